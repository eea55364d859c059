import Syntax

extension ReferenceCollector {
    func typeOfCall(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        guard let (position, specialization) = callee(of: node) else { return .unknown }
        let callee = outline.code[position.position]
        let isLogged = body.isLogged
        body.isLogged = isLogged || isLog(callee)
        defer { body.isLogged = isLogged }
        switch callee.kind {
        case .identifier: return typeOfPlainCall(callee, at: position, specialization, node)
        case .member:
            let type = typeOfMemberCall(callee, specialization, node, expecting: expected)
            return type.isUnknown && isSum(callee, node) ? .instance(index.known.doubleType) : type
        case .arrayLiteral, .typeExpression:
            return typeOfBracketCall(type(of: position), node)
        case .dictionaryLiteral:
            readArguments(outline.code[position.position])
            readArguments(node)
            return .unknown
        case .closure:
            readClosure(outline.closures[callee.closure], parameters: [], result: expected)
            let result = outline.closures[callee.closure].result.exists ? written(outline.closures[callee.closure].result) : body.lastValue
            readArguments(node)
            return result
        default:
            return callFunction(type(of: position), node)
        }
    }

    /// `print(…)`, `logger.debug(…)`, `Log.error(…)`, `Crashlytics.crashlytics().log(…)`; `networkLog.debug(…)` as well: a diary has no levels.
    private func isLog(_ callee: CodeNode) -> Bool {
        guard callee.kind == .identifier || callee.kind == .member, case let name = symbol(callee.name),
            index.names.uses(of: name).contains(.log)
        else { return false }
        if FrameworkCall.logFunctions.contains(index.symbols[name]) { return callee.kind == .identifier }
        guard callee.kind == .member, callee.base.exists else { return false }
        let receiver = index.symbols[lastName(of: callee.base)]
        return FrameworkCall.isLog(receiver) || receiver.hasSuffix("Log")
    }

    /// `[Row]()` makes an array.
    private func typeOfBracketCall(_ type: ExpressionType, _ node: CodeNode) -> ExpressionType {
        readArguments(node)
        if case .writtenMetatype(let written, let arguments) = type { return .written(written, arguments) }
        return type
    }

    /// What is called, behind generic arguments, `?` and `!`.
    ///
    /// - Parameter isRead: what the generic arguments refer to has been recorded.
    private func callee(of node: CodeNode, isRead: Bool = false) -> (CodeIndex, specialization: CodeNode?)? {
        var position = node.base
        var specialization: CodeNode?
        while position.exists {
            let callee = outline.code[position.position]
            switch callee.kind {
            case .specialization:
                for argument in callee.types where !isRead { reference(outline.typeLists[argument], context(.genericArgument)) }
                specialization = callee
                position = callee.base
            case .optionalChain, .forceUnwrap: position = callee.base
            default: return (position, specialization)
            }
        }
        return nil
    }

    /// A call of a value of function type, or of one with a `callAsFunction`.
    private func callFunction(_ callee: ExpressionType, _ node: CodeNode) -> ExpressionType {
        switch callee {
        case .localFunction(let number):
            let declaration = outline.declarations[number.position]
            readArguments(node, of: declaration, in: outline, file: file, scope: number, .none)
            return declaration.type.exists ? .written(WrittenType(file: file, type: declaration.type, scope: number)) : .unknown
        case .metatype, .writtenMetatype:
            return create(callee, callee: .none, nil, node)
        default: break
        }
        if let function = functionType(of: callee) {
            for (position, argument) in node.arguments.enumerated() {
                let expected = function.parameters.indices.contains(position) ? function.parameters[position] : .unknown
                _ = readArgument(outline.arguments[argument].value, expecting: expected)
            }
            return function.result
        }
        for receiver in nominalTypes(of: callee).all {
            let first = member(named: index.known.callAsFunction, of: receiver.type, Use(isStatic: false, isCalled: true))
            guard first.exists else { continue }
            let chosen = overload(from: first, for: node, isStatic: false)
            let bindings = readArguments(of: chosen, receiver, node)
            noteCall(of: chosen, receiver: receiver.type, isSelf: false, outline.code[node.base.position])
            return resultType(of: chosen, receiver: receiver, bindings: bindings)
        }
        readArguments(node)
        return .unknown
    }

