import Testing

/// Who knows services, and whom services know.
@Suite struct ServiceUseTests {
    private static func service(_ body: String) -> (String, String) {
        (
            "LoanManager.swift",
            """
            import UIKit
            protocol LoanManager { func title() -> String? }
            final class LoanStorage: LoanManager {
                func title() -> String? { UserDefaults.standard.string(forKey: "title") }
                \(body)
            }
            protocol LoanStorageDelegate: AnyObject { func storageDidChange() }
            extension LoanListUseCase: LoanStorageDelegate { func storageDidChange() {} }
            """
        )
    }

    /// Data access knows entities, not who asks it, nor what these are told by.
    @Test(arguments: [
        "weak var presenter: ↓LoanListPresenter?", "weak var screen: ↓LoanListViewController?", "weak var useCase: ↓LoanListUseCase?",
        "func refresh(_ screen: UIViewController) { (screen as? ↓LoanListViewController)?.showLoans() }", "weak var view: UIView?",
        "weak var delegate: ↓LoanListUseCaseOutput?", "weak var view: ↓LoanListPresenterOutput?", "weak var delegate: LoanStorageDelegate?",
        "weak var screen: UIViewController?",
    ])
    func whomAServiceNames(body: String) throws {
        try expectFindings(
            in: Scene(useCase: "var manager: LoanManager?", others: [Self.service(body)]).files, rule: "outward-dependency", others: true)
    }

    /// Likewise what works with data by way of a service that it keeps.
    @Test(arguments: [
        ("private let api: LoanAPI", "weak var presenter: ↓LoanListPresenter?"), ("private let api: LoanAPI", "weak var screen: ↓LoanListViewController?"), ("private let api: LoanAPI", "weak var view: ↓LoanListPresenterOutput?"),
        ("private let api: LoanAPIClient", "weak var screen: ↓LoanListViewController?"),
        ("private let api: LoanAPI", "weak var delegate: LoanStorageDelegate?"), ("private let api: LoanAPI", "weak var screen: UIViewController?"),
        // What has no data behind it may be there for the screen.
        ("private let api: LoanKeyboardManager", "weak var screen: LoanListViewController?"), ("private let api: LoanShape", "weak var screen: LoanListViewController?"),
    ])
    func whomARepositoryNames(service: String, body: String) throws {
        let repository = """
            import UIKit
            protocol LoanAPI { func load() -> String? }
            final class LoanAPIClient: LoanAPI { func load() -> String? { UserDefaults.standard.string(forKey: "loans") } }
            final class LoanKeyboardManager { func load() -> String? { nil } }
            protocol LoanShape { func load() -> String? }
            protocol LoanManager { func title() -> String? }
            final class LoanRepository: LoanManager {
                \(service)
                \(body)
                init(api: \(service.split(separator: " ").last ?? "")) { self.api = api }
                func title() -> String? { api.load() }
            }
            protocol LoanStorageDelegate: AnyObject { func storageDidChange() }
            extension LoanListUseCase: LoanStorageDelegate { func storageDidChange() {} }
            """
        try expectFindings(
            in: Scene(useCase: "var manager: LoanManager?", others: [("LoanRepository.swift", repository)]).files, rule: "outward-dependency", others: true)
    }

