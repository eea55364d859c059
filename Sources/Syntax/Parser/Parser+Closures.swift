// Swift grammar: closure-expression.
extension Parser {
    mutating func parseClosure() -> CodeIndex {
        let offset = token.offset
        if skipBlockWithoutDeclarations() { return append(CodeNode(.closure, at: offset)) }
        let outer = (isLocal, context)
        (isLocal, context) = (true, [])
        defer { (isLocal, context) = outer }
        advance()
        let number = outline.closures.count
        outline.closures.append(
            Closure(offset: offset, captures: .empty, parameters: .empty, result: .none, body: .empty))
        if hasClosureSignature { parseClosureSignature(of: number) }
        let body = append(CodeNode(.closureBody, at: token.offset))
        let start = outline.code.count
        nested(or: ()) { $0.parseStatements(until: .rightBrace) }
        expect(.rightBrace, "'}'")
        outline.code[body.position].second = Int32(truncatingIfNeeded: outline.code.count)
        outline.closures[number].body = ListRange(start, outline.code.count)
        var node = CodeNode(.closure, at: offset)
        node.first = Int32(truncatingIfNeeded: number)
        return append(node)
    }

    /// Whether `in` follows what can only be a closure's captures, parameters and result.
    private var hasClosureSignature: Bool {
        mutating get {
            var position = index
            while tokens[position].kind == .at { skipAttribute(&position) }
            if tokens[position].kind == .leftBracket { position = endOfGroup(at: position) }
            if tokens[position].kind == .leftParenthesis {
                position = endOfGroup(at: position)
            } else {
                skipParameterNames(&position)
            }
            skipSignatureResult(&position)
            return tokens[position].kind == .inKeyword
        }
    }

    private mutating func skipParameterNames(_ position: inout Int) {
        while position < tokens.count - 1, tokens[position].kind.isName || tokens[position].kind == .wildcard {
            // `{ async in` and `{ x throws in`: effects end the names unless they are names themselves.
            let next = tokens[position + 1].kind
            if tokens[position].kind == .asyncKeyword, next != .comma, next != .inKeyword { return }
            position += 1
            if tokens[position].kind != .comma { return }
            position += 1
        }
    }

    private mutating func skipSignatureResult(_ position: inout Int) {
        while position < tokens.count - 1 {
            switch tokens[position].kind {
            case .asyncKeyword, .rethrowsKeyword: position += 1
            case .throwsKeyword:
                position += 1
                if tokens[position].kind == .leftParenthesis { position = endOfGroup(at: position) }
            case .arrow: return skipResultType(&position)
            default: return
            }
        }
    }

    /// A result type ends at `in`; a brace or a statement's keyword shows that there is none.
    private mutating func skipResultType(_ position: inout Int) {
        position += 1
        while position < tokens.count - 1 {
            switch tokens[position].kind {
            case .inKeyword, .leftBrace, .rightBrace, .semicolon, .equal: return
            case .leftParenthesis, .leftBracket: position = endOfGroup(at: position)
            default: position += 1
            }
        }
    }

    private mutating func parseClosureSignature(of number: Int) {
        while at(.at) { parseAttribute() }
        if at(.leftBracket) { outline.closures[number].captures = parseCaptures() }
        outline.closures[number].parameters = parseClosureParameters()
        skipEffects()
        if consume(.arrow) { outline.closures[number].result = parseType() }
        while !at(.inKeyword), !atEnd { skipGroup() }
        advance()
    }

    private mutating func parseCaptures() -> ListRange {
        advance()
        var captures: [Capture] = []
        while !at(.rightBracket), !atEnd {
            let before = index
            captures.append(parseCapture())
            if !consume(.comma), !at(.rightBracket), before == index { skipGroup() }
        }
        advance()
        let start = outline.captures.count
        for capture in captures { outline.captures.append(capture) }
        return ListRange(start, outline.captures.count)
    }

    private mutating func parseCapture() -> Capture {
        var capture = Capture(ownership: .strong, name: .none, offset: token.offset, value: .none)
        if at(.weakKeyword), capturesNext {
            capture.ownership = .weak
            advance()
        } else if at(.unownedKeyword), capturesNext || peek().kind == .leftParenthesis {
            capture.ownership = text(is: "unsafe", of: peek(2)) ? .unownedUnsafe : .unowned
            if text(is: "safe", of: peek(2)) { capture.ownership = .unownedSafe }
            advance()
            if at(.leftParenthesis) { skipGroup() }
        }
        capture.offset = token.offset
        if token.kind.isName || at(.selfKeyword) { capture.name = intern(token) }
        if peek().kind == .equal {
            advance()
            advance()
        }
        capture.value = parseExpression()
        return capture
    }

    private var capturesNext: Bool {
        peek().kind.isName || peek().kind == .selfKeyword
    }

    private mutating func parseClosureParameters() -> ListRange {
        let mark = parameterScratch.count
        let isParenthesized = consume(.leftParenthesis)
        while token.kind.isName || at(.wildcard) || isParenthesized && !at(.rightParenthesis), !atEnd {
            let before = (index, token.offset)
            parseClosureParameter(isParenthesized: isParenthesized)
            if !consume(.comma), !isParenthesized || before == (index, token.offset) { break }
        }
        if isParenthesized {
            while !at(.rightParenthesis), !at(.inKeyword), !atEnd { skipGroup() }
            _ = consume(.rightParenthesis)
        }
        return parameterScratch.move(from: mark, to: &outline.parameters)
    }

    private mutating func parseClosureParameter(isParenthesized: Bool) {
        while at(.at) { parseAttribute() }
        var parameter = Parameter(
            label: .none, name: .none, offset: token.offset, type: .none, isVariadic: false, defaultValue: .none)
        // `((key, value))` took a tuple apart until Swift 3.
        if at(.leftParenthesis) { skipGroup() }
        if token.kind.isName || token.kind.isReserved { parameter.name = intern(token) }
        if token.kind.isName || token.kind.isReserved || at(.wildcard) { advance() }
        if isParenthesized, token.kind.isName || at(.wildcard) {
            parameter.name = at(.wildcard) ? .none : intern(token)
            advance()
        }
        if isParenthesized, consume(.colon) {
            parameter.type = parseType()
            if token.kind.isOperator, text(is: "...") {
                parameter.isVariadic = true
                advance()
            }
        }
        parameterScratch.append(parameter)
    }
}
