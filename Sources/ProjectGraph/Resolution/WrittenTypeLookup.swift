import Syntax

/// Looks up what every type written in a file's declarations names.
struct WrittenTypeLookup {
    private let index: ProjectIndex
    private let file: FileID
    private let outline: Outline
    private var meanings: [WrittenMeaning]

    /// - Returns: the meanings by type node, `unknown` for those that stand in bodies; and those of the nodes that are
    ///   names and mean nothing.
    static func meanings(of file: FileID, in index: ProjectIndex) -> (meanings: [WrittenMeaning], unknown: [TypeIndex]) {
        var lookup = WrittenTypeLookup(index: index, file: file)
        for number in lookup.outline.declarations.indices { lookup.lookUp(DeclarationIndex(number)) }
        return (lookup.meanings, lookup.unknown)
    }

    private var unknown: [TypeIndex] {
        outline.types.indices.lazy.filter { number in
            guard case .nothing = meanings[number] else { return false }
            return outline.types[number].kind == .named || outline.types[number].kind == .member
        }.map { TypeIndex($0) }
    }

    private init(index: ProjectIndex, file: FileID) {
        self.index = index
        self.file = file
        outline = index.outline(file)
        meanings = Array(repeating: .unknown, count: outline.types.count)
    }

    private mutating func lookUp(_ declaration: DeclarationIndex) {
        let facts = outline.declarations[declaration.position]
        if facts.kind == .extension {
            lookUp(facts.type, scope: facts.parent)
        } else {
            lookUp(facts.type, scope: declaration)
        }
        for type in outline.typeLists[facts.inheritedTypes.indices] { lookUp(type, scope: declaration) }
        for parameter in facts.parameters.indices { lookUp(outline.parameters[parameter].type, scope: declaration) }
        for parameter in facts.genericParameters.indices {
            lookUp(outline.genericParameters[parameter].constraint, scope: declaration)
        }
        for requirement in facts.requirements.indices {
            lookUp(outline.requirements[requirement].subject, scope: declaration)
            lookUp(outline.requirements[requirement].constraint, scope: declaration)
        }
    }

    private mutating func lookUp(_ type: TypeIndex, scope: DeclarationIndex, depth: Int = 0) {
        guard type.exists, depth < 200, case .unknown = meanings[type.position] else { return }
        let node = outline.types[type.position]
        if node.base.exists { lookUp(node.base, scope: scope, depth: depth + 1) }
        for part in node.list.indices { lookUp(outline.typeLists[part], scope: scope, depth: depth + 1) }
        meanings[type.position] = index.lookUp(WrittenType(file: file, type: type, scope: scope))
    }
}
