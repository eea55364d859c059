// Swift grammar: type. Types are also read on trial, to tell generic arguments from a comparison; so nothing here
// writes anything but types.
extension Parser {
    mutating func parseType() -> TypeIndex {
        if let type = parseOptionalType() { return type }
        report("expected a type")
        return .none
    }

    /// - Returns: nil where no whole type can be read; some tokens may have been consumed by then.
    mutating func parseOptionalType() -> TypeIndex? {
        nested(or: nil) { $0.parseTypeWithSpecifiers() }
    }

    private mutating func parseTypeWithSpecifiers() -> TypeIndex? {
        let start = token.offset
        let (hasSpecifiers, isInout) = skipTypeSpecifiers()
        guard let type = parseCompositionOrFunction() else { return nil }
        guard hasSpecifiers else { return type }
        var node = TypeNode(kind: .attributed, offset: start, end: previousEnd)
        node.isInout = isInout
        node.base = type
        return append(node)
    }

    private mutating func parseCompositionOrFunction() -> TypeIndex? {
        let start = token.offset
        guard let first = parseOptionalSimpleType() else { return nil }
        if at(.arrow) || atFunctionEffects { return parseFunctionType(parameters: first, from: start) }
        return parseComposition(behind: first, from: start)
    }

    /// `& Q` behind a type, which is the whole where nothing of the kind follows.
    private mutating func parseComposition(behind first: TypeIndex, from start: UInt32) -> TypeIndex? {
        guard atAmpersand else { return asOneType(first) }
        let mark = typeScratch.count
        typeScratch.append(withoutParentheses(first))
        while atAmpersand {
            advance()
            guard let next = parseOptionalSimpleType() else { return nil }
            typeScratch.append(withoutParentheses(next))
        }
        var node = TypeNode(kind: .composition, offset: start, end: previousEnd)
        node.list = finishTypeList(from: mark)
        return append(node)
    }

    private var atAmpersand: Bool {
        (at(.binaryOperator) || at(.prefixAmpersand)) && text(is: "&")
    }

    @inline(__always)
    private var atFunctionEffects: Bool {
        switch token.kind {
        case .throwsKeyword, .rethrowsKeyword: true
        case .asyncKeyword, .reasyncKeyword:
            peek().kind == .arrow || peek().kind == .throwsKeyword || peek().kind == .rethrowsKeyword
        default: false
        }
    }

    private mutating func parseFunctionType(parameters: TypeIndex, from start: UInt32) -> TypeIndex? {
        skipEffects()
        guard consume(.arrow), let result = parseOptionalType() else { return nil }
        var node = TypeNode(kind: .function, offset: start, end: previousEnd)
        node.base = result
        let parameterNode = outline[parameters]
        if parameterNode.kind == .tuple {
            node.list = parameterNode.list
        } else {
            let mark = typeScratch.count
            typeScratch.append(parameters)
            node.list = finishTypeList(from: mark)
        }
        return append(node)
    }

    /// `async`, `throws`, `throws(E)`, `rethrows`.
    ///
    /// - Returns: `async` and `throws`, as far as they are among them.
    @discardableResult
    mutating func skipEffects() -> Declaration.Traits {
        var effects: Declaration.Traits = []
        while true {
            switch token.kind {
            case .asyncKeyword, .reasyncKeyword:
                effects.insert(.async)
                advance()
            case .throwsKeyword:
                effects.insert(.throws)
                advance()
                if at(.leftParenthesis) { skipGroup() }
            case .rethrowsKeyword, .throwKeyword, .tryKeyword:
                effects.insert(.throws)
                advance()
            default:
                return effects
            }
        }
    }

