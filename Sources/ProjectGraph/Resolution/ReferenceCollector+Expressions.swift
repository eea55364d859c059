import Syntax

extension ReferenceCollector {
    /// The type of an expression; on the way, what the expression refers to is recorded.
    func type(of position: CodeIndex) -> ExpressionType {
        // A chain of calls nests by one for each of its links.
        guard position.exists, expressionDepth < 400 else { return .unknown }
        expressionDepth += 1
        defer { expressionDepth -= 1 }
        let node = outline.code[position.position]
        switch node.kind {
        case .identifier: return typeOfIdentifier(node)
        case .member: return typeOfMemberAccess(node)
        case .specialization:
            for argument in node.types { reference(outline.typeLists[argument], context(.genericArgument)) }
            return type(of: node.base)
        case .call: return typeOfCall(node)
        case .subscript:
            let base = type(of: node.base)
            readArguments(node)
            return elementType(of: base)
        case .optionalChain, .forceUnwrap, .inoutReference: return type(of: node.base)
        case .coercion, .conditionalCast, .forcedCast:
            _ = type(of: node.base)
            reference(node.type, context(.cast))
            return written(node.type)
        case .annotated:
            _ = type(of: node.base)
            reference(node.type, context(.localVariable))
            return written(node.type)
        case .typeCheck:
            _ = type(of: node.base)
            reference(node.type, context(.typeCheck))
            return .unknown
        case .typeExpression, .keyPath:
            reference(node.type, context(.metatype))
            return .unknown
        case .assignment: return readAssignment(node)
        case .nilCoalescing: return firstKnownType(of: node.arguments)
        case .ternary: return typeOfTernary(node)
        case .closure:
            readClosure(outline.closures[node.closure], parameters: [])
            return .unknown
        case .stringLiteral:
            readArguments(node)
            return index.externals[index.known.string].map { .instance($0) } ?? .unknown
        case .arrayLiteral: return typeOfArrayLiteral(node)
        case .dictionaryLiteral, .tuple, .binary, .comparison:
            readArguments(node)
            return .unknown
        case .unary:
            _ = type(of: node.base)
            return .unknown
        default: return .unknown
        }
    }

    private func firstKnownType(of operands: Range<Int>) -> ExpressionType {
        var found = ExpressionType.unknown
        for operand in operands {
            let type = type(of: outline.arguments[operand].value)
            if found.isUnknown { found = type }
        }
        return found
    }

    private func typeOfTernary(_ node: CodeNode) -> ExpressionType {
        guard let condition = node.arguments.first else { return .unknown }
        _ = type(of: outline.arguments[condition].value)
        return firstKnownType(of: node.arguments.dropFirst())
    }

    func readArguments(_ node: CodeNode) {
        for argument in node.arguments { readArgument(outline.arguments[argument].value) }
    }

    func readArgument(_ value: CodeIndex) {
        if case .metatype(let named) = type(of: value) { noteType(named, at: value, .metatype) }
    }

    private func typeOfArrayLiteral(_ node: CodeNode) -> ExpressionType {
        var first = ExpressionType.unknown
        for (position, argument) in node.arguments.enumerated() {
            let value = outline.arguments[argument].value
            let type = type(of: value)
            if position == 0 { first = type }
            if case .metatype(let named) = type { noteType(named, at: value, .genericArgument) }
        }
        switch first {
        case .metatype(let type), .instance(let type): return .collection(type)
        default: return .unknown
        }
    }

    // MARK: - Names

    func typeOfIdentifier(_ node: CodeNode) -> ExpressionType {
        let name = symbol(node.name)
        if let local = body.locals.last(where: { $0.name == name }) { return local.type }
        let known = index.known
        if name == known.selfInstance { return .instance(body.context.from) }
        if name == known.selfType { return .metatype(body.context.from) }
        if name == known.superInstance { return superclass(of: body.context.from) }
        let member = implicitMember(named: name)
        if member.exists { return typeOfUse(of: member, receiver: body.context.from, isSelf: true, node) }
        if case .type(let type) = index.meaning(of: name, in: file, scope: body.context.scope) {
            return .metatype(index.resolvingAlias(type))
        }
        guard index.names.uses(of: name).contains(.external), let external = index.externals[name] else { return .unknown }
        return .metatype(external)
    }

    private func superclass(of type: TypeID) -> ExpressionType {
        guard type.exists, let first = index[type].supertypes.first, index[first.type].kind != .protocol else { return .unknown }
        return .instance(first.type)
    }

