import Testing

/// Who knows services, and whom services know.
@Suite struct ServiceUseTests {
    private static func service(_ body: String) -> (String, String) {
        (
            "LoanManager.swift",
            """
            import UIKit
            protocol LoanManager { func title() -> String? }
            final class LoanStorage: LoanManager {
                func title() -> String? { UserDefaults.standard.string(forKey: "title") }
                \(body)
            }
            """
        )
    }

    /// Data access knows entities, not who asks it.
    @Test(arguments: [
        "weak var presenter: ↓LoanListPresenter?", "weak var screen: ↓LoanListViewController?", "weak var useCase: ↓LoanListUseCase?",
        "func refresh(_ screen: UIViewController) { (screen as? ↓LoanListViewController)?.showLoans() }", "weak var view: UIView?",
        "weak var delegate: LoanListUseCaseOutput?", "weak var screen: UIViewController?",
    ])
    func whomAServiceNames(body: String) throws {
        try expectFindings(
            in: Scene(useCase: "var manager: LoanManager?", others: [Self.service(body)]).files, rule: "outward-dependency", others: true)
    }

    /// What is only called a manager may be there for the screen.
    @Test func aManagerWithoutData() throws {
        let manager = ("LoanManager.swift", "protocol LoanManager {}\nfinal class LoanKeyboardManager: LoanManager { weak var screen: LoanListViewController? }")
        try expectFindings(in: Scene(useCase: "var manager: LoanManager?", others: [manager]).files, rule: "outward-dependency", others: true)
    }

    /// That interactors know services by their classes is no reason for entities to.
    @Test(arguments: ["common", "xcode-templates"])
    func aServiceThatAnEntityUses(dialect: String) throws {
        let others: Files = [
            (
                "Services/LoanService.swift",
                """
                import Foundation
                final class LoanService {
                    static let shared = LoanService()
                    func save(_ loan: Loan) { UserDefaults.standard.set(loan.title, forKey: "title") }
                }
                extension Loan { func keep() { LoanService.shared.save(self) } }
                """
            ),
            ("Entities/Loan.swift", "struct Loan: Codable { let title: String\nfunc save() { ↓LoanService.shared.save(self) } }"),
        ]
        try expectFindings(
            in: Scene(useCase: "let service = LoanService()", others: others).files, rule: "outward-dependency", others: true, dialect: dialect)
    }

    /// Who gives up the property gives up what it makes.
    @Test func aPropertyThatMakesAService() throws {
        try expectFindings(
            in: Scene(view: "private let manager: ↓LoanManager = LoanStorage()\nfunc act() { title = manager.title() }", others: [Self.service("")]).files,
            rule: "skipped-layer")
    }

    private static let locator = (
        "Services.swift",
        """
        final class Services { static let shared = Services(); func resolve<T>(_ type: T.Type) -> T? { nil } }
        """
    )

    /// A presenter needs no service, whoever hands it out.
    @Test func aServiceThatAPresenterAsksFor() throws {
        let presenter = "func eventRenew() { output?.showTitle(Services.shared.resolve(↓LoanManager.self)?.title()) }"
        try expectFindings(
            in: Scene(
                presenter: presenter, presenterOutput: "func showTitle(_ title: String?)", view: "func showTitle(_ title: String?) {}",
                others: [Self.service(""), Self.locator]
            ).files,
            rule: "skipped-layer")
    }

    /// Whoever is handed the use case needs no storage for it.
    @Test(arguments: [("", 0), ("_ = storage.title()", 1)])
    func aServiceThatIsHandedOn(statement: String, count: Int) throws {
        let presenter = """
            func eventOther() {
                let storage = LoanStorage()
                let other = LoanListUseCase(manager: storage)
                other.eventViewReady(); \(statement)
            }
            """
        let useCase = "private var manager: LoanManager?\nconvenience init(manager: LoanManager) { self.init(); self.manager = manager }"
        let scene = Scene(presenter: presenter, useCase: useCase, others: [Self.service("")])
        #expect(try lint(scene.files).map(\.rule) == ["skipped-layer", "self-assembly"].suffix(count + 1))
    }

    /// What a base class has, its screens ask their presenters for.
    @Test func whatABaseOfViewsHolds() throws {
        let base = ("BaseViewController.swift", "import UIKit\nclass BaseViewController: UIViewController { let manager = LoanStorage() }")
        let files = Scene(others: [Self.service(""), base]).files.map { file in
            (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController"))
        }
        #expect(try lint(files).filter { $0.rule == "skipped-layer" }.map(\.help) == ["Send the presenter an event, and show what it hands back."])
    }
}
