import ArgumentParser
import Engine
import Reporters

struct Roles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles", abstract: "List who plays which part, and what speaks for it.")

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the list: text or json.")
    var format: RolesFormat = .text

    func run() throws {
        try project.deliver(Tool.linter.roles(project.options), noun: "the list", render: format.reporter.render)
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
