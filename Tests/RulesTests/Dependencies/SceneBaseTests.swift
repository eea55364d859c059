import Diagnostics
import Testing

/// The generic classes that a team builds its presenters and interactors on.
@Suite struct SceneBaseTests {
    /// - Parameters:
    ///   - base: the members of `BasePresenter<View, Interactor, Router>`, beside its interactor and router.
    ///   - parameters: how the base declares its parameters.
    ///   - arguments: what the scene's presenter hands it.
    private func scene(
        _ name: String = "Orders", base: String? = nil, parameters: String = "View, Interactor, Router", arguments: String? = nil, others: String = ""
    ) -> Files {
        let arguments = arguments ?? "\(name)ViewInput, \(name)InteractorInput, \(name)RouterInput"
        let members = base.map { """
            import \(($0 + others).contains("UI") ? "UIKit" : "Foundation")
            class BasePresenter<\(parameters)>: NSObject {
                \($0)
                let interactor: Interactor
                let router: Router
                init(view: AnyObject, interactor: Interactor, router: Router) {
                    self.screen = view
                    self.interactor = interactor
                    self.router = router
                    super.init()
                }
            }
            class BaseInteractor { \(others) }
            """ }
        let parts = """
            import UIKit
            protocol \(name)ViewInput: AnyObject { func show(_ text: String) }
            protocol \(name)ViewOutput: AnyObject { func viewIsReady() }
            protocol \(name)InteractorInput: AnyObject { func obtain() }
            protocol \(name)InteractorOutput: AnyObject { func didObtain(count: Int) }
            protocol \(name)RouterInput: AnyObject { func close() }
            final class \(name)ViewController: UIViewController, \(name)ViewInput {
                var output: \(name)ViewOutput!
                override func viewDidLoad() { super.viewDidLoad(); output.viewIsReady() }
                func show(_ text: String) { title = text }
            }
            final class \(name)Presenter: BasePresenter<\(arguments)>, \(name)ViewOutput, \(name)InteractorOutput {
                func viewIsReady() { interactor.obtain() }
                func didObtain(count: Int) { view?.show("\\(count)") }
            }
            final class \(name)Interactor: BaseInteractor, \(name)InteractorInput {
                weak var output: \(name)InteractorOutput?
                func obtain() { output?.didObtain(count: 1) }
            }
            final class \(name)Router: \(name)RouterInput {
                weak var host: UIViewController?
                func close() { host?.dismiss(animated: true) }
            }
            enum \(name)Assembly {
                static func make() -> UIViewController {
                    let view = \(name)ViewController()
                    let interactor = \(name)Interactor()
                    let router = \(name)Router()
                    let presenter = \(name)Presenter(view: view, interactor: interactor, router: router)
                    view.output = presenter
                    interactor.output = presenter
                    router.host = view
                    return view
                }
            }
            """
        return (members.map { [("Base.swift", $0)] } ?? []) + [("\(name).swift", parts)]
    }

    private static let weakScreen = "private weak var screen: AnyObject?; var view: View? { screen as? View }"

    /// What a base class does, each of its scenes does.
    @Test(arguments: [
        ("", "", []), ("func fail() { UIApplication.shared.keyWindow?.endEditing(true) }", "", ["BasePresenter"]),
        ("", "func fail() { UIApplication.shared.keyWindow?.endEditing(true) }", ["BaseInteractor"]), ("func fail() { print(1) }", "func load() {}", []),
    ])
    func whatBasesUse(presenter: String, interactor: String, told: [String]) throws {
        let found = try lint(scene(base: Self.weakScreen + "\n" + presenter, others: interactor), dialect: "book")
        #expect(found.filter { $0.rule == "forbidden-framework" }.map(\.from.type) == told)
    }

    /// A base is no scene's: it needs no parts of its own, and every scene may name it.
    @Test func basesAreNoScene() throws {
        let found = try lint(scene(base: Self.weakScreen) + scene("Cart"), dialect: "book")
        #expect(found.map(\.rule) == [])
    }

    /// What a base keeps as any object is what its heirs are made with.
    @Test(arguments: [
        ("private let screen: AnyObject?; var view: View? { screen as? View }", ["retain-cycle"]),
        ("private var screen: AnyObject?; var view: View? { screen as? View }", ["retain-cycle"]), (weakScreen, []),
        ("private unowned let screen: AnyObject; var view: View? { screen as? View }", []),
    ])
    func aViewThatIsAnyObject(base: String, told: [String]) throws {
        let found = try lint(scene(base: base) + scene("Cart"), dialect: "book")
        #expect(found.map(\.rule) == told)
        for finding in found {
            #expect(finding.message.contains("'BasePresenter.screen' of 2 presenters (CartPresenter, OrdersPresenter)"))
            #expect(finding.related.map(\.message).contains("OrdersPresenter inherits it"))
        }
    }

    /// An argument that types a base's property is as good as the property's type.
    @Test(arguments: [
        ("OrdersViewInput, OrdersInteractor, OrdersRouterInput", "View, Interactor, Router", ["'BasePresenter.interactor'"]),
        ("OrdersViewInput, OrdersInteractor, OrdersRouter", "View, Interactor, Router", ["'BasePresenter.interactor'", "'BasePresenter.router'"]),
        ("OrdersViewInput, OrdersInteractorInput, OrdersRouterInput", "View, Interactor, Router", []),
        // No protocol meets what is asked of a parameter, not even that one.
        ("OrdersViewInput, OrdersInteractor, OrdersRouterInput", "View, Interactor: OrdersInteractorInput, Router", []),
        ("OrdersViewInput, OrdersInteractor, OrdersRouterInput", "View, Interactor: AnyObject, Router", []),
    ])
    func concreteArguments(arguments: String, parameters: String, told: [String]) throws {
        let files = scene(base: Self.weakScreen, parameters: parameters, arguments: arguments) + scene("Cart") + scene("Stock")
        let found = try lint(files, dialect: "book").filter { $0.rule == "concrete-boundary" }
        #expect(found.count == told.count)
        for (finding, property) in zip(found, told) {
            #expect(finding.message.contains(property))
            #expect(finding.help.hasPrefix("Write here Orders"))
        }
    }

    /// A team whose scenes all hand the classes has decided that.
    @Test func concreteArgumentsEverywhere() throws {
        let files = ["Orders", "Cart", "Stock"].flatMap { name in
            scene(name, base: name == "Orders" ? Self.weakScreen : nil, arguments: "\(name)ViewInput, \(name)Interactor, \(name)RouterInput")
        }
        #expect(try lint(files, dialect: "book").allSatisfy { $0.rule != "concrete-boundary" })
    }
}
