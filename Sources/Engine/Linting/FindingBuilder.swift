import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Turns violations, which are numbers, into findings, which are for people; their lines' text is still to come.
struct FindingBuilder {
    let project: VIPERProject
    var lines: SourceLines
    private lazy var parts = Self.parts(of: project.graph)

    /// What a file has of a type.
    private struct Part {
        var type: TypeID
        var offset: UInt32
        var end: UInt32
        /// The place of the part that it stands in.
        var outer: Int?
    }

    init(project: VIPERProject, lines: SourceLines) {
        self.project = project
        self.lines = lines
    }

    /// - Parameter reason: why the file has settings of its own for the rule.
    func finding(_ violation: Violation, rule: String, severity: Severity, reason: String?) -> Finding {
        let from = endpoint(violation.from)
        let to = endpoint(violation.to)
        return Finding(
            rule: rule, severity: violation.isUncertain ? .warning : severity, location: location(violation.site),
            message: violation.message, from: from, to: to, because: violation.because + (reason.map { " This file has settings of its own: \($0)." } ?? ""), help: violation.help,
            related: violation.related.map { Finding.Related(location: location($0.site), message: $0.message) },
            fingerprint: Fingerprint(rule: rule, from: from, to: to, subject: violation.subject))
    }

    /// A finding about a comment. It belongs to the type that the comment stands in, or before, so that it is the same one
    /// wherever both move.
    mutating func finding(
        about directive: Directive, in file: FileID, rule: RuleMetadata, subject: String
    ) -> Finding {
        let type = type(at: directive.offset, in: file).map(endpoint) ?? Finding.Endpoint(type: "")
        return Finding(
            rule: rule.id, severity: .error, location: location(Site(file: file, offset: directive.offset, end: directive.end)),
            message: rule.summary, from: type, to: type, because: rule.why, help: rule.instead, related: [],
            fingerprint: Fingerprint(rule: rule.id, from: type, to: type, subject: subject))
    }

    /// The innermost type around an offset, else the next one behind it, else the last of the file.
    private mutating func type(at offset: UInt32, in file: FileID) -> TypeID? {
        let parts = parts[file] ?? []
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        var around = low == 0 ? nil : low - 1
        while let place = around, parts[place].end <= offset { around = parts[place].outer }
        return (around.map { parts[$0] } ?? (low < parts.count ? parts[low] : parts.last))?.type
    }

    /// In source order, by file.
    private static func parts(of graph: ProjectGraph) -> [FileID: [Part]] {
        var parts: [FileID: [Part]] = [:]
        for type in graph.projectTypes {
            for part in graph[type].parts {
                let declaration = graph.outline(of: part.file)[part.declaration]
                parts[part.file, default: []].append(Part(type: type, offset: declaration.offset, end: declaration.end))
            }
        }
        return parts.mapValues { nested($0.sorted { $0.offset < $1.offset }) }
    }

    private static func nested(_ parts: [Part]) -> [Part] {
        var parts = parts
        var around: [Int] = []
        for place in parts.indices {
            while let last = around.last, parts[last].end <= parts[place].offset { around.removeLast() }
            parts[place].outer = around.last
            around.append(place)
        }
        return parts
    }

    private func endpoint(_ type: TypeID) -> Finding.Endpoint {
        guard type.exists else { return Finding.Endpoint(type: "") }
        return Finding.Endpoint(
            type: project.graph[type].fullName, role: project.role(of: type)?.rawValue, module: project.module(of: type))
    }

    func location(_ site: Site) -> SourceLocation {
        let file = project.graph[site.file]
        let (line, column) = file.outline.lines.position(of: site.offset)
        return SourceLocation(
            path: file.path, line: line, column: column, endColumn: column + max(1, Int(site.end) - Int(site.offset)), lineText: "")
    }

    mutating func text(of file: FileID) -> [UInt8] { lines.bytes(of: project.graph[file].path) }
}
