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
/// Built from outlines alone, in a fixed order, so that equal sources give equal graphs. A class, for everybody keeps it
/// and nobody changes it: a copy of so many arrays would be counted one by one.
public final class ProjectGraph: Sendable {
    /// In the order of their paths.
    public let files: [SourceFile]
    /// What is compiled together, as far as manifests and projects tell.
    public let targets: [Target]
    public let symbols: SymbolTable
    /// The project's own types in source order, then those of frameworks and unknown ones in the order of their use.
    public let types: [TypeEntity]
    /// The types that the project declares itself.
    public let projectTypes: [TypeID]
    public let members: [Member]
    /// In the order of the types they start from, then of their places.
    public let edges: [Edge]
    /// In the order of the members that they call, then of their places.
    public let calls: [Call]
    public let assignments: [Assignment]
    private let assignmentPlaces: [UInt64]
    /// In the order of the files, and of their code.
    public let frameworkCalls: [FrameworkCall]
    /// Likewise.
    public let collectionUses: [CollectionUse]
    /// Likewise.
    public let calculations: [Calculation]
    /// Likewise.
    public let addedPropertyUses: [AddedPropertyUse]
    public let storeUses: [StoreUse]
    /// Where code names a variable at the top level of a file, in the same order: to what the variable is of. Not among ``edges``, for no type
    /// is named there.
    public let globalUses: [Edge]
    /// Where a class makes another instance of its own: `let router = LoanRouter()` in a static function of the router's. Not among ``edges``, which lead
    /// from one type to another.
    public let ownMakings: [Edge]
    /// By symbol: whether something is called by the name where the receiver's type is not known.
    private let isCalledUnresolved: [Bool]
    /// How many references could not be followed, by reason.
    public let unresolved: [UnresolvedReason: Int]

    /// What instances keep, with generic parameters left open.
    let holdings: HoldingTable
    /// What each type inherits from or conforms to, nearest first.
    let ancestors: [[TypeID]]
    /// By type; empty where nothing is on the screen.
    let screenKinds: [ScreenKinds]
    /// The edges of each type: ranges of ``edges``, by type.
    private let edgeRanges: [Range<Int>]
    /// The calls of each member: ranges of ``calls``, by member.
    private let callRanges: [Range<Int>]
    let edgesByTarget = MadeWhenAsked<GroupedPositions>()
    let edgesByMember = MadeWhenAsked<GroupedPositions>()
    let callsByCaller = MadeWhenAsked<GroupedPositions>()
    /// By file: its imports among the declarations.
    private let importDeclarations: RaggedArray<DeclarationIndex>
    private let exportedImports: ExportedImports
    private let hasDirectives: [Bool]
    private let folders: FolderTree
    /// The aliases that written types name, by file and type.
    private let aliasUses: IntegerMap
    /// The outlines of ``files``, and a last one of no file, that of what the standard library declares.
    private let outlines: [Outline]

    /// A list whose elements stand together by their owner, with the range of each owner.
    typealias Grouped<Element> = (elements: [Element], ranges: [Range<Int>])

