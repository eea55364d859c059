import Diagnostics
import Syntax

extension Linter {
    /// A report that was read back, with what it doesn't keep: the lines of its findings, as the files have them now, and what
    /// their rules say of themselves.
    ///
    /// - Parameter root: the folder that was linted. Nothing outside of it is read, whatever paths the report has.
    public func completed(_ report: Report, root: String) -> Report {
        var report = report
        let severities = Dictionary(report.findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
        report.rules = (rules.map(\.metadata) + DirectiveRules.all).compactMap { rule in severities[rule.id].map { rule.described(as: $0) } }
        var lines = SourceLines(root: FileSystem.canonicalPath(root) ?? root)
        for index in report.findings.indices { lines.complete(&report.findings[index]) }
        for index in report.suppressed.indices { lines.complete(&report.suppressed[index].finding) }
        return report
    }
}

/// The lines of files, by number.
private struct SourceLines {
    /// Absolute, without links.
    let root: String
    /// By path; empty for a file that can't be read.
    private var known: [String: [String]] = [:]

    init(root: String) {
        self.root = root
    }

    mutating func complete(_ finding: inout Finding) {
        finding.location.lineText = text(at: finding.location)
        for index in finding.related.indices { finding.related[index].location.lineText = text(at: finding.related[index].location) }
    }

    /// Empty where there is no such line.
    private mutating func text(at location: SourceLocation) -> String {
        let lines = known[location.path] ?? read(location.path)
        known[location.path] = lines
        return location.line <= lines.count ? lines[location.line - 1] : ""
    }

    private func read(_ path: String) -> [String] {
        guard let full = FileSystem.canonicalPath(PathText.joined(root, path)), PathText.stands(full, in: root) else { return [] }
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(full, into: &bytes, limit: SourceReader.sizeLimit)
        } catch {
            return []
        }
        // By the reader that gave the findings their lines.
        let starts = OutlineReader().read(bytes).lines
        return bytes.withBytes { text in
            (1..<starts.count + 1).map { line in
                let rest = text[Int(starts.start(ofLine: line) ?? 0)...]
                return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            }
        }
    }
}
