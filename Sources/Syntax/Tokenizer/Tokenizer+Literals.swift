extension Tokenizer {
    // MARK: - Strings

    /// A string literal at its opening quote.
    ///
    /// - Parameter pounds: how many pounds stand before the quote; the position is still before them.
    mutating func scanString(pounds: Int) {
        let start = position
        position += pounds + 1
        let isMultiline = opensMultilineString(pounds: pounds)
        if isMultiline { position += 2 }
        scanStringContent(from: start, pounds: pounds, isMultiline: isMultiline, isContinued: false)
    }

    private func opensMultilineString(pounds: Int) -> Bool {
        guard peek() == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\"") else { return false }
        return pounds == 0 || !closesOnThisLine(pounds: pounds)
    }

    /// `#"""#` is a raw string that holds a quote, not the start of a multi-line one.
    private func closesOnThisLine(pounds: Int) -> Bool {
        var offset = position + 1
        while offset < count, base[offset] != UInt8(ascii: "\n"), base[offset] != UInt8(ascii: "\r") {
            if base[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    /// Reads on to the next interpolation or to the end of the literal.
    ///
    /// - Parameters:
    ///   - start: where the token starts: at the opening delimiter, or at the `)` of an interpolation.
    ///   - isContinued: whether the token follows an interpolation.
    mutating func scanStringContent(from start: Int, pounds: Int, isMultiline: Bool, isContinued: Bool) {
        while position < count {
            switch peek() {
            case UInt8(ascii: "\""):
                if let length = closingLength(pounds: pounds, isMultiline: isMultiline) {
                    position += length
                    return append(isContinued ? .stringTail : .stringLiteral, from: start)
                }
                position += 1
            case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1):
                if peek(1 + pounds) == UInt8(ascii: "(") {
                    position += pounds + 2
                    append(isContinued ? .stringMiddle : .stringHead, from: start)
                    return openInterpolation(pounds: pounds, isMultiline: isMultiline)
                }
                skipEscape(pounds: pounds)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { return cutOffString(from: start, isContinued: isContinued) }
                skipLineBreak()
            default:
                position += max(1, EightBytes(at: base + position).lengthToStringMark)
            }
        }
        position = count
        cutOffString(from: start, isContinued: isContinued)
    }

    /// The escaped character stands for itself; a line break is left to the loop, which counts it.
    private mutating func skipEscape(pounds: Int) {
        position += 1 + pounds
        if peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r"), position < count { position += 1 }
    }

    private mutating func cutOffString(from start: Int, isContinued: Bool) {
        report("this string never ends", at: start)
        append(isContinued ? .stringTail : .stringLiteral, from: start, flags: .unterminated)
    }

    private func closingLength(pounds: Int, isMultiline: Bool) -> Int? {
        let quotes = isMultiline ? 3 : 1
        if isMultiline, peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\"") { return nil }
        return hasPounds(pounds, at: position + quotes) ? quotes + pounds : nil
    }

    private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        // Checked from the front: a mismatch stops before the padding can end.
        var index = 0
        while index < pounds {
            guard base[offset + index] == UInt8(ascii: "#") else { return false }
            index += 1
        }
        return true
    }

    // MARK: - Pounds

    /// A raw string, an extended regex literal, a directive, or the pound of a macro expansion.
    mutating func scanPound() {
        var pounds = 1
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") { return scanString(pounds: pounds) }
        if peek(pounds) == UInt8(ascii: "/"), scanPoundedRegex(pounds: pounds) { return }
        let start = position
        if pounds == 1, let (kind, length) = directive() {
            position += length
            return append(kind, from: start)
        }
        // All at once, or a long run would be counted again from each; the last may still open a directive.
        for start in start..<start + max(1, pounds - 1) {
            position = start + 1
            append(.pound, from: start)
        }
    }

    private mutating func directive() -> (TokenKind, length: Int)? {
        directive("if", .poundIf) ?? directive("endif", .poundEndif) ?? directive("else", .poundElse)
            ?? directive("elseif", .poundElseif) ?? directive("sourceLocation", .poundSourceLocation)
    }

    private mutating func directive(_ name: StaticString, _ kind: TokenKind) -> (TokenKind, length: Int)? {
        let length = name.utf8CodeUnitCount
        for index in 0..<length where base[position + 1 + index] != name.utf8Start[index] { return nil }
        return continuesWord(at: position + 1 + length) ? nil : (kind, length + 1)
    }

    private mutating func continuesWord(at offset: Int) -> Bool {
        decodeScalar(at: offset).0?.continuesIdentifier ?? false
    }

    // MARK: - Numbers

    mutating func scanNumber() {
        let start = position
        if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") { return scanHexadecimal(from: start) }
        if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "o") || peek(1) == UInt8(ascii: "b") {
            scanIdentifierTail()
            return append(.integerLiteral, from: start)
        }
        skipDigits()
        var kind = TokenKind.integerLiteral
        // `x.0.1` is a member of a member, not a floating-point number.
        if peek() == UInt8(ascii: "."), isDigit(peek(1)), previousKind != .period {
            position += 1
            skipDigits()
            kind = .floatLiteral
        } else if peek() == UInt8(ascii: ".") {
            return append(.integerLiteral, from: start)
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            skipExponent()
            kind = .floatLiteral
        } else {
            scanIdentifierTail()
        }
        append(kind, from: start)
    }

    private mutating func scanHexadecimal(from start: Int) {
        position += 2
        skipHexadecimalDigits()
        var kind = TokenKind.integerLiteral
        if peek() == UInt8(ascii: "."), isHexadecimalDigit(peek(1)), let end = endOfHexadecimalFraction() {
            position = end
            kind = .floatLiteral
        }
        if peek() == UInt8(ascii: "p") || peek() == UInt8(ascii: "P") {
            skipExponent()
            kind = .floatLiteral
        } else if kind == .integerLiteral {
            scanIdentifierTail()
        }
        append(kind, from: start)
    }

    /// `0xff.description` is a member access: a fraction needs its exponent.
    private func endOfHexadecimalFraction() -> Int? {
        var end = position + 1
        while isHexadecimalDigit(base[end]) || base[end] == UInt8(ascii: "_") { end += 1 }
        return base[end] == UInt8(ascii: "p") || base[end] == UInt8(ascii: "P") ? end : nil
    }

    private mutating func skipExponent() {
        position += 1
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
        scanIdentifierTail()
    }

    private mutating func skipDigits() {
        while isDigit(peek()) || peek() == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipHexadecimalDigits() {
        while isHexadecimalDigit(peek()) || peek() == UInt8(ascii: "_") { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }
}