    /// The view's own way to its presenter is no service's to know either.
    @Test(arguments: [
        ("weak var presenter: ↓CardsPresenterProtocol?", "presenter?.viewDidLoad()"), ("weak var output: ↓CardsInteractorOutput?", "output?.loaded()"),
        ("weak var delegate: CardsRepositoryDelegate?", "delegate?.changed()"),
    ])
    func aServiceThatCallsAScene(member: String, call: String) throws {
        let files: Files = [
            (
                "Cards.swift",
                """
                import UIKit
                protocol CardsView: AnyObject { func show() }
                protocol CardsPresenterProtocol: AnyObject { func viewDidLoad() }
                protocol CardsInteractorProtocol: AnyObject { func load() }
                protocol CardsInteractorOutput: AnyObject { func loaded() }
                protocol CardsRepositoryDelegate: AnyObject { func changed() }
                protocol CardsRepositoryProtocol { func cards() -> [String] }
                final class CardsPresenter: CardsPresenterProtocol, CardsInteractorOutput {
                    weak var view: CardsView?
                    var interactor: CardsInteractorProtocol!
                    func viewDidLoad() { interactor.load() }
                    func loaded() { view?.show() }
                }
                final class CardsInteractor: CardsInteractorProtocol, CardsRepositoryDelegate {
                    weak var output: CardsInteractorOutput?
                    private let repository: CardsRepositoryProtocol
                    init(repository: CardsRepositoryProtocol) { self.repository = repository }
                    func load() { output?.loaded() }
                    func changed() { load() }
                }
                final class CardsRepository: CardsRepositoryProtocol {
                    \(member)
                    func cards() -> [String] {
                        \(call)
                        return UserDefaults.standard.stringArray(forKey: "cards") ?? []
                    }
                }
                final class CardsViewController: UIViewController, CardsView {
                    var presenter: CardsPresenterProtocol!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show() {}
                }
                """
            )
        ]
        try expectFindings(in: files, rule: "outward-dependency", others: true, dialect: "common")
    }

    /// What is only called a manager may be there for the screen.
    @Test func aManagerWithoutData() throws {
        let manager = ("LoanManager.swift", "protocol LoanManager {}\nfinal class LoanKeyboardManager: LoanManager { weak var screen: LoanListViewController? }")
        try expectFindings(in: Scene(useCase: "var manager: LoanManager?", others: [manager]).files, rule: "outward-dependency", others: true)
    }

    /// That interactors know services by their classes is no reason for entities to.
    @Test(arguments: ["common", "xcode-templates"])
    func aServiceThatAnEntityUses(dialect: String) throws {
        let others: Files = [
            (
                "Services/LoanService.swift",
                """
                import Foundation
                final class LoanService {
                    static let shared = LoanService()
                    func save(_ loan: Loan) { UserDefaults.standard.set(loan.title, forKey: "title") }
                }
                extension Loan { func keep() { LoanService.shared.save(self) } }
                """
            ),
            ("Entities/Loan.swift", "struct Loan: Codable { let title: String\nfunc save() { ↓LoanService.shared.save(self) } }"),
        ]
        try expectFindings(
            in: Scene(useCase: "let service = LoanService()", others: others).files, rule: "outward-dependency", others: true, dialect: dialect)
    }

    /// Where defaults may name one, nobody can replace what observers and what belongs to the class itself reach for.
    @Test(arguments: [
        ("private var page = 0 { didSet { _ = ↓LoanStorage.shared.title() } }"), ("private var page = 0 { willSet { _ = ↓LoanStorage.shared.title() } }"),
        ("private var page: Int? { didSet { _ = ↓LoanStorage.shared.title() } }"), ("private var storage = LoanStorage.shared { didSet { _ = ↓LoanStorage.spare.title() } }"),
        ("private static let storage = ↓LoanStorage.shared"), ("static let storage: LoanStorage = ↓LoanStorage.shared"), ("private static var storage = ↓LoanStorage.shared"),
        ("private let storage = LoanStorage.shared"), ("var storage = LoanStorage.shared"), ("static var storage = LoanStorage.shared"),
        ("private let storage: LoanManager = { let storage = LoanStorage.shared; return storage }()"), ("var storage: LoanManager = { LoanStorage.shared }() { didSet { print(1) } }"),
        ("static let shared = LoanListUseCase(LoanStorage.shared)\nprivate let storage: LoanManager\ninit(_ storage: LoanManager) { self.storage = storage }"),
    ])
    func whatADefaultMayName(member: String) throws {
        try expectFindings(
            in: Scene(useCase: member, others: [Self.service("static let shared = LoanStorage()\nstatic let spare = LoanStorage()")]).files, rule: "hidden-dependency", others: true,
            settings: "rules:\n  hidden-dependency: {allow-defaults: true}\n  outward-dependency: off\n")
    }

