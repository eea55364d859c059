import Diagnostics
import Testing

/// Code whose words are no dialect's is held to what all documents agree on.
@Suite struct CommonDialectTests {
    func files(
        view: String = "", presenter: String = "", interactor: String = "", others: String = ""
    ) -> Files {
        [
            (
                "CardProtocols.swift",
                """
                protocol PresenterToViewCardProtocol: AnyObject { func show(title: String) }
                protocol ViewToPresenterCardProtocol: AnyObject { func viewDidLoad() }
                protocol PresenterToInteractorCardProtocol: AnyObject { func load() }
                protocol InteractorToPresenterCardProtocol: AnyObject { func loaded(_ card: Card) }
                protocol PresenterToRouterCardProtocol: AnyObject { func close() }
                """
            ),
            ("Entities/Card.swift", "import Foundation\nstruct Card { let title: String; let due: Date }"),
            (
                "CardService.swift",
                "final class CardService { static let shared = CardService(); func cards() -> [Card] { [] } }"
            ),
            (
                "CardViewController.swift",
                """
                import UIKit
                final class CardViewController: UIViewController, PresenterToViewCardProtocol {
                    var presenter: ViewToPresenterCardProtocol?
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                    func show(title: String) { self.title = title }
                    \(view)
                }
                """
            ),
            (
                "CardPresenter.swift",
                """
                import Foundation
                final class CardPresenter: ViewToPresenterCardProtocol, InteractorToPresenterCardProtocol {
                    weak var view: PresenterToViewCardProtocol?
                    var interactor: PresenterToInteractorCardProtocol?
                    var router: PresenterToRouterCardProtocol?
                    func viewDidLoad() { interactor?.load() }
                    func loaded(_ card: Card) { view?.show(title: card.title) }
                    \(presenter)
                }
                """
            ),
            (
                "CardInteractor.swift",
                """
                import UIKit
                final class CardInteractor: PresenterToInteractorCardProtocol {
                    weak var presenter: InteractorToPresenterCardProtocol?
                    func load() { CardService.shared.cards().forEach { presenter?.loaded($0) } }
                    \(interactor)
                }
                """
            ),
            (
                "CardRouter.swift",
                """
                import UIKit
                final class CardRouter: PresenterToRouterCardProtocol {
                    weak var host: UIViewController?
                    static func make() -> UIViewController {
                        let view = CardViewController()
                        let presenter = CardPresenter()
                        let interactor = CardInteractor()
                        (view.presenter, presenter.view, presenter.interactor, interactor.presenter) = (presenter, view, interactor, presenter)
                        let router = CardRouter()
                        router.host = view
                        presenter.router = router
                        return view
                    }
                    func close() { host?.dismiss(animated: true) }
                }
                """
            ),
            ("Others.swift", others),
        ]
    }

    @Test func nothingIsWrong() throws {
        #expect(try lint(files(), dialect: "common").map(\.message) == [])
    }

    /// Entities may travel, an initial value may be replaced, and alerts and segues' preparation are the view's.
    @Test func whatDocumentsDisagreeOn() throws {
        let files = files(
            view: """
                var card: Card?
                    func fail() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
                """,
            presenter: "private let colour = UIColor.red")
        #expect(try lint(files, dialect: "common").map(\.message) == [])
    }

    /// Generators' bases keep their parts as they like.
    @Test(arguments: [("_data: Form! { get set }", 0), ("data: Form! { get set }", 1)])
    func basesOfGenerators(property: String, count: Int) throws {
        let base = """
            import UIKit
            class Form { var title = "" }
            protocol PresenterToViewBaseProtocol: AnyObject { var \(property) }
            extension PresenterToViewCardProtocol where Self: PresenterToViewBaseProtocol {}
            final class BaseViewController: UIViewController { var presenter: ViewToPresenterCardProtocol? }
            extension CardPresenter { func use(_ one: PresenterToViewBaseProtocol) {} }
            """
        let conformance = "\nextension BaseViewController: PresenterToViewBaseProtocol {}"
        #expect(try lint(files(others: base + conformance), dialect: "common").filter { $0.rule == "reference-crossing" }.count == count)
    }

    /// Where preferences are kept is data access, whose they are.
    @Test func preferences() throws {
        let files = files(view: "private let seen = UserDefaults.standard.bool(forKey: \"seen\")", presenter: "private let defaults = UserDefaults.standard")
        let found = try lint(files, dialect: "common")
        #expect(found.map { "\($0.rule) \($0.from.type)" } == ["forbidden-framework CardPresenter", "forbidden-framework CardViewController"])
    }

    /// A cell that can call the loading of its picture off has not loaded it by itself.
    @Test(arguments: [("self.task = posters.load()", 0), ("task = URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\"))", 1)])
    func whatACellCallsOff(statement: String, count: Int) throws {
        let view = """
            private var task: URLSessionDataTask?
                func show() { \(statement) }
                func reuse() { task?.cancel() }
            """
        #expect(try lint(files(view: view), dialect: "common").filter { $0.rule == "forbidden-framework" }.count == count)
    }

