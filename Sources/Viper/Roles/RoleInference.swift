import ProjectGraph
import Syntax

/// Works out who plays which part.
///
/// First each type is looked at by itself: its name, supertypes, folder, and what a comment says. That makes
/// candidates. Then candidates are looked at together: a presenter is what stands between a view and an interactor,
/// whatever it is called elsewhere. Only what several kinds of evidence agree on becomes a role.
struct RoleInference {
    let graph: ProjectGraph
    /// What speaks for roles, by type.
    private(set) var claims: [[Claim]]
    private let words: RoleWords
    /// Later ones win.
    private let regions: [(files: Set<FileID>, words: RoleWords)]
    /// What the folders of the file that was looked at last speak for; its neighbours stand in the same ones.
    private var lastFolders: (path: Substring, found: [(role: Role, folder: String)]) = ("", [])

    init(graph: ProjectGraph, dialect: Dialect, regions: [RoleRegion] = []) {
        self.graph = graph
        words = RoleWords(dialect)
        self.regions = regions.map { ($0.files, RoleWords($0.dialect)) }
        claims = Array(repeating: [], count: graph.types.count)
    }

    /// - Parameter sample: the types to look at; nil for all.
    /// - Returns: the role of each type that has one, by type.
    mutating func run(on sample: [TypeID]? = nil) -> [Role?] {
        let types = (sample ?? graph.projectTypes).filter { type in
            // A test case holds and names every class of the stack it tests, and is no part of it.
            graph[type].kind != .alias && !(graph[type].parts.first.map { graph[$0.file].isSetAside } ?? false)
        }
        for type in types { lookAlone(at: type) }
        lookAtCompositions()
        var candidates = claims.map { Self.candidates(in: $0) }
        for (type, role) in Boundaries(graph: graph, types: types, candidates: undecided(candidates, among: types)).roles {
            candidates[type.position] = [role]
        }
        lookAtHandlers(among: types, &candidates)
        for type in types { lookAround(type, candidates) }
        var roles = claims.map { Self.role(by: $0) }
        for type in types where roles[type.position] == .viewModel && !isOfStack(type, candidates) { roles[type.position] = nil }
        for type in types where roles[type.position] == .router { lookBehind(type, candidates, &roles) }
        return roles
    }

    private static func role(by claims: [Claim]) -> Role? {
        guard let best = best(in: claims), best.kinds.isConvincing(for: best.role) else { return nil }
        return best.role
    }

    /// What only the name of a composition speaks for is left open: a presenter's is composed of whatever the presenter
    /// implements, the interactor's output included.
    private func undecided(_ candidates: [[Role]], among types: [TypeID]) -> [[Role]] {
        var candidates = candidates
        for type in types where !claims[type.position].isEmpty {
            let isOnlyPart = claims[type.position].allSatisfy { if case .isPart = $0.fact { true } else { false } }
            if isOnlyPart { candidates[type.position] = [] }
        }
        return candidates
    }

    /// Module interfaces stand between presenters: what a view keeps under such a name is how it speaks to its own.
    private func lookAtHandlers(among types: [TypeID], _ candidates: inout [[Role]]) {
        let presenters = types.filter { candidates[$0.position].contains(.presenter) }
        let implemented = Set(presenters.flatMap { graph.allSupertypes(of: $0) }.filter { candidates[$0.position] == [.moduleInterface] })
        if implemented.isEmpty { return }
        for view in types where candidates[view.position].first == .view {
            for edge in graph.edges(from: view) where edge.kind == .holds && implemented.contains(edge.to) {
                candidates[edge.to.position] = [.presenterInterface]
            }
        }
    }

    /// An object that is called a view model may be MVVM's, which asks for its data itself: in a stack somebody other
    /// than a view knows it.
    private func isOfStack(_ viewModel: TypeID, _ candidates: [[Role]]) -> Bool {
        !graph[viewModel].isReference || claims[viewModel.position].contains { claim in
            switch claim.fact {
            case .isUsedBy(let user): candidates[user.position] != [.view]
            case .directive: true
            default: false
            }
        }
    }

    /// The router that a scene's router works through has no scene of its own. That it is called one would not do: two
    /// routers of a network layer may work together as well.
    private mutating func lookBehind(_ router: TypeID, _ candidates: [[Role]], _ roles: inout [Role?]) {
        for edge in graph.edges(from: router) where edge.kind == .holds && roles[edge.to.position] == nil {
            guard graph[edge.to].isReference, candidates[edge.to.position].contains(.router) else { continue }
            add(.isUsedBy(router), for: .router, to: edge.to)
            roles[edge.to.position] = Self.role(by: claims[edge.to.position])
        }
    }

    /// Whoever only stands in a folder of presenters is no candidate for one; models often have nothing but a folder.
    /// A container view controller may be called a router, so what a name says stays in the running.
    private static func candidates(in claims: [Claim]) -> [Role] {
        guard let best = best(in: claims) else { return [] }
        let main = best.kinds != EvidenceKinds(.folder) || !best.role.isPartOfStack ? [best.role] : []
        return main + claims.filter { $0.kind == .suffix && $0.role != best.role }.map(\.role)
    }

    /// The role that most speaks for; equal scores are settled by the role's place in the list.
    private static func best(in claims: [Claim]) -> (role: Role, kinds: EvidenceKinds)? {
        guard let first = claims.first else { return nil }
        var best: (role: Role, kinds: EvidenceKinds) = (first.role, [])
        for claim in claims where best.kinds.isEmpty || claim.role != best.role {
            let kinds = claims.reduce(into: EvidenceKinds()) { if $1.role == claim.role { $0.insert(EvidenceKinds($1.kind)) } }
            let (score, bestScore) = (kinds.score, best.kinds.score)
            if score > bestScore || score == bestScore && claim.role.ordinal < best.role.ordinal { best = (claim.role, kinds) }
        }
        return best
    }

