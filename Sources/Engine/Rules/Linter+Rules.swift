import Diagnostics
import LintConfiguration
import RuleKit

extension Linter {
    /// Tells all rules and contracts, and how much each weighs by the configuration or dialect at hand. Sources are read only where
    /// no dialect is named and they have to show it, as they have to a lint.
    ///
    /// - Returns: with a configuration that can't be followed, the rules all the same: its mistake may be a rule's name.
    public func rulesReport(_ options: Options) -> Answer<RulesReport> {
        var answer = Answer<RulesReport>(errors: [], notes: [])
        let library = library
        let team = TeamConfiguration(options, place: PlaceOfWork(paths: options.paths), library: library, errors: &answer.errors)
        let named = team?.dialect ?? options.dialect
        let shown = named == nil && answer.errors.isEmpty ? dialectShown(options) : nil
        guard let name = named ?? shown ?? library.shelf().common else { return answer }
        let (entry, problems) = library.load(name)
        answer.errors += problems.map(\.description)
        guard let entry, problems.isEmpty else { return answer }
        let settings = team.map { self.settings($0.laid(over: entry), $0) } ?? entry.rules
        answer.value = RulesReport(
            toolVersion: version, dialect: name, isDialectNamed: named != nil,
            configurationPath: team.flatMap { $0.exists ? $0.path : nil },
            entries: ruleEntries(settings) + (team?.contracts ?? []).map { contract in
                RulesReport.Entry(
                    id: contract.id, severity: settings[contract.id]?.severity?.severity, summary: contract.contract.sentence,
                    contractPath: contract.path)
            })
        return answer
    }

    /// The dialect that lint holds the code to: the one that is named, or that the sources show. Nil where neither can be told, with or
    /// without a mistake.
    public func dialectInUse(_ options: Options) -> String? {
        var errors: [String] = []
        let team = TeamConfiguration(options, place: PlaceOfWork(paths: options.paths), library: library, errors: &errors)
        return errors.isEmpty ? team?.dialect ?? dialectShown(options) : nil
    }

    private func dialectShown(_ options: Options) -> String? { load(options).entry?.dialect.name }

    private func ruleEntries(_ settings: [String: RuleSetting]) -> [RulesReport.Entry] {
        // No dialect has a say in what is told of comments.
        let usual = Dictionary(uniqueKeysWithValues: DirectiveRules.all.map { ($0.id, RuleSeverity($0.severity)) })
        return (rules.map(\.metadata) + DirectiveRules.all).map { rule in
            let severity = settings[rule.id]?.severity ?? usual[rule.id]
            return RulesReport.Entry(id: rule.id, severity: severity?.severity, summary: rule.summary)
        }
    }
}
