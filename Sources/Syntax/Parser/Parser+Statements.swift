// Swift grammar: statement.
extension Parser {
    /// Reads the statements between braces.
    mutating func parseCodeBlock() {
        guard consume(.leftBrace) else { return report("expected '{'") }
        let outer = (allowsTrailingClosure, bindsNames, allowsPatterns, stopsAtAssignment)
        (allowsTrailingClosure, bindsNames, allowsPatterns, stopsAtAssignment) = (true, false, false, false)
        parseStatements(until: .rightBrace)
        (allowsTrailingClosure, bindsNames, allowsPatterns, stopsAtAssignment) = outer
        expect(.rightBrace, "'}'")
    }

    /// The same, in a scope of its own.
    mutating func parseScopedBlock() {
        inScope { $0.parseCodeBlock() }
    }

    mutating func inScope(_ body: (inout Parser) -> Void) {
        outline.code.append(CodeNode(.scopeBegin, at: token.offset))
        body(&self)
        outline.code.append(CodeNode(.scopeEnd, at: previousEnd))
    }

    /// - Parameter inSwitch: the next case ends the list as well.
    mutating func parseStatements(until end: TokenKind, inSwitch: Bool = false) {
        let outer = isConditional
        var open = 0
        while !at(end), !atEnd {
            if inSwitch, startsCase || endsSwitchBranch(open: open) { break }
            let before = (index, token.offset)
            if atDirective { skipDirective(open: &open) } else { parseStatement() }
            isConditional = outer || open > 0
            if before == (index, token.offset) {
                report("unexpected text")
                skipGroup()
            }
        }
        isConditional = outer
    }

    private var startsCase: Bool {
        switch token.kind {
        case .caseKeyword: true
        case .defaultKeyword: peek().kind == .colon
        case .at: text(is: "unknown", of: peek()) && (peek(2).kind == .caseKeyword || peek(2).kind == .defaultKeyword)
        default: false
        }
    }

    /// `#if` around whole cases: the directive belongs to the list of cases, not to the statements of one.
    private func endsSwitchBranch(open: Int) -> Bool {
        switch token.kind {
        case .poundElse, .poundElseif, .poundEndif: return open == 0
        case .poundIf:
            var position = index + 1
            while position < tokens.count - 1, !tokens[position].startsLine || tokens[position].kind == .poundIf {
                position += 1
            }
            return tokens[position].kind == .caseKeyword
                || tokens[position].kind == .defaultKeyword && tokens[position + 1].kind == .colon
        default: return false
        }
    }

    private mutating func parseStatement() {
        nested(or: ()) { $0.parseStatementInside() }
    }

    private mutating func parseStatementInside() {
        skipStatementLabel()
        switch token.kind {
        case .semicolon: advance()
        case .ifKeyword: parseIf()
        case .guardKeyword: parseGuard()
        case .whileKeyword: parseWhile()
        case .repeatKeyword where peek().kind == .leftBrace: parseRepeat()
        case .forKeyword: parseFor()
        case .switchKeyword: parseSwitch()
        case .doKeyword: parseDo()
        case .deferKeyword where peek().kind == .leftBrace:
            advance()
            parseScopedBlock()
        case .returnKeyword, .throwKeyword: parseReturn()
        case .breakKeyword, .continueKeyword, .fallthroughKeyword: parseJump()
        case .yieldKeyword where startsOperand(peek()), .discardKeyword where peek().kind == .selfKeyword,
            .thenKeyword where startsOperand(peek()):
            advance()
            appendStatement(.evaluate, base: parseExpression())
        default:
            // A brace at the top level that closes nothing: left behind by a fault further up.
            if at(.rightBrace) { return }
            if startsDeclaration(at: index, allowsInit: !isLocal, isMember: false) {
                parseDeclaration()
            } else {
                appendStatement(.evaluate, base: parseExpression())
            }
        }
    }

    private mutating func skipStatementLabel() {
        guard token.kind.isName, peek().kind == .colon else { return }
        switch peek(2).kind {
        case .forKeyword, .whileKeyword, .repeatKeyword, .ifKeyword, .switchKeyword, .doKeyword, .guardKeyword:
            advance()
            advance()
        default: break
        }
    }

    private mutating func parseReturn() {
        let offset = token.offset
        advance()
        guard !endsStatement else { return appendStatement(.return, base: .none, at: offset) }
        appendStatement(.return, base: parseExpression(), at: offset)
    }

    private var endsStatement: Bool {
        switch token.kind {
        case .rightBrace, .semicolon, .endOfFile, .caseKeyword, .defaultKeyword, .poundEndif, .poundElse, .poundElseif, .poundIf:
            true
        default: token.startsLine && !startsOperand(token)
        }
    }

    private mutating func parseJump() {
        advance()
        if token.kind.isName, !token.startsLine { advance() }
    }

    // MARK: - Branches

    /// One `if`, `switch` or `do` where an expression is due.
    mutating func parseStatements(oneOf kind: TokenKind) {
        switch kind {
        case .ifKeyword: parseIf()
        case .switchKeyword: parseSwitch()
        default: parseDo()
        }
    }

    private mutating func parseIf() {
        inScope { parser in
            parser.advance()
            parser.parseConditions()
            parser.parseScopedBlock()
        }
        guard consume(.elseKeyword) else { return }
        if at(.ifKeyword) { nested(or: ()) { $0.parseIf() } } else { parseScopedBlock() }
    }

    private mutating func parseGuard() {
        advance()
        parseConditions()
        _ = consume(.elseKeyword)
        parseScopedBlock()
    }

