/// How much a finding weighs: whether it fails the run is decided by comparing it with the failing severity.
public enum Severity: String, CaseIterable, Codable, Sendable, Comparable {
    case warning
    case error

    public static func < (lhs: Severity, rhs: Severity) -> Bool {
        lhs == .warning && rhs == .error
    }
}
