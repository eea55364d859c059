import Testing

/// What is made by a mere `.init`, or by an initialiser that is handed on.
@Suite struct ImpliedCreationTests {
    @Test(arguments: [
        ("let other: LoanListUseCase = ↓.init()", "_ = other"), ("", "let other: LoanListUseCase = ↓.init(); other.eventViewReady()"),
        ("", "let other: LoanListUseCase? = ↓.init(); _ = other"), ("", "_ = [1, 2].map(↓LoanListUseCase.init)"), ("", "let make: (Int) -> LoanListUseCase = ↓LoanListUseCase.init; _ = make"),
        // Whatever has no part in the stack, and what is inferred from somewhere else.
        ("let row: Row = .init(title: \"\")", ""), ("", "_ = [\"\"].map(Row.init)"), ("", "take(.init(title: \"\"))"), ("", "let row: [Row] = .init(); _ = row"),
        ("let other: LoanListUseCase = .shared", ""),
    ])
    func whatAPresenterMakes(property: String, body: String) throws {
        // The name is told by what stands behind the dot.
        let scene = Scene(
            presenter: property.replacing("↓.init", with: ".↓init") + "\nfunc eventAgain() { \(body.replacing("↓.init", with: ".↓init")) }\nprivate func take(_ row: Row) {}",
            others: [("Row.swift", "struct Row { let title: String }\nextension LoanListUseCase { static let shared = LoanListUseCase.instance; static var instance: LoanListUseCase { shared } }")])
        try expectFindings(in: scene.files, rule: "self-assembly", others: true)
    }

    /// Where the place asks for a type, it is as if that had been written; what a function gives its signature names, and where two functions
    /// may be meant, or the type can't be made so, nobody knows.
    @Test(arguments: [
        ("other = .↓init(store: 1)", ""), ("self.other = .↓init(store: 1)", ""), ("take(.↓init(store: 1))", "private func take(_ useCase: LoanHelpUseCase) {}"),
        ("take([.↓init(store: 1)])", "private func take(_ useCases: [LoanHelpUseCase]) {}"),
        ("take(.init(store: 1))", "private func take(_ useCase: LoanHelpUseCase) {}\nprivate func take(_ row: Row) {}"),
        ("take(.init(store: 1))", "private func take(_ row: Row) {}\nprivate func take(_ useCase: LoanHelpUseCase) {}"),
        ("take(.init(title: \"\"))", "private func take(_ useCase: LoanHelpUseCase) {}"), ("other = .shared", ""), ("other = help(1)", "private func help(_ store: Int) -> LoanHelpUseCase { .init(store: store) }"), ("take(.init(store: 1))", "private func take<Part>(_ part: Part) {}"),
    ])
    func whatAPlaceAsksFor(body: String, member: String) throws {
        let help = """
            final class LoanHelpUseCase { static let shared = LoanHelpUseCase(store: 2); weak var output: LoanListUseCaseOutput?; init(store: Int) {}; func eventViewReady() { output?.presentLoans() } }
            struct Row { let store: Int }
            """
        let scene = Scene(presenter: "private var other: LoanHelpUseCase?\nfunc eventAgain() { \(body); other?.eventViewReady() }\n\(member)", others: [("LoanHelp.swift", help)])
        try expectFindings(in: scene.files, rule: "self-assembly", others: true)
    }

    /// What a presenter makes so for its view's interface is a view model, and its own view is set where it is made.
    @Test(arguments: [".init(run: interactor.run())", "RunDetail(run: interactor.run())"], [".init(interactor: RunInteractor(service: RunService()), router: router)", "RunPresenter(interactor: RunInteractor(service: RunService()), router: router)"])
    func whatASceneMakes(model: String, presenter: String) throws {
        let run = """
            import UIKit
            struct Run: Identifiable, Codable { let id: String; let name: String }
            final class RunService { func run() -> Run? { UserDefaults.standard.data(forKey: "r").flatMap { try? JSONDecoder().decode(Run.self, from: $0) } } }
            struct RunDetail { let run: Run?; var title: String? { run?.name } }
            protocol RunView: AnyObject { func showRun(_ detail: RunDetail) }
            protocol RunPresenting: AnyObject { func viewDidLoad() }
            protocol RunInteracting: AnyObject { func run() -> Run? }
            protocol RunRouting: AnyObject { func close() }
            final class RunInteractor: RunInteracting {
                private let service: RunService
                init(service: RunService) { self.service = service }
                func run() -> Run? { service.run() }
            }
            final class RunRouter: RunRouting { weak var viewController: UIViewController?; func close() { viewController?.dismiss(animated: true) } }
            final class RunPresenter: RunPresenting {
                weak var view: RunView?
                private let interactor: RunInteracting
                private let router: RunRouting
                init(interactor: RunInteracting, router: RunRouting) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { view?.showRun(\(model)); router.close() }
            }
            final class RunViewController: UIViewController, RunView {
                var presenter: RunPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func showRun(_ detail: RunDetail) { title = detail.title }
            }
            enum RunBuilder {
                static func build() -> UIViewController {
                    let router = RunRouter()
                    let view = RunViewController()
                    view.presenter = \(presenter)
                    router.viewController = view
                    return view
                }
            }
            """
        let found = try lint([("Run.swift", run)], dialect: "infinum").map { "\($0.rule) \($0.from.type)" }
        #expect(found.contains("skipped-layer RunDetail") && found.contains("incomplete-module RunPresenter"), "\(found)")
    }
}
