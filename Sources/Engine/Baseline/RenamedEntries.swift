import Diagnostics
import ProjectGraph

/// The entries of a baseline that have no finding any more, each to be taken for one whose line was known when its types or its member had other
/// names.
///
/// Of the older code nothing is left but the names of both types, what tells its line from others, and the members that the line named.
struct RenamedEntries {
    /// What several entries have in common.
    private struct Ends: Hashable {
        var rule: String
        var from: String
        var to: String

        init(_ entry: BaselineEntry) {
            (rule, from, to) = (entry.rule, entry.from, entry.to)
        }
    }

    private struct Line: Hashable {
        var rule: String
        var line: Fingerprint
    }

    private let entries: [BaselineEntry]
    private var isTaken: [Bool]
    private var byLine: [Line: [Int]] = [:]
    private var byEnds: [Ends: [Int]] = [:]
    /// By rule: both types of entries one of which may be gone, each pair once.
    private var gone: [String: [Ends]] = [:]
    private let graph: ProjectGraph?
    private var current: BaselineEntries

    /// - Parameters:
    ///   - entries: in their order.
    ///   - graph: of all that the baseline is of; nil where that was not read, and no name can be said to be gone.
    init(_ entries: [BaselineEntry], in graph: ProjectGraph?) {
        (self.entries, self.graph) = (entries, graph)
        isTaken = [Bool](repeating: false, count: entries.count)
        current = BaselineEntries(in: graph)
        for (place, entry) in entries.enumerated() {
            guard let line = entry.line else { continue }
            byLine[Line(rule: entry.rule, line: line), default: []].append(place)
            let ends = Ends(entry)
            byEnds[ends, default: []].append(place)
            guard let graph, byEnds[ends]?.count == 1 else { continue }
            if [ends.from, ends.to].contains(where: { $0.split(separator: ".").contains { !graph.knows(String($0)) } }) { gone[ends.rule, default: []].append(ends) }
        }
    }

    /// Takes one that has the very line.
    mutating func takeEqual(to finding: Finding, _ line: LineWords) -> (old: BaselineEntry, now: BaselineEntry)? {
        guard !entries.isEmpty, let text = Fingerprint(ofLine: line.text), let old = take(Line(rule: finding.rule, line: text), where: { _ in true }) else { return nil }
        return (old, current.entry(of: finding, line))
    }

    /// Takes one that has the line but for a name.
    mutating func takeRenamed(to finding: Finding, _ line: LineWords) -> (old: BaselineEntry, now: BaselineEntry)? {
        let now = current.entry(of: finding, line)
        return (takeWithOtherTypes(than: now, line) ?? takeWithOtherMember(than: now, line, current.membersOfEnds(of: finding))).map { ($0, now) }
    }

    /// The old types are gone, and by their names the line is the old one.
    private mutating func takeWithOtherTypes(than finding: BaselineEntry, _ line: LineWords) -> BaselineEntry? {
        for ends in gone[finding.rule] ?? [] {
            guard let words = oldWords(of: finding, by: ends), !words.isEmpty,
                let old = Fingerprint(ofLine: line.text(replacing: words)),
                let entry = take(Line(rule: finding.rule, line: old), where: { Ends($0) == ends })
            else { continue }
            return entry
        }
        return nil
    }

    /// What the parts of both types' names were, by what they are; nil where some of that is still there.
    private func oldWords(of finding: BaselineEntry, by ends: Ends) -> [Substring: Substring]? {
        guard let graph else { return nil }
        var words: [Substring: Substring] = [:]
        for (now, before) in [(finding.from, ends.from), (finding.to, ends.to)] where now != before {
            let (now, before) = (now.split(separator: "."), before.split(separator: "."))
            guard now.count == before.count else { return nil }
            for (now, before) in zip(now, before) where now != before {
                guard !graph.knows(String(before)), words.updateValue(before, forKey: now) ?? before == before else { return nil }
            }
        }
        return words
    }

    /// The line is the old one by the name of a member that neither of the types has any more.
    ///
    /// - Parameter members: what both types have.
    private mutating func takeWithOtherMember(than finding: BaselineEntry, _ line: LineWords, _ members: Set<String>) -> BaselineEntry? {
        guard let place = byEnds[Ends(finding)]?.first(where: { place in
            !isTaken[place] && entries[place].members.contains { name in
                !members.contains(name)
                    && finding.members.contains { Fingerprint(ofLine: line.text(replacing: [$0[...]: name[...]])) == entries[place].line }
            }
        }) else { return nil }
        return take(place)
    }

    private mutating func take(_ line: Line, where isMeant: (BaselineEntry) -> Bool) -> BaselineEntry? {
        guard let place = byLine[line]?.first(where: { !isTaken[$0] && isMeant(entries[$0]) }) else { return nil }
        return take(place)
    }

    private mutating func take(_ place: Int) -> BaselineEntry {
        isTaken[place] = true
        return entries[place]
    }
}
