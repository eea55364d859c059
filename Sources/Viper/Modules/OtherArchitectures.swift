import ProjectGraph

/// What follows another architecture beside the scenes of an app that is half on its way to VIPER: presenters of MVP, use cases
/// that no presenter knows, scenes that their interactor drives (VIP's and RIBs'), and what only those work with.
struct OtherArchitectures: Sendable {
    /// By type; empty where there are none.
    private var isFound: [Bool] = []
    /// What belongs to no scene of an app that has more other screens; nil where there is no such app.
    let outside: AppsOnTheirWay.Outside?

    /// - Parameters:
    ///   - stacks: the presenters that work with an interactor.
    ///   - groups: ``ProjectGraph/targetGroups()``.
    init(
        graph: ProjectGraph, roles: [Role?], claims: ClaimTable, scenes: Scenes, parts: PartPresenters, conformers: ConformerTable,
        stacks: [TypeID], groups: [Int]
    ) {
        let bare = BarePresenters(graph: graph, roles: roles, claims: claims, scenes: scenes, parts: parts)
        let search = Search(graph: graph, roles: roles, claims: claims, scenes: scenes, parts: parts, bare: bare, stacks: stacks, groups: groups)
        let found = search.found
        let ownStacks = stacks.filter { !found.contains($0) }
        let apps = AppsOnTheirWay(
            graph: graph, roles: roles, claims: claims, scenes: scenes, parts: parts, conformers: conformers, groups: groups)
        outside = apps.outside(of: ownStacks, { bare.children(of: ownStacks) }, besides: found)
        if found.isEmpty { return }
        isFound = Array(repeating: false, count: roles.count)
        for type in found { isFound[type.position] = true }
    }

    func contains(_ type: TypeID) -> Bool { type.exists && !isFound.isEmpty && isFound[type.position] || isOutside(type) }

    /// Whether a type belongs to no scene of an app that has more other screens, and none uses it.
    func isOutside(_ type: TypeID) -> Bool { type.exists && outside?.isOutside[type.position] ?? false }
}

private struct Search {
    let graph: ProjectGraph
    let roles: [Role?]
    let claims: ClaimTable
    let scenes: Scenes
    let parts: PartPresenters
    let bare: BarePresenters
    let stacks: [TypeID]
    let groups: [Int]

    /// The edges that lead to a type.
    private typealias Users = [TypeID: [Edge]]

    var found: Set<TypeID> {
        let presenters = types(.presenter)
        let asked = AskedInteractors(graph: graph, roles: roles)
        let alone = presenters.filter { isAlone($0) }
        let free = types(.interactor).filter { asked.knowledge(of: $0, in: graph) != .kept }
        let driven = DrivenScenes(graph: graph, roles: roles, scenes: scenes, asked: asked).types(drivenBy: free, presenters: presenters)
        let bare = bare.usual(among: presenters, besides: stacks.filter { !driven.contains($0) }, groups: groups)
        let unknown = free.filter { scenes.number(of: $0) < 0 && asked.knowledge(of: $0, in: graph) == .none }
        if alone.isEmpty && unknown.isEmpty && driven.isEmpty && bare.isEmpty { return [] }
        let users = users(of: alone + unknown + bare)
        let ofViews = alone.flatMap { withMakers($0, users) } + bare.flatMap { withViews($0, users) }
        let seeds = driven.union(ofViews).union(unknown.filter { isOfNoStack($0, users) })
        return seeds.isEmpty ? [] : spread(from: seeds)
    }

    private func types(_ role: Role) -> [TypeID] { roles.indices.lazy.filter { roles[$0] == role }.map { TypeID($0) } }

    /// Of types, or of what they implement.
    private func users(of types: [TypeID]) -> Users {
        var isAsked = [Bool](repeating: false, count: roles.count)
        for type in types {
            isAsked[type.position] = true
            for supertype in graph.allSupertypes(of: type) where !graph[supertype].isExternal { isAsked[supertype.position] = true }
        }
        return users { isAsked[$0.position] }
    }

