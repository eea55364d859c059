import Syntax

extension ReferenceCollector {
    /// The type of an expression; on the way, what the expression refers to is recorded.
    ///
    /// - Parameter expected: the type that its place asks for: `.shared` and `.init()` mean members of it.
    func type(of position: CodeIndex, expecting expected: ExpressionType = .unknown) -> ExpressionType {
        // A chain of calls nests by one for each of its links.
        guard position.exists, expressionDepth < 400 else { return .unknown }
        expressionDepth += 1
        defer { expressionDepth -= 1 }
        let node = outline.code[position.position]
        switch node.kind {
        case .identifier:
            noteNamedFunction(node, at: position)
            return typeOfIdentifier(node)
        case .member:
            noteNamedFunction(node, at: position)
            return typeOfMemberAccess(node, expecting: expected)
        case .specialization: return typeOfSpecialization(node)
        case .call: return typeOfCall(node, expecting: expected)
        case .subscript: return typeOfSubscript(node)
        case .optionalChain, .forceUnwrap: return unwrapped(type(of: node.base, expecting: expected))
        case .inoutReference:
            noteWrite(to: node.base)
            return type(of: node.base)
        case .coercion, .conditionalCast, .forcedCast:
            _ = type(of: node.base, expecting: written(node.type))
            reference(node.type, context(.cast))
            return written(node.type)
        case .annotated:
            _ = type(of: node.base, expecting: written(node.type))
            reference(node.type, context(.localVariable))
            return written(node.type)
        case .typeCheck:
            _ = type(of: node.base)
            reference(node.type, context(.typeCheck))
            return .unknown
        case .typeExpression:
            reference(node.type, context(.metatype))
            return .writtenMetatype(WrittenType(file: file, type: node.type, scope: body.context.scope), .none)
        case .keyPath:
            reference(node.type, context(.metatype))
            return .unknown
        case .assignment: return readAssignment(node)
        case .nilCoalescing: return unwrapped(firstKnownType(of: node.arguments, expecting: expected))
        case .ternary: return typeOfTernary(node, expecting: expected)
        case .closure:
            let function = functionType(of: expected)
            readClosure(outline.closures[node.closure], parameters: function?.parameters ?? [], result: function?.result ?? .unknown)
            return .unknown
        // Where the place asks for a type, it may be a `CGFloat` or a `Decimal`.
        case .floatLiteral: return frameworkType(of: expected).exists ? .unknown : .instance(index.known.doubleType)
        case .stringLiteral:
            readArguments(node)
            return .instance(index.known.stringType)
        case .arrayLiteral: return typeOfArrayLiteral(node, expecting: expected)
        case .dictionaryLiteral: return typeOfDictionaryLiteral(node, expecting: expected)
        case .comparison: return readComparison(node)
        case .tuple: return typeOfTuple(node, expecting: expected)
        case .binary:
            readOperands(node)
            if node.isChange, let target = node.arguments.first { noteChange(ofFrameworks: outline.arguments[target].value) }
            noteAdded(node)
            noteJoined(node)
            if let first = node.arguments.first { noteWrite(to: outline.arguments[first].value) }
            return .unknown
        case .unary:
            _ = type(of: node.base, expecting: expected)
            return .unknown
        default: return .unknown
        }
    }

    private func typeOfSpecialization(_ node: CodeNode) -> ExpressionType {
        for argument in node.types { reference(outline.typeLists[argument], context(.genericArgument)) }
        guard case .metatype(let type, let outer) = type(of: node.base) else { return .unknown }
        return .metatype(type, specialized(type, by: node, outer))
    }

    /// `Box<Row>` in an expression: what the parameters of `Box` stand for.
    func specialized(_ type: TypeID, by node: CodeNode, _ outer: GenericArguments) -> GenericArguments {
        let bindings = zip(index.parameterNames(of: type), node.types).map { name, part in
            GenericArgumentTable.Binding(name: name, type: written(outline.typeLists[part]))
        }
        return bindings.isEmpty ? outer : genericArguments.add(bindings, receiver: type)
    }

