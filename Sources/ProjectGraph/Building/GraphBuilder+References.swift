import Syntax

/// Where a written type or an expression stands, as far as edges tell it.
struct ReferenceContext {
    var from: TypeID
    var member: MemberID
    var file: FileID
    var scope: DeclarationIndex
    var position: Edge.Position
    var kind = Edge.Kind.names
    var ownership = Ownership.strong
    var isStatic = false
    var throughAlias = false
    var isSignature = false
    var isInout = false
}

extension GraphBuilder {
    /// The edges of every declaration and of every body.
    func collectReferences() {
        indexFunctions()
        for position in graph.files.indices {
            let outline = graph.files[position].outline
            for number in outline.declarations.indices {
                collectReferences(of: DeclarationIndex(number), in: FileID(position), outline: outline)
            }
        }
    }

    private func collectReferences(of index: DeclarationIndex, in file: FileID, outline: Outline) {
        let declaration = outline[index]
        let owner = owningType(of: index, in: file, outline: outline)
        guard owner.exists else { return }
        var context = ReferenceContext(
            from: owner, member: owningMember(of: index, in: file, outline: outline), file: file, scope: index,
            position: .localVariable)
        context.isStatic = declaration.modifiers.isTypeMember
        context.isSignature = !declaration.traits.contains(.local)
        collectGenericConstraints(of: declaration, outline: outline, context: context)
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .extension:
            collectInheritance(of: index, in: file, outline: outline)
        case .typealias, .associatedtype:
            context.position = .typeAlias
            reference(declaration.type, context)
        case .var, .let:
            collectBinding(declaration, outline: outline, context: context)
        case .func, .`init`, .subscript, .case:
            collectSignature(declaration, outline: outline, context: context)
        default:
            break
        }
        guard !declaration.traits.contains(.local), !declaration.kind.hasMembers else { return }
        context.isSignature = false
        readBody(of: index, context: context)
    }

    /// The type in whose code a declaration stands; for a type its outer one, for an extension what it extends.
    private func owningType(of index: DeclarationIndex, in file: FileID, outline: Outline) -> TypeID {
        if outline[index].kind.hasMembers { return type(of: index, in: file) }
        var scope = outline[index].parent
        while scope.exists {
            let type = typeOfDeclaration[file.position][scope.position]
            if type.exists { return type }
            scope = outline[scope].parent
        }
        return .none
    }

    private func owningMember(of index: DeclarationIndex, in file: FileID, outline: Outline) -> MemberID {
        var scope = index
        while scope.exists {
            let member = memberOfDeclaration[file.position][scope.position]
            if member.exists { return member }
            if outline[scope].kind.hasMembers { return .none }
            scope = outline[scope].parent
        }
        return .none
    }

    private func collectInheritance(of index: DeclarationIndex, in file: FileID, outline: Outline) {
        let type = type(of: index, in: file)
        for (position, written) in outline.types(in: outline[index].inheritedTypes).enumerated() {
            var context = ReferenceContext(
                from: type, member: .none, file: file, scope: index, position: .inheritance, kind: .conforms, isSignature: true)
            if position == 0, inheritsClass(WrittenType(file: file, type: written, scope: index), from: type) {
                context.kind = .inherits
            }
            reference(written, context)
        }
    }

    private func inheritsClass(_ written: WrittenType, from type: TypeID) -> Bool {
        guard graph[type].kind == .class, let supertype = nominalTypes(in: written).first?.0 else { return false }
        return graph[supertype].kind == .class || graph[supertype].kind == .unknown
    }

    private func collectBinding(_ declaration: Declaration, outline: Outline, context: ReferenceContext) {
        var context = context
        context.ownership = declaration.ownership
        if declaration.traits.contains(.local) {
            context.position = .localVariable
        } else if declaration.traits.contains(.computed) {
            context.position = .computedProperty
        } else {
            context.position = .storedProperty
            context.kind = .holds
        }
        if declaration.type.exists {
            reference(declaration.type, context)
        } else if context.kind == .holds, let member = existing(context.member) {
            holdInferredType(of: member, declaration, context)
        }
    }

    private func existing(_ member: MemberID) -> MemberID? { member.exists ? member : nil }

    /// `private let presenter = Presenter()` holds what it is initialised with.
    private func holdInferredType(of member: MemberID, _ declaration: Declaration, _ context: ReferenceContext) {
        for type in nominalTypes(of: typeOfMember(member), throughCollections: true) {
            let end = declaration.nameOffset + UInt32(graph.symbols[graph[member].name].utf8.count)
            add(to: type, at: Site(file: context.file, offset: declaration.nameOffset, end: end), context)
        }
    }

    private func collectSignature(_ declaration: Declaration, outline: Outline, context: ReferenceContext) {
        var context = context
        context.position = declaration.kind == .case ? .associatedValue : .parameter
        if declaration.kind == .case { context.kind = .holds }
        for parameter in outline.parameters(of: declaration) { reference(parameter.type, context) }
        context.kind = .names
        context.position = .result
        reference(declaration.type, context)
    }

    private func collectGenericConstraints(
        of declaration: Declaration, outline: Outline, context: ReferenceContext
    ) {
        guard !declaration.genericParameters.isEmpty || !declaration.requirements.isEmpty else { return }
        var context = context
        context.position = .genericConstraint
        for parameter in outline.genericParameters[declaration.genericParameters.indices] {
            reference(parameter.constraint, context)
        }
        for requirement in outline.requirements[declaration.requirements.indices] {
            reference(requirement.constraint, context)
        }
    }

    // MARK: - Written types

    /// Adds an edge to every type that a written type names.
    func reference(_ type: TypeIndex, _ context: ReferenceContext, depth: Int = 0) {
        guard type.exists, depth < 64 else { return }
        let outline = graph.files[context.file.position].outline
        let node = outline[type]
        var inner = context
        switch node.kind {
        case .named, .member:
            referenceNamed(type, node, context, depth: depth)
        case .attributed:
            inner.isInout = context.isInout || node.isInout
            reference(node.base, inner, depth: depth + 1)
        case .optional, .implicitlyUnwrapped, .array, .some, .any, .inlineArray, .packExpansion, .packElement:
            reference(node.base, context, depth: depth + 1)
        case .dictionary, .tuple, .composition:
            for element in outline.types(in: node.list) { reference(element, context, depth: depth + 1) }
        case .function:
            inner.position = .closureSignature
            inner.kind = .names
            for parameter in outline.types(in: node.list) { reference(parameter, inner, depth: depth + 1) }
            reference(node.base, inner, depth: depth + 1)
        case .metatype:
            inner.position = .metatype
            inner.kind = .names
            reference(node.base, inner, depth: depth + 1)
        case .suppressed, .integer:
            break
        }
    }

    private func referenceNamed(_ type: TypeIndex, _ node: TypeNode, _ context: ReferenceContext, depth: Int) {
        let outline = graph.files[context.file.position].outline
        let written = WrittenType(file: context.file, type: type, scope: context.scope)
        var arguments = context
        switch meaning(of: written) {
        case .type(let target):
            referenceType(target, at: site(of: node, in: context.file, outline: outline), context, depth: depth)
            arguments.position = .genericArgument
            arguments.kind = .names
            if node.kind == .member { referenceQualifiers(node.base, context) }
        case .parameter:
            return
        case .nothing:
            let target = external(of: written)
            add(to: target, at: site(of: node, in: context.file, outline: outline), context)
            // What a collection of the standard library holds, its owner holds.
            if !Self.holdsItsArguments(graph[target].fullName) {
                arguments.position = .genericArgument
                arguments.kind = .names
            }
        }
        for argument in outline.types(in: node.list) { reference(argument, arguments, depth: depth + 1) }
    }

    private static func holdsItsArguments(_ name: String) -> Bool {
        switch name {
        case "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "Optional", "Result": true
        default: false
        }
    }

    private func referenceQualifiers(_ base: TypeIndex, _ context: ReferenceContext) {
        var context = context
        context.kind = .names
        context.position = .namespace
        let written = WrittenType(file: context.file, type: base, scope: context.scope)
        if case .type = meaning(of: written) { reference(base, context) }
    }

    func referenceType(_ target: TypeID, at site: Site, _ context: ReferenceContext, depth: Int = 0) {
        guard let alias = graph[target].alias else { return add(to: target, at: site, context) }
        guard depth < 16 else { return }
        var context = context
        context.throughAlias = true
        for (type, _) in nominalTypes(in: alias) { add(to: type, at: site, context) }
    }

    /// The name alone, without qualifier and generic arguments.
    private func site(of node: TypeNode, in file: FileID, outline: Outline) -> Site {
        let length = outline.names.withBytes(of: node.name) { UInt32($0.count) }
        guard node.kind == .member, node.base.exists else {
            return Site(file: file, offset: node.offset, end: min(node.offset + length, node.end))
        }
        // The period and white space before a member's name are not recorded: the marker takes in the qualifier.
        return Site(file: file, offset: node.offset, end: node.list.isEmpty ? node.end : max(outline[node.base].end, node.offset + length))
    }

    func add(to target: TypeID, at site: Site, _ context: ReferenceContext) {
        guard context.from.exists, target != context.from || context.kind == .holds else { return }
        // Every line names types of the standard library; no rule asks who does.
        guard graph[target].framework != "Swift" || context.isInout else { return }
        graph.edges.append(
            Edge(
                from: context.from, to: target, kind: context.kind, position: context.position,
                ownership: context.ownership, site: site, member: context.member, throughAlias: context.throughAlias,
                isStatic: context.isStatic, isSignature: context.isSignature, isInout: context.isInout))
    }
}
