import ProjectGraph

/// Enough of a large project to tell what it is like: types from all over it, each with those that it works with.
enum TypeSample {
    /// So many types that a scene more or less makes no difference.
    private static let size = 1_500
    /// About what a scene has.
    private static let neighbourhood = 15

    /// - Returns: nil where the project is small enough to be looked at whole, which takes no longer than to choose.
    static func types(of graph: ProjectGraph) -> [TypeID]? {
        let all = graph.projectTypes
        guard all.count > size + size / 2 else { return nil }
        let isProtocol = graph.types.map { $0.kind == .protocol && !$0.isExternal }
        let conformers = ConformerTable(graph, among: all) { isProtocol[$0.position] }
        var sample: Set<TypeID> = []
        let distance = all.count * neighbourhood / size
        for start in stride(from: 0, to: all.count, by: distance) {
            let limit = sample.count + neighbourhood
            // Not always the first: scenes of one kind may follow each other at such distances.
            var pending = [all[min(start + scattered(start, below: distance), all.count - 1)]]
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

    /// A number that looks like chance, and is the same in every run.
    private static func scattered(_ number: Int, below limit: Int) -> Int {
        let product = UInt64(truncatingIfNeeded: number + 1).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int((product.high ^ product.low) >> 32) % limit
    }
}
