import ProjectGraph
import Syntax
import Testing

/// The graph of files by their paths; of a single source, `A.swift`.
func graph(of files: [(path: String, source: String)]) -> ProjectGraph {
    let reader = OutlineReader()
    return GraphBuilder.build(files.map { SourceFile(path: $0.path, outline: reader.read(PaddedBytes($0.source))) })
}

/// Holds all edges of a source against those written as `A holds weak B, stored property`.
func expectEdges(_ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEdges([("A.swift", source)], expected, sourceLocation: sourceLocation)
}

func expectEdges(
    _ files: [(path: String, source: String)], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    let graph = graph(of: files)
    #expect(graph.edges.map { $0.text(in: graph) }.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

/// Holds all calls of a source against those written as `A.f → B.g`, with `, self` where the receiver is `self`.
func expectCalls(_ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectCalls([("A.swift", source)], expected, sourceLocation: sourceLocation)
}

func expectCalls(
    _ files: [(path: String, source: String)], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    let graph = graph(of: files)
    let found = graph.calls.map { call in
        "\(graph[call.from].fullName).\(graph.name(of: call.caller)) → "
            + "\(graph[graph[call.callee].owner].fullName).\(graph.name(of: call.callee))\(call.isSelf ? ", self" : "")"
    }
    #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

extension Edge {
    func text(in graph: ProjectGraph) -> String {
        let kind = kind == .holds ? "holds \(ownership.spelling)" : kind.rawValue
        return "\(graph[from].fullName) \(kind) \(graph[to].fullName), \(position.rawValue)"
            + (throughAlias ? ", alias" : "") + (isStatic ? ", static" : "") + (isInout ? ", inout" : "")
    }
}

extension ProjectGraph {
    func name(of member: MemberID) -> String { member.exists ? symbols[self[member].name] : "-" }

    /// The project's type of a full name.
    func type(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> TypeID {
        try #require(projectTypes.first { self[$0].fullName == name }, "\(name)", sourceLocation: sourceLocation)
    }
}