    private func typeOfSubscript(_ node: CodeNode) -> ExpressionType {
        let base = type(of: node.base)
        // `[Row]()` and `Type[index]`
        if case .metatype(let type, _) = base { noteType(type, at: node.base, .staticMember) }
        let isStatic = base.isMetatype
        let receivers = isStatic ? nominalTypes(ofMetatype: base) : nominalTypes(of: base)
        for receiver in receivers.all {
            let first = member(named: index.known.subscript, of: receiver.type, Use(isStatic: isStatic, isCalled: true))
            guard first.exists else { continue }
            let chosen = overload(from: first, for: node, isStatic: isStatic)
            let bindings = readArguments(of: chosen, receiver, node)
            return resultType(of: chosen, receiver: receiver, bindings: bindings)
        }
        readArguments(node)
        return isStatic ? .unknown : elementType(of: base)
    }

    private func firstKnownType(of operands: Range<Int>, expecting expected: ExpressionType) -> ExpressionType {
        var found = ExpressionType.unknown
        for operand in operands {
            let type = type(of: outline.arguments[operand].value, expecting: expected.isUnknown ? found : expected)
            if found.isUnknown { found = type }
        }
        return found
    }

    private func typeOfTernary(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        guard let condition = node.arguments.first else { return .unknown }
        _ = type(of: outline.arguments[condition].value)
        return firstKnownType(of: node.arguments.dropFirst(), expecting: expected)
    }

    /// Both sides are of one type as a rule: `state == .loading`.
    private func readComparison(_ node: CodeNode) -> ExpressionType {
        var known = ExpressionType.unknown
        for argument in node.arguments {
            let value = outline.arguments[argument].value
            let type = type(of: value, expecting: known)
            if type.isMetatype { noteNamedType(type, at: value, .metatype) }
            if known.isUnknown { known = type }
        }
        return .unknown
    }

    func readArguments(_ node: CodeNode) {
        for argument in node.arguments { _ = readArgument(outline.arguments[argument].value) }
    }

    func readArgument(_ value: CodeIndex, expecting expected: ExpressionType = .unknown) -> ExpressionType {
        let type = type(of: value, expecting: expected)
        if type.isMetatype { noteNamedType(type, at: value, .metatype) }
        return type
    }

    private func typeOfTuple(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        let elements = tupleElements(of: expected)
        for (position, argument) in node.arguments.enumerated() {
            let element = elements.indices.contains(position) ? elements[position] : .unknown
            _ = readArgument(outline.arguments[argument].value, expecting: element)
        }
        return expected
    }

    private func typeOfArrayLiteral(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        let element = elementType(of: expected)
        var first = ExpressionType.unknown
        var isOfMetatypes = false
        for argument in node.arguments {
            let value = outline.arguments[argument].value
            let type = type(of: value, expecting: element)
            if first.isUnknown { first = type }
            guard type.isMetatype else { continue }
            noteNamedType(type, at: value, .genericArgument)
            isOfMetatypes = isOfMetatypes || namesMetatype(value)
        }
        // `[C.self]` is no `[C]`.
        if !expected.isUnknown || isOfMetatypes { return expected }
        switch first {
        case .unknown, .localFunction: return .unknown
        case .metatype(let type, let arguments): first = .instance(type, arguments)
        case .writtenMetatype(let type, let arguments): first = .written(type, arguments)
        default: break
        }
        let arguments = genericArguments.add([.init(name: index.known.element, type: first)], receiver: index.known.array)
        return .instance(index.known.array, arguments)
    }

    /// `C.self`
    private func namesMetatype(_ position: CodeIndex) -> Bool {
        let node = outline.code[position.position]
        return node.kind == .member && symbol(node.name) == index.known.selfInstance
    }

