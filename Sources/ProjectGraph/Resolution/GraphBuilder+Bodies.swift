import Syntax

/// What is known while a body is read.
struct BodyState {
    struct Local {
        var name: Symbol
        var type: ExpressionType
    }

    var context: ReferenceContext
    /// The names in scope, innermost last.
    var locals: [Local] = []
    /// Where each open scope's names begin.
    var scopes: [Int] = []
    /// Values that several statements refer to, such as the subject of a `switch`: looked at once.
    var values: [CodeIndex: ExpressionType] = [:]
    /// Types are looked for, but nothing is recorded.
    var isSilent = false
}

extension GraphBuilder {
    // MARK: - Bodies

    /// Reads the code of a declaration: bodies, initial values, default arguments.
    func readBody(of index: DeclarationIndex, context: ReferenceContext) {
        let declaration = graph.files[context.file.position].outline[index]
        guard !declaration.code.isEmpty else { return }
        body = BodyState(context: context)
        bindParameters(of: declaration)
        readDefaultArguments(of: declaration)
        if declaration.initialValue.exists { _ = type(of: declaration.initialValue) }
        readStatements(declaration.code.indices)
    }

    func withSilentBody<Result>(_ context: ReferenceContext, _ read: (GraphBuilder) -> Result) -> Result {
        let outer = body
        body = BodyState(context: context)
        body.isSilent = true
        defer { body = outer }
        return read(self)
    }

    private func bindParameters(of declaration: Declaration) {
        let outline = graph.files[body.context.file.position].outline
        for parameter in outline.parameters(of: declaration) where parameter.name != .none {
            let written = WrittenType(file: body.context.file, type: parameter.type, scope: body.context.scope)
            bind(parameter.name, to: .written(written))
        }
    }

    private func readDefaultArguments(of declaration: Declaration) {
        let outline = graph.files[body.context.file.position].outline
        let position = body.context.position
        body.context.position = .defaultArgument
        for parameter in outline.parameters(of: declaration) where parameter.defaultValue.exists {
            _ = type(of: parameter.defaultValue)
        }
        body.context.position = position
    }

    func bind(_ name: NameID, to type: ExpressionType) {
        body.locals.append(BodyState.Local(name: symbol(name, in: body.context.file), type: type))
    }

    // MARK: - Statements

    /// Walks statement nodes; expressions among them are read through the statements that hold them.
    func readStatements(_ range: Range<Int>) {
        let outline = graph.files[body.context.file.position].outline
        var position = range.lowerBound
        while position < range.upperBound {
            let node = outline.code[position]
            switch node.kind {
            case .scopeBegin: body.scopes.append(body.locals.count)
            case .scopeEnd: closeScope()
            case .evaluate, .return: _ = value(of: node.base)
            case .match: bindPattern(node.other, to: value(of: node.base), outline: outline)
            case .unwrapMatch: bindPattern(node.other, to: value(of: node.base), outline: outline)
            case .elementMatch: bindPattern(node.other, to: elementType(of: value(of: node.base)), outline: outline)
            case .declaration:
                readLocalDeclaration(node.declaration, outline: outline)
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

    private func value(of index: CodeIndex) -> ExpressionType {
        guard index.exists else { return .unknown }
        if let known = body.values[index] { return known }
        let type = type(of: index)
        body.values[index] = type
        return type
    }

    private func readLocalDeclaration(_ index: DeclarationIndex, outline: Outline) {
        let declaration = outline[index]
        switch declaration.kind {
        case .var, .let:
            var type = ExpressionType.unknown
            if declaration.initialValue.exists { type = self.type(of: declaration.initialValue) }
            if declaration.type.exists {
                type = .written(WrittenType(file: body.context.file, type: declaration.type, scope: index))
            }
            if !declaration.traits.contains(.tuplePattern) { bind(declaration.name, to: type) }
            inScope { $0.readStatements(declaration.code.indices) }
        case .func:
            inScope { builder in
                builder.bindParameters(of: declaration)
                builder.readDefaultArguments(of: declaration)
                builder.readStatements(declaration.code.indices)
            }
        default:
            break  // The members of local types have bodies of their own.
        }
    }

    func inScope(_ read: (GraphBuilder) -> Void) {
        let (locals, scopes) = (body.locals.count, body.scopes.count)
        read(self)
        body.locals.removeLast(max(0, body.locals.count - locals))
        body.scopes.removeLast(max(0, body.scopes.count - scopes))
    }

    // MARK: - Patterns

    private func bindPattern(_ index: CodeIndex, to subject: ExpressionType, outline: Outline) {
        guard index.exists else { return }
        let node = outline[index]
        switch node.kind {
        case .bindingPattern: bind(node.name, to: subject)
        case .wildcard: break
        case .optionalChain: bindPattern(node.base, to: subject, outline: outline)
        case .tuple:
            for element in outline.arguments[node.arguments] { bindPattern(element.value, to: .unknown, outline: outline) }
        case .call: bindCasePattern(node, to: subject, outline: outline)
        case .coercion:
            reference(node.type, context(.cast))
            let written = WrittenType(file: body.context.file, type: node.type, scope: body.context.scope)
            bindPattern(node.base, to: .written(written), outline: outline)
        case .typeCheck: reference(node.type, context(.typeCheck))
        default: _ = type(of: index)
        }
    }

    /// `.loaded(let rows)`: the case's associated values tell the types.
    private func bindCasePattern(_ node: CodeNode, to subject: ExpressionType, outline: Outline) {
        let callee = node.base.exists ? outline[node.base] : nil
        var values: [WrittenType] = []
        if let callee, callee.kind == .member {
            if callee.base.exists { _ = type(of: node.base) }
            let name = symbol(callee.name, in: body.context.file)
            let candidates = nominalTypes(of: subject).flatMap { members(named: name, in: $0) }
            if let member = candidates.first(where: { graph[$0].kind == .case }) { values = associatedValues(of: member) }
        }
        for (position, element) in outline.arguments[node.arguments].enumerated() {
            let type = values.indices.contains(position) ? ExpressionType.written(values[position]) : .unknown
            bindPattern(element.value, to: type, outline: outline)
        }
    }

    private func associatedValues(of member: MemberID) -> [WrittenType] {
        let entity = graph[member]
        let outline = graph.files[entity.file.position].outline
        return outline.parameters(of: outline[entity.declaration]).map {
            WrittenType(file: entity.file, type: $0.type, scope: entity.declaration)
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
