import Testing

/// Parts that are made in place: for a weak reference alone, or without a name by which anybody could connect them.
@Suite struct FreshPartTests {
    private func scene(
        view: String = "presenter.view = view", output: String = "interactor.output = presenter", interactor: String = "presenter.interactor = interactor",
        making: String = "let interactor = LoansInteractor()", held: String = "weak var view: LoansViewProtocol?", screen: String = "", others: String = ""
    ) -> Files {
        [
            (
                "Loans.swift",
                """
                import UIKit
                protocol LoansViewProtocol: AnyObject { func show() }
                protocol LoansPresenterProtocol: AnyObject { \(others.contains("Asked") ? "var view: LoansViewProtocol? { get set }; " : "")func viewDidLoad() }
                protocol LoansInteractorProtocol: AnyObject { func load() }
                protocol LoansInteractorOutputProtocol: AnyObject { func didLoad() }
                final class LoansViewController: UIViewController, LoansViewProtocol {
                    var presenter: LoansPresenterProtocol?
                    \(screen)
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                    func show() {}
                }
                final class LoansPresenter: LoansPresenterProtocol, LoansInteractorOutputProtocol {
                    \(held)
                    var interactor: LoansInteractorProtocol?
                    func viewDidLoad() { interactor?.load(); view?.show() }
                    func didLoad() {}
                }
                class LoansInteractor: LoansInteractorProtocol {
                    weak var output: LoansInteractorOutputProtocol?
                    func load() { output?.didLoad() }
                }
                enum LoansAssembly {
                    static func module() -> UIViewController {
                        let view = LoansViewController()
                        let presenter = LoansPresenter()
                        \(making)
                        view.presenter = presenter
                        \(view)
                        \(interactor)
                        \(output)
                        return view
                    }
                }
                \(others)
                """
            )
        ]
    }

    private func told(_ files: Files, dialect: String = "common") throws -> [String] {
        try lint(files, dialect: dialect).filter { $0.rule == "incomplete-module" }.map { "\($0.from.type).\($0.message)" }
    }

    // MARK: - For a weak reference alone

    @Test func anotherView() throws {
        let found = try lint(scene(view: "presenter.view = LoansViewController()"), dialect: "common").filter { $0.rule == "incomplete-module" }
        #expect(found.map(\.message) == ["the assembler LoansAssembly makes the view LoansViewController for the weak 'view' of LoansPresenter alone"])
        #expect(found.map(\.help) == ["Put there the one that the scene keeps."])
    }

    @Test func anotherPresenter() throws {
        #expect(try told(scene(output: "interactor.output = LoansPresenter()")) == ["LoansAssembly.the assembler LoansAssembly makes the presenter LoansPresenter for the weak 'output' of LoansInteractor alone"])
    }

    /// By the protocol, whose only implementation holds it weakly; unowned as well.
    @Test(arguments: [
        ("view.presenter?.view = LoansViewController()", "weak var view: LoansViewProtocol?", "func Asked() {}"),
        ("presenter.view = LoansViewController()", "unowned var view: LoansViewProtocol!", ""),
        ("presenter.view = LoansViewController(nibName: nil, bundle: nil)", "weak var view: LoansViewProtocol?", ""),
    ])
    func whatIsHeldWeakly(line: String, held: String, others: String) throws {
        let told = try told(scene(view: line, held: held, others: others))
        #expect(told.count == 1 && told.allSatisfy { $0.contains(" for the \(held.prefix { $0 != " " }) 'view'") }, "\(told)")
    }

