import Syntax

extension ReferenceCollector {
    func typeOfCall(_ node: CodeNode) -> ExpressionType {
        guard let position = callee(of: node) else { return .unknown }
        let callee = outline.code[position.position]
        switch callee.kind {
        case .identifier: return typeOfPlainCall(callee, at: position, node)
        case .member: return typeOfMemberCall(callee, node)
        case .arrayLiteral:
            let type = type(of: position)
            readArguments(node)
            return type
        default:
            let function = functionType(of: type(of: position))
            readArguments(node)
            return function?.result ?? .unknown
        }
    }

    /// What is called, behind generic arguments, `?` and `!`.
    private func callee(of node: CodeNode) -> CodeIndex? {
        var position = node.base
        while position.exists {
            let callee = outline.code[position.position]
            switch callee.kind {
            case .specialization:
                for argument in callee.types { reference(outline.typeLists[argument], context(.genericArgument)) }
                position = callee.base
            case .optionalChain, .forceUnwrap: position = callee.base
            default: return position
            }
        }
        return nil
    }

    private func typeOfPlainCall(_ callee: CodeNode, at position: CodeIndex, _ node: CodeNode) -> ExpressionType {
        let name = symbol(callee.name)
        if let local = body.locals.last(where: { $0.name == name }) {
            let function = functionType(of: local.type)
            readArguments(node)
            return function?.result ?? .unknown
        }
        let member = implicitMember(named: name)
        if member.exists { return send(to: member, receiver: body.context.from, isSelf: true, callee, node) }
        if case .metatype(let type) = typeOfIdentifier(callee) { return create(type, callee: position, node) }
        readArguments(node)
        guard let function = index.functions[name] else { return .unknown }
        return function.type.exists ? .written(function) : .unknown
    }

    private func typeOfMemberCall(_ callee: CodeNode, _ node: CodeNode) -> ExpressionType {
        let name = symbol(callee.name)
        guard callee.base.exists else {
            readArguments(node)
            return .unknown
        }
        let base = type(of: callee.base)
        if case .metatype(let type) = base { return typeOfStaticCall(name, callee, of: type, node) }
        let receivers = nominalTypes(of: base)
        if index.names.uses(of: name).contains(.member) {
            for type in receivers.all {
                let member = index.firstMember(named: name, in: type)
                if member.exists { return send(to: member, receiver: type, isSelf: isSelf(callee.base), callee, node) }
            }
        }
        if receivers.isEmpty { noteUnresolvedCall(name) }
        readArguments(node)
        return .unknown
    }

    private func typeOfStaticCall(_ name: Symbol, _ callee: CodeNode, of type: TypeID, _ node: CodeNode) -> ExpressionType {
        if name == index.known.initializer { return create(type, callee: callee.base, node) }
        let nested = index.nestedType(named: name, in: type, from: file)
        if nested.exists {
            noteType(type, at: callee.base, .namespace)
            let target = index.resolvingAlias(nested)
            add(to: target, at: site(from: callee.offset, name: callee.name), context(.instantiation, kind: .creates))
            readArguments(node)
            return .instance(target)
        }
        noteType(type, at: callee.base, .staticMember)
        let member = index.firstMember(named: name, in: type)
        guard member.exists else {
            readArguments(node)
            return .unknown
        }
        return send(to: member, receiver: type, isSelf: false, callee, node)
    }

    private func create(_ type: TypeID, callee: CodeIndex, _ node: CodeNode) -> ExpressionType {
        noteType(type, at: callee, .instantiation, kind: .creates)
        let initializer = index.firstMember(named: index.known.initializer, in: type)
        if initializer.exists { readArguments(of: overload(from: initializer, for: node), node) } else { readArguments(node) }
        return .instance(type)
    }

    private func send(to first: MemberID, receiver: TypeID, isSelf: Bool, _ callee: CodeNode, _ node: CodeNode) -> ExpressionType {
        let member = overload(from: first, for: node)
        readArguments(of: member, node)
        // A property that holds a closure is called through its type.
        if index[member].kind == .var || index[member].kind == .let {
            return functionType(of: typeOfMember(member))?.result ?? .unknown
        }
        noteCall(of: member, receiver: receiver, isSelf: isSelf, callee)
        return resultType(of: member, receiver: receiver)
    }

    func noteCall(of member: MemberID, receiver: TypeID, isSelf: Bool, _ callee: CodeNode) {
        guard !body.isSilent, body.context.from.exists else { return }
        add(
            Call(
                from: body.context.from, caller: body.context.member, callee: member, receiver: receiver,
                site: site(from: callee.offset, name: callee.name), isSelf: isSelf))
    }

    // MARK: - Arguments

    /// Closures among the arguments learn their parameters' types from the function that takes them.
    private func readArguments(of number: MemberID, _ node: CodeNode) {
        for (position, argument) in node.arguments.enumerated() {
            let value = outline.arguments[argument].value
            guard value.exists, outline.code[value.position].kind == .closure else {
                readArgument(value)
                continue
            }
            let parameter = parameter(of: number, for: outline.arguments[argument].label, at: position)
            let function = parameter.flatMap { functionType(of: .written($0)) }
            readClosure(outline.closures[outline.code[value.position].closure], parameters: function?.parameters ?? [])
        }
    }

    private func parameter(of number: MemberID, for label: NameID, at position: Int) -> WrittenType? {
        let member = index[number]
        let declaring = index.outline(member.file)
        let parameters = declaring.declarations[member.declaration.position].parameters.indices
        let matching = label == .none ? nil : parameters.last { index.symbol(declaring.parameters[$0].label, in: member.file) == symbol(label) }
        let byPosition = position < parameters.count ? parameters.lowerBound + position : parameters.last
        guard let chosen = matching ?? byPosition else { return nil }
        return WrittenType(file: member.file, type: declaring.parameters[chosen].type, scope: member.declaration)
    }

    func readClosure(_ closure: Closure, parameters: [WrittenType]) {
        inScope {
            bindCaptures(of: closure)
            for (position, number) in closure.parameters.indices.enumerated() {
                let parameter = outline.parameters[number]
                if parameter.type.exists { reference(parameter.type, context(.closureSignature)) }
                guard parameter.name != .none else { continue }
                let contextual = parameters.indices.contains(position) ? ExpressionType.written(parameters[position]) : .unknown
                bind(parameter.name, to: parameter.type.exists ? written(parameter.type) : contextual)
            }
            if closure.parameters.isEmpty, let first = parameters.first {
                body.locals.append(BodyState.Local(name: index.known.firstArgument, type: .written(first)))
            }
            if closure.result.exists { reference(closure.result, context(.closureSignature)) }
            readStatements(closure.body.indices)
        }
    }

    private func bindCaptures(of closure: Closure) {
        for number in closure.captures.indices {
            let capture = outline.captures[number]
            let type = type(of: capture.value)
            // `[weak self]` leaves `self` what it is.
            if capture.name != .none, symbol(capture.name) != index.known.selfInstance { bind(capture.name, to: type) }
        }
    }
}
