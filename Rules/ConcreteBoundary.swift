import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// The parts of a stack know each other by protocols.
///
/// Seed 001 § Communication and references (view, presenter, interactor and wireframe each communicate via a protocol);
/// seed 002 § Applying to our code.
public struct ConcreteBoundary: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "concrete-boundary",
        summary: "A part of a stack holds another one by its class instead of a protocol.",
        what: """
            Looks at the stored properties of views, presenters and interactors that hold a part of another role, \
            whichever way they point, and at casts of what is known by its protocol to the class behind it, inwards and \
            to the router. A scene that has no protocols at all is reported once.
            """,
        why: """
            A class in the place of a protocol cannot be exchanged: a test of the presenter needs the real interactor, \
            and with it all that the interactor needs.
            """,
        instead: "Type the property by the part's protocol.",
        source: "seed 001, Communication and references",
        options: [
            RuleMetadata.Option(name: "roles", kind: .roles, summary: "The roles that stand behind protocols; all parts of a stack if left out."),
            RuleMetadata.Option(
                name: "only-where-usual", kind: .bool,
                summary: "Whether to leave out a role that is held by its class about as often as by a protocol, or more: the team has no habit of it. "
                    + "Where it is held as often, it is told beside another part that the same class holds."),
            RuleMetadata.Option(
                name: "usual-from", kind: .count,
                summary: "With `only-where-usual`, at how many places at least a role stands behind protocols where that is a habit."),
            RuleMetadata.Option(
                name: "only-slips", kind: .bool,
                summary: "With `only-where-usual`, whether to tell only of the one place where a role is held by its class, though it has a protocol, "
                    + "and of parts that have a protocol of their own which nothing is typed by."),
        ],
        limits: [
            "Where gateways and managers are not among the `roles`, one is told that an interactor holds by its class, though it has a protocol of its own "
                + "by which it is asked there, and which nothing is typed by.",
            "What a view of SwiftUI observes is known to it by its class, and to the view controller that makes this view: no protocol can be observed.",
            "A part that nothing can be asked of needs no protocol, nor does a struct of nothing but closures: others stand in for them.",
        ],
        examples: DialectExamples.of("concrete-boundary"))

    private static let protocols: RoleSet = [
        .viewInterface, .presenterInterface, .interactorInterface, .routerInterface, .gatewayInterface, .managerInterface,
    ]

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let named = options.roles("roles")
        let hidden: RoleSet = named.isEmpty ? [.view, .presenter, .interactor, .router, .gateway, .manager] : named
        let holds = { (held: RoleSet) in
            project.typesInScope.flatMap { type -> [Edge] in
                guard let role = project.role(of: type), [.view, .presenter, .interactor].contains(role), project.isJudged(type, as: role)
                else { return [] }
                let isHeld = { (edge: Edge) in
                    guard edge.kind == .holds, edge.isSignature, !edge.isStatic, !project.isOutlet(edge.member),
                        let other = project.role(of: edge.to)
                    else { return false }
                    // A cell is handed the presenter of its row, which is as much a model as a presenter.
                    return other.reached != role && held.contains(other) && !project.isPresenterOfPart(edge.to)
                        && !isObserved(edge, as: other, in: project) && !isUnused(edge.to, in: project) && !isOfClosures(edge.to, in: project)
                        && !areBases(type, edge.to, in: project) && !hasOpaqueView(edge.to, in: project)
                        && !isBehindGenericProtocols(edge, in: project)
                }
                // What an interface asks for (`var router: SignUpRouter? { get set }`) is told of where it is kept.
                return project.faultyNamings(by: type, unlessAskedFor: { _ in false }, where: isHeld) + project.inheritedHolds(by: type).filter(isHeld)
            }
        }
        let faulty = holds(hidden)
        let casts = casts(to: hidden, in: project)
        guard options.bool("only-where-usual", default: false), !options.assumesHabits else { return casts + violations(faulty, in: project) }
        let behindProtocols = Dictionary(grouping: holds(Self.protocols)) { project.role(of: $0.to)?.reached }
        let byClass = Dictionary(grouping: faulty) { project.role(of: $0.to) }.mapValues(\.count)
        let least = options.integer("usual-from", default: 0)
        let onlySlips = options.bool("only-slips", default: false)
        let rare = faulty.filter { edge in
            let role = project.role(of: edge.to)
            let behind = behindProtocols[role]?.count ?? 0
            if onlySlips { return behind >= least && byClass[role] == 1 && boundary(of: edge, in: project) != nil }
            // Once is no habit, and half is none either way.
            return behind >= least && byClass[role] ?? 0 <= max(1, behind / 2)
        }
        // Services stand behind protocols as far as somebody has written one for the place.
        let services = onlySlips || hidden.contains(.manager) ? [] : project.holdsPastOwnInterface(
            holds([.gateway, .manager]).filter { project.role(of: $0.from) == .interactor }
        ) { boundary(of: $0, in: project) }.map { past($0, $1, in: project) }
        guard onlySlips else { return casts + services + violations(withNeighbours(of: rare, among: faulty) { edge in
            let role = project.role(of: edge.to)
            return behindProtocols[role].map { $0.count >= max(least, byClass[role] ?? 0) } ?? false
        }, in: project) }
        lazy var asked = AskedProperties(project)
        let unusualCasts = casts.compactMap { cast -> Violation? in
            let isHabit = behindProtocols[project.role(of: cast.to)]?.count ?? 0 >= least
            guard isHabit || holdsBoundary(of: cast.to, cast.from, in: project) else { return nil }
            var cast = cast
            let reason = isHabit ? "The team's parts know each other by protocols" : "A protocol stands between the two"
            cast.because = "\(reason): with another part behind the protocol, the cast fails."
            return cast
        }
        let slips = Set(rare)
        return unusualCasts + rare.map { slip($0, in: project) }
            + project.holdsPastOwnInterface(faulty.filter { !slips.contains($0) }) {
                boundary(of: $0, in: project) ?? unusedBoundary(of: $0, asked, in: project)
            }.map { past($0, $1, in: project) }
    }

    /// With the other parts that the same class holds so, as far as as many of them stand behind protocols elsewhere: who mends the one property would
    /// leave the same in the next line.
    private func withNeighbours(of rare: [Edge], among faulty: [Edge], where isHabit: (Edge) -> Bool) -> [Edge] {
        let (types, rare) = (Set(rare.map(\.from)), Set(rare))
        return types.isEmpty ? [] : faulty.filter { rare.contains($0) || types.contains($0.from) && isHabit($0) }
    }

    /// `(interactor as? LoanListInteractor)?.limit = 3`: the protocol stands there, and the class is reached all the same.
    /// Outwards even the name is a fault of its own.
    private func casts(to hidden: RoleSet, in project: VIPERProject) -> [Violation] {
        let inward: [Role: RoleSet] = [.view: [.presenter], .presenter: [.interactor, .router], .interactor: [.gateway, .manager]]
        return project.typesInScope.flatMap { type -> [Violation] in
            guard let role = project.role(of: type), let reached = inward[role], project.isJudged(type, as: role) else { return [] }
            let faulty = project.faultyNamings(by: type) { edge in
                guard edge.position == .cast, let other = project.role(of: edge.to), reached.contains(other), hidden.contains(other) else { return false }
                return project.scene(of: type) == project.scene(of: edge.to) && !project.isPresenterOfPart(edge.to)
            }
            return faulty.filter { !isBehindGenericProtocols($0, in: project) }.compactMap { edge in
                boundary(of: edge, in: project).map { cast(edge, past: $0, in: project) }
            }
        }
    }

    /// `var presenter: BookingPresenterProtocol!` of a view that casts that to its class, or `BaseViewController<BookingPresenterProtocol>`: whatever
    /// others do, here a protocol was meant to stand.
    private func holdsBoundary(of part: TypeID, _ type: TypeID, in project: VIPERProject) -> Bool {
        let protocols = project.graph.allSupertypes(of: part)
        let isBoundary = { (edge: Edge) in
            edge.kind == .holds && Self.protocols.contains(project.role(of: edge.to) ?? .entity) && protocols.contains(edge.to)
        }
        return project.graph.edges(from: type).contains(where: isBoundary) || project.inheritedHolds(by: type).contains(where: isBoundary)
    }

    /// `@ObservedObject var presenter: LoanPresenter`: no protocol can stand there, nor where a view binds the router that its
    /// presenter lets it see, `@Bindable var router = presenter.router`.
    private func isObserved(_ edge: Edge, as role: Role, in project: VIPERProject) -> Bool {
        if project.isKind(edge.from, of: ["View", "ViewModifier"]) {
            let declaration = project.graph.declaration(of: edge.member)
            let outline = project.graph.outline(of: project.graph[edge.member].file)
            return project.graph.isObservable(edge.to) || Self.observing.contains { outline.has($0, declaration) }
        }
        guard project.graph.isObservable(edge.to) else { return false }
        return isForHostedView(edge, in: project)
            || role == .router && project.graph.isObservable(edge.from) && !project.graph.declaration(of: edge.member).modifiers.isPrivate
    }

    /// `let presenter: LoanPresenter` of the view controller that makes `LoanView(presenter: presenter)`, which observes it.
    private func isForHostedView(_ edge: Edge, in project: VIPERProject) -> Bool {
        project.graph.edges(from: edge.from).contains { made in
            project.isKind(made.to, of: ["View"]) && project.graph.edges(from: made.to).contains { $0.kind == .holds && $0.to == edge.to }
        }
    }

    private static let observing: [StaticString] = ["Bindable", "EnvironmentObject", "ObservedObject", "StateObject"]

    /// `func makeDetail() -> some View`: no protocol can ask for that.
    private func hasOpaqueView(_ held: TypeID, in project: VIPERProject) -> Bool {
        project.graph[held].kind != .protocol && project.graph[held].members.contains { project.graph[$0].kind == .func && project.makesView($0) }
    }

    /// `final class LoanListInteractor {}`: what can be asked for nothing needs no protocol. A base class may have more to offer.
    private func isUnused(_ held: TypeID, in project: VIPERProject) -> Bool {
        project.graph[held].kind != .protocol && project.graph[held].members.allSatisfy { [.`init`, .deinit].contains(project.graph[$0].kind) }
            && project.graph.allSupertypes(of: held).allSatisfy { project.graph[$0].members.isEmpty }
    }

    /// `struct LoanInteractor { var loans: () async -> [Loan] }`: whoever makes one says what it does.
    private func isOfClosures(_ held: TypeID, in project: VIPERProject) -> Bool {
        guard project.graph[held].kind == .struct else { return false }
        let members = project.graph[held].members.filter { !project.graph[$0].isStatic }
        let stored = members.filter { member in
            [.var, .let].contains(project.graph[member].kind) && project.graph.declaration(of: member).traits.isDisjoint(with: .computed)
        }
        return !stored.isEmpty && stored.count == members.count(where: { project.graph[$0].kind != .`init` }) && stored.allSatisfy { member in
            let outline = project.graph.outline(of: project.graph[member].file)
            let type = outline.type(project.graph.declaration(of: member).type, without: [.optionals, .attributes])
            return type.exists && outline[type].kind == .function
        }
    }

    /// `protocol CartPresenterProtocol { associatedtype Input; func transform(_ input: Input) -> Output }`: no property can be typed by it and be
    /// asked that (The Swift Programming Language, Opaque and Boxed Protocol Types).
    private func isBehindGenericProtocols(_ edge: Edge, in project: VIPERProject) -> Bool {
        let boundaries = boundaries(of: edge, in: project)
        return !boundaries.isEmpty && boundaries.allSatisfy { project.graph[$0].hasAssociatedTypes }
    }

    /// The frame that a team builds its scenes on: each of them says again what it works with.
    private func areBases(_ type: TypeID, _ held: TypeID, in project: VIPERProject) -> Bool {
        !project.conformers[type].isEmpty && !project.conformers[held].isEmpty
    }

    /// Whoever wrote a scene without protocols decided that once.
    private func violations(_ faulty: [Edge], in project: VIPERProject) -> [Violation] {
        let scenes = Set(faulty.compactMap { project.scene(of: $0.from) })
        if scenes.isEmpty { return faulty.map { violation($0, in: project) } }
        let withProtocols = Set(project.typesInScope.filter { project.role(of: $0)?.isBoundary ?? false }.compactMap { project.scene(of: $0) })
        let decisions = Dictionary(grouping: faulty) { edge in
            project.scene(of: edge.from).flatMap { withProtocols.contains($0) ? nil : $0 }
        }
        return decisions.flatMap { scene, edges in
            guard let scene, edges.count > 1 else { return edges.map { violation($0, in: project) } }
            return [violation(edges.sorted { $0.site < $1.site }, of: scene, in: project)]
        }
    }
}

