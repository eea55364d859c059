import ProjectGraph
import Syntax

/// What rules see: the graph, and who plays which part in it.
///
/// A class, for it is handed into every closure of every rule: a copy of so many arrays would be counted one by one.
public final class VIPERProject: Sendable {
    public let graph: ProjectGraph
    public let dialect: Dialect
    /// The types that the project declares itself, in source order: the graph's, listed once for all rules.
    public let ownTypes: [TypeID]
    private let roles: [Role?]
    /// By the role's ordinal, in source order: rules ask for them again and again.
    private let typesByRole: [[TypeID]]
    /// By type: its role, or that of the type it is nested in.
    private let effectiveRoles: [Role?]
    private let claims: ClaimTable
    private let words: RoleWordTable
    private let modules: ModuleNames
    private let folders: ModuleFolders
    private let scenes: Scenes
    private let partPresenters: PartPresenters
    private let actingMembers: ActingMembers
    private let otherArchitectures: OtherArchitectures
    private let compositions: Compositions
    /// The subtypes of each type in what ships, directly or not: what a test or a mock conforms to says nothing about
    /// who holds whom in the app.
    public let conformers: ConformerTable
    /// Whether there is a stack to judge. Presenters alone are MVP, and nobody promised anything about MVP.
    public let isVIPER: Bool

    /// Those of ``ownTypes`` that say something of the team's habits: they stand in an app with a stack, and in one that is on its way to VIPER they
    /// belong to its scenes or are used by them. MVP's presenters and their interfaces are the same team's.
    public let typesInScope: [TypeID]

    /// By file: whether the app that it belongs to has a stack.
    private let isJudged: [Bool]
    private let filesOfParts: Set<FileID>

    /// - Parameters:
    ///   - regions: files in which other words are used; later ones win.
    ///   - jobs: how many threads work.
    public init(graph: ProjectGraph, dialect: Dialect, regions: [RoleRegion] = [], jobs: Int = 1) {
        self.graph = graph
        self.dialect = dialect
        ownTypes = graph.projectTypes
        let types = graph.typesInPlay(jobs: jobs)
        let (alone, (groups, conformers, data)) = Parallel.both(jobs: jobs) {
            var inference = RoleInference(graph: graph, dialect: dialect, regions: regions)
            inference.lookAlone(at: types)
            return inference
        } _: {
            (graph.targetGroups(), Self.productionConformers(in: graph), DataReach(graph, among: types))
        }
        var inference = alone
        let roles = inference.roles(among: types, reaching: data)
        self.roles = roles
        typesByRole = roles.indices.reduce(into: Array(repeating: [], count: Role.inOrder.count)) { types, position in
            if let role = roles[position] { types[role.ordinal].append(TypeID(position)) }
        }
        let parts = typesByRole[Role.presenter.ordinal] + typesByRole[Role.view.ordinal] + typesByRole[Role.assembler.ordinal]
        filesOfParts = Set(parts.compactMap { graph[$0].parts.first?.file })
        (claims, words, compositions) = (inference.claims, inference.wordTable, inference.compositions)
        self.conformers = conformers
        let names = ModuleNames(graph: graph, roles: roles, dialect: dialect, endings: inference.endings)
        modules = names
        let (ofScenes, ofMembers) = Parallel.both(jobs: jobs) {
            (
                scenes: Scenes(graph: graph, roles: roles, names: names, dialect: dialect, groups: groups),
                stacks: Array(Self.stacks(in: graph, roles: roles)), effectiveRoles: Self.effectiveRoles(in: graph, roles: roles)
            )
        } _: {
            (
                acting: ActingMembers(graph: graph, roles: roles), folders: ModuleFolders(graph: graph, roles: roles, names: names),
                parts: PartPresenters(graph: graph, roles: roles)
            )
        }
        (scenes, effectiveRoles) = (ofScenes.scenes, ofScenes.effectiveRoles)
        (actingMembers, folders, partPresenters) = (ofMembers.acting, ofMembers.folders, ofMembers.parts)
        let others = OtherArchitectures(
            graph: graph, roles: roles, claims: claims, scenes: scenes, parts: partPresenters, conformers: conformers, stacks: ofScenes.stacks,
            groups: groups)
        otherArchitectures = others
        let stacks = ofScenes.stacks.filter { !others.contains($0) }
        isVIPER = !stacks.isEmpty
        let isJudged = JudgedTargets(graph: graph, roles: roles, stacks: stacks, scenes: scenes, groups: groups).files
        self.isJudged = isJudged
        typesInScope = ownTypes.filter { type in
            let isOfPresenter = roles[type.position].map { $0 == .presenter || $0.isBoundary } ?? false
            return (graph.file(of: type).map { isJudged[$0.position] } ?? true) && (isOfPresenter || !Self.isFound(type, in: graph) { others.isOutside($0) })
        }
    }

