import ArgumentParser
import Engine
import LintConfiguration
import Reporters
import RuleKit
import Rules

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a rule, a contract, or the role of a type.")

    @Argument(help: "The id of a rule or of a contract, or a type's name.")
    var subject: String

    @Argument(help: "Where the code is that the type, or the rule's examples, are to be of; the working directory if not given.", completion: .file())
    var paths: [String] = []

    @OptionGroup var settings: ConfigurationOption

    @Option(help: ArgumentHelp("The dialect whose examples of a rule to show, or in which a type is to be looked at; if not given, the code's.", valueName: "name"))
    var dialect: String?

    func run() throws {
        if let rule = Tool.ruleMetadata.first(where: { $0.id == subject }) { return try explain(rule) }
        let options = Linter.Options(paths: paths, configurationPath: settings.config, dialect: dialect)
        // What is wrong with the configuration is told below, where it is read again.
        let contracts = Tool.linter.contracts(options).contracts
        if let contract = contracts.first(where: { $0.id == subject }) {
            try tell(contract.page.split(separator: "\n", omittingEmptySubsequences: false).map(\.harmless).joined(separator: "\n"))
            return
        }
        let loaded = Tool.linter.load(options)
        Tool.tell(errors: loaded.errors)
        guard let project = loaded.project else {
            let suggestion = suggestion(contracts.map(\.id))
            if !suggestion.isEmpty { Tool.tell("error", "'\(subject)' is no rule\(suggestion)") }
            throw Tool.couldNotRun
        }
        let pages = TypePage.pages(for: subject, in: project)
        guard !pages.isEmpty else {
            let types = project.graph.projectTypes.map { project.graph[$0].fullName }
            let advice = Self.types(named: subject, among: types) ?? suggestion(contracts.map(\.id) + types)
            Tool.tell("error", "'\(subject)' is neither a rule nor a type of the project\(advice)")
            throw Tool.couldNotRun
        }
        try tell(pages.joined(separator: "\n"))
    }

    private func explain(_ rule: RuleMetadata) throws {
        let dialects = Catalog.dialects.map(\.name)
        guard dialect.map({ dialects.contains($0) }) ?? true else {
            Tool.tell("error", "there is no dialect '\(dialect ?? "")'; there are: \(dialects.sorted().joined(separator: ", "))")
            throw Tool.couldNotRun
        }
        // In the words that the reader's own code has, wherever it is clear which these are.
        let used = dialect ?? Tool.linter.dialectInUse(Linter.Options(paths: paths, configurationPath: settings.config))
        try tell(RulePage(rule, uses: Tool.linter.uses(by: dialects)[rule.id] ?? []).explanation(for: used))
    }

    private func tell(_ page: String) throws {
        guard Tool.deliver(page, to: nil, noun: "the explanation") else { throw Tool.couldNotRun }
    }

    private static let shownTypes = 3

    /// `Wire` is how a team speaks of its routers, and one of them may be meant; nil where no name ends so.
    private static func types(named ending: String, among types: [String]) -> String? {
        let meant = ending.isEmpty ? [] : types.filter { $0.hasSuffix(ending) }.sorted()
        if meant.isEmpty { return nil }
        let rest = meant.count > shownTypes ? " and \(meant.count - shownTypes) more" : ""
        return "; types whose names end so: \(meant.prefix(shownTypes).joined(separator: ", "))\(rest)"
    }

    private func suggestion(_ others: [String]) -> String {
        Suggestion.question(for: subject, among: Tool.ruleMetadata.map(\.id) + others)
    }
}
