import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// Scenes know each other by their routers.
///
/// Seed 000 § The Router; § The Presenter, Indexing (a presenter that needs a callback sends itself as a delegate).
public struct ForeignModuleType: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "foreign-module-type",
        summary: "A scene names another scene's view controller, presenter or interactor.",
        what: """
            Looks at views, presenters and interactors, their models and protocols, and at every place where they name \
            a view controller, presenter or interactor of another scene, or where a presenter or interactor keeps a protocol by \
            which only the parts of that scene speak to each other, or is handed one, or casts to it, and sends it something, or opens it by its router or assembler, or by one that a factory makes for it or that it is handed, \
            or where a presenter or interactor sends that scene's presenter what its view does, by whatever leads to it (`AppScenes.shared.cart?.viewLoaded()`). Routers, assemblers \
            and container view controllers may; but a router that puts together a scene which somebody else assembles (a screen \
            outside of all scenes is told of that, too), makes its view controller without the presenter that it is given there, \
            speaks to another scene's interactor, casts to its presenter's class, or sends that what that scene's view does, is told \
            of. Delegates between presenters are protocols. A scene is a presenter with an interactor, a router or an \
            assembler; base classes belong to nobody, but for a presenter or interactor that its own scene is assembled with and one \
            other scene's inherits from.
            """,
        why: """
            Two scenes that know each other's classes are one scene in two folders: neither can be reused, moved or \
            tested without the other.
            """,
        instead: "Let the router bring the other scene up, and pass a delegate protocol for what comes back.",
        source: "seed 000, The Router; seed 002, Solving the back problem",
        limits: [
            "Scenes are told apart by the beginnings of their types' names; where a folder with another scene's presenter says otherwise, a type may be of both.",
            "Where more than one presenter or interactor has an assembler that it is handed open another scene, the team leads on so, and nothing is said.",
        ],
        examples: ForeignModuleType.examples + DialectExamples.of("foreign-module-type"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var isBase = Array(repeating: false, count: project.graph.types.count)
        for type in project.ownTypes {
            for supertype in project.graph[type].supertypes { isBase[supertype.type.position] = true }
        }
        let boundaries = SceneBoundaries(project)
        let routers = project.types(.router).filter { project.scene(of: $0) != nil }
        return project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.role(of: type), Self.bound(role), let scene = project.scene(of: type),
                project.isJudged(type, as: role), !project.isRouting(type)
            else { return [] }
            let namings = project.faultyNamings(by: type) { edge in
                guard project.areInDifferentScenes(type, edge.to), !isHandedOverBySegue(edge, in: project) else { return false }
                return (!isBase[edge.to.position] || project.isPartOfAnotherInherited(edge)) && (project.isOwnPartOfScene(edge.to) || isOpened(edge, by: role, in: project))
                    || boundaries.areCrossed(by: edge, of: role)
            }
            return decisions(namings, in: project).map { violation($0, from: scene, in: project) }
        } + assemblies(by: routers, outsiders(in: project), in: project) + BareScreens(project).screens(by: routers).map { bareScreen($0, in: project) }
            + orders(in: project) + messages(by: routers, in: project) + reaches(in: project) + makings(in: project)
            + HandedAssemblers(project).openings()
    }

    /// `((segue.destination as? LoanDetailViewController)?.presenter as? LoanDetailPresenter)?.output = presenter`: who reaches into the scene that a
    /// segue brings has one thing to mend, by however many of its classes.
    private func decisions(_ namings: [Edge], in project: VIPERProject) -> [[Edge]] {
        var decisions: [[Edge]] = []
        for naming in namings {
            let known = !project.isSegueHook(naming.member) ? nil : decisions.firstIndex { known in
                known[0].member == naming.member && !project.areInDifferentScenes(known[0].to, naming.to)
            }
            if let known { decisions[known].append(naming) } else { decisions.append([naming]) }
        }
        return decisions
    }

    /// What routers have to do with other scenes' presenters whose class they know.
    private func messages(by routers: [TypeID], in project: VIPERProject) -> [Violation] {
        let sent = eventsSent(in: project)
        let told = Set(sent.map { Decision(router: $0.from, part: $0.to) })
        return sent + casts(by: routers, in: project).filter { !told.contains(Decision(router: $0.from, part: $0.to)) }
    }

    /// `LoanDetailRouter.createModule()` in a presenter, which its own router is there to ask. One that is handed in is no fault.
    private func isOpened(_ edge: Edge, by role: Role, in project: VIPERProject) -> Bool {
        guard role == .presenter || role == .interactor, edge.position != .defaultArgument else { return false }
        switch project.role(of: edge.to) {
        case .router: return makesScreen(edge, in: project)
        case .assembler: return edge.kind == .creates || makesScreen(edge, in: project)
        default: return false
        }
    }

    /// `factory.makeDetail(for: loan)` in a presenter or interactor, which so has another scene's assembler made without naming it; the first of each two.
    private func makings(in project: VIPERProject) -> [Violation] {
        let calls = project.graph.calls.filter { call in
            guard let role = project.role(of: call.from), role == .presenter || role == .interactor, !call.isSelf,
                !project.isSetAside(call.from), !project.isRouting(call.from)
            else { return false }
            return assembler(madeBy: call, in: project) != nil
        }
        return Dictionary(grouping: calls) { Decision(router: $0.from, part: assembler(madeBy: $0, in: project) ?? .none) }
            .map { making($1.sorted { $0.site < $1.site }, of: $0.part, in: project) }
    }

    private func assembler(madeBy call: Call, in project: VIPERProject) -> TypeID? {
        let (graph, owner) = (project.graph, project.graph[call.callee].owner)
        guard graph[call.callee].kind == .func, project.role(of: owner).map({ $0 == .assembler }) ?? true else { return nil }
        return graph.edges(from: owner).first { edge in
            edge.member == call.callee && edge.position == .result && project.role(of: edge.to) == .assembler && edge.to != owner
                && project.areInDifferentScenes(call.from, edge.to)
        }?.to
    }

    /// Whether a static function is called there that hands out a view controller.
    private func makesScreen(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.position == .staticMember, let name = project.members(behind: edge)?.first else { return false }
        return project.graph.edges(from: edge.to).contains { own in
            own.position == .result && own.member.exists && project.graph.symbols[project.graph[own.member].name] == name
                && (project.reachedRole(of: own.to) ?? project.roleOfFramework(own.to)) == .view
        }
    }

    /// `prepare(for:sender:)` is told of the next screen by UIKit, and has to say what it is to hand it to who assembles its scene.
    private func isHandedOverBySegue(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard [.cast, .typeCheck, .localVariable].contains(edge.position), project.isSegueHook(edge.member),
            project.role(of: edge.to) == .view, let scene = project.scene(of: edge.to)
        else { return false }
        let isHandedOver = project.graph.edges(of: edge.member, from: edge.from).contains { other in
            [.router, .assembler].contains(project.role(of: other.to)) && project.scene(of: other.to) == scene
        }
        return isHandedOver && !project.graph[edge.to].members.contains { member in
            project.graph.calls(of: member).contains { $0.caller == edge.member }
        }
    }

    /// The screens that are not of VIPER, or not yet. One that keeps a presenter is the view of a scene.
    private func outsiders(in project: VIPERProject) -> [TypeID] {
        project.types(.view).filter {
            !project.isViewOfScene($0) && project.isViewController($0) && !project.isRouting($0) && project.scene(of: $0) == nil
        }
    }

    /// Routers, and screens outside of all scenes, that put another scene's parts together, though that scene has somebody for it.
    private func assemblies(by routers: [TypeID], _ outsiders: [TypeID], in project: VIPERProject) -> [Violation] {
        let ofRouters = routers.map { router in
            project.faultyNamings(by: router) { isPartMade($0, in: project) && project.areInDifferentScenes(router, $0.to) }
        }
        let ofOutsiders = outsiders.map { view in
            project.faultyNamings(by: view) { isPartMade($0, in: project) && project.scene(of: $0.to) != nil }
        }
        let made = (ofRouters + ofOutsiders).filter { !$0.isEmpty }
        if made.isEmpty { return [] }
        let makers = routers + project.types(.assembler)
        let assemblers = Dictionary(
            grouping: makers.flatMap { project.graph.edges(from: $0).filter { isPartMade($0, in: project) } }, by: \.to)
        let equipments = Dictionary(grouping: project.graph.assignments, by: \.caller)
        return made.flatMap { parts in
            Dictionary(grouping: parts) { project.scene(of: $0.to) }.values.compactMap { parts -> Violation? in
                let own = parts.lazy.compactMap { part in
                    assemblers[part.to]?.first { assembles($0.from, project.scene(of: part.to), in: project) }
                }.first
                // An interactor may be lent to another scene's presenter, which is told of then.
                guard parts.contains(where: { project.role(of: $0.to) == .presenter || isPutIntoPresenter($0, by: equipments[$0.member] ?? [], in: project) })
                else { return nil }
                return own.map { assembly(parts, though: $0.from, in: project) }
            }
        }
    }

    /// The scene's own router or assembler, or one that several scenes share: `ShopModuleBuilder`.
    private func assembles(_ type: TypeID, _ scene: Scene?, in project: VIPERProject) -> Bool {
        let own = project.scene(of: type)
        return own == scene || own == nil && project.role(of: type) == .assembler
    }

    /// `presenter.interactor = LoanListInteractor()`, for the presenter of the scene that the interactor belongs to.
    ///
    /// - Parameter equipments: what the same function puts anywhere.
    private func isPutIntoPresenter(_ part: Edge, by equipments: [Assignment], in project: VIPERProject) -> Bool {
        equipments.contains { equipment in
            guard equipment.value == part.to, equipment.target.exists else { return false }
            let owner = project.graph[equipment.target].owner
            return project.role(of: owner) == .presenter && project.scene(of: owner) == project.scene(of: part.to)
        }
    }

    private func isPartMade(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.kind == .creates else { return false }
        switch project.role(of: edge.to) {
        case .presenter: return !project.isPresenterOfPart(edge.to)
        case .interactor: return true
        default: return false
        }
    }

    /// Routers that reach through another scene's parts for its interactor; those that made it are at work on it.
    private func orders(in project: VIPERProject) -> [Violation] {
        let isRouters = { (sender: TypeID) in project.role(of: sender) == .router }
        let calls = project.graph.calls.lazy.filter { isRouters($0.from) && !$0.isSelf }.map { Order(from: $0.from, member: $0.callee, site: $0.site) }
        let assignments = project.graph.assignments.lazy.filter { isRouters($0.from) && !$0.isSelf }
            .map { Order(from: $0.from, member: $0.target, site: $0.site) }
        let faulty = (Array(calls) + Array(assignments)).filter { order in
            let owner = project.graph[order.member].owner
            guard project.role(of: owner)?.reached == .interactor,
                project.graph[order.member].kind != .`init`, !project.isSetAside(order.from)
            else { return false }
            return project.areInDifferentScenes(order.from, owner) && !project.graph.edges(from: order.from).contains { edge in
                edge.kind == .creates && (edge.to == owner || project.graph.allSupertypes(of: edge.to).contains(owner))
            }
        }
        return Dictionary(grouping: faulty) { Decision(router: $0.from, part: project.graph[$0.member].owner) }.values
            .map { violation($0.sorted { $0.site < $1.site }, in: project) }
    }

    /// `feedPresenter.viewIsReady()`: routers that play the view of another scene whose presenter they know by its class; the first of each two.
    /// What a module interface asks for is there to be sent, and who makes a presenter sets it up.
    private func eventsSent(in project: VIPERProject) -> [Violation] {
        let calls = project.graph.calls.filter { call in
            project.role(of: call.from) == .router && !call.isSelf && project.role(of: call.receiver) == .presenter && project.graph[call.callee].kind == .func
                && !project.isSetAside(call.from) && project.areInDifferentScenes(call.from, call.receiver) && !project.isPresenterOfPart(call.receiver) && isOnlyOfView(call, in: project)
                && !project.graph.edges(from: call.from).contains { $0.kind == .creates && $0.to == call.receiver }
        }
        return Dictionary(grouping: calls) { Decision(router: $0.from, part: $0.receiver) }.values
            .map { eventSent($0.sorted { $0.site < $1.site }, in: project) }
    }

    /// `AppScenes.shared.cart?.viewLoaded()` in a presenter or interactor, which names nothing of the scene that it speaks to; the first of each two.
    private func reaches(in project: VIPERProject) -> [Violation] {
        let calls = project.graph.calls.filter { call in
            guard let role = project.role(of: call.from), role == .presenter || role == .interactor, !call.isSelf,
                project.role(of: call.receiver) == .presenter, project.graph[call.receiver].kind == .class, project.graph[call.callee].kind == .func,
                !project.isSetAside(call.from)
            else { return false }
            return project.areInDifferentScenes(call.from, call.receiver)
                && project.conformers[call.receiver].isEmpty && !project.isPresenterOfPart(call.receiver) && isOnlyOfView(call, in: project)
                && !project.graph.edges(from: call.from).contains { $0.to == call.receiver }
        }
        return Dictionary(grouping: calls) { Decision(router: $0.from, part: $0.receiver) }.values
            .map { eventSent($0.sorted { $0.site < $1.site }, in: project) }
    }

    /// `(chat.output as? ChatPresenter)?.configure(id: id)`: routers that reach the class behind another scene's protocol. By a module
    /// interface they may ask, and who makes a scene's parts sets them up.
    private func casts(by routers: [TypeID], in project: VIPERProject) -> [Violation] {
        routers.flatMap { router -> [Violation] in
            let casts = project.faultyNamings(by: router) { edge in
                edge.position == .cast && project.role(of: edge.to) == .presenter && project.areInDifferentScenes(router, edge.to)
                    && !project.isPresenterOfPart(edge.to) && !makesParts(router, of: edge.to, in: project)
            }
            return Dictionary(grouping: casts, by: \.to).values.map { cast($0, in: project) }
        }
    }

    private func makesParts(_ router: TypeID, of presenter: TypeID, in project: VIPERProject) -> Bool {
        let scene = project.scene(of: presenter)
        return project.graph.edges(from: router).contains { isPartMade($0, in: project) && project.scene(of: $0.to) == scene }
    }

    /// Whether a presenter has the method for its own scene's view, which calls it, and for no module interface.
    private func isOnlyOfView(_ call: Call, in project: VIPERProject) -> Bool {
        let requirements = project.graph.allSupertypes(of: call.receiver).flatMap { project.graph[$0].members }
            .filter { project.isRequirement($0, for: call.callee) }
        guard requirements.contains(where: { project.role(of: project.graph[$0].owner) == .presenterInterface }),
            !requirements.contains(where: { project.role(of: project.graph[$0].owner) == .moduleInterface })
        else { return false }
        let scene = project.scene(of: call.receiver)
        return ([call.callee] + requirements).flatMap { project.graph.calls(of: $0) }.contains { other in
            project.effectiveRole(of: other.from) == .view && project.scene(of: other.from) == scene
        }
    }

    /// A message to an instance, or a value that is put into it.
    private struct Order {
        var from: TypeID
        var member: MemberID
        var site: Site
    }

    private struct Decision: Hashable {
        var router: TypeID
        var part: TypeID
    }

    private static func bound(_ role: Role) -> Bool { !role.isBesideLayers && role != .entity }
}

