import Diagnostics
import Testing

/// What routers have to do with data: they lead on, and neither fetch nor change any.
@Suite struct RouterDataTests {
    private func files(router: String = "MapRouter", _ statement: String, more: String = "") -> Files {
        [
            (
                "Map.swift",
                """
                import UIKit
                import Swinject
                struct Pin: Decodable { let id: Int }
                protocol MapViewProtocol: AnyObject { func show(_ text: String) }
                protocol MapPresenterProtocol: AnyObject { func viewDidLoad(); func didTap() }
                protocol MapInteractorInput: AnyObject { func load() }
                protocol MapInteractorOutput: AnyObject { func didLoad(_ pins: [Pin]) }
                protocol MapRouterProtocol: AnyObject { func close() }
                final class MapViewController: UIViewController, MapViewProtocol {
                    var presenter: MapPresenterProtocol!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show(_ text: String) { title = text }
                }
                final class MapPresenter: MapPresenterProtocol, MapInteractorOutput {
                    weak var view: MapViewProtocol?
                    private let interactor: MapInteractorInput
                    private let router: MapRouterProtocol
                    init(interactor: MapInteractorInput, router: MapRouterProtocol) { self.interactor = interactor; self.router = router }
                    func viewDidLoad() { interactor.load() }
                    func didTap() { router.close() }
                    func didLoad(_ pins: [Pin]) { view?.show("\\(pins.count)") }
                }
                final class MapInteractor: MapInteractorInput {
                    weak var output: MapInteractorOutput?
                    private let pins: PinService
                    init(pins: PinService) { self.pins = pins }
                    func load() { DraftStore.shared.save(""); TileCache.shared.save(""); pins.pins { [weak self] in self?.output?.didLoad($0) } }
                }
                final class \(router): MapRouterProtocol {
                    weak var screen: UIViewController?
                    private let resolver: Resolver = Container()
                    private let held: DraftStoring = DraftStore.shared
                    static func build() -> UIViewController {
                        let (view, router) = (MapViewController(), \(router)())
                        let interactor = MapInteractor(pins: PinClient())
                        let presenter = MapPresenter(interactor: interactor, router: router)
                        view.presenter = presenter; presenter.view = view; interactor.output = presenter; router.screen = view
                        return view
                    }
                    func close() { \(statement); screen?.navigationController?.popViewController(animated: true) }
                    \(more)
                }
                """
            ),
            (
                "Services.swift",
                """
                import UIKit
                protocol PinService: AnyObject { func pins(_ done: @escaping ([Pin]) -> Void); func pick(on screen: UIViewController, _ done: @escaping ([Pin]) -> Void) }
                final class PinClient: PinService {
                    func pins(_ done: @escaping ([Pin]) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in done([]) }.resume() }
                    func pick(on screen: UIViewController, _ done: @escaping ([Pin]) -> Void) { done([]) }
                    var isSignedIn: Bool { true }
                }
                final class UserSession {
                    static let shared = UserSession()
                    func user(_ done: @escaping (Pin) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in done(Pin(id: 0)) }.resume() }
                }
                protocol DraftStoring: AnyObject { var draft: String? { get set } }
                final class DraftStore: DraftStoring {
                    static let shared = DraftStore()
                    weak var observer: AnyObject?
                    var page = 0
                    var draft: String? {
                        get { UserDefaults.standard.string(forKey: "draft") }
                        set { UserDefaults.standard.set(newValue, forKey: "draft") }
                    }
                    func save(_ text: String) { UserDefaults.standard.set(text, forKey: "draft") }
                    func clear() { UserDefaults.standard.removeObject(forKey: "draft") }
                }
                final class TileCache {
                    static let shared = TileCache()
                    func save(_ text: String) { UserDefaults.standard.set(text, forKey: "tiles") }
                    func clear() { UserDefaults.standard.removeObject(forKey: "tiles") }
                }
                """
            ),
        ]
    }

    private func told(_ files: Files) throws -> [String] {
        try lint(files, dialect: "common").filter { $0.rule == "skipped-layer" && !$0.from.type.hasSuffix("Interactor") }.map(\.message)
    }

    /// Whoever changes what is kept decides, whether by a method or by a property; what keeps nothing, and what is only cached, may be set.
    @Test(arguments: [
        ("DraftStore.shared.clear()", "calls 'clear()' of the manager implementation DraftStore"),
        ("DraftStore.shared.save(\"a\")", "calls 'save(_:)' of the manager implementation DraftStore"),
        ("DraftStore.shared.draft = nil", "sets 'draft' of the manager implementation DraftStore"),
        ("held.draft = \"\"", "sets 'draft' of DraftStoring"),
        ("DraftStore.shared.observer = self", nil), ("DraftStore.shared.page = 1", nil), ("_ = DraftStore.shared.draft", nil),
        ("TileCache.shared.clear()", nil), ("TileCache.shared.save(\"\")", nil),
    ])
    func aStoreThatIsChanged(statement: String, what: String?) throws {
        let found = try told(files(statement))
        #expect(found.count == (what == nil ? 0 : 1) && found.allSatisfy { $0.contains("the router MapRouter \(what ?? "")") }, "\(found)")
        // Who leads through the whole app may look after what that remembers.
        #expect(try told(files(router: "AppRouter", statement)) == [])
    }

