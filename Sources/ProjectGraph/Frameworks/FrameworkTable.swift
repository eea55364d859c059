/// One framework's types as text, one type a line: `Name kind Supertype Supertype`, or `Name alias Target`.
/// The lines are sorted by name and each name stands once, so that a diff shows what changed.
struct FrameworkTable: Sendable {
    /// Where the parts of one line stand, as byte offsets into `text`. `rest` is empty if nothing follows the kind.
    struct Line: Sendable {
        let name: Range<Int>
        let kind: Range<Int>
        let rest: Range<Int>
    }

    let framework: Framework
    let text: StaticString

    init(_ framework: Framework, _ text: StaticString) {
        self.framework = framework
        self.text = text
    }

    func string(_ range: Range<Int>) -> String {
        text.withUTF8Buffer { String(decoding: $0[range], as: UTF8.self) }
    }

    /// The line that begins at `start`.
    func line(at start: Int) -> Line {
        text.withUTF8Buffer { bytes in
            let nameEnd = end(in: bytes, from: start, at: UInt8(ascii: " "))
            let kindStart = min(nameEnd + 1, bytes.count)
            let kindEnd = end(in: bytes, from: kindStart, at: UInt8(ascii: " "))
            let lineEnd = end(in: bytes, from: kindEnd, at: UInt8(ascii: "\n"))
            return Line(name: start..<nameEnd, kind: kindStart..<kindEnd, rest: min(kindEnd + 1, lineEnd)..<lineEnd)
        }
    }

    /// The first place from `start` on that holds `byte` or ends the line.
    private func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, at byte: UInt8) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != byte, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return index
    }
}
