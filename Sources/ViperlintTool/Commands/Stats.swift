import ArgumentParser
import Engine
import Reporters

struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Count what the project is made of, module by module.")

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the figures: text or json.")
    var format: StatsFormat = .text

    func run() throws {
        try project.deliver(Tool.linter.stats(project.options), noun: "the count", render: format.reporter.render)
    }
}

enum StatsFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json

    // As the library's own, which goes by way of key paths.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }

    var reporter: any StatsReporter {
        switch self {
        case .text: StatsTextReporter()
        case .json: StatsJSONReporter()
        }
    }
}
