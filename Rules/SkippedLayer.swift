import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Only neighbours talk to each other.
///
/// Seed 000 § Honour The Layer Boundaries; § The VIPER Classes (the presenter asks the router).
public struct SkippedLayer: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "skipped-layer",
        summary: "A layer names a type or a protocol of a layer that it doesn't border on.",
        what: """
            Looks at every place where a view names an interactor, an entity, a gateway or manager, a presentation \
            model or a router, a presenter names an entity, a gateway or a manager, or an interactor names the view's \
            interface or a router. Protocols count as the types that stand behind them, and what an interface hands to \
            whoever implements it (`func load(for view: LoanListView)` of an interactor's) is named by that. A call counts as well \
            where it reaches such a type without naming it, through what others hold: `presenter.interactor.load()`, and so \
            does what is read or set of it there (`presenter?.viewController?.total.text = "…"`). What a property wrapper takes from a container is named \
            by the property (`@Environment(\\.loanService) var service`). A \
            scene's router is reported where it asks anything of the interactor that it keeps of its own scene, where it asks a gateway, a manager or a use case for data: for an answer that comes later, \
            to list or look up records, or to keep one, or where its presenter asks it and it changes what those keep (`orders.clear()`, `recents.add(id)`, `session.token = nil`), or \
            sets its database to work (`store.context.save()`) or makes something out by the records that it has (`cart.items.isEmpty`). A router or coordinator that no \
            scene is called after is reported where a presenter asks it and it asks for data in that very method; and a presenter with a router of its own where it leads on by another one's \
            shared instance (`AppRouter.shared.showLogin()`).
            """,
        why: """
            A layer that reaches past its neighbour takes that neighbour's decisions: a view with a manager has become \
            its own use case, and nobody can change or test what lies between.
            """,
        instead: "Send the neighbour an event, and let it hand out values of its own for what is needed.",
        source: "seed 000, Honour The Layer Boundaries",
        options: [
            RuleMetadata.Option(
                name: "allow", kind: .rolePairs,
                summary: "Pairs of roles that may name each other all the same, outer one first: `presenter -> entity`; an entity itself names nobody further out."),
            RuleMetadata.Option(
                name: "cross-cutting", kind: .strings,
                summary: "Words in the names of managers and gateways that serve every layer, so that views and presenters may ask them: `Analytics`."),
            RuleMetadata.Option(
                name: "leave-handed-entities", kind: .bool,
                summary: "Whether a view may name an entity that interfaces hand views: `entity-leak` tells there where that may not be."),
        ],
        limits: [
            "Enumerations of the entities' layer may travel: they are values.",
            "Where views may know entities, a row or a state that is not called a view model may have them as well.",
            "A type of any name that writes and reads files, or works with the Keychain, `UserDefaults`, a database or the network, is a manager where an "
                + "interactor asks it, or a presenter that has an interactor asks it for data; one for pictures is not, nor a log.",
            "One that only a view asks is a manager where the view has a presenter and calls what gives decoded models or entities from the network, or keeps "
                + "entities. What gives it bytes or pictures, and what keeps texts, numbers or settings of its looks, is let pass, and so is a function at the top level. A value that is listed, or "
                + "has an identity beside what it stores, is data whatever it does.",
            "A constant of a namespace (`LoanAPI.pageSize` of an enumeration) may be read by all.",
            "A manager that is only told something, asked for yes or no, for the time or for words (`message(for: error)`), and keeps and fetches nothing is "
                + "cross-cutting as well; one that fills a `UIImageView`, or answers with nothing but pictures, fonts and colours, a view may ask.",
            "Of a router that no scene is called after no call to what is called after a session, a login or the app's settings is looked at: what the app is in decides where it leads.",
            "A property that a router sets is one that keeps its value where a framework keeps data (`UserDefaults`). What is called after routes, tabs or an onboarding a router may keep.",
            "A view that nothing ties to a presenter is no part of a scene and is not looked at; who makes it in one function with its scene's presenter does.",
            "A view may carry a router weakly, for its connector to hand on, as long as it asks that nothing itself, or keep one that it asks in "
                + "`prepare(for:sender:)` alone; a function of its own "
                + "may take a router or a gateway that it only hands to an assembler.",
            "A view of SwiftUI, or a modifier, may observe its router, bind what that has opened, and have it make views; what leads on is told at the call, or "
                + "where the view opens something in the router's state itself.",
        ],
        examples: SkippedLayer.examples + DialectExamples.of("skipped-layer"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let layers = LayerSpans(
            project: project, allowed: options.rolePairs("allow"), crossCutting: options.strings("cross-cutting"))
        lazy var extensions = ModelExtensions(project)
        let namings = project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type), let span = layers.own(role), project.isJudged(type, as: role)
            else { return [] }
            return project.faultyNamings(by: type, unlessAskedFor: layers.isExcuse) { edge in
                layers.isSkipped(by: edge, role: role, span: span) && (role != .entity || extensions.place(of: type, in: edge.site.file) == nil)
            }
                .map { violation($0, role: role, in: project) }
        }
        let fetches = self.fetches(layers, in: project)
        let changes = self.changes(layers, besides: fetches, in: project)
        return handed(asked(namings, in: project), options, in: project) + reaches(layers, in: project) + uses(layers, in: project) + reads(layers, in: project)
            + orders(in: project) + changes + fetches + routerReads(layers, besides: fetches + changes, in: project) + detours(layers, in: project)
    }

    /// `FavoritesStore.shared.isFavorite(id)` in one function and `FavoritesStore.shared.toggle(id)` in the next: who goes past a layer to ask for data
    /// has decided that once.
    private func asked(_ namings: [Violation], in project: VIPERProject) -> [Violation] {
        var firsts: [Pair: Int] = [:]
        var told: [Violation] = []
        for var naming in namings {
            let pair = Pair(from: naming.from, to: naming.to)
            guard project.role(of: naming.to)?.isDataAccess == true else { told.append(naming); continue }
            // Which of them stands first makes no other fault of it.
            naming.subject = ""
            if let first = firsts[pair] { told[first].alternatives.append(naming) } else { firsts[pair] = told.count; told.append(naming) }
        }
        for first in firsts.values { told[first].related += told[first].alternatives.map { Violation.Related(site: $0.site, message: "and here") }.fewest }
        return told
    }

    /// A view that names an entity has one fault, however often it does, and where an interface hands it one, that is the interface's decision.
    private func handed(_ namings: [Violation], _ options: RuleOptions, in project: VIPERProject) -> [Violation] {
        let protocols = (project.types(.viewInterface) + project.types(.presenterInterface)).filter { project.graph[$0].kind == .protocol }
        let handed = Set(protocols.flatMap { project.graph.edges(from: $0).filter(\.isSignature).map(\.to) })
        let groups = Dictionary(grouping: namings) { naming -> Pair? in
            guard project.role(of: naming.to) == .entity, project.effectiveRole(of: naming.from) == .view else { return nil }
            return Pair(from: project.graph.outermost(of: naming.from), to: naming.to)
        }
        return groups.flatMap { pair, namings in
            if pair == nil { return namings }
            let isLeft = handed.contains(namings[0].to) && options.bool("leave-handed-entities", default: false)
            return isLeft ? [] : [namings.asOne(in: project)].compactMap { $0 }
        }
    }

    /// Calls by which a scene's router asks for data and waits for it, lists, finds or keeps some, the first of each two. What it
    /// creates and hands on is wiring, and what the app is in, or yes or no, decides where it leads.
    private func fetches(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        lazy var asked = project.routersThatPresentersAsk
        return firstCalls(in: project) { call, receiver, target in
            guard project.role(of: call.from) == .router, Self.sources.contains(target.reached), !layers.isCrossCutting(receiver, as: target)
            else { return false }
            if project.scene(of: call.from) == nil { return project.isFetchOfSharedRouter(call, target, asked: asked) }
            return (project.isWork(call.callee) || project.isOrder(call, target)
                    || project.isPastPresenter(call, target) || target.isDataAccess && !project.keepsPlaces(receiver) && (project.isChange(call.callee) || project.isKeeping(call.callee))
                    && project.isRouterOfScene(call.from, asked: asked))
                && !project.isSettingUp(call) && !project.isLookUp(call)
        }.compactMap { violation($0, in: project) }
    }

    /// Calls by which a view leads on that may only observe the router, the first of each two; where it calls none, what it changes of the
    /// router's state to the same end.
    private func orders(in project: VIPERProject) -> [Violation] {
        let calls = firstCalls(in: project) { call, receiver, target in
            target.reached == .router && project.effectiveRole(of: call.from) == .view && project.isObserved(call.receiver, by: call.from)
                && project.isJudged(call.from, as: .view) && project.isWayOn(call.callee)
        }
        let told = Set(calls.map { Pair(from: $0.from, to: $0.receiver) })
        return calls.compactMap { violation($0, in: project) } + openings(besides: told, in: project)
    }

    private static let sources: RoleSet = [.interactor, .gateway, .manager]

    /// Calls by which a type reaches another one that neither it nor what it inherits from names, which would be told of the
    /// name; the first of each two.
    private func reaches(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        let own = Set(project.ownTypes)
        return firstCalls(in: project, to: { asked(by: $0, in: project) }) { call, receiver, target in
            guard Self.reached.contains(target.reached), own.contains(call.from),
                target.reached != .router || !project.isSegueHook(call.caller) && !project.makesView(call.callee),
                let role = project.effectiveRole(of: call.from), project.isJudged(call.from, as: role),
                let span = layers.own(role)
            else { return false }
            return layers.isSkipped(target, receiver, by: call.from, role: role, span: span)
        }.filter { !isNamed([asked(by: $0, in: project), $0.receiver], by: $0.from, in: project, besidesMakingOutside: $0.caller) }
            .compactMap { violation($0, to: asked(by: $0, in: project), in: project) }
    }

    /// Who is asked: where protocols of several parts inherit the message from one that is no part's, `Closable`, the one that is known.
    private func asked(by call: Call, in project: VIPERProject) -> TypeID {
        let owner = project.graph[call.callee].owner
        let isShared = project.graph[owner].kind == .protocol && project.role(of: owner) == nil && !project.graph[owner].isExternal
        return isShared && call.receiver.exists && project.graph[call.receiver].kind == .protocol ? call.receiver : owner
    }

    /// Whether a type names one of a family, or what it inherits from does.
    ///
    /// - Parameter caller: the function to which it doesn't matter what parts of the stack others make: who has put the scene together
    ///   in `viewDidLoad()` reaches past the presenter all the same in `presenter.router.showDetail()`.
    private func isNamed(_ family: [TypeID], by type: TypeID, in project: VIPERProject, besidesMakingOutside caller: MemberID = .none) -> Bool {
        project.graph.family(of: type).lazy.flatMap { project.graph.edges(from: $0) }.contains { edge in
            guard family.contains(edge.to) || family.contains(where: { project.graph.allSupertypes(of: edge.to).contains($0) }) else { return false }
            return !(caller.exists && edge.kind == .creates && edge.member.exists && edge.member != caller
                && project.graph[edge.member].kind.isFunction && project.role(of: edge.to)?.isDataAccess != true)
        }
    }

    /// The first call of each two types, in the order of the source, among those that a question is answered with yes for.
    ///
    /// - Parameter receiver: who is taken for the one that is asked, the type with the message if left out.
    func firstCalls(
        in project: VIPERProject, to receiver: ((Call) -> TypeID)? = nil, where isFault: (Call, TypeID, Role) -> Bool
    ) -> [Call] {
        var calls: [Pair: Call] = [:]
        for call in project.graph.calls where !call.isSelf {
            let receiver = receiver?(call) ?? project.graph[call.callee].owner
            guard let target = project.role(of: receiver) else { continue }
            let pair = Pair(from: call.from, to: receiver)
            if calls[pair].map({ call.site < $0.site }) ?? true, isFault(call, receiver, target) { calls[pair] = call }
        }
        return calls.values.sorted { $0.site < $1.site }
    }

    struct Pair: Hashable {
        var from: TypeID
        var to: TypeID
    }

    /// What is asked to do something; entities and models are asked for what they hold.
    private static let reached: RoleSet = [.view, .interactor, .gateway, .manager, .router]
}

