// Swift grammar: declaration.
extension Parser {
    /// Reads one declaration at its attributes, modifiers or keyword.
    mutating func parseDeclaration() {
        nested(or: ()) { parser in
            let head = parser.parseDeclarationHead()
            parser.parseDeclaration(behind: head)
        }
    }

    mutating func parseDeclaration(behind head: DeclarationHead) {
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

    /// Adds the declaration whose introducing keyword is the current token, which is consumed.
    mutating func begin(_ kind: DeclarationKind, _ head: DeclarationHead) -> DeclarationIndex {
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
    mutating func inside(_ index: DeclarationIndex, _ body: (inout Parser) -> Void) {
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

    mutating func parseName(of index: DeclarationIndex) {
        guard token.kind.isName || token.kind.isReserved && !at(.whereKeyword) else { return report("expected a name") }
        let name = intern(token)
        edit(index) { [offset = token.offset] in
            $0.name = name
            $0.nameOffset = offset
        }
        advance()
    }
}
