import ProjectGraph

/// What is called like a presenter, and shows something itself.
extension RoleInference {
    /// `final class AlertPresenter { weak var delegate: AlertPresenterDelegate? }`: who shows alerts for whoever asks is no scene's, unless there is one
    /// that is called so.
    func setAlertPresentersAside(among types: [TypeID], _ candidates: inout Candidates) {
        for type in types where isPresenterOfAlerts(type, among: types, candidates) {
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

    private static let alerts = ["ActionSheet", "Alert", "Banner", "HUD", "Hud", "Popup", "Snackbar", "Toast"]
    private static let partners: RoleSet = [.interactor, .interactorInterface, .router, .routerInterface, .viewInterface]
    private static let partsOfScene: RoleSet = [.interactor, .interactorInterface, .router, .routerInterface, .view, .viewInterface]
}
