import Diagnostics

/// The compiler's own form, `path:line:column: error: message [rule]`, one line each, which Xcode, editors and log scanners know.
public struct XcodeReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        let lines = report.findings.flatMap(lines(for:)) + report.problems.map(line(for:))
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(for finding: Finding) -> [String] {
        let head = "\(finding.location.place): \(finding.severity.rawValue): "
            + "\(finding.message.harmless) [\(finding.rule.harmless)]"
        // Notes must follow their finding directly: Xcode attaches them to the issue above.
        let note = finding.note.map { ["\(finding.location.place): note: \($0.harmless)"] } ?? []
        return [head] + note + finding.related.map { "\($0.location.place): note: \($0.message.harmless)" }
    }

    private func line(for problem: Report.Problem) -> String {
        // Xcode drops an issue that has a path and no line.
        let place = "\(problem.path.harmless):\(problem.line ?? 1):\(problem.column ?? 1)"
        return "\(place): warning: \(problem.message.harmless)"
    }
}
