/// What a backslash means in a quoted string of an old-style property list.
enum PropertyListEscapes {
    static func resolved(_ content: ArraySlice<UInt8>) -> String {
        var units: [UInt8] = []
        var rest = content
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                units.append(byte)
                continue
            }
            units += bytes(for: escaped, &rest)
        }
        return String(decoding: units, as: UTF8.self)
    }

    private static func bytes(for escaped: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
        switch escaped {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "U"): return character(number(&rest, radix: 16, digits: 4))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return character(octal(from: escaped, &rest))
        default: return [escaped]
        }
    }

    /// Three digits, as every program that writes any writes them.
    private static func octal(from first: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt32 {
        UInt32(first - UInt8(ascii: "0")) << 6 | number(&rest, radix: 8, digits: 2)
    }

    /// As many digits as there are, up to a limit.
    private static func number(_ rest: inout ArraySlice<UInt8>, radix: UInt32, digits: Int) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = rest.first, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
            number = number * radix + UInt32(digit)
            rest.removeFirst()
        }
        return number
    }

    private static func character(_ number: UInt32) -> [UInt8] {
        UnicodeScalar(number).map { Array(String(Character($0)).utf8) } ?? []
    }
}
