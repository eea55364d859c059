/// How large a project is and what it is made of: all that the reporters of figures see.
public struct StatsReport: PartialReport {
    /// A scene, with what it is made of and what it leans on.
    public struct Module: Hashable, Sendable {
        public var name: String
        /// How many types it has.
        public var types: Int
        /// Those of them with a role, by its name.
        public var roles: [String: Int]
        /// The other modules that its types name, sorted.
        public var dependsOn: [String]
        /// The other modules whose types name its own, sorted.
        public var usedBy: [String]

        public init(name: String, types: Int, roles: [String: Int], dependsOn: [String], usedBy: [String]) {
            self.name = name
            self.types = types
            self.roles = roles
            self.dependsOn = dependsOn
            self.usedBy = usedBy
        }
    }

    public var toolVersion: String
    public var dialect: String
    public var metrics: Report.Metrics
    /// The edges that start in types that are judged, by kind: `inherits`, `conforms`, `holds`, `names` or `creates`.
    public var edges: [String: Int]
    /// By name.
    public var modules: [Module]
    /// How many references of the whole project lead nowhere, by reason.
    public var unresolved: [String: Int]
    /// Files that could not be read or followed whole; the figures are partial when there is one.
    public var problems: [Report.Problem]

    public init(
        toolVersion: String, dialect: String, metrics: Report.Metrics, edges: [String: Int], modules: [Module],
        unresolved: [String: Int], problems: [Report.Problem]
    ) {
        self.toolVersion = toolVersion
        self.dialect = dialect
        self.metrics = metrics
        self.edges = edges
        self.modules = modules
        self.unresolved = unresolved
        self.problems = problems
    }
}
