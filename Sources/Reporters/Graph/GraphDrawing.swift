import Diagnostics

/// What a drawing of a graph is made of, whatever it is drawn with.
struct GraphDrawing {
    /// Nodes that are drawn in one frame: a module's, or those of a framework.
    struct Group {
        /// The module's or framework's name; nil for nodes that belong to none.
        var name: String?
        var isFramework: Bool
        var nodes: [GraphReport.Node]
    }

    /// All edges of one kind between the same two types: one arrow, however many places there are.
    struct Arrow: Hashable {
        var from: String
        var to: String
        var kind: String
        var ownership: String?

        /// Whether the one keeps the other alive.
        var isStrongHold: Bool { ownership == "strong" }
        var isWeakHold: Bool { ownership != nil && !isStrongHold }
    }

    /// Those of no module first, then modules, then frameworks, each by name.
    let groups: [Group]
    /// In the order of the first edge of each.
    let arrows: [(arrow: Arrow, count: Int)]

    init(_ graph: GraphReport) {
        groups = Self.groups(graph.nodes)
        arrows = Self.arrows(graph.edges)
    }

    /// What is written in a node, a line each. Where types share a name, the file tells them apart.
    static func lines(in node: GraphReport.Node) -> [String] {
        [node.name, node.role, node.id == node.name ? nil : node.place?.path].compactMap(\.self)
    }

    private static func groups(_ nodes: [GraphReport.Node]) -> [Group] {
        struct Key: Hashable {
            var name: String?
            var isFramework: Bool
        }
        let byKey = Dictionary(grouping: nodes) { Key(name: $0.module ?? $0.framework, isFramework: $0.module == nil && $0.framework != nil) }
        return byKey.map { Group(name: $0.name, isFramework: $0.isFramework, nodes: $1) }
            .sorted { ($0.isFramework ? 1 : 0, $0.name ?? "") < ($1.isFramework ? 1 : 0, $1.name ?? "") }
    }

    private static func arrows(_ edges: [GraphReport.Edge]) -> [(arrow: Arrow, count: Int)] {
        var counts: [Arrow: Int] = [:]
        var order: [Arrow] = []
        for edge in edges {
            let arrow = Arrow(from: edge.from, to: edge.to, kind: edge.kind, ownership: edge.ownership)
            if counts[arrow] == nil { order.append(arrow) }
            counts[arrow, default: 0] += 1
        }
        return order.map { ($0, counts[$0] ?? 0) }
    }
}
