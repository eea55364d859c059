// A slash may divide or open a regular expression, and only what stands around it tells. The rules are those of the
// compiler's lexer for `/…/` (SE-0354): a guess of our own would differ somewhere, and from there on the whole file
// would be read wrong.
extension Tokenizer {
    /// `#/…/#`, with any number of pounds: certain by its delimiter.
    ///
    /// - Returns: whether a literal stands at the position.
    mutating func scanPoundedRegex(pounds: Int) -> Bool {
        let start = position
        guard !openRegexes.covers(start, pounds: pounds) else { return false }
        guard let end = endOfRegex(bodyAt: start + pounds + 1, pounds: pounds, isCertain: true) else {
            noteOpenRegex(at: start, pounds: pounds)
            return false
        }
        finishRegex(from: start, to: end)
        return true
    }

    /// Extended regex literals that are never closed. Where one found no end, another with as many pounds finds none
    /// either; without this every `#/` of a line would read the line to its end.
    struct OpenRegexes {
        /// The fewest pounds with which the file was read to its end.
        var poundsInFile = Int.max
        var endOfLine = 0
        var poundsInLine = Int.max

        func covers(_ start: Int, pounds: Int) -> Bool {
            pounds >= poundsInFile || start < endOfLine && pounds >= poundsInLine
        }
    }

    private mutating func noteOpenRegex(at start: Int, pounds: Int) {
        if onlyBlanksBeforeLineBreak(at: start + pounds + 1) { return openRegexes.poundsInFile = pounds }
        var end = start
        while end < count, base[end] != UInt8(ascii: "\n"), base[end] != UInt8(ascii: "\r") { end += 1 }
        (openRegexes.endOfLine, openRegexes.poundsInLine) = (end, pounds)
    }

    mutating func scanBareRegex(at slash: Int, isCertain: Bool) {
        guard let end = endOfRegex(bodyAt: slash + 1, pounds: 0, isCertain: isCertain) else { return }
        finishRegex(from: slash, to: end)
    }

    private mutating func finishRegex(from start: Int, to end: Int) {
        position = start
        while position < end {
            if peek() == UInt8(ascii: "\n") || peek() == UInt8(ascii: "\r") { skipLineBreak() } else { position += 1 }
        }
        append(.regexLiteral, from: start)
    }

    mutating func startsRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
        let left = isLeftBound(operatorStart)
        // A slash bound to what stands before it divides, and `func /` declares.
        guard !left, previousKind != .funcKeyword, previousKind != .operatorKeyword else { return false }
        let looksBinary = left == isRightBound(operatorEnd, leftBound: left)
        if looksBinary, !followsTryMark, !previousAllowsRegex { return false }
        let isCertain = regexIsCertain(operatorStart: operatorStart, operatorEnd: operatorEnd)
        return endOfRegex(bodyAt: slash + 1, pounds: 0, isCertain: isCertain) != nil
    }

    /// What looks binary where an operand is due can only be a regex, except in an argument list: `reduce(1, /)`.
    mutating func regexIsCertain(operatorStart: Int, operatorEnd: Int) -> Bool {
        let left = isLeftBound(operatorStart)
        guard left == isRightBound(operatorEnd, leftBound: left) else { return false }
        switch previousKind {
        case .leftParenthesis, .leftBracket, .comma, .colon, .moduleSelector, .stringHead, .stringMiddle: return followsTryMark
        default: return true
        }
    }

    private var previousAllowsRegex: Bool {
        switch previousKind {
        case .endOfFile: return true
        case .leftBrace, .leftParenthesis, .leftBracket, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
            .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown,
            .stringHead, .stringMiddle:
            return true
        case .trueKeyword, .falseKeyword, .capitalAnyKeyword, .nilKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword:
            return false
        default:
            return previousKind.isReserved
        }
    }

    /// - Returns: the offset behind the closing delimiter; nil where no literal stands here.
    private func endOfRegex(bodyAt start: Int, pounds: Int, isCertain: Bool) -> Int? {
        if pounds == 0, !isCertain, base[start] == UInt8(ascii: " ") || base[start] == UInt8(ascii: "\t") { return nil }
        if pounds == 0, base[start] == UInt8(ascii: "/") || base[start] == UInt8(ascii: "*") { return nil }
        if pounds == 0, start >= 2, base[start - 2] == UInt8(ascii: "*") { return nil }
        let isMultiline = pounds > 0 && onlyBlanksBeforeLineBreak(at: start)
        var offset = start
        var groups = 0
        var classes = 0
        while offset < count {
            switch base[offset] {
            case UInt8(ascii: "/") where closesPounds(at: offset + 1, pounds: pounds):
                return endsRegex(at: offset, pounds: pounds, isCertain: isCertain) ? offset + 1 + pounds : nil
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !isMultiline { return nil }
            case UInt8(ascii: "\\"):
                // The escaped character stands for itself, but a line break still ends the literal.
                if base[offset + 1] != UInt8(ascii: "\n"), base[offset + 1] != UInt8(ascii: "\r") { offset += 1 }
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, !isCertain { return nil }
                groups = max(groups - 1, 0)
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(classes - 1, 0)
            default: break
            }
            offset += 1
        }
        return nil
    }

    private func closesPounds(at offset: Int, pounds: Int) -> Bool {
        for index in 0..<pounds where base[offset + index] != UInt8(ascii: "#") { return false }
        return true
    }

    private func endsRegex(at slash: Int, pounds: Int, isCertain: Bool) -> Bool {
        guard pounds == 0 else { return true }
        let next = base[slash + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return false }
        let last = base[slash - 1]
        let endsInBlank = (last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")) && base[slash - 2] != UInt8(ascii: "\\")
        return isCertain || !endsInBlank
    }

    private func onlyBlanksBeforeLineBreak(at start: Int) -> Bool {
        var offset = start
        while base[offset] == UInt8(ascii: " ") || base[offset] == UInt8(ascii: "\t") { offset += 1 }
        return base[offset] == UInt8(ascii: "\n") || base[offset] == UInt8(ascii: "\r")
    }
}
