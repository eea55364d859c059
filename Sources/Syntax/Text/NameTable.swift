/// A name in the table of its own file. Names of different files are compared by their bytes, never by these numbers.
public struct NameID: BitwiseCopyable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The empty name: no label, no name.
    public static let none = NameID(rawValue: 0)
}

/// The names that occur in one file, each once, in the order of their first use.
///
/// One buffer of bytes and their ends: a file has hundreds of names, and an object for each would cost more than
/// reading the file.
public struct NameTable: Sendable, Equatable {
    private let bytes: [UInt8]
    private let ends: [UInt32]

    /// A table of nothing but the empty name.
    public init() {
        (bytes, ends) = ([], [0])
    }

    fileprivate init(bytes: [UInt8], ends: [UInt32]) {
        (self.bytes, self.ends) = (bytes, ends)
    }

    init(_ memory: inout OutlineMemory) {
        self.init(bytes: memory.array(), ends: memory.array())
    }

    func write(to writer: inout OutlineWriter) {
        writer.append(bytes)
        writer.append(ends)
    }

    /// How many names there are, the empty one among them.
    public var count: Int { ends.count }

    public subscript(name: NameID) -> String {
        withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
    }

    /// The name's UTF-8, valid during the call.
    public func withBytes<Result>(of name: NameID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let index = Int(name.rawValue)
        let start = index == 0 ? 0 : Int(ends[index - 1])
        let end = Int(ends[index])
        return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }

    fileprivate func withNames<Result>(
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt32>) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { bytes in ends.withUnsafeBufferPointer { body(bytes, $0) } }
    }

    /// Bytes.
    public func length(of name: NameID) -> UInt32 {
        let index = Int(name.rawValue)
        return index == 0 ? ends[0] : ends[index] - ends[index - 1]
    }

    /// Nil for the empty name.
    public func firstByte(of name: NameID) -> UInt8? {
        withBytes(of: name) { $0.first }
    }

    /// Whether a name is a text, compared by bytes.
    public func equals(_ name: NameID, _ text: StaticString) -> Bool {
        withBytes(of: name) { candidate in
            candidate.count == text.utf8CodeUnitCount
                && candidate.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
    }
}

/// Gives every distinct name of a file its number. Open addressing over the bytes: no string is made.
public struct NameInterner: ~Copyable {
    private var bytes = GrowableBuffer<UInt8>(capacity: 1 << 12)
    /// By number: where the name ends in ``bytes``.
    private var ends = GrowableBuffer<UInt32>(capacity: 1 << 9)
    /// By number.
    private var hashes = GrowableBuffer<UInt64>(capacity: 1 << 9)
    /// Each slot holds the upper half of a name's hash and its number; zero is an empty slot.
    private var slots: GrowableBuffer<UInt64>
    private var mask: Int

    public init(minimumCapacity: Int = 256) {
        let capacity = max(64, minimumCapacity.nextPowerOfTwo)
        slots = GrowableBuffer(repeating: 0, count: capacity)
        mask = capacity - 1
        removeAll()
    }

    /// Forgets every name but the empty one.
    public mutating func removeAll() {
        bytes.removeAll()
        ends.removeAll()
        hashes.removeAll()
        ends.append(0)
        hashes.append(0)
        // Emptying the slots of one enormous file again and again would cost more than all small files together.
        slots.reset(repeating: 0, count: min(slots.count, 1 << 11))
        mask = slots.count - 1
    }

    public var count: Int { ends.count }

    /// What has been interned so far.
    public var table: NameTable { NameTable(bytes: bytes.array, ends: ends.array) }

    /// The name's UTF-8, valid during the call.
    public func withBytes<Result>(of name: NameID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let index = Int(name.rawValue)
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return try body(UnsafeBufferPointer(rebasing: bytes.buffer[start..<Int(ends[index])]))
    }

