import Syntax

extension ProjectIndex {
    /// Every class, struct, enum, protocol, actor and type alias, nested and local ones included.
    func declareTypes() {
        for position in outlines.indices {
            let file = FileID(position)
            for (number, declaration) in outlines[position].declarations.enumerated() {
                guard let kind = Self.kind(of: declaration.kind), !declaration.traits.contains(.abi) else { continue }
                declareType(kind, declaration, at: DeclarationIndex(number), in: file)
            }
        }
    }

    private static func kind(of kind: DeclarationKind) -> TypeEntity.Kind? {
        switch kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .protocol: .protocol
        case .actor: .actor
        case .typealias: .alias
        default: nil
        }
    }

    private func declareType(
        _ kind: TypeEntity.Kind, _ declaration: Declaration, at index: DeclarationIndex, in file: FileID
    ) {
        let name = symbol(declaration.name, in: file)
        let outer = type(of: declaration.parent, in: file)
        var entity = TypeEntity(kind: kind, name: name, fullName: symbols[name])
        if file == interface {
            entity.framework = Framework.swift.rawValue
        } else {
            entity.parts = [TypeEntity.Part(file: file, declaration: index)]
        }
        if kind == .alias { entity.alias = WrittenType(file: file, type: declaration.type, scope: index) }
        types.append(entity)
        let isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
        origins.append(
            file == interface ? .external(kind) : Origin(file: file, declaration: index, isPrivate: isPrivate, kind: kind))
        let type = TypeID(types.count - 1)
        typeOfDeclaration[file.position][index.position] = type
        if declaration.traits.contains(.local) {
            names.addLocal(type, named: name, file: file, parent: declaration.parent)
        } else if outer.exists {
            nest(type, in: outer)
        } else if !declaration.parent.exists {
            names.add(type, named: name, in: .none)
        }
        // What stands in an extension is nested once the extended type is known.
    }

    private func nest(_ type: TypeID, in outer: TypeID) {
        types[type.position].outer = outer
        names.add(type, named: types[type.position].name, in: outer)
    }

    /// Names of generic parameters and associated types: where none is a parameter's, no scope need be searched.
    func noteParameters() {
        for name in [known.element, known.key, known.value, known.wrapped, known.success, known.failure] {
            names.note(.parameter, of: name)
        }
        for position in outlines.indices {
            let outline = outlines[position]
            for parameter in outline.genericParameters {
                names.note(.parameter, of: symbol(parameter.name, in: FileID(position)))
            }
            for declaration in outline.declarations where declaration.kind == .associatedtype {
                names.note(.parameter, of: symbol(declaration.name, in: FileID(position)))
                let owner = type(of: declaration.parent, in: FileID(position))
                if owner.exists { types[owner.position].hasAssociatedTypes = true }
            }
        }
    }

    // MARK: - Extensions

    /// Merges extensions into the types that they extend.
    ///
    /// An extension may extend a type that another extension declares, so rounds go on while one of them leads on.
    func attachExtensions() {
        var pending = pendingExtensions()
        while !pending.isEmpty {
            var unattached = pending.filter { !attachExtension($0) }
            if unattached.count == pending.count {
                // Frameworks' types may hold the project's: `extension Optional.Wrapper` waits for `extension Optional`.
                unattached = unattached.filter { !attachToFramework($0, isNested: false) }
                if unattached.count == pending.count { return unattached.forEach { _ = attachToFramework($0, isNested: true) } }
            }
            pending = unattached
        }
    }

    /// Names with those of the types around them, once it is known what every extension extends.
    func nameTypes() {
        for position in types.indices {
            guard var outer = types[position].outer else { continue }
            var name = symbols[types[position].name]
            for _ in 0..<64 {
                name = symbols[types[outer.position].name] + "." + name
                guard let next = types[outer.position].outer else { break }
                outer = next
            }
            types[position].fullName = name
        }
    }

    private func pendingExtensions() -> [TypeEntity.Part] {
        var pending: [TypeEntity.Part] = []
        for position in outlines.indices {
            for (number, declaration) in outlines[position].declarations.enumerated()
            where declaration.kind == .extension && declaration.type.exists {
                pending.append(TypeEntity.Part(file: FileID(position), declaration: DeclarationIndex(number)))
            }
        }
        return pending
    }

    private func attachExtension(_ part: TypeEntity.Part) -> Bool {
        // The standard library's types are meant there, whatever the project calls its own.
        guard part.file != interface else { return false }
        let declaration = outline(part.file)[part.declaration]
        let written = WrittenType(file: part.file, type: declaration.type, scope: declaration.parent)
        guard case .type(let named) = meaning(of: written) else { return false }
        let type = resolvingAlias(named)
        guard !types[type.position].isExternal else { return false }
        attach(part, to: type)
        return true
    }

    private func attach(_ part: TypeEntity.Part, to type: TypeID) {
        if !types[type.position].isExternal { types[type.position].parts.append(part) }
        typeOfDeclaration[part.file.position][part.declaration.position] = type
        let outline = outline(part.file)
        for number in part.declaration.position + 1..<outline.declarations.count {
            if outline.declarations[number].offset >= outline[part.declaration].end { break }
            let nested = typeOfDeclaration[part.file.position][number]
            if outline.declarations[number].parent == part.declaration, nested.exists { nest(nested, in: type) }
        }
    }

    /// Extensions of framework types: their members and nested types belong to that type.
    ///
    /// - Parameter isNested: whether dotted names are of the framework, too.
    /// - Returns: whether it was attached.
    private func attachToFramework(_ part: TypeEntity.Part, isNested: Bool) -> Bool {
        let outline = outline(part.file)
        let declaration = outline[part.declaration]
        let node = outline[declaration.type]
        let name = node.kind == .named ? symbol(node.name, in: part.file) : symbol(declaration.name, in: part.file)
        guard node.kind != .member || isNested else { return false }
        attach(part, to: declareExternal(name))
        return true
    }

    // MARK: - Supertypes

    func resolveSupertypes() {
        for position in types.indices {
            for part in types[position].parts { resolveSupertypes(of: position, in: part) }
        }
    }

    private func resolveSupertypes(of position: Int, in part: TypeEntity.Part) {
        let outline = outline(part.file)
        for written in outline.types(in: outline[part.declaration].inheritedTypes) {
            // Generic parameters of the type are in scope of its own inheritance clause.
            for (supertype, node) in nominalTypes(in: WrittenType(file: part.file, type: written, scope: part.declaration)) {
                let site = Site(file: part.file, offset: outline[node].offset, end: outline[node].end)
                types[position].supertypes.append(TypeEntity.Supertype(type: supertype, site: site))
            }
        }
    }

    // MARK: - Members

    func declareMembers() {
        for position in outlines.indices {
            for (number, declaration) in outlines[position].declarations.enumerated() {
                declareMember(declaration, at: DeclarationIndex(number), in: FileID(position))
            }
        }
        // Backwards, for each one is put in front of its overloads: they end up in source order.
        for position in members.indices.reversed() {
            let member = members[position]
            members[position].next = names.addMember(MemberID(position), named: member.name, of: member.owner)
        }
    }

    private func declareMember(_ declaration: Declaration, at index: DeclarationIndex, in file: FileID) {
        switch declaration.kind {
        case .func, .`init`, .deinit, .subscript, .var, .let, .case: break
        default: return
        }
        let owner = type(of: declaration.parent, in: file)
        guard owner.exists, declaration.traits.isDisjoint(with: [.local, .abi]) else { return }
        let id = MemberID(members.count)
        members.append(
            Member(
                owner: owner, name: memberName(declaration, in: file), file: file, declaration: index, kind: declaration.kind,
                isStatic: declaration.modifiers.isTypeMember || declaration.kind == .case))
        types[owner.position].members.append(id)
        memberOfDeclaration[file.position][index.position] = id
    }

    private func memberName(_ declaration: Declaration, in file: FileID) -> Symbol {
        switch declaration.kind {
        case .`init`: known.initializer
        case .deinit: known.deinitializer
        case .subscript: known.subscript
        default: symbol(declaration.name, in: file)
        }
    }

    func indexFunctions() {
        for position in outlines.indices {
            for (number, declaration) in outlines[position].declarations.enumerated()
            where declaration.kind == .func && !declaration.parent.exists {
                let name = symbol(declaration.name, in: FileID(position))
                // The project's files come first: its own functions hide the library's.
                if functions[name] == nil {
                    functions[name] = WrittenType(
                        file: FileID(position), type: declaration.type, scope: DeclarationIndex(number))
                    names.note(.function, of: name)
                }
            }
        }
    }
}
