import Foundation
import Syntax

/// A file that both sides read.
struct ComparedFile {
    /// Relative to the package's folder.
    let path: String
    let bytes: [UInt8]
    let outline: Outline
    /// In source order.
    let occurrences: [(offset: Int, occurrence: CompilerIndex.Occurrence)]
    /// Whether the compiler passed over a line, by line from 0.
    let isInactive: [Bool]

    init(path: String, in folder: String, index: CompilerIndex, reader: OutlineReader) throws {
        guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { throw Failure("cannot read \(path)") }
        let bytes = Array(data)
        let outline = reader.read(PaddedBytes(bytes))
        let occurrences = index.occurrences[folder + "/" + path] ?? []
        self.path = path
        self.bytes = bytes
        self.outline = outline
        self.occurrences = occurrences.compactMap { occurrence in
            outline.lines.start(ofLine: occurrence.line).map { (Int($0) + occurrence.column - 1, occurrence) }
        }.sorted { $0.offset < $1.offset }
        isInactive = InactiveBranches.lines(of: bytes, indexed: Set(occurrences.map(\.line)))
    }

    func isInactive(_ offset: Int) -> Bool {
        let line = outline.lines.position(of: UInt32(offset)).line
        return isInactive.indices.contains(line - 1) && isInactive[line - 1]
    }

    /// What the compiler noted about the names that begin in a range.
    func occurrences(in range: Range<Int>) -> ArraySlice<(offset: Int, occurrence: CompilerIndex.Occurrence)> {
        occurrences[first(from: range.lowerBound)..<first(from: range.upperBound)]
    }

    func occurrences(at offset: Int) -> ArraySlice<(offset: Int, occurrence: CompilerIndex.Occurrence)> {
        occurrences(in: offset..<offset + 1)
    }

    private func first(from offset: Int) -> Int {
        var (low, high) = (0, occurrences.count)
        while low < high {
            let middle = (low + high) / 2
            if occurrences[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether an argument list follows a name.
    func isCalled(_ mention: Mention) -> Bool {
        let end = mention.offset + mention.name.utf8.count
        return end < bytes.count && bytes[end] == UInt8(ascii: "(")
    }

    /// Whether a name is written at an offset, with or without backticks.
    func isWritten(_ name: String, at offset: Int) -> Bool {
        let start = offset < bytes.count && bytes[offset] == UInt8(ascii: "`") ? offset + 1 : offset
        return bytes[min(start, bytes.count)...].starts(with: name.utf8)
    }
}
