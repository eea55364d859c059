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
        ("Set.swift", "func set(_ presenter: LoansPresenter) { fill(&presenter.view, LoansViewController()) }", 0),
        ("Set.swift", "func set(_ presenter: LoansPresenter) { set(presenter, \\.view, LoansViewController()) }", 0),
        ("Set.swift", "func set(_ presenter: LoansPresenter) { set(presenter, \\LoansPresenter.view, LoansViewController()) }", 0),
        ("Set.swift", "func read(_ presenter: LoansPresenter) { print(presenter.view) }", 1),
        ("Wiring.generated.swift", "// Generated using Sourcery 2.0 — DO NOT EDIT\nenum Wiring { static func set(_ presenter: LoansPresenter) { presenter.view = LoansViewController() } }", 0),
        ("Wiring.swift", "enum Wiring { static func set(_ some: Any) { container.resolve(some) { one in one.view = some } } }", 0),
        ("Wiring.swift", "extension LoansPresenterProtocol { func set(_ some: LoansViewController) { (self as? LoansPresenter)?.view = some } }", 0),
    ])
    func whatOnlyATestSets(path: String, source: String, count: Int) throws {
        #expect(try told(scene() + [(path, source)]) == Array(Self.view.prefix(count)))
    }

    // MARK: - Ways to write it

    @Test(arguments: ["weak var view: (any LoansViewProtocol)?", "weak var view: Optional<LoansViewProtocol>", "weak var view: (LoansViewProtocol)!"])
    func spellingsOfAnOptional(presenter: String) throws {
        #expect(try told(scene(presenter: presenter)) == Self.view)
    }

    @Test(arguments: ["LoansPresenter.init()", "LoansPresenter .init ()", "Some.LoansPresenter.init()"])
    func spellingsOfAMaking(presenter: String) throws {
        #expect(try told(scene(others: "enum Some {}", assembly: Self.assembly(presenter: presenter))) == (presenter.hasPrefix("Some") ? [] : Self.view))
    }

    /// By properties alone, read or written.
    @Test(arguments: [
        ("view?.headline = title", 1), ("self.view?.headline = title", 1), ("if view?.headline == title { return }", 1), ("guard let view else { return }; view.headline = title", 1),
        ("let headline = view!.headline; print(headline)", 1), ("if view == nil { return }", 0), ("let view = Shelf.view; view.headline = title", 0),
    ])
    func aViewUsedByItsProperties(use: String, count: Int) throws {
        let files = scene().map { ($0, $1.replacing("view?.show(); ", with: "let title = \"Loans\"; \(use); ").replacing("func show() }", with: "var headline: String { get set } }")) }
        #expect(try told(files) == Array(Self.view.prefix(count)))
    }

    /// What observes a property runs as somebody sets it.
    @Test func aViewThatOnlyItsObserverUses() throws {
        let files = scene(presenter: "weak var view: LoansViewProtocol? { didSet { view?.show() } }").map { ($0, $1.replacing("view?.show(); ", with: "")) }
        #expect(try told(files).isEmpty)
    }

    /// One's own property in the place of a private one.
    @Test(arguments: [("view?.show()", "", 1), ("storage?.show()", "", 0), ("view?.show()", "presenter.view = view", 0)])
    func anAccessorThatNobodySets(use: String, line: String, count: Int) throws {
        let accessor = "private weak var storage: LoansViewProtocol?\nvar view: LoansViewProtocol? { get { storage } set { storage = newValue } }"
        let files = scene(presenter: accessor, assembly: Self.assembly(lines: "view.presenter = presenter; presenter.interactor = LoansInteractor(); \(line)"))
        #expect(try told(files.map { ($0, $1.replacing("view?.show(); router", with: "\(use); router")) }) == Array(Self.view.prefix(count)))
    }

    // MARK: - What a base class has

    private static let inheriting = "final class LoansPresenter: BasePresenter<LoansViewProtocol>, LoansPresenterProtocol"

    private static let stored = "class BasePresenter<View> { private weak var storage: AnyObject?; var view: View?"

    /// `view` of a base presenter, of which nobody sets any presenter's.
    @Test(arguments: [
        (inheriting, "class BasePresenter<View> { var view: View? }", "", 1),
        (inheriting, "class BasePresenter<View> { private var unused = 0; var view: View!; func later() {} }", "", 1),
        ("final class LoansPresenter: BasePresenter, LoansPresenterProtocol", "class BasePresenter { weak var view: LoansViewProtocol? }", "", 1),
        (inheriting, "class Base<V> { var view: V? }\nclass BasePresenter<V>: Base<V> {}", "", 1),
        (inheriting, "class BasePresenter<View> { var view: View?; init(view: View? = nil) { self.view = view } }", "", 1),
        (inheriting, "class BasePresenter<View> { var view: View? }", "func fill(_ one: LoansPresenter, _ view: LoansViewController) { one.view = view }", 0),
        (inheriting, "class BasePresenter<View> { var view: View? }", "func fill<P: BasePresenter<V>, V>(_ one: P, _ view: V) { one.view = view }", 0),
        (inheriting, "class BasePresenter<View> { var view: View?; func attach(_ any: Any) { view = any as? View } }", "", 0),
        (inheriting, "class BasePresenter<View> { var view: View?; init(view: View? = nil) { self.view = view } }", "extension LoansPresenter { convenience init(_ view: LoansViewProtocol) { super.init(view: view) } }", 0),
        (inheriting, "\(stored) { get { storage as? View } set { storage = newValue as AnyObject } } }", "", 1),
        (inheriting, "\(stored) { get { storage as? View } set { storage = newValue as AnyObject } } }", "func fill(_ one: LoansPresenter, _ view: LoansViewController) { one.view = view }", 0),
        (inheriting, "\(stored) { get { storage as? View } set { storage = newValue as AnyObject } }; func attach(_ any: AnyObject) { storage = any } }", "", 0),
        (inheriting, "\(stored) { get { storage as? View } set { storage = newValue as AnyObject } }; init(view: View? = nil) { self.view = view } }", "", 0),
        (inheriting, "\(stored) { get { if storage == nil { storage = Shelf.view }; return storage as? View } set { storage = newValue as AnyObject } } }", "", 0),
        (inheriting, "\(stored) { get { storage as? View } set { storage = newValue as AnyObject } } }", "func fill(_ any: Any, _ view: Any) { any.view = view }", 0),
        // Of another presenter's somebody does: this one's may be set the same way, out of sight.
        (inheriting, "class BasePresenter<View> { var view: View? }", "final class StockPresenter: BasePresenter<LoansViewProtocol> {}\nfunc fill(_ one: StockPresenter, _ view: LoansViewController) { one.view = view }", 0),
        (inheriting, "open class BasePresenter<View> { open var view: View? }", "", 0),
        (inheriting, "class BasePresenter<View> { @Weak var view: View? }", "", 0),
        (inheriting, "protocol Showing: AnyObject { associatedtype View; var view: View? { get set } }\nclass BasePresenter<View>: Showing { var view: View? }\nextension Showing { func fill(_ some: View) { view = some } }", "", 0),
    ])
    func whatIsInherited(presenter: String, base: String, others: String, count: Int) throws {
        let files = scene(presenter: "", others: base + "\n" + others).map { ($0, $1.replacing("final class LoansPresenter: LoansPresenterProtocol", with: presenter)) }
        #expect(try told(files) == Array(Self.view.prefix(count)), "\(base)")
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

    /// A presenter that stands in a view until the scene's own is put there is told of no view, either.
    @Test(arguments: [
        ("var presenter: LoansPresenterProtocol = LoansPresenter()", assembly(), 1), ("var presenter = LoansPresenter()", assembly(), 1),
        ("private(set) var presenter: LoansPresenterProtocol = LoansPresenter()", assembly(lines: "view.put(presenter)\npresenter.interactor = LoansInteractor()"), 0),
        ("lazy var presenter: LoansPresenterProtocol = LoansPresenter()", assembly(), 0), ("let presenter = LoansPresenter()", assembly(lines: "presenter.interactor = LoansInteractor()"), 0),
        ("var presenter: LoansPresenterProtocol = LoansPresenter()", assembly(lines: "view.presenter = presenter\npresenter.interactor = LoansInteractor(); presenter.view = view"), 0),
    ])
    func aPlaceholder(view: String, assembly: String, count: Int) throws {
        #expect(try told(scene(view: view, assembly: assembly)) == Array(Self.view.prefix(count)))
    }

    /// Where a part is told of its other neighbours.
    @Test(arguments: [
        ("", "presenter.interactor = LoansInteractor()\npresenter.router = LoansRouter()", "Set 'view' in 'assemble()', where LoansPresenter is given its 'interactor'."),
        ("presenter.interactor = LoansInteractor()", "presenter.router = LoansRouter()", "Set 'view' in 'make()', where LoansPresenter is made."),
        ("presenter.interactor = LoansInteractor()", "", "Set 'view' in 'make()', where LoansPresenter is made."),
    ])
    func whereAPartIsWired(making: String, wiring: String, help: String) throws {
        let module = """
            final class LoansRouter: LoansRouting { func open() {} }
            final class LoansModule {
                private let view: LoansViewController
                private let presenter: LoansPresenter
                init(view: LoansViewController, presenter: LoansPresenter) { self.view = view; self.presenter = presenter }
                func assemble() -> UIViewController { view.presenter = presenter; \(wiring.replacing("\n", with: "; ")); return view }
            }
            enum LoansModuleFactory {
                static func make() -> LoansModule { let presenter = LoansPresenter(); \(making); return LoansModule(view: LoansViewController(), presenter: presenter) }
            }
            """
        #expect(try told(scene(assembly: module)).filter { $0.hasPrefix("LoansPresenter.view") } == ["LoansPresenter.view " + help])
    }

    // MARK: - Routers that put their scene together

    @Test(arguments: [
        ("static func createModule() -> UIViewController", "", "", ["LoansRouter.host Set 'host' in 'createModule()', where LoansRouter is made."]),
        ("class func createModule() -> UIViewController", "router.host = view", "", []),
        ("static func createModule() -> UIViewController", "router.attach(view)", "func attach(_ view: UIViewController) { host = view }", []),
        ("static func createModule() -> UIViewController", "(router as Hosting).host = view", "", []),
        // Who is made elsewhere as well may be told there.
        ("static func createModule() -> UIViewController", "", "static let shared = LoansRouter()", []),
        // Without a name it can be told nothing, and without a scene it may be a copy.
        ("static func copy() -> LoansRouting", nil, "", []),
    ])
    func aRouterThatMakesItself(function: String, line: String?, members: String, expected: [String]) throws {
        let module = """
            let view = LoansViewController()
            let presenter = LoansPresenter()
            let router = LoansRouter()
            view.presenter = presenter; presenter.view = view; presenter.interactor = LoansInteractor(); presenter.router = router
            \(line ?? "")
            return view
            """
        let router = """
            protocol Hosting: AnyObject { var host: UIViewController? { get set } }
            final class LoansRouter: LoansRouting\(line?.contains("Hosting") ?? false ? ", Hosting" : "") {
                weak var host: UIViewController?
                \(members)
                \(function) { \(line == nil ? "LoansRouter()" : module) }
                func open() { host?.navigationController?.popViewController(animated: true) }
            }
            """
        #expect(try told(scene(assembly: router)) == expected)
    }

    // MARK: - Connectors

    private static func connector(_ lines: String, convenience: String = "", view: String = "LoansViewController") -> String {
        let inits = convenience.isEmpty ? """
            init(view: \(view)) {
                self.view = view
                presenter = LoansPresenter()
                interactor = LoansInteractor()
            }
            """ : """
            init(view: \(view), presenter: LoansPresenter, interactor: LoansInteractor) {
                self.view = view
                self.presenter = presenter
                self.interactor = interactor
            }
            convenience init(view: \(view)) {
                let presenter = LoansPresenter()
                let interactor = LoansInteractor()
                \(convenience)
            }
            """
        return """
            final class LoansConnector {
                private let view: \(view)
                private let presenter: LoansPresenter
                private let interactor: LoansInteractor
                \(inits)
                func configure() {
                    presenter.interactor = interactor
                    presenter.router = LoansRouter()
                    \(lines)
                }
            }
            """
    }

    private static let connected = "var presenter: LoansPresenterProtocol!\noverride func awakeFromNib() { super.awakeFromNib(); LoansConnector(view: self).configure() }"

    private func lostToConnector(_ lines: String, convenience: String = "", view: String = connected, others: String = "") throws -> [String] {
        let router = "final class LoansRouter: LoansRouting { func open() {} }\n"
        return try told(scene(view: view, others: others, assembly: router + Self.connector(lines, convenience: convenience)))
    }

    /// A view that a storyboard makes hands itself over.
    @Test(arguments: [
        ("presenter.view = view", connected, "", ["LoansViewController.presenter Set 'presenter' in LoansConnector, which is handed LoansViewController."]),
        ("view.presenter = presenter; presenter.view = view", connected, "", []),
        // A storyboard, and what a program writes, can set these.
        ("presenter.view = view", "@IBOutlet " + connected, "", []), ("presenter.view = view", "@Injected " + connected, "", []),
        // Nobody is seen to wire it.
        ("presenter.view = view", "var presenter: LoansPresenterProtocol!", "", []),
        ("presenter.view = view", connected, "func prepare(_ any: Any) { any.presenter = nil; unheard.presenter = any }", []),
        ("presenter.view = view", connected.replacing("LoansConnector(view: self)", with: "LoansConnector(view: LoansViewController())"), "", []),
    ])
    func aViewThatHandsItselfOver(lines: String, view: String, others: String, expected: [String]) throws {
        #expect(try lostToConnector(lines, view: view, others: others) == expected)
    }

    /// Of parts that another initialiser makes.
    @Test(arguments: [
        ("self.init(view: view, presenter: presenter, interactor: interactor)", "view.presenter = presenter", ["LoansPresenter.view"]),
        ("self.init(view: view, presenter: presenter, interactor: interactor)", "view.presenter = presenter; presenter.view = view", []),
        // What another one is handed may be connected there.
        ("self.init(view: view, presenter: Other(presenter).presenter, interactor: interactor)", "view.presenter = presenter", []),
    ])
    func partsOfAConvenienceInitialiser(convenience: String, lines: String, expected: [String]) throws {
        let found = try lostToConnector(lines, convenience: convenience)
        #expect(found.map { String($0.prefix { $0 != " " }) } == expected)
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

    /// `static func createModule()` of the router itself reaches what is private to it.
    @Test func aRouterThatMakesItself() throws {
        let router = """
            final class LoansRouter: LoansRouting {
                private weak var host: UIViewController?
                static func createModule() -> UIViewController {
                    let view = LoansViewController()
                    let presenter = LoansPresenter()
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = LoansInteractor()
                    presenter.router = LoansRouter()
                    return view
                }
                func open() { host?.dismiss(animated: true) }
            }
            """
        #expect(try told(scene(assembly: router)) == ["LoansRouter.host Set 'host' in 'createModule()', where LoansRouter is made."])
    }

    /// What is private to a part that is made in place, the part alone can set, and anything else whoever makes it.
    @Test(arguments: [
        ("private weak var view: LoansViewProtocol?", "init(view: LoansViewProtocol) {}", ["LoansPresenter.view Set 'view' in LoansPresenter itself, for nobody else can."]),
        ("private(set) weak var view: LoansViewProtocol?", "init(view: LoansViewProtocol) {}", ["LoansPresenter.view Set 'view' in LoansPresenter itself, for nobody else can."]),
        ("private weak var view: LoansViewProtocol?", "init(view: LoansViewProtocol) { self.view = view }", []),
        ("private weak var view: LoansViewProtocol?", "init(view: LoansViewProtocol) { set(\\.view, view) }\nfunc set(_ path: ReferenceWritableKeyPath<LoansPresenter, LoansViewProtocol?>, _ value: LoansViewProtocol) { self[keyPath: path] = value }", []),
        ("weak var view: LoansViewProtocol?", "init(view: LoansViewProtocol) {}", view),
        ("@Weak private var view: LoansViewProtocol?", "init(view: LoansViewProtocol) {}", []),
    ])
    func aPartThatIsMadeInPlace(property: String, initializer: String, expected: [String]) throws {
        let assembly = """
            enum LoansAssembly {
                static func module() -> UIViewController {
                    let view = LoansViewController()
                    view.presenter = LoansPresenter(view: view)
                    return view
                }
            }
            """
        let found = try told(scene(presenter: property, members: initializer, assembly: assembly)).filter { $0.contains(".view ") }
        #expect(found == expected)
    }

    // MARK: - Views that storyboards make

    private static let helper = """
        extension UIStoryboard {
            func instantiate<T: UIViewController>(ofType _: T.Type, named name: String? = nil) -> T { instantiateViewController(withIdentifier: name ?? "") as! T }
        }
        """

    private static let accessor = """
        struct R {
            struct storyboard {
                static func loans() -> LoansViewController? { return UIStoryboard(name: "Loans", bundle: nil).instantiateInitialViewController() as? LoansViewController }
            }
        }
        """

    /// By the app's own generic function, in a condition, and by a function of the wireframe.
    @Test(arguments: [
        ("let view = storyboard.instantiate(ofType: LoansViewController.self)", helper, 1),
        ("let view = storyboard.instantiate(ofType: LoansViewController.self, named: \"Loans\")", helper, 1),
        ("let other = storyboard.instantiateViewController(withIdentifier: \"Loans\"); guard let view = other as? LoansViewController else { return }", "", 1),
        ("guard let view = storyboard.instantiateViewController(withIdentifier: \"Loans\") as? LoansViewController else { return }", "", 1),
        ("let view = storyboard.instantiateViewControllerWithIdentifier(\"Loans\") as! LoansViewController", "", 1),
        ("let view = storyboard.instantiateViewControllerWithIdentifier(\"Loans\") as LoansViewController", "", 1),
        ("let view: LoansViewController = storyboard.instantiateViewControllerWithIdentifier(\"Loans\") as LoansViewController", "", 1),
        ("let view = container.resolve(\"Loans\") as LoansViewController", "", 0),
        ("let view = loansView()", "", 1),
        ("let stack = storyboard.instantiateViewController(withIdentifier: \"Loans\"); guard let view = stack.childViewControllers.first as? LoansViewController else { return }", "", 1),
        ("let stack = storyboard.instantiateInitialViewController() as? UINavigationController; guard let view = stack?.topViewController as? LoansViewController else { return }", "", 1),
        ("let shelf = storyboard.instantiateInitialViewController() as? Shelf; guard let view = shelf?.spare as? LoansViewController else { return }", "", 0),
        ("guard let view = R.storyboard.loans() else { return }", accessor, 1), ("let view = R.storyboard.loans()!", accessor, 1),
        ("guard let view = R.storyboard.loans() else { return }", accessor.replacing("return UI", with: "let presenter = LoansPresenter(); Self.last?.presenter = presenter; return UI").replacing("static func", with: "static var last: LoansViewController?\nstatic func"), 0),
        // A container gives what it may have connected.
        ("let view = container.resolve(ofType: LoansViewController.self)", "final class Container { func resolve<T: UIViewController>(ofType _: T.Type) -> T { shelf.first as! T } }\nlet container = Container()", 0),
        ("let other = container.resolve(\"Loans\"); guard let view = other as? LoansViewController else { return }", "", 0),
        ("var other = UIViewController(); if true { let other = storyboard.instantiateViewController(withIdentifier: \"Loans\"); }; guard let view = other as? LoansViewController else { return }", "", 0),
    ])
    func aViewOfAStoryboard(getting: String, others: String, count: Int) throws {
        func wireframe(_ line: String = "") -> String {
            """
            final class LoansRouter: LoansRouting {
                let storyboard = UIStoryboard(name: "Loans", bundle: nil)
                func open() {
                    \(getting)
                    let presenter = LoansPresenter()
                    presenter.interactor = LoansInteractor()
                    presenter.router = self
                    presenter.view = view
                    \(line)
                }
                func loansView() -> LoansViewController {
                    let made = storyboard.instantiateViewController(withIdentifier: "Loans") as! LoansViewController
                    return made
                }
            }
            """
        }
        #expect(try told(scene(others: others, assembly: wireframe())).map { String($0.prefix { $0 != " " }) } == Array(["LoansViewController.presenter"].prefix(count)))
        #expect(try told(scene(others: others, assembly: wireframe("view.presenter = presenter"))).isEmpty)
        // Who sets it of any view that shows something of the kind may set this one's.
        let any = "protocol Showing: AnyObject { var presenter: LoansPresenterProtocol! { get set } }\nextension LoansViewController: Showing {}\nfunc fill(_ any: Showing, _ presenter: LoansPresenterProtocol) { any.presenter = presenter }"
        #expect(try told(scene(others: others + "\n" + any, assembly: wireframe())).isEmpty)
    }

    // MARK: - Data access

    /// What an interactor asks for data, and whom that answers.
    @Test(arguments: [
        ("", ["LoansInteractor.manager", "LoansManager.handler"]), ("interactor.manager = manager", ["LoansManager.handler"]), ("manager.handler = interactor", ["LoansInteractor.manager"]),
        ("interactor.manager = manager; manager.handler = interactor", []), ("interactor.manager = manager; (manager as Answered).handler = interactor", []),
    ])
    func dataAccessThatNobodySets(lines: String, expected: [String]) throws {
        let manager = """
            protocol LoansManaging: AnyObject { func all() }
            protocol LoansAnswering: AnyObject { func didFetch() }
            protocol Answered: AnyObject { var handler: LoansAnswering? { get set } }
            final class LoansManager: LoansManaging, Answered {
                weak var handler: LoansAnswering?
                func all() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in self.handler?.didFetch() }.resume() }
            }
            extension LoansInteractor: LoansAnswering { func didFetch() {} }
            """
        let parts = "view.presenter = presenter; presenter.view = view\nlet interactor = LoansInteractor(); let manager = LoansManager(); presenter.interactor = interactor\n"
        let files = scene(others: manager, assembly: Self.assembly(lines: parts + lines))
            .map { ($0, $1.replacing("LoansInteractorProtocol { func load() {} }", with: "LoansInteractorProtocol { var manager: LoansManaging?; func load() { manager?.all() } }")) }
        #expect(try told(files).map { String($0.prefix { $0 != " " }) }.sorted() == expected)
        // What the app doesn't make, it may do without.
        #expect(try told(files.map { ($0, $1.replacing("let manager = LoansManager();", with: "").replacing("manager.handler", with: "shelf.handler").replacing("= manager", with: "= shelf")) }).isEmpty)
        // Nobody answers, or nobody asks.
        let idle = files.map { ($0, $1.replacing("self.handler?.didFetch()", with: "").replacing("manager?.all()", with: "")) }
        #expect(try told(idle).isEmpty)
    }

    /// A reference that nobody sets holds nothing, strong or not.
    @Test func whatIsStrongAndNeverSet() throws {
        let files = scene(presenter: "var view: LoansViewProtocol?")
        let found = try lint(files, dialect: "book").filter { $0.rule == "incomplete-module" || $0.rule == "strong-view-reference" }
        #expect(found.map(\.rule) == ["incomplete-module"], "\(found.map(\.message))")
        let set = files.map { ($0, $1.replacing("let router = LoansRouter()", with: "let router = LoansRouter(); presenter.view = view")) }
        #expect(try lint(set, dialect: "book").filter { $0.rule == "strong-view-reference" }.count == 1)
    }

    /// A router that keeps a presenter of its scene, and one that is told of it.
    @Test(arguments: [("", 1), ("router.presenter = presenter", 0)])
    func aRouterWithoutItsPresenter(line: String, count: Int) throws {
        let files = scene(assembly: Self.assembly(lines: "view.presenter = presenter; presenter.view = view; presenter.interactor = LoansInteractor()\n\(line)"))
            .map { ($0, $1.replacing("weak var host: UIViewController?", with: "weak var host: UIViewController?\nweak var presenter: LoansPresenter?\nfunc back() { presenter?.viewDidLoad() }")) }
        #expect(try told(files).map { String($0.prefix { $0 != " " }) } == Array(["LoansRouter.presenter"].prefix(count)))
    }
}
