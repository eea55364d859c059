import ProjectGraph

/// What does a part's work by another one of its kind.
extension RoleInference {
    /// `final class CachedLoans: LoansProviding { private let remote: LoansProviding; private let file: LoanFile }`: whoever keeps another of what it
    /// implements itself stands in that one's place, and plays its part. A presenter's and an interactor's is one only where it is made with the
    /// scene: views have helpers that pass on what they are told.
    mutating func lookAtDecorators(among types: [TypeID], _ roles: inout [Role?]) {
        let found = types.compactMap { type in decorated(by: type, roles).map { (type: type, interface: $0.interface, role: $0.role) } }
        if found.isEmpty { return }
        let makers = makers(among: types, roles)
        for decorator in found where decorator.role.isBesideLayers || makers[decorator.type.position].exists {
            claims.add(.implements(decorator.interface), for: decorator.role, to: decorator.type)
            claims.add(.worksWith(decorator.interface), for: decorator.role, to: decorator.type)
            roles[decorator.type.position] = claims.role(of: decorator.type)
        }
    }

    /// Views are wrapped to be held weakly, and routers keep one another as parents and children, which tells nothing.
    private static let decorated: RoleSet = [.presenterInterface, .interactorInterface, .gatewayInterface, .managerInterface]

    private func decorated(by type: TypeID, _ roles: [Role?]) -> (interface: TypeID, role: Role)? {
        guard roles[type.position] == nil, [.class, .struct, .actor].contains(entities[type.position].kind) else { return nil }
        let kept = graph.edges(from: type).lazy.filter { edge in
            edge.kind == .holds && !edge.isStatic && edge.ownership.retains && (roles[edge.to.position].map(Self.decorated.contains) ?? false)
        }.map(\.to)
        if kept.isEmpty || graph.isEraser(type) { return nil }
        let supertypes = graph.allSupertypes(of: type)
        guard let interface = kept.first(where: supertypes.contains), let role = roles[interface.position]?.implementer else { return nil }
        // What else it is made for, by a framework or by another layer, may be what it is.
        let isOnlyThat = supertypes.allSatisfy { supertype in
            if entities[supertype.position].isExternal { return MarkerProtocols.plainSupertypes.contains(entities[supertype.position].fullName) }
            return roles[supertype.position].map { $0.implementer == role } ?? true
        }
        guard isOnlyThat, claims.claims(of: type).allSatisfy({ $0.role == role }), isImplemented(interface, by: role, besides: type, roles),
            !graph.edges(from: type).contains(where: { $0.kind == .holds && graph.isOnScreen($0.to, as: [.view, .viewController, .window]) })
        else { return nil }
        return (interface, role)
    }

    /// Whether there is anybody to stand in for.
    private func isImplemented(_ interface: TypeID, by role: Role, besides type: TypeID, _ roles: [Role?]) -> Bool {
        claims.claims(of: interface).contains { claim in
            if case .isImplementedBy(let other) = claim.fact { other != type && roles[other.position] == role } else { false }
        }
    }
}
