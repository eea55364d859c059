import Testing

/// Parts of a scene that nobody makes known to each other: who may set the property is asked of what ships, of the type that has it, and of what is passed.
@Suite struct UnsetPartTests {
    /// A scene that an assembly of its own puts together.
    private func scene(
        presenter: String = "weak var view: LoansViewProtocol?", members: String = "", view: String = "var presenter: LoansPresenterProtocol!", others: String = "",
        assembly: String = UnsetPartTests.assembly()
    ) -> Files {
        [
            (
                "Loans.swift",
                """
                import UIKit
                protocol LoansViewProtocol: AnyObject { func show() }
                protocol LoansPresenterProtocol: AnyObject { func viewDidLoad() }
                protocol LoansInteractorProtocol: AnyObject { func load() }
                protocol LoansRouting: AnyObject { func open() }
                final class LoansViewController: UIViewController, LoansViewProtocol {
                    \(view)
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show() {}
                }
                final class LoansPresenter: LoansPresenterProtocol {
                    \(presenter)
                    var interactor: LoansInteractorProtocol?
                    var router: LoansRouting?
                    \(members)
                    func viewDidLoad() { interactor?.load(); view?.show(); router?.open() }
                }
                final class LoansInteractor: LoansInteractorProtocol { func load() {} }
                \(assembly)
                \(others)
                """
            )
        ]
    }

    private static let router = """
        final class LoansRouter: LoansRouting {
            weak var host: UIViewController?
            func open() { host?.navigationController?.popViewController(animated: true) }
        }
        """

    private static func assembly(
        presenter: String = "LoansPresenter()", view: String = "let view = LoansViewController()", lines: String = "view.presenter = presenter\npresenter.interactor = LoansInteractor()"
    ) -> String {
        """
        \(router)
        enum LoansAssembly {
            static func module() -> UIViewController {
                \(view)
                let presenter = \(presenter)
                let router = LoansRouter()
                router.host = view
                presenter.router = router
                \(lines)
                return view
            }
        }
        """
    }

    private func told(_ files: Files, dialect: String = "common") throws -> [String] {
        try lint(files, dialect: dialect).filter { $0.rule == "incomplete-module" && $0.message.hasSuffix("which nobody sets") }
            .map { "\($0.from.type).\($0.message.split(separator: "by '").last?.prefix { $0 != "'" } ?? "") \($0.help)" }
    }

    private static let view = ["LoansPresenter.view Set 'view' in 'module()', where LoansPresenter is made."]

    // MARK: - What a framework's class has

    /// UIKit's own property of that name belongs to the view controller.
    @Test(arguments: [
        ("final class StockViewController: UIViewController { let content = UIView(); override func loadView() { view = content } }", 1),
        ("final class StockViewController: UIViewController { let content = UIView(); override func loadView() { self.view = content } }", 1),
        ("class BaseViewController<Content: UIView>: UIViewController, Unheard { let content = Content(); override func loadView() { later { [weak self] in self?.view = content } } }", 1),
        ("extension UIViewController { func replace(_ other: UIView) { view = other } }", 1),
        ("final class Stock: Unheard { func replace(_ other: LoansPresenter) { view = other } }", 0),
        ("final class StockViewController: UIViewController { func fill(_ other: Any) { other.view = self } }", 0),
        ("extension Replacing { func replace(_ other: UIView) { view = other } }\nprotocol Replacing {}", 0),
    ])
    func whatAViewControllerSetsOfItsOwn(code: String, count: Int) throws {
        #expect(try told(scene(others: code)) == Array(Self.view.prefix(count)))
    }
}