    /// What SwiftUI's views observe is handed no view controller's router, and makes its scene's own.
    @Test(arguments: [
        ("CardPresenter: ObservableObject", "private let router = CardRouter()", 0), ("CardPresenter", "private let router = CardRouter()", 1),
        ("CardPresenter: ObservableObject", "private let other = CardInteractor()", 1), ("CardPresenter: ObservableObject", "private let next = DetailRouter()", 1),
    ])
    func aRouterOfOnesOwn(declaration: String, member: String, count: Int) throws {
        let source = """
            import SwiftUI
            struct CardView: View { @ObservedObject var presenter: CardPresenter; var body: some View { Text(presenter.title) } }
            final class \(declaration) { @Published var title = ""; private let interactor: CardInteractor
                \(member)
                init(interactor: CardInteractor) { self.interactor = interactor }
                func load() { title = interactor.name() } }
            final class CardInteractor { func name() -> String { "" } }
            final class CardRouter { func makeDetail() -> some View { Text("") } }
            final class DetailRouter { func makeCard() -> some View { Text("") } }
            final class DetailPresenter: ObservableObject { let interactor = DetailInteractor(); let router: DetailRouter; init(router: DetailRouter) { self.router = router } }
            final class DetailInteractor { func name() -> String { "" } }
            """
        #expect(try lint([("Card.swift", source)], dialect: "common").filter { $0.rule == "self-assembly" && $0.from.type == "CardPresenter" }.count == count)
    }

    /// Only what others may set is a default that they may replace.
    @Test(arguments: [
        ("var other: CardInteractor = CardInteractor()", 0), ("private let other = CardInteractor()", 1), ("let other = CardInteractor()", 1),
        ("init(other: CardInteractor = CardInteractor()) {}", 0), ("private var other = CardInteractor()", 1),
    ])
    func anInteractorOfOnesOwn(member: String, count: Int) throws {
        #expect(try lint(files(presenter: member), dialect: "common").filter { $0.rule == "self-assembly" }.count == count)
    }

