import ArgumentParser
import Diagnostics
import Engine

/// What a subcommand takes that tells of a project and judges nothing.
struct ProjectOptions: ParsableArguments {
    @OptionGroup var common: RunOptions

    @Option(help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    func validate() throws {
        try Tool.refuseEmpty(output, of: "--output")
        if let output { try Tool.refuseSource(output) }
    }

    var options: Linter.Options { common.linterOptions }

    /// Tells what came out, and brings it to its place.
    /// - Parameter noun: what is partial where a file could not be read: `the list`.
    func deliver<Report: PartialReport>(
        _ answer: Linter.Answer<Report>, noun: String, render: (Report) -> String
    ) throws {
        Tool.tell(notes: answer.notes, errors: answer.errors)
        var succeeded = answer.errors.isEmpty
        if let report = answer.value {
            for problem in report.problems { Tool.tell("warning", "\(problem.path): \(problem.message); \(noun) is partial") }
            succeeded = Tool.deliver(render(report), to: output.flatMap { Tool.file(named: $0) }, noun: noun) && succeeded
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
