import Diagnostics

/// One JSON object for other programs, as `Schemas/roles.schema.json` describes it.
public struct RolesJSONReporter: RolesReporter {
    public init() {}

    public func render(_ report: RolesReport) -> String {
        JSONText.of(Document(report))
    }
}

/// The keys of the published format. Whoever adds, renames or removes one changes the schema with it.
private struct Document: Encodable {
    let schemaVersion = 1
    let tool: JSONTool
    let dialect: String
    let types: [Assigned]
    let unassigned: [Unassigned]
    let partial: Bool
    let problems: [JSONProblem]

    init(_ report: RolesReport) {
        tool = JSONTool(version: report.toolVersion)
        dialect = report.dialect
        types = report.types.map(Assigned.init)
        unassigned = report.unassigned.map(Unassigned.init)
        partial = report.isPartial
        problems = report.problems.map(JSONProblem.init)
    }

    struct Assigned: Encodable {
        let name: String
        let kind: String
        let role: String
        @Nullable var module: String?
        let confidence: Double
        let evidence: [String]
        let others: [Claim]
        let path: String
        let line: Int

        init(_ assigned: RolesReport.Assigned) {
            name = assigned.type.name
            kind = assigned.type.kind
            role = assigned.role
            _module = Nullable(wrappedValue: assigned.type.module)
            // Two digits, so that equal reports give equal bytes on every machine.
            confidence = (assigned.confidence * 100).rounded() / 100
            evidence = assigned.evidence
            others = assigned.others.map(Claim.init)
            path = assigned.type.path
            line = assigned.type.line
        }
    }

    struct Unassigned: Encodable {
        let name: String
        let kind: String
        @Nullable var module: String?
        let others: [Claim]
        let path: String
        let line: Int

        init(_ unassigned: RolesReport.Unassigned) {
            name = unassigned.type.name
            kind = unassigned.type.kind
            _module = Nullable(wrappedValue: unassigned.type.module)
            others = unassigned.others.map(Claim.init)
            path = unassigned.type.path
            line = unassigned.type.line
        }
    }

    struct Claim: Encodable {
        let role: String
        let evidence: [String]

        init(_ claim: RolesReport.Claim) {
            role = claim.role
            evidence = claim.evidence
        }
    }
}
