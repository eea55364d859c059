import Diagnostics

extension LoadedProject {
    /// Nil where there is none that nobody asked for.
    ///
    /// - Parameter staged: its text in git's index, where that is another than the file's.
    func readBaseline(staged: [UInt8]?, _ notes: inout [String]) throws(FileSystem.Failure) -> Baseline? {
        guard let baseline, staged != nil || !baseline.isImplied || baseline.exists else { return nil }
        let read = if let staged { try baseline.parse(staged) } else { try baseline.read() }
        if baseline.isImplied { notes.append("findings that \(baseline.shownPath) has are known and not reported") }
        return read
    }

    /// Whether a finding is reported though there is a baseline.
    func isOpen(_ finding: Finding, beside agreed: Baseline?) -> Bool {
        agreed?.has(finding) != true || neverBaselined.contains(finding.rule)
    }

    /// Takes what is known out of the report, and tells what the baseline has in vain.
    ///
    /// - Parameter rules: all that there are.
    func hold(_ outcome: inout Linter.Outcome, against agreed: Baseline, _ choice: FindingChoice, rules: Set<String>) {
        guard let file = baseline, var report = outcome.report else { return }
        // What was left out before can't be told from what is fixed.
        let isAll = report.comparison == nil && !choice.hasSelection
        let compared = compare(report.findings, areAll: isAll && isWhole, to: agreed)
        var (new, known) = (compared.new, compared.known)
        let refused = known.filter { neverBaselined.contains($0.rule) }
        if !refused.isEmpty {
            outcome.notes.append(
                "\(file.shownPath) has findings of rules that no baseline may hold (\(Self.names(refused))); they are reported")
            new = (new + refused).sorted()
            known.removeAll { neverBaselined.contains($0.rule) }
        }
        var fixed = isAll ? compared.fixed.filter { choice.tells(rule: $0.rule) } : []
        if !fixed.isEmpty, let reason = reasonNotToJudge(agreed) {
            outcome.notes.append("\(fixed.count) of the entries of \(file.shownPath) \(fixed.count == 1 ? "was" : "were") not met, which means nothing here: \(reason)")
            fixed = []
        }
        let unmet = UnmetEntries(fixed, in: self, suppressed: report.suppressed, rules: rules)
        outcome.notes += unmet.note(on: file).map { [$0] } ?? []
        report.findings = new
        report.baseline = BaselineComparison(path: file.shownPath, known: known, fixed: unmet.fixed)
        if let fixed = report.baseline?.noteOnWhatIsFixed { outcome.notes.append(fixed) }
        outcome.report = report
    }

    /// How findings and a baseline differ.
    ///
    /// - Parameter areAll: false where there may be others, which an entry may stand for.
    func compare(_ findings: [Finding], areAll: Bool = true, to agreed: Baseline) -> Baseline.Comparison {
        // A type that stands in no file that was read may stand in another, and has no new name.
        agreed.compare(findings, lines: areAll ? lines : nil, in: reasonNotToJudge(agreed) == nil ? project?.graph : nil)
    }

    /// Why an entry that was not met may still be a fault; nil where it is none.
    func reasonNotToJudge(_ agreed: Baseline) -> String? {
        if !isWhole { return "only some files were judged" }
        if project?.isVIPER == false { return "no VIPER stack was found" }
        if !problems.isEmpty { return "some files could not be read or followed whole" }
        let paths = baselinePaths
        if agreed.paths != paths {
            return "the baseline was written for \(agreed.paths.joined(separator: ", ")), not for \(paths.joined(separator: ", ")), as seen from its folder"
        }
        return nil
    }

    /// What was linted, as a baseline keeps it: relative to its folder.
    var baselinePaths: [String] {
        let folder = baseline?.folder ?? root
        return Set(linted.map { PathText.way(to: $0, from: folder) }).sorted()
    }

    static func names(_ findings: [Finding]) -> String {
        Set(findings.map(\.rule)).sorted().joined(separator: ", ")
    }
}
