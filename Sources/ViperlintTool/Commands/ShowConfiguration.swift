import ArgumentParser
import Engine

struct ShowConfiguration: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show the configuration that goes for a project, whole.",
        discussion: """
            The dialect's words and rules with the team's in their places, in the format of .viperlint.yml. Mistakes in the files \
            are told, and end it with exit code 2.
            """)

    @OptionGroup var project: ProjectOptions

    func run() throws {
        let text = try Tool.value(of: Tool.linter.configuration(project.options))
        guard Tool.deliver(text, to: project.output.flatMap { Tool.file(named: $0) }, noun: "the configuration") else { throw Tool.couldNotRun }
    }
}
