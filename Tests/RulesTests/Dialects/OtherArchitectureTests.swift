import Diagnostics
import Testing

/// An app that is half on its way to VIPER has screens of MVP and MVVM beside its scenes.
@Suite struct OtherArchitectureTests {
    private func found(_ source: String) throws -> [Finding] {
        let scene = CommonDialectTests().files()
        return try lint(scene + [("Settings.swift", source)], dialect: "common").filter { $0.location.path == "Settings.swift" }
    }

    /// - Parameter presenter: further lines in its body.
    private func settings(presenter: String = "", view: String = "weak var view: SettingsView?") -> String {
        """
        import UIKit
        protocol SettingsView: AnyObject { func show(version: String) }
        final class SettingsPresenter {
            \(view)
            private unowned let controller: SettingsViewController
            \(presenter)
            init(controller: SettingsViewController) { self.controller = controller; view = controller }
            func load() { UserDefaults.standard.set(true, forKey: ""); view?.show(version: "") }
            func open() { controller.navigationController?.pushViewController(UIViewController(), animated: true) }
        }
        final class SettingsViewController: UIViewController, SettingsView {
            lazy var presenter = SettingsPresenter(controller: self)
            override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
            func show(version: String) { title = version }
        }
        """
    }

    @Test func aPresenterThatItsViewMakes() throws {
        #expect(try found(settings()).map(\.message) == [])
    }

    /// A leak is one in every architecture.
    @Test func aPresenterThatLeaks() throws {
        #expect(try found(settings(view: "var view: SettingsView?")).map(\.rule) == ["strong-view-reference"])
    }

    /// A scene may do without an interactor, and without an assembler.
    @Test func aSceneWithARouter() throws {
        let router = "\nfinal class SettingsRouter { weak var controller: UIViewController?; func open() { controller?.navigationController?.popViewController(animated: true) } }"
        let rules = Set(try found(settings(presenter: "var router: SettingsRouter?") + router).map(\.rule))
        #expect(rules.isSuperset(of: ["outward-dependency", "navigation-outside-router", "self-assembly"]))
    }

    /// A presenter without a protocol that its view keeps is MVP's in an app that has no more scenes, and a slip among several.
    @Test(arguments: [false, true])
    func aPresenterThatKnowsItsViewOnly(isAmongScenes: Bool) throws {
        let bare = """
            import UIKit
            final class BillViewController: UIViewController {
                var presenter: BillPresenter?
                let label = UILabel()
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
            }
            final class BillPresenter {
                weak var view: BillViewController?
                func viewDidLoad() { view?.label.text = "" }
            }
            final class BillRouter {
                static func build() -> UIViewController {
                    let (view, presenter) = (BillViewController(), BillPresenter())
                    (view.presenter, presenter.view) = (presenter, view)
                    return view
                }
            }
            """
        let scene = CommonDialectTests().files()
        let others = scene.map { (name: "Other" + $0.name, source: $0.source.replacing("Loan", with: "Book")) }
        let found = try lint(scene + (isAmongScenes ? others : []) + [("Bill.swift", bare)], dialect: "common").filter { $0.location.path == "Bill.swift" }
        #expect(found.map(\.rule) == (isAmongScenes ? ["outward-dependency"] : []), "\(found.map(\.message))")
    }

    /// A router that assembles a scene whose parts all have interfaces makes a stack of VIPER's, though it lacks the interactor; MVP's coordinators
    /// have none, and are made themselves.
    @Test(arguments: [
        ("BillRouterProtocol", "BillPresenterProtocol", "static ", ["forbidden-framework"]), ("Sendable", "BillPresenterProtocol", "static ", []),
        ("BillRouterProtocol", "Sendable", "static ", []), ("BillRouterProtocol", "BillPresenterProtocol", "", []),
    ])
    func aSceneOfInterfaces(router: String, presenter: String, modifier: String, rules: [String]) throws {
        let bare = """
            import UIKit
            protocol BillView: AnyObject { func show(sum: String) }
            protocol BillPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol BillRouterProtocol: AnyObject {}
            final class BillViewController: UIViewController, BillView {
                var presenter: BillPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(sum: String) { title = sum }
            }
            final class BillPresenter: \(presenter) {
                weak var view: BillView?
                func viewDidLoad() { view?.show(sum: UserDefaults.standard.string(forKey: "sum") ?? "") }
            }
            final class BillRouter: \(router) {
                \(modifier)func build() -> UIViewController {
                    let (view, presenter) = (BillViewController(), BillPresenter())
                    (view.presenter, presenter.view) = (presenter, view)
                    return view
                }
            }
            """
        #expect(try found(bare).map(\.rule).filter { $0 == "forbidden-framework" } == rules)
    }

