import Syntax

/// Makes the graph, layer upon layer: types, extensions, supertypes, members, then what bodies and signatures refer to.
///
/// Each layer needs the whole of the one before: an extension may stand in a file before its type's, a supertype in
/// any file at all.
public final class GraphBuilder {
    var graph: ProjectGraph
    /// The project's symbol of each name, by file.
    var symbols: [[Symbol]] = []
    /// What each file imports.
    var importedModules: [Set<Symbol>] = []
    /// The type that a declaration declares or extends, by file and declaration; `none` for all others.
    var typeOfDeclaration: [[TypeID]] = []
    /// The member that a declaration declares, likewise.
    var memberOfDeclaration: [[MemberID]] = []
    /// Types of frameworks and unknown ones by their dotted name.
    private var externals: [String: TypeID] = [:]
    /// What names of framework types led to, by symbol, so that the catalogue is asked once a name.
    private var externalsBySymbol: [Symbol: TypeID] = [:]

    /// The result types of functions at the top level, by name.
    var functions: [Symbol: WrittenType] = [:]
    var inferredTypes: [MemberID: ExpressionType] = [:]
    var body = BodyState(
        context: ReferenceContext(from: .none, member: .none, file: .none, scope: .none, position: .localVariable))

    /// - Parameter files: in any order.
    public static func build(_ files: [SourceFile]) -> ProjectGraph {
        let builder = GraphBuilder(files: files.sorted { $0.path < $1.path })
        builder.internNames()
        builder.declareTypes()
        builder.attachExtensions()
        builder.resolveSupertypes()
        builder.declareMembers()
        builder.collectReferences()
        builder.sortReferences()
        return builder.graph
    }

    /// One file's import serves the whole module, so a framework that any file imports is known everywhere.
    private let imports: FrameworkImports

    private init(files: [SourceFile]) {
        graph = ProjectGraph(files: files)
        imports = FrameworkImports(
            modules: Set(
                files.lazy.flatMap { file in
                    file.outline.declarations.lazy.filter { $0.kind == .import }.map { file.outline.names[$0.name] }
                }))
    }

    private func internNames() {
        for file in graph.files {
            let table = file.outline.names
            let names = (0..<table.count).map { graph.symbols.intern(NameID(rawValue: UInt32($0)), of: table) }
            symbols.append(names)
            importedModules.append(
                Set(file.outline.declarations.lazy.filter { $0.kind == .import }.map { names[Int($0.name.rawValue)] }))
            typeOfDeclaration.append(Array(repeating: .none, count: file.outline.declarations.count))
            memberOfDeclaration.append(Array(repeating: .none, count: file.outline.declarations.count))
        }
    }

    private func sortReferences() {
        // Edges come in source order; a type's parts may stand in several files.
        graph.edges.sort { ($0.from, $0.site, $0.kind.rank) < ($1.from, $1.site, $1.kind.rank) }
        graph.edgeRanges = Self.ranges(of: graph.edges.lazy.map(\.from.position), count: graph.types.count)
        graph.calls.sort { ($0.callee, $0.site) < ($1.callee, $1.site) }
        graph.callRanges = Self.ranges(of: graph.calls.lazy.map(\.callee.position), count: graph.members.count)
    }

    /// Where each owner's run of elements stands, in a list that is sorted by owner.
    private static func ranges(of owners: some RandomAccessCollection<Int>, count: Int) -> [Range<Int>] {
        var ranges = Array(repeating: 0..<0, count: count)
        var start = 0
        for (position, owner) in owners.enumerated() {
            if ranges[owner].isEmpty { start = position }
            ranges[owner] = start..<position + 1
        }
        return ranges
    }

    func symbol(_ name: NameID, in file: FileID) -> Symbol {
        symbols[file.position][Int(name.rawValue)]
    }

    func type(of declaration: DeclarationIndex, in file: FileID) -> TypeID {
        declaration.exists ? typeOfDeclaration[file.position][declaration.position] : .none
    }

    func outline(_ file: FileID) -> Outline { graph.files[file.position].outline }

    // MARK: - Types that the project does not declare

    /// The entity for a name that no declaration of the project explains.
    func externalType(named symbol: Symbol) -> TypeID {
        if let known = externalsBySymbol[symbol] { return known }
        let type = externalType(named: graph.symbols[symbol])
        externalsBySymbol[symbol] = type
        return type
    }

    func externalType(named name: String) -> TypeID {
        if let known = externals[name] { return known }
        let known = FrameworkCatalogue.type(named: name, visibleTo: imports)?.resolvingAlias
        var entity = TypeEntity(kind: Self.kind(of: known), name: graph.symbols.intern(name), fullName: name)
        entity.framework = known?.framework.name
        graph.types.append(entity)
        let type = TypeID(graph.types.count - 1)
        externals[name] = type
        let site = Site(file: .none, offset: 0, end: 0)
        for supertype in known?.supertypes ?? [] {
            let parent = externalType(named: supertype)
            graph.types[type.position].supertypes.append(TypeEntity.Supertype(type: parent, site: site))
        }
        return type
    }

    private static func kind(of known: FrameworkType?) -> TypeEntity.Kind {
        switch known?.kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .protocol: .protocol
        case .actor: .actor
        case .alias: .alias
        case nil: .unknown
        }
    }
}
