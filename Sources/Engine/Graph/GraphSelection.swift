import ProjectGraph
import Viper

/// The part of a project's graph that answers a question.
struct GraphSelection {
    /// In the order of the graph.
    let edges: [Edge]
    /// The ends of the edges, and the type in the middle though nothing may lead there.
    let types: Set<TypeID>

    init(_ question: GraphQuestion, of project: VIPERProject) {
        let graph = project.graph
        let isOwn = graph.types.map { !$0.isExternal }
        var edges = graph.edges.filter { question.kinds.contains($0.kind) }
        if !question.includesFrameworks { edges.removeAll { !isOwn[$0.from.position] || !isOwn[$0.to.position] } }
        if !question.modules.isEmpty { edges = Self.edges(edges, within: question.modules, of: project, isOwn: isOwn) }
        if let centre = question.centre {
            edges = Self.edges(edges, around: centre, depth: question.depth, typeCount: graph.types.count)
        }
        self.edges = edges
        types = edges.reduce(into: Set([question.centre].compactMap(\.self))) { $0.formUnion([$1.from, $1.to]) }
    }

    /// Those that stay in the modules, or lead from there to what belongs to nobody's module: a framework.
    private static func edges(
        _ edges: [Edge], within modules: Set<String>, of project: VIPERProject, isOwn: [Bool]
    ) -> [Edge] {
        let belongs = isOwn.indices.map { position in
            project.module(of: TypeID(position)).map(modules.contains) ?? false
        }
        return edges.filter { edge in
            let ends = [edge.from.position, edge.to.position]
            return ends.contains { belongs[$0] } && ends.allSatisfy { belongs[$0] || !isOwn[$0] }
        }
    }

    /// Those on a way of at most so many edges from a type, whichever way they point.
    private static func edges(_ edges: [Edge], around centre: TypeID, depth: Int, typeCount: Int) -> [Edge] {
        var neighbours = [[TypeID]](repeating: [], count: typeCount)
        for edge in edges {
            neighbours[edge.from.position].append(edge.to)
            neighbours[edge.to.position].append(edge.from)
        }
        // Whose edges are shown: all that are nearer than the depth, so that the last step ends at it.
        var inside: Set<TypeID> = [centre]
        var border = [centre]
        var distance = 1
        while distance < depth, !border.isEmpty {
            border = border.flatMap { neighbours[$0.position] }.filter { inside.insert($0).inserted }
            distance += 1
        }
        return edges.filter { inside.contains($0.from) || inside.contains($0.to) }
    }
}
