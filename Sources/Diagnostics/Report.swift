/// Everything that one run has to say; the only thing that reporters see.
public struct Report: PartialReport {
    /// What the run looked at.
    public struct Metrics: Hashable, Sendable {
        public var files: Int
        public var lines: Int
        public var types: Int
        public var edges: Int
        /// Types by the name of their role; types without a role are counted under `unassigned`.
        public var roles: [String: Int]
        /// Files that were read but not judged, by what they are: `tests`, `mocks`, `generated`, `vendored`, `templates`.
        public var setAside: [String: Int]

        public init(
            files: Int, lines: Int, types: Int, edges: Int, roles: [String: Int], setAside: [String: Int] = [:]
        ) {
            self.files = files
            self.lines = lines
            self.types = types
            self.edges = edges
            self.roles = roles
            self.setAside = setAside
        }
    }

    /// Something that kept the run from seeing a file whole. It never hides the findings of other files.
    public struct Problem: Hashable, Sendable, Comparable {
        /// Relative to the linted root.
        public var path: String
        /// 1-based; nil where the problem concerns the whole file.
        public var line: Int?
        /// 1-based, in UTF-8 bytes.
        public var column: Int?
        public var message: String

        public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
            self.path = path
            self.line = line
            self.column = column
            self.message = message
        }

        public static func < (lhs: Problem, rhs: Problem) -> Bool {
            (lhs.path, lhs.line ?? 0, lhs.column ?? 0, lhs.message)
                < (rhs.path, rhs.line ?? 0, rhs.column ?? 0, rhs.message)
        }
    }

    public var toolVersion: String
    /// The rules that ran.
    public var rules: [RuleDescription]
    public var dialect: String
    /// In report order.
    public var findings: [Finding]
    /// Those that a comment keeps out of the report, in report order. They never fail a run.
    public var suppressed: [SuppressedFinding]
    /// What the findings were held against; nil where there is no baseline.
    public var baseline: BaselineComparison?
    /// What the code was compared with; nil where nobody asked for that. The findings are then those of the change alone.
    public var comparison: RevisionComparison?
    public var metrics: Metrics
    /// Whether there was anything for the rules to look at; a report that was saved doesn't tell.
    public var hasStack = true
    /// The lowest severity that fails the run, nil where none does; a report that was saved doesn't tell.
    public var failingSeverity: Severity? = .error
    /// How many references could not be judged because something about them is not known, by reason.
    public var unresolved: [String: Int]
    /// Files that could not be read or followed whole; the run is partial when there is one.
    public var problems: [Problem]

    public init(
        toolVersion: String, dialect: String, findings: [Finding], suppressed: [SuppressedFinding] = [], metrics: Metrics,
        unresolved: [String: Int], problems: [Problem], rules: [RuleDescription] = []
    ) {
        self.rules = rules
        self.toolVersion = toolVersion
        self.dialect = dialect
        self.findings = findings
        self.suppressed = suppressed
        self.metrics = metrics
        self.unresolved = unresolved
        self.problems = problems
    }

    /// How many findings have a severity.
    public func count(of severity: Severity) -> Int {
        findings.lazy.filter { $0.severity == severity }.count
    }
}
