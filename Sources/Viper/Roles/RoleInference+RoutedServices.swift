import ProjectGraph

/// What routes something else than screens.
extension RoleInference {
    /// Takes the role from interfaces called so that only interactors use, and from those who implement them.
    func takeServices(among types: [TypeID], from roles: inout [Role?]) {
        for type in types where roles[type.position] == .routerInterface && serves(type, roles) && !isForScreens(type, among: types) {
            roles[type.position] = nil
            for implementer in types where roles[implementer.position] == .router && isOnlyCalledRouter(implementer, by: type) {
                roles[implementer.position] = nil
            }
        }
    }

    /// `AudioRouting`, which interactors alone use, whose names begin otherwise, routes something else.
    private func serves(_ interface: TypeID, _ roles: [Role?]) -> Bool {
        if claims.claims(of: interface, for: .routerInterface).contains(where: { if case .isUsedBy = $0.fact { true } else { false } }) { return false }
        let name = graph.lastName(of: interface)
        let users = entities.indices.lazy.map { TypeID($0) }.filter { user in
            roles[user.position] == .interactor && graph.edges(from: user).contains { $0.isSignature && $0.to == interface }
        }
        return !users.isEmpty && users.allSatisfy { graph.lastName(of: $0).prefix(3) != name.prefix(3) }
    }

    /// Whether somebody moves between screens by it, whoever asks for that.
    private func isForScreens(_ interface: TypeID, among types: [TypeID]) -> Bool {
        types.contains { implementer in
            entities[implementer.position].kind.isReference && graph.allSupertypes(of: implementer).contains(interface)
                && claims.claims(of: implementer, for: .router).contains { if case .navigates = $0.fact { true } else { false } }
        }
    }

    private func isOnlyCalledRouter(_ type: TypeID, by interface: TypeID) -> Bool {
        claims.claims(of: type, for: .router).allSatisfy { claim in
            switch claim.fact {
            case .suffix, .folder: true
            case .implements(let other): other == interface
            default: false
            }
        }
    }
}
