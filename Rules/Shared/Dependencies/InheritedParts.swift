import ProjectGraph
import Viper

extension VIPERProject {
    /// `final class StockInteractor: ItemInteractor`, where the scene `Item` is put together with its own: whether a presenter or interactor
    /// inherits from what is no base, but another scene's part. What several inherit from, or is called after the same thing (`EditLoanPresenter` of
    /// `LoanPresenter`), is a base or a variant of one scene.
    func isPartOfAnotherInherited(_ edge: Edge) -> Bool {
        guard edge.position == .inheritance, let role = role(of: edge.to), role == .presenter || role == .interactor, role == self.role(of: edge.from),
            conformers[edge.to].filter({ !isSetAside($0) }).count == 1, let scene = scene(of: edge.to), let own = self.scene(of: edge.from),
            !scene.name.contains(own.name), !own.name.contains(scene.name)
        else { return false }
        return (types(.assembler, in: scene) + types(.router, in: scene)).contains { maker in
            graph.edges(from: maker).contains { $0.kind == .creates && $0.to == edge.to }
        }
    }
}
