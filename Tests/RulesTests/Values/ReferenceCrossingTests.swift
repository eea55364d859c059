import Testing

@Suite struct ReferenceCrossingTests {
    /// Of an object that crosses twice the view's message is the one to show in an editor.
    @Test func whereAnObjectReachesTheView() throws {
        let module = """
            import UIKit
            final class Order { var total = 0 }
            protocol OrderInteractorInput: AnyObject { func loadOrder() -> Order? }
            protocol OrderViewInput: AnyObject { func show(order: Order) }
            protocol OrderViewOutput: AnyObject { func viewDidLoad() }
            final class OrderInteractor: OrderInteractorInput { func loadOrder() -> Order? { nil } }
            final class OrderPresenter: OrderViewOutput {
                weak var view: OrderViewInput?
                private let interactor: OrderInteractorInput
                init(interactor: OrderInteractorInput) { self.interactor = interactor }
                func viewDidLoad() { if let order = interactor.loadOrder() { order.total += 1; view?.show(order: order) } }
            }
            final class OrderViewController: UIViewController, OrderViewInput {
                var output: OrderViewOutput!
                override func viewDidLoad() { super.viewDidLoad(); output.viewDidLoad() }
                func show(order: Order) { title = "\\(order.total)" }
            }
            """
        let found = try lint([("Order.swift", module)], dialect: "common").filter { $0.rule == "reference-crossing" }
        #expect(found.map(\.message) == ["'show(order:)' of the view's interface OrderViewInput carries the class Order across the boundary"])
        #expect(found.first?.related.contains { $0.message.hasPrefix("and in 'loadOrder()'") } ?? false)
    }

    /// `Identifier<Order>` has no order in it; the object that crosses beside it is told of where it stands.
    @Test(arguments: [
        ("func show(id: Identifier<Order>)", 0), ("func show(id: Order.ID)", 0), ("func show(row: Row)", 0), ("func show(id: Order.ID, _ order: ↓Order)", 1), ("func show(box: Box<↓Order>)", 1),
    ])
    func whatIsOnlyNamed(message: String, count: Int) throws {
        let order = """
            final class Order { typealias ID = Identifier<Order>; var total = 0 }
            struct Identifier<Owner>: Hashable { let raw: String }
            struct Row { let id: Identifier<Order>; let title: String }
            struct Box<Of> { let contents: Of }
            """
        let scene = Scene(presenterOutput: message, others: [("Order.swift", order)])
        try expectFindings(in: scene.files, rule: "reference-crossing", others: true)
        #expect(MarkedFiles(scene.files).places.count == count)
    }

    /// Views of one message are told of at the first.
    @Test(arguments: [
        ("func eventPick(_ cell: ↓UITableViewCell, in table: UITableView) { rows = [] }", 1), ("func eventPick(_ cell: ↓UITableViewCell, _ images: ↓UIImage) { rows = [] }", 0),
        ("func eventPick(_ cell: ↓UITableViewCell) { rows = [] }\n    func eventDrop(in table: ↓UITableView) { rows = [] }", 0), ("func eventPick(_ row: Int, _ name: String) { rows = [] }", 0),
        ("func eventPick(_ row: Int, in table: ↓UITableView, _ button: UIButton, _ label: UILabel) { rows = [] }", 2),
    ])
    func viewsOfOneMessage(message: String, others: Int) throws {
        let scene = Scene(presenter: message)
        try expectFindings(in: scene.files, rule: "reference-crossing", others: true)
        let plain = Scene(presenter: message.replacing("↓", with: "")).files
        let found = try lint(plain).filter { $0.rule == "reference-crossing" }
        #expect((found.first?.related.count { $0.message.hasPrefix("and a UI") } ?? 0) == others)
    }

    /// A module's handle that a router gives has a screen, which no values stand for; a picture in a struct is another matter.
    @Test(arguments: [
        ("UIViewController", "Let the router put it on the screen, or embed it in a container that the view has for it: it knows the view controllers at both ends."),
        ("UIImage", "Replace UIImage by the values that the other side needs."),
    ])
    func adviceOnAHandle(held: String, help: String) throws {
        let router = "import UIKit\nstruct LoanGrid { let held: \(held) }\nprotocol LoanListRouting: AnyObject { func makeGrid() -> LoanGrid }\n"
            + "final class LoanListRouter: LoanListRouting {\n    weak var viewController: UIViewController?\n"
            + "    func makeGrid() -> LoanGrid { LoanGrid(held: \(held)()) }\n}"
        let scene = Scene(presenter: "var router: LoanListRouting?\nfunc eventOpen() { _ = router?.makeGrid() }", others: [("LoanListRouter.swift", router)])
        #expect(try lint(scene.files).filter { $0.rule == "reference-crossing" }.map(\.help) == [help])
    }

    /// What a framework's delegate is asked for takes what the framework has it take, whether its requirements are known or not.
    @Test(arguments: [
        ("PKPaymentAuthorizationViewControllerDelegate", "paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)", 0),
        ("UIAdaptivePresentationControllerDelegate", "presentationControllerDidDismiss(_ controller: UIPresentationController)", 0),
        ("BIDPromptDelegate", "didClose(_ prompt: BIDPrompt)", 0),
        ("BIDPromptDelegate", "didFinish(_ controller: PKPaymentAuthorizationViewController)", 1),
        ("NSObjectProtocol", "didFinish(_ controller: PKPaymentAuthorizationViewController)", 1),
    ])
    func aDelegateOfAFramework(conformance: String, method: String, count: Int) throws {
        let source = """
            import BankID
            import PassKit
            protocol LoanViewInterface: AnyObject { func show() }
            protocol LoanInteractorInterface: AnyObject { func load() }
            protocol LoanPresenterInterface: AnyObject { func didSelectNext() }
            final class LoanPresenter: NSObject, LoanPresenterInterface {
                weak var view: LoanViewInterface?
                private let interactor: LoanInteractorInterface
                init(interactor: LoanInteractorInterface) { self.interactor = interactor }
                func didSelectNext() { interactor.load(); view?.show() }
            }
            extension LoanPresenter: \(conformance) { func \(method) {} }
            """
        #expect(try lint([("Loan.swift", source)], dialect: "infinum").filter { $0.rule == "reference-crossing" }.count == count)
    }

    /// By what protocol a neighbour is known is no message; an object that is kept as it comes, or asked for more, crosses.
    @Test(arguments: [
        ("output = presenter as? LoanInteractorOutput", "", 0), ("output = (presenter as! LoanInteractorOutput)", "", 0), ("spare = presenter", "var spare: AnyObject?", 1),
        ("spare = presenter as? LoanPresenter", "weak var spare: LoanPresenter?", 1),
    ])
    func aNeighbourThatIsMadeKnown(statement: String, property: String, count: Int) throws {
        let source = """
            protocol LoanViewInterface: AnyObject { func show() }
            protocol LoanInteractorInterface: AnyObject { func load(); func attach(presenter: AnyObject) }
            protocol LoanInteractorOutput: AnyObject { func didLoad() }
            protocol LoanPresenterInterface: AnyObject { func didSelectNext() }
            final class LoanInteractor: LoanInteractorInterface {
                weak var output: LoanInteractorOutput?
                \(property)
                func attach(presenter: AnyObject) { \(statement) }
                func load() { output?.didLoad() }
            }
            final class LoanPresenter: LoanPresenterInterface, LoanInteractorOutput {
                weak var view: LoanViewInterface?
                private let interactor: LoanInteractorInterface
                init(interactor: LoanInteractorInterface) { self.interactor = interactor; interactor.attach(presenter: self) }
                func didSelectNext() { interactor.load(); view?.show() }
                func didLoad() {}
            }
            """
        #expect(try lint([("Loan.swift", source)], dialect: "common").filter { $0.rule == "reference-crossing" }.count == count)
    }

