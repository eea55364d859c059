import ProjectGraph
import Viper

extension VIPERProject {
    /// Who keeps whom alive while a scene is on the screen. What only lives while it wires keeps nobody alive.
    public func ownershipChains() -> OwnershipChains {
        OwnershipChains(graph, conformers: conformers) { self.role(of: $0) != .assembler }
    }
}
