import Diagnostics

/// From which severity on a finding fails the run.
public enum FailingSeverity: String, CaseIterable, Sendable {
    case error
    case warning
    case never

    /// Nil where no finding fails the run.
    public var threshold: Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .never: nil
        }
    }
}
