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

    // MARK: - What only tests set

    @Test(arguments: [
        ("LoansTests/LoansPresenterTests.swift", "import XCTest\nfinal class LoansPresenterTests: XCTestCase { func test() { let sut = LoansPresenter(); sut.view = LoansViewController() } }", 1),
        ("LoansTests/LoansPresenterTests.swift", "import XCTest\nfinal class LoansPresenterTests: XCTestCase { func test() { let sut = make(); sut.view = LoansViewController() } }", 1),
        ("LoansTests/Set.swift", "import XCTest\nfunc set(_ sut: LoansPresenter) { sut.view = LoansViewController() }", 1),
        ("Mocks/LoansPresenterMock.swift", "enum LoansPresenterMock { static func make() { LoansPresenter().view = LoansViewController() } }", 1),
        ("Set.swift", "func set(_ presenter: LoansPresenter) { presenter.view = LoansViewController() }", 0),
        ("Wiring.generated.swift", "// Generated using Sourcery 2.0 — DO NOT EDIT\nenum Wiring { static func set(_ presenter: LoansPresenter) { presenter.view = LoansViewController() } }", 0),
        ("Wiring.swift", "enum Wiring { static func set(_ some: Any) { container.resolve(some) { one in one.view = some } } }", 0),
        ("Wiring.swift", "extension LoansPresenterProtocol { func set(_ some: LoansViewController) { (self as? LoansPresenter)?.view = some } }", 0),
    ])
    func whatOnlyATestSets(path: String, source: String, count: Int) throws {
        #expect(try told(scene() + [(path, source)]) == Array(Self.view.prefix(count)))
    }

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

    // MARK: - Initialisers

    private static let defaulting = "weak var view: LoansViewProtocol?\ninit(view: LoansViewProtocol? = nil, interactor: LoansInteractorProtocol? = nil) { self.view = view; self.interactor = interactor }"

    /// What nobody passes sets nothing.
    @Test(arguments: [
        ("LoansPresenter()", defaulting, "", 1), ("LoansPresenter(view: nil)", defaulting, "", 1), ("LoansPresenter(interactor: LoansInteractor())", defaulting, "", 1),
        ("LoansPresenter()", defaulting, "final class Stock { init(view: Int) {} }\nlet stock = Stock(view: 1)\nfunc fill(view: Int) {}\nfunc filled() { fill(view: 1) }", 1),
        ("LoansPresenter(view: view)", defaulting, "", 0), ("LoansPresenter.init(view: view)", defaulting, "", 0),
        ("LoansPresenter()", defaulting, "let make = LoansPresenter.init(view:interactor:)", 0), ("LoansPresenter()", defaulting, "let makes = register(LoansPresenter.init)", 0),
        ("LoansPresenter()", defaulting, "func other(_ view: LoansViewProtocol) -> LoansPresenter { .init(view: view) }", 0),
        ("LoansPresenter()", defaulting, "typealias Chosen = LoansPresenter\nfunc other(_ view: LoansViewProtocol) -> Any { Chosen(view: view) }", 0),
        ("LoansPresenter()", defaulting, "func other<P: Making>(_ view: LoansViewProtocol, _ type: P.Type) -> P { P(view: view) }", 0),
        ("LoansPresenter()", defaulting, "func other(_ view: LoansViewProtocol, _ type: Any) -> Any { type.init(view: view) }", 0),
        ("LoansPresenter()", defaulting.replacing("init(", with: "public init("), "", 0),
        ("LoansPresenter()", defaulting.replacing("self.view = view", with: "let view = Shelf.view; self.view = view"), "", 0),
        ("LoansPresenter()", defaulting.replacing("= nil, inter", with: "= Shelf.view, inter"), "", 0),
        ("LoansPresenter(view: nil)", defaulting.replacing("? = nil, inter", with: "?, inter"), "", 0),
        ("LoansPresenter()", defaulting, "extension LoansPresenter { func attach(_ other: LoansViewProtocol) { view = other } }", 0),
    ])
    func whatNobodyPasses(presenter: String, members: String, others: String, count: Int) throws {
        #expect(try told(scene(presenter: members, others: others, assembly: Self.assembly(presenter: presenter))) == Array(Self.view.prefix(count)))
    }

    @Test func whatATestPasses() throws {
        let test = ("LoansTests/LoansTests.swift", "import XCTest\nfinal class LoansTests: XCTestCase { func test() { _ = LoansPresenter(view: LoansViewController()) } }")
        #expect(try told(scene(presenter: Self.defaulting) + [test]) == Self.view)
    }
}
