import Diagnostics
import Testing

/// What a base class has for its heirs: one heir may be given what another one lacks, and a base may keep what its arguments name.
@Suite struct GivenHeirTests {
    /// - Parameters:
    ///   - router: the body of the scene's router.
    ///   - wiring: what the builder does with `view`, `presenter` and `router`.
    private func scene(_ name: String, view: String = "UIViewController", presenter: String = "var presenter: NAMEPresenterProtocol!", router: String, wiring: String) -> (name: String, source: String) {
        let source = """
            import UIKit
            protocol NAMEViewProtocol: AnyObject { func show() }
            protocol NAMEPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol NAMEInteractorProtocol: AnyObject { func load() }
            protocol NAMERouterProtocol: AnyObject { func close() }
            final class NAMERouter: BaseRouter, NAMERouterProtocol { \(router) }
            final class NAMEInteractor: NAMEInteractorProtocol { func load() {} }
            final class NAMEPresenter: NAMEPresenterProtocol {
                weak var view: NAMEViewProtocol?
                private let interactor: NAMEInteractorProtocol
                private let router: NAMERouterProtocol
                init(interactor: NAMEInteractorProtocol, router: NAMERouterProtocol) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load(); view?.show(); router.close() }
            }
            final class NAMEViewController: \(view), NAMEViewProtocol {
                \(presenter)
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show() {}
            }
            enum NAMEBuilder {
                static func build() -> UIViewController {
                    let router = NAMERouter()
                    let presenter = NAMEPresenter(interactor: NAMEInteractor(), router: router)
                    let view = NAMEViewController(\(presenter.isEmpty ? "presenter: presenter" : ""))
                    \(presenter.isEmpty ? "" : "view.presenter = presenter")
                    presenter.view = view
                    \(wiring)
                    return view
                }
            }
            """
        return ("\(name).swift", source.replacing("NAME", with: name))
    }

    private static let base = """
        class BaseRouter {
            weak var host: UIViewController?
            weak var navigation: UINavigationController?
            func pop() { host?.navigationController?.popViewController(animated: true) }
            func popAny() { (navigation ?? host?.navigationController)?.popViewController(animated: true) }
        }
        """

    private static let close = "func close() { host?.navigationController?.popViewController(animated: true) }"

    private func told(_ router: String, wiring: String = "", base: String = "", others: String = "", loans: String = "router.host = view") throws -> [Finding] {
        let files = [
            ("Base.swift", "import UIKit\n\(base.isEmpty ? Self.base : base)\n\(others)"), scene("Cards", router: router, wiring: wiring),
            scene("Loans", router: Self.close, wiring: loans),
        ]
        return try lint(files, dialect: "common").filter { $0.rule == "incomplete-module" }
    }

    // MARK: - What one heir is not given

    /// Another scene sets its own router's.
    @Test(arguments: [close, "func close() { pop() }", "func close() { self.pop() }"])
    func whatAnotherHeirIsGiven(router: String) throws {
        let found = try told(router)
        #expect(found.map(\.message) == ["the router CardsRouter works with the view UIViewController by 'host', which nobody sets"])
        #expect(found.map(\.help) == ["Set 'host' in 'build()', where CardsRouter is made."])
        #expect(try told(router, wiring: "router.host = view").isEmpty)
        #expect(try told(router, loans: "").count == 2)
    }