    private func expect(
        _ scene: Scene, others: Bool = false, settings: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: scene.files, rule: "reference-crossing", others: others, settings: settings, sourceLocation: sourceLocation)
    }

    private static let shapes = """
        import UIKit
        struct Page<Element> { let elements: [Element] }
        final class Account { var name = "" }
        actor Store {}
        enum LoanState { case due, overdue }
        struct Loan { let title: String; let state: LoanState; let day: Date; let link: URL?; let id: UUID }
        typealias Picture = UIImage
        class Observable<Element> { private var observers: [(Element) -> Void] = []; func subscribe(_ on: @escaping (Element) -> Void) {} }
        final class Single<Element>: Observable<Element> { private(set) var count = 0; var isDone: Bool { count > 0 } }
        final class Observed<Value> { private let value: Value?; init() { value = nil } }
        final class Future<Value> { var value: Value? }
        final class Channel<Value> { struct Listener { weak var owner: AnyObject?; let hear: (Value) -> Void }; private var listeners = [Listener](); var value: Value? }
        final class Ring<Value> { struct Bead { let value: Value }; private var beads = [Bead](); var value: Value? }
        class Box<Value> { var value: Value? }
        final class Promise<Value>: Box<Value> {}
        final class Driver<Value> { private var stored: Value?; var value: Value? { get { stored } set { stored = newValue } } }
        protocol LoanListDelegate: AnyObject { func eventDone() }
        """

    /// A preview can only be shown by who has the session, and an outline's rows have to be objects.
    @Test(arguments: [
        ("session: AVCaptureSession", "NSViewController", ""), ("frame: CMSampleBuffer", "NSViewController", ""), ("frame: CVPixelBuffer", "NSViewController", ""),
        ("pool: CVPixelBufferPool", "NSViewController", "↓"), ("session: AVCaptureDevice", "NSViewController", "↓"),
        ("node: Node", "NSViewController, NSOutlineViewDataSource", ""), ("node: Node", "NSViewController", "↓"),
        ("pin: Pin", "NSViewController", ""), ("line: MKPolyline", "NSViewController", ""), ("lines: [MKPolygon]", "NSViewController", ""),
        ("circle: MKCircle?", "NSViewController", ""), ("spot: MKPointAnnotation", "NSViewController", ""), ("place: MKPlacemark", "NSViewController", ""),
        ("tiles: MKTileOverlay", "NSViewController", ""), ("item: MKMapItem", "NSViewController", "↓"), ("camera: MKMapCamera", "NSViewController", "↓"),
        ("renderer: MKPolylineRenderer", "NSViewController", "↓"),
    ])
    func whatAViewCannotShowOtherwise(carried: String, view: String, mark: String) throws {
        let source = """
            import AppKit
            import AVFoundation
            import MapKit
            final class Node { var children: [Node] = [] }
            final class Pin: NSObject, MKAnnotation { var coordinate = CLLocationCoordinate2D() }
            final class CameraViewController: \(view) { var presenter: CameraPresenter? }
            extension CameraViewController: CameraPresenterOutput { func show(\(carried)) {} }
            final class CameraPresenter { weak var output: CameraPresenterOutput?; let useCase: LoanListUseCase? = nil }
            protocol CameraPresenterOutput: AnyObject { func show(\(carried.replacing(": ", with: ": \(mark)"))) }
            """
        try expectFindings(in: Scene(others: [("Camera.swift", source)]).files, rule: "reference-crossing", others: true)
    }

    /// A map's line in a value on its way to the map; a use case that is sent one, or a value with something else of the map's, has no need of that.
    @Test(arguments: [
        ("let line: MKPolyline", "func show(way: Way)", "", 0), ("let item: MKMapItem", "func show(way: Way)", "", 1), ("", "func show()", "func load(line: MKPolyline)", 1),
        ("let line: MKPolyline", "func show()", "func load(way: Way)", 1),
    ])
    func aLineOfAMap(stored: String, shown: String, asked: String, count: Int) throws {
        let source = """
            import MapKit
            import UIKit
            struct Way { \(stored) }
            protocol WayViewInput: AnyObject { \(shown) }
            protocol WayViewOutput: AnyObject { func viewIsReady() }
            protocol WayInteractorInput: AnyObject { func load(); \(asked) }
            final class WayInteractor: WayInteractorInput { func load() {}; \(asked.isEmpty ? "" : asked + " {}") }
            final class WayPresenter: WayViewOutput {
                weak var view: WayViewInput?
                var interactor: WayInteractorInput?
                func viewIsReady() { interactor?.load() }
            }
            final class WayViewController: UIViewController, WayViewInput { var output: WayViewOutput?; \(shown) {} }
            """
        #expect(try lint([("Way.swift", source)], dialect: "common").count { $0.rule == "reference-crossing" } == count)
    }

    /// The view hands back what was chosen of what it had to be shown.
    @Test(arguments: [("NSViewController, NSOutlineViewDataSource", ""), ("NSViewController", "↓")])
    func whatIsChosenInAnOutline(view: String, mark: String) throws {
        let source = """
            import AppKit
            final class Node { var children: [Node] = [] }
            final class NodesViewController: \(view) { var presenter: NodesPresenterInterface?; func act() { presenter?.eventChosen(Node()) } }
            extension NodesViewController: NodesPresenterOutput { func show(title: String) {} }
            protocol NodesPresenterInterface: AnyObject { func eventChosen(_ node: \(mark)Node?) }
            final class NodesPresenter: NodesPresenterInterface {
                weak var output: NodesPresenterOutput?
                let useCase: LoanListUseCase? = nil
                func eventChosen(_ node: Node?) { output?.show(title: "") }
            }
            protocol NodesPresenterOutput: AnyObject { func show(title: String) }
            """
        try expectFindings(in: Scene(others: [("Nodes.swift", source)]).files, rule: "reference-crossing", others: true)
    }

    /// What a scene is put together by is no message: who is known by a class is asked elsewhere.
    @Test(arguments: [("var router: LoansRouter? { get set }", []), ("func open(_ router: LoansRouter)", ["reference-crossing"])])
    func aPartInTheInterface(requirement: String, expected: [String]) throws {
        let member = requirement.hasPrefix("var") ? "var router: LoansRouter?" : "\(requirement) {}"
        let source = """
            import UIKit
            protocol LoansViewProtocol: AnyObject { func show() }
            protocol LoansPresenterProtocol: AnyObject { func viewDidLoad(); \(requirement) }
            protocol LoansInteractorProtocol: AnyObject { func load() }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show() {}
            }
            final class LoansPresenter: LoansPresenterProtocol {
                weak var view: LoansViewProtocol?
                var interactor: LoansInteractorProtocol?
                \(member)
                func viewDidLoad() { interactor?.load(); view?.show() }
            }
            final class LoansInteractor: LoansInteractorProtocol { func load() {} }
            final class LoansRouter { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }
            """
        let found = try lint([("Loans.swift", source)], dialect: "module-factory").map(\.rule)
        #expect(found.filter { $0 == "reference-crossing" } == expected)
        #expect(found.contains("concrete-boundary") == expected.isEmpty)
    }

    /// Only the view can tell where a popover points to.
    @Test(arguments: [
        ("func eventShare(sourceView: UIView)", 0), ("func eventShare(from source: UIBarButtonItem)", 0), ("func eventShare(_ anchor: UIView?)", 0),
        ("func eventShare(source: UIImage)", 1), ("func eventShare(view: UIView)", 1), ("func eventShare(source: Int, view: UIView)", 1),
    ])
    func whereAPopoverPointsTo(message: String, count: Int) throws {
        let findings = try lint(Scene(presenter: "\(message) { useCase.eventViewReady() }").files.map { ($0.name, "import UIKit\n" + $0.source) })
        #expect(findings.count { $0.rule == "reference-crossing" } == count, "\(findings.map(\.message))")
    }

    /// By whatever name, a view that a popover points to has no value that could stand for it.
    @Test(arguments: [
        ("button: UIButton", "router?.share(text: \"\", sourceView: button)", 0), ("button: UIButton", "router?.open(text: \"\", in: button)", 1),
        ("button: UIButton", "router?.open(.share(text: \"\", sourceView: button))", 0), ("item: UIBarButtonItem", "router?.share(item: item)", 1),
        ("button: UIButton", "button.isEnabled = false; router?.share(text: \"\", sourceView: button)", 1),
    ])
    func whatAPresenterHandsOnForAPopover(parameter: String, statement: String, count: Int) throws {
        let presenter = "var router: LoanListRouter?\nfunc eventShare(\(parameter)) { \(statement) }"
        let router = ("LoanListRouter.swift", "protocol LoanListRouter: AnyObject { func open(_ text: String) }")
        let findings = try lint(Scene(presenter: presenter, others: [router]).files.map { ($0.name, "import UIKit\n" + $0.source) })
        #expect(findings.filter { $0.rule == "reference-crossing" && $0.from.type == "LoanListPresenter" }.count == count, "\(findings.map(\.message))")
    }

    @Test(arguments: [
        ("func share(barButtonItem: UIBarButtonItem)", "", 0), ("func share(item: UIBarButtonItem)", "activity.popoverPresentationController?.barButtonItem = item", 0),
        ("func share(item: UIBarButtonItem)", "let popover = activity.popoverPresentationController; popover?.sourceItem = item; popover?.sourceRect = item.frame", 0),
        ("func share(item: UIBarButtonItem)", "activity.popoverPresentationController?.barButtonItem = item; item.isEnabled = false", 1),
        ("func share(item: UIBarButtonItem)", "keep = item", 1),
        ("func go(to option: LoanOption)", "", 0), ("func go(to sheet: LoanSheet)", "", 0), ("func go(to screen: LoanScreen)", "", 1),
        ("func show(on scene: UIWindowScene)", "", 0), ("func begin(with pan: UIScreenEdgePanGestureRecognizer)", "", 0),
        ("func play(with animator: UIViewPropertyAnimator)", "", 1),
    ])
    func whatARouterPointsTo(message: String, statement: String, count: Int) throws {
        let router = ("LoanListRouter.swift", """
            protocol LoanListRouter: AnyObject { \(message) }
            final class LoanListRouterImpl: LoanListRouter { var keep: UIBarButtonItem?; let activity = UIActivityViewController(activityItems: [], applicationActivities: nil); \(message) { \(statement) } }
            enum LoanOption { case share(text: String, sourceView: UIView) }
            struct LoanSheet { let text: String; let barButtonItem: UIBarButtonItem }
            enum LoanScreen { case embed(text: String, container: UIView) }
            """)
        let files = Scene(presenter: "var router: LoanListRouter?\nfunc eventShare() { router?.share(); router?.go() }", others: [router]).files
        let findings = try lint(files.map { ($0.name, "import UIKit\n" + $0.source) })
        #expect(findings.filter { $0.rule == "reference-crossing" && $0.location.path == "LoanListRouter.swift" }.count == count, "\(findings.map(\.message))")
    }

    /// What only a view can point to is no reason to hand an interactor one.
    @Test func anAnchorForAnInteractor() throws {
        let option = ("LoanOption.swift", "import UIKit\nenum LoanOption { case share(text: String, sourceView: ↓UIView) }")
        try expect(Scene(useCase: "func eventShare(_ option: LoanOption) {}", others: [option]), others: true)
    }

    /// What has constants only is as good as a struct, and better one.
    @Test(arguments: [
        ("let text = \"\"", "Declare Notice a struct: nothing of it changes."),
        ("var text = \"\"", "Declare Notice a struct: it has nothing but data, which is copied then as it is handed over."),
        ("var text = \"\"; func clear() { text = \"\" }", "Pass a struct or enum of the values that the other side needs."),
        ("var text = \"\"; var onTap: (() -> Void)?", "Pass a struct or enum of the values that the other side needs."),
        ("var text = \"\"; var next: Notice?", "Pass a struct or enum of the values that the other side needs."),
        ("var text = \"\"; static func empty() -> Notice { let notice = Notice(); notice.text = \"\"; return notice }",
            "Declare Notice a struct: it has nothing but data, which is copied then as it is handed over."),
        ("var text = \"\" }\nfinal class Reader { func read(_ notice: Notice) { notice.text = \"\" }", "Pass a struct or enum of the values that the other side needs."),
    ])
    func theAdviceForAClass(members: String, help: String) throws {
        let notice = ("Notice.swift", "final class Notice { \(members) }")
        let findings = try lint(Scene(presenterOutput: "func show(notice: Notice)", view: "func show(notice: Notice) {}", others: [notice]).files)
        #expect(findings.filter { $0.rule == "reference-crossing" }.map(\.help) == [help])
    }

    /// ObjectMapper's mapping needs no object, and Realm's records have to be some.
    @Test(arguments: [
        ("ObjectMapper", "Mappable", true), ("ObjectMapper", "ImmutableMappable", true), ("RealmSwift", "Object, Mappable", false), ("Foundation", "NSObject, NSCoding", false),
    ])
    func theAdviceForAClassThatIsMapped(module: String, bases: String, isStruct: Bool) throws {
        let notice = """
            import \(module)
            final class Notice: \(bases) {
                var text: String?
                required init?(map: Map) {}
                func mapping(map: Map) { text <- map["text"] }
            }
            """
        let found = try lint(Scene(presenterOutput: "func show(notice: Notice)", view: "func show(notice: Notice) {}", others: [("Notice.swift", notice)]).files)
            .filter { $0.rule == "reference-crossing" }
        #expect(found.map { $0.help.hasPrefix("Declare Notice a struct, its initialiser without 'required' and its 'mapping' mutating: ") } == [isStruct])
    }

    /// Protocols that are called after no scene are of the one whose parts implement them: what crosses by several is decided once.
    @Test(arguments: [("", 1), ("final class OtherViewController: UIViewController, PresenterToViewProtocol { func show(notices: [Notice]) {} }", 2)])
    func protocolsWithoutASceneInTheirNames(others: String, count: Int) throws {
        let notice = """
            import UIKit
            final class Notice { var text = ""; func clear() { text = "" } }
            protocol ViewToPresenterProtocol: AnyObject { func start() }
            protocol PresenterToViewProtocol: AnyObject { func show(notices: [Notice]) }
            protocol PresenterToInteractorProtocol: AnyObject { func load() }
            protocol InteractorToPresenterProtocol: AnyObject { func loaded(notices: [Notice]) }
            final class NoticeInteractor: PresenterToInteractorProtocol {
                weak var presenter: InteractorToPresenterProtocol?
                func load() { presenter?.loaded(notices: []) }
            }
            final class NoticePresenter: ViewToPresenterProtocol, InteractorToPresenterProtocol {
                weak var view: PresenterToViewProtocol?
                var interactor: PresenterToInteractorProtocol?
                func start() { interactor?.load() }
                func loaded(notices: [Notice]) { view?.show(notices: notices) }
            }
            final class NoticeViewController: UIViewController, PresenterToViewProtocol {
                var presenter: ViewToPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.start() }
                func show(notices: [Notice]) { title = notices.first?.text }
            }
            \(others)
            """
        let found = try lint([("Notice.swift", notice)], dialect: "xcode-templates").filter { $0.rule == "reference-crossing" }
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.first?.from.type == "InteractorToPresenterProtocol" || count > 1)
    }

    /// A view is asked for what it is to show, and not for what shows it.
    @Test(arguments: [
        ("var height: NSLayoutConstraint { get }", "let height = NSLayoutConstraint()", "Keep it private, and ask for what it is to show in a message: 'show(title:)', 'reload()'."),
        ("var table: UITableView { get }", "let table = UITableView()", "Keep the view private, and ask for what it is to show in a message: 'show(title:)', 'reload()'."),
        ("func show(in container: UIView)", "func show(in container: UIView) {}", "Pass a struct or enum of the values that the other side needs."),
    ])
    func theAdviceForAViewThatIsHandedOut(requirement: String, member: String, help: String) throws {
        let files = Scene(presenterOutput: requirement, view: member).files.map { ($0.name, "import UIKit\n" + $0.source) }
        #expect(try lint(files).filter { $0.rule == "reference-crossing" }.map(\.help) == [help])
    }

    /// A class that has to be one can't be a struct.
    @Test(arguments: [
        (": NSObject", false), (": NSObject, MKMapViewDelegate", false), (": Keyed", false), (": Base", false), (": Titled, Hashable", true),
        (": Decodable", true), ("", true),
    ])
    func theAdviceForAClassThatHasToBeOne(bases: String, isStruct: Bool) throws {
        let notice = """
            import MapKit
            protocol Keyed: AnyObject {}
            protocol Titled {}
            class Base {}
            final class Notice\(bases) { let text = "" }
            """
        let scene = Scene(presenter: "func eventTapped(_ notice: Notice) {}", view: "func tap(_ notice: Notice) { presenter.eventTapped(notice) }", others: [("Notice.swift", notice)])
        let help = isStruct ? "Declare Notice a struct: nothing of it changes." : "Pass the values of Notice that the other side needs, or what tells which one it is."
        #expect(try lint(scene.files).filter { $0.rule == "reference-crossing" }.map(\.help) == [help])
    }

    /// What nobody can change is a value to those who take classes of constants for one; to others it ties both sides to its framework.
    @Test(arguments: [
        ("SKProduct", 0, true), ("HKWorkout", 0, true), ("CNContact", 0, true), ("PHAsset", 0, true), ("PKPaymentToken", 0, true),
        ("UNNotificationResponse", 0, true), ("CBUUID", 0, true), ("NSManagedObjectID", 0, true), ("CKRecord.ID", 0, true), ("MCPeerID", 0, true),
        ("UITraitCollection", 0, true), ("UIApplicationShortcutItem", 0, true), ("UIMutableApplicationShortcutItem", 1, false), ("NSManagedObject", 1, false), ("CKRecord", 1, false),
        ("CNMutableContact", 1, false), ("SKPaymentQueue", 1, false), ("SKMutablePayment", 1, false),
        ("PKPaymentRequest", 1, false),
    ])
    func whatFrameworksHandOut(type: String, count: Int, isConstant: Bool) throws {
        let scene = Scene(useCaseOutput: "func present(_ record: \(type))").files.map { ($0.name, "import CloudKit\nimport Contacts\nimport CoreBluetooth\nimport CoreData\nimport HealthKit\nimport MultipeerConnectivity\nimport PassKit\nimport Photos\nimport StoreKit\nimport UIKit\nimport UserNotifications\n" + $0.source) }
        let found = try lint(scene).filter { $0.rule == "reference-crossing" }
        #expect(found.map { $0.because.contains("depends on") } == [isConstant])
        let among = try lint(scene, settings: "rules:\n  reference-crossing: {immutable-classes: true}\n").filter { $0.rule == "reference-crossing" }
        #expect(among.count == count)
    }

    /// Nobody can change a predicate, and everybody depends on Foundation: what is left to say is that both sides are tied to a class.
    @Test(arguments: [
        ("NSPredicate", 0), ("NSCompoundPredicate", 0), ("NSSortDescriptor", 0), ("NSRegularExpression", 0), ("NSTextCheckingResult", 0), ("HTTPURLResponse", 0), ("HTTPCookie", 0),
        ("HTTPCookieStorage", 1), ("NSData", 1), ("URLSession", 1),
    ])
    func whatFoundationHandsOut(type: String, count: Int) throws {
        let scene = Scene(useCaseOutput: "func present(_ record: \(type))").files
        let found = try lint(scene).filter { $0.rule == "reference-crossing" }
        #expect(found.map { $0.because.hasSuffix("stay tied to one class.") } == [count == 0], "\(found.map(\.because))")
        let among = try lint(scene, settings: "rules:\n  reference-crossing: {immutable-classes: true}\n").filter { $0.rule == "reference-crossing" }
        #expect(among.count == count)
    }

    // MARK: - What crosses

    @Test(arguments: [
        "func show(a: ↓UIColor)", "func show(a: ↓UIColor?)", "func show(a: [↓UIColor])", "func show(a: [[↓UIColor]?])",
        "func show(a: [String: ↓UIColor])", "func show(a: Set<↓NSObject>)", "func show(a: (Int, ↓UIImage))",
        "func show(a: (title: String, picture: ↓UIImage))", "func show(a: Result<↓UIImage, Error>)",
        "func show(a: Page<↓UIImage>)",
        "func show(a: @escaping (↓UIImage) -> Void)", "func show(a: (() -> ↓UIImage)?)", "func show(a: inout ↓Int)",
        "func show(a: Int, b: inout ↓Int)", "func show(a: inout ↓Int, b: Int, c: inout Int)",
        "func show(a: ↓UIColor...)", "func show(a: ↓Account)", "func show(a: ↓Store)", "func show(a: Optional<↓UIImage>)",
        "func show(a: ↓NSAttributedString)", "func show(a: ↓NSError)", "func show(a: ↓Picture)",
        "func show(a: any ↓UIView & Sendable)",
        "func show() -> ↓UIImage", "var picture: ↓UIImage? { get }", "func show<A: Sequence>(a: A, b: ↓UIColor)",
        "func show(a: ↓NSMutableString) async throws", "func show(first: ↓UIColor, second: ↓UIImage)",
        "func show(a: __owned ↓UIColor)", "func show(a: Observable<↓UIColor>)", "func show(a: ↓Observed<Int>)", "func show(a: ↓Future<Int>)", "func show(a: ↓Promise<Int>)", "func show(a: ↓Driver<Int>)", "func show(a: ↓Ring<Int>)", "func show(a: Channel<↓UIColor>)",
    ])
    func objects(requirement: String) throws {
        try expect(Scene(presenterOutput: requirement, others: [("Shapes.swift", Self.shapes)]))
    }

    @Test(arguments: [
        "func show(a: Int, b: String?, c: [Double], d: [String: Bool], e: (Int, Int))",
        "func show(a: Date, b: URL, c: UUID, d: Data, e: Decimal, f: IndexPath, g: Locale, h: CGFloat, i: CGRect)",
        "func show(a: Loan, b: [Loan], c: Page<Loan>, d: LoanState)",
        "func show(a: @escaping (Loan) -> Void, b: (() -> Void)?)",
        "func show(a: Result<Loan, Error>)",
        "func show(delegate: LoanListDelegate)", "func show(delegate: (any LoanListDelegate)?)",
        "func show<Value: Equatable>(a: Value)",
        "func show(kind: UIColor.Type)",
        "func show(range: Range<Int>, other: ClosedRange<Date>)",
        "func show(edges: UIEdgeInsets, mode: UIView.ContentMode)",
        "var typed: Observable<String> { get }", "var rows: Channel<[Loan]> { get }", "func show(all: Single<Loan>)", "func show(text: AttributedString)", "func show(temperature: Measurement<UnitTemperature>, unit: UnitLength)",
    ])
    func values(requirement: String) throws {
        try expect(Scene(presenterOutput: requirement, others: [("Shapes.swift", Self.shapes)]))
    }

    @Test func typesThatAreNotKnownAreCountedAndNeverReported() throws {
        let files = Scene(presenterOutput: "func show(money: Money, rate: FX.Rate)").files
        try expectFindings(in: files, rule: "reference-crossing")
        let report = try #require(try outcome(of: files).report)
        #expect(report.unresolved["unknown-type"] == 2)
    }

    // MARK: - Which boundaries

    @Test func everyBoundaryBetweenTheLayers() throws {
        try expect(Scene(useCaseOutput: "func present(account: ↓Account)", others: [("Shapes.swift", Self.shapes)]))
        try expect(
            Scene(
                presenter: "func eventPicked(_ picture: ↓UIImage?) { useCase.eventPicked(picture) }",
                useCase: "func eventPicked(_ picture: ↓UIImage?) {}",
                viewDidLoad: "presenter.eventPicked(nil)", others: [("Shapes.swift", Self.shapes)]))
    }

    /// The control that was touched is the classic.
    @Test func aSenderOnItsWayIn() throws {
        try expect(
            Scene(
                presenter: "func eventTouched(_ sender: ↓UIButton) {}",
                view: "@IBAction func touched(_ sender: UIButton) { presenter.eventTouched(sender) }"))
    }

    /// Where a popover points to is no more than handed on.
    @Test(arguments: [
        ("sender: UIButton", "useCase.eventTouched(sender)", ""), ("sender: UIButton", "sender.isEnabled = false; useCase.eventTouched(sender)", "↓"),
        ("sender: UIViewController", "useCase.eventTouched(sender)", "↓"), ("from view: UIView", "useCase.eventTouched(view)", ""), ("view: UIView", "useCase.eventTouched(view)", "↓"),
        ("sourceView: UIView", "", ""),
    ])
    func aSenderThatIsHandedOn(parameter: String, statement: String, mark: String) throws {
        let label = parameter.prefix { $0 != ":" && $0 != " " }
        let presenter = "func eventTouched(\(parameter.replacing(": ", with: ": \(mark)"))) { \(statement) }"
        try expect(
            Scene(
                presenter: presenter, useCase: "func eventTouched(_ anything: Any) {}",
                view: "@IBAction func touched(_ sender: UIButton) { presenter.eventTouched(\(label): other) }"), others: true)
    }

    @Test(arguments: [
        "private func tint(_ colour: UIColor) {}",
        "private var colour: UIColor?",
        "init(useCase: LoanListUseCase, colour: UIColor) { self.useCase = useCase }",
        "static func colour() -> UIColor? { nil }",
    ])
    func insideAType(presenter: String) throws {
        try expect(Scene(presenter: "\(presenter)", others: [("Shapes.swift", Self.shapes)]))
    }

    /// Managers and gateways hand out entities, which are classes.
    @Test func managersAndGateways() throws {
        let gateway = """
            protocol LoanManager { func loans(completion: @escaping ([LoanRecord]) -> Void) }
            final class LoanRecord { var title = "" }
            protocol EntityGateway { var loanManager: LoanManager { get } }
            """
        try expect(Scene(useCase: "private let gateway: EntityGateway? = nil", others: [("Gateway.swift", gateway)]))
    }

    /// What is given for the time of a closure is changed where it is kept.
    @Test(arguments: [("Loan", ""), ("LoanObject", "↓")])
    func aClosureThatChangesAValue(type: String, mark: String) throws {
        let loans = ("Loans.swift", "struct Loan { var title = \"\" }\nfinal class LoanObject {}")
        try expectFindings(
            in: Scene(useCaseOutput: "func presentChange(_ change: (inout \(mark)\(type)) -> Void)", others: [loans]).files,
            rule: "reference-crossing", others: true)
    }

    // MARK: - Values that hold objects

    /// Storage that copies share is nobody else's; what a store made stays tied to it.
    @Test(arguments: [
        ("private let hours: Hours?", "final class Hours { var day = 0 }"), ("fileprivate var hours: [Hours]", "final class Hours { var day = 0 }"),
        ("let hours: ↓Hours?", "final class Hours { var day = 0 }"), ("private(set) var hours: ↓Hours?", "final class Hours { var day = 0 }"),
        ("private let hours: ↓Hours?", "final class Hours: NSManagedObject {}"), ("private let picture: ↓UIImage", ""),
    ])
    func anObjectThatOnlyItsStructKnows(property: String, object: String) throws {
        let place = "import CoreData\nimport UIKit\nstruct Place { \(property) }\n\(object)"
        try expect(
            Scene(presenter: "private func show() { output?.show(place: nil) }", presenterOutput: "func show(place: Place?)",
                view: "func show(place: Place?) {}", others: [("Place.swift", place)]))
    }

    @Test func theStoredPartIsTheFault() throws {
        let models = """
            import UIKit
            struct RowViewModel { let title: String; let icon: ↓UIImage }
            """
        try expect(
            Scene(
                presenterOutput: "func show(rows: [RowViewModel])\nfunc show(row: RowViewModel)",
                others: [("RowViewModel.swift", models)]))
    }

    @Test func throughSeveralValues() throws {
        let models = """
            import UIKit
            struct Screen { let section: Section }
            struct Section { let rows: [String: Row?] }
            indirect enum Row { case plain(String), picture(↓UIImage), group(Row) }
            """
        let scene = Scene(presenterOutput: "func show(screen: Screen)", others: [("Screen.swift", models)])
        try expect(scene)
        let finding = try #require(try lint(MarkedFiles(scene.files).plain).first)
        #expect(finding.message.hasSuffix("(Screen.section → Section.rows → Row.picture)"))
        #expect(finding.related.map(\.location.line) == [4])
    }

    @Test(arguments: [
        "struct Row { let title: String; var icon: UIImage? { nil } }",
        "struct Row { let title: String; static let icon = UIImage() }",
        "struct Row { let title: String; func icon() -> UIImage { UIImage() } }",
        "struct Row { let title: String; init(icon: UIImage) { title = \"\" } }",
        "struct Row { let title: String; final class Maker { let icon = UIImage() } }",
        "enum Row { case plain(String); static func make(_ icon: UIImage) -> Row { .plain(\"\") } }",
        "struct Row { let title: String; init(icon: (UIView) -> UIImage) { title = \"\" } }", "struct Row { let title: String; func all(_ visit: (UIView) -> Void) {} }",
        "struct Row { let title: String; var make: (UIView) -> String { { _ in \"\" } } }",
    ])
    func partsThatStoreNothing(row: String) throws {
        try expect(Scene(presenterOutput: "func show(row: Row)", others: [("Row.swift", "import UIKit\n" + row)]))
    }

    @Test func aPartWithoutAWrittenType() throws {
        let row = "import UIKit\nstruct Row { let title: String; let ↓icon = UIImage() }"
        try expect(Scene(presenterOutput: "func show(row: Row)", others: [("Row.swift", row)]))
    }

    @Test func aPartThatIsAClosure() throws {
        let row = "import UIKit\nstruct Row { let title: String; let onTap: (↓UIView) -> Void }"
        try expect(Scene(presenterOutput: "func show(row: Row)", others: [("Row.swift", row)]))
    }

    @Test func aPartOfGenericType() throws {
        let row = "import UIKit\nstruct Page<Element> { let all: [Element] }\nstruct Row { let pictures: Page<↓UIImage> }"
        try expect(Scene(presenterOutput: "func show(row: Row)", others: [("Row.swift", row)]))
    }

    @Test func valuesThatHoldEachOther() throws {
        let models = "struct A { let b: [B] }\nstruct B { let a: [A] }\nenum C { indirect case c(C) }"
        try expect(Scene(presenterOutput: "func show(a: A, b: B, c: C)", others: [("AB.swift", models)]))
    }

    @Test(arguments: ["(UIImage) -> Void", "[UIImage]", "UIImage?", "Result<UIImage, Error>", "(Int, UIImage)"])
    func throughAnAliasOfACompoundType(target: String) throws {
        try expect(
            Scene(
                presenterOutput: "func show(a: ↓Picked)",
                others: [("Picked.swift", "import UIKit\ntypealias Picked = \(target)")]))
    }

    @Test(arguments: ["func show(a: ↓AnyObject)", "func show(a: [↓AnyObject])", "var a: ↓AnyObject? { get }"])
    func objectsOfAnyClass(requirement: String) throws {
        try expect(Scene(presenterOutput: requirement))
    }

    // MARK: - Names that mean something else

    @Test func aTypeOfTheProjectThatShadowsAFrameworks() throws {
        try expect(
            Scene(
                presenterOutput: "func show(a: UIColor, b: Theme.UIImage)",
                others: [
                    ("UIColor.swift", "struct UIColor { let red: Int }\nenum Theme { struct UIImage { let name: String } }")
                ]))
    }

    @Test func aQualifiedName() throws {
        try expect(
            Scene(others: [
                ("Tint.swift", "import UIKit\nextension LoanListPresenterOutput { func show(colour: ↓UIKit.UIColor) {} }")
            ]))
    }

    @Test func aStructCalledViewInput() throws {
        try expect(
            Scene(
                presenterOutput: "func show(input: LoanListViewInput)",
                others: [
                    ("ViewInput.swift", "struct LoanListViewInput { let title: String }")
                ]))
    }

    @Test func aProtocolsExtensionIsLookedAtAsWell() throws {
        try expect(
            Scene(others: [
                ("Output+Default.swift", "import UIKit\nextension LoanListPresenterOutput { func show(colour: ↓UIColor) {} }")
            ]))
    }

    @Test func aTeamsAllowedTypes() throws {
        let scene = Scene(presenterOutput: "func show(a: UIImage, b: ↓UIColor)", others: [("Shapes.swift", Self.shapes)])
        try expect(scene, settings: "rules:\n  reference-crossing: {severity: error, allowed-types: [UIImage]}\n")
        try expect(scene, settings: "rules:\n  reference-crossing: {allowed-types: [UIImage]}\n")
    }

    /// The Book's plain objects, as Objective-C has them.
    @Test func classesOfConstants() throws {
        let plain = """
            import UIKit
            class Base: NSObject { let id = 0 }
            final class LoanPONSO: Base { let title: String; let rows: [Int]; static var shared: LoanPONSO?; var isLong: Bool { rows.count > 3 }; init(title: String) { self.title = title; rows = [] } }
            final class SentPONSO: Codable { let title: String }
            final class OpenPONSO { let title = ""; private var count = 0 }
            final class ColourPONSO { let colour: ↓UIColor }
            final class Work: Operation { let loan = 0 }
            class Drawn { let image: ↓UIImage }
            final class DrawnPONSO: Drawn { let title = "" }
            final class StrangePONSO: Unknown { let title = "" }
            class BasePONSO { let title = "" }
            final class LatePONSO: BasePONSO { var row = 0 }
            final class SetPONSO { let title = ""; var row: Int { get { 0 } set { print(newValue) } } }
            final class Loader { func load() {} }
            """
        let output = """
            func show(z: MARKSentPONSO, a: MARKLoanPONSO, b: [↓OpenPONSO], c: MARKColourPONSO, d: ↓Work)
            func show(e: MARKDrawnPONSO, f: ↓StrangePONSO, g: ↓BasePONSO, h: ↓SetPONSO, i: ↓Loader, j: ↓NSObject)
            """
        func scene(_ mark: String) -> Scene {
            Scene(presenterOutput: output.replacing("MARK", with: mark), others: [("Plain.swift", mark.isEmpty ? plain : plain.replacing("↓", with: ""))])
        }
        try expect(scene(""), settings: "rules:\n  reference-crossing: {immutable-classes: true}\n")
        try expect(scene("↓"))
    }

    /// Whoever asks to be told keeps what ends that, and has nothing else of it.
    @Test(arguments: [
        ("final class Token { init(_ end: @escaping () -> Void) { self.end = end }; private let end: () -> Void; deinit { end() } }", ""),
        ("final class Token { private var task: Task<Void, Never>?; func cancel() { task?.cancel() } }", ""),
        ("final class Token: Hashable { func invalidate() {}; deinit {}; static let none = Token() }", ""),
        ("final class Token { let name = \"\"; deinit { print(name) } }", "↓"), ("final class Token { func cancel(_ reason: String) {} }", "↓"),
        ("final class Token { func play() {}; deinit {} }", "↓"), ("final class Token { init() {} }", "↓"), ("class Token { func cancel() {} }\nfinal class Loader: Token { func load() {} }", "↓"),
    ])
    func whatEndsAnObservation(token: String, mark: String) throws {
        try expect(Scene(useCaseOutput: "func presentLoans(until token: \(mark)Token)", others: [("Token.swift", token)]))
    }

    /// Its work at the end no struct could do.
    @Test func aClassWithAnEnd() throws {
        let token = "final class Token { let name: String; init(name: String) { self.name = name }; deinit { print(name) } }"
        let found = try lint(Scene(useCaseOutput: "func presentLoans(until token: Token)", others: [("Token.swift", token)]).files, dialect: "infinum")
            .filter { $0.rule == "reference-crossing" }
        #expect(found.allSatisfy { !$0.help.contains("struct") })
    }

    @Test func anErrorInAnError() throws {
        let errors = """
            import Foundation
            enum LoanError: Error { case network(NSError) }
            struct Failure { let error: ↓NSError }
            """
        try expect(Scene(presenterOutput: "func show(a: LoanError, b: Failure)", others: [("Errors.swift", errors)]))
    }

    @Test func messagesNameWhatCrosses() throws {
        let findings = try lint(
            Scene(presenterOutput: "func show(a: UIColor, b: inout Int)", others: [("Shapes.swift", Self.shapes)]).files)
        #expect(
            findings.map(\.message) == [
                "'show(a:b:)' of the presenter's output LoanListPresenterOutput carries the UIKit class UIColor across the boundary",
                "'show(a:b:)' of the presenter's output LoanListPresenterOutput carries an inout Int across the boundary",
            ])
    }

    @Test(arguments: ["NSDecimalNumber", "NSNumber?", "NSValue", "NSString", "↓NSMutableString", "↓NSMutableDictionary", "↓NumberFormatter"])
    func whatObjectiveCHasForValues(written: String) throws {
        try expect(Scene(presenter: "func presentLoans(_ value: \(written.replacing("↓", with: ""))) {}", useCaseOutput: "func presentLoans(_ value: \(written))"))
    }

    /// Who is handed a subject may have to send by it.
    @Test func aSubjectThatIsHandedOver() throws {
        let module = Scene(presenterOutput: "func showLoans(_ events: CurrentValueSubject<Int, Never>)", view: "func showLoans(_ events: CurrentValueSubject<Int, Never>) {}")
        let files = module.files.map { ($0.name, "import Combine\n" + $0.source) }
        let found = try lint(files).filter { $0.rule == "reference-crossing" }
        #expect(found.count == 1 && found.allSatisfy { $0.help.hasPrefix("Keep the subject private: hand over a closure") }, "\(found.map(\.help))")
    }

    /// A view sends its events into the subject that its presenter has for them, and changes the state of none.
    @Test(arguments: [
        ("presenter", "PassthroughSubject<Int, Never>", ""), ("presenter", "↓CurrentValueSubject<Int, Never>", "eraseToAnyPublisher"),
        ("view", "↓PassthroughSubject<Int, Never>", "eraseToAnyPublisher"), ("presenter", "AnyPublisher<Int, Never>", ""),
    ])
    func subjects(owner: String, written: String, advice: String) throws {
        let module = """
            import Combine
            import UIKit
            protocol NoteListViewInterface: AnyObject { \(owner == "view" ? "var events: \(written) { get }" : "func show()") }
            protocol NoteListPresenterInterface: AnyObject { \(owner == "presenter" ? "var events: \(written) { get }" : "func close()") }
            protocol NoteListInteractorInterface: AnyObject { func load() }
            final class NoteListInteractor: NoteListInteractorInterface { func load() {} }
            final class NoteListPresenter: NoteListPresenterInterface { weak var view: NoteListViewInterface?; var interactor: NoteListInteractorInterface? }
            final class NoteListViewController: UIViewController, NoteListViewInterface { var presenter: NoteListPresenterInterface? }
            """
        try expectFindings(in: [("NoteList.swift", module)], rule: "reference-crossing", others: true, dialect: "swiftui")
        let told = try lint([("NoteList.swift", module.replacing("↓", with: ""))], dialect: "swiftui").filter { $0.rule == "reference-crossing" }
        #expect(told.allSatisfy { $0.help.contains(advice) })
    }

    /// What a view writes into its presenter's subject, it could not write into a publisher.
    @Test(arguments: [
        ("", "↓"), ("presenter?.amount.send(\"\")", ""), ("Just(\"\").subscribe(presenter!.amount)", ""), ("presenter?.amount.sink { _ in }", "↓"),
        ("presenter?.amount.sink { _ in }; presenter?.amount.send(\"\")", "↓"), ("presenter?.amount.send(presenter!.amount.value)", ""),
        ("cell.amount.sink { _ in }; presenter?.amount.send(\"\")", ""), ("presenter?.other.sink { _ in }; presenter?.amount.send(\"\")", ""),
        ("presenter?.other.send(\"\")", "↓"), ("let amount = PassthroughSubject<String, Never>(); amount.send(\"\")", "↓"),
    ])
    func subjectsThatAViewSendsInto(statement: String, mark: String) throws {
        let module = """
            import Combine
            import UIKit
            protocol NoteListPresenterInterface: AnyObject {
                var amount: \(mark)CurrentValueSubject<String, Never> { get }
                var other: PassthroughSubject<String, Never> { get }
            }
            protocol NoteListInteractorInterface: AnyObject { func load() }
            final class NoteListInteractor: NoteListInteractorInterface { func load() {} }
            final class NoteListPresenter: NoteListPresenterInterface {
                let amount = CurrentValueSubject<String, Never>("")
                let other = PassthroughSubject<String, Never>()
                var interactor: NoteListInteractorInterface?
            }
            final class NoteListViewController: UIViewController {
                var presenter: NoteListPresenterInterface?
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
            }
            """
        try expectFindings(in: [("NoteList.swift", module)], rule: "reference-crossing", others: true, dialect: "common")
    }

    /// Who speaks comes first by convention, whatever the protocol is called; anything else that is an object crosses.
    @Test(arguments: [
        ("Delegate", "func loanFeed(_ feed: LoanFeed, didLoad rows: [String])", ""), ("Listener", "func loanFeed(_ feed: LoanFeed, didLoad rows: [String])", ""),
        ("Observer", "func feed(_ feed: LoanFeed, didLoad rows: [String])", ""), ("Output", "func loanFeedDidLoad(_ feed: LoanFeed)", ""),
        ("Listener", "func didLoad(_ feed: ↓LoanFeed)", "↓"), ("Listener", "func loanFeed(feed: ↓LoanFeed, rows: [String])", "↓"),
        ("Listener", "func loanFeed(_ rows: [String], of feed: ↓LoanFeed)", "↓"), ("Listener", "func loanFeeder(_ feed: ↓LoanFeed)", "↓"),
        ("Listener", "func loanFeed(_ feed: LoanFeed, didLoad loan: ↓Loan)", "↓"),
    ])
    func whoSpeaks(word: String, requirement: String, mark: String) throws {
        let source = """
            import UIKit
            final class Loan { var title = "" }
            protocol FeedViewInterface: AnyObject { func show() }
            protocol LoanFeed\(word): AnyObject { \(requirement) }
            final class LoanFeed { weak var listener: LoanFeed\(word)?; func load() {} }
            final class FeedPresenter {
                weak var view: FeedViewInterface?
                private let interactor = LoanFeed()
                func load() { interactor.load(); view?.show() }
            }
            extension FeedPresenter: LoanFeed\(word) { \(requirement.replacing("↓", with: "")) {} }
            final class FeedViewController: UIViewController, FeedViewInterface {
                var presenter: FeedPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.load() }
                func show() {}
            }
            """
        let roles = "roles: {interactor: {suffixes: [Feed]}, interactor-output: {suffixes: [Delegate, Listener, Observer, Output]}}\n"
        let found = try lint([("Feed.swift", source.replacing("protocol LoanFeed\(word): AnyObject { \(requirement)", with: "protocol LoanFeed\(word): AnyObject { \(requirement.replacing("↓", with: ""))"))],
            dialect: "common", settings: roles).filter { $0.rule == "reference-crossing" }
        #expect(found.isEmpty == mark.isEmpty, "\(found.map(\.message))")
    }

    /// A base has its other messages end in one that takes what they make.
    @Test(arguments: [
        ("router?.showError()", ""), ("router?.showAlert(actions: [])", "↓"), ("helper.showAlert(actions: 1)", "↓"),
    ])
    func whatARouterTellsItself(call: String, mark: String) throws {
        let router = """
            import UIKit
            protocol LoanListRouter: AnyObject { func showError(); func showAlert(actions: [\(mark)UIAlertAction]) }
            final class LoanListRouterImpl: LoanListRouter {
                private unowned let screen: UIViewController
                init(screen: UIViewController) { self.screen = screen }
                func showError() { showAlert(actions: [UIAlertAction(title: "OK", style: .default, handler: nil)]) }
                func showAlert(actions: [UIAlertAction]) {
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    actions.forEach { alert.addAction($0) }
                    screen.present(alert, animated: true)
                }
            }
            """
        let presenter = "var router: LoanListRouter?\nfunc eventTapped() { \(call) }"
        try expect(Scene(presenter: presenter, others: [("Router.swift", router)]), others: true)
    }

    /// What routers tell each other is about screens.
    @Test(arguments: [("LoanListRouterImpl: LoanListRouter", 0), ("LoanListPresenter: LoanListUseCaseOutput", 1)])
    func aDelegateThatTakesAViewController(holder: String, count: Int) throws {
        let router = """
            import UIKit
            protocol LoanListNavigationDelegate: AnyObject { func follow(from controller: UIViewController) }
            protocol LoanListRouter: AnyObject { func open() }
            final class LoanListRouterImpl: LoanListRouter { weak var host: UIViewController?; func open() { host?.dismiss(animated: true) } }
            final class AppRouter: LoanListNavigationDelegate { func follow(from controller: UIViewController) { controller.dismiss(animated: true) } }
            """
        let scene = Scene(presenter: "var router: LoanListRouter?\nfunc eventTapped() { router?.open() }", others: [("Router.swift", router)])
        let files = scene.files.map { name, source in
            (name, source.replacing("class \(holder) {", with: "class \(holder) {\nweak var delegate: LoanListNavigationDelegate?"))
        }
        let findings = try lint(files, settings: "roles: {module-interface: {suffixes: [Delegate]}}\n")
        #expect(findings.count { $0.rule == "reference-crossing" } == count, "\(findings.map(\.message))")
    }

    /// How a team maps what a server sends was decided once; what a database keeps is shared whoever's habit that is, and told
    /// once a scene.
    @Test(arguments: [("class", "", 0), ("struct", "", 1), ("class", ": NSManagedObject", 1), ("struct", ": Object", 1)])
    func modelsThatAreClasses(kind: String, base: String, count: Int) throws {
        let models = """
            import CoreData
            import RealmSwift
            class Loan\(base) { var id = 0 }
            \(kind) Branch { var id = 0 }
            \(kind) Reader { var id = 0 }
            \(kind) Shelf { var id = 0 }
            protocol LoanManager { func all() -> [Loan]; func branches() -> [Branch]; func readers() -> [Reader]; func shelves() -> [Shelf] }
            """
        let scene = Scene(
            presenter: "func present(loans: [Loan]) {}", presenterOutput: "func show(loans: [Loan])", useCase: "var manager: LoanManager?",
            useCaseOutput: "func present(loans: [Loan])", others: [("Entities/Models.swift", models)])
        let findings = try lint(scene.files, settings: "rules:\n  reference-crossing: {leave-usual-classes: true}\n  entity-leak: off\n")
        #expect(findings.count { $0.rule == "reference-crossing" } == count, "\(findings.map { $0.rule + $0.message })")
    }

    /// The router needs the screen that a segue brings, and the view can hand it that; whoever stands between has nothing to do with it.
    @Test(arguments: [
        ("presenter.eventPrepare(segue)", "func eventPrepare(_ segue: UIStoryboardSegue) { router?.prepare(segue) }", ["reference-crossing LoanListPresenter"]),
        ("router?.prepare(segue)", "func eventPrepare(_ title: String) { router?.open(title) }", []),
        ("presenter.eventPrepare(\"\")", "func eventPrepare(_ title: String) { router?.open(title) }", []),
    ])
    func aSegue(statement: String, event: String, told: [String]) throws {
        let router = """
            import UIKit
            protocol LoanListRouter: AnyObject { func prepare(_ segue: UIStoryboardSegue); func open(_ title: String) }
            final class LoanListRouterImpl: LoanListRouter {
                weak var screen: UIViewController?
                func open(_ title: String) { screen?.performSegue(withIdentifier: title, sender: nil) }
                func prepare(_ segue: UIStoryboardSegue) { segue.destination.title = "" }
            }
            """
        let view = "\(statement.hasPrefix("router") ? "var router: LoanListRouter?" : "")\noverride func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(statement) }"
        let scene = Scene(presenter: "var router: LoanListRouter?\n\(event)", view: view, others: [("Router.swift", router)])
        let findings = try lint(scene.files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) },
            settings: "rules:\n  unused-framework-import: off\n  forbidden-framework: {severity: error, presenter: [UIKit]}\n")
        #expect(findings.map { "\($0.rule) \($0.from.type)" } == told, "\(findings.map(\.message))")
        #expect(findings.allSatisfy { $0.help.hasPrefix("Let the router open the next scene by itself, in place of the segue.") && $0.help.contains("the view may hand the segue to the router") })
    }

    /// Beside preparing what a segue brings, a view has nothing to ask its router.
    @Test(arguments: [
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.open(\"\") }", 0),
        ("@objc private func act() { router?.open(\"\") }", 1),
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.open(\"\") }\n@objc private func act() { router?.open(\"\") }", 1),
    ])
    func aRouterThatAViewKeeps(members: String, count: Int) throws {
        let router = """
            protocol LoanListRouter: AnyObject { func open(_ title: String) }
            final class LoanListRouterImpl: LoanListRouter { func open(_ title: String) {} }
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventOpen() { router?.open(\"\") }", view: "var router: LoanListRouter?\n\(members)", others: [("Router.swift", router)])
        #expect(try lint(scene.files).count { $0.rule == "skipped-layer" && $0.from.type == "LoanListViewController" } == count)
    }
}
