// Swift grammar: import-declaration, operator-declaration, precedence-group-declaration.
extension Parser {
    mutating func parseImport(_ head: DeclarationHead) {
        let index = begin(.import, head)
        switch token.kind {
        case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .varKeyword,
            .letKeyword, .funcKeyword:
            if !peek().startsLine, peek().kind.isName || peek().kind.isOperator { advance() }
        default: break
        }
        let start = token.offset
        while token.kind.isName || token.kind.isReserved || token.kind.isOperator, !token.startsLine {
            advance()
            if !consume(.period), !consume(.moduleSelector) { break }
        }
        let name = intern(from: start, to: max(start, previousEnd))
        edit(index) { [end = previousEnd] in
            $0.name = name
            $0.nameOffset = start < end ? start : $0.offset
            $0.end = end
        }
    }

    mutating func parseOperator(_ head: DeclarationHead) {
        let index = begin(.operator, head)
        // `infix operator` names are operators, but some are tokens of their own: `!`, `=`, `->`.
        let start = token.offset
        while token.kind.isOperator || at(.period) || at(.unknown) || token.kind.isName,
            token.offset == start || token.offset == previousEnd
        {
            advance()
        }
        let name = intern(from: start, to: max(start, previousEnd))
        if consume(.colon) {
            while token.kind.isName {
                advance()
                if !consume(.comma) { break }
            }
        }
        if at(.leftBrace), !token.startsLine { skipGroup() }
        edit(index) { [end = previousEnd] in
            $0.name = name
            $0.nameOffset = start < end ? start : $0.offset
            $0.end = end
        }
    }

    mutating func parsePrecedenceGroup(_ head: DeclarationHead) {
        let index = begin(.precedencegroup, head)
        parseName(of: index)
        if at(.leftBrace) { skipGroup() }
        edit(index) { [end = previousEnd] in $0.end = end }
    }
}
