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
        let isDate = text.count >= 4 && (text[0] == UInt8(ascii: "y") || text[0] == UInt8(ascii: "E")) && text[1] == text[0]
        let isLocale = text.count == 11 && text.elementsEqual("en_US_POSIX".utf8)
        return isDate || isLocale || text.contains(UInt8(ascii: "%")) ? interner.intern(text) : nil
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
                if token.kind.isName || token.kind.isReserved || at(.wildcard), peek().kind == .colon {
                    advance()
                    advance()
                }
                argumentScratch.append(Argument(label: .none, value: parseExpression()))
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
