import Diagnostics
import Testing

/// What is told of a circle, and what is none, in scenes that somebody makes.
@Suite struct RetainCycleTests {
    /// Closures in the elements of a tuple, and what lets them go again.
    @Test(arguments: [
        ("actions = (done: ↓{ self.tick() }, cancel: {})", "{}"), ("actions = (↓tick, {})", "{}"), ("bare.done = ↓{ self.tick() }", "{}"), ("all.append((id: 1, run: ↓{ self.tick() }))", "{}"),
        ("actions = (done: { [weak self] in self?.tick() }, cancel: {})", "{}"), ("let actions = (done: { self.tick() }, cancel: {}); actions.done()", "{}"),
        ("pair = (name: self.name, run: {})", "{}"), ("pair = (name: text(), run: {})", "{}"), ("bare.done = { [weak self] in self?.tick() }", "{}"),
        ("actions = (done: { self.tick() }, cancel: {})", "actions = nil"), ("actions = (done: { self.tick() }, cancel: {})", "actions = ({}, {})"),
        ("bare.done = { self.tick() }", "bare.done = {}"), ("bare.done = { self.tick() }", "bare = ({}, {})"), ("other.bare.done = ↓{ self.tick() }", "{}"),
        ("all.append((id: 1, run: { self.tick() }))", "all.removeAll { $0.id == 1 }"), ("all.append((id: 1, run: { self.tick() }))", "all = all.filter { $0.id != 1 }"),
        ("plain.append { self.tick() }", "plain = plain.filter { _ in false }"), ("plain.append { self.tick() }", "self.plain = Array(self.plain.dropFirst())"),
        ("plain.append ↓{ self.tick() }", "plain = plain.map { $0 }"),
        ("maybe.done = ↓{ self.tick() }", "{}"), ("maybe.done = { self.tick() }", "maybe.done = nil"), ("plain += [↓{ self.tick() }]", "{}"), ("plain += [{ self.tick() }]", "plain = []"),
    ])
    func closuresInTuples(statement: String, end: String) throws {
        let presenter = """
            private var actions: (done: () -> Void, cancel: () -> Void)?
                private var bare: (done: () -> Void, cancel: () -> Void) = ({}, {})
                private var maybe: (done: (() -> Void)?, cancel: (() -> Void)?) = (nil, nil)
                private var pair: (name: String, run: () -> Void)?
                private var all: [(id: Int, run: () -> Void)] = []
                private var plain: [() -> Void] = []
                private let name = ""
                private let other = Box()
                func tick() {}
                func text() -> String { "" }
                func eventStart() { \(statement) }
                func eventStop() { \(end == "{}" ? "" : end) }
            """
        let box = ("Box.swift", "final class Box { var bare: (done: () -> Void, cancel: () -> Void) = ({}, {}) }")
        try expectFindings(in: Scene(presenter: presenter, others: [box]).files, rule: "retain-cycle", others: true)
    }