// MARK: - Messages

extension ForeignModuleType {
    private func violation(_ namings: [Edge], from scene: Scene, in project: VIPERProject) -> Violation {
        let (edge, others) = (namings[0], namings.dropFirst())
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) \(project.naming(edge, what: "\(project.phrase(at: edge)) of another scene"))",
            because: "Another scene is the router's alone to know, and answers through a delegate: \(scene) can't be used without \(project.scene(of: edge.to)?.name ?? "the other").",
            help: helpOnCast(edge, in: project) ?? (project.reachedRole(of: edge.to) == .interactor
                ? "Give \(scene) an interactor of its own, and share what both need in a service."
                : project.helpOnEmbedding(edge) ?? "Let the router open the scene, and take what comes back through a delegate protocol."),
            related: project.declared(project.typeRead(at: edge))
                + others.map { Violation.Related(site: $0.site, message: "and \(project.name($0.to)) here") }.fewest,
            isUncertain: namings.allSatisfy { project.graph[$0.to].kind == .protocol },
            repetitions: others.map { Violation.Repetition($0) })
    }

    /// `(moduleOutput as? LoanListPresenter)?.reload()`: the protocol for what comes back is at hand.
    private func helpOnCast(_ edge: Edge, in project: VIPERProject) -> String? {
        guard edge.position == .cast || edge.position == .typeCheck else { return nil }
        let supertypes = Set(project.graph.allSupertypes(of: edge.to))
        let held = project.graph.family(of: edge.from).lazy.flatMap { project.graph.edges(from: $0) }.first { held in
            held.kind == .holds && supertypes.contains(held.to) && project.role(of: held.to) == .moduleInterface
        }
        return held.map { "Tell \(project.name($0.to)), which \(project.name(edge.to)) implements, what has happened, and drop the cast." }
    }

    private func assembly(_ parts: [Edge], though own: TypeID, in project: VIPERProject) -> Violation {
        let edge = parts[0]
        let scene = project.scene(of: edge.from) == nil ? project.scene(of: edge.to).map { "the scene \($0)" } : nil
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) creates \(project.phrase(edge.to)) of \(scene ?? "another scene"), which \(project.name(own)) assembles",
            because: "Only \(project.name(own)) knows how that scene is put together; what it is given later is missing here.",
            help: askingHelp(own, by: edge.from, in: project),
            related: project.declared(own) + parts.dropFirst().map {
                Violation.Related(site: $0.site, message: "and \(project.name($0.to)) here")
            }.fewest,
            repetitions: parts.dropFirst().map { Violation.Repetition($0) })
    }

    private func bareScreen(_ screen: BareScreens.Screen, in project: VIPERProject) -> Violation {
        let (edge, own, view) = (screen.made, project.name(screen.assembler), project.name(screen.made.to))
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) creates \(project.phrase(edge.to)) of another scene without its '\(project.label(of: screen.property))', which \(own) gives it",
            because: "Only \(own) knows how that scene is put together: with nobody behind it, \(view) shows nothing and answers to nothing.",
            help: askingHelp(screen.assembler, by: edge.from, in: project), related: project.declared(screen.assembler))
    }

    /// What a router already knows the other scene's assembler by: of another package the class may be out of its sight.
    private func askingHelp(_ assembler: TypeID, by router: TypeID, in project: VIPERProject) -> String {
        let interfaces = project.graph.allSupertypes(of: assembler).filter { project.graph[$0].kind == .protocol && !project.graph[$0].isExternal }
        let known = project.graph.edges(from: router).first { $0.kind == .holds && interfaces.contains($0.to) }?.to
        return known.map { "Ask \(project.name($0)), which \(project.name(assembler)) implements, for the scene." } ?? "Ask \(project.name(assembler)) for the scene."
    }

    private func violation(_ orders: [Order], in project: VIPERProject) -> Violation {
        let order = orders[0]
        let interactor = project.graph[order.member].owner
        let verb = project.graph[order.member].kind == .func ? "calls" : "sets"
        return Violation(
            site: order.site, from: order.from, to: interactor, subject: project.label(of: order.member),
            message: "\(project.phrase(order.from)) \(verb) '\(project.label(of: order.member))' of \(project.phrase(interactor)) of another scene",
            because: "What is behind a scene's presenter is nobody else's: \(project.scene(of: interactor)?.name ?? "it") can't be changed without this router.",
            help: "Hand it to whatever assembles that scene, or to its presenter by a module interface.",
            related: orders.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest)
    }
}

