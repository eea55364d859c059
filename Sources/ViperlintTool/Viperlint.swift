import ArgumentParser
import Engine
import LintConfiguration
import Reporters
import RuleKit
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The program: everything that `viperlint` does on the command line.
public enum Viperlint {
    /// Does what the arguments of the process ask for, and ends the process.
    ///
    /// Exit codes: 0 clean, 1 findings at or above the failing severity, 2 could not run.
    /// - Parameter rules: beside the built-in ones; configurations set their severities and options alike. One whose id is
    ///   another's, or no lower-case words joined by hyphens, ends the run.
    public static func main(rules: [any Rule] = []) -> Never {
        let problems = Tool.register(rules)
        Tool.tell(errors: problems)
        guard problems.isEmpty else { exit(Tool.couldNotRun.rawValue) }
        do {
            if let paths = plainPaths(of: "lint") { LintRun(options: Linter.Options(paths: paths)).start() }
            var command = try command()
            try command.run()
            exit(0)
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch where CommandLineInterface.exitCode(for: error) == .success {
            CommandLineInterface.exit(withError: error)  // --help and --version
        } catch {
            // The library's own code for a wrong usage, 64, would tell a gate that there were findings.
            Tool.tell(message(of: error))
            exit(Tool.couldNotRun.rawValue)
        }
    }

    /// What the library says of a wrong usage. A line break in an argument must not begin a line.
    private static func message(of error: any Error) -> String {
        CommandLine.arguments.filter { $0 != $0.harmless }.reduce(withoutFarMatch(CommandLineInterface.fullMessage(for: error))) {
            $0.split(separator: $1, omittingEmptySubsequences: false).joined(separator: $1.harmless)
        }
    }

    /// The library calls near what has three letters of four in another place.
    private static func withoutFarMatch(_ message: String) -> String {
        guard let match = message.firstMatch(of: /Unknown option '([^']*)'\.( Did you mean '([^']*)'\?)/),
            Suggestion.closest(to: String(match.1.drop { $0 == "-" }), among: [String(match.3.drop { $0 == "-" })]) == nil
        else { return message }
        return String(message[..<match.2.startIndex] + message[match.2.endIndex...])
    }

    /// Where nothing is called so, a subcommand was meant, not a path to lint.
    private static func refuseMisspelling(_ word: String) throws {
        let names = CommandLineInterface.subcommandNames
        guard !word.isEmpty, word.allSatisfy(\.isLowercase), !names.contains(word), access(word, F_OK) != 0 else { return }
        let meant = word == "version" ? "--version" : Suggestion.closest(to: word, among: names)
        guard let meant else { return }
        Tool.tell("error", "there is no subcommand, file or folder '\(word)'; did you mean '\(meant)'?")
        throw Tool.couldNotRun
    }

    /// The library helps with the whole where there is no such subcommand, as if that had been asked for.
    private static func refuseHelp(on words: [String]) throws {
        var commands = CommandLineInterface.configuration.subcommands
        for word in words where word != "help" {
            guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                Tool.tell("error", "there is no subcommand '\(word)'\(Suggestion.question(for: word, among: names))")
                throw Tool.couldNotRun
            }
            commands = command.configuration.subcommands
        }
    }

    /// What a subcommand is to look at where the arguments hold nothing else, no option and no end of options: there is
    /// nothing to parse, and to set up the parser takes as long as to lint a few files, to parse the names of a thousand
    /// files several times as long as to read them. Nil where they hold more.
    private static func plainPaths(of subcommand: String) -> [String]? {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == subcommand, !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
        return Array(arguments.dropFirst())
    }

    /// A lint is parsed without the tree of subcommands, which takes long to set up as well. Everything else goes the whole
    /// way, a wrong usage or a call for help included, so that messages are the same.
    private static func command() throws -> any ParsableCommand {
        if let paths = plainPaths(of: "outline"), !paths.isEmpty { return Outline(paths: paths) }
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "lint", let lint = try? Lint.parse(Array(arguments.dropFirst())) { return lint }
        if let first = arguments.first { try refuseMisspelling(first) }
        if arguments.first == "help" { try refuseHelp(on: arguments.dropFirst().filter { !$0.hasPrefix("-") }) }
        return try CommandLineInterface.parseAsRoot()
    }
}
