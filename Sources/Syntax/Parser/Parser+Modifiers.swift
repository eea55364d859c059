/// What stands before the keyword of a declaration.
struct DeclarationHead {
    var attributes = ListRange.empty
    var modifiers: Declaration.Modifiers = []
    var ownership = Ownership.strong
}

extension Parser {
    mutating func parseDeclarationHead() -> DeclarationHead {
        var head = DeclarationHead()
        let start = outline.attributes.count
        while true {
            if at(.at) {
                parseAttribute()
            } else if atDirective, outline.attributes.count > start || !head.modifiers.isEmpty {
                // `#if` around attributes: every branch is read.
                skipDirectiveLine()
            } else if !parseOptionalModifier(into: &head) {
                break
            }
        }
        head.attributes = ListRange(start, outline.attributes.count)
        return head
    }

    mutating func parseAttribute() {
        let offset = token.offset
        advance()
        let checkpoint = checkpoint()
        guard let type = parseOptionalAttributeName() else {
            rewind(to: checkpoint)
            if token.kind.isReserved || token.kind.isName { advance() }
            return
        }
        outline.attributes.append(Attribute(offset: offset, name: outline[type].name, type: type))
        if at(.leftParenthesis), !token.flags.contains(.followsTrivia) { skipGroup() }
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
        while at(.period) || at(.moduleSelector), peek().kind.isName {
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

    private mutating func parseOptionalModifier(into head: inout DeclarationHead) -> Bool {
        switch token.kind {
        case .publicKeyword, .internalKeyword, .privateKeyword, .fileprivateKeyword, .packageKeyword, .openKeyword:
            parseAccessLevel(into: &head)
            return true
        case .staticKeyword:
            head.modifiers.insert(.static)
        case .classKeyword:
            guard classIsModifier else { return false }
            head.modifiers.insert(.classMember)
        case .weakKeyword:
            head.ownership = .weak
        case .unownedKeyword:
            return parseUnowned(into: &head)
        default:
            guard token.kind.isContextualModifier else { return false }
            // A name such as `prefix` may be what is declared, or called.
            if let modifier = Self.modifiers[token.kind] { head.modifiers.insert(modifier) }
        }
        advance()
        if at(.leftParenthesis), !token.startsLine { skipGroup() }
        return true
    }

    private static let modifiers: [TokenKind: Declaration.Modifiers] = [
        .finalKeyword: .final, .overrideKeyword: .override, .lazyKeyword: .lazy, .mutatingKeyword: .mutating,
        .requiredKeyword: .required, .convenienceKeyword: .convenience, .indirectKeyword: .indirect,
        .optionalKeyword: .optional, .nonisolatedKeyword: .nonisolated, .dynamicKeyword: .dynamic,
    ]

    private mutating func parseAccessLevel(into head: inout DeclarationHead) {
        let level: Declaration.Modifiers
        switch token.kind {
        case .publicKeyword: level = .public
        case .internalKeyword: level = .internal
        case .privateKeyword: level = .private
        case .fileprivateKeyword: level = .fileprivate
        case .packageKeyword: level = .package
        default: level = .open
        }
        advance()
        guard at(.leftParenthesis), peek().kind == .setKeyword else {
            head.modifiers.insert(level)
            return
        }
        skipGroup()
        if level == .private || level == .fileprivate { head.modifiers.insert(.privateSetter) }
    }

    private mutating func parseUnowned(into head: inout DeclarationHead) -> Bool {
        advance()
        head.ownership = .unowned
        if at(.leftParenthesis), peek(2).kind == .rightParenthesis {
            if text(is: "safe", of: peek()) { head.ownership = .unownedSafe }
            if text(is: "unsafe", of: peek()) { head.ownership = .unownedUnsafe }
            skipGroup()
        }
        return true
    }

    /// `class func`, `class var` and the like.
    private var classIsModifier: Bool {
        let next = peek()
        switch next.kind {
        case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .initKeyword, .staticKeyword, .publicKeyword,
            .privateKeyword, .fileprivateKeyword, .internalKeyword, .typealiasKeyword, .classKeyword, .at:
            return true
        default:
            return next.kind.isContextualModifier && startsDeclaration(at: index + 1, allowsInit: true, isMember: false)
        }
    }

    // MARK: - Looking ahead

    /// Whether a declaration starts here rather than an expression.
    ///
    /// - Parameter isMember: inside a type, where nothing but declarations stands.
    func startsDeclaration(at start: Int, allowsInit: Bool, isMember: Bool) -> Bool {
        var position = start
        let hasAttribute = skipAttributes(&position)
        let hasModifier = skipModifiers(&position)
        let next = tokens[min(position, tokens.count - 1)]
        switch next.kind {
        case .importKeyword, .classKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
            .funcKeyword, .varKeyword, .letKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
            .precedencegroupKeyword, .subscriptKeyword, .deinitKeyword:
            return true
        case .initKeyword: return allowsInit
        case .caseKeyword: return isMember
        case .actorKeyword: return startsActor(at: position, isMember: isMember)
        case .macroKeyword: return tokens[min(position + 1, tokens.count - 1)].kind == .identifier
        case .pound: return hasAttribute || hasModifier || isMember
        default: return false
        }
    }

    private func startsActor(at position: Int, isMember: Bool) -> Bool {
        let name = tokens[min(position + 1, tokens.count - 1)]
        guard name.kind.isName, !name.startsLine || isMember else { return false }
        let next = tokens[min(position + 2, tokens.count - 1)]
        return next.kind == .leftBrace || next.kind == .colon || next.kind == .whereKeyword
            || next.kind.isOperator && base[Int(next.offset)] == UInt8(ascii: "<")
    }

    private func skipAttributes(_ position: inout Int) -> Bool {
        let start = position
        while position < tokens.count {
            switch tokens[position].kind {
            case .at:
                position += 1
                skipAttributeName(&position)
            case .poundIf, .poundElse, .poundElseif, .poundEndif:
                guard position > start || directiveHoldsAttributes(at: position) else { return false }
                skipDirectiveLine(&position)
            default:
                return position > start
            }
        }
        return true
    }

    private func skipAttributeName(_ position: inout Int) {
        let kind = tokens[position].kind
        guard kind.isName || kind.isReserved else { return }
        position += 1
        while tokens[position].kind == .period, tokens[position + 1].kind.isName { position += 2 }
        if tokens[position].kind.isOperator, base[Int(tokens[position].offset)] == UInt8(ascii: "<") {
            skipAngles(&position)
        }
        let next = tokens[position]
        if next.kind == .leftParenthesis, !next.flags.contains(.followsTrivia) { position = endOfGroup(at: position) }
    }

    private func skipAngles(_ position: inout Int) {
        var depth = 0
        while position < tokens.count - 1 {
            let token = tokens[position]
            if token.kind.isOperator {
                for offset in Int(token.offset)..<Int(token.end) {
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

    private func directiveHoldsAttributes(at position: Int) -> Bool {
        var position = position
        skipDirectiveLine(&position)
        guard tokens[position].kind == .at else { return false }
        // The branch must end behind its attributes.
        while tokens[position].kind == .at {
            position += 1
            skipAttributeName(&position)
        }
        switch tokens[position].kind {
        case .poundElse, .poundElseif, .poundEndif: return true
        default: return false
        }
    }

    private func skipDirectiveLine(_ position: inout Int) {
        repeat { position += 1 } while position < tokens.count - 1 && !tokens[position].startsLine
    }

    private func skipModifiers(_ position: inout Int) -> Bool {
        let start = position
        while position < tokens.count - 1 {
            let kind = tokens[position].kind
            switch kind {
            case .publicKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword,
                .rethrowsKeyword:
                break
            default:
                guard kind.isContextualModifier else { return position > start }
            }
            position += 1
            if kind != .openKeyword, tokens[position].kind == .leftParenthesis { position = endOfGroup(at: position) }
        }
        return position > start
    }
}
