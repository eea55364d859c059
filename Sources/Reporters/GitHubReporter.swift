import Diagnostics

/// Annotations for GitHub Actions: a line each, which the runner shows at the place in the pull request.
///
/// GitHub shows ten errors and ten warnings of a step and drops the rest without a word, so the worst come first and
/// what is left out is said.
///
/// Source: GitHub Docs, Workflow commands for GitHub Actions, § Setting an error message.
public struct GitHubReporter: Reporter {
    /// How many annotations of a kind GitHub shows for a step.
    private static let limit = 10

    public init() {}

    public func render(_ report: Report) -> String {
        // Without it a step that judged nothing looks like one that found nothing.
        var lines = report.hasStack ? [] : ["::notice title=viperlint::no VIPER stack was found, so no rule has judged anything; 'viperlint init' writes a team's own words for the parts"]
        for severity in Severity.allCases.sorted(by: >) {
            let findings = report.findings.filter { $0.severity == severity }
            lines += findings.prefix(Self.limit).map(annotation)
            if findings.count > Self.limit {
                lines.append(
                    "::notice title=viperlint::\(counted(findings.count - Self.limit, "more \(severity.rawValue)")) not shown here")
            }
        }
        // Notices, which are counted for themselves: no warning has to give way.
        lines += report.problems.prefix(Self.limit - lines.count { $0.hasPrefix("::notice") }).map(annotation)
        return lines.map { $0 + "\n" }.joined()
    }

    private func annotation(_ finding: Finding) -> String {
        let columns = finding.location.utf16Columns
        let properties = [
            ("file", finding.location.path), ("line", "\(finding.location.line)"), ("endLine", "\(finding.location.line)"),
            ("col", "\(columns.lowerBound)"), ("endColumn", "\(columns.upperBound)"), ("title", "viperlint: \(finding.rule)"),
        ]
        let text = [finding.message, finding.because, finding.help].filter { !$0.isEmpty }.joined(separator: "\n")
        return Self.command(finding.severity.rawValue, properties, text)
    }

    private func annotation(_ problem: Report.Problem) -> String {
        let properties = [("file", problem.path), ("line", "\(problem.line ?? 1)"), ("title", "viperlint: not read whole")]
        return Self.command("notice", properties, problem.message)
    }

    private static func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
        let properties = properties.map { "\($0)=\(escaped($1.harmless, alsoOf: ":,"))" }.joined(separator: ",")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.harmless }.joined(separator: "\n")
        return "::\(name) \(properties)::\(escaped(lines))"
    }

    /// A line break in a name would start a workflow command of the repository's choice.
    private static func escaped(_ text: String, alsoOf others: String = "") -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where others.unicodeScalars.contains(":"): escaped += "%3A"
            case "," where others.unicodeScalars.contains(","): escaped += "%2C"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
