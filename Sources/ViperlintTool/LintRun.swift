import Diagnostics
import Engine

/// A lint and its reports: what the arguments of `lint` come down to.
struct LintRun {
    var options = Linter.Options()
    var reports = [ReportRequest(format: .text)]
    /// Only findings: no notes, no progress.
    var isQuiet = false
    var showsTimings = false
    /// Whether to lint again whenever something has changed.
    var isWatching = false

    /// Ends the process, with the exit code that the findings ask for.
    func start() -> Never {
        if isWatching {
            Watch(stamps: { Tool.linter.stamps(options) }, run: { _ = lint() }).start()
        }
        let (exitCode, outcome) = lint()
        withExtendedLifetime(outcome) { Tool.end(exitCode) }
    }

    private func lint() -> (exitCode: Int32, Linter.Outcome) {
        let progress = isQuiet ? nil : ProgressLine()
        var options = options
        options.onStage = progress?.show
        var outcome = Tool.linter.run(options)
        progress?.clear()
        if !isQuiet { Tool.tell(notes: outcome.notes) }
        var exitCode = outcome.exitCode
        if let report = outcome.report {
            let root = LintedRoot(path: outcome.root, shownPath: outcome.shownRoot)
            for reason in reasonsUntold(of: root.asShown(report)) { Tool.tell("warning", reason) }
            let isDelivered = outcome.timings.measure("report") { reports.deliver(report, root, quiet: isQuiet) }
            if !isDelivered { exitCode = Tool.couldNotRun.rawValue }
        }
        if showsTimings { Tool.tell(TimingsTable(outcome.timings).text) }
        Tool.tell(errors: outcome.errors)
        return (exitCode, outcome)
    }

    /// What makes the run fail and stands neither in a note nor in what a reader of the log sees of the reports.
    private func reasonsUntold(of report: Report) -> [String] {
        guard options.isStrict else { return [] }
        let tellsProblems = isQuiet || reports.contains { $0.path == nil && $0.format.tellsProblems }
        return [isQuiet ? report.baseline?.noteOnWhatIsFixed : nil, tellsProblems ? nil : report.noteOnWhatIsMissing].compactMap(\.self)
    }
}
