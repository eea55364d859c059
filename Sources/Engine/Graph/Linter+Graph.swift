import Diagnostics
import ProjectGraph
import Syntax
import Viper

extension Linter {
    /// Reads the project and tells the part of its graph that is asked for.
    public func graph(_ options: Options, _ query: GraphQuery) -> Answer<GraphReport> {
        let loaded = load(options)
        let identities = loaded.project.map { TypeIdentities($0.graph) }
        let question = GraphQuestion(query, project: loaded.project, identities: identities)
        var answer = Answer<GraphReport>(errors: loaded.errors + question.errors, notes: loaded.notes)
        guard let project = loaded.project, let identities, question.errors.isEmpty else { return answer }
        let selection = GraphSelection(question, of: project)
        answer.value = GraphReport(
            toolVersion: version, dialect: project.dialect.name, nodes: Self.nodes(selection.types, of: project, identities),
            edges: Self.edges(selection.edges, of: project.graph, identities),
            unresolved: project.graph.unresolvedCounts,
            problems: loaded.problems.sorted())
        return answer
    }

    private static func nodes(
        _ types: Set<TypeID>, of project: VIPERProject, _ identities: TypeIdentities
    ) -> [GraphReport.Node] {
        let own = types.filter { !project.graph[$0].isExternal }.sorted()
        let others = types.subtracting(own).sorted { identities[$0] < identities[$1] }
        return (own + others).map { type in
            let entity = project.graph[type]
            return GraphReport.Node(
                id: identities[type], name: entity.fullName, kind: entity.kind.rawValue,
                role: project.role(of: type)?.rawValue, module: project.module(of: type),
                framework: entity.framework, place: project.graph.place(of: type))
        }
    }

    private static func edges(
        _ edges: [Edge], of graph: ProjectGraph, _ identities: TypeIdentities
    ) -> [GraphReport.Edge] {
        // An alias that names a type twice gives two edges in one place, which nobody could tell apart.
        var seen: Set<GraphReport.Edge> = []
        return edges.map { edge in
            GraphReport.Edge(
                from: identities[edge.from], to: identities[edge.to], kind: edge.kind.rawValue,
                ownership: edge.kind == .holds ? edge.ownership.spelling : nil, position: edge.position.rawValue,
                place: graph.place(of: edge.site.offset, in: edge.site.file))
        }.filter { seen.insert($0).inserted }
    }
}
