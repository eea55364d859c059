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

    @Option(help: "The form of the report: text, xcode or json.")
    var reporter: ReporterName = .text

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
        if base != nil, staged { throw ValidationError("--base and --staged are two different questions") }
    }

    func run() throws {
        let outcome = Tool.linter.run(options)
        for note in outcome.notes { Tool.tell("note", note) }
        var exitCode = outcome.exitCode
        if let report = outcome.report, !Tool.deliver(reporter.render(report, outcome, toTerminal: output == nil), to: output) {
            exitCode = Tool.couldNotRun.rawValue
        }
        for error in outcome.errors { Tool.tell("error", error) }
        if exitCode != 0 { throw ExitCode(exitCode) }
    }

    private var options: Linter.Options {
        var options = Linter.Options(paths: paths, configurationPath: config, jobs: jobs, dialect: dialect)
        options.baselinePath = baseline
        options.isStrict = strict
        options.comparison = staged ? .staged : base.map { .base($0) }
        return options
    }
}

enum ReporterName: String, CaseIterable, ExpressibleByArgument {
    case text, xcode, json

    // What the library would answer, without its detour by key paths.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    static var allValueDescriptions: [String: String] { [:] }

    func render(_ report: Report, _ outcome: Linter.Outcome, toTerminal: Bool) -> String {
        switch self {
        case .text:
            // As seen from the working directory, where a terminal opens what one clicks on.
            TextReporter(colour: toTerminal && Tool.usesColour, maximumWidth: toTerminal ? Tool.terminalWidth : nil)
                .render(outcome.shownRoot == "." ? report : report.withPaths(below: outcome.shownRoot))
        // Xcode opens nothing but absolute paths.
        case .xcode: XcodeReporter().render(report.withPaths(below: outcome.root))
        case .json: JSONReporter().render(report)
        }
    }
}
