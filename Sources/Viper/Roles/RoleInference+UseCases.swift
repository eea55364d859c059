import ProjectGraph

/// What stands behind the interfaces that interactors ask, by any name.
extension RoleInference {
    /// `final class Logout: LogoutUseCase`, which an assembler makes for an interactor, does what interactors do, though only its protocol
    /// is called so; likewise `final class BundledLoans: LoanRepository`. What has a protocol of another part as well, or is called something
    /// else, is left open.
    mutating func lookAtUseCases(among types: [TypeID], _ roles: inout [Role?]) {
        let interfaces = interfacesAskedByInteractors(among: types, roles)
        if interfaces.isEmpty { return }
        let makers = makers(among: types, roles)
        for type in types where roles[type.position] == nil && makers[type.position].exists && entities[type.position].kind != .protocol {
            guard let interface = onlyInterface(of: type, roles), interfaces.contains(interface), isOpen(type),
                let role = roles[interface.position]?.implementer
            else { continue }
            claims.add(.implements(interface), for: role, to: type)
            claims.add(.isMade(by: makers[type.position]), for: role, to: type)
            roles[type.position] = claims.role(of: type)
        }
    }

    /// By type: an assembler or a router that makes it.
    func makers(among types: [TypeID], _ roles: [Role?]) -> [TypeID] {
        var makers = [TypeID](repeating: .none, count: roles.count)
        for maker in types where roles[maker.position] == .assembler || roles[maker.position] == .router {
            for edge in graph.edges(from: maker) where edge.kind == .creates && !makers[edge.to.position].exists { makers[edge.to.position] = maker }
        }
        return makers
    }

    private func interfacesAskedByInteractors(among types: [TypeID], _ roles: [Role?]) -> Set<TypeID> {
        var interfaces: Set<TypeID> = []
        for type in types where roles[type.position] == .interactor {
            for edge in graph.edges(from: type) where edge.kind == .holds && (roles[edge.to.position].map(Self.asked.contains) ?? false) {
                interfaces.insert(edge.to)
            }
        }
        return interfaces
    }

    private static let asked: RoleSet = [.interactorInterface, .gatewayInterface, .managerInterface]

    private func onlyInterface(of type: TypeID, _ roles: [Role?]) -> TypeID? {
        let interfaces = graph.allSupertypes(of: type).filter { roles[$0.position] != nil }
        return interfaces.count == 1 ? interfaces[0] : nil
    }

    /// Whether nothing speaks for another role but what a type works with: a use case may ask the settings itself.
    private func isOpen(_ type: TypeID) -> Bool {
        claims.claims(of: type).allSatisfy(\.isOfDataAccess)
    }
}