    /// Infinum's template hands requests back, to be cancelled; what came of them is another matter.
    @Test(arguments: [("DataRequest", 0), ("AnyCancellable", 0), ("SessionManager", 1)])
    func whatAnInteractorHandsBack(type: String, count: Int) throws {
        let files = files().map { name, source in
            (name, source.replacing("protocol PresenterToInteractorCardProtocol: AnyObject { func load() }", with: "import Alamofire\nimport Combine\nprotocol PresenterToInteractorCardProtocol: AnyObject { func load() -> \(type) }"))
        }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "reference-crossing" }.count == count)
    }

    @Test func whatAllDocumentsForbid() throws {
        let edit = """
            final class EditPresenter {
                weak var view: EditViewController?
                let interactor: EditInteractor
                init(interactor: EditInteractor) { self.interactor = interactor }
            }
            final class EditInteractor {}
            """
        let files = files(
            view: """
                func refresh() { _ = CardService.shared.cards() }
                    func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
                """,
            presenter: """
                weak var edited: EditPresenter?
                    func edit() { edited = EditPresenter(interactor: EditInteractor()) }
                """,
            interactor: """
                var image: UIImage?
                    func text(_ card: Card) -> String { let formatter = DateFormatter(); return formatter.string(from: card.due) }
                """,
            others: "import UIKit\n" + edit + "\nfinal class EditViewController: UIViewController { var presenter: EditPresenter? }")
        let findings = try lint(files, dialect: "common").filter { $0.rule != "outward-dependency" }
        let rules: Set = [
            "self-assembly", "skipped-layer", "foreign-module-type", "forbidden-framework", "formatting-outside-presenter",
            "navigation-outside-router", "incomplete-module",
        ]
        #expect(Set(findings.map(\.rule)) == rules, "\(findings.map(\.message))")
        #expect(findings.allSatisfy { $0.severity == .warning })
    }

    // MARK: - Routers

    /// Presenters get routers that are made already, and don't know what routers have in common among themselves.
    @Test(arguments: ["book", "swiftui", "module-factory", "common"])
    func whatRoutersShare(dialect: String) throws {
        let stack = """
            import UIKit
            protocol BaseRouter: AnyObject { var host: UIViewController? { get set } }
            protocol CardRouterProtocol: AnyObject {
                static func createModule() -> UIViewController
                func close()
            }
            protocol CardInteractorProtocol: AnyObject { func obtainCards() }
            final class CardRouter: BaseRouter, CardRouterProtocol {
                weak var host: UIViewController?
                static func createModule() -> UIViewController { CardViewController() }
                func close() { host?.dismiss(animated: true) }
            }
            final class CardPresenter {
                weak var view: CardViewController?
                let interactor: CardInteractorProtocol
                let router: CardRouterProtocol
                init(interactor: CardInteractorProtocol, router: CardRouterProtocol) { self.interactor = interactor; self.router = router }
                func didLoad() { interactor.obtainCards(); router.close() }
            }
            final class CardInteractor: CardInteractorProtocol { func obtainCards() {} }
            final class CardViewController: UIViewController {
                var presenter: CardPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.didLoad() }
            }
            """
        let findings = try lint([("Card.swift", stack)], dialect: dialect)
        #expect(findings.filter { $0.rule == "forbidden-framework" }.map(\.message) == [])
    }

    /// A router that fetches what the next scene shows does an interactor's work. What it hands on or asks in passing it may.
    @Test(arguments: [
        ("func all(_ answer: @escaping ([Card]) -> Void)", "CardService.shared.↓all { _ in }"),
        ("func all(_ answer: (([Card]) -> Void)?)", "CardService.shared.↓all(nil)"),
        ("func all() async -> [Card] { [] }", "Task { _ = await service.↓all() }"), ("func all() -> AnyPublisher<[Card], Never>", "_ = service.↓all()"),
        ("func all() -> Infallible<[Card]>", "_ = service.↓all()"), ("func all() -> some Publisher<[Card], Never>", "_ = service.↓all()"),
        ("func all() -> Combine.AnyPublisher<[Card], Never>?", "_ = service.↓all()"), ("func driver() -> Driver<String>", "_ = service.↓driver()"),
        ("struct Driver {}\nfunc driver() -> Driver", "_ = service.driver()"), ("func log() -> Stream", "_ = service.log()"),
        ("typealias Done = ([Card]) -> Void\nfunc all(_ done: @escaping Done)", "service.↓all { _ in }"), ("typealias Done = () -> Void\nfunc clear(_ done: Done?)", "service.clear { }"),
        ("typealias Answer<Value> = (Value) -> Void\nfunc all(_ answer: @escaping Answer<[Card]>)", "service.↓all { _ in }"),
        ("typealias Answer<Value> = (Value) -> Void\nfunc ask(_ answer: @escaping Answer<Bool>)", "service.ask { _ in }"),
        ("func clear(_ done: @escaping () -> Void)", "service.clear { }"), ("func ask(_ done: @escaping (Bool) -> Void)", "service.ask { _ in }"),
        ("func mayOpen() async -> Bool { false }", "Task { if await service.mayOpen() { close() } }"), ("func hasCards() -> Bool { false }", "if service.hasCards() { close() }"), ("func all() async -> [Card] { [] }", "_ = CardInteractor(service: service)"),
    ])
    func aRouterThatFetches(method: String, statement: String) throws {
        let others = """
            extension CardService { \(method) {} }
            extension CardInteractor { convenience init(service: CardService) { self.init() } }
            extension CardRouter {
                private static let service = CardService.shared
                private var service: CardService { Self.service }
                func open() { \(statement) }
            }
            """.replacing("{ [] } {}", with: "{ [] }").replacing("{ false } {}", with: "{ false }")
        try expectFindings(in: files(others: others), rule: "skipped-layer", others: true, dialect: "common")
    }

    /// The presenter may know the entity, and makes the view's model of it.
    @Test(arguments: [
        ("init(card: Card) { title = card.title }", 0), ("let card: Card", 1), ("let id: Tagged<Card>", 0), ("let cards: Set<Card>", 1),
        ("let id: CardID", 0), ("let pair: (Tagged<Card>, Int)", 0), ("let pair: (Tagged<Int>, Box<Card>)", 1),
        ("init(id: Tagged<Int>, cards: [Box<Card>]) {}", 1), ("let pair: (Key<Card, Int>, Int)", 0), ("let pair: (Key<Int, Card>, Int)", 1),
        ("init(card: Card) { let other = Card(title: card.title, due: card.due); title = other.title }", 0), ("init(card: Card) { title = card.title + Card.empty.title }", 0),
        ("init(card: Card) { let other: Card = card; title = other.title }", 0), ("init() { title = Card.empty.title }", 1),
        ("let other: Card\ninit(card: Card) { other = Card.empty }", 1), ("init(card: Card) {}\nfunc other() -> String { Card.empty.title }", 1),
    ])
    func whatAViewModelIsMadeOf(member: String, count: Int) throws {
        let others = "struct CardViewModel { var title = \"\"; \(member) }"
            + "\nstruct Tagged<Of> { let id: Int }\nstruct Box<Of> { let contents: Of }\nstruct Key<Of, Raw> { let raw: Raw }\nextension Card { static let empty = Card(title: \"\", due: Date()) }\nstruct CardID: Codable { let id: Int }\nextension CardService { func id(_ card: Card) -> CardID { CardID(id: 1) } }"
        let files = files(presenter: "private var model: CardViewModel?", others: others)
        for dialect in ["common", "swiftui", "module-factory"] {
            #expect(try lint(files, dialect: dialect).filter { $0.rule == "skipped-layer" && $0.from.type == "CardViewModel" }.count == count, "\(dialect)")
        }
    }

    /// An enumeration of what a view is told says it as a message would.
    @Test(arguments: [("enum CardViewModel { case card(Card) }", 0), ("struct CardViewModel { let card: Card }", 1)])
    func whatAViewModelSays(model: String, count: Int) throws {
        let files = files(presenter: "private var model: CardViewModel?", others: model)
        #expect(try lint(files, dialect: "common").filter { $0.rule == "skipped-layer" && $0.from.type == "CardViewModel" }.count == count)
    }

    /// What is held by nobody but the wrong one is what it is called all the same.
    @Test func aUseCaseOfAViewAlone() throws {
        let others = """
            protocol ClearCardsUseCase { func execute() }
            final class DefaultClearCardsUseCase: ClearCardsUseCase { private let service = CardService.shared; func execute() { _ = service.cards() } }
            """
        let files = files(view: "var clear: ↓ClearCardsUseCase?", others: others)
        try expectFindings(in: files, rule: "skipped-layer", others: true, dialect: "common")
    }

    /// The store behind a manager is one as well, whoever else asks it.
    @Test func aStoreBehindAManager() throws {
        let others = """
            final class CardDataStore { func fetch() -> [Card] { [] } }
            extension CardService { private static let store = CardDataStore() }
            final class CardDataManager { let store = CardDataStore(); func all() -> [Card] { store.fetch() } }
            """
        let files = files(presenter: "var store: ↓CardDataStore?", interactor: "var manager: CardDataManager?", others: others)
        try expectFindings(in: files, rule: "skipped-layer", others: true, dialect: "common")
    }

    /// Data access is what those who fetch data work with, however they come by it; constants about it are none.
    @Test func dataAccessByOtherNames() throws {
        let others = """
            final class CoreDataStack { static let shared = CoreDataStack(); func save() {} }
            struct Constants { struct API { static let host = "" } }
            protocol CardAPIType { func cards(_ answer: ([Card]) -> Void) }
            struct CardAPI: CardAPIType { func cards(_ answer: ([Card]) -> Void) { CoreDataStack.shared.save() } }
            extension CardRouter { func open(_ api: CardAPIType) { api.↓cards { _ in } } }
            extension CardViewController { func edit() { ↓CoreDataStack.shared.save() } }
            extension CardPresenter { var host: String { Constants.API.host } }
            """
        let interactor = "private let api: CardAPIType = CardAPI()\nvar host: String { Constants.API.host }"
        try expectFindings(in: files(interactor: interactor, others: others), rule: "skipped-layer", others: true, dialect: "common")
    }

    /// Which of the two holds the other is not agreed either, as long as no circle closes.
    @Test(arguments: [("weak var listener: CardListener?", 0), ("var listener: CardListener?", 1)])
    func anInteractorThatOwnsItsPresenter(listener: String, count: Int) throws {
        let source = """
            protocol CardListener: AnyObject { func viewDidLoad() }
            protocol CardInteractorOutput: AnyObject { func loaded() }
            final class CardPresenter: CardInteractorOutput { \(listener); func loaded() { listener?.viewDidLoad() } }
            final class CardInteractor: CardListener {
                var presenter: CardInteractorOutput?
                var service: CardService?
                func viewDidLoad() { service?.load(); presenter?.loaded() }
            }
            final class CardService { func load() {} }
            final class CardBuilder {
                func build() -> CardInteractor {
                    let interactor = CardInteractor()
                    let presenter = CardPresenter()
                    presenter.listener = interactor
                    interactor.presenter = presenter
                    return interactor
                }
            }
            """
        let found = try lint([("Card.swift", source)], dialect: "common").filter { ["strong-output-reference", "retain-cycle"].contains($0.rule) }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// Of a router and its interactor, which keep each other, the interactor is the one to let go.
    @Test func anInteractorThatKeepsItsRouter() throws {
        let others = """
            protocol CardFlowRouting: AnyObject { func next() }
            class FlowRouter<Work> { let work: Work; init(work: Work) { self.work = work } }
            final class CardFlowRouter: FlowRouter<CardFlowInteractor>, CardFlowRouting { func next() {} }
            final class CardFlowInteractor { var router: CardFlowRouting?; func done() { router?.next() } }
            final class CardFlowPresenter { let interactor = CardFlowInteractor(); init(router: CardFlowRouting) { interactor.router = router }; func tapped() { interactor.done() } }
            """
        let found = try lint([("Flow.swift", others)], dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.from.type) == ["CardFlowInteractor"])
    }

    /// A router may have a view controller navigate for it, and hold it by way of its base.
    @Test func navigationOnBehalfOfARoutersBase() throws {
        let others = """
            import UIKit
            protocol CardViewControllable: AnyObject { func push(_ next: UIViewController) }
            class ViewableRouter<Controller> { let controller: Controller; init(_ controller: Controller) { self.controller = controller } }
            final class CardFlowRouter: ViewableRouter<CardViewControllable>, PresenterToRouterCardProtocol {
                func close() { controller.push(UIViewController()) }
            }
            extension CardViewController: CardViewControllable {
                func push(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
            }
            """
        #expect(try lint(files(others: others), dialect: "common").map(\.message) == [])
    }

    /// Whatever a window comes from, what stands in it is a view controller.
    @Test func theRootOfAnyWindow() throws {
        let others = """
            import UIKit
            extension CardPresenter {
                func share() { UIApplication.shared.windows.first?.rootViewController?.↓present(UIViewController(), animated: true) }
            }
            """
        try expectFindings(in: files(others: others), rule: "navigation-outside-router", others: true, dialect: "common")
    }

    // MARK: - Beside the scenes

    private static let scene: Files = [
        (
            "CardList.swift",
            """
            import SwiftUI
            struct CardListView: View { @ObservedObject var presenter: CardListPresenter; var body: some View { Text(presenter.title) } }
            final class CardListPresenter: ObservableObject {
                @Published var title = ""
                private let interactor: CardListInteracting
                init(interactor: CardListInteracting) { self.interactor = interactor; title = interactor.title }
            }
            protocol CardListInteracting: AnyObject { var title: String { get } }
            final class CardListInteractor: CardListInteracting { let title = "" }
            """
        )
    ]

    /// Somewhere an app is put together, and under SwiftUI that is the first view.
    @Test func theFirstView() throws {
        let app = """
            import SwiftUI
            struct ContentView: View {
                var body: some View { CardListView(presenter: CardListPresenter(interactor: CardListInteractor())) }
            }
            """
        #expect(try lint(Self.scene + [("ContentView.swift", app)], dialect: "swiftui").map(\.message) == [])
    }

    /// Rows observe the object that they stand for; any other object would be shared.
    @Test(arguments: [
        ("final class Card: ObservableObject { @Published var title = \"\" }", []), ("@Observable final class Card { var title = \"\" }", []),
        ("final class Card { var title = \"\" }", ["entity-leak", "reference-crossing"]),
    ])
    func entitiesThatAreObserved(declaration: String, rules: [String]) throws {
        let others = """
            import SwiftUI
            struct CardRow: View { let card: Card; var body: some View { Text(card.title) } }
            final class CardStore { var cards: [Card] = [] }
            """
        let files = Self.scene.map { name, source in
            (name, source.replacing("@Published var title", with: "@Published var cards: [Card] = []\n    @Published var title")
                .replacing("AnyObject { var title", with: "AnyObject { func newest() -> Card?; var title")
                .replacing("{ let title = \"\" }", with: "{ let title = \"\"; private let store = CardStore(); func newest() -> Card? { store.cards.first } }"))
        }
        let entity = ("Entities/Card.swift", "import SwiftUI\n" + declaration)
        let found = try lint(files + [entity, ("Others.swift", others)], dialect: "swiftui").map(\.rule)
        #expect(Set(found).intersection(["entity-leak", "reference-crossing"]).sorted() == rules)
    }

    /// A router that only makes links may be its presenter's own, and not another scene's.
    @Test(arguments: [("CardListRouter", 0), ("CardHelpRouter", 1)])
    func aRouterThatAPresenterMakes(router: String, count: Int) throws {
        let files = Self.scene.map { name, source in
            (name, source.replacing("@Published var title", with: "private let router = \(router)()\n    @Published var title"))
        }
        let others = """
            import SwiftUI
            protocol CardHelpInteracting: AnyObject { func load() }
            final class CardHelpInteractor: CardHelpInteracting { func load() {} }
            final class CardListRouter { func makeHelp() -> some View { CardHelpView(presenter: CardHelpPresenter()) } }
            final class CardHelpRouter { func makeList() -> some View { CardListView(presenter: CardListPresenter(interactor: CardListInteractor())) } }
            struct CardHelpView: View { @ObservedObject var presenter: CardHelpPresenter; var body: some View { Text("") } }
            final class CardHelpPresenter: ObservableObject { var interactor: CardHelpInteracting?; private let router: CardHelpRouter? = nil; func load() { interactor?.load() } }
            """
        #expect(try lint(files + [("Others.swift", others)], dialect: "swiftui").count { $0.rule == "self-assembly" } == count)
    }

    /// A store that interactors know by its class is a warning where others stand behind protocols, and a habit elsewhere.
    @Test(arguments: [("protocol CardStoring: AnyObject { func all() }", "CardStoring", 1), ("", "CardStore", 0)])
    func aStoreByItsClass(declaration: String, other: String, count: Int) throws {
        let stores = """
            import Foundation
            \(declaration)
            \(declaration.isEmpty ? "final class CardStore" : "final class CardStore: CardStoring") { func all() {} }
            final class CardHelpInteractor: CardHelpInteracting {
                private let store: CardStore
                private let other: \(other)?
                private let third: \(other)?
                init(store: CardStore, other: \(other)?) { self.store = store; self.other = other; third = other }
                func load() {}
            }
            protocol CardHelpInteracting: AnyObject { func load() }
            final class CardHelpPresenter { private let interactor: CardHelpInteracting; init(interactor: CardHelpInteracting) { self.interactor = interactor } }
            """
        let found = try lint(Self.scene + [("Stores.swift", stores)], dialect: "swiftui").filter { $0.to.type == "CardStore" }
        #expect(found.map { "\($0.rule) \($0.severity)" } == Array(repeating: "concrete-boundary warning", count: count))
    }

    /// No protocol can stand where a view of SwiftUI observes, whatever the dialect; nor where it binds its presenter's router.
    @Test(arguments: [
        ("@ObservedObject var presenter: CardMapPresenter", "ObservableObject", "let router", []),
        ("@StateObject var presenter: CardMapPresenter", "ObservableObject", "let router", []),
        ("@State var presenter: CardMapPresenter", "ObservableObject", "let router", []),
        ("@ObservedObject var presenter: CardMapPresenter", "ObservableObject", "private let router", ["CardMapPresenter"]),
        ("let presenter: CardMapPresenter", "AnyObject", "let router", ["CardMapPresenter", "CardMapView"]),
    ])
    func whatAViewObserves(property: String, base: String, router: String, expected: [String]) throws {
        let card = """
            import UIKit
            protocol CardViewInput: AnyObject { func show() }
            protocol CardViewOutput: AnyObject { func viewIsReady() }
            protocol CardInteractorInput: AnyObject { func obtain() }
            protocol CardRouterInput: AnyObject { func close() }
            final class CardRouter: CardRouterInput { weak var view: UIViewController?; func close() { view?.dismiss(animated: true) } }
            final class CardViewController: UIViewController, CardViewInput { var output: CardViewOutput?; func show() { output?.viewIsReady() } }
            final class CardPresenter: CardViewOutput {
                weak var view: CardViewInput?
                var interactor: CardInteractorInput?
                var router: CardRouterInput?
                func viewIsReady() { interactor?.obtain(); view?.show(); router?.close() }
            }
            final class CardInteractor: CardInteractorInput { func obtain() {} }
            """
        let map = """
            import SwiftUI
            protocol CardMapInteractorInput: AnyObject { func obtain() }
            final class CardMapInteractor: CardMapInteractorInput { func obtain() {} }
            protocol CardMapRouterInput: AnyObject { func close() }
            final class CardMapRouter: \(base), CardMapRouterInput { var isShown = false; func close() { isShown = false } }
            final class CardMapPresenter: \(base) {
                \(router): CardMapRouter
                private let interactor: CardMapInteractorInput
                init(interactor: CardMapInteractorInput, router: CardMapRouter) { self.interactor = interactor; self.router = router }
                func didTapClose() { router.close(); interactor.obtain() }
            }
            struct CardMapView: View { \(property); var body: some View { Button("", action: presenter.didTapClose) } }
            """
        let found = try lint([("Card.swift", card), ("CardMap.swift", map)], dialect: "book").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.from.type).sorted() == expected)
    }

    /// Who has protocols for most knows the others by their classes for want of care; once each way is no habit.
    @Test(arguments: [
        ("CardListInteracting", "CardMapInteracting", "", ["CardHelpPresenter"]), ("CardListInteracting", "CardMapInteractor", "", []),
        ("CardListInteractor", "CardMapInteractor", "", []),
        ("CardListInteracting", "CardMapInteracting", "func makeHelp() -> some View { Text(\"\") }", []),
    ])
    func whatIsHeldByItsClass(type: String, other: String, made: String, expected: [String]) throws {
        let map = """
            import SwiftUI
            protocol CardMapInteracting: AnyObject { func load() }
            final class CardMapInteractor: CardMapInteracting { func load() {} }
            struct CardMapView: View { @ObservedObject var presenter: CardMapPresenter; var body: some View { Text("") } }
            final class CardMapPresenter: ObservableObject {
                private let interactor: \(other)
                init(interactor: \(other)) { self.interactor = interactor }
            }
            """
        let help = """
            import SwiftUI
            struct CardHelpView: View { @ObservedObject var presenter: CardHelpPresenter; var body: some View { Text("") } }
            final class CardHelpPresenter: ObservableObject {
                private let interactor: CardHelpInteractor
                init(interactor: CardHelpInteractor) { self.interactor = interactor }
            }
            final class CardHelpInteractor { func load() {}; \(made) }
            """
        let list = Self.scene.map { ($0.name, $0.source.replacing("interactor: CardListInteracting", with: "interactor: \(type)")) }
        let found = try lint(list + [("CardHelp.swift", help), ("CardMap.swift", map)], dialect: "swiftui").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.from.type) == expected)
    }

    /// What a struct of closures does, whoever makes it says: nothing else need stand in for it.
    @Test(arguments: [
        ("var load: () async -> [String]", 0), ("let load: @Sendable () async -> [String]\nvar keep: ((String) -> Void)?", 0),
        ("let store = [String]()\nfunc load() async -> [String] { store }", 1), ("var load: () async -> [String]\nfunc reload() async -> [String] { await load() }", 1),
    ])
    func aStructOfClosures(members: String, count: Int) throws {
        let help = """
            import SwiftUI
            struct CardHelpView: View { @ObservedObject var presenter: CardHelpPresenter; var body: some View { Text("") } }
            final class CardHelpPresenter: ObservableObject {
                private let interactor: CardHelpInteractor
                init(interactor: CardHelpInteractor) { self.interactor = interactor }
                func appear() async { _ = await interactor.load() }
            }
            struct CardHelpInteractor { \(members) }
            """
        let more = "protocol CardMapInteracting { func load() }\nfinal class CardMapInteractor: CardMapInteracting { func load() {} }\nfinal class CardMapPresenter: ObservableObject { private let interactor: CardMapInteracting; init(interactor: CardMapInteracting) { self.interactor = interactor } }\nstruct CardMapView: View { @ObservedObject var presenter: CardMapPresenter; var body: some View { Text(\"\") } }"
        let found = try lint(Self.scene + [("CardHelp.swift", help), ("CardMap.swift", "import SwiftUI\n" + more)], dialect: "swiftui").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.from.type) == Array(repeating: "CardHelpPresenter", count: count))
    }

    /// A scene that has a builder need not be given another one.
    @Test(arguments: [("struct CardMapBuilder { func build() -> some View { CardMapContainer() } }", "Let the assembler create "), ("", "Add an assembler to the scene, ")])
    func aContainerThatMakesItsScene(builder: String, help: String) throws {
        let map = """
            import SwiftUI
            protocol CardMapInteracting { func load() }
            struct CardMapInteractor: CardMapInteracting { func load() {} }
            final class CardMapRouter: ObservableObject { @Published var isClosed = false; func close() { isClosed = true } }
            final class CardMapPresenter: ObservableObject {
                private let interactor: any CardMapInteracting
                private let router: CardMapRouter
                init(interactor: any CardMapInteracting, router: CardMapRouter) { self.interactor = interactor; self.router = router }
                func appear() { interactor.load(); router.close() }
            }
            struct CardMapView: View { @ObservedObject var presenter: CardMapPresenter; var body: some View { Text("").onAppear { presenter.appear() } } }
            struct CardMapContainer: View {
                @StateObject private var presenter: CardMapPresenter
                init() { _presenter = StateObject(wrappedValue: CardMapPresenter(interactor: CardMapInteractor(), router: CardMapRouter())) }
                var body: some View { CardMapView(presenter: presenter) }
            }
            \(builder)
            """
        let found = try lint([("CardMap.swift", map)], dialect: "swiftui").filter { $0.rule == "self-assembly" }
        #expect(!found.isEmpty && found.allSatisfy { $0.from.type == "CardMapContainer" && $0.help.hasPrefix(help) }, "\(found.map(\.help))")
    }

    @Test func aViewThatMakesItsOwnPresenter() throws {
        let view = """
            import SwiftUI
            struct CardBadgeView: View {
                @StateObject private var presenter = ↓CardListPresenter(interactor: CardListInteractor())
                var body: some View { Text(presenter.title) }
            }
            """
        try expectFindings(in: Self.scene + [("CardBadgeView.swift", view)], rule: "self-assembly", others: true, dialect: "swiftui")
    }

    /// The app's own router, which belongs to no scene, is kept by its first view and handed on.
    @Test(arguments: [
        ("@StateObject private var router = AppRouter()", []), ("@InjectedObject(\\.appRouter) private var router", []),
        ("@StateObject private var router = CardListRouter()", ["self-assembly"]),
    ])
    func aRouterOfTheWholeApp(property: String, expected: [String]) throws {
        let app = """
            import Factory
            import SwiftUI
            final class AppRouter: ObservableObject { @Published var path = NavigationPath() }
            final class CardListRouter: ObservableObject { @Published var path = NavigationPath(); func open() { path.append(1) } }
            extension CardListPresenter { func open(_ router: CardListRouter) { router.open() } }
            extension Container { var appRouter: Factory<AppRouter> { self { AppRouter() }.singleton } }
            struct RootView: View {
                @ObservedObject var presenter: CardListPresenter
                \(property)
                var body: some View { Text(presenter.title).environmentObject(router) }
            }
            """
        let found = try lint(Self.scene + [("Root.swift", app)], dialect: "swiftui").filter { $0.from.type == "RootView" && ["self-assembly", "skipped-layer"].contains($0.rule) }
        #expect(found.map(\.rule) == expected, "\(found.map(\.message))")
    }

    /// MVVM beside VIPER has other rules.
    @Test func aViewModelOfMVVM() throws {
        let search = """
            import UIKit
            final class SearchViewModel { func search() { _ = CardService.shared.cards() } }
            final class SearchViewController: UIViewController {
                let viewModel = SearchViewModel()
                @IBAction func searchTouched() { viewModel.search() }
            }
            """
        #expect(try lint(files(others: search), dialect: "common").map(\.message) == [])
    }

    /// What is told of at its first place is not told again at the next by a rule that has less to say.
    @Test func theSameFaultInTwoMethods() throws {
        let interactor = """
            func open() { UIApplication.shared.open(URL(fileURLWithPath: "")) }
                func badge() { UIApplication.shared.applicationIconBadgeNumber = 1 }
            """
        let found = try lint(files(interactor: interactor), dialect: "book").filter { $0.to.type == "UIApplication" }
        #expect(found.map { "\($0.rule) \($0.related.count)" } == ["forbidden-framework 1"])
    }

    /// What a function makes of a framework's types and hands back is one decision; what its parameters carry is another.
    @Test(arguments: [
        ("func snapshot() -> UIImage? { UIGraphicsImageRenderer(size: .zero).image { _ in } }", 1), ("var snapshot: UIImage? { UIGraphicsImageRenderer(size: .zero).image { _ in } }", 1),
        ("func snapshot() -> UIImage? { nil }\nfunc draw() { _ = UIGraphicsImageRenderer(size: .zero) }", 2),
        ("func snapshot(of view: UIView) -> Data? { UIGraphicsImageRenderer(size: .zero).pngData { _ in } }", 2),
    ])
    func whatAFunctionMakesAndHandsBack(member: String, count: Int) throws {
        let files = files(others: "import UIKit\nextension CardInteractor { \(member) }")
        let found = try lint(files, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { count > 1 || $0.related.map(\.message) == ["and UIGraphicsImageRenderer here"] })
    }

    /// What the app answered is kept to tell it when it is over.
    @Test(arguments: [
        ("private var task: UIBackgroundTaskIdentifier = .invalid; func work() { task = UIApplication.shared.beginBackgroundTask() }", 1),
        ("private var task = UIBackgroundTaskIdentifier.invalid; func work() { task = UIApplication.shared.beginBackgroundTask() }; func end() { UIApplication.shared.endBackgroundTask(task) }", 1),
        ("private var task: UIBackgroundTaskIdentifier = .invalid; private var tint: UIColor?", 2), ("private var idiom: UIUserInterfaceIdiom?; func work() { UIApplication.shared.registerForRemoteNotifications() }", 2),
    ])
    func aTaskThatTheAppIsTold(members: String, count: Int) throws {
        let found = try lint(files(interactor: members), dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { count > 1 || $0.to.type == "UIApplication" && $0.help.hasPrefix("Put it behind a protocol of your own") })
    }

    /// Which way up it is held, and how full its battery is, tells the device, and nothing of what is on the screen.
    @Test(arguments: ["UIDeviceOrientation", "UIDevice.BatteryState", "UIApplication.State", "UIBackgroundFetchResult"])
    func whatTheDeviceSays(type: String) throws {
        let found = try lint(files(interactor: "private var last: \(type)?"), dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.because) == ["UIKit is kept from the interactor: what asks the device or the system can be tested on them only."])
        #expect(found.map { $0.help.hasPrefix("Put it behind a protocol of your own: a service") } == [true])
    }

    // MARK: - Namesakes

    /// A helper that a view holds is a presenter of views, and its view is not for it to be held weakly.
    @Test(arguments: ["common", "clean", "book", "module-factory", "infinum"])
    func aPresenterOfAlerts(dialect: String) throws {
        let alerts = """
            import UIKit
            final class AlertPresenter {
                var host: UIViewController?
                func present(_ text: String) { host?.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
            }
            extension CardViewController {
                static let alerts = AlertPresenter()
                func warn() { Self.alerts.present(String(describing: self)) }
            }
            final class CardBadge: UIView { private let alerts = AlertPresenter() }
            """
        let found = try lint(files(others: alerts), dialect: dialect).filter { $0.from.type == "AlertPresenter" || $0.to.type == "AlertPresenter" }
        #expect(found.map(\.message) == [])
    }

    /// RIBs has presenters, interactors and routers, too, and other ideas of who holds whom.
    @Test func partsOfRIBs() throws {
        let ride = """
            import RIBs
            import UIKit
            protocol RidePresentable: Presentable { var listener: RidePresentableListener? { get set }; func show(minutes: Int) }
            protocol RidePresentableListener: AnyObject {}
            final class RideInteractor: PresentableInteractor<RidePresentable>, RidePresentableListener {
                override func didBecomeActive() { presenter.show(minutes: 1) }
            }
            final class RideViewController: UIViewController { func update(_ text: String) { title = text } }
            final class RidePresenter: Presenter<RideViewController>, RidePresentable {
                weak var listener: RidePresentableListener?
                func show(minutes: Int) { viewController.update("\\(minutes) min") }
            }
            """
        #expect(try lint([("Ride.swift", ride)], dialect: "common").map(\.message) == [])
    }

    /// Two helpers of a view are called as parts are: what has nobody to speak to outside is no scene's presenter.
    @Test(arguments: ["clean", "book"])
    func helpersThatAreCalledAsParts(dialect: String) throws {
        let tooltip = """
            import UIKit
            final class DragInteractor {
                private(set) var offset = 0.0
                func drag(by distance: Double) { offset += distance }
            }
            final class TooltipPresenter {
                private let drag = DragInteractor()
                let label = UILabel()
                func move(by distance: Double) { drag.drag(by: distance); label.text = String(format: "%.1f", drag.offset) }
            }
            """
        let bubble = tooltip.replacing("let label = UILabel()", with: "let bubble = BubbleView(); let label = UILabel()")
        let house = tooltip.replacing("DragInteractor", with: "ACMDragInteractor").replacing("TooltipPresenter", with: "ACMTooltipPresenter")
        for source in [tooltip, house, bubble + "\nfinal class BubbleView: UIView {}"] {
            #expect(try lint([("Tooltip.swift", source)], dialect: dialect).map(\.message) == [])
        }
        let nested = tooltip.replacing("DragInteractor", with: "Tooltip.Interactor").replacing("final class Tooltip.Interactor", with: "enum Tooltip {}\nextension Tooltip { final class Interactor")
            .replacing("offset += distance }\n}", with: "offset += distance }\n} }").replacing("final class TooltipPresenter", with: "extension Tooltip { final class Presenter")
        let served = tooltip + "\nfinal class OffsetService { func save() {} }\nextension DragInteractor { static let service = OffsetService(); func keep() { Self.service.save() } }"
        for source in [tooltip.replacing("DragInteractor", with: "TooltipInteractor"), nested + "}", served] {
            #expect(try lint([("Tooltip.swift", source)], dialect: dialect).isEmpty == false)
        }
    }

    /// What interactors hold as a class and work with is called a service for a reason.
    @Test func aServiceThatIsKnownByItsClass() throws {
        let service = """
            final class CardDataManager { func names() -> [String] { [] } }
            extension CardInteractor { static let data = CardDataManager() }
            """
        let scene = files(presenter: "private let data = CardDataManager()", interactor: "private let data = CardDataManager()", others: service)
        let found = try lint(scene, dialect: "common").filter { $0.to.type == "CardDataManager" }
        #expect(found.map(\.from.type) == ["CardPresenter"])
    }

    /// Where a dialect has no say on who holds the view, the circle that is closed is told all the same, and once.
    @Test(arguments: ["common", "swiftui"])
    func aCircleWithTheView(dialect: String) throws {
        let scene = files().map { ($0.0, $0.1.replacing("weak var view: PresenterToViewCardProtocol?", with: "var view: CardViewController?")) }
            .map { ($0.0, $0.1.replacing("var presenter: ViewToPresenterCardProtocol?", with: "var presenter: CardPresenter?")) }
        let found = try lint(scene, dialect: dialect).filter { ["retain-cycle", "strong-view-reference"].contains($0.rule) }
        #expect(found.count == 1)
    }

    // MARK: - Two rules at one place

    /// The advice of the milder one, followed, would bring the other.
    @Test func aWarningHidesNoError() throws {
        let presenter = "private let settings = UserDefaults.standard"
        let found = try lint(files(presenter: presenter), dialect: "infinum").filter { $0.location.path == "CardPresenter.swift" }
        #expect(found.contains { $0.rule == "forbidden-framework" && $0.severity == .error })
        #expect(!found.contains { $0.rule == "hidden-dependency" })
    }
}
