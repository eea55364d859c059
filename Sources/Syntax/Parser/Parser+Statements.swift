// Swift grammar: statement.
extension Parser {
    /// Reads the statements between braces.
    mutating func parseCodeBlock(allowsInit: Bool = true) {
        if skipBlockWithoutDeclarations() { return }
        guard consume(.leftBrace) else { return report("expected '{'") }
        withoutContext { $0.parseStatements(until: .rightBrace, allowsInit: allowsInit) }
        expect(.rightBrace, "'}'")
    }

    /// Runs `body` as if it stood in no condition and no pattern.
    @inline(__always)
    mutating func withoutContext(_ body: (inout Parser) -> Void) {
        let outer = context
        context = []
        body(&self)
        context = outer
    }

    /// The same, in a scope of its own.
    mutating func parseScopedBlock(_ scope: CodeNode.Scope = .block) {
        inScope(scope) { $0.parseCodeBlock() }
    }

    mutating func inScope(_ scope: CodeNode.Scope = .block, _ body: (inout Parser) -> Void) {
        var begin = CodeNode(.scopeBegin, at: token.offset)
        begin.count = UInt16(scope.rawValue)
        outline.code.append(begin)
        body(&self)
        outline.code.append(CodeNode(.scopeEnd, at: previousEnd))
    }

    /// - Parameters:
    ///   - inSwitch: the next case ends the list as well.
    ///   - allowsInit: whether `init` declares; in the body of an initialiser it calls another.
    mutating func parseStatements(until end: TokenKind, inSwitch: Bool = false, allowsInit: Bool = true) {
        let outer = isConditional
        var open = 0
        while !at(end), !atEnd {
            if inSwitch, startsCase || endsSwitchBranch(open: open) { break }
            let before = (index, token.offset)
            if atDirective, !atConditionalAttributes { skipDirective(open: &open) } else { parseStatement(allowsInit: allowsInit) }
            isConditional = outer || open > 0
            if before == (index, token.offset) {
                report("unexpected text")
                skipGroup()
            }
        }
        isConditional = outer
    }

    var startsCase: Bool {
        mutating get { startsCase(at: index) }
    }

    private mutating func startsCase(at position: Int) -> Bool {
        switch tokens[position].kind {
        case .caseKeyword: true
        case .defaultKeyword: tokens[position + 1].kind == .colon
        case .at where text(is: "unknown", of: tokens[position + 1]):
            tokens[position + 2].kind == .caseKeyword || tokens[position + 2].kind == .defaultKeyword
        default: false
        }
    }

    /// `#if` around whole cases: the directive belongs to the list of cases, not to the statements of one.
    private mutating func endsSwitchBranch(open: Int) -> Bool {
        switch token.kind {
        case .poundElse, .poundElseif, .poundEndif: return open == 0
        case .poundIf:
            return startsCase(at: endOfDirectives(at: index))
        default: return false
        }
    }

    private mutating func parseStatement(allowsInit: Bool) {
        nested(or: ()) { $0.parseStatementInside(allowsInit: allowsInit) }
    }

    private mutating func parseStatementInside(allowsInit: Bool) {
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
        case .breakKeyword:
            appendStatement(.break, base: .none, at: token.offset)
            parseJump()
        case .continueKeyword, .fallthroughKeyword: parseJump()
        case .yieldKeyword where startsOperand(peek()), .discardKeyword where peek().kind == .selfKeyword,
            .thenKeyword where startsOperand(peek()):
            advance()
            appendStatement(.evaluate, base: parseExpression())
        default:
            // A brace at the top level that closes nothing: left behind by a fault further up.
            if at(.rightBrace) { return }
            if startsDeclaration(at: index, allowsInit: allowsInit, isMember: false) {
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
        mutating get {
            switch token.kind {
            case .rightBrace, .semicolon, .endOfFile, .caseKeyword, .defaultKeyword, .poundEndif, .poundElse, .poundElseif, .poundIf:
                true
            default:
                token.startsLine
                    && (!startsOperand(token) || token.kind.isContextual && startsDeclaration(at: index, allowsInit: true, isMember: false))
            }
        }
    }

    private mutating func parseJump() {
        advance()
        if token.kind.isName, !token.startsLine { advance() }
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
