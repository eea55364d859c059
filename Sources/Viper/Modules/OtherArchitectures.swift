import ProjectGraph

/// What follows another architecture beside the scenes of an app that is half on its way to VIPER: presenters of MVP, which
/// their views make and beside which nothing else of a stack stands, use cases that only MVVM's view models know, and what
/// only those work with.
struct OtherArchitectures: Sendable {
    /// By type; empty where there are none.
    private var isFound: [Bool] = []

    init(graph: ProjectGraph, roles: [Role?], claims: ClaimTable, scenes: Scenes, parts: PartPresenters) {
        let search = Search(graph: graph, roles: roles, claims: claims, scenes: scenes, parts: parts)
        let found = search.found
        if found.isEmpty { return }
        isFound = Array(repeating: false, count: roles.count)
        for type in found { isFound[type.position] = true }
    }

    func contains(_ type: TypeID) -> Bool { type.exists && !isFound.isEmpty && isFound[type.position] }
}

private struct Search {
    let graph: ProjectGraph
    let roles: [Role?]
    let claims: ClaimTable
    let scenes: Scenes
    let parts: PartPresenters

    /// The edges that lead to a type.
    private typealias Users = [TypeID: [Edge]]

    var found: Set<TypeID> {
        let presenters = types(.presenter).filter { isAlone($0) }
        let useCases = types(.interactor).filter { scenes.scene(of: $0) == nil }
        if presenters.isEmpty && useCases.isEmpty { return [] }
        let known = Set((presenters + useCases).flatMap { [$0] + interfaces(of: $0) })
        let users = users { known.contains($0) }
        let seeds = presenters.flatMap { withMakers($0, users) } + useCases.filter { isViewModels($0, users) }
        return seeds.isEmpty ? [] : spread(from: Set(seeds))
    }

    private func types(_ role: Role) -> [TypeID] { roles.indices.lazy.filter { roles[$0] == role }.map { TypeID($0) } }

    private func users(of isAsked: (TypeID) -> Bool) -> Users {
        Dictionary(grouping: graph.edges.filter { $0.from != $0.to && isAsked($0.to) && !isSetAside($0.from) }, by: \.to)
    }

    private func isSetAside(_ type: TypeID) -> Bool { graph[type].parts.first.map { graph[$0.file].isSetAside } ?? false }

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
        let makers = all.filter { $0.kind == .creates && $0.to == presenter }.map(\.from)
        return isViews && !makers.isEmpty ? [presenter] + makers : []
    }

    // MARK: - Model View ViewModel

    /// Whether view models know a use case, and nobody of a stack does.
    private func isViewModels(_ useCase: TypeID, _ users: Users) -> Bool {
        let all = ([useCase] + interfaces(of: useCase)).flatMap { users[$0] ?? [] }.map(\.from).filter { $0 != useCase }
        return all.contains { isViewModel($0) } && all.allSatisfy { user in
            switch roles[user.position] {
            case nil, .assembler, .router, .interactorInterface: true
            default: false
            }
        }
    }

    /// One that works by itself, and so has no role.
    private func isViewModel(_ type: TypeID) -> Bool {
        roles[type.position] == nil && graph[type].isReference && !claims.claims(of: type, for: .viewModel).isEmpty
    }

    // MARK: - What they work with

    /// With the models, services and protocols that nobody else uses.
    private func spread(from seeds: Set<TypeID>) -> Set<TypeID> {
        let users = users { roles[$0.position].map { $0.isBoundary || $0.isDataAccess || RoleInference.models.contains($0) } ?? false }
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
