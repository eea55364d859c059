import ProjectGraph

/// Enough of a large project to tell what it is like: types from all over it, each with those that it works with.
enum TypeSample {
    /// So many types that a scene more or less makes no difference.
    private static let size = 1_500
    /// About what a scene has.
    private static let neighbourhood = 15

    /// Half of them around presenters: where most of an app is of another architecture, few of its types are of scenes.
    ///
    /// - Parameter dialects: those that have words for presenters.
    /// - Returns: nil where the project is small enough to be looked at whole, which takes no longer than to choose.
    static func types(of graph: ProjectGraph, for dialects: [Dialect]) -> [TypeID]? {
        let all = graph.projectTypes
        guard all.count > size + size / 2 else { return nil }
        let isProtocol = graph.types.map { $0.kind == .protocol && !$0.isExternal }
        let conformers = ConformerTable(graph, among: all) { isProtocol[$0.position] }
        var sample: Set<TypeID> = []
        let presenters = presenters(among: all.filter { !isProtocol[$0.position] }, of: graph, dialects)
        let starts = starts(among: presenters, atMost: size / neighbourhood / 2)
        // A view of SwiftUI knows its presenter, which may know nothing of it.
        let scenes = starts.map { [$0] + holders(of: $0, in: graph) }
        for start in scenes + Self.starts(among: all, atMost: size / neighbourhood - starts.count).map({ [$0] }) {
            let limit = sample.count + neighbourhood
            var pending = start
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

    private static func presenters(among types: [TypeID], of graph: ProjectGraph, _ dialects: [Dialect]) -> [TypeID] {
        let words = dialects.reduce(into: Set<String>()) { words, dialect in
            guard let vocabulary = dialect.vocabulary[.presenter] else { return }
            words.formUnion((vocabulary.suffixes + vocabulary.synonyms).filter { !$0.contains("*") })
        }
        let endings = words.map { Array($0.utf8) }
        return types.filter { type in
            var name = graph.symbols[graph[type].name]
            return name.withUTF8 { name in endings.contains { name.last == $0.last && name.ends(with: $0) } }
        }
    }

    private static func holders(of presenter: TypeID, in graph: ProjectGraph) -> [TypeID] {
        let family = [presenter] + graph.allSupertypes(of: presenter).filter { !graph[$0].isExternal }
        return family.flatMap { graph.edges(to: $0).filter { $0.kind == .holds }.map(\.from) }
    }

    /// Types from all over a list: not always the first of as many, for scenes of one kind may follow each other at such distances.
    private static func starts(among types: [TypeID], atMost count: Int) -> [TypeID] {
        guard types.count > count else { return types }
        let distance = (types.count + count - 1) / count
        return stride(from: 0, to: types.count, by: distance).map { types[min($0 + scattered($0, below: distance), types.count - 1)] }
    }

    /// A number that looks like chance, and is the same in every run.
    private static func scattered(_ number: Int, below limit: Int) -> Int {
        let product = UInt64(truncatingIfNeeded: number + 1).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int((product.high ^ product.low) >> 32) % limit
    }
}
