import Testing

/// What boundary protocols inherit from protocols of the project.
@Suite struct InheritedInterfaceTests {
    private func files(parent: String, input: String = "protocol LoanViewInput: LoanReading { func showLoans() }", others: Files = []) -> Files {
        [
            ("Loan/LoanContracts.swift", "import UIKit\n\(parent)\n\(input)\nprotocol LoanViewOutput: AnyObject { func viewDidLoad() }\nprotocol LoanInteractorInput: AnyObject { func obtainLoans() }"),
            (
                "Loan/LoanPresenter.swift",
                """
                final class LoanPresenter: LoanViewOutput {
                    weak var view: LoanViewInput?
                    var interactor: LoanInteractorInput?
                    func viewDidLoad() { interactor?.obtainLoans(); view?.showLoans() }
                }
                final class LoanInteractor: LoanInteractorInput { func obtainLoans() {} }
                """
            ),
            (
                "Loan/LoanViewController.swift",
                """
                import UIKit
                final class LoanViewController: UIViewController, LoanViewInput {
                    var output: LoanViewOutput!
                    override func viewDidLoad() { super.viewDidLoad(); output.viewDidLoad() }
                    func showLoans() {}
                }
                """
            ),
        ] + others
    }

    /// What the one interface inherits that it stands beside, it asks for itself.
    @Test(arguments: [
        ("protocol LoanReading: AnyObject { var ↓amount: String? { get } }", "view-query"),
        ("protocol LoanReading: AnyObject { func ↓isConfirmed() -> Bool }", "view-query"),
        ("protocol LoanReading: LoanAsking {}\nprotocol LoanAsking: AnyObject { var ↓amount: String? { get } }", "view-query"),
        ("protocol LoanReading: AnyObject { func host(_ view: ↓UIView) }", "reference-crossing"),
    ])
    func whatAnInterfaceInherits(parent: String, rule: String) throws {
        try expectFindings(in: files(parent: parent), rule: rule, others: true, dialect: "book")
    }

    @Test func whatAnOutputInherits() throws {
        let leak = Scene(
            useCaseOutput: "}\nprotocol LoanListReport: AnyObject { func present(best: ↓Loan)",
            others: [("Entities/Loan.swift", "struct Loan { let title: String }\nprotocol LoanManager { func fetchAll() -> [Loan] }")])
        let files = leak.files.map { (name: $0.name, source: $0.source.replacing("protocol LoanListUseCaseOutput: AnyObject", with: "protocol LoanListUseCaseOutput: LoanListReport")) }
        let use = files.map { (name: $0.name, source: $0.name == "LoanListUseCase.swift" ? $0.source + "\nextension LoanListUseCase { func all(_ manager: LoanManager) { _ = manager.fetchAll() } }" : $0.source) }
        try expectFindings(in: use, rule: "entity-leak", others: true)
        let named = Scene(presenterOutput: "}\nprotocol LoanListBusy: AnyObject { func ↓spin()").files
            .map { (name: $0.name, source: $0.source.replacing("protocol LoanListPresenterOutput: AnyObject", with: "protocol LoanListPresenterOutput: LoanListBusy")) }
        try expectFindings(in: named, rule: "unprefixed-output", others: true)
    }

    /// `LoanOutput: LoanReadyOutput, LoanSaveOutput`: what one of those inherits that an interface is composed of is a part of that one.
    @Test func aComposedInterface() throws {
        let input = "protocol LoanViewInput: LoanTextViewInput, LoanRowViewInput { func showLoans() }\nprotocol LoanTextViewInput: LoanReading {}\nprotocol LoanRowViewInput: AnyObject {}"
        try expectFindings(
            in: files(parent: "protocol LoanReading: AnyObject { var ↓amount: String? { get } }", input: input), rule: "view-query", others: true, dialect: "book")
    }

    /// `presenter.router.close()`, where routers and others inherit `close()`: who is known by which protocol tells whose it is here.
    @Test(arguments: [
        ("let router: LoanRouterInput", "presenter.router.↓close()"), ("let router: LoanRouterInput", "presenter.view?.close()"), ("let router: Closable", "presenter.router.close()"),
    ])
    func whatSeveralInherit(property: String, call: String) throws {
        let others = """
            import UIKit
            protocol Closable: AnyObject { func close() }
            protocol LoanRouterInput: Closable { func open() }
            final class LoanRouter: LoanRouterInput { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) }; func open() {} }
            extension LoanViewController: Closable { func close() {} }
            class LoanBase { \(property); init(router: LoanRouterInput) { self.router = router } }
            extension LoanViewController { func leave(_ presenter: LoanPresenter) { \(call) } }
            """
        let scene = files(parent: "protocol LoanReading: AnyObject {}", input: "protocol LoanViewInput: Closable { func showLoans() }", others: [("Loan/LoanRouter.swift", others)])
            .map { (name: $0.name, source: $0.source.replacing("class LoanPresenter: LoanViewOutput", with: "class LoanPresenter: LoanBase, LoanViewOutput")) }
        try expectFindings(in: scene, rule: "skipped-layer", others: true, dialect: "book")
    }

    /// What serves more than one boundary is no part of any.
    @Test(arguments: [
        // Another kind of type implements it, or knows somebody by it.
        ("protocol LoanReading: AnyObject { var amount: String? { get } }", "final class Draft: LoanReading { var amount: String? }"),
        ("protocol LoanReading: AnyObject { var amount: String? { get } }", "final class Meter { weak var source: LoanReading? }"),
        // Views of several scenes, or routers, inherit it.
        ("protocol LoanReading: AnyObject { var amount: String? { get } }", "protocol NoteViewInput: LoanReading {}\nfinal class NoteViewController: UIViewController, NoteViewInput { var amount: String? }"),
        ("protocol LoanReading: AnyObject { var amount: String? { get } }", "protocol LoanRouterInput: LoanReading {}\nfinal class LoanRouter: LoanRouterInput { var amount: String? }"),
        // What hands out its view controller, and what is mixed into any.
        ("protocol LoanReading: AnyObject { var viewController: UIViewController { get }; var amount: String? { get } }", ""),
        ("protocol LoanReading: AnyObject { var toPresent: UIViewController? { get } }", ""),
        ("protocol LoanReading: AnyObject { func spin(in view: UIView) }", "extension LoanReading where Self: UIViewController { func spin(in view: UIView) {} }"),
        // Generic ones, and what a framework's delegate is.
        ("protocol LoanReading: AnyObject { associatedtype Amount; var amount: Amount { get } }", ""),
        ("protocol LoanReading: UITextFieldDelegate { var amount: String? { get } }", ""),
        ("protocol LoanReading: AnyObject {}", ""),
    ])
    func whatServesOthersToo(parent: String, others: String) throws {
        let found = try lint(files(parent: parent, others: [("Loan/Others.swift", "import UIKit\n" + others)]), dialect: "book")
        #expect(found.filter { $0.from.type == "LoanReading" }.isEmpty, "\(found.map(\.message))")
    }

    /// A protocol of everybody's stands elsewhere, though only one interface inherits it yet.
    @Test func whatStandsElsewhere() throws {
        let found = try lint(
            files(parent: "", others: [("Common/LoanReading.swift", "protocol LoanReading: AnyObject { var amount: String? { get } }")]), dialect: "book")
        #expect(found.filter { $0.from.type == "LoanReading" }.isEmpty, "\(found.map(\.message))")
    }
}
