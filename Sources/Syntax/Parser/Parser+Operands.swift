// Swift grammar: prefix-expression, primary-expression.
extension Parser {
    mutating func parseElement() -> CodeIndex {
        while true {
            switch token.kind {
            case .tryKeyword:
                let offset = token.offset
                advance()
                if at(.postfixQuestion) || at(.exclamation) { advance() } else { outline.tries.append(offset) }
            case .awaitKeyword where startsOperand(peek()):
                advance()
            case .unsafeKeyword where startsPlainOperand(peek()), .eachKeyword where startsPlainOperand(peek()),
                .copyKeyword where namesOperand(peek()), .consumeKeyword where namesOperand(peek()),
                .borrowKeyword where namesOperand(peek()):
                advance()
            case .repeatKeyword:
                advance()
                return parseExpression()
            case .anyKeyword where startsPlainOperand(peek()), .someKeyword where startsPlainOperand(peek()):
                let offset = token.offset
                return parseSuffixes(of: append(.typeExpression, type: parseType(), at: offset))
            default:
                return parseUnary()
            }
        }
    }

    /// Whether an expression can start with the token, so that a contextual keyword before it is one.
    func startsOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringHead,
            .regexLiteral, .leftParenthesis, .leftBracket, .leftBrace, .pound, .backslash, .prefixOperator,
            .prefixAmpersand, .period, .selfKeyword, .capitalSelfKeyword, .superKeyword, .nilKeyword, .trueKeyword,
            .falseKeyword, .tryKeyword, .ifKeyword, .switchKeyword, .doKeyword, .capitalAnyKeyword, .repeatKeyword,
            .initKeyword:
            true
        default: token.kind.isContextual
        }
    }

    private func startsPlainOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .leftParenthesis: token.flags.contains(.followsTrivia) && !token.startsLine
        case .leftBracket, .leftBrace, .period, .prefixOperator, .prefixAmpersand: false
        default: startsOperand(token) && !token.startsLine
        }
    }

    private func namesOperand(_ token: Token) -> Bool {
        (token.kind.isName || token.kind == .selfKeyword || token.kind == .dollarIdentifier) && !token.startsLine
    }

    private mutating func parseUnary() -> CodeIndex {
        let offset = token.offset
        switch token.kind {
        case .prefixOperator:
            return parsePrefixed(.unary, at: offset)
        case .prefixAmpersand:
            return parsePrefixed(.inoutReference, at: offset)
        case .backslash:
            return parseKeyPath()
        case .period where peek().kind.isName || peek().kind.isReserved:
            advance()
            let member = append(.member, name: internUse(token), at: token.offset)
            advance()
            return parseSuffixes(of: parseOptionalSpecialization(of: member))
        default:
            return parseSuffixes(of: parsePrimary())
        }
    }

    private mutating func parsePrefixed(_ kind: CodeNode.Kind, at offset: UInt32) -> CodeIndex {
        advance()
        // `(-)`, `reduce(0, -)`: an operator that stands for a function.
        if at(.rightParenthesis) || at(.comma) || at(.rightBracket) { return append(CodeNode(.unknown, at: offset)) }
        let operand = nested(or: .none) { $0.parseElement() }
        return append(kind, base: operand, at: offset)
    }

    private mutating func parsePrimary() -> CodeIndex {
        let offset = token.offset
        switch token.kind {
        case .integerLiteral: return parseLiteral(.integerLiteral)
        case .floatLiteral: return parseLiteral(.floatLiteral)
        case .stringLiteral: return parseStringLiteral()
        case .stringHead: return parseInterpolatedString()
        case .regexLiteral: return parseLiteral(.regexLiteral)
        case .trueKeyword, .falseKeyword:
            var node = CodeNode(.booleanLiteral, at: offset)
            node.first = at(.trueKeyword) ? 1 : 0
            advance()
            return append(node)
        case .nilKeyword: return parseLiteral(.nilLiteral)
        case .wildcard: return parseLiteral(.wildcard)
        case .leftParenthesis: return parseTuple()
        case .leftBracket: return parseCollectionLiteral()
        case .leftBrace: return parseClosure()
        case .pound: return parseMacroExpansion()
        case .letKeyword where context.contains(.pattern), .varKeyword where context.contains(.pattern): return parseLetPattern()
        case .isKeyword where context.contains(.pattern): return parseCast(of: .none)
        case .ifKeyword, .switchKeyword, .doKeyword: return parseStatementExpression()
        case .selfKeyword, .capitalSelfKeyword, .superKeyword, .capitalAnyKeyword, .initKeyword, .dollarIdentifier:
            return parseName()
        case .at: return parseAttributedType()
        default:
            if token.kind.isName { return parseName() }
            // `reduce(0, +)`, `sorted(by: >)`
            if token.kind.isOperator {
                advance()
                return append(CodeNode(.unknown, at: offset))
            }
            report("expected an expression")
            return append(CodeNode(.unknown, at: offset))
        }
    }

    /// `[@Sendable () -> Void]()`
    private mutating func parseAttributedType() -> CodeIndex {
        let (checkpoint, offset) = (checkpoint(), token.offset)
        if let type = parseOptionalType() { return append(.typeExpression, type: type, at: offset) }
        rewind(to: checkpoint)
        while at(.at) { parseAttribute() }
        return append(CodeNode(.unknown, at: offset))
    }

    private mutating func parseLiteral(_ kind: CodeNode.Kind) -> CodeIndex {
        let node = append(CodeNode(kind, at: token.offset))
        advance()
        return node
    }

    private mutating func parseName() -> CodeIndex {
        let (name, offset) = (internUse(token), token.offset)
        let binds = context.contains(.binding) && (token.kind.isName || at(.selfKeyword)) && !continuesName(peek())
        let node = append(binds ? .bindingPattern : .identifier, name: name, at: offset)
        advance()
        return binds ? node : parseOptionalSpecialization(of: node)
    }

    /// `let Kind.some(x)`: what is followed by a member or a call is no name to bind.
    private func continuesName(_ next: Token) -> Bool {
        next.kind == .period || next.kind == .leftParenthesis && !next.startsLine
    }

    /// `<A, B>` where what follows shows that no comparison is meant.
    mutating func parseOptionalSpecialization(of base: CodeIndex) -> CodeIndex {
        guard atOperator("<"), !(token.length > 1 && self.base[Int(token.offset) + 1] == UInt8(ascii: ">")) else { return base }
        let (checkpoint, offset) = (checkpoint(), token.offset)
        guard let arguments = parseOptionalGenericArguments(), endsGenericArguments else {
            rewind(to: checkpoint)
            return base
        }
        var node = CodeNode(.specialization, at: offset)
        node.second = base.rawValue
        node.first = Int32(bitPattern: arguments.start)
        node.count = UInt16(clamping: arguments.count)
        return append(node)
    }

    private var endsGenericArguments: Bool {
        switch token.kind {
        case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamation, .postfixQuestion, .colon:
            true
        case .leftParenthesis, .leftBracket: !token.startsLine
        case .binaryOperator: text(is: "&")
        default: false
        }
    }

    private mutating func parseLetPattern() -> CodeIndex {
        advance()
        let outer = context
        context.insert(.binding)
        defer { context = outer }
        return nested(or: .none) { $0.parseUnary() }
    }

    /// `if` and `switch` as expressions: their statements stand in the body like any others.
    private mutating func parseStatementExpression() -> CodeIndex {
        let offset = token.offset
        withoutContext { $0.parseStatements(oneOf: $0.token.kind) }
        return append(CodeNode(.unknown, at: offset))
    }

    private mutating func parseKeyPath() -> CodeIndex {
        let offset = token.offset
        advance()
        var root = TypeIndex.none
        if !at(.period), !token.kind.isOperator, let type = parseOptionalKeyPathRoot() { root = type }
        let node = append(.keyPath, type: root, base: .none, at: offset)
        return parseKeyPathComponents(of: node)
    }

    private mutating func parseMacroExpansion() -> CodeIndex {
        let offset = token.offset
        advance()
        guard token.kind.isName || token.kind.isReserved, token.offset == offset + 1 else {
            return append(CodeNode(.unknown, at: offset))
        }
        let isAvailability = text(is: "available") || text(is: "unavailable")
        let node = append(.macroExpansion, name: internUse(token), at: offset)
        advance()
        if isAvailability, at(.leftParenthesis) {
            skipGroup()
            return node
        }
        return parseSuffixes(of: parseOptionalSpecialization(of: node))
    }
}
