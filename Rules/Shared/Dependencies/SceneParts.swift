import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// Whether a type is a part of one scene alone. Cells and other views may be shared; a scene's own view controller
    /// is not.
    func isOwnPartOfScene(_ type: TypeID) -> Bool {
        switch role(of: type) {
        case .presenter, .interactor: true
        case .view:
            isViewOfScene(type) && isViewController(type)
        default: false
        }
    }

    /// `protocol Loadable { var loadingView: LoadingView { get set } }` with an `extension Loadable where Self: UIViewController`:
    /// what screens share is views' own code, whatever compositions it is a part of.
    func isMixedIntoViews(_ edge: Edge) -> Bool {
        guard role(of: edge.from) == .viewInterface, (role(of: edge.to) ?? roleOfFramework(edge.to)) == .view,
            scene(of: edge.from) == nil, scene(of: edge.to) == nil
        else { return false }
        return graph.edges(from: edge.from).contains { own in
            own.position == .genericConstraint && graph.isOnScreen(own.to, as: [.view, .viewController])
        }
    }

    /// `LoanDetailView(presenter: detail)` in a view's body: what stands in the view, no router opens.
    func helpOnEmbedding(_ edge: Edge) -> String? {
        guard effectiveRole(of: edge.from) == .view, reachedRole(of: edge.to) == .presenter else { return nil }
        let view = graph.edges(from: edge.from).first { made in
            made.kind == .creates && role(of: made.to) == .view && scene(of: made.to) == scene(of: edge.to)
        }
        return view.map { "Let whoever assembles the two make \(name($0.to)) with it, and hand in that." }
    }
}
