import ProjectGraph
import RuleKit
import Viper

/// `present(ChatViewController(), animated: true)` in another scene's router, where `ChatRouter` gives that a presenter: what comes
/// up there tells nobody what is done in it.
struct BareScreens {
    /// A view that is made and left without what its scene's assembly gives it.
    struct Screen {
        var made: Edge
        var assembler: TypeID
        var property: MemberID
    }

    private let project: VIPERProject

    init(_ project: VIPERProject) { self.project = project }

    /// By the routers that may be judged, the first of each two.
    func screens(by routers: [TypeID]) -> [Screen] {
        let made = routers.flatMap { router in
            project.faultyNamings(by: router) { edge in
                edge.kind == .creates && edge.member.exists && project.role(of: edge.to) == .view && project.areInDifferentScenes(router, edge.to)
                    && project.isViewController(edge.to)
            }
        }
        if made.isEmpty { return [] }
        let views = Set(made.map(\.to))
        let gifts = Dictionary(
            grouping: project.graph.assignments.filter { views.contains(project.graph[$0.target].owner) && isPresenter($0.target) },
            by: { project.graph[$0.target].owner })
        var seen: Set<Pair> = []
        return made.compactMap { edge in
            guard let gifts = gifts[edge.to], let gift = gifts.first(where: { isAssembly($0, of: edge) }),
                !gifts.contains(where: { $0.from == edge.from || $0.from == edge.to }), !hasItselfPutTogether(edge.to),
                !isHandedOver(edge, to: Set(gifts.map(\.from))), seen.insert(Pair(router: edge.from, view: edge.to)).inserted
            else { return nil }
            return Screen(made: edge, assembler: gift.from, property: gift.target)
        }
    }

    private struct Pair: Hashable {
        var router: TypeID
        var view: TypeID
    }

    /// `var presenter: ChatPresenterProtocol?` of a view, that of its own scene.
    private func isPresenter(_ property: MemberID) -> Bool {
        project.graph.edges(from: project.graph[property].owner).contains { edge in
            edge.member == property && edge.kind == .holds && project.reachedRole(of: edge.to) == .presenter
        }
    }

    /// Whether the view's scene has somebody who makes the view and gives it a presenter.
    private func isAssembly(_ gift: Assignment, of made: Edge) -> Bool {
        guard !gift.isNil, let role = project.role(of: gift.from), role == .router || role == .assembler,
            project.scene(of: gift.from) == project.scene(of: made.to)
        else { return false }
        return project.graph.edges(from: gift.from).contains { $0.kind == .creates && $0.to == made.to && $0.member == gift.caller }
    }

    /// `ChatConfigurator.configure(chat)`, `ChatRouter().wire(chat)`: whoever gives it what it needs is asked where it is made.
    private func isHandedOver(_ made: Edge, to givers: Set<TypeID>) -> Bool {
        project.graph.edges(from: made.from).contains { edge in
            edge.member == made.member && edge.to != made.from && (givers.contains(edge.to) || project.role(of: edge.to) == .assembler)
        }
    }

    /// `ChatConfigurator.configure(self)`
    private func hasItselfPutTogether(_ view: TypeID) -> Bool {
        project.graph.edges(from: view).contains { edge in
            project.role(of: edge.to) == .assembler || project.role(of: edge.to) == .router && edge.kind != .holds
        }
    }
}
