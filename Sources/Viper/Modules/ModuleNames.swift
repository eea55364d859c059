import ProjectGraph

/// The scenes of a project, by the names that their types share.
struct ModuleNames: Sendable {
    private let names: Set<String>

    init(graph: ProjectGraph, roles: [Role?], dialect: Dialect) {
        var names: Set<String> = []
        let views = Set(roles.indices.lazy.filter { roles[$0] == .view }.map { graph.symbols[graph.types[$0].name] })
        let endings = NameEndings(dialect)
        for (position, role) in roles.enumerated() where role == .presenter {
            let name = graph.symbols[graph.types[position].name]
            let words = dialect.vocabulary[.presenter] ?? Vocabulary()
            guard let suffix = (words.suffixes + words.synonyms).first(where: { name.hasSuffix($0) }) else { continue }
            if name == suffix {
                // `Login.Presenter`: what stands beside the namespace begins with its name, as `LoginViewInput` does.
                let outermost = Self.outermost(of: TypeID(position), in: graph)
                if outermost.position != position { names.insert(graph.symbols[graph[outermost].name]) }
                continue
            }
            let base = String(name.dropLast(suffix.count))
            // The presenter of `LoanTableViewCell` belongs to a part of a scene.
            if views.contains(base), endings.longest(of: base, where: { $0 == .view }) != nil { continue }
            names.insert(base)
        }
        self.names = names
    }

    func module(of type: TypeID, in graph: ProjectGraph) -> String? {
        guard type.exists, !graph[type].isExternal else { return nil }
        let outermost = Self.outermost(of: type, in: graph)
        let name = graph.symbols[graph[outermost].name]
        return longestModule(startingIn: name)
            // `Login.Presenter`: the namespace is the scene.
            ?? (outermost == type ? nil : name)
    }

    private static func outermost(of type: TypeID, in graph: ProjectGraph) -> TypeID {
        var outermost = type
        while let outer = graph[outermost].outer { outermost = outer }
        return outermost
    }

    /// `LoanList` rather than `Loan` for `LoanListCell`; but `Loaner…` does not belong to `Loan`.
    private func longestModule(startingIn name: String) -> String? {
        let bytes = name.utf8
        var end = bytes.endIndex
        while end > bytes.startIndex {
            if end == bytes.endIndex || startsWord(bytes[end]) {
                let candidate = String(name[..<end])
                if names.contains(candidate) { return candidate }
            }
            end = bytes.index(before: end)
        }
        return nil
    }

    /// What is not ASCII goes on with the word.
    private func startsWord(_ byte: UInt8) -> Bool {
        byte < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
