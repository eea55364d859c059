import ProjectGraph
import Viper

extension VIPERProject {
    /// Whether a gateway or manager works with a framework's data. What is only called a manager may be there for anything.
    func worksWithData(_ type: TypeID) -> Bool {
        guard let assignment = assignment(of: type), assignment.role == .gateway || assignment.role == .manager else { return false }
        return assignment.evidence.contains { $0.kind == .dataAccess }
    }

    /// Whether interactors know it as well, or its protocol.
    func isServiceOfData(_ type: TypeID) -> Bool {
        guard worksWithData(type) else { return false }
        let family = Set([type] + graph.allSupertypes(of: type).filter { !graph[$0].isExternal })
        return types(.interactor).contains { interactor in graph.edges(from: interactor).contains { family.contains($0.to) } }
    }
}