// MARK: - Properties

extension SkippedLayer {
    /// `ServiceLayer.shared.settings.isPushEnabled`: where a type reads or sets a property of what somebody hands out; the first of each two,
    /// and none where a call is told.
    private func uses(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        // Asked once of each type that somebody reaches by its name.
        var sharing: [TypeID: Bool] = [:]
        func shares(_ type: TypeID) -> Bool {
            if let known = sharing[type] { return known }
            let shares = project.sharesObjects(type)
            sharing[type] = shares
            return shares
        }
        return project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type), let span = layers.own(role), project.isJudged(type, as: role) else { return [] }
            var seen: Set<TypeID> = []
            return project.graph.edges(from: type).filter { edge in
                edge.position == .staticMember && shares(edge.to) && !project.isOfPreview(edge)
            }.flatMap { project.properties(behind: $0).dropFirst() }.sorted { $0.site < $1.site }.filter { use in
                guard let target = project.role(of: use.receiver), target.isDataAccess, seen.insert(use.receiver).inserted else { return false }
                return layers.isSkipped(target, use.receiver, by: type, role: role, span: span) && !isToldOtherwise(use, by: type, in: project)
            }.map { violation($0, "uses", by: type, role: role, in: project) }
        }
    }

    /// `presenter.interactor.total`: where a type reads or sets a property of what its neighbour lets it see, the first of each two, and none
    /// where it names that or calls it.
    private func reads(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        [Role.view, .presenter, .interactor].flatMap { role in project.types(role).flatMap { reads(layers, by: $0, role, in: project) } }
    }

    private func reads(_ layers: LayerSpans, by type: TypeID, _ role: Role, in project: VIPERProject) -> [Violation] {
        guard let span = layers.own(role), project.isJudged(type, as: role) else { return [] }
        var seen: Set<TypeID> = []
        return project.propertiesBehindNeighbour(of: type, as: role).filter { use in
            // `presenter.interactor.store?.load()` is told at the call.
            if use.type.exists, let given = project.role(of: use.type), Self.reached.contains(given.reached) { return false }
            guard let target = project.role(of: use.receiver), seen.insert(use.receiver).inserted else { return false }
            return layers.isSkipped(target, use.receiver, by: type, role: role, span: span) && !isToldOtherwise(use, by: type, in: project)
        }.map { violation($0, $0.isSet ? "sets" : "reads", by: type, role: role, in: project) }
    }

    /// Whether a type names or calls as well whose property it uses.
    private func isToldOtherwise(_ use: ReachedProperty, by type: TypeID, in project: VIPERProject) -> Bool {
        let family = [use.receiver, project.graph[use.member].owner]
        return isNamed(family, by: type, in: project) || family.flatMap { project.graph[$0].members }.contains { member in
            project.graph.calls(of: member).contains { $0.from == type }
        }
    }

    /// Where a view opens something in the state of a router that it may only observe, the first of each view.
    ///
    /// - Parameter told: whose calls are told.
    private func openings(besides told: Set<Pair>, in project: VIPERProject) -> [Violation] {
        guard project.types(.router).contains(where: { project.graph.isObservable($0) }) else { return [] }
        return project.ownTypes.compactMap { type in
            guard project.effectiveRole(of: type) == .view, project.isJudged(type, as: .view) else { return nil }
            let opening = project.graph.edges(from: type).filter { edge in
                project.role(of: edge.to) == .router && !told.contains(Pair(from: type, to: edge.to))
            }.flatMap { project.stateChanges(by: $0) }.min { $0.site < $1.site }
            return opening.map { violation($0, "changes", by: type, role: .view, isUncertain: true, in: project) }
        }
    }

    func violation(
        _ use: ReachedProperty, _ verb: String, by type: TypeID, role: Role, isUncertain: Bool = false, in project: VIPERProject
    ) -> Violation {
        let target = project.role(of: use.receiver) ?? .manager
        return Violation(
            site: use.site, from: type, to: use.receiver, subject: "",
            message: "\(project.phrase(type)) \(verb) '\(project.label(of: use.member))' of \(project.phrase(use.receiver)), past the layer between them",
            because: because(role, target),
            help: help(type, role, target, use.receiver, in: project),
            related: project.declared(use.receiver), isUncertain: isUncertain,
            repetitions: project.locators(by: type, of: use.receiver).map { Violation.Repetition($0) })
    }
}