    @Test(arguments: [("ProfileViewModel", 0), ("ProfilePresenter", 1)])
    func aUseCase(user: String, count: Int) throws {
        let source = """
            import Foundation
            protocol ProfileServicing { func load(_ done: @escaping (String) -> Void) }
            final class ProfileService: ProfileServicing { func load(_ done: @escaping (String) -> Void) { URLSession.shared.invalidateAndCancel() } }
            final class LoadProfileUseCase {
                let service: ProfileServicing
                init(service: ProfileServicing) { self.service = service }
                func execute(_ done: @escaping (String) -> Void) { service.load { done(String(format: NSLocalizedString("hi %@", comment: ""), $0)) } }
            }
            final class \(user) { let load: LoadProfileUseCase; init(load: LoadProfileUseCase) { self.load = load }; func start() { load.execute { _ in } } }
            """
        #expect(try found(source).count { $0.rule == "formatting-outside-presenter" } == count)
    }

    /// A use case that a scene's assembler wraps for the interactor, beside one that a view model asks.
    @Test(arguments: [("", 1), ("final class LimitsViewModel { let load: GetLimitsUseCase; init(load: GetLimitsUseCase) { self.load = load } }", 0)])
    func anErasedUseCase(user: String, count: Int) throws {
        let source = """
            import UIKit
            protocol UseCase {
                associatedtype Output
                func execute(_ done: @escaping (Output) -> Void)
            }
            final class AnyUseCase<Output>: UseCase {
                private let body: (@escaping (Output) -> Void) -> Void
                init<U: UseCase>(_ useCase: U) where U.Output == Output { body = useCase.execute }
                func execute(_ done: @escaping (Output) -> Void) { body(done) }
            }
            protocol LimitsView: AnyObject { func show(limit: String) }
            protocol LimitsPresenting: AnyObject { func viewDidLoad() }
            protocol LimitsInteracting: AnyObject { func load() }
            protocol LimitsInteractorOutput: AnyObject { func loaded(_ limit: Int) }
            final class GetLimitsUseCase: UseCase {
                func execute(_ done: @escaping (Int) -> Void) {
                    UIApplication.shared.beginIgnoringInteractionEvents()
                    done(1)
                }
            }
            final class LimitsInteractor: LimitsInteracting {
                weak var output: LimitsInteractorOutput?
                private let limits: AnyUseCase<Int>
                init(limits: AnyUseCase<Int>) { self.limits = limits }
                func load() { limits.execute { [weak self] in self?.output?.loaded($0) } }
            }
            final class LimitsPresenter: LimitsPresenting, LimitsInteractorOutput {
                weak var view: LimitsView?
                private let interactor: LimitsInteracting
                init(interactor: LimitsInteracting) { self.interactor = interactor }
                func viewDidLoad() { interactor.load() }
                func loaded(_ limit: Int) { view?.show(limit: "\\(limit)") }
            }
            final class LimitsViewController: UIViewController, LimitsView {
                var presenter: LimitsPresenting?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(limit: String) {}
            }
            enum LimitsModule {
                static func make() -> UIViewController {
                    let view = LimitsViewController()
                    let interactor = LimitsInteractor(limits: AnyUseCase(GetLimitsUseCase()))
                    let presenter = LimitsPresenter(interactor: interactor)
                    presenter.view = view
                    interactor.output = presenter
                    view.presenter = presenter
                    return view
                }
            }
            \(user)
            """
        #expect(try found(source).count { $0.rule == "forbidden-framework" && $0.from.type == "GetLimitsUseCase" } == count)
    }

