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
    var claims: ClaimTable
    private(set) var wordTable = RoleWordTable()
    /// Those of the dialect, then those of each region: later ones win.
    private(set) var words: [RoleWords]
    private let regions: [Set<FileID>]
    let compositions: Compositions
    private let providers: Providers
    let entities: [TypeEntity]
    /// What a file's folder and those around it speak for, by the place in ``words`` and the folder's number; nil where nobody has asked yet.
    private var foldersFound: [[(roles: RoleSet, word: RoleWord)]?]
    /// What comments say of the types on the line below them, by that line; of those files that somebody has asked for.
    private var rolesSaid: [FileID: [Int: RoleSet]] = [:]

    /// - Parameters:
    ///   - compositions: those of the graph, for whoever infers roles more than once.
    ///   - providers: likewise.
    init(
        graph: ProjectGraph, dialect: Dialect, regions: [RoleRegion] = [], compositions: Compositions? = nil, providers: Providers? = nil
    ) {
        self.graph = graph
        self.regions = regions.map(\.files)
        self.compositions = compositions ?? Compositions(graph: graph)
        self.providers = providers ?? Providers(graph: graph)
        entities = graph.types
        claims = ClaimTable(typeCount: graph.types.count)
        words = []
        foldersFound = Array(repeating: nil, count: (regions.count + 1) * graph.folderCount)
        for dialect in [dialect] + regions.map(\.dialect) {
            words.append(RoleWords(dialect, typeCount: graph.types.count, &wordTable))
        }
    }

    /// Those of the dialect.
    var endings: NameEndings { words[0].suffixes }

    /// Looks at types for the first time, before anybody asks for their roles.
    ///
    /// - Parameter types: ``ProjectGraph/typesInPlay(among:jobs:)``.
    mutating func lookAlone(at types: [TypeID]) {
        for type in types { lookAlone(at: type) }
    }

    /// - Parameters:
    ///   - types: those that have been looked at.
    ///   - data: the data that they reach.
    /// - Returns: the role of each type that has one, by type.
    mutating func roles(among types: [TypeID], reaching data: DataReach) -> [Role?] {
        lookAtDataAccess(data)
        lookAtCompositions()
        var candidates = Candidates(claims, typeCount: entities.count)
        let screens = types.filter { isNamesakeOnScreen($0, candidates) }
        let presenters = presentersOnScreen(among: screens, types, candidates)
        for type in screens {
            candidates.set(presenters.contains(type) ? .presenter : candidates.main(of: type) == .view ? .view : nil, for: type)
        }
        setAlertPresentersAside(among: types, &candidates)
        lookAtObservers(among: types, &candidates)
        let boundaries = Boundaries(graph: graph, endings: endings, types: types, candidates: undecided(candidates), providers: providers)
        for (type, role) in boundaries.roles { candidates.set(role, for: type) }
        for type in boundaries.amongViews { candidates.set(nil, for: type) }
        lookAtHandlers(among: types, &candidates)
        for type in types { lookAround(type, candidates) }
        lookAtNavigation(candidates)
        lookAtOwnViews(among: types, candidates)
        var roles = entities.indices.map { claims.role(of: TypeID($0)) }
        for type in types where roles[type.position] == .viewModel && !(isOfStack(type, candidates) && isNamedOrShown(type, candidates)) {
            roles[type.position] = nil
        }
        takeServices(among: types, from: &roles)
        takeNamesakes(among: types, from: &roles)
        lookAtHeirs(among: types, candidates, &roles)
        for role in [Role.router, .interactor, .presenter] {
            for type in types where roles[type.position] == nil && candidates[type].contains(role) { lookAtBase(of: type, as: role, &roles) }
        }
        lookAtUseCases(among: types, &roles)
        lookAtDecorators(among: types, &roles)
        lookAtStoresOfPresenters(data, among: types, &roles)
        lookAtStoresOfViews(data, &roles)
        lookAtParents(among: types, candidates, &roles)
        for role in [Role.router, .manager] { lookBehind(role, among: types, candidates, &roles) }
        lookAtStoresOfEntities(among: types, &roles)
        lookAtUnnamedRouters(among: types, &roles)
        let placed = entities.indices.map { isPlaced(TypeID($0), roles[$0]) }
        let models = UnnamedModels(graph: graph, types: types, roles: roles, isPlaced: placed) { claims.kinds(for: .entity, of: $0).isSuperset(of: EvidenceKinds(.folder)) }
        for claim in models.claims {
            claims.add(claim.fact, for: claim.role, to: claim.type)
            roles[claim.type.position] = placed[claim.type.position] ? claim.role : claims.role(of: claim.type)
        }
        for type in models.outside { roles[type.position] = nil }
        return roles
    }

    /// Whether nothing but its folder, and who uses it, says that it is an entity: a scene's `Entities` mostly hold what the scene
    /// shows as well.
    func isPlaced(_ type: TypeID, _ role: Role?) -> Bool {
        role == .entity && claims.kinds(for: .entity, of: type).isSubset(of: [EvidenceKinds(.folder), EvidenceKinds(.collaboration)])
    }

    /// Whatever it is called, what works with a database or the network is data access, if interactors use it; what is called so
    /// as well needs nobody.
    private mutating func lookAtDataAccess(_ data: DataReach) {
        for (type, fact) in data.reached where claims.best(of: type).map({ $0.role == .manager }) ?? true {
            // Among the entities, who keeps them in a file is part of the model as far as its place tells.
            if fact == .keepsFiles, stands(type, inFolderOf: .entity) { continue }
            if isRecordThatWorks(type) { continue }
            claims.add(fact, for: .manager, to: type)
        }
    }

    private mutating func stands(_ type: TypeID, inFolderOf role: Role) -> Bool {
        guard let file = graph.file(of: type) else { return false }
        return folders(of: file, wordsPosition(for: type)).contains { $0.roles.contains(role) }
    }

    /// What only the name of a composition speaks for is left open: a presenter's is composed of whatever the presenter
    /// implements, the interactor's output included.
    private func undecided(_ candidates: Candidates) -> Candidates {
        var candidates = candidates
        for type in compositions.all.flatMap(\.protocols) {
            let isOnlyPart = claims.claims(of: type).allSatisfy { if case .isPart = $0.fact { true } else { false } }
            if isOnlyPart { candidates.set(nil, for: type) }
        }
        return candidates
    }

    /// An object that is called a view model may be MVVM's, which asks for its data itself: in a stack somebody other
    /// than a view knows it.
    private func isOfStack(_ viewModel: TypeID, _ candidates: Candidates) -> Bool {
        !entities[viewModel.position].kind.isReference || claims.claims(of: viewModel).contains { claim in
            switch claim.fact {
            case .isUsedBy(let user): candidates[user] != [.view]
            case .directive: true
            default: false
            }
        }
    }

    /// Of what only its folder says to be a view model somebody has to know who shows it or has it shown.
    private func isNamedOrShown(_ viewModel: TypeID, _ candidates: Candidates) -> Bool {
        guard claims.kinds(for: .viewModel, of: viewModel).isSubset(of: [EvidenceKinds(.folder), EvidenceKinds(.collaboration)]) else { return true }
        return claims.claims(of: viewModel, for: .viewModel).contains { claim in
            if case .isUsedBy(let user) = claim.fact { !candidates[user].isDisjoint(with: Self.showing) } else { false }
        }
    }

    private static let showing: RoleSet = [.view, .viewInterface, .presenter, .presenterInterface, .viewModel]

    /// The router that a scene's router works through has no scene of its own, and the store that a manager keeps things in no
    /// interactor. That it is called one would not do: two routers of a network layer may work together as well.
    private mutating func lookBehind(_ role: Role, among types: [TypeID], _ candidates: Candidates, _ roles: inout [Role?]) {
        var open = types.filter { roles[$0.position] == role }
        while let type = open.popLast() {
            for edge in graph.edges(from: type) where roles[edge.to.position] == nil {
                // `CoreDataStack.shared` stands for an instance that it need not hold.
                guard edge.kind == .holds || role == .manager && (edge.position == .staticMember || edge.position == .defaultArgument),
                    graph[edge.to].kind.isReference,
                    candidates[edge.to].contains(role)
                else { continue }
                claims.add(.isUsedBy(type), for: role, to: edge.to)
                roles[edge.to.position] = claims.role(of: edge.to)
                if roles[edge.to.position] == role { open.append(edge.to) }
            }
        }
    }

    // MARK: - By itself

    /// Whose words go for a type, by the place in ``words``.
    private func wordsPosition(for type: TypeID) -> Int {
        guard !regions.isEmpty, let file = graph.file(of: type) else { return 0 }
        return (regions.lastIndex { $0.contains(file) } ?? -1) + 1
    }

    private mutating func lookAlone(at type: TypeID) {
        let words = wordsPosition(for: type)
        let possible = Self.roles(playedBy: entities[type.position].kind)
        lookAtDirective(of: type)
        if graph.isEraser(type) { return }
        lookAtName(of: type, words, possible)
        lookAtSupertypes(of: type, words, possible)
        lookAtFolder(of: type, words, possible)
    }

    private static func roles(playedBy kind: TypeEntity.Kind) -> RoleSet {
        switch kind {
        case .protocol: boundaries
        // What assembles without state, a router's `createModule()` included, may be no more than a namespace.
        case .enum: modelsAndAssemblers
        case .struct, .class, .actor: parts
        case .alias, .unknown: []
        }
    }

    private static let boundaries = RoleSet.boundaries
    private static let parts = RoleSet(Role.inOrder).subtracting(.boundaries)
    static let models: RoleSet = [.viewModel, .presentationModel, .entity]
    private static let modelsAndAssemblers: RoleSet = [.viewModel, .presentationModel, .entity, .assembler, .router]

    private static let offScreen: RoleSet = [.presenter, .interactor]

    /// What is on the screen, or moves what is there, is UIKit's: a view called `CalloutPresenter`, a transition called `DragInteractor`.
    private func isNamesakeOnScreen(_ type: TypeID, _ candidates: Candidates) -> Bool {
        guard !candidates[type].isDisjoint(with: Self.offScreen), entities[type.position].kind.isReference,
            let main = candidates.main(of: type), !claims.kinds(for: main, of: type).contains(EvidenceKinds(.directive))
        else { return false }
        return graph.isOnScreen(type, as: [.view, .viewController]) || graph.allSupertypes(of: type).contains { supertype in
            entities[supertype.position].isExternal && Self.movers.contains(entities[supertype.position].fullName)
        }
    }

    private static let movers: Set<String> = ["UIPresentationController", "UIPercentDrivenInteractiveTransition", "UIGestureRecognizer"]

    /// `typealias LoginViewProtocol = LoginViewable & Loadable`: the name speaks for what it stands for.
    private mutating func lookAtCompositions() {
        for (type, protocols) in compositions.all {
            let position = wordsPosition(for: type)
            guard let best = words[position].suffixes.longest(of: graph.lastName(of: type), among: Self.boundaries) else { continue }
            for part in protocols { claims.add(.isPart(of: type), for: best.role, to: part) }
        }
    }

    private mutating func lookAtSupertypes(of type: TypeID, _ words: Int, _ possible: RoleSet) {
        for supertype in graph.allSupertypes(of: type) {
            let roles = self.words[words].roles(ofSupertype: supertype, in: graph).intersection(possible)
            for role in roles where role != .assembler || mayBeOfAssemblers(supertype) { claims.add(.supertype(supertype), for: role, to: type) }
        }
    }

    /// Swinject's `Assembly`, or a protocol of the team's that asks for something to be made: its `class Assembly { let parts: [Part] }` is what
    /// the app is about.
    private func mayBeOfAssemblers(_ supertype: TypeID) -> Bool {
        let entity = entities[supertype.position]
        return entity.isExternal || entity.kind == .protocol && (entity.members.isEmpty || entity.members.contains { graph[$0].kind == .func })
    }

    private mutating func lookAtFolder(of type: TypeID, _ words: Int, _ possible: RoleSet) {
        guard let file = graph.file(of: type), entities[type.position].kind != .enum else { return }
        for (roles, word) in folders(of: file, words) {
            for role in roles.intersection(possible) where role != .entity || !graph.isFrameworksEntity(type) && !isWorker(type) && !isError(type) {
                if role == .entity, isSharedService(type) {
                    claims.add(.isShared, for: .manager, to: type)
                    continue
                }
                if Self.services.contains(role), isData(type, as: role) || isTool(type) && !claims.rolesByName(of: type).contains(role) { continue }
                claims.add(.folder(word), for: role, to: type)
            }
        }
    }

    /// A class of the project's that does what a protocol of the project's asks for works, wherever it stands, and so does what
    /// has methods and no data: `struct LoanMapper { private let formatter = DateFormatter(); func row(for loan: Loan) -> LoanRow }`.
    private func isWorker(_ type: TypeID) -> Bool {
        let members = entities[type.position].members.filter { !graph[$0].isStatic }
        let isWithoutData = members.contains { graph[$0].kind == .func } && members.allSatisfy { member in
            guard graph[member].kind == .var || graph[member].kind == .let else { return true }
            let declaration = graph.declaration(of: member)
            if !declaration.traits.isDisjoint(with: .computed) { return true }
            guard declaration.modifiers.isPrivate else { return false }
            return declaration.initialValue.exists || graph.edges(from: type).contains { edge in
                edge.member == member && edge.kind == .holds && entities[edge.to.position].isExternal && entities[edge.to.position].kind.isReference
            }
        }
        return isWithoutData || entities[type.position].kind == .class && graph.allSupertypes(of: type).contains {
            !entities[$0.position].isExternal && entities[$0.position].kind == .protocol
                && entities[$0.position].members.contains { member in graph[member].kind == .func }
        }
    }

    /// What went wrong is told on, and is no data, though it stands beside the data.
    private func isError(_ type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains {
            entities[$0.position].isExternal && ["CustomNSError", "Error", "LocalizedError", "NSError"].contains(entities[$0.position].fullName)
        }
    }

    static let services: RoleSet = [.gateway, .manager]

    /// Beside a service stand the values that it takes and gives, `LoanQuery` in the folder `Gateways`, and the records that it keeps.
    private func isData(_ type: TypeID, as role: Role) -> Bool {
        (entities[type.position].kind.isValue || graph.isKeptByDatabase(type)) && !claims.rolesByName(of: type).contains(role)
    }

    private mutating func folders(of file: FileID, _ words: Int) -> [(roles: RoleSet, word: RoleWord)] {
        let place = words * graph.folderCount + graph.folder(of: file)
        if let known = foldersFound[place] { return known }
        var path = graph[file].path
        let found = path.withUTF8 { path in
            self.words[words].folders.found(in: UnsafeBufferPointer(rebasing: path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]))
        }
        foldersFound[place] = found
        return found
    }

    /// `// viperlint:role presenter` on a line of its own before the declaration.
    private mutating func lookAtDirective(of type: TypeID) {
        guard let part = entities[type.position].parts.first, graph.hasDirectives(part.file) else { return }
        let outline = graph.outline(of: part.file)
        let roles = rolesSaid(in: part.file, outline)[outline.firstLine(of: outline[part.declaration])] ?? []
        for role in roles { claims.add(.directive, for: role, to: type) }
    }

    private mutating func rolesSaid(in file: FileID, _ outline: Outline) -> [Int: RoleSet] {
        if let known = rolesSaid[file] { return known }
        var roles: [Int: RoleSet] = [:]
        for directive in outline.directives {
            let words = directive.text.split(separator: " ")
            guard words.first == "role", words.count > 1, let role = Role(rawValue: String(words[1])) else { continue }
            roles[outline.lines.position(of: directive.offset).line + 1, default: []].insert(role)
        }
        rolesSaid[file] = roles
        return roles
    }

    // MARK: - Among others

    private mutating func lookAround(_ type: TypeID, _ candidates: Candidates) {
        let roles = candidates[type]
        if roles.isEmpty { return }
        for edge in graph.edges(from: type) where edge.to != type && !candidates[edge.to].isEmpty {
            note(Relation(edge.kind), of: type, as: roles, to: edge.to, candidates)
        }
        for handed in providers.handedOut(to: type, graph) where !candidates[handed].isEmpty {
            note(Relation(.holds), of: type, as: roles, to: handed, candidates)
        }
        for role in [Role.assembler, .router] where roles.contains(role) { lookAtWiring(by: type, as: role, candidates) }
    }

    private mutating func note(_ relation: Relation, of type: TypeID, as roles: RoleSet, to other: TypeID, _ candidates: Candidates) {
        for role in roles {
            let partners = candidates[other].intersection(relation.partners(of: role))
            if !partners.isEmpty { note(relation, of: type, as: role, to: other, as: partners) }
        }
    }

    private mutating func note(_ relation: Relation, of type: TypeID, as role: Role, to other: TypeID, as partners: RoleSet) {
        if relation == .implements || relation.says(role, with: partners) {
            claims.add(relation == .implements ? .implements(other) : .worksWith(other), for: role, to: type)
        }
        for partner in partners where says(role, of: other, as: partner) {
            claims.add(relation == .implements ? .isImplementedBy(type) : .isUsedBy(type), for: partner, to: other)
        }
    }

    /// Whether it says anything of a type's role that one of another role has to do with it.
    private func says(_ role: Role, of other: TypeID, as partner: Role) -> Bool {
        switch (role, partner) {
        case (.view, .entity): graph.isDecodedValue(other) && graph.edges(from: other).contains { graph.isDataAccess($0.to) }
        case (.view, .presenter):
            // Helpers of views (`AlertPresenter`) are called so as well: what one holds itself shows which it is. SwiftUI's views
            // observe what works for the screen.
            graph.isObservable(other)
        case (.interactor, .manager), (.interactor, .gateway):
            // Interactors use all that services take and give, which stands in the services' folder.
            claims.claims(of: other).contains { claim in
                switch claim.fact {
                case .suffix, .reaches, .keepsFiles, .usesKeychain: claim.role == partner
                case .folder: claim.role == partner && doesWork(other)
                default: false
                }
            }
        default: true
        }
    }

    /// Whether a type has something done, rather than being what it is done with.
    private func doesWork(_ type: TypeID) -> Bool {
        entities[type.position].kind.isReference && entities[type.position].kind != .protocol
            && entities[type.position].members.contains { graph[$0].kind == .func && !graph[$0].isStatic }
    }

    /// An assembler names the classes of a whole stack, and so does a router that assembles its scene.
    private mutating func lookAtWiring(by type: TypeID, as role: Role, _ candidates: Candidates) {
        var parts: RoleSet = []
        for edge in graph.edges(from: type) {
            if let part = candidates.main(of: edge.to)?.reached { parts.insert(part) }
        }
        parts = parts.intersection(Self.stack).subtracting([role])
        if parts.count >= 2 { return claims.add(.wires(parts), for: role, to: type) }
        // A storyboard's object that hands its view controller to the one who wires: `LoanModuleConfigurator().configure(loanViewController)`.
        guard role == .assembler, parts == [.view] else { return }
        let wiring = graph.edges(from: type).first { $0.kind == .creates && $0.to != type && candidates.main(of: $0.to) == .assembler }
        if let wiring { claims.add(.worksWith(wiring.to), for: .assembler, to: type) }
    }

    /// `AppCoordinator` keeps no scene of its own, and moves between screens as its name says.
    private mutating func lookAtNavigation(_ candidates: Candidates) {
        let graph = graph
        lazy var names = Set(ScreenNavigation.receivers.keys.filter { !ScreenNavigation.closings.contains($0) }.compactMap { graph.symbols.symbol(of: $0) })
        for call in graph.frameworkCalls where call.from.exists && candidates[call.from].contains(.router) && names.contains(call.name) {
            claims.add(.navigates, for: .router, to: call.from)
        }
    }

    private static let stack: RoleSet = [.view, .presenter, .interactor, .router]
}
