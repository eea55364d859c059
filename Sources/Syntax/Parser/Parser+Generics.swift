// Swift grammar: generic-parameter-clause, generic-where-clause.
extension Parser {
    mutating func parseGenericParameters(of index: DeclarationIndex) {
        guard atOperator("<") else { return }
        let list = parseGenericParameterClause()
        edit(index) { $0.genericParameters = list }
        // Swift 2 had the where clause in here.
        if at(.whereKeyword) { parseWhereClause(of: index) }
        if !consumeOperatorPrefix(">") { report("expected '>'") }
    }

    /// Reads up to the closing `>`.
    private mutating func parseGenericParameterClause() -> ListRange {
        _ = consumeOperatorPrefix("<")
        let start = outline.genericParameters.count
        while !atOperator(">"), !atEnd {
            let before = self.index
            while at(.at) { parseAttribute() }
            if at(.eachKeyword) || at(.letKeyword) { advance() }
            guard token.kind.isName || at(.capitalSelfKeyword) else { break }
            let name = intern(token)
            advance()
            // `each T` of older spellings is `T...`.
            if token.kind.isOperator, text(is: "...") { advance() }
            let constraint = consume(.colon) ? parseType() : .none
            outline.genericParameters.append(GenericParameter(name: name, constraint: constraint))
            if !consume(.comma) || before == self.index { break }
        }
        return ListRange(start, outline.genericParameters.count)
    }

    /// `protocol P<Element>`
    mutating func skipPrimaryAssociatedTypes() {
        guard atOperator("<") else { return }
        let checkpoint = checkpoint()
        if parseOptionalGenericArguments() == nil { rewind(to: checkpoint) }
    }

    /// A type, or a named opaque type: `-> <T: Collection> T`.
    mutating func parseResultType() -> TypeIndex {
        guard atOperator("<") else { return parseType() }
        let start = token.offset
        _ = parseGenericParameterClause()
        if consume(.whereKeyword) { _ = parseRequirements() }
        if !consumeOperatorPrefix(">") { report("expected '>'") }
        let type = parseType()
        return type.exists ? wrap(type, as: .attributed, from: start) : type
    }

    mutating func parseWhereClause(of index: DeclarationIndex) {
        guard consume(.whereKeyword) else { return }
        let list = parseRequirements()
        edit(index) { $0.requirements = list }
    }

    private mutating func parseRequirements() -> ListRange {
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
        return ListRange(start, outline.requirements.count)
    }

    /// A type, an integer for a value generic, or `_Trivial(64)` and the like of the standard library.
    private mutating func parseOptionalRequirementSide() -> TypeIndex? {
        let start = token.offset
        if token.kind.isOperator, text(is: "-"), peek().kind == .integerLiteral { advance() }
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
}
