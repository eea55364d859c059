import Diagnostics

/// A comment for a pull request, or the summary of a CI step: the numbers, and a table of findings, the worst first.
///
/// Source: GitHub Flavored Markdown, § Tables and § Raw HTML; GitLab's reads the same.
public struct MarkdownReporter: Reporter {
    /// GitHub refuses a comment of more than 65,536 characters.
    private static let limit = 50

    public init() {}

    public func render(_ report: Report) -> String {
        var parts = ["### viperlint: " + headline(report), table(of: report)].compactMap(\.self)
        parts += [details(of: report), problems(of: report), footer(report)].compactMap(\.self)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func headline(_ report: Report) -> String {
        guard !report.findings.isEmpty else { return report.isPartial ? "no findings in what could be read" : "no findings" }
        return [Severity.error, .warning].map { (report.count(of: $0), $0.rawValue) }.filter { $0.0 > 0 }
            .map { counted($0.0, $0.1) }.joined(separator: ", ")
    }

    private func shown(_ report: Report) -> [Finding] {
        // Stable: findings of one weight stay in the order of their places.
        Array([Severity.error, .warning].flatMap { severity in report.findings.filter { $0.severity == severity } }.prefix(Self.limit))
    }

    private func table(of report: Report) -> String? {
        guard !report.findings.isEmpty else { return nil }
        let rows = shown(report).map { finding in
            "| \(finding.severity.rawValue) | \(code("\(finding.location.path):\(finding.location.line)")) | \(finding.message.markdown) | \(code(finding.rule)) |"
        }
        let rest = report.findings.count - rows.count
        return (["| | where | what | rule |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
            + (rest > 0 ? "\n\n… and \(counted(rest, "more finding"))." : "")
    }

    /// Why and what to do, each once for a rule: a table's cells are no place for it.
    private func details(of report: Report) -> String? {
        let findings = shown(report)
        guard !findings.isEmpty else { return nil }
        let items = findings.map { Reason(rule: $0.rule, because: $0.because) }.unique.flatMap { reason in
            let advice = findings.filter { $0.rule == reason.rule && $0.because == reason.because }.map(\.help).unique
            let head = "- \(code(reason.rule)): \(reason.because.markdown)"
            return advice.count > 1 ? [head] + advice.map { "  - \($0.markdown)" } : [([head] + advice.map(\.markdown)).joined(separator: " ")]
        }
        return "<details><summary>Why, and what to do instead</summary>\n\n" + items.joined(separator: "\n") + "\n\n</details>"
    }

    private func problems(of report: Report) -> String? {
        guard report.isPartial else { return nil }
        let items = report.problems.prefix(Self.limit).map { "- \(code($0.path)): \($0.message.markdown)" }
        let rest = report.problems.count - items.count
        return "The run is partial:\n\n" + items.joined(separator: "\n") + (rest > 0 ? "\n- … and \(rest) more" : "")
    }

    private func footer(_ report: Report) -> String {
        let dialect = report.dialect.isEmpty ? "" : " · dialect \(report.dialect.markdown)"
        // A comparison has left out what is known: nobody has counted it.
        let known = report.comparison != nil ? "" : report.baseline.map { " · \($0.knownCount) known, \($0.fixedCount) fixed since the baseline" } ?? ""
        let suppressed = report.suppressed.isEmpty ? "" : " · \(report.suppressed.count) suppressed"
        return "\(counted(report.metrics.files, "file")), \(counted(report.metrics.types, "type"))\(known)\(suppressed)\(dialect)"
    }

    private struct Reason: Hashable {
        let rule: String
        let because: String
    }

    private func code(_ text: String) -> String { "<code>\(text.markdown)</code>" }
}

extension Array where Element: Hashable {
    /// Each once, where it stands first.
    fileprivate var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension StringProtocol {
    /// The text on one line with no meaning to Markdown: the repository that is linted must not format the comment, link
    /// out of it, nor call people by their names.
    fileprivate var markdown: String {
        var text = ""
        for scalar in harmless.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "\"", "'", "|", "\\", "`", "*", "_", "~", "[", "]", "(", ")", "!", "$", "{", "}":
                text += "&#\(scalar.value);"
            // GitHub looks for these in the rendered text, where no escape is left: an invisible space parts the word.
            case "@", "#": text += "&#\(scalar.value);\u{200B}"
            case ":" where text.hasSuffix("http") || text.hasSuffix("https"): text += "&#58;\u{200B}"
            case "." where text.hasSuffix("www"): text += "&#46;\u{200B}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
