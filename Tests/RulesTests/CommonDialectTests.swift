import Diagnostics
import Testing

/// Code whose words are no dialect's is held to what all documents agree on.
@Suite struct CommonDialectTests {
    private func files(
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
                        presenter.router = CardRouter()
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

    private func count(_ rule: String, _ files: Files, dialect: String = "common") throws -> Int {
        try lint(files, dialect: dialect).count { $0.rule == rule }
    }

    /// A wireframe that keeps no view is told which one to lead on from.
    @Test(arguments: [("PresenterToRouterCardProtocol", 0), ("PresenterToViewCardProtocol", 1)])
    func theViewToLeadOnFrom(boundary: String, count: Int) throws {
        let files = files().map { name, source in
            (name, source.replacing("protocol \(boundary): AnyObject {", with: "protocol \(boundary): AnyObject { func open(_ card: Card, from view: AnyObject);"))
        }
        #expect(try self.count("reference-crossing", files) == count)
    }

    /// What a router puts on a screen goes by its view; a presenter that carries it there has it as well.
    @Test(arguments: [("CardRouter", "view?.embed(UIViewController())", 0), ("CardPresenter", "view?.embed(UIViewController())", 1), ("CardPresenter", "", 1)])
    func aScreenOnAScreen(caller: String, call: String, count: Int) throws {
        let others = "import UIKit\nextension \(caller) { func fill(_ view: PresenterToViewCardProtocol?) { \(call) } }"
        let files = files(view: "func embed(_ child: UIViewController) { addChild(child) }", others: others).map { name, source in
            (name, source.replacing("protocol PresenterToViewCardProtocol: AnyObject {", with: "protocol PresenterToViewCardProtocol: AnyObject { func embed(_ child: UIViewController);"))
        }
        #expect(try self.count("reference-crossing", files) == count)
    }

    /// Without a router, a view may go when its presenter tells it to.
    @Test(arguments: [("close", true, 0), ("close", false, 1), ("leave", true, 1)])
    func aSceneWithoutARouter(function: String, isRouterless: Bool, count: Int) throws {
        var files = files(view: "func \(function)() { dismiss(animated: true) }").map { name, source in
            (name, source.replacing("protocol PresenterToViewCardProtocol: AnyObject {", with: "protocol PresenterToViewCardProtocol: AnyObject { func close();"))
        }
        if function != "close" { files.append(("Close.swift", "extension CardViewController { func close() {} }")) }
        if isRouterless {
            files = files.filter { $0.0 != "CardRouter.swift" }.map { name, source in
                (name, source.replacing("protocol PresenterToRouterCardProtocol: AnyObject { func close() }", with: "")
                    .replacing("var router: PresenterToRouterCardProtocol?", with: ""))
            }
        }
        #expect(try self.count("navigation-outside-router", files) == count)
    }

    /// Whoever names a presenter's class has to say of what; who names an interactor alone need not.
    @Test(arguments: [("var other: ListPresenter<CardInteractor>?", 0), ("var other: [CardInteractor]?", 1)])
    func theArgumentsOfAPresenter(property: String, count: Int) throws {
        let presenter = "final class ListPresenter<Interactor: PresenterToInteractorCardProtocol> { var interactor: Interactor? }"
        #expect(try self.count("skipped-layer", files(view: property, others: presenter)) == count)
    }

    /// A row's model is made of the entity where both are known.
    @Test(arguments: [("init(card: Card) { self.init(title: card.title) }", 0), ("func matches(_ card: Card) -> Bool { false }", 1)])
    func theModelOfACell(member: String, count: Int) throws {
        let cell = "import UIKit\nfinal class CardCell: UITableViewCell { private var presenter: ViewToPresenterCardProtocol?; struct Model { let title: String } }"
        let files = files(others: cell).map { name, source in
            (name, name == "CardPresenter.swift" ? source + "\nprivate extension CardCell.Model { \(member) }" : source)
        }
        #expect(try self.count("skipped-layer", files, dialect: "book") == count)
    }

    /// Where a view is the interactor's presenter, what it is shown is made there.
    @Test(arguments: [("protocol CardShowing: AnyObject { func show(_ card: CardViewModel) }", 0), ("protocol CardShowing: AnyObject { func show() }", 1)])
    func whatAnInteractorIsAskedFor(protocol: String, count: Int) throws {
        let model = "struct CardViewModel { let title: String }\nextension CardPresenter { func use(_ model: CardViewModel) {} }\n\(`protocol`)"
        let files = files(interactor: "weak var screen: CardShowing?\nfunc fill() { let model = CardViewModel(title: \"\"); print(model) }", others: model)
        #expect(try lint(files, dialect: "common").count { $0.rule == "outward-dependency" && $0.to.type == "CardViewModel" } == count)
    }

    /// A router that is no more than a namespace assembles its scene all the same, and what opens it by hand is told.
    @Test func aRouterWithoutInstances() throws {
        let router = """
            import UIKit
            enum CardRouter {
                static func make() -> UIViewController {
                    let view = CardViewController()
                    let presenter = CardPresenter()
                    (view.presenter, presenter.view) = (presenter, view)
                    return view
                }
            }
            """
        let view = "func next() { navigationController?.pushViewController(CardRouter.make(), animated: true) }"
        let files = files(view: view).map { name, source in (name, name == "CardRouter.swift" ? router : source) }
        #expect(try lint(files, dialect: "common").map(\.rule).sorted() == ["navigation-outside-router"])
        let named = files.map { name, source in (name, source.replacing("navigationController?.pushViewController(CardRouter.make(), animated: true)", with: "print(CardRouter.make())")) }
        #expect(try lint(named, dialect: "common").map(\.rule).sorted() == ["skipped-layer"])
        // Alamofire's name for what makes requests.
        let requests = "import Foundation\nenum APIRouter { case cards; var path: String { \"\" } }"
        #expect(try self.count("skipped-layer", self.files(view: "func load() { print(APIRouter.cards.path) }", others: requests)) == 0)
    }

    /// Where something lies is the same for everybody; what is there is asked of data access.
    @Test(arguments: [
        ("FileManager.default.temporaryDirectory", []), ("FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)", []),
        ("FileManager.default.contents(atPath: \"\")", [Severity.warning]), ("Session.shared", [.error]),
    ])
    func whatIsReachedFor(expression: String, severities: [Severity]) throws {
        let session = "final class Session { static let shared = Session() }"
        let files = files(interactor: "func save() { print(\(expression)) }", others: session).filter { $0.0 != "CardService.swift" }.map { name, source in
            (name, source.replacing("CardService.shared.cards().forEach { presenter?.loaded($0) }", with: ""))
        }
        #expect(try lint(files, dialect: "book").filter { $0.rule == "hidden-dependency" }.map(\.severity) == severities)
    }

    /// Libraries of data access are known by the file's import.
    @Test(arguments: [
        ("import FirebaseAuth", "try? Auth.auth().signOut()", 1), ("import Firebase", "Firestore.firestore().collection(\"\").getDocuments()", 1),
        ("import Moya", "let provider = MoyaProvider<CardAPI>(); print(provider)", 1), ("import Foundation", "Auth.auth().open()", 0),
    ])
    func librariesInViews(imported: String, statement: String, count: Int) throws {
        let source = "\(imported)\nextension CardViewController { func act() { \(statement) } }"
        #expect(try self.count("forbidden-framework", files(others: source)) == count)
    }

    /// Whatever it is called, what works with a database is data access, if interactors use it; a bag of services is none.
    @Test(arguments: [
        ("Archive", "", 1), ("Archive", ": Archiving", 1), ("ArchiveContainer", "", 0), ("ImageArchive", "", 0), ("Thumbnails", "NO", 0),
    ])
    func dataAccessByWhatItDoes(name: String, conformance: String, count: Int) throws {
        let isUsed = conformance != "NO"
        let others = """
            import Foundation
            protocol Archiving { func all() -> [String] }
            final class \(name)\(isUsed ? conformance : "") {
                static let main = \(name)()
                func all() -> [String] { UserDefaults.standard.stringArray(forKey: "") ?? [] }
            }
            """
        let held = !isUsed ? "" : conformance.isEmpty ? "var archive: \(name)?" : "var archive: Archiving?"
        let view = "override func viewWillAppear(_ animated: Bool) { title = \(name).main.all().first }"
        #expect(try self.count("skipped-layer", files(view: view, interactor: held, others: others)) == count)
    }

    /// A router that lists what there is, or keeps something, has taken its interactor's part; one thing tells it where to lead.
    @Test(arguments: [
        ("_ = store.all()", 1), ("store.save(Ticket(id: 1))", 1), ("_ = store.newest()", 0), ("_ = store.ticket(1)", 1), ("_ = store.isOpen(1)", 0), ("_ = store.isEmpty()", 0), ("store.close()", 0),
        ("store.show(Hint(text: \"\"))", 0),
    ])
    func whatARouterAsksFor(statement: String, count: Int) throws {
        let others = """
            struct Ticket: Codable { let id: Int }
            struct Hint { let text: String }
            final class TicketStore {
                func all() -> [Ticket] { [] }
                func newest() -> Ticket? { nil }
                func ticket(_ id: Int) -> Ticket? { nil }
                func isOpen(_ id: Int) -> Bool { true }
                func save(_ ticket: Ticket) {}
                func show(_ hint: Hint) {}
                func isEmpty() -> Bool { true }
                func close() {}
            }
            extension CardRouter { func next(_ store: TicketStore) { \(statement) } }
            extension CardInteractor { func use(_ store: TicketStore) {} }
            """
        #expect(try self.count("skipped-layer", files(others: others)) == count)
    }

    /// A delegate is told who speaks; anybody else is an object that crosses.
    @Test(arguments: [("CardInteractor", 0), ("CardForm", 1)])
    func theSenderOfADelegate(type: String, count: Int) throws {
        let others = """
            protocol CardInteractorDelegate: AnyObject { func interactor(_ sender: \(type), didLoad title: String) }
            final class CardForm {}
            extension CardPresenter: CardInteractorDelegate { func interactor(_ sender: \(type), didLoad title: String) {} }
            """
        #expect(try self.count("reference-crossing", files(interactor: "weak var delegate: CardInteractorDelegate?", others: others)) == count)
    }

    /// Redux's store is no data access.
    @Test(arguments: [("func dispatch(_ action: Int) {}", 0), ("func load(_ action: Int) {}", 1)])
    func aStoreOfAFlow(member: String, count: Int) throws {
        let others = "final class CardFlowStore { \(member) }\nfinal class Store { \(member) }"
        let files = files(presenter: "var store: Store?", interactor: "var store: Store?", others: others)
        #expect(try self.count("skipped-layer", files) == count)
    }

    /// A box that stands for what it keeps, or a decorator, says nothing about who implements a protocol.
    @Test(arguments: [
        "final class WeakBox<T: AnyObject> { weak var object: T? }\nextension WeakBox: CardShowing where T: CardShowing { func show(card: Card) {} }",
        "final class MainThread: CardShowing { private let other: CardShowing; init(other: CardShowing) { self.other = other }; func show(card: Card) {} }",
    ])
    func whatStandsForAView(declaration: String) throws {
        let others = """
            import UIKit
            protocol CardShowing: AnyObject { func show(card: Card) }
            extension CardViewController: CardShowing { func show(card: Card) {} }
            \(declaration)
            """
        let found = try lint(files(presenter: "weak var screen: CardShowing?", interactor: "weak var screen: CardShowing?", others: others), dialect: "common")
        #expect(found.map { "\($0.rule) \($0.to.role ?? "")" } == ["skipped-layer view-interface"])
    }

    /// Presenters of rows may be made by whoever composes the scene.
    @Test(arguments: [("[Int: CardRowPresenter]", 0), ("CardRowPresenter?", 1)])
    func presentersOfRows(type: String, count: Int) throws {
        let others = """
            import UIKit
            final class CardRowPresenter { private weak var view: CardRowShowing?; func attach(_ view: CardRowShowing) { self.view = view; view.show("") } }
            protocol CardRowShowing: AnyObject { func show(_ text: String) }
            final class CardCell: UITableViewCell, CardRowShowing { func show(_ text: String) {} ; var presenter: CardRowPresenter? }
            """
        let files = files(view: "func show(rows: [CardRowPresenter]) {}", presenter: "private var rows: \(type)", others: others).map { name, source in
            (name, source.replacing("protocol PresenterToViewCardProtocol: AnyObject {", with: "protocol PresenterToViewCardProtocol: AnyObject { func show(rows: [CardRowPresenter]);"))
        }
        #expect(try self.count("reference-crossing", files) == count)
    }

    @Test(arguments: [("_ = NSFetchRequest<NSManagedObject>()", "creates an NSFetchRequest of CoreData"), ("_ = URLSession.shared", "uses URLSession.shared")])
    func wordsForAUse(statement: String, words: String) throws {
        let source = "import CoreData\nextension CardViewController { func act() { \(statement) } }"
        let found = try lint(files(others: source), dialect: "common")
        #expect(found.map(\.message) == ["the view CardViewController \(words)"])
    }

    /// A value with the closures of those who hear of its changes is how a part tells another one something.
    @Test(arguments: [
        ("final class Box<Value> { var value: Value { didSet { listeners.forEach { $0(value) } } }; private var listeners: [(Value) -> Void] = []; init(_ value: Value) { self.value = value } }", 0),
        ("final class Box<T> { typealias Listener = (T) -> Void; var listener: Listener?; private(set) var value: T; init(_ value: T) { self.value = value } }", 0),
        ("final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }", 1),
        ("final class Box<Value> { var value: Value; var form: Form?; var listener: ((Value) -> Void)?; init(_ value: Value) { self.value = value } }\nfinal class Form {}", 1),
        ("final class Box { var value = 1; var listener: ((Int) -> Void)? }", 1),
    ])
    func boxes(declaration: String, count: Int) throws {
        let type = declaration.contains("Box<") ? "Box<Int>" : "Box"
        let files = files(presenter: "var state: \(type) { fatalError() }", others: declaration).map { name, source in
            (name, source.replacing("protocol ViewToPresenterCardProtocol: AnyObject {", with: "protocol ViewToPresenterCardProtocol: AnyObject { var state: \(type) { get };"))
        }
        #expect(try self.count("reference-crossing", files) == count)
    }

    @Test(arguments: [("NSIndexPath", 0), ("NSDate", 0), ("NSMutableArray", 1)])
    func valuesOfSwift2(type: String, count: Int) throws {
        let files = files(presenter: "func pick(at place: \(type)) {}").map { name, source in
            (name, source.replacing("protocol ViewToPresenterCardProtocol: AnyObject {", with: "protocol ViewToPresenterCardProtocol: AnyObject { func pick(at place: \(type));"))
        }
        #expect(try self.count("reference-crossing", files) == count)
    }

    /// A presenter may serve a table and is the one that its interactor tells.
    @Test(arguments: ["", ", UITableViewDataSource"])
    func aPresenterThatServesATable(conformance: String) throws {
        let others = """
            import UIKit
            protocol NoteInteractorOutputDelegate: AnyObject { func loaded() }
            protocol NoteViewDelegate: AnyObject { func show() }
            final class NotePresenter: NSObject\(conformance) {
                weak var view: NoteViewDelegate?
                var interactor: NoteInteractor?
            }
            extension NotePresenter: NoteInteractorOutputDelegate { func loaded() { view?.show() } }
            final class NoteInteractor { var output: NoteInteractorOutputDelegate?; func load() { output?.loaded() } }
            final class NoteViewController: UIViewController, NoteViewDelegate { var presenter: NotePresenter?; func show() {} }
            """
        #expect(try self.count("strong-output-reference", files(others: others)) == 1)
    }

    /// What inherits from an interactor, and is called one, is one.
    @Test(arguments: [("StoreInteractor", 1), ("NSObject", 0)])
    func theBaseOfAnInteractor(base: String, count: Int) throws {
        let others = """
            import Foundation
            protocol NoteService { func all() }
            class StoreInteractor: NSObject { var service: NoteService? }
            final class NoteInteractor: \(base) { weak var screen: CardViewController? }
            """
        #expect(try self.count("outward-dependency", files(others: others)) == count)
    }

    /// Whoever sets a reference to nil, it is let go: the view as it disappears, by the presenter's class or its protocol. As
    /// it goes is too late.
    @Test(arguments: [
        ("override func viewDidDisappear(_ animated: Bool) { presenter?.onChange = nil }", 0),
        ("override func viewDidDisappear(_ animated: Bool) { (presenter?.onChange, title) = (nil, nil) }", 0),
        ("deinit { presenter?.onChange = nil }", 1), ("", 1),
    ])
    func whatAnotherOneLetsGo(view: String, count: Int) throws {
        let files = files(view: "func bind() { presenter?.onChange = { self.title = \"\" } }\n\(view)", presenter: "var onChange: (() -> Void)?").map { name, source in
            (name, source.replacing("protocol ViewToPresenterCardProtocol: AnyObject {", with: "protocol ViewToPresenterCardProtocol: AnyObject { var onChange: (() -> Void)? { get set };"))
        }
        #expect(try self.count("retain-cycle", files) == count)
    }

    /// Texture's nodes stand for views.
    @Test func nodes() throws {
        let files = files(presenter: "var screen: CardNodeController?", others: """
            import AsyncDisplayKit
            final class CardNodeController: ASDKViewController<ASTableNode> { var presenter: ViewToPresenterCardProtocol? }
            """)
        #expect(try lint(files, dialect: "common").contains { $0.rule == "outward-dependency" && $0.to.role == "view" })
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
    @Test(arguments: [("DataRequest", 0), ("SessionManager", 1)])
    func whatAnInteractorHandsBack(type: String, count: Int) throws {
        let files = files().map { name, source in
            (name, source.replacing("protocol PresenterToInteractorCardProtocol: AnyObject { func load() }", with: "import Alamofire\nprotocol PresenterToInteractorCardProtocol: AnyObject { func load() -> \(type) }"))
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
            "navigation-outside-router",
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
    @Test(arguments: [("init(card: Card) { title = card.title }", 0), ("let card: Card", 1)])
    func whatAViewModelIsMadeOf(member: String, count: Int) throws {
        let others = "struct CardViewModel { var title = \"\"; \(member) }"
        let files = files(presenter: "private var model: CardViewModel?", others: others)
        for dialect in ["common", "swiftui", "module-factory"] {
            #expect(try lint(files, dialect: dialect).filter { $0.rule == "skipped-layer" && $0.from.type == "CardViewModel" }.count == count, "\(dialect)")
        }
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
            final class CardFlowPresenter { let interactor = CardFlowInteractor(); func tapped() { interactor.done() } }
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
                init(store: CardStore, other: \(other)?) { self.store = store; self.other = other }
                func load() {}
            }
            protocol CardHelpInteracting: AnyObject { func load() }
            final class CardHelpPresenter { private let interactor: CardHelpInteracting; init(interactor: CardHelpInteracting) { self.interactor = interactor } }
            """
        let found = try lint(Self.scene + [("Stores.swift", stores)], dialect: "swiftui").filter { $0.to.type == "CardStore" }
        #expect(found.map { "\($0.rule) \($0.severity)" } == Array(repeating: "concrete-boundary warning", count: count))
    }

    /// Who has protocols for some knows the others by their classes for want of care; who has none has another habit.
    @Test(arguments: [("CardListInteracting", ["CardHelpPresenter"]), ("CardListInteractor", [])])
    func whatIsHeldByItsClass(type: String, expected: [String]) throws {
        let help = """
            import SwiftUI
            struct CardHelpView: View { @ObservedObject var presenter: CardHelpPresenter; var body: some View { Text("") } }
            final class CardHelpPresenter: ObservableObject {
                private let interactor: CardHelpInteractor
                init(interactor: CardHelpInteractor) { self.interactor = interactor }
            }
            final class CardHelpInteractor { func load() {} }
            """
        let list = Self.scene.map { ($0.name, $0.source.replacing("interactor: CardListInteracting", with: "interactor: \(type)")) }
        let found = try lint(list + [("CardHelp.swift", help)], dialect: "swiftui").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.from.type) == expected)
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
