/// A hash table over the lines of all framework tables, made before the program is: a lint of a few files asks for a dozen
/// names, and is not to wait until thousands are hashed.
///
/// It holds places, not strings: the lines whose names have the same hash stand one behind another, in the order of the
/// tables. Binary search would need no index, but for a name that no table has, as most of a project's own, it would have
/// to search every one: some 10 µs a name instead of 0.2.
struct FrameworkIndex: Sendable {
    static let shared = FrameworkIndex(FrameworkTables.all, places: FrameworkTables.recordedPlaces, starts: FrameworkTables.recordedStarts)

    /// How many bits of a hash count: there are about two lines of each.
    static let hashBits = 12

    private let tables: [FrameworkTable]
    /// By hash, a number each: a table's place among all, and the offset of a line in its text.
    private let places: RecordedNumbers
    /// By hash: where its places begin; they end where the next one's begin.
    private let starts: RecordedNumbers

    init(_ tables: [FrameworkTable], places: StaticString, starts: StaticString) {
        self.tables = tables
        self.places = RecordedNumbers(text: places, digits: FrameworkPlace.digits)
        self.starts = RecordedNumbers(text: starts, digits: FrameworkPlace.digits)
    }

    /// The first type of this name, in the order of the tables, whose framework is accepted.
    func first(
        named name: UnsafeBufferPointer<UInt8>, where isAccepted: (Framework) -> Bool
    ) -> FrameworkType? {
        let hash = Self.hash(UnsafeRawBufferPointer(name))
        var next = starts[hash]
        let end = starts[hash + 1]
        while next < end {
            let place = FrameworkPlace(number: places[next])
            next += 1
            guard place.table < tables.count else { return nil }
            let table = tables[place.table]
            let line = table.line(at: place.offset)
            if isAccepted(table.framework), table.text.withUTF8Buffer({ $0[line.name].elementsEqual(name) }) {
                return FrameworkType(table: table, line: line)
            }
        }
        return nil
    }

    /// Of a name's two ends and its length, in which names seldom agree: no loop over its bytes.
    static func hash(_ name: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(name.count)
        if name.count >= 8 {
            hash ^= UInt64(littleEndian: name.loadUnaligned(as: UInt64.self)) &* multiplier
            hash ^= UInt64(littleEndian: name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self))
        } else {
            for byte in name { hash = hash << 8 ^ UInt64(byte) }
        }
        return Int((hash &* multiplier) >> (64 - UInt64(hashBits)))
    }

    /// The golden ratio's fraction, whose products spread over all bits (Knuth, The Art of Computer Programming, 6.4).
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}

/// Where a line of a framework table stands.
struct FrameworkPlace {
    /// The table's place among all.
    var table: Int
    /// In bytes.
    var offset: Int

    static let digits = 4
    static let offsetBits = 14
}

extension FrameworkPlace {
    init(number: Int) { self.init(table: number >> Self.offsetBits, offset: number & (1 << Self.offsetBits - 1)) }
}

/// Numbers as text, in digits of six bits from `0` to `o`: data that is read where it lies, and that a compiler takes in at
/// once, which it doesn't do with a long array.
struct RecordedNumbers: Sendable {
    static let bits = 6
    static let zero = UInt8(ascii: "0")

    let text: StaticString
    /// How many each number has.
    let digits: Int

    /// 0 beyond the end.
    subscript(position: Int) -> Int {
        text.withUTF8Buffer { text in
            let start = position * digits
            guard start >= 0, start + digits <= text.count else { return 0 }
            return text[start..<start + digits].reduce(0) { $0 << Self.bits | Int($1 &- Self.zero) }
        }
    }
}
