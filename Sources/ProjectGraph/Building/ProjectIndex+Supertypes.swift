import Syntax

extension ProjectIndex {
    /// What the types of a range inherit from, as far as plain names tell it.
    private struct PlainSupertypes: Sendable {
        var supertypes = RaggedArray<TypeEntity.Supertype>()
        /// By type: every name is a plain one.
        var isWhole: [Bool] = []
    }

    /// What a name means may depend on the supertypes that are known so far, for a type's nested ones are inherited: those
    /// are gone through in order. Most names are nobody's nested type, and can be looked up by all threads before.
    func resolveSupertypes(jobs: Int) {
        let parts = Parallel.map(types.count, jobs: jobs) { self.plainSupertypes(of: $0) }
        var position = 0
        for part in parts {
            for row in part.isWhole.indices {
                if part.isWhole[row] {
                    let range = part.supertypes.indices(of: row)
                    if !range.isEmpty { types[position].supertypes += part.supertypes.elements[range] }
                } else {
                    for number in types[position].parts.indices { resolveSupertypes(of: position, in: types[position].parts[number]) }
                }
                position += 1
            }
        }
    }

    private func resolveSupertypes(of position: Int, in part: TypeEntity.Part) {
        let outline = outline(part.file)
        let inherited = outline.declarations[part.declaration.position].inheritedTypes
        for number in inherited.indices {
            let written = outline.typeLists[number]
            // Generic parameters of the type are in scope of its own inheritance clause.
            for (supertype, node) in nominalTypes(in: WrittenType(file: part.file, type: written, scope: part.declaration)) {
                let site = Site(file: part.file, offset: outline.types[node.position].offset, end: outline.types[node.position].end)
                types[position].supertypes.append(TypeEntity.Supertype(type: supertype, site: site))
            }
        }
    }

    // MARK: - Plain names

    private func plainSupertypes(of range: Range<Int>) -> PlainSupertypes {
        var found = PlainSupertypes()
        for position in range {
            found.isWhole.append(addPlainSupertypes(of: position, to: &found.supertypes))
            found.supertypes.endRow()
        }
        return found
    }

    /// - Returns: false where some name is not a plain one.
    private func addPlainSupertypes(of position: Int, to supertypes: inout RaggedArray<TypeEntity.Supertype>) -> Bool {
        for number in types[position].parts.indices {
            let part = types[position].parts[number]
            let outline = outline(part.file)
            for place in outline.declarations[part.declaration.position].inheritedTypes.indices {
                let written = WrittenType(file: part.file, type: outline.typeLists[place], scope: part.declaration)
                guard let type = plainType(written) else { return false }
                guard type.exists else { continue }
                let node = outline.types[written.type.position]
                supertypes.appendElement(
                    TypeEntity.Supertype(type: type, site: Site(file: part.file, offset: node.offset, end: node.end)))
            }
        }
        return true
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
