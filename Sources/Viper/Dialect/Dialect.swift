import Syntax

/// One team's VIPER as data: who is called what, who stands further in, who holds whom and how, how events are named.
public struct Dialect: Sendable, Equatable {
    /// What the dialect goes by in `.viperlint.yml`.
    public var name: String
    /// The document that it was read from, in a few words.
    public var title: String
    public var vocabulary: RoleTable<Vocabulary>
    /// The stack, outermost layer first.
    public var layers: [Role]
    public var ownership: OwnershipTable
    /// The prefixes of messages that move inward, by the role that receives them.
    public var eventPrefixes: RoleTable<[String]>
    /// Endings of the names of files that hold a scene's boundary protocols.
    public var interfaceFiles: [String]

    public init(
        name: String, title: String = "", vocabulary: RoleTable<Vocabulary> = [:], layers: [Role] = [],
        ownership: OwnershipTable = OwnershipTable(), eventPrefixes: RoleTable<[String]> = [:],
        interfaceFiles: [String] = []
    ) {
        self.name = name
        self.title = title
        self.vocabulary = vocabulary
        self.layers = layers
        self.ownership = ownership
        self.eventPrefixes = eventPrefixes
        self.interfaceFiles = interfaceFiles
    }
}

extension Dialect {
    /// Whether a message is named as the dialect names events for the role that receives it; true where it has no names
    /// for them.
    public func isEventName(_ name: String, receivedBy role: Role) -> Bool {
        guard let patterns = eventPrefixes[role], !patterns.isEmpty else { return true }
        return patterns.contains { name.isNamed(by: $0) }
    }
}

/// What gives a role away. None of these alone decides.
public struct Vocabulary: Sendable, Equatable {
    /// Endings of type names that are the dialect's own.
    public var suffixes: [String]
    /// Endings of type names that say the same to whoever reads them, but are no sign of the dialect.
    public var synonyms: [String]
    /// Names of superclasses and protocols, of the project or of a framework.
    public var supertypes: [String]
    /// Names of folders.
    public var folders: [String]

    public init(suffixes: [String] = [], synonyms: [String] = [], supertypes: [String] = [], folders: [String] = []) {
        self.suffixes = suffixes
        self.synonyms = synonyms
        self.supertypes = supertypes
        self.folders = folders
    }
}

/// Which ownerships a dialect allows where one role holds another (boundary protocols count as their implementer).
public struct OwnershipTable: Sendable, Equatable {
    public private(set) var allowed: RoleTable<RoleTable<[Ownership]>>

    public init(_ allowed: RoleTable<RoleTable<[Ownership]>> = [:]) {
        self.allowed = allowed
    }

    /// Nil where the dialect does not care.
    public func allowed(owner: Role, held: Role) -> [Ownership]? {
        allowed[owner]?[held]
    }

    /// Who is told how to hold a role, in the order of the roles.
    public func owners(of held: Role) -> [Role] {
        allowed.compactMap { owner, row in row[held] == nil ? nil : owner }
    }

    /// The table with the entries of another laid over it.
    public func overlaid(with other: OwnershipTable) -> OwnershipTable {
        OwnershipTable(allowed.merging(other.allowed) { mine, theirs in mine.merging(theirs) { $1 } })
    }
}
