import ProjectGraph
import Testing
import Viper

/// Parts that are not what they are called, or not built as usual.
@Suite struct RoleTraps {
    /// Whatever a protocol is called, it is no class of the stack, even where classes of the stack implement and hold it.
    @Test(
        arguments: [
            ("LoanView", "LoanViewController", "LoanPresenter"), ("LoanViewController2", "LoanViewController", "LoanPresenter"),
            ("ListViewController", "LoanViewController", "LoanPresenter"), ("RenewUseCase", "LoanUseCase", "LoanPresenter"),
            ("RenewPresenter", "LoanPresenter", "LoanViewController"), ("LoanWireframe", "LoanUseCase", "LoanPresenter"),
            ("LoanConnector", "LoanUseCase", "LoanPresenter"), ("LoanEntity", "LoanUseCase", "LoanPresenter"),
            ("LoanTransformer", "LoanUseCase", "LoanPresenter"), ("LoanViewModel", "LoanUseCase", "LoanPresenter"),
        ])
    func protocolsAreNoParts(name: String, implementer: String, holder: String) throws {
        let source = """
            protocol \(name): AnyObject { func run() }
            extension \(implementer): \(name) { func run() {} }
            extension \(holder) { func use(_ one: \(name)) { one.run() } }
            """
        let project = project([("Stack.swift", loanStack), ("P.swift", source)])
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == name })
        let role = project.role(of: type)
        #expect(role.map(\.isBoundary) != false, "\(String(describing: role))")
    }

    /// What is nested in a view and can't be told anything is what it shows, whatever it is called, and whoever its constants know.
    @Test(arguments: [("static func open() { LoanUseCase().eventReady() }", Role?.none), ("func eventReady() { LoanUseCase().eventReady() }", .presenter)])
    func whatAViewShows(function: String, role: Role?) throws {
        let source = """
            extension LoanViewController { struct Presenter { let title: String; let done: (() -> Void)? } }
            extension LoanViewController.Presenter { \(function) }
            """
        try expectRoles([("Stack.swift", loanStack), ("P.swift", source)], ["LoanViewController.Presenter": role])
    }

    @Test func aProtocolThatRefinesAViewController() throws {
        try expectRoles(
            [
                ("Stack.swift", loanStack),
                (
                    "List.swift",
                    "import UIKit\nprotocol ListViewController: UIViewController {}\nextension LoanViewController: ListViewController {}"
                ),
            ], ["ListViewController": Role?.none, "LoanViewController": .view])
    }

    /// A base that names nothing of a stack is what those are that inherit from it, if it is called so.
    @Test(arguments: [
        ("BasePresenter<View>", "BasePresenter", "final class CardPresenter: BasePresenter<Int>, LoanUseCaseOutput { let useCase = LoanUseCase(); func present() {} }", Role?.some(.presenter)),
        ("Base<View>", "Base", "final class CardPresenter: Base<Int>, LoanUseCaseOutput { let useCase = LoanUseCase(); func present() {} }", nil),
        ("BasePresenter<View>", "BasePresenter", "", nil), ("BasePresenter<View>", "BasePresenter", "final class CardHelper: BasePresenter<Int> {}", nil),
        ("Router", "Router", "final class CardRouter: Router { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }", .router),
        ("Router", "Router", "final class CardClient: Router { func close() {} }", nil),
        ("BaseUseCase", "BaseUseCase", "final class CardUseCase: BaseUseCase { weak var output: LoanUseCaseOutput? }", .interactor),
    ])
    func bases(declaration: String, name: String, heirs: String, role: Role?) throws {
        try expectRoles([("Stack.swift", loanStack), ("Base.swift", "class \(declaration) { func log() {} }\n" + heirs)], [name: role])
    }

    /// What stands in for a part in a preview or in tests is none; a scene may be called `Preview`.
    @Test(arguments: [
        ("import SwiftUI\nstruct Loan_Previews: PreviewProvider { final class CardUseCase: Carding { weak var output: LoanUseCaseOutput? } }", "Loan_Previews.CardUseCase", Role?.none),
        ("import SwiftUI\nenum Loan { final class CardUseCase: Carding { weak var output: LoanUseCaseOutput? } }", "Loan.CardUseCase", .interactor),
        ("#if DEBUG\nfinal class MockCardUseCase: Carding { weak var output: LoanUseCaseOutput? }\n#endif", "MockCardUseCase", .none),
        ("#if DEBUG\nfinal class MockingbirdUseCase: Carding { weak var output: LoanUseCaseOutput? }\n#endif", "MockingbirdUseCase", .interactor),
        ("#if os(iOS)\nfinal class PreviewUseCase: Carding { weak var output: LoanUseCaseOutput? }\n#endif", "PreviewUseCase", .interactor),
        ("#if DEBUG\nfinal class PreviewCardUseCase: Carding { weak var output: LoanUseCaseOutput? }\n#endif\nfinal class CardUseCase: Carding {}", "PreviewCardUseCase", .none),
        ("#if DEBUG\nfinal class PreviewCardUseCase: Carding { weak var output: LoanUseCaseOutput? }\n#endif\nfinal class CardUseCase {}", "PreviewCardUseCase", .interactor),
        ("#if os(iOS)\nfinal class PreviewUseCase: UseCase, Carding { weak var output: LoanUseCaseOutput? }\n#endif\nclass UseCase {}", "PreviewUseCase", .interactor),
        ("final class PreviewCardUseCase: Carding { weak var output: LoanUseCaseOutput? }\nfinal class CardUseCase: Carding {}", "PreviewCardUseCase", .interactor),
        ("final class MockCardUseCase: Carding { weak var output: LoanUseCaseOutput? }", "MockCardUseCase", .interactor),
    ])
    func standIns(source: String, name: String, role: Role?) throws {
        try expectRoles([("Stack.swift", loanStack), ("Card.swift", source + "\nprotocol Carding: AnyObject {}")], [name: role])
    }

    /// Constants are asked for nothing.
    @Test(arguments: [
        ("static let base = \"\"", Role?.none), ("static let base = \"\"; static let pageSize = 20", .none), ("static let base = \"\"; func loans() {}", .manager),
        ("static var base = \"\"", .manager), ("static let shared = LoanAPI()", .manager), ("static let session = URLSession.shared", .manager),
    ])
    func constants(members: String, role: Role?) throws {
        let source = "import Foundation\nfinal class LoanAPI { \(members) }\nextension LoanUseCase { func use() { print(LoanAPI.self) } }"
        try expectRoles([("Stack.swift", loanStack), ("API.swift", source)], ["LoanAPI": role], dialect: #require(library["common"]?.dialect))
    }

    /// A salon offers services, a charging station has connectors, and a conference presenters: values that nobody could ask for anything.
    @Test(arguments: ["Service", "Store", "Manager", "Gateway", "Connector", "Transformer", "Presenter", "Router", "Repository"])
    func valuesThatAreCalledLikeParts(name: String) throws {
        func expect(_ declaration: String, _ role: Role?, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectRoles(
                [("Stack.swift", loanStack + "extension LoanUseCase { func use(_ one: \(name)) { print(one) } }"), ("Entities/\(name).swift", "import Foundation\n" + declaration)],
                [name: role], sourceLocation: sourceLocation)
        }
        try expect("struct \(name) { let id: Int; let title: String; var price: Decimal?; var text: String { title } }", .entity)
        try expect("struct \(name): Hashable { let code: Int; private let key = 3; init(code: Int) { self.code = code }; func hash(into hasher: inout Hasher) { hasher.combine(code) } }", .entity)
        try expect("protocol Priced { var price: Int { get } }\nstruct \(name): Priced { let price: Int; let club: Club? }\nfinal class Club { var name = \"\" }", .entity)
        try expect("final class \(name): Codable { let code: Int }", .entity)
        try expect("import RealmSwift\nfinal class \(name): Object { @Persisted var code: Int; func rename() {} }", .entity)
        try expect("import SwiftData\n@Model final class \(name) { var code: Int; init(code: Int) { self.code = code } }", .entity)
        try expect("struct \(name) { let id: Int; var price = 0; func total(for count: Int) -> Int { count * price } }", .entity)
    }

    /// Objects that have an identity, or are listed, are told apart: nobody tells two stores apart.
    @Test(arguments: ["Service", "Store", "Manager"])
    func objectsThatAreCalledLikeServices(name: String) throws {
        let use = "extension LoanUseCase { func use(_ one: \(name)) { print(one) } }"
        func expect(_ members: String, use: String, _ role: Role) throws {
            try expectRoles([("Stack.swift", loanStack + use), ("Entities/\(name).swift", "import Foundation\nfinal class \(name) { \(members) }")], [name: role], dialect: #require(library["common"]?.dialect))
        }
        try expect("let id: Int; var isBooked = false; init(id: Int) { self.id = id }; func book() { isBooked = true }", use: use, .entity)
        try expect("let title: String; init(title: String) { self.title = title }; func book() {}", use: use + "\nfinal class Shelf { var all: [\(name)] = [] }", .entity)
        try expect("private(set) var titles: [String] = []; func add(_ title: String) { titles.append(title) }", use: use, .manager)
        try expect("let id = 3; let club = Club(); func book() { club.book() } }\nfinal class Club { func book() {}", use: use, .manager)
        try expect("let id = 3; func book() { URLSession.shared.invalidateAndCancel() }", use: use, .manager)
    }

    @Test(arguments: [
        "let base: URL; func loans() -> [Int] { [] }", "var loans: () -> [Int]", "let session: URLSession", "let defaults: UserDefaults; var limit: Int { defaults.integer(forKey: \"\") }",
        "@Stored(\"limit\") var limit: Int", "let club: LoanClub", "private let base: URL", "let name: String; let club: LoanClub; func loans() -> [Int] { [] }",
    ])
    func servicesThatAreStructs(members: String) throws {
        let source = loanStack + "import Foundation\n@propertyWrapper struct Stored { var wrappedValue: Int { get { UserDefaults.standard.integer(forKey: key) } }; let key: String; init(_ key: String) { self.key = key } }\nfinal class LoanClub { func open() {} }\nstruct LoanService { \(members) }\nextension LoanUseCase { func use(_ one: LoanService) { print(one) } }"
        try expectRoles([("Stack.swift", source)], ["LoanService": .manager], dialect: library["common"]?.dialect ?? clean)
    }

    /// What adapts a library is none of the screen's, nor is the protocol that presenters tell it by; a list's adapter is a view.
    @Test(arguments: [
        ("AnalyticsProtocol { func log() {}", Role?.none, Role?.none), ("AnalyticsProtocol, RequestAdapter { func log() {}", .none, .none),
        ("NSObject, UIApplicationDelegate, AnalyticsProtocol { func log() {}", .none, .none),
        ("AnalyticsProtocol { weak var host: UIViewController?; func log() {}", .none, .none),
        ("NSObject, UITableViewDataSource, AnalyticsProtocol { func log() {}", .view, .viewInterface),
        ("AnalyticsProtocol { private let table = UITableView(); func log() {}", .view, .viewInterface),
        ("AnalyticsProtocol { func log() {}; func fill(_ cell: LoanCell) {}", .view, .viewInterface),
        ("NSObject, ListAdapterDataSource, AnalyticsProtocol { func log() {}", .view, .viewInterface),
    ])
    func adapters(declaration: String, role: Role?, interface: Role?) throws {
        let source = """
            import Foundation
            import UIKit
            protocol AnalyticsProtocol: AnyObject { func log() }
            final class LoanCell: UITableViewCell {}
            final class LoanAdapter: \(declaration) }
            extension LoanPresenter { func use(_ analytics: AnalyticsProtocol) { analytics.log() } }
            """
        for dialect in ["common", "clean", "infinum"] {
            try expectRoles(
                [("Stack.swift", loanStack), ("Adapter.swift", source)], ["LoanAdapter": role, "AnalyticsProtocol": interface],
                dialect: #require(library[dialect]?.dialect))
        }
    }

    /// What is said of the one implementation of a protocol is no part of its name.
    @Test(arguments: ["Impl", "Imp", "Implementation", "Default", "Live", "Concrete"])
    func whatImplementationsAreCalled(ending: String) throws {
        let stack = """
            import UIKit
            protocol LoanViewProtocol: AnyObject { func show() }
            protocol LoanPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol LoanInteractorProtocol: AnyObject { func load() }
            protocol LoanRouterProtocol: AnyObject { func close() }
            final class LoanPresenter\(ending): LoanPresenterProtocol {
                weak var view: LoanViewProtocol?
                let interactor: LoanInteractorProtocol
                let router: LoanRouterProtocol
                init(interactor: LoanInteractorProtocol, router: LoanRouterProtocol) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load(); view?.show() }
            }
            final class LoanInteractor\(ending): LoanInteractorProtocol { func load() {} }
            final class LoanRouter\(ending): LoanRouterProtocol { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }
            final class LoanViewController: UIViewController, LoanViewProtocol { var presenter: LoanPresenterProtocol?; func show() {} }
            """
        try expectRoles(
            [("Loan.swift", stack)],
            ["LoanPresenter\(ending)": .presenter, "LoanInteractor\(ending)": .interactor, "LoanRouter\(ending)": .router, "LoanViewController": .view],
            dialect: #require(library["xcode-templates"]?.dialect))
    }

    /// A team that has begun with SwiftUI calls its views all kinds of things; who observes a presenter is one.
    @Test(arguments: [("@ObservedObject var presenter: HelpPresenter", Role?.some(.view)), ("@StateObject var presenter: HelpPresenter", .view), ("let title: String", nil)])
    func aViewOfSwiftUI(property: String, role: Role?) throws {
        let source = """
            import SwiftUI
            final class HelpPresenter: ObservableObject { @Published var topics: [String] = []; let useCase = LoanUseCase(); func eventReady() { useCase.eventReady() } }
            struct HelpScreen: View { \(property); var body: some View { Text("").onAppear { UserDefaults.standard.set(true, forKey: "seen") } } }
            """
        try expectRoles(
            [("Stack.swift", loanStack), ("Help.swift", source)], ["HelpScreen": role, "HelpPresenter": .presenter],
            dialect: #require(library["common"]?.dialect))
    }

    /// One that knows its presenter by an interface, or by a parameter that is open to it, is one as well; what a view of any app may
    /// keep is no presenter's.
    @Test(arguments: [
        ("<P: HelpPresenting>", "@ObservedObject var presenter: P", Role?.some(.view), Role?.some(.presenterInterface)),
        ("<P>", "let presenter: P", nil, nil), ("", "let presenter: any HelpPresenting", .view, .presenterInterface),
        ("", "func show(_ presenter: any HelpPresenting) {}", nil, nil), ("", "func show<P: HelpPresenting>(_ presenter: P) {}", nil, nil),
    ])
    func aViewOfSwiftUIByAnInterface(parameters: String, property: String, view: Role?, interface: Role?) throws {
        let source = """
            import SwiftUI
            protocol HelpPresenting: ObservableObject { func eventReady() }
            final class HelpPresenter: HelpPresenting { @Published var topics: [String] = []; let useCase = LoanUseCase(); func eventReady() { useCase.eventReady() } }
            struct HelpScreen\(parameters): View { \(property); var body: some View { Text("") } }
            """
        try expectRoles(
            [("Stack.swift", loanStack), ("Help.swift", source)],
            ["HelpScreen": view, "HelpPresenter": .presenter, "HelpPresenting": interface],
            dialect: #require(library["common"]?.dialect))
    }

    /// Nor need there be anything to observe: one that knows its own presenter by an interface tells it what happens. What rows and helpers are handed makes no views of them.
    @Test(arguments: ["clean", "book", "infinum", "module-factory", "common"], [
        ("struct HelpScreen: View { let presenter: any HelpPresenting", Role?.some(.view), Role?.some(.presenterInterface)),
        ("struct HelpScreen: View { @State private var presenter: HelpPresenter", nil, nil), ("struct HelpScreen<P: HelpPresenting>: View { let presenter: P", .view, .presenterInterface),
        ("struct Topics: View { let presenter: any HelpPresenting", .view, .presenterInterface),
        ("struct Topics: View { let help: any HelpPresenting", nil, nil), ("struct HelpScreen: View { let title: String", nil, nil),
        ("struct HelpScreen: View { static let presenter: (any HelpPresenting)? = nil", nil, nil),
        ("struct HelpRow: View { let delegate: any HelpRowDelegate", nil, nil), ("struct HelpScreen { let presenter: any HelpPresenting", nil, nil),
    ])
    func aViewOfSwiftUIThatTellsItsPresenter(dialect: String, view: (String, Role?, Role?)) throws {
        let source = """
            import SwiftUI
            protocol HelpPresenting: AnyObject { func eventReady() }
            protocol HelpRowDelegate: AnyObject { func eventPicked() }
            protocol HelpInteracting { func load() }
            struct HelpInteractor: HelpInteracting { func load() {} }
            final class HelpPresenter: HelpPresenting, HelpRowDelegate {
                let interactor: any HelpInteracting
                init(interactor: any HelpInteracting) { self.interactor = interactor }
                func eventReady() { interactor.load() }
                func eventPicked() {}
            }
            \(view.0); var body: some View { Text("") } }
            """
        let name = try #require(["HelpScreen", "HelpRow", "Topics"].first(where: view.0.contains))
        try expectRoles([("Help.swift", source)], [name: view.1, "HelpPresenting": view.2], dialect: #require(library[dialect]?.dialect))
    }

    /// A network layer's router, and what shows alerts for views: only their names are a scene's.
    @Test func namesakesOfRoutersAndPresenters() throws {
        try expectRoles(
            [
                ("Stack.swift", loanStack),
                (
                    "Network.swift",
                    """
                    import Foundation
                    protocol NetworkRouter: AnyObject { func request(_ url: URL) }
                    class Router<EndPoint>: NetworkRouter { func request(_ url: URL) { URLSession.shared.dataTask(with: url).resume() } }
                    final class APIRouter: NetworkRouter { func request(_ url: URL) {} }
                    extension LoanUseCase { func use(_ router: Router<Int>, _ other: APIRouter) {} }
                    """
                ),
                (
                    "Alert.swift",
                    """
                    import UIKit
                    protocol AlertPresenterProtocol: AnyObject { func show(_ title: String) }
                    final class AlertPresenter: AlertPresenterProtocol {
                        weak var controller: UIViewController?
                        func show(_ title: String) { controller?.present(UIAlertController(), animated: true) }
                    }
                    extension LoanViewController { func use(_ alerts: AlertPresenterProtocol) { alerts.show("") } }
                    """
                ),
                (
                    "Router.swift",
                    """
                    import UIKit
                    final class LoanRouter {
                        weak var screen: UIViewController?
                        func close() { URLSession.shared.invalidateAndCancel(); screen?.dismiss(animated: true) }
                    }
                    extension LoanPresenter { func use(_ router: LoanRouter) { router.close() } }
                    """
                ),
            ],
            [
                "NetworkRouter": Role?.none, "Router": .none, "APIRouter": .none, "AlertPresenterProtocol": .none, "AlertPresenter": .none,
                "LoanRouter": .router, "LoanPresenter": .presenter,
            ], dialect: #require(library["common"]?.dialect))
    }

    /// What asks a use case whether to show something, and shows it for whichever screen, use case or view model makes it, is no scene's presenter; one
    /// that a view keeps as its own is, be it made by the view, and so is one that a router or its scene's own view makes.
    @Test(arguments: [
        ("extension LoanViewController { func ask() { ExpiryPresenter().showIfNeeded(from: self) } }", Role?.none),
        ("final class RenewUseCase { private let expiry: ExpiryPresenting; init(expiry: ExpiryPresenting = ExpiryPresenter()) { self.expiry = expiry } }", .none),
        (
            """
            final class RenewViewModel {
                struct Dependencies { var expiry: ExpiryPresenting; init(expiry: ExpiryPresenting = ExpiryPresenter()) { self.expiry = expiry } }
            }
            """, .none
        ),
        ("final class ShelfViewController: UIViewController { private lazy var expiryPresenter = ExpiryPresenter() }", .none),
        ("final class ShelfViewController: UIViewController { private lazy var presenter = ExpiryPresenter() }", .presenter),
        ("extension LoanViewController { func use() {} }\nfinal class ShelfViewController: UIViewController { var presenter: LoanPresenter?; private lazy var expiry = ExpiryPresenter() }", .none),
        ("final class ShelfViewController: UIViewController { var expiryPresenter: ExpiryPresenting?; func make() { expiryPresenter = Shelf.make() } }", .presenter),
        ("final class ExpiryViewController: UIViewController { func ask() { ExpiryPresenter().showIfNeeded(from: self) } }", .presenter),
        ("final class ShelfRouter { func open(from screen: LoanViewController) { ExpiryPresenter().showIfNeeded(from: screen) } }", .presenter),
        ("", .presenter),
    ])
    func whatGoesAndShowsForWhoeverMakesIt(user: String, role: Role?) throws {
        let source = """
            import UIKit
            protocol ExpiryPresenting { func showIfNeeded(from screen: UIViewController) }
            final class ExpiryUseCase { func isNear() -> Bool { true } }
            final class ExpiryPresenter: ExpiryPresenting {
                private let useCase = ExpiryUseCase()
                func showIfNeeded(from screen: UIViewController) { if useCase.isNear() { screen.present(ReminderController(), animated: true) } }
            }
            final class ReminderController: UIViewController {}
            \(user)
            """
        try expectRoles([("Stack.swift", loanStack), ("Expiry.swift", source)], ["ExpiryPresenter": role], dialect: #require(library["common"]?.dialect))
    }

    /// What shows a model on the view that it is made for is a helper, whatever the model is called; a view that keeps what is called after
    /// it keeps its presenter.
    @Test(arguments: [
        ("UIView", "func present(_ model: BannerViewModel) { host?.addSubview(UILabel()) }", "", Role?.none),
        ("UIViewController", "func present(_ model: BannerViewModel) { host?.present(UIAlertController(), animated: true) }", "", .none),
        ("UIViewController", "func present(_ model: BannerViewModel) {}", "final class BannerViewController: UIViewController { var presenter: BannerPresenter? }", .presenter),
        ("UIViewController", "let useCase = LoanUseCase(); func present(_ model: BannerViewModel) {}", "", .none),
        ("LoanPresenterOutput", "func present(_ model: BannerViewModel) { host?.show() }", "", .presenter),
    ])
    func whatShowsModelsOnAView(host: String, members: String, others: String, role: Role?) throws {
        let source = """
            import UIKit
            struct BannerViewModel { let title: String }
            final class BannerPresenter {
                private weak var host: \(host)?
                init(host: \(host)) { self.host = host }
                \(members)
            }
            extension LoanViewController { func showError() { BannerPresenter(host: \(host == "UIView" ? "view" : "self")).present(BannerViewModel(title: "")) } }
            \(others)
            """
        try expectRoles([("Stack.swift", loanStack), ("Banner.swift", source)], ["BannerPresenter": role], dialect: #require(library["common"]?.dialect))
    }

    /// The one that all share fetches and keeps data itself, though it stands beside what it fetches.
    @Test(arguments: [
        ("class Session { static let current = Session(); func logout() { URLSession.shared.invalidateAndCancel() } }", Role?.some(.manager)),
        ("class Session { static let current = Session(); func logout() { UserDefaults.standard.removeObject(forKey: \"token\") } }", .manager),
        ("class Session { static let current = Session(); var name: String? }", .entity),
        ("class Session { var name: String? { UserDefaults.standard.string(forKey: \"name\") } }", .entity),
        ("struct Session { static let current = Session(); var name: String? { UserDefaults.standard.string(forKey: \"name\") } }", .entity),
    ])
    func whatAllShareAmongEntities(declaration: String, role: Role?) throws {
        let source = "import Foundation\n\(declaration)\nextension LoanUseCase { func use(_ session: Session) {} }"
        try expectRoles([("Stack.swift", loanStack), ("Model/Session.swift", source)], ["Session": role], dialect: #require(library["common"]?.dialect))
    }

    /// What is called a navigator and moves between screens is a router.
    @Test(arguments: [
        ("weak var root: UINavigationController?; func open() { root?.pushViewController(UIViewController(), animated: true) }", Role?.some(.router)),
        ("var steps: [String] = []; func open() { steps.removeAll() }", nil), ("var steps = NavigationPath(); func open() { steps = NavigationPath() }", .router),
        ("func open() {}; func start() -> some View { Start() }", .router), ("func open() { _ = Text(String(describing: Start.self)) }", nil),
    ])
    func navigators(members: String, role: Role?) throws {
        let source = "import SwiftUI\nimport UIKit\nstruct Start: View { var body: some View { Text(\"\") } }\nfinal class Navigator { \(members) }\nextension LoanPresenter { func use(_ navigator: Navigator) { navigator.open() } }"
        try expectRoles([("Stack.swift", loanStack), ("Navigator.swift", source)], ["Navigator": role], dialect: #require(library["common"]?.dialect))
    }

    /// That a presenter uses it as well makes no scene's of it.
    @Test func aNetworkRouterThatAPresenterUses() throws {
        try expectRoles(
            [
                ("Stack.swift", loanStack),
                (
                    "Network.swift",
                    """
                    import Foundation
                    enum APIRouter { case loans; var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "")) } }
                    protocol NetworkRouter: AnyObject { func request(_ url: URL) }
                    final class Router<EndPoint>: NetworkRouter { func request(_ url: URL) { URLSession.shared.dataTask(with: url).resume() } }
                    final class PlainRouter { func request(_ url: URL) -> URLRequest { URLRequest(url: url) } }
                    extension LoanPresenter { func use(_ router: Router<Int>, _ other: PlainRouter) { _ = APIRouter.loans.request } }
                    extension LoanUseCase { func use(_ router: Router<Int>) {} }
                    """
                ),
                (
                    "Router.swift",
                    """
                    import UIKit
                    final class LoanRouter {
                        weak var screen: UIViewController?
                        func request() -> URLRequest { URLRequest(url: URL(fileURLWithPath: "")) }
                    }
                    extension LoanPresenter { func use(_ router: LoanRouter) { _ = router.request() } }
                    """
                ),
            ],
            ["APIRouter": Role?.none, "NetworkRouter": .none, "Router": .none, "PlainRouter": .none, "LoanRouter": .router],
            dialect: #require(library["common"]?.dialect))
    }

    /// Words that others use as well.
    @Test func whatIsOnlyCalledSo() throws {
        let common = try #require(library["common"]?.dialect)
        try expectRoles(
            [
                ("Stack.swift", loanStack),
                (
                    "Services/Others.swift",
                    """
                    import CoreData
                    import SwiftUI
                    import UserNotifications
                    protocol HasLoanService { var loanService: LoanServiceType { get } }
                    protocol LoanServiceType { func loans() -> [String] }
                    final class LoanServiceImpl: LoanServiceType, HasLoanService { var loanService: LoanServiceType { self }; func loans() -> [String] { [] } }
                    final class NotificationService: UNNotificationServiceExtension { var one: LoanServiceType? }
                    final class LoanRecord: NSManagedObject {}
                    struct MapView: UIViewRepresentable { final class Coordinator { var presenter: LoanPresenter?; var useCase: LoanUseCase? } }
                    extension LoanUseCase { func use(_ one: LoanServiceType, _ record: LoanRecord) {} }
                    class BaseCoordinator: Coordinator {}
                    protocol Coordinator: AnyObject {}
                    final class LoanCoordinator: BaseCoordinator {}
                    class APIRouter {}
                    final class LoanAPIRouter: APIRouter {}
                    """
                ),
            ],
            [
                "HasLoanService": nil, "LoanServiceType": .managerInterface, "LoanServiceImpl": .manager, "NotificationService": nil,
                "LoanRecord": .entity, "MapView.Coordinator": nil, "BaseCoordinator": .router, "LoanCoordinator": .router, "LoanAPIRouter": nil,
            ], dialect: common)
    }

    /// A screen tells whoever shows it; a scene's view tells its presenter.
    @Test(arguments: [("LoanViewDelegate", Role?.some(.presenterInterface)), ("NotesViewControllerDelegate", nil)])
    func delegatesThatPresentersAre(name: String, role: Role?) throws {
        let source = """
            import UIKit
            protocol \(name): AnyObject { func typed(_ text: String) }
            final class NotesViewController: UIViewController { weak var delegate: \(name)? }
            extension LoanPresenter: \(name) { func typed(_ text: String) {} }
            """
        try expectRoles([("Stack.swift", loanStack), ("Notes.swift", source)], [name: role])
    }

    @Test func theSameNestedNamesInTwoNamespaces() throws {
        func module(_ name: String) -> [(path: String, source: String)] {
            [
                (
                    "\(name)/\(name).swift",
                    "enum \(name) {}\nextension \(name) { protocol UseCaseOutput: AnyObject {}\nprotocol PresenterOutput: AnyObject {} }"
                ),
                (
                    "\(name)/Presenter.swift",
                    "extension \(name) { final class Presenter: UseCaseOutput { weak var output: PresenterOutput?; let useCase = UseCase() } }"
                ),
                ("\(name)/UseCase.swift", "extension \(name) { final class UseCase { weak var output: UseCaseOutput? } }"),
                (
                    "\(name)/View.swift",
                    "import UIKit\nextension \(name) { final class ViewController: UIViewController, PresenterOutput { var presenter: Presenter! } }"
                ),
            ]
        }
        let files = module("Login") + module("Profile")
        try expectRoles(
            files,
            [
                "Login.Presenter": .presenter, "Profile.Presenter": .presenter, "Login.UseCase": .interactor,
                "Profile.UseCase": .interactor,
                "Login.ViewController": .view, "Profile.PresenterOutput": .viewInterface,
                "Login.UseCaseOutput": .interactorOutput,
            ])
        let project = project(files)
        let modules = Set(project.types(.presenter).map { project.module(of: $0) })
        #expect(modules == ["Login", "Profile"])
        let views = Set(project.types(.view).map { project.module(of: $0) })
        #expect(views == ["Login", "Profile"])
    }

    @Test func partsByGenericBases() throws {
        let bases = """
            class BasePresenter<View, Logic> { var useCase: Logic; init(useCase: Logic) { self.useCase = useCase } }
            class BaseViewController<Presenter>: UIViewController { var presenter: Presenter! }
            final class CardPresenter: BasePresenter<CardPresenterOutput, CardUseCase>, CardUseCaseOutput {}
            final class CardUseCase { weak var output: CardUseCaseOutput? }
            final class CardViewController: BaseViewController<CardPresenter>, CardPresenterOutput {}
            protocol CardPresenterOutput: AnyObject {}
            protocol CardUseCaseOutput: AnyObject {}
            """
        try expectRoles(
            [("Stack.swift", loanStack), ("Card.swift", "import UIKit\n" + bases)],
            [
                "CardPresenter": .presenter, "CardViewController": .view, "BaseViewController": .view, "CardUseCase": .interactor,
                "CardPresenterOutput": .viewInterface,
            ])
    }

    @Test func anActorThatInteracts() throws {
        let source = """
            protocol CardUseCaseOutput: AnyObject {}
            actor CardUseCase { weak var output: (any CardUseCaseOutput)?; func eventReady() {} }
            @MainActor final class CardPresenter: CardUseCaseOutput { let useCase: CardUseCase; init(useCase: CardUseCase) { self.useCase = useCase } }
            """
        try expectRoles([("Card.swift", source)], ["CardUseCase": .interactor, "CardPresenter": .presenter])
    }

    @Test(arguments: [
        "@Injected private var useCase: CardUseCase", "@LazyInjected var useCase: CardUseCase", "weak var useCase: CardUseCase?",
        "lazy var useCase = CardUseCase()",
    ])
    func aPresenterByWhatIsInjected(property: String) throws {
        let source =
            "final class CardUseCase { weak var output: CardUseCaseOutput? }\nprotocol CardUseCaseOutput: AnyObject {}\nfinal class CardPresenter { \(property) }"
        try expectRoles(
            [("Stack.swift", loanStack), ("Card.swift", source)], ["CardPresenter": .presenter, "CardUseCase": .interactor])
    }

    @Test func aPresenterByWhatItAliases() throws {
        let source = """
            typealias CardOutputs = CardUseCaseOutput & Sendable
            protocol CardUseCaseOutput: AnyObject {}
            final class CardPresenter {}
            extension CardPresenter: CardOutputs {}
            """
        try expectRoles([("Stack.swift", loanStack), ("Card.swift", source)], ["CardPresenter": .presenter])
    }

    /// A weak proxy implements the output and is no view.
    @Test func aWeakProxy() throws {
        let proxy = """
            final class WeakRefVirtualProxy<T: AnyObject> { weak var object: T? }
            extension WeakRefVirtualProxy: LoanPresenterOutput where T: LoanPresenterOutput { func show() { object?.show() } }
            """
        try expectRoles([("Stack.swift", loanStack), ("Proxy.swift", proxy)], ["WeakRefVirtualProxy": Role?.none])
    }

    /// The presenter's own view is what it speaks to, another scene's presenter whom it tells.
    @Test(arguments: [("HomeViewController: UIViewController", Role.viewInterface), ("StartPresenter", .moduleInterface), ("HomeListViewController: UIViewController", .moduleInterface), ("StartViewController: UIViewController", .moduleInterface), ("HomesViewController: UIViewController", .viewInterface)])
    func thePresentersDelegate(implementer: String, role: Role) throws {
        let conformance = implementer.contains(":") ? ", HomePresenterDelegate" : ": HomePresenterDelegate"
        let source = """
            import UIKit
            protocol HomePresenterDelegate: AnyObject { func showData(_ text: String) }
            protocol HomePresenterProtocol: AnyObject { func viewReady() }
            final class HomePresenter: HomePresenterProtocol { weak var view: HomePresenterDelegate?; var interactor: HomeInteractor?; func viewReady() { view?.showData("") } }
            final class HomeInteractor { weak var presenter: HomePresenter?; func load() {} }
            final class \(implementer)\(conformance) { var presenter: HomePresenterProtocol?; func showData(_ text: String) {} }
            """
        func found(_ source: String) throws -> Role? {
            let project = project([("Home.swift", source)])
            return project.role(of: try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "HomePresenterDelegate" }))
        }
        #expect(try found(source) == role)
        // A list of homes may be told by the presenter of one.
        if implementer.hasPrefix("Homes") { #expect(try found(source.replacing("var presenter: HomePresenterProtocol?; ", with: "")) == .moduleInterface) }
    }

    /// A scene is called the same whatever its team's presenters are called.
    @Test(arguments: ["HomePresenter", "HomePresenterImpl", "HomePresentor"])
    func theDelegateOfAPresentersOwnViewModel(presenter: String) throws {
        let source = """
            import UIKit
            protocol HomeViewModelDelegate: AnyObject { func showData(_ text: String) }
            final class \(presenter) { weak var view: HomeViewModelDelegate?; var interactor: HomeInteractor?; func viewReady() { view?.showData("") } }
            final class HomeInteractor { weak var presenter: \(presenter)?; func load() {} }
            final class HomeViewController: UIViewController, HomeViewModelDelegate { var presenter: \(presenter)?; func showData(_ text: String) {} }
            """
        let project = project([("Home.swift", source)])
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "HomeViewModelDelegate" })
        #expect(project.role(of: type) == .viewInterface)
    }

    /// What leads to a server is called a router as well.
    @Test(arguments: [
        "enum APIRouter: URLRequestConvertible { case loans; func asURLRequest() throws -> URLRequest { fatalError() } }",
        "enum APIRouter { case loans; var urlRequest: URLRequest { URLRequest(url: url) } }",
    ])
    func aRouterOfTheNetwork(source: String) throws {
        let use = "extension LoanPresenter { func fetch() { AF.request(APIRouter.loans).resume() } }"
        let project = project([("Stack.swift", loanStack), ("API.swift", "import Alamofire\n" + source), ("Use.swift", use)])
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "APIRouter" })
        #expect(project.role(of: type) == nil)
    }

    /// The name of the module may stand before the words that tell who speaks to whom.
    @Test func directionsBehindTheModule() throws {
        let source = """
            protocol LoanInteractorToPresenterProtocol: AnyObject { func fetched(_ names: [String]) }
            final class LoanInteractor { weak var presenter: LoanInteractorToPresenterProtocol?; func fetch() { presenter?.fetched([]) } }
            final class LoanPresenter: LoanInteractorToPresenterProtocol { var interactor: LoanInteractor?; func fetched(_ names: [String]) {} }
            """
        let project = project([("Loan.swift", source)])
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "LoanInteractorToPresenterProtocol" })
        #expect(project.role(of: type) == .interactorOutput)
    }

    /// What the scene's view is to its presenter is the view's interface, whatever else its name says.
    @Test(arguments: [("ListViewModelDelegate", "ListViewController"), ("ListDelegate", "ListScreen"), ("ListPickerDelegate", "HomeViewController")])
    func whatAPresenterTells(name: String, view: String) throws {
        let source = """
            import UIKit
            protocol \(name): AnyObject { func show() }
            protocol ListPresenterProtocol: AnyObject { func viewDidLoad() }
            final class ListInteractor { func load() {} }
            final class ListPresenter: ListPresenterProtocol { weak var delegate: \(name)?; var interactor: ListInteractor?; func viewDidLoad() { interactor?.load(); delegate?.show() } }
            final class \(view): UIViewController, \(name) { var presenter: ListPresenterProtocol?; func show() {} }
            """
        try expectRoles([("List.swift", source)], [name: view.hasPrefix("List") ? .viewInterface : Role?.none])
    }

    /// The network had another name before Swift 3.
    @Test func aClientOfOldSwift() throws {
        let source = """
            import Foundation
            class RecipeClient { let session = NSURLSession.sharedSession(); func load() { session.invalidateAndCancel() } }
            final class ListPresenter { var interactor: ListInteractor? }
            final class ListInteractor { let client = RecipeClient(); func load() { client.load() } }
            """
        try expectRoles([("List.swift", source)], ["RecipeClient": .manager])
    }

    /// A navigator that keeps no more than what is open is one of screens where a router opens them by it, and views observe it.
    @Test(arguments: [
        ("@Observable final class", "HelpRouter", Role?.some(.router)), ("final class", "HelpRouter", nil), ("@Observable final class", "HelpPlayer", nil),
    ])
    func aNavigatorThatViewsObserve(kind: String, keeper: String, role: Role?) throws {
        let source = """
            import Observation
            \(kind) HelpNavigator { enum Sheet { case topics }; var sheet: Sheet?; func openTopics() { sheet = .topics } }
            protocol HelpRouting { func showTopics() }
            struct \(keeper): HelpRouting { let navigator: HelpNavigator; func showTopics() { navigator.openTopics() } }
            final class HelpPresenter { let router: any HelpRouting; let useCase = LoanUseCase(); init(router: any HelpRouting) { self.router = router } }
            """
        try expectRoles([("Stack.swift", loanStack), ("Help.swift", source)], ["HelpNavigator": role], dialect: #require(library["swiftui"]?.dialect))
    }
}
