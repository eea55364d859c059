import Syntax

extension GraphBuilder {
    /// The type of an expression; on the way, what the expression refers to is recorded.
    func type(of index: CodeIndex) -> ExpressionType {
        guard index.exists else { return .unknown }
        let outline = graph.files[body.context.file.position].outline
        let node = outline[index]
        switch node.kind {
        case .identifier: return typeOfIdentifier(node, outline: outline)
        case .member: return typeOfMemberAccess(node, outline: outline)
        case .specialization:
            for argument in outline.typeLists[node.types] { reference(argument, context(.genericArgument)) }
            return type(of: node.base)
        case .call: return typeOfCall(node, outline: outline)
        case .subscript:
            let base = type(of: node.base)
            readArguments(node, outline: outline)
            return elementType(of: base)
        case .optionalChain, .forceUnwrap, .inoutReference: return type(of: node.base)
        case .coercion, .conditionalCast, .forcedCast:
            _ = type(of: node.base)
            reference(node.type, context(.cast))
            return .written(WrittenType(file: body.context.file, type: node.type, scope: body.context.scope))
        case .typeCheck:
            _ = type(of: node.base)
            reference(node.type, context(.typeCheck))
            return .unknown
        case .typeExpression:
            reference(node.type, context(.metatype))
            return .unknown
        case .assignment: return readAssignment(node, outline: outline)
        case .nilCoalescing: return firstKnown(of: outline.arguments[node.arguments])
        case .ternary: return firstKnown(of: outline.arguments[node.arguments].dropFirst(), before: outline.arguments[node.arguments].first)
        case .closure:
            readClosure(outline.closures[node.closure], parameters: [], outline: outline)
            return .unknown
        case .stringLiteral:
            readArguments(node, outline: outline)
            return .instance(externalType(named: "String"))
        case .arrayLiteral: return typeOfArrayLiteral(node, outline: outline)
        case .dictionaryLiteral, .tuple, .binary, .comparison:
            readArguments(node, outline: outline)
            return .unknown
        case .unary:
            _ = type(of: node.base)
            return .unknown
        case .keyPath:
            reference(node.type, context(.metatype))
            return .unknown
        default: return .unknown
        }
    }

    private func firstKnown(of operands: ArraySlice<Argument>, before: Argument? = nil) -> ExpressionType {
        if let before { _ = type(of: before.value) }
        var found = ExpressionType.unknown
        for operand in operands {
            let type = type(of: operand.value)
            if found.isUnknown { found = type }
        }
        return found
    }

    private func readArguments(_ node: CodeNode, outline: Outline) {
        for argument in outline.arguments[node.arguments] { readArgument(argument.value, outline: outline) }
    }

    private func readArgument(_ value: CodeIndex, outline: Outline) {
        let type = type(of: value)
        if case .metatype(let named) = type { noteMetatype(named, value, .metatype, outline: outline) }
    }

    // MARK: - Names

    private func typeOfIdentifier(_ node: CodeNode, outline: Outline) -> ExpressionType {
        let name = symbol(node.name, in: body.context.file)
        if let local = body.locals.last(where: { $0.name == name }) { return local.type }
        if outline.names.equals(node.name, "self") { return .instance(body.context.from) }
        if outline.names.equals(node.name, "Self") { return .metatype(body.context.from) }
        if outline.names.equals(node.name, "super") { return superclass(of: body.context.from) }
        if let member = implicitMembers(named: name, outline: outline).first { return typeOfMember(member) }
        return typeNamed(name)
    }

