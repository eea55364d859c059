import Diagnostics
import Foundation

/// How all JSON is written: keys in order, so that equal reports give equal bytes, and a line each, so that two compare.
enum JSONText {
    static func of(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return escapingHarm(in: String(decoding: try encoder.encode(document), as: UTF8.self)) + "\n"
        } catch {
            preconditionFailure("strings, integers and booleans always encode: \(error)")
        }
    }

    /// What a terminal would obey stands only in strings, where it can be written as an escape: to a program the text is
    /// the same. The encoder itself does that for what JSON demands, and breaks lines between values only.
    private static func escapingHarm(in text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
        // By what lies between: one arrow in a message must not make a large report slow.
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(where: { $0.value >= 0x7F && $0.harmless != $0 }) {
            let digits = String(rest[place].value, radix: 16)
            escaped.unicodeScalars += rest[..<place]
            escaped += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            rest = rest[rest.index(after: place)...]
        }
        return escaped + String(rest)
    }
}

// What several published formats have in common. Whoever adds, renames or removes a key changes their schemas with it.

struct JSONTool: Codable {
    var name = "viperlint"
    let version: String
}

struct JSONProblem: Codable {
    let path: String
    @Nullable var line: Int?
    @Nullable var column: Int?
    let message: String

    init(_ problem: Report.Problem) {
        path = problem.path
        _line = Nullable(wrappedValue: problem.line)
        _column = Nullable(wrappedValue: problem.column)
        message = problem.message
    }
}

/// A value that is written as null where it is nil; an optional by itself loses its key.
@propertyWrapper
struct Nullable<Value: Codable>: Codable {
    let wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(wrappedValue)
        } else {
            try container.encodeNil()
        }
    }
}
