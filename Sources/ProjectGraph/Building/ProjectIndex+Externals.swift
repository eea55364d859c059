import Syntax

extension ProjectIndex {
    /// Gives an entity to every type that is named somewhere and that the project does not declare.
    ///
    /// Before anything is resolved in parallel: from then on no type is added, so that equal sources give equal numbers
    /// whatever thread came first.
    func declareExternals(jobs: Int) {
        declareStandardTypes()
        let found = Parallel.map(outlines.count, jobs: jobs) { self.namesOfTypes(in: $0) }
        let external = Parallel.map(symbols.count, jobs: jobs) { range in
            range.lazy.filter { position in
                let isWritten = found.contains { $0.isType[position] }
                guard isWritten || found.contains(where: { $0.mayBeType[position] }) else { return false }
                return self.isExternal(Symbol(NameID(rawValue: UInt32(position))), isWritten: isWritten)
            }.map { Symbol(NameID(rawValue: UInt32($0))) }
        }
        for name in external.joined() { _ = declareExternal(name) }
        for names in found { for (file, node) in names.nested { noteNestedExternal(node, in: file) } }
    }

    private struct NamesOfTypes: Sendable {
        /// By symbol: stands as a type.
        var isType: [Bool]
        /// By symbol: stands in code, where it may be one; local names rarely begin with a capital.
        var mayBeType: [Bool]
        /// Dotted names that mean something, each once, and once more where the first part is a module that the file imports.
        var nested: [(FileID, TypeNode)] = []
    }

    private func namesOfTypes(in range: Range<Int>) -> NamesOfTypes {
        let none = Array(repeating: false, count: symbols.count)
        var found = NamesOfTypes(isType: none, mayBeType: none)
        var looked = IntegerMap()
        for position in range {
            let file = FileID(position)
            let outline = outlines[position]
            for node in outline.types {
                if node.kind == .named { found.isType[Int(symbol(node.name, in: file).rawValue)] = true }
                if node.kind == .member, mayMeanExternal(node, in: file, &looked) { found.nested.append((file, node)) }
            }
            for node in outline.code {
                guard node.kind == .identifier || node.kind == .member && isInModule(node, outline, file) else { continue }
                found.mayBeType[Int(symbol(node.name, in: file).rawValue)] = true
            }
        }
        return found
    }

    /// `UserDefaults` of `Foundation.UserDefaults.standard`
    private func isInModule(_ node: CodeNode, _ outline: Outline, _ file: FileID) -> Bool {
        guard node.base.exists, case let base = outline.code[node.base.position], base.kind == .identifier else { return false }
        return isImported(symbol(base.name, in: file), by: file)
    }

    /// What literals and brackets make is there whether its name is written or not.
    private func declareStandardTypes() {
        known.array = declareExternal(symbols.intern("Array"))
        known.dictionary = declareExternal(symbols.intern("Dictionary"))
        known.optional = declareExternal(symbols.intern("Optional"))
        known.result = declareExternal(symbols.intern("Result"))
        known.collections = ["Set", "ArraySlice", "ContiguousArray"].map { declareExternal(symbols.intern($0)) }
        known.stringType = declareExternal(known.string)
        known.doubleType = declareExternal(symbols.intern("Double"))
        known.holders = known.collections + [known.array, known.dictionary, known.optional, known.result]
        known.holders += ["CollectionOfOne", "KeyValuePairs"].map { declareExternal(symbols.intern($0)) }
        // `protocol P: class`, as Swift 3 wrote it.
        if let old = symbols.symbol(of: "class") { names.addExternal(declareExternal(known.anyObject), named: old) }
    }

    /// Whether a name may mean a type that the project does not declare.
    private func isExternal(_ name: Symbol, isWritten: Bool) -> Bool {
        guard name != known.selfType, isWritten || symbols.startsWithCapital(name) else { return false }
        // A type of the project may share its name with a framework's, and mean it elsewhere.
        let isTaken = !names.uses(of: name).isDisjoint(with: [.type, .parameter])
        return !isTaken || FrameworkCatalogue.type(named: symbols[name], visibleTo: imports) != nil
    }

