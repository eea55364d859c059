import Diagnostics
import Testing

/// What teams of many styles do, and what none of them would.
extension CommonDialectTests {
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

    /// Without an interactor it is no scene of its own.
    @Test(arguments: [("", 0), ("var router: PresenterToRouterCardProtocol?", 1)])
    func aScreenWithoutAScene(router: String, count: Int) throws {
        let help = """
            import UIKit
            protocol HelpViewProtocol: AnyObject { func close() }
            protocol HelpPresenterProtocol: AnyObject { func didTapClose() }
            final class HelpPresenter: HelpPresenterProtocol { weak var view: HelpViewProtocol?; \(router); func didTapClose() { view?.close() } }
            final class HelpViewController: UIViewController, HelpViewProtocol {
                var presenter: HelpPresenterProtocol?
                @objc func closeTapped() { presenter?.didTapClose() }
                func close() { dismiss(animated: true) }
            }
            extension CardRouter { func help() { let help = HelpViewController(); let presenter = HelpPresenter(); presenter.view = help; help.presenter = presenter } }
            """
        #expect(try lint(files(others: help), dialect: "common").filter { $0.rule == "navigation-outside-router" }.count == count)
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
        #expect(try lint(files, dialect: "common").count { $0.from.type == "CardInteractor" && $0.to.type == "CardViewModel" } == count)
        let base = ("Base.swift", "class PresentableInteractor<Screen> { let screen: Screen; init(_ screen: Screen) { self.screen = screen } }")
        let inheriting = files.map { name, source in
            (name, source.replacing("CardInteractor: PresenterTo", with: "CardInteractor: PresentableInteractor<CardShowing>, PresenterTo")
                .replacing("weak var screen: CardShowing?", with: ""))
        }
        #expect(try lint(inheriting + [base], dialect: "common").count { $0.from.type == "CardInteractor" && $0.to.type == "CardViewModel" } == count)
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
        let alerting = named.map { name, source in
            (name, source.replacing("print(CardRouter.make())", with: "present(UIAlertController(), animated: true); print(CardRouter.make())"))
        }
        #expect(try lint(alerting, dialect: "common").map(\.rule) == ["skipped-layer"])
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
        ("import Parse", "PFUser.logOut()", 1), ("import AFNetworking", "print(AFHTTPSessionManager().baseURL)", 1), ("import Kingfisher", "KingfisherManager.shared.cache.clear()", 0),
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
            final class CardForm { var title = "" }
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
        ("final class Box<Value> { var value: Value { didSet { changes.send(value) } }; private let changes = Event<Value>(); init(_ value: Value) { self.value = value } }\nfinal class Event<T> { private struct Listener { let call: (T) -> Void }; private var listeners: [Listener] = []; func send(_ value: T) {} }", 0),
        ("final class Box<Value> { var value: Value; private let form = Form(); init(_ value: Value) { self.value = value } }\nfinal class Form { var onEnd: (() -> Void)? }", 1),
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

    @Test(arguments: [("NSIndexPath", 0), ("NSDate", 0), ("CGImage", 0), ("NSMutableArray", 1)])
    func objectsThatNobodyChanges(type: String, count: Int) throws {
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
        let test = "import XCTest\nfinal class CardTests: XCTestCase { var presenter = CardPresenter(); override func tearDown() { presenter.onChange = nil } }"
        #expect(try self.count("retain-cycle", files + [("CardTests/CardTests.swift", test)]) == count)
    }

    /// Texture's nodes stand for views.
    @Test func nodes() throws {
        let files = files(presenter: "var screen: CardNodeController?", others: """
            import AsyncDisplayKit
            final class CardNodeController: ASDKViewController<ASTableNode> { var presenter: ViewToPresenterCardProtocol? }
            """)
        #expect(try lint(files, dialect: "common").contains { $0.rule == "outward-dependency" && $0.to.role == "view" })
    }

    /// A table's reference to its data source is weak, so whoever made it keeps it.
    @Test(arguments: [("NSObject, UITableViewDataSource", ["retain-cycle"]), ("UITableView", ["retain-cycle", "strong-view-reference"])])
    func whatServesATable(base: String, rules: [String]) throws {
        let others = """
            import UIKit
            final class CardRows: \(base), CardRowsShowing { var onTap: (() -> Void)?; func show() {} }
            protocol CardRowsShowing: AnyObject { var onTap: (() -> Void)? { get set }; func show() }
            extension CardPresenter { func bind() { rows.onTap = { self.viewDidLoad() } } }
            """
        let found = try lint(files(presenter: "private let rows = CardRows()", others: others), dialect: "common").map(\.rule)
        #expect(found.filter { $0 == "retain-cycle" || $0 == "strong-view-reference" }.sorted() == rules)
    }
}
