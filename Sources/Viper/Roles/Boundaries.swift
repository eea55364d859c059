import ProjectGraph

/// Protocols that stand between two parts of a stack though their names don't say so.
///
/// What views implement and presenters speak to is how presenters speak to views, whatever it is called. Where some other
/// type implements it as well, it serves more than the stack, and nothing is concluded.
struct Boundaries {
    /// In the order of the graph; a candidate each, to be judged like those that have a name for it.
    private(set) var roles: [(type: TypeID, role: Role)] = []

    /// - Parameter candidates: the roles in the running, by type.
    init(graph: ProjectGraph, types: [TypeID], candidates: [[Role]]) {
        var surroundings: [TypeID: Surroundings] = [:]
        for type in types {
            let own = candidates[type.position]
            for edge in graph.edges(from: type) where edge.to != type && candidates[edge.to.position].isEmpty {
                let target = graph[edge.to]
                guard target.kind == .protocol, !target.isExternal else { continue }
                surroundings[edge.to, default: Surroundings()].note(edge.kind, by: own, isProtocol: graph[type].kind == .protocol)
            }
        }
        for (type, surroundings) in surroundings.sorted(by: { $0.key < $1.key }) {
            if let role = surroundings.role { roles.append((type, role)) }
        }
    }
}

/// Who stands around a protocol.
private struct Surroundings {
    private var implementers: Set<Role> = []
    private var users: Set<Role> = []
    private var hasOtherImplementers = false

    mutating func note(_ kind: Edge.Kind, by candidates: [Role], isProtocol: Bool) {
        switch kind {
        case .conforms, .inherits:
            if isProtocol { return }
            hasOtherImplementers = hasOtherImplementers || candidates.isEmpty
            if let role = candidates.first { implementers.insert(role) }
        case .holds, .names, .creates:
            users.formUnion(candidates)
        }
    }

    /// The first that fits: a protocol through which both view and interactor speak to a presenter is the presenter's
    /// interface.
    var role: Role? {
        guard !hasOtherImplementers, implementers.count == 1, let implementer = implementers.first else { return nil }
        return Self.boundaries.first { $0.role.implementer == implementer && users.contains($0.user) }?.role
    }

    private static let boundaries: [(role: Role, user: Role)] = [
        (.viewInterface, .presenter), (.presenterInterface, .view), (.interactorOutput, .interactor),
        (.moduleInterface, .presenter), (.interactorInterface, .presenter), (.routerInterface, .presenter),
        (.gatewayInterface, .interactor), (.managerInterface, .interactor),
    ]
}
