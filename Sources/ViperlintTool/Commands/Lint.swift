import ArgumentParser
import Diagnostics
import Engine
import Reporters

struct Lint: ParsableCommand {
    // The library would ask the run-time for the type's name.
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Report where the code leaves its architecture (the default).")

    @Argument(help: "Files and folders to lint; the working directory if none is given.", completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp(
        "The form of the report, with the file that it is for behind a colon; may be repeated.",
        discussion: "text, xcode, github, sarif, gitlab, junit, checkstyle, sonarqube, markdown, json or openmetrics.",
        valueName: "format[:file]"))
    var reporter: [ReportRequest] = []

    @Option(help: ArgumentHelp("The dialect to use instead of the configuration's.", valueName: "name"))
    var dialect: String?

    @Option(help: ArgumentHelp("The configuration to use instead of the nearest .viperlint.yml.", valueName: "file"), completion: .file())
    var config: String?

    @Option(help: ArgumentHelp("Report only what is new since the code left a revision, a branch for example.", valueName: "revision"))
    var base: String?

    @Flag(help: "Report only what the staged changes bring in, and judge what is staged.")
    var staged = false

    @Option(help: ArgumentHelp("Findings to live with, instead of the configuration's or .viperlint-baseline.json beside it.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Fail on warnings too, and on entries of the baseline that are fixed.")
    var strict = false

    @Option(help: ArgumentHelp("Write the report to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    @Option(help: "How many threads read files; one a core if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up") }
        if requests.count(where: { $0.path == nil }) > 1 {
            throw ValidationError("only one report can go to standard output; write others to files: --reporter sarif:report.sarif")
        }
        if output != nil, reporter.contains(where: { $0.path != nil }) {
            throw ValidationError("--output names the file of a single report; with several each names its own: --reporter sarif:report.sarif")
        }
        if base != nil, staged { throw ValidationError("--base and --staged are two different questions") }
    }

    func run() throws {
        let outcome = Tool.linter.run(options)
        for note in outcome.notes { Tool.tell("note", note) }
        var exitCode = outcome.exitCode
        if let report = outcome.report, !deliver(report, outcome) { exitCode = Tool.couldNotRun.rawValue }
        for error in outcome.errors { Tool.tell("error", error) }
        if exitCode != 0 { throw ExitCode(exitCode) }
    }

    /// What is asked for; text if nothing is.
    private var requests: [ReportRequest] {
        let requests = reporter.isEmpty ? [ReportRequest(format: .text)] : reporter
        return requests.map { ReportRequest(format: $0.format, path: $0.path ?? output) }
    }

    /// - Returns: whether every report reached its place. One that does not keeps back none of the others.
    private func deliver(_ report: Report, _ outcome: Linter.Outcome) -> Bool {
        var succeeded = true
        for request in requests {
            let text = request.format.render(report, outcome, toTerminal: request.path == nil)
            succeeded = Tool.deliver(text, to: request.path) && succeeded
            guard request.format == .github else { continue }
            succeeded = Tool.addToStepSummary(ReportFormat.markdown.render(report, outcome, toTerminal: false)) && succeeded
        }
        return succeeded
    }

    private var options: Linter.Options {
        var options = Linter.Options(paths: paths, configurationPath: config, jobs: jobs, dialect: dialect)
        options.baselinePath = baseline
        options.isStrict = strict
        options.comparison = staged ? .staged : base.map { .base($0) }
        return options
    }
}
