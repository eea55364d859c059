// Attributes and words such as `inout` before a type.
extension Parser {
    mutating func skipTypeSpecifiers() -> (found: Bool, isInout: Bool) {
        var found = false
        var isInout = false
        while true {
            switch token.kind {
            case .at:
                skipTypeAttribute()
            case .inoutKeyword:
                isInout = true
                advance()
            case .borrowingKeyword, .consumingKeyword, .sendingKeyword, .isolatedKeyword, .ownedKeyword,
                .sharedKeyword, .constKeyword, .nonisolatedKeyword:
                guard specifierPrecedesType() else { return (found, isInout) }
                advance()
                if at(.leftParenthesis), !token.startsLine, text(is: "nonsending", of: peek()) { skipGroup() }
            default:
                return (found, isInout)
            }
            found = true
        }
    }

    /// `sending` before a type is a specifier, a type may have that name too.
    private mutating func specifierPrecedesType() -> Bool {
        if at(.nonisolatedKeyword), peek().kind == .leftParenthesis { return !peek().startsLine }
        return startsType(peek())
    }

    mutating func startsType(_ token: Token) -> Bool {
        switch token.kind {
        case .leftParenthesis, .leftBracket, .at, .inoutKeyword, .capitalSelfKeyword, .capitalAnyKeyword, .wildcard: true
        case .prefixOperator: base[Int(token.offset)] == UInt8(ascii: "~")
        default: token.kind.isName
        }
    }

    private mutating func skipTypeAttribute() {
        advance()
        let takesArguments = !atAttributeWithoutArguments
        if takesArguments { _ = parseOptionalAttributeName() } else { advance() }
        // `@escaping (Int) -> Void`: a parenthesis behind white space starts the type.
        if takesArguments, at(.leftParenthesis), !token.flags.contains(.followsTrivia) { skipGroup() }
    }

    /// `@autoclosure() -> Bool`: the parentheses are the type's, white space or not.
    private var atAttributeWithoutArguments: Bool {
        peek().kind != .moduleSelector && Self.attributesWithoutArguments.contains { text(is: $0) }
    }

    private static let attributesWithoutArguments: [StaticString] = [
        "escaping", "Sendable", "autoclosure", "unchecked", "retroactive", "preconcurrency", "noescape", "async", "_local",
        "_noMetadata", "noDerivative",
    ]
}
