import ProjectGraph
import Syntax

/// Data that is called like a part, or wrongly works with the network or a store, and is data all the same.
extension RoleInference {
    /// `struct Service { let name: String; let price: Decimal }` of a salon, `struct Connector { let power: Int }` of a charging station: a record, or what
    /// has values that others read, and works with nobody. Such a struct that nobody could ask for anything is data, and so is what has an identity or
    /// is listed; but an object may be listed in any part of a scene, as the presenters of rows are.
    func isRecordByMake(_ type: TypeID, calledLike role: Role) -> Bool {
        let entity = entities[type.position]
        guard entity.kind == .struct || entity.kind == .class else { return false }
        if graph.isKeptByDatabase(type) { return true }
        // Most parts work with somebody, which is found out soonest.
        guard worksWithNobody(type), entity.members.contains(where: keepsValue), !entity.members.contains(where: keepsFunctions) else { return false }
        if graph.isDecoded(type) || entity.kind == .struct && isAskedForNothing(type) { return true }
        return (entity.kind == .struct || Self.services.contains(role)) && (graph.hasIdentity(type) || graph.edges(to: type).contains { $0.from != type && isListed($0) })
    }

    /// Whether all that a type knows are values, objects that keep some, and what frameworks have for everybody.
    private func worksWithNobody(_ type: TypeID) -> Bool {
        graph.edges(from: type).allSatisfy { edge in
            let other = entities[edge.to.position]
            if edge.to == type || graph.isDataAccess(edge.to) { return edge.to == type }
            switch other.kind {
            case _ where other.isExternal: return true
            case .protocol: return edge.kind == .conforms && !other.members.contains { graph[$0].kind == .func }
            case .class, .actor: return isAskedForNothing(edge.to)
            case .struct, .enum: return !graph.edges(from: edge.to).contains { graph.isDataAccess($0.to) }
            case .alias, .unknown: return true
            }
        }
    }

    /// Whether a type has no functions, but for those by which values are compared and written out, and keeps nothing in another
    /// place by a wrapper.
    private func isAskedForNothing(_ type: TypeID) -> Bool {
        entities[type.position].members.allSatisfy { member in
            let declaration = graph.declaration(of: member)
            switch graph[member].kind {
            case .func:
                return graph[member].isStatic || ["hash", "encode"].contains(graph.symbols[graph[member].name])
            case .let, .var: return graph.outline(of: graph[member].file).attributes(of: declaration).isEmpty
            default: return true
            }
        }
    }

    /// `var loans: () -> [Loan]`
    private func keepsFunctions(_ member: MemberID) -> Bool {
        graph[member].kind != .func && graph.keepsFunctions(TypePlace(file: graph[member].file, type: graph.declaration(of: member).type))
    }

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
