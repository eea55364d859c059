import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// Scenes that need each other are one scene.
///
/// Seed 000 § Indexing (a presenter that needs a callback sends itself as a delegate); seed 002 § TDD (the modules are
/// decoupled), § Solving the back problem (delegation).
public struct ModuleCycle: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "module-cycle",
        summary: "Scenes depend on each other in a circle.",
        what: """
            Looks at where the types of one scene name what belongs to another: its models, its protocols, the views \
            that it is made of. Routers, assemblers, delegates and data access lead from scene to scene, and are no \
            dependency; what belongs to no scene is shared. View controllers, presenters and interactors of another \
            scene are told by foreign-module-type. One finding for each circle, where the least has to change to end it.
            """,
        why: """
            None of the scenes in the circle can be built, tested, moved or taken away without all others: there are \
            more folders than modules.
            """,
        instead: """
            Give the scene that is used a delegate protocol of its own for what comes back, pass plain values, or \
            move what both need out of both.
            """,
        source: "seed 000, Indexing; seed 002, TDD; Solving the back problem",
        limits: [
            "Scenes are told apart by the beginnings of their types' names.",
            "An entity belongs to a scene only where it is declared in one file with the scene's parts.",
            "Of scenes that all depend on each other one circle is told, a shortest one.",
        ],
        examples: ModuleCycle.examples + DialectExamples.of("module-cycle"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let dependencies = SceneDependencies(project)
        return dependencies.circles.compactMap { circle in
            let edges = circle.compactMap { dependencies.namings[$0]?.first }
            return violation(edges, through: circle.map { dependencies.scenes[$0.from].name }, in: project)
        }
    }
}

// MARK: - Messages

extension ModuleCycle {
    /// - Parameter scenes: who depends on whom, in the order of the edges.
    private func violation(_ edges: [Edge], through scenes: [String], in project: VIPERProject) -> Violation? {
        guard let edge = edges.first, let first = scenes.first, let next = scenes.dropFirst().first else { return nil }
        let chain = (scenes + [first]).joined(separator: " → ")
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: "\(first) → \(next)",
            message: "\(project.phrase(edge.from)) \(project.naming(edge)); scenes in a circle: \(chain)",
            because: "Scenes know each other by their routers and by delegates only: in a circle none can be used without all others.",
            help: "Pass \(first) plain values or let it ask a delegate of its own, so that it doesn't name \(project.name(edge.to)).",
            related: edges.dropFirst().map {
                Violation.Related(site: $0.site, message: "\(project.phrase($0.from)) names \(project.phrase($0.to)) here")
            }, isUncertain: isAmbiguous(scenes))
    }

    /// `Loan` and `LoanList`: what begins with `Loan` may be both scenes'.
    private func isAmbiguous(_ scenes: [String]) -> Bool {
        scenes.contains { one in scenes.contains { $0 != one && $0.hasPrefix(one) } }
    }
}

// MARK: - Examples

extension ModuleCycle {
    static let examples = [
        RuleMetadata.Example("Each scene shows the other's rows", files: files(event: "row: ↓LoanListRowViewModel", title: "row.title")),
        RuleMetadata.Example("The detail is opened with plain values", files: files(event: "title: String", title: "title")),
    ]

    private static func files(event: String, title: String) -> [(name: String, source: String)] {
        [
            (
                "LoanDetail.swift",
                """
                struct LoanDetailViewModel { let title: String }
                protocol LoanDetailPresenterOutput: AnyObject { func show(detail: LoanDetailViewModel) }
                final class LoanDetailUseCase { func eventOpened() {} }
                final class LoanDetailPresenter {
                    weak var output: LoanDetailPresenterOutput?
                    private let useCase: LoanDetailUseCase
                    init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                    func eventOpened(\(event)) { useCase.eventOpened(); output?.show(detail: LoanDetailViewModel(title: \(title))) }
                }
                """
            ),
            (
                "LoanList.swift",
                """
                struct LoanListRowViewModel { let title: String; let detail: LoanDetailViewModel }
                protocol LoanListPresenterOutput: AnyObject { func show(rows: [LoanListRowViewModel]) }
                final class LoanListUseCase { func eventViewReady() {} }
                final class LoanListPresenter {
                    weak var output: LoanListPresenterOutput?
                    private let useCase: LoanListUseCase
                    init(useCase: LoanListUseCase) { self.useCase = useCase }
                    func eventViewReady() {
                        useCase.eventViewReady()
                        output?.show(rows: [LoanListRowViewModel(title: "", detail: LoanDetailViewModel(title: ""))])
                    }
                }
                """
            ),
        ]
    }
}
