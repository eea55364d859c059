import Diagnostics

/// The findings of one side that the other doesn't have.
///
/// Fingerprints number equal faults by their order, so a second one above the first takes the first one's name. How many
/// are new is certain; which one, their lines tell.
struct IntroducedFindings {
    private let old: [OldFinding]
    private let oldNames: Set<Fingerprint>
    private var oldLines: SourceLines
    private var lines: SourceLines

    /// - Parameters:
    ///   - old: the findings of the base.
    ///   - oldLines: of the base.
    ///   - lines: of the newer side.
    init(since old: [OldFinding], oldLines: SourceLines, lines: SourceLines) {
        self.old = old
        self.oldLines = oldLines
        self.lines = lines
        oldNames = Set(old.map(\.fingerprint))
    }

    /// - Parameter findings: those of the newer side, in report order.
    mutating func among(_ findings: [Finding]) -> [Finding] {
        let new = findings.filter { !oldNames.contains($0.fingerprint) }
        guard !new.isEmpty else { return [] }
        let roots = Self.roots(of: findings)
        let groups = Dictionary(grouping: findings) { roots[$0.fingerprint] ?? $0.fingerprint }
        let names = Dictionary(grouping: new.map(\.fingerprint)) { roots[$0] ?? $0 }
        var picked: [Finding] = []
        for (root, names) in names { picked += pick(names, from: groups[root] ?? []) }
        return picked.sorted()
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
        var known: [String: Int] = [:]
        for finding in old where common.contains(finding.fingerprint) {
            known[Self.words(of: oldLines.text(ofLine: finding.line, in: finding.path)), default: 0] += 1
        }
        var fresh: [Finding] = []
        var familiar: [Finding] = []
        for finding in group {
            let line = Self.words(of: lines.text(at: finding.location))
            if let count = known[line], count > 0 {
                known[line] = count - 1
                familiar.append(finding)
            } else {
                fresh.append(finding)
            }
        }
        // Where all lines were edited, the last ones: whoever adds one more mostly adds it below.
        let picked = fresh.count >= names.count ? fresh.suffix(names.count) : (fresh + familiar.suffix(names.count - fresh.count))[...]
        return zip(picked, names).map { finding, name in
            var finding = finding
            finding.fingerprint = name
            return finding
        }
    }

    /// What of a line tells equal faults apart while lines and files move.
    private static func words(of line: String) -> String { line.filter { !$0.isWhitespace } }
}