// MARK: - Messages

extension SkippedLayer {
    private func violation(_ edge: Edge, role: Role, in project: VIPERProject) -> Violation {
        let target = project.role(of: edge.to) ?? .entity
        let databases = project.databaseUses(beside: edge)
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) \(project.naming(edge)), past the layer between them",
            because: because(role, target),
            help: helpToTakeOut(edge, in: project) ?? helpToKeep(edge, role, target, in: project) ?? help(edge.from, role, target, edge.to, at: edge.member, in: project),
            related: project.declared(edge.to) + databases.map { Violation.Related(site: $0.site, message: "and \(project.name($0.to)) here") }.fewest,
            repetitions: (made(with: edge, in: project) + project.locators(of: edge) + databases).map { Violation.Repetition($0) })
    }

    /// `let store: LoanStoring = LoanStore(database: Database())`, `let store = Services.shared.store`: who gives up the one gives
    /// up the others.
    private func made(with edge: Edge, in project: VIPERProject) -> [Edge] {
        guard edge.kind == .holds || edge.kind == .creates, edge.member.exists,
            project.graph.declaration(of: edge.member).initialValue.exists
        else { return [] }
        return project.graph.edges(of: edge.member, from: edge.from).filter { other in
            if other.position == .staticMember { return edge.kind == .holds }
            return other.kind == .creates
                ? project.role(of: other.to)?.isDataAccess ?? false || project.graph.allSupertypes(of: other.to).contains(edge.to)
                : project.isToldByWhatItMakes(other, among: [edge])
        }
    }

    private func violation(_ call: Call, to known: TypeID? = nil, in project: VIPERProject) -> Violation? {
        let receiver = known ?? project.graph[call.callee].owner
        guard let role = project.effectiveRole(of: call.from), let target = project.role(of: receiver) else { return nil }
        return Violation(
            site: call.site, from: call.from, to: receiver, subject: "",
            message: "\(project.phrase(call.from)) calls '\(project.label(of: call.callee))' of \(project.phrase(receiver)), past the layer between them",
            because: because(role, target),
            help: help(call.from, role, target, receiver, at: call.caller, in: project),
            related: project.declared(receiver), isUncertain: role == .router,
            repetitions: project.locators(by: call.from, of: receiver).map { Violation.Repetition($0) })
    }

    private func because(_ role: Role, _ target: Role) -> String {
        if role == .router { return "A router leads from scene to scene; what a scene shows or changes is its interactor's part." }
        if target.reached == .router {
            return "Only the presenter decides whether another scene comes next, so it alone asks the router."
        }
        if role == .viewModel, target == .entity {
            return "A view model is what the view is shown: with an entity in it, the screen hangs on the form of the data."
        }
        let isPastBoth = role.reached == .view && (target.isDataAccess || target == .entity)
        let between = isPastBoth ? "the presenter and the interactor stand" : role.reached == .view || role.reached == .interactor
            ? "the presenter stands" : "the interactor stands"
        return "Objects of layers that don't border on each other know nothing of each other: \(between) between the two."
    }
}