    private static func productionConformers(in graph: ProjectGraph) -> ConformerTable {
        ConformerTable(graph, among: graph.projectTypes.filter { type in
            let category = graph.category(of: type)
            return category.isProduction && !category.isMock(graph[type].fullName) && !graph.isStandIn(type)
        }) { _ in true }
    }

    private static func effectiveRoles(in graph: ProjectGraph, roles: [Role?]) -> [Role?] {
        let entities = graph.types
        return roles.indices.map { position in
            var position = position
            while true {
                if let role = roles[position] { return role }
                guard let outer = entities[position].outer else { return nil }
                position = outer.position
            }
        }
    }

    /// Whether any presenter works with an interactor, be the project another architecture's for all else.
    static func hasStack(in graph: ProjectGraph, roles: [Role?]) -> Bool { !stacks(in: graph, roles: roles).isEmpty }

    /// The presenters that work with an interactor: by its protocol, or by its class where that is called after the same scene, or one of
    /// both works with the layer behind it. Where the interactor speaks to the presenter and nobody answers, it is VIP, which is another
    /// architecture.
    private static func stacks(in graph: ProjectGraph, roles: [Role?]) -> some Collection<TypeID> {
        roles.indices.lazy.filter { roles[$0] == .presenter }.map { TypeID($0) }.filter { presenter in
            let edges = graph.edges(from: presenter)
            return edges.contains { edge in
                guard edge.kind != .inherits, edge.kind != .conforms, edge.position != .namespace else { return false }
                switch roles[edge.to.position] {
                case .interactorInterface: return true
                case .interactor:
                    return isPair(presenter, edge.to, in: graph) || edges.contains { speaksOutward($0, among: edges, roles) }
                        || graph.edges(from: edge.to).contains { reachesInward($0, roles) }
                default: return false
                }
            }
        }
    }

    /// Whether two parts are called after one scene: helpers of a view (`TooltipPresenter` with a `DragInteractor`) are called
    /// as parts are.
    private static func isPair(_ presenter: TypeID, _ interactor: TypeID, in graph: ProjectGraph) -> Bool {
        if let outer = graph[presenter].outer, outer == graph[interactor].outer { return true }
        let names = [presenter, interactor].map { ModuleNames.withoutDefault(graph.symbols[graph[$0].name]).unicodeScalars }
        let beginning = zip(names[0], names[1]).prefix { $0 == $1 }.map { $0.0 }
        // A prefix of a house (`ACM`) is no word.
        return beginning.count > 2 && beginning.contains { $0.properties.isLowercase }
    }

    private static func speaksOutward(_ edge: Edge, among edges: ArraySlice<Edge>, _ roles: [Role?]) -> Bool {
        switch roles[edge.to.position] {
        // Whoever makes views is one of theirs.
        case .view: !edges.contains { $0.kind == .creates && $0.to == edge.to }
        case .viewInterface, .presenterInterface, .interactorOutput, .router, .routerInterface, .moduleInterface: true
        default: false
        }
    }

    private static func reachesInward(_ edge: Edge, _ roles: [Role?]) -> Bool {
        roles[edge.to.position].map { $0.isDataAccess || $0 == .entity } ?? false
    }

    /// Whether a file belongs to an app that has a stack: one repository may hold apps of several architectures, and what
    /// stands in the MVP one is none of VIPER's business.
    public func isJudged(_ file: FileID) -> Bool { !file.exists || isJudged[file.position] }

