import ArgumentParser
import Engine
import Reporters

struct Roles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles", abstract: "List who plays which part, and what speaks for it.")

    @Argument(help: "Files and folders to read; the working directory if none is given.", completion: .file())
    var paths: [String] = []

    @Option(help: "The form of the list: text or json.")
    var format: RolesFormat = .text

    @Option(help: ArgumentHelp("The dialect to use instead of the configuration's.", valueName: "name"))
    var dialect: String?

    @Option(help: ArgumentHelp("The configuration to use instead of the nearest .viperlint.yml.", valueName: "file"), completion: .file())
    var config: String?

    @Option(help: ArgumentHelp("Write the list to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    @Option(help: "How many threads read files; one a core if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up") }
    }

    func run() throws {
        let outcome = Tool.linter.roles(
            Linter.Options(paths: paths, configurationPath: config, jobs: jobs, dialect: dialect))
        for note in outcome.notes { Tool.tell("note", note) }
        for error in outcome.errors { Tool.tell("error", error) }
        var succeeded = outcome.errors.isEmpty
        if let report = outcome.report {
            for problem in report.problems { Tool.tell("warning", "\(problem.path): \(problem.message); the list is partial") }
            succeeded = Tool.deliver(format.reporter.render(report), to: output) && succeeded
        }
        if !succeeded { throw Tool.couldNotRun }
    }
}

enum RolesFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json

    // As the library's own, which goes by way of key paths.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }

    var reporter: any RolesReporter {
        switch self {
        case .text: RolesTextReporter()
        case .json: RolesJSONReporter()
        }
    }
}
