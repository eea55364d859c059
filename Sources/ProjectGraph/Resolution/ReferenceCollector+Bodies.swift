import Syntax

/// What is known while a body is read.
struct BodyState {
    struct Local {
        var name: Symbol
        var type: ExpressionType
    }

    var context = ReferenceContext(from: .none, member: .none, scope: .none, position: .localVariable)
    /// Types are looked for, but nothing is recorded.
    var isSilent = false
    /// The names in scope, innermost last.
    var locals: [Local] = []
    /// Where each open scope's names begin.
    var scopes: [Int] = []
    /// The subjects of `switch` statements, which every case refers to: looked at once.
    var subjects: [CodeIndex: ExpressionType] = [:]
}

extension ReferenceCollector {
    // MARK: - Bodies

    /// Reads the code of a declaration: bodies, initial values, default arguments.
    func readBody(of declaration: Declaration, context: ReferenceContext) {
        guard !declaration.code.isEmpty else { return }
        body.context = context
        body.locals.removeAll(keepingCapacity: true)
        body.scopes.removeAll(keepingCapacity: true)
        if !body.subjects.isEmpty { body.subjects.removeAll(keepingCapacity: true) }
        bindParameters(of: declaration)
        readDefaultArguments(of: declaration)
        if declaration.initialValue.exists { _ = type(of: declaration.initialValue) }
        readStatements(declaration.code.indices)
    }

    func bindParameters(of declaration: Declaration) {
        for number in declaration.parameters.indices where outline.parameters[number].name != .none {
            let parameter = outline.parameters[number]
            bind(parameter.name, to: written(parameter.type))
        }
    }

    private func readDefaultArguments(of declaration: Declaration) {
        let position = body.context.position
        body.context.position = .defaultArgument
        for number in declaration.parameters.indices where outline.parameters[number].defaultValue.exists {
            _ = type(of: outline.parameters[number].defaultValue)
        }
        body.context.position = position
    }

    func bind(_ name: NameID, to type: ExpressionType) {
        body.locals.append(BodyState.Local(name: symbol(name), type: type))
    }

    /// A type written in the body at hand.
    func written(_ type: TypeIndex) -> ExpressionType {
        .written(WrittenType(file: file, type: type, scope: body.context.scope))
    }

    // MARK: - Statements

    /// Walks statement nodes; expressions among them are read through the statements that hold them.
    func readStatements(_ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            let node = outline.code[position]
            switch node.kind {
            case .scopeBegin: body.scopes.append(body.locals.count)
            case .scopeEnd: closeScope()
            case .evaluate, .return: _ = type(of: node.base)
            case .subject: body.subjects[node.base] = type(of: node.base)
            case .match, .unwrapMatch: bindPattern(node.other, to: body.subjects[node.base] ?? type(of: node.base))
            case .elementMatch: bindPattern(node.other, to: elementType(of: type(of: node.base)))
            case .declaration:
                readLocalDeclaration(node.declaration)
                position = max(position + 1, node.end)
                continue
            case .closureBody:
                // Read with the closure, when its parameters' types are known.
                position = max(position + 1, node.end)
                continue
            default: break
            }
            position += 1
        }
    }

    private func closeScope() {
        guard let start = body.scopes.popLast() else { return }
        body.locals.removeLast(max(0, body.locals.count - start))
    }

    private func readLocalDeclaration(_ number: DeclarationIndex) {
        let declaration = outline.declarations[number.position]
        switch declaration.kind {
        case .var, .let:
            var type = ExpressionType.unknown
            if declaration.initialValue.exists { type = self.type(of: declaration.initialValue) }
            if declaration.type.exists {
                type = .written(WrittenType(file: file, type: declaration.type, scope: number))
            }
            if !declaration.traits.contains(.tuplePattern) { bind(declaration.name, to: type) }
            inScope { readStatements(declaration.code.indices) }
        case .func:
            inScope {
                bindParameters(of: declaration)
                readDefaultArguments(of: declaration)
                readStatements(declaration.code.indices)
            }
        default:
            break  // The members of local types have bodies of their own.
        }
    }

    func inScope(_ read: () -> Void) {
        let (locals, scopes) = (body.locals.count, body.scopes.count)
        read()
        body.locals.removeLast(max(0, body.locals.count - locals))
        body.scopes.removeLast(max(0, body.scopes.count - scopes))
    }

    // MARK: - Patterns

    private func bindPattern(_ position: CodeIndex, to subject: ExpressionType) {
        guard position.exists else { return }
        let node = outline.code[position.position]
        switch node.kind {
        case .bindingPattern: bind(node.name, to: subject)
        case .wildcard: break
        case .optionalChain: bindPattern(node.base, to: subject)
        case .tuple:
            for element in outline.arguments[node.arguments] { bindPattern(element.value, to: .unknown) }
        case .call: bindCasePattern(node, to: subject)
        case .coercion:
            reference(node.type, context(.cast))
            bindPattern(node.base, to: written(node.type))
        case .typeCheck: reference(node.type, context(.typeCheck))
        default: _ = type(of: position)
        }
    }

    /// `.loaded(let rows)`: the case's associated values tell the types.
    private func bindCasePattern(_ node: CodeNode, to subject: ExpressionType) {
        let callee = node.base.exists ? outline.code[node.base.position] : nil
        var values: [WrittenType] = []
        if let callee, callee.kind == .member {
            if callee.base.exists { _ = type(of: node.base) }
            let name = symbol(callee.name)
            for type in nominalTypes(of: subject).all {
                let member = index.firstMember(named: name, in: type)
                if member.exists, index[member].kind == .case { values = associatedValues(of: member) }
            }
        }
        for (position, element) in outline.arguments[node.arguments].enumerated() {
            let type = values.indices.contains(position) ? ExpressionType.written(values[position]) : .unknown
            bindPattern(element.value, to: type)
        }
    }

    private func associatedValues(of number: MemberID) -> [WrittenType] {
        let member = index[number]
        let declaring = index.outline(member.file)
        return declaring.declarations[member.declaration.position].parameters.indices.map {
            WrittenType(file: member.file, type: declaring.parameters[$0].type, scope: member.declaration)
        }
    }

    func context(_ position: Edge.Position, kind: Edge.Kind = .names) -> ReferenceContext {
        var context = body.context
        // What stands in a default argument is told as such.
        if context.position != .defaultArgument { context.position = position }
        context.kind = kind
        context.ownership = .strong
        context.isSignature = false
        if body.isSilent { context.from = .none }
        return context
    }
}
