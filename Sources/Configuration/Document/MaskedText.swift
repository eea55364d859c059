/// A YAML text in which some characters are replaced by stand-ins that mean nothing to YAML.
///
/// Yams hashes the keys of every mapping as a whole, so a key that is an alias of aliases takes exponential time, and
/// deeply nested explicit keys take quadratic time. Neither can arise when no `&` and no `?` starts a token. Yams also
/// throws at the first repeated key: with a stand-in in it the key is no repetition, and reading goes on.
/// A stand-in is one Unicode scalar for one, so that libyaml's marks stay right.
struct MaskedText {
    /// In a plane that Unicode has not assigned.
    private static let firstStandIn: UInt32 = 0xD_F000
    private static let anchor: UInt32 = 0
    private static let explicitKey: UInt32 = 1
    private static let maximumDuplicates = 200
    /// The text is parsed again for each repeated key: a long one must not be parsed often.
    private static let maximumParsedBytes = 4 << 20

    let bytes: [UInt8]
    /// The replaced scalars; a stand-in's number is the index here.
    private var originals: [Unicode.Scalar] = ["&", "?"]
    /// Numbers of stand-ins by the offsets of what they replace.
    private var masks: [Int: UInt32] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for offset in bytes.indices {
            switch bytes[offset] {
            case UInt8(ascii: "&") where startsToken(at: offset) && isNameByte(at: offset + 1): masks[offset] = Self.anchor
            case UInt8(ascii: "?") where startsToken(at: offset): masks[offset] = Self.explicitKey
            default: break
            }
        }
    }

    /// The text to parse.
    var text: String {
        var masked: [UInt8] = []
        masked.reserveCapacity(bytes.count)
        var copied = 0
        for (offset, number) in masks.sorted(by: { $0.key < $1.key }) {
            masked += bytes[copied..<offset]
            masked += Array(String(standIn(number)).utf8)
            copied = offset + YAMLPlaces.scalarLength(startingWith: bytes[offset])
        }
        masked += bytes[copied...]
        return String(decoding: masked, as: UTF8.self)
    }

    /// A parsed text with the original characters.
    func restored(_ text: String) -> String {
        // Most texts have nothing to mask, and scalar by scalar they take a quarter of the time of reading them.
        if masks.isEmpty { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let number = Int(scalar.value) - Int(Self.firstStandIn)
            scalars.append(originals.indices.contains(number) ? originals[number] : scalar)
        }
        return String(scalars)
    }

    /// Whether a parsed plain text is what remains of an anchor.
    func isAnchor(_ text: String) -> Bool {
        text.unicodeScalars.first == standIn(Self.anchor)
    }

    /// The first offset, up to a limit, where an anchor is written in the place of a value.
    func firstAnchor(upTo limit: Int) -> Int? {
        masks.keys.filter { $0 <= limit && masks[$0] == Self.anchor && startsValue(at: $0) }.min()
    }

    /// Makes the key at an offset different from every other; false where that is not possible.
    mutating func disguiseKey(at offset: Int) -> Bool {
        let isAffordable = originals.count * bytes.count < Self.maximumParsedBytes
        guard offset < bytes.count, originals.count < Self.maximumDuplicates, isAffordable else { return false }
        let isQuoted = bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
        let start = isQuoted ? offset + 1 : offset
        guard start < bytes.count, masks[start] == nil, isNameByte(at: start) else { return false }
        let end = min(start + YAMLPlaces.scalarLength(startingWith: bytes[start]), bytes.count)
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return false }
        masks[start] = UInt32(originals.count)
        originals.append(scalar)
        return true
    }

    private func standIn(_ number: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(Self.firstStandIn + number) ?? "\u{FFFD}"
    }

    /// Whether YAML may see a token start here. Bytes beyond ASCII count because some of them end a line for libyaml.
    private func startsToken(at offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let previous = bytes[offset - 1]
        return previous <= 0x20 || previous >= 0x80 || ",:[{".utf8.contains(previous)
    }

    private func startsValue(at offset: Int) -> Bool {
        let before = bytes[..<offset].reversed().first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before.map { "\n\r:-,[{".utf8.contains($0) } ?? true
    }

    private func isNameByte(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
    }
}
