import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// Whoever works in a stack doesn't build it.
///
/// Seed 003 § The Connector: none of the classes in the stack can perform the injection without violating the rule;
/// seed 001 § Communication and references: module components are created and set up in the wireframe.
public struct SelfAssembly: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "self-assembly",
        summary: "A view, presenter or interactor creates its own collaborator.",
        what: """
            Looks at every place where a view, presenter or interactor makes a presenter, an interactor or a router. A \
            presenter may make the presenters of its rows, and a view the views that it is made of. A function that puts its whole scene together \
            is one finding: that it knows the view, and gives a view controller, goes with it.
            """,
        why: """
            Who creates its collaborator knows its class and all that the class needs in turn: the whole stack then \
            hangs on one constructor, and no test can put anything else in its place.
            """,
        instead: "Take the collaborator in the initialiser or by a property, and let the assembler create it.",
        source: "seed 003, The Connector; seed 001, Communication and references",
        options: [
            RuleMetadata.Option(
                name: "allow-defaults", kind: .bool,
                summary: """
                    Whether a default argument may create it, and the initial value of a property that others may set, but for one of a protocol's \
                    type where whoever makes the instance sets its collaborators.
                    """),
            RuleMetadata.Option(
                name: "allow", kind: .rolePairs,
                summary: "Pairs of roles of which the first may create the second all the same: `presenter -> router`."),
        ],
        limits: [
            "What a factory function makes is not looked at, but for a static one of the collaborator's own class that gives an instance of it.",
            "An interactor's default argument may make a use case that interactors alone ask, outside of the folders of scenes.",
            "A static function of a view that makes its presenter and an interactor or router, `static func assemble() -> UIViewController`, is an assembler's work.",
            "A presenter that SwiftUI's views observe may make its scene's router: there is no view controller to hand that.",
        ],
        examples: SelfAssembly.examples + DialectExamples.of("self-assembly"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let allowsDefaults = options.bool("allow-defaults", default: false)
        let allowed = options.rolePairs("allow")
        lazy var wired = typesWiredByAssemblers(project)
        let factories = ownFactories(in: project)
        lazy var advice = AssemblyAdvice(project)
        return project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type), Self.workers.contains(role), project.isJudged(type, as: role),
                !project.isRouting(type)
            else { return [] }
            let creations = project.faultyNamings(by: type) { edge in
                (edge.kind == .creates || isMaking(edge, by: factories, in: project)) && isCollaborator(edge, of: role, in: project) && !isAllowed(edge, role, allowed, in: project)
                    && !(allowsDefaults && isReplaceable(edge, in: project) && !(project.isSettable(edge) && wired.contains(type)))
            }
            if creations.isEmpty { return [] }
            return Dictionary(grouping: creations) { isInBody($0) ? $0.member : .none }.flatMap { member, edges in
                member.exists ? [violation(edges, advice, in: project)] : edges.map { violation([$0], advice, in: project) }
            }
        }
    }

    /// `static func make() -> LoanInteracting { LoanInteractor() }` of the interactor itself.
    private func ownFactories(in project: VIPERProject) -> Set<MemberID> {
        let graph = project.graph
        return Set(graph.ownMakings.map(\.member).filter { maker in
            guard maker.exists, graph[maker].kind == .func, graph[maker].isStatic, case let result = graph.declaration(of: maker).type, result.exists else { return false }
            let (owner, outline) = (graph[maker].owner, graph.outline(of: graph[maker].file))
            let names = ["Self", project.name(owner)] + graph.allSupertypes(of: owner).filter { !graph[$0].isExternal }.map { project.name($0) }
            var type = result
            while [.any, .optional, .some].contains(outline[type].kind), outline[type].base.exists { type = outline[type].base }
            return outline[type].kind == .named && names.contains(outline.names[outline[type].name])
        })
    }

    /// `LoanInteractor.make()`
    private func isMaking(_ edge: Edge, by factories: Set<MemberID>, in project: VIPERProject) -> Bool {
        guard edge.position == .staticMember, edge.member.exists, !factories.isEmpty else { return false }
        return project.graph.calls(by: edge.member).contains { call in
            factories.contains(call.callee) && project.graph[call.callee].owner == edge.to
        }
    }

    /// Whether the dialect lets the role make it, or SwiftUI's way does: no part of another scene.
    private func isAllowed(_ edge: Edge, _ role: Role, _ allowed: Set<RolePair>, in project: VIPERProject) -> Bool {
        guard let made = project.role(of: edge.to), !project.areInDifferentScenes(edge.from, edge.to) else { return false }
        return allowed.contains(RolePair(from: role, to: made)) || role == .presenter && made == .router && project.graph.isObservable(edge.from)
    }

    /// What one function or value puts together is one decision.
    private func isInBody(_ edge: Edge) -> Bool { edge.member.exists && !edge.isSignature && edge.position != .defaultArgument }

    /// `private let interactor = LoanListInteractor()` is no default: nobody can put anything else there.
    private func isReplaceable(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard project.isDefault(edge) else { return false }
        if edge.position == .defaultArgument { return true }
        // Nobody is to put in another one of what belongs to another scene.
        if project.areInDifferentScenes(edge.from, edge.to) { return false }
        let declaration = project.graph.declaration(of: edge.member)
        return declaration.kind == .var && !declaration.modifiers.isPrivate
    }

    /// `presenter.wireFrame = LoanWireFrame()` where the presenter is made: what is handed its collaborators after that has no need to begin with
    /// one of its own, `var interactor: LoanInteractorInput? = LoanInteractor()`.
    private func typesWiredByAssemblers(_ project: VIPERProject) -> Set<TypeID> {
        let graph = project.graph
        var wired: Set<TypeID> = []
        for fill in graph.assignments where !fill.isNil && !fill.isSelf && fill.caller.exists && fill.value.exists {
            guard let part = project.role(of: fill.value)?.reached, part == .presenter || part == .interactor || part == .router,
                let maker = project.effectiveRole(of: fill.from), maker == .assembler || maker == .router
            else { continue }
            let owner = graph[fill.target].owner
            for edge in graph.edges(from: fill.from) where edge.kind == .creates && edge.member == fill.caller {
                // An interactor's presenter is whom it answers.
                if part == .presenter, project.role(of: edge.to) != .view { continue }
                if edge.to == owner || graph.allSupertypes(of: edge.to).contains(owner) { wired.insert(edge.to) }
            }
        }
        return wired
    }

    private static let workers: RoleSet = [.view, .presenter, .interactor, .transformer]

    private func isCollaborator(_ edge: Edge, of role: Role, in project: VIPERProject) -> Bool {
        let type = edge.to
        switch project.role(of: type) {
        // `@StateObject private var router = AppRouter()`: the app's own, which its first view keeps for all scenes.
        case .router where project.scene(of: type) == nil && project.isObserved(type, by: edge.from): return false
        // `init(search: SearchUseCaseProtocol = SearchUseCase())`: what an interactor asks in place of a service may be its default as well.
        case .interactor where role == .interactor && edge.position == .defaultArgument && project.isSharedUseCase(type): return false
        case .interactor, .router: break
        case .presenter where role == .view: break
        // The presenter of a row is made by whoever has the rows, and that of a part of the screen by its own; what stands alone is no scene's.
        case .presenter where role == .presenter && project.scene(of: type) != nil && !project.isPresenterOfPart(type): break
        default: return false
        }
        // The presenter of a row may be a struct, made anew for each: a value is no part that is wired, but for an interactor
        // that stands behind a protocol as others do.
        return !project.graph[type].kind.isValue || project.role(of: type) == .interactor
            && project.graph.allSupertypes(of: type).contains { project.role(of: $0) == .interactorInterface }
    }
}

