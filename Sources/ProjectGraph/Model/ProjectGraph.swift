import Syntax

/// One source file of the project.
public struct SourceFile: Sendable {
    /// Relative to the linted root, with `/` between the components.
    public var path: String
    public var outline: Outline
    /// The targets that compile the file; empty where nobody looked for targets, and then every file sees every other.
    public var targets: [TargetID] = []
    /// The other targets whose types the file may name: those that it imports, and what they hand on.
    public var importedTargets: [TargetID] = []
    public var category = SourceCategory.own
    /// Whether the file is read only for what others need to know of it: its types take no role and bring no finding.
    public var isSetAside = false

    public init(path: String, outline: Outline) {
        self.path = path
        self.outline = outline
    }
}

/// The types of a project and the edges between them.
///
/// Built from outlines alone, in a fixed order, so that equal sources give equal graphs.
public struct ProjectGraph: Sendable {
    /// In the order of their paths.
    public internal(set) var files: [SourceFile]
    /// What is compiled together, as far as manifests and projects tell.
    public internal(set) var targets: [Target] = []
    public internal(set) var symbols = SymbolTable()
    /// The project's own types in source order, then those of frameworks and unknown ones in the order of their use.
    public internal(set) var types: [TypeEntity] = []
    public internal(set) var members: [Member] = []
    /// In the order of the types they start from, then of their places.
    public internal(set) var edges: [Edge] = []
    /// In the order of the members that they call, then of their places.
    public internal(set) var calls: [Call] = []
    public internal(set) var assignments: [Assignment] = []
    /// In the order of the files, and of their code.
    public internal(set) var frameworkCalls: [FrameworkCall] = []
    /// Likewise.
    public internal(set) var collectionUses: [CollectionUse] = []
    /// Names that something is called by where the receiver's type is not known.
    public internal(set) var unresolvedCallNames: Set<Symbol> = []
    /// How many references could not be followed, by reason.
    public internal(set) var unresolved: [UnresolvedReason: Int] = [:]

    /// What instances keep, with generic parameters left open.
    var holdings = HoldingTable()
    /// What each type inherits from or conforms to, nearest first.
    var ancestors: [[TypeID]] = []
    /// The edges of each type: ranges of ``edges``, by type.
    var edgeRanges: [Range<Int>] = []
    /// The calls of each member: ranges of ``calls``, by member.
    var callRanges: [Range<Int>] = []

    /// The outlines of ``files``.
    private let outlines: [Outline]

    init(files: [SourceFile]) {
        self.files = files
        outlines = files.map(\.outline)
    }

    public subscript(type: TypeID) -> TypeEntity {
        _read { yield types[type.position] }
    }

    public subscript(member: MemberID) -> Member {
        _read { yield members[member.position] }
    }

    public subscript(file: FileID) -> SourceFile {
        _read { yield files[file.position] }
    }

    public subscript(target: TargetID) -> Target {
        _read { yield targets[target.position] }
    }

    /// What the file is that declares a type; a framework's is as good as one's own.
    public func category(of type: TypeID) -> SourceCategory {
        self[type].parts.first.map { self[$0.file].category } ?? .own
    }

    /// The facts of a file.
    public func outline(of file: FileID) -> Outline { outlines[file.position] }

    /// The declaration as it is written.
    public func declaration(of member: MemberID) -> Declaration {
        let member = self[member]
        return outlines[member.file.position][member.declaration]
    }

    /// The edges that start at a type, in source order.
    public func edges(from type: TypeID) -> ArraySlice<Edge> {
        edgeRanges.indices.contains(type.position) ? edges[edgeRanges[type.position]] : []
    }

    /// The calls of a member, in source order.
    public func calls(of member: MemberID) -> ArraySlice<Call> {
        callRanges.indices.contains(member.position) ? calls[callRanges[member.position]] : []
    }

    /// The types that the project declares itself.
    public var projectTypes: [TypeID] {
        types.indices.lazy.filter { !self.types[$0].isExternal }.map { TypeID($0) }
    }
}

/// Why a reference leads nowhere.
public enum UnresolvedReason: String, CaseIterable, Sendable {
    /// The name is neither the project's nor a known framework's.
    case unknownType = "unknown-type"
    /// The receiver's type is not written down where declared types tell it.
    case unknownReceiver = "unknown-receiver"
}