    /// Whoever reaches for a shared instance decides that once, and it is told as what it is, wherever the class is named for it. What
    /// may be replaced from outside is a warning.
    @Test(arguments: [
        ("private let manager = LoanStorage.shared", ["error hidden-dependency"]),
        ("private let manager: LoanStorage = LoanStorage.shared", ["error hidden-dependency"]),
        ("private let manager: LoanManager = LoanStorage.shared", ["error hidden-dependency"]),
        ("private lazy var manager: LoanManager = LoanStorage.shared", ["error hidden-dependency"]),
        ("lazy var manager: LoanManager = LoanStorage.shared", ["warning hidden-dependency"]),
        ("lazy var manager: LoanManager = LoanStorage.shared\nfunc other() { _ = LoanStorage.shared.title() }", ["error hidden-dependency"]),
        ("func one() { _ = LoanStorage.shared.title() }\nfunc other() { _ = LoanStorage.shared.title() }", ["error hidden-dependency"]),
        ("func one() { _ = LoanStorage.shared.title() }\nfunc other() { _ = LoanStorage.spare.title() }", ["error hidden-dependency", "error hidden-dependency"]),
        ("private var manager: LoanManager\ninit(manager: LoanManager = LoanStorage.shared) { self.manager = manager }", ["warning outward-dependency"]),
        ("private var manager: LoanManager\ninit(limit: Int, manager: LoanManager = LoanStorage.shared) { self.manager = manager }", ["warning outward-dependency"]),
        ("private var manager: LoanManager\ninit(manager: LoanManager = LoanStorage()) { self.manager = manager }", ["warning outward-dependency"]),
        ("private var manager: LoanStorage\ninit(manager: LoanStorage = LoanStorage()) { self.manager = manager }", ["error outward-dependency"]),
        ("init(manager: LoanManager, title: String = LoanStorage.shared.name) {}", ["error outward-dependency"]),
        ("private let manager = LoanStorage()", ["error outward-dependency"]),
        ("private let manager: LoanStorage = LoanStorage()", ["error outward-dependency"]),
    ])
    func whatAUseCaseReachesFor(member: String, told: [String]) throws {
        let service = Self.service("static let shared = LoanStorage()\nstatic let spare = LoanStorage()\nlet name = \"\"")
        for isHiddenTold in [true, false] {
            let settings = "rules:\n  concrete-boundary: error\n" + (isHiddenTold ? "" : "  hidden-dependency: off\n")
            let found = try lint(Scene(useCase: member, others: [service]).files, settings: settings).filter { $0.to.type == "LoanStorage" }
            let expected = told.map { isHiddenTold ? $0 : $0.replacing("hidden", with: "outward") }
            #expect(found.map { "\($0.severity) \($0.rule)" } == expected, "\(found.map(\.message))")
        }
    }

    /// Who gives up the property gives up what it makes.
    @Test func aPropertyThatMakesAService() throws {
        try expectFindings(
            in: Scene(view: "private let manager: ↓LoanManager = LoanStorage()\nfunc act() { title = manager.title() }", others: [Self.service("")]).files,
            rule: "skipped-layer")
    }

    /// Who is only told something, or says yes or no, and keeps and fetches nothing, serves everybody, whatever it is called.
    @Test(arguments: [
        ("func track(_ name: String, values: [String: String]?)", "{}", false), ("func isValid(email: String) -> Bool", "{ email.isEmpty }", false),
        ("func track(_ name: String)", "{ name.write(to: store) }\nprivate var store = \"\"", true), ("func title(_ id: Int) -> String", "{ \"\" }", true),
        ("func track(_ loan: Loan)", "{}", true), ("func remove(_ id: Int)", "{ UserDefaults.standard.set(id, forKey: \"\") }", true),
        ("func remove(_ id: Int, done: () -> Void)", "{}", true), ("func remove(_ id: Int) async", "{}", true),
        ("func remove(_ id: Int)", "{ LoanStorage().keep(id) }", true),
        ("func message(for error: Error) -> String", "{ error.localizedDescription }", false), ("func text() -> String", "{ \"\" }", true),
        ("func text(for sum: Decimal) -> String", "{ formatter.string(for: sum) ?? \"\" }\nprivate let formatter = NumberFormatter()", false),
        ("func isValid(_ text: String) -> Bool", "{ patterns.isEmpty }\nprivate var patterns: [String: NSRegularExpression] = [:]", false),
        ("func isValid(_ text: String) -> Bool", "{ known.isEmpty }\nprivate var known: [String: String] = [:]", true),
        ("func call(_ action: @escaping () -> Void)", "{ item?.cancel() }\nprivate var item: DispatchWorkItem?", false),
        ("func call(_ done: @escaping (Int) -> Void)", "{}", true),
        ("func play(_ name: String)", "{ player?.play() }\nprivate var player: AVAudioPlayer?", false),
        ("func post(_ name: String)", "{ center.post(name: .init(name), object: nil) }\nprivate var center = NotificationCenter.default", false),
        ("func post(_ name: String)", "{ last += name }\nprivate var last = \"\"", true),
    ])
    func aServiceThatIsOnlyTold(requirement: String, body: String, isTold: Bool) throws {
        let service = (
            "LoanSignalService.swift",
            """
            import AVFoundation
            import Foundation
            protocol LoanSignalService { \(requirement) }
            final class LoanSignalServiceImpl: LoanSignalService { \(requirement) \(body) }
            struct Loan: Codable { let title: String }
            final class LoanStorage { func keep(_ id: Int) { UserDefaults.standard.set(id, forKey: "id") } }
            """
        )
        let scene = Scene(presenter: "var signals: LoanSignalService?", useCase: "let storage = LoanStorage()", others: [service])
        let findings = try lint(scene.files, dialect: "module-factory")
        #expect(findings.contains { $0.rule == "skipped-layer" && $0.to.type == "LoanSignalService" } == isTold, "\(findings.map(\.message))")
    }