    private func typeOfDictionaryLiteral(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        let dictionary = nominalTypes(of: expected).first
        var found: [GenericArgumentTable.Binding] = []
        for (position, argument) in node.arguments.enumerated() {
            let name = position.isMultiple(of: 2) ? index.known.key : index.known.value
            let element = dictionary.type.exists ? self.argument(named: name, of: dictionary) ?? .unknown : .unknown
            let type = readArgument(outline.arguments[argument].value, expecting: element)
            if position < 2 { found.append(.init(name: name, type: type)) }
        }
        guard expected.isUnknown, found.contains(where: { !$0.type.isUnknown && !$0.type.isMetatype }) else { return expected }
        return .instance(index.known.dictionary, genericArguments.add(found, receiver: index.known.dictionary))
    }

    // MARK: - Names

    func typeOfIdentifier(_ node: CodeNode) -> ExpressionType {
        let name = symbol(node.name)
        if let local = body.locals.last(where: { $0.name == name }) { return local.type }
        let known = index.known
        if name == known.selfInstance { return selfType() }
        if name == known.selfType { return body.context.from.exists ? .metatype(body.context.from) : .unknown }
        if name == known.superInstance { return superclass(of: body.context.from) }
        let found = implicitMember(named: name, isCalled: false)
        if found.member.exists { return typeOfUse(of: found.member, receiver: found.receiver, isSelf: found.isSelf, node) }
        switch index.meaning(of: name, in: file, scope: body.context.scope) {
        case .type(let type): return metatype(of: type)
        case .parameter(let constraint): return constraint.map { .writtenMetatype($0, .none) } ?? .unknown
        default: break
        }
        if let variable = index.globalVariable(named: name, from: file), !isHidden(name) {
            let type = typeOfVariable(variable, named: name)
            noteGlobalUse(of: variable, type, node)
            return type
        }
        let external = index.names.external(named: name)
        return external.exists ? .metatype(external) : .unknown
    }

    /// Whether something that nobody writes down stands before a variable at the top level: the error of a `catch`, the values of
    /// a setter, and what a framework's class has that one's own inherits from (UIResponder, UIView, UIViewController).
    private func isHidden(_ name: Symbol) -> Bool {
        let name = index.symbols[name]
        return Self.implicitNames.contains(name) || index.inheritsFrameworksClass(body.context.from) && Self.inheritedNames.contains(name)
    }

    private static let implicitNames: Set<String> = ["error", "newValue", "oldValue"]
    private static let inheritedNames: Set<String> = [
        "alpha", "backgroundColor", "bounds", "center", "children", "collectionView", "contentView", "dataSource", "delegate", "description",
        "frame", "image", "imageView", "isHidden", "layer", "navigationController", "navigationItem", "next", "parent",
        "presentedViewController", "presentingViewController", "splitViewController", "storyboard", "subviews", "superview",
        "tabBarController", "tabBarItem", "tableView", "tag", "text", "textLabel", "title", "topViewController", "traitCollection",
        "undoManager", "view", "viewControllers", "window",
    ]

    /// The type that a name in an expression means; an alias is seen through.
    func metatype(of type: TypeID) -> ExpressionType {
        guard let alias = index.alias(of: type) else { return .metatype(type) }
        let resolved = index.resolvingAlias(type)
        // A framework's type need not have members that are known here.
        if let last = index.alias(of: resolved), case .external(let external) = index.meaning(of: last), index.lineages.isEmpty(external.position) {
            return .metatype(external)
        }
        let target = nominalTypes(of: .written(alias)).first
        return target.type.exists ? .metatype(target.type, target.arguments) : .metatype(type)
    }

    func selfType() -> ExpressionType {
        // The value of a variable at the top level stands in no type.
        guard body.context.from.exists else { return .unknown }
        if body.context.isStatic { return .metatype(body.context.from) }
        return .instance(body.context.from)
    }

    private func superclass(of type: TypeID) -> ExpressionType {
        guard type.exists, let first = index[type].supertypes.first, index[first.type].kind != .protocol else { return .unknown }
        return body.context.isStatic ? .metatype(first.type) : .instance(first.type)
    }

    /// A member that a name reaches through an implicit `self`.
    struct ImplicitMember {
        var member = MemberID.none
        var receiver = NominalTypes().first
        /// Belongs to the calling instance, not to a type around it.
        var isSelf = true
    }