    /// A router of several scenes fetches nothing for a presenter either. How the app starts, and what it is in, is its own affair.
    @Test(arguments: ["AppRouter", "Navigator", "VisitFlowCoordinator"], [
        ("PinClient().pins { print($0.count) }", "", 1), ("", "func start() { PinClient().pins { print($0.count) } }", 0),
        ("UserSession.shared.user { print($0.id) }", "", 0), ("if PinClient().isSignedIn { print(1) }", "", 0),
        ("PinClient().pick(on: UIViewController()) { print($0.count) }", "", 0), ("screen = MapRouterParts.build(PinClient())", "", 0),
    ])
    func aRouterOfSeveralScenes(router: String, code: (statement: String, more: String, count: Int)) throws {
        let parts = ("Parts.swift", "import UIKit\nenum MapRouterParts { static func build(_ pins: PinService) -> UIViewController { UIViewController() } }")
        let found = try told(files(router: router, code.statement, more: code.more) + [parts])
        #expect(found.count == code.count && found.allSatisfy { $0.contains("the router \(router) calls 'pins(_:)'") }, "\(found)")
    }

    /// What a container hands out is asked as what is held; what is handed on is assembling.
    @Test(arguments: [
        ("resolver.resolve(PinService.self)!.pins { print($0.count) }", 1),
        ("guard let pins = resolver.resolve(PinService.self) else { return }; pins.pins { print($0.count) }", 1),
        ("let next = MapInteractor(pins: resolver.resolve(PinService.self)!); next.output = nil", 0),
        ("resolver.resolve(Pin.self).map { print($0.id) }", 0),
    ])
    func whatAContainerHandsOut(statement: String, count: Int) throws {
        let found = try told(files(statement))
        #expect(found.count == count, "\(found)")
        #expect(try told(files(statement).map { ($0.name, $0.source.replacing("import Swinject\n", with: "")) }) == [])
    }

    /// Whoever is made known to a scene may be looked up by a record, and what a scene is made of is got where that is put together; who waits for it, or
    /// keeps some, does its interactor's part.
    @Test(arguments: [
        ("", "if let client = stock.client(for: Pin(id: 1)) { MapRouterParts.build(client) }", nil),
        ("", "print(stock.pin(id: 1) ?? 0)", "calls 'pin(id:)' of the manager implementation PinStock"),
        ("guard let pin = PinStock.shared.pin(id: 1) else { return nil }", "", nil),
        ("PinStock.shared.add(Pin(id: 1))", "", "calls 'add(_:)' of the manager implementation PinStock"),
        ("PinStock.shared.load { print($0.count) }", "", "calls 'load(_:)' of the manager implementation PinStock"),
    ])
    func whatASceneIsMadeOf(wiring: String, statement: String, what: String?) throws {
        let more = """
            private let stock = PinStock.shared
            static func build(id: Int) -> UIViewController? {
                \(wiring)
                _ = MapPresenter(interactor: MapInteractor(pins: PinClient()), router: MapRouter())
                return nil
            }
            """
        let stock = ("Stock.swift", """
            import UIKit
            final class PinStock {
                static let shared = PinStock()
                private var pins: [Pin] = []
                func client(for pin: Pin) -> PinService? { nil }
                func pin(id: Int) -> Pin? { pins.first }
                func add(_ pin: Pin) { pins.append(pin); UserDefaults.standard.set(pin.id, forKey: "pins") }
                func load(_ done: @escaping ([Pin]) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in done([]) }.resume() }
            }
            enum MapRouterParts { static func build(_ client: PinService) {} }
            extension MapInteractor { func use(_ stock: PinStock) { print(stock.pin(id: 1) ?? 0) } }
            """)
        let found = try told(files(statement, more: more) + [stock])
        #expect(found.count == (what == nil ? 0 : 1) && found.allSatisfy { $0.contains("the router MapRouter \(what ?? "")") }, "\(found)")
    }