    /// The member that a name reaches through an implicit `self`, in the innermost type that has one.
    func implicitMember(named name: Symbol) -> MemberID {
        guard index.names.uses(of: name).contains(.member) else { return .none }
        var scope = body.context.scope
        while scope.exists {
            let type = index.type(of: scope, in: file)
            if type.exists {
                let member = index.firstMember(named: name, in: type)
                if member.exists { return member }
            }
            scope = outline.declarations[scope.position].parent
        }
        return .none
    }

    // MARK: - Members

    private func typeOfMemberAccess(_ node: CodeNode) -> ExpressionType {
        guard node.base.exists else { return .unknown }
        let base = type(of: node.base)
        let name = symbol(node.name)
        if case .metatype(let type) = base { return typeOfStaticMember(name, node, of: type) }
        guard index.names.uses(of: name).contains(.member) else { return .unknown }
        for type in nominalTypes(of: base).all {
            let member = index.firstMember(named: name, in: type)
            if member.exists { return typeOfUse(of: member, receiver: type, isSelf: isSelf(node.base), node) }
        }
        return .unknown
    }

    /// The type of a member that is named, not called: a method handed on as a function will be.
    private func typeOfUse(of member: MemberID, receiver: TypeID, isSelf: Bool, _ node: CodeNode) -> ExpressionType {
        if index[member].kind == .func { noteCall(of: member, receiver: receiver, isSelf: isSelf, node) }
        return typeOfMember(member)
    }

    private func typeOfStaticMember(_ name: Symbol, _ node: CodeNode, of type: TypeID) -> ExpressionType {
        if name == index.known.selfInstance || name == index.known.type {
            noteType(type, at: node.base, .metatype)
            return .instance(type)
        }
        let nested = index.nestedType(named: name, in: type, from: file)
        if nested.exists {
            noteType(type, at: node.base, .namespace)
            return .metatype(index.resolvingAlias(nested))
        }
        noteType(type, at: node.base, .staticMember)
        let member = index.firstMember(named: name, in: type)
        return member.exists ? typeOfMember(member) : .unknown
    }

    /// Records that a type's name stands in an expression; `Self`, `self` and what is inferred name nothing.
    func noteType(_ type: TypeID, at position: CodeIndex, _ place: Edge.Position, kind: Edge.Kind = .names) {
        guard position.exists, !body.isSilent else { return }
        var node = outline.code[position.position]
        if node.kind == .specialization, node.base.exists { node = outline.code[node.base.position] }
        guard node.kind == .identifier || node.kind == .member else { return }
        let name = symbol(node.name)
        guard name != index.known.selfType, name != index.known.selfInstance, name != index.known.initializer else { return }
        add(to: type, at: site(from: node.offset, name: node.name), context(place, kind: kind))
    }

    // MARK: - Assignments

    private func readAssignment(_ node: CodeNode) -> ExpressionType {
        let value = type(of: node.base)
        guard node.other.exists else { return .unknown }
        let (target, isSelf) = assignedMember(node.other)
        guard target.exists, !body.isSilent else {
            _ = type(of: node.other)
            return .unknown
        }
        let offset = outline.code[node.other.position].offset
        add(
            Assignment(
                from: body.context.from, caller: body.context.member, target: target, value: nominalTypes(of: value).first,
                site: Site(file: file, offset: offset, end: offset + 1), isSelf: isSelf))
        return .unknown
    }

    private func assignedMember(_ position: CodeIndex) -> (MemberID, isSelf: Bool) {
        var node = outline.code[position.position]
        while node.kind == .optionalChain || node.kind == .forceUnwrap || node.kind == .subscript, node.base.exists {
            node = outline.code[node.base.position]
        }
        guard node.kind == .identifier || node.kind == .member else { return (.none, false) }
        let name = symbol(node.name)
        if node.kind == .identifier {
            let isLocal = body.locals.contains { $0.name == name }
            return isLocal ? (.none, false) : (implicitMember(named: name), true)
        }
        guard node.base.exists, index.names.uses(of: name).contains(.member) else { return (.none, false) }
        let base = type(of: node.base)
        for type in nominalTypes(of: base).all {
            let member = index.firstMember(named: name, in: type)
            if member.exists { return (member, isSelf(node.base)) }
        }
        return (.none, false)
    }

    /// Whether an expression is `self`.
    func isSelf(_ position: CodeIndex) -> Bool {
        var node = outline.code[position.position]
        while node.kind == .optionalChain || node.kind == .forceUnwrap, node.base.exists {
            node = outline.code[node.base.position]
        }
        return node.kind == .identifier && symbol(node.name) == index.known.selfInstance
    }
}
