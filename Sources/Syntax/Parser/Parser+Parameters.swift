// Swift grammar: parameter-clause.
extension Parser {
    /// Reads the parenthesised parameters at the current position.
    mutating func parseParameters(of index: DeclarationIndex, isEnumCase: Bool = false) {
        let list = recordingCode(of: index) { $0.parseParameterClause(isEnumCase: isEnumCase) }
        edit(index) { $0.parameters = list }
    }

    /// Default values are code of the declaration.
    private mutating func recordingCode(
        of index: DeclarationIndex, _ body: (inout Parser) -> ListRange
    ) -> ListRange {
        var list = ListRange.empty
        recordCode(of: index) { list = body(&$0) }
        return list
    }

    mutating func parseParameterClause(isEnumCase: Bool = false) -> ListRange {
        advance()
        let mark = parameterScratch.count
        while !at(.rightParenthesis), !atEnd {
            let before = (index, token.offset)
            parseParameter(isEnumCase: isEnumCase)
            if !consume(.comma), !at(.rightParenthesis) {
                if before == (index, token.offset) { skipGroup() }
                if at(.rightBrace) || at(.leftBrace) { break }
            }
        }
        expect(.rightParenthesis, "')'")
        return parameterScratch.move(from: mark, to: &outline.parameters)
    }

    private mutating func parseParameter(isEnumCase: Bool) {
        skipParameterPrefix(isEnumCase: isEnumCase)
        var parameter = Parameter(
            label: .none, name: .none, offset: token.offset, type: .none, isVariadic: false, defaultValue: .none)
        if hasParameterNames {
            parseParameterNames(into: &parameter)
            if consume(.colon) { parameter.type = parseType() }
        } else {
            parameter.type = parseType()
        }
        if token.kind.isOperator, text(is: "...") {
            parameter.isVariadic = true
            advance()
        }
        if consume(.equal) { parameter.defaultValue = parseExpression() }
        parameterScratch.append(parameter)
    }

    /// Attributes, modifiers, and what stood before names until Swift 2 (`inout x: Int`, `#enabled: Bool`).
    ///
    /// - Parameter isEnumCase: the attributes of an associated value belong to its type.
    private mutating func skipParameterPrefix(isEnumCase: Bool) {
        while true {
            switch token.kind {
            case .at where !isEnumCase:
                parseAttribute()
            case .inoutKeyword where nameFollows, .varKeyword where namesFollow, .letKeyword where namesFollow,
                .isolatedKeyword where !isParameterName, .constKeyword where !isParameterName:
                advance()
            case .pound:
                advance()
            default:
                return
            }
        }
    }

    /// `inout` can be no label, so one name behind it is enough.
    private var nameFollows: Bool {
        peek().kind.isLabel && (peek(2).kind == .colon || peek(2).kind.isLabel && peek(3).kind == .colon)
    }

    /// A modifier is a name itself where a colon follows it, or one more name and the colon: `isolated a: A`.
    private var isParameterName: Bool {
        peek().kind == .colon || peek().kind.isLabel && peek(2).kind == .colon
    }

    /// Two names follow.
    private var namesFollow: Bool {
        peek().kind.isLabel && peek(2).kind.isLabel && peek(3).kind == .colon
    }

    private var hasParameterNames: Bool {
        mutating get {
            guard token.kind.isLabel else { return false }
            return peek().kind == .colon || peek().kind.isLabel && peek(2).kind == .colon
        }
    }

    private mutating func parseParameterNames(into parameter: inout Parameter) {
        let first = at(.wildcard) ? NameID.none : intern(token)
        advance()
        parameter.label = first
        parameter.name = first
        guard !at(.colon) else { return }
        parameter.name = at(.wildcard) ? .none : intern(token)
        advance()
    }
}
