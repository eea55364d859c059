import ProjectGraph

/// Use cases that a scene's interactor asks and no presenter does: `SearchBooksUseCase` of the folder `Domain`, whatever scene's name its own
/// begins with. Where presenters ask use cases, those are the interactors themselves.
struct InnerUseCases {
    /// By type: whether it is one, or the protocol of one.
    private var isOne: [Bool]
    /// The outputs that interactors alone implement.
    private let outputs: Set<TypeID>

    init(graph: ProjectGraph, roles: [Role?]) {
        isOne = Array(repeating: false, count: roles.count)
        var isAsked = isOne
        let outputs = Set(roles.indices.lazy.filter { roles[$0] == .interactorOutput }.map { TypeID($0) }.filter { Self.isOfInteractors($0, graph, roles) })
        self.outputs = outputs
        for position in roles.indices where roles[position] == .interactor {
            for edge in graph.edges(from: TypeID(position)) where Self.asks(edge) && Self.isInteractor(roles[edge.to.position]) { isAsked[edge.to.position] = true }
        }
        // Most apps have none, and views name a lot.
        guard isAsked.contains(true) else { return }
        var isOfScreen = isOne
        for position in roles.indices where roles[position] == .presenter || roles[position] == .presenterInterface || roles[position] == .view {
            for edge in graph.edges(from: TypeID(position)) where edge.kind != .conforms && edge.kind != .inherits { isOfScreen[edge.to.position] = true }
        }
        for position in roles.indices where roles[position] == .interactor && graph.types[position].kind != .protocol {
            let type = TypeID(position)
            let family = [type] + graph.allSupertypes(of: type).filter { Self.isInteractor(roles[$0.position]) }
            // Who answers a presenter by its output is a part of that one's scene.
            let isOfPresenter = family.contains { isOfScreen[$0.position] } || graph.edges(from: type).contains { roles[$0.to.position] == .interactorOutput && !outputs.contains($0.to) }
            for part in family {
                if isOfPresenter {
                    isOfScreen[part.position] = true
                } else if family.contains(where: { isAsked[$0.position] }) {
                    isOne[part.position] = true
                }
            }
        }
        // One protocol may be implemented by a scene's interactor as well.
        for position in isOne.indices where isOfScreen[position] { isOne[position] = false }
    }

    private static func isOfInteractors(_ output: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
        let implementers = graph.edges(to: output).filter { ($0.kind == .conforms || $0.kind == .inherits) && !graph.isSetAside($0.from) }
        return !implementers.isEmpty && implementers.allSatisfy { roles[$0.from.position] == .interactor }
    }

    private static func isInteractor(_ role: Role?) -> Bool { role == .interactor || role == .interactorInterface }

    private static func asks(_ edge: Edge) -> Bool { edge.to != edge.from && edge.kind == .holds && !edge.isStatic }

    func contains(_ type: TypeID) -> Bool { isOne[type.position] }

    /// Whether what a type says stays among interactors: it is one of them, the protocol of one, or what interactors alone are answered by.
    func isAmongInteractors(_ type: TypeID) -> Bool { isOne[type.position] || outputs.contains(type) }
}
