import Syntax

extension ProjectIndex {
    /// Goes through the declarations of a file once, for what needs nothing but them and those of the files before it.
    func declareTypes(in file: FileID) {
        let outline = outline(file)
        for parameter in outline.genericParameters { names.note(.parameter, of: symbol(parameter.name, in: file)) }
        for number in outline.declarations.indices {
            let declaration = outline.declarations[number]
            switch declaration.kind {
            case .class, .struct, .enum, .protocol, .actor, .typealias:
                guard let kind = Self.kind(of: declaration.kind), !declaration.traits.contains(.abi) else { continue }
                declareType(kind, declaration, at: DeclarationIndex(number), in: file)
            case .associatedtype: noteAssociatedType(declaration, in: file)
            case .extension:
                guard declaration.type.exists else { continue }
                extensions.append(TypeEntity.Part(file: file, declaration: DeclarationIndex(number)))
            case .func:
                if !declaration.parent.exists { noteFunction(declaration, at: DeclarationIndex(number), in: file) }
            case .var, .let:
                guard !declaration.parent.exists, !declaration.traits.contains(.local), file != interface else { continue }
                let name = symbol(declaration.name, in: file)
                names.note(.variable, of: name)
                globals.add(GlobalVariable(file: file, declaration: DeclarationIndex(number), isPrivate: declaration.modifiers.isPrivate), named: name)
            case .import:
                importDeclarations.appendElement(DeclarationIndex(number))
                let module = symbol(declaration.name, in: file)
                noteImport(of: module, by: file)
                if outlines[file.position].attributes(of: declaration).contains(where: { outlines[file.position].names.equals($0.name, "_exported") }) {
                    exportedImports.note(module, named: String(symbols[module].prefix { $0 != "." }), by: files[file.position])
                }
            default: break
            }
        }
        importDeclarations.endRow()
    }

    private func noteImport(of module: Symbol, by file: FileID) {
        importedModules.set(IntegerMap.key(file.rawValue, module.rawValue), to: 1)
        guard !names.uses(of: module).contains(.module) else { return }
        names.note(.module, of: module)
        modules.append(module)
    }

    /// Names of generic parameters and associated types: where none is a parameter's, no scope need be searched.
    private func noteAssociatedType(_ declaration: Declaration, in file: FileID) {
        names.note(.parameter, of: symbol(declaration.name, in: file))
        let owner = type(of: declaration.parent, in: file)
        if owner.exists { types[owner.position].hasAssociatedTypes = true }
    }

    private func noteFunction(_ declaration: Declaration, at index: DeclarationIndex, in file: FileID) {
        let name = symbol(declaration.name, in: file)
        // The project's files come first: its own functions hide the library's.
        guard !names.uses(of: name).contains(.function) else { return }
        names.note(.function, of: name)
        add(WrittenType(file: file, type: declaration.type, scope: index), named: name)
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
        if let twin = twin(of: declaration, kind, named: name, in: outer, of: file) {
            types[twin.position].parts.append(TypeEntity.Part(file: file, declaration: index))
            typeOfDeclaration[file.position, index.position] = twin
            return
        }
        var entity = TypeEntity(kind: kind, name: name, fullName: symbols[name])
        if file == interface {
            entity.framework = Framework.swift.rawValue
        } else {
            entity.parts = [TypeEntity.Part(file: file, declaration: index)]
        }
        if kind == .alias { entity.alias = WrittenType(file: file, type: declaration.type, scope: index) }
        types.append(entity)
        origins.append(
            file == interface
                ? .external(entity)
                : Origin(
                    file: file, declaration: index, name: name, isPrivate: declaration.modifiers.isPrivate, kind: kind,
                    isGeneric: !declaration.genericParameters.isEmpty))
        let type = TypeID(types.count - 1)
        typeOfDeclaration[file.position, index.position] = type
        if declaration.traits.contains(.local) {
            names.addLocal(type, named: name, parent: number(of: declaration.parent, in: file))
        } else if outer.exists {
            nest(type, in: outer)
        } else if !declaration.parent.exists {
            names.add(type, named: name, in: .none)
        } else {
            // What stands in an extension is nested once the extended type is known.
            names.note(.nestedType, of: name)
        }
    }

    /// The type that another branch of `#if` declares by the same name: only one of them is ever compiled, and what names or extends
    /// one names or extends the other.
    private func twin(of declaration: Declaration, _ kind: TypeEntity.Kind, named name: Symbol, in outer: TypeID, of file: FileID) -> TypeID? {
        guard kind != .alias, declaration.traits.contains(.conditional), !declaration.traits.contains(.local),
            outer.exists || !declaration.parent.exists, case let last = names.lastType(named: name, in: outer), last.exists,
            case let origin = origins[last.position], origin.file == file, origin.kind == kind,
            outline(file).declarations[origin.declaration.position].traits.contains(.conditional)
        else { return nil }
        return last
    }

