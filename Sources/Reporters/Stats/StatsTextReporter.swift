import Diagnostics

/// The whole in a few lines for people, then the modules as a table.
public struct StatsTextReporter: StatsReporter {
    public init() {}

    public func render(_ report: StatsReport) -> String {
        let metrics = report.metrics
        let setAside = metrics.setAside.values.reduce(0, +)
        let unresolved = report.unresolved.values.reduce(0, +)
        let whole = [
            ("files", "\(metrics.files)" + (setAside > 0 ? ", \(setAside) of them set aside: \(list(metrics.setAside))" : "")),
            ("lines", "\(metrics.lines)"), ("types", "\(metrics.types)"), ("roles", list(metrics.roles)),
            ("edges", list(report.edges)), ("unresolved", unresolved == 0 ? "0" : "\(unresolved): \(list(report.unresolved))"),
            ("dialect", report.dialect.harmless),
        ]
        let width = whole.map(\.0.count).max() ?? 0
        let lines = whole.filter { !$0.1.isEmpty }.map { $0.0.padded(to: width) + "  " + $0.1 }
        return ([lines.joined(separator: "\n")] + (report.modules.isEmpty ? [] : [table(of: report.modules)])).joined(separator: "\n\n") + "\n"
    }

    private func table(of modules: [StatsReport.Module]) -> String {
        let rows = [["module", "types", "depends on", "used by", "parts"]] + modules.map { module in
            [module.name.harmless, "\(module.types)", "\(module.dependsOn.count)", "\(module.usedBy.count)", list(module.roles)]
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.prefix(4).enumerated().map { column, cell in
                column == 0 ? cell.padded(to: widths[column]) : String(repeating: " ", count: widths[column] - cell.count) + cell
            }
            return (cells + row.suffix(1).filter { !$0.isEmpty }).joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// The most frequent first.
    private func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key.harmless)" }.joined(separator: ", ")
    }
}
