import ProjectGraph
import Viper

extension VIPERProject {
    /// Whether a gateway or manager certainly is one: it works with a framework's data, and interactors know it or its protocol.
    /// What is only called a manager may be there for anything.
    func isServiceOfData(_ type: TypeID) -> Bool {
        guard let assignment = assignment(of: type), assignment.role == .gateway || assignment.role == .manager,
            assignment.evidence.contains(where: { $0.kind == .dataAccess })
        else { return false }
        let family = Set([type] + graph.allSupertypes(of: type).filter { !graph[$0].isExternal })
        return types(.interactor).contains { interactor in graph.edges(from: interactor).contains { family.contains($0.to) } }
    }
}
