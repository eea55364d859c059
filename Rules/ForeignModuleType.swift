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
            a view controller, presenter or interactor of another scene. Routers, assemblers and container view \
            controllers may; delegates between presenters are protocols. A scene is a presenter with an interactor, a \
            router or an assembler; base classes belong to nobody.
            """,
        why: """
            Two scenes that know each other's classes are one scene in two folders: neither can be reused, moved or \
            tested without the other.
            """,
        instead: "Let the router bring the other scene up, and pass a delegate protocol for what comes back.",
        source: "seed 000, The Router; seed 002, Solving the back problem",
        limits: ["Scenes are told apart by the beginnings of their types' names."],
        examples: ForeignModuleType.examples + DialectExamples.of("foreign-module-type"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var isBase = Array(repeating: false, count: project.graph.types.count)
        for type in project.ownTypes {
            for supertype in project.graph[type].supertypes { isBase[supertype.type.position] = true }
        }
        return project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.role(of: type), Self.bound(role), let scene = project.scene(of: type),
                project.isJudged(type, as: role), !project.isRouting(type)
            else { return [] }
            return project.faultyNamings(by: type) { edge in
                guard project.areInDifferentScenes(type, edge.to), !isBase[edge.to.position] else { return false }
                return project.isOwnPartOfScene(edge.to)
            }.map { violation($0, from: scene, in: project) }
        }
    }

    private static func bound(_ role: Role) -> Bool {
        switch role {
        case .router, .assembler, .routerInterface, .moduleInterface, .gateway, .manager, .gatewayInterface, .managerInterface, .entity: false
        default: true
        }
    }
}

extension VIPERProject {
    /// Whether a type is a part of one scene alone. Cells and other views may be shared; a scene's own view controller
    /// is not.
    func isOwnPartOfScene(_ type: TypeID) -> Bool {
        switch role(of: type) {
        case .presenter, .interactor: true
        case .view:
            isViewOfScene(type)
                && graph.allSupertypes(of: type).contains { ["UIViewController", "NSViewController"].contains(name($0)) }
        default: false
        }
    }
}

// MARK: - Messages

extension ForeignModuleType {
    private func violation(_ edge: Edge, from scene: Scene, in project: VIPERProject) -> Violation {
        Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) \(project.naming(edge, what: "\(project.phrase(edge.to)) of another scene"))",
            because: "Scenes know each other by their routers and by delegates only: \(scene) can't be used without \(project.scene(of: edge.to)?.name ?? "the other").",
            help: project.role(of: edge.to) == .interactor
                ? "Give \(scene) an interactor of its own, and share what both need in a service."
                : "Let the router open the scene, and take what comes back through a delegate protocol.",
            related: project.declared(edge.to))
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