// MARK: - Messages

extension ConcreteBoundary {
    private func violation(_ edges: [Edge], of scene: Scene, in project: VIPERProject) -> Violation {
        var violation = violation(edges[0], in: project)
        if Set(edges.map(\.from)).count > 1 { violation.message += ", and so do other parts of the scene \(scene)" }
        violation.related = edges.dropFirst().map {
            Violation.Related(site: $0.site, message: "\(project.name($0.from)) holds \(project.name($0.to)) by its class")
        }.fewest
        violation.isUncertain = true
        violation.alternatives = edges.dropFirst().map { edge in
            var other = self.violation(edge, in: project)
            other.isUncertain = true
            return other
        }
        return violation
    }

    /// The protocol by which one part may know another: one that can be a property's type, if there is any.
    private func boundary(of edge: Edge, in project: VIPERProject) -> TypeID? {
        let boundaries = boundaries(of: edge, in: project)
        return boundaries.first { !project.graph[$0].hasAssociatedTypes } ?? boundaries.first
    }

    private func boundaries(of edge: Edge, in project: VIPERProject) -> [TypeID] {
        project.graph.allSupertypes(of: edge.to).filter { supertype in
            guard let boundary = project.role(of: supertype), boundary.implementer == project.role(of: edge.to) else { return false }
            // A presenter is its view's by one protocol, and its interactor's by another.
            return boundary.implementer != .presenter
                || boundary == (project.role(of: edge.from) == .interactor ? .interactorOutput : .presenterInterface)
        }
    }

