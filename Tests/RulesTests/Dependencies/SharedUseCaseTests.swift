import Diagnostics
import Testing

/// Use cases that the interactors of scenes ask in place of services.
@Suite struct SharedUseCaseTests {
    private func scene(_ name: String, interactor: String = "", presenter: String = "") -> Files {
        [
            (
                "Scenes/\(name)/\(name)Interfaces.swift",
                """
                protocol \(name)WireframeInterface: AnyObject { func close() }
                protocol \(name)ViewInterface: AnyObject { func show(_ titles: [String]) }
                protocol \(name)PresenterInterface: AnyObject { func viewDidLoad(); func didTapClose() }
                protocol \(name)InteractorInterface: AnyObject { func titles() -> [String] }
                """
            ),
            (
                "Scenes/\(name)/\(name)Presenter.swift",
                """
                final class \(name)Presenter: \(name)PresenterInterface {
                    private unowned let view: \(name)ViewInterface
                    private let interactor: \(name)InteractorInterface
                    private let wireframe: \(name)WireframeInterface
                    init(view: \(name)ViewInterface, interactor: \(name)InteractorInterface, wireframe: \(name)WireframeInterface) {
                        (self.view, self.interactor, self.wireframe) = (view, interactor, wireframe)
                    }
                    func viewDidLoad() { view.show(interactor.titles()) }
                    func didTapClose() { wireframe.close() }
                    \(presenter)
                }
                """
            ),
            (
                "Scenes/\(name)/\(name)Interactor.swift",
                "final class \(name)Interactor: \(name)InteractorInterface { \(interactor.isEmpty ? "func titles() -> [String] { [] }" : interactor) }"
            ),
            (
                "Scenes/\(name)/\(name)ViewController.swift",
                """
                import UIKit
                final class \(name)ViewController: UIViewController, \(name)ViewInterface {
                    var presenter: \(name)PresenterInterface!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show(_ titles: [String]) { title = titles.first }
                    @objc private func close() { presenter.didTapClose() }
                }
                """
            ),
        ]
    }

    private static let useCase = """
        protocol LoansSortingUseCaseProtocol { func titles() -> [String] }
        final class LoansSortingUseCase: LoansSortingUseCaseProtocol { func titles() -> [String] { [] } }
        """

    private static func asking(_ parameter: String) -> String {
        """
        private let sorting: LoansSortingUseCaseProtocol
            init(\(parameter)) { self.sorting = sorting }
            func titles() -> [String] { sorting.titles() }
        """
    }

    private func told(_ files: Files) throws -> [String] {
        try lint(files, dialect: "infinum").filter { ["scattered-interfaces", "self-assembly", "foreign-module-type"].contains($0.rule) }
            .map { "\($0.rule) \($0.from.type)" }
    }

    /// Beside the domain it is no scene's, whoever asks it; in a scene's folder it is that one's.
    @Test(arguments: [
        ("Domain", "Loans", []), ("Domain", "Books", []), ("Scenes/Loans", "Loans", ["scattered-interfaces LoansSortingUseCaseProtocol"]),
        ("Scenes/Loans/Domain", "Loans", ["scattered-interfaces LoansSortingUseCaseProtocol"]),
    ])
    func whatAnInteractorAsks(folder: String, asking: String, expected: [String]) throws {
        let files = ["Loans", "Books"].flatMap { scene($0, interactor: $0 == asking ? Self.asking("sorting: LoansSortingUseCaseProtocol") : "") }
        #expect(try told(files + [("\(folder)/LoansSortingUseCase.swift", Self.useCase)]) == expected)
    }

    /// Whom a presenter asks is its interactor, and so is who answers one.
    @Test(arguments: [
        ("func sort(by sorting: LoansSortingUseCaseProtocol) { view.show(sorting.titles()) }", ""),
        ("", "extension LoansSortingUseCase { func answer(_ output: LoansSortingInteractorOutput) { output.didSort() } }\nprotocol LoansSortingInteractorOutput: AnyObject { func didSort() }"),
    ])
    func whatAPresenterAsks(presenter: String, others: String) throws {
        let files = scene("Loans", interactor: Self.asking("sorting: LoansSortingUseCaseProtocol"), presenter: presenter) + scene("Books")
        let found = try told(files + [("Domain/LoansSortingUseCase.swift", Self.useCase + "\n" + others)])
        #expect(found.contains("scattered-interfaces LoansSortingUseCaseProtocol"), "\(found)")
    }

    /// It may be a default, as a service may; made by its asker it can't be replaced.
    @Test(arguments: [
        ("Domain", asking("sorting: LoansSortingUseCaseProtocol = LoansSortingUseCase()"), []),
        ("Domain", "private let sorting = LoansSortingUseCase()\n    func titles() -> [String] { sorting.titles() }", ["self-assembly LoansInteractor"]),
        ("Scenes/Loans", asking("sorting: LoansSortingUseCaseProtocol = LoansSortingUseCase()"), ["self-assembly LoansInteractor"]),
    ])
    func whoMakesIt(folder: String, interactor: String, expected: [String]) throws {
        let files = scene("Loans", interactor: interactor) + scene("Books", interactor: Self.asking("sorting: LoansSortingUseCaseProtocol"))
        let found = try told(files + [("\(folder)/LoansSortingUseCase.swift", Self.useCase)]).filter { $0.hasPrefix("self-assembly") }
        #expect(found == expected)
    }
}
