// Swift grammar: attribute.
extension Parser {
    /// Reads an attribute at its `@`.
    @discardableResult
    mutating func parseAttribute() -> Attribute {
        let offset = token.offset
        advance()
        let name = token
        let checkpoint = checkpoint()
        guard let type = parseOptionalAttributeName() else {
            rewind(to: checkpoint)
            if token.kind.isReserved || token.kind.isName { advance() }
            return Attribute(offset: offset, name: .none, type: .none)
        }
        var attribute = Attribute(offset: offset, name: outline[type].name, type: type)
        if at(.leftParenthesis), hasArguments(attribute: name, parenthesisAt: index) {
            if peek().kind == .backslash { noteKeyPath(of: &attribute) } else { noteMetatype(of: &attribute) }
            parseAttributeArguments(of: name)
        }
        return attribute
    }

    /// `(\.store)`, `(\Services.store, mode: .lazy)`: a path of one step, at the parenthesis.
    private mutating func noteKeyPath(of attribute: inout Attribute) {
        let root = peek(2)
        let period = root.kind.isName ? 3 : 2
        guard peek(period).kind == .period, case let member = peek(period + 1), member.kind.isName else { return }
        switch peek(period + 2).kind {
        case .rightParenthesis, .comma: attribute.keyPath = internUse(member)
        default: return
        }
        if root.kind.isName { noteRoot(root, of: &attribute) }
    }

    /// `(LoanStore.self)`, at the parenthesis.
    private mutating func noteMetatype(of attribute: inout Attribute) {
        let name = peek()
        guard name.kind.isName, peek(2).kind == .period, text(is: "self", of: peek(3)), [.rightParenthesis, .comma].contains(peek(4).kind)
        else { return }
        noteRoot(name, of: &attribute)
    }

    private mutating func noteRoot(_ name: Token, of attribute: inout Attribute) {
        var node = TypeNode(kind: .named, offset: name.offset, end: name.end)
        node.name = intern(name)
        attribute.root = append(node)
    }

    mutating func parseOptionalAttributeName() -> TypeIndex? {
        let start = token.offset
        guard token.kind.isName || token.kind.isReserved else { return nil }
        var node = TypeNode(kind: .named, offset: start, end: token.end)
        node.name = intern(token)
        advance()
        if atOperator("<"), let arguments = parseOptionalGenericArguments() { node.list = arguments }
        node.end = previousEnd
        var type = append(node)
        while at(.period) || at(.moduleSelector), peek().kind.isName || peek().kind.isReserved {
            advance()
            var member = TypeNode(kind: .member, offset: start, end: 0)
            member.base = type
            member.name = intern(token)
            advance()
            if atOperator("<"), let arguments = parseOptionalGenericArguments() { member.list = arguments }
            member.end = previousEnd
            type = append(member)
        }
        return type
    }

    /// A parenthesis behind white space belongs to what the attribute stands before, `@MainActor (Int) -> Void`, except
    /// where no such thing can follow or where the attribute cannot do without: `@available (iOS 9, *)`.
    mutating func hasArguments(attribute name: Token, parenthesisAt position: Int) -> Bool {
        let parenthesis = tokens[position]
        if !parenthesis.flags.contains(.followsTrivia) { return !text(is: "Sendable", of: name) }
        if parenthesis.startsLine { return false }
        if Self.attributesWithArguments.contains(where: { text(is: $0, of: name) }) { return true }
        let end = endOfGroup(at: position)
        return tokens[end].kind == .at || tokens[end].kind.opensDeclaration
    }

    private static let attributesWithArguments: [StaticString] = [
        "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
        "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn", "abi",
    ]

    /// Only what can hold a declaration is read: a closure, and the declaration that `@abi` is given.
    private mutating func parseAttributeArguments(of name: Token) {
        if text(is: "abi", of: name) { return parseABI() }
        guard holdsBrace(groupAt: index) else { return skipGroup() }
        let outer = isLocal
        isLocal = true
        let mark = argumentScratch.count
        parseArguments(closing: .rightParenthesis)
        argumentScratch.truncate(to: mark)
        isLocal = outer
    }

    private mutating func parseABI() {
        let outer = isABI
        isABI = true
        advance()
        parseDeclaration()
        isABI = outer
        while !at(.rightParenthesis), !at(.rightBrace), !atEnd { skipGroup() }
        _ = consume(.rightParenthesis)
    }

    private mutating func holdsBrace(groupAt start: Int) -> Bool {
        tokens[start..<endOfGroup(at: start)].contains { $0.kind == .leftBrace }
    }

    // MARK: - Looking ahead

    /// Moves past attributes, and past `#if` around nothing but attributes.
    ///
    /// - Returns: whether there were any.
    mutating func skipAttributes(_ position: inout Int) -> Bool {
        let start = position
        // Attributes that lead to no declaration would be looked through again from each of them.
        for _ in 0..<32 {
            if tokens[position].kind == .at {
                skipAttribute(&position)
            } else if let end = endOfConditionalAttributes(at: position) {
                position = end
            } else {
                break
            }
        }
        return position > start
    }

    /// The position behind the `#endif` of an `#if` whose branches hold nothing but attributes.
    mutating func endOfConditionalAttributes(at start: Int) -> Int? {
        guard tokens[start].kind == .poundIf else { return nil }
        var (position, depth, found) = (start, 0, false)
        repeat {
            switch tokens[position].kind {
            case .poundIf:
                depth += 1
                skipDirectiveLine(&position)
            case .poundElseif, .poundElse:
                skipDirectiveLine(&position)
            case .poundEndif:
                depth -= 1
                position += 1
            case .at:
                found = true
                skipAttribute(&position)
            default:
                return nil
            }
            // Deeper nesting has no use, and a long chain of `#if` would be looked through again from each of them.
        } while depth > 0 && depth < 8
        return found && depth == 0 ? position : nil
    }

    mutating func skipAttribute(_ position: inout Int) {
        position += 1
        let name = tokens[position]
        guard name.kind.isName || name.kind.isReserved else { return }
        position += 1
        skipGenericArguments(&position)
        while tokens[position].kind == .period || tokens[position].kind == .moduleSelector,
            tokens[position + 1].kind.isName || tokens[position + 1].kind.isReserved
        {
            position += 2
            skipGenericArguments(&position)
        }
        if tokens[position].kind == .leftParenthesis, hasArguments(attribute: name, parenthesisAt: position) {
            position = endOfGroup(at: position)
        }
    }

    private mutating func skipGenericArguments(_ position: inout Int) {
        guard tokens[position].kind.isOperator, base[Int(tokens[position].offset)] == UInt8(ascii: "<") else { return }
        var depth = 0
        while tokens[position].kind != .endOfFile {
            let token = tokens[position]
            if token.kind.isOperator {
                for offset in Int(token.offset)..<Int(token.end) where token.kind != .arrow {
                    if base[offset] == UInt8(ascii: "<") { depth += 1 }
                    if base[offset] == UInt8(ascii: ">") { depth -= 1 }
                }
            } else if token.kind == .leftBrace || token.kind == .rightBrace {
                return
            }
            position += 1
            if depth <= 0 { return }
        }
    }
}
