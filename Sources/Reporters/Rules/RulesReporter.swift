import Diagnostics

/// Turns the list of rules into text.
public protocol RulesReporter: Sendable {
    /// What the format goes by on the command line.
    static var name: String { get }

    /// The whole list, with a line break at the end.
    func render(_ report: RulesReport) -> String
}
