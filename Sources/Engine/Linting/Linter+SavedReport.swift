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
        let ran = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
        let known = (rules.map(\.metadata) + DirectiveRules.all).compactMap { rule in
            (ran[rule.id]?.severity ?? severities[rule.id]).map { rule.described(as: $0) }
        }
        report.rules = known + report.rules.filter { rule in !known.contains { $0.id == rule.id } }
        var lines = SourceLines(in: FileSystem.canonicalPath(root) ?? root)
        for index in report.findings.indices { lines.addTexts(to: &report.findings[index]) }
        for index in report.suppressed.indices { lines.addTexts(to: &report.suppressed[index].finding) }
        return report
    }
}

extension SourceLines {
    /// Of files in a folder and nowhere else, as they are on disk.
    ///
    /// - Parameter folder: absolute, without links.
    fileprivate init(in folder: String) {
        self.init { path in
            guard let full = FileSystem.canonicalPath(PathText.joined(folder, path)), PathText.stands(full, in: folder) else { return [] }
            var bytes = PaddedBytes()
            do { try FileSystem.read(full, into: &bytes, limit: SourceReader.sizeLimit) } catch { return [] }
            return bytes.withBytes { Array($0) }
        }
    }

    /// Columns stay as the report has them.
    fileprivate mutating func addTexts(to finding: inout Finding) {
        finding.location.lineText = text(at: finding.location)
        for index in finding.related.indices { finding.related[index].location.lineText = text(at: finding.related[index].location) }
    }
}
