import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// A scene has all of its parts.
///
/// Seed 000 § The VIPER Classes: each ViewController, Presenter and UseCase is a VIP stack; seed 001 § Components (the
/// interactor is not mandatory).
public struct IncompleteModule: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "incomplete-module",
        summary: "A scene lacks a part that the dialect requires, loses one at once, or leaves two unconnected.",
        what: """
            Looks at the presenters of scenes that work with a router, and at whether they work with a \
            part of each role that the dialect requires, directly or by its protocol. Looks as well at views that hold their presenter weakly, \
            and at presenters that hold their interactor or router so, where the function that makes the part is seen to keep it nowhere, and no \
            property of the app keeps anything of its kind, and for what is made for a weak property alone (`presenter.view = LoanViewController()`). And it looks at parts that an assembler or router makes, or gets from a storyboard, and has by name or puts into a neighbour at once, \
            or views that hand themselves to a connector, and that work with a neighbour, or hand it on, by a property of their own or an inherited one into which no code of the app puts \
            anything, though another heir's may be set: what a test sets doesn't count, nor an initialiser's parameter that is nil by default and that nobody passes. An interactor's data \
            access is such a neighbour, and so is the interactor that data access answers, where the same function makes both.
            """,
        why: """
            What the missing part should do is done by another one: a presenter without an interactor is its own use \
            case, and its rules can't be tested without its texts.
            """,
        instead: "Add the part, and move its work there. What is lost is held strongly by whoever works with it.",
        source: "seed 000, The VIPER Classes; seed 001, Components",
        options: [RuleMetadata.Option(name: "required", kind: .roles, summary: "Roles that a scene's presenter works with.")],
        limits: [
            "Scenes are told apart by the beginnings of their types' names.",
            "A presenter that has nothing to do with data needs no interactor: there is nothing to move there.",
            "What a property wrapper, an outlet, a macro or Objective-C may set is never told as unset, nor what is set by name of nobody knows whom.",
        ],
        examples: IncompleteModule.examples + DialectExamples.of("incomplete-module"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let required = options.roles("required")
        // A presenter that is observed knows no view; its view knows the presenter.
        var isShown = Array(repeating: false, count: project.graph.types.count)
        var isOfContainer = isShown
        // One of SwiftUI's that knows a presenter shows its scene, whatever it is called.
        let unnamed = project.ownTypes.filter { project.role(of: $0) == nil && project.graph[$0].kind == .struct && project.isKind($0, of: ["View"]) }
        for view in project.types(.view) + unnamed {
            let isContainer = project.isContainer(view)
            for edge in project.graph.edges(from: view) {
                isShown[edge.to.position] = true
                if isContainer { isOfContainer[edge.to.position] = true }
            }
        }
        let lost = LostParts.violations(in: project)
        return lost + PartsForNobody.violations(in: project, besides: lost) + UnsetParts.violations(in: project) + project.types(.presenter).flatMap { presenter -> [Violation] in
            guard isOfRoutedScene(presenter, in: project), !isOpen(presenter, in: project) else { return [] }
            let partners = partners(of: presenter, isShown, in: project)
            let own = project.graph.family(of: presenter)
            // Between the scenes that a container holds there is nothing to do but to change them.
            let leadsOnly = own.contains { isOfContainer[$0.position] }
            let needsNone = leadsOnly || !own.contains { doesInteractorsWork($0, in: project) }
            return required.filter { !partners.contains($0) && !($0 == .interactor && needsNone) }.map { violation(presenter, lacks: $0, in: project) }
        }
    }

    /// A row's presenter needs nothing of its own; neither does a base class.
    private func isOfRoutedScene(_ presenter: TypeID, in project: VIPERProject) -> Bool {
        guard project.scene(of: presenter) != nil, project.conformers[presenter].isEmpty else { return false }
        return project.graph.family(of: presenter).contains { type in
            project.graph.edges(from: type).contains { project.role(of: $0.to)?.reached == .router && $0.kind == .holds }
        }
    }

    /// What inherits from something unknown may have everything from there.
    private func isOpen(_ presenter: TypeID, in project: VIPERProject) -> Bool {
        project.graph.allSupertypes(of: presenter).contains { project.graph[$0].kind == .unknown }
    }

    /// Whether a presenter has to do with what an interactor would take over. To hand on a value, to lead on and to call back is nobody
    /// else's part.
    private func doesInteractorsWork(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: type).contains { edge in
            let role = project.role(of: edge.to)
            if role == .entity { return project.graph[edge.to].kind.isReference }
            return role?.isDataAccess ?? project.graph.isDataAccess(edge.to) && !project.isAskedForNoData(edge.to)
        }
    }

    private func partners(of presenter: TypeID, _ isShown: [Bool], in project: VIPERProject) -> RoleSet {
        let own = project.graph.family(of: presenter)
        var roles = RoleSet(own.flatMap { project.graph.edges(from: $0).compactMap { project.role(of: $0.to)?.reached } })
        if own.contains(where: { isShown[$0.position] }) { roles.insert(.view) }
        return roles
    }
}

// MARK: - Messages

extension IncompleteModule {
    private func violation(_ presenter: TypeID, lacks role: Role, in project: VIPERProject) -> Violation {
        let part = String(role.phrase.dropFirst("the ".count)).withArticle
        return Violation(
            site: project.declarationSite(ofOwn: presenter), from: presenter, to: presenter,
            subject: role.rawValue,
            message: "\(project.phrase(presenter)) works without \(part)",
            because: "A scene of this dialect has \(part): without one, another part does its work.",
            help: "Give \(project.scene(of: presenter)?.name ?? "the scene") \(part), and move there what belongs to it.")
    }
}

// MARK: - Examples

extension IncompleteModule {
    private static let others = """
        protocol LoanListRouter: AnyObject { func eventSelected() }
        final class LoanHelpUseCase { func eventViewReady() {} }
        protocol LoanHelpRouter: AnyObject { func eventClosed() }
        """

    private static func presenter(_ body: String) -> String {
        """
        final class ↓LoanHelpPresenter {
            private let router: LoanHelpRouter
            \(body)
            func eventClosed() { router.eventClosed() }
        }
        final class LoanHelpRouterImpl: LoanHelpRouter { func eventClosed() {} }
        final class LoanHelpViewController: UIViewController {
            var presenter: LoanHelpPresenter!
            override func viewDidLoad() { super.viewDidLoad(); presenter.eventClosed() }
        }
        """
    }

    static let examples = [
        RuleMetadata.Example(
            "A scene without a use case", options: ["required: [view, interactor]"],
            ExampleStack.source(
                others: others + "\n"
                    + presenter(
                        """
                        var lock: LAContext?
                            init(router: LoanHelpRouter) { self.router = router }
                        """))),
        RuleMetadata.Example(
            "A scene with a use case", options: ["required: [view, interactor]"],
            ExampleStack.source(
                others: others + "\n"
                    + presenter(
                        """
                        private let useCase: LoanHelpUseCase
                            init(router: LoanHelpRouter, useCase: LoanHelpUseCase) { self.router = router; self.useCase = useCase }
                            func eventViewReady() { useCase.eventViewReady() }
                        """
                    ).filter { $0 != "↓" })),
    ]
}
