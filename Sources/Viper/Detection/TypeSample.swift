import ProjectGraph

/// Enough of a large project to tell what it is like: types from all over it, each with those that it works with.
enum TypeSample {
    /// So many types that a scene more or less makes no difference.
    private static let size = 1_000
    /// About what a scene has.
    private static let neighbourhood = 15

    /// - Returns: nil where the project is small enough to be looked at whole, which takes no longer than to choose.
    static func types(of graph: ProjectGraph) -> [TypeID]? {
        let all = graph.projectTypes
        guard all.count > size + size / 2 else { return nil }
        let isProtocol = graph.types.map { $0.kind == .protocol && !$0.isExternal }
        let conformers = ConformerTable(graph, among: all) { isProtocol[$0.position] }
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