    private mutating func parseWhile() {
        inScope { parser in
            parser.advance()
            parser.parseConditions()
            parser.parseScopedBlock()
        }
    }

    private mutating func parseRepeat() {
        advance()
        parseScopedBlock()
        if consume(.whileKeyword) { appendStatement(.evaluate, base: parseExpression()) }
    }

    private mutating func parseFor() {
        inScope { parser in
            parser.advance()
            _ = parser.consume(.tryKeyword)
            if parser.at(.awaitKeyword) || parser.at(.unsafeKeyword), parser.peek().kind != .inKeyword { parser.advance() }
            let isCase = parser.consume(.caseKeyword)
            let pattern = isCase ? parser.parseMatchingPattern() : parser.parseBindingPattern()
            if parser.consume(.colon) { _ = parser.parseType() }
            parser.expect(.inKeyword, "'in'")
            let sequence = parser.parseCondition { $0.parseExpression() }
            parser.appendStatement(.elementMatch, base: sequence, other: pattern)
            if parser.consume(.whereKeyword) {
                parser.appendStatement(.evaluate, base: parser.parseCondition { $0.parseExpression() })
            }
            parser.parseScopedBlock()
        }
    }

    private mutating func parseDo() {
        advance()
        skipEffects()
        parseScopedBlock()
        while at(.catchKeyword) {
            inScope { $0.parseCatch() }
        }
    }

    private mutating func parseCatch() {
        advance()
        while !at(.leftBrace), !atEnd {
            let before = index
            if !at(.whereKeyword) {
                let pattern = parseCondition { $0.parseMatchingPattern() }
                appendStatement(.match, base: .none, other: pattern)
            }
            if consume(.whereKeyword) {
                appendStatement(.evaluate, base: parseCondition { $0.parseExpression() })
            }
            if !consume(.comma) || before == index { break }
        }
        parseScopedBlock()
    }

    // MARK: - Switch

    mutating func parseSwitch() {
        advance()
        let subject = parseCondition { $0.parseExpression() }
        appendStatement(.subject, base: subject)
        guard consume(.leftBrace) else { return report("expected '{'") }
        var open = 0
        while !at(.rightBrace), !atEnd {
            let before = (index, token.offset)
            if atDirective {
                skipDirective(open: &open)
            } else if startsCase {
                parseCase(of: subject)
            } else {
                // A statement outside every case: half a case, or a macro.
                parseStatements(until: .rightBrace, inSwitch: true)
            }
            if before == (index, token.offset) { skipGroup() }
        }
        expect(.rightBrace, "'}'")
    }

    private mutating func parseCase(of subject: CodeIndex) {
        if at(.at) {
            advance()
            advance()
        }
        inScope { parser in
            if parser.consume(.caseKeyword) { parser.parseCaseItems(of: subject) } else { parser.advance() }
            parser.expect(.colon, "':'")
            let outer = parser.allowsTrailingClosure
            parser.allowsTrailingClosure = true
            parser.parseStatements(until: .rightBrace, inSwitch: true)
            parser.allowsTrailingClosure = outer
        }
    }

    private mutating func parseCaseItems(of subject: CodeIndex) {
        repeat {
            let pattern = parseMatchingPattern()
            appendStatement(.match, base: subject, other: pattern)
            if consume(.whereKeyword) { appendStatement(.evaluate, base: parseExpression()) }
        } while consume(.comma)
    }

    // MARK: - Conditions

    /// Runs `body` where a `{` opens the statement's block and not a trailing closure.
    mutating func parseCondition(_ body: (inout Parser) -> CodeIndex) -> CodeIndex {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        return body(&self)
    }

    private mutating func parseConditions() {
        repeat { parseConditionElement() } while consume(.comma) && !at(.leftBrace)
        // Swift 2 joined the last condition with `where`.
        if consume(.whereKeyword) { appendStatement(.evaluate, base: parseCondition { $0.parseExpression() }) }
    }

    private mutating func parseConditionElement() {
        switch token.kind {
        case .letKeyword, .varKeyword:
            parseOptionalBinding()
        case .caseKeyword:
            advance()
            let pattern = parseMatchingPattern()
            if consume(.colon) { _ = parseType() }
            expect(.equal, "'='")
            let value = parseCondition { $0.parseExpression() }
            appendStatement(.match, base: value, other: pattern)
        default:
            appendStatement(.evaluate, base: parseCondition { $0.parseExpression() })
        }
    }

    private mutating func parseOptionalBinding() {
        let name = peek()
        let pattern = parseBindingPattern()
        var written = TypeIndex.none
        if consume(.colon) { written = parseType() }
        var value: CodeIndex
        if consume(.equal) {
            value = parseCondition { $0.parseExpression() }
        } else {
            // `if let name` unwraps what the name means outside.
            value = append(.identifier, name: intern(name), at: name.offset)
        }
        if written.exists { value = append(.coercion, type: written, base: value, at: name.offset) }
        appendStatement(.unwrapMatch, base: value, other: pattern)
    }

    // MARK: - Patterns

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
        let outer = (allowsPatterns, stopsAtAssignment, bindsNames)
        (allowsPatterns, stopsAtAssignment, bindsNames) = (true, true, false)
        defer { (allowsPatterns, stopsAtAssignment, bindsNames) = outer }
        return parseExpression()
    }

    // MARK: - Nodes

    mutating func appendStatement(
        _ kind: CodeNode.Kind, base: CodeIndex, other: CodeIndex = .none, at offset: UInt32? = nil
    ) {
        var node = CodeNode(kind, at: offset ?? (base.exists ? outline[base].offset : previousEnd))
        node.second = base.rawValue
        node.first = other.rawValue
        outline.code.append(node)
    }
}
