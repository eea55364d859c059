import Diagnostics
import Testing

/// What is told of a scene of the book's dialect, and what to do about it: one finding a fault, with a mend that fits.
@Suite struct AdviceTests {
    /// - Parameters:
    ///   - presenter: what the presenter has besides its interactor.
    ///   - output: what its view asks it for besides.
    private func scene(
        presenter: String = "", view: String = "", output: String = "", input: String = "", interactor: String = "var interactor: LoansInteractorInput!",
        others: String = ""
    ) -> Files {
        [
            (
                "LoansProtocols.swift",
                """
                protocol LoansViewInput: AnyObject { func show(_ text: String); \(input) }
                protocol LoansViewOutput: AnyObject { func viewIsReady(); func didTapClose(); \(output) }
                protocol LoansInteractorInput: AnyObject { var total: Int { get }; func load() }
                protocol LoansInteractorOutput: AnyObject { func didLoad(_ count: Int) }
                protocol LoansRouterInput: AnyObject { func close() }
                """
            ),
            (
                "LoansPresenter.swift",
                """
                final class LoansPresenter: LoansViewOutput, LoansInteractorOutput {
                    weak var view: LoansViewInput?
                    \(interactor)
                    var router: LoansRouterInput!
                    func viewIsReady() { interactor.load() }
                    func didTapClose() { router.close() }
                    func didLoad(_ count: Int) { view?.show("") }
                    \(presenter)
                }
                """
            ),
            (
                "LoansViewController.swift",
                """
                import UIKit
                final class LoansViewController: UIViewController, LoansViewInput {
                    var output: LoansViewOutput!
                    private let label = UILabel()
                    override func viewDidLoad() { super.viewDidLoad(); output.viewIsReady() }
                    func show(_ text: String) { label.text = text }
                    @objc private func close() { output.didTapClose() }
                    func dequeue() -> LoanCell { LoanCell() }
                    \(view)
                }
                """
            ),
            (
                "LoansModule.swift",
                """
                import UIKit
                final class LoansInteractor: LoansInteractorInput {
                    weak var output: LoansInteractorOutput?
                    private let loans: LoanService
                    init(loans: LoanService) { self.loans = loans }
                    var total: Int { 0 }
                    func load() { loans.history { [weak self] count in self?.output?.didLoad(count) } }
                }
                final class LoansRouter: LoansRouterInput {
                    weak var screen: UIViewController?
                    func close() { screen?.dismiss(animated: true) }
                }
                enum LoansAssembly {
                    static func module() -> UIViewController {
                        let view = LoansViewController()
                        let presenter = LoansPresenter()
                        let interactor = LoansInteractor(loans: Services.shared.loans)
                        let router = LoansRouter()
                        view.output = presenter
                        presenter.view = view
                        presenter.interactor = interactor
                        presenter.router = router
                        interactor.output = presenter
                        router.screen = view
                        return view
                    }
                }
                """
            ),
            (
                "Services.swift",
                """
                import Foundation
                protocol LoanService: AnyObject { func history(completion: @escaping (Int) -> Void); func clear(); func count() -> Int }
                final class LoanServiceImpl: LoanService {
                    func history(completion: @escaping (Int) -> Void) {
                        URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in completion(0) }.resume()
                    }
                    func clear() { UserDefaults.standard.removeObject(forKey: "loans") }
                    func count() -> Int { UserDefaults.standard.integer(forKey: "loans") }
                }
                final class Services {
                    static let shared = Services()
                    let loans: LoanService = LoanServiceImpl()
                    func resolve<T>() -> T? { loans as? T }
                }
                """
            ),
            ("LoanCell.swift", others.contains("class LoanCell") ? others : "import UIKit\nfinal class LoanCell: UITableViewCell {}\n\(others)"),
        ]
    }

    private func told(_ files: Files) throws -> [String] { try lint(files, dialect: "book").map { "\($0.rule): \($0.message) | \($0.help)" } }

    private func expect(_ files: Files, _ expected: [[String]], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let told = try told(files)
        #expect(told.count == expected.count, "\(told)", sourceLocation: sourceLocation)
        for (finding, words) in zip(told.sorted(), expected) {
            #expect(words.allSatisfy(finding.contains), "\(finding)", sourceLocation: sourceLocation)
        }
    }