    /// No interactor could put a picture into a view.
    @Test(arguments: [("_ url: URL", "", false), ("_ url: URL", "func prefetch(_ urls: [URL])", false), ("_ loan: Loan", "", true)])
    func aServiceThatFillsViews(parameter: String, other: String, isTold: Bool) throws {
        let requirement = "func load(\(parameter), into view: UIImageView)"
        let service = (
            "LoanImageManager.swift",
            """
            import UIKit
            protocol LoanImageManager { \(requirement); \(other) }
            final class LoanImageManagerImpl: LoanImageManager { \(requirement) { URLSession.shared.invalidateAndCancel() }; \(other) \(other.isEmpty ? "" : "{}") }
            struct Loan: Codable { let title: String }
            """
        )
        let findings = try lint(Scene(view: "var images: LoanImageManager?", others: [service]).files, dialect: "module-factory")
        #expect(findings.contains { $0.rule == "skipped-layer" && $0.to.type == "LoanImageManager" } == isTold, "\(findings.map(\.message))")
    }

    /// Who puts the scene together hands its service on, which another rule tells of; who asks it something reaches too far as well.
    @Test(arguments: [
        ("let service = LoanStoreManager(); other.store = service", false), ("let service = LoanStoreManager(); other.store = service; service.load()", true),
        ("other.store = LoanStoreManager()", false), ("other.store = LoanStoreManager.shared", false), ("let service: LoanStoreManager = .shared; other.store = service", false),
    ])
    func whoPutsTheSceneTogether(statements: String, isTold: Bool) throws {
        let service = "final class LoanStoreManager { static let shared = LoanStoreManager(); func load() { URLSession.shared.invalidateAndCancel() } }"
        let view = "private func connect() { let other = LoanListPresenter(); \(statements) }"
        let findings = try lint(Scene(presenter: "var store: LoanStoreManager?", view: view, others: [("LoanStoreManager.swift", "import Foundation\n" + service)]).files)
        #expect(findings.contains { $0.rule == "skipped-layer" && $0.from.type == "LoanListViewController" } == isTold, "\(findings.map(\.message))")
    }

    /// What tells the time, or whether there is a network, is no data that an interactor would have to be asked for.
    @Test(arguments: [
        ("var now: Date { get }", "var now: Date { Date() }", false), ("var now: Date { get set }", "var now = Date()", true),
        ("var isOnline: Bool { get }", "private(set) var isOnline = true", false), ("var isOnline: Bool { get set }", "var isOnline = true", true),
        ("var name: String { get }", "var name: String { \"\" }", true), ("var isKnown: Bool { get }", "var isKnown: Bool { UserDefaults.standard.bool(forKey: \"\") }", true),
    ])
    func aServiceThatTellsTheTime(requirement: String, property: String, isTold: Bool) throws {
        let service = (
            "LoanSignalService.swift",
            "import Foundation\nprotocol LoanSignalService { \(requirement) }\nfinal class LoanSignalServiceImpl: LoanSignalService { \(property) }")
        let findings = try lint(Scene(presenter: "var signals: LoanSignalService?", others: [service]).files, dialect: "module-factory")
        #expect(findings.contains { $0.rule == "skipped-layer" && $0.to.type == "LoanSignalService" } == isTold, "\(findings.map(\.message))")
    }

