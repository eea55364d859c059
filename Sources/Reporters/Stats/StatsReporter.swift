import Diagnostics

/// Turns a project's figures into text.
public protocol StatsReporter: Sendable {
    /// What the format goes by on the command line.
    static var name: String { get }

    /// All figures, with a line break at the end.
    func render(_ report: StatsReport) -> String
}