    private func nest(_ type: TypeID, in outer: TypeID) {
        types[type.position].outer = outer
        names.add(type, named: types[type.position].name, in: outer)
    }

    // MARK: - Extensions

    /// Merges extensions into the types that they extend.
    ///
    /// An extension may extend a type that another extension declares, so rounds go on while one of them leads on.
    func attachExtensions() {
        var pending = extensions
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
    func nameTypes(jobs: Int) {
        let names = Parallel.map(types.count, jobs: jobs) { range in range.map { self.nestedName(of: $0) } }
        for (position, name) in names.lazy.joined().enumerated() {
            if let name { types[position].fullName = name }
        }
    }

    /// Nil for a type that stands in no other.
    private func nestedName(of position: Int) -> String? {
        guard var outer = types[position].outer else { return nil }
        var name = symbols[types[position].name]
        for _ in 0..<64 {
            name = symbols[types[outer.position].name] + "." + name
            guard let next = types[outer.position].outer else { break }
            outer = next
        }
        return name
    }

    private func attachExtension(_ part: TypeEntity.Part) -> Bool {
        // The standard library's types are meant there, whatever the project calls its own.
        guard part.file != interface else { return false }
        let declaration = outlines[part.file.position].declarations[part.declaration.position]
        let written = WrittenType(file: part.file, type: declaration.type, scope: declaration.parent)
        guard case .type(let named) = meaning(of: written) else { return false }
        let type = resolvingAlias(named)
        guard !types[type.position].isExternal else { return false }
        attach(part, to: type)
        return true
    }

    private func attach(_ part: TypeEntity.Part, to type: TypeID) {
        if !types[type.position].isExternal { types[type.position].parts.append(part) }
        typeOfDeclaration[part.file.position, part.declaration.position] = type
        let outline = outline(part.file)
        for number in part.declaration.position + 1..<outline.declarations.count {
            if outline.declarations[number].offset >= outline[part.declaration].end { break }
            let declaration = outline.declarations[number]
            // Where a brace is missing, an extension stands in another one, and the type that it extends elsewhere.
            guard declaration.parent == part.declaration, declaration.kind != .extension else { continue }
            let nested = typeOfDeclaration[part.file.position, number]
            if nested.exists { nest(nested, in: type) }
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
        if !declaration.inheritedTypes.isEmpty { frameworkExtensions.append(part) }
        return true
    }

    // MARK: - Members

    func declareMembers(jobs: Int) {
        let found = Parallel.map(parts: outlines.count, jobs: jobs) { self.members(in: $0) }
        members.reserveCapacity(found.reduce(0) { $0 + $1.count })
        for list in found { members += list }
        var counts = Array(repeating: 0, count: types.count)
        for position in members.indices {
            let member = members[position]
            memberOfDeclaration[member.file.position, member.declaration.position] = MemberID(position)
            names.note(.member, of: member.name)
            counts[member.owner.position] += 1
        }
        for position in types.indices where counts[position] > 0 { types[position].members.reserveCapacity(counts[position]) }
        for position in members.indices { types[members[position].owner.position].members.append(MemberID(position)) }
        let links: [MemberIndex.Link]
        (memberNames, links) = MemberIndex.make(self, jobs: jobs)
        for link in links { members[link.member.position].next = link.next }
    }

    private func members(in files: Range<Int>) -> [Member] {
        var members: [Member] = []
        members.reserveCapacity(files.reduce(0) { $0 + outlines[$1].declarations.count })
        for position in files {
            let declarations = outlines[position].declarations
            for number in declarations.indices {
                let member = member(declarations[number], at: DeclarationIndex(number), in: FileID(position))
                if let member { members.append(member) }
            }
        }
        return members
    }

    private func member(_ declaration: Declaration, at index: DeclarationIndex, in file: FileID) -> Member? {
        switch declaration.kind {
        case .func, .`init`, .deinit, .subscript, .var, .let, .case: break
        default: return nil
        }
        let owner = type(of: declaration.parent, in: file)
        guard owner.exists, declaration.traits.isDisjoint(with: [.local, .abi]) else { return nil }
        return Member(
            owner: owner, name: memberName(declaration, in: file), file: file, declaration: index, kind: declaration.kind,
            isStatic: declaration.modifiers.isTypeMember || declaration.kind == .case, isTyped: declaration.type.exists)
    }

    private func memberName(_ declaration: Declaration, in file: FileID) -> Symbol {
        switch declaration.kind {
        case .`init`: known.initializer
        case .deinit: known.deinitializer
        case .subscript: known.subscript
        default: symbol(declaration.name, in: file)
        }
    }
}
