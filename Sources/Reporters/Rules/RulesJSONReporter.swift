import Diagnostics

/// One JSON object for other programs, as `Schemas/rules.schema.json` describes it.
public struct RulesJSONReporter: RulesReporter {
    public init() {}

    public func render(_ report: RulesReport) -> String {
        JSONText.of(Document(report))
    }
}

/// The keys of the published format. Whoever adds, renames or removes one changes the schema with it.
private struct Document: Encodable {
    let schemaVersion = 1
    let tool: JSONTool
    let dialect: String
    @Nullable var configuration: String?
    let rules: [Rule]

    init(_ report: RulesReport) {
        tool = JSONTool(version: report.toolVersion)
        dialect = report.dialect
        _configuration = Nullable(wrappedValue: report.configurationPath)
        rules = report.entries.map(Rule.init)
    }

    struct Rule: Encodable {
        let id: String
        let severity: String
        let summary: String
        let isContract: Bool

        init(_ entry: RulesReport.Entry) {
            id = entry.id
            severity = entry.severity?.rawValue ?? "off"
            summary = entry.summary
            isContract = entry.contractPath != nil
        }
    }
}
