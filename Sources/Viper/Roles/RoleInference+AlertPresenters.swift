import ProjectGraph

/// What is called like a presenter, and shows something itself.
extension RoleInference {
    /// `final class AlertPresenter { weak var delegate: AlertPresenterDelegate? }`: who shows alerts for whoever asks is no scene's, unless there is one
    /// that is called so.
    func setAlertPresentersAside(among types: [TypeID], _ candidates: inout Candidates) {
        for type in types where isPresenterOfAlerts(type, among: types, candidates) || isPresenterForScreens(type, candidates) {
            let interfaces = graph.allSupertypes(of: type).filter { candidates[$0] == [.presenterInterface] && graph.lastName(of: $0).hasPrefix(graph.lastName(of: type)) }
            for part in [type] + interfaces { candidates.set(nil, for: part) }
        }
    }

    private func isPresenterOfAlerts(_ type: TypeID, among types: [TypeID], _ candidates: Candidates) -> Bool {
        guard candidates[type].contains(.presenter), let scene = sceneInName(of: type), Self.alerts.contains(where: scene.hasSuffix),
            !claims.kinds(for: .presenter, of: type).contains(EvidenceKinds(.directive)),
            !graph.edges(from: type).contains(where: { $0.kind == .holds && !candidates[$0.to].isDisjoint(with: Self.partners) })
        else { return false }
        return !types.contains { part in
            part != type && graph.lastName(of: part).hasPrefix(scene) && !candidates[part].isDisjoint(with: Self.partsOfScene)
        }
    }

    /// `CardExpiryPresenter().presentIfNeeded(from: self)` in a screen, a use case or a view model of another name: what goes and shows something for whoever
    /// makes it has no view of its own, whatever it asks a use case first.
    private func isPresenterForScreens(_ type: TypeID, _ candidates: Candidates) -> Bool {
        guard candidates.main(of: type) == .presenter, entities[type.position].kind.isReference, let scene = sceneInName(of: type),
            !claims.kinds(for: .presenter, of: type).contains(EvidenceKinds(.directive))
        else { return false }
        let family = [type] + graph.allSupertypes(of: type).filter { !entities[$0.position].isExternal }
        let isOfScene = family.contains { part in
            !candidates[part].isDisjoint(with: Self.otherInterfaces)
                || graph.edges(from: part).contains { !candidates[$0.to].isDisjoint(with: Self.outward) || $0.kind == .holds && candidates.main(of: $0.to) == .view }
        }
        if isOfScene { return false }
        var isMadeByScreen = false
        for edge in family.lazy.flatMap({ graph.edges(to: $0) }) where !family.contains(edge.from) && !graph.isSetAside(edge.from) {
            let makes = edge.kind == .creates && edge.to == type
            switch roleOfOutermost(edge.from, candidates) {
            case .view:
                if graph.lastName(of: edge.from).hasPrefix(scene) || edge.kind == .holds && !isHelper(edge, of: type, family, candidates) { return false }
                isMadeByScreen = isMadeByScreen || makes
            case .interactor, .viewModel:
                if edge.kind == .holds && edge.ownership == .weak { return false }
                isMadeByScreen = isMadeByScreen || makes
            case nil, .entity: break
            default: return false
            }
        }
        return isMadeByScreen
    }

    /// The `Dependencies` of a view model, which make what it is given by default, are its own.
    private func roleOfOutermost(_ type: TypeID, _ candidates: Candidates) -> Role? {
        graph[type].outer.flatMap { roleOfOutermost($0, candidates) } ?? candidates.main(of: type)
    }

    /// Whether a view that makes a presenter keeps it under its full name, `cardExpiryPresenter`, for a view's own is its `presenter`; or has another one,
    /// and this shows something on the screen that it is handed.
    private func isHelper(_ holding: Edge, of presenter: TypeID, _ family: [TypeID], _ candidates: Candidates) -> Bool {
        let edges = graph.edges(from: holding.from)
        guard holding.member.exists, edges.contains(where: { $0.kind == .creates && $0.to == presenter }) else { return false }
        return graph.symbols[graph[holding.member].name].lowercased() == graph.lastName(of: presenter).lowercased()
            || takesScreen(presenter) && edges.contains { $0.kind == .holds && !$0.isStatic && !family.contains($0.to) && !candidates[$0.to].isDisjoint(with: Self.presenters) }
    }

    private static let presenters: RoleSet = [.presenter, .presenterInterface]
    private static let outward: RoleSet = [.viewInterface, .router, .routerInterface, .interactorOutput, .moduleInterface, .assembler]
    private static let otherInterfaces: RoleSet = [.interactorOutput, .moduleInterface]
    private static let alerts = ["ActionSheet", "Alert", "Banner", "HUD", "Hud", "Popup", "Snackbar", "Toast"]
    private static let partners: RoleSet = [.interactor, .interactorInterface, .router, .routerInterface, .viewInterface]
    private static let partsOfScene: RoleSet = [.interactor, .interactorInterface, .router, .routerInterface, .view, .viewInterface]
}
