extension Tokenizer {
    /// The scalar at an offset and the number of its bytes; no scalar where the bytes are no UTF-8.
    mutating func decodeScalar(at offset: Int) -> (Unicode.Scalar?, length: Int) {
        let first = base[offset]
        switch first {
        case 0..<0x80: return (Unicode.Scalar(first), 1)
        case 0xC2..<0xE0: return decode(offset, length: 2, bits: UInt32(first & 0x1F), minimum: 0x80)
        case 0xE0..<0xF0: return decode(offset, length: 3, bits: UInt32(first & 0x0F), minimum: 0x800)
        case 0xF0..<0xF5: return decode(offset, length: 4, bits: UInt32(first & 0x07), minimum: 0x10000)
        default: return (nil, 1)
        }
    }

    private mutating func decode(_ offset: Int, length: Int, bits: UInt32, minimum: UInt32) -> (Unicode.Scalar?, length: Int) {
        var value = bits
        for index in 1..<length {
            let byte = base[offset + index]
            guard byte & 0xC0 == 0x80 else { return (nil, 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        // Overlong forms and lone surrogates are no UTF-8.
        guard value >= minimum, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
        return (scalar, length)
    }
}

extension Unicode.Scalar {
    /// Swift grammar: identifier-character.
    var continuesIdentifier: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
            0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
            0xFE47...0xFFF8:
            true
        // Every plane but its last two code points.
        case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    /// Swift grammar: identifier-head.
    var startsIdentifier: Bool {
        switch value {
        case 0x30...0x39, 0x24, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: continuesIdentifier
        }
    }

    /// Swift grammar: operator-head, without the ASCII ones.
    var startsOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default: false
        }
    }

    /// Swift grammar: operator-character, without the ASCII ones.
    var continuesOperator: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: startsOperator
        }
    }
}
