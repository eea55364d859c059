import Syntax

extension ProjectIndex {
    /// What a name means may depend on the supertypes that are known so far, for a type's nested ones are inherited: those
    /// are gone through in order. Most names are nobody's nested type, and can be looked up by all threads before.
    func resolveSupertypes(jobs: Int) {
        let plain = Parallel.map(types.count, jobs: jobs) { range in range.map { self.plainSupertypes(of: $0) } }
        for (position, supertypes) in plain.lazy.joined().enumerated() {
            guard let supertypes else {
                for number in types[position].parts.indices { resolveSupertypes(of: position, in: types[position].parts[number]) }
                continue
            }
            if !supertypes.isEmpty { types[position].supertypes = supertypes }
        }
        for part in frameworkExtensions { frameworkConformances.formUnion(supertypes(in: part).map(\.type)) }
    }

    private func resolveSupertypes(of position: Int, in part: TypeEntity.Part) {
        types[position].supertypes += supertypes(in: part)
    }

    private func supertypes(in part: TypeEntity.Part) -> [TypeEntity.Supertype] {
        let outline = outline(part.file)
        let declaration = outline.declarations[part.declaration.position]
        let inherited = declaration.inheritedTypes.indices.map { outline.typeLists[$0] }
        return (inherited + typesOfSelf(in: declaration, of: part.file)).flatMap { type in
            // Generic parameters of the type are in scope of its own inheritance clause.
            let written = WrittenType(file: part.file, type: type, scope: part.declaration)
            return nominalTypes(in: written).map { supertype, node in
                let site = Site(file: part.file, offset: outline.types[node.position].offset, end: outline.types[node.position].end)
                return TypeEntity.Supertype(type: supertype, site: site)
            }
        }
    }

    /// `UIViewController` of `protocol LoanListScreen where Self: UIViewController`, which says the same as `: UIViewController`.
    private func typesOfSelf(in declaration: Declaration, of file: FileID) -> [TypeIndex] {
        guard declaration.kind == .protocol else { return [] }
        let outline = outline(file)
        return declaration.requirements.indices.lazy.map { outline.requirements[$0] }.filter { requirement in
            guard requirement.subject.exists, requirement.constraint.exists, case let subject = outline.types[requirement.subject.position] else { return false }
            return subject.kind == .named && self.symbol(subject.name, in: file) == self.known.selfType
        }.map(\.constraint)
    }

    // MARK: - Plain names

    /// Nil where some name is not a plain one.
    private func plainSupertypes(of position: Int) -> [TypeEntity.Supertype]? {
        var supertypes: [TypeEntity.Supertype] = []
        for number in types[position].parts.indices {
            let part = types[position].parts[number]
            let outline = outline(part.file)
            let declaration = outline.declarations[part.declaration.position]
            if declaration.kind == .protocol, !declaration.requirements.isEmpty { return nil }
            for place in declaration.inheritedTypes.indices {
                let written = WrittenType(file: part.file, type: outline.typeLists[place], scope: part.declaration)
                guard let type = plainType(written) else { return nil }
                guard type.exists else { continue }
                let node = outline.types[written.type.position]
                supertypes.append(
                    TypeEntity.Supertype(type: type, site: Site(file: part.file, offset: node.offset, end: node.end)))
            }
        }
        return supertypes
    }

    /// The type of a name that no type's supertypes have a say in; none where it means nothing, nil for all other names.
    private func plainType(_ written: WrittenType) -> TypeID? {
        guard written.type.exists else { return nil }
        let node = node(of: written)
        let name = symbol(node.name, in: written.file)
        guard node.kind == .named, name != known.selfType,
            names.uses(of: name).isDisjoint(with: [.parameter, .nestedType, .localType])
        else { return nil }
        switch lookUp(written) {
        case .type(let type): return kind(of: type) == .alias ? nil : type
        case .external(let type): return type
        case .nothing: return TypeID.none
        case .parameter, .unknown: return nil
        }
    }
}
