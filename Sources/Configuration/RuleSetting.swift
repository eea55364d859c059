import Diagnostics
import RuleKit

/// What a configuration says about one rule.
public struct RuleSetting: Sendable, Equatable {
    /// Nil where the configuration only sets options.
    public var severity: RuleSeverity?
    /// By name; every value is of the kind that the rule asks for.
    public var options: [String: OptionValue]
    /// 1-based, of the rule's id.
    public var line: Int

    public init(severity: RuleSeverity? = nil, options: [String: OptionValue] = [:], line: Int) {
        self.severity = severity
        self.options = options
        self.line = line
    }

    /// The setting with what another one says laid over it, option by option.
    public func overlaid(with other: RuleSetting) -> RuleSetting {
        RuleSetting(
            severity: other.severity ?? severity, options: options.merging(other.options) { $1 }, line: other.line)
    }
}

/// How much the findings of a rule weigh, or that the rule does not run.
public enum RuleSeverity: String, CaseIterable, Sendable {
    case off
    case warning
    case error

    /// That of a rule that runs.
    public init(_ severity: Severity) {
        self =
            switch severity {
            case .warning: .warning
            case .error: .error
            }
    }

    /// Nil for a rule that does not run.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
