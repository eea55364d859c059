/// What git calls a content: its SHA-1, or its SHA-256 in a repository that was made for that.
struct ObjectName: Hashable, Sendable {
    /// The digest from its first byte on, big end first, then zeros.
    let words: SIMD4<UInt64>

    /// - Parameter digits: hexadecimal, in lower case; nil for what is no whole name.
    init?(_ digits: some Collection<UInt8>) {
        guard digits.count == 40 || digits.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for (position, digit) in digits.enumerated() {
            guard let value = Self.value(of: digit) else { return nil }
            words[position >> 4] |= UInt64(value) << UInt64(60 - (position & 15) * 4)
        }
        self.words = words
    }

    /// The name of a file's bytes, in a repository of SHA-1 (Git's user manual: The Object Database).
    init(ofFile bytes: UnsafeBufferPointer<UInt8>) {
        var digest = SHA1()
        digest.update("blob \(bytes.count)\0")
        digest.update(bytes)
        self.init(digest)
    }

    init(_ digest: SHA1) {
        let parts = digest.finished().map { UInt64($0) }
        words = SIMD4(parts[0] << 32 | parts[1], parts[2] << 32 | parts[3], parts[4] << 32, 0)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension ObjectName: CustomStringConvertible {
    /// As git writes it.
    var description: String {
        let digits = Array("0123456789abcdef".utf8)
        let isShort = words[2] & 0xFFFF_FFFF == 0 && words[3] == 0
        return String(decoding: (0..<(isShort ? 40 : 64)).map { position in
            digits[Int(words[position >> 4] >> UInt64(60 - (position & 15) * 4) & 15)]
        }, as: UTF8.self)
    }
}
