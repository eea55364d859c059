/// One type and another that it refers to, inherits from or calls.
struct Fact: Hashable {
    var from: SymbolNumber
    var to: SymbolNumber
}

/// Where a fact is told.
struct Mention: Hashable {
    var file: Int
    /// Byte offset of the name.
    var offset: Int
    /// The name that stands there, as the one who tells it has it.
    var name: String
    /// What form it has: the kind of what is called, or the place of a reference.
    var form: String
}

/// All facts of one kind that one side tells.
struct FactSet {
    private(set) var mentions: [Fact: [Mention]] = [:]
    /// What is right to tell and right to leave out.
    private(set) var optional: [Fact: [Mention]] = [:]
    var all: Set<Fact> { Set(mentions.keys) }

    mutating func add(_ fact: Fact, at mention: Mention) {
        guard fact.from != fact.to else { return }
        mentions[fact, default: []].append(mention)
    }

    mutating func allow(_ fact: Fact, at mention: Mention) {
        optional[fact, default: []].append(mention)
    }
}

/// What one side tells about a package.
struct Facts {
    var references = FactSet()
    var supertypes = FactSet()
    var calls = FactSet()

    subscript(claim: Claim) -> FactSet {
        switch claim {
        case .references: references
        case .supertypes: supertypes
        case .calls: calls
        }
    }
}

/// What is claimed to be the same.
enum Claim: String, CaseIterable, Codable {
    case references
    case supertypes
    case calls
}