    /// Whether a presenter, a view or an assembler is declared in a file.
    public func isFileOfPart(_ file: FileID) -> Bool { filesOfParts.contains(file) }

    /// Whether a type, or what it is nested in, follows another architecture than the scenes of its app do: MVP's presenters
    /// and MVVM's use cases, with all that only they work with.
    public func isOfOtherArchitecture(_ type: TypeID) -> Bool { Self.isFound(type, in: graph) { otherArchitectures.contains($0) } }

    private static func isFound(_ type: TypeID, in graph: ProjectGraph, where isFound: (TypeID) -> Bool) -> Bool {
        var next: TypeID? = type.exists ? type : nil
        while let type = next {
            if isFound(type) { return true }
            next = graph[type].outer
        }
        return false
    }

    /// Whether a type belongs to no scene, and none uses it, in an app most of whose screens are of another architecture.
    public func isOutsideOfScenes(_ type: TypeID) -> Bool { otherArchitectures.isOutside(type) }

    /// How many apps are only on their way to VIPER, how many screens they have, and how many of those are of scenes; nil where there is no
    /// such app.
    public var appsOnTheirWay: (count: Int, screens: Int, ofScenes: Int)? {
        otherArchitectures.outside.map { ($0.appCount, $0.screenCount, $0.sceneScreenCount) }
    }

    /// The aliases that stand for a composition of protocols with a given one among them, in source order.
    public func compositions(with part: TypeID) -> [(alias: TypeID, protocols: [TypeID])] {
        part.exists && graph[part].kind == .protocol ? compositions.with(part) : []
    }

    /// The apps, by the target of a view or presenter of theirs, that no rule looks at, since they have no stack.
    public var targetsWithoutStack: [TargetID] {
        let files = (types(.presenter) + types(.view)).compactMap { graph[$0].parts.first?.file }
        return Set(files.filter { !isJudged[$0.position] && !graph[$0].isSetAside }.compactMap { graph[$0].targets.first }).sorted()
    }

    /// Whether a type is known but not judged.
    public func isSetAside(_ type: TypeID) -> Bool { graph.isSetAside(type) }

    /// The role that a type was given, with its evidence; nil for a type without one.
    public func assignment(of type: TypeID) -> RoleAssignment? {
        role(of: type).flatMap { role in evidence(of: type).first { $0.role == role } }
    }

    /// Whether anything of a kind speaks for a role of the type.
    public func hasEvidence(_ kind: Evidence.Kind, for role: Role, of type: TypeID) -> Bool {
        type.exists && claims.kinds(for: role, of: type).contains(EvidenceKinds(kind))
    }

    /// Everything that speaks for a role of the type, convincing or not, the strongest first.
    public func evidence(of type: TypeID) -> [RoleAssignment] {
        guard type.exists else { return [] }
        var seen: Set<Claim> = []
        return Dictionary(grouping: claims.claims(of: type).filter { seen.insert($0).inserted }, by: \.role)
            .map { role, claims in
                RoleAssignment(role: role, evidence: claims.map { Evidence(kind: $0.kind, text: $0.text(in: graph, words)) })
            }
            .sorted { ($1.score, $0.role.ordinal) < ($0.score, $1.role.ordinal) }
    }

    /// The part that a type plays; nil where not enough speaks for one.
    public func role(of type: TypeID) -> Role? { type.exists ? roles[type.position] : nil }

    /// Whether the name of a type says which part it plays.
    public func isCalledAfterRole(_ type: TypeID) -> Bool { role(of: type).map { claims.rolesByName(of: type).contains($0) } ?? false }

    /// The role of a type, or that of the type it is nested in.
    public func effectiveRole(of type: TypeID) -> Role? { type.exists ? effectiveRoles[type.position] : nil }

    /// Whether a member does something beyond its own type: it sends a message to another part of the stack, or changes
    /// what its instance stores.
    public func isActing(_ member: MemberID) -> Bool { actingMembers.contains(member) }