    /// The name of a notification asks nobody.
    @Test(arguments: [("didChange", ""), ("shared", "↓")])
    func aServicesNotification(member: String, mark: String) throws {
        let store = ("LoanStore.swift", """
            import Foundation
            final class LoanStore {
                static let shared = LoanStore()
                static let didChange = Notification.Name("LoanStoreDidChange")
                func keep() { UserDefaults.standard.set(1, forKey: "") }
            }
            """)
        let presenter = "func eventOther() { print(\(mark)LoanStore.\(member)) }"
        try expectFindings(in: Scene(presenter: presenter, useCase: "let store = LoanStore.shared", others: [store]).files, rule: "skipped-layer", others: true)
    }

    /// What a view asks, it doesn't only hand on to what it makes beside it.
    @Test(arguments: ["print(↓LoanStore.shared.token ?? \"\")", "useCase.store = LoanStore.shared", "useCase.store = LoanStore.shared.backup"])
    func aStoreBesideWhatAViewMakes(use: String) throws {
        let others = """
            import UIKit
            final class LoanStore { static let shared = LoanStore(); var token: String?; let backup = LoanStore(); func keep() { UserDefaults.standard.set(1, forKey: "") } }
            extension LoanListViewController { func eventOther() { let useCase = LoanListUseCase(); \(use); print(useCase) } }
            """
        try expectFindings(
            in: Scene(useCase: "var store = LoanStore.shared", others: [("LoanStore.swift", others)]).files, rule: "skipped-layer", others: true)
    }

    /// Alamofire's requests are as good as the system's.
    @Test(arguments: ["AF.request(\"\")", "Alamofire.request(\"\")", "URLSession.shared.dataTask(with: url)", "Session()"])
    func whatIsWorkWithData(request: String) throws {
        let service = ("LoanService.swift", """
            import Foundation
            import Alamofire
            protocol LoanService { func load(_ url: URL) }
            final class LoanLoader: LoanService {
                weak var presenter: \(request == "Session()" ? "" : "↓")LoanListPresenter?
                func load(_ url: URL) { _ = \(request) }
            }
            """)
        try expectFindings(
            in: Scene(useCase: "var service: LoanService?", others: [service]).files, rule: "outward-dependency", others: true, dialect: "common")
    }

    private static let locator = (
        "Services.swift",
        """
        final class Services { static let shared = Services(); func resolve<T>(_ type: T.Type) -> T? { nil } }
        """
    )

    /// Who gives up the service gives up who hands it out.
    @Test func aServiceThatIsTakenFromSomebody() throws {
        let services = ("Services.swift", "final class Services { static let shared = Services(); lazy var manager: LoanManager = LoanStorage() }")
        let presenter = "private lazy var ↓manager = Services.shared.manager\nfunc eventOther() { _ = manager.title() }"
        try expectFindings(in: Scene(presenter: presenter, useCase: "var manager: LoanManager?", others: [Self.service(""), services]).files, rule: "skipped-layer")
    }

    /// A presenter needs no service, whoever hands it out.
    @Test func aServiceThatAPresenterAsksFor() throws {
        let presenter = "func eventRenew() { output?.showTitle(Services.shared.resolve(↓LoanManager.self)?.title()) }"
        try expectFindings(
            in: Scene(
                presenter: presenter, presenterOutput: "func showTitle(_ title: String?)", view: "func showTitle(_ title: String?) {}",
                others: [Self.service(""), Self.locator]
            ).files,
            rule: "skipped-layer")
    }

