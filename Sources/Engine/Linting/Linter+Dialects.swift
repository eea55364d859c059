import Configuration
import RuleKit

extension Linter {
    /// How dialects use the rules: by rule id, in the order of the names.
    ///
    /// - Parameter names: of dialects; unknown ones are left out.
    public func uses(by names: [String]) -> [String: [DialectUse]] {
        let entries = names.compactMap { library[$0] }
        return rules.reduce(into: [:]) { uses, rule in
            let id = rule.metadata.id
            uses[id] = entries.map { entry in
                let setting = entry.rules[id]
                return DialectUse(dialect: entry.dialect.name, severity: setting?.severity?.severity, options: setting?.options ?? [:])
            }
        }
    }
}
