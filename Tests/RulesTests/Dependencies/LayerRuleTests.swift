import Rules
import Testing

/// What layers may know of each other, of their parts and of other scenes.
@Suite struct LayerRuleTests {
    private static let data = (
        "Entities/Loan.swift",
        """
        struct Loan { let title: String; enum Kind { case book, film }; typealias Key = String }
        enum LoanStatus { case due, atHome }
        protocol LoanManager { func fetchAll() -> [Loan]; func status() -> LoanStatus }
        """
    )
    /// The use case works with the manager, so that both are what they are called.
    private static let using = "var manager: LoanManager?"

    private func expect(
        _ rule: String, _ scene: Scene, settings: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(in: scene.files, rule: rule, settings: settings, sourceLocation: sourceLocation)
    }

    // MARK: - wrong-base-class

    /// Nobody can inherit from what is not there.
    @Test(arguments: [("", 0), ("protocol AppModule { func assemble() }", 1), ("final class AppModule { func assemble() {} }", 0)])
    func aBaseThatTheProjectDoesNotHave(base: String, count: Int) throws {
        let source = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show() }
            protocol CardPresenterProtocol: AnyObject { func load() }
            protocol CardInteractorProtocol: AnyObject { func load() }
            final class CardViewController: UIViewController, CardViewProtocol { var presenter: CardPresenterProtocol?; func show() {} }
            final class CardPresenter: CardPresenterProtocol { weak var view: CardViewProtocol?; var interactor: CardInteractorProtocol?; func load() { interactor?.load() } }
            final class CardInteractor: CardInteractorProtocol { func load() {} }
            final class CardModule {
                func build() -> UIViewController {
                    let (view, presenter) = (CardViewController(), CardPresenter())
                    presenter.interactor = CardInteractor()
                    presenter.view = view
                    view.presenter = presenter
                    return view
                }
            }
            """
        let found = try lint([("Card.swift", source), ("Base.swift", base)], dialect: "module-factory").filter { $0.rule == "wrong-base-class" }
        #expect(found.count == count)
    }

    /// A base of the team's own has nothing of a framework in it.
    @Test(arguments: [("class BaseInteractor {}", "BaseInteractor", 0), ("class BaseInteractor: JSONDecoder {}", "BaseInteractor", 1), ("", "NSObject", 0),
        // The root of all classes stands above these as well.
        ("", "Operation", 1), ("", "UIResponder", 1), ("class BaseInteractor: Operation {}", "BaseInteractor", 1), ("class BaseInteractor: NSObject {}", "BaseInteractor", 0), ("", "Unheard", 0)])
    func theBaseOfAnInteractor(base: String, name: String, count: Int) throws {
        let source = """
            import UIKit
            protocol CardViewInterface: AnyObject { func show() }
            protocol CardPresenterInterface: AnyObject { func viewDidLoad() }
            protocol CardInteractorInterface: AnyObject { func load() }
            protocol CardWireframeInterface: AnyObject { func close() }
            \(base)
            final class CardInteractor: \(name), CardInteractorInterface { func load() {} }
            final class CardPresenter: CardPresenterInterface {
                private unowned let view: CardViewInterface
                private let interactor: CardInteractorInterface
                private let wireframe: CardWireframeInterface
                init(view: CardViewInterface, interactor: CardInteractorInterface, wireframe: CardWireframeInterface) {
                    (self.view, self.interactor, self.wireframe) = (view, interactor, wireframe)
                }
                func viewDidLoad() { interactor.load() }
            }
            """
        let found = try lint([("CardInterfaces.swift", source)], dialect: "infinum").filter { $0.rule == "wrong-base-class" }
        #expect(found.count == count)
    }

    /// A row's view is built on another base than a scene's, on a Mac as well.
    @Test(arguments: [("UIViewController", 0), ("NSObject", 1), ("UIView", 0), ("NSView", 0), ("NSTableCellView", 0)])
    func theBaseOfARowsView(base: String, count: Int) throws {
        let source = """
            import AppKit
            import UIKit
            protocol CardViewInterface: AnyObject { func show() }
            protocol CardPresenterInterface: AnyObject { func viewDidLoad() }
            protocol CardInteractorInterface: AnyObject { func load() }
            protocol CardWireframeInterface: AnyObject { func close() }
            final class CardView: \(base), CardViewInterface { var presenter: CardPresenterInterface?; func show() {} }
            final class CardInteractor: CardInteractorInterface { func load() {} }
            final class CardPresenter: CardPresenterInterface {
                private unowned let view: CardViewInterface
                private let interactor: CardInteractorInterface
                init(view: CardViewInterface, interactor: CardInteractorInterface) { (self.view, self.interactor) = (view, interactor) }
                func viewDidLoad() { interactor.load(); view.show() }
            }
            final class SettingsViewController: UIViewController {}
            """
        let found = try lint([("CardInterfaces.swift", source)], dialect: "infinum").filter { $0.rule == "wrong-base-class" }
        #expect(found.count == count)
    }

    // MARK: - entity-leak

    /// What a thing goes by is no part of it.
    @Test(arguments: [
        ("struct ID: Hashable { let text: String }", "Loan.ID", 0), ("struct Number: RawRepresentable { var rawValue: Int }", "Loan.Number", 0),
        ("struct Copy { let text: String }", "Loan.Copy", 1),
    ])
    func partsOfAnEntity(nested: String, type: String, count: Int) throws {
        let scene = Scene(
            useCase: Self.using, useCaseOutput: "func present(part: \(type))",
            others: [Self.data, ("Entities/Parts.swift", "extension Loan { \(nested) }\nextension LoanManager { func part() -> \(type)? { nil } }")])
        let found = try lint(scene.files).filter { $0.rule == "entity-leak" && $0.to.type == type }
        #expect(found.count == count)
    }

    /// What a generic value stores nothing of, it hands nothing of over: the finding stands where an entity goes.
    @Test(arguments: [
        ("func present(id: Identifier<Loan>)", 0), ("func present(id: Loan.ID)", 0), ("func present(ids: [Loan.ID])", 0), ("func present(key: Key<Loan, Int>)", 0),
        ("func present(key: Key<Int, ↓Loan>)", 1), ("func present(box: Box<↓Loan>)", 1), ("func present(id: Loan.ID, _ loan: ↓Loan)", 1), ("func present(lender: Lender<↓Loan>)", 1),
        ("func present(stack: Stack<↓Loan>)", 1), ("func present(page: Page<↓Loan>)", 1),
        ("func present(pair: (Identifier<Loan>, ↓Loan))", 1), ("func present(result: Result<↓Loan, Error>)", 1), ("func present(entry: Entry)", 0),
    ])
    func argumentsThatAreNotStored(message: String, count: Int) throws {
        let identifiers = """
            struct Identifier<Owner>: Hashable { let raw: String; static var owner: Owner? { nil }; var count: Int { raw.count } }
            struct Key<Of, Raw> { let raw: Raw }
            struct Box<Of> { private let contents: [Of] }
            struct Lender<Of> { let lend: () -> Of }
            struct Stack<Of> { struct Item { let contents: Of }; let items: [Item] }
            struct Page<Of> { enum State { case empty, full(Of) }; let state: State }
            struct Entry { let key: Identifier<Loan>; let count: Int }
            extension Loan { typealias ID = Identifier<Loan> }
            """
        let scene = Scene(useCase: Self.using, useCaseOutput: message, others: [Self.data, ("Others.swift", identifiers)])
        #expect(try lint(scene.files.map { ($0.0, $0.1.filter { $0 != "↓" }) }).filter { $0.rule == "entity-leak" }.count == count)
        try expect("entity-leak", scene)
    }

    // MARK: - skipped-layer

    @Test(arguments: [
        "private var manager: ↓LoanManager?",
        "private var loans: [↓Loan] = []",
        "func eventPicked(_ loan: ↓Loan) { useCase.eventViewReady() }",
        "private var onLoaded: ((↓Loan) -> Void)?",
        "private func title(of loan: ↓Loan) -> String { loan.title }",
        "private let status = LoanStatus.due",
        "private var states: [LoanStatus: String] = [:]",
    ])
    func whatAPresenterKnowsOfTheData(presenter: String) throws {
        try expect("skipped-layer", Scene(presenter: presenter, useCase: Self.using, others: [Self.data]))
    }

    @Test func thePropertyAndItsParameterAreOneFault() throws {
        let cell = """
            import UIKit
            final class LoanListCell: UITableViewCell {
                private let manager: ↓LoanManager
                init(manager: LoanManager) { self.manager = manager; super.init(style: .default, reuseIdentifier: nil) }
            }
            """
        try expect(
            "skipped-layer",
            Scene(useCase: Self.using, view: "private var cell: LoanListCell?", others: [Self.data, ("LoanListCell.swift", cell)]))
    }

    /// A screen that nothing ties to a presenter is of another architecture.
    @Test func aScreenWithoutAPresenter() throws {
        let screen = """
            import UIKit
            final class ImprintViewController: UIViewController {
                var manager: LoanManager?
                @IBAction func closeTouched() { dismiss(animated: true) }
                func show(_ date: Date, _ formatter: DateFormatter) { title = formatter.string(from: date) }
            }
            """
        try expect("skipped-layer", Scene(useCase: Self.using, others: [Self.data, ("ImprintViewController.swift", screen)]))
    }

    /// A scene that leads to one is not made of it, however it comes by it; what a view keeps or puts into its own screen is a part.
    @Test(arguments: [
        ("func open() { navigationController?.pushViewController(ImprintViewController(), animated: true) }", ""),
        ("func open() { let imprint = ImprintViewController(); present(imprint, animated: true) }", ""),
        ("private let imprint = ImprintViewController()", "↓"), ("func open() { let imprint = ImprintViewController(); addChild(imprint) }", "↓"),
        ("private let imprint = ImprintViewController()\nfunc open() { present(imprint, animated: true) }", ""),
        ("private let imprint = ImprintViewController()\nfunc open() { addChild(imprint) }\nfunc grow() { present(imprint, animated: true) }", "↓"),
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? ImprintViewController)?.title = \"\" }", ""),
        ("func make() -> UIViewController { ImprintViewController() }", ""),
    ])
    func aScreenThatAViewLeadsTo(view: String, mark: String) throws {
        let screen = "import UIKit\nfinal class ImprintViewController: UIViewController { var manager: \(mark)LoanManager? }"
        let found = try lint(Scene(useCase: Self.using, view: view, others: [Self.data, ("ImprintViewController.swift", screen.replacing("↓", with: ""))]).files)
        #expect(found.filter { $0.rule == "skipped-layer" }.map(\.location.path) == (mark.isEmpty ? [] : ["ImprintViewController.swift"]))
    }

    /// SwiftUI's views are hosted; one that stands on the screen is a part of it.
    @Test(arguments: [
        ("func open() { present(UIHostingController(rootView: ImprintView()), animated: true) }", ""),
        ("func open() { let host = UIHostingController(rootView: ImprintView()); addChild(host) }", "↓"),
    ])
    func aScreenThatIsHosted(view: String, mark: String) throws {
        let screen = "import SwiftUI\nstruct ImprintView: View { var manager: LoanManager?; var body: some View { Text(\"\") } }"
        let found = try lint(Scene(useCase: Self.using, view: view, others: [Self.data, ("ImprintView.swift", screen)]).files, settings: "roles: {view: {supertypes: [View]}}\n")
        #expect(found.filter { $0.rule == "skipped-layer" }.map(\.location.path) == (mark.isEmpty ? [] : ["ImprintView.swift"]))
    }

    @Test func theBaseOfAView() throws {
        let base = "import UIKit\nclass BaseViewController: UIViewController { var manager: LoanManager? }"
        let view = "import UIKit\nfinal class LoanBadgeViewController: BaseViewController, LoanListPresenterOutput { func showLoans() {} }"
        let found = try lint(Scene(useCase: Self.using, others: [Self.data, ("BaseViewController.swift", base), ("LoanBadgeViewController.swift", view)]).files)
        #expect(found.contains { $0.rule == "skipped-layer" && $0.location.path == "BaseViewController.swift" })
    }

    @Test func whatTheDialectAllows() throws {
        let scene = Scene(presenter: "private var loans: [Loan] = []\nprivate var manager: ↓LoanManager?", useCase: Self.using, others: [Self.data])
        try expect("skipped-layer", scene, settings: "rules:\n  skipped-layer: {allow: [presenter -> entity]}\n")
    }

    /// A storyboard's view is handed the router for its connector, which gives it to the presenter.
    @Test(arguments: [
        ("weak var router: LoanListRouter?", true, ""), ("weak var router: ↓LoanListRouter?\n@objc func touched() { router?.eventSelected() }", true, ""),
        ("var router: ↓LoanListRouter?", true, ""), ("weak var router: ↓LoanListRouter?", false, ""),
        ("weak var router: ↓LoanListRouter?\n@objc func touched() { router?.isOpen = true }", true, "var isOpen: Bool { get set }"),
    ])
    func aRouterThatAViewHandsOn(view: String, hasPresenter: Bool, requirement: String) throws {
        let router = (
            "LoanListRouter.swift",
            "protocol LoanListRouter: AnyObject { func eventSelected(); \(requirement) }\nfinal class AppRouter: LoanListRouter { func eventSelected() {}; var isOpen = true }"
        )
        let presenter = hasPresenter ? "weak var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }" : ""
        try expect("skipped-layer", Scene(presenter: presenter, view: view, others: [router]))
    }

    /// Whoever makes a view that a storyboard holds has it wired up, by what the connector needs.
    @Test(arguments: [
        ("static func make(router: LoanListRouter) { LoanListConnector.configure(LoanListViewController(), router: router) }", ""),
        ("func configure(router: LoanListRouter) { LoanListConnector.configure(self, router: router) }", ""),
        ("func configure(with router: LoanListRouter) { LoanListConnector(router: router).wire(self) }", ""),
        ("private let connector = LoanListConnector(router: nil)\nfunc configure(router: LoanListRouter) { connector.start(router: router) }", ""),
        ("func configure(manager: LoanManager, router: LoanListRouter) { LoanListConnector.configure(self, manager: manager, router: router) }", ""),
        ("func configure(router: ↓LoanListRouter) { LoanListConnector.configure(self, router: router); router.eventSelected() }", ""),
        ("func configure(router: ↓LoanListRouter) { other = router }", "weak var other: LoanListRouter?"),
        ("static func make(router: LoanListRouter) -> LoanListPresenter { LoanListPresenter(useCase: LoanListUseCase(), router: router) }", ""),
        ("func make(router: ↓LoanListRouter) -> LoanListPresenter { LoanListPresenter(useCase: LoanListUseCase(), router: router) }", ""),
        ("static func make(router: ↓LoanListRouter) -> LoanListPresenter { router.eventSelected(); return LoanListPresenter(useCase: LoanListUseCase(), router: router) }", ""),
        ("func configure(router: ↓LoanListRouter) {}", ""), ("func open(router: ↓LoanListRouter) { LoanHelpConnector.open(router: router) }", ""),
        ("func configure(router: ↓LoanListRouter) { LoanListConnector.configure(self, router: nil) }", ""),
    ])
    func whatAViewTakesForItsConnector(method: String, property: String) throws {
        let router = (
            "LoanListRouter.swift",
            "protocol LoanListRouter: AnyObject { func eventSelected() }\nfinal class AppRouter: LoanListRouter { func eventSelected() {} }"
        )
        let connector = (
            "LoanListConnector.swift",
            """
            final class LoanHelpConnector { static func open(router: LoanListRouter) {} }
            final class LoanListConnector {
                init(router: LoanListRouter?) {}
                func wire(_ view: LoanListViewController) {}
                func start(router: LoanListRouter) {}
                static func configure(_ view: LoanListViewController, manager: LoanManager? = nil, router: LoanListRouter?) {
                    let useCase = LoanListUseCase()
                    let presenter = LoanListPresenter(useCase: useCase)
                    presenter.router = router
                    useCase.manager = manager
                    view.presenter = presenter
                    useCase.output = presenter
                    presenter.output = view
                }
            }
            """
        )
        let presenter = "weak var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }"
        let scene = Scene(presenter: presenter, useCase: Self.using, view: method + "\n" + property, others: [Self.data, router, connector])
        try expectFindings(in: scene.files, rule: "skipped-layer", others: true)
    }

    @Test func onlyThePresenterAsksTheRouter() throws {
        let router = (
            "LoanListRouter.swift",
            """
            import UIKit
            protocol LoanListRouter: AnyObject { func eventSelected() }
            final class LoanListRouterImpl: LoanListRouter {
                weak var viewController: UIViewController?
                func eventSelected() { viewController?.dismiss(animated: true) }
            }
            """
        )
        try expect(
            "skipped-layer",
            Scene(
                presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
                useCase: "var router: ↓LoanListRouter?", view: "private var router: ↓LoanListRouter?", others: [router]))
    }

    /// What somebody else holds is reached without being named.
    @Test(arguments: [
        "presenter.useCase.↓eventReload()", "presenter.useCase.↓eventReload(); presenter.useCase.eventReload()", "presenter.useCase.manager?.↓renew()",
        "Services.shared.loans?.↓renew()", "presenter.eventViewReady()", "Services.shared.date.print()", "Services.shared.loan?.touch()",
        "_ = Services.shared.loans?.↓isOn", "Services.shared.loans?.↓isOn = true", "if Services.shared.loans!.↓isOn { print(Services.shared.loans!.isOn) }",
        "Services.shared.loans?.↓renew(); Services.shared.loans?.isOn = true", "_ = Services.shared.loan?.title", "_ = Services.shared.loans",
    ])
    func whatAViewReachesThroughOthers(statement: String) throws {
        let services = """
            protocol LoanListManager: AnyObject { var isOn: Bool { get set }; func renew() }
            struct LoanDate { func print() {} }
            struct Loan { let title = ""; func touch() {} }
            final class Services { static let shared = Services(); var loans: LoanListManager?; var date = LoanDate(); var loan: Loan? }
            extension LoanListUseCase { func eventReload() { manager?.renew() } }
            """
        // The presenter's is private as it comes.
        let files = Scene(useCase: "var manager: LoanListManager?", view: "func open() { \(statement) }", others: [("Services.swift", services)])
            .files.map { ($0.0, $0.1.replacing("private let useCase", with: "let useCase")) }
        try expectFindings(in: files, rule: "skipped-layer", others: true)
    }

    /// What a base class holds is told of the base class alone.
    @Test func whatABaseClassHolds() throws {
        let base = """
            class BasePresenter { var session: ↓SessionManager?; let useCase = LoanListUseCase(); func eventShown() { useCase.eventViewReady() } }
            final class LoanCardPresenter: BasePresenter { weak var output: LoanListPresenterOutput?; func eventTapped() { session?.renew(); output?.showLoans() } }
            final class LoanHelpPresenter: BasePresenter { weak var output: LoanListPresenterOutput?; func eventTapped() { session?.renew() } }
            """
        let session = "protocol SessionManager { func renew() }"
        try expectFindings(
            in: Scene(useCase: "var manager: SessionManager?", others: [("Base.swift", base), ("SessionManager.swift", session)]).files,
            rule: "skipped-layer", others: true)
    }

    /// What views hand to their presenters they have to make.
    @Test(arguments: [("func eventMoved(to place: Place) {}", ""), ("func eventMoved(to place: String) {}", "↓")])
    func aValueThatThePresenterTakes(event: String, mark: String) throws {
        let place = ("Entities/Place.swift", "struct Place { let x: Int }\nprotocol PlaceManager { func find() -> Place }")
        try expectFindings(
            in: Scene(presenter: event, useCase: "var manager: PlaceManager?", view: "func open() { _ = \(mark)Place(x: 1) }", others: [place]).files,
            rule: "skipped-layer", others: true, settings: "rules:\n  skipped-layer: {allow: [presenter -> entity]}\n")
    }

    @Test(arguments: [("LoanAnalyticsManager", ""), ("LoanLoggerManager", ""), ("LoanArchiveManager", "↓")])
    func whatIsSaidOfEveryLayersDoings(manager: String, mark: String) throws {
        let source = "protocol \(manager) { func note() -> String }\nfinal class \(manager)Impl: \(manager) { func note() -> String { title }; private let title = \"\" }"
        try expect(
            "skipped-layer",
            Scene(presenter: "private var manager: \(mark)\(manager)?", useCase: "var manager: \(manager)?", others: [("Manager.swift", source)]))
    }

    /// A nested type is no use of what it is nested in.
    @Test func whatIsNestedInAManager() throws {
        let source = "final class ThemeManager { enum Style { case dark }\nfunc use() {} }"
        let scene = Scene(presenter: "private var style: ThemeManager.Style?", useCase: "var manager: ThemeManager?", others: [("ThemeManager.swift", source)])
        try expectFindings(in: scene.files, rule: "skipped-layer", others: true)
    }

    /// What is decoded is data, whatever it is called.
    @Test(arguments: [("struct Repository: Decodable { let name: String }", ""), ("final class Repository { func names() -> [String] { [] } }", "↓")])
    func aRepositoryOfSomethingElse(declaration: String, mark: String) throws {
        let scene = Scene(
            presenter: "private var repository: \(mark)Repository?", useCase: "private var repository: Repository?",
            others: [("Repository.swift", "import Foundation\n" + declaration)])
        try expectFindings(in: scene.files, rule: "skipped-layer", others: true, dialect: "common")
    }

    // MARK: - entity-leak

    @Test(arguments: [
        ("func present(loan: ↓Loan)", "func present(loan: Loan) {}"),
        ("func present(loans: [String: [↓Loan]])", "func present(loans: [String: [Loan]]) {}"),
        ("func present(result: Result<↓Loan, Error>)", "func present(result: Result<Loan, Error>) {}"),
        ("func present(load: @escaping () -> ↓Loan?)", "func present(load: @escaping () -> Loan?) {}"),
        ("func present(status: LoanStatus)", "func present(status: LoanStatus) {}"),
        ("func present(kind: LoanStatus?)", "func present(kind: LoanStatus?) {}"),
        ("func present(kinds: [Loan.Kind], key: Loan.Key)", "func present(kinds: [Loan.Kind], key: Loan.Key) {}"),
    ])
    func whatAnOutputCarries(requirement: String, presenter: String) throws {
        try expect(
            "entity-leak", Scene(presenter: presenter, useCase: Self.using, useCaseOutput: requirement, others: [Self.data]))
    }

    @Test(arguments: [
        "private func newest(_ loans: [Loan]) -> Loan? { loans.first }",
        "private var loan: Loan?",
        "func newest() -> Loan? { manager?.fetchAll().first }",
    ])
    func whatTheUseCaseKeepsToItself(useCase: String) throws {
        try expect("entity-leak", Scene(useCase: Self.using + "\n" + useCase, others: [Self.data]))
    }

    @Test func whatThePresenterFetches() throws {
        try expect(
            "entity-leak",
            Scene(
                presenter: "func eventPulled() { useCase.eventFetch { print($0.count) } }",
                useCase: Self.using + "\nfunc eventFetch(then: ([↓Loan]) -> Void) { then([]) }", others: [Self.data]))
    }

    /// What an interactor is given leads inward; what it gives does not.
    @Test func whatAnInteractorIsGiven() throws {
        let input = """
            protocol LoanEditInteractorInput: AnyObject {
                func eventSaved(_ loan: Loan)
                func eventReset() -> ↓Loan
                func eventLoad(then: @escaping (↓Loan) -> Void)
            }
            final class LoanEditInteractor: LoanEditInteractorInput {
                func eventSaved(_ loan: Loan) {}
                func eventReset() -> Loan { Loan() }
                func eventLoad(then: @escaping (Loan) -> Void) {}
            }
            """
        try expect("entity-leak", Scene(presenter: "var editor: LoanEditInteractorInput?", useCase: Self.using, others: [Self.data, ("LoanEdit.swift", input)]))
    }

    /// The Book of VIPER has plain objects for whatever leaves a service; model objects stay.
    @Test(arguments: [("PlainObject", "LoanPlainObject"), ("Plain", "LoanPlain"), ("ModelObject", "↓LoanModelObject")])
    func plainObjectsOfTheBook(ending: String, loan: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" }).files.map { ($0.0, $0.1) }
        let output = """
            protocol LoanPlainInteractorOutput: AnyObject { func didObtain(_ loans: [\(loan)]) }
            final class LoanPlainInteractor { weak var output: LoanPlainInteractorOutput? }
            final class LoanPlainPresenter: LoanPlainInteractorOutput {
                let interactor = LoanPlainInteractor()
                func didObtain(_ loans: [Loan\(ending)]) {}
            }
            """
        let model = """
            final class Loan\(ending == "ModelObject" ? "" : "Store")ModelObject {}
            struct LoanPlainObject { let title: String }
            struct LoanPlain { let title: String }
            """
        try expectFindings(
            in: scene + [("LoanPlain.swift", output), ("Models/Loans.swift", model)], rule: "entity-leak", others: true, dialect: "book")
    }

    /// A struct is as plain as an object gets, wherever it stands.
    @Test(arguments: [("struct", ""), ("final class", "↓")])
    func theEntitiesOfTheBook(kind: String, mark: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" }).files.map { ($0.0, $0.1) }
        let output = """
            protocol LoanCardInteractorOutput: AnyObject { func didObtain(_ card: \(mark)LoanCard) }
            final class LoanCardInteractor { weak var output: LoanCardInteractorOutput? }
            final class LoanCardPresenter: LoanCardInteractorOutput {
                let interactor = LoanCardInteractor()
                func didObtain(_ card: LoanCard) {}
            }
            """
        let model = "\(kind) LoanCard {}\nprotocol LoanCardService { func card() -> LoanCard }"
        try expectFindings(
            in: scene + [("LoanCard.swift", output), ("Entities/LoanCard.swift", model)], rule: "entity-leak", others: true, dialect: "book")
    }

    /// A cell object tells which cell shows it.
    @Test func theCellOfACellObject() throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" }).files.map { ($0.0, $0.1) }
        let cell = """
            import UIKit
            final class LoanListCell: UITableViewCell { static let identifier = "cell"; func show(_ row: LoanListCellObject) {} }
            struct LoanListCellObject { let identifier = LoanListCell.identifier }
            extension LoanListViewController { func cell() -> LoanListCell { LoanListCell() } }
            """
        try expectFindings(in: scene + [("View/LoanListCell.swift", cell)], rule: "outward-dependency", others: true, dialect: "book")
    }

    /// Where entities may reach presenters, what views observe is told, and nothing that presenters keep for themselves.
    @Test(arguments: [
        ("ObservableObject", "", "@Published private(set) var newest: ↓Loan?"), ("ObservableObject", "", "let chosen: Loan? = nil"),
        ("ObservableObject", "", "static var sample: Loan?"), ("ObservableObject", "", "var onPick: ((Loan) -> Void)?"),
        ("ObservableObject", "", "@Published private var newest: Loan?"), ("AnyObject", "@Observable ", "private(set) var newest: ↓Loan?"),
        ("AnyObject", "@Observable ", "@ObservationIgnored var newest: Loan?"), ("AnyObject", "", "var newest: Loan?"), ("ObservableObject", "", "var newest: Loan?"),
        ("AnyObject", "@Observable ", "let chosen: Loan? = nil"), ("AnyObject", "@Observable ", "static var sample: Loan?"),
        ("AnyObject", "@Observable ", "var onPick: ((Loan) -> Void)?"), ("AnyObject", "@Observable ", "var none: Loan? { nil }"),
    ])
    func whatViewsObserve(base: String, attribute: String, property: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "swiftui" }).files.map { name, source in
            (name, source.replacing("final class LoanListPresenter: ObservableObject {", with: "\(attribute)final class LoanListPresenter\(base == "AnyObject" ? "" : ": " + base) {\n\(property)"))
        }
        #expect(scene.contains { $0.1.contains(property) })
        try expectFindings(
            in: scene, rule: "entity-leak", others: true, dialect: "swiftui", settings: "rules:\n  entity-leak: {only-objects: false}\n")
    }

    /// In SwiftUI a row shows the value that it stands for, and presenters hand on links and bindings.
    @Test func whatViewsOfSwiftUIShow() throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "swiftui" }).files.map { ($0.0, $0.1) }
        let row = """
            import SwiftUI
            struct LoanRow: View {
                let loan: Loan
                @↓AppStorage("customer") private var customer = ""
                @SceneStorage("tab") private var tab = 0
                var body: some View { Text(loan.title) }
            }
            extension LoanListView { func row(_ loan: Loan) -> LoanRow { LoanRow(loan: loan) } }
            extension LoanListPresenter {
                var page: Binding<Int> { Binding(get: { 0 }, set: { _ in }) }
                @ViewBuilder func link(to loan: Loan) -> some View { NavigationLink("Loan", value: 1) }
                var tint: ↓Color { .red }
                var icon: Image? { nil }
                var notice: Alert? { nil }
                var words: LocalizedStringKey { "loans" }
                func help() -> AnyView { AnyView(Text("")) }
            }
            """
        let files = scene + [("LoanRow.swift", row)]
        try expectFindings(in: files, rule: "forbidden-framework", others: true, dialect: "swiftui")
        try expectFindings(in: files.map { ($0.0, $0.1.replacing("↓", with: "")) }, rule: "skipped-layer", others: true, dialect: "swiftui")
    }

    /// What erases a protocol's type stands for whatever implements the protocol.
    @Test(arguments: [("AnyLoanService", ""), ("CachedLoanService", "↓")])
    func aTypeEraser(name: String, mark: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "swiftui" }).files.map { ($0.0, $0.1) }
        let eraser = """
            final class \(name): LoanService { func fetchAll() async -> [Loan] { [] } }
            extension LoanListInteractor { func use(_ service: \(mark)\(name)) {} }
            """
        try expectFindings(
            in: scene + [("Services/\(name).swift", eraser)], rule: "outward-dependency", others: true, dialect: "swiftui",
            settings: "rules: {outward-dependency: {allowed-roles: []}}\n")
    }

    // MARK: - incomplete-module

    /// Between the scenes that a container holds there is nothing to do but to change them.
    @Test(arguments: [("UITabBarController", ""), ("UISplitViewController", ""), ("UIViewController", "↓")])
    func thePresenterOfAContainer(base: String, mark: String) throws {
        let tabs = """
            import UIKit
            protocol LoanTabsRouter: AnyObject { func eventSelected() }
            final class LoanTabsRouterImpl: LoanTabsRouter { func eventSelected() {} }
            final class \(mark)LoanTabsPresenter {
                var router: LoanTabsRouter?
                private let defaults = UserDefaults.standard
                func eventSelected() { router?.eventSelected() }
            }
            final class LoanTabsViewController: \(base) {
                var presenter: LoanTabsPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.eventSelected() }
            }
            extension LoanListPresenter { func use(_ router: LoanTabsRouter) {} }
            """
        try expectFindings(
            in: Scene(others: [("LoanTabs.swift", tabs)]).files, rule: "incomplete-module", others: true,
            settings: "rules:\n  incomplete-module: {required: [interactor]}\n")
    }

    /// Without data there is nothing that an interactor could take over.
    @Test(arguments: [
        ("", ""), ("var onChange: ((LoanFilter) -> Void)?\nvar filter = LoanFilter()", ""), ("var manager: LoanManager?", "↓"),
        ("func eventPicked() { UserDefaults.standard.set(1, forKey: \"\") }", "↓"), ("func eventPicked() { LoanStorage.shared.keep() }", "↓"),
    ])
    func aPresenterWithoutData(body: String, mark: String) throws {
        let filter = """
            import UIKit
            struct LoanFilter { var isDue = false }
            protocol LoanFilterRouter: AnyObject { func eventClosed() }
            final class LoanFilterRouterImpl: LoanFilterRouter { func eventClosed() {} }
            final class LoanStorage { static let shared = LoanStorage(); func keep() { UserDefaults.standard.set(1, forKey: "") } }
            final class \(mark)LoanFilterPresenter {
                var router: LoanFilterRouter?
                func eventClosed() { router?.eventClosed() }
                \(body)
            }
            final class LoanFilterViewController: UIViewController {
                var presenter: LoanFilterPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.eventClosed() }
            }
            """
        try expectFindings(
            in: Scene(useCase: Self.using, others: [Self.data, ("LoanFilter.swift", filter)]).files, rule: "incomplete-module", others: true,
            settings: "rules:\n  incomplete-module: {required: [interactor]}\n")
    }

    /// A scene of UIKit's whose view is SwiftUI's, and hosted: it is there, whatever it is called, and is held against the layers.
    @Test(arguments: ["clean", "book", "infinum", "module-factory", "common"], [
        ("LoanScreen", "presenter", ""), ("LoanScreen", "presenter", "let store: any LoanRepository"), ("Borrowed", "actions", ""), ("Borrowed", "actions", "let store: any LoanRepository"),
    ])
    func aViewThatIsHosted(dialect: String, screen: (name: String, property: String, other: String)) throws {
        let scene = """
            import SwiftUI
            import UIKit
            protocol LoanRepository { func loans() async -> [String] }
            final class RemoteLoanRepository: LoanRepository { func loans() async -> [String] { _ = try? await URLSession.shared.data(from: URL(filePath: "")); return [] } }
            protocol LoanPresenting: AnyObject { func didTapClose() }
            final class LoanPresenter: LoanPresenting {
                private let interactor: any LoanInteracting
                private let router: any LoanRouting
                init(interactor: any LoanInteracting, router: any LoanRouting) { self.interactor = interactor; self.router = router }
                func didTapClose() { Task { await interactor.load(); router.close() } }
            }
            protocol LoanInteracting { func load() async }
            struct LoanInteractor: LoanInteracting { let store: any LoanRepository; func load() async { _ = await store.loans() } }
            protocol LoanRouting: AnyObject { func close() }
            final class LoanRouter: LoanRouting { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            struct \(screen.name): View { let \(screen.property): any LoanPresenting; \(screen.other); var body: some View { Button("", action: \(screen.property).didTapClose) } }
            struct LoanBuilder {
                let store: any LoanRepository
                func build() -> UIViewController {
                    let router = LoanRouter()
                    let presenter = LoanPresenter(interactor: LoanInteractor(store: store), router: router)
                    let host = UIHostingController(rootView: \(screen.name)(\(screen.property): presenter\(screen.other.isEmpty ? "" : ", store: store")))
                    router.host = host
                    return host
                }
            }
            """
        let found = try lint([("Loan.swift", scene)], dialect: dialect).filter { ["incomplete-module", "skipped-layer"].contains($0.rule) }
        #expect(found.map { "\($0.rule) \($0.from.type)" } == (screen.other.isEmpty || screen.name == "Borrowed" ? [] : ["skipped-layer LoanScreen"]))
    }

    // MARK: - scattered-interfaces

    /// A file with what is said to and by one part is that part's own, and not the scene's.
    @Test(arguments: [
        ("protocol CardInteractorInput: AnyObject { func load() }\nprotocol CardInteractorOutput: AnyObject { func didLoad() }",
            "protocol CardViewProtocol: AnyObject { func show() }\nprotocol CardPresenterProtocol: AnyObject { func load() }", ""),
        ("protocol CardInteractorInput: AnyObject { func load() }\nprotocol CardInteractorOutput: AnyObject { func didLoad() }",
            "protocol CardViewProtocol: AnyObject { func show() }", "protocol CardPresenterProtocol: AnyObject { func load() }"),
        ("protocol CardViewProtocol: AnyObject { func show() }\nprotocol CardViewDelegate: AnyObject { func load() }",
            "protocol CardInteractorInput: AnyObject { func load() }", "protocol CardInteractorOutput: AnyObject { func didLoad() }"),
        ("protocol CardInteractorInput: AnyObject { func load() }\nprotocol CardInteractorOutput: AnyObject { func didLoad() }\nprotocol CardPresenterProtocol: AnyObject { func load() }",
            "protocol ↓CardViewProtocol: AnyObject { func show() }", ""),
        ("protocol CardPresenterProtocol: AnyObject { func load() }\nprotocol CardViewProtocol: AnyObject { func show() }",
            "protocol ↓CardInteractorInput: AnyObject { func load() }", "protocol ↓CardInteractorOutput: AnyObject { func didLoad() }"),
    ])
    func aFileForEachPart(first: String, second: String, third: String) throws {
        let presenting = [first, second, third].joined().contains("CardViewDelegate") ? "CardViewDelegate" : "CardPresenterProtocol"
        let source = """
            import UIKit
            final class CardViewController: UIViewController, CardViewProtocol { var presenter: \(presenting)?; func show() { presenter?.load() } }
            final class CardPresenter: \(presenting), CardInteractorOutput {
                weak var view: CardViewProtocol?
                var interactor: CardInteractorInput?
                func load() { interactor?.load(); view?.show() }
                func didLoad() {}
            }
            final class CardInteractor: CardInteractorInput { weak var output: CardInteractorOutput?; func load() {} }
            """
        try expectFindings(
            in: [("CardFirst.swift", first), ("CardSecond.swift", second), ("CardThird.swift", third), ("Card.swift", source)],
            rule: "scattered-interfaces", others: true, dialect: "module-factory")
    }

    /// Who keeps each protocol beside its class has no table of contents.
    @Test(arguments: [("", "↓"), ("final class CardInteractor: CardInteractorInput { weak var output: CardInteractorOutput?; func load() {} }", "")])
    func protocolsBesideTheirClasses(beside: String, mark: String) throws {
        let interactor = """
            protocol CardInteractorInput: AnyObject { func load() }
            protocol CardInteractorOutput: AnyObject { func didLoad() }
            protocol CardPresenterProtocol: AnyObject { func load() }
            \(beside)
            """
        let others = """
            import UIKit
            protocol \(mark)CardViewProtocol: AnyObject { func show() }
            final class CardViewController: UIViewController, CardViewProtocol { var presenter: CardPresenterProtocol?; func show() { presenter?.load() } }
            final class CardPresenter: CardPresenterProtocol, CardInteractorOutput {
                weak var view: CardViewProtocol?
                var interactor: CardInteractorInput?
                func load() { interactor?.load(); view?.show() }
                func didLoad() {}
            }
            \(beside.isEmpty ? "final class CardInteractor: CardInteractorInput { weak var output: CardInteractorOutput?; func load() {} }" : "")
            """
        try expectFindings(
            in: [("CardInteractor.swift", interactor), ("Card.swift", others)], rule: "scattered-interfaces", others: true, dialect: "module-factory")
    }

    /// A module's delegate stands with what others see of the module, and a coordinator is a flow's.
    @Test(arguments: [("CardModuleDelegate", ""), ("CardRouterProtocol", "↓"), ("CardRouterCoordinating", "")])
    func whatOthersSeeOfAModule(name: String, mark: String) throws {
        let protocols = """
            protocol CardViewProtocol: AnyObject { func show() }
            protocol CardPresenterProtocol: AnyObject { func load() }
            protocol CardInteractorProtocol: AnyObject { func load() }
            """
        let source = """
            import UIKit
            protocol \(mark)\(name): AnyObject { func cardDidClose() }
            final class CardViewController: UIViewController, CardViewProtocol { var presenter: CardPresenterProtocol?; func show() { presenter?.load() } }
            final class CardPresenter: CardPresenterProtocol {
                weak var view: CardViewProtocol?
                weak var delegate: \(name)?
                var interactor: CardInteractorProtocol?
                func load() { interactor?.load(); view?.show(); delegate?.cardDidClose() }
            }
            final class CardInteractor: CardInteractorProtocol { func load() {} }
            final class HomePresenter: \(name) { func cardDidClose() {} }
            """
        try expectFindings(
            in: [("CardProtocols.swift", protocols), ("Card.swift", source)], rule: "scattered-interfaces", others: true, dialect: "module-factory",
            settings: name.contains("Router") ? "roles: {router: {suffixes: [HomePresenter]}}\n" : "")
    }

    // MARK: - self-assembly

    /// What one function puts together is one decision, and so is a property with what it is made of.
    @Test(arguments: [
        ("func build() { presenter = ↓CardPresenter(); let interactor = CardInteractor(); _ = interactor }", "book"),
        ("func build() { presenter = ↓CardPresenter() }\nfunc rebuild() { presenter = ↓CardPresenter() }", "book"),
        ("private let other = ↓CardPresenter()", "book"),
    ])
    func oneFindingForWhatIsPutTogether(view: String, dialect: String) throws {
        let source = """
            import UIKit
            protocol CardViewInput: AnyObject { func show() }
            protocol CardViewOutput: AnyObject { func viewIsReady() }
            protocol CardInteractorInput: AnyObject { func obtain() }
            final class CardViewController: UIViewController, CardViewInput {
                var presenter: CardViewOutput?
                func show() { presenter?.viewIsReady() }
                \(view)
            }
            final class CardPresenter: CardViewOutput {
                weak var view: CardViewInput?
                var interactor: CardInteractorInput?
                func viewIsReady() { interactor?.obtain(); view?.show() }
            }
            final class CardInteractor: CardInteractorInput { func obtain() {} }
            """
        try expectFindings(in: [("Card.swift", source)], rule: "self-assembly", dialect: dialect)
    }

    /// One protocol too many in a property's type is taken out; what is asked by it goes by the presenter.
    @Test(arguments: [
        ("", "Take LoanListInteractorOutput out of the type: LoanListViewOutput alone has what is asked here."),
        ("func again() { both?.didObtainLoans() }", "Send the presenter an event, and show what it hands back."),
    ])
    func aProtocolTooMany(member: String, help: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" })
        let output = "protocol LoanListNewsInteractorOutput: AnyObject { func didObtainLoans() }\nextension LoanListPresenter: LoanListNewsInteractorOutput { func didObtainLoans() {} }\nextension LoanListInteractor { func tell(_ news: LoanListNewsInteractorOutput) { news.didObtainLoans() } }"
        let view = "import UIKit\nfinal class LoanListBadgeView: UIView { var both: (LoanListViewOutput & LoanListNewsInteractorOutput)?; \(member) }\nextension LoanListViewController { func badge() -> LoanListBadgeView { LoanListBadgeView() } }"
        let files = scene.files.map { ($0.name, $0.source) } + [("News.swift", output), ("Badge.swift", view)]
        let found = try lint(files, dialect: "book").filter { $0.rule == "skipped-layer" && $0.from.type == "LoanListBadgeView" }
        #expect(found.map(\.help) == [help.replacing("LoanListInteractorOutput", with: "LoanListNewsInteractorOutput")])
    }

    /// Who is asked for data, and who opens screens, has no event to make one for; an assembler may hand one in.
    @Test(arguments: [
        ("final class LoanStore: LoanGateway { func run(_ output: LoanListUseCaseOutput) { ↓LoanListTransformer().transform(output: output) } }"),
        ("final class LoanListRouter { weak var screen: UIViewController?\nfunc open(_ output: LoanListUseCaseOutput) { ↓LoanListTransformer().transform(output: output); screen?.dismiss(animated: true) } }"),
        ("final class LoanListConnector { func make(_ view: LoanListViewController) { _ = LoanListTransformer(); let useCase = LoanListUseCase(); let presenter = LoanListPresenter(useCase: useCase); useCase.output = presenter; presenter.output = view; view.presenter = presenter } }"),
        ("final class LoanReport { func run(_ output: LoanListUseCaseOutput) { LoanListTransformer().transform(output: output) } }"),
    ])
    func whoMakesATransformer(maker: String) throws {
        let others: Files = [
            ("LoanListTransformer.swift", "final class LoanListTransformer { func transform(output: LoanListUseCaseOutput?) { output?.presentLoans() } }"),
            ("Maker.swift", "import UIKit\nprotocol LoanGateway { func run(_ output: LoanListUseCaseOutput) }\n" + maker),
        ]
        let useCase = "var gateway: LoanGateway?\nfunc eventCounted() { LoanListTransformer().transform(output: output) }"
        try expect("misplaced-transformer", Scene(useCase: useCase, others: others))
    }

    // MARK: - concrete-boundary

    /// `class CardBase { func cancel() {} }`: what an interactor can be asked for, its base may have.
    @Test(arguments: [("", "", 0), ("class CardBase {}", ": CardBase", 0), ("class CardBase { func cancel() {} }", ": CardBase", 1)])
    func anInteractorWithNothingOfItsOwn(base: String, inherits: String, count: Int) throws {
        let card = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show() }
            protocol CardPresenterProtocol: AnyObject { func load() }
            \(base)
            final class CardInteractor\(inherits) {}
            final class CardPresenter: CardPresenterProtocol {
                weak var view: CardViewProtocol?
                let interactor: CardInteractor
                init(interactor: CardInteractor) { self.interactor = interactor }
                func load() { view?.show() }
            }
            final class CardViewController: UIViewController, CardViewProtocol {
                var presenter: CardPresenterProtocol!
                func show() {}
                override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
            }
            """
        #expect(try lint([("Card.swift", card)], dialect: "infinum").count { $0.rule == "concrete-boundary" } == count)
    }

    /// Where a view says that it observes its presenter, that may come from a base that another module has.
    @Test(arguments: [("@ObservedObject var presenter: CardPresenter", 0), ("var presenter: CardPresenter", 1)])
    func aPresenterOfAnUnknownBase(property: String, count: Int) throws {
        let card = """
            import SwiftUI
            protocol CardInteractorInterface: AnyObject { func load() }
            protocol CardPresenterInterface: AnyObject { func didAppear() }
            final class CardInteractor: CardInteractorInterface { func load() {} }
            final class CardPresenter: BasePresenter, CardPresenterInterface {
                private let interactor: CardInteractorInterface
                init(interactor: CardInteractorInterface) { self.interactor = interactor }
                func didAppear() { interactor.load() }
            }
            struct CardView: View { \(property); var body: some View { Text("").onAppear { presenter.didAppear() } } }
            """
        #expect(try lint([("Card.swift", card)], dialect: "infinum").count { $0.rule == "concrete-boundary" } == count)
    }

    /// A router that the presenter lets its view observe no protocol can stand for; nobody observes what is asked to work.
    @Test(arguments: [("var router: CardRouter?", 0), ("private var router: CardRouter?", 1), ("var other: CardInteractor?", 1)])
    func whatAnObservedPresenterHolds(property: String, count: Int) throws {
        let card = """
            import SwiftUI
            protocol CardInteractorInterface: AnyObject { func load() }
            protocol CardRouterInterface: AnyObject { func open() }
            protocol CardPresenterInterface: AnyObject { func didAppear() }
            final class CardInteractor: ObservableObject, CardInteractorInterface { func load() {} }
            final class CardRouter: ObservableObject, CardRouterInterface { @Published var path: [Int] = []; func open() { path = [1] } }
            final class CardPresenter: ObservableObject, CardPresenterInterface {
                var interactor: CardInteractorInterface?
                \(property)
                func didAppear() { interactor?.load() }
            }
            struct CardView: View { @ObservedObject var presenter: CardPresenter; var body: some View { Text("").onAppear { presenter.didAppear() } } }
            """
        #expect(try lint([("Card.swift", card)], dialect: "infinum").count { $0.rule == "concrete-boundary" } == count)
    }

    /// What the hosted view observes no protocol can stand for.
    @Test(arguments: [
        ("@ObservedObject var presenter: CardPresenter", "CardView(presenter: presenter)", 0), ("let title = \"\"", "CardView()", 1),
    ])
    func aPresenterOfAHostedView(property: String, root: String, count: Int) throws {
        let card = """
            import SwiftUI
            import UIKit
            protocol CardInteractorInterface: AnyObject { func load() }
            protocol CardPresenterInterface: AnyObject { func didAppear() }
            final class CardInteractor: CardInteractorInterface { func load() {} }
            final class CardPresenter: ObservableObject, CardPresenterInterface {
                private let interactor: CardInteractorInterface
                init(interactor: CardInteractorInterface) { self.interactor = interactor }
                func didAppear() { interactor.load() }
            }
            struct CardView: View { \(property); var body: some View { Text("") } }
            final class CardViewController: UIHostingController<CardView> {
                private let presenter: CardPresenter
                init(presenter: CardPresenter) { self.presenter = presenter; super.init(rootView: \(root)) }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); presenter.didAppear() }
            }
            """
        let found = try lint([("Card.swift", card)], dialect: "infinum").filter { $0.rule == "concrete-boundary" && $0.from.type == "CardViewController" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// Services may be known by their classes, but for one that somebody wrote a protocol for which serves nobody.
    @Test(arguments: [
        ("var remote: CardRemoteDataManager?; func keep() { remote?.all() }", "", "", 1), ("var remote: CardRemoteDataManagerInputProtocol?; func keep() { remote?.all() }", "", "", 0),
        ("var remote: CardRemoteDataManager?; func keep() { remote?.all() }", "", "extension CardInteractor { func use(_ other: CardRemoteDataManagerInputProtocol) {} }", 0),
        ("var other: CardOtherDataManager?; func keep() { other?.all() }", "", "", 0), ("var remote: CardRemoteDataManager?; func keep() { remote?.clear() }", "", "", 0),
        ("", "var remote: CardRemoteDataManager?; func keep() { remote?.all() }", "", 0),
    ])
    func aServiceWithAProtocol(interactor: String, presenter: String, others: String, count: Int) throws {
        let source = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show() }
            protocol CardPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol CardInteractorInputProtocol: AnyObject { func load() }
            protocol CardRemoteDataManagerInputProtocol: AnyObject { func all() }
            final class CardRemoteDataManager: CardRemoteDataManagerInputProtocol { func all() { UserDefaults.standard.synchronize() }; func clear() {} }
            final class CardOtherDataManager { func all() { UserDefaults.standard.synchronize() } }
            final class CardInteractor: CardInteractorInputProtocol { func load() {}; \(interactor) }
            final class CardPresenter: CardPresenterProtocol {
                weak var view: CardViewProtocol?
                var interactor: CardInteractorInputProtocol?
                func viewDidLoad() { interactor?.load(); view?.show() }
                \(presenter)
            }
            final class CardViewController: UIViewController, CardViewProtocol { var presenter: CardPresenterProtocol?; func show() {} }
            \(others)
            """
        for dialect in ["xcode-templates", "infinum", "module-factory"] {
            #expect(try lint([("CardProtocols.swift", source)], dialect: dialect).count { $0.rule == "concrete-boundary" } == count, "\(dialect)")
        }
    }

    /// Whoever wrote a scene without protocols decided that once; where there are some, each hold is one of its own.
    @Test(arguments: [("", 1), ("protocol CardInteractorInput: AnyObject { func obtain() }\nextension CardInteractor: CardInteractorInput {}", 2)])
    func aSceneWithoutProtocols(others: String, count: Int) throws {
        let source = """
            import UIKit
            final class CardViewController: UIViewController { var presenter: CardPresenter? }
            final class CardPresenter { var interactor: CardInteractor?; func viewIsReady() { interactor?.obtain() } }
            final class CardInteractor { func obtain() {} }
            enum CardAssembly {
                static func make() -> UIViewController {
                    let view = CardViewController()
                    view.presenter = CardPresenter()
                    view.presenter?.interactor = CardInteractor()
                    return view
                }
            }
            """
        let found = try lint([("Card.swift", source), ("Others.swift", others)], dialect: "book").filter { $0.rule == "concrete-boundary" }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == (count == 1 ? .warning : .error) })
    }

    /// The protocol that is there need not have all that is called.
    @Test(arguments: [
        ("interactor?.obtain()", "already implements."), ("interactor?.obtain(); interactor?.clear(at: 1)", "already implements, and declare 'clear(at:)' there."),
        ("interactor?.sort(); interactor?.clear(at: 1)", "already implements, and declare 'clear(at:)' and 'sort()' there."),
        ("interactor?.sort(); interactor?.clear(at: 1); interactor?.fill()", "already implements, and declare there what is called here: 'clear(at:)' and 2 more."),
    ])
    func aProtocolThatLacksWhatIsCalled(calls: String, help: String) throws {
        let source = """
            import UIKit
            protocol CardViewOutput: AnyObject { func viewIsReady() }
            protocol CardInteractorInput: AnyObject { func obtain() }
            final class CardViewController: UIViewController { var output: CardViewOutput? }
            final class CardPresenter: CardViewOutput { var interactor: CardInteractor?; func viewIsReady() { \(calls) } }
            final class CardInteractor: CardInteractorInput { func obtain() {}; func clear(at place: Int) {}; func sort() {}; func fill() {} }
            """
        let found = try lint([("Card.swift", source)], dialect: "book").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.help) == ["Type the property CardInteractorInput, which CardInteractor " + help])
    }

    /// `protocol CardPresenterProtocol { associatedtype Input … }` can be no property's type and be asked what takes an Input; beside it
    /// another protocol can.
    @Test(arguments: [
        ("associatedtype Input; func bind(_ input: Input)", nil), ("func bind(_ input: Int)", "Type the property CardPresenterProtocol, which"),
        ("associatedtype Input; func bind(_ input: Input) }\nprotocol CardPresenterInput: AnyObject { func load()", "Type the property CardPresenterInput, which"),
    ])
    func aProtocolWithAssociatedTypes(requirements: String, help: String?) throws {
        let conforms = requirements.contains("CardPresenterInput") ? ", CardPresenterInput" : ""
        let card = """
            import UIKit
            protocol CardPresenterProtocol: AnyObject { \(requirements) }
            final class CardViewController: UIViewController { var presenter: CardPresenter?; func reload() { presenter?.load() } }
            final class CardPresenter: CardPresenterProtocol\(conforms) {
                var interactor: CardInteractorProtocol?
                func bind(_ input: Int) {}
                func load() { interactor?.obtain() }
            }
            protocol CardInteractorProtocol: AnyObject { func obtain() }
            final class CardInteractor: CardInteractorProtocol { func obtain() {} }
            """
        let found = try lint([("Card.swift", card)], dialect: "module-factory").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.from.type) == (help == nil ? [] : ["CardViewController"]))
        if let help { #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))") }
    }

    /// A protocol that is cast away stands there for nothing.
    @Test(arguments: [
        ("(interactor as? ↓LoanListInteractor)?.loadLoans()", "concrete-boundary"), ("if let router = router as? ↓LoanListRouter { print(router) }", "concrete-boundary"),
        ("(view as? ↓LoanListViewController)?.loadViewIfNeeded()", "outward-dependency"), ("let interactor = interactor as LoanListInteractorProtocol", "concrete-boundary"),
        ("if interactor is LoanListInteractor { print(1) }", "concrete-boundary"),
        ("(interactor as? Loanable)?.lend()", "concrete-boundary"),
    ])
    func aProtocolThatIsCastAway(statement: String, rule: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "module-factory" })
        let files = scene.files.map { file in
            (file.name, file.source.replacing("func viewDidLoad() { interactor.loadLoans() }", with: "func viewDidLoad() { \(statement) }\nfunc reload() { interactor.loadLoans() }"))
        }
        #expect(files.contains { $0.1.contains("func reload") })
        try expectFindings(in: files + [("Loanable.swift", "protocol Loanable { func lend() }")], rule: rule, dialect: "module-factory")
    }

    // MARK: - routers

    /// A use case that a router asks for data is the next scene's, or this one's interactor's.
    @Test(arguments: [
        ("func execute() async -> Int { 1 }", 1), ("func execute() async {}", 0), ("func execute() -> Int { 1 }", 0),
        ("func execute(_ done: @escaping Done<Int> = { _ in }) {}", 1), ("func execute(_ done: @escaping Ended = {}) {}", 0),
    ])
    func aRouterWithAUseCase(method: String, count: Int) throws {
        let router = """
            protocol LoanListRouter: AnyObject { func open() }
            final class LoanListRouterImpl: LoanListRouter {
                private let totals: LoanTotalUseCase
                init(totals: LoanTotalUseCase) { self.totals = totals }
                func open() { Task { _ = await totals.execute() } }
            }
            typealias Done<Value> = (Result<Value, Error>) -> Void
            typealias Ended = () -> Void
            final class LoanTotalUseCase { weak var output: LoanListUseCaseOutput?; \(method) }
            """
        let files = Scene(presenter: "var router: LoanListRouter?\nfunc eventTapped() { router?.open() }", others: [("Router.swift", router)]).files
        #expect(try lint(files).filter { $0.rule == "skipped-layer" }.count == count)
    }

    /// A storyboard's view has its stack built around it; what is built for somebody else is navigation.
    @Test(arguments: [("LoanListViewController", "self", ""), ("UIViewController", "self", "↓")])
    func aRouterThatAssembles(parameter: String, argument: String, mark: String) throws {
        let router = """
            import UIKit
            protocol LoanListRouter: AnyObject { func open() }
            final class LoanListRouterImpl: LoanListRouter {
                weak var host: UIViewController?
                func open() {}
                static func assemble(for view: \(parameter)) {}
            }
            """
        let files = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventTapped() { router?.open() }",
            view: "override func awakeFromNib() { super.awakeFromNib(); \(mark)LoanListRouterImpl.assemble(for: \(argument)) }",
            others: [("Router.swift", router)]).files
        try expectFindings(in: files, rule: "skipped-layer", others: true)
    }

    // MARK: - self-assembly by default

    @Test(arguments: [
        ("private let next = ↓LoanDetailPresenter(useCase: LoanDetailUseCase(), row: LoanRowPresenter())", ""),
        ("", "private let useCase = ↓LoanListUseCase()"),
        ("private let row = LoanRowPresenter()", ""),
        ("", "private let stamp = LoanListStampView()"),
    ])
    func whatIsCreated(presenter: String, view: String) throws {
        let detail = """
            final class LoanDetailUseCase { func eventViewReady() {} }
            final class LoanDetailPresenter {
                let useCase: LoanDetailUseCase
                let row: LoanRowPresenter
                init(useCase: LoanDetailUseCase, row: LoanRowPresenter) { self.useCase = useCase; self.row = row }
                func eventViewReady() { useCase.eventViewReady() }
            }
            protocol LoanRowPresenterOutput: AnyObject { func showRow() }
            final class LoanRowPresenter { weak var output: LoanRowPresenterOutput?; func eventShown() { output?.showRow() } }
            """
        let stamp = ("LoanListStampView.swift", "import UIKit\nfinal class LoanListStampView: UIView {}")
        try expectFindings(
            in: Scene(presenter: presenter, view: view, others: [("LoanDetail.swift", detail), stamp]).files, rule: "self-assembly",
            others: !presenter.isEmpty && presenter.contains("↓") || view.contains("↓"))
    }

    /// A struct behind a protocol is a part like any other.
    @Test func anInteractorThatIsAValue() throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "swiftui" }).files.map { ($0.0, $0.1) }
        let card = """
            protocol LoanCardInteractorProtocol { func load() }
            struct LoanCardInteractor: LoanCardInteractorProtocol { func load() {} }
            final class LoanCardPresenter {
                let interactor: LoanCardInteractorProtocol
                init() { interactor = ↓LoanCardInteractor() }
                func start() { interactor.load() }
            }
            """
        try expectFindings(in: scene + [("LoanCard.swift", card)], rule: "self-assembly", others: true, dialect: "swiftui")
    }

    @Test func aRowsPresenterThatIsAValue() throws {
        let row = """
            protocol LoanRowPresenterOutput: AnyObject { func showRow() }
            struct LoanRowPresenter { unowned let output: LoanRowPresenterOutput; func eventShown() { output.showRow() } }
            final class LoanListCell: UITableViewCell, LoanRowPresenterOutput { func showRow() {} }
            """
        let scene = Scene(
            view: "func configure(_ cell: LoanListCell) { LoanRowPresenter(output: cell).eventShown() }", others: [("LoanRow.swift", row)])
        try expect("self-assembly", scene)
    }

    @Test func anEntitysHeadersAreNoTextForPeople() throws {
        let account = ("Entities/AccountEntity.swift", """
            import Foundation
            struct AccountEntity { let token: String; var header: String { String(format: "Token %@", token) } }
            """)
        try expect("formatting-outside-presenter", Scene(useCase: "var account: AccountEntity?", others: [account]))
    }

    @Test func routersShowViewControllers() throws {
        let router = ("LoanListRouter.swift", """
            import UIKit
            protocol LoanListRouter: AnyObject { func routeHome(from source: UIViewController) }
            final class LoanListRouterImpl: LoanListRouter {
                func routeHome(from source: UIViewController) { source.dismiss(animated: true) }
            }
            """)
        try expect("reference-crossing", Scene(presenter: "weak var router: LoanListRouter?", others: [router]))
    }

    @Test func defaultsMayBeAllowed() throws {
        let settings = "rules:\n  self-assembly: {allow-defaults: true}\n  skipped-layer: {allow: [view -> interactor]}\n"
        let scene = Scene(view: "var spare: LoanListPresenter? = LoanListPresenter(useCase: .init())")
        try expect("self-assembly", scene, settings: settings)
        let observed = Scene(view: "var spare: LoanListPresenter? = LoanListPresenter(useCase: .init()) { didSet { spare = ↓LoanListPresenter(useCase: .init()) } }")
        try expect("self-assembly", observed, settings: settings)
    }

    // MARK: - foreign-module-type

    private static let detail = """
        import UIKit
        protocol LoanDetailPresenterOutput: AnyObject { func showDetail() }
        final class LoanDetailUseCase { func eventViewReady() {} }
        final class LoanDetailPresenter {
            weak var output: LoanDetailPresenterOutput?
            private let useCase: LoanDetailUseCase
            init(useCase: LoanDetailUseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
        }
        final class LoanDetailViewController: UIViewController, LoanDetailPresenterOutput {
            var presenter: LoanDetailPresenter!
            override func viewDidLoad() { super.viewDidLoad(); presenter.eventViewReady() }
            func showDetail() {}
        }
        final class LoanDetailCell: UITableViewCell { weak var owner: LoanDetailViewController? }
        """

    @Test(arguments: [
        "private var detail: ↓LoanDetailViewController?",
        "func open() { _ = ↓LoanDetailViewController() }",
        "private var cell: LoanDetailCell?",
    ])
    func whatAViewKnowsOfAnotherScene(view: String) throws {
        try expect("foreign-module-type", Scene(view: view, others: [("LoanDetail.swift", Self.detail)]))
    }

    /// What stands in a view is not opened.
    @Test(arguments: [("func embed() { LoanDetailViewController().presenter = detail }", "Let whoever assembles the two make LoanDetailViewController with it"), ("", "Let the router open")])
    func aPresenterForAnEmbeddedView(embedding: String, advice: String) throws {
        let scene = Scene(view: "private var detail: LoanDetailPresenter?\n\(embedding)", others: [("LoanDetail.swift", Self.detail)])
        let found = try lint(scene.files).filter { $0.rule == "foreign-module-type" && $0.to.type == "LoanDetailPresenter" }
        #expect(found.count == 1 && found.allSatisfy { $0.help.hasPrefix(advice) }, "\(found.map(\.help))")
    }

    /// Its own router is there to open other scenes, and what is between another scene's parts is theirs.
    @Test(arguments: [
        ("private func open() { _ = ↓LoanDetailRouter.make() }", ""), ("private func open() { _ = ↓LoanDetailModule().build() }", ""),
        ("private weak var detail: ↓LoanDetailPresenterOutput?", ""), ("private var detail: ↓LoanDetailUseCaseInput?", ""),
        ("private var detail: LoanDetailUseCaseInput?", "final class LoanSharedUseCase: LoanDetailUseCaseInput { func eventViewReady() {} }"),
        ("private weak var detail: LoanDetailPresenterDelegate?", "protocol LoanDetailPresenterDelegate: AnyObject { func eventLoanRenewed() }"),
        ("private func open() { print(LoanDetailRouter.name); _ = LoanDetailRouter.canOpen() }", ""),
        ("private let detail: LoanDetailModule; init(useCase: LoanListUseCase, detail: LoanDetailModule = LoanDetailModule()) { self.useCase = useCase; self.detail = detail }", ""),
        ("private func open() { _ = LoanListRouter.make() }", "enum LoanListRouter { static func make() -> UIViewController { UIViewController() } }"),
    ])
    func whatAPresenterKnowsOfAnotherScene(presenter: String, other: String) throws {
        let detail = Self.detail.replacing("final class LoanDetailUseCase {", with: "final class LoanDetailUseCase: LoanDetailUseCaseInput {")
            .replacing("useCase: LoanDetailUseCase", with: "useCase: LoanDetailUseCaseInput")
        let others = """
            protocol LoanDetailUseCaseInput: AnyObject { func eventViewReady() }
            final class LoanDetailRouter {
                static let name = "detail"
                static func canOpen() -> Bool { true }
                static func make() -> UIViewController { let view = LoanDetailViewController(); view.presenter = LoanDetailPresenter(useCase: LoanDetailUseCase()); return view }
            }
            struct LoanDetailModule {
                func build() -> UIViewController { let view = LoanDetailViewController(); view.presenter = LoanDetailPresenter(useCase: LoanDetailUseCase()); return view }
            }
            \(other)
            """
        let scene = Scene(presenter: presenter, others: [("LoanDetail.swift", detail), ("LoanDetailRouter.swift", "import UIKit\n" + others)])
        try expectFindings(in: scene.files, rule: "foreign-module-type", others: true)
    }

    /// Whoever has the factory make another scene's module opens that; its own module and a router's affairs are no others.
    @Test(arguments: [
        ("private func open() { _ = LoanFactory().↓makeDetail() }", "", 1), ("private let factory: LoanFactory = LoanFactory()\nprivate func open() { _ = factory.↓makeDetail() }", "", 1),
        ("private func open(_ factory: LoanMaking) { _ = factory.↓makeDetail().build() }", "", 1), ("private func open() { _ = LoanFactory().makeList() }", "", 0),
        ("private var factory: LoanMaking?", "", 0),
        ("", "func open(_ factory: LoanMaking) { _ = factory.makeDetail() }", 0),
    ])
    func whatAFactoryMakes(presenter: String, router: String, count: Int) throws {
        let others = """
            import UIKit
            protocol LoanMaking { func makeDetail() -> LoanDetailModule }
            struct LoanFactory: LoanMaking { func makeDetail() -> LoanDetailModule { LoanDetailModule() }\nfunc makeList() -> LoanListModule { LoanListModule() } }
            struct LoanDetailModule {
                func build() -> UIViewController { let view = LoanDetailViewController(); view.presenter = LoanDetailPresenter(useCase: LoanDetailUseCase()); return view }
            }
            struct LoanListModule {
                func build() -> UIViewController { let view = LoanListViewController(); view.presenter = LoanListPresenter(useCase: LoanListUseCase()); return view }
            }
            final class LoanListRouter { weak var screen: UIViewController?\nfunc close() { screen?.dismiss(animated: true) }\n\(router) }
            """
        let scene = Scene(presenter: presenter, others: [("LoanDetail.swift", Self.detail), ("LoanModules.swift", others)])
        #expect(MarkedFiles(scene.files).places.count == count)
        try expectFindings(in: scene.files, rule: "foreign-module-type", others: true)
    }

    /// Everybody inherits from a base class, and it is nobody's scene.
    @Test func baseClasses() throws {
        let base = """
            import UIKit
            protocol BaseRouter: AnyObject { func eventClose() }
            class BasePresenter { var router: BaseRouter?; func eventClose() { router?.eventClose() } }
            class BaseViewController: UIViewController { }
            final class LoanDetailUseCase { func eventViewReady() {} }
            final class LoanDetailPresenter: BasePresenter {
                private let useCase: LoanDetailUseCase
                private weak var parent: BasePresenter?
                init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
            }
            """
        try expectFindings(in: Scene(others: [("Base.swift", base)]).files, rule: "foreign-module-type", others: true)
    }

    // MARK: - hidden-dependency

    private static let services = (
        "Services.swift",
        """
        final class Session { static let shared = Session(); static let limit = 3; static func open() {}; func touch() {} }
        final class HapticEngine { static let shared = HapticEngine(); func play() {} }
        final class Telemetry { static let shared = Telemetry(); func record(_ event: Int) {} }
        final class TelephoneBook { static let shared = TelephoneBook(); func find() {} }
        final class EventLogger { static let shared = EventLogger(); func log(_ event: Int) {} }
        protocol Tracking { func track() }
        final class Tracker: Tracking { static let instance: Tracking = Tracker(); func track() {} }
        struct Theme { static let standard = Theme(); let size = 3 }
        enum Paths { static let home = "" }
        final class Cache { static var current: Cache { Cache() } }
        """
    )

    @Test(arguments: [
        "↓Session.shared.touch()", "let session = ↓Session.shared; session.touch()", "↓Tracker.instance.track()",
        "_ = ↓UserDefaults.standard.bool(forKey: \"\")", "_ = ↓URLSession.shared", "_ = ↓UNUserNotificationCenter.current()",
        "↓MPNowPlayingInfoCenter.default().nowPlayingInfo = nil", "↓MPRemoteCommandCenter.shared().playCommand.isEnabled = true",
        "_ = ↓AVAudioSession.sharedInstance().isOtherAudioPlaying", "↓SKPaymentQueue.default().restoreCompletedTransactions()", "_ = SKPaymentQueue.canMakePayments()",
        "_ = Session.limit", "Session.open()", "_ = Theme.standard.size", "_ = Paths.home", "DispatchQueue.main.async {}",
        "EventLogger.shared.log(1)", "HapticEngine.shared.play()", "Telemetry.shared.record(1)", "↓TelephoneBook.shared.find()", "_ = Date()", "_ = Calendar.current", "_ = UserDefaults(suiteName: nil)", "_ = Bundle.main", "print(\"Session.shared\")",
    ])
    func whatAUseCaseReachesFor(statement: String) throws {
        try expect("hidden-dependency", Scene(useCase: "private func work() { \(statement) }", others: [Self.services]))
    }

    /// What another type hands out is reached for as well; what it hands out by the way is advised by what that is.
    @Test(arguments: [
        ("_ = ↓Gateways.current.fetchAll()", "Take LoanManager in the initialiser, and let the assembler pass Gateways.current."),
        ("_ = ↓Gateways.made.fetchAll()", "Take LoanManager in the initialiser, and let the assembler pass Gateways.made."),
        ("_ = ↓ServiceLayer.shared.loans", "Take LoanManager in the initialiser, and let the assembler pass ServiceLayer.shared.loans."),
        ("_ = ↓ServiceLayer.shared.storage", "Take LoanManager in the initialiser, and let the assembler pass ServiceLayer.shared.storage."),
        ("_ = ↓ServiceLayer.shared.loans; _ = ServiceLayer.shared.text",
            "Take LoanManager and TextManager in the initialiser, and let the assembler pass what ServiceLayer.shared has."),
        ("_ = ↓ServiceLayer.shared.name", "Take it in the initialiser, as a protocol, and let the assembler pass ServiceLayer.shared."),
        ("_ = Gateways.limit", nil), ("_ = Gateways.names", nil), ("_ = LoanListUseCase.own", nil), ("_ = Self.own", nil),
    ])
    func whatAnotherTypeHandsOut(statement: String, help: String?) throws {
        let services = """
            import Foundation
            protocol TextManager { func text() -> String }
            final class LoanStorage: LoanManager {
                func fetchAll() -> [Loan] { UserDefaults.standard.stringArray(forKey: "")?.map { Loan(title: $0) } ?? [] }
                func status() -> LoanStatus { .due }
            }
            enum Gateways {
                static var current: LoanManager!
                static var made: LoanManager { LoanStorage() }
                static let limit = 3
                static let names = ["a"]
            }
            final class ServiceLayer {
                static let shared = ServiceLayer()
                let loans: LoanManager = LoanStorage()
                let storage = LoanStorage()
                let text: TextManager! = nil
                let name = ""
            }
            """
        let files = Scene(
            useCase: "static var own: LoanManager!\nvar manager: LoanManager?\nvar text: TextManager?\nprivate func work() { \(statement) }", others: [Self.data, ("Services.swift", services)]
        ).files
        try expectFindings(in: files, rule: "hidden-dependency", others: true)
        let found = try lint(MarkedFiles(files).plain).filter { $0.rule == "hidden-dependency" }
        #expect(found.map(\.help) == [help].compactMap { $0 })
    }

    /// Alamofire's session is the same for everybody, as URLSession's is, whatever version asks for it.
    @Test(arguments: [
        ("import Alamofire", "↓AF.request(\"https://loans.example\")"), ("import Alamofire", "_ = ↓Alamofire.request(\"https://loans.example\")"),
        ("import Alamofire", "_ = ↓SessionManager.default"), ("import Alamofire", "_ = ↓Session.default"), ("import Loans", "_ = Session.default"),
        ("import Alamofire", "_ = SessionManager(configuration: .default)"), ("import Alamofire", "_ = Alamofire.HTTPMethod.get"),
    ])
    func alamofiresSession(module: String, statement: String) throws {
        let interactor = """
            \(module)
            final class LoanEditUseCase { func eventViewReady() { \(statement) } }
            final class LoanEditPresenter {
                private let useCase: LoanEditUseCase
                init(useCase: LoanEditUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
            }
            """
        try expect("hidden-dependency", Scene(others: [("LoanEditUseCase.swift", interactor)]))
    }

    @Test func whatMayBeReached() throws {
        try expect(
            "hidden-dependency", Scene(useCase: "private func work() { Session.shared.touch() }", others: [Self.services]),
            settings: "rules:\n  hidden-dependency: {allowed-types: [Session]}\n")
        try expect(
            "hidden-dependency",
            Scene(
                useCase: "init(session: Session = Session.shared) {}\nprivate func work() { ↓Session.shared.touch() }",
                others: [Self.services]),
            settings: "rules:\n  hidden-dependency: {allow-defaults: true}\n")
    }

    // MARK: - exposed-collection

    @Test(arguments: [
        ("var ↓rowsByName: [String: String] = [:]", "title = presenter.rowsByName[\"a\"]"),
        ("var ↓names = [\"a\"]", "title = presenter.names.first"),
        ("var ↓names: Set<String> = []", "presenter.names = []"),
        ("static var ↓cache: [String: Int] = [:]", "title = LoanListPresenter.cache.keys.first"), ("static var ↓cache: [String: Int] = [:]", "LoanListPresenter.cache[\"a\"] = 1"),
        ("static let cache: [String: Int] = [:]", "title = LoanListPresenter.cache.keys.first"), ("static var title: String = \"\"", "title = LoanListPresenter.title"),
        ("static var titles: [String] { [] }", "title = LoanListPresenter.titles.first"),
        ("var name: String = \"\"", "title = presenter.name"),
        ("var name: String?", "title = presenter.name?.description"),
        ("var names: [String] { [] }", "title = presenter.names.first"),
        ("var count: Int { rows.count }", "title = presenter.count.description"),
    ])
    func whatAViewReaches(presenter: String, viewDidLoad: String) throws {
        try expect("exposed-collection", Scene(presenter: presenter, viewDidLoad: viewDidLoad))
    }

    // MARK: - misplaced-transformer

    /// What a base of another module brings is not known.
    @Test(arguments: [("", "↓"), (": BaseTransformer", "↓"), (": LibraryTransformer", "")])
    func aTransformerWithoutItsEntry(inherits: String, mark: String) throws {
        let transformer = "class BaseTransformer {}\nfinal class \(mark)LoanListTransformer\(inherits) { func run(output: LoanListUseCaseOutput?) { output?.presentLoans() } }"
        let useCase = "func eventCounted() { LoanListTransformer().run(output: output) }"
        try expect("misplaced-transformer", Scene(useCase: useCase, others: [("LoanListTransformer.swift", transformer)]))
    }

    /// However it is changed, it is kept: but not where a local name hides it, nor where it is only read.
    @Test(arguments: [
        ("count += 1", 1), ("self.count -= 1", 1), ("rows.append(1)", 1), ("self.rows.removeAll()", 1), ("flag.toggle()", 1), ("rows[0] = 1", 1),
        ("var count = 0; count += 1", 0), ("print(count + 1)", 0), ("let rows = [1]; print(rows.sorted())", 0), ("[1].forEach { _ in count + 1 }", 0),
    ])
    func whatATransformerKeeps(statement: String, count: Int) throws {
        let transformer = """
            final class LoanListTransformer {
                private var count = 0
                private var rows: [Int] = []
                private var flag = false
                func transform(output: LoanListUseCaseOutput?) { \(statement); output?.presentLoans() }
                private func next() -> Int { count + 1 }
            }
            """
        let useCase = "func eventCounted() { LoanListTransformer().transform(output: output) }"
        let files = Scene(useCase: useCase, others: [("LoanListTransformer.swift", transformer)]).files
        #expect(try lint(files).count { $0.rule == "misplaced-transformer" } == count)
    }

    // MARK: - concrete-boundary

    /// No type is written: what stands there is told by what is made.
    @Test func aPropertyThatMakesWhatItHolds() throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "module-factory" })
        let files = scene.files.map { file in
            (
                file.name,
                file.source.replacing(
                    "weak var view: LoanListViewProtocol?", with: "weak var view: LoanListViewProtocol?\nvar ↓second = LoanListInteractor()")
            )
        }
        try expectFindings(in: files, rule: "concrete-boundary", dialect: "module-factory")
    }

    /// A name that stands for a composition of two is one place to mend.
    @Test func aCompositionPastALayerIsOneFault() throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "module-factory" })
        let files = scene.files.map { file in
            (
                file.name,
                file.source.replacing("override func viewDidLoad", with: "var interactor: ↓LoanListInteractorProtocol?\noverride func viewDidLoad")
            )
        }
        try expectFindings(in: files, rule: "skipped-layer", dialect: "module-factory")
    }
}