    private func typeOfPlainCall(
        _ callee: CodeNode, at position: CodeIndex, _ specialization: CodeNode?, _ node: CodeNode
    ) -> ExpressionType {
        let name = symbol(callee.name)
        if let local = body.locals.last(where: { $0.name == name }) {
            if local.way.exists { return readCall(ofWay: local.way, node) }
            return callFunction(local.type, node)
        }
        let found = implicitMember(named: name, isCalled: true)
        if found.member.exists { return send(to: found.member, receiver: found.receiver, isSelf: found.isSelf, callee, node) }
        let type = typeOfIdentifier(callee)
        if isOfProtocol(type) {
            readArguments(node)
            return .unknown
        }
        if type.isMetatype {
            if index.names.uses(of: name).contains(.observed) { noteFrameworkCall(name, callee, node, on: .unknown, isSelf: false) }
            return create(type, callee: position, specialization, node)
        }
        guard index.names.uses(of: name).contains(.function), let function = index.function(named: name) else {
            if index.known.showings.contains(name) { noteShown(node, by: callee) }
            readFrameworkCall(name, callee, node, on: selfType(), isSelf: true)
            return .unknown
        }
        let declaring = index.outline(function.file)
        let declaration = declaring.declarations[function.scope.position]
        let bindings = readArguments(node, of: declaration, in: declaring, file: function.file, scope: function.scope, .none)
        guard function.type.exists else { return .unknown }
        return .written(function, bindings.isEmpty ? .none : genericArguments.add(bindings))
    }

    private func typeOfMemberCall(
        _ callee: CodeNode, _ specialization: CodeNode?, _ node: CodeNode, expecting expected: ExpressionType
    ) -> ExpressionType {
        let name = symbol(callee.name)
        guard callee.base.exists else { return typeOfImplicitCall(name, callee, node, expected) }
        if name == index.known.append || name == index.known.insert {
            noteAppended(node, to: callee.base)
            noteChange(ofFrameworks: callee.base)
        }
        if index.known.removals.contains(name) {
            noteRemoved(from: callee.base)
            noteChange(ofFrameworks: callee.base)
        }
        let base = typeOfBase(of: callee, expecting: chained(callee.base, expected))
        if base.isMetatype { return typeOfStaticCall(name, callee, of: base, specialization, node) }
        if let optional = optionalType(of: base) {
            let member = member(named: name, of: index.known.optional, Use(isStatic: false, isCalled: true))
            if member.exists { return send(to: member, receiver: optional, isSelf: false, callee, node) }
        }
        let receivers = nominalTypes(of: base)
        if name == index.known.insert || name == index.known.append, receivers.isEmpty || index[receivers.first.type].isExternal {
            noteInserted(node, in: callee.base)
        }
        if index.names.uses(of: name).contains(.member) {
            for receiver in receivers.all {
                let member = member(named: name, of: receiver.type, Use(isStatic: false, isCalled: true))
                if member.exists { return send(to: member, receiver: receiver, isSelf: isSelf(callee.base), callee, node) }
            }
        }
        if receivers.isEmpty, let function = tupleElement(labelled: name, of: base) { return callFunction(function, node) }
        if receivers.isEmpty || !index.known.parameters(of: receivers.first.type).isEmpty { noteUnresolvedCall(name) }
        if index.known.keepsSubscription(name) { noteSubscription(callee, node) }
        if name == index.known.addAction { noteAction(node, on: callee.base) }
        if index.known.showings.contains(name) { noteShown(node, by: callee) }
        body.unwrapped = unwrapped(by: callee, node, base)
        readFrameworkCall(name, callee, node, on: base, isSelf: isSelf(callee.base))
        body.unwrapped = nil
        return isMakingOfScreen(callee, node) ? body.lastValue : .unknown
    }

