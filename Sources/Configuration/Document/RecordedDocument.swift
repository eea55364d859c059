/// A YAML document as it was once read: a line a node, in the order of the text.
///
/// A lint without a configuration needs all dialects, and reading their YAML takes longer than all the rest of it in a
/// small app. The dialects' files are therefore recorded in this form, which takes a tenth.
///
/// A line is a sign, the node's line and column, and what it holds: `{` a mapping and `[` a list with their counts, `=` a
/// key that the next node is the value of, behind how many bytes that takes, `-` a plain scalar and `"` a quoted one.
enum RecordedDocument {
    static let title = "recorded document 2"

    /// - Parameter section: a key of the top level that is left out with all below it, unread.
    /// - Returns: nil for a text that is not in this form.
    /// - Important: Only for texts that come with the program: nesting is not limited.
    static func value(of text: String, without section: String? = nil) -> YAMLValue? {
        guard text.hasPrefix(title) else { return nil }
        var text = text
        return text.withUTF8 { bytes in
            var reader = Reader(bytes: bytes, next: title.utf8.count + 1)
            return reader.value(without: section)
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

            var text: String { Reader.text(rest) }
            var count: Int {
                var start = 0
                return Reader.number(in: rest, from: &start)
            }
        }

        mutating func value(without section: String? = nil) -> YAMLValue? {
            guard let line = line() else { return nil }
            switch line.sign {
            case UInt8(ascii: "-"), UInt8(ascii: "\""):
                return YAMLValue(content: .scalar(line.text, isPlain: line.sign == UInt8(ascii: "-")), place: line.place)
            case UInt8(ascii: "["):
                return values(line.count).map { YAMLValue(content: .list($0), place: line.place) }
            case UInt8(ascii: "{"):
                return entries(line.count, without: section).map { YAMLValue(content: .mapping($0), place: line.place) }
            default:
                return nil
            }
        }

        private mutating func values(_ count: Int) -> [YAMLValue]? {
            var values: [YAMLValue] = []
            values.reserveCapacity(room(for: count))
            for _ in 0..<count {
                guard let value = value() else { return nil }
                values.append(value)
            }
            return values
        }

        private mutating func entries(_ count: Int, without section: String?) -> [YAMLValue.Entry]? {
            var entries: [YAMLValue.Entry] = []
            entries.reserveCapacity(room(for: count))
            for _ in 0..<count {
                guard let line = line(), line.sign == UInt8(ascii: "=") else { return nil }
                var start = 0
                let length = Self.number(in: line.rest, from: &start)
                let key = Self.text(UnsafeBufferPointer(rebasing: line.rest.dropFirst(start + 1)))
                if key == section {
                    next = min(next + length, bytes.count)
                } else if let value = value() {
                    entries.append(YAMLValue.Entry(key: key, place: line.place, value: value))
                } else {
                    return nil
                }
            }
            return entries
        }

        /// Each takes a line: a wrong count is to cost no more room than the text.
        private func room(for count: Int) -> Int { max(0, min(count, bytes.count - next)) }

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

        /// Copied as it is, which is faster than decoding for words as short as these.
        private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
            String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
        }

        /// A number and the space behind it.
        private mutating func number() -> Int {
            defer { next = min(next + 1, bytes.count) }
            return Self.number(in: bytes, from: &next)
        }

        /// Up to eight digits, which is more than any text has lines.
        static func number(in bytes: UnsafeBufferPointer<UInt8>, from next: inout Int) -> Int {
            var number = 0
            while next < bytes.count, bytes[next] &- UInt8(ascii: "0") < 10, number < 10_000_000 {
                number = number * 10 + Int(bytes[next] &- UInt8(ascii: "0"))
                next += 1
            }
            return number
        }
    }
}
