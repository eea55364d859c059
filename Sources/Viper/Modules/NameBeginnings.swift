/// Names that others may begin with, found by one look at each byte: every type of a project is asked.
struct NameBeginnings: Sendable {
    private var names: [String] = []
    private var bytes: [[UInt8]] = []
    private var hashes: [UInt64] = []
    /// By a name's hash, or the next free place behind: the name's number; -1 for none. Half of it stays empty.
    private var slots: [Int32]

    /// - Parameter candidates: the names; what stands there twice counts once.
    init(_ candidates: [String]) {
        slots = Array(repeating: -1, count: Self.slotCount(for: candidates.count))
        for name in candidates { insert(name) }
    }

    var count: Int { names.count }

    subscript(number: Int) -> String { names[number] }

    private static func slotCount(for count: Int) -> Int {
        var slots = 16
        while slots < 2 * count { slots *= 2 }
        return slots
    }

    private mutating func insert(_ name: String) {
        let bytes = Array(name.utf8)
        let hash = bytes.reduce(Self.seed, Self.hash)
        let (slot, known) = bytes.withUnsafeBufferPointer { search(hash, $0) }
        guard known == nil else { return }
        slots[slot] = Int32(truncatingIfNeeded: names.count)
        names.append(name)
        hashes.append(hash)
        self.bytes.append(bytes)
    }

    /// The number of the longest name that another one begins with, as a whole word: `LoanList` rather than `Loan` for
    /// `LoanListCell`; but `Loaner…` does not belong to `Loan`.
    func longest(startingIn name: String) -> Int? {
        var name = name
        return name.withUTF8 { name in
            var longest: Int?
            var hash = Self.seed
            for (index, byte) in name.enumerated() {
                hash = Self.hash(hash, byte)
                let end = index + 1
                guard end == name.count || Self.startsWord(name[end]) else { continue }
                longest = search(hash, UnsafeBufferPointer(rebasing: name[..<end])).known ?? longest
            }
            return longest
        }
    }

    /// Where a name stands, or the free place where it would.
    private func search(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> (slot: Int, known: Int?) {
        // The low bits of a product only know of the low bits of its factors.
        var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, bytes[number].elementsEqual(name) { return (slot, number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    /// FNV-1a: of all beginnings of a name on the way.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// What is not ASCII goes on with the word.
    private static func startsWord(_ byte: UInt8) -> Bool {
        byte < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
