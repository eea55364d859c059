import Diagnostics

/// Turns a report of roles into text.
public protocol RolesReporter: Sendable {
    /// The whole report, with a line break at its end.
    func render(_ report: RolesReport) -> String
}
