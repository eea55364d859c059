/// The rules that there are, and how much each weighs: all that the reporters of rules see.
public struct RulesReport: Sendable {
    /// A rule, or a contract of the configuration.
    public struct Entry: Hashable, Sendable {
        /// What findings are named after.
        public var id: String
        /// Of its findings, where no file has a setting of its own; nil where it is off.
        public var severity: Severity?
        /// One line: what it tells.
        public var summary: String
        /// The file that a contract stands in, as the user would write it; nil for a rule.
        public var contractPath: String?

        public init(id: String, severity: Severity?, summary: String, contractPath: String? = nil) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.contractPath = contractPath
        }
    }

    public var toolVersion: String
    /// Whose severities they are, with what the team says laid over them.
    public var dialect: String
    /// Whether somebody named the dialect; else it is the one that the code shows, or what all have in common where it shows none.
    public var isDialectNamed: Bool
    /// The configuration that was laid over it, as the user would write it; nil where there is none.
    public var configurationPath: String?
    /// Rules first, then contracts by their files.
    public var entries: [Entry]

    public init(
        toolVersion: String, dialect: String, isDialectNamed: Bool, configurationPath: String?, entries: [Entry]
    ) {
        self.toolVersion = toolVersion
        self.dialect = dialect
        self.isDialectNamed = isDialectNamed
        self.configurationPath = configurationPath
        self.entries = entries
    }
}
