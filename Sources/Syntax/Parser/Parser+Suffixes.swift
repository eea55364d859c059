// Swift grammar: postfix-expression.
extension Parser {
    /// Reads members, calls, subscripts, marks and trailing closures behind an expression.
    mutating func parseSuffixes(of expression: CodeIndex) -> CodeIndex {
        var expression = expression
        var openDirectives = 0
        while let next = parseOptionalSuffix(of: expression, openDirectives: &openDirectives) { expression = next }
        return expression
    }

    private mutating func parseOptionalSuffix(of base: CodeIndex, openDirectives: inout Int) -> CodeIndex? {
        switch token.kind {
        case .period: return parseOptionalMember(of: base)
        case .moduleSelector: return parseOptionalMember(of: base)
        case .leftParenthesis where !token.startsLine: return opensArgumentNames ? parseArgumentNames(of: base) : parseCall(of: base)
        case .leftBracket where !token.startsLine: return parseSubscript(of: base)
        case .leftBrace: return parseOptionalTrailingClosures(of: base)
        case .postfixQuestion where !token.startsLine: return parseMark(.optionalChain, of: base)
        case .exclamation where !token.startsLine: return parseMark(.forceUnwrap, of: base)
        case .postfixOperator where !token.startsLine: return parseMark(.unary, of: base)
        case .poundIf where atPostfixDirective, .poundElse where openDirectives > 0, .poundElseif where openDirectives > 0:
            skipDirective(open: &openDirectives)
            // What nests in a branch has been looked through with it.
            while at(.poundIf) { skipDirective(open: &openDirectives) }
            return base
        case .poundEndif where openDirectives > 0:
            skipDirective(open: &openDirectives)
            return base
        default: return nil
        }
    }

    private mutating func parseMark(_ kind: CodeNode.Kind, of base: CodeIndex) -> CodeIndex {
        let offset = token.offset
        advance()
        return append(kind, base: base, at: offset)
    }

    private mutating func parseOptionalMember(of base: CodeIndex) -> CodeIndex? {
        let next = peek()
        guard next.kind.isName || next.kind.isReserved || next.kind == .integerLiteral || next.kind == .dollarIdentifier
            || next.kind == .wildcard
        else {
            // A member being typed: `self.` at the end of a line.
            report("expected a member name")
            advance()
            return base
        }
        advance()
        // A keyword on the next line starts a statement of its own.
        guard !(token.startsLine && token.kind.isReserved && previousEnd < token.offset) else {
            report("expected a member name")
            return base
        }
        let member = append(.member, name: internUse(token), base: base, at: token.offset)
        advance()
        return parseOptionalSpecialization(of: member)
    }

    /// Members, subscripts and marks; a call would end the key path.
    mutating func parseKeyPathComponents(of keyPath: CodeIndex) -> CodeIndex {
        var path = keyPath
        while true {
            switch token.kind {
            case .period where peek().kind == .leftBracket:
                advance()
            case .period:
                guard let member = parseOptionalMember(of: path) else { return path }
                path = member
            case .leftBracket where !token.startsLine:
                path = parseSubscript(of: path)
            case .postfixQuestion, .exclamation:
                path = parseMark(at(.exclamation) ? .forceUnwrap : .optionalChain, of: path)
            case .prefixOperator, .binaryOperator, .postfixOperator:
                guard let component = parseOptionalMarks(of: path) else { return path }
                path = component
            default:
                return path
            }
        }
    }

    /// `\.?.name` holds an operator of periods and marks; its last period belongs to the member behind it.
    private mutating func parseOptionalMarks(of path: CodeIndex) -> CodeIndex? {
        let bytes = UnsafeBufferPointer(start: base + Int(token.offset), count: Int(token.length))
        guard bytes.allSatisfy({ ".?!".utf8.contains($0) }), bytes.contains(where: { $0 != UInt8(ascii: ".") }) else { return nil }
        let endsInPeriod = bytes.last == UInt8(ascii: ".")
        let marked = parseMark(.optionalChain, of: path)
        guard endsInPeriod, token.kind.isName || token.kind.isReserved else { return marked }
        let member = append(.member, name: internUse(token), base: marked, at: token.offset)
        advance()
        return member
    }

    /// Swift grammar: argument-names. `name(first:_:)` names a function by its labels and calls nothing.
    private var opensArgumentNames: Bool {
        var distance = 1
        while peek(distance).kind.isName || peek(distance).kind.isReserved || peek(distance).kind == .wildcard, peek(distance + 1).kind == .colon {
            distance += 2
        }
        return distance > 1 && peek(distance).kind == .rightParenthesis
    }

    private mutating func parseArgumentNames(of function: CodeIndex) -> CodeIndex {
        let (offset, mark) = (token.offset, argumentScratch.count)
        advance()
        while !at(.rightParenthesis) {
            argumentScratch.append(Argument(label: at(.wildcard) ? .none : internUse(token), value: .none))
            advance()
            advance()
        }
        advance()
        // A name has its labels once: others behind them belong to nothing.
        if function.position == outline.code.count - 1 {
            _ = appendArguments(.argumentNames, base: function, at: offset, from: mark)
        } else {
            argumentScratch.truncate(to: mark)
        }
        return function
    }

