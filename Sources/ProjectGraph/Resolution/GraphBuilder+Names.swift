import Syntax

/// What a name or written type means.
enum NameMeaning {
    case type(TypeID)
    /// A generic parameter or associated type; its constraint, where one is written.
    case parameter(WrittenType?)
    case nothing
}

extension GraphBuilder {
    // MARK: - Names

    /// What a type's name means where it stands: innermost scope first (The Swift Programming Language: Declarations,
    /// Scope; nested types shadow outer ones, and inherited ones count as nested).
    func meaning(of name: Symbol, in file: FileID, scope: DeclarationIndex) -> NameMeaning {
        var scope = scope
        let outline = graph.files[file.position].outline
        while scope.exists {
            if let local = graph.names.localType(named: name, file: file, parent: scope) { return .type(local) }
            if let parameter = genericParameter(named: name, of: scope, file: file, outline: outline) { return parameter }
            let owner = typeOfDeclaration[file.position][scope.position]
            if owner.exists {
                if let nested = nestedType(named: name, in: owner, from: file) { return .type(nested) }
                if let associated = associatedType(named: name, in: owner) { return associated }
                if graph[owner].name == name, graph[owner].kind != .alias { return .type(owner) }
            }
            scope = outline[scope].parent
        }
        if let type = bestVisible(graph.names.types(named: name, in: nil), from: file) { return .type(type) }
        return .nothing
    }

    private func genericParameter(
        named name: Symbol, of scope: DeclarationIndex, file: FileID, outline: Outline
    ) -> NameMeaning? {
        // An extension sees the parameters of the type that it extends.
        let owner = outline[scope].kind == .extension ? typeOfDeclaration[file.position][scope.position] : .none
        if owner.exists, let part = graph[owner].parts.first, part.file != file || part.declaration != scope {
            let other = graph.files[part.file.position].outline
            if let found = genericParameter(named: name, of: part.declaration, file: part.file, outline: other) {
                return found
            }
        }
        let declaration = outline[scope]
        for parameter in outline.genericParameters[declaration.genericParameters.indices]
        where symbol(parameter.name, in: file) == name {
            if parameter.constraint.exists {
                return .parameter(WrittenType(file: file, type: parameter.constraint, scope: scope))
            }
            return .parameter(constraint(on: name, in: declaration, scope: scope, file: file, outline: outline))
        }
        return nil
    }

    /// `where Name: Constraint`
    private func constraint(
        on name: Symbol, in declaration: Declaration, scope: DeclarationIndex, file: FileID, outline: Outline
    ) -> WrittenType? {
        for requirement in outline.requirements[declaration.requirements.indices] where !requirement.isSameType {
            let subject = outline[requirement.subject]
            if subject.kind == .named, symbol(subject.name, in: file) == name {
                return WrittenType(file: file, type: requirement.constraint, scope: scope)
            }
        }
        return nil
    }

    private func associatedType(named name: Symbol, in type: TypeID) -> NameMeaning? {
        guard graph[type].kind == .protocol, let part = graph[type].parts.first else { return nil }
        let outline = graph.files[part.file.position].outline
        for number in part.declaration.position + 1..<outline.declarations.count {
            let declaration = outline.declarations[number]
            if declaration.offset >= outline[part.declaration].end { break }
            guard declaration.kind == .associatedtype, declaration.parent == part.declaration,
                symbol(declaration.name, in: part.file) == name
            else { continue }
            let constraint = outline.types(in: declaration.inheritedTypes).first
            return .parameter(constraint.map { WrittenType(file: part.file, type: $0, scope: part.declaration) })
        }
        return nil
    }

    /// A type nested in another one or in one of its supertypes.
    func nestedType(named name: Symbol, in type: TypeID, from file: FileID, depth: Int = 0) -> TypeID? {
        if let own = bestVisible(graph.names.types(named: name, in: type), from: file) { return own }
        guard depth < 16 else { return nil }
        for supertype in graph[type].supertypes where supertype.type != type && !graph[supertype.type].isExternal {
            if let inherited = nestedType(named: name, in: supertype.type, from: file, depth: depth + 1) { return inherited }
        }
        return nil
    }

    /// Of several types with one name: that of the same file, else the nearest one in the tree of folders that is not
    /// private to its file.
    private func bestVisible(_ candidates: [TypeID], from file: FileID) -> TypeID? {
        if candidates.count < 2 {
            guard let only = candidates.first else { return nil }
            return isVisible(only, from: file) ? only : nil
        }
        let visible = candidates.filter { isVisible($0, from: file) }
        if let here = visible.first(where: { graph[$0].parts.first?.file == file }) { return here }
        let path = graph[file].path
        // The first one wins among equals, whatever the order of the files was: candidates are in path order.
        var best: (type: TypeID, shared: Int)?
        for type in visible {
            let shared = graph[type].parts.first.map { Self.sharedFolders(path, graph[$0.file].path) } ?? 0
            if best.map({ shared > $0.shared }) ?? true { best = (type, shared) }
        }
        return best?.type
    }

    private func isVisible(_ type: TypeID, from file: FileID) -> Bool {
        guard let part = graph[type].parts.first, part.file != file else { return true }
        let modifiers = graph[part.file].outline[part.declaration].modifiers
        return modifiers.isDisjoint(with: [.private, .fileprivate])
    }

    private static func sharedFolders(_ first: String, _ second: String) -> Int {
        var folders = 0
        for (one, other) in zip(first.utf8, second.utf8) {
            guard one == other else { break }
            if one == UInt8(ascii: "/") { folders += 1 }
        }
        return folders
    }

