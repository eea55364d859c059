import ArgumentParser
import Engine
import Reporters

struct Roles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles", abstract: "List who plays which part, and what speaks for it.")

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the list: text or json.")
    var format: ListFormat = .text

    func run() throws {
        let reporter: any RolesReporter = format == .json ? RolesJSONReporter() : RolesTextReporter()
        try project.deliver(Tool.linter.roles(project.options), noun: "the list", render: reporter.render)
    }
}
