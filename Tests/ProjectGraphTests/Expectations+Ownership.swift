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
    let holds = graph.holds(of: type, conformers: graph.conformers()).filter { $0.holding.ownership.retains }
    let held = Set(holds.flatMap(\.candidates).map { graph[$0].fullName })
    #expect(held.sorted() == expected, sourceLocation: sourceLocation)
}

func expectHolds(
    _ source: String, of holder: String = "A", _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectHolds([("A.swift", source)], of: holder, expected, sourceLocation: sourceLocation)
}

/// Holds the shortest cycle of strong holds through a type against one written as `A → B → A`.
///
/// - Parameter isCertain: whether it closes whatever stands where one of several types may.
func expectCycle(
    _ files: Files, of type: String = "A", _ expected: String, isCertain: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let graph = graph(of: files)
    let cycle = try cycle(in: graph, of: type, sourceLocation)
    #expect(cycle?.text(in: graph) == expected, sourceLocation: sourceLocation)
    if let cycle { #expect(cycle.isCertain == isCertain, sourceLocation: sourceLocation) }
}

func expectCycle(
    _ source: String, of type: String = "A", _ expected: String, isCertain: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectCycle([("A.swift", source)], of: type, expected, isCertain: isCertain, sourceLocation: sourceLocation)
}

/// Fails where a type keeps itself alive for certain.
func expectNoCycle(_ files: Files, of type: String = "A", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let graph = graph(of: files)
    let cycle = try cycle(in: graph, of: type, sourceLocation)
    let certain = cycle.flatMap { $0.isCertain ? $0.text(in: graph) : nil }
    #expect(certain == nil, sourceLocation: sourceLocation)
}

func expectNoCycle(_ source: String, of type: String = "A", sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectNoCycle([("A.swift", source)], of: type, sourceLocation: sourceLocation)
}

/// Holds whether a type keeps another alive, maybe through others.
func expectKeeps(
    _ source: String, _ expected: Bool = true, of type: String = "A", alive kept: String = "C",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let graph = graph(of: [("A.swift", source)])
    let (start, goal) = (
        try graph.type(type, sourceLocation: sourceLocation), try graph.type(kept, sourceLocation: sourceLocation)
    )
    let chain = OwnershipChains(graph, conformers: graph.conformers()).chain(from: start, to: goal)
    #expect((chain != nil) == expected, sourceLocation: sourceLocation)
}

private func cycle(in graph: ProjectGraph, of name: String, _ sourceLocation: SourceLocation) throws -> OwnershipChain? {
    OwnershipChains(graph, conformers: graph.conformers()).cycle(through: try graph.type(name, sourceLocation: sourceLocation))
}

extension OwnershipChain {
    func text(in graph: ProjectGraph) -> String {
        let types = (steps.first.map { [$0.holder] } ?? []) + steps.map(\.held)
        return types.map { graph[$0].fullName }.joined(separator: " → ")
    }
}

/// Holds how many references of each kind lead nowhere.
func expectUnresolved(
    _ source: String, _ expected: [UnresolvedReason: Int], sourceLocation: SourceLocation = #_sourceLocation
) {
    let unresolved = graph(of: [("A.swift", source)]).unresolved.filter { $0.value > 0 }
    #expect(unresolved == expected, sourceLocation: sourceLocation)
}

extension ProjectGraph {
    func conformers() -> ConformerTable { ConformerTable(self, among: projectTypes) { _ in true } }
}
