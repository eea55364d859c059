import ProjectGraph
import Viper

extension VIPERProject {
    /// Who keeps whom alive while a scene is on the screen. What only lives while it wires keeps nobody alive.
    ///
    /// - Parameter excluded: others that no chain is to lead through.
    public func ownershipChains(except excluded: Set<TypeID> = []) -> OwnershipChains {
        OwnershipChains(graph, conformers: conformers) { self.role(of: $0) != .assembler && !excluded.contains($0) }
    }
}
