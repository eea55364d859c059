import Syntax

/// What holds for the tokens of any bytes.
struct TokenChecks {
    let tokens: [Token]
    let lines: LineTable
    let bytes: UnsafeBufferPointer<UInt8>

    func run() {
        checkTiling()
        checkLines()
    }

    /// Tokens and the white space and comments between them make up the file, in order.
    private func checkTiling() {
        var end = 0
        for (position, token) in tokens.enumerated() {
            let isLast = position == tokens.count - 1
            check(Int(token.offset) >= end, "a token starts in the one before")
            check((token.kind == .endOfFile) == isLast, "the end of the file is not the last token")
            check((token.length == 0) == isLast, "a token without a byte")
            if Int(token.offset) > end { checkTrivia(end..<Int(token.offset)) }
            end = Int(token.offset) + Int(token.length)
        }
        check(!tokens.isEmpty && end == bytes.count, "the last token does not end where the file does")
    }

    private func checkTrivia(_ range: Range<Int>) {
        check(range.upperBound <= bytes.count, "a token starts behind the file")
        switch bytes[range.lowerBound] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0: break
        case UInt8(ascii: "/"): break
        case 0xC2, 0xEF: break  // A no-break space, a byte order mark.
        case UInt8(ascii: "#") where range.lowerBound == 0 || range.lowerBound == 3: break
        default: check(false, "bytes between tokens that are no white space and no comment")
        }
    }

    /// Every line break of the file begins a line, whatever it stands in.
    private func checkLines() {
        check(lines.start(ofLine: 1) == 0, "the first line does not begin the file")
        var line = 1
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            line += 1
            check(lines.start(ofLine: line) == UInt32(index), "line \(line) does not begin at \(index)")
        }
        check(lines.count == line, "\(lines.count) lines where there are \(line)")
    }
}