    private mutating func parseOptionalSimpleType() -> TypeIndex? {
        let start = token.offset
        switch token.kind {
        case .someKeyword where startsType(peek()), .anyKeyword where startsType(peek()), .repeatKeyword,
            .eachKeyword where startsType(peek()):
            return parsePrefixedType(from: start)
        case .prefixOperator where text(is: "~"), .binaryOperator where text(is: "~"):
            advance()
            return parseOptionalSimpleType().map { wrap($0, as: .suppressed, from: start) }
        default:
            guard let primary = parseOptionalPrimaryType() else { return nil }
            return parseTypeSuffixes(of: primary, from: start)
        }
    }

    private mutating func parsePrefixedType(from start: UInt32) -> TypeIndex? {
        let kind: TypeNode.Kind
        switch token.kind {
        case .someKeyword: kind = .some
        case .anyKeyword: kind = .any
        case .eachKeyword: kind = .packElement
        default: kind = .packExpansion
        }
        advance()
        // `any A & B` and `repeat (each T) -> Void` reach as far as the type does; `some P?` binds closer.
        let type = kind == .packExpansion ? parseOptionalType() : parseConstraintComposition()
        return type.map { wrap($0, as: kind, from: start) }
    }

    private mutating func parseConstraintComposition() -> TypeIndex? {
        let start = token.offset
        return nested(or: nil) { parser in
            guard let first = parser.parseOptionalSimpleType() else { return nil }
            return parser.parseComposition(behind: first, from: start)
        }
    }

    private mutating func parseTypeSuffixes(of type: TypeIndex, from start: UInt32) -> TypeIndex? {
        var type = type
        while true {
            switch token.kind {
            case .postfixQuestion where !token.startsLine:
                advance()
                type = wrap(withoutParentheses(type), as: .optional, from: start)
            case .exclamation where !token.startsLine:
                advance()
                type = wrap(withoutParentheses(type), as: .implicitlyUnwrapped, from: start)
            case .period where peek().kind == .capitalTypeKeyword || peek().kind == .capitalProtocolKeyword:
                advance()
                advance()
                type = wrap(withoutParentheses(type), as: .metatype, from: start)
            case .period where peek().kind.isName || peek().kind.isReserved, .moduleSelector:
                advance()
                guard let member = parseMemberType(of: withoutParentheses(type), from: start) else { return nil }
                type = member
            case .leftBracket where isLegacyArraySuffix:
                advance()
                advance()
                type = wrap(withoutParentheses(type), as: .array, from: start)
            default:
                return type
            }
        }
    }

    /// `(any P)?` is an optional `any P`.
    private func withoutParentheses(_ type: TypeIndex) -> TypeIndex {
        let node = outline[type]
        return node.kind == .tuple && node.list.count == 1 ? outline.typeLists[Int(node.list.start)] : type
    }

    /// `(T)` is a `T`, as nothing behind it makes a parameter list of it.
    private mutating func asOneType(_ type: TypeIndex) -> TypeIndex {
        let element = withoutParentheses(type)
        if element == type { return type }
        outline.types[type.position].kind = .attributed
        outline.types[type.position].base = element
        outline.types[type.position].list = .empty
        return type
    }

    /// `Item[]` of Swift's first betas.
    private var isLegacyArraySuffix: Bool {
        !token.startsLine && !token.flags.contains(.followsTrivia) && peek().kind == .rightBracket
    }

    private mutating func parseMemberType(of type: TypeIndex, from start: UInt32) -> TypeIndex? {
        var node = TypeNode(kind: .member, offset: start, end: 0)
        node.base = type
        node.name = internUse(token)
        advance()
        return finishNamedType(node)
    }

    // MARK: - Nodes

    mutating func append(_ node: TypeNode) -> TypeIndex {
        outline.types.append(node)
        return TypeIndex(outline.types.count - 1)
    }

    mutating func wrap(_ type: TypeIndex, as kind: TypeNode.Kind, from start: UInt32) -> TypeIndex {
        var node = TypeNode(kind: kind, offset: start, end: previousEnd)
        node.base = type
        return append(node)
    }

    mutating func finishTypeList(from mark: Int) -> ListRange {
        return typeScratch.move(from: mark, to: &outline.typeLists)
    }
}
