import ProjectGraph
import Syntax

/// Entities and view models that neither a name nor a folder tells: records that data access hands out or that an interactor
/// has decoded, and what a presenter makes for its view to show: values, and objects that the view observes.
struct UnnamedModels {
    /// What speaks for each, in the order in which it was found.
    private(set) var claims: [(type: TypeID, role: Role, fact: Claim.Fact)] = []
    private let graph: ProjectGraph
    /// By type: whether it is the project's own data and has no role yet.
    private var isOpen: [Bool]

    init(graph: ProjectGraph, types: [TypeID], roles: [Role?]) {
        self.graph = graph
        isOpen = Array(repeating: false, count: roles.count)
        for type in types where roles[type.position] == nil && Self.isData(type, in: graph) && !Self.isInside(type, graph, roles) { isOpen[type.position] = true }
        for type in types { lookAtRecords(of: type, as: roles[type.position]) }
        for claim in claims { isOpen[claim.type.position] = false }
        lookAtParts(of: .entity, roles, among: types)
        let makers = Self.makers(among: types, graph, roles)
        for type in types { lookAtShown(by: type, as: roles[type.position], makers) }
        for claim in claims { isOpen[claim.type.position] = false }
        lookAtParts(of: .viewModel, roles, among: types)
    }

    private static func isData(_ type: TypeID, in graph: ProjectGraph) -> Bool {
        switch graph[type].kind {
        case .struct, .class: graph[type].outer == nil || graph[type].isValue
        case .enum, .protocol, .actor, .alias, .unknown: false
        }
    }

    /// What a part of a stack, or a service, declares inside of it is its own affair; a view's is what it shows.
    private static func isInside(_ type: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
        guard let outer = graph[type].outer else { return false }
        switch roles[outer.position] {
        case nil, .view, .entity, .viewModel: return false
        default: return true
        }
    }

    private mutating func add(_ facts: [Claim.Fact], for role: Role, to type: TypeID) {
        claims += facts.map { (type, role, $0) }
    }

    // MARK: - Entities

    private mutating func lookAtRecords(of type: TypeID, as role: Role?) {
        let isService: Bool
        switch role?.reached {
        case .manager, .gateway: isService = true
        case .interactor: isService = false
        default: return
        }
        for edge in graph.edges(from: type) where isOpen[edge.to.position] && edge.to != type && !isMessage(edge.to) {
            let isRecord = isService ? isHandedOut(edge) && (hasBase(edge.to) || hasIdentity(edge.to)) : hasBase(edge.to)
            guard isRecord else { continue }
            add([.isUsedBy(type), .isRecord], for: .entity, to: edge.to)
        }
    }

    private func isHandedOut(_ edge: Edge) -> Bool {
        guard edge.isSignature, edge.member.exists, edge.position != .metatype, edge.position != .namespace else { return false }
        return graph.declaration(of: edge.member).modifiers.isDisjoint(with: [.private, .fileprivate])
    }

    /// What only travels is no model: the body of a request, what a list of a server's is wrapped in, streams between two parts.
    private func isMessage(_ type: TypeID) -> Bool {
        let name = graph.symbols[graph[type].name]
        return Self.messages.contains { name.hasSuffix($0) }
    }

    private static let messages = ["Body", "Empty", "Endpoint", "Envelope", "Error", "Input", "Output", "Payload", "Request", "Wrapper"]

    /// Whether it is decoded or kept by a database.
    private func hasBase(_ type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains { graph[$0].isExternal && Self.bases.contains(graph[$0].fullName) }
    }

    private static let bases: Set<String> = ["Codable", "Decodable", "NSManagedObject", "Object", "PersistentModel"]

    private func hasIdentity(_ type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains { graph[$0].isExternal && graph[$0].fullName == "Identifiable" }
            || graph[type].members.contains { ["id", "identifier", "uuid"].contains(graph.symbols[graph[$0].name]) }
    }

    // MARK: - View models

    /// By type: the presenter that makes instances of it.
    private static func makers(among types: [TypeID], _ graph: ProjectGraph, _ roles: [Role?]) -> [TypeID] {
        var makers = [TypeID](repeating: .none, count: roles.count)
        for type in types where roles[type.position] == .presenter {
            for edge in graph.edges(from: type) where edge.kind == .creates { makers[edge.to.position] = type }
        }
        return makers
    }

    /// What a view is told of, or asks its presenter for.
    private mutating func lookAtShown(by type: TypeID, as role: Role?, _ makers: [TypeID]) {
        guard role == .viewInterface || role == .presenterInterface else { return }
        for edge in graph.edges(from: type) where isOpen[edge.to.position] && (graph[edge.to].isValue || graph.isObservable(edge.to)) {
            guard !isMessage(edge.to), edge.isSignature, edge.member.exists, role == .viewInterface || edge.position != .parameter,
                edge.position != .metatype, edge.position != .namespace, makers[edge.to.position].exists
            else { continue }
            add([.isUsedBy(type), .isMade(by: makers[edge.to.position])], for: .viewModel, to: edge.to)
        }
    }

    // MARK: - Parts

    /// The values that an entity or a view model is made of.
    private mutating func lookAtParts(of role: Role, _ roles: [Role?], among types: [TypeID]) {
        var wholes = types.filter { roles[$0.position] == role } + claims.filter { $0.role == role }.map(\.type)
        while let whole = wholes.popLast() {
            for edge in graph.edges(from: whole) where edge.kind == .holds && isOpen[edge.to.position] && edge.to != whole {
                guard graph[edge.to].isValue || hasBase(edge.to), !isMessage(edge.to) else { continue }
                isOpen[edge.to.position] = false
                wholes.append(edge.to)
                add([.isKept(by: whole)], for: role, to: edge.to)
            }
        }
    }
}
