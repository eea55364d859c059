import ProjectGraph

/// Protocols that only hand others out: `protocol HasLoanService { var loanService: LoanServicing { get } }`. Whoever holds one works
/// with what it hands out, as if it held that itself.
struct Providers: Sendable {
    private var handedOut: [TypeID: [TypeID]] = [:]

    init(graph: ProjectGraph) {
        for type in graph.projectTypes where graph[type].kind == .protocol && Self.isProvider(graph.symbols[graph[type].name]) {
            let requiring = graph.family(of: type).filter { !graph[$0].isExternal }
            guard requiring.allSatisfy({ graph[$0].members.allSatisfy { graph[$0].kind == .var } }) else { continue }
            let handed = requiring.flatMap { graph.edges(from: $0) }
                .filter { $0.member.exists && $0.isSignature && graph[$0.to].kind == .protocol && !graph[$0.to].isExternal }.map(\.to)
            if !handed.isEmpty { handedOut[type] = handed }
        }
    }

    /// `HasLoanService`, `LoanDependencies`; `Hashing` is neither.
    private static func isProvider(_ name: String) -> Bool {
        name.hasPrefix("Has") && name.dropFirst(3).first?.isUppercase == true || name.hasSuffix("Dependencies") || name.hasSuffix("Dependency")
    }

    /// What a type gets from those that it holds.
    func handedOut(to type: TypeID, _ graph: ProjectGraph) -> [TypeID] {
        if handedOut.isEmpty || graph[type].kind == .protocol { return [] }
        return graph.edges(from: type).lazy.filter { $0.kind == .holds }.flatMap { handedOut[$0.to] ?? [] }
    }
}