    /// Whether a name ends with some bytes.
    public func hasSuffix(_ name: NameID, _ suffix: [UInt8]) -> Bool {
        withBytes(of: name) { name in
            guard name.count >= suffix.count else { return false }
            let start = name.count - suffix.count
            for index in suffix.indices where name[start + index] != suffix[index] { return false }
            return true
        }
    }

    /// Nil for the empty name.
    public func firstByte(of name: NameID) -> UInt8? {
        withBytes(of: name) { $0.first }
    }

    /// The number of a name that has one.
    public func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
        if name.isEmpty { return NameID.none }
        let known = search(name, hash: Self.hash(name)).known
        return known == .none ? nil : known
    }

    /// The number of a name, a new one where it has none.
    public mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        if name.isEmpty { return .none }
        let hash = Self.hash(name)
        let (slot, known) = search(name, hash: hash)
        if known != .none { return known }
        let new = UInt32(truncatingIfNeeded: ends.count)
        bytes.append(contentsOf: name)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        hashes.append(hash)
        slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(new)
        if ends.count * 2 > slots.count { grow() }
        return NameID(rawValue: new)
    }

    /// Adds the numbers of all names of a table to a list, in the order of their numbers there.
    public mutating func intern(allOf table: NameTable, into numbers: inout [NameID]) {
        table.withNames { bytes, ends in
            var start = 0
            for index in 0..<ends.count {
                let end = Int(ends[index])
                numbers.append(intern(UnsafeBufferPointer(rebasing: bytes[start..<end])))
                start = end
            }
        }
    }

    /// Where a name stands, or the empty slot where it would.
    private func search(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> (slot: Int, known: NameID) {
        let tag = hash >> 32
        let slots = slots.buffer
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == tag {
                let known = UInt32(truncatingIfNeeded: slots[slot])
                if holds(name, at: Int(known)) { return (slot, NameID(rawValue: known)) }
            }
            slot = (slot + 1) & mask
        }
        return (slot, .none)
    }

    private func holds(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let start = Int(ends[index - 1])
        guard Int(ends[index]) - start == name.count, let known = bytes.buffer.baseAddress, let other = name.baseAddress else {
            return false
        }
        return memoryIsEqual(known + start, other, count: name.count)
    }

    private mutating func grow() {
        slots.reset(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for index in 1..<ends.count {
            let hash = hashes[index]
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(index)
        }
    }

    private func memoryIsEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        var index = 0
        while index + 8 <= count {
            let difference = UnsafeRawPointer(left + index).loadUnaligned(as: UInt64.self)
                ^ UnsafeRawPointer(right + index).loadUnaligned(as: UInt64.self)
            if difference != 0 { return false }
            index += 8
        }
        while index < count {
            if left[index] != right[index] { return false }
            index += 1
        }
        return true
    }

    /// Multiply-and-fold over eight bytes at a time; the length goes in first, as the last word does not tell it.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard var bytes = UnsafeRawPointer(name.baseAddress) else { return 0 }
        var rest = name.count
        var hash = UInt64(rest) &* 0x9E37_79B9_7F4A_7C15
        while rest >= 8 {
            hash = fold(hash, bytes.loadUnaligned(as: UInt64.self))
            bytes += 8
            rest -= 8
        }
        return rest == 0 ? hash : fold(hash, lastWord(bytes, count: rest))
    }

    @inline(__always)
    private static func fold(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    /// One to seven bytes, some of them twice: names come from strings and tables as well, where nothing may be read
    /// behind the last byte.
    @inline(__always)
    private static func lastWord(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
        if count >= 4 {
            let low = bytes.loadUnaligned(as: UInt32.self)
            let high = (bytes + (count - 4)).loadUnaligned(as: UInt32.self)
            return UInt64(low) | UInt64(high) << 32
        }
        let byte = bytes.assumingMemoryBound(to: UInt8.self)
        return UInt64(byte[0]) | UInt64(byte[count / 2]) << 8 | UInt64(byte[count - 1]) << 16
    }
}

extension Int {
    fileprivate var nextPowerOfTwo: Int {
        self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
    }
}
