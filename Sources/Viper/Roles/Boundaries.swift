import ProjectGraph

/// Protocols that stand between two parts of a stack though their names don't say so.
///
/// What views implement and presenters speak to is how presenters speak to views, whatever it is called. Where some other
/// type implements it as well, it serves more than the stack, and nothing is concluded.
struct Boundaries {
    /// In the order of the graph; a candidate each, to be judged like those that have a name for it.
    private(set) var roles: [(type: TypeID, role: Role)] = []
    /// Protocols by which views speak to other views, though their names are those of presenters' interfaces: the delegate of
    /// a view that is used on several screens.
    private(set) var amongViews: [TypeID] = []

    private let graph: ProjectGraph
    private let endings: NameEndings

    init(graph: ProjectGraph, endings: NameEndings, types: [TypeID], candidates: Candidates, providers: Providers) {
        (self.graph, self.endings) = (graph, endings)
        let entities = graph.types
        var surroundings = [Surroundings](repeating: Surroundings(), count: entities.count)
        for type in types {
            let standsFor: Set<TypeID> = candidates[type].isEmpty ? standsFor(type) : []
            for edge in graph.edges(from: type) where !standsFor.contains(edge.to) && edge.to != type && Self.isOpen(candidates[edge.to]) {
                guard entities[edge.to.position].kind == .protocol, !entities[edge.to.position].isExternal else { continue }
                surroundings[edge.to.position].note(edge.kind, by: type, candidates, isProtocol: entities[type.position].kind == .protocol)
            }
            for handed in providers.handedOut(to: type, graph) where Self.isOpen(candidates[handed]) {
                surroundings[handed.position].note(.holds, by: type, candidates, isProtocol: false)
            }
        }
        for (position, surroundings) in surroundings.enumerated() {
            let type = TypeID(position)
            if candidates[type] == [.presenterInterface] {
                if surroundings.areViews { amongViews.append(type) }
            } else if let role = surroundings.role ?? roleOfOwnView(type, surroundings), candidates[type].isEmpty || Self.isWithinScene(role),
                !isAside(type, as: role, of: surroundings) {
                roles.append((type, role))
            }
        }
    }

    /// `GoalsView`, by which `GoalsPresenter` speaks to `GoalsViewController`, and to what keeps the state of a screen on a watch as well: it is
    /// called after the one presenter that speaks so.
    private func roleOfOwnView(_ type: TypeID, _ surroundings: Surroundings) -> Role? {
        guard surroundings.isOfViewsAmongOthers, surroundings.client.exists else { return nil }
        let name = graph.symbols[graph[type].name]
        guard let scene = scene(in: graph.symbols[graph[surroundings.client].name]) else { return nil }
        return isOwnView(name, of: scene) ? .viewInterface : nil
    }

    /// `LoanList` of `LoanListPresenter`, whatever this team's presenters are called.
    private func scene(in presenter: some StringProtocol) -> String? {
        let scene = endings.stem(of: String(presenter), as: .presenter)
        return scene?.isEmpty == false ? scene : nil
    }

    private func isOwnView(_ name: String, of scene: String) -> Bool {
        name.hasPrefix(scene) && Self.ownViews.contains(String(name.dropFirst(scene.count)))
    }

    /// What a delegate may be instead of another module's: `LoanListViewDelegate`, which the scene's view is to its presenter.
    private static func isWithinScene(_ role: Role) -> Bool { role == .viewInterface || role == .interactorOutput }

    /// Whether those who implement it only hear by it of what somebody else does, or serve views.
    private func isAside(_ type: TypeID, as role: Role, of surroundings: Surroundings) -> Bool {
        switch role {
        case .presenterInterface, .interactorOutput: isDelegate(type, of: surroundings)
        case .interactorInterface: isOutput(type)
        case .viewInterface: isDelegateElsewhere(type, of: surroundings)
        case .managerInterface:
            // Who delivers pictures serves views.
            ["Delegate", "Listener", "Observer", "Output"].contains { graph.symbols[graph[type].name].hasSuffix($0) }
                || graph.symbols[graph[type].name].holds("Image")
        default: false
        }
    }

    /// `CurrencyPickerDelegate`, which the view of another scene is, told by the picker's presenter. The view that
    /// `HomePresenterDelegate` is called after is the presenter's own.
    private func isDelegateElsewhere(_ type: TypeID, of surroundings: Surroundings) -> Bool {
        let name = graph.symbols[graph[type].name]
        guard name.hasSuffix("Delegate"), surroundings.view.exists else { return false }
        let view = graph.symbols[graph[surroundings.view].name]
        let told = name.dropLast("Delegate".count)
        if isOwnView(view, toldOf: told, by: surroundings.client) { return false }
        guard let stem = endings.stem(of: String(told), as: .presenter) else { return !view.hasPrefix(told) }
        return !isOwnView(view, of: stem) && !(isOwnView(view, of: stem + "s") && works(surroundings.view, with: surroundings.client))
    }

    /// Whether a view keeps the one presenter that tells it: `TripsViewController` with its `TripPresenter`.
    private func works(_ view: TypeID, with presenter: TypeID) -> Bool {
        guard presenter.exists else { return false }
        let sides = Set([presenter] + graph.allSupertypes(of: presenter).filter { !graph[$0].isExternal })
        return graph.edges(from: view).contains { $0.kind == .holds && sides.contains($0.to) }
    }

    /// `ListViewModelDelegate`, which `ListViewController` is to `ListPresenter`, and to nobody else.
    private func isOwnView(_ view: String, toldOf name: Substring, by client: TypeID) -> Bool {
        guard client.exists, let scene = scene(in: graph.symbols[graph[client].name]) else { return false }
        return name.hasPrefix(scene) && Self.ownNames.contains(String(name.dropFirst(scene.count))) && isOwnView(view, of: scene)
    }

