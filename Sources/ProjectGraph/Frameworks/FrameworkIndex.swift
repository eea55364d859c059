/// A hash table over the lines of all framework tables: open addressing with linear probing.
///
/// It holds places, not strings, and is built when the first name is asked for: one allocation and two passes over the
/// text, about half a millisecond. Binary search would need no index, but for a name that no table has, as most of a
/// project's own, it would have to search every one: some 10 µs a name instead of 0.2.
struct FrameworkIndex: Sendable {
    static let shared = FrameworkIndex(FrameworkTables.all)

    /// A table's number in the upper bits, and the offset of a line in its text in the lower ones.
    private typealias Slot = UInt32
    private static let offsetBits = 20
    private static let empty = Slot.max

    private let tables: [FrameworkTable]
    private let slots: [Slot]

    init(_ tables: [FrameworkTable]) {
        self.tables = tables
        // At most half full, so that a search for an unknown name meets an empty slot soon.
        let lines = tables.reduce(0) { $0 + $1.lineCount }
        var capacity = 16
        while capacity < 2 * lines { capacity *= 2 }
        slots = [Slot](unsafeUninitializedCapacity: capacity) { slots, count in
            slots.initialize(repeating: Self.empty)
            count = capacity
            for (number, table) in tables.enumerated() { Self.insert(table, number, into: slots) }
        }
    }

    /// The first type of this name, in the order of the tables, whose framework is accepted.
    func first(
        named name: UnsafeBufferPointer<UInt8>, where isAccepted: (Framework) -> Bool
    ) -> FrameworkType? {
        let mask = slots.count - 1
        var place = Self.scanName(in: name, from: 0).hash & mask
        while slots[place] != Self.empty {
            let table = tables[Int(slots[place]) >> Self.offsetBits]
            let line = table.line(at: Int(slots[place]) & (1 << Self.offsetBits - 1))
            if isAccepted(table.framework), table.text.withUTF8Buffer({ $0[line.name].elementsEqual(name) }) {
                return FrameworkType(table: table, line: line)
            }
            place = (place + 1) & mask
        }
        return nil
    }

    private static func insert(_ table: FrameworkTable, _ number: Int, into slots: UnsafeMutableBufferPointer<Slot>) {
        let mask = slots.count - 1
        table.text.withUTF8Buffer { bytes in
            var start = 0
            while start < bytes.count {
                var (index, hash) = scanName(in: bytes, from: start)
                while slots[hash & mask] != empty { hash += 1 }
                slots[hash & mask] = Slot(truncatingIfNeeded: number << offsetBits | start)
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                start = index + 1
            }
        }
    }

    /// Where the name that begins at `start` ends, and its hash: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    private static func scanName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, hash: Int) {
        var hash: UInt32 = 2_166_136_261
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: " ") {
            hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
            index += 1
        }
        return (index, Int(hash))
    }
}
