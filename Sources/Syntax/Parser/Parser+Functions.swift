// Swift grammar: function-declaration, initializer-declaration, deinitializer-declaration, subscript-declaration,
// macro-declaration.
extension Parser {
    mutating func parseFunction(_ head: DeclarationHead) {
        let index = begin(.func, head)
        inside(index) { parser in
            parser.parseFunctionName(of: index)
            parser.parseGenericParameters(of: index)
            parser.parseSignature(of: index)
            parser.parseWhereClause(of: index)
            parser.parseOptionalBody(of: index)
        }
    }

    mutating func parseFunctionName(of index: DeclarationIndex) {
        guard token.kind.isOperator else { return parseName(of: index) }
        let start = token.offset
        var end = token.end
        // `func <<T>(…)`: the last `<` opens the generic parameters.
        if token.length > 1, base[Int(token.end) - 1] == UInt8(ascii: "<"), peek().kind.isName || peek().kind == .letKeyword {
            end -= 1
            token.offset = end
            token.length = 1
            token.flags = []
            token.kind = .binaryOperator
        } else {
            advance()
        }
        let name = intern(from: start, to: end)
        edit(index) {
            $0.name = name
            $0.nameOffset = start
        }
    }

    mutating func parseSignature(of index: DeclarationIndex) {
        if at(.leftParenthesis) { parseParameters(of: index) } else { report("expected '('") }
        // Curried functions of Swift 2.
        while at(.leftParenthesis), !token.startsLine { skipGroup() }
        let effects = skipEffects()
        if !effects.isEmpty { edit(index) { $0.traits.formUnion(effects) } }
        parseResult(of: index)
    }

    mutating func parseResult(of index: DeclarationIndex) {
        guard consume(.arrow) else { return }
        let type = parseResultType()
        edit(index) { $0.type = type }
    }

    mutating func parseOptionalBody(of index: DeclarationIndex, allowsInit: Bool = true) {
        guard at(.leftBrace) else { return }
        edit(index) { $0.traits.insert(.body) }
        recordCode(of: index) { $0.parseCodeBlock(allowsInit: allowsInit) }
    }

    mutating func parseInitializer(_ head: DeclarationHead) {
        let index = begin(.`init`, head)
        inside(index) { parser in
            if parser.token.kind.isOperator, parser.text(is: "?") || parser.text(is: "!") {
                parser.advance()
                parser.edit(index) { $0.traits.insert(.failable) }
            }
            parser.parseGenericParameters(of: index)
            parser.parseSignature(of: index)
            parser.parseWhereClause(of: index)
            parser.parseOptionalBody(of: index, allowsInit: false)
        }
    }

    mutating func parseDeinitializer(_ head: DeclarationHead) {
        let index = begin(.deinit, head)
        inside(index) { parser in
            parser.skipEffects()
            parser.parseOptionalBody(of: index)
        }
    }

    mutating func parseSubscript(_ head: DeclarationHead) {
        let index = begin(.subscript, head)
        inside(index) { parser in
            parser.parseGenericParameters(of: index)
            if parser.at(.leftParenthesis) { parser.parseParameters(of: index) }
            parser.parseResult(of: index)
            parser.parseWhereClause(of: index)
            if parser.at(.leftBrace) { parser.parseAccessorBlock(of: [index]) }
        }
    }

    mutating func parseMacro(_ head: DeclarationHead) {
        let index = begin(.macro, head)
        inside(index) { parser in
            parser.parseName(of: index)
            parser.parseGenericParameters(of: index)
            if parser.at(.leftParenthesis) { parser.parseParameters(of: index) }
            parser.parseResult(of: index)
            parser.parseMacroDefinition(of: index)
            parser.parseWhereClause(of: index)
        }
    }

    mutating func parseMacroDefinition(of index: DeclarationIndex) {
        guard consume(.equal) else { return }
        recordCode(of: index) { _ = $0.parseExpression() }
    }
}
