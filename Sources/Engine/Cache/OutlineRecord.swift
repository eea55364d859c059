import ProjectGraph
import Syntax

/// One outline in the file of an ``OutlineCache``: size, checksum, the content's name and category, the outline's bytes.
struct OutlineRecord {
    /// Size and checksum.
    private static let head = 16
    private static let nameSize = MemoryLayout<ObjectName>.stride
    private static let headers: [SourceCategory?] = [nil] + SourceCategory.allCases
    /// Beside the number of the category.
    private static let declarationsAlone: UInt8 = 0x80

    let header: SourceCategory?
    let outline: UnsafeRawBufferPointer

    /// - Parameter bytes: a whole record; nil where it isn't what was written.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard Self.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[Self.head...])) == bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        else { return nil }
        let category = Int(bytes[Self.head + Self.nameSize] & ~Self.declarationsAlone)
        guard Self.headers.indices.contains(category) else { return nil }
        header = Self.headers[category]
        outline = UnsafeRawBufferPointer(rebasing: bytes[(Self.head + Self.nameSize + 1)...])
    }

    /// What the record at the start of some bytes is of, and how many of them it takes; nil where none can stand.
    static func start(of bytes: UnsafeRawBufferPointer) -> (key: OutlineCache.Key, size: Int)? {
        guard bytes.count > head + nameSize else { return nil }
        let size = bytes.loadUnaligned(as: UInt64.self)
        guard size > UInt64(head + nameSize), size <= UInt64(bytes.count) else { return nil }
        let content = bytes.loadUnaligned(fromByteOffset: head, as: ObjectName.self)
        return (OutlineCache.Key(content: content, hasUses: bytes[head + nameSize] & declarationsAlone == 0), Int(size))
    }

    static func write(_ entry: OutlineCache.Entry, of content: ObjectName, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += [UInt8](repeating: 0, count: head)
        withUnsafeBytes(of: content) { bytes += $0 }
        bytes.append(UInt8(headers.firstIndex(of: entry.header) ?? 0) | (entry.outline.hasUses ? 0 : declarationsAlone))
        entry.outline.write(to: &bytes)
        bytes.withUnsafeMutableBytes { bytes in
            let record = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
            record.storeBytes(of: UInt64(record.count), as: UInt64.self)
            record.storeBytes(of: checksum(of: UnsafeRawBufferPointer(rebasing: record[head...])), toByteOffset: 8, as: UInt64.self)
        }
    }

    /// Of what was interrupted, or fell to a full disk: nobody has to be kept from forging it.
    private static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = UInt64(bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
            sum = (sum ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            sum ^= sum >> 32
            position += 8
        }
        for byte in bytes[position...] { sum = (sum ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        return sum
    }
}
