import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// Dependencies point towards the centre: no class names a class further out.
///
/// Seed 000 § Object Dependencies should Point Towards the Centre; seed 003 § The Connector.
public struct OutwardDependency: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "outward-dependency",
        summary: "An inner role names a concrete type of an outer one.",
        what: """
            Looks at every place where a presenter, interactor, transformer, entity, an enumeration that entities are made of, one of their models or \
            of their boundary protocols names a type: stored and local types, parameters, results, generic arguments, \
            inheritance, casts, static members, instantiations, default arguments and type aliases. Outward, a role \
            may only know a protocol that it owns. A gateway or manager that works with data and serves interactors is told of \
            where it names a scene's view controller, presenter or interactor, or what these are told by.
            """,
        why: """
            What knows the name of an outer class can neither be tested without it nor outlive it: a change of the \
            screen then reaches the business rules.
            """,
        instead: """
            Declare what the inner role needs as a protocol of its own, let the outer type implement it, and have the \
            assembler inject it.
            """,
        source: "seed 000, Object Dependencies should Point Towards the Centre; seed 003, The Connector",
        options: [
            RuleMetadata.Option(
                name: "allowed-roles", kind: .roles,
                summary: "Roles whose classes may be named from further in; an entity names no gateway or manager all the same."),
            RuleMetadata.Option(
                name: "allow", kind: .rolePairs,
                summary: "Pairs of roles of which the first may name the second all the same: `view-model -> view`."),
            RuleMetadata.Option(
                name: "cross-cutting", kind: .strings,
                summary: "Words in the names of managers and gateways that are asked for nothing, so that everybody may name them: `Analytics`. "
                    + "Where there are any, so may they what only tells a library of analytics what happened."),
            RuleMetadata.Option(
                name: "doubt-usual-classes", kind: .bool,
                summary: "Whether a service's class that has no protocol, and that an interactor is handed, is a warning where most of the team's have none."),
        ],
        limits: [
            "What only a router's class can be asked (`static func createModule()`) is not looked at.",
            "Types that are reached without naming them (through inference alone) are not seen.",
            "A class among the entities that an interactor keeps, with data access and a list of entities of its own, is a store, and a manager.",
        ],
        examples: OutwardDependency.examples + DialectExamples.of("outward-dependency"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let allowed = options.roles("allowed-roles")
        let pairs = options.rolePairs("allow")
        let crossCutting = options.strings("cross-cutting")
        let enumerations = project.enumerationsOfEntities
        lazy var extensions = ModelExtensions(project)
        let edges = project.ownTypes.flatMap { type -> [Edge] in
            guard let role = project.effectiveRole(of: type) ?? (enumerations.contains(type) ? .entity : nil) else { return [] }
            if role.isDataAccess { return users(namedBy: type, in: project) }
            guard let depth = project.depth(of: role), depth > 0 else { return [] }
            return faults(of: type, depth: depth, in: project) { edge in
                guard let outer = project.role(of: edge.to) else { return false }
                // What an extension elsewhere makes of it, the layer does that has the file.
                if enumerations.contains(type), project.graph[type].parts.first?.file != edge.site.file { return true }
                if role == .entity || role == .presentationModel, !outer.isDataAccess, let place = extensions.place(of: type, in: edge.site.file),
                    place != .presenter || outer != .view
                { return true }
                if outer.isDataAccess, project.isCalled(edge.to, byOneOf: crossCutting) { return true }
                guard allowed.contains(outer) || pairs.contains(RolePair(from: role, to: outer)) else {
                    return outer.isDataAccess && !crossCutting.isEmpty && project.isTracking(edge.to)
                }
                return role != .entity || !outer.isDataAccess || isOfService(edge, in: project)
            }
        }
        let leaders = Leaders(project)
        let isUsual = options.bool("doubt-usual-classes", default: false) && project.areServicesUsuallyKnownByClass
        return mendedAtOnce(edges, in: project).map { edges in
            var violation = violation(edges[0], others: edges.dropFirst(), leaders, in: project)
            if isUsual, edges.allSatisfy({ project.isInjectedService($0) }) { violation.isUncertain = true }
            return violation
        }
    }

    /// What is nested in the wrong place is moved once, whoever names it, and whoever reaches for a shared instance again
    /// decided that once.
    private func mendedAtOnce(_ edges: [Edge], in project: VIPERProject) -> [[Edge]] {
        var places: [Mending: Int] = [:]
        var groups: [[Edge]] = []
        let makings = Dictionary(grouping: edges.filter { $0.kind == .creates && $0.member.exists }, by: \.member)
        let namespaces = edges.filter { $0.position == .namespace }
        for edge in edges where !project.isReached(edge, through: namespaces) {
            if isMadeFor(makings[edge.member] ?? [], edge, in: project) { continue }
            guard let mending = mending(of: edge, in: project) else {
                groups.append((makings[edge.member] ?? []).reduce(into: [edge]) { group, making in
                    if isMadeFor(group, making, in: project) { group.append(making) }
                })
                continue
            }
            if let place = places[mending] {
                groups[place].append(edge)
            } else {
                places[mending] = groups.count
                groups.append([edge])
            }
        }
        return groups
    }

    /// `LoanRepository(client: HTTPClient())`: what is made only for what is made around it goes with that.
    private func isMadeFor(_ makings: [Edge], _ edge: Edge, in project: VIPERProject) -> Bool {
        edge.kind == .creates && makings.contains { making in
            making.to != edge.to && making.site < edge.site && project.graph.edges(from: making.to).contains { $0.kind == .holds && $0.to == edge.to }
        }
    }

    private enum Mending: Hashable {
        case nested(TypeID)
        case rows(of: TypeID)
        case shared(from: TypeID, to: TypeID, instance: String)
    }

    private func mending(of edge: Edge, in project: VIPERProject) -> Mending? {
        if edge.position == .namespace { return .nested(edge.to) }
        if project.isRowsClass(edge) { return .rows(of: edge.from) }
        return sharedInstance(behind: edge, in: project).map { .shared(from: edge.from, to: edge.to, instance: $0) }
    }

    /// What a service that is reached for is called in its class.
    private func sharedInstance(behind edge: Edge, in project: VIPERProject) -> String? {
        guard edge.position == .staticMember, project.role(of: edge.to)?.isDataAccess ?? false else { return nil }
        return project.members(behind: edge)?.first
    }

    /// Where a service names who uses it, in place of answering.
    private func users(namedBy service: TypeID, in project: VIPERProject) -> [Edge] {
        let edges = project.graph.edges(from: service).filter { $0.position != .namespace && isOfScene($0.to, in: project) }
        guard !edges.isEmpty, project.worksWithData(service) || project.worksWithDataByAnother(service), project.isKnownToInteractors(service) else { return [] }
        return project.faultyNamings(by: service) { edges.contains($0) }
    }

    private func isOfScene(_ type: TypeID, in project: VIPERProject) -> Bool {
        switch project.role(of: type) {
        case .view: project.isViewController(type) && project.isViewOfScene(type)
        case .presenter, .interactor: project.scene(of: type) != nil
        case .viewInterface, .presenterInterface, .interactorOutput:
            project.scene(of: type) != nil && project.conformers[type].contains { [.view, .presenter].contains(project.role(of: $0)) }
        default: false
        }
    }

    /// `private extension Loan` in a service's file is that one's code, and a name alone makes no service of what entities use. A repository
    /// works with data by way of the client that it keeps.
    private func isOfService(_ edge: Edge, in project: VIPERProject) -> Bool {
        let isInServicesFile = project.graph[edge.to].parts.contains { $0.file == edge.site.file }
        if isInServicesFile, !standsInDeclaration(edge, in: project) { return true }
        return !project.worksWithData(edge.to) && !project.graph.edges(from: edge.to).contains { $0.kind == .holds && project.worksWithData($0.to) }
    }

    /// Whether a name stands in the declaration of the type itself, rather than in an extension.
    private func standsInDeclaration(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard let part = project.graph[edge.from].parts.first, part.file == edge.site.file else { return false }
        let declaration = project.graph.outline(of: part.file)[part.declaration]
        return declaration.offset <= edge.site.offset && edge.site.offset < declaration.end
    }

    private func faults(of type: TypeID, depth: Int, in project: VIPERProject, isAllowed: (Edge) -> Bool) -> [Edge] {
        // Naming the same type again is the same fault: `let view: View = View()`. A function has two places to mend.
        var seen: Set<Fault> = []
        var faults: [Edge] = []
        let edges = project.graph.edges(from: type)
        var keepers = Set<TypeID>()
        lazy var held = Set(edges.lazy.filter { $0.kind == .holds }.map(\.to))
        for edge in edges where isOutward(edge, depth: depth, in: project) {
            if isAllowed(edge) || project.isOutlet(edge.member) || project.isSettable(edge) { continue }
            // Who keeps it by its class has a default of that class.
            if edge.position == .defaultArgument, keepers.contains(edge.to) { continue }
            if project.isOfStoredParameter(edge, among: held) || isToldOfProtocol(edge, in: project) || project.isWantedViewModel(edge) {
                continue
            }
            let isBody = !edge.isSignature && edge.member.exists && project.graph[edge.member].kind.isFunction
            let isCast = isBody && edge.position == .cast
                && project.graph.edges(of: edge.member, from: type).contains { $0.kind == .creates && $0.to == edge.to }
            guard seen.insert(Fault(member: edge.member, to: edge.to, isBody: isBody, isCastBesideMaking: isCast)).inserted else { continue }
            faults.append(edge)
            if edge.kind == .holds { keepers.insert(edge.to) }
        }
        return faults
    }

    private struct Fault: Hashable {
        var member: MemberID
        var to: TypeID
        var isBody: Bool
        /// Taking something for a class and making one are two ways to know it, and who mends one may leave the other.
        var isCastBesideMaking: Bool
    }

    private func isOutward(_ edge: Edge, depth: Int, in project: VIPERProject) -> Bool {
        guard let role = project.role(of: edge.to), !role.isBoundary, isFurtherOut(role, than: depth, in: project),
            !isAroundValue(edge, in: project)
        else { return false }
        if project.isKeptWithPart(edge) || project.isToldToOwnDelegate(edge) { return false }
        if project.isOfRoutersClass(edge) || project.isMixedIntoViews(edge) { return false }
        // SwiftUI's presenters put together what their router leads to, and links to it.
        if role == .view, project.effectiveRole(of: edge.from) == .presenter, project.makesView(edge.member) { return false }
        return !project.isAliasOfItsOwn(edge) && !project.isCodeOfConformers(edge)
            && !project.isToldByWhatItMakes(edge, among: project.graph.edges(of: edge.member, from: edge.from))
    }

    /// `LoanCell.Model`, `LoanStore.Change`: what a row shows and what a service tells of are called after them. A screen's is its own.
    private func isAroundValue(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.position == .namespace else { return false }
        switch project.role(of: edge.to) {
        case .manager, .gateway: break
        case .view where project.graph.isOnScreen(edge.to, as: .view): break
        default: return false
        }
        return project.graph.edges(of: edge.member, from: edge.from).contains { nested in
            nested.site.file == edge.site.file && nested.site.offset >= edge.site.offset
                && project.graph[nested.to].outer == edge.to && project.graph[nested.to].kind.isValue
        }
    }

    /// Whether a protocol asks for it and is told so itself: whoever implements it has no choice. What a service's delegate
    /// is told, it is told by the service.
    private func isToldOfProtocol(_ edge: Edge, in project: VIPERProject) -> Bool {
        let isService = project.role(of: edge.to)?.isDataAccess ?? false
        return project.isAskedForByProtocol(edge) { requirement in
            if isService { return true }
            if project.isToldToOwnDelegate(requirement) { return !project.answersView(edge) }
            guard let role = project.effectiveRole(of: requirement.from), let depth = project.depth(of: role), depth > 0 else { return false }
            return isOutward(requirement, depth: depth, in: project)
        }
    }

    private func isFurtherOut(_ role: Role, than depth: Int, in project: VIPERProject) -> Bool {
        switch role {
        case .gateway, .manager:
            // Data access stands outside the interactor, whatever lies between the two in the diagram.
            project.depth(of: .interactor).map { depth >= $0 } ?? false
        default:
            project.depth(of: role).map { $0 < depth } ?? false
        }
    }
}

