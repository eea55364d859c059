import ArgumentParser
import Engine
import Reporters

struct Roles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles", abstract: "List who plays which part, and what speaks for it.")

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the list: text or json.")
    var format: ListFormat = .text

    @Option(help: ArgumentHelp("Only types of a module (a scene); may be repeated.", valueName: "name"))
    var module: [String] = []

    @Option(help: ArgumentHelp("Only types of a role; may be repeated.", valueName: "role"))
    var role: [String] = []

    func run() throws {
        let reporter: any RolesReporter = format == .json ? RolesJSONReporter() : RolesTextReporter()
        try project.deliver(Tool.linter.roles(project.options, modules: module, roles: role), noun: "the list", render: reporter.render)
    }
}
