/// SHA-1 (FIPS 180-4, 6.1), by which git names what it keeps. Tells contents apart; keeps nothing secret.
struct SHA1 {
    private static let blockSize = 64

    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    /// The bytes behind the last whole block.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += UInt64(bytes.count)
        var start = 0
        if !rest.isEmpty {
            start = min(Self.blockSize - rest.count, bytes.count)
            rest += bytes[..<start]
            guard rest.count == Self.blockSize else { return }
            let block = rest
            block.withUnsafeBufferPointer { digest($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let end = bytes.count - (bytes.count - start) % Self.blockSize
        digest(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        rest += bytes[end...]
    }

    mutating func update(_ text: String) {
        var text = text
        text.withUTF8 { update($0) }
    }

    /// The five words of the digest of all that has been given.
    func finished() -> [UInt32] {
        var last = self
        let length = count &* 8
        let zeros = (2 * Self.blockSize - 9 - rest.count) % Self.blockSize
        var padding: [UInt8] = [0x80] + Array(repeating: 0, count: zeros)
        for shift in stride(from: UInt64(56), through: 0, by: -8) { padding.append(UInt8(truncatingIfNeeded: length >> shift)) }
        padding.withUnsafeBufferPointer { last.update($0) }
        return last.state
    }

    /// - Parameter bytes: whole blocks.
    private mutating func digest(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty, let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        var (a0, b0, c0, d0, e0) = (state[0], state[1], state[2], state[3], state[4])
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
                for index in 0..<16 {
                    words[index] = UInt32(bigEndian: base.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
                }
                for index in 16..<80 {
                    words[index] = Self.rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
                }
                var (a, b, c, d, e) = (a0, b0, c0, d0, e0)
                for index in 0..<80 {
                    let (mixed, constant): (UInt32, UInt32) =
                        switch index {
                        case ..<20: (b & c | ~b & d, 0x5A82_7999)
                        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                        default: (b ^ c ^ d, 0xCA62_C1D6)
                        }
                    let next = Self.rotate(a, by: 5) &+ mixed &+ e &+ constant &+ words[index]
                    (e, d, c, b, a) = (d, c, Self.rotate(b, by: 30), a, next)
                }
                (a0, b0, c0, d0, e0) = (a0 &+ a, b0 &+ b, c0 &+ c, d0 &+ d, e0 &+ e)
            }
        }
        state = [a0, b0, c0, d0, e0]
    }

    private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
