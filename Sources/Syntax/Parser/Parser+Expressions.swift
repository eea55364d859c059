// Swift grammar: expression. Operators are not folded by precedence: which type an operation gives is only looked for
// where the operators tell it without.
extension Parser {
    mutating func parseExpression() -> CodeIndex {
        nested(or: .none) { $0.parseSequence() }
    }

    /// What joins the operands of a sequence so far.
    private enum Joint {
        case nothing, nilCoalescing, comparison, other

        func adding(_ next: Joint) -> Joint {
            if self == .nothing || self == next { return next }
            if self == .comparison || next == .comparison { return .comparison }
            return .other
        }

        var kind: CodeNode.Kind {
            switch self {
            case .nilCoalescing: .nilCoalescing
            case .comparison: .comparison
            default: .binary
            }
        }
    }

    private mutating func parseSequence() -> CodeIndex {
        let offset = token.offset
        let mark = argumentScratch.count
        var joint = Joint.nothing
        var isChange = false
        argumentScratch.append(Argument(label: .none, value: parseElement()))
        while true {
            switch token.kind {
            case .binaryOperator, .arrow:
                if joint == .nothing { isChange = isCompoundAssignment }
                joint = joint.adding(jointOfOperator)
                advance()
                argumentScratch.append(Argument(label: .none, value: parseElement()))
            case .throwsKeyword, .asyncKeyword, .rethrowsKeyword:
                guard atArrowBehindEffects else { return finishSequence(joint, isChange, from: mark, at: offset) }
                skipEffects()
            case .asKeyword, .isKeyword:
                let last = argumentScratch.count - 1
                let cast = parseCast(of: argumentScratch[last].value)
                argumentScratch[last].value = cast
            case .infixQuestion:
                return parseTernary(condition: finishSequence(joint, isChange, from: mark, at: offset), at: offset)
            case .equal where !context.contains(.pattern):
                return parseAssignment(to: finishSequence(joint, isChange, from: mark, at: offset))
            default:
                return finishSequence(joint, isChange, from: mark, at: offset)
            }
        }
    }

    private var atArrowBehindEffects: Bool {
        peek().kind == .arrow || peek().kind == .throwsKeyword
            || at(.throwsKeyword) && peek().kind == .leftParenthesis
    }

    private var jointOfOperator: Joint {
        mutating get {
            let operation = base + Int(token.offset)
            switch (token.length, operation[0], operation[1]) {
            case (2, UInt8(ascii: "?"), UInt8(ascii: "?")): return .nilCoalescing
            case (1, UInt8(ascii: "<"), _), (1, UInt8(ascii: ">"), _), (2, UInt8(ascii: "&"), UInt8(ascii: "&")),
                (2, UInt8(ascii: "|"), UInt8(ascii: "|")):
                return .comparison
            case (2, UInt8(ascii: "="), UInt8(ascii: "=")), (2, UInt8(ascii: "!"), UInt8(ascii: "=")),
                (2, UInt8(ascii: "<"), UInt8(ascii: "=")), (2, UInt8(ascii: ">"), UInt8(ascii: "=")),
                (2, UInt8(ascii: "~"), UInt8(ascii: "=")), (3, UInt8(ascii: "="), UInt8(ascii: "=")),
                (3, UInt8(ascii: "!"), UInt8(ascii: "=")):
                return .comparison
            default: return .other
            }
        }
    }

    /// `+=`, `-=`, `*=`, `/=`, `%=`, `&=`, `|=`, `^=`, `<<=`, `>>=`
    private var isCompoundAssignment: Bool {
        mutating get {
            let operation = base + Int(token.offset)
            switch token.length {
            case 2:
                guard operation[1] == UInt8(ascii: "=") else { return false }
                switch operation[0] {
                case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"),
                    UInt8(ascii: "^"):
                    return true
                default: return false
                }
            case 3:
                return operation[2] == UInt8(ascii: "=") && operation[0] == operation[1] && (operation[0] == UInt8(ascii: "<") || operation[0] == UInt8(ascii: ">"))
            default: return false
            }
        }
    }

    /// - Parameter isChange: the first operand is changed.
    private mutating func finishSequence(_ joint: Joint, _ isChange: Bool, from mark: Int, at offset: UInt32) -> CodeIndex {
        guard argumentScratch.count > mark + 1 else { return argumentScratch.removeLast().value }
        let sequence = appendArguments(joint.kind, at: offset, from: mark)
        if isChange, joint.kind == .binary { outline.code[sequence.position].second = CodeNode.change }
        return sequence
    }

    mutating func parseCast(of base: CodeIndex) -> CodeIndex {
        let offset = token.offset
        var kind = at(.isKeyword) ? CodeNode.Kind.typeCheck : .coercion
        advance()
        if kind == .coercion {
            if consume(.postfixQuestion) { kind = .conditionalCast } else if consume(.exclamation) { kind = .forcedCast }
        }
        return append(kind, type: parseType(), base: base, at: offset)
    }

    private mutating func parseTernary(condition: CodeIndex, at offset: UInt32) -> CodeIndex {
        advance()
        let mark = argumentScratch.count
        argumentScratch.append(Argument(label: .none, value: condition))
        argumentScratch.append(Argument(label: .none, value: parseExpression()))
        expect(.colon, "':'")
        argumentScratch.append(Argument(label: .none, value: parseExpression()))
        return appendArguments(.ternary, at: offset, from: mark)
    }

    private mutating func parseAssignment(to target: CodeIndex) -> CodeIndex {
        let offset = token.offset
        advance()
        var node = CodeNode(.assignment, at: offset)
        node.second = parseExpression().rawValue
        node.first = target.rawValue
        return append(node)
    }

    // MARK: - Nodes

    mutating func append(_ node: CodeNode) -> CodeIndex {
        outline.code.append(node)
        return CodeIndex(outline.code.count - 1)
    }

    mutating func append(_ kind: CodeNode.Kind, name: NameID, base: CodeIndex = .none, at offset: UInt32) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        node.first = Int32(bitPattern: name.rawValue)
        node.second = base.rawValue
        return append(node)
    }

    mutating func append(_ kind: CodeNode.Kind, type: TypeIndex, base: CodeIndex = .none, at offset: UInt32) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        node.first = type.rawValue
        node.second = base.rawValue
        return append(node)
    }

    mutating func append(_ kind: CodeNode.Kind, base: CodeIndex, at offset: UInt32) -> CodeIndex {
        append(kind, type: .none, base: base, at: offset)
    }

    /// Makes a node of the arguments collected since `mark`.
    mutating func appendArguments(_ kind: CodeNode.Kind, base: CodeIndex = .none, at offset: UInt32, from mark: Int) -> CodeIndex {
        var node = CodeNode(kind, at: offset)
        let list = argumentScratch.move(from: mark, to: &outline.arguments)
        node.first = Int32(bitPattern: list.start)
        node.second = base.rawValue
        node.count = UInt16(clamping: list.count)
        return append(node)
    }
}
