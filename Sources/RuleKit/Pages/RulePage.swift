/// A rule's documentation, made of what the rule tells about itself and of how the dialects use it.
public struct RulePage: Sendable {
    private let rule: RuleMetadata
    private let uses: [DialectUse]

    /// - Parameter uses: one for each dialect, in the order in which they are to be listed.
    public init(_ rule: RuleMetadata, uses: [DialectUse]) {
        self.rule = rule
        self.uses = uses
    }

    // MARK: - For a terminal

    /// The page with the examples of one dialect.
    ///
    /// - Parameter dialect: by name; one that the rule has no example of shows the first one's.
    public func explanation(for dialect: String? = nil) -> String {
        let shown = dialects.contains { $0 == dialect } ? dialect : dialects.first
        let others = dialects.filter { $0 != shown }
        return join(
            introduction + examples(in: shown, level: 2) + options + ["## Severity\n\n" + severitiesByDialect] + limits
                + [others.isEmpty ? "" : "Examples of other dialects: `--dialect` \(others.joined(separator: ", "))", source])
    }

    private var severitiesByDialect: String {
        let groups = Dictionary(grouping: uses) { $0.severity?.rawValue ?? "off" }
        return ["error", "warning", "off"].compactMap { severity in
            groups[severity].map { "- \(severity): \($0.map(\.dialect).joined(separator: ", "))" }
        }.joined(separator: "\n")
    }

    // MARK: - For the web

    /// The whole page in Markdown. The first dialect's examples stand open, the others' are folded.
    public var markdown: String {
        join(
            ["<!-- Written by `VIPERLINT_RECORD=1 swift test --filter RulePageTests`: change the rule, not this file. -->"]
                + introduction + ["## Examples" + (dialects.first.map { ": \($0)" } ?? "")] + examples(in: dialects.first, level: 3)
                + dialects.dropFirst().map(folded)
                + options + ["## Severity\n\n" + severities] + limits + [linked(source)])
    }

    private func folded(_ dialect: String) -> String {
        "### In \(dialect)\n\n<details><summary>\(rule.examples.first { $0.dialect == dialect }?.title ?? dialect)</summary>\n\n"
            + examples(in: dialect, level: 4).joined(separator: "\n\n") + "\n\nWhat isn't shown of the scene is in [scenes](scenes.md#\(dialect)).\n\n</details>"
    }

    private var severities: String {
        let names = uses.map { " \($0.dialect) |" }.joined()
        let values = uses.map { " \($0.severity?.rawValue ?? "off") |" }.joined()
        return "|\(names)\n|\(String(repeating: " --- |", count: uses.count))\n|\(values)"
    }

    /// `seed 003` leads to what it is called.
    private func linked(_ source: String) -> String {
        source.split(separator: ";", omittingEmptySubsequences: false).map { part in
            guard let start = part.firstRange(of: "seed ")?.lowerBound, let end = part[start...].firstIndex(of: ",") else { return String(part) }
            return "\(part[..<start])[\(part[start..<end])](README.md#documents)\(part[end...])"
        }.joined(separator: ";")
    }

    // MARK: - Both

    private func join(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// In the order of the examples.
    private var dialects: [String] {
        rule.examples.reduce(into: []) { if !$0.contains($1.dialect) { $0.append($1.dialect) } }
    }

    private var introduction: [String] {
        [
            "# \(rule.id)", rule.summary, "## What it does\n\n" + rule.what, "## Why is this bad?\n\n" + rule.why,
            "## How to fix it\n\n" + rule.instead,
        ]
    }

    private var source: String { rule.source.isEmpty ? "" : "Source: \(rule.source)" }

    private var limits: [String] {
        rule.limits.isEmpty ? [] : ["## Known limits\n\n" + rule.limits.map { "- " + $0 }.joined(separator: "\n")]
    }

    private var options: [String] {
        guard !rule.options.isEmpty else { return [] }
        return ["## Options\n\n" + rule.options.map { "- `\($0.name)`: \($0.summary)" + values(of: $0.name) }.joined(separator: "\n")]
    }

    /// What the dialects say, those together that say the same.
    private func values(of option: String) -> String {
        var written: [(value: String, dialects: [String])] = []
        for use in uses where use.severity != nil {
            guard let value = use.options[option]?.spelling else { continue }
            if let same = written.firstIndex(where: { $0.value == value }) {
                written[same].dialects.append(use.dialect)
            } else {
                written.append((value, [use.dialect]))
            }
        }
        return written.map { "\n  - \($0.dialects.joined(separator: ", ")): `\($0.value)`" }.joined()
    }

    /// A file that stays as it was in the example before is not shown again.
    private func examples(in dialect: String?, level: Int) -> [String] {
        var shown: [String: String] = [:]
        return rule.examples.filter { $0.dialect == dialect }.map { example in
            let changed = example.files.filter { shown[$0.name] != $0.source }
            for file in example.files { shown[file.name] = file.source }
            let heading = "\(String(repeating: "#", count: level)) \(example.isFaulty ? "Wrong" : "Right"): \(example.title)"
            let isNamed = example.files.count > 1 || !example.background.isEmpty
            let options = example.options.isEmpty ? [] : ["```yaml\n\(example.options.joined(separator: "\n"))\n```"]
            let code = changed.map { "```swift\n\(isNamed ? "// \($0.name)\n" : "")\($0.source)\n```" }
            return ([heading] + options + code).joined(separator: "\n\n")
        }
    }
}