    // MARK: - Written types

    /// What a written type names at its outermost: parentheses, attributes and `any` do not matter.
    func meaning(of written: WrittenType) -> NameMeaning {
        guard written.type.exists else { return .nothing }
        let outline = graph.files[written.file.position].outline
        let node = outline[written.type]
        switch node.kind {
        case .named:
            let name = symbol(node.name, in: written.file)
            if outline.names.equals(node.name, "Self") { return selfMeaning(in: written) }
            return meaning(of: name, in: written.file, scope: written.scope)
        case .member:
            return memberMeaning(of: node, base: meaning(of: written.with(node.base)), in: written)
        case .some, .any, .attributed:
            return meaning(of: written.with(node.base))
        case .tuple where node.list.count == 1:
            return meaning(of: written.with(outline.typeLists[Int(node.list.start)]))
        default:
            return .nothing
        }
    }

    private func memberMeaning(of node: TypeNode, base: NameMeaning, in written: WrittenType) -> NameMeaning {
        let name = symbol(node.name, in: written.file)
        switch base {
        case .type(let outer):
            if let nested = nestedType(named: name, in: resolvingAlias(outer), from: written.file) { return .type(nested) }
            return associatedType(named: name, in: outer) ?? .nothing
        case .parameter(let constraint):
            guard let constraint, case .type(let type) = meaning(of: constraint) else { return .parameter(nil) }
            return associatedType(named: name, in: type) ?? .parameter(nil)
        case .nothing:
            // `Module.Type`: what the project declares wins over the module's name.
            let outline = graph.files[written.file.position].outline
            guard node.base.exists, outline[node.base].kind == .named else { return .nothing }
            guard importedModules[written.file.position].contains(symbol(outline[node.base].name, in: written.file)) else {
                return .nothing
            }
            return bestVisible(graph.names.types(named: name, in: nil), from: written.file).map { .type($0) } ?? .nothing
        }
    }

    private func selfMeaning(in written: WrittenType) -> NameMeaning {
        let outline = graph.files[written.file.position].outline
        var scope = written.scope
        while scope.exists {
            let type = typeOfDeclaration[written.file.position][scope.position]
            if type.exists { return .type(type) }
            scope = outline[scope].parent
        }
        return .nothing
    }

    /// The project's type that a written type names, through aliases.
    func projectType(of written: WrittenType) -> TypeID? {
        guard case .type(let type) = meaning(of: written) else { return nil }
        let resolved = resolvingAlias(type)
        return graph[resolved].isExternal ? nil : resolved
    }

    /// What an alias stands for where that is a single type of the project; the alias itself otherwise.
    func resolvingAlias(_ type: TypeID) -> TypeID {
        var type = type
        // An alias may name itself through others; nobody writes chains of this length.
        for _ in 0..<8 {
            guard let alias = graph[type].alias, case .type(let target) = meaning(of: alias), target != type else { return type }
            type = target
        }
        return type
    }

    // MARK: - All names of a written type

    /// The types that make up a written type at its outermost: the parts of a composition, the element of parentheses.
    func nominalTypes(in written: WrittenType) -> [(TypeID, TypeIndex)] {
        nominalTypes(in: written, depth: 0)
    }

    private func nominalTypes(in written: WrittenType, depth: Int) -> [(TypeID, TypeIndex)] {
        guard written.type.exists, depth < 16 else { return [] }
        let outline = graph.files[written.file.position].outline
        let node = outline[written.type]
        switch node.kind {
        case .composition:
            return outline.types(in: node.list).flatMap { nominalTypes(in: written.with($0), depth: depth + 1) }
        case .some, .any, .attributed:
            return nominalTypes(in: written.with(node.base), depth: depth + 1)
        case .tuple where node.list.count == 1:
            return nominalTypes(in: written.with(outline.typeLists[Int(node.list.start)]), depth: depth + 1)
        case .named, .member:
            switch meaning(of: written) {
            case .type(let type):
                guard let alias = graph[type].alias else { return [(type, written.type)] }
                let targets = nominalTypes(in: alias, depth: depth + 1)
                return targets.isEmpty ? [(type, written.type)] : targets.map { ($0.0, written.type) }
            case .parameter: return []
            case .nothing: return [(external(of: written), written.type)]
            }
        default:
            return []
        }
    }

    /// The entity of a name that means nothing in the project.
    func external(of written: WrittenType) -> TypeID {
        let outline = graph.files[written.file.position].outline
        let node = outline[written.type]
        if node.kind == .named { return externalType(named: symbol(node.name, in: written.file)) }
        // `UIView.ContentMode`, or `UIKit.UIView`: the catalogue knows nested types by their dotted names.
        let dotted = dottedName(of: written.type, in: outline)
        let last = outline.names[node.name]
        return FrameworkCatalogue.type(named: dotted) == nil && FrameworkCatalogue.type(named: last) != nil
            && isModuleName(outline, node.base, file: written.file)
            ? externalType(named: last) : externalType(named: dotted)
    }

    private func isModuleName(_ outline: Outline, _ base: TypeIndex, file: FileID) -> Bool {
        guard base.exists, outline[base].kind == .named else { return false }
        return importedModules[file.position].contains(symbol(outline[base].name, in: file))
    }

    private func dottedName(of type: TypeIndex, in outline: Outline) -> String {
        let node = outline[type]
        let name = outline.names[node.name]
        return node.kind == .member && node.base.exists ? dottedName(of: node.base, in: outline) + "." + name : name
    }
}
