import Diagnostics

/// Issues for SonarQube, imported by `sonar.externalIssuesReportPaths`.
///
/// Source: SonarQube Server documentation, Generic formatted issue reports (the format since 10.3, with a list of rules).
public struct SonarQubeReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        JSONText.of(Document(report))
    }
}

private struct Document: Encodable {
    let rules: [Rule]
    let issues: [Issue]

    init(_ report: Report) {
        let known = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
        // An issue of a rule that isn't listed makes SonarQube refuse the whole report.
        let ids = Set(report.findings.map(\.rule)).union(known.keys).sorted()
        rules = ids.map { id in Rule(id: id, known[id], severity: report.findings.first { $0.rule == id }?.severity) }
            + (report.isPartial ? [Rule.partial] : [])
        issues = report.findings.map(Issue.init) + report.problems.map(Issue.init)
    }

    struct Rule: Encodable {
        let id: String
        let name: String
        let description: String
        let engineId = "viperlint"
        let cleanCodeAttribute = "MODULAR"
        let impacts: [Impact]

        /// What could not be read has no place of its own in this format.
        static let partial = Rule()

        private init() {
            id = "partial"
            name = "A file could not be read or followed whole."
            description = "What it holds is not judged, so findings may be missing."
            impacts = [Impact(severity: "LOW")]
        }

        init(id: String, _ rule: RuleDescription?, severity: Severity?) {
            self.id = id
            name = rule?.summary ?? id
            description = rule.map { "\($0.what)\n\n\($0.why)\n\n\($0.instead)" } ?? id
            impacts = [Impact(severity: (rule?.severity ?? severity ?? .error) == .error ? "HIGH" : "MEDIUM")]
        }
    }

    struct Impact: Encodable {
        let softwareQuality = "MAINTAINABILITY"
        let severity: String
    }

    struct Issue: Encodable {
        let ruleId: String
        let primaryLocation: Location
        let secondaryLocations: [Location]

        init(_ finding: Finding) {
            ruleId = finding.rule
            primaryLocation = Location(finding.location, finding.message)
            secondaryLocations = finding.related.map { Location($0.location, $0.message) }
        }

        init(_ problem: Report.Problem) {
            ruleId = Rule.partial.id
            primaryLocation = Location(message: problem.message, filePath: problem.path, textRange: TextRange(line: problem.line ?? 1))
            secondaryLocations = []
        }
    }

    struct Location: Encodable {
        let message: String
        let filePath: String
        let textRange: TextRange

        init(message: String, filePath: String, textRange: TextRange) {
            self.message = message
            self.filePath = filePath
            self.textRange = textRange
        }

        init(_ location: SourceLocation, _ message: String) {
            self.init(message: message, filePath: location.path, textRange: TextRange(location))
        }
    }

    /// Columns count from 0 here, and a range of nothing is refused.
    struct TextRange: Encodable {
        let startLine: Int
        let endLine: Int
        let startColumn: Int?
        let endColumn: Int?

        init(line: Int) {
            (startLine, endLine, startColumn, endColumn) = (line, line, nil, nil)
        }

        init(_ location: SourceLocation) {
            let columns = location.utf16Columns
            (startLine, endLine) = (location.line, location.line)
            (startColumn, endColumn) = columns.isEmpty ? (nil, nil) : (columns.lowerBound - 1, columns.upperBound - 1)
        }
    }
}
