// Swift grammar: class-declaration, struct-declaration, enum-declaration, protocol-declaration, actor-declaration,
// extension-declaration, typealias-declaration, protocol-associated-type-declaration.
extension Parser {
    mutating func parseNominalType(_ kind: DeclarationKind, _ head: DeclarationHead) {
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

    mutating func parseExtension(_ head: DeclarationHead) {
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

    /// Reads members up to the closing brace of a type.
    mutating func parseMembers(of owner: DeclarationIndex) {
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

    mutating func parseMember() {
        if consume(.semicolon) { return }
        if startsDeclaration(at: index, allowsInit: true, isMember: true) { return parseDeclaration() }
        report("expected a declaration")
        // An attribute may still precede something that can be read, such as a stray expression's macro.
        while at(.at) { parseAttribute() }
    }

    mutating func parseInheritance(of index: DeclarationIndex) {
        guard consume(.colon) else { return }
        let mark = typeScratch.count
        repeat {
            if at(.classKeyword) {
                // `protocol P: class`, from before AnyObject.
                var node = TypeNode(kind: .named, offset: token.offset, end: token.end)
                node.name = internUse(token)
                advance()
                typeScratch.append(append(node))
            } else if let type = parseOptionalType() {
                typeScratch.append(type)
            }
        } while consume(.comma)
        let list = finishTypeList(from: mark)
        edit(index) { $0.inheritedTypes = list }
    }

    mutating func parseCases(_ head: DeclarationHead) {
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

    mutating func parseTypeAlias(_ head: DeclarationHead) {
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

    mutating func parseAssociatedType(_ head: DeclarationHead) {
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
}
