/// A report of a run that may not have seen everything.
public protocol PartialReport: Sendable {
    /// Files that could not be read or followed whole.
    var problems: [Report.Problem] { get }
}

extension PartialReport {
    /// Whether something may be missing.
    public var isPartial: Bool { !problems.isEmpty }

    /// That something may be missing and why, on one line without a full stop; nil where nothing is.
    public var noteOnWhatIsMissing: String? {
        guard let first = problems.first else { return nil }
        let count = Set(problems.map(\.path)).count
        let files = count == 1 ? "1 file" : "\(count) files"
        let place = [first.line, first.line == nil ? nil : first.column].compactMap { $0.map { ":\($0)" } }.joined()
        let others = count == 1 ? "" : "; and \(count - 1) more"
        return "the run is partial: \(files) could not be read or followed whole, so findings may be missing: \(first.path)\(place): \(first.message)\(others)"
    }
}