    /// `IListPresenter`, `ListPresentationLogic`: many names say nothing of a role until somebody is typed so. What only this part implements, in its
    /// scene, with all that it is asked for here, was written for this place all the same.
    private func unusedBoundary(of edge: Edge, _ asked: @autoclosure () -> AskedProperties, in project: VIPERProject) -> TypeID? {
        project.graph.allSupertypes(of: edge.to).first { supertype in
            let entity = project.graph[supertype]
            return entity.kind == .protocol && !entity.isExternal && !entity.members.isEmpty && project.role(of: supertype) == nil
                && project.isEnough(supertype, for: edge, asked())
        }
    }

    private func cast(_ edge: Edge, past boundary: TypeID, in project: VIPERProject) -> Violation {
        Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) casts to \(project.phrase(edge.to)), past the protocol that stands between them",
            because: "In this dialect the parts of a stack know each other by protocols only: with another part behind the protocol, the cast fails.",
            help: "Declare what is needed in \(project.name(boundary)), which \(project.name(edge.to)) implements, and drop the cast.",
            related: project.declared(edge.to))
    }

    private func slip(_ edge: Edge, in project: VIPERProject) -> Violation {
        var violation = violation(edge, in: project)
        violation.message += ", as is done nowhere else"
        violation.because = "The team's parts know each other by protocols, so that each can be tested alone."
        violation.isUncertain = true
        return violation
    }

    private func past(_ edge: Edge, _ interface: TypeID, in project: VIPERProject) -> Violation {
        var violation = violation(edge, by: interface, in: project)
        violation.message += ", and nothing is typed by \(project.name(interface))"
        violation.because = "\(project.name(interface)) says what \(project.name(edge.to)) is asked, and serves nobody as long as all ask the class: "
            + "another part, as a test has one, can't stand in its place."
        violation.isUncertain = true
        return violation
    }

    /// - Parameter interface: the protocol that may stand in the class's place, where that is found out already.
    private func violation(_ edge: Edge, by interface: TypeID? = nil, in project: VIPERProject) -> Violation {
        let known = interface ?? boundary(of: edge, in: project)
        let base = edge.position == .genericArgument ? project.graph[edge.member].owner : edge.from
        let isOwn = base == edge.from
        let property = (isOwn ? "" : project.name(base) + ".") + project.label(of: edge.member)
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) holds \(project.phrase(edge.to)) by its \(project.graph[edge.to].kind.isValue ? "own type" : "class") in '\(property)'",
            because: "In this dialect the parts of a stack know each other by protocols only, so that each can be tested alone.",
            help: known.map { help(edge, by: $0, isOwn: isOwn, in: project) }
                ?? "Declare what is needed of \(project.name(edge.to)) as a protocol, and \(isOwn ? "type the property by that" : "write that here").",
            related: project.declared(edge.to))
    }

    /// What many scenes implement is no place for what one scene is asked for.
    private func help(_ edge: Edge, by known: TypeID, isOwn: Bool, in project: VIPERProject) -> String {
        let (part, common) = (project.name(edge.to), project.nameOfComposition(with: known, implementedBy: edge.to))
        if isCommon(known, beyond: edge.to, in: project), let declarations = project.declarationsOfOwn(besides: known, of: edge) {
            let name = project.nameOfOwnProtocol(for: edge.to, like: known)
            return "Declare a protocol of its own, such as \(name): \(common), \(declarations), and \(isOwn ? "type the property so" : "write that here")."
        }
        return "\(isOwn ? "Type the property" : "Write here") \(common), which \(part) already implements\(project.wantedDeclarations(in: known, of: edge, AskedProperties(project)))."
    }

    private func isCommon(_ known: TypeID, beyond part: TypeID, in project: VIPERProject) -> Bool {
        project.conformers[known].contains { other in
            other != part && project.role(of: other) == project.role(of: part) && !project.graph.allSupertypes(of: other).contains(part)
                && !project.graph.allSupertypes(of: part).contains(other)
        }
    }
}
