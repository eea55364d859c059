import ProjectGraph

/// Enough of a large project to tell what it is like: types from all over it, each with those that it works with.
enum TypeSample {
    /// So many types that a scene more or less makes no difference.
    private static let size = 1_500
    /// About what a scene has.
    private static let neighbourhood = 15

    /// - Returns: nil where the project is small enough to be looked at whole.
    static func types(of graph: ProjectGraph) -> [TypeID]? {
        let all = graph.projectTypes
        guard all.count > 2 * size else { return nil }
        let conformers = ProtocolConformers(graph, all)
        var sample: Set<TypeID> = []
        for seed in stride(from: 0, to: all.count, by: all.count * neighbourhood / size) {
            let limit = sample.count + neighbourhood
            var pending = [all[seed]]
            var next = 0
            while next < pending.count, sample.count < limit {
                let type = pending[next]
                next += 1
                guard !graph[type].isExternal, sample.insert(type).inserted else { continue }
                pending += graph.edges(from: type).lazy.map(\.to)
                if graph[type].kind == .protocol { pending += conformers[type] }
            }
        }
        return sample.sorted()
    }
}

/// Who conforms to each protocol of the project, directly or not: one list for all, as half of the types are in it.
private struct ProtocolConformers {
    private var conformers: [TypeID]
    /// By type: where its conformers begin in the list; they end where the next type's begin.
    private var starts: [Int]

    init(_ graph: ProjectGraph, _ types: [TypeID]) {
        let isProtocol = graph.types.map { $0.kind == .protocol && !$0.isExternal }
        starts = Array(repeating: 0, count: isProtocol.count + 1)
        for type in types {
            for supertype in graph.allSupertypes(of: type) where isProtocol[supertype.position] { starts[supertype.position + 1] += 1 }
        }
        for position in isProtocol.indices { starts[position + 1] += starts[position] }
        conformers = Array(repeating: .none, count: starts[isProtocol.count])
        var next = starts
        for type in types {
            for supertype in graph.allSupertypes(of: type) where isProtocol[supertype.position] {
                conformers[next[supertype.position]] = type
                next[supertype.position] += 1
            }
        }
    }

    subscript(type: TypeID) -> ArraySlice<TypeID> { conformers[starts[type.position]..<starts[type.position + 1]] }
}