    /// Clean Swift's scene, which its view and its interactor hold together.
    ///
    /// - Parameters:
    ///   - view: what the view keeps.
    ///   - presenter: what the presenter keeps beside the view.
    private func vip(view: String = "var interactor: DraftBusinessLogic?", presenter: String = "") -> String {
        """
        import UIKit
        protocol DraftBusinessLogic { func load() }
        protocol DraftPresentationLogic { func present(title: String) }
        protocol DraftDisplayLogic: AnyObject { func display(title: String) }
        final class DraftInteractor: DraftBusinessLogic {
            var presenter: DraftPresentationLogic?
            func load() { presenter?.present(title: "") }
        }
        final class DraftPresenter: DraftPresentationLogic {
            weak var viewController: DraftDisplayLogic?
            \(presenter)
            func present(title: String) { viewController?.display(title: title) }
        }
        final class DraftRouter { weak var viewController: DraftViewController?; func close() { viewController?.dismiss(animated: true) } }
        final class DraftViewController: UIViewController, DraftDisplayLogic {
            \(view)
            var router: DraftRouter?
            func setUp() {
                let interactor = DraftInteractor()
                let presenter = DraftPresenter()
                interactor.presenter = presenter
                presenter.viewController = self
                router = DraftRouter()
            }
            func display(title: String) { self.title = title }
        }
        """
    }

    /// VIP's interactor keeps its presenter, and the view the interactor, whatever the presenter's protocol is called and its values are nested in.
    @Test(arguments: ["", "func present(_ answer: DraftInteractor.Answer) {}"], ["DraftPresentationLogic", "DraftPresenterProtocol"])
    func anInteractorThatDrivesTheScene(presenter: String, interface: String) throws {
        let values = "\nextension DraftInteractor { struct Answer { let title: String } }"
        let source = vip(presenter: presenter).replacing("DraftPresentationLogic", with: interface) + values
        #expect(try found(source).map(\.message) == [])
    }

    /// An app of VIP alone has no stack.
    @Test func anAppOfVIP() throws {
        let source = vip(presenter: "let answers = PassthroughSubject<DraftInteractor.Answer, Never>()") + "\nimport Combine\nextension DraftInteractor { struct Answer { let title: String } }"
        #expect(try lint([("Draft.swift", source)], dialect: "common").map(\.message) == [])
    }

    /// A presenter that keeps the interactor is VIPER's, and an interactor that nobody is seen to keep may be.
    @Test(arguments: [
        ("var interactor: DraftBusinessLogic?", "var interactor: DraftInteractor?"), ("var presenter: DraftPresenter?", "var interactor: DraftInteractor?"),
        ("var presenter: DraftPresenter?", ""),
    ])
    func anInteractorThatKeepsItsPresenter(view: String, presenter: String) throws {
        let rules = try found(vip(view: view, presenter: presenter)).map(\.rule)
        #expect(rules.contains("self-assembly"))
        #expect(rules.contains("strong-output-reference") == !presenter.isEmpty)
    }

    /// A leak is one in every architecture, and the interactor's way outward is not what is wrong.
    @Test func aSceneOfVIPThatLeaks() throws {
        let leak = vip().replacing("weak var viewController: DraftDisplayLogic?", with: "var viewController: DraftDisplayLogic?")
        #expect(try found(leak).map(\.rule) == ["strong-view-reference"])
    }

