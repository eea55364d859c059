import ProjectGraph

/// Protocols that look like those between presenters, by which views speak to their own.
extension RoleInference {
    /// Module interfaces stand between presenters: what a view keeps under such a name is how it speaks to its own.
    mutating func lookAtHandlers(among types: [TypeID], _ candidates: inout Candidates) {
        var implemented: Set<TypeID> = []
        for type in types where candidates[type].contains(.presenter) {
            implemented.formUnion(graph.allSupertypes(of: type).filter { candidates[$0] == [.moduleInterface] })
        }
        if implemented.isEmpty { return }
        for type in types where candidates.main(of: type) == .view {
            for edge in graph.edges(from: type) where edge.kind == .holds && implemented.contains(edge.to) && !isModuleInput(edge.to) {
                candidates.set(.presenterInterface, for: edge.to)
            }
        }
        for type in types where candidates[type] == [.presenterInterface] || candidates[type].contains(.presenter) {
            for edge in graph.edges(from: type) where implemented.contains(edge.to) && candidates[edge.to] == [.moduleInterface] {
                guard handsOut(edge, candidates), claims.rolesByName(of: edge.to).isEmpty else { continue }
                claims.add(.isUsedBy(type), for: .presenterInterface, to: edge.to)
                candidates.set(.presenterInterface, for: edge.to)
            }
        }
    }

    /// `ModuleInput` says which way it leads: a view that keeps one hands it on.
    private func isModuleInput(_ type: TypeID) -> Bool { graph.lastName(of: type).hasSuffix("ModuleInput") || graph.lastName(of: type).hasSuffix("ModuleOutput") }

    /// `var inputs: LoanInputs { self }` of a presenter, or `var inputs: LoanInputs { get }` of its interface: the view speaks by `presenter.inputs`.
    /// What a presenter that doesn't implement it has to do with may be the way between the two.
    private func handsOut(_ edge: Edge, _ candidates: Candidates) -> Bool {
        guard edge.isSignature, !edge.isStatic, edge.member.exists, graph[edge.member].kind == .var,
            !graph.declaration(of: edge.member).modifiers.isPrivate
        else { return false }
        let interfaces = entities[edge.from.position].kind == .protocol ? [edge.from, edge.to] : [edge.to]
        let isOwn = graph.edges(to: edge.to).allSatisfy { user in
            !candidates[user.from].contains(.presenter) || interfaces.allSatisfy(graph.allSupertypes(of: user.from).contains)
        }
        guard isOwn else { return false }
        return entities[edge.from.position].kind == .protocol
            || graph.edges(to: edge.from).contains { $0.kind == .holds && candidates.main(of: $0.from) == .view }
    }
}
