import Syntax

extension GraphBuilder {
    /// Every class, struct, enum, protocol, actor and type alias, nested and local ones included.
    func declareTypes() {
        for position in graph.files.indices {
            let file = FileID(position)
            let outline = graph.files[position].outline
            for (number, declaration) in outline.declarations.enumerated() {
                guard let kind = Self.kind(of: declaration.kind) else { continue }
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
        var entity = TypeEntity(kind: kind, name: name, fullName: graph.symbols[name])
        entity.parts = [TypeEntity.Part(file: file, declaration: index)]
        if kind == .alias { entity.alias = WrittenType(file: file, type: declaration.type, scope: declaration.parent) }
        graph.types.append(entity)
        let type = TypeID(graph.types.count - 1)
        typeOfDeclaration[file.position][index.position] = type
        if declaration.traits.contains(.local) {
            graph.names.addLocal(type, named: name, file: file, parent: declaration.parent)
        } else if outer.exists {
            nest(type, in: outer)
        } else if !declaration.parent.exists {
            graph.names.add(type, named: name, in: nil)
        }
        // What stands in an extension is nested once the extended type is known.
    }

    private func nest(_ type: TypeID, in outer: TypeID) {
        graph.types[type.position].outer = outer
        graph.types[type.position].fullName = graph[outer].fullName + "." + graph.symbols[graph[type].name]
        graph.names.add(type, named: graph[type].name, in: outer)
    }

    // MARK: - Extensions

    /// Merges extensions into the types that they extend.
    ///
    /// An extension may extend a type that another extension declares, so rounds go on while one of them leads on.
    func attachExtensions() {
        var pending = pendingExtensions()
        while !pending.isEmpty {
            let unattached = pending.filter { !attachExtension($0) }
            if unattached.count == pending.count { return unattached.forEach { attachToExternal($0) } }
            pending = unattached
        }
    }

    private func pendingExtensions() -> [TypeEntity.Part] {
        var pending: [TypeEntity.Part] = []
        for position in graph.files.indices {
            for (number, declaration) in graph.files[position].outline.declarations.enumerated()
            where declaration.kind == .extension && declaration.type.exists {
                pending.append(TypeEntity.Part(file: FileID(position), declaration: DeclarationIndex(number)))
            }
        }
        return pending
    }

    private func attachExtension(_ part: TypeEntity.Part) -> Bool {
        let declaration = graph[part.file].outline[part.declaration]
        let written = WrittenType(file: part.file, type: declaration.type, scope: declaration.parent)
        guard let type = projectType(of: written) else { return false }
        attach(part, to: type)
        return true
    }

    private func attach(_ part: TypeEntity.Part, to type: TypeID) {
        if !graph[type].isExternal { graph.types[type.position].parts.append(part) }
        typeOfDeclaration[part.file.position][part.declaration.position] = type
        let outline = graph[part.file].outline
        for number in part.declaration.position + 1..<outline.declarations.count {
            let declaration = outline.declarations[number]
            if declaration.offset >= outline[part.declaration].end { break }
            let nested = typeOfDeclaration[part.file.position][number]
            if declaration.parent == part.declaration, nested.exists { nest(nested, in: type) }
        }
    }

    /// Extensions of framework types: their members and nested types belong to that type.
    private func attachToExternal(_ part: TypeEntity.Part) {
        let outline = graph[part.file].outline
        let declaration = outline[part.declaration]
        let node = outline[declaration.type]
        let name = node.kind == .named ? symbol(node.name, in: part.file) : symbol(declaration.name, in: part.file)
        attach(part, to: externalType(named: name))
    }

    // MARK: - Supertypes

    func resolveSupertypes() {
        for position in graph.types.indices {
            for part in graph.types[position].parts { resolveSupertypes(of: TypeID(position), in: part) }
        }
    }

    private func resolveSupertypes(of type: TypeID, in part: TypeEntity.Part) {
        let outline = graph[part.file].outline
        for written in outline.types(in: outline[part.declaration].inheritedTypes) {
            // Generic parameters of the type are in scope of its own inheritance clause.
            for (supertype, node) in nominalTypes(in: WrittenType(file: part.file, type: written, scope: part.declaration)) {
                let site = Site(file: part.file, offset: outline[node].offset, end: outline[node].end)
                graph.types[type.position].supertypes.append(TypeEntity.Supertype(type: supertype, site: site))
            }
        }
    }

    // MARK: - Members

    func declareMembers() {
        for position in graph.files.indices {
            let file = FileID(position)
            let declarations = graph.files[position].outline.declarations
            for (number, declaration) in declarations.enumerated() {
                declareMember(declaration, at: DeclarationIndex(number), in: file)
            }
        }
    }

    private func declareMember(_ declaration: Declaration, at index: DeclarationIndex, in file: FileID) {
        switch declaration.kind {
        case .func, .`init`, .deinit, .subscript, .var, .let, .case: break
        default: return
        }
        let owner = type(of: declaration.parent, in: file)
        guard owner.exists, !declaration.traits.contains(.local) else { return }
        let name = memberName(declaration, in: file)
        var member = Member(owner: owner, name: name, file: file, declaration: index, kind: declaration.kind)
        let id = MemberID(graph.members.count)
        member.next = graph.names.addMember(id, named: name, of: owner)
        graph.members.append(member)
        graph.types[owner.position].members.append(id)
        memberOfDeclaration[file.position][index.position] = id
    }

    private func memberName(_ declaration: Declaration, in file: FileID) -> Symbol {
        switch declaration.kind {
        case .`init`, .deinit, .subscript: graph.symbols.intern(declaration.kind.keyword)
        default: symbol(declaration.name, in: file)
        }
    }
}