// MARK: - Messages

extension SelfAssembly {
    private func violation(_ edges: [Edge], _ advice: AssemblyAdvice, in project: VIPERProject) -> Violation {
        let edge = edges[0]
        let others = edges.dropFirst()
        let isForeign = project.areInDifferentScenes(edge.from, edge.to)
        // A property that is typed by what it is made of is mended there, and so is `let detail: DetailInteractorProtocol = DetailInteractor()` of another scene.
        let holds = project.graph.edges(of: edge.member, from: edge.from).filter { $0.kind == .holds && (isForeign || $0.to == edge.to) }
        let services = edges.contains(where: isInBody) ? servicesHandedOn(beside: edge, in: project) : []
        let destinations = project.isSegueHook(edge.member) ? self.destinations(beside: edge, in: project) : []
        let isOfRow = isOfRow(edge, in: project)
        let parts = isForeign || !isInBody(edge) ? [] : partsAssembled(beside: edge, in: project)
        let views = parts.filter { isOwnView($0, in: project) }
        var violation = Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) creates \(project.phrase(edge.to))\(isForeign ? " of another scene" : "") by itself",
            because: isOfRow ? "What a row shows is for who has the rows to say: the view that makes its presenter needs the data for that."
                : "None of the classes of a stack builds it: only the assembler knows them all, so that each can be replaced.",
            help: !views.isEmpty ? "Move '\(project.label(of: edge.member))' to the scene's assembler, a builder or its router, which may know all of its classes."
                : isOfRow ? "Let the scene's presenter make one for each row, or tell the cell what to show." : advice.help(edge),
            related: project.declared(edge.to) + (others + views).map {
                Violation.Related(site: $0.site, message: "and \(project.phrase($0.to)) here")
            }.fewest,
            isUncertain: isOfRow, repetitions: (others + (holds + services + destinations + parts)).map { Violation.Repetition($0) })
        // Whoever puts the scene together has to know its view: that goes where the rest goes.
        violation.speaksFirst = !views.isEmpty
        return violation
    }

    /// What else belongs to putting a scene together, as `static func build() -> UIViewController` of a presenter does: its view, and
    /// what it needs of UIKit.
    private func partsAssembled(beside creation: Edge, in project: VIPERProject) -> [Edge] {
        guard project.graph[creation.member].kind == .func, project.effectiveRole(of: creation.from) != .view else { return [] }
        let edges = project.graph.edges(of: creation.member, from: creation.from)
        let views = Set(edges.lazy.filter { isOwnView($0, in: project) }.map(\.to))
        if views.isEmpty { return [] }
        return edges.filter { views.contains($0.to) || project.graph[$0.to].framework == "UIKit" }
    }

    private func isOwnView(_ edge: Edge, in project: VIPERProject) -> Bool {
        (edge.kind == .creates || edge.position == .cast) && project.role(of: edge.to) == .view && project.isViewController(edge.to) && !project.areInDifferentScenes(edge.from, edge.to)
    }

    /// `LoanCellPresenter(cell: cell, loan: loans[row])` in `tableView(_:cellForRowAt:)`: no assembler could make it, who is done before there are rows.
    private func isOfRow(_ edge: Edge, in project: VIPERProject) -> Bool {
        project.isListCallback(edge) && project.effectiveRole(of: edge.from) == .view && project.role(of: edge.to) == .presenter
    }

    /// `LoanInteractor(store: LoanStore())`: whoever is handed the interactor needs no store.
    private func servicesHandedOn(beside creation: Edge, in project: VIPERProject) -> [Edge] {
        let stores = project.graph.edges(of: creation.member, from: creation.from).filter { edge in
            (edge.kind == .creates || edge.position == .staticMember) && !edge.isSignature
                && (project.graph[edge.to].isExternal || project.role(of: edge.to)?.isDataAccess ?? false && !project.isAsked(edge))
        }
        let arguments = PlacesOfArguments(of: creation, in: project)
        return stores.filter { !project.graph[$0.to].isExternal || arguments.contain($0.site) }
    }
}

