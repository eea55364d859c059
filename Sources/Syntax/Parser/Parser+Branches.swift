// Swift grammar: branch-statement, loop-statement, do-statement, condition-list.
extension Parser {
    /// One `if`, `switch` or `do` where an expression is due.
    mutating func parseStatements(oneOf kind: TokenKind) {
        switch kind {
        case .ifKeyword: parseIf()
        case .switchKeyword: parseSwitch()
        default: parseDo()
        }
    }

    mutating func parseIf(as scope: CodeNode.Scope = .branch) {
        inScope(scope) { parser in
            parser.advance()
            parser.parseConditions()
            parser.parseScopedBlock()
        }
        guard consume(.elseKeyword) else { return }
        if at(.ifKeyword) { nested(or: ()) { $0.parseIf(as: .alternative) } } else { parseScopedBlock(.alternative) }
    }

    mutating func parseGuard() {
        advance()
        parseConditions()
        _ = consume(.elseKeyword)
        parseScopedBlock(.branch)
    }

    mutating func parseWhile() {
        inScope(.loop) { parser in
            parser.advance()
            parser.parseConditions()
            parser.parseScopedBlock()
        }
    }

    mutating func parseRepeat() {
        advance()
        parseScopedBlock(.loop)
        if consume(.whileKeyword) { appendStatement(.evaluate, base: parseExpression()) }
    }

    mutating func parseFor() {
        inScope(.loop) { parser in
            parser.advance()
            let offset = parser.token.offset
            if parser.consume(.tryKeyword) { parser.outline.tries.append(offset) }
            if parser.at(.awaitKeyword), parser.peek().kind != .inKeyword { parser.advance() }
            if parser.at(.unsafeKeyword), parser.peek().kind != .inKeyword, parser.peek().kind != .colon { parser.advance() }
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

    mutating func parseDo() {
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
            if !at(.whereKeyword) { appendStatement(.match, base: .none, other: parseMatchingPattern()) }
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
        inScope(.choice) { parser in
            if parser.consume(.caseKeyword) { parser.parseCaseItems(of: subject) } else { parser.advance() }
            parser.expect(.colon, "':'")
            parser.withoutContext { $0.parseStatements(until: .rightBrace, inSwitch: true) }
        }
    }

    private mutating func parseCaseItems(of subject: CodeIndex) {
        repeat {
            let pattern = parseMatchingPattern()
            appendStatement(.match, base: subject, other: pattern)
            if consume(.whereKeyword) { withoutContext { $0.appendStatement(.evaluate, base: $0.parseExpression()) } }
        } while consume(.comma)
    }

    // MARK: - Conditions

    /// Runs `body` where a `{` opens the statement's block and not a trailing closure.
    mutating func parseCondition(_ body: (inout Parser) -> CodeIndex) -> CodeIndex {
        let outer = context
        context = .condition
        defer { context = outer }
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
        let pattern = parseMatchingPattern()
        var written = TypeIndex.none
        if consume(.colon) { written = parseType() }
        var value: CodeIndex
        if consume(.equal) {
            value = parseCondition { $0.parseExpression() }
        } else {
            // `if let name` unwraps what the name means outside.
            value = append(.identifier, name: intern(name), at: name.offset)
        }
        if written.exists { value = append(.annotated, type: written, base: value, at: name.offset) }
        appendStatement(.unwrapMatch, base: value, other: pattern)
    }
}
