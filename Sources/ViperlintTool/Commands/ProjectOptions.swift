import ArgumentParser
import Diagnostics
import Engine

/// What a subcommand takes that tells of a project and judges nothing.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "Files and folders to read; the working directory if none is given.", completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp("The dialect to use instead of the configuration's.", valueName: "name"))
    var dialect: String?

    @Option(help: ArgumentHelp("The configuration to use instead of the nearest .viperlint.yml.", valueName: "file"), completion: .file())
    var config: String?

    @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    @Option(help: "How many threads read files; one a core if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up") }
    }

    var options: Linter.Options { Linter.Options(paths: paths, configurationPath: config, jobs: jobs, dialect: dialect) }

    /// Tells what came out, and brings it to its place.
    /// - Parameter noun: what is partial where a file could not be read: `the list`.
    func deliver<Report: PartialReport>(
        _ inspection: Linter.Inspection<Report>, noun: String, render: (Report) -> String
    ) throws {
        for note in inspection.notes { Tool.tell("note", note) }
        for error in inspection.errors { Tool.tell("error", error) }
        var succeeded = inspection.errors.isEmpty
        if let report = inspection.report {
            for problem in report.problems { Tool.tell("warning", "\(problem.path): \(problem.message); \(noun) is partial") }
            succeeded = Tool.deliver(render(report), to: output) && succeeded
        }
        if !succeeded { throw Tool.couldNotRun }
    }
}

/// What a list can be written as.
enum ListFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json

    // As the library's own, which goes by way of key paths.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
