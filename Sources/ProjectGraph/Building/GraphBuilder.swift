import Syntax

/// Makes the graph, layer upon layer: types, extensions, supertypes, members, then what bodies and signatures refer to.
///
/// Each layer needs the whole of the one before: an extension may stand in a file before its type's, a supertype in
/// any file at all.
public struct GraphBuilder {
    var graph: ProjectGraph
    /// The project's symbol of each name, by file.
    var symbols: [[Symbol]] = []
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
        var builder = GraphBuilder(files: files.sorted { $0.path < $1.path })
        builder.internNames()
        builder.declareTypes()
        builder.attachExtensions()
        builder.resolveSupertypes()
        builder.declareMembers()
        builder.collectReferences()
        builder.sortEdges()
        return builder.graph
    }

    private init(files: [SourceFile]) {
        graph = ProjectGraph(files: files)
    }

    private mutating func internNames() {
        for file in graph.files {
            let table = file.outline.names
            symbols.append((0..<table.count).map { graph.symbols.intern(NameID(rawValue: UInt32($0)), of: table) })
            typeOfDeclaration.append(Array(repeating: .none, count: file.outline.declarations.count))
            memberOfDeclaration.append(Array(repeating: .none, count: file.outline.declarations.count))
        }
    }

    private mutating func sortEdges() {
        // Edges come in source order; a type's parts may stand in several files.
        graph.edges = graph.edges.enumerated()
            .sorted { ($0.element.from, $0.element.site, $0.offset) < ($1.element.from, $1.element.site, $1.offset) }
            .map(\.element)
        graph.edgeRanges = Array(repeating: 0..<0, count: graph.types.count)
        var start = 0
        while start < graph.edges.count {
            let from = graph.edges[start].from
            var end = start
            while end < graph.edges.count, graph.edges[end].from == from { end += 1 }
            graph.edgeRanges[from.position] = start..<end
            start = end
        }
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
    mutating func externalType(named symbol: Symbol) -> TypeID {
        if let known = externalsBySymbol[symbol] { return known }
        let type = externalType(named: graph.symbols[symbol])
        externalsBySymbol[symbol] = type
        return type
    }

    mutating func externalType(named name: String) -> TypeID {
        if let known = externals[name] { return known }
        let known = FrameworkCatalogue.type(named: name)
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
