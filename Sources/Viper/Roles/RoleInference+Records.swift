import ProjectGraph
import Syntax

/// Data that wrongly works with the network or a store, and is data all the same.
extension RoleInference {
    /// `struct Loan { let id: Int; func sync() { URLSession.shared… } }`: a value that others list, or that has an identity beside what it stores, is
    /// what services take and give. A client (`struct LoanClient { let session: URLSession; let base: URL }`) has neither.
    func isRecordThatWorks(_ type: TypeID) -> Bool {
        guard entities[type.position].kind == .struct, claims.rolesByName(of: type).isDisjoint(with: [.gateway, .manager]),
            entities[type.position].members.contains(where: keepsValue)
        else { return false }
        return graph.hasIdentity(type) || graph.edges(to: type).contains { $0.from != type && isListed($0) }
    }

    /// Whether others may see what an instance stores in a property.
    private func keepsValue(_ member: MemberID) -> Bool {
        guard graph[member].kind == .let || graph[member].kind == .var, !graph[member].isStatic else { return false }
        let declaration = graph.declaration(of: member)
        return declaration.traits.isDisjoint(with: .computed) && !declaration.modifiers.isPrivate && !graph.namesFrameworkObject(member)
    }
}
