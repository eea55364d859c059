import Syntax

extension ProjectIndex {
    // MARK: - Names

    /// What a type's name means where it stands: innermost scope first (The Swift Programming Language: Declarations,
    /// Scope; nested types shadow outer ones, and inherited ones count as nested).
    func meaning(of name: Symbol, in file: FileID, scope: DeclarationIndex) -> WrittenMeaning {
        let uses = names.uses(of: name)
        guard !uses.isDisjoint(with: [.type, .parameter]) else { return .nothing }
        if uses.isDisjoint(with: [.parameter, .nestedType, .localType, .repeatedType]) {
            // There is one type of that name, at the top level: no scope knows another.
            let type = bestVisible(names.type(named: name, in: .none), from: file)
            return type.exists ? .type(type) : .nothing
        }
        let outline = outline(file)
        var scope = scope
        // `where` clauses of inner scopes say more of a parameter than its declaration.
        var narrowed: WrittenType?
        while scope.exists {
            if uses.contains(.type) {
                let local = names.localType(named: name, parent: number(of: scope, in: file))
                if local.exists { return .type(local) }
            }
            if uses.contains(.parameter) {
                if narrowed == nil { narrowed = constraint(on: name, of: scope, file: file, outline: outline) }
                if let parameter = genericParameter(named: name, of: scope, file: file, outline: outline) {
                    return .parameter(narrowed ?? parameter)
                }
            }
            let owner = type(of: scope, in: file)
            if owner.exists {
                let nested = nestedType(named: name, in: owner, from: file)
                if nested.exists { return .type(nested) }
                if uses.contains(.parameter), let associated = associatedType(named: name, in: owner) {
                    return .parameter(narrowed ?? associated)
                }
                // `extension Outer.Inner` does not bring the name `Inner` into scope.
                if origins[owner.position].name == name, origins[owner.position].kind != .alias,
                    outline.declarations[scope.position].kind != .extension
                {
                    return .type(owner)
                }
            }
            scope = outline.declarations[scope.position].parent
        }
        let type = bestVisible(names.type(named: name, in: .none), from: file)
        return type.exists ? .type(type) : .nothing
    }

    /// - Returns: nil where the scope has no such parameter, its constraint or the lack of one otherwise.
    private func genericParameter(named name: Symbol, of scope: DeclarationIndex, file: FileID, outline: Outline) -> WrittenType?? {
        let declaration = outline.declarations[scope.position]
        // An extension sees the parameters of the type that it extends.
        if declaration.kind == .extension {
            let owner = type(of: scope, in: file)
            guard owner.exists else { return nil }
            let part = origins[owner.position]
            if part.file.exists {
                guard part.declaration != scope || part.file != file else { return nil }
                return genericParameter(named: name, of: part.declaration, file: part.file, outline: self.outline(part.file))
            }
            return known.parameters(of: owner).contains(name) ? .some(nil) : nil
        }
        for index in declaration.genericParameters.indices.prefix(Self.maximumParameters) where symbol(outline.genericParameters[index].name, in: file) == name {
            let constraint = outline.genericParameters[index].constraint
            if constraint.exists { return WrittenType(file: file, type: constraint, scope: scope) }
            return .some(self.constraint(on: name, of: scope, file: file, outline: outline))
        }
        return nil
    }

    /// How many generic parameters, and requirements of them, a declaration is read with: each name in it is looked for among them.
    private static let maximumParameters = 256

    /// `where Name: Constraint` and `where Name == Type`.
    private func constraint(on name: Symbol, of scope: DeclarationIndex, file: FileID, outline: Outline) -> WrittenType? {
        let requirements = outline.declarations[scope.position].requirements
        for index in requirements.indices.prefix(Self.maximumParameters) {
            let requirement = outline.requirements[index]
            guard requirement.subject.exists, requirement.constraint.exists else { continue }
            let subject = outline[requirement.subject]
            if subject.kind == .named, symbol(subject.name, in: file) == name {
                return WrittenType(file: file, type: requirement.constraint, scope: scope)
            }
        }
        return nil
    }

