// White space and comments; comments addressed to this tool are kept.
extension Tokenizer {
    mutating func skipShebang() {
        guard peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") else { return }
        skipToEndOfLine()
    }

    mutating func skipTrivia() {
        while true {
            let byte = peek()
            // No white space, in two places of three: that is worth a branch of its own.
            if byte > UInt8(ascii: " "), byte < 0x80, byte != UInt8(ascii: "/") { return }
            switch byte {
            case UInt8(ascii: " "):
                skipSpaces()
            case UInt8(ascii: "\t"), 0x0B, 0x0C:
                position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !openStrings.isEmpty { abandonStringsOfOneLine() }
                skipLineBreak()
                skipSpaces()
                pendingFlags.insert(.startsLine)
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                skipLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case 0 where position < count:
                position += 1  // The compiler takes a NUL inside a file for white space, with a warning.
            case 0xC2 where peek(1) == 0xA0:
                position += 2  // So it does with a no-break space.
            case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF:
                position += 3  // A byte order mark, where files were joined.
            default:
                return
            }
            pendingFlags.insert(.followsTrivia)
        }
    }

    /// Indentation: the most frequent bytes of a file.
    private mutating func skipSpaces() {
        while true {
            let run = EightBytes(at: base + position).leadingSpaces
            position += run
            if run < 8 { return }
        }
    }

    /// Counts the line; `\r\n` is one break, a lone `\r` is one as well.
    mutating func skipLineBreak() {
        position += peek() == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
        lineStarts.append(UInt32(truncatingIfNeeded: position))
    }

    private mutating func skipToEndOfLine() {
        while position < count {
            let run = EightBytes(at: base + position).lengthToLineBreak
            position += run
            if run < 8 { break }
        }
        position = min(position, count)
    }

    private mutating func skipLineComment() {
        let start = position
        skipToEndOfLine()
        noteDirective(from: start, contentEnd: position)
    }

    /// Comments nest, and so does a `/*` inside a string inside a comment: the compiler does not look at strings here.
    private mutating func skipBlockComment() {
        let start = position
        var depth = 0
        repeat {
            switch peek() {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where peek(1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                skipLineBreak()
                pendingFlags.insert(.startsLine)
            default:
                position += 1
            }
        } while depth > 0 && position < count
        if depth > 0 { report("this comment never ends", at: start) }
        position = min(position, count)
        noteDirective(from: start, contentEnd: depth > 0 ? position : position - 2)
    }

    /// Keeps a comment that begins with `viperlint:`, one of documentation as well, as editors write them above a declaration; all others are
    /// white space.
    private mutating func noteDirective(from start: Int, contentEnd: Int) {
        var text = start + 2
        if base[text] == base[text - 1] { text += 1 }
        while text < contentEnd, base[text] == UInt8(ascii: " ") || base[text] == UInt8(ascii: "\t") { text += 1 }
        let prefix: StaticString = "viperlint:"
        let length = prefix.utf8CodeUnitCount
        guard contentEnd - text > length,
            UnsafeBufferPointer(start: base + text, count: length)
                .elementsEqual(UnsafeBufferPointer(start: prefix.utf8Start, count: length))
        else { return }
        let content = UnsafeBufferPointer(start: base + text + length, count: contentEnd - text - length)
        directives.append(
            Directive(
                offset: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
                text: String(decoding: content, as: UTF8.self)))
    }
}
