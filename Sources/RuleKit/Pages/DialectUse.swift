import Diagnostics

/// How a dialect uses a rule.
public struct DialectUse: Sendable {
    /// The dialect's name.
    public var dialect: String
    /// How much a finding weighs; nil where the rule is off.
    public var severity: Severity?
    /// What the dialect sets the rule's options to, by name.
    public var options: [String: OptionValue]

    public init(dialect: String, severity: Severity?, options: [String: OptionValue]) {
        self.dialect = dialect
        self.severity = severity
        self.options = options
    }
}

extension OptionValue {
    /// As it is written in a configuration.
    var spelling: String {
        switch self {
        case .bool(let value): String(value)
        case .integer(let value): String(value)
        case .string(let value): value
        case .strings(let values): "[" + values.joined(separator: ", ") + "]"
        }
    }
}
