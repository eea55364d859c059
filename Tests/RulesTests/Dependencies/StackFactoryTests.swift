import Testing

/// Static functions of a view that put its stack together.
@Suite struct StackFactoryTests {
    private func files(_ assembly: String) -> Files {
        let scene = """
            import UIKit
            protocol LoanListViewInput: AnyObject { func show() }
            protocol LoanListViewOutput: AnyObject { func viewIsReady() }
            protocol LoanListInteractorInput: AnyObject { func obtain() }
            protocol LoanListInteractorOutput: AnyObject { func didObtain() }
            protocol LoanListRouterInput: AnyObject { func close() }
            final class LoanListPresenter: LoanListViewOutput, LoanListInteractorOutput {
                weak var view: LoanListViewInput?
                private let interactor: LoanListInteractorInput
                private let router: LoanListRouterInput
                init(interactor: LoanListInteractorInput, router: LoanListRouterInput) { self.interactor = interactor; self.router = router }
                func viewIsReady() { interactor.obtain() }
                func didObtain() { view?.show(); router.close() }
            }
            final class LoanListInteractor: LoanListInteractorInput {
                weak var output: LoanListInteractorOutput?
                func obtain() { output?.didObtain() }
            }
            final class LoanListRouter: LoanListRouterInput {
                weak var viewController: UIViewController?
                func close() { viewController?.dismiss(animated: true) }
            }
            final class LoanListViewController: UIViewController, LoanListViewInput {
                var output: LoanListViewOutput?
                override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                func show() {}
            }
            """
        return [("LoanList.swift", scene), ("LoanListViewController+Assembly.swift", "import UIKit\nextension LoanListViewController { \(assembly) }")]
    }

    private static let body = """
        let interactor = LoanListInteractor()
        let router = LoanListRouter()
        let presenter = LoanListPresenter(interactor: interactor, router: router)
        interactor.output = presenter
        """

    private static let wiring = "presenter.view = controller; controller.output = presenter; router.viewController = controller; return controller"

    @Test(arguments: [
        ("static func assemble() -> UIViewController { let controller = LoanListViewController(); \(body); \(wiring) }", false),
        ("class func createModule() -> UIViewController { let controller = Self(); \(body); \(wiring) }", false),
        ("func assemble() { \(body); presenter.view = self; output = presenter }", true),
        // The presenter of what the storyboard made, and a part alone.
        ("static func start(_ controller: LoanListViewController) { \(body); controller.output = presenter }", true),
        ("static func makeRouter() -> LoanListRouterInput { LoanListRouter() }", true), ("static let router = LoanListRouter()", true),
    ])
    func theStackOfAView(assembly: String, isTold: Bool) throws {
        let found = try lint(files(assembly), dialect: "book").filter { $0.from.type == "LoanListViewController" }
        #expect(found.isEmpty != isTold, "\(found.map(\.message))")
    }

    /// Another scene's parts are made by that scene.
    @Test func anotherScene() throws {
        let other = "import UIKit\nfinal class LoanDetailRouter { weak var viewController: UIViewController?\nfunc close() { viewController?.dismiss(animated: true) } }\nfinal class LoanDetailPresenter { let router = LoanDetailRouter(); weak var view: LoanDetailViewController? }\nfinal class LoanDetailViewController: UIViewController { var presenter: LoanDetailPresenter? }"
        let assembly = "static func assemble() -> UIViewController { let controller = LoanListViewController(); \(Self.body); print(LoanDetailRouter()); \(Self.wiring) }"
        let found = try lint(files(assembly) + [("LoanDetail.swift", other)], dialect: "book").filter { $0.from.type == "LoanListViewController" }
        #expect(found.contains { $0.to.type == "LoanDetailRouter" } && !found.contains { $0.to.type == "LoanListRouter" }, "\(found.map(\.message))")
    }
}
