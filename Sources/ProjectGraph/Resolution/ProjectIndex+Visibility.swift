import Syntax

/// Which of several types with one name a file means (The Swift Programming Language: Access Control, Modules).
extension ProjectIndex {
    /// How near a type is to a file; of equally near ones that of the nearest folder is meant.
    private enum Nearness: Int, Comparable {
        /// In a file of no known target, which any other may belong with.
        case unassigned
        /// By another file of the same target: `@_exported` in one file serves all.
        case importedElsewhere
        case imported
        case sameTarget

        static func < (lhs: Nearness, rhs: Nearness) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// - Parameters:
    ///   - first: the first type of the name; others follow.
    ///   - module: the module that is named before the type.
    /// - Returns: none where the file can see none of them.
    func bestVisible(_ first: TypeID, from file: FileID, in module: Symbol? = nil) -> TypeID {
        guard first.exists else { return .none }
        if module == nil, !names.next(first).exists {
            guard let nearness = nearness(of: origins[first.position], from: file) else { return .none }
            return nearness == .unassigned && isFrameworks(first, in: file) ? .none : first
        }
        var best = (type: TypeID.none, nearness: Nearness.unassigned, shared: -1)
        var candidate = first
        while candidate.exists {
            let origin = origins[candidate.position]
            if origin.file == file || !origin.file.exists { return candidate }
            if module.map({ declares($0, origin.file) }) ?? true, let nearness = nearness(of: origin, from: file),
                nearness >= best.nearness {
                // The first one wins among equals: candidates are in source order.
                let shared = folders.shared(file, origin.file)
                if (nearness, shared) > (best.nearness, best.shared) { best = (candidate, nearness, shared) }
            }
            candidate = names.next(candidate)
        }
        return module == nil && best.type.exists && best.nearness == .unassigned && isFrameworks(best.type, in: file) ? .none : best.type
    }

    /// Whether a name means the type of a framework that the file imports, rather than one in a file of no known target: no target
    /// compiles that file, and so may nobody else.
    private func isFrameworks(_ type: TypeID, in file: FileID) -> Bool {
        guard !isUnassigned(files[file.position]), types[type.position].outer == nil else { return false }
        let name = symbols[origins[type.position].name]
        // Few names are any framework's.
        guard FrameworkCatalogue.type(named: name, visibleTo: imports) != nil else { return false }
        let imported = FrameworkImports(modules: modules.lazy.filter { self.imports($0, file) }.map { self.symbols[$0] })
        return FrameworkCatalogue.type(named: name, visibleTo: imported) != nil
    }

    /// The variable at the top level of a file that a name means; nil where the file can see none.
    func globalVariable(named name: Symbol, from file: FileID) -> GlobalVariable? {
        guard names.uses(of: name).contains(.variable), file != interface else { return nil }
        if let own = globals.variable(named: name, in: file) { return own }
        var best: (variable: GlobalVariable, nearness: Nearness, shared: Int)?
        for variable in globals.shared(named: name) {
            // The app knows nothing of its tests, nor of what stands in for a part of it.
            let category = files[variable.file.position].category
            guard category.isProduction || category == files[file.position].category,
                let nearness = nearness(of: variable.file, isPrivate: false, from: file)
            else { continue }
            let shared = folders.shared(file, variable.file)
            if best.map({ (nearness, shared) > ($0.nearness, $0.shared) }) ?? true { best = (variable, nearness, shared) }
        }
        return best?.variable
    }

    private func nearness(of origin: Origin, from file: FileID) -> Nearness? {
        nearness(of: origin.file, isPrivate: origin.isPrivate, from: file)
    }

    /// - Parameter declaring: where something is declared.
    /// - Returns: nil where the file can't see the declaration.
    private func nearness(of declaring: FileID, isPrivate: Bool, from file: FileID) -> Nearness? {
        guard declaring != file, declaring.exists else { return .sameTarget }
        if isPrivate { return nil }
        if targets.count < 2 || file == interface { return .sameTarget }
        let (declaring, seeing) = (files[declaring.position], files[file.position])
        if seeing.targets.isEmpty || declaring.targets.isEmpty { return .sameTarget }
        if declaring.targets.contains(where: { seeing.targets.contains($0) }) { return .sameTarget }
        if declaring.targets.contains(where: { seeing.importedTargets.contains($0) }) { return .imported }
        if seeing.targets.contains(where: { target in declaring.targets.contains { imports($0, in: target) } }) {
            return .importedElsewhere
        }
        return isUnassigned(seeing) || isUnassigned(declaring) ? .unassigned : nil
    }

    private func isUnassigned(_ file: SourceFile) -> Bool {
        file.targets.allSatisfy { targets.indices.contains($0.position) && targets[$0.position].isImplied }
    }

    // MARK: - Modules

    /// `Module.Type`, where the module is one of the project's.
    func moduleMember(named name: Symbol, of qualifier: TypeIndex, in written: WrittenType) -> WrittenMeaning {
        let outline = outline(written.file)
        guard qualifier.exists, outline[qualifier].kind == .named else { return .nothing }
        let module = symbol(outline[qualifier].name, in: written.file)
        let type = moduleMember(named: name, of: module, from: written.file)
        return type.exists ? .type(type) : .nothing
    }

    /// The type of a module whose sources are at hand.
    func moduleMember(named name: Symbol, of module: Symbol, from file: FileID) -> TypeID {
        guard isModule(module, in: file) else { return .none }
        return bestVisible(names.type(named: name, in: .none), from: file, in: targets.isEmpty ? nil : module)
    }

    /// Whether a name may stand for a module whose sources are at hand: one that is imported and no known framework,
    /// or the file's own.
    private func isModule(_ name: Symbol, in file: FileID) -> Bool {
        if !targets.isEmpty { return names.uses(of: name).contains(.target) }
        if imports(name, file) { return !frameworkModules.contains(name) }
        // Without targets, a folder may be what the module is called after.
        return ownModules[file.position].contains(name)
    }

    private func declares(_ module: Symbol, _ file: FileID) -> Bool {
        files[file.position].targets.contains { targets.indices.contains($0.position) && namesOfModules[$0.position] == module }
    }
}
