// Swift grammar: literal-expression, parenthesized-expression, tuple-expression.
extension Parser {
    mutating func parseTuple() -> CodeIndex {
        let offset = token.offset
        let mark = argumentScratch.count
        parseArguments(closing: .rightParenthesis)
        // Parentheses around one expression mean that expression.
        if argumentScratch.count == mark + 1, argumentScratch[mark].label == .none {
            return argumentScratch.removeLast().value
        }
        return appendArguments(.tuple, at: offset, from: mark)
    }

    mutating func parseCollectionLiteral() -> CodeIndex {
        let offset = token.offset
        advance()
        let outer = context
        context = []
        defer { context = outer }
        let mark = argumentScratch.count
        // `[:]`
        var isDictionary = at(.colon) && peek().kind == .rightBracket
        if isDictionary { advance() }
        while !at(.rightBracket), !atEnd {
            let before = (index, token.offset)
            argumentScratch.append(Argument(label: .none, value: parseExpression()))
            if consume(.colon) {
                isDictionary = true
                argumentScratch.append(Argument(label: .none, value: parseExpression()))
            }
            if consume(.comma) { continue }
            // `[3 of Int]`
            if text(is: "of") { advance() } else if before == (index, token.offset) { skipGroup() } else if !at(.rightBracket) { break }
        }
        expect(.rightBracket, "']'")
        return appendArguments(isDictionary ? .dictionaryLiteral : .arrayLiteral, at: offset, from: mark)
    }

    mutating func parseStringLiteral() -> CodeIndex {
        var node = CodeNode(.stringLiteral, at: token.offset)
        node.first = Int32(truncatingIfNeeded: outline.arguments.count)
        if keepsUses, let format = internFormat() { node.second = Int32(bitPattern: format.rawValue) }
        advance()
        return append(node)
    }

    private mutating func internFormat() -> NameID? {
        guard token.length > 2 else { return nil }
        let text = UnsafeBufferPointer(start: base + Int(token.offset) + 1, count: Int(token.length) - 2)
        let isLocale = text.count == 11 && text.elementsEqual("en_US_POSIX".utf8)
        let beginsWithField = text.count >= 4 && (text[0] == UInt8(ascii: "y") || text[0] == UInt8(ascii: "E")) && text[1] == text[0]
        return beginsWithField || isLocale || isDateFormat(text) || text.contains(UInt8(ascii: "%")) ? interner.intern(text) : nil
    }

    /// `dd/MM/yyyy HH:mm`, `d MMM`, `h:mma`, `'on' d`: no letters but a date's fields. Nearly all texts have another among the first few, and
    /// those that have not are told from words (`same`) by the field beside one of a single letter, which is longer.
    /// Source: unicode.org/reports/tr35/tr35-dates.html (Date Field Symbol Table).
    private func isDateFormat(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= 48, Self.isDateField(text[0]) || text[0] == UInt8(ascii: "'") else { return false }
        var (isQuoted, hasField) = (false, false)
        for position in text.indices {
            let byte = text[position]
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            guard !isQuoted, Self.isLetter(byte) else { continue }
            guard Self.isDateField(byte) else { return false }
            hasField = true
            let (before, isLone) = (position > 0 ? text[position - 1] : 0, position < 2 || text[position - 2] != text[position - 1])
            if Self.isLetter(before), before != byte, isLone, position + 1 == text.count || text[position + 1] != byte { return false }
        }
        return hasField && !isQuoted
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDateField(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "E"),
            UInt8(ascii: "e"), UInt8(ascii: "c"), UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "K"), UInt8(ascii: "k"), UInt8(ascii: "m"),
            UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"),
            UInt8(ascii: "v"), UInt8(ascii: "V"), UInt8(ascii: "Q"), UInt8(ascii: "q"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "G"): true
        default: false
        }
    }

    mutating func parseInterpolatedString() -> CodeIndex {
        let offset = token.offset
        let mark = argumentScratch.count
        let outer = context
        context = []
        repeat {
            advance()
            while !at(.stringMiddle), !at(.stringTail), !atEnd {
                let before = (index, token.offset)
                var label = NameID.none
                if token.kind.isName || token.kind.isReserved || at(.wildcard), peek().kind == .colon {
                    label = internUse(token)
                    advance()
                    advance()
                }
                argumentScratch.append(Argument(label: label, value: parseExpression()))
                if !consume(.comma), before == (index, token.offset) {
                    // An interpolation cut off by the end of its line leaves the rest of the file as it is.
                    if token.startsLine { break }
                    skipGroup()
                }
            }
        } while at(.stringMiddle)
        _ = consume(.stringTail)
        context = outer
        return appendArguments(.stringLiteral, at: offset, from: mark)
    }
}