    /// - Parameter looked: the dotted names that the catalogue has been asked for, and those of imported modules.
    private func mayMeanExternal(_ node: TypeNode, in file: FileID, _ looked: inout IntegerMap) -> Bool {
        guard let qualifier = qualifier(of: node, in: file) else { return false }
        let key = IntegerMap.key(Int32(bitPattern: qualifier.rawValue), symbol(node.name, in: file).rawValue)
        let known = looked.value(key)
        if isImported(qualifier, by: file) {
            looked.set(key, to: 2)
            return known < 2
        }
        guard known < 0 else { return false }
        looked.set(key, to: 1)
        return FrameworkCatalogue.type(named: dottedName(of: node, in: outline(file))) != nil
    }

    /// What stands before the dot, where it is a name alone.
    private func qualifier(of node: TypeNode, in file: FileID) -> Symbol? {
        let types = outlines[file.position].types
        guard node.base.exists, types[node.base.position].kind == .named else { return nil }
        return symbol(types[node.base.position].name, in: file)
    }

    /// `UIView.ContentMode`, which the catalogue knows by its dotted name, or `UIKit.UIView`.
    private func noteNestedExternal(_ node: TypeNode, in file: FileID) {
        guard let qualifier = qualifier(of: node, in: file) else { return }
        let name = symbol(node.name, in: file)
        if isImported(qualifier, by: file), isExternal(name, isWritten: true) { _ = declareExternal(name) }
        let dotted = dottedName(of: node, in: outline(file))
        if FrameworkCatalogue.type(named: dotted) != nil { _ = declareExternal(symbols.intern(dotted)) }
    }

    /// Names of types that another file keeps to itself mean something else here, nobody knows what.
    ///
    /// - Parameter unknown: by file, the type nodes that are names and mean nothing so far, in their order.
    func declareMissing(_ unknown: [[TypeIndex]]) {
        for (position, types) in unknown.enumerated() {
            let outline = outlines[position]
            for type in types where !external(of: outline.types[type.position], in: FileID(position)).exists {
                _ = declareExternal(symbols.intern(dottedName(of: outline.types[type.position], in: outline)))
            }
        }
        // Only now, for a type that one file lacks another file's dotted name may mean.
        for (position, types) in unknown.enumerated() {
            for type in types {
                let external = external(of: outlines[position].types[type.position], in: FileID(position))
                if external.exists { meanings[position, type.position] = .external(external) }
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
        let known = names.external(named: name)
        if known.exists { return known }
        let text = symbols[name]
        let listed = FrameworkCatalogue.type(named: text, visibleTo: imports)?.resolvingAlias
        var entity = TypeEntity(kind: Self.kind(of: listed), name: name, fullName: text)
        entity.framework = listed?.framework.name
        types.append(entity)
        origins.append(.external(entity))
        let type = TypeID(types.count - 1)
        names.addExternal(type, named: name)
        noteQualified(type, text)
        for supertype in listed?.supertypes ?? [] {
            let parent = declareExternal(symbols.intern(supertype))
            types[type.position].supertypes.append(
                TypeEntity.Supertype(type: parent, site: Site(file: .none, offset: 0, end: 0)))
        }
        return type
    }

    /// `Qualifier.Name` may be asked for by its two names, where files have them.
    private func noteQualified(_ type: TypeID, _ text: String) {
        for dot in text.utf8.indices where text.utf8[dot] == UInt8(ascii: ".") {
            guard let qualifier = symbols.symbol(of: String(text[..<dot])),
                let name = symbols.symbol(of: String(text[text.utf8.index(after: dot)...]))
            else { continue }
            names.addExternal(type, named: name, of: qualifier)
        }
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
        let name = symbol(node.name, in: file)
        guard node.kind == .member else { return names.external(named: name) }
        guard node.base.exists, outlines[file.position].types[node.base.position].kind == .named else {
            return symbols.symbol(of: dottedName(of: node, in: outline(file))).map { names.external(named: $0) } ?? .none
        }
        let qualifier = symbol(outlines[file.position].types[node.base.position].name, in: file)
        let nested = names.external(named: name, of: qualifier)
        if nested.exists { return nested }
        // `UIKit.UIView`
        return isImported(qualifier, by: file) ? names.external(named: name) : .none
    }

    /// Every file imports the standard library.
    func isImported(_ module: Symbol, by file: FileID) -> Bool {
        if module == known.swiftModule { return true }
        return imports(module, file)
    }

    func imports(_ module: Symbol, _ file: FileID) -> Bool {
        guard names.uses(of: module).contains(.module) else { return false }
        return importedModules.value(IntegerMap.key(file.rawValue, module.rawValue)) >= 0
            || !exportedImports.isEmpty && file != interface && exportedImports.handOn(module, to: files[file.position], isOfOneTarget: targets.count < 2)
    }
}