    /// The scene that a type belongs to, where its name or its place tells. Services, entities and what interactors alone
    /// ask belong to a scene only where they stand with it.
    public func module(of type: TypeID) -> String? {
        // What is inside of a model or a part is where that is, whatever the name says.
        if type.exists, let outer = graph[type].outer, role(of: outer) != nil { return module(of: outer) }
        let named = modules.number(of: type, in: graph)
        guard type.exists, let path = graph[type].parts.first.map({ graph[$0.file].path }) else { return named.map { modules.name(of: $0, in: graph) } }
        let placed = folders.module(of: path)
        let isShared = (isOfEveryScene(role(of: type)) || isSharedUseCase(type)) && named != placed && !folders.isAmongPresenters(path)
        if isShared { return placed.map { modules.name(of: $0, in: graph) } }
        if scenes.otherScene(of: type) != nil, let scene = scene(of: type) { return scene.name }
        return (named ?? placed).map { modules.name(of: $0, in: graph) }
    }

    private func isOfEveryScene(_ role: Role?) -> Bool {
        role.map { $0.isDataAccess || $0 == .entity } ?? false
    }

    /// The scene of a ``Scene/number``.
    public func scene(numbered number: Int) -> Scene { scenes[number] }

    /// The scene that a type stands in; nil for what is shared, and for the presenter of a mere part, such as a row.
    public func scene(of type: TypeID) -> Scene? { scenes.scene(of: type) }

    /// The scene that a type may stand in as well, since its name says one thing and its folder another.
    public func otherScene(of type: TypeID) -> Scene? { scenes.otherScene(of: type) }

    /// Whether a type is the presenter of a mere part of a scene: of a row, a header.
    public func isPresenterOfPart(_ type: TypeID) -> Bool { partPresenters.contains(type) }

    /// Whether two types certainly stand in different scenes; not where one of them is shared.
    public func areInDifferentScenes(_ one: TypeID, _ other: TypeID) -> Bool { scenes.areApart(one, other) }

    /// Whether a view works with a presenter or is part of one that does: an app may have screens of another kind, too.
    public func isViewOfScene(_ type: TypeID) -> Bool { scenes.isView(type) }

    /// Whether a type is a use case that interactors alone ask, or the protocol of one, and no scene's.
    public func isSharedUseCase(_ type: TypeID) -> Bool { scenes.isSharedUseCase(type) }

    /// Whether a type is a use case that interactors alone ask, wherever it stands, the protocol of one, or an output that interactors alone implement.
    public func isAmongInteractors(_ type: TypeID) -> Bool { scenes.isAmongInteractors(type) }

    /// Whether a type moves between scenes: a router, or a container view controller in the part of one.
    public func isRouting(_ type: TypeID) -> Bool {
        role(of: type) == .router
            || graph.allSupertypes(of: type).contains { role(of: $0) == .routerInterface || role(of: $0) == .router }
    }

    /// The project's types of a role, in source order.
    public func types(_ role: Role) -> [TypeID] { typesByRole[role.ordinal] }

    /// The types of a role that stand in a scene, in source order.
    public func types(_ role: Role, in scene: Scene) -> [TypeID] { scenes.types(in: scene).filter { roles[$0.position] == role } }

    /// The roles that the types of a scene play.
    public func roles(in scene: Scene) -> RoleSet { scenes.roles(in: scene) }

    /// The role that a reference to a type reaches: that of a boundary protocol's implementer, else its own.
    public func reachedRole(of type: TypeID) -> Role? { role(of: type)?.reached }

    /// The role that a framework's class plays wherever it stands: a `UIViewController` is a view.
    public func roleOfFramework(_ type: TypeID) -> Role? {
        guard graph[type].isExternal, graph[type].kind.isReference else { return nil }
        let names = Set(graph.family(of: type)).map { graph[$0].fullName }
        return Role.allCases.first { role in
            let known = dialect.vocabulary[role]?.supertypes ?? []
            return names.contains { known.contains($0) }
        }
    }

    /// How far in a role stands: 0 for the outermost layer of the dialect. Models stand with those who make them,
    /// boundary protocols with those who declare the need.
    public func depth(of role: Role) -> Int? {
        switch role {
        case .viewModel: dialect.layers.firstIndex(of: .presenter)
        case .presentationModel, .transformer: dialect.layers.firstIndex(of: .interactor)
        default: dialect.layers.firstIndex(of: role.owner ?? role)
        }
    }
}
