import Diagnostics

/// Turns the list of rules into text.
public protocol RulesReporter: Sendable {
    /// The whole list, with a line break at the end.
    func render(_ report: RulesReport) -> String
}