    /// Whoever is handed the use case needs no storage for it.
    @Test(arguments: [("", 0), ("_ = storage.title()", 1)])
    func aServiceThatIsHandedOn(statement: String, count: Int) throws {
        let presenter = """
            func eventOther() {
                let storage = LoanStorage()
                let other = LoanListUseCase(manager: storage)
                other.eventViewReady(); \(statement)
            }
            """
        let useCase = "private var manager: LoanManager?\nconvenience init(manager: LoanManager) { self.init(); self.manager = manager }"
        let scene = Scene(presenter: presenter, useCase: useCase, others: [Self.service("")])
        #expect(try lint(scene.files).map(\.rule) == ["skipped-layer", "self-assembly"].suffix(count + 1))
    }

    /// What a base class has, its screens ask their presenters for.
    @Test func whatABaseOfViewsHolds() throws {
        let base = ("BaseViewController.swift", "import UIKit\nclass BaseViewController: UIViewController { let manager = LoanStorage() }")
        let files = Scene(others: [Self.service(""), base]).files.map { file in
            (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController"))
        }
        #expect(try lint(files).filter { $0.rule == "skipped-layer" }.map(\.help) == ["Send the presenter an event, and show what it hands back."])
    }

    /// What is only kept hands nothing back.
    @Test(arguments: [
        ("LoanStorage.shared.selected = \"\"", "let the interactor keep it"), ("LoanStorage.shared.page += 1", "let the interactor keep it"),
        ("_ = LoanStorage.shared.page", "show what it hands back"), ("title = LoanStorage.shared.selected", "show what it hands back"),
    ])
    func whatAViewKeepsInAService(statement: String, help: String) throws {
        let service = Self.service("static let shared = LoanStorage(); var selected = \"\"; var page = 0")
        let found = try lint(Scene(view: "private func keep() { \(statement) }", others: [service]).files).filter { $0.rule == "skipped-layer" }
        #expect(found.map { $0.help.contains(help) } == [true], "\(found.map(\.help))")
    }

    @Test(arguments: [
        ("LoanStorage.shared.page += 1", "let it keep that"), ("_ = LoanStorage.shared.page + 1", "ask for the data"),
        ("let next = { LoanStorage.shared.page + 1 }; _ = next", "ask for the data"), ("let turn = { LoanStorage.shared.page += 1 }; _ = turn", "let it keep that"),
        ("LoanStorage.shared.page <<= 1", "let it keep that"),
    ])
    func whatAPresenterKeepsInAService(statement: String, help: String) throws {
        let service = Self.service("static let shared = LoanStorage(); var page = 0")
        let found = try lint(Scene(presenter: "private func keep() { \(statement) }", others: [service]).files).filter { $0.rule == "skipped-layer" }
        #expect(found.map { $0.help.contains(help) } == [true], "\(found.map(\.help))")
    }

    /// Whoever gives what is asked for by its type is asked in a function for what the initialiser could have been handed.
    @Test(arguments: [
        ("func eventOther() { let other: LoanManager = ↓Services.resolve(); _ = other.title() }", "static func resolve<T>() -> T { fatalError() }"),
        ("func eventOther() { _ = (↓Services.find() as LoanManager?)?.title() }", "static func find<T>() -> T? { nil }"),
        ("func eventOther() { _ = ↓Services.resolve(LoanManager.self).title() }", "static func resolve<T>(_ type: T.Type) -> T { fatalError() }"),
        // What is no service, and what a property begins with.
        ("func eventOther() { let row: Row = Services.resolve(); _ = row }", "static func resolve<T>() -> T { fatalError() }"),
        ("func eventOther() { let row: Row = Services.resolve(); _ = row }", "static func resolve<T: Decodable>() -> T { fatalError() }"),
        ("private let other: LoanManager = Services.resolve()\nfunc eventOther() { _ = other.title() }", "static func resolve<T>() -> T { fatalError() }"),
        // What makes something of what it is handed gives nothing out.
        ("func eventOther() { let title: String = Services.text(of: 1); _ = title }", "static func text<T>(of value: T) -> String { \"\" }"),
    ])
    func aServiceThatIsAskedForByItsType(member: String, function: String) throws {
        let services = ("Services.swift", "struct Row: Decodable {}\nenum Services { \(function) }")
        try expectFindings(
            in: Scene(useCase: "var manager: LoanManager?\n\(member)", others: [Self.service(""), services]).files, rule: "hidden-dependency", others: true)
    }
}