    /// Who tells its presenter already, which has the router dismiss the scene, needs no other event.
    @Test(arguments: [
        ("output.didTapClose(); dismiss(animated: true)", "Leave it to the presenter, which is told here and has its router call 'dismiss' in 'close()'."),
        ("dismiss(animated: true)", "Send the presenter an event, and let its router call 'dismiss'."),
        ("output.viewIsReady(); dismiss(animated: true)", "Send the presenter an event, and let its router call 'dismiss'."),
        ("output.didTapClose(); navigationController?.popViewController(animated: true)", "Send the presenter an event, and let its router call 'popViewController'."),
    ])
    func aSceneThatIsLeftTwice(statements: String, help: String) throws {
        let found = try lint(scene(view: "@objc private func leave() { \(statements) }"), dialect: "book").filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.help) == [help])
    }

    @Test func aSceneWithoutFault() throws { try expect(scene(), []) }

    /// What a presenter has no business with, it needs not be handed either.
    @Test(arguments: [
        ("func clear() { let loans = Services.shared.loans; loans.history { _ in } }", [["skipped-layer", "calls 'history(completion:)'"]]),
        ("func clear() { Services.shared.loans.clear() }", [["skipped-layer", "calls 'clear()'"]]),
        ("func clear() { let loans: LoanService? = Services.shared.resolve(); loans?.clear() }", [["skipped-layer", "as the type of a local variable"]]),
        ("func clear() { (Services.shared.resolve() as LoanService?)?.clear() }", [["skipped-layer", "in a cast"]]),
        ("private let loans = Services.shared.loans", [["skipped-layer", "holds the manager's interface LoanService in 'loans'"]]),
        ("private let loans: LoanService = Services.shared.loans", [["skipped-layer", "names the manager's interface LoanService as the type of a stored property"]]),
    ])
    func aServiceThatAPresenterReachesFor(member: String, expected: [[String]]) throws {
        try expect(scene(presenter: member), expected)
    }

    /// `wireframe.open(from: view as! UIViewController)`: the screen is cast for the router's sake.
    @Test(arguments: [
        ("router.open(from: screen)", "Let the router hold its view controller weakly"), ("screen.view.setNeedsLayout()", "Ask the router for what is to be shown"),
    ])
    func aScreenThatIsCastForTheRouter(statement: String, advice: String) throws {
        let files = scene(presenter: "func open() { if let screen = view as? UIViewController { \(statement) } }").map { file in
            (file.name, file.source.replacing("func close() }", with: "func close(); func open(from screen: UIViewController) }")
                .replacing("weak var screen: UIViewController?", with: "weak var screen: UIViewController?; func open(from screen: UIViewController) {}")
                .replacing("final class LoansPresenter", with: "import UIKit\nfinal class LoansPresenter"))
        }
        let found = try lint(files, dialect: "book").filter { $0.rule == "forbidden-framework" && $0.from.type == "LoansPresenter" }
        #expect(found.map { $0.help.hasPrefix(advice) } == [true], "\(found.map(\.help))")
    }

    /// What asks whether there is a camera shows none.
    @Test(arguments: [
        ("_ = UIImagePickerController.isSourceTypeAvailable(.camera)", "Put the question behind a protocol"),
        ("_ = UIImagePickerController()", "Ask the router for what is to be shown"), ("_ = UIImageView()", "Leave it to the view, and tell that by its interface what to show."),
    ])
    func aScreenThatIsAsked(statement: String, advice: String) throws {
        let files = scene(presenter: "func open() { \(statement) }").map { ($0.name, "import UIKit\n" + $0.source) }
        let found = try lint(files, dialect: "book").filter { $0.rule == "forbidden-framework" && $0.from.type == "LoansPresenter" }
        #expect(found.map { $0.help.hasPrefix(advice) } == [true], "\(found.map(\.help))")
    }

    /// What an interactor has to do with the screen its output is told, and what is kept for it stands behind a service.
    @Test(arguments: [
        ("PKHUD", "HUD.show(.progress)", "Tell the output what goes on, or what came out, and let the view show that."),
        ("SVProgressHUD", "SVProgressHUD.show()", "Tell the output what goes on, or what came out, and let the view show that."),
        ("WebKit", "_ = WKWebsiteDataStore.default()", "Let a gateway or manager do it, behind a protocol that the interactor asks."),
    ])
    func whatAnInteractorShows(framework: String, statement: String, advice: String) throws {
        let files = scene(others: "extension LoansInteractor { func clear() { \(statement) } }").map { ($0.name, "import \(framework)\n" + $0.source) }
        let found = try lint(files, dialect: "common").filter { $0.rule == "forbidden-framework" && $0.from.type == "LoansInteractor" }
        #expect(found.map(\.help) == [advice])
    }

    /// Who hands everything out is no dependency by itself.
    @Test(arguments: [
        ("let other: LoanService? = Services.shared.resolve(); other?.clear()", "Take LoanService in the initialiser, and let the assembler ask Services.shared for it."),
        ("(Services.shared.resolve() as LoanService?)?.clear()", "Take LoanService in the initialiser, and let the assembler ask Services.shared for it."),
        ("Services.shared.loans.clear()", "Take LoanService in the initialiser, and let the assembler pass Services.shared.loans."),
    ])
    func aServiceThatAnInteractorReachesFor(statement: String, advice: String) throws {
        let interactor = "extension LoansInteractor { func clear() { \(statement) } }"
        try expect(scene(others: interactor), [["hidden-dependency", advice]])
    }

    /// A row that does something says so; one that shows something is handed it.
    @Test(arguments: [
        ("Services.shared.loans.clear()", "Tell whoever shows it what was done, by a closure or a delegate"),
        ("textLabel?.tag = Services.shared.loans.count()", "Let whoever shows it hand it over with the rest"),
        ("Services.shared.loans.history { _ in }", "Let whoever shows it hand it over with the rest"),
    ])
    func aRowThatReachesForAService(statement: String, advice: String) throws {
        let cell = "import UIKit\nfinal class LoanCell: UITableViewCell { @IBAction private func act() { \(statement) } }"
        try expect(scene(others: cell), [["skipped-layer", advice]])
    }

    @Test(arguments: [
        ("var interactor: LoansInteractorInput!", "Send the interactor an event, and let it ask for the data."), ("", "This scene has no interactor: give it one that asks LoanService"),
    ])
    func aPresenterWithoutInteractor(interactor: String, advice: String) throws {
        let tabs = """
            protocol TabsViewInput: AnyObject { func show(_ text: String) }
            protocol TabsViewOutput: AnyObject { func viewIsReady() }
            protocol TabsRouterInput: AnyObject { func open() }
            final class TabsRouter: TabsRouterInput { func open() {} }
            final class TabsPresenter: TabsViewOutput {
                weak var view: TabsViewInput?
                var router: TabsRouterInput?
                \(interactor)
                private let loans: LoanService
                init(loans: LoanService) { self.loans = loans }
                func viewIsReady() { view?.show("\\(loans.count())"); router?.open() }
            }
            """
        let found = try told(scene(others: tabs)).filter { $0.hasPrefix("skipped-layer") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains(advice) }, "\(found)")
    }

    /// The presenter of a row has no scene of its own, and asks by way of the one that makes it.
    @Test(arguments: [
        ("var interactor: FilterInteractorInput?", "Let FilterPresenter, which makes it, hand over what is to be shown and hear of what happens, and have the interactor ask LoanService."),
        ("", "This scene has no interactor: give it one that asks LoanService"),
    ])
    func aRowsPresenter(interactor: String, advice: String) throws {
        let filter = """
            protocol FilterViewInput: AnyObject { func show(_ rows: [RowPresenter]) }
            protocol FilterViewOutput: AnyObject { func viewIsReady() }
            protocol FilterInteractorInput: AnyObject { func obtain() }
            protocol RowView: AnyObject { func show(_ text: String) }
            final class FilterPresenter: FilterViewOutput {
                weak var view: FilterViewInput?
                \(interactor)
                func viewIsReady() { view?.show([RowPresenter()]) }
            }
            final class RowPresenter {
                weak var view: RowView?
                func load() { view?.show("\\(Services.shared.loans.count())") }
            }
            import UIKit
            final class RowCell: UITableViewCell, RowView {
                var presenter: RowPresenter! { didSet { presenter.view = self; presenter.load() } }
                func show(_ text: String) { textLabel?.text = text }
            }
            """
        let found = try told(scene(others: filter)).filter { $0.hasPrefix("skipped-layer") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains(advice) }, "\(found)")
    }

    /// An interactor that nothing can be asked of.
    @Test(arguments: [("", 0), ("func clear() {}", 1), ("var count = 0", 1), ("init() {}", 0)])
    func anInteractorByItsClass(body: String, count: Int) throws {
        let feedback = """
            protocol FeedbackViewInput: AnyObject { func show(_ text: String) }
            protocol FeedbackViewOutput: AnyObject { func viewIsReady() }
            final class FeedbackInteractor { \(body) }
            final class FeedbackPresenter: FeedbackViewOutput {
                weak var view: FeedbackViewInput?
                var interactor: FeedbackInteractor?
                func viewIsReady() { view?.show("") }
            }
            """
        #expect(try told(scene(others: feedback)).filter { $0.hasPrefix("concrete-boundary") }.count == count)
    }

    private static let row = "protocol Row {}\nstruct Configurator<Cell>: Row { init(_ text: String) {} }\nimport UIKit\nfinal class OtherCell: UITableViewCell {}\n"
        + "struct Box<Kept: AnyObject> { weak var kept: Kept? }"

    /// The class of a row has to be a class.
    @Test(arguments: [
        ("func rows() -> [Row] { [Configurator<LoanCell>(\"\"), Configurator<OtherCell>(\"\")] }\nfunc more() -> [Row] { [Configurator<OtherCell>(\"\")] }",
            "Hand over the models alone"),
        ("weak var cell: LoanCell?", "Declare what is needed as a protocol"), ("var cells: Box<LoanCell>?", "Declare what is needed as a protocol"),
    ])
    func theClassOfARow(member: String, advice: String) throws {
        let found = try told(scene(presenter: member, others: Self.row)).filter { $0.hasPrefix("outward-dependency") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains(advice) }, "\(found)")
    }

    /// `title` of every view controller can be read, whoever asks for it.
    @Test(arguments: [
        ("var title: String? { get set }", "view?.title = \"\"", 0), ("var title: String? { get set }", "print(view?.title ?? \"\")", 1),
        ("var title: String? { get set }", "guard let view = view else { return }; view.title = \"\"", 0),
        ("var title: String? { get set }", "print(row.title); view?.title = row.title", 0), ("var title: String? { get }", "print(1)", 1),
    ])
    func whatCanBeSet(requirement: String, statement: String, count: Int) throws {
        let found = try told(scene(presenter: "private let row = (title: \"\", id: 1)\nfunc act() { \(statement) }", input: requirement))
            .filter { $0.hasPrefix("view-query") }
        #expect(found.count == count && found.allSatisfy { requirement.contains("set") == $0.contains("by a method instead") }, "\(found)")
    }

    /// What a presenter lets its view see is not the view's to ask.
    @Test(arguments: [
        ("label.tag = output.interactor.total", ["skipped-layer: the view LoansViewController reads 'total'"]),
        ("label.tag = self.output!.interactor!.total", ["skipped-layer: the view LoansViewController reads 'total'"]),
        ("output.interactor.load()", ["skipped-layer: the view LoansViewController calls 'load()'"]),
        ("label.tag = output.interactor.total; output.interactor.load()", ["skipped-layer: the view LoansViewController calls 'load()'"]),
        ("label.tag = output.count", []),
    ])
    func whatAPresenterLetsSee(statement: String, expected: [String]) throws {
        let found = try told(
            scene(presenter: "let count = 1", view: "func act() { \(statement) }", output: "var count: Int { get }; var interactor: LoansInteractorInput! { get }"))
            .filter { $0.hasPrefix("skipped-layer") }
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// Whichever class it has its presenter from.
    @Test(arguments: [
        ("Base<LoansViewOutput>", "label.tag = output.interactor.total", ["skipped-layer: the view LoansViewController reads 'total'"]),
        ("Base<LoansViewOutput>", "output.interactor?.load()", ["skipped-layer: the view LoansViewController calls 'load()'"]),
        ("Base<LoansViewOutput>", "label.tag = output.count", []), ("Base<[Int]>", "label.tag = output.count", []),
    ])
    func whatThePresenterOfABaseLetsSee(base: String, statement: String, expected: [String]) throws {
        let files = scene(
            view: "func act() { \(statement) }", output: "var count: Int { get }; var interactor: LoansInteractorInput! { get }",
            others: "import UIKit\nclass Base<Output>: UIViewController { var output: Output! }"
        ).map { ($0, $1.replacing("var output: LoansViewOutput!", with: "").replacing("LoansViewController: UIViewController", with: "LoansViewController: \(base)")) }
        let found = try told(files).filter { $0.hasPrefix("skipped-layer") }
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// What a presenter holds is not its interactor's to touch, nor what an interactor holds its presenter's.
    @Test(arguments: [
        ("presenter?.view?.label.text = \"\"", "", ["skipped-layer: the interactor BillInteractor reads 'label' of the view BillViewController"]),
        ("presenter?.view?.isBusy = true", "", ["skipped-layer: the interactor BillInteractor sets 'isBusy' of the view BillViewController"]),
        ("presenter?.view?.isBusy = true; presenter?.view?.refresh()", "", ["skipped-layer: the interactor BillInteractor calls 'refresh()' of the view BillViewController"]),
        ("presenter?.count = 1", "", []), ("let view = 1; _ = presenter?.count == view", "", []),
        ("", "_ = interactor?.store.total", ["skipped-layer: the presenter BillPresenter reads 'total' of the manager implementation BillStore"]),
        ("", "_ = interactor?.total", []),
    ])
    func whatNeighboursHold(statement: String, presenter: String, expected: [String]) throws {
        let source = """
            import UIKit
            protocol BillViewInput: AnyObject { func show(_ text: String) }
            final class BillViewController: UIViewController, BillViewInput {
                let label = UILabel()
                var isBusy = false
                var presenter: BillPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewIsReady() }
                func refresh() {}
                func show(_ text: String) {}
            }
            final class BillPresenter {
                weak var view: BillViewController?
                var interactor: BillInteractor?
                var count = 0
                func viewIsReady() { interactor?.load(); \(presenter) }
            }
            final class BillInteractor {
                weak var presenter: BillPresenter?
                let store = BillStore()
                var total: Int { store.total }
                func load() { store.load { _ in }; \(statement) }
            }
            final class BillStore {
                private(set) var total = 0
                func load(_ done: @escaping (Data?) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { data, _, _ in done(data) }.resume() }
            }
            """
        let found = try told([("Bill.swift", source)]).filter { $0.hasPrefix("skipped-layer") }
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// What UIKit asks a view for, no router puts on the screen.
    @Test(arguments: [
        ("func tableView(_ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {"
            + " UIContextMenuConfiguration(identifier: nil, previewProvider: { self.output.screen(for: path.row) }) }", "Hand the view a closure"),
        ("func pageViewController(_ pages: UIPageViewController, viewControllerAfter other: UIViewController) -> UIViewController? { output.screen(for: 1) }",
            "Hand the view a closure"),
        ("func act() { output.screen(for: 1).map { present($0, animated: true) } }", "Let the router put it on the screen"),
    ])
    func aScreenThatUIKitAsksFor(method: String, advice: String) throws {
        let found = try told(scene(view: method, output: "func screen(for row: Int) -> UIViewController?")).filter { $0.hasPrefix("reference-crossing") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains(advice) }, "\(found)")
    }

    /// Who leads on, and makes what comes next for that, is told once for each screen.
    @Test(arguments: [
        ("let next = DetailAssembly.module(); (view as? UIViewController)?.navigationController?.pushViewController(next, animated: true)", ["navigation-outside-router"]),
        ("(view as? UIViewController)?.present(DetailAssembly.module(), animated: true)", ["navigation-outside-router"]),
        ("let next: DetailViewController = .init(); host?.show(next, sender: nil)", ["navigation-outside-router"]),
        ("let next = DetailViewController(); if isPad { host?.present(next, animated: true) } else { host?.show(next, sender: nil) }", ["navigation-outside-router"]),
        ("host?.present(DetailViewController(), animated: true); host?.show(DetailAssembly.module(), sender: nil)",
            ["navigation-outside-router", "navigation-outside-router"]),
        ("print(DetailAssembly.module())", ["foreign-module-type"]), ("print(DetailViewController())", ["outward-dependency"]),
        ("host?.present(DetailAssembly.module(), animated: true); print(DetailViewController())", ["navigation-outside-router", "outward-dependency"]),
    ])
    func aPresenterThatLeadsOn(statement: String, rules: [String]) throws {
        let detail = """
            protocol DetailViewInput: AnyObject {}
            protocol DetailViewOutput: AnyObject { func viewIsReady() }
            final class DetailPresenter: DetailViewOutput { weak var view: DetailViewInput?; func viewIsReady() {} }
            final class DetailViewController: UIViewController, DetailViewInput { var output: DetailViewOutput! }
            enum DetailAssembly {
                static func module() -> UIViewController {
                    let (view, presenter) = (DetailViewController(), DetailPresenter())
                    presenter.view = view
                    view.output = presenter
                    return view
                }
            }
            """
        let files = scene(presenter: "private let isPad = true\nprivate weak var host: UIViewController?\nfunc open() { \(statement) }", others: detail).map { file in
            (file.name, file.name == "LoansPresenter.swift" ? "import UIKit\n" + file.source : file.source)
        }
        let found = try lint(files, dialect: "book", settings: "rules:\n  forbidden-framework: off\n").filter { $0.from.type == "LoansPresenter" }
        #expect(found.map(\.rule).sorted() == rules.sorted(), "\(found.map(\.message))")
        #expect(found.filter { $0.rule == "navigation-outside-router" }.allSatisfy { $0.severity == .error && $0.related.count == 1 })
    }

    /// Who puts the next screen together in `prepare(for:sender:)` hasn't the right to, however it is handed the parts.
    @Test(arguments: [
        ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if let next = segue.destination as? DetailViewController { next.output = DetailPresenter() } }",
            "Forward 'prepare' to the router"),
        ("func act() { output = LoansPresenter() }", "Let the assembler create LoansPresenter and hand it in."),
    ])
    func theNextScreen(member: String, advice: String) throws {
        let detail = """
            protocol DetailViewOutput: AnyObject { func viewIsReady() }
            final class DetailPresenter: DetailViewOutput { var interactor: DetailInteractor?; func viewIsReady() { interactor?.load() } }
            final class DetailInteractor { func load() {} }
            final class DetailViewController: UIViewController { var output: DetailViewOutput! }
            """
        let found = try told(scene(view: member, others: detail)).filter { $0.contains("the view LoansViewController") }
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("self-assembly") && $0.contains(advice) }, "\(found)")
    }

    /// Who makes the scene's parts in one place, and reaches past its presenter in another, has two places to mend.
    @Test(arguments: [
        ("func act() { presenter?.router.close() }", ["self-assembly", "skipped-layer"]), ("func act() { presenter?.didTapClose() }", ["self-assembly"]),
    ])
    func aSceneThatItsViewAssembles(member: String, rules: [String]) throws {
        let source = """
            import UIKit
            protocol CardRouterInput: AnyObject { func close() }
            final class CardRouter: CardRouterInput { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }
            final class CardInteractor { func load() {} }
            final class CardPresenter {
                let interactor: CardInteractor
                let router: CardRouterInput
                init(interactor: CardInteractor, router: CardRouterInput) { self.interactor = interactor; self.router = router }
                func didTapClose() { interactor.load(); router.close() }
            }
            final class CardViewController: UIViewController {
                var presenter: CardPresenter?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let router = CardRouter()
                    router.screen = self
                    presenter = CardPresenter(interactor: CardInteractor(), router: router)
                }
                \(member)
            }
            """
        let found = try lint([("Card.swift", source)], dialect: "common")
        #expect(found.map(\.rule).sorted() == rules, "\(found.map(\.message))")
        #expect(found.contains { $0.help.hasPrefix("Add an assembler to the scene") })
    }

    /// What happens in a view without a presenter it tells its delegate.
    @Test(arguments: [
        ("weak var delegate: LoanTableDelegate?", "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)", "Services.shared.loans.history { _ in }",
            "skipped-layer", "Tell LoanTableDelegate what has happened, and let the presenter that hears of it have its interactor ask LoanService."),
        ("", "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)", "Services.shared.loans.history { _ in }",
            "skipped-layer", "Tell whoever shows it what was done, by a closure or a delegate, and let that send the presenter an event."),
        ("weak var delegate: LoanTableDelegate?", "func show(_ count: Int)", "Services.shared.loans.history { _ in }",
            "skipped-layer", "Let whoever shows it hand it over with the rest, as the presenter said."),
        ("weak var delegate: LoanTableDelegate?", "func show(_ count: Int)", "CLGeocoder().cancelGeocode()",
            "forbidden-framework", "Tell LoanTableDelegate what has happened, and let the presenter that hears of it have its interactor ask a gateway or manager behind a protocol."),
        ("var output: LoansViewOutput?; weak var delegate: LoanTableDelegate?", "func show(_ count: Int)", "CLGeocoder().cancelGeocode()",
            "forbidden-framework", "Send the presenter an event, and let the interactor ask a gateway or manager behind a protocol."),
    ])
    func aPartThatHasADelegate(property: String, function: String, statement: String, rule: String, advice: String) throws {
        let table = """
            import CoreLocation
            import UIKit
            protocol LoanTableDelegate: AnyObject { func didSelect(_ row: Int) }
            final class LoanTable: UITableView, UITableViewDelegate {
                \(property)
                \(function) { \(statement) }
            }
            """
        try expect(scene(view: "private let table = LoanTable()", others: table), [[rule, advice]])
    }

    /// What a list tells its delegate is no question for rows, and the keyboard is the view's.
    @Test(arguments: [
        ("private func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}", "Let the view be the table's delegate, and send the presenter which row was chosen."),
        ("private func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) {}",
            "Let the view be the collection view's delegate, and send the presenter which item was chosen."),
        ("private func tableView(_ tableView: UITableView, willDisplay cell: Int, forRowAt indexPath: IndexPath) {}",
            "Let the view be the table's delegate, and send the presenter an event for what is selected."),
        ("private func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\nprivate func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
            "Let the view, or a data source of its own, be the table's data source, and ask the presenter for the number of rows and a row's values."),
        ("func act(_ info: [AnyHashable: Any]) { print(info[UIResponder.keyboardFrameEndUserInfoKey] as Any) }",
            "Let the view observe the keyboard and make room for it: no more than that is to be known of it."),
        ("func act() { print(UIColor.red) }", "Pass a plain value, such as an enumeration of your own, and let the view choose what stands for it."),
    ])
    func whatAPresenterUsesOfUIKit(member: String, advice: String) throws {
        let found = try lint(scene(presenter: member), dialect: "book").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.help) == [advice], "\(found.map(\.message))")
    }

    /// What a protocol of many scenes can't ask for, one of the scene's own does; and a call may leave out what only the class has defaults for.
    @Test(arguments: [
        ("output.count()", "BasePresenting",
            "Declare a protocol of its own, such as TagsViewOutput: BasePresenting, with 'count()', and type the property so."),
        ("output.viewIsReady()", "BasePresenting", "Type the property BasePresenting, which TagsPresenter already implements."),
        ("output.count()", "TagsViewOutput", "Type the property TagsViewOutput, which TagsPresenter already implements, and declare 'count()' there."),
        ("output.close()", "TagsViewOutput",
            "Type the property TagsViewOutput, which TagsPresenter already implements, and give it 'close()' in an extension: the default arguments are TagsPresenter's."),
        ("output.close(animated: true)", "TagsViewOutput", "Type the property TagsViewOutput, which TagsPresenter already implements."),
    ])
    func whatAPresenterIsKnownBy(statement: String, interface: String, advice: String) throws {
        let tags = """
            import UIKit
            protocol BasePresenting: AnyObject { func viewIsReady() }
            extension LoansPresenter: BasePresenting {}
            protocol TagsViewInput: AnyObject { func show() }
            protocol TagsViewOutput: AnyObject { func viewIsReady(); func close(animated: Bool) }
            final class TagsPresenter: \(interface) {
                weak var view: TagsViewInput?
                var interactor: LoansInteractorInput!
                func viewIsReady() { interactor.load(); view?.show() }
                func count() -> Int { 0 }
                func close(animated: Bool = true) {}
            }
            final class TagsViewController: UIViewController, TagsViewInput {
                var output: TagsPresenter!
                func show() {}
                @objc private func act() { \(statement) }
            }
            extension LoansViewController { var base: BasePresenting? { nil } }
            """
        let found = try lint(scene(others: tags), dialect: "book", settings: "rules:\n  concrete-boundary: error\n").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.help) == [advice], "\(found.map(\.message))")
    }

    /// What a library has once has no protocol to be taken as.
    @Test(arguments: [
        ("AF.request(\"\")", "Put what 'AF' is called for in a service behind a protocol, and take that in the initialiser."),
        ("URLSession.shared.invalidateAndCancel()", "Take it in the initialiser, as a protocol, and let the assembler pass URLSession.shared."),
    ])
    func whatIsTakenInPlaceOfALibrary(call: String, advice: String) throws {
        let reload = "import Alamofire\nimport Foundation\nextension LoanListUseCase { func eventReload() { _ = \(call) } }"
        let found = try lint(Scene(others: [("Reload.swift", reload)]).files).filter { $0.rule == "hidden-dependency" }
        #expect(found.map(\.help) == [advice], "\(found.map(\.message))")
    }

    /// Whose assembler it is that is to make a part: another scene's makes none. WatchKit makes its controllers.
    @Test(arguments: [
        ("UIViewController", "override func viewDidLoad()", "", "Add an assembler to the scene, a builder or a 'static func createModule()', that creates CardPresenter and hands it in."),
        ("UIViewController", "override func viewDidLoad()", "enum CardAssembly { static func module() -> CardViewController { let view = CardViewController(); view.output = CardPresenter(interactor: CardInteractor()); return view } }",
            "Let the assembler create CardPresenter and hand it in."),
        ("UIViewController", "@IBOutlet weak var label: UILabel!\noverride func viewDidLoad()", "",
            "Add a configurator to the scene that creates CardPresenter and hands it in, called from 'awakeFromNib': a storyboard makes CardViewController."),
        ("UIViewController", "@IBOutlet weak var label: UILabel!\noverride func viewDidLoad()", "enum Cards { static func open() -> UIViewController { CardViewController() } }",
            "Add an assembler to the scene, a builder or a 'static func createModule()', that creates CardPresenter and hands it in."),
        ("UIViewController", "@IBOutlet weak var label: UILabel!\noverride func viewDidLoad()",
            "enum Cards { static func open(_ board: UIStoryboard) -> UIViewController { board.instantiateInitialViewController() as! CardViewController } }",
            "Add an assembler to the scene, a builder or a 'static func createModule()', that creates CardPresenter and hands it in."),
        ("WKInterfaceController", "override func awake(withContext context: Any?)", "",
            "Let an assembler fill the controller in, called from 'awake(withContext:)': WatchKit makes it."),
        ("WKInterfaceController", "override func willActivate()", "",
            "Add an assembler to the scene, a builder or a 'static func createModule()', that creates CardPresenter and hands it in."),
    ])
    func whoIsToAssemble(base: String, method: String, others: String, advice: String) throws {
        let card = """
            import UIKit
            import WatchKit
            protocol CardViewInput: AnyObject { func show() }
            protocol CardViewOutput: AnyObject { func viewIsReady() }
            final class CardInteractor { func load() {} }
            final class CardPresenter: CardViewOutput {
                weak var view: CardViewInput?
                let interactor: CardInteractor
                init(interactor: CardInteractor) { self.interactor = interactor }
                func viewIsReady() { interactor.load(); view?.show() }
            }
            final class CardViewController: \(base), CardViewInput {
                var output: CardViewOutput!
                func show() {}
                \(method) { output = CardPresenter(interactor: CardInteractor()) }
            }
            \(others)
            """
        let found = try lint(scene(others: card), dialect: "book").filter { $0.rule == "self-assembly" }
        #expect(found.map(\.help) == [advice], "\(found.map(\.message))")
    }

    /// A store that is only handed to what a view makes by itself is mended with that; what the view reads itself is another matter.
    @Test(arguments: [
        ("CardInteractor(store: UserDefaults(suiteName: \"a\")!)", ["self-assembly"]), ("CardInteractor(store: UserDefaults.standard)", ["self-assembly"]),
        ("CardInteractor(title: UserDefaults.standard.string(forKey: \"a\"))", ["forbidden-framework", "self-assembly"]),
        ("CardInteractor(); UserDefaults.standard.set(1, forKey: \"a\")", ["forbidden-framework", "self-assembly"]),
    ])
    func whatIsHandedToAPart(creation: String, rules: [String]) throws {
        let card = """
            import UIKit
            protocol CardInteractorInput: AnyObject { func load() }
            final class CardInteractor: CardInteractorInput { init(store: UserDefaults? = nil, title: String? = nil) {}; func load() {} }
            extension LoansViewController { func act() { let made = \(creation); _ = made } }
            """
        let found = try lint(scene(others: card), dialect: "book").filter { ["forbidden-framework", "self-assembly"].contains($0.rule) && $0.from.type == "LoansViewController" }
        #expect(found.map(\.rule).sorted() == rules, "\(found.map(\.message))")
    }
}
