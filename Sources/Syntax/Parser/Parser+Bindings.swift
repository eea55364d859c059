// Swift grammar: constant-declaration, variable-declaration.
extension Parser {
    mutating func parseBindings(_ kind: DeclarationKind, _ head: DeclarationHead) {
        advance()
        let first = outline.declarations.count
        repeat { parseBinding(kind, head) } while consume(.comma)
        shareAnnotations(of: first..<outline.declarations.count)
    }

    /// `let first, second: Int`: an annotation holds for the names before it that have neither one nor a value.
    private mutating func shareAnnotations(of declared: Range<Int>) {
        var shared = TypeIndex.none
        for index in declared.reversed().map({ DeclarationIndex($0) }) where outline[index].parent == parent {
            let declaration = outline[index]
            if declaration.type.exists || declaration.initialValue.exists || declaration.traits.contains(.tuplePattern) {
                shared = declaration.initialValue.exists ? .none : declaration.type
            } else if shared.exists {
                edit(index) { binding in
                    binding.type = shared
                    binding.traits.insert(.sharedType)
                }
            }
        }
    }

    private mutating func parseBinding(_ kind: DeclarationKind, _ head: DeclarationHead) {
        let first = outline.declarations.count
        guard at(.leftParenthesis) else { return parseNamedBinding(kind, head) }
        let marker = isLocal ? outline.code.count : nil
        let pattern = parseDeclaredPattern(kind, head)
        let declared = (first..<outline.declarations.count).map { DeclarationIndex($0) }
        for index in declared { edit(index) { $0.traits.insert(.tuplePattern) } }
        let written = consume(.colon) ? parseType() : .none
        if consume(.equal) {
            let start = token.offset
            var value = parseExpression()
            if written.exists { value = append(.annotated, type: written, base: value, at: start) }
            if marker != nil { appendStatement(.match, base: value, other: pattern) }
        }
        if at(.leftBrace), opensAccessors(behindValue: true) { parseAccessorBlock(of: declared) }
        for index in declared { edit(index) { [end = previousEnd] in $0.end = end } }
    }

    private mutating func parseNamedBinding(_ kind: DeclarationKind, _ head: DeclarationHead) {
        guard token.kind.isName || at(.wildcard) || at(.selfKeyword) else {
            report("expected a name")
            return
        }
        guard !at(.wildcard) else { return parseWildcardBinding() }
        let index = add(kind, head, at: token)
        let name = intern(token)
        edit(index) { $0.name = name }
        let marker = isLocal ? beginLocalDeclaration(index) : nil
        advance()
        if consume(.colon) {
            let type = parseResultType()
            edit(index) { $0.type = type }
        }
        let outerParent = parent
        parent = index
        let hasValue = parseInitialValue(of: index)
        if at(.leftBrace), opensAccessors(behindValue: hasValue) { parseAccessorBlock(of: [index]) }
        parent = outerParent
        edit(index) { [end = previousEnd] in $0.end = end }
        if let marker { outline.code[marker].second = Int32(truncatingIfNeeded: outline.code.count) }
    }

    private mutating func parseInitialValue(of index: DeclarationIndex) -> Bool {
        guard consume(.equal) else { return false }
        recordCode(of: index) { parser in
            let value = parser.parseExpression()
            parser.edit(index) { $0.initialValue = value }
        }
        return true
    }

    private mutating func parseWildcardBinding() {
        advance()
        if consume(.colon) { _ = parseType() }
        guard consume(.equal) else { return }
        let value = parseExpression()
        if isLocal { appendStatement(.evaluate, base: value) }
    }

    /// `(a, (b, _))`: a declaration for each name.
    private mutating func parseDeclaredPattern(_ kind: DeclarationKind, _ head: DeclarationHead) -> CodeIndex {
        nested(or: .none) { parser in
            guard parser.at(.leftParenthesis) else { return parser.parseDeclaredName(kind, head) }
            let offset = parser.token.offset
            parser.advance()
            let mark = parser.argumentScratch.count
            while !parser.at(.rightParenthesis), !parser.atEnd {
                let before = parser.index
                var label = NameID.none
                if parser.peek().kind == .colon {
                    label = parser.intern(parser.token)
                    parser.advance()
                    parser.advance()
                }
                let value = parser.parseDeclaredPattern(kind, head)
                parser.argumentScratch.append(Argument(label: label, value: value))
                if !parser.consume(.comma), parser.index == before { break }
            }
            parser.expect(.rightParenthesis, "')'")
            return parser.appendArguments(.tuple, at: offset, from: mark)
        }
    }

    private mutating func parseDeclaredName(_ kind: DeclarationKind, _ head: DeclarationHead) -> CodeIndex {
        guard token.kind.isName else {
            let offset = token.offset
            if at(.wildcard) { advance() }
            return append(CodeNode(.wildcard, at: offset))
        }
        let index = add(kind, head, at: token)
        let name = intern(token)
        edit(index) { $0.name = name }
        if isLocal {
            let marker = beginLocalDeclaration(index)
            outline.code[marker].second = Int32(truncatingIfNeeded: outline.code.count)
        }
        let offset = token.offset
        advance()
        return append(.bindingPattern, name: name, at: offset)
    }