    private func users(where isAsked: (TypeID) -> Bool) -> Users {
        Dictionary(grouping: graph.edges.filter { $0.from != $0.to && isAsked($0.to) && !graph.isSetAside($0.from) }, by: \.to)
    }

    private func interfaces(of type: TypeID) -> [TypeID] { graph.allSupertypes(of: type).filter { roles[$0.position]?.isBoundary ?? false } }

    // MARK: - Model View Presenter

    /// Whether a presenter is of no scene and works with nothing else of a stack than its view.
    private func isAlone(_ presenter: TypeID) -> Bool {
        scenes.scene(of: presenter) == nil && !parts.contains(presenter) && graph.edges(from: presenter).allSatisfy { edge in
            switch roles[edge.to.position] {
            case .interactorOutput, .moduleInterface, .assembler: false
            case let role: role?.reached != .interactor && role?.reached != .router
            }
        }
    }

    /// A presenter that nobody but its views knows, with those that make it; none where others know it, or no view makes it.
    private func withMakers(_ presenter: TypeID, _ users: Users) -> [TypeID] {
        let all = ([presenter] + interfaces(of: presenter)).flatMap { users[$0] ?? [] }.filter { $0.from != presenter }
        let isViews = all.allSatisfy { edge in
            switch roles[edge.from.position] {
            case .view: scenes.scene(of: edge.from) == nil
            case .viewInterface: true
            case nil: edge.kind != .creates
            default: false
            }
        }
        let makers = all.filter { $0.kind == .creates }.map(\.from)
        return isViews && !makers.isEmpty ? [presenter] + makers : []
    }

    /// A presenter that its scene has nothing but views beside, with those views.
    private func withViews(_ presenter: TypeID, _ users: Users) -> [TypeID] {
        let all = ([presenter] + interfaces(of: presenter)).flatMap { users[$0] ?? [] }
        return [presenter] + all.lazy.map(\.from).filter { user in
            roles[user.position] == .view && (scenes.number(of: user) < 0 || scenes.number(of: user) == scenes.number(of: presenter))
        }
    }

    // MARK: - Use cases without a presenter

    /// Whether somebody knows a use case that no presenter does, and nobody of a stack: MVVM's view models, and the screens of
    /// SwiftUI that ask their interactors themselves. What is only wired may be for whoever could not be found.
    private func isOfNoStack(_ useCase: TypeID, _ users: Users) -> Bool {
        let all = ([useCase] + interfaces(of: useCase)).flatMap { users[$0] ?? [] }.filter { $0.from != useCase && !standsIn($0) }.map(\.from)
        var isOnlyWired = true
        for user in all {
            switch roles[user.position] {
            case nil where claims.kinds(for: .presenter, of: user).isEmpty: if graph[user].kind != .protocol { isOnlyWired = false }
            case .view where !scenes.isView(user): isOnlyWired = false
            case .assembler, .router, .interactorInterface: break
            default: return false
            }
        }
        return !isOnlyWired
    }

    /// Whoever implements a use case's protocol is asked in its place, as `AnyUseCase<Loan, Receipt>` is.
    private func standsIn(_ use: Edge) -> Bool {
        switch roles[use.from.position] {
        case .interactor: use.kind == .conforms
        case nil: graph.allSupertypes(of: use.from).contains(use.to)
        default: false
        }
    }

    // MARK: - What they work with

    /// With the models, services and protocols that nobody else uses.
    private func spread(from seeds: Set<TypeID>) -> Set<TypeID> {
        let users = users(where: { roles[$0.position].map { $0.isBoundary || $0.isDataAccess || RoleInference.models.contains($0) } ?? false })
        var found = seeds
        var isGrowing = true
        while isGrowing {
            let next = users.filter { type, edges in
                !found.contains(type) && edges.contains { found.contains($0.from) }
                    && edges.allSatisfy { roles[$0.from.position] == nil || found.contains($0.from) }
            }.keys
            found.formUnion(next)
            isGrowing = !next.isEmpty
        }
        return found
    }
}
