import ProjectGraph
import Syntax

/// What is called like a part of a scene, and is none.
extension RoleInference {
    /// `class Router: NetworkRouter` that sends requests, `class AlertPresenter: AlertPresenterProtocol` that shows alerts on a view
    /// controller: nothing but the names speaks for them, and what they work with is no scene's. Who is called so as well, and
    /// implements the same protocol, is of the same kind.
    func takeNamesakes(among types: [TypeID], from roles: inout [Role?]) {
        var interfaces: Set<TypeID> = []
        for type in types where isNamesake(type, roles) {
            let role = roles[type.position]
            roles[type.position] = nil
            if role == .presenter { takeHelpers(of: type, from: &roles) }
            interfaces.formUnion(claims.claims(of: type).compactMap { if case .implements(let interface) = $0.fact { interface } else { nil } })
        }
        if interfaces.isEmpty { return }
        for interface in interfaces { roles[interface.position] = nil }
        for type in types where roles[type.position].map({ $0 == .router || $0 == .presenter }) ?? false {
            guard let role = roles[type.position], hasOnlyName(type, as: role) else { continue }
            if !interfaces.isDisjoint(with: graph.allSupertypes(of: type)) { roles[type.position] = nil }
        }
    }

    /// `ToastInteractor` with its gestures, which `ToastPresenter` has on a window: their names are all that they give each other.
    private func takeHelpers(of presenter: TypeID, from roles: inout [Role?]) {
        for edge in graph.edges(from: presenter) where roles[edge.to.position] == .interactor && isOnScreen(edge.to) {
            let isOthers = claims.claims(of: edge.to, for: .interactor).contains { claim in
                if case .isUsedBy(let user) = claim.fact { roles[user.position] != nil } else { false }
            }
            if !isOthers { roles[edge.to.position] = nil }
        }
    }

    /// Whether what is called an interactor works with nothing but what is on the screen.
    private func isOnScreen(_ interactor: TypeID) -> Bool {
        let claims = claims.claims(of: interactor, for: .interactor)
        let isOnlyUsed = !claims.isEmpty && claims.allSatisfy { claim in
            switch claim.fact {
            case .suffix, .folder, .isUsedBy: true
            default: false
            }
        }
        return isOnlyUsed && graph.edges(from: interactor).contains { isScreen($0.to) }
    }

    private func worksOnScreen(_ presenter: TypeID, _ roles: [Role?]) -> Bool {
        var showsModels = false
        let isOnlyHelper = claims.claims(of: presenter, for: .presenter).allSatisfy { claim in
            switch claim.fact {
            case .suffix, .folder, .implements: return true
            case .worksWith(let other):
                if isShown(other) { showsModels = true }
                return isShown(other) || isOnScreen(other)
            default: return false
            }
        }
        return isOnlyHelper && !(showsModels && isKeptByOwnView(presenter, roles))
    }

    /// `BannerViewModel`, which `BannerPresenter` lays over the view that it was made for: what is to be shown may be called so anywhere.
    private func isShown(_ model: TypeID) -> Bool {
        guard entities[model.position].kind.isValue, let role = claims.best(of: model)?.role else { return false }
        return role == .viewModel || role == .presentationModel
    }

    /// `LoanViewController` with its `LoanPresenter`, which knows it by `UIViewController` only.
    private func isKeptByOwnView(_ presenter: TypeID, _ roles: [Role?]) -> Bool {
        let name = graph.lastName(of: presenter)
        let scene = endings.stem(of: name, as: .presenter) ?? name
        return roles.indices.contains { position in
            roles[position] == .view && graph.lastName(of: TypeID(position)).hasPrefix(scene)
                && graph.edges(from: TypeID(position)).contains { $0.kind == .holds && $0.to == presenter }
        }
    }

    /// `func present(_ error: Error, on controller: UIViewController)`
    func takesScreen(_ presenter: TypeID) -> Bool {
        graph.edges(from: presenter).contains { edge in
            edge.position == .parameter && edge.isSignature && edge.member.exists && graph[edge.member].kind == .func && isScreen(edge.to)
        }
    }

    /// Whether each view that keeps it has its own presenter as well: `errors` of `OrderViewController`, beside its `OrderPresenter`.
    private func isKeptBesidePresenters(_ helper: TypeID, _ roles: [Role?]) -> Bool {
        let interfaces = graph.allSupertypes(of: helper)
        func isHelper(_ type: TypeID) -> Bool { type == helper || interfaces.contains(type) }
        return roles.indices.allSatisfy { position in
            guard roles[position] == .view, graph.edges(from: TypeID(position)).contains(where: { $0.kind == .holds && isHelper($0.to) }) else { return true }
            return graph.edges(from: TypeID(position)).contains { $0.kind == .holds && !isHelper($0.to) && isSurelyPresenter($0.to, roles) }
        }
    }

    /// What has more than its name, or what such a one implements.
    private func isSurelyPresenter(_ type: TypeID, _ roles: [Role?]) -> Bool {
        switch roles[type.position] {
        case .presenter: !hasOnlyName(type, as: .presenter)
        case .presenterInterface:
            claims.claims(of: type, for: .presenterInterface).contains { claim in
                if case .isImplementedBy(let presenter) = claim.fact { !hasOnlyName(presenter, as: .presenter) } else { false }
            }
        default: false
        }
    }

    private func isNamesake(_ type: TypeID, _ roles: [Role?]) -> Bool {
        switch roles[type.position] {
        case .router:
            (hasOnlyName(type, as: .router) || !isOfScreens(type)) && (graph.makesRequests(type) || graph.edges(from: type).contains { graph.isDataAccess($0.to) })
        case .presenter:
            graph.edges(from: type).contains { $0.kind == .holds && isScreen($0.to) } && worksOnScreen(type, roles)
                || hasOnlyName(type, as: .presenter) && takesScreen(type) && isKeptBesidePresenters(type, roles)
        default: false
        }
    }

    /// Whether anything of a router's has to do with screens, its interface for a presenter included.
    private func isOfScreens(_ router: TypeID) -> Bool {
        claims.claims(of: router, for: .router).contains { claim in
            switch claim.fact {
            case .directive, .navigates, .wires: true
            case .implements(let interface): claims.claims(of: interface, for: .routerInterface).contains { if case .isUsedBy = $0.fact { true } else { false } }
            default: false
            }
        } || graph.edges(from: router).contains { edge in
            isScreen(edge.to) || claims.best(of: edge.to).map { [.view, .assembler].contains($0.role) } ?? false
        }
    }

    /// Whether nothing that it does or works with speaks for the role.
    func hasOnlyName(_ type: TypeID, as role: Role) -> Bool {
        claims.claims(of: type, for: role).allSatisfy { claim in
            switch claim.fact {
            case .suffix, .folder, .implements: true
            default: false
            }
        }
    }

    /// Any screen or view, of whatever class. A label, a list and an alert are what presenters wrongly have, which makes them no helpers.
    private func isScreen(_ type: TypeID) -> Bool {
        let entity = entities[type.position]
        return graph.isGeneralController(type) || entity.isExternal && (graph.isOnScreen(type, as: .window) || FrameworkPurposes.baseViews.contains(entity.fullName))
    }
}
