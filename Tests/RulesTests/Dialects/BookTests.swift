import Diagnostics
import Rules
import Testing

/// Apps of the Book of VIPER: what is told once, by whom, and with which advice.
@Suite struct BookTests {
    /// The scene of the examples, with pieces of its source replaced.
    private func scene(_ replacements: [String: String], others: Files = []) throws -> Files {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" })
        return scene.files.map { file in
            (file.name, "import UIKit\n" + replacements.reduce(file.source) { $0.replacing($1.key, with: $1.value) })
        } + others
    }

    private func found(_ rule: String, _ files: Files, dialect: String = "book") throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == rule }
    }

    private static let rows = """
        extension LoanListPresenter {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        """

    /// What the presenter does for a table its interface has asked for, if that is the table's data source.
    @Test(arguments: [
        ("protocol LoanListViewOutput: UITableViewDataSource {", "class LoanListPresenter: NSObject, LoanListViewOutput", ["LoanListViewOutput"]),
        ("protocol LoanListViewOutput: AnyObject {", "class LoanListPresenter: NSObject, UITableViewDataSource, LoanListViewOutput", ["LoanListPresenter"]),
    ])
    func aPresenterThatFillsATable(interface: String, presenter: String, types: [String]) throws {
        let isOfInterface = types == ["LoanListViewOutput"]
        let files = try scene(
            ["protocol LoanListViewOutput: AnyObject {": interface, "class LoanListPresenter: LoanListViewOutput": presenter],
            others: isOfInterface ? [("Presenter/LoanListPresenter+Rows.swift", "import UIKit\n" + Self.rows)] : [])
        let found = try found("forbidden-framework", files)
        #expect(found.map(\.from.type) == types)
        #expect(found.map(\.help) == [
            "Let the view, or a data source of its own, be the table's data source, and ask the presenter for the number of rows and a row's values."
        ])
    }

    /// Of what nobody's interface asks for the presenter is told itself.
    @Test(arguments: [
        ("func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }", 0),
        ("func fill(_ label: UILabel) {}", 1), ("private func make() { _ = UIColor.red }", 1),
    ])
    func whatElseSuchAPresenterDoes(member: String, count: Int) throws {
        let files = try scene(
            ["protocol LoanListViewOutput: AnyObject {": "protocol LoanListViewOutput: UITableViewDataSource {", "class LoanListPresenter: ": "class LoanListPresenter: NSObject, "],
            others: [("Presenter/LoanListPresenter+Rows.swift", "import UIKit\nextension LoanListPresenter { \(member) }")])
        #expect(try found("forbidden-framework", files).count { $0.from.type == "LoanListPresenter" } == count)
    }

    /// What a presenter does in one go may have to be mended in two ways.
    @Test(arguments: [
        ("UINotificationFeedbackGenerator().notificationOccurred(.success); UIPasteboard.general.string = \"\"",
            "Tell the view what came out, and let it give the feedback. As for UIPasteboard, put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
        ("let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert); UIApplication.shared.keyWindow?.tag = alert.view.tag",
            "Tell the view by its interface what to say or ask, or let the router show it."),
        ("UINotificationFeedbackGenerator().notificationOccurred(.success); UISelectionFeedbackGenerator().selectionChanged()", "Tell the view what came out, and let it give the feedback."),
    ])
    func whatAPresenterDoesInOneGo(statement: String, help: String) throws {
        let files = try scene([:], others: [("Presenter/LoanListPresenter+Share.swift", "import UIKit\nextension LoanListPresenter { private func act() { \(statement) } }")])
        #expect(try found("forbidden-framework", files).filter { $0.from.type == "LoanListPresenter" }.map(\.help) == [help])
    }

    @Test func aPresenterThatATableTells() throws {
        let files = try scene([:], others: [("Presenter/LoanListPresenter+Rows.swift", "import UIKit\nextension LoanListPresenter: UICollectionViewDelegateFlowLayout {}")])
        #expect(try found("forbidden-framework", files).map(\.help) == ["Let the view be the collection view's delegate, and send the presenter an event for what is selected."])
    }

    /// A router has its own view controller, and makes the next one.
    @Test(arguments: [
        ("func openHelp(from view: UIViewController)", "Let the router hold its view controller weakly, and drop the parameter."),
        ("func openHelp(on parent: UIViewController)", "Let the router hold its view controller weakly, and drop the parameter."),
        ("func open(_ screen: UIViewController)", "Pass the router plain values, and let it make what it shows."),
        ("func help() -> UIViewController", "Let the router show it, rather than hand it to the presenter."),
    ])
    func aRouterThatIsHandedAScreen(requirement: String, help: String) throws {
        let files = try scene(["protocol LoanListRouterInput: AnyObject {": "protocol LoanListRouterInput: AnyObject {\n    \(requirement)"])
        let found = try found("forbidden-framework", files).filter { $0.from.type == "LoanListRouterInput" }
        #expect(found.map(\.help) == [help])
        #expect(found.map { $0.because.contains("has nothing of the screen to hand over") } == [!requirement.contains("->")])
    }

    /// What lies in the app the view can load; what is made of data it can't.
    @Test(arguments: [
        ("UIImage(named: \"loan\")", "Pass the picture's name, or a case of your own that stands for it, and let the view load it."),
        ("UIImage(systemName: \"star\")?.withTintColor(.red)", "Pass the picture's name, or a case of your own that stands for it, and let the view load it."),
        ("UIImage(data: data)", "Let a service make the picture, or the view, and pass its data."),
    ])
    func aPictureThatAPresenterMakes(call: String, help: String) throws {
        let files = try scene([:], others: [("Presenter/LoanListPresenter+Icon.swift", "import UIKit\nextension LoanListPresenter { private func icon(_ data: Data) { _ = \(call) } }")])
        #expect(try found("forbidden-framework", files).map(\.help) == [help])
    }

    /// The interface is told what its class has to make.
    @Test(arguments: [
        ("func badge(_ data: Data) -> UIImage?", "func badge(_ data: Data) -> UIImage? { UIImage(data: data) }", ["LoanListInteractorInput"]),
        ("func badge(_ data: Data) -> Int", "func badge(_ data: Data) -> Int { Int(UIImage(data: data)?.size.width ?? 0) }", ["LoanListInteractor"]),
        ("func badge(_ data: Data) -> UIImage?", "func badge(_ data: Data) -> UIImage? { tinted(UIImage(data: data), UIColor.red) }", ["LoanListInteractorInput", "LoanListInteractor"]),
    ])
    func aPictureThatAnInterfaceAsksFor(requirement: String, member: String, types: [String]) throws {
        let files = try scene(
            ["protocol LoanListInteractorInput: AnyObject {": "protocol LoanListInteractorInput: AnyObject { \(requirement);"],
            others: [("Interactor/LoanListInteractor+Badge.swift", "import UIKit\nextension LoanListInteractor { \(member) }")])
        #expect(try Set(found("forbidden-framework", files).map(\.from.type)) == Set(types))
    }

    /// A protocol that is there already is no advice.
    @Test(arguments: [
        ("hidden-dependency", "lazy var store: ArchiveServiceProtocol = ArchiveService.shared", "Take it in the initialiser, as a protocol, and let the assembler pass ArchiveService.shared."),
        ("outward-dependency", "private func save(_ store: ArchiveService) {}", "Use ArchiveServiceProtocol, which ArchiveService already implements."),
    ])
    func aValueOfAProtocol(rule: String, member: String, help: String) throws {
        let store = """
            import Foundation
            protocol ArchiveServiceProtocol { func save() }
            final class ArchiveService: ArchiveServiceProtocol { static let shared = ArchiveService(); func save() { URLSession.shared.invalidateAndCancel() } }
            """
        let files = try scene(["var service: LoanService?": "var service: LoanService?\n    \(member)"], others: [("Services/ArchiveService.swift", store)])
        #expect(try lint(files, dialect: "book").filter { $0.to.type == "ArchiveService" }.map { [$0.rule, $0.help] } == [[rule, help]])
    }

    /// A list of those who are told is added to, and not handed out.
    @Test(arguments: [
        ("LoanListInteractorOutput", "Keep the list private, and ask for who is to be told: 'add(_ observer: LoanListInteractorOutput)'."),
        ("String", "Pass a struct or enum of the values that the other side needs."),
    ])
    func aListOfDelegates(element: String, help: String) throws {
        let list = ("Core/Multicast.swift", "final class Multicast<T> { var all: [T] = []; func add(_ one: T) {} }")
        let requirement = "protocol LoanListInteractorInput: AnyObject {"
        let files = try scene([requirement: "\(requirement) var observers: Multicast<\(element)> { get };"], others: [list])
        #expect(try found("reference-crossing", files).map(\.help) == [help])
    }

    // MARK: - Other routers

    private static let appRouter = (
        "App/AppRouter.swift",
        """
        import UIKit
        final class AppRouter {
            static let shared = AppRouter()
            var window: UIWindow?
            var isLoggedIn: Bool { window == nil }
            func showLogin() { window?.rootViewController = UIViewController() }
            func didBecomeActive() {}
        }
        """
    )

    /// The app's router, where the presenter has one of its own.
    @Test(arguments: ["book", "common"], [
        ("AppRouter.shared.showLogin()", 1), ("let router = AppRouter.shared; router.showLogin()", 1), ("AppRouter.shared.didBecomeActive()", 0),
        ("_ = AppRouter.shared.isLoggedIn", 0), ("router.openLoan(at: 0)", 0),
    ])
    func pastItsOwnRouter(dialect: String, use: (statement: String, count: Int)) throws {
        let files = try scene([:], others: [
            Self.appRouter, ("Presenter/LoanListPresenter+Out.swift", "extension LoanListPresenter { func leave() { \(use.statement) } }"),
        ])
        let found = try found("skipped-layer", files, dialect: dialect)
        #expect(found.map(\.message) == Array(repeating: "the presenter LoanListPresenter calls 'showLogin()' of the router AppRouter, past its own router", count: use.count))
        #expect(found.map(\.help) == Array(repeating: "Ask LoanListRouterInput for it, and call 'showLogin()' there.", count: use.count))
        if use.count > 0 { #expect(try self.found("hidden-dependency", files, dialect: dialect).isEmpty) }
    }

    @Test(arguments: [("presenter -> router", 0), ("presenter -> entity", 1)])
    func pastItsOwnRouterByTheTeamsLeave(pair: String, count: Int) throws {
        let out = ("Presenter/LoanListPresenter+Out.swift", "extension LoanListPresenter { func leave() { AppRouter.shared.showLogin() } }")
        let files = try scene([:], others: [Self.appRouter, out])
        let settings = "rules:\n  skipped-layer: {allow: [\(pair)]}\n"
        #expect(try lint(files, dialect: "book", settings: settings).count { $0.rule == "skipped-layer" && $0.to.type == "AppRouter" } == count)
    }

    /// The one router that a presenter has, and one that it is handed, it may ask.
    @Test(arguments: [
        ("var router: LoanListRouterInput!", "let router = AppRouter.shared", "router.showLogin()"),
        ("var router: LoanListRouterInput!", "var router: LoanListRouterInput!\n    var app: AppRouter?", "app?.showLogin()"),
    ])
    func itsOnlyRouter(property: String, other: String, statement: String) throws {
        let files = try scene([property: other, "func didSelectLoan(at index: Int) { router.openLoan(at: index) }": "func didSelectLoan(at index: Int) { \(statement) }"], others: [Self.appRouter])
        #expect(try found("skipped-layer", files).isEmpty)
    }

    /// Another scene than the one that is looked at.
    private static let feedScene = """
        import UIKit
        protocol FeedModuleInput: AnyObject { func configure() }
        protocol FeedViewInput: AnyObject { func show() }
        protocol FeedViewOutput: AnyObject { func viewIsReady() }
        protocol FeedInteractorInput: AnyObject { func obtain() }
        final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
            func show() {}
        }
        final class FeedPresenter: FeedViewOutput, FeedModuleInput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            func viewIsReady() { interactor?.obtain(); view?.show() }
            func configure() {}
            func reset() {}
        }
        final class FeedInteractor: FeedInteractorInput { func obtain() {} }
        """

    /// What only its own view tells a presenter. A module interface is there for others, and who makes a presenter sets it up.
    @Test(arguments: [
        ("func refresh(_ presenter: FeedPresenter) { presenter.viewIsReady() }", 1), ("func refresh(_ presenter: FeedPresenter) { presenter.configure() }", 0),
        ("func refresh(_ module: FeedModuleInput) { module.configure() }", 0), ("func refresh(_ presenter: FeedPresenter) { presenter.reset() }", 0),
        ("func open() { let presenter = FeedPresenter(); presenter.viewIsReady() }", 0), ("weak var feed: FeedPresenter?; func open() { feed?.viewIsReady(); feed?.viewIsReady() }", 1),
    ])
    func anotherScenesPresenter(member: String, count: Int) throws {
        let files = try scene(["weak var transitionHandler: UIViewController?": "weak var transitionHandler: UIViewController?\n    \(member)"], others: [("Feed.swift", Self.feedScene)])
        let found = try found("foreign-module-type", files)
        let message = "the router LoanListRouter sends the presenter FeedPresenter of another scene 'viewIsReady()', as only its view does"
        #expect(found.map(\.message) == Array(repeating: message, count: count))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// Likewise for a presenter that reaches the other scene's by something else, and names nothing of it. Who names it is told of that; what it has for a
    /// module interface, or for nobody's view, anybody may call.
    @Test(arguments: [
        ("Scenes.shared.feed?.viewIsReady()", 1), ("Scenes.shared.feed?.viewIsReady(); Scenes.shared.feed?.viewIsReady()", 1),
        ("Scenes.shared.feed?.configure()", 0), ("Scenes.shared.feed?.reset()", 0), ("Scenes.shared.output?.viewIsReady()", 0), ("_ = Scenes.shared.feed", 0),
        ("Scenes.shared.list?.viewIsReady()", 0),
    ])
    func anotherScenesPresenterByAThird(statement: String, count: Int) throws {
        let scenes = "final class Scenes { static let shared = Scenes(); weak var feed: FeedPresenter?; weak var output: FeedViewOutput?; weak var list: LoanListPresenter? }"
        let reach = ("Presenter/LoanListPresenter+Feed.swift", "extension LoanListPresenter { func refresh() { \(statement) } }")
        let found = try found("foreign-module-type", scene([:], others: [("Feed.swift", Self.feedScene), ("Scenes.swift", scenes), reach]))
        let message = "the presenter LoanListPresenter sends the presenter FeedPresenter of another scene 'viewIsReady()', as only its view does"
        #expect(found.map(\.message) == Array(repeating: message, count: count))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// What a row was given to say, the view decides by in vain; what it keeps of how it shows the row, is its own.
    @Test(arguments: [
        ("guard !rows[indexPath.row].isBlocked else { return }", 1), ("if rows[indexPath.row].title.hasPrefix(\"Old\") { return }", 1),
        ("if !self.rows[indexPath.row].title.contains(\"Old\") { return }", 1), ("guard !rows[0].isBlocked else { return }", 1),
        ("guard !rows[indexPath.row].isOpen else { return }", 0), ("if rows[indexPath.row].isBlocked { return }", 0), ("guard !isBusy else { return }", 0),
        ("if rows[indexPath.row].title.isEmpty { return }", 0), ("if rows[indexPath.row].title.hasPrefix(prefix) { return }", 0),
        ("guard !rows.isEmpty else { return }", 0), ("guard !boxes[indexPath.row].isShut else { return }", 0), ("if rows[indexPath.row].note.hasPrefix(\"Old\") { return }", 0),
    ])
    func aRowThatDecides(statement: String, count: Int) throws {
        let row = """
            import UIKit
            struct LoanRow { let title: String; let isBlocked: Bool; var isOpen: Bool; var note: String }
            final class LoanBox { let isShut = true }
            """
        let view = "var output: LoanListViewOutput!"
        let method = """
            \(view)
                private var rows: [LoanRow] = []
                private var boxes: [LoanBox] = []
                private var isBusy = false
                private let prefix = "Old"
                func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                    \(statement)
                    output.didSelectLoan(at: indexPath.row)
                }
            """
        #expect(try found("busy-view", scene([view: method], others: [("View/LoanRow.swift", row)])).count == count)
    }

    /// A presenter's class behind its output is nothing for other scenes' routers, but for who makes it; its module input is.
    @Test(arguments: [
        ("(card.output as? LoanCardPresenter)?.configure(id: 1)", ", LoanCardModuleInput", "Declare what is needed in LoanCardModuleInput, which LoanCardPresenter implements, and cast to that."),
        ("(card.output as! LoanCardPresenter).configure(id: 1); _ = card.output as? LoanCardPresenter", "",
            "Declare what is needed as a module interface that LoanCardPresenter implements, or hand it to whoever assembles LoanCard."),
        ("(card.output as? LoanCardModuleInput)?.configure(id: 1)", ", LoanCardModuleInput", nil),
        ("let own = LoanCardPresenter(); card.output = own; (card.output as? LoanCardPresenter)?.configure(id: 1)", "", nil),
        ("(list?.output as? LoanListPresenter)?.didSelectLoan(at: 0)", "", nil),
    ])
    func aRouterThatCasts(statement: String, supertypes: String, help: String?) throws {
        let card = """
            import UIKit
            protocol LoanCardModuleInput: AnyObject { func configure(id: Int) }
            protocol LoanCardViewInput: AnyObject { func show(id: Int) }
            protocol LoanCardViewOutput: AnyObject { func viewIsReady() }
            protocol LoanCardInteractorInput: AnyObject { func obtainCard() }
            final class LoanCardViewController: UIViewController, LoanCardViewInput {
                var output: LoanCardViewOutput?
                override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                func show(id: Int) { title = "\\(id)" }
            }
            final class LoanCardPresenter: LoanCardViewOutput\(supertypes) {
                weak var view: LoanCardViewInput?
                var interactor: LoanCardInteractorInput?
                func viewIsReady() { interactor?.obtainCard() }
                func configure(id: Int) { view?.show(id: id) }
            }
            final class LoanCardInteractor: LoanCardInteractorInput { func obtainCard() {} }
            """
        let routing = "extension LoanListRouter { func openCard(_ card: LoanCardViewController, list: LoanListViewController?) { \(statement) } }"
        let found = try found("foreign-module-type", scene([:], others: [("LoanCard/LoanCard.swift", card), ("Router/LoanListRouter+Card.swift", routing)]))
            .filter { $0.message.contains("casts") }
        #expect(found.map(\.message) == [help].compactMap { $0.map { _ in "the router LoanListRouter casts to the presenter LoanCardPresenter of another scene" } })
        #expect(found.map(\.help) == [help].compactMap(\.self))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// A router that plays the other scene's view by a cast is told of that alone.
    @Test func aRouterThatCastsAndSendsAnEvent() throws {
        let feed = """
            import UIKit
            protocol FeedViewOutput: AnyObject { func viewIsReady() }
            protocol FeedInteractorInput: AnyObject { func obtainFeed() }
            final class FeedViewController: UIViewController { var output: FeedViewOutput?; override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() } }
            final class FeedPresenter: FeedViewOutput { var interactor: FeedInteractorInput?; func viewIsReady() { interactor?.obtainFeed() } }
            final class FeedInteractor: FeedInteractorInput { func obtainFeed() {} }
            """
        let routing = "extension LoanListRouter { func openFeed(_ feed: FeedViewController) { (feed.output as? FeedPresenter)?.viewIsReady() } }"
        let found = try found("foreign-module-type", scene([:], others: [("Feed/Feed.swift", feed), ("Router/LoanListRouter+Feed.swift", routing)]))
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("sends the presenter FeedPresenter") || $0.message.contains("casts") }, "\(found.map(\.message))")
    }
}
