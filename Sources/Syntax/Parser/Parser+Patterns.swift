// Swift grammar: pattern.
extension Parser {
    /// A pattern that can't fail: `x`, `let x`, `(a, b)`, `_`.
    mutating func parseBindingPattern() -> CodeIndex {
        nested(or: .none) { parser in
            switch parser.token.kind {
            case .letKeyword, .varKeyword, .inoutKeyword:
                parser.advance()
                return parser.parseBindingPattern()
            case .leftParenthesis:
                return parser.parseTuplePattern()
            case .wildcard:
                parser.advance()
                return parser.append(CodeNode(.wildcard, at: parser.previousEnd))
            default:
                guard parser.token.kind.isName || parser.at(.selfKeyword) else {
                    parser.report("expected a pattern")
                    return .none
                }
                let node = parser.append(.bindingPattern, name: parser.intern(parser.token), at: parser.token.offset)
                parser.advance()
                return node
            }
        }
    }

    private mutating func parseTuplePattern() -> CodeIndex {
        let offset = token.offset
        advance()
        let mark = argumentScratch.count
        while !at(.rightParenthesis), !atEnd {
            let before = index
            var label = NameID.none
            if token.kind.isName, peek().kind == .colon {
                label = intern(token)
                advance()
                advance()
            }
            argumentScratch.append(Argument(label: label, value: parseBindingPattern()))
            if !consume(.comma), before == index { skipGroup() }
        }
        expect(.rightParenthesis, "')'")
        return appendArguments(.tuple, at: offset, from: mark)
    }

    /// A pattern behind `case`: an expression in which `let` binds.
    mutating func parseMatchingPattern() -> CodeIndex {
        let outer = context
        context = [.pattern, .condition]
        defer { context = outer }
        return parseExpression()
    }
}