    /// The types that `where Self: Type` adds to those of an extension's members.
    func constraintsOnSelf(in scope: DeclarationIndex, file: FileID) -> WrittenType? {
        let outline = outline(file)
        var scope = scope
        while scope.exists {
            if let constraint = constraint(on: known.selfType, of: scope, file: file, outline: outline) { return constraint }
            scope = outline.declarations[scope.position].parent
        }
        return nil
    }

    /// - Returns: nil where a protocol and those that it inherits from have no such associated type.
    private func associatedType(named name: Symbol, in type: TypeID) -> WrittenType?? {
        if let own = ownAssociatedType(named: name, in: type) { return own }
        guard types[type.position].kind == .protocol, !types[type.position].supertypes.isEmpty else { return nil }
        var asked = [type]
        var next = 0
        while next < asked.count, asked.count < Self.maximumLineage {
            for supertype in types[asked[next].position].supertypes.lazy.map(\.type).prefix(Self.maximumLineage) where !asked.contains(supertype) {
                if let inherited = ownAssociatedType(named: name, in: supertype) { return inherited }
                asked.append(supertype)
            }
            next += 1
        }
        return nil
    }

    private func ownAssociatedType(named name: Symbol, in type: TypeID) -> WrittenType?? {
        guard types[type.position].hasAssociatedTypes else { return nil }
        // Extensions, which have none, stand behind what declares the type.
        for part in types[type.position].parts {
            let outline = outline(part.file)
            if outline.declarations[part.declaration.position].kind == .extension { break }
            for number in part.declaration.position + 1..<outline.declarations.count {
                let declaration = outline.declarations[number]
                if declaration.offset >= outline.declarations[part.declaration.position].end { break }
                guard declaration.kind == .associatedtype, declaration.parent == part.declaration,
                    symbol(declaration.name, in: part.file) == name
                else { continue }
                let constraint = outline.types(in: declaration.inheritedTypes).first
                return .some(constraint.map { WrittenType(file: part.file, type: $0, scope: part.declaration) })
            }
        }
        return nil
    }

    /// A type nested in another one or in one of its supertypes.
    func nestedType(named name: Symbol, in type: TypeID, from file: FileID) -> TypeID {
        guard names.uses(of: name).contains(.nestedType) else { return .none }
        let own = bestVisible(names.type(named: name, in: type), from: file)
        if own.exists { return own }
        // While supertypes are looked up, those that are known so far.
        for supertype in ancestors.isEmpty ? ancestors(of: type) : ancestors[type.position]
        where origins[supertype.position].file.exists {
            let inherited = bestVisible(names.type(named: name, in: supertype), from: file)
            if inherited.exists, !isPrivate(inherited) { return inherited }
        }
        return .none
    }

    /// Nobody inherits what a type keeps to itself.
    private func isPrivate(_ type: TypeID) -> Bool {
        guard let part = types[type.position].parts.first else { return false }
        return outline(part.file).declarations[part.declaration.position].modifiers.contains(.private)
    }

    // MARK: - Written types

    /// What a written type names at its outermost: parentheses, attributes and `any` do not matter.
    ///
    /// - Parameter depth: how many names led here; aliases and constraints of broken code lead in circles.
    func meaning(of written: WrittenType, depth: Int = 0) -> WrittenMeaning {
        guard written.type.exists, depth < 64 else { return .nothing }
        if meanings.count > 0 {
            let known = meanings[written.file.position, written.type.position]
            if case .unknown = known {} else { return known }
        }
        return lookUp(written, depth: depth)
    }

    /// What a name among the written types means, a type that the project does not declare included.
    func meaning(ofName written: WrittenType, _ node: TypeNode) -> WrittenMeaning {
        let meaning = meaning(of: written)
        guard case .nothing = meaning else { return meaning }
        let external = external(of: node, in: written.file)
        return external.exists ? .external(external) : .nothing
    }

