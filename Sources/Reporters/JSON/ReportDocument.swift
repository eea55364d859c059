import Diagnostics

/// The keys of the published format. They stand apart from `Report` so that renaming a property there cannot change what
/// other programs read. Whoever adds, renames or removes one changes the schema with it.
struct ReportDocument: Codable {
    struct Summary: Codable {
        let findings: Int
        let errors: Int
        let warnings: Int
        let suppressed: Int
        let files: Int
        let setAside: [String: Int]
    }

    struct Metrics: Codable {
        let files: Int
        let lines: Int
        let types: Int
        let edges: Int
        let roles: [String: Int]
    }

    struct Baseline: Codable {
        let path: String
        let new: Int
        let known: Int
        let fixed: Int
    }

    struct Comparison: Codable {
        @Nullable var base: String?
        let staged: Bool
        let changedFiles: Int
    }

    /// A rule that ran, whether it found anything or not.
    struct Rule: Codable {
        let id: String
        let severity: String
        let summary: String
    }

    static let version = 1

    var schemaVersion = version
    let tool: JSONTool
    let dialect: String
    let findings: [Entry]
    let suppressed: [Suppressed]
    /// Nil in reports of before there was such a key.
    let rules: [Rule]?
    @Nullable var baseline: Baseline?
    @Nullable var comparison: Comparison?
    let summary: Summary
    let metrics: Metrics
    let unresolved: [String: Int]
    let partial: Bool
    let problems: [JSONProblem]

    init(_ report: Report) {
        tool = JSONTool(version: report.toolVersion)
        dialect = report.dialect
        findings = report.findings.map(Entry.init)
        suppressed = report.suppressed.map(Suppressed.init)
        rules = report.rules.sorted { $0.id < $1.id }.map { Rule(id: $0.id, severity: $0.severity.rawValue, summary: $0.summary) }
        _baseline = Nullable(
            wrappedValue: report.baseline.map {
                Baseline(path: $0.path, new: report.findings.count, known: $0.knownCount, fixed: $0.fixedCount)
            })
        _comparison = Nullable(
            wrappedValue: report.comparison.map {
                Comparison(base: $0.base, staged: $0.isStaged, changedFiles: $0.changedFiles)
            })
        summary = Summary(
            findings: report.findings.count, errors: report.count(of: .error), warnings: report.count(of: .warning),
            suppressed: report.suppressed.count, files: report.metrics.files, setAside: report.metrics.setAside)
        metrics = Metrics(
            files: report.metrics.files, lines: report.metrics.lines, types: report.metrics.types,
            edges: report.metrics.edges, roles: report.metrics.roles)
        unresolved = report.unresolved
        partial = report.isPartial
        problems = report.problems.map(JSONProblem.init)
    }
}

extension ReportDocument {
    struct Entry: Codable {
        let rule: String
        let severity: String
        let path: String
        let line: Int
        let column: Int
        let endColumn: Int
        let message: String
        let fingerprint: String
        let from: Endpoint
        let to: Endpoint
        let because: String
        let help: String
        let related: [Related]
        @Nullable var note: String?

        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity.rawValue
            path = finding.location.path
            line = finding.location.line
            column = finding.location.column
            endColumn = finding.location.endColumn
            message = finding.message
            fingerprint = finding.fingerprint.description
            from = Endpoint(finding.from)
            to = Endpoint(finding.to)
            because = finding.because
            help = finding.help
            related = finding.related.map(Related.init)
            _note = Nullable(wrappedValue: finding.note)
        }
    }

    struct Suppressed: Codable {
        struct Directive: Codable {
            let path: String
            let line: Int
            let column: Int
        }

        let finding: Entry
        let reason: String
        let directive: Directive

        init(_ suppressed: SuppressedFinding) {
            finding = Entry(suppressed.finding)
            reason = suppressed.reason
            let place = suppressed.directive
            directive = Directive(path: place.path, line: place.line, column: place.column)
        }
    }

    struct Related: Codable {
        let path: String
        let line: Int
        let column: Int
        let endColumn: Int
        let message: String

        init(_ related: Finding.Related) {
            path = related.location.path
            line = related.location.line
            column = related.location.column
            endColumn = related.location.endColumn
            message = related.message
        }
    }

    struct Endpoint: Codable {
        let type: String
        @Nullable var role: String?
        @Nullable var module: String?

        init(_ endpoint: Finding.Endpoint) {
            type = endpoint.type
            _role = Nullable(wrappedValue: endpoint.role)
            _module = Nullable(wrappedValue: endpoint.module)
        }
    }
}
