import ProjectGraph

/// Routers that no name tells.
extension RoleInference {
    /// `final class LoanFlow { static func module() -> UIViewController { … presenter.flow = flow … }; func close() { screen?.dismiss(animated: true) } }`:
    /// who makes a presenter with the rest of its scene, moves between screens, and is what that presenter keeps is its router, whatever it is called.
    /// What only makes scenes may be a container that presenters are handed.
    mutating func lookAtUnnamedRouters(among types: [TypeID], _ roles: inout [Role?]) {
        let graph = graph
        let names = Set(ScreenNavigation.receivers.keys.compactMap { graph.symbols.symbol(of: $0) })
        var open: Set<TypeID> = []
        for call in graph.frameworkCalls where call.from.exists && names.contains(call.name) && mayBeRouter(call.from, roles) { open.insert(call.from) }
        for type in types where open.contains(type) {
            let made = graph.edges(from: type).filter { $0.kind == .creates }
            let parts = RoleSet(made.compactMap { roles[$0.to.position] }).intersection([.view, .presenter, .interactor])
            let holds = made.filter { roles[$0.to.position] == .presenter }.compactMap { hold(of: type, by: $0.to, roles) }
            guard parts.count >= 2, let kept = holds.first else { continue }
            claims.add(.wires(parts), for: .router, to: type)
            claims.add(.navigates, for: .router, to: type)
            claims.add(.isUsedBy(kept.from), for: .router, to: type)
            roles[type.position] = claims.role(of: type)
            guard kept.to != type else { continue }
            claims.add(.isImplementedBy(type), for: .routerInterface, to: kept.to)
            claims.add(.isUsedBy(kept.from), for: .routerInterface, to: kept.to)
            roles[kept.to.position] = claims.role(of: kept.to)
        }
    }

    private func mayBeRouter(_ type: TypeID, _ roles: [Role?]) -> Bool {
        roles[type.position] == nil && entities[type.position].kind != .protocol && !entities[type.position].isExternal
            && !graph.allSupertypes(of: type).contains { entities[$0.position].isExternal && entities[$0.position].fullName == "UIResponder" }
    }

    /// By which a presenter keeps a type: as itself, or as a protocol that is nothing else yet.
    private func hold(of type: TypeID, by presenter: TypeID, _ roles: [Role?]) -> Edge? {
        let supertypes = graph.allSupertypes(of: type)
        return graph.edges(from: presenter).first { edge in
            edge.kind == .holds && roles[edge.to.position] == nil && (edge.to == type || supertypes.contains(edge.to) && !entities[edge.to.position].isExternal)
        }
    }
}