    /// `Loan.init(id: 1)` calls what `Loan(id: 1)` calls.
    ///
    /// - Returns: the name of the type; the last node of the code is taken back for it.
    private mutating func typeOfInit(_ callee: CodeIndex) -> CodeIndex {
        guard index > 2, tokens[index - 1].kind == .initKeyword, tokens[index - 2].kind == .period, tokens[index - 3].kind.isName,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(base[Int(tokens[index - 3].offset)]),
            callee.exists, callee.position == outline.code.count - 1, case let member = outline[callee], member.kind == .member, member.base.exists
        else { return callee }
        outline.code.truncate(to: callee.position)
        return member.base
    }

    private mutating func parseCall(of callee: CodeIndex) -> CodeIndex {
        let base = typeOfInit(callee)
        let offset = token.offset
        let mark = argumentScratch.count
        parseArguments(closing: .rightParenthesis)
        if at(.leftBrace), isTrailingClosure { collectTrailingClosures() }
        return appendArguments(.call, base: base, at: offset, from: mark)
    }

    private mutating func parseSubscript(of base: CodeIndex) -> CodeIndex {
        let offset = token.offset
        let mark = argumentScratch.count
        parseArguments(closing: .rightBracket)
        return appendArguments(.subscript, base: base, at: offset, from: mark)
    }

    /// Reads `(label: value, …)` or `[…]` and leaves the arguments on the scratch list.
    mutating func parseArguments(closing: TokenKind) {
        advance()
        let outer = context
        context.remove(.condition)
        while !at(closing), !atEnd {
            let before = (index, token.offset)
            parseArgument()
            if consume(.comma) || at(closing) { continue }
            report(closing == .rightBracket ? "expected ']'" : "expected ')'")
            // What can't belong to an argument list ends it, so that a missing parenthesis costs one statement.
            if at(.rightBrace) || at(.rightParenthesis) || at(.rightBracket) || token.startsLine { break }
            if before == (index, token.offset) { skipGroup() }
        }
        _ = consume(closing)
        context = outer
    }

    private mutating func parseArgument() {
        var label = NameID.none
        if at(.pound), peek(2).kind == .colon { advance() }
        if token.kind.isName || token.kind.isReserved || at(.wildcard), peek().kind == .colon {
            label = internUse(token)
            advance()
            advance()
            if at(.rightParenthesis) || at(.comma) { return }
        }
        argumentScratch.append(Argument(label: label, value: parseExpression()))
    }

    // MARK: - Trailing closures

    private mutating func parseOptionalTrailingClosures(of base: CodeIndex) -> CodeIndex? {
        guard base.exists, canBeCalled(outline[base].kind), isTrailingClosure else { return nil }
        let offset = token.offset
        let mark = argumentScratch.count
        collectTrailingClosures()
        return appendArguments(.call, base: base, at: offset, from: mark)
    }

    private func canBeCalled(_ kind: CodeNode.Kind) -> Bool {
        switch kind {
        case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
            .arrayLiteral, .dictionaryLiteral, .wildcard, .unknown, .bindingPattern, .typeCheck:
            false
        default: true
        }
    }

    private mutating func collectTrailingClosures() {
        argumentScratch.append(Argument(label: .none, value: parseClosure()))
        while token.kind.isName || at(.wildcard) || token.kind.isReserved && !at(.defaultKeyword),
            peek().kind == .colon, peek(2).kind == .leftBrace
        {
            let label = internUse(token)
            advance()
            advance()
            argumentScratch.append(Argument(label: label, value: parseClosure()))
        }
    }

    /// Whether the `{` at the current position opens a trailing closure.
    private var isTrailingClosure: Bool {
        mutating get {
            if opensObservers { return false }
            if peek().kind == .caseKeyword { return false }
            if !context.contains(.condition) { return true }
            // In a condition `{` opens the statement's block, unless what follows its `}` shows otherwise, as in
            // `for x in xs.filter { $0 > 4 } {`.
            guard !peek().startsLine else { return false }
            return followsAsOperand(at: endOfGroup(at: index))
        }
    }

    private func followsAsOperand(at position: Int) -> Bool {
        let next = tokens[min(position, tokens.count - 1)]
        switch next.kind {
        case .leftBrace, .whereKeyword, .comma: return true
        case .leftBracket, .leftParenthesis, .period, .isKeyword, .asKeyword, .postfixQuestion, .infixQuestion,
            .exclamation, .colon, .equal, .postfixOperator, .binaryOperator:
            return !next.startsLine
        default: return false
        }
    }

    /// `var x = value { didSet { … } }`
    private var opensObservers: Bool {
        mutating get {
            var position = index + 1
            while tokens[position].kind == .at { skipAttribute(&position) }
            switch tokens[position].kind {
            case .didSetKeyword, .willSetKeyword, .initKeyword: return true
            default: return false
            }
        }
    }
}
