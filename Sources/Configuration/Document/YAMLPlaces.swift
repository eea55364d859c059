import Yams

/// From libyaml's marks to places as an editor counts them: libyaml counts columns in Unicode scalars, and takes
/// three rare characters for line breaks.
struct YAMLPlaces {
    private let bytes: [UInt8]
    /// Offsets of line starts, as libyaml sees them.
    private let markLines: [Int]
    /// Offsets of line starts, as an editor sees them.
    private let lines: [Int]
    /// The mark that was asked for last. Marks come in the order of the text, and a long line must not be walked
    /// from its start for each.
    private var last: (line: Int, column: Int, offset: Int) = (1, 1, 0)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        markLines = Self.lineStarts(in: bytes, withUnicodeBreaks: true)
        lines = Self.lineStarts(in: bytes, withUnicodeBreaks: false)
    }

    mutating func place(of mark: Mark) -> Place {
        place(ofOffset: offset(of: mark))
    }

    /// The offset of a mark in UTF-8 bytes; the end of the text for a mark behind it.
    mutating func offset(of mark: Mark) -> Int {
        guard mark.line >= 1, mark.line <= markLines.count else { return bytes.count }
        if mark.line != last.line || mark.column < last.column {
            last = (mark.line, 1, markLines[mark.line - 1])
        }
        while last.column < mark.column, last.offset < bytes.count {
            last.offset += Self.scalarLength(startingWith: bytes[last.offset])
            last.column += 1
        }
        last.offset = min(last.offset, bytes.count)
        return last.offset
    }

    func place(ofOffset offset: Int) -> Place {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return Place(line: low + 1, column: offset - lines[low] + 1)
    }

    /// The first line that begins with a key whose colon touches what follows, so that YAML takes both for one text.
    ///
    /// - Parameters:
    ///   - end: the offset at which the text stopped being YAML.
    ///   - start: where it began to be read otherwise than meant. The line before it is looked at as well: a text goes on
    ///     over several lines.
    func keyWithoutSpace(upTo end: Int, from start: Int) -> (place: Place, key: String)? {
        let (first, last) = (max(1, place(ofOffset: start).line - 1), place(ofOffset: end).line)
        for line in first...max(first, last) {
            let offset = lines[line - 1]
            let text = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let body = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
            let key = body.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
            let rest = body.dropFirst(key.count)
            guard !key.isEmpty, rest.first == UInt8(ascii: ":"), let next = rest.dropFirst().first, next > UInt8(ascii: " ") else { continue }
            // `https://` is no key.
            if next != UInt8(ascii: "/") { return (place(ofOffset: rest.startIndex), String(decoding: key, as: UTF8.self)) }
        }
        return nil
    }

    static func scalarLength(startingWith byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    private static func lineStarts(in bytes: [UInt8], withUnicodeBreaks: Bool) -> [Int] {
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            if let length = lineBreakLength(in: bytes, at: offset, withUnicodeBreaks: withUnicodeBreaks) {
                offset += length
                starts.append(offset)
            } else {
                offset += 1
            }
        }
        return starts
    }

    private static func lineBreakLength(in bytes: [UInt8], at offset: Int, withUnicodeBreaks: Bool) -> Int? {
        func follows(_ tail: UInt8...) -> Bool { bytes[(offset + 1)...].starts(with: tail) }
        switch bytes[offset] {
        case UInt8(ascii: "\n"): return 1
        case UInt8(ascii: "\r"): return follows(UInt8(ascii: "\n")) ? 2 : 1
        case 0xC2 where withUnicodeBreaks && follows(0x85): return 2
        case 0xE2 where withUnicodeBreaks && (follows(0x80, 0xA8) || follows(0x80, 0xA9)): return 3
        default: return nil
        }
    }
}
