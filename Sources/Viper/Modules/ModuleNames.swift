import ProjectGraph

/// The scenes of a project, by the names that their types share.
struct ModuleNames: Sendable {
    private let names: Set<String>

    init(graph: ProjectGraph, roles: [Role?], dialect: Dialect) {
        var names: Set<String> = []
        for (position, role) in roles.enumerated() where role == .presenter {
            let name = graph.symbols[graph.types[position].name]
            let suffixes = dialect.vocabulary[.presenter]?.suffixes ?? []
            guard let suffix = suffixes.first(where: { name.hasSuffix($0) && name != $0 }) else { continue }
            names.insert(String(name.dropLast(suffix.count)))
        }
        self.names = names
    }

    func module(of type: TypeID, in graph: ProjectGraph) -> String? {
        guard type.exists, !graph[type].isExternal else { return nil }
        var outermost = type
        while let outer = graph[outermost].outer { outermost = outer }
        let name = graph.symbols[graph[outermost].name]
        return longestModule(startingIn: name)
            // `Login.Presenter`: the namespace is the scene.
            ?? (outermost == type ? nil : name)
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