    private static let ownNames: Set<String> = ["PresenterView", "ViewModel", "ViewPresenter"]

    private static let ownViews: Set<String> = [
        "CollectionViewController", "Controller", "Screen", "TableViewController", "VC", "View", "ViewController",
    ]

    /// `NotesViewControllerDelegate` of a screen that is shown by some scene, whose presenter hears what was typed there: the
    /// screen works with whoever shows it, not with a presenter of its own.
    private func isDelegate(_ type: TypeID, of surroundings: Surroundings) -> Bool {
        let name = graph.symbols[graph[type].name]
        guard name.hasSuffix("Delegate"), surroundings.presenter.exists else { return false }
        let presenter = graph.symbols[graph[surroundings.presenter].name]
        let scene = endings.stem(of: presenter, as: .presenter) ?? presenter
        if !name.hasPrefix(scene) { return true }
        // `LoanOptionsDelegate` of `LoanOptionsViewController`, which pops up in the scene `Loan`.
        let told = name.dropLast("Delegate".count)
        let rest = String(told.dropFirst(scene.count))
        return !rest.isEmpty && !Self.ownViews.contains(rest) && !Self.ownNames.contains(rest) && surroundings.teller.exists
            && graph.symbols[graph[surroundings.teller].name].hasPrefix(told)
    }

    /// `StoriesOutput`, which the interactor of the scene around it hears of: nobody keeps it but whoever tells it, and weakly.
    private func isOutput(_ type: TypeID) -> Bool {
        let name = graph.symbols[graph[type].name]
        let holds = graph.edges(to: type).filter { $0.kind == .holds && !$0.isStatic }
        return ["Delegate", "Listener", "Output"].contains { name.hasSuffix($0) || name.hasSuffix($0 + "Protocol") } && !holds.isEmpty
            && holds.allSatisfy { $0.ownership != .strong }
    }

    /// The protocols of which a type keeps something, and which it conforms to for that: `extension WeakRef: LoanView where
    /// T: LoanView`, a decorator of `LoanView`. It says nothing about who implements them.
    private func standsFor(_ type: TypeID) -> Set<TypeID> {
        let edges = graph.edges(from: type)
        guard edges.contains(where: { $0.kind == .conforms }) else { return [] }
        let kept = Set(edges.lazy.filter { $0.kind == .holds || $0.position == .genericConstraint }.map(\.to))
        return kept.isEmpty ? [] : kept.intersection(edges.lazy.filter { $0.kind == .conforms }.map(\.to))
    }

    private static func isOpen(_ candidates: RoleSet) -> Bool {
        candidates.isEmpty || candidates == [.presenterInterface] || candidates == [.moduleInterface]
    }
}

/// Who stands around a protocol.
private struct Surroundings {
    private var implementers: RoleSet = []
    private var users: RoleSet = []
    private var hasOtherImplementers = false
    /// One of the presenters that implement it.
    private(set) var presenter = TypeID.none
    /// One of the others.
    private(set) var view = TypeID.none
    /// A view that keeps one.
    private(set) var teller = TypeID.none
    /// The presenter that uses it, where only one does.
    var client: TypeID { hasSeveralClients ? .none : firstClient }
    private var firstClient = TypeID.none
    private var hasSeveralClients = false
    /// Whether an implementer may be a presenter, though it serves a table as views do.
    private var mayHavePresenter = false

    mutating func note(_ kind: Edge.Kind, by type: TypeID, _ candidates: Candidates, isProtocol: Bool) {
        switch kind {
        case .conforms, .inherits:
            if isProtocol { return }
            if candidates[type].contains(.presenter) {
                mayHavePresenter = true
                presenter = type
                // One that serves a table may look like a view, and is called what it is.
                implementers.insert(.presenter)
            } else if let role = candidates.main(of: type) {
                implementers.insert(role)
                if role == .view { view = type }
            } else { hasOtherImplementers = true }
        case .holds, .names, .creates:
            users.formUnion(candidates[type])
            if kind == .holds, candidates[type].contains(.view) { teller = type }
            guard candidates[type].contains(.presenter) else { return }
            hasSeveralClients = hasSeveralClients || firstClient.exists && firstClient != type
            firstClient = type
        }
    }

    /// The first that fits: a protocol through which both view and interactor speak to a presenter is the presenter's
    /// interface.
    var role: Role? {
        // Who is called a gateway, and who a service, is hardly agreed.
        guard !hasOtherImplementers, implementers.count == 1 || implementers == [.gateway, .manager] else { return nil }
        return Self.boundaries.first { boundary in
            boundary.role.implementer.map { implementers.contains($0) } == true && users.contains(boundary.user)
        }?.role
    }

    /// Whether views implement it, and others that have no role.
    var isOfViewsAmongOthers: Bool { hasOtherImplementers && implementers == [.view] && users.contains(.presenter) }

    /// Whether only views have to do with the protocol.
    var areViews: Bool { !hasOtherImplementers && !mayHavePresenter && implementers == [.view] && users.contains(.view) }

    private static let boundaries: [(role: Role, user: Role)] = [
        (.viewInterface, .presenter), (.presenterInterface, .view), (.interactorOutput, .interactor),
        (.moduleInterface, .presenter), (.interactorInterface, .presenter), (.routerInterface, .presenter),
        (.gatewayInterface, .interactor), (.managerInterface, .interactor), (.managerInterface, .manager),
    ]
}
