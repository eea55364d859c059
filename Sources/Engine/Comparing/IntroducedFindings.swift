import Diagnostics

/// The findings of one side that the other doesn't have.
///
/// Fingerprints number equal faults by their order, so a second one above the first takes the first one's name. How many
/// are new is certain; which one, their lines tell.
struct IntroducedFindings {
    private let old: [OldFinding]
    private let excused: [OldFinding]
    private let oldNames: Set<Fingerprint>
    private var oldLines: SourceLines
    private var lines: SourceLines

    /// - Parameters:
    ///   - old: the findings of the base.
    ///   - excused: what rules saw in the base and let pass as the team's way. That it is gone says nothing of what another does.
    ///   - oldLines: of the base.
    ///   - lines: of the newer side.
    init(since old: [OldFinding], excused: [OldFinding], oldLines: SourceLines, lines: SourceLines) {
        self.old = old
        self.excused = excused
        self.oldLines = oldLines
        self.lines = lines
        oldNames = Set((old + excused).map(\.fingerprint))
    }

    /// - Parameters:
    ///   - findings: those of the newer side, in report order.
    ///   - renamings: asked for where it matters; nil where nothing tells.
    mutating func among(_ findings: [Finding], renamings: () -> Renamings?) -> [Finding] {
        let new = findings.filter { !oldNames.contains($0.fingerprint) }
        guard !new.isEmpty else { return [] }
        let roots = Self.roots(of: findings)
        let groups = Dictionary(grouping: findings) { roots[$0.fingerprint] ?? $0.fingerprint }
        let names = Dictionary(grouping: new.map(\.fingerprint)) { roots[$0] ?? $0 }
        var picked: [Finding] = []
        for (root, names) in names { picked += pick(names, from: groups[root] ?? []) }
        return withoutRenamed(picked, among: findings, renamings).sorted()
    }

    /// Without those whose very line the base has, at fault by the same rule, in a member or type of another name that it has no more; and
    /// without those whose line is the base's but for words that the change has given other names.
    private mutating func withoutRenamed(_ new: [Finding], among findings: [Finding], _ renamings: () -> Renamings?) -> [Finding] {
        let names = Set(findings.map(\.fingerprint))
        let rules = Set(new.map(\.rule))
        var gone: [String: [String]] = [:]
        for finding in old where rules.contains(finding.rule) && !names.contains(finding.fingerprint) {
            gone[finding.rule, default: []].append(oldLines.text(ofLine: finding.line, in: finding.path))
        }
        guard !gone.isEmpty else { return new }
        let others = new.filter { finding in
            guard let line = Fingerprint(ofLine: lines.text(at: finding.location)) else { return true }
            return !Self.take(from: &gone[finding.rule, default: []]) { Fingerprint(ofLine: $0) == line }
        }
        return others.filter { finding in
            let line = LineWords(lines.text(at: finding.location))
            return !Self.take(from: &gone[finding.rule, default: []]) { old in
                guard let words = line.replacements(in: LineWords(old)), !words.isEmpty else { return false }
                return renamings()?.explain(words, in: [finding.from.type, finding.to.type]) == true
            }
        }
    }

    /// Whether there was one left to take.
    private static func take<Element>(from elements: inout [Element], where isWanted: (Element) -> Bool) -> Bool {
        elements.firstIndex(where: isWanted).map { elements.remove(at: $0) } != nil
    }

    /// The first of the equal faults that each belongs to.
    private static func roots(of findings: [Finding]) -> [Fingerprint: Fingerprint] {
        let names = Set(findings.map(\.fingerprint))
        var roots: [Fingerprint: Fingerprint] = [:]
        for name in names {
            var ordinal = 1
            while case let next = name.repeated(ordinal), names.contains(next) {
                roots[next] = name
                ordinal += 1
            }
        }
        return roots
    }

    /// As many of a group as there are new names, those first whose line the base doesn't have.
    private mutating func pick(_ names: [Fingerprint], from group: [Finding]) -> [Finding] {
        guard names.count < group.count else { return group }
        let common = Set(group.map(\.fingerprint))
        var stayed: [Line: Int] = [:]
        for finding in old + excused where common.contains(finding.fingerprint) {
            stayed[Line(oldLines.text(ofLine: finding.line, in: finding.path), in: finding.path), default: 0] += 1
        }
        // A line that stands where it stood is the old one, whatever equal line another file has got.
        var familiar: [Finding] = []
        var elsewhere: [Finding] = []
        for finding in group {
            let line = Line(lines.text(at: finding.location), in: finding.location.path)
            if Self.take(line, from: &stayed) { familiar.append(finding) } else { elsewhere.append(finding) }
        }
        var moved = Dictionary(stayed.map { ($0.key.text, $0.value) }, uniquingKeysWith: +)
        var fresh: [Finding] = []
        for finding in elsewhere {
            if Self.take(Fingerprint(ofLine: lines.text(at: finding.location)), from: &moved) { familiar.append(finding) } else { fresh.append(finding) }
        }
        // Where all lines were edited, the last ones: whoever adds one more mostly adds it below.
        let picked = fresh.count >= names.count ? fresh.suffix(names.count) : (fresh + familiar.suffix(names.count - fresh.count))[...]
        return zip(picked, names).map { finding, name in
            var finding = finding
            finding.fingerprint = name
            return finding
        }
    }

    /// Whether there was one left to take.
    private static func take<Key>(_ key: Key, from counts: inout [Key: Int]) -> Bool {
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }

    /// What tells equal faults apart.
    private struct Line: Hashable {
        var path: String
        /// What stays while lines and files move.
        var text: Fingerprint?

        init(_ text: String, in path: String) {
            self.path = path
            self.text = Fingerprint(ofLine: text)
        }
    }
}