    /// What a written type names, without what has been looked up before.
    func lookUp(_ written: WrittenType, depth: Int = 0) -> WrittenMeaning {
        let node = node(of: written)
        switch node.kind {
        case .named:
            let name = symbol(node.name, in: written.file)
            if name == known.selfType { return selfMeaning(in: written) }
            let meaning = meaning(of: name, in: written.file, scope: written.scope)
            guard case .nothing = meaning else { return meaning }
            let external = names.external(named: name)
            return external.exists ? .external(external) : .nothing
        case .member:
            return memberMeaning(of: node, base: meaning(of: written.with(node.base), depth: depth + 1), in: written, depth: depth)
        case .some, .any, .attributed:
            return meaning(of: written.with(node.base), depth: depth + 1)
        default:
            return .nothing
        }
    }

    private func memberMeaning(of node: TypeNode, base: WrittenMeaning, in written: WrittenType, depth: Int) -> WrittenMeaning {
        let name = symbol(node.name, in: written.file)
        switch base {
        case .type(let outer):
            let nested = nestedType(named: name, in: resolvingAlias(outer, depth: depth + 1), from: written.file)
            if nested.exists { return .type(nested) }
            if let associated = associatedType(named: name, in: outer) { return .parameter(associated) }
            return moduleMember(named: name, of: node.base, in: written)
        case .parameter(let constraint):
            guard let constraint, case .type(let type) = meaning(of: constraint, depth: depth + 1) else { return .parameter(nil) }
            return .parameter(associatedType(named: name, in: type) ?? nil)
        case .external, .nothing, .unknown:
            // A type that the project nests in a framework's.
            let outer = external(of: self.node(of: written.with(node.base)), in: written.file)
            if outer.exists {
                let nested = nestedType(named: name, in: outer, from: written.file)
                if nested.exists { return .type(nested) }
            }
            return moduleMember(named: name, of: node.base, in: written)
        }
    }

    private func selfMeaning(in written: WrittenType) -> WrittenMeaning {
        let outline = outline(written.file)
        var scope = written.scope
        while scope.exists {
            let type = type(of: scope, in: written.file)
            if type.exists { return .type(type) }
            scope = outline.declarations[scope.position].parent
        }
        return .nothing
    }

    /// What an alias stands for where that is a single type of the project; the alias itself otherwise.
    func resolvingAlias(_ type: TypeID, depth: Int = 0) -> TypeID {
        var type = type
        // An alias may name itself through others; nobody writes chains of this length.
        for _ in 0..<8 {
            guard let alias = alias(of: type), case .type(let target) = meaning(of: alias, depth: depth + 1), target != type else { return type }
            type = target
        }
        return type
    }

    /// The types that make up a written type at its outermost: the parts of a composition, the element of parentheses.
    func nominalTypes(in written: WrittenType) -> [(TypeID, TypeIndex)] {
        var found: [(TypeID, TypeIndex)] = []
        // Aliases of aliases can double with each step; nobody writes a type of this many parts.
        var budget = 256
        collectNominalTypes(in: written, shownAt: nil, into: &found, &budget)
        return found
    }

    private func collectNominalTypes(
        in written: WrittenType, shownAt place: TypeIndex?, into found: inout [(TypeID, TypeIndex)], _ budget: inout Int
    ) {
        budget -= 1
        guard written.type.exists, budget > 0 else { return }
        let node = node(of: written)
        let place = place ?? (node.kind == .named || node.kind == .member ? written.type : nil)
        switch node.kind {
        case .composition:
            for part in node.list.indices {
                collectNominalTypes(in: self.part(part, of: written), shownAt: place, into: &found, &budget)
            }
        case .some, .any, .attributed:
            collectNominalTypes(in: written.with(node.base), shownAt: place, into: &found, &budget)
        case .named, .member:
            switch meaning(ofName: written, node) {
            case .type(let type):
                let count = found.count
                if let alias = alias(of: type) { collectNominalTypes(in: alias, shownAt: place, into: &found, &budget) }
                if found.count == count { found.append((type, place ?? written.type)) }
            case .external(let external): found.append((external, place ?? written.type))
            case .parameter, .nothing, .unknown: break
            }
        default: break
        }
    }
}
