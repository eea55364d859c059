import ProjectGraph

/// Presenters of mere parts: of a row, a header. A scene's presenter makes them, and they have neither an interactor nor a
/// router of their own, so they are the scene's models that show themselves.
struct PartPresenters: Sendable {
    /// By type.
    private var isPart: [Bool]

    init(graph: ProjectGraph, roles: [Role?]) {
        isPart = Array(repeating: false, count: roles.count)
        for maker in roles.indices where roles[maker] == .presenter {
            for type in Self.made(by: TypeID(maker), graph, roles) where !Self.hasScene(type, graph, roles) { isPart[type.position] = true }
        }
        for maker in roles.indices where roles[maker] == .assembler || roles[maker] == .router {
            for type in Self.made(by: TypeID(maker), graph, roles) { isPart[type.position] = false }
        }
    }

    /// The presenters that a type makes.
    private static func made(by type: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> [TypeID] {
        graph.edges(from: type).filter { $0.kind == .creates && roles[$0.to.position] == .presenter && $0.to != type }.map(\.to)
    }

    private static func hasScene(_ presenter: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
        graph.edges(from: presenter).contains { edge in
            switch roles[edge.to.position]?.reached {
            case .interactor, .router: true
            default: false
            }
        }
    }

    func contains(_ type: TypeID) -> Bool { type.exists && isPart[type.position] }
}
