import Diagnostics

/// The end of the text report: how much was found, in how much.
struct SummaryText {
    private let report: Report
    private let palette: Palette

    init(of report: Report, palette: Palette) {
        self.report = report
        self.palette = palette
    }

    var rendered: String {
        let result = report.findings.isEmpty ? nothingFound : found
        let dialect = report.dialect.isEmpty ? nil : "dialect \(report.dialect.harmless)"
        let stack = report.hasStack ? nil : "no VIPER stack to judge"
        return [result, comparison, baseline, suppressed, setAside, unresolved, stack, dialect].compactMap(\.self).joined(by: " · ")
    }

    /// Fewer findings than these are seen at a glance.
    private static let findingsWorthCounting = 10
    private static let shownRules = 6

    /// What there is most of, where that takes counting: `11 retain-cycle · 8 reference-crossing`.
    var byRule: String? {
        guard report.findings.count >= Self.findingsWorthCounting else { return nil }
        let counts = report.findings.reduce(into: [String: Int]()) { $0[$1.rule, default: 0] += 1 }
        let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = ranked.prefix(Self.shownRules).map { "\($0.value) \($0.key.harmless)" }
        let rest = ranked.dropFirst(Self.shownRules)
        let others = rest.isEmpty ? [] : ["\(rest.map(\.value).reduce(0, +)) more"]
        return (shown + others).joined(by: " · ")
    }

    private var found: String {
        let kinds = Severity.allCases.sorted(by: >).compactMap { severity in
            let count = report.count(of: severity)
            return count == 0 ? nil : palette.paint(counted(count, severity.rawValue), severity.ink)
        }
        let total = palette.paint(counted(report.findings.count, "finding"), .strong)
        return "\(total) (\(kinds.joined(by: ", "))) in \(counted(report.metrics.files, "file"))"
    }

    private var nothingFound: String {
        let seen = "\(counted(report.metrics.files, "file")), \(counted(report.metrics.types, "type"))"
        // Green would promise more than a run can that has not seen everything.
        let ink: Palette.Ink = report.isPartial || !report.hasStack ? .strong : .clean
        return palette.paint("No findings", ink) + " in \(seen)" + (roles.isEmpty ? "" : ": \(roles)")
    }

    /// VIPER's parts and the most frequent roles, then the types without one, and those of files that are set aside: whether the tool has
    /// understood the code base shows here.
    private var roles: String {
        let ranked = report.metrics.roles.filter { $0.key != Self.unassigned && $0.value > 0 }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let parts = Self.parts.compactMap { part in ranked.first { $0.key == part } }
        let named = parts + ranked.filter { !Self.parts.contains($0.key) }.prefix(max(0, Self.shownRoles - parts.count))
        let shown = named.map { counted($0.value, Self.noun(for: $0.key)) }
        let rest = ranked.reduce(0) { $0 + $1.value } - named.reduce(0) { $0 + $1.value }
        let without = report.metrics.roles[Self.unassigned] ?? 0
        let setAside = report.metrics.roles.isEmpty ? 0 : report.metrics.types - report.metrics.roles.values.reduce(0, +)
        let others = [(without, "unassigned"), (setAside, "set aside")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return (shown + (rest > 0 ? [counted(rest, "other")] : []) + others).joined(by: ", ")
    }

    private var comparison: String? {
        report.comparison.map { comparison in
            let side = comparison.isStaged ? "staged" : "changed"
            return "\(counted(comparison.changedFiles, "file")) \(side) since \(comparison.base?.prefix(10).description ?? "the beginning")"
        }
    }

    /// Whether what is new is much or little shows only beside what is known. A comparison has left that out before: nobody has counted it.
    private var baseline: String? {
        report.comparison != nil ? nil : report.baseline.map {
            "\(report.findings.count) new, \($0.knownCount) known, \($0.fixedCount) fixed since the baseline"
        }
    }

    private var suppressed: String? {
        report.suppressed.isEmpty ? nil : "\(report.suppressed.count) suppressed"
    }

    /// What was read but not judged, so that nobody takes it for clean.
    private var setAside: String? {
        let kinds = report.metrics.setAside.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return kinds.isEmpty ? nil : "set aside: " + kinds.map { Self.countedFiles($0.value, $0.key) }.joined(by: ", ")
    }

    /// `1 test`, `2 tests`, `1 generated`
    private static func countedFiles(_ count: Int, _ kind: String) -> String {
        let isOne = count == 1 && kind.utf8.last == UInt8(ascii: "s")
        return "\(count) \(String(isOne ? kind.dropLast() : kind[...]).harmless)"
    }

    private var unresolved: String? {
        let count = report.unresolved.values.reduce(0, +)
        return count == 0 ? nil : "\(counted(count, "reference")) unresolved"
    }

    private static let unassigned = "unassigned"
    private static let shownRoles = 4
    private static let parts = ["view", "interactor", "presenter", "entity", "router"]

    private static func noun(for role: String) -> String {
        String(decoding: role.harmless.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
