import ProjectGraph

/// MVP's presenters: each shows something on its view, and its scene has neither an interactor nor an assembler, nor a router
/// of its own that it asks.
///
/// Where most scenes of an app have interactors, one that has none is a slip; where they don't, the app is on its way, and its
/// other screens are not of VIPER yet.
struct BarePresenters {
    let graph: ProjectGraph
    let roles: [Role?]
    let claims: ClaimTable
    let scenes: Scenes
    let parts: PartPresenters

    /// Those of apps that have no more stacks than such presenters.
    ///
    /// - Parameters:
    ///   - stacks: the presenters that work with an interactor.
    ///   - groups: ``ProjectGraph/targetGroups()``.
    func usual(among presenters: [TypeID], besides stacks: [TypeID], groups: [Int]) -> [TypeID] {
        if presenters.count == stacks.count { return [] }
        let isBase = bases(of: presenters)
        let bare = bare(among: presenters.filter { !isBase[$0.position] })
        if bare.isEmpty { return [] }
        let isChild = children(of: stacks)
        let found = bare.filter { !isChild[$0.position] }
        // By app: how many more stacks it has than bare presenters.
        var balances: [Int: Int] = [:]
        let group = { (type: TypeID) in graph.file(of: type).map { groups[$0.position] } ?? -1 }
        for stack in stacks where !isBase[stack.position] { balances[group(stack), default: 0] += 1 }
        for presenter in found { balances[group(presenter), default: 0] -= 1 }
        return found.filter { balances[group($0)] ?? 0 <= 0 }
    }

    private func bases(of presenters: [TypeID]) -> [Bool] {
        var isBase = [Bool](repeating: false, count: roles.count)
        for presenter in presenters {
            for supertype in graph.allSupertypes(of: presenter) { isBase[supertype.position] = true }
        }
        return isBase
    }

    /// What belongs to a stack though it has none of its own: the presenters that the scene's router makes beside the scene's, for a map and a
    /// list that the screen consists of, and those that speak to the scene's by what it implements, `weak var output: ListingChildOutput?`. And
    /// those that a router of their own assembles, where all parts have interfaces as a stack's have: `DetailRouter.createModule()`.
    ///
    /// - Returns: by type.
    func children(of stacks: [TypeID]) -> [Bool] {
        var isChild = [Bool](repeating: false, count: roles.count)
        var isOfStack = [Bool](repeating: false, count: roles.count)
        var isStackScene: Set<Int> = []
        for stack in stacks {
            isStackScene.insert(scenes.number(of: stack))
            for supertype in graph.allSupertypes(of: stack) where isHeard(supertype) { isOfStack[supertype.position] = true }
        }
        isStackScene.remove(-1)
        for position in roles.indices {
            let type = TypeID(position)
            switch roles[position] {
            case .router, .assembler:
                let scene = scenes.number(of: type)
                let assembles = !stacks.isEmpty && implements(.routerInterface, type)
                for edge in graph.edges(from: type) where edge.kind == .creates {
                    if isStackScene.contains(scene) || assembles && scenes.number(of: edge.to) == scene && isAssembled(edge) { isChild[edge.to.position] = true }
                }
            case .presenter:
                if graph.edges(from: type).contains(where: { $0.kind == .holds && isOfStack[$0.to.position] }) { isChild[position] = true }
            default: break
            }
        }
        return isChild
    }

    private func isAssembled(_ making: Edge) -> Bool {
        making.member.exists && graph[making.member].isStatic && implements(.presenterInterface, making.to)
    }

    private func implements(_ interface: Role, _ type: TypeID) -> Bool { graph.allSupertypes(of: type).contains { roles[$0.position] == interface } }

    /// Whether other presenters speak to one by it.
    private func isHeard(_ supertype: TypeID) -> Bool { roles[supertype.position] == .moduleInterface }

    private func bare(among presenters: [TypeID]) -> [TypeID] {
        let candidates = presenters.filter { !parts.contains($0) && isBare($0) }
        if candidates.isEmpty { return [] }
        let others = otherParts()
        return candidates.filter { presenter in
            let parts = others[scenes.number(of: presenter)] ?? []
            // A flow's coordinator may be called after the screen that it begins with.
            return parts.isEmpty || parts == [.router] && !knowsRouter(presenter)
        }
    }

    /// By scene.
    private func otherParts() -> [Int: RoleSet] {
        var parts: [Int: RoleSet] = [:]
        for position in roles.indices {
            let number = scenes.number(of: TypeID(position))
            guard number >= 0, let role = roles[position] else { continue }
            switch role {
            case .interactor, .interactorInterface, .router, .assembler: parts[number, default: []].insert(role)
            default: break
            }
        }
        return parts
    }

    private func knowsRouter(_ presenter: TypeID) -> Bool {
        graph.edges(from: presenter).contains { roles[$0.to.position]?.reached == .router }
    }

    /// Whether a presenter knows its view and nothing that is, or may be, an interactor.
    private func isBare(_ presenter: TypeID) -> Bool {
        guard knowsView(presenter), knowsNoInteractor(presenter) else { return false }
        return graph.allSupertypes(of: presenter).allSatisfy { supertype in
            // What inherits from something unknown may have everything from there.
            graph[supertype].kind != .unknown && knowsNoInteractor(supertype)
        }
    }

    private func knowsView(_ presenter: TypeID) -> Bool {
        graph.edges(from: presenter).contains { roles[$0.to.position]?.reached == .view && $0.kind == .holds }
    }

    private func knowsNoInteractor(_ type: TypeID) -> Bool {
        graph.edges(from: type).allSatisfy { edge in
            switch roles[edge.to.position] {
            case .interactorOutput, .assembler: false
            case nil: claims.kinds(for: .interactor, of: edge.to).isEmpty && claims.kinds(for: .interactorInterface, of: edge.to).isEmpty
            case let role?: role.reached != .interactor
            }
        }
    }
}