    private func typeNamed(_ name: Symbol) -> ExpressionType {
        if case .type(let type) = meaning(of: name, in: body.context.file, scope: body.context.scope) {
            return .metatype(resolvingAlias(type))
        }
        let text = graph.symbols[name]
        guard text.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) == true,
            FrameworkCatalogue.type(named: text) != nil
        else { return .unknown }
        return .metatype(externalType(named: name))
    }

    private func superclass(of type: TypeID) -> ExpressionType {
        guard type.exists, let first = graph[type].supertypes.first, graph[first.type].kind != .protocol else { return .unknown }
        return .instance(first.type)
    }

    /// Members that a name reaches through an implicit `self`, in the innermost type that has them.
    func implicitMembers(named name: Symbol, outline: Outline) -> [MemberID] {
        var scope = body.context.scope
        while scope.exists {
            let type = typeOfDeclaration[body.context.file.position][scope.position]
            if type.exists {
                let found = members(named: name, in: type)
                if !found.isEmpty { return found }
            }
            scope = outline[scope].parent
        }
        return []
    }

    private func typeOfMemberAccess(_ node: CodeNode, outline: Outline) -> ExpressionType {
        guard node.base.exists else { return .unknown }
        let base = type(of: node.base)
        let name = symbol(node.name, in: body.context.file)
        if case .metatype(let type) = base { return typeOfStaticMember(name, node, of: type, outline: outline) }
        for type in nominalTypes(of: base) {
            if let member = members(named: name, in: type).first { return typeOfMember(member) }
        }
        return .unknown
    }

    private func typeOfStaticMember(
        _ name: Symbol, _ node: CodeNode, of type: TypeID, outline: Outline
    ) -> ExpressionType {
        if outline.names.equals(node.name, "self") || outline.names.equals(node.name, "Type") {
            noteMetatype(type, node.base, .metatype, outline: outline)
            return .instance(type)
        }
        if let nested = nestedType(named: name, in: type, from: body.context.file) {
            noteMetatype(type, node.base, .namespace, outline: outline)
            return .metatype(resolvingAlias(nested))
        }
        noteMetatype(type, node.base, .staticMember, outline: outline)
        guard let member = members(named: name, in: type).first else {
            let dotted = graph[type].fullName + "." + graph.symbols[name]
            return graph[type].isExternal && FrameworkCatalogue.type(named: dotted) != nil
                ? .metatype(externalType(named: dotted)) : .unknown
        }
        return typeOfMember(member)
    }

    /// Records that a type's name stands in an expression; `Self` and what is inferred name nothing.
    func noteMetatype(
        _ type: TypeID, _ index: CodeIndex, _ position: Edge.Position, kind: Edge.Kind = .names, outline: Outline
    ) {
        guard index.exists else { return }
        var node = outline[index]
        if node.kind == .specialization, node.base.exists { node = outline[node.base] }
        guard node.kind == .identifier || node.kind == .member, !outline.names.equals(node.name, "Self"),
            !outline.names.equals(node.name, "self"), !outline.names.equals(node.name, "init")
        else { return }
        let length = outline.names.withBytes(of: node.name) { UInt32($0.count) }
        let site = Site(file: body.context.file, offset: node.offset, end: node.offset + length)
        add(to: type, at: site, context(position, kind: kind))
    }

    // MARK: - Calls

    private func typeOfCall(_ node: CodeNode, outline: Outline) -> ExpressionType {
        guard node.base.exists else { return .unknown }
        var index = node.base
        if outline[index].kind == .specialization {
            for argument in outline.typeLists[outline[index].types] { reference(argument, context(.genericArgument)) }
            index = outline[index].base
        }
        while index.exists, outline[index].kind == .optionalChain || outline[index].kind == .forceUnwrap { index = outline[index].base }
        guard index.exists else { return .unknown }
        let callee = outline[index]
        switch callee.kind {
        case .identifier: return typeOfPlainCall(callee, at: index, node, outline: outline)
        case .member: return typeOfMemberCall(callee, at: index, node, outline: outline)
        case .arrayLiteral:
            let type = type(of: index)
            readArguments(node, outline: outline)
            return type
        default:
            let function = functionType(of: type(of: index))
            readArguments(node, outline: outline)
            return function?.result ?? .unknown
        }
    }

    private func typeOfPlainCall(
        _ callee: CodeNode, at index: CodeIndex, _ node: CodeNode, outline: Outline
    ) -> ExpressionType {
        let name = symbol(callee.name, in: body.context.file)
        if let local = body.locals.last(where: { $0.name == name }) {
            let function = functionType(of: local.type)
            readArguments(node, outline: outline)
            return function?.result ?? .unknown
        }
        let candidates = implicitMembers(named: name, outline: outline)
        if !candidates.isEmpty {
            return send(to: candidates, receiver: body.context.from, isSelf: true, callee, node, outline: outline)
        }
        if case .metatype(let type) = typeOfIdentifier(callee, outline: outline) {
            return create(type, callee: index, node, outline: outline)
        }
        readArguments(node, outline: outline)
        guard let function = functions[name] else { return .unknown }
        let declaration = graph.files[function.file.position].outline[function.scope]
        return .written(WrittenType(file: function.file, type: declaration.type, scope: function.scope))
    }

    private func typeOfMemberCall(
        _ callee: CodeNode, at index: CodeIndex, _ node: CodeNode, outline: Outline
    ) -> ExpressionType {
        let name = symbol(callee.name, in: body.context.file)
        guard callee.base.exists else {
            readArguments(node, outline: outline)
            return .unknown
        }
        let base = type(of: callee.base)
        if case .metatype(let type) = base {
            return typeOfStaticCall(name, callee, of: type, node, outline: outline)
        }
        let isSelf = outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "self")
        for type in nominalTypes(of: base) {
            let candidates = members(named: name, in: type)
            if !candidates.isEmpty { return send(to: candidates, receiver: type, isSelf: isSelf, callee, node, outline: outline) }
        }
        if nominalTypes(of: base).isEmpty { noteUnresolvedCall(name) }
        readArguments(node, outline: outline)
        return .unknown
    }

    private func noteUnresolvedCall(_ name: Symbol) {
        guard !body.isSilent else { return }
        graph.unresolvedCallNames.insert(name)
        graph.unresolved[.unknownReceiver, default: 0] += 1
    }

    private func typeOfStaticCall(
        _ name: Symbol, _ callee: CodeNode, of type: TypeID, _ node: CodeNode, outline: Outline
    ) -> ExpressionType {
        if outline.names.equals(callee.name, "init") { return create(type, callee: callee.base, node, outline: outline) }
        if let nested = nestedType(named: name, in: type, from: body.context.file) {
            noteMetatype(type, callee.base, .namespace, outline: outline)
            let target = resolvingAlias(nested)
            let length = outline.names.withBytes(of: callee.name) { UInt32($0.count) }
            let site = Site(file: body.context.file, offset: callee.offset, end: callee.offset + length)
            add(to: target, at: site, context(.instantiation, kind: .creates))
            readArguments(node, outline: outline)
            return .instance(target)
        }
        noteMetatype(type, callee.base, .staticMember, outline: outline)
        let candidates = members(named: name, in: type)
        guard !candidates.isEmpty else {
            readArguments(node, outline: outline)
            return .unknown
        }
        return send(to: candidates, receiver: type, isSelf: false, callee, node, outline: outline)
    }

    private func create(_ type: TypeID, callee: CodeIndex, _ node: CodeNode, outline: Outline) -> ExpressionType {
        noteMetatype(type, callee, .instantiation, kind: .creates, outline: outline)
        let initializers = members(named: graph.symbols.intern("init"), in: type)
        let labels = outline.arguments[node.arguments].map { symbol($0.label, in: body.context.file) }
        let chosen = overload(of: initializers, labels: labels, hasTrailingClosure: false)
        readArguments(of: chosen, node, outline: outline)
        return .instance(type)
    }

    private func send(
        to candidates: [MemberID], receiver: TypeID, isSelf: Bool, _ callee: CodeNode, _ node: CodeNode, outline: Outline
    ) -> ExpressionType {
        let arguments = outline.arguments[node.arguments]
        let labels = arguments.map { symbol($0.label, in: body.context.file) }
        let endsInClosure = arguments.last.map { $0.label == .none && $0.value.exists && outline[$0.value].kind == .closure } ?? false
        guard let member = overload(of: candidates, labels: labels, hasTrailingClosure: endsInClosure) else { return .unknown }
        readArguments(of: member, node, outline: outline)
        // A property that holds a closure is called through its type.
        if graph[member].kind == .var || graph[member].kind == .let {
            return functionType(of: typeOfMember(member))?.result ?? .unknown
        }
        noteCall(of: member, receiver: receiver, isSelf: isSelf, callee, outline: outline)
        return resultType(of: member, receiver: receiver)
    }

    private func noteCall(of member: MemberID, receiver: TypeID, isSelf: Bool, _ callee: CodeNode, outline: Outline) {
        guard !body.isSilent, body.context.from.exists else { return }
        let length = outline.names.withBytes(of: callee.name) { UInt32($0.count) }
        let site = Site(file: body.context.file, offset: callee.offset, end: callee.offset + length)
        graph.calls.append(
            Call(
                from: body.context.from, caller: body.context.member, callee: member, receiver: receiver, site: site,
                isSelf: isSelf))
    }

    // MARK: - Arguments

    /// Closures among the arguments learn their parameters' types from the function that takes them.
    private func readArguments(of member: MemberID?, _ node: CodeNode, outline: Outline) {
        guard let member else { return readArguments(node, outline: outline) }
        let entity = graph[member]
        let declaring = graph.files[entity.file.position].outline
        let parameters = declaring.parameters(of: declaring[entity.declaration])
        for (position, argument) in outline.arguments[node.arguments].enumerated() {
            guard argument.value.exists, outline[argument.value].kind == .closure else {
                readArgument(argument.value, outline: outline)
                continue
            }
            let label = symbol(argument.label, in: body.context.file)
            let matching = parameters.last { symbol($0.label, in: entity.file) == label && label != .none }
            let parameter = matching ?? (position < parameters.count ? parameters[parameters.startIndex + position] : parameters.last)
            let written = parameter.map { WrittenType(file: entity.file, type: $0.type, scope: entity.declaration) }
            let function = written.flatMap { functionType(of: .written($0)) }
            readClosure(
                outline.closures[outline[argument.value].closure], parameters: function?.parameters ?? [], outline: outline)
        }
    }

    func readClosure(_ closure: Closure, parameters: [WrittenType], outline: Outline) {
        inScope { builder in
            builder.bindCaptures(of: closure, outline: outline)
            for (position, parameter) in outline.parameters[closure.parameters.indices].enumerated() {
                if parameter.type.exists { builder.reference(parameter.type, builder.context(.closureSignature)) }
                guard parameter.name != .none else { continue }
                let written = WrittenType(file: builder.body.context.file, type: parameter.type, scope: builder.body.context.scope)
                let known = parameter.type.exists ? written : parameters.indices.contains(position) ? parameters[position] : nil
                builder.bind(parameter.name, to: known.map { .written($0) } ?? .unknown)
            }
            if closure.parameters.isEmpty, let first = parameters.first { builder.bindShorthand(first) }
            if closure.result.exists { builder.reference(closure.result, builder.context(.closureSignature)) }
            builder.readStatements(closure.body.indices)
        }
    }

    private func bindCaptures(of closure: Closure, outline: Outline) {
        for capture in outline.captures[closure.captures.indices] {
            let type = type(of: capture.value)
            // `[weak self]` leaves `self` what it is.
            if capture.name != .none, !outline.names.equals(capture.name, "self") { bind(capture.name, to: type) }
        }
    }

    private func bindShorthand(_ type: WrittenType) {
        body.locals.append(BodyState.Local(name: graph.symbols.intern("$0"), type: .written(type)))
    }

    private func typeOfArrayLiteral(_ node: CodeNode, outline: Outline) -> ExpressionType {
        let elements = outline.arguments[node.arguments]
        var first = ExpressionType.unknown
        for (position, element) in elements.enumerated() {
            let type = type(of: element.value)
            if position == 0 { first = type }
            if case .metatype(let named) = type { noteMetatype(named, element.value, .genericArgument, outline: outline) }
        }
        switch first {
        case .metatype(let type), .instance(let type): return .collection(type)
        default: return .unknown
        }
    }

    // MARK: - Assignments

    private func readAssignment(_ node: CodeNode, outline: Outline) -> ExpressionType {
        let value = type(of: node.base)
        guard node.other.exists else { return .unknown }
        let (target, isSelf) = assignedMember(node.other, outline: outline)
        if let target, !body.isSilent {
            let site = Site(file: body.context.file, offset: outline[node.other].offset, end: outline[node.other].offset + 1)
            graph.assignments.append(
                Assignment(
                    from: body.context.from, caller: body.context.member, target: target,
                    value: nominalTypes(of: value).first ?? .none, site: site, isSelf: isSelf))
        } else {
            _ = type(of: node.other)
        }
        return .unknown
    }

    private func assignedMember(_ index: CodeIndex, outline: Outline) -> (MemberID?, isSelf: Bool) {
        var node = outline[index]
        while node.kind == .optionalChain || node.kind == .forceUnwrap || node.kind == .subscript, node.base.exists {
            node = outline[node.base]
        }
        guard node.kind == .identifier || node.kind == .member else { return (nil, false) }
        let name = symbol(node.name, in: body.context.file)
        if node.kind == .identifier {
            guard !body.locals.contains(where: { $0.name == name }) else { return (nil, false) }
            return (implicitMembers(named: name, outline: outline).first, true)
        }
        guard node.base.exists else { return (nil, false) }
        let base = type(of: node.base)
        let isSelf = outline[node.base].kind == .identifier && outline.names.equals(outline[node.base].name, "self")
        for type in nominalTypes(of: base) {
            if let member = members(named: name, in: type).first { return (member, isSelf) }
        }
        return (nil, false)
    }
}
