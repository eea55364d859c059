import ProjectGraph
import Viper

extension VIPERProject {
    /// Enumerations that entities are made of (`let state: LoanState`) have no role by themselves.
    var enumerationsOfEntities: Set<TypeID> {
        let held = types(.entity).flatMap { entity in graph.edges(from: entity).filter { $0.kind == .holds }.map(\.to) }
        return Set(held.filter { graph[$0].kind == .enum && !graph[$0].isExternal && effectiveRole(of: $0) == nil })
    }
}
