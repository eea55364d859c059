/// The identity of a finding across revisions.
///
/// Built from the rule and from both ends of the edge with their roles, not from lines, paths or message text:
/// it survives moved lines, renamed files, reformatting and another severity.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private let hash: UInt64

    /// 16 lower-case hexadecimal digits.
    public var description: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// - Parameters:
    ///   - rule: the rule's id.
    ///   - subject: names what is at fault within the edge (a member, for example), where both ends alone are ambiguous.
    public init(rule: String, from: Finding.Endpoint, to: Finding.Endpoint, subject: String) {
        self.init(parts: [rule, from.type, from.role ?? "", to.type, to.role ?? "", subject])
    }

    /// What tells a line of code from others, wherever it stands and however it is set in. Nil for one that is empty.
    public init?(ofLine text: String) {
        let words = text.filter { !$0.isWhitespace }
        guard !words.isEmpty else { return nil }
        self.init(parts: [words])
    }

    /// One that stands in a report or in a baseline. Nil for what is no fingerprint.
    public init?(written text: String) {
        guard text.utf8.count == 16, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        guard let hash = UInt64(text, radix: 16) else { return nil }
        self.hash = hash
    }

    private init(parts: [String]) {
        var hash = Self.beginning
        for part in parts {
            Self.add(part[...], to: &hash)
            Self.add(Self.end, to: &hash)
        }
        self.hash = hash
    }

    // MARK: - FNV-1a, 64 bit

    // Short, and stable across platforms and processes (`Hasher` is seeded anew in each).

    private static let beginning: UInt64 = 0xCBF2_9CE4_8422_2325
    /// No UTF-8 text holds this byte: it keeps the parts apart.
    private static let end: UInt8 = 0xFF

    private static func add(_ text: Substring, to hash: inout UInt64) {
        for byte in text.utf8 { add(byte, to: &hash) }
    }

    private static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

extension Fingerprint: Comparable {
    public static func < (lhs: Fingerprint, rhs: Fingerprint) -> Bool { lhs.hash < rhs.hash }
}

extension Fingerprint {
    /// The identity of the nth further finding that is equal in everything the fingerprint is built from.
    public func repeated(_ ordinal: Int) -> Fingerprint {
        Fingerprint(parts: [description, String(ordinal)])
    }
}
