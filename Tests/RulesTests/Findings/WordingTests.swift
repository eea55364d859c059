import Testing

/// How findings speak of places, and what they advise.
@Suite struct WordingTests {
    private func findings(_ rule: String, _ files: Files, dialect: String = "clean", settings: String = "") throws -> [(message: String, help: String)] {
        try lint(files, dialect: dialect, settings: settings).filter { $0.rule == rule }.map { ($0.message, $0.help) }
    }

    /// A protocol computes nothing.
    @Test func aRequirement() throws {
        let scene = Scene(useCase: "var edge: UIRectEdge { .top }", useCaseOutput: "var edges: UIRectEdge { get }")
        let found = try findings("forbidden-framework", scene.files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) })
        #expect(found.contains { $0.message.hasSuffix("LoanListUseCaseOutput uses UIRectEdge of UIKit as the type of a property") }, "\(found)")
        #expect(found.contains { $0.message.hasSuffix("as the type of a computed property") }, "\(found)")
    }

    /// A module's function, and what a library has once, conform to no protocol that could be handed in.
    @Test(arguments: [
        ("Alamofire.request(\"\")", "Put what 'Alamofire.request' is called for in a service behind a protocol, and take that in the initialiser."),
        ("AF.request(\"\")", "Put what 'AF' is called for in a service behind a protocol, and take that in the initialiser."),
    ])
    func aModulesFunction(statement: String, help: String) throws {
        let scene = Scene(useCase: "func eventSent() { \(statement) }")
        let found = try findings("hidden-dependency", scene.files.map { ($0.name, $0.source.replacing("import Foundation", with: "import Alamofire")) })
        #expect(found.map(\.help) == [help])
    }

    /// The headline and the reason call a protocol by the same name.
    @Test(arguments: [("unused-framework-import", "func showPlain()"), ("forbidden-framework", "func show(_ colour: UIColor)")])
    func theNameOfABoundary(rule: String, requirement: String) throws {
        let source = """
            import UIKit
            protocol LoanViewInput: AnyObject { \(requirement) }
            """
        let others = """
            protocol LoanViewOutput: AnyObject { func viewIsReady() }
            protocol LoanInteractorInput: AnyObject { func obtainLoans() }
            final class LoanPresenter: LoanViewOutput {
                weak var view: LoanViewInput?
                var interactor: LoanInteractorInput?
                func viewIsReady() { interactor?.obtainLoans() }
            }
            final class LoanInteractor: LoanInteractorInput { func obtainLoans() {} }
            """
        let found = try lint([("LoanViewInput.swift", source), ("Loan.swift", others)], dialect: "book").filter { $0.rule == rule && $0.from.type == "LoanViewInput" }
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("the view's interface LoanViewInput") }, "\(found)")
        #expect(found.allSatisfy { $0.because.contains("kept from the view's interface") }, "\(found)")
    }

    /// What a presenter asks its view to do isn't the view's own idea.
    @Test func whatAViewIsAskedFor() throws {
        let router = "protocol LoanListRouter: AnyObject { func open() }\nfinal class LoanListRouterImpl: LoanListRouter { func open() {} }"
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventDone() { output?.close(); router?.open() }", presenterOutput: "func close()",
            view: "func close() { dismiss(animated: true) }\nfunc leave() { dismiss(animated: true) }", others: [("Router.swift", router)])
        let found = try findings("navigation-outside-router", scene.files)
        #expect(found.map(\.message) == [
            "the view LoanListViewController leaves the scene where its interface asks for it, with 'dismiss' in 'close()'",
            "the view LoanListViewController leaves the scene by itself, with 'dismiss' in 'leave()'",
        ])
        #expect(found.first?.help == "Let the presenter ask its router instead of the view, and call 'dismiss' there.")
    }

    /// What the view shows when it is told to is the presenter's idea; what is touched there is the user's.
    @Test func whatIsTouchedInAnAlert() throws {
        let view = """
            func showError() {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
                present(alert, animated: true)
            }
            """
        let router = "protocol LoanListRouter: AnyObject { func open() }\nfinal class LoanListRouterImpl: LoanListRouter { func open() {} }"
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventDone() { output?.showError(); router?.open() }", presenterOutput: "func showError()",
            view: view, others: [("Router.swift", router)])
        let found = try findings("navigation-outside-router", scene.files)
        #expect(found.map(\.message) == ["the view LoanListViewController leaves the scene by itself, with 'popViewController' in 'showError()'"])
        #expect(found.map(\.help) == ["Send the presenter an event, and let its router call 'popViewController'."])
    }

    /// Who has no router is to be given one.
    @Test(arguments: [("", "Send the presenter an event, and give the scene a router that calls 'dismiss'."),
        ("protocol LoanListRouter: AnyObject { func open() }\nfinal class LoanListRouterImpl: LoanListRouter { func open() {} }", "Send the presenter an event, and let its router call 'dismiss'.")])
    func aSceneWithoutARouter(router: String, help: String) throws {
        let scene = Scene(presenter: router.isEmpty ? "" : "var router: LoanListRouter?\nfunc eventDone() { router?.open() }", view: "@IBAction func close() { dismiss(animated: true) }", others: [("Router.swift", router)])
        #expect(try findings("navigation-outside-router", scene.files).map(\.help) == [help])
    }

    /// A router that several scenes share leads on from each of them.
    @Test func aSceneWithAnothersRouter() throws {
        let router = "protocol LoansRouter: AnyObject { func close() }\nfinal class LoansRouterImpl: LoansRouter { func close() {} }"
        let scene = Scene(presenter: "var router: LoansRouter?\nfunc eventDone() { router?.close() }", view: "@IBAction func close() { dismiss(animated: true) }", others: [("Router.swift", router)])
        #expect(try findings("navigation-outside-router", scene.files).map(\.help) == ["Send the presenter an event, and let its router call 'dismiss'."])
    }

    /// What keeps the closure may have no name of the project's.
    @Test func aButtonOfTheNavigationBar() throws {
        let view = "func setUp() { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in self.title = nil }) }"
        #expect(try findings("retain-cycle", Scene(view: view).files).map(\.message) == [
            "the closure in 'setUp()' of the view LoanListViewController captures self strongly, and self keeps what it is handed to there"
        ])
    }

    /// The alert has gone by itself by then, and what goes is the screen that showed it.
    @Test(arguments: [
        ("self?.dismiss(animated: true)", ["the view LoanListViewController closes the screen behind the alert by itself, with 'dismiss' in 'showError()'"]),
        ("alert.dismiss(animated: true)", []),
    ])
    func whatIsDismissedByAnAlertsButton(statement: String, messages: [String]) throws {
        let view = """
            func showError() {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in \(statement) })
                present(alert, animated: true)
            }
            """
        let router = "protocol LoanListRouter: AnyObject { func open() }\nfinal class LoanListRouterImpl: LoanListRouter { func open() {} }"
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventDone() { output?.showError(); router?.open() }", presenterOutput: "func showError()",
            view: view, others: [("Router.swift", router)])
        #expect(try findings("navigation-outside-router", scene.files).map(\.message) == messages)
    }

    /// A layer's neighbour is known by a protocol; whoever stands behind that is not known at all.
    @Test func pastALayer() throws {
        let scene = Scene(presenter: "private var screen: LoanListViewController?", useCase: "private var screen: LoanListViewController?")
        let found = try lint(scene.files).filter { $0.rule == "outward-dependency" }.sorted { $0.from.type < $1.from.type }
        #expect(found.map(\.because) == [
            "Dependencies point inward: the view stands further out than the presenter, which may only know it through a protocol.",
            "Dependencies point inward: the view stands further out than the interactor, with another layer between them.",
        ])
    }

    /// `A & B` is one place to mend; two parameters are two.
    @Test(arguments: [("in host: UIView & UITextInput", 1), ("in host: UIView, _ input: UITextInput", 2)])
    func aComposition(parameters: String, count: Int) throws {
        let files = Scene(useCaseOutput: "func present(\(parameters))").files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) }
        #expect(try lint(files).count { ["reference-crossing", "forbidden-framework"].contains($0.rule) } == count)
        let protocols = parameters.replacing("UIView", with: "UITextInputTraits")
        let others = Scene(useCaseOutput: "func present(\(protocols))").files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) }
        #expect(try lint(others).count { $0.rule == "forbidden-framework" } == count)
    }

    /// Between a view and data stand two layers; who hosts another scene has a container for it.
    @Test func betweenTheLayers() throws {
        let service = ("Store.swift", "import Foundation\nprotocol LoanManager { func all() -> [String] }\n"
            + "final class LoanStorage: LoanManager { func all() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }")
        func because(_ scene: Scene) throws -> [String] { try lint(scene.files).filter { $0.rule == "skipped-layer" }.map(\.because) }
        let ofView = try because(Scene(useCase: "var manager: LoanManager?", view: "private var manager: LoanManager?", others: [service]))
        #expect(ofView.map { $0.hasSuffix("the presenter and the interactor stand between the two.") } == [true])
        let ofPresenter = try because(Scene(presenter: "private var manager: LoanManager?", useCase: "var manager: LoanManager?", others: [service]))
        #expect(ofPresenter.map { $0.hasSuffix(": the interactor stands between the two.") } == [true])
        let files = Scene(presenterOutput: "func embed(map: UIViewController)").files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) }
        #expect(try findings("reference-crossing", files).map(\.help).allSatisfy { $0.contains("embed it in a container that this view has for it") })
    }

    /// Another scene's view is let go of, whoever's way of holding it is right.
    @Test func anotherScenesView() throws {
        let other = """
            import UIKit
            protocol LoanDetailPresenterOutput: AnyObject { func show() }
            final class LoanDetailUseCase { func eventViewReady() {} }
            final class LoanDetailPresenter {
                weak var output: LoanDetailPresenterOutput?
                private let useCase = LoanDetailUseCase()
                func eventViewReady() { useCase.eventViewReady(); output?.show() }
            }
            final class LoanDetailViewController: UIViewController, LoanDetailPresenterOutput {
                var presenter: LoanDetailPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.eventViewReady() }
                func show() {}
            }
            """
        let found = try lint(Scene(presenter: "private var detail: LoanDetailViewController?", others: [("LoanDetail.swift", other)]).files)
            .filter { $0.from.type == "LoanListPresenter" }
        #expect(found.map(\.rule) == ["outward-dependency"])
        #expect(found.first?.help.hasPrefix("Let the router open the other scene") ?? false)
        let own = try lint(Scene(presenter: "private var view: LoanListViewController?").files).filter { $0.from.type == "LoanListPresenter" }
        #expect(own.map(\.rule).sorted() == ["outward-dependency", "strong-view-reference"])
    }

    /// Whoever hands everything out is no dependency by itself.
    @Test(arguments: [
        ("Services.shared.resolve(Session.self)", "Take Session in the initialiser, and let the assembler ask Services.shared for it."),
        ("Services.shared.resolve(Session.self)!", "Take Session in the initialiser, and let the assembler ask Services.shared for it."),
        ("Services.shared", "Take it in the initialiser, as a protocol, and let the assembler pass Services.shared."),
        ("Services.shared.resolve(Page.self)", "Take it in the initialiser, as a protocol, and let the assembler pass Services.shared."),
        ("Services.shared.resolve(Model.self)", "Take it in the initialiser, as a protocol, and let the assembler pass Services.shared."),
    ])
    func aServiceLocator(use: String, help: String) throws {
        let services = "protocol Session {}\nstruct Page {}\nfinal class Model: Decodable {}\nfinal class Services { static let shared = Services(); func resolve<T>(_ type: T.Type) -> T? { nil } }"
        let found = try findings(
            "hidden-dependency", Scene(useCase: "private func start() { _ = \(use) }", others: [("Services.swift", services)]).files)
        #expect(found.map(\.help) == [help])
    }

    /// An alert that a presenter makes and shows is one thing to mend.
    @Test func aPresentersAlert() throws {
        let presenter = """
            weak var host: UIViewController?
            func ask() { host?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
            """
        let found = try lint(Scene(presenter: presenter).files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) })
        let ofAlert = found.filter { $0.to.type == "UIAlertController" }
        #expect(ofAlert.count == 1, "\(ofAlert.map(\.message))")
    }
}
