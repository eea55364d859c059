/// A finding that a team has agreed to live with for now, as a baseline keeps it: without a place and without words, so
/// that it stays the same while the code around it moves.
public struct BaselineEntry: Hashable, Sendable {
    public var fingerprint: Fingerprint
    /// The rule's id.
    public var rule: String
    /// The full name of the type at fault; like ``to`` it is there for people only.
    public var from: String
    /// The full name of the type that it reaches.
    public var to: String
    /// Of the line at fault: what a finding is known by whose member or type has got another name. Nil in what an earlier version wrote.
    public var line: Fingerprint?
    /// The members of both types that the line names, sorted: one of them may have got another name.
    public var members: [String]

    public init(fingerprint: Fingerprint, rule: String, from: String, to: String, line: Fingerprint? = nil, members: [String] = []) {
        self.fingerprint = fingerprint
        self.rule = rule
        self.from = from
        self.to = to
        self.line = line
        self.members = members
    }

    /// What a baseline keeps of a finding.
    ///
    /// - Parameters:
    ///   - lineText: of the line at fault.
    ///   - members: of both types, those that the line names, sorted.
    public init(_ finding: Finding, lineText: String, members: [String]) {
        self.init(
            fingerprint: finding.fingerprint, rule: finding.rule, from: finding.from.type, to: finding.to.type,
            line: Fingerprint(ofLine: lineText), members: members)
    }
}

extension BaselineEntry: Comparable {
    /// The order of the file: no path, no line and no message has a say in it.
    public static func < (lhs: BaselineEntry, rhs: BaselineEntry) -> Bool {
        (lhs.rule, lhs.from, lhs.to, lhs.fingerprint) < (rhs.rule, rhs.from, rhs.to, rhs.fingerprint)
    }
}

/// What a run found, held against a baseline.
public struct BaselineComparison: Hashable, Sendable {
    /// The baseline's path as the user would write it.
    public var path: String
    /// Findings that the baseline has; they are not among the report's and never fail a run. In report order.
    public var known: [Finding]
    /// Entries without a finding: what was mended since. Sorted.
    public var fixed: [BaselineEntry]
    /// Beside ``known`` and ``fixed``, where a report was read back that has the numbers alone.
    private var unlistedKnown = 0
    private var unlistedFixed = 0

    public init(path: String, known: [Finding], fixed: [BaselineEntry]) {
        self.path = path
        self.known = known
        self.fixed = fixed
    }

    public init(path: String, knownCount: Int, fixedCount: Int) {
        self.init(path: path, known: [], fixed: [])
        (unlistedKnown, unlistedFixed) = (knownCount, fixedCount)
    }

    /// How many findings the baseline has.
    public var knownCount: Int { known.count + unlistedKnown }
    /// How many entries have no finding.
    public var fixedCount: Int { fixed.count + unlistedFixed }

    /// What is told of entries without a finding, as a sentence without a full stop; nil where there are none.
    public var noteOnWhatIsFixed: String? {
        switch fixedCount {
        case 0: nil
        case 1: "1 entry of \(path) is fixed; 'viperlint baseline prune' takes it out"
        case let count: "\(count) entries of \(path) are fixed; 'viperlint baseline prune' takes them out"
        }
    }
}