    @Test(arguments: [
        ("presenter.view = view", "weak var view: LoansViewProtocol?", "", ""),
        // What holds strongly keeps it.
        ("presenter.view = LoansViewController()", "var view: LoansViewProtocol?", "", ""),
        ("view.presenter?.view = LoansViewController()", "var view: LoansViewProtocol?", "", "func Asked() {}"),
        // What has a name may be kept by it.
        ("let other = LoansViewController(); presenter.view = other; view.present(other, animated: true)", "weak var view: LoansViewProtocol?", "", ""),
        ("presenter.view = Screens.shared.loans()", "weak var view: LoansViewProtocol?", "", "final class Screens { static let shared = Screens(); var kept: LoansViewController?; func loans() -> LoansViewController { LoansViewController() } }"),
        // So may what hands itself out as it is made.
        ("presenter.view = LoansViewController()", "weak var view: LoansViewProtocol?", "init() { super.init(nibName: nil, bundle: nil); Screens.keep(self) }", "enum Screens { static var kept: UIViewController?; static func keep(_ screen: UIViewController) { kept = screen } }"),
        // What isn't held here is the property's own business.
        ("presenter.view = LoansViewController()", "var view: LoansViewProtocol? { get { box.view } set { box.view = newValue } }\nlet box = Box()", "", "final class Box { var view: LoansViewProtocol? }"),
    ])
    func whatIsKept(line: String, held: String, screen: String, others: String) throws {
        #expect(try told(scene(view: line, held: held, screen: screen, others: others)).filter { $0.contains(" alone") }.isEmpty)
    }

    // MARK: - Without a name

    private static let nameless = "presenter.interactor = LoansInteractor()"
    private static let unset = "LoansInteractor.the interactor LoansInteractor works with the interactor's output LoansInteractorOutputProtocol by 'output', which nobody sets"

    @Test func anInteractorThatIsPutInPlace() throws {
        let files = scene(output: "", interactor: Self.nameless, making: "")
        #expect(try told(files) == [Self.unset])
        let found = try lint(files, dialect: "common").filter { $0.rule == "incomplete-module" }
        #expect(found.map(\.help) == ["Set 'output' in 'module()', where LoansInteractor is made."])
    }

    @Test func anInteractorThatIsHandedOver() throws {
        let files = scene(output: "", interactor: "", making: "").map { name, source in
            (name, source.replacing("let presenter = LoansPresenter()", with: "let presenter = LoansPresenter(interactor: LoansInteractor())")
                .replacing("var interactor: LoansInteractorProtocol?", with: "let interactor: LoansInteractorProtocol?\ninit(interactor: LoansInteractorProtocol) { self.interactor = interactor }"))
        }
        #expect(try told(files) == [Self.unset])
    }

    /// Somebody connects it after all, or may.
    @Test(arguments: [
        ("(presenter.interactor as? LoansInteractor)?.output = presenter", ""), ("", "func connect(_ part: LoansInteractor, _ other: LoansPresenter) { part.output = other }"),
        ("", "extension LoansPresenter { func connect() { (interactor as? LoansInteractor)?.output = self } }"), ("", "final class RemoteInteractor: LoansInteractor {}"),
        ("", "enum StockAssembly { static func make() -> LoansInteractor { LoansInteractor() } }"), ("", "final class LoansHost { let interactor = LoansInteractor() }"),
        ("connect(presenter.interactor)", "func connect(_ part: Any?) { guard let part = part as? AnyObject else { return }; part.output = nil }"),
    ])
    func whatIsConnectedLater(output: String, others: String) throws {
        #expect(try told(scene(output: output, interactor: Self.nameless, making: "", others: others)).isEmpty)
    }

    /// What is put into something that is no part of a scene may be connected there.
    @Test func whatIsGivenAway() throws {
        let box = "final class Box { var part: LoansInteractorProtocol? }"
        #expect(try told(scene(output: "", interactor: "box.part = LoansInteractor()", making: "let box = Box()", others: box)).filter { $0.contains("'output'") }.isEmpty)
        #expect(try told(scene(output: "", interactor: "Box.shared.part = LoansInteractor()", making: "", others: box.replacing("{ var", with: "{ static let shared = Box(); var"))).filter { $0.contains("'output'") }.isEmpty)
    }

    // MARK: - Wireframes that are made, pushed and dropped