extension SelfAssembly {
    /// `segue.destination as? LoanDetailViewController`, by whom the next screen is put together in `prepare(for:sender:)`.
    private func destinations(beside creation: Edge, in project: VIPERProject) -> [Edge] {
        project.graph.edges(of: creation.member, from: creation.from).filter { edge in
            [.cast, .localVariable, .typeCheck].contains(edge.position) && project.role(of: edge.to) == .view
        }
    }
}

// MARK: - Examples

extension SelfAssembly {
    static let examples = [
        RuleMetadata.Example(
            "The view makes its presenter",
            ExampleStack.source(
                viewDidLoad: "presenter = ↓LoanListPresenter(useCase: useCase()); presenter.eventViewReady()",
                others: "func useCase() -> LoanListUseCase { LoanListUseCase() }")),
        RuleMetadata.Example(
            "A connector makes the stack",
            ExampleStack.source(
                viewDidLoad: "LoanListConnector(viewController: self).configure(); presenter.eventViewReady()",
                others: """
                    final class LoanListConnector {
                        let viewController: LoanListViewController
                        init(viewController: LoanListViewController) { self.viewController = viewController }
                        func configure() {
                            let useCase = LoanListUseCase()
                            let presenter = LoanListPresenter(useCase: useCase)
                            viewController.presenter = presenter
                            presenter.output = viewController
                            useCase.output = presenter
                        }
                    }
                    """)),
    ]
}
