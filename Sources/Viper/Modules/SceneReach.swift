import ProjectGraph

/// What scenes consist of, and what their parts use: shared entities, the services that interactors ask, who stands behind
/// those, and what these hand over when they are asked. What only such a service works with is its own business.
struct SceneReach {
    private let graph: ProjectGraph
    private let roles: [Role?]
    private let parts: PartPresenters
    private let conformers: ConformerTable
    /// By type.
    private var isReached: [Bool]
    private var pending: [TypeID] = []
    /// By member: whether a part of a scene calls it.
    private var isCalled: [Bool]
    /// What fetches, as far as it is reached.
    private var services: [TypeID] = []

    /// - Parameters:
    ///   - beginning: the presenters of scenes, and what else is certainly of one.
    ///   - isView: by type, the views of scenes.
    init(graph: ProjectGraph, roles: [Role?], parts: PartPresenters, conformers: ConformerTable, beginning: [TypeID], isView: [Bool]) {
        (self.graph, self.roles, self.parts, self.conformers) = (graph, roles, parts, conformers)
        isReached = Array(repeating: false, count: roles.count)
        isCalled = Array(repeating: false, count: graph.members.count)
        for type in beginning { reach(type) }
        for position in roles.indices where isView[position] { reach(TypeID(position)) }
        let isMade = isReached
        for position in roles.indices where roles[position] == .assembler || roles[position] == .router {
            if graph.edges(from: TypeID(position)).contains(where: { $0.kind == .creates && isMade[$0.to.position] }) { reach(TypeID(position)) }
        }
        while !pending.isEmpty {
            while let type = pending.popLast() { follow(type) }
            // What is called may have been seen after whom it belongs to.
            for service in services { followCalled(service) }
        }
    }

    /// Whether a type belongs to a scene or is used by one, as what is nested in such a type does.
    func contains(_ type: TypeID) -> Bool {
        var type = type
        while !isReached[type.position] {
            guard let outer = graph[type].outer else { return false }
            // A namespace is nobody's.
            if roles[type.position] != nil, roles[outer.position] == nil { return false }
            type = outer
        }
        return true
    }

    private mutating func reach(_ type: TypeID) {
        guard !isReached[type.position], !graph[type].isExternal else { return }
        isReached[type.position] = true
        pending.append(type)
        // `enum Login { final class Presenter }`
        var inner = type
        while let outer = graph[inner].outer, roles[outer.position] == nil {
            isReached[outer.position] = true
            inner = outer
        }
    }

    private mutating func followCalled(_ service: TypeID) {
        for edge in graph.edges(from: service) where !isReached[edge.to.position] && edge.isSignature && edge.member.exists {
            guard let role = roles[edge.to.position], RoleSet.models.contains(role) else { continue }
            // Who reads a property is not noted.
            if isCalled[edge.member.position] || graph[edge.member].kind == .var || graph[edge.member].kind == .let { reach(edge.to) }
        }
    }

    private mutating func follow(_ type: TypeID) {
        let own = roles[type.position]?.reached
        if let own, RoleSet.fetching.contains(own) { services.append(type) }
        if let own, RoleSet.asking.contains(own) {
            for member in graph[type].members { for call in graph.calls(by: member) where call.callee.exists { isCalled[call.callee.position] = true } }
        }
        for edge in graph.edges(from: type) where !isReached[edge.to.position] && leads(edge) { reach(edge.to) }
        guard let role = roles[type.position], role.isBoundary, role.reached != .view, role.reached != .presenter else { return }
        for implementer in conformers[type] {
            guard let other = roles[implementer.position]?.reached else { continue }
            if other == role.reached || RoleSet.fetching.contains(other) && role.isDataAccess { reach(implementer) }
        }
    }

    private func leads(_ edge: Edge) -> Bool {
        let role = roles[edge.to.position]
        if edge.kind == .inherits || edge.kind == .conforms { return role != .view }
        let user = roles[edge.from.position]?.reached
        switch role {
        // Which views and presenters are of scenes is known.
        case .view, .assembler: return false
        case .presenter: return parts.contains(edge.to) && user == .presenter
        case .viewInterface, .presenterInterface, .interactorOutput, .moduleInterface: return user.map { !RoleSet.models.contains($0) } ?? false
        case .interactor, .interactorInterface, .transformer: return user == .presenter || user == .interactor || user == .transformer
        case .router, .routerInterface: return user == .presenter
        case .entity, .viewModel, .presentationModel: return user.map { !RoleSet.fetching.contains($0) } ?? graph[edge.from].kind.isValue
        // A gateway has its managers; whom these work with is no scene's.
        case .gateway, .gatewayInterface, .manager, .managerInterface: return user.map(RoleSet.asking.contains) ?? false
        case nil: return user.map { !RoleSet.fetching.contains($0) } ?? (graph[edge.from].kind.isValue && graph[edge.to].kind.isValue)
        }
    }
}

extension RoleSet {
    fileprivate static let asking: RoleSet = [.view, .presenter, .interactor, .transformer, .router, .gateway]
    fileprivate static let fetching: RoleSet = [.gateway, .manager]
    fileprivate static let models: RoleSet = [.entity, .viewModel, .presentationModel]
}