    private func circles(_ files: Files, dialect: String = "common") throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == "retain-cycle" }
    }

    /// - Parameters:
    ///   - reference: what the router keeps.
    ///   - wiring: what the builder does with `view`, `presenter` and `router`.
    private func scene(_ name: String = "Login", reference: String, wiring: String = "") -> (name: String, source: String) {
        (
            "\(name).swift",
            """
            import UIKit
            protocol \(name)ViewProtocol: AnyObject { func show() }
            protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
            protocol \(name)RouterProtocol: AnyObject { func close() }
            protocol \(name)InteractorProtocol: AnyObject { func load() }
            final class \(name)Router: \(reference.isEmpty ? "BaseRouter, " : "")\(name)RouterProtocol {
                \(reference)
                func close() {}
            }
            final class \(name)Interactor: \(name)InteractorProtocol { func load() {} }
            final class \(name)Presenter: \(name)PresenterProtocol {
                weak var view: \(name)ViewProtocol?
                var router: \(name)RouterProtocol?
                private let interactor: \(name)InteractorProtocol
                init(interactor: \(name)InteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { interactor.load(); router?.close(); view?.show() }
            }
            final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
                var presenter: \(name)PresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show() {}
            }
            enum \(name)Builder {
                static func build() -> UIViewController {
                    let view = \(name)ViewController()
                    let presenter = \(name)Presenter(interactor: \(name)Interactor())
                    let router = \(name)Router(\(reference.isEmpty ? "host: view" : ""))
                    presenter.view = view
                    presenter.router = router
                    view.presenter = presenter
                    \(wiring)
                    return view
                }
            }
            """
        )
    }

    /// What an instance that all share makes for itself lives on with it; whom it is handed does so as well, and is to be released.
    @Test(arguments: [
        ("static let shared = LoanInteractor()", "private lazy var notes = NoteInteractor(loans: self)", "", 0),
        ("static let first = 1", "private lazy var notes = NoteInteractor(loans: self)", "", 1),
        ("static let shared = LoanInteractor()", "private lazy var notes = NoteInteractor(loans: self)", "enum Maker { static func make() { print(LoanInteractor()) } }", 1),
        ("static let shared = LoanInteractor()", "private lazy var notes = NoteInteractor(loans: self)", "enum Maker { static func make() { print(NoteInteractor(loans: .shared)) } }", 0),
        ("static let shared = LoanInteractor()", "var notes: NoteInteractor?", "enum Maker { static func make() { LoanInteractor.shared.notes = NoteInteractor(loans: .shared) } }", 1),
    ])
    func sharedInstances(shared: String, part: String, others: String, count: Int) throws {
        let source = """
            import UIKit
            final class LoanInteractor { \(shared); \(part); func load() {} }
            final class NoteInteractor { let loans: LoanInteractor; init(loans: LoanInteractor) { self.loans = loans; loans.load() } }
            final class LoanPresenter { let interactor: LoanInteractor; init(interactor: LoanInteractor) { self.interactor = interactor; interactor.load() } }
            final class NotePresenter { let interactor: NoteInteractor; init(interactor: NoteInteractor) { self.interactor = interactor } }
            final class LoanViewController: UIViewController { let presenter: LoanPresenter? = nil }
            final class NoteViewController: UIViewController { let presenter: NotePresenter? = nil }
            \(others)
            """
        let found = try circles([("Loans.swift", source)])
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A container of services that is made once and for all, and they who ask it for each other.
    @Test(arguments: [
        ("let container = Container()", "", 0), ("lazy var container = Container()", "", 0), ("func start() { Container.main.make().load() }", "static var main = Container()", 0),
        ("func start() { Container().make().load() }", "", 1), ("func start() { Container.make().load() }", "static func make() -> Container { Container() }", 1),
        ("var container = Container(); func reset() { container = Container() }", "", 1),
        ("let container = Container(); func other() { Container().make().load() }", "", 1),
        ("let container = Container()", "func show() { loans.screen = NoteViewController(interactor: loans) }", 1),
        ("let home = Home() }; final class Home { let container = Container()", "", 0), ("let container = LiveContainer() }; final class LiveContainer: Container {", "", 0),
    ])
    func containersForTheApp(kept: String, members: String, count: Int) throws {
        let source = """
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate { \(kept) }
            protocol LoanFactory { func make() -> LoanInteractor }
            \(kept.contains("LiveContainer") ? "" : "final ")class Container: LoanFactory { private lazy var loans = LoanInteractor(factory: self); func make() -> LoanInteractor { loans }; \(members) }
            final class LoanInteractor { private let factory: LoanFactory; var screen: NoteViewController?; init(factory: LoanFactory) { self.factory = factory }; func load() {} }
            final class LoanPresenter { let interactor: LoanInteractor; init(interactor: LoanInteractor) { self.interactor = interactor; interactor.load() } }
            final class LoanViewController: UIViewController { let presenter: LoanPresenter? = nil }
            final class NoteViewController: UIViewController { let interactor: LoanInteractor; init(interactor: LoanInteractor) { self.interactor = interactor } }
            """
        let found = try circles([("Loans.swift", source)])
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A builder may name several parts at once.
    @Test(arguments: [
        ("let (one, _) = (view, 1); router.host = one", 1), ("let ((one, _), _) = ((view, router), presenter); router.host = one", 1),
        ("let (_, one) = (view, UIViewController()); router.host = one", 0),
    ])
    func namesOfATuple(wiring: String, count: Int) throws {
        #expect(try circles([scene(reference: "var host: UIViewController?", wiring: wiring)]).count == count)
    }

    /// A builder that knows routers by their protocol wires those that it is handed, and whoever wires one by its class knows what that keeps.
    @Test(arguments: [
        ("router.host = view", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = view }", 1),
        ("router.host = view", "init(view: V, router: AnyLoginRouter) { router.host = view }", 1),
        ("router.host = view; _ = ModuleBuilder(view: UIViewController(), router: router)", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = view }", 0),
        ("", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = view }", 0),
        ("router.host = view", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = UINavigationController() }", 0),
        ("router.host = view", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = nil }", 0),
        ("router.host = view", "init(view: V, router: R) {}; func show(_ view: V, _ router: R) { (router as? AnyLoginRouter)?.host = view }", 0),
        ("router.host = view; router.host = UIViewController()", "init(view: V, router: R) { (router as? AnyLoginRouter)?.host = view }", 0),
    ])
    func aBuilderOfParts(wiring: String, builder: String, count: Int) throws {
        let (name, source) = scene(reference: "var host: UIViewController?", wiring: wiring)
        let others = """
            import UIKit
            protocol AnyLoginRouter: AnyObject { var host: UIViewController? { get set } }
            struct ModuleBuilder<V: UIViewController, R> { \(builder) }
            """
        let file = (name: name, source: source.replacing("final class LoginRouter: ", with: "final class LoginRouter: AnyLoginRouter, "))
        #expect(try circles([file, ("ModuleBuilder.swift", others)]).count == count)
    }

    // MARK: - SwiftUI

    /// A hosting controller keeps the view that it shows, and with it what that observes.
    @Test(arguments: [
        ("var host: UIViewController?", "let host = UIHostingController(rootView: ListView(presenter: presenter)); router.host = host", 1),
        ("var host: UIViewController?", "router.host = UIHostingController(rootView: ListView(presenter: presenter))", 1),
        ("var host: UIViewController?", "router.host = UIHostingController(rootView: PlainView())", 0),
        ("var host: UIViewController?", "router.host = UIHostingController(rootView: ListView(presenter: presenter)); router.host = UIViewController()", 0),
        ("weak var host: UIViewController?", "router.host = UIHostingController(rootView: ListView(presenter: presenter))", 0),
        ("var host: UIViewController?", "let host = UIHostingController(rootView: ListView(presenter: presenter)); _ = host", 0),
    ])
    func aHostingController(property: String, wiring: String, count: Int) throws {
        let source = """
            import SwiftUI
            import UIKit
            protocol ListRouterProtocol: AnyObject { func close() }
            protocol ListInteractorProtocol { func load() -> String }
            final class ListInteractor: ListInteractorProtocol { func load() -> String { "" } }
            final class ListPresenter: ObservableObject {
                @Published private(set) var title = ""
                private let interactor: ListInteractorProtocol
                private let router: ListRouterProtocol
                init(interactor: ListInteractorProtocol, router: ListRouterProtocol) { self.interactor = interactor; self.router = router }
                func load() { title = interactor.load() }
                func close() { router.close() }
            }
            struct ListView: View {
                @ObservedObject var presenter: ListPresenter
                var body: some View { Button(presenter.title) { presenter.close() } }
            }
            struct PlainView: View { var body: some View { Text("") } }
            final class ListRouter: ListRouterProtocol { \(property)\nfunc close() { print(1) } }
            enum ListBuilder {
                static func build() {
                    let router = ListRouter()
                    let presenter = ListPresenter(interactor: ListInteractor(), router: router)
                    \(wiring)
                }
            }
            """
        let found = try circles([("List.swift", source)])
        #expect(found.count == count)
        for finding in found {
            #expect(finding.message.hasSuffix("ListRouter → a hosting controller of ListView → ListPresenter → ListRouter"))
            #expect(finding.related.first?.message == "a hosting controller of ListView is put there")
        }
    }

    /// A navigation controller keeps the screen that it begins with for as long as it is there; what is pushed may be popped.
    @Test(arguments: [
        ("var host: UINavigationController?", "let host = UINavigationController(rootViewController: view); router.host = host", "", 1),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)", "", 1),
        ("var host: UIViewController?", "router.host = UINavigationController(rootViewController: view)", "", 1),
        ("weak var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)", "", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: UIViewController())", "", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view); router.host = nil", "", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view); router.host = UINavigationController()", "", 0),
        ("var host: UINavigationController?", "let host = UINavigationController(); host.pushViewController(view, animated: false); router.host = host", "", 0),
        ("var host: UINavigationController?", "let host = UINavigationController(rootViewController: view); router.host = view.navigationController; _ = host", "", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "func restart(_ other: UINavigationController) { other.setViewControllers([UIViewController()], animated: false) }", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "func restart(_ view: UIViewController) { view.navigationController?.viewControllers = [] }", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "extension UINavigationController { func restart() { setViewControllers([], animated: false) } }", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "final class Pages: UIPageViewController { func start() { setViewControllers([], direction: .forward, animated: false) } }\n"
                + "struct Tabs { func fill(_ tabs: UITabBarController) { tabs.setViewControllers([], animated: false) } }", 1),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "struct Start { func again(_ other: UINavigationController) { other.setViewControllers([], animated: false) } }", 0),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)",
            "struct Start { func first(_ other: UINavigationController) -> UIViewController? { other.viewControllers.first } }", 1),
    ])
    func aNavigationController(property: String, wiring: String, other: String, count: Int) throws {
        let found = try circles([scene(reference: property, wiring: wiring), ("Others.swift", "import UIKit\n\(other)")])
        #expect(found.count == count)
        for finding in found {
            #expect(finding.message.hasSuffix("LoginRouter → a navigation controller with LoginViewController → LoginPresenter → LoginRouter"))
            #expect(finding.related.first?.message == "a navigation controller with LoginViewController is put there")
        }
    }

    /// The navigation controller of the app's first scene is there for what comes, as long as the app runs; its view need not be kept by the router.
    @Test(arguments: [
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)", "SceneDelegate: UIResponder, UIWindowSceneDelegate", ""),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)", "AppFlow", ""),
        ("var host: UINavigationController?", "router.host = UINavigationController(rootViewController: view)", "LoginKeeper", "error"),
        ("var host: UIViewController?", "router.host = view", "SceneDelegate: UIResponder, UIWindowSceneDelegate", "error"),
        ("var host: UIViewController?", "router.host = view", "LoginKeeper", "error"),
    ])
    func aRouterOfTheApp(property: String, wiring: String, keeper: String, severity: String) throws {
        let keepers = """
            import UIKit
            final class \(keeper) { private var router: LoginRouter? }
            final class AppDelegate: UIResponder, UIApplicationDelegate { private var flow: AppFlow? }
            """
        let found = try circles([scene(reference: property, wiring: wiring), ("Keepers.swift", keepers)])
        #expect(found.map { "\($0.severity)" } == (severity.isEmpty ? [] : [severity]), "\(found.map(\.message))")
    }

    /// The app's delegate is there for as long as the app runs, and what it keeps is to be; a scene's goes with its window.
    @Test(arguments: [
        ("UIResponder, UIApplicationDelegate", "let screen = ListViewController()", 0), ("NSObject, NSApplicationDelegate", "let screen = ListViewController()", 0),
        ("UIResponder, UIWindowSceneDelegate", "let screen = ListViewController()", 1), ("UIResponder, UIApplicationDelegate", "weak var screen: ListViewController?", 0),
    ])
    func aScreenOfTheAppsDelegate(base: String, property: String, count: Int) throws {
        let source = """
            import UIKit
            protocol ListViewControllerDelegate: AnyObject { func closed() }
            final class ListViewController: UIViewController { var delegate: ListViewControllerDelegate? }
            final class StartDelegate: \(base), ListViewControllerDelegate {
                \(property)
                func start(_ other: ListViewController) { other.delegate = self }
                func closed() {}
            }
            """
        #expect(try circles([scene(reference: "weak var host: UIViewController?"), ("Start.swift", source)]).count == count)
    }

    /// What several conform to is the one that is put there, as far as nothing else is.
    @Test(arguments: [
        ("router.host = view", "", true), ("router.host = view; router.host = OtherViewController()", "", false), ("router.host = view", "weak ", false),
        ("router.host = OtherViewController(); print(view)", "", false), ("router.host = other; print(view)", "", false),
    ])
    func whatSeveralConformTo(wiring: String, ownership: String, isTold: Bool) throws {
        let router = """
            protocol TransitionHandler: AnyObject { func open() }
            extension LoanListViewController: TransitionHandler { func open() {} }
            final class OtherViewController: UIViewController, TransitionHandler { func open() {} }
            protocol LoanListRouting: AnyObject { func open() }
            final class LoanListRouter: LoanListRouting { \(ownership)var \(isTold ? "↓" : "")host: TransitionHandler?; func open() { host?.open() } }
            final class LoanListConnector {
                func connect(_ view: LoanListViewController, other: TransitionHandler) {
                    let presenter = LoanListPresenter(useCase: LoanListUseCase())
                    let router = LoanListRouter()
                    presenter.router = router
                    view.presenter = presenter
                    \(wiring)
                }
            }
            """
        let scene = Scene(presenter: "var router: LoanListRouting?\nfunc eventOpen() { router?.open() }", others: [("LoanListRouter.swift", "import UIKit\n" + router)])
        try expectFindings(in: scene.files, rule: "retain-cycle", others: true)
    }

    /// Where any of several leads back, the circle is shown by one that is put there.
    @Test func oneOfSeveral() throws {
        let source = """
            import UIKit
            protocol Flow: AnyObject { func start() }
            final class AboutFlow: Flow { let router: LoginRouter; init(router: LoginRouter) { self.router = router }; func start() {} }
            final class SettingsFlow: Flow { let router: LoginRouter; init(router: LoginRouter) { self.router = router }; func start() {} }
            extension LoginRouter { func showSettings() { let flow = SettingsFlow(router: self); flow.start(); child = flow } }
            """
        let found = try circles([scene(reference: "var child: Flow?"), ("Flows.swift", source)])
        #expect(found.map { $0.message.hasSuffix(": LoginRouter → SettingsFlow → LoginRouter") } == [true], "\(found.map(\.message))")
    }

    /// A generic view keeps whoever its parameter is bound to: the one presenter, or one of two.
    @Test(arguments: [
        ("struct ListView<P: ListPresenting>: View { @ObservedObject var presenter: P", "", 1),
        ("struct ListView<P>: View where P: ListPresenting { @ObservedObject var presenter: P", "", 1),
        ("struct ListView<P: ObservableObject & ListPresenting>: View { @ObservedObject var presenter: P", "", 1),
        ("final class ListView<P: ListPresenting>: UIViewController { let presenter: P", "", 1),
        ("struct ListView<P: ListPresenting>: View { let close: (P) -> Void", "", 0),
        ("final class ListView<P: ListPresenting>: UIViewController { weak var presenter: P?", "", 0),
        ("struct ListView<P: ObservableObject>: View { @ObservedObject var presenter: P", "", 0),
        (
            "struct ListRows<P: ListPresenting>: View { let presenter: P; var body: some View { Text(\"\") } }; "
                + "struct ListView<P: ListPresenting>: View { let rows: ListRows<P>", "", 1
        ),
        ("struct ListView<P: ListPresenting>: View { @ObservedObject var presenter: P", "final class SampleStore: ListPresenting { func close() {} }", 0),
    ])
    func aGenericView(view: String, other: String, count: Int) throws {
        let isController = view.contains("UIViewController")
        let source = """
            import SwiftUI
            import UIKit
            protocol ListRouterProtocol: AnyObject { func close() }
            protocol ListPresenting: ObservableObject { func close() }
            protocol ListInteractorProtocol { func load() -> String }
            final class ListInteractor: ListInteractorProtocol { func load() -> String { "" } }
            final class ListPresenter: ListPresenting {
                private let interactor: ListInteractorProtocol
                private let router: ListRouterProtocol
                init(interactor: ListInteractorProtocol, router: ListRouterProtocol) { self.interactor = interactor; self.router = router }
                func close() { router.close() }
            }
            \(other)
            \(view)
                \(isController ? "init(presenter: P) { super.init() }" : "var body: some View { Text(\"\") }")
            }
            final class ListRouter: ListRouterProtocol { var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            enum ListBuilder {
                static func build() -> UIViewController {
                    let router = ListRouter()
                    let presenter = ListPresenter(interactor: ListInteractor(), router: router)
                    let host = \(isController ? "ListView(presenter: presenter)" : "UIHostingController(rootView: ListView(presenter: presenter))")
                    router.host = host
                    return host
                }
            }
            """
        let found = try circles([("List.swift", source)])
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.hasPrefix("'host' of the router ListRouter") })
    }

    /// What a generic presenter keeps by its own parameter, the rules about such references ask its heirs alone.
    @Test(arguments: [("var", 1), ("weak var", 0)])
    func aGenericPresenter(keyword: String, count: Int) throws {
        let source = """
            import UIKit
            protocol ListViewProtocol: AnyObject { func show(_ text: String) }
            protocol ListPresenterProtocol: AnyObject { func load() }
            protocol ListInteractorProtocol { func load() -> String }
            final class ListInteractor: ListInteractorProtocol { func load() -> String { "" } }
            final class ListPresenter<V: ListViewProtocol>: ListPresenterProtocol {
                \(keyword) view: V?
                private let interactor: ListInteractorProtocol
                init(interactor: ListInteractorProtocol) { self.interactor = interactor }
                func load() { view?.show(interactor.load()) }
            }
            final class ListViewController: UIViewController, ListViewProtocol {
                private let presenter: ListPresenterProtocol
                init(presenter: ListPresenterProtocol) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
                func show(_ text: String) { title = text }
            }
            enum ListBuilder {
                static func build() -> UIViewController {
                    let presenter = ListPresenter<ListViewController>(interactor: ListInteractor())
                    let view = ListViewController(presenter: presenter)
                    presenter.view = view
                    return view
                }
            }
            """
        let found = try circles([("List.swift", source)])
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.hasPrefix("'view' of the presenter ListPresenter") })
    }

    // MARK: - What nobody sets

    /// What no code puts anything into keeps nobody alive.
    @Test(arguments: [
        ("private var screen: LoginViewController?", "", 0), ("var screen: LoginViewController?", "", 0),
        ("var screen: LoginViewController!", "", 0), ("var screen: LoginViewController? = nil", "", 0),
        ("private(set) var screen: LoginViewController?", "", 0), ("fileprivate var screen: LoginViewController?", "", 0),
        ("var screen: LoginViewController?", "router.screen = nil", 0), ("var screen: LoginViewController?", "var screen = view; screen = view", 0),
        ("var screen: LoginViewController?", "router.screen = view", 1), ("var screen: LoginViewController!", "router.screen = view", 1),
        ("var screen: LoginViewController?", "known.screen = view", 1), ("var screen: LoginViewController?", "resolve().screen = view", 1),
        ("var screen: LoginViewController?", "set(&router.screen, view)", 1), ("var screen: LoginViewController?", "set(\\.screen, view)", 1),
        ("var screen: LoginViewController?", "(router.screen, _) = (view, 1)", 1), ("var screen: LoginViewController?", "router.screen <- view", 1),
        ("var screen: LoginViewController?", "let wire = { $0.screen = view }", 1), ("public var screen: LoginViewController?", "", 1),
        ("private var screen: LoginViewController?; func attach(_ screen: LoginViewController) { self.screen = screen }", "", 1),
        ("@IBOutlet var screen: LoginViewController?", "", 0), ("@IBOutlet var screen: LoginViewController?", "router.screen = view", 1), ("@objc var screen: LoginViewController?", "", 1),
        ("lazy var screen: LoginViewController? = LoginBuilder.last", "", 1), ("var screen: LoginViewController? = LoginBuilder.last", "", 1),
    ])
    func whatNobodySets(reference: String, wiring: String, count: Int) throws {
        let others = """
            protocol Screened: AnyObject { var screen: LoginViewController? { get set } }
            extension LoginRouter: Screened {}
            extension LoginBuilder { static weak var known: Screened!; static let last = LoginViewController(); static let known = 1 }
            """
        let files = [scene(reference: reference, wiring: wiring), ("Others.swift", wiring.contains("known") ? others : "extension LoginBuilder { static let last = LoginViewController() }")]
        let found = try circles(files)
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// Where nobody is seen to make the router, whoever sets its property isn't seen either.
    @Test func whatIsMadeElsewhere() throws {
        let (name, source) = scene(reference: "var screen: LoginViewController?")
        let files = [(name, source.replacing("let router = LoginRouter()", with: "let router: LoginRouter = resolve()"))]
        #expect(try circles(files).count == 1)
    }

    /// A rule about one reference says why no circle is certain.
    @Test(arguments: [("", Severity.warning), ("presenter.screen = view", .error)])
    func aViewThatNobodySets(wiring: String, severity: Severity) throws {
        let (name, source) = scene(reference: "weak var screen: LoginViewController?", wiring: wiring)
        let presenter = source.replacing("var router: LoginRouterProtocol?", with: "var router: LoginRouterProtocol?; var screen: LoginViewProtocol?")
        let finding = try #require(lint([(name, presenter)], dialect: "module-factory").first { $0.rule == "strong-view-reference" })
        #expect(finding.severity == severity)
        #expect(finding.because.hasSuffix("nothing is seen to be put into 'screen', so no cycle is certain.") == (severity == .warning))
    }

    // MARK: - Who may stand there

    /// Doubles that a program wrote ship with nobody.
    @Test(arguments: [
        ("LoginRouterProtocolMock.generated.swift", "LoginRouterProtocolMock", "", 1),
        ("Doubles.swift", "LoginRouterProtocolMock", "// Generated using Sourcery 2.0 — DO NOT EDIT\n", 1),
        ("Doubles.swift", "MockLoginRouterProtocol", "// MARK: - Mocks generated from file: Login.swift\n", 1),
        ("LoginTests/Doubles.swift", "SilentRouter", "", 1), ("LoginRouterMock.swift", "LoginRouterMock", "", 1),
        ("Doubles.swift", "SilentRouter", "", 0), ("Doubles.swift", "SilentRouter", "// Generated using Sourcery 2.0 — DO NOT EDIT\n", 0),
    ])
    func doubles(path: String, name: String, header: String, count: Int) throws {
        let double = "\(header)import Foundation\nfinal class \(name): LoginRouterProtocol { func close() {} }"
        #expect(try circles([scene(reference: "var screen: LoginViewController?", wiring: "router.screen = view"), (path, double)]).count == count)
    }

    /// A base's initialiser says what each router is made with.
    @Test(arguments: [
        ("var host: UIViewController", 2), ("let host: UIViewController", 2), ("weak var host: UIViewController?", 0), ("unowned let host: UIViewController", 0),
    ])
    func aBaseThatTakesTheScreen(property: String, count: Int) throws {
        let base = "import UIKit\nclass BaseRouter {\n\(property)\ninit(host: UIViewController) { self.host = host }\n}"
        let found = try circles([("Base.swift", base), scene(reference: ""), scene("Orders", reference: "")])
        #expect(found.count == min(count, 1), "\(found.map(\.message))")
        let start = "'BaseRouter.host' of 2 routers (LoginRouter, OrdersRouter) closes a circle of strong references: LoginRouter → LoginViewController"
        #expect(found.allSatisfy { $0.message.hasPrefix(start) })
    }

    /// What one scene's router is handed says nothing of another's.
    @Test func aBaseThatTakesOtherScreens() throws {
        let base = "import UIKit\nclass BaseRouter {\nvar host: UIViewController\ninit(host: UIViewController) { self.host = host }\n}"
        let (name, source) = scene("Orders", reference: "")
        let orders = source.replacing("OrdersRouter(host: view)", with: "OrdersRouter(host: UINavigationController())")
        let found = try circles([("Base.swift", base), scene(reference: ""), (name, orders)])
        #expect(found.map { $0.message.contains("Login") && !$0.message.contains("Orders") } == [true])
        let (_, login) = scene(reference: "")
        let neither = login.replacing("LoginRouter(host: view)", with: "LoginRouter(host: UINavigationController())")
        #expect(try circles([("Base.swift", base), ("Login.swift", neither), (name, orders)]).isEmpty)
    }

    /// An heir's initialiser may hand on what it takes.
    @Test func anHeirThatHandsOnTheScreen() throws {
        let base = "import UIKit\nclass BaseRouter {\nvar host: UIViewController\ninit(host: UIViewController) { self.host = host }\n}"
        let files = ["Login", "Orders"].map { scene in
            let (name, source) = self.scene(scene, reference: "")
            return (name, source.replacing("func close() {}", with: "func close() {}; init(host: \(scene)ViewController) { super.init(host: host) }"))
        }
        #expect(try circles([("Base.swift", base)] + files).count == 1)
    }

    // MARK: - Many scenes

    /// Where scenes share the protocols of their bases, each may hold any other.
    @Test func scenesThatShareTheirBases() throws {
        let base = """
            import UIKit
            protocol BaseViewProtocol: AnyObject { func wait() }
            protocol BasePresenterProtocol: AnyObject { func ready() }
            class BaseViewController: UIViewController, BaseViewProtocol { var base: BasePresenterProtocol?; func wait() {} }
            class BasePresenter: BasePresenterProtocol { weak var screen: BaseViewProtocol?; var others: [BasePresenterProtocol] = []; func ready() {} }
            """
        let files = (0..<60).map { number in
            let (name, source) = scene("Part\(number)X", reference: "var screen: Part\(number)XViewController?", wiring: "router.screen = view; view.base = presenter; presenter.screen = view")
            return (name, source.replacing("XPresenter: ", with: "XPresenter: BasePresenter, ").replacing("XViewController: UIViewController", with: "XViewController: BaseViewController"))
        }
        let found = try circles([("Base.swift", base)] + files)
        #expect(Set(found.map(\.from.type)) == Set((0..<60).map { "Part\($0)XRouter" }))
        #expect(found.count == 60)
    }

    /// Nor which file is read first, nor what the files are called, matters.
    @Test func namesOfFiles() throws {
        let declarations = [
            "import UIKit\nfinal class LoanViewController: UIViewController { var presenter: LoanPresenter?; func show() {} }",
            "final class LoanPresenter { var router: LoanRouter?; var interactor: LoanInteractor?; func ready() { interactor?.load(); router?.close() } }",
            "final class LoanInteractor { var store: LoanStore?; func load() {} }",
            "final class LoanStore { var watcher: LoanInteractor?; var router: LoanRouter? }",
            "import UIKit\nfinal class LoanRouter { var screen: LoanViewController?; var presenter: LoanPresenter?; func close() {} }",
        ]
        let told = try [["A", "B", "C", "D", "E"], ["E", "D", "C", "B", "A"], ["C", "A", "E", "B", "D"], ["B", "E", "A", "D", "C"]].map { names in
            try circles(zip(names, declarations).map { (name: "\($0).swift", source: $1) }).map { "\($0.message) \($0.help)" }.sorted()
        }
        #expect(told[0].count > 1)
        #expect(Set(told).count == 1)
    }

    // MARK: - Which reference, and what to do

    /// A weak reference to what nobody else keeps would be empty at once, unless who is to keep it does.
    @Test(arguments: [
        ("var helper: LoginHelper?", "helper", "func ready() {}; func start(_ interactor: LoginInteractor) { interactor.load() }", "Set 'helper' to nil when the scene ends: nothing else is seen to keep"),
        ("var helper: LoginHelper?", "helper", "weak var interactor: LoginInteractor?; func ready() { interactor?.load() }", "Let LoginPresenter hold LoginInteractor strongly in 'interactor'"),
        ("let helper = LoginHelper(); init() { helper.owner = self }", "owner", "var interactor: LoginInteractor?; func ready() { interactor?.load() }", "Declare 'owner' weak"),
    ])
    func theOnlyKeeper(property: String, told: String, presenter: String, help: String) throws {
        let isAlone = property.hasPrefix("var")
        let source = """
            import UIKit
            final class LoginViewController: UIViewController { var presenter: LoginPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class LoginPresenter { \(presenter) }
            final class LoginInteractor { \(property); func load() {} }
            final class LoginHelper { \(isAlone ? "let" : "var") owner: LoginInteractor\(isAlone ? "\ninit(owner: LoginInteractor) { self.owner = owner }" : "?") }
            """
        // What a test keeps, nobody does in the app.
        let test = "import XCTest\nfinal class LoginTests: XCTestCase { var interactor: LoginInteractor!; var helper: LoginHelper! }"
        for files in [[("Login.swift", source)], [("Login.swift", source), ("LoginTests/LoginTests.swift", test)]] {
            let found = try circles(files)
            #expect(found.map { $0.message.hasPrefix("'\(told)' of") || isAlone } == [true], "\(found.map { $0.message + $0.help })")
            #expect(found.allSatisfy { $0.help.hasPrefix(help) || isAlone && $0.help.contains("nothing else is seen to keep") }, "\(found.map(\.help))")
        }
    }

    /// A parent keeps its child; of two screens that keep each other, the one that is made is not the one to let go.
    @Test(arguments: ["AScreen", "ZScreen"])
    func aChildThatKeepsItsParent(child: String) throws {
        let source = """
            import UIKit
            final class MainViewController: UIViewController { var child: \(child)ViewController?; var presenter: MainPresenter?
                func open() { let next = \(child)ViewController(); next.parentScreen = self; child = next } }
            final class \(child)ViewController: UIViewController { var parentScreen: MainViewController? }
            final class MainPresenter { weak var view: MainViewController?; var interactor: MainInteractor?; func ready() { interactor?.load() } }
            final class MainInteractor { func load() {} }
            """
        #expect(try circles([("Main.swift", source)]).map(\.from.type) == ["\(child)ViewController"])
    }

    /// A child that tells its parent what happened refers to it weakly, whatever the two are called.
    @Test(arguments: [
        ("var moduleOutput: DetailModuleOutput?", "protocol DetailModuleOutput: AnyObject { func done() }", "DetailPresenter"),
        ("var delegate: Finishing?", "protocol Finishing: AnyObject { func done() }", "DetailPresenter"),
        ("var main: DetailListener?", "protocol DetailListener: AnyObject { func done() }", "DetailPresenter"),
        ("var other: Finishing?", "protocol Finishing: AnyObject { func done() }", "DetailPresenter"),
    ])
    func aChildsWayBack(property: String, interface: String, told: String) throws {
        func source(parent: String, member: String) -> String {
            let name = String(property.split(separator: ":")[0].dropFirst(4))
            let back = String(property.split(separator: " ")[2].dropLast())
            return """
                import UIKit
                \(interface)
                protocol DetailModuleInput: AnyObject { func reload() }
                final class \(parent)ViewController: UIViewController { var presenter: \(parent)Presenter?; override func viewDidLoad() { presenter?.ready() } }
                final class \(parent)Presenter: \(back) {
                    var interactor: \(parent)Interactor?
                    private var \(member): DetailModuleInput?
                    func ready() { interactor?.load() }
                    func open(_ next: DetailPresenter) { next.\(name) = self; \(member) = next }
                    func done() {}
                }
                final class \(parent)Interactor { func load() {} }
                final class DetailViewController: UIViewController { var presenter: DetailPresenter?; override func viewDidLoad() { presenter?.ready() } }
                final class DetailPresenter: DetailModuleInput {
                    var interactor: DetailInteractor?
                    \(property)
                    func ready() { interactor?.load() }
                    func reload() {}
                }
                final class DetailInteractor { func load() {} }
                """
        }
        // Where neither name says anything, the alphabet decides.
        let isPlain = property.hasPrefix("var other")
        for (parent, member) in [("Basket", "detail"), ("Zone", "detail")] {
            let found = try circles([("Main.swift", source(parent: parent, member: member))])
            #expect(found.map(\.from.type) == [isPlain && parent == "Basket" ? "BasketPresenter" : told], "\(found.map(\.message))")
        }
    }

    // MARK: - Words

    // MARK: - What is kept till it is shown

    /// A wireframe that lives on keeps its presenter till there is a screen, and hands it to that: weak, it would have nothing to hand on.
    @Test(arguments: [
        ("func open() { let view = LoginViewController(); view.presenter = presenter }", "wireframe"),
        ("func open() { let presenter = LoginPresenter(); let view = LoginViewController(); view.presenter = presenter; self.presenter = presenter }", "presenter"),
    ])
    func aWireframeThatKeepsItsPresenter(method: String, told: String) throws {
        let source = """
            import UIKit
            final class LoginViewController: UIViewController { var presenter: LoginPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class LoginPresenter { var interactor: LoginInteractor?; var wireframe: LoginWireframe?; func ready() { interactor?.load() } }
            final class LoginInteractor { func load() {} }
            final class LoginWireframe { var presenter: LoginPresenter?
                \(method) }
            final class Dependencies { let login = LoginWireframe()
                init() { let presenter = LoginPresenter(); presenter.interactor = LoginInteractor(); presenter.wireframe = login; login.presenter = presenter } }
            final class AppDelegate: UIResponder, UIApplicationDelegate { let dependencies = Dependencies() }
            """
        #expect(try circles([("Login.swift", source)], dialect: "book").map { $0.message.hasPrefix("'\(told)'") } == [true])
    }

    /// What the app keeps for as long as it runs leaks little, by however many circles it is kept, and one weak reference ends them all.
    @Test(arguments: [("let login = LoginWireframe()", "warning"), ("func make() -> LoginWireframe { LoginWireframe() }", "error")])
    func severalCirclesOfOneWireframe(member: String, severity: String) throws {
        let source = """
            import UIKit
            protocol LoginModuleDelegate { func done() }
            final class LoginViewController: UIViewController { var presenter: LoginPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class LoginPresenter { var interactor: LoginInteractor?; var wireframe: LoginWireframe?; func ready() { interactor?.load() } }
            final class LoginInteractor { func load() {} }
            final class LoginWireframe { var presenter: LoginPresenter?; var screen: UIViewController?
                func open() { let view = LoginViewController(); view.presenter = presenter; screen = view } }
            final class Dependencies { \(member)
                func wire(_ login: LoginWireframe) {
                    let presenter = LoginPresenter(); presenter.interactor = LoginInteractor(); presenter.wireframe = login; login.presenter = presenter
                } }
            final class AppDelegate: UIResponder, UIApplicationDelegate { let dependencies = Dependencies() }
            """
        let found = try circles([("Login.swift", source)], dialect: "book")
        #expect(found.map(\.severity.rawValue) == (severity == "warning" ? ["warning"] : Array(repeating: "error", count: found.count)), "\(found.map(\.message))")
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.because.hasSuffix("It is a warning, for LoginWireframe is kept from outside as well, and may be meant to live on.") == (severity == "warning") })
    }

    /// Two weak references end all circles of two scenes that an app wires as it starts, also those that lead through both.
    @Test func wireframesThatAnAppKeeps() throws {
        let source = """
            import UIKit
            protocol AddModuleDelegate { func added() }
            final class ListViewController: UIViewController { var presenter: ListPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class ListPresenter: AddModuleDelegate { var interactor: ListInteractor?; var wireframe: ListWireframe?
                func ready() { interactor?.load(); wireframe?.add() }
                func added() { interactor?.load() } }
            final class ListInteractor { func load() {} }
            final class ListWireframe { var presenter: ListPresenter?; var add: AddWireframe?; var screen: ListViewController?
                func open() { let view = ListViewController(); view.presenter = presenter; screen = view }
                func showAdd() { add?.open() } }
            final class AddViewController: UIViewController { var presenter: AddPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class AddPresenter { var interactor: AddInteractor?; var wireframe: AddWireframe?; var delegate: AddModuleDelegate?
                func ready() { interactor?.save(); delegate?.added() } }
            final class AddInteractor { func save() {} }
            final class AddWireframe { var presenter: AddPresenter?; var screen: UIViewController?
                func open() { let view = AddViewController(); view.presenter = presenter; screen = view } }
            final class Dependencies { var list = ListWireframe()
                init() {
                    let presenter = ListPresenter(); presenter.interactor = ListInteractor(); presenter.wireframe = list; list.presenter = presenter
                    let add = AddWireframe(); let addPresenter = AddPresenter(); addPresenter.interactor = AddInteractor()
                    addPresenter.wireframe = add; addPresenter.delegate = presenter; add.presenter = addPresenter; list.add = add
                } }
            final class AppDelegate: UIResponder, UIApplicationDelegate { let dependencies = Dependencies() }
            """
        let found = try circles([("App.swift", source)], dialect: "book")
        #expect(found.map { "\($0.severity.rawValue) \($0.message.prefix { $0 != " " })" } == ["warning 'wireframe'", "warning 'wireframe'"], "\(found.map(\.message))")
    }

    /// Who makes what keeps the wireframe may stand outside of the files, as an app's delegate does: one weak reference ends both circles as well.
    @Test(arguments: [
        ("", ["warning 'wireframe'"]), ("final class Maker { func make() -> UIWindow? { Dependencies().open(); return nil } }", ["error 'presenter'", "error 'screen'"]),
    ])
    func aWireframeOfWhatIsMadeElsewhere(maker: String, told: [String]) throws {
        let source = """
            import UIKit
            protocol ListModule: AnyObject { func ready() }
            final class ListViewController: UIViewController { var handler: ListModule?; override func viewDidLoad() { handler?.ready() } }
            final class ListPresenter: ListModule { var interactor: ListInteractor?; var wireframe: ListWireframe?; func ready() { interactor?.load(); wireframe?.next() } }
            final class ListInteractor { func load() {} }
            final class ListWireframe { var presenter: ListPresenter?; var screen: ListViewController?
                func open() { let view = ListViewController(); view.handler = presenter; screen = view }
                func next() { screen?.present(UIViewController(), animated: true) } }
            final class Dependencies {
                var list = ListWireframe()
                init() { let presenter = ListPresenter(); presenter.interactor = ListInteractor(); presenter.wireframe = list; list.presenter = presenter }
                func open() { list.open() }
            }
            \(maker)
            """
        let found = try circles([("List.swift", source)], dialect: "common")
        #expect(found.map { "\($0.severity.rawValue) \($0.message.prefix { $0 != " " })" } == told, "\(found.map(\.message))")
        if maker.isEmpty { #expect(found.allSatisfy { $0.help.hasPrefix("Declare 'wireframe' weak") }, "\(found.map(\.help))") }
    }

    /// What an initialiser makes would be gone at once, were the property weak.
    @Test(arguments: [
        ("private let screen: LoginViewController\ninit() { screen = LoginViewController(); super.init(host: screen) }", "Make LoginViewController a local constant"),
        ("private let screen = LoginViewController()\ninit() { super.init(host: screen) }", "Make LoginViewController a local constant"),
        ("let screen: LoginViewController\ninit() { screen = LoginViewController(); super.init(host: screen) }", "Let a function make LoginViewController and return it"),
        ("private var screen: LoginViewController\ninit(screen: LoginViewController) { self.screen = screen; super.init(host: screen) }", "Declare 'screen' weak, as an optional 'var'."),
        ("private var screen: LoginViewController?\ninit(screen: LoginViewController) { self.screen = screen; super.init(host: screen) }", "Declare 'screen' weak, or set it to nil"),
    ])
    func whatAnInitialiserMakes(members: String, help: String) throws {
        let source = """
            import UIKit
            class BaseRouter { private weak var host: UIViewController?; init(host: UIViewController) { self.host = host } }
            final class LoginRouter: BaseRouter { \(members)
                func wire() { let presenter = LoginPresenter(); presenter.router = self; presenter.interactor = LoginInteractor(); screen.presenter = presenter } }
            final class LoginViewController: UIViewController { var presenter: LoginPresenter?; override func viewDidLoad() { presenter?.ready() } }
            final class LoginPresenter { var interactor: LoginInteractor?; var router: LoginRouter?; func ready() { interactor?.load() } }
            final class LoginInteractor { func load() {} }
            """
        let found = try circles([("Login.swift", source)])
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    /// What a router has made is there for whoever shows it: kept by another router, it may be known weakly itself.
    @Test(arguments: [("private var login: LoginRouter?", "Declare 'router' weak"), ("private weak var login: LoginRouter?", "Let a function make LoginViewController")])
    func aRouterThatMakesWhatOthersShow(property: String, help: String) throws {
        let source = """
            import UIKit
            final class StartRouter { \(property); weak var host: UIViewController?
                func open() { let router = LoginRouter(); login = router; host?.present(router.screen, animated: true) } }
            final class LoginRouter { let screen: LoginViewController
                init() { let presenter = LoginPresenter(interactor: LoginInteractor()); screen = LoginViewController(presenter: presenter); presenter.router = self } }
            final class LoginViewController: UIViewController { private let presenter: LoginPresenter; init(presenter: LoginPresenter) { self.presenter = presenter } }
            final class LoginPresenter { private let interactor: LoginInteractor; var router: LoginRouter?; init(interactor: LoginInteractor) { self.interactor = interactor } }
            final class LoginInteractor { func load() {} }
            """
        let found = try circles([("Login.swift", source)], dialect: "common")
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    @Test func aCircleOfOne() throws {
        let presenter = "var onTap: (() -> Void)?\nfunc eventStarted() { onTap = { self.tap() } }\nprivate func tap() {}"
        let finding = try #require(lint(Scene(presenter: presenter).files).first { $0.rule == "retain-cycle" })
        #expect(finding.message == "the closure in 'onTap' of the presenter LoanListPresenter captures self strongly, and self keeps 'onTap'")
        #expect(finding.because == "The two keep each other alive, so neither is ever released.")
    }

    /// Where an assembly makes the closure, there is no self: what is captured goes by the constant's name.
    @Test(arguments: [
        ("{ view.close() }", "captures it strongly, as 'view', and it keeps 'onTap'", "[weak view]"),
        ("{ [view] in view.close() }", "captures it strongly, as 'view', and it keeps 'onTap'", "[weak view]"),
        ("{ view.close(); print(title) }", "captures it strongly, as 'view', and it keeps 'onTap'", "[weak view]"), ("{ [weak view] in view?.close() }", nil, nil),
    ])
    func aClosureOfAnAssembly(closure: String, fault: String?, help: String?) throws {
        let source = """
            enum LoanListAssembly {
                static func module() -> LoanListViewController {
                    let title = "Loans"
                    let view = LoanListViewController()
                    view.onTap = \(closure)
                    return view
                }
            }
            """
        let view = "var onTap: (() -> Void)?\n    func close() {}"
        let found = try lint(Scene(view: view, others: [("LoanListAssembly.swift", source)]).files).filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.message) == (fault.map { ["the closure in 'onTap' of the view LoanListViewController \($0)"] } ?? []))
        #expect(help.map { words in found.allSatisfy { $0.help.contains(words) } } ?? true, "\(found.map(\.help))")
    }

    /// Where others stand between the two, the circle is shown.
    @Test func aClosureThatLeadsBackByOthers() throws {
        let (name, source) = scene(reference: "weak var host: UIViewController?")
        let presenter = source.replacing("weak var view:", with: "var onDone: (() -> Void)?; weak var view:")
        let wiring = "extension LoginViewController { func wire(_ presenter: LoginPresenter) { presenter.onDone = { self.show() } } }"
        let found = try circles([(name, presenter.replacing("host: view", with: "")), ("Wiring.swift", wiring)])
        #expect(found.map(\.message) == [
            "the closure in 'onDone' of the presenter LoginPresenter closes a circle of strong references: LoginPresenter → LoginViewController → LoginPresenter"
        ])
    }

    /// Services that are made for a scene go with it; the app's live on.
    @Test(arguments: [
        ("let store = LoginRepository(); interactor.repository = store", "self.reset()", "", 1), ("interactor.repository = LoginRepository()", "self.reset()", "", 1),
        ("interactor.repository = LoginRepository()", "[weak self] in self?.reset()", "", 0), ("interactor.repository = LoginRepository.shared", "self.reset()", "static let shared = LoginRepository()", 0),
        ("interactor.repository = LoginRepository()", "self.reset()", "static let shared = LoginRepository()", 0), ("container.register { LoginRepository() }", "self.reset()", "", 0),
        ("interactor.repository = LoginRepository()", "self.reset()", "}\nfinal class AppDelegate { let repository: LoginRepositoryProtocol = LoginRepository()", 0),
        ("interactor.repository = LoginRepository(); Self.kept = interactor.repository", "self.reset()", "}\nextension LoginBuilder { static var kept: LoginRepositoryProtocol?", 0),
    ])
    func servicesOfAScene(making: String, closure: String, others: String, count: Int) throws {
        let service = """
            import Foundation
            protocol LoginRepositoryProtocol: AnyObject { func save() }
            final class LoginLoader {
                var onFail: (() -> Void)?
                func load(_ url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in self.onFail?() }.resume() }
            }
            final class LoginRepository: LoginRepositoryProtocol {
                private let loader = LoginLoader()
                init() { loader.onFail = { \(closure) } }
                func reset() {}
                func save() { loader.load(URL(fileURLWithPath: "")) }
                \(others)
            }
            """
        let (name, source) = scene(reference: "weak var host: UIViewController?", wiring: "let interactor = LoginInteractor(); \(making)")
        let asking = source.replacing("LoginInteractorProtocol { func load() {} }", with: "LoginInteractorProtocol { var repository: LoginRepositoryProtocol?; func load() { repository?.save() } }")
        let found = try circles([(name, asking), ("LoginRepository.swift", service)])
        #expect(found.map(\.message) == Array(
            repeating: "the closure in 'onFail' of the manager implementation LoginLoader closes a circle of strong references: LoginLoader → LoginRepository → LoginLoader", count: count))
    }
}
