import ProjectGraph
import Testing

typealias Files = [(path: String, source: String)]

/// Holds the edges that start at one type against those written as `A holds weak B, stored property`.
func expectEdges(
    _ files: Files, from type: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    let graph = graph(of: files)
    let found = graph.edges.filter { graph[$0.from].fullName == type }.map { $0.text(in: graph) }
    #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

func expectEdges(_ source: String, from type: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEdges([("A.swift", source)], from: type, expected, sourceLocation: sourceLocation)
}

/// Holds what an instance keeps alive, in the order of the alphabet: by properties of its own and inherited ones, with
/// the conformers of a protocol in its place.
func expectHolds(
    _ files: Files, of holder: String = "A", _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let graph = graph(of: files)
    let type = try graph.type(holder, sourceLocation: sourceLocation)
    let held = Set(graph.strongHolds(of: type, conformers: graph.conformers()).map { graph[$0.held].fullName })
    #expect(held.sorted() == expected, sourceLocation: sourceLocation)
}

func expectHolds(
    _ source: String, of holder: String = "A", _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectHolds([("A.swift", source)], of: holder, expected, sourceLocation: sourceLocation)
}

/// Holds the shortest cycle of strong holds through a type against one written as `A → B → A`.
func expectCycle(
    _ files: Files, of type: String = "A", _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(try cycle(in: files, of: type, sourceLocation) == expected, sourceLocation: sourceLocation)
}

func expectCycle(
    _ source: String, of type: String = "A", _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectCycle([("A.swift", source)], of: type, expected, sourceLocation: sourceLocation)
}

/// Fails where a type keeps itself alive for certain.
func expectNoCycle(_ files: Files, of type: String = "A", sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try cycle(in: files, of: type, sourceLocation) == nil, sourceLocation: sourceLocation)
}

func expectNoCycle(_ source: String, of type: String = "A", sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectNoCycle([("A.swift", source)], of: type, sourceLocation: sourceLocation)
}

private func cycle(in files: Files, of name: String, _ sourceLocation: SourceLocation) throws -> String? {
    let graph = graph(of: files)
    let conformers = graph.conformers()
    let type = try graph.type(name, sourceLocation: sourceLocation)
    let cycles = graph.strongHolds(of: type, conformers: conformers).compactMap { first -> [TypeID]? in
        if first.held == type { return [type, type] }
        let chain = graph.strongChain(from: first.held, to: type, conformers: conformers) { _ in true }
        return chain.map { [type, first.held] + $0.map(\.held) }
    }
    return cycles.min { $0.count < $1.count }?.map { graph[$0].fullName }.joined(separator: " → ")
}

/// Holds how many references of each kind lead nowhere.
func expectUnresolved(
    _ source: String, _ expected: [UnresolvedReason: Int], sourceLocation: SourceLocation = #_sourceLocation
) {
    let unresolved = graph(of: [("A.swift", source)]).unresolved.filter { $0.value > 0 }
    #expect(unresolved == expected, sourceLocation: sourceLocation)
}
