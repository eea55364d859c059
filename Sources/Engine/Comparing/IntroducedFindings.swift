import Diagnostics

/// The findings of one side that the other doesn't have.
///
/// Fingerprints number equal faults by their order, so a second one above the first takes the first one's name. How many
/// are new is certain; which one, their lines tell.
struct IntroducedFindings {
    private let old: [Finding]
    private let oldNames: Set<Fingerprint>

    /// - Parameter old: the findings of the base.
    init(since old: [Finding]) {
        self.old = old
        oldNames = Set(old.map(\.fingerprint))
    }

    /// - Parameter findings: those of the newer side, in report order.
    func among(_ findings: [Finding]) -> [Finding] {
        let new = findings.filter { !oldNames.contains($0.fingerprint) }
        guard !new.isEmpty else { return [] }
        let roots = Self.roots(of: findings)
        let groups = Dictionary(grouping: findings) { roots[$0.fingerprint] ?? $0.fingerprint }
        let names = Dictionary(grouping: new.map(\.fingerprint)) { roots[$0] ?? $0 }
        return names.flatMap { root, names in pick(names, from: groups[root] ?? []) }.sorted()
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
    private func pick(_ names: [Fingerprint], from group: [Finding]) -> [Finding] {
        guard names.count < group.count else { return group }
        var known: [String: Int] = [:]
        for finding in old where oldNames.contains(finding.fingerprint) { known[Self.line(finding), default: 0] += 1 }
        var fresh: [Finding] = []
        var familiar: [Finding] = []
        for finding in group {
            let line = Self.line(finding)
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

    /// What tells equal faults apart while lines and files move.
    private static func line(_ finding: Finding) -> String {
        finding.rule + "\n" + finding.location.lineText.filter { !$0.isWhitespace }
    }
}
