import Diagnostics

/// Turns a project's figures into text.
public protocol StatsReporter: Sendable {
    /// All figures, with a line break at the end.
    func render(_ report: StatsReport) -> String
}
