import LintConfiguration
import RuleKit
import Viper

/// A `.viperlint.yml` to start from: the dialect, and everything else as comments that show what can be said.
struct ConfigurationDraft {
    let dialect: Dialect
    /// Why this dialect, in a sentence without its full stop.
    let reason: String
    /// The team's own words for parts of the stack.
    let words: [(role: Role, ending: String)]
    let rules: [RuleMetadata]
    /// The dialect's own.
    let settings: [String: RuleSetting]
    let dialects: DialectLibrary

    var text: String {
        """
        # How viperlint reads this code. Every line that starts with # shows what can be said; without it, the dialect's
        # own setting holds.
        version: 1

        # \(reason).
        # \(dialect.name): \(dialect.title)
        # There are: \(dialects.names.joined(separator: ", ")). To describe your own, extend one: extends: \(dialect.name)
        dialect: \(dialect.name)

        # What to judge, like .gitignore, from the folder of this file; everything if left out.
        # included: [App]
        # excluded: ["**/Playgrounds/**"]

        # What is read, since the rest refers to it, and not judged.
        # set-aside: [App/Legacy]

        # Tests, mocks, generated, vendored code and templates are read but not judged, unless they are named here.
        # also-lint: [tests]

        # The lowest severity that fails a run: error, warning or never.
        # fail-on: error

        # Findings that the team lives with for now: 'viperlint baseline write' makes the file. Some may never be among them.
        # baseline: .viperlint-baseline.json
        # never-baseline: [retain-cycle]

        # off, warning or error. 'viperlint explain RULE' tells more.
        rules:
        \(ruleLines)

        # Another word for a part: a list takes the place of the dialect's.
        \(roleLines)

        # Rules of your own: who must not depend on whom, and why.
        # contracts:
        #   - id: views-stay-thin
        #     forbid: {from: {role: view}, to: {role: entity}}
        #     because: "views show what they are given"

        # Folders with settings of their own, and why.
        # overrides:
        #   - paths: [App/Legacy]
        #     because: "it is being rewritten"
        #     rules:
        #       \(rules.first?.id ?? ""): warning

        """
    }

    private var roleLines: String {
        let lines = words.isEmpty
            ? [Role.presenter, .interactor].map { "#   \($0.rawValue): {suffixes: [\(words(of: $0))]}" }
            : Role.allCases.compactMap { role in
                let endings = words.filter { $0.role == role }.map(\.ending)
                return endings.isEmpty ? nil : "  \(role.rawValue): {suffixes: [\(endings.joined(separator: ", "))]}"
            }
        return ([words.isEmpty ? "# roles:" : "roles:"] + lines).joined(separator: "\n")
    }

    private var ruleLines: String {
        let width = rules.map { $0.id.count + (severity($0)).count }.max() ?? 0
        return rules.map { rule in
            let setting = "\(rule.id): \(severity(rule))"
            let padding = String(repeating: " ", count: max(0, width + 2 - setting.count))
            return "  # \(setting)\(padding)  # \(rule.summary)"
        }.joined(separator: "\n")
    }

    private func severity(_ rule: RuleMetadata) -> String {
        (settings[rule.id]?.severity ?? .off).rawValue
    }

    private func words(of role: Role) -> String {
        let vocabulary = dialect.vocabulary[role] ?? Vocabulary()
        return (vocabulary.suffixes.isEmpty ? vocabulary.synonyms : vocabulary.suffixes).joined(separator: ", ")
    }
}
