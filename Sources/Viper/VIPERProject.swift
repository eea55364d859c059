import ProjectGraph
import Syntax

/// What rules see: the graph, and who plays which part in it.
///
/// A class, for it is handed into every closure of every rule: a copy of so many arrays would be counted one by one.
public final class VIPERProject: Sendable {
    public let graph: ProjectGraph
    public let dialect: Dialect
    private let roles: [Role?]
    private let claims: [[Claim]]
    private let modules: ModuleNames
    private let scenes: Scenes
    /// The subtypes of each type in what ships, directly or not: what a test or a mock conforms to says nothing about
    /// who holds whom in the app.
    public let conformers: [TypeID: [TypeID]]
    /// Members that do something beyond their own type: they send a message to another part of the stack, or change
    /// what their instance stores.
    public let actingMembers: Set<MemberID>
    /// Whether there is a stack to judge. Presenters alone are MVP, and nobody promised anything about MVP.
    public let isVIPER: Bool

    /// By file: whether the app that it belongs to has a stack.
    private let isJudged: [Bool]

    /// - Parameter regions: files in which other words are used; later ones win.
    public init(graph: ProjectGraph, dialect: Dialect, regions: [RoleRegion] = []) {
        self.graph = graph
        self.dialect = dialect
        var inference = RoleInference(graph: graph, dialect: dialect, regions: regions)
        let roles = inference.run()
        self.roles = roles
        claims = inference.claims
        let modules = ModuleNames(graph: graph, roles: roles, dialect: dialect)
        self.modules = modules
        let groups = graph.targetGroups()
        scenes = Scenes(graph: graph, roles: roles, names: modules, groups: groups)
        conformers = graph.conformers().mapValues { $0.filter { graph.category(of: $0).isProduction } }
        actingMembers = Self.actingMembers(in: graph, roles: roles)
        let stacks = Self.stacks(in: graph, roles: roles)
        isVIPER = !stacks.isEmpty
        let withStack = Set(stacks.compactMap { graph[$0].parts.first.map { groups[$0.file.position] } })
        isJudged = groups.map { $0 < 0 || withStack.contains($0) }
    }

    /// A presenter that works with an interactor. Where the interactor speaks to the presenter and nobody answers, it
    /// is VIP, which is another architecture.
    static func hasStack(in graph: ProjectGraph, roles: [Role?]) -> Bool { !stacks(in: graph, roles: roles).isEmpty }

    /// The presenters that work with an interactor.
    private static func stacks(in graph: ProjectGraph, roles: [Role?]) -> some Collection<TypeID> {
        roles.indices.lazy.filter { position in
            roles[position] == .presenter
                && graph.edges(from: TypeID(position)).contains { edge in
                    let role = roles[edge.to.position]
                    return edge.kind != .inherits && edge.kind != .conforms && (role == .interactor || role == .interactorInterface)
                }
        }.map { TypeID($0) }
    }

    private static func actingMembers(in graph: ProjectGraph, roles: [Role?]) -> Set<MemberID> {
        var acting = Set(graph.assignments.lazy.filter(\.isSelf).map(\.caller))
        for call in graph.calls
        where !call.isSelf && graph[call.callee].kind == .func && !graph.declaration(of: call.callee).type.exists {
            guard let role = roles[graph[call.callee].owner.position], role.isPartOfStack || role.isBoundary else { continue }
            acting.insert(call.caller)
        }
        // Whoever calls what acts, acts; so does what a protocol asks for and a type does by acting.
        var added = acting
        while !added.isEmpty {
            acting.formUnion(Self.requirements(metBy: added, in: graph))
            let count = acting.count
            added = Set(graph.calls.lazy.filter { acting.contains($0.callee) && !acting.contains($0.caller) }.map(\.caller))
            acting.formUnion(added)
            if acting.count == count { break }
        }
        return acting
    }

