import Diagnostics
import ProjectGraph
import Syntax

/// The lines of files, by path and number, for those files that somebody is told of: keeping every file's text would cost
/// more memory than everything else.
struct SourceLines {
    private struct File {
        var bytes: [UInt8] = []
        var lines = LineTable()
    }

    /// The bytes of a file, by its path from the root; empty where it is gone or can't be read.
    private let read: (String) -> [UInt8]
    /// Where the lines of a file begin, if that is known without reading it.
    private let table: (String) -> LineTable?
    private var known: [String: File] = [:]

    init(read: @escaping (String) -> [UInt8], table: @escaping (String) -> LineTable? = { _ in nil }) {
        self.read = read
        self.table = table
    }

    /// Those of one side of a run.
    ///
    /// - Parameter graph: of the files as they are there; nil where nobody has made it.
    init(root: String, tree: any FileTree, graph: ProjectGraph? = nil) {
        let files = graph?.files ?? []
        // Made when the first line is asked for: most runs have few findings.
        let places = Lazy { Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first } }
        self.init(
            read: { path in
                var bytes = PaddedBytes()
                do { try tree.read(root + "/" + path, into: &bytes, limit: SourceReader.sizeLimit) } catch { return [] }
                return bytes.withBytes { Array($0) }
            },
            table: { path in places.value[path].map { files[$0].outline.lines } })
    }

    mutating func bytes(of path: String) -> [UInt8] { file(path).bytes }

    /// The text of a location's line without its line break; broken UTF-8 is repaired. Empty where there is no such line.
    mutating func text(at location: SourceLocation) -> String { text(ofLine: location.line, in: location.path) }

    mutating func text(ofLine line: Int, in path: String) -> String {
        let file = file(path)
        return String(decoding: file.bytes[Self.range(ofLine: line, in: file)], as: UTF8.self)
    }

    /// Gives each place of a finding the text of its line, beyond which nothing of it reaches.
    fileprivate mutating func complete(_ finding: inout Finding) {
        complete(&finding.location)
        for index in finding.related.indices { complete(&finding.related[index].location) }
    }

    fileprivate mutating func complete(_ location: inout SourceLocation) {
        let file = file(location.path)
        let line = Self.range(ofLine: location.line, in: file)
        location.lineText = String(decoding: file.bytes[line], as: UTF8.self)
        location.endColumn = max(location.column + 1, min(location.endColumn, line.count + 1))
    }

    private static func range(ofLine line: Int, in file: File) -> Range<Int> {
        guard let start = file.lines.start(ofLine: line).map({ Int($0) }), start <= file.bytes.count else { return 0..<0 }
        let end = file.bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return start..<(end ?? file.bytes.count)
    }

    private mutating func file(_ path: String) -> File {
        if let known = known[path] { return known }
        let bytes = read(path)
        // By the reader that gave the findings their lines.
        let file = File(bytes: bytes, lines: table(path) ?? OutlineReader().read(PaddedBytes(bytes)).lines)
        known[path] = file
        return file
    }
}

extension Report {
    /// Gives all that is told the text of its lines.
    mutating func complete(by lines: SourceLines) {
        var lines = lines
        for index in findings.indices { lines.complete(&findings[index]) }
        for index in suppressed.indices {
            lines.complete(&suppressed[index].finding)
            lines.complete(&suppressed[index].directive)
        }
    }
}

private final class Lazy<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) {
        self.make = make
    }
}
