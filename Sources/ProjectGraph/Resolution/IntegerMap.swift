/// A dictionary from two small numbers to a third.
///
/// Every name in every body is looked up a few times; Swift's own dictionary, hashing against attacks that numbers of
/// ours can't mount, took a sixth of a whole run.
struct IntegerMap: Sendable {
    /// Zero is an empty slot.
    private var keys: [UInt64]
    private var values: [Int32]
    private var mask: Int
    private(set) var count = 0

    init(minimumCapacity: Int = 64) {
        var capacity = 64
        while capacity < minimumCapacity * 2 { capacity *= 2 }
        keys = Array(repeating: 0, count: capacity)
        values = Array(repeating: -1, count: capacity)
        mask = capacity - 1
    }

    /// - Parameters:
    ///   - first: from -1 up.
    ///   - second: from 0 up.
    static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: first &+ 2)) << 32 | UInt64(second)
    }

    /// The value of a key; -1 where there is none.
    func value(_ key: UInt64) -> Int32 {
        var slot = Self.slot(key, mask)
        while true {
            if keys[slot] == key { return values[slot] }
            if keys[slot] == 0 { return -1 }
            slot = (slot + 1) & mask
        }
    }

    mutating func set(_ key: UInt64, to value: Int32) {
        if (count + 1) * 2 > keys.count { grow() }
        var slot = Self.slot(key, mask)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
        if keys[slot] == 0 { count += 1 }
        keys[slot] = key
        values[slot] = value
    }

    private mutating func grow() {
        var larger = IntegerMap(minimumCapacity: keys.count)
        for (slot, key) in keys.enumerated() where key != 0 { larger.set(key, to: values[slot]) }
        self = larger
    }

    private static func slot(_ key: UInt64, _ mask: Int) -> Int {
        let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: product.high ^ product.low) & mask
    }
}
