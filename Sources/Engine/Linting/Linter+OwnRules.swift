import RuleKit

extension Linter {
    /// Why rules can't run beside others: a configuration could not tell which one it names.
    public static func problems(adding ownRules: [any Rule], to rules: [any Rule]) -> [String] {
        var taken = Set(rules.map(\.metadata.id))
        return ownRules.map(\.metadata.id).compactMap { id in
            guard RuleMetadata.isIdentifier(id) else {
                return "the rule '\(id)' can't be added: its id is not lower-case words joined by hyphens"
            }
            return taken.insert(id).inserted ? nil : "the rule '\(id)' can't be added: there is one of that id already"
        }
    }
}
