import ProjectGraph
import Syntax

/// The protocols that type aliases are composed of.
///
/// By their names alone: an alias has no edges, and where two protocols share a name, nothing is concluded.
struct Compositions {
    private let graph: ProjectGraph
    private var types: [Symbol: TypeID] = [:]
    private var ambiguous: Set<Symbol> = []

    init(graph: ProjectGraph) {
        self.graph = graph
        // Most projects have no alias of a protocol, and need no table.
        guard graph.types.contains(where: { $0.kind == .alias && !$0.isExternal }) else { return }
        for type in graph.projectTypes where graph[type].kind == .protocol || graph[type].kind == .alias {
            if types.updateValue(type, forKey: graph[type].name) != nil { ambiguous.insert(graph[type].name) }
        }
    }

    func protocols(of alias: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        collect(alias, into: &found, depth: 0)
        return found
    }

    /// - Parameter depth: aliases of broken code lead in circles.
    private func collect(_ type: TypeID, into found: inout [TypeID], depth: Int) {
        guard depth < 8, found.count < 64 else { return }
        guard graph[type].kind == .alias else {
            if !found.contains(type) { found.append(type) }
            return
        }
        guard let written = graph[type].alias else { return }
        let outline = graph.outline(of: written.file)
        for name in names(in: written.type, of: outline, depth: 0) {
            guard let symbol = graph.symbols.symbol(of: name), !ambiguous.contains(symbol), let part = types[symbol] else { continue }
            collect(part, into: &found, depth: depth + 1)
        }
    }

    private func names(in type: TypeIndex, of outline: Outline, depth: Int) -> [String] {
        guard type.exists, depth < 8 else { return [] }
        let node = outline[type]
        switch node.kind {
        case .named, .member: return [outline.names[node.name]]
        case .composition, .tuple: return outline.types(in: node.list).flatMap { names(in: $0, of: outline, depth: depth + 1) }
        case .any, .some: return names(in: node.base, of: outline, depth: depth + 1)
        default: return []
        }
    }
}