    /// What a store has, or its database, is asked by a property as well; what is handed on is assembling, and what keeps no records tells of none.
    @Test(arguments: [
        ("try? store.context.save()", "reads 'context' of the manager implementation VisitStore"), ("_ = try? store.context.fetch(Visit.request())", "reads 'context' of the manager implementation VisitStore"),
        ("_ = try? self.store.context.count(for: Visit.request()); try? store.context.save()", "reads 'context' of the manager implementation VisitStore"),
        ("if store.context.hasChanges { print(1) }", nil), ("MapRouterParts.build(store.context)", nil), ("let context = store.context; print(context)", nil),
        ("guard !cart.items.isEmpty else { return }", "reads 'items' of the manager's interface CartService"),
        ("if cart.items.count > 3 { print(1) }", "reads 'items' of the manager's interface CartService"),
        ("_ = cart.items.first { $0.id == 1 }", "reads 'items' of the manager's interface CartService"),
        ("MapRouterParts.show(cart.items)", nil), ("let items = cart.items; MapRouterParts.show(items)", nil), ("guard !cart.names.isEmpty else { return }", nil),
        ("_ = cart.items", nil),
    ])
    func aStoreThatIsRead(statement: String, what: String?) throws {
        let more = "private let store = VisitStore(context: .init(concurrencyType: .mainQueueConcurrencyType))\nprivate let cart: CartService = CartClient()"
        let stores = ("Stores.swift", """
            import CoreData
            import UIKit
            final class Visit: NSManagedObject { static func request() -> NSFetchRequest<Visit> { NSFetchRequest<Visit>(entityName: "Visit") } }
            final class VisitStore {
                let context: NSManagedObjectContext
                init(context: NSManagedObjectContext) { self.context = context }
                func visits() -> [Visit] { (try? context.fetch(Visit.request())) ?? [] }
            }
            struct CartItem: Codable { let id: Int }
            protocol CartService: AnyObject { var items: [CartItem] { get }; var names: [String] { get }; func add(_ item: CartItem) }
            final class CartClient: CartService {
                private(set) var items: [CartItem] = []
                var names: [String] { [] }
                func add(_ item: CartItem) { items.append(item); UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: "cart") }
            }
            enum MapRouterParts { static func build(_ context: NSManagedObjectContext) {}; static func show(_ items: [CartItem]) {} }
            """)
        let use = ("VisitInteractor.swift", "extension MapInteractor { func visit(_ store: VisitStore, _ cart: CartService) { _ = store.visits(); cart.add(CartItem(id: 1)) } }")
        let found = try told(files(statement, more: more) + [stores, use])
        #expect(found.count == (what == nil ? 0 : 1) && found.allSatisfy { $0.contains("the router MapRouter \(what ?? "")") }, "\(found)")
        #expect(try told(files(router: "AppRouter", statement, more: more) + [stores, use]) == [])
    }

    /// What a router was given of a database or a client it may hand on, and asks nothing; its static functions make scenes.
    @Test(arguments: [
        ("try? realm?.write { }", "works with RealmSwift by 'write' of Realm"), ("_ = realm?.objects(PinRecord.self)", "works with RealmSwift by 'objects' of Realm"),
        ("try? context.save()", "works with CoreData by 'save' of NSManagedObjectContext"), ("self.context.delete(record)", "works with CoreData by 'delete' of NSManagedObjectContext"),
        ("provider.request(.pins) { _ in }", "works with Moya by 'request' of MoyaProvider"), ("store.collection(\"pins\").addDocument(data: [:])", "works with Firebase by 'collection' of Firestore"),
        ("Firestore.firestore().collection(\"pins\").addDocument(data: [:])", "uses Firestore.firestore"), ("try? Auth.auth().signOut()", "uses Auth.auth"),
        ("try? FileManager.default.removeItem(atPath: \"\")", "uses FileManager.default"),
        ("MapRouterParts.open(realm, context, provider, Firestore.firestore())", nil), ("print(context.hasChanges)", nil), ("if Auth.auth().currentUser == nil { print(1) }", nil),
        ("if FileManager.default.fileExists(atPath: \"\") { print(1) }", nil), ("context.perform {}", nil), ("let queue = Queue(); queue.request(1); queue.save()", nil),
        ("screen?.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true); try? FileManager.default.removeItem(atPath: \"\")", nil),
    ])
    func aStoreThatIsAsked(statement: String, what: String?) throws {
        let more = """
            private let realm = try? Realm()
            private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            private let provider = MoyaProvider<PinTarget>()
            private let store: Firestore? = nil
            private let record = NSManagedObject()
            static func start(context: NSManagedObjectContext) { try? context.save() }
            """
        let parts = ("Parts.swift", """
            import CoreData
            import FirebaseFirestore
            import Moya
            import RealmSwift
            final class PinRecord: Object {}
            enum PinTarget: TargetType { case pins }
            final class Queue { func request(_ number: Int) {}; func save() {} }
            enum MapRouterParts { static func open(_ realm: Realm?, _ context: NSManagedObjectContext, _ provider: MoyaProvider<PinTarget>, _ store: Firestore) {} }
            """)
        func told(router: String) throws -> [Finding] {
            let files = files(router: router, statement, more: more).map { ($0.name, "import CoreData\nimport FirebaseAuth\nimport FirebaseFirestore\nimport Moya\nimport RealmSwift\n" + $0.source) }
            return try lint(files + [parts], dialect: "common").filter { $0.rule == "forbidden-framework" && $0.from.type == router }
        }
        let found = try told(router: "MapRouter")
        #expect(found.count == (what == nil ? 0 : 1) && found.allSatisfy { $0.message.hasPrefix("the router MapRouter \(what ?? "-")") }, "\(found.map(\.message))")
        #expect(try told(router: "AppRouter").allSatisfy { ["Auth", "Firestore"].contains($0.to.type) })
    }
}