    /// The interactor of RIBs keeps its presenter, is called back by it, and asks the router itself.
    @Test(arguments: [("weak var listener: RideListening?", true), ("var listener: RideListening?", false)])
    func aRIB(listener: String, isRIB: Bool) throws {
        let source = """
            import UIKit
            protocol RideRouting: AnyObject { func routeToConfirm() }
            protocol RidePresentable: AnyObject { func present(title: String) }
            protocol RideListening: AnyObject { func didClose() }
            final class RideInteractor: RideListening {
                weak var router: RideRouting?
                private let presenter: RidePresentable
                init(presenter: RidePresentable) { self.presenter = presenter }
                func didClose() { presenter.present(title: ""); router?.routeToConfirm() }
            }
            final class RidePresenter: RidePresentable {
                \(listener)
                private weak var viewController: RideViewController?
                init(viewController: RideViewController) { self.viewController = viewController }
                func present(title: String) { viewController?.title = title }
                func close() { listener?.didClose() }
            }
            final class RideRouter: RideRouting {
                let viewController: UIViewController
                init(viewController: UIViewController) { self.viewController = viewController }
                func routeToConfirm() { viewController.dismiss(animated: true) }
            }
            final class RideViewController: UIViewController { var presenter: RidePresenter?; func close() { presenter?.close() } }
            """
        #expect(try found(source).isEmpty == isRIB)
    }

    private static let login = """
        import UIKit
        protocol LoginView: AnyObject { func show(error: String) }
        protocol LoginCoordinating: AnyObject { func loginDidFinish() }
        protocol AuthService { func login(_ done: @escaping (String) -> Void) }
        final class RemoteAuthService: AuthService { func login(_ done: @escaping (String) -> Void) { URLSession.shared.invalidateAndCancel() } }
        final class LoginPresenter {
            private weak var view: LoginView?
            private let auth: AuthService
            weak var coordinator: LoginCoordinating?
            init(view: LoginView, auth: AuthService) { self.view = view; self.auth = auth }
            func submit() { auth.login { [weak self] in self?.view?.show(error: $0) }; UserDefaults.standard.set(true, forKey: "") }
        }
        final class LoginViewController: UIViewController, LoginView {
            var presenter: LoginPresenter!
            func show(error: String) { title = error }
            func submit() { presenter.submit() }
        }
        """

    /// Where most scenes have interactors, one that has none is a slip; beside one scene of VIPER it is MVP.
    @Test(arguments: [1, 2])
    func aPresenterThatAsksServices(sceneCount: Int) throws {
        let scene = CommonDialectTests().files()
        let other = scene.map { (name: $0.name.replacing("Card", with: "Bill"), source: $0.source.replacing("Card", with: "Bill").replacing("card", with: "bill")) }
        let files = scene + (sceneCount > 1 ? other : []) + [("Login.swift", Self.login)]
        let rules = Set(try lint(files, dialect: "common").filter { $0.location.path == "Login.swift" }.map(\.rule))
        #expect(rules == (sceneCount > 1 ? ["forbidden-framework", "skipped-layer"] : []))
    }

    /// What a scene's own router makes, and what speaks to its presenter, belongs to the scene, however few scenes there are; an app's
    /// factory makes screens of all kinds.
    @Test(arguments: [
        ("extension CardRouter { static func login() -> UIViewController { MAKE } }", true),
        ("extension CardPresenter: LoginCoordinating { func loginDidFinish() {} }", true),
        ("final class ScreenFactory { func login() -> UIViewController { MAKE } }", false),
        ("final class LoginFlow: LoginCoordinating { func loginDidFinish() {} }", false),
    ])
    func aPresenterThatASceneBringsAlong(others: String, isJudged: Bool) throws {
        let login = Self.login.replacing("LoginCoordinating", with: "LoginOutput")
        let others = "import UIKit\n" + others.replacing("LoginCoordinating", with: "LoginOutput").replacing("MAKE", with: Self.make)
        let files = CommonDialectTests().files() + [("Login.swift", login), ("LoginMaker.swift", others)]
        let rules = Set(try lint(files, dialect: "common").filter { $0.location.path == "Login.swift" }.map(\.rule))
        #expect(rules == (isJudged ? ["forbidden-framework", "skipped-layer"] : []))
    }

    private static let make = """
        let view = LoginViewController(); view.presenter = LoginPresenter(view: view, auth: RemoteAuthService()); return view
        """