    private mutating func add(_ fact: Claim.Fact, for role: Role, to type: TypeID) {
        let claim = Claim(role: role, fact: fact)
        if !claims[type.position].contains(claim) { claims[type.position].append(claim) }
    }

    // MARK: - By itself

    private func words(in file: FileID) -> RoleWords {
        regions.last { $0.files.contains(file) }?.words ?? words
    }

    private func words(for type: TypeID) -> RoleWords {
        regions.isEmpty ? words : graph[type].parts.first.map { words(in: $0.file) } ?? words
    }

    private mutating func lookAlone(at type: TypeID) {
        lookAtName(of: type)
        lookAtSupertypes(of: type)
        lookAtFolder(of: type)
        lookAtDirective(of: type)
    }

    private func canPlay(_ role: Role, _ type: TypeID) -> Bool {
        switch graph[type].kind {
        case .protocol: role.isBoundary
        // An assembler without state may be no more than a namespace.
        case .enum: role == .viewModel || role == .presentationModel || role == .entity || role == .assembler
        case .struct, .class, .actor: !role.isBoundary
        case .alias, .unknown: false
        }
    }

    /// The longest suffix of all roles speaks: `UseCaseTransformer` is no use case.
    private mutating func lookAtName(of type: TypeID) {
        let name = graph.symbols[graph[type].name]
        guard let best = words(for: type).suffixes.longest(of: name, where: { canPlay($0, type) }) else { return }
        add(.suffix(best.ending), for: best.role, to: type)
    }

    /// `typealias LoginViewProtocol = LoginViewable & Loadable`: the name speaks for what it stands for.
    private mutating func lookAtCompositions() {
        let compositions = Compositions(graph: graph)
        for type in graph.projectTypes where graph[type].kind == .alias {
            let name = graph.symbols[graph[type].name]
            guard let (role, _) = words(for: type).suffixes.longest(of: name, where: { $0.isBoundary }) else { continue }
            for part in compositions.protocols(of: type) { add(.isPart(of: type), for: role, to: part) }
        }
    }

    private mutating func lookAtSupertypes(of type: TypeID) {
        for supertype in graph.allSupertypes(of: type) {
            let name = graph[supertype].fullName
            for role in words(for: type).supertypes[name] ?? [] where canPlay(role, type) {
                add(.supertype(supertype), for: role, to: type)
            }
        }
    }

    private mutating func lookAtFolder(of type: TypeID) {
        guard let part = graph[type].parts.first, graph[type].kind != .enum else { return }
        for (role, folder) in folders(of: part.file) where canPlay(role, type) { add(.folder(folder), for: role, to: type) }
    }

    private mutating func folders(of file: FileID) -> [(role: Role, folder: String)] {
        let path = graph[file].path
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
        // A region may begin with any file.
        if regions.isEmpty, folder == lastFolders.path { return lastFolders.found }
        let found = folder.split(separator: "/").map(String.init).flatMap { name in
            (words(in: file).folders[name] ?? []).map { (role: $0, folder: name) }
        }
        lastFolders = (folder, found)
        return found
    }

    /// `// viperlint:role presenter` on a line of its own before the declaration.
    private mutating func lookAtDirective(of type: TypeID) {
        guard let part = graph[type].parts.first else { return }
        let outline = graph.outline(of: part.file)
        guard !outline.directives.isEmpty else { return }
        let declaration = outline[part.declaration]
        let start = min(declaration.offset, outline.attributes(of: declaration).first?.offset ?? declaration.offset)
        let line = outline.lines.position(of: start).line
        for directive in outline.directives where outline.lines.position(of: directive.offset).line == line - 1 {
            let words = directive.text.split(separator: " ")
            guard words.first == "role", words.count > 1, let role = Role(rawValue: String(words[1])) else { continue }
            add(.directive, for: role, to: type)
        }
    }

    // MARK: - Among others

    private mutating func lookAround(_ type: TypeID, _ candidates: [[Role]]) {
        guard !candidates[type.position].isEmpty else { return }
        for edge in graph.edges(from: type) where edge.to != type {
            let relation = Relation(edge.kind)
            for role in candidates[type.position] {
                for other in candidates[edge.to.position] where Relation.between(role, other).contains(relation) {
                    add(relation == .implements ? .implements(edge.to) : .worksWith(edge.to), for: role, to: type)
                    add(relation == .implements ? .isImplementedBy(type) : .isUsedBy(type), for: other, to: edge.to)
                }
            }
        }
        for role in [Role.assembler, .router] where candidates[type.position].contains(role) { lookAtWiring(by: type, as: role, candidates) }
    }

    /// An assembler names the classes of a whole stack, and so does a router that assembles its scene.
    private mutating func lookAtWiring(by type: TypeID, as role: Role, _ candidates: [[Role]]) {
        var parts: Set<Role> = []
        for edge in graph.edges(from: type) {
            guard let part = candidates[edge.to.position].first?.reached, part != role, Self.stack.contains(part) else { continue }
            parts.insert(part)
        }
        if parts.count >= 2 {
            add(.wires(parts.sorted { $0.ordinal < $1.ordinal }), for: role, to: type)
        }
    }

    private static let stack: Set<Role> = [.view, .presenter, .interactor, .router]
}
