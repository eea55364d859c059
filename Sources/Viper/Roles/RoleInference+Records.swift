import ProjectGraph
import Syntax

/// Data that wrongly works with the network or a store, and is data all the same.
extension RoleInference {
    /// `struct Loan { let id: Int; func sync() { URLSession.shared… } }`: a value that others list, or that has an identity beside what it stores, is
    /// what services take and give. A client (`struct LoanClient { let session: URLSession; let base: URL }`) has neither. Nor does anybody tell two
    /// services apart, as objects of `class Server: Hashable` are.
    func isRecordThatWorks(_ type: TypeID) -> Bool {
        guard entities[type.position].kind == .struct || entities[type.position].kind == .class && isToldApart(type),
            claims.rolesByName(of: type).isDisjoint(with: [.gateway, .manager]), entities[type.position].members.contains(where: keepsValue)
        else { return false }
        return graph.hasIdentity(type) || graph.edges(to: type).contains { $0.from != type && isListed($0) }
    }

    private func isToldApart(_ type: TypeID) -> Bool {
        entities[type.position].supertypes.contains { supertype in
            entities[supertype.type.position].isExternal && ["Comparable", "Equatable", "Hashable", "Identifiable"].contains(entities[supertype.type.position].fullName)
        }
    }

    /// Whether others may see what an instance stores in a property.
    private func keepsValue(_ member: MemberID) -> Bool {
        guard graph[member].kind == .let || graph[member].kind == .var, !graph[member].isStatic else { return false }
        let declaration = graph.declaration(of: member)
        return declaration.traits.isDisjoint(with: .computed) && !declaration.modifiers.isPrivate && !graph.namesFrameworkObject(member)
    }
}
