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
    func start() throws -> Never {
        if isWatching {
            try Watch(stamps: { Tool.linter.stamps(options) }, run: { _ = lint() }).start()
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
        if !isQuiet { for note in outcome.notes { Tool.tell("note", note) } }
        var exitCode = outcome.exitCode
        if let report = outcome.report {
            let finished = outcome
            if !outcome.timings.measure("report", { deliver(report, finished) }) { exitCode = Tool.couldNotRun.rawValue }
        }
        if showsTimings { Tool.tell(TimingsTable(outcome.timings).text) }
        for error in outcome.errors { Tool.tell("error", error) }
        return (exitCode, outcome)
    }

    /// - Returns: whether every report reached its place. One that does not keeps back none of the others.
    private func deliver(_ report: Report, _ outcome: Linter.Outcome) -> Bool {
        var succeeded = true
        for request in reports {
            let text = request.format.render(report, outcome, toTerminal: request.path == nil, quiet: isQuiet)
            succeeded = Tool.deliver(text, to: request.path) && succeeded
            guard request.format == .github else { continue }
            succeeded = Tool.addToStepSummary(ReportFormat.markdown.render(report, outcome, toTerminal: false)) && succeeded
        }
        return succeeded
    }
}
