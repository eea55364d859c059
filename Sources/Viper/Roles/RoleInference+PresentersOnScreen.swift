import ProjectGraph

/// Presenters that inherit from what is on the screen.
extension RoleInference {
    /// `final class LoanListPresenter: UIViewController, LoanListPresenterProtocol`, which `LoanListViewController` keeps and which keeps the interactor:
    /// whatever it inherits, it stands where the presenter does. A screen that a team calls a presenter is kept by no other view
    /// controller of its scene, and shows its views itself.
    ///
    /// - Parameter screens: what is called a part of a stack and is on the screen.
    func presentersOnScreen(among screens: [TypeID], _ types: [TypeID], _ candidates: Candidates) -> [TypeID] {
        let open = screens.filter { type in
            entities[type.position].kind == .class && claims.rolesByName(of: type) == [.presenter] && graph.isOnScreen(type, as: [.view, .viewController])
                && graph.edges(from: type).contains { $0.kind == .holds && !$0.isStatic && isOfInteractor($0.to, candidates) }
        }
        if open.isEmpty { return [] }
        return open.filter { presenter in
            guard let scene = sceneInName(of: presenter), !scene.isEmpty else { return false }
            let family = [presenter] + graph.allSupertypes(of: presenter).filter { candidates[$0].contains(.presenterInterface) }
            return types.contains { view in
                view != presenter && candidates.main(of: view) == .view && graph.lastName(of: view).hasPrefix(scene) && graph.isOnScreen(view, as: .viewController)
                    && !claims.rolesByName(of: view).contains(.presenter)
                    && graph.edges(from: view).contains { $0.kind == .holds && !$0.isStatic && family.contains($0.to) }
            }
        }
    }

    private func isOfInteractor(_ type: TypeID, _ candidates: Candidates) -> Bool {
        !candidates[type].isDisjoint(with: [.interactor, .interactorInterface])
    }
}
