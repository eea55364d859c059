import Diagnostics

/// GitLab's code quality report, shown in the merge request.
///
/// Source: GitLab Docs, Code Quality, § Code Quality report format.
public struct GitLabReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        JSONText.of(report.findings.map(Entry.init) + report.problems.map(Entry.init))
    }

    private struct Entry: Encodable {
        struct Location: Encodable {
            let path: String
            let lines: Lines
        }

        struct Lines: Encodable {
            let begin: Int
        }

        let description: String
        let check_name: String
        let fingerprint: String
        let severity: String
        let location: Location

        init(_ finding: Finding) {
            description = finding.message
            check_name = finding.rule
            // GitLab takes entries of one fingerprint for one, and compares them with those of the target branch.
            fingerprint = finding.fingerprint.description
            severity = finding.severity == .error ? "major" : "minor"
            location = Location(path: finding.location.path, lines: Lines(begin: finding.location.line))
        }

        init(_ problem: Report.Problem) {
            description = problem.message
            check_name = "partial"
            let end = Finding.Endpoint(type: problem.path)
            fingerprint = Fingerprint(rule: "partial", from: end, to: end, subject: problem.message).description
            severity = "info"
            location = Location(path: problem.path, lines: Lines(begin: problem.line ?? 1))
        }
    }
}
