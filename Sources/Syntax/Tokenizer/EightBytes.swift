/// Eight bytes of a file looked at together, the first one lowest.
///
/// Words, indentation and comments are short and of every length: a loop over their bytes ends at a branch that no
/// processor foresees. Each test answers in the highest bit of each byte's place
/// (Warren, Hacker's Delight: Find First 0-Byte). ``PaddedBytes/padding`` is what may be read behind the end.
struct EightBytes {
    private let word: UInt64

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    init(at bytes: UnsafePointer<UInt8>) {
        word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// How many bytes at the front are ASCII letters, digits or underscores.
    @inline(__always)
    var leadingWordLength: Int {
        let low = word & Self.lowBits
        let folded = low | Self.ones &* 0x20
        let letter = (folded &+ Self.ones &* 0x1F) & ~(folded &+ Self.ones &* 0x05)
        let digit = (low &+ Self.ones &* 0x50) & ~(low &+ Self.ones &* 0x46)
        let underscore = ~((low ^ Self.ones &* 0x5F) &+ Self.lowBits)
        return Self.firstPlace(in: ~(letter | digit | underscore) | word)
    }

    /// How many bytes at the front are spaces.
    @inline(__always)
    var leadingSpaces: Int {
        (word ^ Self.ones &* 0x20).trailingZeroBitCount >> 3
    }

    /// How many bytes stand before the first line feed or carriage return.
    @inline(__always)
    var lengthToLineBreak: Int {
        Self.firstPlace(in: equal(to: 0x0A) | equal(to: 0x0D))
    }

    /// How many bytes stand before the first that a string literal may end, break or change at.
    @inline(__always)
    var lengthToStringMark: Int {
        Self.firstPlace(in: equal(to: 0x0A) | equal(to: 0x0D) | equal(to: 0x22) | equal(to: 0x5C))
    }

    @inline(__always)
    private func equal(to byte: UInt64) -> UInt64 {
        let difference = word ^ Self.ones &* byte
        return ~((difference & Self.lowBits) &+ Self.lowBits | difference)
    }

    /// - Returns: 8 where no byte is marked.
    @inline(__always)
    private static func firstPlace(in marks: UInt64) -> Int {
        (marks & highBits).trailingZeroBitCount >> 3
    }
}
