// Swift grammar: declaration.
extension Parser {
    /// Reads members up to the closing brace of a type.
    private mutating func parseMembers(of owner: DeclarationIndex) {
        guard consume(.leftBrace) else { return report("expected '{'") }
        let outer = (parent, isLocal, isConditional, context)
        (parent, isLocal, context) = (owner, false, [])
        var open = 0
        while !at(.rightBrace), !atEnd {
            let before = (index, token.offset)
            if atDirective, !atConditionalAttributes { skipDirective(open: &open) } else { parseMember() }
            isConditional = outer.2 || open > 0
            // What starts no member is passed over as a whole: recovery at the next member.
            if before == (index, token.offset) { skipGroup() }
        }
        expect(.rightBrace, "'}'")
        (parent, isLocal, isConditional, context) = outer
    }

    private mutating func parseMember() {
        if consume(.semicolon) { return }
        if startsDeclaration(at: index, allowsInit: true, isMember: true) { return parseDeclaration() }
        report("expected a declaration")
        // An attribute may still precede something that can be read, such as a stray expression's macro.
        while at(.at) { parseAttribute() }
    }

    /// Reads one declaration at its attributes, modifiers or keyword.
    mutating func parseDeclaration() {
        nested(or: ()) { parser in
            let head = parser.parseDeclarationHead()
            parser.parseDeclaration(behind: head)
        }
    }

    private mutating func parseDeclaration(behind head: DeclarationHead) {
        switch token.kind {
        case .importKeyword: parseImport(head)
        case .classKeyword: parseNominalType(.class, head)
        case .structKeyword: parseNominalType(.struct, head)
        case .enumKeyword: parseNominalType(.enum, head)
        case .protocolKeyword: parseNominalType(.protocol, head)
        case .actorKeyword: parseNominalType(.actor, head)
        case .extensionKeyword: parseExtension(head)
        case .funcKeyword: parseFunction(head)
        case .initKeyword: parseInitializer(head)
        case .deinitKeyword: parseDeinitializer(head)
        case .subscriptKeyword: parseSubscript(head)
        case .varKeyword: parseBindings(.var, head)
        case .letKeyword: parseBindings(.let, head)
        case .caseKeyword: parseCases(head)
        case .typealiasKeyword: parseTypeAlias(head)
        case .associatedtypeKeyword: parseAssociatedType(head)
        case .operatorKeyword: parseOperator(head)
        case .precedencegroupKeyword: parsePrecedenceGroup(head)
        case .macroKeyword: parseMacro(head)
        case .pound: _ = parseExpression()
        default: report("expected a declaration")
        }
    }

    // MARK: - Recording

    /// Adds the declaration whose introducing keyword is the current token, which is consumed.
    private mutating func begin(_ kind: DeclarationKind, _ head: DeclarationHead) -> DeclarationIndex {
        let index = add(kind, head, at: token)
        advance()
        return index
    }

    mutating func add(_ kind: DeclarationKind, _ head: DeclarationHead, at token: Token) -> DeclarationIndex {
        var declaration = Declaration(kind: kind, parent: parent, offset: token.offset, nameOffset: token.offset)
        declaration.modifiers = head.modifiers
        declaration.ownership = head.ownership
        declaration.attributes = head.attributes
        if isLocal { declaration.traits.insert(.local) }
        if isConditional { declaration.traits.insert(.conditional) }
        if isABI { declaration.traits.insert(.abi) }
        outline.declarations.append(declaration)
        return DeclarationIndex(outline.declarations.count - 1)
    }

    mutating func edit(_ index: DeclarationIndex, _ change: (inout Declaration) -> Void) {
        change(&outline.declarations[index.position])
    }

    /// Runs `body` with the declaration as the parent, then records where it ends. A local declaration is also a
    /// statement of the body it stands in.
    private mutating func inside(_ index: DeclarationIndex, _ body: (inout Parser) -> Void) {
        let marker = isLocal ? beginLocalDeclaration(index) : nil
        let outerParent = parent
        parent = index
        body(&self)
        parent = outerParent
        edit(index) { [end = previousEnd] in $0.end = end }
        if let marker { outline.code[marker].second = Int32(truncatingIfNeeded: outline.code.count) }
    }