    // MARK: - Accessors

    /// Behind an initial value only observers can follow; without one, any block is the getter or holds accessors.
    private mutating func opensAccessors(behindValue: Bool) -> Bool {
        !behindValue || startsAccessors(at: index + 1) || !token.startsLine
    }

    mutating func parseAccessorBlock(of declarations: [DeclarationIndex]) {
        guard let first = declarations.first else { return skipGroup() }
        if startsAccessors(at: index + 1) {
            recordCode(of: first) { $0.parseAccessors(of: declarations) }
        } else {
            for index in declarations { edit(index) { $0.traits.insert(.computed) } }
            recordCode(of: first) { $0.parseCodeBlock() }
        }
    }

    private mutating func parseAccessors(of declarations: [DeclarationIndex]) {
        advance()
        var open = 0
        while !at(.rightBrace), !atEnd {
            let before = index
            if atDirective {
                skipDirective(open: &open)
                continue
            }
            parseAccessorHead()
            noteAccessor(of: declarations)
            advance()
            if at(.leftParenthesis) { skipGroup() }
            skipEffects()
            if at(.leftBrace) { parseScopedBlock() }
            _ = consume(.semicolon)
            if before == index { skipGroup() }
        }
        expect(.rightBrace, "'}'")
    }

    private mutating func parseAccessorHead() {
        while true {
            if at(.at) {
                parseAttribute()
            } else if token.kind.isContextualModifier {
                advance()
                if at(.leftParenthesis) { skipGroup() }
            } else if atDirective {
                skipDirectiveLine()
            } else {
                return
            }
        }
    }

    private mutating func noteAccessor(of declarations: [DeclarationIndex]) {
        let traits: Declaration.Traits
        switch token.kind {
        case .willSetKeyword, .didSetKeyword, .initKeyword: return
        case .setKeyword, .modifyKeyword, .modifyUnderscoredKeyword, .mutateKeyword: traits = [.computed, .setter]
        default: traits = .computed
        }
        for index in declarations { edit(index) { $0.traits.formUnion(traits) } }
    }

    /// Whether accessors stand behind a `{`, not the statements of a getter.
    mutating func startsAccessors(at start: Int) -> Bool {
        var position = start
        while position < tokens.count - 1 {
            let kind = tokens[position].kind
            if kind == .at {
                guard tokens[position + 1].kind.isName else { return false }
                position += 2
                if tokens[position].kind == .leftParenthesis, !tokens[position].flags.contains(.followsTrivia) {
                    position = endOfGroup(at: position)
                }
            } else if kind.isContextualModifier {
                position += 1
                if tokens[position].kind == .leftParenthesis { position = endOfGroup(at: position) }
            } else if kind == .poundIf {
                repeat { position += 1 } while position < tokens.count - 1 && !tokens[position].startsLine
            } else {
                break
            }
        }
        return isAccessor(at: position)
    }

    private mutating func isAccessor(at position: Int) -> Bool {
        let token = tokens[position]
        let next = tokens[min(position + 1, tokens.count - 1)]
        switch token.kind {
        case .getKeyword, .readUnderscoredKeyword, .modifyUnderscoredKeyword, .readKeyword, .modifyKeyword,
            .borrowKeyword, .mutateKeyword:
            return next.kind == .leftBrace || endsAccessor(next)
        case .setKeyword, .willSetKeyword, .didSetKeyword, .initKeyword:
            return next.kind == .leftBrace || endsAccessor(next)
                || next.kind == .leftParenthesis && accessorParameter(at: position + 1)
        case .identifier:
            return (self.text(is: "unsafeAddress", of: token) || self.text(is: "unsafeMutableAddress", of: token)
                || self.text(is: "addressWithOwner", of: token) || self.text(is: "addressWithNativeOwner", of: token))
                && next.kind == .leftBrace
        default:
            return false
        }
    }

    /// `set(value) {`, but not the call `set(value)`.
    private mutating func accessorParameter(at position: Int) -> Bool {
        let behind = tokens[min(endOfGroup(at: position), tokens.count - 1)]
        return behind.kind == .leftBrace || behind.kind == .asyncKeyword || behind.kind == .throwsKeyword
    }

    private func endsAccessor(_ next: Token) -> Bool {
        switch next.kind {
        case .rightBrace, .semicolon, .setKeyword, .getKeyword, .asyncKeyword, .throwsKeyword, .modifyUnderscoredKeyword,
            .readUnderscoredKeyword, .nonmutatingKeyword, .mutatingKeyword, .modifyKeyword, .at, .didSetKeyword, .willSetKeyword,
            .poundEndif, .poundElse:
            true
        default: false
        }
    }
}