    /// `loans.reduce(0.0) { $0 + $1.amount }` gives what it begins with.
    private func isSum(_ callee: CodeNode, _ node: CodeNode) -> Bool {
        guard outline.names.equals(callee.name, "reduce"), let first = node.arguments.first.map({ outline.arguments[$0] }), first.value.exists else { return false }
        return outline[first.value].kind == .floatLiteral
    }

    /// `storyboard.instantiateViewController(identifier: "Loans") { LoansViewController(coder: $0) }` gives what its closure makes.
    /// Source: developer.apple.com/documentation (UIKit: UIStoryboard)
    private func isMakingOfScreen(_ callee: CodeNode, _ node: CodeNode) -> Bool {
        guard let last = node.arguments.last, case let creator = outline.arguments[last].value, creator.exists, outline[creator].kind == .closure
        else { return false }
        return outline.names.equals(callee.name, "instantiateViewController") || outline.names.equals(callee.name, "instantiateInitialViewController")
    }

    /// `.case(value)`, `.init()` and `.make()` where the place asks for a type.
    private func typeOfImplicitCall(
        _ name: Symbol, _ callee: CodeNode, _ node: CodeNode, _ expected: ExpressionType
    ) -> ExpressionType {
        // `let text: String = .init(format: "%d", count)`
        if name == index.known.initializer, case let made = frameworkType(of: expected), made.exists, made == index.known.stringType {
            noteFrameworkCall(index[made].name, callee, node, on: .unknown, isSelf: false)
        }
        for receiver in nominalTypes(of: expected).all {
            if name == index.known.initializer {
                noteMadeOfExpectedType(receiver.type, callee, node)
                return create(.metatype(receiver.type, receiver.arguments), callee: .none, nil, node)
            }
            let member = member(named: name, of: receiver.type, Use(isStatic: true, isCalled: true))
            if member.exists { return send(to: member, receiver: receiver, isSelf: false, callee, node) }
        }
        readArguments(node)
        return .unknown
    }

    private func typeOfStaticCall(
        _ name: Symbol, _ callee: CodeNode, of base: ExpressionType, _ specialization: CodeNode?, _ node: CodeNode
    ) -> ExpressionType {
        if name == index.known.initializer { return create(base, callee: callee.base, nil, node) }
        for receiver in nominalTypes(ofMetatype: base).all {
            let nested = index.nestedType(named: name, in: receiver.type, from: file)
            if nested.exists {
                noteNamedType(base, at: callee.base, .namespace)
                return create(metatype(of: nested), named: callee, specialization, node)
            }
            let member = member(named: name, of: receiver.type, Use(isStatic: true, isCalled: true))
            guard member.exists else { continue }
            noteNamedType(base, at: callee.base, .staticMember)
            return send(to: member, receiver: receiver, isSelf: false, callee, node)
        }
        if let type = moduleMember(named: name, callee, of: base) { return create(type, named: callee, specialization, node) }
        noteNamedType(base, at: callee.base, .staticMember)
        readFrameworkCall(name, callee, node, on: base, isSelf: false)
        return .unknown
    }

    // MARK: - Making instances

    /// Nobody makes a protocol by its name: a class of that name stands in a module that isn't read.
    private func isOfProtocol(_ metatype: ExpressionType) -> Bool {
        nominalTypes(ofMetatype: metatype).all.contains { index[$0.type].kind == .protocol }
    }

    private func create(
        _ type: ExpressionType, named callee: CodeNode, _ specialization: CodeNode?, _ node: CodeNode
    ) -> ExpressionType {
        if isOfProtocol(type) {
            readArguments(node)
            return .unknown
        }
        if !body.isSilent {
            for made in nominalTypes(ofMetatype: type).all {
                add(to: made.type, at: site(from: callee.offset, name: callee.name), context(.instantiation, kind: .creates))
            }
        }
        return create(type, callee: .none, specialization, node)
    }