    mutating func beginLocalDeclaration(_ index: DeclarationIndex) -> Int {
        var node = CodeNode(.declaration, at: outline[index].offset)
        node.first = index.rawValue
        outline.code.append(node)
        return outline.code.count - 1
    }

    /// Runs `body` and records the code that it reads as the declaration's.
    mutating func recordCode(of index: DeclarationIndex, _ body: (inout Parser) -> Void) {
        let outer = (isLocal, context)
        (isLocal, context) = (true, [])
        let start = outline.code.count
        body(&self)
        (isLocal, context) = outer
        edit(index) { [end = outline.code.count] declaration in
            if declaration.code.isEmpty {
                declaration.code = ListRange(start, end)
            } else {
                declaration.code.count = UInt32(truncatingIfNeeded: end) - declaration.code.start
            }
        }
    }

    private mutating func parseName(of index: DeclarationIndex) {
        guard token.kind.isName || token.kind.isReserved && !at(.whereKeyword) else { return report("expected a name") }
        let name = intern(token)
        edit(index) { [offset = token.offset] in
            $0.name = name
            $0.nameOffset = offset
        }
        advance()
    }

    // MARK: - Types

    private mutating func parseNominalType(_ kind: DeclarationKind, _ head: DeclarationHead) {
        let index = begin(kind, head)
        inside(index) { parser in
            parser.parseName(of: index)
            if kind == .protocol { parser.skipPrimaryAssociatedTypes() }
            parser.parseGenericParameters(of: index)
            parser.parseInheritance(of: index)
            parser.parseWhereClause(of: index)
            parser.parseMembers(of: index)
        }
    }

    private mutating func parseExtension(_ head: DeclarationHead) {
        let index = begin(.extension, head)
        inside(index) { parser in
            let type = parser.parseType()
            if type.exists {
                let node = parser.outline[type]
                let name = parser.intern(from: node.offset, to: node.end)
                parser.edit(index) {
                    $0.type = type
                    $0.name = name
                    $0.nameOffset = node.offset
                }
            }
            parser.parseInheritance(of: index)
            parser.parseWhereClause(of: index)
            parser.parseMembers(of: index)
        }
    }

    /// `protocol P<Element>`
    private mutating func skipPrimaryAssociatedTypes() {
        guard atOperator("<") else { return }
        let checkpoint = checkpoint()
        if parseOptionalGenericArguments() == nil { rewind(to: checkpoint) }
    }

    private mutating func parseInheritance(of index: DeclarationIndex) {
        guard consume(.colon) else { return }
        let mark = typeScratch.count
        repeat {
            if at(.classKeyword) {
                // `protocol P: class`, from before AnyObject.
                var node = TypeNode(kind: .named, offset: token.offset, end: token.end)
                node.name = intern(token)
                advance()
                typeScratch.append(append(node))
            } else if let type = parseOptionalType() {
                typeScratch.append(type)
            }
        } while consume(.comma)
        let list = finishTypeList(from: mark)
        edit(index) { $0.inheritedTypes = list }
    }

    private mutating func parseGenericParameters(of index: DeclarationIndex) {
        guard consumeOperatorPrefix("<") else { return }
        let start = outline.genericParameters.count
        while !atOperator(">"), !atEnd {
            let before = self.index
            if at(.at) { parseAttribute() }
            if at(.eachKeyword) || at(.letKeyword) { advance() }
            guard token.kind.isName else { break }
            let name = intern(token)
            advance()
            // `each T` of older spellings is `T...`.
            if token.kind.isOperator, text(is: "...") { advance() }
            let constraint = consume(.colon) ? parseType() : .none
            outline.genericParameters.append(GenericParameter(name: name, constraint: constraint))
            if !consume(.comma) || before == self.index { break }
        }
        edit(index) { [end = outline.genericParameters.count] in $0.genericParameters = ListRange(start, end) }
        // Swift 2 had the where clause in here.
        if at(.whereKeyword) { parseWhereClause(of: index) }
        if !consumeOperatorPrefix(">") { report("expected '>'") }
    }

