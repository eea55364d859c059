import Diagnostics

/// One JSON object for other programs, as `Schemas/graph.schema.json` describes it.
public struct GraphJSONReporter: GraphReporter {
    public init() {}

    public func render(_ graph: GraphReport) -> String {
        JSONText.of(Document(graph))
    }
}

/// The keys of the published format. Whoever adds, renames or removes one changes the schema with it.
private struct Document: Encodable {
    let schemaVersion = 1
    let tool: JSONTool
    let dialect: String
    let nodes: [Node]
    let edges: [Edge]
    let unresolved: [String: Int]
    let partial: Bool
    let problems: [JSONProblem]

    init(_ graph: GraphReport) {
        tool = JSONTool(version: graph.toolVersion)
        dialect = graph.dialect
        nodes = graph.nodes.map(Node.init)
        edges = graph.edges.map(Edge.init)
        unresolved = graph.unresolved
        partial = graph.isPartial
        problems = graph.problems.map(JSONProblem.init)
    }

    struct Node: Encodable {
        let id: String
        let name: String
        let kind: String
        @Nullable var role: String?
        @Nullable var module: String?
        let external: Bool
        @Nullable var framework: String?
        @Nullable var path: String?
        @Nullable var line: Int?
        @Nullable var column: Int?

        init(_ node: GraphReport.Node) {
            id = node.id
            name = node.name
            kind = node.kind
            _role = Nullable(wrappedValue: node.role)
            _module = Nullable(wrappedValue: node.module)
            external = node.isExternal
            _framework = Nullable(wrappedValue: node.framework)
            _path = Nullable(wrappedValue: node.place?.path)
            _line = Nullable(wrappedValue: node.place?.line)
            _column = Nullable(wrappedValue: node.place?.column)
        }
    }

    struct Edge: Encodable {
        let from: String
        let to: String
        let kind: String
        @Nullable var ownership: String?
        let position: String
        let path: String
        let line: Int
        let column: Int

        init(_ edge: GraphReport.Edge) {
            from = edge.from
            to = edge.to
            kind = edge.kind
            _ownership = Nullable(wrappedValue: edge.ownership)
            position = edge.position
            path = edge.place.path
            line = edge.place.line
            column = edge.place.column
        }
    }
}
