import Diagnostics
import ProjectGraph

/// Whether an entry that has no finding any more stands for one whose types, or whose member, had other names when it was written.
///
/// Of the older code nothing is left but the names of both types and what tells its line from others.
struct Renaming {
    private let old: BaselineEntry
    private let new: BaselineEntry
    /// Of the new finding.
    private let line: LineWords
    private let graph: ProjectGraph

    /// - Parameter line: of the new finding.
    init(from old: BaselineEntry, to new: BaselineEntry, _ line: LineWords, in graph: ProjectGraph) {
        self.old = old
        self.new = new
        self.line = line
        self.graph = graph
    }

    var isMet: Bool { old.from == new.from && old.to == new.to ? isOfMember : isOfTypes }

    /// The old types are gone, and by their names the line is the old one.
    private var isOfTypes: Bool {
        var words: [Substring: Substring] = [:]
        for (now, before) in [(new.from, old.from), (new.to, old.to)] where now != before {
            let (now, before) = (now.split(separator: "."), before.split(separator: "."))
            guard now.count == before.count else { return false }
            for (now, before) in zip(now, before) where now != before {
                guard !graph.knows(String(before)), words.updateValue(before, forKey: now) ?? before == before else { return false }
            }
        }
        return hasOldLine(replacing: words)
    }

    /// The line is the old one by the name of a member that neither of the types has any more.
    private var isOfMember: Bool {
        let members = graph.namesOfMembers(ofType: new.from).union(graph.namesOfMembers(ofType: new.to))
        let renamed = Set(line.words).filter { members.contains(String($0)) }
        return renamed.contains { word in
            graph.names.contains { !members.contains($0) && hasOldLine(replacing: [word: $0[...]]) }
        }
    }

    private func hasOldLine(replacing words: [Substring: Substring]) -> Bool {
        Fingerprint(ofLine: line.text(replacing: words)) == old.line
    }
}
