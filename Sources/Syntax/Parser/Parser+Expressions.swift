// Swift grammar: expression. Operators are not folded by precedence: which type an operation gives is only looked for
// where the operators tell it without.
extension Parser {
    mutating func parseExpression() -> CodeIndex {
        nested(or: .none) { $0.parseSequence() }
    }

    /// What joins the operands of a sequence so far.
    private enum Joint {
        case nothing, nilCoalescing, comparison, other

        func adding(_ next: Joint) -> Joint {
            if self == .nothing || self == next { return next }
            if self == .comparison || next == .comparison { return .comparison }
            return .other
        }

        var kind: CodeNode.Kind {
            switch self {
            case .nilCoalescing: .nilCoalescing
            case .comparison: .comparison
            default: .binary
            }
        }
    }

    private mutating func parseSequence() -> CodeIndex {
        let offset = token.offset
        let mark = argumentScratch.count
        var joint = Joint.nothing
        argumentScratch.append(Argument(label: .none, value: parseElement()))
        while true {
            switch token.kind {
            case .binaryOperator, .arrow:
                joint = joint.adding(jointOfOperator)
                advance()
                argumentScratch.append(Argument(label: .none, value: parseElement()))
            case .throwsKeyword, .asyncKeyword, .rethrowsKeyword:
                guard atArrowBehindEffects else { return finishSequence(joint, from: mark, at: offset) }
                skipEffects()
            case .asKeyword, .isKeyword:
                let last = argumentScratch.count - 1
                let cast = parseCast(of: argumentScratch[last].value)
                argumentScratch[last].value = cast
            case .infixQuestion:
                return parseTernary(condition: finishSequence(joint, from: mark, at: offset), at: offset)
            case .equal where !context.contains(.pattern):
                return parseAssignment(to: finishSequence(joint, from: mark, at: offset))
            default:
                return finishSequence(joint, from: mark, at: offset)
            }
        }
    }

    private var atArrowBehindEffects: Bool {
        peek().kind == .arrow || peek().kind == .throwsKeyword
            || at(.throwsKeyword) && peek().kind == .leftParenthesis
    }

    private var jointOfOperator: Joint {
        let comparisons: [StaticString] = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]
        if text(is: "??") { return .nilCoalescing }
        return token.length <= 3 && comparisons.contains { text(is: $0) } ? .comparison : .other
    }

    private mutating func finishSequence(_ joint: Joint, from mark: Int, at offset: UInt32) -> CodeIndex {
        guard argumentScratch.count > mark + 1 else { return argumentScratch.removeLast().value }
        return appendArguments(joint.kind, at: offset, from: mark)
    }

    private mutating func parseCast(of base: CodeIndex) -> CodeIndex {
        let offset = token.offset
        var kind = at(.isKeyword) ? CodeNode.Kind.typeCheck : .coercion
        advance()
        if kind == .coercion {
            if consume(.postfixQuestion) { kind = .conditionalCast } else if consume(.exclamation) { kind = .forcedCast }
        }
        return append(kind, type: parseType(), base: base, at: offset)
    }

    private mutating func parseTernary(condition: CodeIndex, at offset: UInt32) -> CodeIndex {
        advance()
        let mark = argumentScratch.count
        argumentScratch.append(Argument(label: .none, value: condition))
        argumentScratch.append(Argument(label: .none, value: parseExpression()))
        expect(.colon, "':'")
        argumentScratch.append(Argument(label: .none, value: parseExpression()))
        return appendArguments(.ternary, at: offset, from: mark)
    }

    private mutating func parseAssignment(to target: CodeIndex) -> CodeIndex {
        let offset = token.offset
        advance()
        var node = CodeNode(.assignment, at: offset)
        node.second = parseExpression().rawValue
        node.first = target.rawValue
        return append(node)
    }

    // MARK: - Operands

    private mutating func parseElement() -> CodeIndex {
        while true {
            switch token.kind {
            case .tryKeyword:
                advance()
                if at(.postfixQuestion) || at(.exclamation) { advance() }
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
            let member = append(.member, name: intern(token), at: token.offset)
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
        case .trueKeyword, .falseKeyword: return parseLiteral(.booleanLiteral)
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
        let (name, offset) = (intern(token), token.offset)
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
        let node = append(.macroExpansion, name: intern(token), at: offset)
        advance()
        if isAvailability, at(.leftParenthesis) {
            skipGroup()
            return node
        }
        return parseSuffixes(of: parseOptionalSpecialization(of: node))
    }

    // MARK: - Nodes

    mutating func append(_ node: CodeNode) -> CodeIndex {
        outline.code.append(node)
        return CodeIndex(outline.code.count - 1)
    }

    mutating func append(_ kind: CodeNode.Kind, name: NameID, base: CodeIndex = .none, at offset: UInt32) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        node.first = Int32(bitPattern: name.rawValue)
        node.second = base.rawValue
        return append(node)
    }

    mutating func append(_ kind: CodeNode.Kind, type: TypeIndex, base: CodeIndex = .none, at offset: UInt32) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        node.first = type.rawValue
        node.second = base.rawValue
        return append(node)
    }

    mutating func append(_ kind: CodeNode.Kind, base: CodeIndex, at offset: UInt32) -> CodeIndex {
        append(kind, type: .none, base: base, at: offset)
    }

    /// Makes a node of the arguments collected since `mark`.
    mutating func appendArguments(_ kind: CodeNode.Kind, base: CodeIndex = .none, at offset: UInt32, from mark: Int) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        node.first = Int32(truncatingIfNeeded: outline.arguments.count)
        node.second = base.rawValue
        node.count = UInt16(clamping: argumentScratch.count - mark)
        outline.arguments.append(contentsOf: argumentScratch[mark...])
        argumentScratch.removeLast(argumentScratch.count - mark)
        return append(node)
    }
}