    /// The member that a name reaches through an implicit `self`, in the innermost type that has one.
    func implicitMember(named name: Symbol, isCalled: Bool) -> ImplicitMember {
        guard index.names.uses(of: name).contains(.member) else { return ImplicitMember() }
        var scope = body.context.scope
        var isStatic = body.context.isStatic
        var isSelf = true
        while scope.exists {
            let type = index.type(of: scope, in: file)
            if type.exists {
                let use = Use(isStatic: isStatic, isCalled: isCalled)
                let member = member(named: name, of: type, use)
                if member.exists {
                    return ImplicitMember(member: member, receiver: NominalType(type: type, arguments: .none), isSelf: isSelf)
                }
                if let constraint = index.constraintsOnSelf(in: scope, file: file) {
                    for other in nominalTypes(of: .written(constraint)).all {
                        let member = self.member(named: name, of: other.type, use)
                        if member.exists { return ImplicitMember(member: member, receiver: other, isSelf: isSelf) }
                    }
                }
                // Of the types around it, a type's code reaches the static members only.
                (isStatic, isSelf) = (true, false)
            }
            scope = outline.declarations[scope.position].parent
        }
        return ImplicitMember()
    }

    // MARK: - Members

    private func typeOfMemberAccess(_ node: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        let name = symbol(node.name)
        guard node.base.exists else { return typeOfImplicitMember(name, node, expected) }
        let base = typeOfBase(of: node, expecting: chained(node.base, expected))
        if base.isMetatype { return typeOfStaticMember(name, node, of: base) }
        if name == index.known.selfInstance { return base }
        if let element = tupleElement(named: node.name, of: base) { return element }
        let receivers = nominalTypes(of: base)
        if receivers.isEmpty, let element = tupleElement(labelled: name, of: base) { return element }
        guard index.names.uses(of: name).contains(.member) else { return .unknown }
        for receiver in receivers.all {
            let member = member(named: name, of: receiver.type, Use(isStatic: false, isCalled: false))
            if member.exists { return typeOfUse(of: member, receiver: receiver, isSelf: isSelf(node.base), node) }
        }
        if startsWithKeyPath(node.base) {
            noteWrite(named: name)
            noteKeyPath(node, expected)
        }
        return .unknown
    }

    /// Whoever is handed a key path may set what it leads to.
    func startsWithKeyPath(_ base: CodeIndex) -> Bool { startsWithKeyPath(base, in: outline) }

    func startsWithKeyPath(_ base: CodeIndex, in outline: Outline) -> Bool {
        var position = base
        for _ in 0..<8 where position.exists {
            let node = outline.code[position.position]
            switch node.kind {
            case .keyPath: return true
            case .member, .optionalChain, .forceUnwrap, .subscript: position = node.base
            default: return false
            }
        }
        return false
    }

    /// A chain that starts with an implicit member is of the expected type as its start is.
    func chained(_ base: CodeIndex, _ expected: ExpressionType) -> ExpressionType {
        switch outline.code[base.position].kind {
        case .member, .call, .optionalChain, .forceUnwrap: expected
        default: .unknown
        }
    }

    func tupleElement(named name: NameID, of type: ExpressionType) -> ExpressionType? {
        guard case .written = type, let digit = outline.names.firstByte(of: name) else { return nil }
        let number = Int(digit) - 0x30
        guard (0...9).contains(number), outline.names.length(of: name) == 1 else { return nil }
        let elements = tupleElements(of: type)
        return elements.indices.contains(number) ? elements[number] : nil
    }

    /// `.name` where the place asks for a type.
    private func typeOfImplicitMember(_ name: Symbol, _ node: CodeNode, _ expected: ExpressionType) -> ExpressionType {
        guard index.names.uses(of: name).contains(.member) else { return .unknown }
        for receiver in nominalTypes(of: expected).all {
            let member = member(named: name, of: receiver.type, Use(isStatic: true, isCalled: false))
            if member.exists { return typeOfUse(of: member, receiver: receiver, isSelf: false, node) }
        }
        return .unknown
    }

