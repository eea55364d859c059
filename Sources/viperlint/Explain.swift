import ArgumentParser
import Configuration
import Engine
import RuleKit
import Rules

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a rule, or the role of a type.")

    @Argument(help: "A rule's id, or a type's name.")
    var subject: String

    @Argument(help: "Where the type is to be looked for; the working directory if not given.", completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp("The configuration to use instead of the nearest .viperlint.yml.", valueName: "file"), completion: .file())
    var config: String?

    @Option(help: ArgumentHelp("The dialect whose examples of a rule to show, or in which a type is to be looked at.", valueName: "name"))
    var dialect: String?

    func run() throws {
        if let rule = Catalog.rules.first(where: { $0.metadata.id == subject }) {
            guard dialect.map({ name in Catalog.dialects.contains { $0.name == name } }) ?? true else {
                Tool.tell("error", "there is no dialect '\(dialect ?? "")'; there are: \(Catalog.dialects.map(\.name).sorted().joined(separator: ", "))")
                throw Tool.couldNotRun
            }
            let uses = Tool.linter.uses(by: Catalog.dialects.map(\.name))[subject] ?? []
            Tool.write(RulePage(rule.metadata, uses: uses).explanation(for: dialect))
            return
        }
        let loaded = Tool.linter.load(Linter.Options(paths: paths, configurationPath: config, dialect: dialect))
        for error in loaded.errors { Tool.tell("error", error) }
        guard let project = loaded.project else {
            let suggestion = suggestion([])
            if !suggestion.isEmpty { Tool.tell("error", "'\(subject)' is no rule\(suggestion)") }
            throw Tool.couldNotRun
        }
        let pages = TypePage.pages(for: subject, in: project)
        guard !pages.isEmpty else {
            Tool.tell("error", "'\(subject)' is neither a rule nor a type of the project\(suggestion(project.graph.projectTypes.map { project.graph[$0].fullName }))")
            throw Tool.couldNotRun
        }
        Tool.write(pages.joined(separator: "\n"))
    }

    private func suggestion(_ types: [String]) -> String {
        let known = Catalog.rules.map(\.metadata.id) + types
        return Suggestion.closest(to: subject, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}
