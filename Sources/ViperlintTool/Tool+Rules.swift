import Engine
import RuleKit
import Rules

extension Tool {
    /// The rules that whoever built the program added to ours.
    ///
    /// Unsafe only to the compiler: written once, by the first statement of the program, before anything reads it.
    nonisolated(unsafe) private(set) static var ownRules: [any Rule] = []

    /// The built-in rules first: where two see the same fault, ours have more to say about it.
    static var rules: [any Rule] { Catalog.rules + ownRules }

    /// Of all that findings are named after.
    static var ruleMetadata: [RuleMetadata] { rules.map(\.metadata) + DirectiveRules.all }

    static var linter: Linter {
        Linter(
            rules: Catalog.rules, ownRules: ownRules,
            dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.recorded) }), version: version)
    }

    /// Takes in rules beside the built-in ones.
    /// - Returns: what is wrong with them; then none has been taken in.
    static func register(_ rules: [any Rule]) -> [String] {
        guard !rules.isEmpty else { return [] }
        let problems = Linter.problems(adding: rules, to: Catalog.rules)
        if problems.isEmpty { ownRules = rules }
        return problems
    }
}
