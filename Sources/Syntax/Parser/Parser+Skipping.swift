extension Parser {
    /// Skips one token, or a whole group where one opens.
    mutating func skipGroup() {
        guard token.kind.opensGroup else { return advance() }
        var depth = 0
        repeat {
            if token.kind.opensGroup { depth += 1 } else if token.kind.closesGroup { depth -= 1 }
            advance()
        } while depth > 0 && !atEnd
    }

    /// The position behind a group that opens at a position, without moving.
    mutating func endOfGroup(at start: Int) -> Int {
        var depth = 0
        var position = start
        repeat {
            let kind = tokens[position].kind
            if kind == .endOfFile { return position }
            if kind.opensGroup { depth += 1 } else if kind.closesGroup { depth -= 1 }
            position += 1
        } while depth > 0 && position < start + 256
        return depth > 0 ? groupEnds.end(of: start) : position
    }

    /// Skips the block at the current position where nobody asks for uses and nothing in it can be a declaration.
    ///
    /// - Returns: whether it was skipped.
    mutating func skipBlockWithoutDeclarations() -> Bool {
        guard !keepsUses, at(.leftBrace), let end = endOfBlockWithoutDeclarations() else { return false }
        index = end
        token = tokens[end]
        advance()
        return true
    }

    /// The position of the brace that closes the block at the current position; nil where it may hold a declaration, were
    /// it only by what is made of broken code, or where a directive in it may hold one bracket of a pair.
    private mutating func endOfBlockWithoutDeclarations() -> Int? {
        var groups = OpenGroups()
        var position = index
        while true {
            let kind = tokens[position].kind
            if kind.opensGroup {
                guard groups.open(kind) else { return nil }
            } else if kind.closesGroup {
                guard groups.close(kind) else { return nil }
                if groups.isEmpty { return position }
            } else if mayDeclare(position) {
                return nil
            }
            position += 1
        }
    }

    /// Whether a token may belong to a declaration, or lead to one.
    private func mayDeclare(_ position: Int) -> Bool {
        let previous = tokens[position - 1].kind
        switch tokens[position].kind {
        case .endOfFile, .at, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: return true
        // A member may be called so, too: `value.case` ends a statement, and what follows declares.
        case .letKeyword, .varKeyword: return !previous.precedesPattern || tokens[position - 2].kind == .period
        // Behind a modifier, what a macro makes is declared.
        case .pound: return previous.isContextualModifier || previous.isAccessModifier
        // A member's name, as in `.init`.
        case let kind: return kind.introducesDeclaration && previous != .period
        }
    }

    // MARK: - Conditional compilation

    var atDirective: Bool {
        switch token.kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: true
        default: false
        }
    }

    /// `#if` around attributes belongs to the declaration behind them.
    var atConditionalAttributes: Bool {
        mutating get { at(.poundIf) && endOfConditionalAttributes(at: index) != nil }
    }

    /// Skips a directive where a list of declarations, statements or cases is read, so that every branch is read as
    /// part of the list.
    ///
    /// - Parameter open: how many `#if` of this list are open. A branch that belongs to none of them began in the
    ///   middle of a declaration: the first branch has been read, the others are skipped.
    mutating func skipDirective(open: inout Int) {
        switch token.kind {
        case .poundIf:
            // The whole chain at once: what it leads to has been looked up from its start.
            repeat {
                open += 1
                skipDirectiveLine()
            } while at(.poundIf) && !atConditionalAttributes
        case .poundElse, .poundElseif:
            if open > 0 { skipDirectiveLine() } else { skipOtherBranches() }
        case .poundEndif:
            open = max(0, open - 1)
            advance()
        default:
            skipDirectiveLine()
        }
    }

    /// Skips a directive with its condition.
    mutating func skipDirectiveLine() {
        let hasCondition = at(.poundIf) || at(.poundElseif)
        if at(.poundSourceLocation) {
            advance()
            if at(.leftParenthesis) { skipGroup() }
            return
        }
        advance()
        guard hasCondition else { return }
        var continues = true
        while !atEnd, continues || !token.startsLine || at(.binaryOperator) {
            continues = at(.binaryOperator) || at(.prefixOperator)
            skipGroup()
        }
    }

    private mutating func skipOtherBranches() {
        var depth = 1
        while !atEnd {
            if at(.poundIf) { depth += 1 }
            if at(.poundEndif) { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }

    /// The position behind a directive's line, and behind every `#if` that follows it at once.
    mutating func endOfDirectives(at start: Int) -> Int {
        var position = start
        repeat { skipDirectiveLine(&position) } while tokens[position].kind == .poundIf
        return position
    }

    /// Moves past a directive with its condition.
    mutating func skipDirectiveLine(_ position: inout Int) {
        repeat { position = endOfGroup(at: position) } while !tokens[position].startsLine && tokens[position].kind != .endOfFile
    }

    /// Whether the `#if` at the current position opens a part of a member chain: `#if DEBUG .border() #endif`.
    var atPostfixDirective: Bool {
        mutating get {
            guard at(.poundIf) else { return false }
            let position = endOfDirectives(at: index)
            guard tokens[position].kind == .period else { return false }
            return tokens[position + 1].kind.isName || tokens[position + 1].kind.isReserved
        }
    }
}

/// The groups around a place, innermost last, if there are not too many: code for people has few.
private struct OpenGroups {
    /// Two bits a group.
    private var kinds: UInt64 = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// - Returns: false where there are too many.
    mutating func open(_ kind: TokenKind) -> Bool {
        kinds = kinds << 2 | kind.groupNumber
        count += 1
        return count <= 32
    }

    /// - Returns: whether it closes the innermost one.
    mutating func close(_ kind: TokenKind) -> Bool {
        guard count > 0, kinds & 3 == kind.groupNumber else { return false }
        kinds >>= 2
        count -= 1
        return true
    }
}

extension TokenKind {
    /// Whether a `let` or `var` behind it binds a part of what is matched, and declares nothing of its own. So it does
    /// behind a comma and a parenthesis, too, but not in all that is broken.
    fileprivate var precedesPattern: Bool {
        switch self {
        case .ifKeyword, .guardKeyword, .whileKeyword, .caseKeyword: true
        default: false
        }
    }

    fileprivate var isAccessModifier: Bool {
        switch self {
        case .publicKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword: true
        default: false
        }
    }

    /// Equal for what opens a group and what closes it.
    fileprivate var groupNumber: UInt64 {
        switch self {
        case .leftParenthesis, .rightParenthesis: 0
        case .leftBracket, .rightBracket: 1
        case .leftBrace, .rightBrace: 2
        default: 3
        }
    }

    /// Whether every declaration of a kind has it; `let` and `var` aside.
    fileprivate var introducesDeclaration: Bool {
        switch self {
        case .funcKeyword, .classKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .actorKeyword,
            .typealiasKeyword, .associatedtypeKeyword, .macroKeyword, .importKeyword, .operatorKeyword, .precedencegroupKeyword,
            .initKeyword, .deinitKeyword, .subscriptKeyword: true
        default: false
        }
    }
}
