import Diagnostics
import Testing

/// How scenes are wired, and what routers and storyboards have to do with it.
extension CommonDialectTests {
    private func found(_ rule: String, _ files: Files, dialect: String = "common") throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == rule }
    }

    private static let detail = """
        import UIKit
        protocol PresenterToViewDetailProtocol: AnyObject { func show() }
        protocol ViewToPresenterDetailProtocol: AnyObject { func viewDidLoad() }
        protocol PresenterToInteractorDetailProtocol: AnyObject { func load() }
        protocol DetailModuleInput: AnyObject { func configure(id: Int) }
        final class DetailInteractor: PresenterToInteractorDetailProtocol { var id = 0; func load() {} }
        final class DetailPresenter: ViewToPresenterDetailProtocol, DetailModuleInput {
            weak var view: PresenterToViewDetailProtocol?
            var interactor: DetailInteractor?
            func viewDidLoad() { interactor?.load() }
            func configure(id: Int) {}
        }
        final class DetailViewController: UIViewController, PresenterToViewDetailProtocol {
            var presenter: DetailPresenter?
            override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
            func show() {}
        }

        """

    private static let factory = """
        final class DetailRouter {
            static func assemble() -> UIViewController {
                let presenter = DetailPresenter()
                presenter.interactor = DetailInteractor()
                let view = DetailViewController()
                view.presenter = presenter
                presenter.view = view
                return view
            }
        }

        """

    /// UIKit tells the view alone which screen comes next; whoever assembles that scene is handed it.
    @Test(arguments: [
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { DetailRouter.assemble(segue.destination as! DetailViewController) }", 0),
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as! DetailViewController).show() }", 1),
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { let next = segue.destination as! DetailViewController; DetailRouter.assemble(next); next.show() }", 1),
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { let next: DetailViewController = segue.destination as! DetailViewController; DetailRouter.assemble(next) }", 0),
        ("func open(_ next: UIViewController) { DetailRouter.assemble(next as! DetailViewController) }", 1),
    ])
    func aScreenThatASegueBrings(function: String, count: Int) throws {
        let others = Self.detail + "final class DetailRouter { static func assemble(_ view: DetailViewController) { view.presenter = DetailPresenter() } }"
        #expect(try found("foreign-module-type", files(view: function, others: others)).count == count)
    }

    /// Who puts its scene together hands the parts on, and is told of that; who asks them is told of asking.
    @Test(arguments: [
        ("let interactor = CardInteractor(); interactor.service = CardService()", ["self-assembly"]),
        ("let interactor = CardInteractor(); let service = CardService(); interactor.service = service; _ = service.cards()", ["self-assembly", "skipped-layer"]),
        ("let service = CardService(); hand(service)", ["skipped-layer"]),
    ])
    func whatAViewHandsOn(statements: String, rules: [String]) throws {
        let files = files(view: "func build() { \(statements) }; func hand(_ something: Any) {}", interactor: "var service: CardService?")
        let found = try lint(files, dialect: "common").filter { $0.from.type == "CardViewController" }.map(\.rule)
        #expect(Set(found).intersection(["self-assembly", "skipped-layer"]).sorted() == rules)
    }

    /// What is said of every layer's doings is no data of the layers between.
    @Test(arguments: [("AnalyticsService", 0), ("CardService", 1)])
    func whatEveryLayerTells(service: String, count: Int) throws {
        let others = """
            final class AnalyticsService { static let shared = AnalyticsService(); func cards() -> [Card] { [] } }
            extension CardInteractor { convenience init(analytics: AnalyticsService) { self.init() } }
            """
        #expect(try found("skipped-layer", files(view: "func tap() { _ = \(service).shared.cards() }", others: others)).count == count)
    }

    /// SwiftUI has property wrappers that read a database; a wrapper and what it reads are one decision.
    @Test(arguments: [
        ("@FetchRequest(sortDescriptors: [])", "StoredCard", 1), ("@SectionedFetchRequest(sortDescriptors: [])", "StoredCard", 1), ("@State", "StoredCard", 0),
        ("@FetchRequest(sortDescriptors: [])", "NSManagedObject", 1),
        ("@FetchRequest(sortDescriptors: []) var first: FetchedResults<NSManagedObject>\n@FetchRequest(sortDescriptors: [])", "StoredCard", 1),
        ("var object: NSManagedObject?\n@FetchRequest(sortDescriptors: [])", "StoredCard", 2),
    ])
    func aViewThatFetches(wrapper: String, record: String, count: Int) throws {
        let others = """
            import CoreData
            import SwiftUI
            struct CardList: View {
                var presenter: ViewToPresenterCardProtocol
                \(wrapper) private var cards: FetchedResults<\(record)>
                var body: some View { Text("").onAppear { presenter.viewDidLoad() } }
            }
            """
        let found = try found("forbidden-framework", files(others: others), dialect: "swiftui").filter { $0.from.type == "CardList" }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.help.hasPrefix("Send the presenter an event") })
    }

    /// What is advised depends on what a screen is named for.
    @Test(arguments: [
        ("func open() { (view as? CardViewController)?.show(title: \"\") }", "Ask for what is needed in PresenterToViewCardProtocol, which is at hand already"),
        ("func open() { (view as? CardViewController)?.navigationController?.popViewController(animated: true) }", "Ask the router"),
        ("weak var screen: CardViewController?\nfunc open() { screen?.navigationController?.popViewController(animated: true) }", "Ask the router"),
        ("weak var screen: CardViewController?", "Use PresenterToViewCardProtocol, which CardViewController already implements."),
    ])
    func whatAPresenterMayDoInstead(code: String, help: String) throws {
        let found = try found("outward-dependency", files(presenter: code))
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.help.hasPrefix(help) }, "\(found.map(\.help))")
    }

    /// What the system brings up is no scene.
    @Test(arguments: [
        ("UIActivityViewController(activityItems: [], applicationActivities: nil)", "shows a share sheet by itself"),
        ("UIImagePickerController()", "shows a UIImagePickerController by itself"), ("UIViewController()", "goes to another scene by itself"),
        ("CardViewController()", "goes to another scene by itself"),
    ])
    func whatAPresenterShows(screen: String, what: String) throws {
        let presenter = "weak var host: UIViewController?\nfunc open() { host?.present(\(screen), animated: true) }"
        let found = try found("navigation-outside-router", files(presenter: presenter))
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.message.contains(what) }, "\(found.map(\.message))")
    }

    /// A scene is put together by whoever does that; where nobody does, by the router that opens it.
    @Test(arguments: [
        ("let presenter = DetailPresenter(); presenter.interactor = DetailInteractor()", 1), ("_ = DetailRouter.assemble()", 0),
        ("_ = DetailInteractor()", 0), ("if let presenter = host as? DetailPresenter { presenter.interactor = DetailInteractor() }", 1),
        ("_ = DetailInteractor(); if let presenter = host as? DetailPresenter { presenter.view = nil }", 0),
    ])
    func whatAnotherSceneIsMadeOf(statement: String, count: Int) throws {
        let router = "extension CardRouter { func open() { \(statement) } }"
        #expect(try found("foreign-module-type", files(others: Self.detail + Self.factory + router)).count == count)
        #expect(try found("foreign-module-type", files(others: Self.detail + "final class DetailRouter {}\n" + router)).isEmpty)
    }

    /// Segues bring up a whole scene; its interactor is its presenter's.
    @Test(arguments: [
        ("detail.presenter?.interactor?.id = 1", 1), ("detail.presenter?.interactor?.load()", 1), ("detail.presenter?.configure(id: 1)", 0),
        ("detail.presenter?.interactor?.id = 1; detail.presenter?.interactor?.load()", 1),
    ])
    func whatIsBehindAnotherPresenter(statement: String, count: Int) throws {
        let router = "extension CardRouter { func open(_ detail: DetailViewController) { \(statement) } }"
        #expect(try found("foreign-module-type", files(others: Self.detail + Self.factory + router)).count == count)
    }

    /// A session may be handed on; what is asked of it is an interactor's to ask.
    @Test(arguments: [
        ("URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()", 1), ("_ = try? await URLSession.shared.data(from: url)", 1),
        ("next(URLSession.shared)", 0), ("AF.request(\"\").response { _ in }", 1),
    ])
    func aRouterThatAsksTheNetwork(statement: String, count: Int) throws {
        let router = "import Alamofire\nimport Foundation\nextension CardRouter { func open(url: URL) async { \(statement) }; func next(_ session: URLSession) {} }"
        #expect(try found("forbidden-framework", files(others: router)).count == count)
    }

    /// By the constant of version 5, and by the module's functions before it.
    @Test(arguments: [("AF.request(\"\")", 1), ("Alamofire.request(\"\")", 1), ("Alamofire.Session.default.request(\"\")", 1), ("Other.request(\"\")", 0)])
    func aViewThatAsksTheNetwork(call: String, count: Int) throws {
        let view = "import Alamofire\nenum Other { static func request(_ path: String) {} }\nextension CardViewController { func reload() { _ = \(call) } }"
        #expect(try found("forbidden-framework", files(others: view)).count == count)
    }

    /// Whatever comes of it, what says that it fetches or keeps is no router's to call.
    @Test(arguments: [("refresh() async", 1), ("saveDraft()", 1), ("updater()", 0), ("isOpen() -> Bool", 0)])
    func whatARouterMayNotCall(method: String, count: Int) throws {
        let name = method.prefix { $0 != "(" }
        let others = """
            extension CardService { func \(method) { \(method.contains("Bool") ? "true" : "") } }
            extension CardInteractor { convenience init(service: CardService) { self.init() } }
            extension CardRouter { func open() { Task { _ = await CardService.shared.\(name)() } } }
            """
        #expect(try found("skipped-layer", files(others: others)).count == count)
    }

    /// What only dresses the app up or counts is asked for nothing.
    @Test func whatUpdatesNoData() throws {
        let others = """
            final class AppearanceManager { static let shared = AppearanceManager(); func update(isDark: Bool) {} }
            extension CardInteractor { convenience init(appearance: AppearanceManager) { self.init() } }
            extension CardRouter { func open() { AppearanceManager.shared.update(isDark: true) } }
            """
        #expect(try found("skipped-layer", files(others: others)).isEmpty)
    }

    /// Interface Builder knows classes only.
    @Test(arguments: [("@IBOutlet ", 0), ("", 1)])
    func whatAStoryboardWires(attribute: String, count: Int) throws {
        #expect(try found("outward-dependency", files(presenter: "\(attribute)weak var screen: CardViewController?")).count == count)
        let held = files(view: "\(attribute)var worker: CardPresenter?")
        #expect(try found("concrete-boundary", held, dialect: "book").count == count)
    }

    /// UIKit tells the view that a segue is about to show its screen, and nobody else.
    @Test(arguments: [("override func prepare(for segue: UIStoryboardSegue, sender: Any?)", 0), ("func prepare(_ segue: UIStoryboardSegue)", 1)])
    func aSegueThatIsHandedOn(function: String, count: Int) throws {
        let view = "var leader: CardRouter?\n\(function) { leader?.follow(segue) }"
        let files = files(view: view, others: "import UIKit\nextension CardRouter { func follow(_ segue: UIStoryboardSegue) {} }")
            .map { ($0, $1.replacing("var leader: CardRouter?\n", with: "")
                .replacing("leader?.follow", with: "(presenter as? CardPresenter)?.guide.follow")) }
        let presenter = "extension CardPresenter { var guide: CardRouter { CardRouter() } }"
        #expect(try found("skipped-layer", files + [("Guide.swift", presenter)], dialect: "book").count { $0.from.type == "CardViewController" } == count)
    }

    /// A framework's class that an initialiser takes is what it is handed.
    @Test(arguments: [
        ("private let controller: UIViewController", "CardRouter(controller: view)", 1), ("private weak var controller: UIViewController?", "CardRouter(controller: view)", 0),
        ("private let controller: UIViewController", "CardRouter(controller: UINavigationController())", 0),
        ("private let controller: UIViewController", "CardRouter(controller: view); _ = CardRouter(controller: UINavigationController())", 0),
    ])
    func whatARouterIsMadeWith(property: String, expression: String, count: Int) throws {
        let others = """
            import UIKit
            enum CardModule {
                static func make() -> UIViewController {
                    let view = CardViewController()
                    let presenter = CardPresenter()
                    view.presenter = presenter
                    presenter.router = \(expression)
                    return view
                }
            }
            """
        let files = files(others: others).map { name, source in
            let head = "final class CardRouter: PresenterToRouterCardProtocol {"
            return (name, source.replacing(head, with: "\(head)\n    \(property)\n    init(controller: UIViewController) { self.controller = controller }"))
        }
        #expect(try found("retain-cycle", files).count == count)
    }

    /// Nothing else keeps the view till somebody takes it from its router: a weak property would be empty.
    @Test(arguments: [("AnyObject", true), ("UIViewController", false)])
    func howACircleOfARouterIsEnded(result: String, isOnlyKeeper: Bool) throws {
        let protocols = "import UIKit\nprotocol CardRouting: AnyObject {}\nextension CardRouter: CardRouting {}\n"
        let type = isOnlyKeeper ? "CardRouting" : result
        let start = """
            extension CardRouter {
                static func start() -> \(type) {
                    let router = CardRouter()
                    let view = CardViewController()
                    let presenter = CardPresenter()
                    view.presenter = presenter
                    presenter.router = router
                    router.entry = view
                    return \(isOnlyKeeper ? "router" : "view")
                }
            }
            """
        let files = files(others: protocols + start).map { name, source in
            let head = "final class CardRouter: PresenterToRouterCardProtocol {"
            return (name, source.replacing(head, with: "\(head)\n    var entry: CardViewController?"))
        }
        let finding = try #require(try found("retain-cycle", files).first)
        #expect(finding.help.hasPrefix("Let 'start()' return CardViewController") == isOnlyKeeper)
    }

    /// A wireframe that another one keeps may keep its presenter till there is a view; what nobody else keeps may not.
    @Test(arguments: [("let card = CardRouter()", "CardPresenter"), ("", "CardRouter")])
    func whoMayKeepWhomBeforeThereIsAView(property: String, holder: String) throws {
        let others = "final class RootRouter { let window = CardWindow()\n\(property) }\nfinal class CardWindow { var root: RootRouter? }"
        let files = files(others: others).map { name, source in
            let head = "final class CardRouter: PresenterToRouterCardProtocol {"
            return (name, source.replacing(head, with: "\(head)\n    var presenter: CardPresenter?")
                .replacing("var router: PresenterToRouterCardProtocol?", with: "var router: CardRouter?"))
        }
        #expect(try found("retain-cycle", files).map(\.from.type) == [holder])
    }

    /// What a menu offers is put together by the view; where all presenters do it, it is the team's way.
    @Test(arguments: [("UIContextualAction(style: .normal, title: nil) { _, _, _ in }", 1), ("UIColor(white: 1, alpha: 1)", 1), ("NSObject()", 0)])
    func whatOnePresenterMakes(expression: String, count: Int) throws {
        let others = "import UIKit\nextension CardPresenter { func offer() { _ = \(expression) } }\n" + ["A", "B"].map { name in
            "final class \(name)Presenter { var interactor: PresenterToInteractorCardProtocol?; weak var view: PresenterToViewCardProtocol? }"
        }.joined(separator: "\n")
        #expect(try found("forbidden-framework", files(others: others)).count == count)
    }

    /// What tells that the app is busy is on the screen, whoever's library shows it.
    @Test(arguments: [("PKHUD", "HUD.show()"), ("SVProgressHUD", "SVProgressHUD.dismiss()"), ("MBProgressHUD", "MBProgressHUD.hide()"), ("ProgressHUD", "ProgressHUD.show()")])
    func aPresenterThatTellsOfBeingBusy(library: String, statement: String) throws {
        let others = "import \(library)\nextension CardPresenter { func wait() { \(statement) } }\n" + ["A", "B"].map { name in
            "final class \(name)Presenter { var interactor: PresenterToInteractorCardProtocol?; weak var view: PresenterToViewCardProtocol? }"
        }.joined(separator: "\n")
        #expect(try found("forbidden-framework", files(others: others)).count == 1)
        #expect(try found("forbidden-framework", files(others: others), dialect: "module-factory").count { $0.severity == .error } == 1)
    }

    /// One alert is one fault, whichever rule tells of it.
    @Test(arguments: [("(view as? UIViewController)?.present(UIAlertController(), animated: true)", 0), ("_ = UIAlertController()", 1),
        ("UIPrintInteractionController.shared.present(animated: true)", 1)])
    func anAlertThatAPresenterShows(statement: String, count: Int) throws {
        let others = "import UIKit\nextension CardPresenter { func ask() { \(statement) } }\n" + ["A", "B"].map { name in
            "final class \(name)Presenter { var interactor: PresenterToInteractorCardProtocol?; weak var view: PresenterToViewCardProtocol? }"
        }.joined(separator: "\n")
        #expect(try found("forbidden-framework", files(others: others)).count == count)
        #expect(try found("navigation-outside-router", files(others: others)).count == 1 - count)
    }

    /// A view that is known by its protocol and as a screen is known by its protocol, unless it is asked or handed on as a screen.
    @Test(arguments: [
        ("", "var screen: (CardTwinView & UIViewController)?", "Drop 'UIViewController' there, and let CardTwinView stand alone."),
        ("screen?.setEditing(true, animated: true)", "var screen: (CardTwinView & UIViewController)?", "Ask the router for what is to be shown"),
        ("", "var screen: UIViewController?", "Ask the router for what is to be shown"),
    ])
    func aViewThatIsAScreenAsWell(code: String, property: String, help: String) throws {
        let others = """
            import UIKit
            protocol CardTwinView: AnyObject { func show() }
            extension CardViewController: CardTwinView { func show() {} }
            final class CardTwinPresenter { weak \(property); var interactor: PresenterToInteractorCardProtocol?; func ask() { \(code) } }
            """
        let found = try found("forbidden-framework", files(others: others), dialect: "module-factory").filter { $0.from.type == "CardTwinPresenter" }
        #expect(found.first.map { $0.help.hasPrefix(help) } == true, "\(found.map(\.help))")
    }

    /// The colour that a presenter answers with is one that it chose.
    @Test func aColourThatAPresenterAnswersWith() throws {
        let others = "import UIKit\nextension CardPresenter { var accent: UIColor { .systemTeal } }\n" + ["A", "B"].map { name in
            "final class \(name)Presenter { var interactor: PresenterToInteractorCardProtocol?; weak var view: PresenterToViewCardProtocol? }"
        }.joined(separator: "\n")
        #expect(try found("forbidden-framework", files(others: others)).count == 1)
    }

    /// What is nested in a view controller is moved once.
    @Test func whatIsNestedInTheWrongPlace() throws {
        let others = "extension CardViewController { struct Row { let title: String } }\nextension CardPresenter { typealias Row = CardViewController.Row\nfunc row(_ row: CardViewController.Row) {} }"
        #expect(try found("outward-dependency", files(presenter: "var rows: [CardViewController.Row] = []", others: others)).count == 1)
    }

    /// A property behind a protocol that whoever makes the instance may set, and a default beside a parameter.
    @Test(arguments: [
        ("lazy var store: CardStoring = CardStore()", 0), ("private lazy var store: CardStoring = CardStore()", 1),
        ("let store: CardStoring; init(store: CardStoring = CardStore()) { self.store = store }", 1),
        ("let store: CardStore; init(store: CardStore = CardStore()) { self.store = store }", 1),
    ])
    func whatAnInteractorStartsWith(member: String, count: Int) throws {
        let others = "protocol CardStoring { func all() -> [Int] }\nfinal class CardStore: CardStoring { func all() -> [Int] { [] } }"
        let rules: Set = ["outward-dependency", "hidden-dependency"]
        #expect(try lint(files(interactor: member, others: others), dialect: "book").count { rules.contains($0.rule) && $0.to.type == "CardStore" } == count)
    }

    /// Cocoa names a message after its sender, and says behind it what happened.
    @Test(arguments: [("interactor(_ interactor: AnyObject, presentCard card: Card)", 0), ("interactor(_ interactor: AnyObject, card: Card)", 1)])
    func aMessageWithItsSender(message: String, count: Int) throws {
        let files = files().map { name, source in
            (name, source.replacing("func loaded(_ card: Card)", with: "func \(message)"))
        }
        #expect(try found("unprefixed-output", files, dialect: "clean").count { $0.from.type == "InteractorToPresenterCardProtocol" } == count)
    }

    /// Protocols are offered for what they stand between: an interactor's output is no view's way to its presenter.
    @Test func theProtocolThatIsOffered() throws {
        let files = files(view: "var worker: CardPresenter?").map { name, source in
            (name, source.replacing("CardPresenter: ViewToPresenterCardProtocol, InteractorToPresenterCardProtocol", with: "CardPresenter: InteractorToPresenterCardProtocol, ViewToPresenterCardProtocol"))
        }
        let finding = try #require(try found("concrete-boundary", files, dialect: "book").first { $0.from.type == "CardViewController" })
        #expect(finding.help.contains("ViewToPresenterCardProtocol"))
    }

    /// SwiftUI's presenters put together what their routers lead to.
    @Test(arguments: [("func map() -> some View { VStack { CardMap() } }", 0), ("var map: CardMap { CardMap() }", 1)])
    func viewsThatAPresenterHandsOn(member: String, count: Int) throws {
        let others = """
            import SwiftUI
            struct CardMap: View { var body: some View { Text("") } }
            extension CardPresenter: ObservableObject { \(member) }
            struct CardList: View { @ObservedObject var presenter: CardPresenter; var body: some View { Text("") } }
            """
        let rules: Set = ["outward-dependency", "forbidden-framework"]
        #expect(try lint(files(others: others), dialect: "swiftui").filter { rules.contains($0.rule) && $0.from.type == "CardPresenter" }.count == count)
    }

    /// What an initialiser is handed and keeps is a source like the property that it becomes.
    @Test(arguments: [
        ("service.titles.assign(to: \\.title, on: self).store(in: &all)", 1), ("service.titles.sink { self.title = $0 }.store(in: &all)", 1),
        ("service.titles.sink { [weak self] in self?.title = $0 }.store(in: &all)", 0),
        // The subscription has its closure itself, though nobody keeps what it listens to.
        ("other.titles.sink { self.title = $0 }.store(in: &all)", 1), ("other.titles.first().sink { self.title = $0 }.store(in: &all)", 0),
    ])
    func aSourceThatAnInitialiserIsHanded(statement: String, count: Int) throws {
        let others = """
            import Combine
            protocol Titling { var titles: AnyPublisher<String, Never> { get } }
            final class TitleService: Titling {
                private let subject = CurrentValueSubject<String, Never>("")
                var titles: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
            }
            """
        let member = """
            var title = ""
                private var all: Set<AnyCancellable> = []
                private let service: Titling
                init(service: Titling, other: Titling) { self.service = service; \(statement) }
            """
        let files = files(presenter: member, others: others).map { ($0, $0 == "CardPresenter.swift" ? "import Combine\n" + $1 : $1) }
        #expect(try found("retain-cycle", files).count == count)
    }

    /// Nested with it in a name, it is one screen's; another scene's is not to be made.
    @Test(arguments: [("HeaderPresenter(interactor)", 0), ("DetailPresenter()", 1)])
    func thePresenterOfAPartOfTheScreen(expression: String, count: Int) throws {
        let others = """
            enum Flow {}
            extension Flow {
                final class HeaderPresenter { var interactor: PresenterToInteractorCardProtocol?; init(_ interactor: PresenterToInteractorCardProtocol?) {} }
                final class Presenter {
                    var interactor: PresenterToInteractorCardProtocol?
                    lazy var header = \(expression)
                }
            }
            """
        #expect(try found("self-assembly", files(others: Self.detail + others)).count == count)
    }

    /// What Rambler's presenters keep of their state is no data access.
    @Test(arguments: [("SearchStateStorage", 0), ("SearchStorage", 1)])
    func whatAPresenterKeepsItsStateIn(name: String, count: Int) throws {
        let others = "final class \(name) { var query = CardService() }\nextension CardInteractor { func use(_ storage: \(name)) {} }"
        #expect(try found("skipped-layer", files(presenter: "var state: \(name)?", others: others)).count == count)
    }

    /// Plain objects are what leaves the interactor; objects of the database don't.
    @Test func plainObjectsInAView() throws {
        let others = "struct CardPlainObject { let title: String }\nextension CardInteractor { func plain() -> CardPlainObject { CardPlainObject(title: \"\") } }"
        #expect(try found("skipped-layer", files(view: "var cards: [CardPlainObject] = []", others: others), dialect: "book").isEmpty)
    }

    /// An entity that a presenter publishes is its view's to see; where rows show what they stand for, it may.
    @Test(arguments: [("common", 1), ("swiftui", 0)])
    func anEntityThatAPresenterPublishes(dialect: String, count: Int) throws {
        let scenes = ["A", "B", "C", "D"].map { name in
            """
            struct \(name)State { var title = "" }
            final class \(name)Presenter: ObservableObject {
                @Published var state = \(name)State()
                \(name == "A" ? "@Published var card: Card?" : "@Published var more = \(name)State()")
                let interactor: PresenterToInteractorCardProtocol
                init(interactor: PresenterToInteractorCardProtocol) { self.interactor = interactor; state = \(name)State(title: "1") }
                func load() { interactor.load() }
            }
            struct \(name)View: View { @ObservedObject var presenter: \(name)Presenter; var body: some View { Text(presenter.state.title) } }
            """
        }.joined(separator: "\n")
        #expect(try found("entity-leak", files(others: "import SwiftUI\n" + scenes), dialect: dialect).count == count)
    }

    /// So is one that is in the state which a presenter publishes.
    @Test(arguments: [("common", "case loaded([Card])", 1), ("common", "case loaded(BState)", 0), ("swiftui", "case loaded([Card])", 0)])
    func anEntityInAPublishedState(dialect: String, element: String, count: Int) throws {
        let scenes = ["A", "B", "C", "D"].map { name in
            """
            struct \(name)State { var title = "" }
            enum \(name)Phase { case idle; \(name == "A" ? element : "case loaded(\(name)State)") }
            final class \(name)Presenter: ObservableObject {
                @Published private(set) var phase = \(name)Phase.idle
                let interactor: PresenterToInteractorCardProtocol
                private let state = \(name)State(title: "1")
                init(interactor: PresenterToInteractorCardProtocol) { self.interactor = interactor }
                func load(_ loaded: Any) { interactor.load(); phase = .loaded(loaded) }
            }
            struct \(name)View: View { @ObservedObject var presenter: \(name)Presenter; var body: some View { Text("") } }
            """
        }.joined(separator: "\n")
        #expect(try found("entity-leak", files(others: "import SwiftUI\n" + scenes), dialect: dialect).count == count)
    }

    /// What a presenter makes of an entity stands in its file; in the entity's own, the entity would know the view's model.
    @Test(arguments: [("CardPresenter.swift", 0), ("Entities/Card.swift", 1)])
    func whatIsMadeOfAnEntity(file: String, count: Int) throws {
        let others = "struct CardViewModel { let title: String }\nextension CardService { func save(_ card: Card) {} }\nextension CardInteractor { func use(_ card: Card) {} }"
        let files = files(presenter: "var model: CardViewModel?", others: others).map { name, source in
            (name, name == file ? source + "\nextension Card { var model: CardViewModel { CardViewModel(title: title) } }" : source)
        }
        let rules: Set = ["outward-dependency", "skipped-layer"]
        #expect(try lint(files, dialect: "book").filter { rules.contains($0.rule) && $0.from.type == "Card" }.isEmpty == (count == 0))
    }

    /// A value by another name may be shown like the value.
    @Test(arguments: [("value", 0), ("title", 1)])
    func aValueByAnotherName(property: String, count: Int) throws {
        let others = """
            struct CardNumber: Decodable { let \(property): String }
            struct CardViewModel { let number: CardNumber }
            extension CardService { func number() -> CardNumber? { nil } }
            extension CardInteractor { func use(_ service: CardService) {} }
            """
        #expect(try found("skipped-layer", files(presenter: "var model: CardViewModel?", others: others)).count { $0.from.type == "CardViewModel" } == count)
    }

    /// What all routers do by default, they do; what presenters may ask of them is in the signature.
    @Test(arguments: [("", "_ = UIAlertController(title: text, message: nil, preferredStyle: .alert)", 0), ("_ alert: UIAlertController", "", 1)])
    func whatRoutersDoByDefault(parameter: String, statement: String, count: Int) throws {
        let others = """
            import UIKit
            protocol AlertRouting: AnyObject {}
            extension AlertRouting { func alert(_ text: String, \(parameter.isEmpty ? "_ code: Int" : parameter)) { \(statement) } }
            extension CardRouter: AlertRouting {}
            """
        let files = files(presenter: "var alerts: AlertRouting?", others: others)
        #expect(try found("forbidden-framework", files, dialect: "module-factory").count { $0.from.type == "AlertRouting" } == count)
    }

    /// What makes a scene is handed what it is made with.
    @Test(arguments: [("static func make(with card: CardStoreBox)", 0), ("func open(with card: CardStoreBox)", 1)])
    func whatAFactoryIsHanded(requirement: String, count: Int) throws {
        let files = files(others: "final class CardStoreBox { var card: Card? }").map { name, source in
            (name, source.replacing("protocol PresenterToRouterCardProtocol: AnyObject {", with: "protocol PresenterToRouterCardProtocol: AnyObject { \(requirement);"))
        }
        #expect(try found("reference-crossing", files).count == count)
    }

    /// A row has a view, a presenter and protocols of its own, which stand with it.
    @Test func theProtocolsOfARow() throws {
        let scene = """
            import UIKit
            protocol LoanWireframeInterface: AnyObject {}
            protocol LoanViewInterface: AnyObject { func show() }
            protocol LoanPresenterInterface: AnyObject { func viewDidLoad() }
            protocol LoanInteractorInterface: AnyObject { func load() }
            final class LoanInteractor: LoanInteractorInterface { func load() {} }
            final class LoanPresenter: LoanPresenterInterface {
                weak var view: LoanViewInterface?
                let interactor: LoanInteractorInterface
                init(interactor: LoanInteractorInterface) { self.interactor = interactor }
                func viewDidLoad() { interactor.load(); view?.show() }
                func row() -> LoanCellPresenter { LoanCellPresenter() }
            }
            final class LoanViewController: UIViewController, LoanViewInterface {
                var presenter: LoanPresenterInterface!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show() {}
            }
            """
        let row = """
            import UIKit
            protocol LoanCellView: AnyObject { func show(title: String) }
            final class LoanCellPresenter { weak var view: LoanCellView?; func ready() { view?.show(title: "") } }
            final class LoanCell: UITableViewCell, LoanCellView { var presenter: LoanCellPresenter?; func show(title: String) {} }
            """
        let rules: Set = ["scattered-interfaces", "wrong-base-class"]
        #expect(try lint([("LoanInterfaces.swift", scene), ("LoanCell.swift", row)], dialect: "infinum").filter { rules.contains($0.rule) }.isEmpty)
    }

    /// Interactors have no word for views.
    @Test func anInteractorThatNamesAView() throws {
        let finding = try #require(try found("outward-dependency", files(interactor: "weak var screen: CardViewController?")).first)
        #expect(finding.help.hasPrefix("Tell the presenter of it"))
    }

    /// A stack of Core Data's, called so and working with it, is data access before anybody of the app uses it.
    @Test func aStackThatOnlyAViewUses() throws {
        let others = """
            import CoreData
            final class CoreDataStack { static let shared = CoreDataStack(); let container = NSPersistentContainer(name: "") }
            extension CardViewController { func forget() { _ = CoreDataStack.shared.container } }
            """
        #expect(try found("skipped-layer", files(others: others)).count == 1)
    }

    /// A parameter that is a protocol's already only has its default to lose.
    @Test(arguments: ["CardStore()", "CardStore.shared"])
    func aDefaultBehindAProtocol(value: String) throws {
        let others = "protocol CardStoring { func all() -> [Int] }\nfinal class CardStore: CardStoring { static let shared = CardStore(); func all() -> [Int] { [] } }"
        let interactor = "let store: CardStoring; init(store: CardStoring = \(value)) { self.store = store }"
        let found = try lint(files(interactor: interactor, others: others), dialect: "book").filter { $0.to.type == "CardStore" }
        #expect(found.map(\.help) == ["Drop the default and let the assembler inject CardStore."])
    }

    /// However it is written, it is one slip: nobody is to put in another one of what belongs to another scene.
    @Test(arguments: ["let other = DetailInteractor()", "var other = DetailInteractor()", "let other: PresenterToInteractorDetailProtocol = DetailInteractor()"])
    func aPartOfAnotherSceneThatIsMade(member: String) throws {
        let found = try lint(files(presenter: member, others: Self.detail + Self.factory), dialect: "xcode-templates").filter { $0.from.type == "CardPresenter" }
        #expect(found.map(\.rule) == ["self-assembly"])
    }

    /// That another scene reports to a delegate is no reason to hold its view; and a view has a presenter of its own.
    @Test(arguments: [
        ("weak var delegate: CardModuleDelegate?\nweak var detail: DetailViewProtocol?", "", 1),
        ("weak var delegate: CardModuleDelegate?", "", 0), ("", "var other: DetailPresenterProtocol?", 1),
    ])
    func anotherScenesProtocol(presenter: String, view: String, count: Int) throws {
        let delegate = "protocol CardModuleDelegate: AnyObject { func cardDidClose() }\nextension DetailPresenter: CardModuleDelegate { func cardDidClose() {} }\n"
        let detail = Self.detail.replacing("var presenter: DetailPresenter?", with: "var presenter: ViewToPresenterDetailProtocol?")
            .replacing("var interactor: DetailInteractor?", with: "var interactor: PresenterToInteractorDetailProtocol?")
            .replacing("PresenterToViewDetailProtocol", with: "DetailViewProtocol").replacing("ViewToPresenterDetailProtocol", with: "DetailPresenterProtocol")
        let found = try found("foreign-module-type", files(view: view, presenter: presenter, others: delegate + detail + Self.factory))
        #expect(found.map { "\($0.severity)" } == Array(repeating: "warning", count: count))
    }
}
