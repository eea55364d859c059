import ProjectGraph
import Syntax

/// What keeps entities and stands among them.
extension RoleInference {
    /// `final class LoanModel: ObservableObject { private let file = LoanFile(); @Published var loans: [Loan] = [] }` in the folder `Entities`, which an
    /// interactor keeps: it has data access of its own and a list of what that fetches, so it is a store, wherever it stands. What is decoded
    /// or has an identity, is told in a message or is listed itself, is data that wrongly fetches.
    mutating func lookAtStoresOfEntities(among types: [TypeID], _ roles: inout [Role?]) {
        for type in types where (roles[type.position] == nil || isPlaced(type, roles[type.position])) && mayBeStoreOfEntities(type) {
            let holds = graph.edges(from: type).filter { $0.kind == .holds && !$0.isStatic }
            guard let access = holds.first(where: { roles[$0.to.position]?.isDataAccess ?? graph.isDataAccess($0.to) }),
                holds.contains(where: { isEntity($0.to, roles) && isListed($0) }), let keeper = keeper(of: type, roles)
            else { continue }
            claims.add(.reaches(access.to), for: .manager, to: type)
            claims.add(.isUsedBy(keeper), for: .manager, to: type)
            roles[type.position] = .manager
        }
    }

    private func mayBeStoreOfEntities(_ type: TypeID) -> Bool {
        (entities[type.position].kind == .class || entities[type.position].kind == .actor) && !graph.isNested(type)
            && claims.rolesByName(of: type).isEmpty && !graph.isDecoded(type) && !graph.isKeptByDatabase(type) && !graph.hasIdentity(type)
            && !graph.isFrameworksEntity(type)
    }

    private func isEntity(_ type: TypeID, _ roles: [Role?]) -> Bool {
        roles[type.position] == .entity || roles[type.position] == nil && !entities[type.position].isExternal && graph.isDecoded(type)
    }

    /// The interactor that keeps it; none where it is said or listed somewhere, and where views observe what only this would be told by.
    private func keeper(of type: TypeID, _ roles: [Role?]) -> TypeID? {
        var keeper: TypeID?
        for edge in graph.edges(to: type) where edge.from != type {
            if edge.isSignature, roles[edge.from.position]?.isBoundary ?? false || isListed(edge) { return nil }
            if roles[type.position] == nil, edge.kind == .holds, [.presenter, .view].contains(roles[edge.from.position]) { return nil }
            if keeper == nil, edge.kind == .holds, !edge.isStatic, roles[edge.from.position] == .interactor { keeper = edge.from }
        }
        return keeper
    }

    /// Whether a name stands in the type of a list: `[Loan]`, `[Loan.ID: Loan]`, `Set<Loan>`.
    func isListed(_ edge: Edge) -> Bool {
        guard edge.isSignature, edge.member.exists, graph[edge.member].file == edge.site.file else { return false }
        let (outline, declaration) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member))
        return ([declaration.type] + outline.parameters(of: declaration).map(\.type)).contains { isList($0, around: edge.site.offset, in: outline) }
    }

    private func isList(_ type: TypeIndex, around offset: UInt32, in outline: Outline) -> Bool {
        outline.types(around: offset, in: type).contains { type in
            let node = outline[type]
            return node.kind == .array || node.kind == .dictionary
                || outline.isNamedCollection(node) && node.offset < offset
        }
    }
}
