import Syntax

extension ProjectIndex {
    /// Gives an entity to every type that is named somewhere and that the project does not declare.
    ///
    /// Before anything is resolved in parallel: from then on no type is added, so that equal sources give equal numbers
    /// whatever thread came first.
    func declareExternals() {
        declareStandardTypes()
        // What stands as a type; in code, what may be one: local names rarely begin with a capital.
        var isType = Array(repeating: false, count: symbols.count)
        var mayBeType = isType
        var nested: [(FileID, TypeNode)] = []
        for position in outlines.indices {
            let file = FileID(position)
            let outline = outlines[position]
            for node in outline.types {
                if node.kind == .named { isType[Int(symbol(node.name, in: file).rawValue)] = true }
                if node.kind == .member { nested.append((file, node)) }
            }
            for node in outline.code where node.kind == .identifier {
                mayBeType[Int(symbol(node.name, in: file).rawValue)] = true
            }
        }
        for position in isType.indices where isType[position] || mayBeType[position] {
            noteExternal(Symbol(NameID(rawValue: UInt32(position))), isWritten: isType[position])
        }
        for (file, node) in nested { noteNestedExternal(node, in: file) }
    }

    /// What literals and brackets make is there whether its name is written or not.
    private func declareStandardTypes() {
        known.array = declareExternal(symbols.intern("Array"))
        known.dictionary = declareExternal(symbols.intern("Dictionary"))
        known.optional = declareExternal(symbols.intern("Optional"))
        known.result = declareExternal(symbols.intern("Result"))
        known.collections = ["Set", "ArraySlice", "ContiguousArray"].map { declareExternal(symbols.intern($0)) }
        _ = declareExternal(known.string)
        known.holders = known.collections + [known.array, known.dictionary, known.optional, known.result]
        known.holders += ["CollectionOfOne", "KeyValuePairs"].map { declareExternal(symbols.intern($0)) }
    }

    private func noteExternal(_ name: Symbol, isWritten: Bool) {
        guard name != known.selfType, isWritten || symbols.startsWithCapital(name) else { return }
        // A type of the project may share its name with a framework's, and mean it elsewhere.
        let isTaken = !names.uses(of: name).isDisjoint(with: [.type, .parameter])
        if isTaken, FrameworkCatalogue.type(named: symbols[name], visibleTo: imports) == nil { return }
        _ = declareExternal(name)
    }

    /// `UIView.ContentMode`, which the catalogue knows by its dotted name, or `UIKit.UIView`.
    private func noteNestedExternal(_ node: TypeNode, in file: FileID) {
        let outline = outline(file)
        guard node.base.exists, outline[node.base].kind == .named else { return }
        if isImported(symbol(outline[node.base].name, in: file), by: file) {
            noteExternal(symbol(node.name, in: file), isWritten: true)
        }
        let dotted = dottedName(of: node, in: outline)
        if FrameworkCatalogue.type(named: dotted) != nil { _ = declareExternal(symbols.intern(dotted)) }
    }

    /// Names of types that another file keeps to itself mean something else here, nobody knows what.
    func declareMissing() {
        for (position, meanings) in meanings.enumerated() {
            let outline = outlines[position]
            for (number, meaning) in meanings.enumerated() {
                guard case .nothing = meaning else { continue }
                let node = outline.types[number]
                guard node.kind == .named || node.kind == .member, !external(of: node, in: FileID(position)).exists else { continue }
                _ = declareExternal(symbols.intern(dottedName(of: node, in: outline)))
            }
        }
    }

    func dottedName(of node: TypeNode, in outline: Outline, depth: Int = 0) -> String {
        let name = outline.names[node.name]
        guard node.kind == .member, node.base.exists, depth < 16 else { return name }
        return dottedName(of: outline[node.base], in: outline, depth: depth + 1) + "." + name
    }

    /// The entity for a name that no declaration of the project explains.
    func declareExternal(_ name: Symbol) -> TypeID {
        if let known = externals[name] { return known }
        let text = symbols[name]
        let known = FrameworkCatalogue.type(named: text, visibleTo: imports)?.resolvingAlias
        var entity = TypeEntity(kind: Self.kind(of: known), name: name, fullName: text)
        entity.framework = known?.framework.name
        types.append(entity)
        origins.append(.external(entity.kind))
        let type = TypeID(types.count - 1)
        externals[name] = type
        names.note(.external, of: name)
        for supertype in known?.supertypes ?? [] {
            let parent = declareExternal(symbols.intern(supertype))
            types[type.position].supertypes.append(
                TypeEntity.Supertype(type: parent, site: Site(file: .none, offset: 0, end: 0)))
        }
        return type
    }

    private static func kind(of known: FrameworkType?) -> TypeEntity.Kind {
        switch known?.kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .protocol: .protocol
        case .actor: .actor
        case .alias: .alias
        case nil: .unknown
        }
    }

    /// The entity of a written name that means nothing in the project.
    func external(of node: TypeNode, in file: FileID) -> TypeID {
        let outline = outline(file)
        if node.kind == .named { return externals[symbol(node.name, in: file)] ?? .none }
        let dotted = symbols.symbol(of: dottedName(of: node, in: outline))
        if let dotted, let nested = externals[dotted] { return nested }
        // `UIKit.UIView`
        guard node.base.exists, outline[node.base].kind == .named,
            isImported(symbol(outline[node.base].name, in: file), by: file)
        else { return .none }
        return externals[symbol(node.name, in: file)] ?? .none
    }

    /// Every file imports the standard library.
    private func isImported(_ module: Symbol, by file: FileID) -> Bool {
        module == known.swiftModule || importedModules[file.position].contains(module)
    }
}
