import ArgumentParser
import Engine
import Reporters

struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Count what the project is made of, module by module.")

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the figures: text or json.")
    var format: ListFormat = .text

    func run() throws {
        let reporter: any StatsReporter = format == .json ? StatsJSONReporter() : StatsTextReporter()
        try project.deliver(Tool.linter.stats(project.options), noun: "the count", render: reporter.render)
    }
}
