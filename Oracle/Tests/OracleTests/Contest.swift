import Dispatch
import Foundation
import OutlineOracle
import Synchronization
import Syntax

/// Reads every file both ways and keeps what differs.
struct Contest: Sendable {
    var files = 0
    var rows = 0
    var bytes = 0
    /// Files that swift-syntax finds to be no Swift: ours has to survive them, equal or not.
    var faulty = 0
    var differences: [String] = []

    var summary: String {
        "\(files) files compared, \(rows) rows, \(bytes) bytes; \(faulty) files skipped, which swift-syntax reads with an error; "
            + "\(differences.count) files differ"
    }

    static func run(over files: [Corpus.File]) -> Contest {
        let total = Mutex(Contest())
        let share = 32
        DispatchQueue.concurrentPerform(iterations: (files.count + share - 1) / share) { number in
            var part = Contest()
            let reader = OutlineReader()
            for file in files[number * share..<min(files.count, (number + 1) * share)] { part.compare(file, with: reader) }
            total.withLock { $0.add(part) }
        }
        var result = total.withLock { $0 }
        result.differences.sort()
        return result
    }

    private mutating func add(_ other: Contest) {
        files += other.files
        rows += other.rows
        bytes += other.bytes
        faulty += other.faulty
        differences += other.differences
    }

    private mutating func compare(_ file: Corpus.File, with reader: OutlineReader) {
        guard let data = FileManager.default.contents(atPath: file.location) else {
            differences.append("\(file.path): cannot be read")
            return
        }
        let bytes = [UInt8](data)
        let source = PaddedBytes(bytes)
        let ours = reader.printOutline(of: source, path: file.path)
        let theirs = bytes.withUnsafeBufferPointer { OracleOutline(of: $0, path: file.path) }
        guard !theirs.hasError else {
            faulty += 1
            return
        }
        files += 1
        self.bytes += bytes.count
        rows += theirs.rows.lazy.filter { $0 == UInt8(ascii: "\n") }.count
        if ours != theirs.rows { differences.append(Self.firstDifference(ours, theirs.rows, in: file)) }
        // A lint calls a run partial for what it couldn't follow, rows or none.
        let outline = reader.read(source)
        if let problem = outline.problems.first {
            differences.append("\(file.path): swift-syntax reads all of it; ours in line \(outline.lines.position(of: problem.offset).line): \(problem.message)")
        }
    }

    private static func firstDifference(_ ours: [UInt8], _ theirs: [UInt8], in file: Corpus.File) -> String {
        let ours = ours.split(separator: UInt8(ascii: "\n"))
        let theirs = theirs.split(separator: UInt8(ascii: "\n"))
        var row = 0
        while row < ours.count, row < theirs.count, ours[row] == theirs[row] { row += 1 }
        return """
            \(file.path): row \(row + 1) of \(theirs.count)
              swift-syntax: \(text(theirs, row))
              ours:         \(text(ours, row))
            """
    }

    private static func text(_ rows: [ArraySlice<UInt8>], _ row: Int) -> String {
        row < rows.count ? String(decoding: rows[row], as: UTF8.self) : "no more rows"
    }
}