    /// "Clean Architecture for SwiftUI": views ask interactors, and no presenter stands between.
    @Test(arguments: [("struct Countries: View { let interactor: CountriesInteractor; var body: some View { Text(\"\") } }", 0),
        ("final class CountriesPresenter { var interactor: CountriesInteractor?; func start() { interactor?.load(list: .constant([])) } }", 1)])
    func anInteractorOfSwiftUI(user: String, count: Int) throws {
        let source = """
            import SwiftUI
            struct Interactors { let countries: CountriesInteractor }
            protocol CountriesRepository { func load() async -> [String] }
            final class RemoteCountriesRepository: CountriesRepository { func load() async -> [String] { URLSession.shared.invalidateAndCancel(); return [] } }
            protocol CountriesInteractor { func load(list: Binding<[String]>) }
            struct RealCountriesInteractor: CountriesInteractor {
                let repository: CountriesRepository
                func load(list: Binding<[String]>) { list.wrappedValue = [] }
            }
            struct StubCountriesInteractor: CountriesInteractor { func load(list: Binding<[String]>) {} }
            \(user)
            """
        #expect(try found(source).count { $0.rule == "forbidden-framework" } == count)
    }

    /// A screen that is not of VIPER opens a scene of it as everybody does: by who assembles it.
    @Test(arguments: [
        ("let presenter = CardPresenter(); presenter.interactor = CardInteractor(); presenter.viewDidLoad()", "", 1),
        ("let presenter = CardPresenter(); presenter.viewDidLoad()", "", 1), ("present(CardRouter.make(), animated: true)", "", 0),
        // Where nobody assembles the scene, somebody has to.
        ("let presenter = CardPresenter(); presenter.interactor = CardInteractor(); presenter.viewDidLoad()", "CardRouter.swift", 0),
        ("CardInteractor().load()", "", 0),
    ])
    func aScreenThatWiresAScene(body: String, without: String, count: Int) throws {
        let screen = "import UIKit\nfinal class ProfileViewController: UIViewController { @IBAction func reload() { \(body) } }"
        let files = CommonDialectTests().files().filter { $0.name != without } + [("Profile.swift", screen)]
        let found = try lint(files, dialect: "common").filter { $0.rule == "foreign-module-type" }
        #expect(found.map(\.message) == Array(
            repeating: "the view ProfileViewController creates the presenter CardPresenter of the scene Card, which CardRouter assembles", count: count))
    }

    /// One builder may serve several scenes. Who has to put a scene together is at work on what it makes.
    @Test(arguments: ["ShopModuleBuilder", nil])
    func aRouterThatWiresAScene(builder: String?) throws {
        let opening = """
            func open() {
                let presenter = DetailPresenter()
                let interactor = DetailInteractor()
                interactor.limit = 4
                presenter.interactor = interactor
                presenter.load()
            }
            """
        let scenes = ["List", "Detail"].map { name in
            (
                name: name + ".swift",
                source: """
                    import UIKit
                    protocol \(name)View: AnyObject { func show() }
                    final class \(name)ViewController: UIViewController, \(name)View {
                        var presenter: \(name)Presenter!
                        func show() {}
                        override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
                    }
                    final class \(name)Presenter {
                        weak var view: \(name)View?
                        var interactor: \(name)Interactor?
                        var router: \(name)Router?
                        func load() { interactor?.load(); view?.show() }
                    }
                    final class \(name)Interactor { var limit = 3; func load() {} }
                    final class \(name)Router { \(name == "List" ? opening : "") }
                    """
            )
        }
        let made = ["List", "Detail"].map { name in
            "static func make\(name)() -> UIViewController { let presenter = \(name)Presenter(); presenter.interactor = \(name)Interactor(); presenter.router = \(name)Router();"
                + " let view = \(name)ViewController(); presenter.view = view; view.presenter = presenter; return view }"
        }
        let others = builder.map { [(name: "Builder.swift", source: "import UIKit\nenum \($0) { \(made.joined(separator: "\n")) }")] } ?? []
        let found = try lint(scenes + others, dialect: "common").filter { $0.rule == "foreign-module-type" }
        #expect(found.map(\.message) == (builder.map { ["the router ListRouter creates the presenter DetailPresenter of another scene, which \($0) assembles"] } ?? []))
    }
}
