import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// `let interactor: LoanListInteractor` beside a `LoanListInteractorProtocol` that `LoanListInteractor` alone implements and nothing is typed
    /// by: whatever a team's habit is, that protocol was written for this place.
    ///
    /// - Parameters:
    ///   - holds: where parts are held by their classes.
    ///   - boundary: the protocol by which such a part may be known.
    func holdsPastOwnInterface(_ holds: [Edge], boundary: (Edge) -> TypeID?) -> [(Edge, TypeID)] {
        let candidates = holds.compactMap { hold -> (Edge, TypeID)? in
            guard let interface = boundary(hold), isOwnInterface(interface, of: hold.to), isAskedThere(hold, interface) else { return nil }
            return (hold, interface)
        }
        guard !candidates.isEmpty else { return [] }
        var unnamed = Set(candidates.map(\.1))
        for type in graph.types.indices {
            for edge in graph.edges(from: TypeID(type)) where unnamed.contains(edge.to) {
                // Who implements it speaks to nobody by it.
                if edge.position != .inheritance || graph[edge.from].kind == .protocol { unnamed.remove(edge.to) }
            }
        }
        return candidates.filter { unnamed.contains($0.1) }
    }

    /// Whether a protocol is a part's alone, but for what stands in for that in tests. What is public may be named where nobody looks.
    private func isOwnInterface(_ interface: TypeID, of part: TypeID) -> Bool {
        guard let declared = graph[interface].parts.first, !graph[interface].hasAssociatedTypes,
            graph.outline(of: declared.file)[declared.declaration].modifiers.isDisjoint(with: [.public, .open, .package])
        else { return false }
        // What has no role stands in a scene by its name or place alone.
        let isInScene = role(of: interface) == nil ? module(of: interface) == scene(of: part)?.name : scene(of: interface) == scene(of: part)
        return isInScene && conformers[interface].allSatisfy { $0 == part || isSetAside($0) }
    }

    /// Whether it asks for something that the holder asks the part for.
    private func isAskedThere(_ hold: Edge, _ interface: TypeID) -> Bool {
        let requirements = graph.family(of: interface).flatMap { graph[$0].members }.map { graph[$0].name }
        guard !requirements.isEmpty else { return false }
        return graph[hold.to].members.contains { member in
            requirements.contains(graph[member].name) && graph.calls(of: member).contains { $0.from == hold.from && !$0.isSelf }
        }
    }
}
