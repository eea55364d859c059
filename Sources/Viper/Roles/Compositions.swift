import ProjectGraph
import Syntax

/// The protocols that type aliases are composed of.
///
/// By their names alone: an alias has no edges, and where two protocols share a name, nothing is concluded.
struct Compositions: Sendable {
    /// The project's aliases with what they stand for, in source order.
    let all: [(alias: TypeID, protocols: [TypeID])]
    /// By protocol: those in ``all`` that have it among others.
    private let places: [TypeID: [Int]]

    init(graph: ProjectGraph) {
        let names = ProtocolNames(graph)
        let all = names.aliases.map { (alias: $0, protocols: names.protocols(of: $0)) }
        self.all = all
        places = all.indices.reduce(into: [:]) { places, number in
            guard all[number].protocols.count > 1 else { return }
            for part in all[number].protocols { places[part, default: []].append(number) }
        }
    }

    /// The aliases that stand for several protocols with a given one among them, in source order.
    func with(_ part: TypeID) -> [(alias: TypeID, protocols: [TypeID])] { places[part]?.map { all[$0] } ?? [] }
}

/// What the names in an alias lead to.
private struct ProtocolNames {
    /// How many protocols and aliases one alias is read with.
    private static let maximumParts = 64

    /// The project's, in source order.
    let aliases: [TypeID]
    private let graph: ProjectGraph
    private var types: [Symbol: TypeID] = [:]
    private var ambiguous: Set<Symbol> = []

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let entities = graph.types
        let own = graph.projectTypes
        aliases = own.filter { entities[$0.position].kind == .alias }
        // Most projects have no alias of a protocol, and need no table.
        if aliases.isEmpty { return }
        for type in own where entities[type.position].kind == .protocol || entities[type.position].kind == .alias {
            let name = entities[type.position].name
            if types.updateValue(type, forKey: name) != nil { ambiguous.insert(name) }
        }
    }

    func protocols(of alias: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        // Aliases of broken code lead in circles, and a chain of them that is followed from each of them takes minutes.
        var seen: Set<TypeID> = [alias]
        var open = [alias]
        while seen.count < Self.maximumParts, let type = open.popLast() {
            guard let written = graph[type].alias else {
                found.append(type)
                continue
            }
            let outline = graph.outline(of: written.file)
            let parts = names(in: written.type, of: outline, depth: 0).compactMap { name in
                graph.symbols.symbol(of: name).flatMap { ambiguous.contains($0) ? nil : types[$0] }
            }
            for part in parts.reversed() where seen.insert(part).inserted { open.append(part) }
        }
        return found
    }

    private func names(in type: TypeIndex, of outline: Outline, depth: Int) -> [String] {
        guard type.exists, depth < 8 else { return [] }
        let node = outline[type]
        switch node.kind {
        case .named, .member: return [outline.names[node.name]]
        case .composition, .tuple: return outline.types(in: node.list).flatMap { names(in: $0, of: outline, depth: depth + 1) }
        case .any, .some, .attributed: return names(in: node.base, of: outline, depth: depth + 1)
        default: return []
        }
    }
}
