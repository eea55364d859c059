import ProjectGraph

/// The scenes of a project, by the names that their types share.
struct ModuleNames: Sendable {
    /// Longest first, so that `LoanList` wins over `Loan`.
    private let names: [String]

    init(graph: ProjectGraph, roles: [Role?], dialect: Dialect) {
        var names: Set<String> = []
        let views = Set(roles.indices.lazy.filter { roles[$0] == .view }.map { graph.symbols[graph.types[$0].name] })
        let endings = NameEndings(dialect)
        for (position, role) in roles.enumerated() where role == .presenter {
            let name = graph.symbols[graph.types[position].name]
            let words = dialect.vocabulary[.presenter] ?? Vocabulary()
            guard let suffix = (words.suffixes + words.synonyms).first(where: { name.hasSuffix($0) && name != $0 }) else { continue }
            let base = String(name.dropLast(suffix.count))
            // The presenter of `LoanTableViewCell` belongs to a part of a scene.
            if views.contains(base), endings.longest(of: base, where: { $0 == .view }) != nil { continue }
            names.insert(base)
        }
        self.names = names.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    func module(of type: TypeID, in graph: ProjectGraph) -> String? {
        guard type.exists, !graph[type].isExternal else { return nil }
        var outermost = type
        while let outer = graph[outermost].outer { outermost = outer }
        let name = graph.symbols[graph[outermost].name]
        return names.first { name.hasPrefix($0) && !continuesWord(name, behind: $0) }
            // `Login.Presenter`: the namespace is the scene.
            ?? (outermost == type ? nil : name)
    }

    /// `Loaner…` does not belong to `Loan`.
    private func continuesWord(_ name: String, behind prefix: String) -> Bool {
        name.dropFirst(prefix.count).first?.isLowercase ?? false
    }
}