    init(
        _ index: ProjectIndex, edges: Grouped<Edge>, calls: Grouped<Call>, holdings: HoldingTable, uses: CodeUses
    ) {
        files = index.files
        outlines = index.outlines
        (importDeclarations, hasDirectives, folders) = (index.importDeclarations, index.hasDirectives, index.folders)
        exportedImports = index.exportedImports
        aliasUses = index.aliasUses
        targets = index.targets
        symbols = index.symbols
        types = index.types
        projectTypes = types.indices.lazy.filter { !index.types[$0].isExternal }.map { TypeID($0) }
        members = index.members
        ancestors = index.ancestors
        screenKinds = ScreenKinds.table(of: index.types, index.ancestors, index.symbols)
        self.holdings = holdings
        (self.edges, edgeRanges) = edges
        (self.calls, callRanges) = calls
        (assignments, frameworkCalls, collectionUses) = (uses.assignments, uses.frameworkCalls, uses.collectionUses)
        calculations = uses.calculations
        assignmentPlaces = uses.assignmentPlaces
        (addedPropertyUses, storeUses, globalUses, ownMakings) = (uses.addedPropertyUses, uses.storeUses, uses.globalUses, uses.ownMakings)
        (isCalledUnresolved, unresolved) = (uses.isCalledUnresolved, uses.unresolved)
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

    /// How many folders there are: that many numbers from 0 on.
    public var folderCount: Int { folders.count }

    /// The number of the folder that a file stands in: files of one folder have the same.
    public func folder(of file: FileID) -> Int { folders.folder(of: file) }

    /// The facts of a file.
    public func outline(of file: FileID) -> Outline { outlines[file.position] }

    /// What a file imports, in the order of its code: to look for it among all declarations takes long.
    public func imports(of file: FileID) -> ArraySlice<DeclarationIndex> {
        importDeclarations.elements[importDeclarations.indices(of: file.position)]
    }

    /// Whether a file imports a module or something of it, `import class RealmSwift.Realm`: no name is made to find that out.
    public func imports(_ module: String, in file: FileID) -> Bool {
        let (outline, module) = (outline(of: file), module.utf8)
        return imports(of: file).contains { number in
            outline.names.withBytes(of: outline[number].name) { name in
                name.starts(with: module) && (name.count == module.count || name[module.count] == UInt8(ascii: "."))
            }
        } || modules(handedOnTo: file).contains { $0.utf8.elementsEqual(module) }
    }

    /// What a file knows by `@_exported import` in another one of its module, or of a module that it imports.
    public func modules(handedOnTo file: FileID) -> Set<String> { exportedImports.modules(for: self[file], isOfOneTarget: targets.count < 2) }

    /// Whether comments in a file speak to viperlint.
    public func hasDirectives(_ file: FileID) -> Bool { hasDirectives[file.position] }

    /// The project's alias that a written type names; none where it names anything else, or stands in a body.
    func alias(namedBy type: TypeIndex, in file: FileID) -> TypeID {
        TypeID(rawValue: aliasUses.value(IntegerMap.key(file.rawValue, UInt32(type.position))))
    }

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

    /// What is put into a property, in the order of the files and of their code.
    public func assignments(to member: MemberID) -> [Assignment] {
        guard member.exists else { return [] }
        let target = UInt64(member.position)
        var (start, end) = (0, assignmentPlaces.count)
        while start < end {
            let middle = (start + end) / 2
            if assignmentPlaces[middle] >> 32 < target { start = middle + 1 } else { end = middle }
        }
        return assignmentPlaces[start...].prefix { $0 >> 32 == target }.map { assignments[Int(UInt32(truncatingIfNeeded: $0))] }
    }

    /// What a member's code calls of frameworks, among what is noted.
    public func frameworkCalls(by member: MemberID) -> some Sequence<FrameworkCall> {
        let file = member.exists ? self[member].file : .none
        // The calls of a file stand together: there may be hundreds of thousands.
        var (start, end) = (0, file.exists ? frameworkCalls.count : 0)
        while start < end {
            let middle = (start + end) / 2
            if frameworkCalls[middle].site.file.position < file.position { start = middle + 1 } else { end = middle }
        }
        return frameworkCalls[start...].lazy.prefix { $0.site.file == file }.filter { $0.caller == member }
    }

    /// Whether something is called by a name where the receiver's type is not known.
    public func hasUnresolvedCalls(of name: Symbol) -> Bool { name.rawValue < isCalledUnresolved.count && isCalledUnresolved[Int(name.rawValue)] }
}

/// Why a reference leads nowhere.
public enum UnresolvedReason: String, CaseIterable, Sendable {
    /// The name is neither the project's nor a known framework's.
    case unknownType = "unknown-type"
    /// The receiver's type is not written down where declared types tell it.
    case unknownReceiver = "unknown-receiver"
}
