/// A hash table over the lines of all framework tables: open addressing with linear probing.
///
/// It holds places, not strings, and is built when the first name is asked for: one allocation and one pass over the
/// text, word by word, since a lint of a few files waits for it. Binary search would need no index, but for a name that
/// no table has, as most of a project's own, it would have to search every one: some 10 µs a name instead of 0.2.
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
        // Enough for the tables as they are: counting their lines first would take as long as hashing them.
        var capacity = 1 << 14
        var filled = Self.slots(of: tables, capacity: capacity)
        while filled == nil {
            capacity *= 2
            filled = Self.slots(of: tables, capacity: capacity)
        }
        slots = filled ?? []
    }

    /// The first type of this name, in the order of the tables, whose framework is accepted.
    func first(
        named name: UnsafeBufferPointer<UInt8>, where isAccepted: (Framework) -> Bool
    ) -> FrameworkType? {
        let mask = slots.count - 1
        var place = Self.hash(UnsafeRawBufferPointer(name)) & mask
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

    /// Nil where the slots would be more than half full: a search for an unknown name is to meet an empty slot soon.
    private static func slots(of tables: [FrameworkTable], capacity: Int) -> [Slot]? {
        var room = capacity / 2
        let slots = [Slot](unsafeUninitializedCapacity: capacity) { slots, count in
            slots.initialize(repeating: empty)
            count = capacity
            for (number, table) in tables.enumerated() { insert(table, number, into: slots, &room) }
        }
        return room < 0 ? nil : slots
    }

    private static func insert(
        _ table: FrameworkTable, _ number: Int, into slots: UnsafeMutableBufferPointer<Slot>, _ room: inout Int
    ) {
        let mask = slots.count - 1
        table.text.withUTF8Buffer { text in
            let bytes = UnsafeRawBufferPointer(text)
            var start = 0
            while start < bytes.count {
                room -= 1
                guard room >= 0 else { return }
                let end = bytes.firstIndex(of: UInt8(ascii: " "), from: start)
                var place = hash(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) & mask
                while slots[place] != empty { place = (place + 1) & mask }
                slots[place] = Slot(truncatingIfNeeded: number << offsetBits | start)
                start = bytes.firstIndex(of: UInt8(ascii: "\n"), from: end) + 1
            }
        }
    }

    /// Of a name's two ends and its length, in which names seldom agree: no loop over its bytes.
    private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(name.count)
        if name.count >= 8 {
            hash ^= name.loadUnaligned(as: UInt64.self) &* multiplier
            hash ^= name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
        } else {
            for byte in name { hash = hash << 8 ^ UInt64(byte) }
        }
        return Int((hash &* multiplier) >> 32)
    }

    /// The golden ratio's fraction, whose products spread over all bits (Knuth, The Art of Computer Programming, 6.4).
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}

extension UnsafeRawBufferPointer {
    /// Where a byte stands next; the end where it doesn't. Eight bytes at a time: of `word`, only the lowest byte that is
    /// zero is sure to be marked (Hacker's Delight, 6-1).
    fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int {
        let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
        var index = start
        while index + 8 <= count {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ pattern
            let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, self[index] != byte { index += 1 }
        return index
    }
}
