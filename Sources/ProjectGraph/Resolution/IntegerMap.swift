/// A dictionary from two small numbers to a third.
///
/// Every name in every body is looked up a few times; Swift's own dictionary, hashing against attacks that numbers of
/// ours can't mount, took a sixth of a whole run.
struct IntegerMap: Sendable {
    /// Key and value stand together: a lookup costs the one time that memory is waited for.
    private struct Slot {
        /// Zero is an empty slot.
        var key: UInt64 = 0
        var value: Int32 = -1
    }

    private var slots: [Slot]
    private(set) var count = 0

    init(minimumCapacity: Int = 64) {
        var capacity = 64
        while capacity < minimumCapacity * 2 { capacity *= 2 }
        slots = Array(repeating: Slot(), count: capacity)
    }

    /// - Parameters:
    ///   - first: from -1 up.
    ///   - second: from 0 up.
    static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: first &+ 2)) << 32 | UInt64(second)
    }

    /// The value of a key; -1 where there is none.
    func value(_ key: UInt64) -> Int32 {
        let mask = slots.count - 1
        var position = Self.hash(key) & mask
        while slots[position].key != 0 {
            if slots[position].key == key { return slots[position].value }
            position = (position + 1) & mask
        }
        return -1
    }

    mutating func set(_ key: UInt64, to value: Int32) {
        if (count + 1) * 2 > slots.count { grow() }
        let mask = slots.count - 1
        var position = Self.hash(key) & mask
        while slots[position].key != 0, slots[position].key != key { position = (position + 1) & mask }
        if slots[position].key == 0 { count += 1 }
        slots[position] = Slot(key: key, value: value)
    }

    private mutating func grow() {
        var larger = IntegerMap(minimumCapacity: slots.count)
        for slot in slots where slot.key != 0 { larger.set(slot.key, to: slot.value) }
        self = larger
    }

    private static func hash(_ key: UInt64) -> Int {
        let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: product.high ^ product.low)
    }
}
