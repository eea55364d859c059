import Diagnostics

extension LoadedProject {
    /// Nil where there is none that nobody asked for.
    func readBaseline(_ notes: inout [String]) throws(FileSystem.Failure) -> Baseline? {
        guard let baseline, !baseline.isImplied || baseline.exists else { return nil }
        let read = try baseline.read()
        if baseline.isImplied { notes.append("findings that \(baseline.shownPath) has are known and not reported") }
        return read
    }

    /// Takes what is known out of the report, and tells what the baseline has in vain.
    func hold(_ outcome: inout Linter.Outcome, against agreed: Baseline) {
        guard let file = baseline, var report = outcome.report else { return }
        var (new, known, fixed) = agreed.compare(report.findings)
        let refused = known.filter { neverBaselined.contains($0.rule) }
        if !refused.isEmpty {
            outcome.notes.append(
                "\(file.shownPath) has findings of rules that no baseline may hold (\(Self.names(refused))); they are reported")
            new = (new + refused).sorted()
            known.removeAll { neverBaselined.contains($0.rule) }
        }
        if report.comparison != nil { fixed = [] }  // What the change didn't bring in was left out before.
        if !fixed.isEmpty, let reason = reasonNotToJudge(agreed) {
            outcome.notes.append("\(fixed.count) of the entries of \(file.shownPath) were not met, which means nothing here: \(reason)")
            fixed = []
        }
        if !fixed.isEmpty {
            let entries = fixed.count == 1 ? "1 entry of \(file.shownPath) is" : "\(fixed.count) entries of \(file.shownPath) are"
            outcome.notes.append("\(entries) fixed; 'viperlint baseline prune' takes them out")
        }
        report.findings = new
        report.baseline = BaselineComparison(path: file.shownPath, known: known, fixed: fixed)
        outcome.report = report
    }

    /// Why an entry that was not met may still be a fault; nil where it is none.
    func reasonNotToJudge(_ agreed: Baseline) -> String? {
        if !isWhole { return "only some files were judged" }
        if project?.isVIPER == false { return "no VIPER stack was found" }
        if !problems.isEmpty { return "some files could not be read or followed whole" }
        let paths = baselinePaths
        if agreed.paths != paths {
            return "the baseline was written for \(agreed.paths.joined(separator: ", ")), not for \(paths.joined(separator: ", "))"
        }
        return nil
    }

    /// What was linted, as a baseline keeps it: relative to its folder.
    var baselinePaths: [String] {
        let folder = baseline?.folder ?? root
        return Set(linted.map { Self.relative($0, to: folder) }).sorted()
    }

    private static func relative(_ path: String, to folder: String) -> String {
        let parts = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let common = zip(parts, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + parts.dropFirst(common).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    static func names(_ findings: [Finding]) -> String {
        Set(findings.map(\.rule)).sorted().joined(separator: ", ")
    }
}
