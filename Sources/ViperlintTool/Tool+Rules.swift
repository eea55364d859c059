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

    static var linter: Linter {
        Linter(
            rules: Catalog.rules, ownRules: ownRules,
            dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }), version: version)
    }

    /// Takes in rules beside the built-in ones.
    /// - Returns: what is wrong with them; then none has been taken in.
    static func register(_ rules: [any Rule]) -> [String] {
        guard !rules.isEmpty else { return [] }
        var taken = Set(Catalog.rules.map(\.metadata.id))
        let problems = rules.map(\.metadata.id).compactMap { id -> String? in
            guard RuleMetadata.isIdentifier(id) else {
                return "the rule '\(id)' can't be added: its id is not lower-case words joined by hyphens"
            }
            return taken.insert(id).inserted ? nil : "the rule '\(id)' can't be added: there is one of that id already"
        }
        if problems.isEmpty { ownRules = rules }
        return problems
    }
}