    /// The type of a member that is named, not called: a method handed on as a function will be.
    private func typeOfUse(of member: MemberID, receiver: NominalType, isSelf: Bool, _ node: CodeNode) -> ExpressionType {
        if index[member].kind == .func {
            noteCall(of: member, receiver: receiver.type, isSelf: isSelf, node)
        } else if !isSelf {
            noteCollectionUse(of: member, node)
            noteAddedPropertyUse(of: member, node)
            noteCalculation(of: member, receiver, node)
        }
        let type = typeOfMember(member, receiver)
        if !isSelf { noteStoreUse(of: member, type, node) }
        return type
    }

    private func typeOfStaticMember(_ name: Symbol, _ node: CodeNode, of base: ExpressionType) -> ExpressionType {
        // `loans.map(LoanRow.init)` makes what it names.
        let isMaking = name == index.known.initializer
        let (place, kind): (Edge.Position, Edge.Kind) = isMaking ? (.instantiation, .creates) : (.staticMember, .names)
        if name == index.known.selfInstance || name == index.known.type {
            noteNamedType(base, at: node.base, .metatype)
            return base
        }
        for receiver in nominalTypes(ofMetatype: base).all {
            let nested = index.nestedType(named: name, in: receiver.type, from: file)
            if nested.exists {
                noteNamedType(base, at: node.base, .namespace)
                return metatype(of: nested)
            }
            let member = member(named: name, of: receiver.type, Use(isStatic: true, isCalled: false))
            if member.exists {
                noteNamedType(base, at: node.base, place, kind: kind)
                let type = typeOfMember(member, receiver)
                noteStoreUse(of: member, type, node)
                // A constant is nobody's way to keep things.
                if index[member].kind == .var { noteCollectionUse(of: member, node) }
                return type
            }
        }
        if let type = moduleMember(named: name, node, of: base) { return type }
        noteNamedType(base, at: node.base, place, kind: kind)
        return .unknown
    }

    /// `Module.Type` in an expression, where something else has the module's name, or nothing.
    func moduleMember(named name: Symbol, _ node: CodeNode, of base: ExpressionType) -> ExpressionType? {
        let qualifier = outline.code[node.base.position]
        guard qualifier.kind == .identifier else { return nil }
        let module = symbol(qualifier.name)
        let type = index.moduleMember(named: name, of: module, from: file)
        if type.exists { return metatype(of: type) }
        let external = index.isImported(module, by: file) ? index.names.external(named: name) : .none
        return external.exists ? .metatype(external) : nil
    }

    /// Records that a type's name stands in an expression, where it is one name.
    func noteNamedType(_ type: ExpressionType, at position: CodeIndex, _ place: Edge.Position, kind: Edge.Kind = .names) {
        guard case .metatype(let type, _) = type else {
            // An alias stands for the types that it is made of.
            guard case .writtenMetatype = type else { return }
            for nominal in nominalTypes(ofMetatype: type).all { noteType(nominal.type, at: position, place, kind: kind) }
            return
        }
        noteType(type, at: position, place, kind: kind)
    }

    /// Records that a type's name stands in an expression; `Self`, `self` and what is inferred name nothing.
    func noteType(_ type: TypeID, at position: CodeIndex, _ place: Edge.Position, kind: Edge.Kind = .names) {
        guard position.exists, !body.isSilent else { return }
        var node = outline.code[position.position]
        if node.kind == .specialization, node.base.exists { node = outline.code[node.base.position] }
        guard node.kind == .identifier || node.kind == .member else { return }
        let name = symbol(node.name)
        guard name != index.known.selfType, name != index.known.selfInstance, name != index.known.initializer else { return }
        // A parameter of a function or type is no type of the project.
        if node.kind == .identifier, case .parameter = index.meaning(of: name, in: file, scope: body.context.scope) { return }
        if node.kind == .identifier, body.locals.contains(where: { $0.name == name }) { return }
        add(to: type, at: site(from: node.offset, name: node.name), context(place, kind: kind))
    }
}
