import LintConfiguration
import RuleKit

extension Linter {
    /// How dialects use the rules: by rule id, in the order of the names.
    ///
    /// - Parameter names: of dialects; unknown ones are left out.
    public func uses(by names: [String]) -> [String: [DialectUse]] {
        let entries = names.compactMap { library[$0] }
        // No dialect has a say in what is told of comments.
        let usual = Dictionary(uniqueKeysWithValues: DirectiveRules.all.map { ($0.id, $0.severity) })
        return (rules.map(\.metadata) + DirectiveRules.all).reduce(into: [:]) { uses, rule in
            uses[rule.id] = entries.map { entry in
                let setting = entry.rules[rule.id]
                let severity = setting?.severity?.severity ?? usual[rule.id]
                return DialectUse(dialect: entry.dialect.name, severity: severity, options: setting?.options ?? [:])
            }
        }
    }
}