    private func create(
        _ type: ExpressionType, callee: CodeIndex, _ specialization: CodeNode?, _ node: CodeNode
    ) -> ExpressionType {
        noteNamedType(type, at: callee, .instantiation, kind: .creates)
        guard var made = nominalTypes(ofMetatype: type).all.first(where: { _ in true }) else {
            readArguments(node)
            return .unknown
        }
        if let specialization { made.arguments = specialized(made.type, by: specialization, made.arguments) }
        let first = index.firstMember(named: index.known.initializer, in: made.type)
        guard first.exists else {
            readMemberwise(made, node)
            return .instance(made.type, made.arguments)
        }
        let chosen = overload(from: first, for: node, isStatic: true)
        let bindings = readArguments(of: chosen, made, node)
        noteCreation(by: chosen, made.type, node)
        return resultType(of: chosen, receiver: made, bindings: specialization == nil ? bindings : [])
    }

    private func noteCreation(by initializer: MemberID, _ type: TypeID, _ node: CodeNode) {
        guard let (position, _) = callee(of: node, isRead: true) else { return }
        noteCall(of: initializer, receiver: type, isSelf: false, outline.code[position.position])
    }

    /// A struct without an initialiser takes its properties by name.
    private func readMemberwise(_ made: NominalType, _ node: CodeNode) {
        for argument in node.arguments {
            let label = symbol(outline.arguments[argument].label)
            let value = outline.arguments[argument].value
            let property =
                label == .none
                ? propertyOfTrailingClosure(value, of: made.type, node)
                : member(named: label, of: made.type, Use(isStatic: false, isCalled: false))
            let expected = property.exists ? typeOfMember(property, made) : .unknown
            _ = readArgument(value, expecting: expected)
            if property.exists { noteStored(value, in: StoredPlace(member: property, owner: made.type, made: node)) }
        }
    }

    /// `Row(title: title) { self.tap() }`: the first property for a function behind those that labels name.
    private func propertyOfTrailingClosure(_ value: CodeIndex, of type: TypeID, _ node: CodeNode) -> MemberID {
        guard value.exists, outline.code[value.position].kind == .closure, index[type].kind == .struct else { return .none }
        let labels = node.arguments.map { symbol(outline.arguments[$0].label) }
        let members = index[type].members
        let behind = members.lastIndex { labels.contains(index[$0].name) }.map { $0 + 1 } ?? members.startIndex
        return members[behind...].first { member in
            let declaration = index.declaration(of: member)
            return (declaration.kind == .var || declaration.kind == .let && !declaration.initialValue.exists) && isKept(member)
                && mayStoreClosures(member)
        } ?? .none
    }

    private func send(
        to first: MemberID, receiver: NominalType, isSelf: Bool, _ callee: CodeNode, _ node: CodeNode
    ) -> ExpressionType {
        let member = overload(from: first, for: node, isStatic: index[first].isStatic)
        if isInheritedFromFrameworks(node, instead: member, receiver.type) {
            readFrameworkCall(symbol(callee.name), callee, node, on: .instance(receiver.type), isSelf: isSelf)
            return .unknown
        }
        // A property that holds a closure is called through its type.
        if index[member].kind == .var || index[member].kind == .let {
            return callFunction(typeOfMember(member, receiver), node)
        }
        let bindings = readArguments(of: member, receiver, node)
        noteCall(of: member, receiver: receiver.type, isSelf: isSelf, callee)
        return resultType(of: member, receiver: receiver, bindings: bindings)
    }

    /// Of the name of a node that has one; of its first byte for all others, such as a subscript.
    func site(of callee: CodeNode) -> Site {
        switch callee.kind {
        case .identifier, .member: site(from: callee.offset, name: callee.name)
        default: Site(file: file, offset: callee.offset, end: callee.offset + 1)
        }
    }

    func noteCall(of member: MemberID, receiver: TypeID, isSelf: Bool, _ callee: CodeNode) {
        guard !body.isSilent, body.context.from.exists, index[member].file != index.interface else { return }
        add(
            Call(
                from: body.context.from, caller: body.context.member, callee: member, receiver: receiver,
                site: site(of: callee), isSelf: isSelf))
    }
}
