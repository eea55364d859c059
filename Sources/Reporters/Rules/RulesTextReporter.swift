import Diagnostics

/// The rules for people, a line each, then the contracts of each file, and where the severities come from.
public struct RulesTextReporter: RulesReporter {
    public init() {}

    public func render(_ report: RulesReport) -> String {
        let rules = report.entries.filter { $0.contractPath == nil }
        let sections = [table(rules)] + contracts(of: report).map { "Contracts of \($0.path.harmless):\n" + table($0.entries) }
        return (sections + [origin(of: report)]).joined(separator: "\n\n")
            + "\nviperlint explain RULE tells what a rule looks at, why, and what to do instead.\n"
    }

    private func table(_ entries: [RulesReport.Entry]) -> String {
        let width = entries.map(\.id.count).max() ?? 0
        return entries.map { entry in
            let severity = entry.severity?.rawValue ?? "off"
            return "\(entry.id.padded(to: width))  \(severity.padded(to: Self.severityWidth))  \(entry.summary.harmless)"
        }.joined(separator: "\n")
    }

    private static let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0

    /// In the order of the files.
    private func contracts(of report: RulesReport) -> [(path: String, entries: [RulesReport.Entry])] {
        report.entries.reduce(into: []) { files, entry in
            guard let path = entry.contractPath else { return }
            if files.last?.path != path { files.append((path, [])) }
            files[files.count - 1].entries.append(entry)
        }
    }

    private func origin(of report: RulesReport) -> String {
        let over = report.configurationPath.map { ", with \($0.harmless) over it" } ?? ""
        let dialect = "Severities are those of the dialect \(report.dialect.harmless)\(over)"
        return dialect + (report.isDialectNamed ? "." : ": no dialect is named, and lint holds the code to this one; --dialect NAME shows another's.")
    }
}
