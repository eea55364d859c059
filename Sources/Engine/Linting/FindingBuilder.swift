import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Turns violations, which are numbers, into findings, which are for people.
struct FindingBuilder {
    let project: VIPERProject
    let root: String
    /// The text of files that findings stand in, read again: keeping every file's text would cost more memory than
    /// everything else.
    private var texts: [FileID: [UInt8]] = [:]
    private var bytes = LineReader()

    init(project: VIPERProject, root: String) {
        self.project = project
        self.root = root
    }

    /// - Parameter reason: why the file has settings of its own for the rule.
    mutating func finding(_ violation: Violation, rule: String, severity: Severity, reason: String?) -> Finding {
        let from = endpoint(violation.from)
        let to = endpoint(violation.to)
        return Finding(
            rule: rule, severity: violation.isUncertain ? .warning : severity, location: location(violation.site),
            message: violation.message, from: from, to: to, because: violation.because + (reason.map { " This file has settings of its own: \($0)." } ?? ""), help: violation.help,
            related: violation.related.map { Finding.Related(location: location($0.site), message: $0.message) },
            fingerprint: Fingerprint(rule: rule, from: from, to: to, subject: violation.subject))
    }

    private func endpoint(_ type: TypeID) -> Finding.Endpoint {
        Finding.Endpoint(
            type: project.graph[type].fullName, role: project.role(of: type)?.rawValue, module: project.module(of: type))
    }

    private mutating func location(_ site: Site) -> SourceLocation {
        let file = project.graph[site.file]
        let (line, column) = file.outline.lines.position(of: site.offset)
        let text = text(of: site.file)
        let start = min(Int(file.outline.lines.start(ofLine: line) ?? 0), text.count)
        let end = text[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.count
        let length = min(Int(site.end), end) - Int(site.offset)
        return SourceLocation(
            path: file.path, line: line, column: column, endColumn: column + max(1, length),
            lineText: String(decoding: text[start..<end], as: UTF8.self))
    }

    private mutating func text(of file: FileID) -> [UInt8] {
        if let known = texts[file] { return known }
        let text = bytes.read(root + "/" + project.graph[file].path)
        texts[file] = text
        return text
    }
}

/// Reads a file's bytes; empty where it is gone since it was linted.
private struct LineReader {
    func read(_ path: String) -> [UInt8] {
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(path, into: &bytes, limit: SourceReader.sizeLimit)
        } catch {
            return []
        }
        return bytes.withBytes { Array($0) }
    }
}
