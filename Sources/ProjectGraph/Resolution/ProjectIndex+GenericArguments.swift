import Syntax

/// What generic parameters are called and what inheriting fixes of them.
extension ProjectIndex {
    /// Names of a type's own generic parameters, in order.
    func parameterNames(of type: TypeID) -> [Symbol] {
        let part = origins[type.position]
        if part.file.exists {
            guard part.isGeneric else { return [] }
            let outline = outline(part.file)
            return outline.declarations[part.declaration.position].genericParameters.indices.map {
                symbol(outline.genericParameters[$0].name, in: part.file)
            }
        }
        return known.parameters(of: type)
    }

    /// Whether members that a type inherits may mention parameters that its inheritance clause, or an alias in it, fixes.
    func hasInheritedArguments(_ type: TypeID) -> Bool {
        inheritsGenerics[type.position]
    }

    /// What a parameter of a supertype stands for in a type.
    func inheritedArgument(named name: Symbol, of type: TypeID) -> WrittenType? {
        guard inheritsGenerics[type.position] else { return nil }
        if let written = inheritedArguments[type]?.first(where: { $0.name == name })?.type { return written }
        for ancestor in ancestors[type.position] {
            if let written = inheritedArguments[ancestor]?.first(where: { $0.name == name })?.type { return written }
        }
        return nil
    }

    /// What arguments stand for, by the type in whose inheritance clause they stand.
    typealias InheritedParameters = [TypeID: [(name: Symbol, type: WrittenType)]]

    /// What the generic arguments in inheritance clauses stand for, once supertypes are known.
    func boundParameters(jobs: Int) -> InheritedParameters {
        let parts = Parallel.map(types.count, jobs: jobs) { range in
            var bound: InheritedParameters = [:]
            for position in range {
                for number in self.types[position].parts.indices {
                    self.bindParameters(inheritedBy: TypeID(position), in: self.types[position].parts[number], &bound)
                }
            }
            return bound
        }
        // Each type is in one of them.
        return parts.dropFirst().reduce(into: parts.first ?? [:]) { $0.merge($1) { first, _ in first } }
    }

    /// By type: whether it inherits members that may mention such parameters.
    func heirsOfGenerics(_ bound: InheritedParameters) -> [Bool] {
        var fixesGenerics = Array(repeating: false, count: types.count)
        for type in bound.keys { fixesGenerics[type.position] = true }
        return types.indices.map { position in
            fixesGenerics[position]
                || ancestors[position].contains { fixesGenerics[$0.position] || types[$0.position].hasAssociatedTypes }
        }
    }

    private func bindParameters(inheritedBy type: TypeID, in part: TypeEntity.Part, _ bound: inout InheritedParameters) {
        let outline = outline(part.file)
        for number in outline.declarations[part.declaration.position].inheritedTypes.indices {
            let written = outline.typeLists[number]
            let node = outline.types[written.position]
            guard node.kind == .named || node.kind == .member, !node.list.isEmpty,
                case .type(let supertype) = meaning(of: WrittenType(file: part.file, type: written, scope: part.declaration))
            else { continue }
            for (name, argument) in zip(parameterNames(of: resolvingAlias(supertype)), outline.types(in: node.list)) {
                let place = WrittenType(file: part.file, type: argument, scope: part.declaration)
                bound[type, default: []].append((name, place))
            }
        }
    }
}
