import ProjectGraph

/// What each type of a graph goes by in reports: its full name, or where types share one, the name and the place.
///
/// Built over the whole graph, so that a type keeps its id whatever part of the graph is shown.
struct TypeIdentities {
    private let ids: [String]

    init(_ graph: ProjectGraph) {
        let all = graph.types.indices.map { TypeID($0) }
        var ids = graph.types.map(\.fullName)
        // The file tells them apart, and nearly always is enough; lines would change the id with every edit above.
        for place in [Self.path, Self.position] {
            let counts = ids.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
            for type in all where counts[ids[type.position], default: 0] > 1 {
                ids[type.position] = graph[type].fullName + "@" + place(type, graph)
            }
        }
        self.ids = ids
    }

    subscript(type: TypeID) -> String { ids[type.position] }

    private static func path(of type: TypeID, in graph: ProjectGraph) -> String {
        // At most one type that the project does not declare has any given name.
        graph[type].parts.first.map { graph[$0.file].path } ?? graph[type].framework ?? "unknown"
    }

    private static func position(of type: TypeID, in graph: ProjectGraph) -> String {
        graph.place(of: type).map { "\($0.path):\($0.line):\($0.column)" } ?? path(of: type, in: graph)
    }
}