// MARK: - Messages

extension OutwardDependency {
    private func violation(_ edge: Edge, others: ArraySlice<Edge>, _ leaders: Leaders, in project: VIPERProject) -> Violation {
        let from = project.rolePhrase(edge.from) ?? project.effectiveRole(of: edge.from)?.phrase ?? "the entity's enumeration"
        let making = project.listsDataSource(madeBy: edge).map { "makes \($0) \(project.name(edge.to)) by itself" }
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: sharedInstance(behind: edge, in: project) ?? project.label(of: edge.member),
            message: "\(project.effectiveRole(of: edge.from) == nil ? "\(from) \(project.name(edge.from))" : project.phrase(edge.from)) \(making ?? project.naming(edge))",
            because: because(edge, from, in: project),
            help: help(edge, leaders, in: project),
            related: project.declared(edge.to) + others.map { Violation.Related(site: $0.site, message: $0.to == edge.to ? "and here" : "and \(project.name($0.to)) here") }.fewest,
            isUncertain: !others.contains { $0.to == edge.to } && mayBeReplaced(edge, in: project),
            repetitions: heldPlaces(edge, in: project)
                + (edge.position == .namespace ? [] : (others + project.namings(ofPropertyWith: edge)).map { Violation.Repetition($0) }),
            alternatives: edge.position == .namespace ? others.map { violation($0, others: [], leaders, in: project) } : [])
    }

    /// `init(client: APIClientProtocol = APIClient.shared)` of an interactor: what it may know by a protocol, it can be handed.
    private func mayBeReplaced(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard project.role(of: edge.to)?.isDataAccess ?? false, project.effectiveRole(of: edge.from) == .interactor else { return false }
        return project.isBesideProtocol(edge) || edge.position == .staticMember && project.isValueOfSettable(edge)
    }

    private func because(_ edge: Edge, _ from: String, in project: VIPERProject) -> String {
        if project.effectiveRole(of: edge.from)?.isDataAccess ?? false {
            return "Data access serves whoever asks it and knows entities alone: with the name of one who asks, it serves nobody else."
        }
        let outer = project.role(of: edge.to)?.phrase ?? "the type"
        if isAskedByEntity(edge, in: project) { return "Dependencies point inward: \(outer) stands further out than \(from), which is data and asks nobody." }
        if isPastLayer(edge, in: project) {
            return "Dependencies point inward: \(outer) stands further out than \(from), with another layer between them."
        }
        return """
            Dependencies point inward: \(outer) stands further out than \
            \(from), which \(project.role(of: edge.to) == .viewModel ? "has values of its own" : "may only know it through a protocol").
            """
    }

    /// `static func all() -> [Loan] { LoanStore.shared.loans }` of a loan.
    func isAskedByEntity(_ edge: Edge, in project: VIPERProject) -> Bool {
        edge.position != .namespace && [.entity, nil].contains(project.effectiveRole(of: edge.from)) && project.role(of: edge.to)?.isDataAccess ?? false
    }

    /// Whether a layer lies between the two, so that the inner one has no business with the other even by a protocol.
    private func isPastLayer(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard let own = project.effectiveRole(of: edge.from), [.interactor, .transformer, .entity].contains(own), let depth = project.depth(of: own),
            let outer = project.role(of: edge.to).flatMap({ project.depth(of: $0) })
        else { return false }
        return outer + 1 < depth
    }

    /// How strongly a presenter holds another scene's view is no matter once it lets go of it.
    private func heldPlaces(_ edge: Edge, in project: VIPERProject) -> [Violation.Repetition] {
        if edge.kind == .creates, project.role(of: edge.to) == .view, project.effectiveRole(of: edge.from) == .presenter {
            // `private let rows = LoanDataSource()` is kept as it is made, and strongly with good reason, as a table wouldn't.
            return project.listsDataSource(madeBy: edge) == nil
                ? [] : project.graph.edges(of: edge.member, from: edge.from).filter { $0.kind == .holds && $0.to == edge.to }.map { Violation.Repetition($0) }
        }
        guard edge.member.exists, !project.graph[edge.member].kind.isFunction, project.role(of: edge.to) == .view,
            project.areInDifferentScenes(edge.from, edge.to)
        else { return [] }
        return [Violation.Repetition(site: project.declarationSite(of: edge.member), to: edge.to)]
    }
}

// MARK: - Examples

extension OutwardDependency {
    static let examples = [
        RuleMetadata.Example(
            "The presenter holds its view by its class",
            ExampleStack.source(presenterOutput: "weak var output: ↓LoanListViewController?")),
        RuleMetadata.Example("The presenter knows its own output protocol", ExampleStack.source()),
    ]
}
