/// What stands before the keyword of a declaration.
struct DeclarationHead {
    var attributes = ListRange.empty
    var modifiers: Declaration.Modifiers = []
    var ownership = Ownership.strong
}

// Swift grammar: declaration-modifiers.
extension Parser {
    mutating func parseDeclarationHead() -> DeclarationHead {
        var head = DeclarationHead()
        let mark = attributeScratch.count
        parseAttributes()
        while parseOptionalModifier(into: &head) {
            // An attribute behind a modifier is out of place, yet people write it.
            if at(.at) { parseAttributes() }
        }
        head.attributes = attributeScratch.move(from: mark, to: &outline.attributes)
        return head
    }

    /// Leaves the attributes on the scratch list; of an `#if` around attributes every branch is read.
    private mutating func parseAttributes() {
        while true {
            if at(.at) {
                let attribute = parseAttribute()
                attributeScratch.append(attribute)
            } else if let end = endOfConditionalAttributes(at: index) {
                parseConditionalAttributes(until: end)
            } else {
                return
            }
        }
    }

    private mutating func parseConditionalAttributes(until end: Int) {
        while index < end, !atEnd {
            if at(.at) {
                let attribute = parseAttribute()
                attributeScratch.append(attribute)
            } else {
                skipDirectiveLine()
            }
        }
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
            parseUnowned(into: &head)
            return true
        default:
            guard token.kind.isContextualModifier else { return false }
            head.modifiers.formUnion(modifier)
        }
        let takesDetail = token.kind.modifierTakesDetail
        advance()
        if takesDetail, at(.leftParenthesis) { skipGroup() }
        return true
    }

    private var modifier: Declaration.Modifiers {
        switch token.kind {
        case .finalKeyword: .final
        case .overrideKeyword: .override
        case .lazyKeyword: .lazy
        case .mutatingKeyword: .mutating
        case .requiredKeyword: .required
        case .convenienceKeyword: .convenience
        case .indirectKeyword: .indirect
        case .optionalKeyword: .optional
        case .nonisolatedKeyword: .nonisolated
        case .dynamicKeyword: .dynamic
        default: []
        }
    }

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

    private mutating func parseUnowned(into head: inout DeclarationHead) {
        advance()
        head.ownership = .unowned
        guard at(.leftParenthesis), peek(2).kind == .rightParenthesis else { return }
        if text(is: "safe", of: peek()) { head.ownership = .unownedSafe }
        if text(is: "unsafe", of: peek()) { head.ownership = .unownedUnsafe }
        skipGroup()
    }

    /// `class func`, `class var` and the like.
    private var classIsModifier: Bool {
        mutating get {
            peek().kind == .overrideKeyword || startsDeclaration(at: index + 1, allowsInit: true, isMember: false)
        }
    }

    // MARK: - Looking ahead

    /// Whether a declaration starts here rather than an expression.
    ///
    /// - Parameters:
    ///   - allowsInit: in the body of an initialiser, `init` calls another.
    ///   - isMember: inside a type, where nothing but declarations stands.
    mutating func startsDeclaration(at start: Int, allowsInit: Bool, isMember: Bool) -> Bool {
        var position = start
        let hasAttribute = skipAttributes(&position)
        let hasModifier = skipModifiers(&position)
        switch tokens[position].kind {
        case .importKeyword, .classKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
            .funcKeyword, .varKeyword, .letKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
            .precedencegroupKeyword, .subscriptKeyword, .deinitKeyword:
            return true
        case .at: return true  // More attributes than were looked through stand before nothing else.
        case .initKeyword: return allowsInit
        case .caseKeyword: return isMember
        case .actorKeyword: return startsActor(at: position)
        case .macroKeyword: return tokens[position + 1].kind.isName
        case .pound: return hasAttribute || hasModifier || isMember
        default: return false
        }
    }

    private mutating func startsActor(at position: Int) -> Bool {
        guard tokens[position + 1].kind.isName else { return false }
        let next = tokens[min(position + 2, tokens.count - 1)]
        return next.kind == .leftBrace || next.kind == .colon || next.kind == .whereKeyword
            || next.kind.isOperator && base[Int(next.offset)] == UInt8(ascii: "<")
    }

    private mutating func skipModifiers(_ position: inout Int) -> Bool {
        let start = position
        // Modifiers that lead to no declaration would be looked through again from each of them.
        while position < start + 32 {
            let kind = tokens[position].kind
            switch kind {
            case .publicKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword,
                .rethrowsKeyword:
                break
            default:
                guard kind.isContextualModifier else { return position > start }
            }
            position += 1
            // `open(file)` is a call.
            if kind != .openKeyword, kind.modifierTakesDetail, tokens[position].kind == .leftParenthesis {
                position = endOfGroup(at: position)
            }
        }
        return true
    }
}
