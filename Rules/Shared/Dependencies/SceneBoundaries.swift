import ProjectGraph
import RuleKit
import Viper

/// Protocols by which the parts of one scene speak to each other, and that only one class there implements: for other scenes
/// there are module interfaces and delegates.
struct SceneBoundaries {
    private let project: VIPERProject
    /// Which scene's parts keep which protocol.
    private var clients: Set<Client> = []
    /// Which scene names which other, but for what wires and routes.
    private var namings: Set<Naming> = []

    private struct Client: Hashable {
        var scene: Scene
        var role: Role
        var boundary: TypeID
    }

    private struct Naming: Hashable {
        var from: Scene
        var to: Scene
    }

    init(_ project: VIPERProject) {
        self.project = project
        for type in project.ownTypes {
            guard let scene = project.scene(of: type), let role = project.role(of: type), !role.isBesideLayers else { continue }
            for edge in project.graph.edges(from: type) {
                if edge.kind == .holds, role == .view || role == .presenter { clients.insert(Client(scene: scene, role: role, boundary: edge.to)) }
                // A delegate is how the other scene is answered.
                guard let other = project.scene(of: edge.to), other != scene, project.role(of: edge.to)?.isBesideLayers != true else { continue }
                namings.insert(Naming(from: scene, to: other))
            }
        }
    }

    func areCrossed(by edge: Edge, of role: Role) -> Bool {
        guard role == .presenter || role == .interactor || role == .view && hasOwnPresenter(edge.from), let boundary = project.role(of: edge.to),
            edge.kind == .holds || isSpokenTo(edge, by: role, of: boundary), let client = Self.client(of: boundary), let own = project.scene(of: edge.from)
        else { return false }
        let implementers = project.conformers[edge.to].filter { project.graph[$0].kind != .protocol && !project.isSetAside($0) }
        guard implementers.count == 1, let implementer = implementers.first, project.isOwnPartOfScene(implementer),
            project.areInDifferentScenes(edge.from, implementer), let scene = project.scene(of: implementer),
            clients.contains(Client(scene: scene, role: client, boundary: edge.to)), !presents(edge.from, for: scene)
        else { return false }
        // Where the other scene names this one in turn, module-cycle tells of both.
        return !namings.contains(Naming(from: scene, to: own))
    }

    /// `final class FavouritesPresenter: LoanListPresenterInterface`: another presenter of the same view, whatever it is called.
    private func presents(_ presenter: TypeID, for scene: Scene) -> Bool {
        project.graph.allSupertypes(of: presenter).contains { interface in
            project.role(of: interface) == .presenterInterface && project.scene(of: interface) == scene
                && clients.contains(Client(scene: scene, role: .view, boundary: interface))
        }
    }

    /// `func link(_ detail: LoanDetailPresenterInterface) { detail.didTapClose() }`: whom a presenter doesn't keep, it may speak to all the same.
    private func isSpokenTo(_ edge: Edge, by role: Role, of boundary: Role) -> Bool {
        guard role == .presenter || role == .interactor, boundary == .presenterInterface || boundary == .viewInterface, edge.member.exists,
            edge.position == .parameter || edge.position == .cast
        else { return false }
        let requirements = project.graph.family(of: edge.to).flatMap { project.graph[$0].members }
        return requirements.contains { project.graph.calls(of: $0).contains { $0.from == edge.from && $0.caller == edge.member && $0.receiver == edge.to } }
    }

    /// A view that is no more than another scene's, such as a part of its screen, speaks to that one's presenter.
    private func hasOwnPresenter(_ view: TypeID) -> Bool {
        guard let scene = project.scene(of: view) else { return false }
        return project.graph.edges(from: view).contains { edge in
            edge.kind == .holds && project.role(of: edge.to)?.reached == .presenter
                && (project.scene(of: edge.to) == scene || project.conformers[edge.to].contains { project.scene(of: $0) == scene })
        }
    }

    private static func client(of boundary: Role) -> Role? {
        switch boundary {
        case .viewInterface, .interactorInterface: .presenter
        case .presenterInterface: .view
        default: nil
        }
    }
}