// MARK: - Examples

extension SkippedLayer {
    private static let manager = """
        struct LoanEntity { let title: String }
        protocol LoanManager { func fetch() -> LoanEntity }
        final class LoanManagerImpl: LoanManager { func fetch() -> LoanEntity { LoanEntity(title: "") } }
        """

    static let examples = [
        RuleMetadata.Example(
            "The presenter asks the manager itself",
            ExampleStack.source(
                presenter: """
                    var manager: ↓LoanManager?
                        func eventViewReady() { useCase.eventViewReady() }
                    """,
                others: manager)),
        RuleMetadata.Example(
            "The presenter tells analytics what was done",
            ExampleStack.source(
                presenter: """
                    var analytics: LoanAnalyticsManager?
                        func eventViewReady() { useCase.eventViewReady(); analytics?.track() }
                    """,
                others: "protocol LoanAnalyticsManager { func track() }\nfinal class LoanAnalyticsManagerImpl: LoanAnalyticsManager { func track() {} }")),
        RuleMetadata.Example(
            "The interactor asks the manager",
            ExampleStack.source(
                useCaseOutput: """
                    weak var output: LoanListUseCaseOutput?
                        private var manager: LoanManager?
                    """,
                others: manager)),
        RuleMetadata.Example(
            "A view with a use case", files: [
                ("LoanListCell.swift", "import UIKit\nfinal class LoanListCell: UITableViewCell { var useCase: ↓LoanListUseCase? }"),
                ("LoanList.swift", ExampleStack.source(others: "extension LoanListViewController { func dequeue() -> LoanListCell { LoanListCell() } }")),
            ]),
        RuleMetadata.Example(
            "A cell that is handed its line of text", files: [
                ("LoanListCell.swift", "import UIKit\nfinal class LoanListCell: UITableViewCell { func show(title: String) {} }"),
                ("LoanList.swift", ExampleStack.source(others: "extension LoanListViewController { func dequeue() -> LoanListCell { LoanListCell() } }")),
            ]),
    ]
}
