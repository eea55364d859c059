import Diagnostics

/// Numbers for dashboards, as Prometheus and its kin read them.
///
/// Source: OpenMetrics 1.0, § Text format.
public struct OpenMetricsReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        let metrics = report.metrics
        let families = [
            family("findings", "Findings by rule and severity.", findings(in: report)),
            family("findings_suppressed", "Findings that a comment keeps quiet.", [([], report.suppressed.count)]),
            family("findings_known", "Findings that the baseline has.", [([], report.baseline?.knownCount ?? 0)]),
            family("files", "Files that were read.", [([], metrics.files)]),
            family("files_set_aside", "Files that were read but not judged.", labelled("category", metrics.setAside)),
            family("lines", "Lines of code that were read.", [([], metrics.lines)]),
            family("types", "Types by role.", labelled("role", metrics.roles)),
            family("edges", "Edges between types.", [([], metrics.edges)]),
            family("unresolved_references", "References that could not be judged, by reason.", labelled("reason", report.unresolved)),
            family("problems", "Places where files could not be read or followed.", [([], report.problems.count)]),
        ]
        return families.joined() + "# EOF\n"
    }

    private typealias Sample = (labels: [(name: String, value: String)], value: Int)

    /// Rules without findings are there too: a series that ends looks like a gap, not like a success.
    private func findings(in report: Report) -> [Sample] {
        var counts: [String: [Severity: Int]] = [:]
        for rule in report.rules { counts[rule.id] = [rule.severity: 0] }
        for finding in report.findings { counts[finding.rule, default: [:]][finding.severity, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.flatMap { rule, bySeverity in
            bySeverity.sorted { $0.key > $1.key }.map { ([("rule", rule), ("severity", $0.key.rawValue)], $0.value) }
        }
    }

    private func labelled(_ name: String, _ counts: [String: Int]) -> [Sample] {
        counts.sorted { $0.key < $1.key }.map { ([(name, $0.key)], $0.value) }
    }

    private func family(_ name: String, _ help: String, _ samples: [Sample]) -> String {
        let head = "# TYPE viperlint_\(name) gauge\n# HELP viperlint_\(name) \(help)\n"
        return head
            + samples.map { sample in
                let labels = sample.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",")
                return "viperlint_\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(sample.value)\n"
            }.joined()
    }

    private func escaped(_ value: String) -> String {
        value.harmless.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
            .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    }
}
