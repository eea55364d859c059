/// A value of a JSON file, with the line where it starts: what the standard library's decoders don't tell.
struct JSONValue {
    enum Content {
        case string(String)
        case integer(Int)
        case list([JSONValue])
        case object([(key: String, value: JSONValue)])
    }

    var content: Content
    /// 1-based.
    var line: Int

    var string: String? { if case .string(let string) = content { string } else { nil } }
    var integer: Int? { if case .integer(let integer) = content { integer } else { nil } }
    var list: [JSONValue]? { if case .list(let list) = content { list } else { nil } }
    var object: [(key: String, value: JSONValue)]? { if case .object(let object) = content { object } else { nil } }
}

/// Why a JSON file can't be read.
struct JSONFailure: Error {
    /// 1-based.
    var line: Int
    /// Without a closing full stop.
    var message: String
}

/// Reads JSON (RFC 8259) as far as this tool's own files need it: no fractions, no `true`, `false` and `null`.
struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// Nothing here is nested deeper.
    private static let maximumDepth = 16

    static func parse(_ bytes: [UInt8]) throws(JSONFailure) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.unexpected }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value(depth: Int) throws(JSONFailure) -> JSONValue {
        skipSpace()
        let start = line
        guard depth < Self.maximumDepth else { throw JSONFailure(line: line, message: "nested too deep") }
        switch byte {
        case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), line: start)
        case UInt8(ascii: "["): return JSONValue(content: .list(try list(depth: depth)), line: start)
        case UInt8(ascii: "{"): return JSONValue(content: .object(try object(depth: depth)), line: start)
        case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
            return JSONValue(content: .integer(try integer()), line: start)
        default: throw unexpected
        }
    }

    private mutating func list(depth: Int) throws(JSONFailure) -> [JSONValue] {
        var values: [JSONValue] = []
        position += 1
        if take(UInt8(ascii: "]")) { return values }
        repeat { values.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw unexpected }
        return values
    }

    private mutating func object(depth: Int) throws(JSONFailure) -> [(key: String, value: JSONValue)] {
        var entries: [(key: String, value: JSONValue)] = []
        position += 1
        if take(UInt8(ascii: "}")) { return entries }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw unexpected }
            let key = try string()
            guard take(UInt8(ascii: ":")) else { throw unexpected }
            entries.append((key, try value(depth: depth + 1)))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw unexpected }
        return entries
    }

    private mutating func integer() throws(JSONFailure) -> Int {
        var value = 0
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            guard value < 1_000_000_000 else { throw JSONFailure(line: line, message: "this number is too large") }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            position += 1
        }
        return value
    }

    // MARK: - Strings

    private mutating func string() throws(JSONFailure) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte, byte >= 0x20 || byte == 0x09 {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
        }
        throw JSONFailure(line: line, message: "this string never ends")
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt8(ascii: "/"),
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func escaped() throws(JSONFailure) -> [UInt8] {
        guard let byte else { throw unexpected }
        position += 1
        if let plain = Self.escapes[byte] { return [plain] }
        guard byte == UInt8(ascii: "u") else { throw JSONFailure(line: line, message: "this escape is none of JSON's") }
        var units = [try hexadecimal()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: Array("\\u".utf8)) {
            position += 2
            units.append(try hexadecimal())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexadecimal() throws(JSONFailure) -> UInt16 {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else {
            throw JSONFailure(line: line, message: "this escape is none of JSON's")
        }
        position += 4
        return value
    }

    // MARK: - Bytes

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var unexpected: JSONFailure {
        guard let byte else { return JSONFailure(line: line, message: "the file ends too soon") }
        let shown = byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "a byte of value \(byte)"
        return JSONFailure(line: line, message: "\(shown) is not expected here")
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
        skipSpace()
        guard byte == wanted else { return false }
        position += 1
        return true
    }
}