    private static func requirements(metBy members: Set<MemberID>, in graph: ProjectGraph) -> Set<MemberID> {
        var met: Set<MemberID> = []
        for (owner, own) in Dictionary(grouping: members.filter(\.exists), by: { graph[$0].owner }) where graph[owner].kind != .protocol {
            let names = Set(own.map { graph[$0].name })
            for supertype in graph.allSupertypes(of: owner) where graph[supertype].kind == .protocol {
                met.formUnion(graph[supertype].members.filter { names.contains(graph[$0].name) })
            }
        }
        return met
    }

    /// Whether a file belongs to an app that has a stack: one repository may hold apps of several architectures, and what
    /// stands in the MVP one is none of VIPER's business.
    public func isJudged(_ file: FileID) -> Bool { !file.exists || isJudged[file.position] }

    /// The apps, by the target of a view or presenter of theirs, that no rule looks at, since they have no stack.
    public var targetsWithoutStack: [TargetID] {
        let files = Set((types(.presenter) + types(.view)).compactMap { graph[$0].parts.first?.file })
        return Set(files.filter { !isJudged[$0.position] && !graph[$0].isSetAside }.compactMap { graph[$0].targets.first }).sorted()
    }

    /// Whether a type is known but not judged.
    public func isSetAside(_ type: TypeID) -> Bool {
        graph[type].parts.first.map { graph[$0.file].isSetAside } ?? false
    }

    /// The role that a type was given, with its evidence; nil for a type without one.
    public func assignment(of type: TypeID) -> RoleAssignment? {
        role(of: type).flatMap { role in evidence(of: type).first { $0.role == role } }
    }

    /// Everything that speaks for a role of the type, convincing or not, the strongest first.
    public func evidence(of type: TypeID) -> [RoleAssignment] {
        guard type.exists else { return [] }
        return Dictionary(grouping: claims[type.position], by: \.role)
            .map { role, claims in
                RoleAssignment(role: role, evidence: claims.map { Evidence(kind: $0.kind, text: $0.text(in: graph)) })
            }
            .sorted { ($1.score, $0.role.ordinal) < ($0.score, $1.role.ordinal) }
    }

    /// The part that a type plays; nil where not enough speaks for one.
    public func role(of type: TypeID) -> Role? { type.exists ? roles[type.position] : nil }

    /// The scene that a type belongs to, where its name tells.
    public func module(of type: TypeID) -> String? { modules.module(of: type, in: graph) }

    /// The scene that a type stands in; nil for what is shared, and for the presenter of a mere part, such as a row.
    public func scene(of type: TypeID) -> Scene? { scenes.scene(of: type) }

    /// Whether two types stand in different scenes; not where one of them is shared.
    public func areInDifferentScenes(_ one: TypeID, _ other: TypeID) -> Bool { scenes.areApart(one, other) }

    /// Whether a view works with a presenter or is part of one that does: an app may have screens of another kind, too.
    public func isViewOfScene(_ type: TypeID) -> Bool { scenes.views.contains(type) }

    /// Whether a type moves between scenes: a router, or a container view controller in the part of one.
    public func isRouting(_ type: TypeID) -> Bool {
        role(of: type) == .router
            || graph.allSupertypes(of: type).contains { role(of: $0) == .routerInterface || role(of: $0) == .router }
    }

    /// The project's types of a role, in source order.
    public func types(_ role: Role) -> [TypeID] {
        roles.indices.lazy.filter { self.roles[$0] == role }.map { TypeID($0) }
    }

    /// The role that a reference to a type reaches: that of a boundary protocol's implementer, else its own.
    public func reachedRole(of type: TypeID) -> Role? { role(of: type)?.reached }

    /// The role that a framework's class plays wherever it stands: a `UIViewController` is a view.
    public func roleOfFramework(_ type: TypeID) -> Role? {
        guard graph[type].isExternal, graph[type].isReference else { return nil }
        let names = Set([type] + graph.allSupertypes(of: type)).map { graph[$0].fullName }
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
