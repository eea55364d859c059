import Diagnostics

/// Turns a report of roles into text.
public protocol RolesReporter: Sendable {
    /// What the format goes by on the command line.
    static var name: String { get }

    /// The whole report, with a line break at its end.
    func render(_ report: RolesReport) -> String
}
