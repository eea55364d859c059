import ProjectGraph
import Syntax

/// Reads facts out of viperlint's graph, with the compiler's names for the types.
struct GraphFacts {
    private let files: [ComparedFile]
    private let regions: [Regions]
    private let index: CompilerIndex
    private let graph: ProjectGraph
    /// The compiler's symbol of each type; nil for what the package does not declare and for local types.
    private var symbols: [SymbolNumber?]
    private(set) var facts = Facts()
    /// Edges to types whose name is not written where they are told: compared with nothing.
    private(set) var inferred = 0

    init(of files: [ComparedFile], _ regions: [Regions], _ index: CompilerIndex, targets: PackageTargets) {
        self.files = files
        self.regions = regions
        self.index = index
        graph = GraphBuilder.build(files.map { targets.sourceFile($0.path, $0.outline) }, targets: targets.targets)
        symbols = Array(repeating: nil, count: graph.types.count)
        findSymbols()
        for edge in graph.edges { read(edge) }
        for type in graph.projectTypes { readSupertypes(of: type) }
        for call in graph.calls { read(call) }
    }

    var typeCount: Int { Set(symbols.compactMap { $0 }).count }

    // MARK: - Types

    private mutating func findSymbols() {
        var twins: [String: Set<SymbolNumber>] = [:]
        for (position, type) in graph.types.enumerated() {
            guard type.kind != .alias, let part = type.parts.first else { continue }
            let file = files[part.file.position]
            let offset = Int(file.outline[part.declaration].nameOffset)
            let definition = file.occurrences(at: offset).lazy.map(\.occurrence)
                .first { $0.roles.contains(.definition) && index.symbols[$0.symbol].isType }
            symbols[position] = definition?.symbol
            if let symbol = definition?.symbol { twins[type.fullName, default: []].insert(symbol) }
        }
        // Of a type that each branch of an `#if` declares, the compiler knows one: the others are the same to it.
        for (position, type) in graph.types.enumerated() where symbols[position] == nil && type.kind != .alias {
            guard let part = type.parts.first, isInactive(part), let known = twins[type.fullName], known.count == 1 else { continue }
            symbols[position] = known.first
        }
    }

    private func isInactive(_ part: TypeEntity.Part) -> Bool {
        let file = files[part.file.position]
        return file.isInactive(Int(file.outline[part.declaration].nameOffset))
    }

    /// A type from whose code something is told: code of a local type is that of the type around it.
    private func source(_ type: TypeID) -> SymbolNumber? {
        guard type.exists else { return nil }
        if let symbol = symbols[type.position] { return symbol }
        guard let part = graph[type].parts.first, graph[type].kind != .alias else { return nil }
        let declaration = files[part.file.position].outline[part.declaration]
        guard declaration.traits.contains(.local) || declaration.parent.exists else { return nil }
        return regions[part.file.position].type(at: Int(declaration.offset)).flatMap { index.defined.contains($0) ? $0 : nil }
    }

    // MARK: - Facts

    private func mention(_ site: Site, _ name: String, _ form: String) -> Mention? {
        guard site.file.exists, !files[site.file.position].isInactive(Int(site.offset)) else { return nil }
        return Mention(file: site.file.position, offset: Int(site.offset), name: name, form: form)
    }

    private mutating func read(_ edge: Edge) {
        guard let from = source(edge.from), let to = symbols[edge.to.position],
            let mention = mention(edge.site, graph[edge.to].fullName, edge.position.rawValue)
        else { return }
        if isInferred(edge) {
            inferred += 1
        } else {
            facts.references.add(Fact(from: from, to: to), at: mention)
        }
        if edge.kind == .creates {
            var call = mention
            call.form = "initialiser"
            facts.calls.add(Fact(from: from, to: to), at: call)
        }
    }

    /// `let presenter = makePresenter()` is held, and the edge stands at the property's own name.
    private func isInferred(_ edge: Edge) -> Bool {
        edge.kind == .holds && edge.member.exists && graph.declaration(of: edge.member).nameOffset == edge.site.offset
    }

    private mutating func readSupertypes(of type: TypeID) {
        guard let from = symbols[type.position] else { return }
        for supertype in graph[type].supertypes {
            guard let to = symbols[supertype.type.position],
                let mention = mention(supertype.site, graph[supertype.type].fullName, "inheritance clause")
            else { continue }
            facts.supertypes.add(Fact(from: from, to: to), at: mention)
        }
    }

    private mutating func read(_ call: Call) {
        let callee = graph[call.callee]
        guard let form = Self.form(of: callee.kind), let from = source(call.from), let to = symbols[callee.owner.position],
            let mention = mention(call.site, graph.symbols[callee.name], form)
        else { return }
        facts.calls.add(Fact(from: from, to: to), at: mention)
    }

    private static func form(of kind: DeclarationKind) -> String? {
        switch kind {
        case .func: "method"
        case .`init`: "initialiser"
        case .case: "enum case"
        default: nil
        }
    }
}