    private mutating func parseWhereClause(of index: DeclarationIndex) {
        guard consume(.whereKeyword) else { return }
        let start = outline.requirements.count
        repeat {
            guard let subject = parseOptionalRequirementSide() else { break }
            let isSameType = token.kind.isOperator && text(is: "==")
            guard isSameType || at(.colon) else { break }
            advance()
            guard let constraint = parseOptionalRequirementSide() else { break }
            outline.requirements.append(
                GenericRequirement(subject: subject, constraint: constraint, isSameType: isSameType))
        } while consume(.comma)
        edit(index) { [end = outline.requirements.count] in $0.requirements = ListRange(start, end) }
    }

    /// A type; an integer for a value generic; `_Trivial(64)` and the like in the standard library.
    private mutating func parseOptionalRequirementSide() -> TypeIndex? {
        let start = token.offset
        if at(.prefixOperator), text(is: "-"), peek().kind == .integerLiteral { advance() }
        if consume(.integerLiteral) { return append(TypeNode(kind: .integer, offset: start, end: previousEnd)) }
        // `T: class`
        if at(.classKeyword) {
            advance()
            return append(TypeNode(kind: .named, offset: start, end: previousEnd))
        }
        guard let type = parseOptionalType() else { return nil }
        if at(.leftParenthesis), !token.startsLine { skipGroup() }
        return type
    }

    private mutating func parseTypeAlias(_ head: DeclarationHead) {
        let index = begin(.typealias, head)
        inside(index) { parser in
            parser.parseName(of: index)
            parser.parseGenericParameters(of: index)
            if parser.consume(.equal) {
                let type = parser.parseType()
                parser.edit(index) { $0.type = type }
            }
            parser.parseWhereClause(of: index)
        }
    }

    private mutating func parseAssociatedType(_ head: DeclarationHead) {
        let index = begin(.associatedtype, head)
        inside(index) { parser in
            parser.parseName(of: index)
            parser.parseInheritance(of: index)
            if parser.consume(.equal) {
                let type = parser.parseType()
                parser.edit(index) { $0.type = type }
            }
            parser.parseWhereClause(of: index)
        }
    }

    // MARK: - Enum cases

    private mutating func parseCases(_ head: DeclarationHead) {
        advance()
        repeat {
            guard token.kind.isName || token.kind.isReserved || at(.wildcard) else { return report("expected a case name") }
            let index = add(.case, head, at: token)
            let name = intern(token)
            edit(index) { $0.name = name }
            advance()
            if at(.leftParenthesis) { parseParameters(of: index, isEnumCase: true) }
            if consume(.equal) {
                recordCode(of: index) { parser in
                    let value = parser.parseExpression()
                    parser.edit(index) { $0.initialValue = value }
                }
            }
            edit(index) { [end = previousEnd] in $0.end = end }
        } while consume(.comma)
    }

    // MARK: - Others

    private mutating func parseImport(_ head: DeclarationHead) {
        let index = begin(.import, head)
        switch token.kind {
        case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .varKeyword,
            .letKeyword, .funcKeyword:
            if !peek().startsLine, peek().kind.isName || peek().kind.isOperator { advance() }
        default: break
        }
        let start = token.offset
        while token.kind.isName || token.kind.isReserved || token.kind.isOperator, !token.startsLine {
            advance()
            if !consume(.period) { break }
        }
        let name = intern(from: start, to: max(start, previousEnd))
        edit(index) { [end = previousEnd] in
            $0.name = name
            $0.nameOffset = start
            $0.end = end
        }
    }

    private mutating func parseOperator(_ head: DeclarationHead) {
        let index = begin(.operator, head)
        // `infix operator` names are operators, but some are tokens of their own: `!`, `=`, `->`.
        let start = token.offset
        while token.kind.isOperator || at(.period) || at(.unknown) || token.kind.isName,
            token.offset == start || token.offset == previousEnd
        {
            advance()
        }
        let name = intern(from: start, to: max(start, previousEnd))
        if consume(.colon) {
            while token.kind.isName {
                advance()
                if !consume(.comma) { break }
            }
        }
        if at(.leftBrace), !token.startsLine { skipGroup() }
        edit(index) { [end = previousEnd] in
            $0.name = name
            $0.nameOffset = start
            $0.end = end
        }
    }

