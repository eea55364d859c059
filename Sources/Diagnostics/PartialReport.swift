/// A report of a run that may not have seen everything.
public protocol PartialReport: Sendable {
    /// Files that could not be read or followed whole.
    var problems: [Report.Problem] { get }
}

extension PartialReport {
    /// Whether something may be missing.
    public var isPartial: Bool { !problems.isEmpty }
}
