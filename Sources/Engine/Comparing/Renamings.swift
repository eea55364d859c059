import ProjectGraph

/// What has another name on the newer side of a change.
struct Renamings {
    private let older: ProjectGraph
    private let newer: ProjectGraph

    init(from older: ProjectGraph, to newer: ProjectGraph) {
        self.older = older
        self.newer = newer
    }

    /// Whether each of some new words stands where the old one stood: in the whole project, or as a member of one of the types.
    ///
    /// - Parameters:
    ///   - words: the old ones, by the new.
    ///   - types: by their full names on the newer side.
    func explain(_ words: [Substring: Substring], in types: Set<String>) -> Bool {
        words.allSatisfy { new, old in
            let (new, old) = (String(new), String(old))
            if newer.knows(new), !newer.knows(old), older.knows(old), !older.knows(new) { return true }
            return types.contains { type in
                let (before, now) = (older.namesOfMembers(ofType: type), newer.namesOfMembers(ofType: type))
                return now.contains(new) && !now.contains(old) && before.contains(old) && !before.contains(new)
            }
        }
    }
}

extension ProjectGraph {
    /// Whether a name stands anywhere in the project.
    func knows(_ name: String) -> Bool { symbols.symbol(of: name) != nil }

    /// All that stand in the project.
    var names: some Sequence<String> { (0..<symbols.count).lazy.map { [symbols] in symbols[Symbol(rawValue: UInt32($0))] } }

    /// - Parameter name: the type's full name, which several types may share.
    func namesOfMembers(ofType name: String) -> Set<String> {
        Set(projectTypes.filter { self[$0].fullName == name }.flatMap { self[$0].members.map { symbols[self[$0].name] } })
    }
}
