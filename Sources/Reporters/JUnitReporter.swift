import Diagnostics

/// JUnit's XML, which every CI shows as test results: a suite a rule, a failed case a finding, and a passed case for each
/// rule that found nothing. A finding that does not fail the run, a warning mostly, is a skipped case: it is to be seen, and no
/// test is red where the run is green.
///
/// Source: the schema of Jenkins' xUnit plugin, `junit-10.xsd`, which readers agree on.
public struct JUnitReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        let byRule = Dictionary(grouping: report.findings, by: \.rule)
        let rules = Set(report.rules.map(\.id)).union(byRule.keys).sorted()
        let fails = { (finding: Finding) in report.failingSeverity.map { finding.severity >= $0 } ?? false }
        let failures = report.findings.count(where: fails)
        let suites = rules.map { suite(of: $0, findings: byRule[$0] ?? [], fails) } + problemSuite(of: report)
        let tests = rules.reduce(report.problems.count) { $0 + max(1, byRule[$1]?.count ?? 0) }
        return XMLElement(
            "testsuites",
            [
                "name": "viperlint", "tests": "\(tests)", "failures": "\(failures)", "errors": "\(report.problems.count)",
            ], suites
        ).document
    }

    private func suite(of rule: String, findings: [Finding], _ fails: (Finding) -> Bool) -> XMLElement {
        let cases = findings.isEmpty ? [XMLElement("testcase", ["classname": rule, "name": rule])]
            : findings.map { testCase($0, fails: fails($0)) }
        let failures = findings.count(where: fails)
        return XMLElement(
            "testsuite",
            [
                "name": rule, "tests": "\(cases.count)", "failures": "\(failures)", "errors": "0",
                "skipped": "\(findings.count - failures)",
            ], cases)
    }

    private func testCase(_ finding: Finding, fails: Bool) -> XMLElement {
        let place = finding.location.place
        let result = XMLElement(
            fails ? "failure" : "skipped", ["message": finding.message, "type": finding.severity.rawValue],
            text: ([place] + finding.related.map { "\($0.location.place): \($0.message)" } + [finding.because, finding.help])
                .filter { !$0.isEmpty }.joined(separator: "\n"))
        return XMLElement(
            "testcase",
            // Where two findings of a rule stand in one line, readers take cases of one name for one.
            [
                "classname": finding.rule, "name": "\(place) \(finding.from.type)", "file": finding.location.path,
                "line": "\(finding.location.line)",
            ], [result])
    }

    private func problemSuite(of report: Report) -> [XMLElement] {
        guard report.isPartial else { return [] }
        let cases = report.problems.map { problem in
            XMLElement(
                "testcase", ["classname": "viperlint", "name": problem.path, "file": problem.path],
                [XMLElement("error", ["message": problem.message, "type": "partial"])])
        }
        return [
            XMLElement(
                "testsuite",
                ["name": "files read whole", "tests": "\(cases.count)", "failures": "0", "errors": "\(cases.count)"], cases)
        ]
    }
}
