import ProjectGraph
import Syntax

/// Outlines of contents that an earlier run has read, by the names that git has for the contents.
///
/// One file: who made it, then a record for each outline. A record's checksum tells whether all of it was written; behind one
/// that wasn't, nothing counts.
final class OutlineCache: @unchecked Sendable {
    /// What is known of a file by its content alone.
    struct Entry: Sendable {
        var outline: Outline
        /// What the file's first lines say that it is.
        var header: SourceCategory?
    }

    /// What an entry goes by: of one content there may be two, as it is read wholly in one place and for its declarations in another.
    struct Key: Hashable {
        var content: ObjectName
        /// As ``Outline/hasUses``.
        var hasUses: Bool
    }

    private static let name = "outlines"
    private static let sizeLimit = 1 << 30
    /// Records of contents that nobody has any more are let be up to this size, or as long as they are fewer than the others.
    private static let ballast = 4 << 20

    private let folder: CacheFolder
    private let opening: [UInt8]
    private let file: MappedFile?
    // Nothing changes them once they are set, in the initialiser.
    private var records: [Key: Range<Int>] = [:]
    /// Whether all of the file is as it was written.
    private var isSound = false

    /// - Parameter edition: of the program: another one may read the same bytes in another way.
    init(in folder: CacheFolder, edition: String) {
        self.folder = folder
        opening = Array("viperlint outlines \(edition)\n".utf8)
        file = folder.map(Self.name, limit: Self.sizeLimit)
        findRecords()
    }

    /// Nil for what nobody has read, and for a record that is damaged.
    func entry(of key: Key) -> Entry? {
        guard let range = records[key] else { return nil }
        return OutlineRecord(UnsafeRawBufferPointer(rebasing: bytes[range])).flatMap { record in
            Outline.reading(record.outline).map { Entry(outline: $0, header: record.header) }
        }
    }

    private var bytes: UnsafeRawBufferPointer {
        switch file {
        case .some(let file): file.bytes
        case .none: UnsafeRawBufferPointer(start: nil, count: 0)
        }
    }

    private func findRecords() {
        guard bytes.starts(with: opening) else { return }
        var position = opening.count
        while position < bytes.count {
            guard let (key, size) = OutlineRecord.start(of: UnsafeRawBufferPointer(rebasing: bytes[position...])) else { return }
            records[key] = position..<position + size
            position += size
        }
        isSound = true
    }

    // MARK: - Writing

    /// Keeps what a run has read beside what was there.
    ///
    /// - Parameters:
    ///   - entries: what it read.
    ///   - used: what it met here.
    func keep(_ entries: [(content: ObjectName, entry: Entry)], used: [Key]) {
        let useful = used.reduce(0) { $0 + (records[$1]?.count ?? 0) }
        guard isSound, bytes.count - opening.count - useful <= max(useful, Self.ballast) else { return rewrite(entries, used: used) }
        if entries.isEmpty { return }
        var added: [UInt8] = []
        for (content, entry) in entries { OutlineRecord.write(entry, of: content, to: &added) }
        folder.append(added, to: Self.name)
    }

    private func rewrite(_ entries: [(content: ObjectName, entry: Entry)], used: [Key]) {
        folder.replace(Self.name) { write in
            write(opening)
            for key in used {
                guard let range = records[key] else { continue }
                write(Array(bytes[range]))
            }
            var record: [UInt8] = []
            for (content, entry) in entries {
                record.removeAll(keepingCapacity: true)
                OutlineRecord.write(entry, of: content, to: &record)
                write(record)
            }
        }
        folder.prune("\(Self.name)-", keeping: 0)
    }
}
