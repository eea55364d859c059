import ArgumentParser
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@main
enum Main {
    static func main() {
        do {
            var command = try command()
            try command.run()
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch where Viperlint.exitCode(for: error) == .success {
            Viperlint.exit(withError: error)  // --help and --version
        } catch {
            // The library's own code for a wrong usage, 64, would tell a gate that there were findings.
            Tool.tell(Viperlint.fullMessage(for: error))
            exit(Tool.couldNotRun.rawValue)
        }
    }

    /// A plain lint alone is parsed without the tree of subcommands, which takes longer to set up than a few files to
    /// lint. Everything else goes the whole way, a wrong usage or a call for help included, so that messages are the same.
    private static func command() throws -> any ParsableCommand {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "lint", let lint = try? Lint.parse(Array(arguments.dropFirst())) { return lint }
        return try Viperlint.parseAsRoot()
    }
}

struct Viperlint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viperlint",
        abstract: "Checks whether an iOS code base keeps to the VIPER architecture that its team chose.",
        discussion: """
            Exit codes: 0 clean, 1 findings at or above the failing severity, 2 could not run. Reports go to standard \
            output or to the named file, everything else to standard error.
            """,
        version: Tool.version,
        subcommands: [Lint.self, BaselineCommand.self, Initialise.self, Explain.self, ListRules.self, Roles.self, Graph.self, Outline.self],
        defaultSubcommand: Lint.self)
}
