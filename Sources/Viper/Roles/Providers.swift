import ProjectGraph

/// Protocols that only hand others out: `protocol HasLoanService { var loanService: LoanServicing { get } }`. Whoever holds one works
/// with what it hands out, as if it held that itself.
struct Providers: Sendable {
    private var handedOut: [TypeID: [TypeID]] = [:]

    init(graph: ProjectGraph) {
        for type in graph.projectTypes where graph[type].kind == .protocol && !graph[type].members.isEmpty {
            let name = graph.symbols[graph[type].name]
            guard name.hasPrefix("Has") || name.hasSuffix("Dependencies") || name.hasSuffix("Dependency"),
                graph[type].members.allSatisfy({ graph[$0].kind == .var })
            else { continue }
            let handed = graph.edges(from: type).lazy.map(\.to).filter { graph[$0].kind == .protocol && !graph[$0].isExternal && $0 != type }
            if !handed.isEmpty { handedOut[type] = Array(handed) }
        }
    }

    /// What a type gets from those that it holds.
    func handedOut(to type: TypeID, _ graph: ProjectGraph) -> [TypeID] {
        if handedOut.isEmpty || graph[type].kind == .protocol { return [] }
        return graph.edges(from: type).lazy.filter { $0.kind == .holds }.flatMap { handedOut[$0.to] ?? [] }
    }
}