    private func wireframe(held: String = "private weak var", push: String = "navigation.pushWireframe(LoansWireframe())", function: String = "pushViewController(wireframe.viewController, animated: true)", members: String = "", others: String = "") -> Files {
        [
            (
                "Loans.swift",
                """
                import UIKit
                protocol LoansViewInterface: AnyObject { func show() }
                protocol LoansPresenterInterface: AnyObject { func viewDidLoad() }
                protocol LoansWireframeInterface: AnyObject { func close() }
                protocol LoansInteractorInterface: AnyObject { func load() }
                final class LoansInteractor: LoansInteractorInterface { func load() {} }
                class BaseWireframe {
                    private unowned var screen: UIViewController
                    private var stored: UIViewController?
                    init(viewController: UIViewController) { stored = viewController; screen = viewController }
                    var viewController: UIViewController { defer { stored = nil }; return screen }
                }
                extension UINavigationController {
                    func pushWireframe(_ wireframe: BaseWireframe, animated: Bool = true) { \(function) }
                }
                final class LoansViewController: UIViewController, LoansViewInterface {
                    var presenter: LoansPresenterInterface!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show() {}
                }
                final class LoansPresenter: LoansPresenterInterface {
                    private unowned let view: LoansViewInterface
                    private let interactor: LoansInteractorInterface
                    \(held) wireframe: LoansWireframeInterface?
                    init(view: LoansViewInterface, interactor: LoansInteractorInterface, wireframe: LoansWireframeInterface) {
                        self.view = view
                        self.interactor = interactor
                        self.wireframe = wireframe
                    }
                    func viewDidLoad() { view.show(); interactor.load(); wireframe?.close() }
                }
                final class LoansWireframe: BaseWireframe, LoansWireframeInterface {
                    init() {
                        let view = LoansViewController()
                        super.init(viewController: view)
                        view.presenter = LoansPresenter(view: view, interactor: LoansInteractor(), wireframe: self)
                        \(members)
                    }
                    func close() { viewController.dismiss(animated: true) }
                }
                final class StartWireframe: BaseWireframe {
                    init() { super.init(viewController: UIViewController()) }
                    func open(on navigation: UINavigationController) { \(push) }
                }
                \(others)
                """
            )
        ]
    }

    @Test(arguments: [
        "navigation.pushWireframe(LoansWireframe())", "navigation.pushWireframe(LoansWireframe(), animated: false)",
        "let wireframe = LoansWireframe()\nnavigation.pushWireframe(wireframe)", "viewController.navigationController?.pushWireframe(LoansWireframe())",
    ])
    func aWireframeThatIsOnlyPushed(push: String) throws {
        let found = try told(wireframe(push: push), dialect: "infinum")
        #expect(found == ["LoansPresenter.the presenter LoansPresenter holds the router's interface LoansWireframeInterface weakly in 'wireframe', and nobody else keeps LoansWireframe"])
    }

    @Test(arguments: [
        wireframeKept(held: "private let"), wireframeKept(push: "self.next = LoansWireframe()", others: "extension StartWireframe { var next: AnyObject? { get { nil } set {} } }"),
        wireframeKept(function: "kept.append(wireframe)"), wireframeKept(function: "wireframe.start(); pushViewController(wireframe.viewController, animated: true)"),
        wireframeKept(members: "Wireframes.shared.keep(self)"), wireframeKept(others: "final class Flow { var wireframe: LoansWireframe? }"),
        wireframeKept(function: "later { print(wireframe) }"), wireframeKept(function: "let kept = wireframe; objc_setAssociatedObject(self, &key, kept, .OBJC_ASSOCIATION_RETAIN)"),
    ])
    func aWireframeThatMayBeKept(change: [String: String]) throws {
        let files = wireframe(
            held: change["held"] ?? "private weak var", push: change["push"] ?? "navigation.pushWireframe(LoansWireframe())",
            function: change["function"] ?? "pushViewController(wireframe.viewController, animated: true)", members: change["members"] ?? "", others: change["others"] ?? "")
        #expect(try told(files, dialect: "infinum").filter { $0.contains("nobody else keeps") }.isEmpty)
    }

    private static func wireframeKept(held: String? = nil, push: String? = nil, function: String? = nil, members: String? = nil, others: String? = nil) -> [String: String] {
        ["held": held, "push": push, "function": function, "members": members, "others": others].compactMapValues { $0 }
    }
}
