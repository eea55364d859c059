import Syntax

/// What is known while a body is read.
struct BodyState {
    struct Local {
        var name: Symbol
        var type: ExpressionType
        /// Where it was taken from, if that is of the screen: `navigationController` of `guard let navigation = navigationController`.
        var place = Symbol.none
        /// The framework's method that it names: `pushViewController` of `let push = navigationController?.pushViewController`.
        var way = CodeIndex.none
    }

    /// `navigationController.map { … }`: what a closure gets of an optional of a framework's.
    struct Unwrapped {
        var type = ExpressionType.unknown
        /// As of a local.
        var place = Symbol.none
    }

    var context = ReferenceContext(from: .none, member: .none, scope: .none, position: .localVariable)
    /// Types are looked for, but nothing is recorded.
    var isSilent = false
    /// Whether arguments of a log are read.
    var isLogged = false
    /// Where the name of the property stands that is calculated with.
    var calculatedName: UInt32?
    /// The same of a text whose letters are written otherwise.
    var recasedName: UInt32?
    /// The names in scope, innermost last.
    var locals: [Local] = []
    /// The class of what is made by a mere `.init(…)`.
    var implicitlyMade: String?
    /// Where the `init` stands of what a declaration with a written type is made by.
    var madeOfWrittenType: UInt32?
    /// The member that is called with the arguments at hand.
    var asked: (function: MemberID, call: CodeNode)?
    /// What the function or closure at hand gives.
    var result = ExpressionType.unknown
    /// What some of them were made of, by their places.
    var origins: [LocalOrigin] = []
    /// Where the names begin of the innermost closure that captures `self` weakly or unowned: a `self` among them is bound
    /// anew, as by `guard let self`. Nil where no closure around does.
    var weakSelf: Int?
    /// Where each open scope's names begin.
    var scopes: [Int] = []
    /// The type of the value that was evaluated or returned last.
    var lastValue = ExpressionType.unknown
    /// What the closure is handed that is read next, where no declaration tells.
    var unwrapped: Unwrapped?
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
        body.origins.removeAll(keepingCapacity: true)
        body.scopes.removeAll(keepingCapacity: true)
        body.weakSelf = nil
        (body.madeOfWrittenType, body.asked) = (nil, nil)
        if !body.subjects.isEmpty { body.subjects.removeAll(keepingCapacity: true) }
        dropGenericArguments()
        body.result = declaration.type.exists ? written(declaration.type) : .unknown
        bindParameters(of: declaration)
        readDefaultArguments(of: declaration)
        if declaration.initialValue.exists {
            noteMadeOfWrittenType(declaration)
            _ = type(of: declaration.initialValue, expecting: body.result)
            noteLazyValue(of: declaration)
        }
        readStatements(declaration.code.indices)
    }

    func bindParameters(of declaration: Declaration) {
        for number in declaration.parameters.indices where outline.parameters[number].name != .none {
            let parameter = outline.parameters[number]
            bind(parameter.name, to: parameter.isVariadic ? .unknown : written(parameter.type))
        }
    }

    private func readDefaultArguments(of declaration: Declaration) {
        let position = body.context.position
        body.context.position = .defaultArgument
        for number in declaration.parameters.indices where outline.parameters[number].defaultValue.exists {
            let parameter = outline.parameters[number]
            _ = type(of: parameter.defaultValue, expecting: parameter.type.exists ? written(parameter.type) : .unknown)
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
            case .evaluate:
                noteAbandoned(node.base, in: range)
                noteObserved(node.base, in: range)
                noteStarted(node.base)
                noteHandlerOfSource(node.base)
                noteMade(node.base, in: range, isGiven: false)
                body.lastValue = type(of: node.base, expecting: body.result)
            case .return:
                noteMade(node.base, in: range, isGiven: true)
                body.lastValue = type(of: node.base, expecting: body.result)
            case .subject: body.subjects[node.base] = type(of: node.base)
            case .match: if !bindElements(node.other, of: node.base) { bindPattern(node.other, to: body.subjects[node.base] ?? type(of: node.base)) }
            case .unwrapMatch:
                bindPattern(node.other, to: unwrapped(type(of: node.base)))
                if node.other.exists, outline.code[node.other.position].kind == .bindingPattern { noteOrigin(.strong, node.base) }
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
            let declared = declaration.type.exists
                ? ExpressionType.written(WrittenType(file: file, type: declaration.type, scope: number)) : .unknown
            noteMadeOfWrittenType(declaration)
            if declaration.initialValue.exists { type = self.type(of: declaration.initialValue, expecting: declared) }
            if declaration.type.exists { type = declared }
            if !declaration.traits.contains(.tuplePattern) {
                bind(declaration.name, to: type)
                noteOrigin(declaration.ownership, declaration.initialValue)
            }
            inScope(giving: declared) { readStatements(declaration.code.indices) }
        case .func:
            body.locals.append(BodyState.Local(name: symbol(declaration.name), type: .localFunction(number)))
            inScope(giving: declaration.type.exists ? .written(WrittenType(file: file, type: declaration.type, scope: number)) : .unknown) {
                bindParameters(of: declaration)
                readDefaultArguments(of: declaration)
                readStatements(declaration.code.indices)
            }
        default:
            break  // The members of local types have bodies of their own.
        }
    }

    /// - Parameter result: what the function or closure gives that is read.
    func inScope(giving result: ExpressionType, _ read: () -> Void) {
        let (locals, scopes, outer) = (body.locals.count, body.scopes.count, body.result)
        body.result = result
        read()
        body.result = outer
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
        case .optionalChain: bindPattern(node.base, to: unwrapped(subject))
        case .tuple:
            let elements = tupleElements(of: subject)
            for (position, element) in outline.arguments[node.arguments].enumerated() {
                bindPattern(element.value, to: elements.indices.contains(position) ? elements[position] : .unknown)
            }
        case .call: bindCasePattern(node, to: subject)
        case .coercion:
            reference(node.type, context(.cast))
            bindPattern(node.base, to: written(node.type))
        case .typeCheck: reference(node.type, context(.typeCheck))
        default: _ = type(of: position)
        }
    }

    /// `let (view, presenter) = (LoanView(), LoanPresenter())`: each name is bound to a value of its own.
    ///
    /// - Returns: false where one of the two isn't written out.
    private func bindElements(_ pattern: CodeIndex, of value: CodeIndex) -> Bool {
        guard pattern.exists, value.exists, outline.code[pattern.position].kind == .tuple, outline.code[value.position].kind == .tuple,
            body.subjects[value] == nil
        else { return false }
        let (names, values) = (outline.code[pattern.position].arguments, outline.code[value.position].arguments)
        guard names.count == values.count else { return false }
        for (name, value) in zip(names, values) {
            let (name, value) = (outline.arguments[name].value, outline.arguments[value].value)
            guard value.exists, !bindElements(name, of: value) else { continue }
            bindPattern(name, to: type(of: value))
            if name.exists, outline.code[name.position].kind == .bindingPattern { noteOrigin(.strong, value) }
        }
        return true
    }

    /// `.loaded(let rows)`: the case's associated values tell the types.
    private func bindCasePattern(_ node: CodeNode, to subject: ExpressionType) {
        let callee = node.base.exists ? outline.code[node.base.position] : nil
        var values: [ExpressionType] = []
        if let callee, callee.kind == .member {
            if callee.base.exists { _ = type(of: node.base) }
            let name = symbol(callee.name)
            for type in nominalTypes(of: subject).all {
                let member = member(named: name, of: type.type, Use(isStatic: true, isCalled: true))
                if member.exists, index[member].kind == .case { values = associatedValues(of: member, type) }
            }
            if values.isEmpty, name == index.known.some { values = [unwrapped(subject)] }
        }
        for (position, element) in outline.arguments[node.arguments].enumerated() {
            let type = values.indices.contains(position) ? values[position] : .unknown
            bindPattern(element.value, to: type)
        }
    }

    private func associatedValues(of number: MemberID, _ type: NominalType) -> [ExpressionType] {
        let arguments = arguments(of: type)
        let member = index[number]
        let declaring = index.outline(member.file)
        return declaring.declarations[member.declaration.position].parameters.indices.map {
            .written(WrittenType(file: member.file, type: declaring.parameters[$0].type, scope: member.declaration), arguments)
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
