import ProjectGraph

/// What has another name on the newer side of a change.
struct Renamings {
    private let older: ProjectGraph
    private let newer: ProjectGraph
    private var before: MemberNames
    private var now: MemberNames

    init(from older: ProjectGraph, to newer: ProjectGraph) {
        (self.older, self.newer) = (older, newer)
        (before, now) = (MemberNames(of: older), MemberNames(of: newer))
    }

    /// Whether each of some new words stands where the old one stood: in the whole project, or as a member of one of the types.
    ///
    /// - Parameters:
    ///   - words: the old ones, by the new.
    ///   - types: by their full names on the newer side.
    mutating func explain(_ words: [Substring: Substring], in types: Set<String>) -> Bool {
        for (new, old) in words where !isRenamed(String(old), to: String(new), in: types) { return false }
        return true
    }

    private mutating func isRenamed(_ old: String, to new: String, in types: Set<String>) -> Bool {
        if newer.knows(new), !newer.knows(old), older.knows(old), !older.knows(new) { return true }
        for type in types {
            let (before, now) = (before.ofType(type), now.ofType(type))
            if now.contains(new) && !now.contains(old) && before.contains(old) && !before.contains(new) { return true }
        }
        return false
    }
}
