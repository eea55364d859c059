/// A report of a run that may not have seen everything.
public protocol PartialReport: Sendable {
    /// Files that could not be read or followed whole.
    var problems: [Report.Problem] { get }
}

extension PartialReport {
    /// Whether something may be missing.
    public var isPartial: Bool { !problems.isEmpty }

    /// That something may be missing, as a sentence without a full stop; nil where nothing is.
    public var noteOnWhatIsMissing: String? {
        guard isPartial else { return nil }
        let count = Set(problems.map(\.path)).count
        return "the run is partial: \(count == 1 ? "1 file" : "\(count) files") could not be read or followed whole, so findings may be missing"
    }
}
