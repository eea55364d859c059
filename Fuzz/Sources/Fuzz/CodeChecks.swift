import Syntax

/// What holds for every node of a body: what it is made of stands before it, what it encloses behind it.
struct CodeChecks {
    let outline: Outline
    let byteCount: Int

    func checkNode(at position: Int) {
        let node = outline.code[position]
        check(Int(node.offset) <= byteCount, "a node behind the file")
        switch node.kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .wildcard, .unknown,
            .scopeBegin, .scopeEnd, .break:
            break
        case .identifier, .bindingPattern, .macroExpansion: checkName(node.name)
        case .member:
            checkName(node.name)
            checkOperand(node.base, of: position)
        case .specialization:
            checkOperand(node.base, of: position)
            check(node.types.upperBound <= outline.typeLists.count, "types behind their array")
        case .call, .subscript:
            checkOperand(node.base, of: position)
            checkArguments(of: node, at: position)
        case .argumentNames:
            check(node.base.position == position - 1, "labels that don't stand behind what they belong to")
            checkArguments(of: node, at: position)
        case .stringLiteral:
            checkName(node.format)
            checkArguments(of: node, at: position)
        case .arrayLiteral, .dictionaryLiteral, .tuple, .binary, .nilCoalescing, .comparison, .ternary:
            checkArguments(of: node, at: position)
        case .closure: check(outline.closures.indices.contains(node.closure), "no such closure")
        case .optionalChain, .forceUnwrap, .unary, .inoutReference, .evaluate, .subject, .return:
            checkOperand(node.base, of: position)
        case .coercion, .annotated, .conditionalCast, .forcedCast, .typeCheck, .typeExpression, .keyPath:
            checkOperand(node.base, of: position)
            check(node.type.rawValue >= -1 && node.type.position < outline.types.count, "no such type")
        case .assignment, .match, .unwrapMatch, .elementMatch:
            checkOperand(node.base, of: position)
            checkOperand(node.other, of: position)
        case .declaration:
            check(outline.declarations.indices.contains(node.declaration.position), "no such declaration")
            checkEnd(of: node, at: position)
        case .closureBody: checkEnd(of: node, at: position)
        }
    }

    private func checkName(_ name: NameID) { check(Int(name.rawValue) < outline.names.count, "no such name") }

    private func checkOperand(_ operand: CodeIndex, of position: Int) {
        check(operand.rawValue >= -1 && operand.position < position, "a node before what it is made of")
    }

    private func checkArguments(of node: CodeNode, at position: Int) {
        check(node.arguments.lowerBound >= 0 && node.arguments.upperBound <= outline.arguments.count, "no such arguments")
        for argument in outline.arguments[node.arguments] {
            checkName(argument.label)
            checkOperand(argument.value, of: position)
        }
    }

    private func checkEnd(of node: CodeNode, at position: Int) {
        check(node.end > position && node.end <= outline.code.count, "a body that ends before it starts")
    }
}
