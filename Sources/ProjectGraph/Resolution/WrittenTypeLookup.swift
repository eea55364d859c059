import Syntax

/// Looks up what every type written in the declarations of some files names.
struct WrittenTypeLookup: Sendable {
    /// By file and type node; `unknown` for those that stand in bodies.
    private(set) var meanings = RaggedArray<WrittenMeaning>()
    /// Of each file the nodes that are names and mean nothing.
    private(set) var unknown: [[TypeIndex]] = []
    /// The names among the written types that are aliases of the project's.
    private(set) var aliasUses: [AliasUse] = []
    private let index: ProjectIndex
    /// The file at hand.
    private var file = FileID.none
    private var outline = Outline.empty
    /// Where its meanings are.
    private var row = 0

    struct AliasUse: Sendable {
        var file: FileID
        var type: TypeIndex
        var alias: TypeID
    }

    init(index: ProjectIndex) {
        self.index = index
    }

    mutating func lookUp(_ file: FileID) {
        self.file = file
        outline = index.outline(file)
        row = meanings.count
        meanings.appendRow(repeating: .unknown, count: outline.types.count)
        for number in outline.declarations.indices { lookUp(DeclarationIndex(number)) }
        unknown.append(
            outline.types.indices.filter { number in
                guard case .nothing = meanings[row, number] else { return false }
                return outline.types[number].kind == .named || outline.types[number].kind == .member
            }.map { TypeIndex($0) })
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
        guard type.exists, depth < 200, case .unknown = meanings[row, type.position] else { return }
        let node = outline.types[type.position]
        if node.base.exists { lookUp(node.base, scope: scope, depth: depth + 1) }
        for part in node.list.indices { lookUp(outline.typeLists[part], scope: scope, depth: depth + 1) }
        let meaning = index.lookUp(WrittenType(file: file, type: type, scope: scope))
        meanings[row, type.position] = meaning
        if node.kind == .named || node.kind == .member, case .type(let named) = meaning, index.kind(of: named) == .alias {
            aliasUses.append(AliasUse(file: file, type: type, alias: named))
        }
    }
}
