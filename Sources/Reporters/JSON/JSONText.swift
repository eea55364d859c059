import Diagnostics
import Foundation

/// How all JSON is written: keys in order, so that equal reports give equal bytes, and a line each, so that two compare.
enum JSONText {
    static func of(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("strings, integers and booleans always encode: \(error)")
        }
    }
}

// What several published formats have in common. Whoever adds, renames or removes a key changes their schemas with it.

struct JSONTool: Encodable {
    let name = "viperlint"
    let version: String
}

struct JSONProblem: Encodable {
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
struct Nullable<Value: Encodable>: Encodable {
    let wrappedValue: Value?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(wrappedValue)
        } else {
            try container.encodeNil()
        }
    }
}
