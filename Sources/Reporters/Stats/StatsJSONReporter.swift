import Diagnostics

/// One JSON object for other programs, as `Schemas/stats.schema.json` describes it.
public struct StatsJSONReporter: StatsReporter {
    public init() {}

    public func render(_ report: StatsReport) -> String {
        JSONText.of(Document(report))
    }
}

/// The keys of the published format. Whoever adds, renames or removes one changes the schema with it.
private struct Document: Encodable {
    let schemaVersion = 1
    let tool: JSONTool
    let dialect: String
    let files: Int
    let setAside: [String: Int]
    let lines: Int
    let types: Int
    let roles: [String: Int]
    let edges: [String: Int]
    let modules: [Module]
    let unresolved: [String: Int]
    let partial: Bool
    let problems: [JSONProblem]

    init(_ report: StatsReport) {
        tool = JSONTool(version: report.toolVersion)
        dialect = report.dialect
        files = report.metrics.files
        setAside = report.metrics.setAside
        lines = report.metrics.lines
        types = report.metrics.types
        roles = report.metrics.roles
        edges = report.edges
        modules = report.modules.map(Module.init)
        unresolved = report.unresolved
        partial = report.isPartial
        problems = report.problems.map(JSONProblem.init)
    }

    struct Module: Encodable {
        let name: String
        let types: Int
        let roles: [String: Int]
        let dependsOn: [String]
        let usedBy: [String]

        init(_ module: StatsReport.Module) {
            name = module.name
            types = module.types
            roles = module.roles
            dependsOn = module.dependsOn
            usedBy = module.usedBy
        }
    }
}
