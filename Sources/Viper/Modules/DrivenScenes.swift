import ProjectGraph

/// The scenes that the interactor drives, not the presenter: it keeps the presenter, which only words what it is told and keeps
/// no interactor. In VIP (Clean Swift) the view keeps the interactor, in RIBs the interactor asks the router itself.
///
/// Both use VIPER's words for parts that stand to each other the other way round.
struct DrivenScenes {
    let graph: ProjectGraph
    let roles: [Role?]
    let scenes: Scenes
    let asked: AskedInteractors

    /// All types of such scenes.
    ///
    /// - Parameter interactors: those that no presenter keeps.
    func types(drivenBy interactors: [TypeID], presenters: [TypeID]) -> Set<TypeID> {
        let heads = interactors.filter { !presented(by: $0).isEmpty }
        if heads.isEmpty { return [] }
        let implementers = implementers(among: presenters)
        let keepers = keepers(of: heads)
        let driven = heads.flatMap { head -> [TypeID] in
            let presenters = presented(by: head).flatMap { roles[$0.position] == .presenter ? [$0] : implementers[$0] ?? [] }
            guard !presenters.isEmpty, !presenters.contains(where: keepsInteractor) else { return [] }
            let views = graph.family(of: head).flatMap { keepers[$0] ?? [] }
            switch asked.knowledge(of: head, in: graph) {
            case .none: return views.isEmpty ? [] : [head] + presenters + views
            case .weak: return asksRouter(head) ? [head] + presenters + views : []
            case .named, .kept: return []
            }
        }
        return withScenes(Set(driven), presenters)
    }

    /// The presenters that an interactor keeps, or their interfaces.
    private func presented(by interactor: TypeID) -> [TypeID] {
        graph.edges(from: interactor).filter { edge in
            guard edge.kind == .holds, edge.ownership == .strong, !edge.isStatic else { return false }
            return roles[edge.to.position] == .presenter || isPresentersInterface(edge.to)
        }.map(\.to)
    }

    /// Who is told alone by the interactor may be called a presenter's interface as well: `LoanListPresenterProtocol`.
    private func isPresentersInterface(_ type: TypeID) -> Bool {
        roles[type.position] == .interactorOutput || roles[type.position] == .presenterInterface
    }

    private func implementers(among presenters: [TypeID]) -> [TypeID: [TypeID]] {
        var implementers: [TypeID: [TypeID]] = [:]
        for presenter in presenters {
            for supertype in graph.allSupertypes(of: presenter) where isPresentersInterface(supertype) {
                implementers[supertype, default: []].append(presenter)
            }
        }
        return implementers
    }

    /// The views that keep each of the interactors, or what one implements.
    private func keepers(of interactors: [TypeID]) -> [TypeID: [TypeID]] {
        var isAsked = [Bool](repeating: false, count: roles.count)
        for interactor in interactors {
            isAsked[interactor.position] = true
            for supertype in graph.allSupertypes(of: interactor) where !graph[supertype].isExternal { isAsked[supertype.position] = true }
        }
        var keepers: [TypeID: [TypeID]] = [:]
        for position in roles.indices where roles[position] == .view {
            for edge in graph.edges(from: TypeID(position)) where isAsked[edge.to.position] && edge.kind == .holds && edge.ownership == .strong {
                keepers[edge.to, default: []].append(edge.from)
            }
        }
        return keepers
    }

    private func keepsInteractor(_ presenter: TypeID) -> Bool {
        graph.edges(from: presenter).contains { edge in
            roles[edge.to.position]?.reached == .interactor && roles[edge.to.position] != .interactorOutput
                && (edge.kind == .creates || edge.kind == .holds && edge.ownership == .strong)
        }
    }

    private func asksRouter(_ interactor: TypeID) -> Bool {
        graph.edges(from: interactor).contains { $0.kind == .holds && roles[$0.to.position]?.reached == .router }
    }

    /// With all that stands in their scenes; not where another presenter does, too.
    private func withScenes(_ types: Set<TypeID>, _ presenters: [TypeID]) -> Set<TypeID> {
        var numbers = Set(types.lazy.map { scenes.number(of: $0) }.filter { $0 >= 0 })
        for presenter in presenters where !types.contains(presenter) { numbers.remove(scenes.number(of: presenter)) }
        return types.union(roles.indices.lazy.map { TypeID($0) }.filter { numbers.contains(scenes.number(of: $0)) })
    }
}