extension ForeignModuleType {
    private func cast(_ casts: [Edge], in project: VIPERProject) -> Violation {
        let edge = casts[0]
        let (presenter, scene) = (project.name(edge.to), project.scene(of: edge.to)?.name ?? "the other scene")
        let module = project.graph.allSupertypes(of: edge.to).first { project.role(of: $0) == .moduleInterface && project.scene(of: $0) == project.scene(of: edge.to) }
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: "",
            message: "\(project.phrase(edge.from)) casts to \(project.phrase(edge.to)) of another scene",
            because: """
                Other scenes know a presenter by its module interface at most: \(scene) can't be changed without this router, and with another \
                presenter there the cast fails.
                """,
            help: module.map { "Declare what is needed in \(project.name($0)), which \(presenter) implements, and cast to that." }
                ?? "Declare what is needed as a module interface that \(presenter) implements, or hand it to whoever assembles \(scene).",
            related: casts.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest, isUncertain: true,
            repetitions: casts.dropFirst().map { Violation.Repetition($0) })
    }

    private func making(_ calls: [Call], of assembler: TypeID, in project: VIPERProject) -> Violation {
        let (call, label) = (calls[0], project.label(of: calls[0].callee))
        return Violation(
            site: call.site, from: call.from, to: assembler, subject: label,
            message: "\(project.phrase(call.from)) has \(project.phrase(assembler)) of another scene made by '\(label)'",
            because: "Another scene is the router's alone to know, and answers through a delegate: \(project.name(call.from)) can't be used without \(project.scene(of: assembler)?.name ?? "the other").",
            help: "Let the router open the scene, and take what comes back through a delegate protocol.",
            related: project.declared(assembler) + calls.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest)
    }

    private func eventSent(_ calls: [Call], in project: VIPERProject) -> Violation {
        let call = calls[0]
        let label = project.label(of: call.callee)
        return Violation(
            site: call.site, from: call.from, to: call.receiver, subject: label,
            message: "\(project.phrase(call.from)) sends \(project.phrase(call.receiver)) of another scene '\(label)', as only its view does",
            because: "What happens in a scene's view its presenter is told by that view: \(project.scene(of: call.receiver)?.name ?? "it") can't be changed without \(project.role(of: call.from) == .router ? "this router" : project.name(call.from)).",
            help: "Tell it by a module interface or a delegate protocol what has happened here.",
            related: calls.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest, isUncertain: true)
    }
}

// MARK: - Examples

extension ForeignModuleType {
    static let examples = [
        RuleMetadata.Example("One presenter holds another scene's", files: files(delegate: "↓LoanListPresenter")),
        RuleMetadata.Example("It reports to a delegate", files: files(delegate: "LoanDetailPresenterDelegate")),
    ]

    private static func files(delegate: String) -> [(name: String, source: String)] {
        [
            (
                "LoanDetail.swift",
                """
                protocol LoanDetailPresenterDelegate: AnyObject { func eventLoanRenewed() }
                final class LoanDetailUseCase { func eventRenew() {} }
                final class LoanDetailPresenter {
                    private let useCase: LoanDetailUseCase
                    private weak var delegate: \(delegate)?
                    init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                    func eventRenew() { useCase.eventRenew(); delegate?.eventLoanRenewed() }
                }
                """
            ),
            (
                "LoanList.swift",
                """
                final class LoanListUseCase { func eventRefresh() {} }
                final class LoanListPresenter: LoanDetailPresenterDelegate {
                    private let useCase: LoanListUseCase
                    init(useCase: LoanListUseCase) { self.useCase = useCase }
                    func eventLoanRenewed() { useCase.eventRefresh() }
                }
                """
            ),
        ]
    }
}
