import ProjectGraph
import Syntax

/// Presenters of mere parts: of a row, a header. A scene's presenter makes them or keeps several, or its view makes them beside its own, and they
/// have neither an interactor nor a router of their own, so they are the scene's models that show themselves.
struct PartPresenters: Sendable {
    /// By type.
    private var isPart: [Bool]

    init(graph: ProjectGraph, roles: [Role?]) {
        isPart = Array(repeating: false, count: roles.count)
        for maker in roles.indices where roles[maker] == .presenter {
            for type in Self.made(by: TypeID(maker), graph, roles) where !Self.hasScene(type, graph, roles) { isPart[type.position] = true }
        }
        for maker in roles.indices where roles[maker] == .view {
            for type in Self.madeBesideOwn(by: TypeID(maker), graph, roles) where !Self.hasScene(type, graph, roles) { isPart[type.position] = true }
        }
        for maker in roles.indices where roles[maker] == .assembler || roles[maker] == .router {
            for type in Self.made(by: TypeID(maker), graph, roles) { isPart[type.position] = false }
        }
        for keeper in roles.indices where roles[keeper] == .presenter {
            for type in Self.collected(by: TypeID(keeper), graph, roles) where !Self.hasScene(type, graph, roles) { isPart[type.position] = true }
        }
    }

    /// The presenters that a view makes other than the one that it asks: `LoanCellPresenter(cell: cell, loan: loans[row])`.
    private static func madeBesideOwn(by view: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> [TypeID] {
        let made = made(by: view, graph, roles)
        if made.isEmpty { return [] }
        let asked = Set(graph.edges(from: view).filter { $0.kind == .holds && roles[$0.to.position]?.reached == .presenter }.map(\.to))
        return asked.isEmpty ? [] : made.filter { type in !asked.contains(type) && !graph.allSupertypes(of: type).contains { asked.contains($0) } }
    }

    /// The presenters of which a type keeps several: `[UUID: LoanCellPresenter]`.
    private static func collected(by type: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> [TypeID] {
        graph.edges(from: type).filter { edge in
            guard edge.kind == .holds, edge.member.exists, roles[edge.to.position] == .presenter, edge.to != type else { return false }
            let written = graph.declaration(of: edge.member).type
            guard written.exists else { return false }
            let kind = graph.outline(of: graph[edge.member].file)[written].kind
            return kind == .array || kind == .dictionary
        }.map(\.to)
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
