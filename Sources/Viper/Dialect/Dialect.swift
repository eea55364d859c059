import Syntax

/// One team's VIPER as data: who is called what, who stands further in, who holds whom and how, how events are named.
public struct Dialect: Sendable, Equatable {
    /// What the dialect goes by in `.viperlint.yml`.
    public var name: String
    /// The document that it was read from, in a few words.
    public var title: String
    public var vocabulary: [Role: Vocabulary]
    /// The stack, outermost layer first.
    public var layers: [Role]
    public var ownership: OwnershipTable
    /// The prefixes of messages that move inward, by the role that receives them.
    public var eventPrefixes: [Role: [String]]

    public init(
        name: String, title: String = "", vocabulary: [Role: Vocabulary] = [:], layers: [Role] = [],
        ownership: OwnershipTable = OwnershipTable(), eventPrefixes: [Role: [String]] = [:]
    ) {
        self.name = name
        self.title = title
        self.vocabulary = vocabulary
        self.layers = layers
        self.ownership = ownership
        self.eventPrefixes = eventPrefixes
    }
}

/// What gives a role away. None of these alone decides.
public struct Vocabulary: Sendable, Equatable {
    /// Endings of type names.
    public var suffixes: [String]
    /// Names of superclasses and protocols, of the project or of a framework.
    public var supertypes: [String]
    /// Names of folders.
    public var folders: [String]

    public init(suffixes: [String] = [], supertypes: [String] = [], folders: [String] = []) {
        self.suffixes = suffixes
        self.supertypes = supertypes
        self.folders = folders
    }
}

/// Which ownerships a dialect allows where one role holds another (boundary protocols count as their implementer).
public struct OwnershipTable: Sendable, Equatable {
    private var allowed: [Role: [Role: [Ownership]]]

    public init(_ allowed: [Role: [Role: [Ownership]]] = [:]) {
        self.allowed = allowed
    }

    /// Nil where the dialect does not care.
    public func allowed(owner: Role, held: Role) -> [Ownership]? {
        allowed[owner]?[held]
    }

    /// The table with the entries of another laid over it.
    public func overlaid(with other: OwnershipTable) -> OwnershipTable {
        OwnershipTable(allowed.merging(other.allowed) { mine, theirs in mine.merging(theirs) { $1 } })
    }
}
