import Diagnostics

/// Checkstyle's XML, which most build servers and review bots read.
///
/// Source: the elements that Checkstyle's own `XMLLogger` writes, <https://checkstyle.org>.
public struct CheckstyleReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        var checkstyle = XMLElement("checkstyle", ["version": "4.3"])
        for (path, entries) in entries(of: report) {
            checkstyle.add(XMLElement("file", ["name": path], entries))
        }
        return checkstyle.document
    }

    /// By file, in the order of the report; a file that could not be read whole has an entry that says so.
    private func entries(of report: Report) -> [(path: String, entries: [XMLElement])] {
        var order: [String] = []
        var byPath: [String: [XMLElement]] = [:]
        func add(_ element: XMLElement, to path: String) {
            if byPath[path] == nil { order.append(path) }
            byPath[path, default: []].append(element)
        }
        for finding in report.findings { add(entry(for: finding), to: finding.location.path) }
        for problem in report.problems { add(entry(for: problem), to: problem.path) }
        return order.map { ($0, byPath[$0] ?? []) }
    }

    private func entry(for finding: Finding) -> XMLElement {
        XMLElement(
            "error",
            [
                "line": "\(finding.location.line)", "column": "\(finding.location.characterColumns.lowerBound)",
                "severity": finding.severity.rawValue, "message": finding.message, "source": "viperlint.\(finding.rule)",
            ])
    }

    private func entry(for problem: Report.Problem) -> XMLElement {
        XMLElement(
            "error", ["line": "\(problem.line ?? 1)", "severity": "warning", "message": problem.message, "source": "viperlint"])
    }
}