    private mutating func parsePrecedenceGroup(_ head: DeclarationHead) {
        let index = begin(.precedencegroup, head)
        parseName(of: index)
        if at(.leftBrace) { skipGroup() }
        edit(index) { [end = previousEnd] in $0.end = end }
    }

    private mutating func parseMacro(_ head: DeclarationHead) {
        let index = begin(.macro, head)
        inside(index) { parser in
            parser.parseName(of: index)
            parser.parseGenericParameters(of: index)
            if parser.at(.leftParenthesis) { parser.parseParameters(of: index) }
            parser.parseResult(of: index)
            parser.parseMacroDefinition(of: index)
            parser.parseWhereClause(of: index)
        }
    }

    private mutating func parseMacroDefinition(of index: DeclarationIndex) {
        guard consume(.equal) else { return }
        recordCode(of: index) { _ = $0.parseExpression() }
    }

    // MARK: - Functions

    private mutating func parseFunction(_ head: DeclarationHead) {
        let index = begin(.func, head)
        inside(index) { parser in
            parser.parseFunctionName(of: index)
            parser.parseGenericParameters(of: index)
            parser.parseSignature(of: index)
            parser.parseWhereClause(of: index)
            parser.parseOptionalBody(of: index)
        }
    }

    private mutating func parseFunctionName(of index: DeclarationIndex) {
        guard token.kind.isOperator || at(.period) else { return parseName(of: index) }
        let start = token.offset
        var end = token.end
        // `func <<T>(…)`: the last `<` opens the generic parameters.
        if token.length > 1, base[Int(token.end) - 1] == UInt8(ascii: "<"), peek().kind.isName, peek().offset == token.end {
            end -= 1
            token.offset = end
            token.length = 1
            token.flags = []
            token.kind = .binaryOperator
        } else {
            advance()
        }
        let name = intern(from: start, to: end)
        edit(index) {
            $0.name = name
            $0.nameOffset = start
        }
    }

    private mutating func parseSignature(of index: DeclarationIndex) {
        if at(.leftParenthesis) { parseParameters(of: index) } else { report("expected '('") }
        // Curried functions of Swift 2.
        while at(.leftParenthesis), !token.startsLine { skipGroup() }
        if skipEffects() { edit(index) { $0.traits.insert(.async) } }
        parseResult(of: index)
    }

    private mutating func parseResult(of index: DeclarationIndex) {
        guard consume(.arrow) else { return }
        let type = parseType()
        edit(index) { $0.type = type }
    }

    private mutating func parseOptionalBody(of index: DeclarationIndex, allowsInit: Bool = true) {
        guard at(.leftBrace) else { return }
        edit(index) { $0.traits.insert(.body) }
        recordCode(of: index) { $0.parseCodeBlock(allowsInit: allowsInit) }
    }

    private mutating func parseInitializer(_ head: DeclarationHead) {
        let index = begin(.`init`, head)
        inside(index) { parser in
            if parser.at(.postfixQuestion) || parser.at(.exclamation) {
                parser.advance()
                parser.edit(index) { $0.traits.insert(.failable) }
            }
            parser.parseGenericParameters(of: index)
            parser.parseSignature(of: index)
            parser.parseWhereClause(of: index)
            parser.parseOptionalBody(of: index, allowsInit: false)
        }
    }

    private mutating func parseDeinitializer(_ head: DeclarationHead) {
        let index = begin(.deinit, head)
        inside(index) { parser in
            parser.skipEffects()
            parser.parseOptionalBody(of: index)
        }
    }

    private mutating func parseSubscript(_ head: DeclarationHead) {
        let index = begin(.subscript, head)
        inside(index) { parser in
            parser.parseGenericParameters(of: index)
            if parser.at(.leftParenthesis) { parser.parseParameters(of: index) }
            parser.parseResult(of: index)
            parser.parseWhereClause(of: index)
            if parser.at(.leftBrace) { parser.parseAccessorBlock(of: [index]) }
        }
    }
}
