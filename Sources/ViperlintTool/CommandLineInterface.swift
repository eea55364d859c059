import ArgumentParser

/// The tree of subcommands.
struct CommandLineInterface: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viperlint",
        abstract: "Checks whether an iOS code base keeps to the VIPER architecture that its team chose.",
        usage: """
            viperlint <subcommand>
            viperlint [<paths> ...]      as 'viperlint lint'
            """,
        discussion: """
            Exit codes: 0 clean, 1 findings at or above the failing severity, 2 could not run. Reports go to standard \
            output or to the named file, everything else to standard error.
            """,
        version: Tool.version,
        subcommands: [
            Lint.self, BaselineCommand.self, RenderReport.self, Initialise.self, ShowConfiguration.self, Explain.self, ListRules.self,
            Roles.self, Graph.self, Stats.self, Outline.self,
        ],
        defaultSubcommand: Lint.self)

    static var subcommandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"] }
}
