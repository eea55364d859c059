// Swift grammar: type-identifier, tuple-type, array-type, dictionary-type, generic-argument-clause.
extension Parser {
    mutating func parseOptionalPrimaryType() -> TypeIndex? {
        switch token.kind {
        case .leftParenthesis: return parseOptionalTupleType()
        case .leftBracket: return parseOptionalCollectionType()
        case .capitalSelfKeyword, .capitalAnyKeyword, .wildcard: return parseNamedType()
        default: return token.kind.isName ? parseNamedType() : nil
        }
    }

    private mutating func parseNamedType() -> TypeIndex? {
        var node = TypeNode(kind: .named, offset: token.offset, end: 0)
        if text(is: "Optional"), peek().kind.isOperator { return parseWrittenOptional(node) }
        node.name = internUse(token)
        advance()
        return finishNamedType(node)
    }

    /// `Optional<T>`, another spelling of `T?`
    private mutating func parseWrittenOptional(_ name: TypeNode) -> TypeIndex? {
        var node = name
        node.name = internUse(token)
        advance()
        guard atOperator("<") else { return finishNamedType(node) }
        guard let arguments = parseOptionalGenericArguments() else { return nil }
        node.end = previousEnd
        if arguments.count == 1 {
            node.kind = .optional
            node.name = .none
            node.base = outline.typeLists[Int(arguments.start)]
        } else {
            node.list = arguments
        }
        return append(node)
    }

    mutating func finishNamedType(_ node: TypeNode) -> TypeIndex? {
        var node = node
        if atOperator("<") {
            guard let arguments = parseOptionalGenericArguments() else { return nil }
            node.list = arguments
        }
        node.end = previousEnd
        return append(node)
    }

    /// `<A, B>`; nil where it is not closed.
    ///
    /// What fails inside of a trial fails again when it is tried by itself, as in `a < b, c < d`; so it is remembered,
    /// or a long row of comparisons would be read over and over.
    mutating func parseOptionalGenericArguments() -> ListRange? {
        let start = index
        if failedGenericArguments.contains(start) { return nil }
        genericArgumentDepth += 1
        let list = parseGenericArguments()
        genericArgumentDepth -= 1
        if list == nil, genericArgumentDepth > 0 { failedGenericArguments.insert(start) }
        return list
    }

    private mutating func parseGenericArguments() -> ListRange? {
        guard consumeOperatorPrefix("<") else { return nil }
        let mark = typeScratch.count
        while !atOperator(">") {
            guard let argument = parseOptionalGenericArgument() else { return nil }
            typeScratch.append(argument)
            if !consume(.comma) { break }
        }
        guard consumeOperatorPrefix(">") else { return nil }
        return finishTypeList(from: mark)
    }

    private mutating func parseOptionalGenericArgument() -> TypeIndex? {
        let start = token.offset
        if token.kind.isOperator, text(is: "-"), peek().kind == .integerLiteral { advance() }
        guard at(.integerLiteral) else { return parseOptionalType() }
        advance()
        return append(TypeNode(kind: .integer, offset: start, end: previousEnd))
    }

    private mutating func parseOptionalCollectionType() -> TypeIndex? {
        let start = token.offset
        advance()
        if isInlineArray { return parseInlineArray(from: start) }
        guard let element = parseOptionalType() else { return nil }
        guard consume(.colon) else {
            guard consume(.rightBracket) else { return nil }
            return wrap(element, as: .array, from: start)
        }
        guard let value = parseOptionalType(), consume(.rightBracket) else { return nil }
        let mark = typeScratch.count
        typeScratch.append(element)
        typeScratch.append(value)
        var node = TypeNode(kind: .dictionary, offset: start, end: previousEnd)
        node.list = finishTypeList(from: mark)
        return append(node)
    }

    /// `[3 of Int]`, `[count of Int]`
    private var isInlineArray: Bool {
        mutating get {
            text(is: "of", of: peek()) && (at(.integerLiteral) || at(.wildcard) || token.kind.isName) && startsType(peek(2))
        }
    }

    private mutating func parseInlineArray(from start: UInt32) -> TypeIndex? {
        advance()
        advance()
        guard let element = parseOptionalType(), consume(.rightBracket) else { return nil }
        return wrap(element, as: .inlineArray, from: start)
    }

    private mutating func parseOptionalTupleType() -> TypeIndex? {
        let start = token.offset
        advance()
        let mark = typeScratch.count
        while !at(.rightParenthesis), !atEnd {
            let label = parseElementLabels()
            guard let element = parseOptionalType() else { return nil }
            outline.types[element.position].label = label
            typeScratch.append(element)
            if token.kind.isOperator, text(is: "...") { advance() }
            if !consume(.comma) { break }
        }
        guard consume(.rightParenthesis) else { return nil }
        // Even `(A)` gets a node: it may turn out to be the parameter list of a function type.
        var node = TypeNode(kind: .tuple, offset: start, end: previousEnd)
        node.list = finishTypeList(from: mark)
        return append(node)
    }

    /// - Returns: the label that the element is reached by; the second of two names is for the reader alone.
    private mutating func parseElementLabels() -> NameID {
        let isLabel = token.kind.isName || token.kind.isReserved || at(.wildcard)
        guard isLabel else { return .none }
        if peek().kind == .colon {
            let label = at(.wildcard) ? .none : internUse(token)
            advance()
            advance()
            return label
        }
        if peek(2).kind == .colon, peek().kind.isName || peek().kind.isReserved || peek().kind == .wildcard {
            advance()
            advance()
            advance()
        }
        return .none
    }

    /// The root of a key path, without the members that follow it.
    mutating func parseOptionalKeyPathRoot() -> TypeIndex? {
        nested(or: nil) { $0.parseOptionalPrimaryType() }
    }
}