    /// What may do without, or have another one, is not told of.
    @Test(arguments: [
        "func close() {}", "func close() { popAny() }", "func close() { (navigation ?? host?.navigationController)?.popViewController(animated: true) }",
        "func close() { if navigation == nil { host?.navigationController?.popViewController(animated: true) } }",
    ])
    func whatMayDoWithout(router: String) throws { #expect(try told(router).isEmpty) }

    /// Whoever sets it of the base's may set any heir's.
    @Test(arguments: [
        ("attach(view, to: router)", "extension CardsBuilder { static func attach(_ view: UIViewController, to router: BaseRouter) { router.host = view } }"),
        ("attach(view, to: router)", "extension CardsBuilder { static func attach<R: BaseRouter>(_ view: UIViewController, to router: R) { router.host = view } }"),
        ("attach(view, to: router)", "extension CardsBuilder { static func attach<R>(_ view: UIViewController, to router: R) where R: BaseRouter { router.host = view } }"),
        ("attach(view, to: router)", "func attach(_ view: UIViewController, to router: BaseRouter) { router.host = view }"),
        ("router.attach(view)", "extension BaseRouter { func attach(_ view: UIViewController) { host = view } }"),
        ("Assembler(router: router).wire(view)", "struct Assembler<R: BaseRouter> { let router: R; func wire(_ view: UIViewController) { router.host = view } }"),
        ("let any: BaseRouter = router; any.host = view", ""), ("(router as BaseRouter).host = view", ""), ("let key = \\BaseRouter.host; router[keyPath: key] = view", ""),
        ("let hosting: Hosting = router; hosting.host = view", "protocol Hosting: AnyObject { var host: UIViewController? { get set } }\nextension BaseRouter: Hosting {}"),
        ("fill(&router.host, view)", "func fill(_ host: inout UIViewController?, _ view: UIViewController) { host = view }"),
        ("wired(router) { $0.host = view }", "func wired<T>(_ part: T, _ wire: (T) -> Void) { wire(part) }"),
        ("wired(router) { $0.host = view }", "extension CardsBuilder { static func wired<T: BaseRouter>(_ part: T, _ wire: (T) -> Void) { wire(part) } }"),
    ])
    func whatMayBeAnyHeirs(wiring: String, others: String) throws { #expect(try told(Self.close, wiring: wiring, others: others).isEmpty) }

    /// By the base's initialiser, and of what stands between.
    @Test(arguments: [
        "class BaseRouter { weak var host: UIViewController?; init(host: UIViewController? = UIViewController()) { self.host = host } }",
        "class BaseRouter { weak var host: UIViewController?; init() { host = UIApplication.shared.keyWindow?.rootViewController } }",
        "class BaseRouter: NSObject { @objc dynamic weak var host: UIViewController? }", "class BaseRouter { @IBOutlet weak var host: UIViewController? }",
        "open class BaseRouter { public weak var host: UIViewController? }",
    ])
    func aBaseThatSetsIt(base: String) throws { #expect(try told(Self.close, base: base).isEmpty) }

    @Test func aClassBetween() throws {
        let between = "class ModalRouter: BaseRouter {}\nextension CardsBuilder { static func attach(_ view: UIViewController, to router: ModalRouter) { router.host = view } }"
        let files = [
            ("Base.swift", "import UIKit\n\(Self.base)\n\(between)"), scene("Cards", router: Self.close, wiring: "attach(view, to: router)"), scene("Loans", router: Self.close, wiring: ""),
        ].map { ($0.0, $0.1.replacing("CardsRouter: BaseRouter", with: "CardsRouter: ModalRouter")) }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "incomplete-module" }.map(\.from.type) == ["LoansRouter"])
    }

    @Test func aClassBetweenThatOverridesIt() throws {
        let between = "class ModalRouter: BaseRouter { override weak var host: UIViewController? { didSet {} } }"
        let files = [
            ("Base.swift", "import UIKit\n\(Self.base)\n\(between)"), scene("Cards", router: Self.close, wiring: "router.host = view"),
            scene("Loans", router: Self.close, wiring: "router.host = view"),
        ].map { ($0.0, $0.1.replacing("CardsRouter: BaseRouter", with: "CardsRouter: ModalRouter")) }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "incomplete-module" }.isEmpty)
    }

    // MARK: - What a generic base keeps

    /// The view keeps its presenter by the argument of its base: it is the router's way back that closes the circle.
    @Test(arguments: [("var", 1), ("weak var", 0)])
    func aViewOfAGenericBase(word: String, count: Int) throws {
        let base = """
            import UIKit
            class BaseViewController<Presenter>: UIViewController {
                let presenter: Presenter
                init(presenter: Presenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }
            class BaseRouter { \(word) host: UIViewController? }
            """
        let scenes = ["Cards", "Loans"].map {
            scene($0, view: "BaseViewController<\($0)PresenterProtocol>", presenter: "", router: Self.close, wiring: "router.host = view")
        }
        let found = try lint([("Base.swift", base)] + scenes, dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.location.path) == Array(["Base.swift"].prefix(count)))
        #expect(found.allSatisfy { $0.message.hasPrefix("'BaseRouter.host' of 2 routers (CardsRouter, LoansRouter) closes a circle of strong references: CardsRouter → ") })
        #expect(found.allSatisfy { $0.help == "Declare 'BaseRouter.host' weak, or set it to nil when the scene ends." })
    }
}
