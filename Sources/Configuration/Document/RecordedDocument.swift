/// A YAML document as it was once read: a line a node, in the order of the text.
///
/// A lint without a configuration needs all dialects, and reading their YAML takes longer than all the rest of it in a
/// small app. The dialects' files are therefore recorded in this form, which takes a tenth.
///
/// A line is a sign, the node's line and column, and what it holds: `{` a mapping and `[` a list with their counts, `=` a
/// key that the next node is the value of, `-` a plain scalar and `"` a quoted one.
enum RecordedDocument {
    static let title = "recorded document 1"

    /// - Returns: nil for a text that is not in this form.
    /// - Important: Only for texts that come with the program: nesting is not limited.
    static func value(of text: String) -> YAMLValue? {
        guard text.hasPrefix(title) else { return nil }
        var text = text
        return text.withUTF8 { bytes in
            var reader = Reader(bytes: bytes, next: title.utf8.count + 1)
            return reader.value()
        }
    }
}

extension RecordedDocument {
    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var next: Int

        private struct Line {
            var sign: UInt8
            var place: Place
            var rest: UnsafeBufferPointer<UInt8>

            var text: String { String(decoding: rest, as: UTF8.self) }
        }

        mutating func value() -> YAMLValue? {
            guard let line = line() else { return nil }
            switch line.sign {
            case UInt8(ascii: "-"), UInt8(ascii: "\""):
                return YAMLValue(content: .scalar(line.text, isPlain: line.sign == UInt8(ascii: "-")), place: line.place)
            case UInt8(ascii: "["):
                guard let values = all(of: line, { $0.value() }) else { return nil }
                return YAMLValue(content: .list(values), place: line.place)
            case UInt8(ascii: "{"):
                guard let entries = all(of: line, { $0.entry() }) else { return nil }
                return YAMLValue(content: .mapping(entries), place: line.place)
            default:
                return nil
            }
        }

        private mutating func entry() -> YAMLValue.Entry? {
            guard let line = line(), line.sign == UInt8(ascii: "="), let value = value() else { return nil }
            return YAMLValue.Entry(key: line.text, place: line.place, value: value)
        }

        /// As many as a line says.
        private mutating func all<Element>(of line: Line, _ read: (inout Reader) -> Element?) -> [Element]? {
            var start = 0
            let count = Self.number(in: line.rest, from: &start)
            var elements: [Element] = []
            // Each takes a line: a wrong count is to cost no more room than the text.
            elements.reserveCapacity(min(count, bytes.count - next))
            for _ in 0..<count {
                guard let element = read(&self) else { return nil }
                elements.append(element)
            }
            return elements
        }

        private mutating func line() -> Line? {
            guard next < bytes.count else { return nil }
            let sign = bytes[next]
            next += 1
            let place = Place(line: number(), column: number())
            let start = next
            while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
            defer { next += 1 }
            return Line(sign: sign, place: place, rest: UnsafeBufferPointer(rebasing: bytes[start..<next]))
        }

        /// A number and the space behind it.
        private mutating func number() -> Int {
            defer { next = min(next + 1, bytes.count) }
            return Self.number(in: bytes, from: &next)
        }

        /// Up to eight digits, which is more than any text has lines.
        private static func number(in bytes: UnsafeBufferPointer<UInt8>, from next: inout Int) -> Int {
            var number = 0
            while next < bytes.count, bytes[next] &- UInt8(ascii: "0") < 10, number < 10_000_000 {
                number = number * 10 + Int(bytes[next] &- UInt8(ascii: "0"))
                next += 1
            }
            return number
        }
    }
}
