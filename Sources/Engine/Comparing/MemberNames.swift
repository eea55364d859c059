import ProjectGraph

/// What the members of types are called, for each type found when it is first asked for.
struct MemberNames {
    private let graph: ProjectGraph
    private var known: [String: Set<String>] = [:]

    init(of graph: ProjectGraph) {
        self.graph = graph
    }

    /// - Parameter type: a full name, which several types may share.
    mutating func ofType(_ type: String) -> Set<String> {
        if let known = known[type] { return known }
        let name = type.split(separator: ".").last.flatMap { graph.symbols.symbol(of: String($0)) }
        let types = graph.projectTypes.lazy.filter { [graph] in graph[$0].name == name && graph[$0].fullName == type }
        let names = Set(types.flatMap { [graph] in graph[$0].members.map { graph.symbols[graph[$0].name] } })
        known[type] = names
        return names
    }
}

extension ProjectGraph {
    /// Whether a name stands anywhere in the project.
    func knows(_ name: String) -> Bool { symbols.symbol(of: name) != nil }
}
