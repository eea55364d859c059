import Testing

/// Parts that are held weakly where nobody else keeps them.
@Suite struct LostPartTests {
    private func scene(
        view: String = "var presenter: LoansPresenterProtocol!", interactor: String = "weak var interactor: LoansInteractorProtocol?", output: String = "weak",
        conformances: String = "", members: String = "", making: String = "", result: String = "UIViewController", others: String = ""
    ) -> Files {
        [
            (
                "Loans.swift",
                """
                import UIKit
                protocol LoansViewProtocol: AnyObject { func show() }
                protocol LoansPresenterProtocol: AnyObject { func viewDidLoad() }
                protocol LoansInteractorProtocol: AnyObject { func load() }
                protocol LoansInteractorOutputProtocol: AnyObject { func didLoad() }
                final class LoansViewController: UIViewController, LoansViewProtocol {
                    \(view)
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show() {}
                }
                final class LoansPresenter: LoansPresenterProtocol, LoansInteractorOutputProtocol {
                    weak var view: LoansViewProtocol?
                    \(interactor)
                    func viewDidLoad() { interactor?.load(); view?.show() }
                    func didLoad() {}
                }
                final class LoansInteractor: \(conformances)LoansInteractorProtocol {
                    \(output) var output: LoansInteractorOutputProtocol?
                    \(members)
                    func load() { output?.didLoad() }
                }
                enum LoansAssembly {
                    static func module() -> \(result) {
                        let view = LoansViewController()
                        let presenter = LoansPresenter()
                        let interactor = LoansInteractor()
                        view.presenter = presenter
                        presenter.view = view
                        presenter.interactor = interactor
                        interactor.output = presenter
                        \(making)
                        return \(result == "UIViewController" ? "view" : "(view, interactor)")
                    }
                }
                \(others)
                """
            )
        ]
    }

    private func told(_ files: Files) throws -> [String] {
        try lint(files, dialect: "common").filter { $0.rule == "incomplete-module" }.map { "\($0.from.type).\($0.message) \($0.help)" }
    }

    @Test func aPresenterThatHoldsItsInteractorWeakly() throws {
        let told = try told(scene())
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("LoansPresenter.") ?? false)
        #expect(told.first?.contains("weakly in 'interactor', and nobody else keeps LoansInteractor Declare 'interactor' strong.") ?? false, "\(told)")
    }

    /// Each is lost by itself: the view mended, the interactor is still gone.
    @Test func aStackThatNobodyKeeps() throws {
        #expect(try told(scene(view: "weak var presenter: LoansPresenterProtocol!")).count == 2)
    }

    /// What leads back has to let go then.
    @Test func anInteractorThatKeepsItsPresenter() throws {
        let told = try told(scene(output: ""))
        #expect(told.count == 1)
        #expect(told.first?.contains("Declare 'interactor' strong, and 'output' of LoansInteractor weak in its place.") ?? false, "\(told)")
    }

    @Test func whatIsHeldStrongly() throws {
        #expect(try told(scene(interactor: "var interactor: LoansInteractorProtocol?")).isEmpty)
    }

    /// A router that puts the scene together makes itself, and may keep itself.
    @Test(arguments: ["createModule", "setUp"], [("weak", "", 1), ("", "", 0), ("weak", "static let shared = LoansRouter()", 0), ("weak", "private static var all: [LoansRouter] = []", 0)])
    func aRouterThatMakesItself(function: String, hold: (attribute: String, member: String, told: Int)) throws {
        let router = """
            protocol LoansRouterProtocol: AnyObject { func close() }
            final class LoansRouter: LoansRouterProtocol {
                private weak var screen: UIViewController?
                \(hold.member)
                static func \(function)() -> UIViewController {
                    let view = LoansViewController()
                    let presenter = LoansPresenter()
                    let interactor = LoansInteractor()
                    let router = LoansRouter()
                    router.screen = view
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = interactor
                    presenter.router = router
                    interactor.output = presenter
                    return view
                }
                func close() { screen?.dismiss(animated: true) }
            }
            """
        let files = scene(interactor: "var interactor: LoansInteractorProtocol?\n\(hold.attribute) var router: LoansRouterProtocol?").map { name, source in
            (name, String(source.split(separator: "enum LoansAssembly", maxSplits: 1)[0]).replacing("func didLoad() {}", with: "func didLoad() { router?.close() }") + router)
        }
        let told = try told(files)
        #expect(told.count == hold.told, "\(told)")
        #expect(told.allSatisfy { $0.contains("weakly in 'router', and nobody else keeps LoansRouter Declare 'router' strong.") })
    }

    /// A circle keeps it by accident: the scene is to do that, and the circle to end.
    @Test func whatACircleKeeps() throws {
        let clock = "protocol ClockDelegate: AnyObject { func ticked() }\nfinal class ClockService { var delegate: ClockDelegate?; func start() { delegate?.ticked() } }"
        let members = "private let clock = ClockService()\ninit() { clock.delegate = self }\nfunc ticked() { clock.start() }"
        let files = scene(conformances: "ClockDelegate, ", members: members, others: clock)
        #expect(try told(files).isEmpty)
        let found = try lint(files, dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.help) == ["Let LoansPresenter hold LoansInteractor strongly in 'interactor', and declare 'delegate' weak: its scene is what keeps it."])
    }

    /// Somebody keeps it, or may.
    @Test(arguments: [
        ("others", "final class LoansRouter { var interactor: LoansInteractorProtocol? }"), ("others", "final class Scenes { static let shared = Scenes(); var parts: [AnyObject] = [] }"),
        ("making", "Scenes.shared.keep(interactor)"), ("making", "view.parts = [interactor]"), ("making", "view.onTap = { interactor.load() }"),
        ("making", "objc_setAssociatedObject(view, &key, interactor, .OBJC_ASSOCIATION_RETAIN)"), ("result", "(UIViewController, LoansInteractorProtocol)"),
        ("conformances", "NSObject, URLSessionDelegate, "), ("members", "init() { Clock.shared.onTick { self.load() } }"),
        ("members", "init() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }"),
        ("started", "func start() { Clock.shared.onTick { self.load() } }"), ("others", "final class LoansFlow { let interactor = LoansInteractor() }"),
    ])
    func whatMayBeKept(place: String, code: String) throws {
        let files = switch place {
        case "others": scene(others: code)
        case "making": scene(making: code)
        case "result": scene(result: code)
        case "conformances": scene(conformances: code)
        case "started": scene(members: code, making: "interactor.start()")
        default: scene(members: code)
        }
        #expect(try told(files).isEmpty)
    }

    /// What it is asked for in between keeps nobody, and neither does what a test has.
    @Test(arguments: ["interactor.load()", "presenter.interactor?.load()"])
    func whatIsAskedMeanwhile(statement: String) throws {
        #expect(try told(scene(making: statement)).count == 1)
        let test = ("LoansTests/LoansPresenterTests.swift", "import XCTest\nfinal class LoansPresenterTests: XCTestCase { var interactor: LoansInteractorProtocol! }")
        #expect(try told(scene(making: statement) + [test]).count == 1)
    }

    /// By the initialiser, and in one go.
    @Test func whatIsHandedToTheHolder() throws {
        let files = scene(interactor: "private weak var interactor: LoansInteractorProtocol?\ninit(interactor: LoansInteractorProtocol) { self.interactor = interactor }").map { file in
            (
                file.name,
                file.source.replacing("let presenter = LoansPresenter()\n", with: "").replacing("presenter.interactor = interactor", with: "")
                    .replacing("let interactor = LoansInteractor()", with: "let interactor = LoansInteractor()\nlet presenter = LoansPresenter(interactor: interactor)")
            )
        }
        #expect(try told(files).count == 1)
        let direct = scene().map { ($0.name, $0.source.replacing("let interactor = LoansInteractor()\n", with: "").replacing("= interactor\n", with: "= LoansInteractor()\n").replacing("interactor.output = presenter", with: "presenter.interactor?.output = presenter")
            .replacing("LoansInteractorProtocol: AnyObject { func load() }", with: "LoansInteractorProtocol: AnyObject { func load(); var output: LoansInteractorOutputProtocol? { get set } }")) }
        #expect(try told(direct).count == 1)
        let inline = files.map { file in
            (
                file.0,
                file.1.replacing("let interactor = LoansInteractor()\n", with: "").replacing("(interactor: interactor)\n", with: "(interactor: LoansInteractor())\n")
                    .replacing("interactor.output = presenter", with: "")
            )
        }
        #expect(inline[0].1.contains("LoansPresenter(interactor: LoansInteractor())"))
        #expect(try told(inline).first { $0.contains("'interactor'") }?.contains("nobody else keeps LoansInteractor Declare 'interactor' strong.") ?? false)
        // Someone else may keep it.
        #expect(try told(inline.map { ($0.0, $0.1.replacing("LoansPresenter(interactor: L", with: "LoansScenes(interactor: L")) }).isEmpty)
    }

    // MARK: - Parts that nobody connects

    /// What stays nil is told where the scene is seen to be put together.
    @Test(arguments: [
        ("interactor.output = presenter", ["LoansInteractor.the interactor LoansInteractor works with the interactor's output LoansInteractorOutputProtocol by 'output', which nobody sets"]),
        ("presenter.view = view", ["LoansPresenter.the presenter LoansPresenter works with the view's interface LoansViewProtocol by 'view', which nobody sets"]),
        ("presenter.interactor = interactor", ["LoansPresenter.the presenter LoansPresenter works with the interactor's interface LoansInteractorProtocol by 'interactor', which nobody sets"]),
        ("view.presenter = presenter", ["LoansViewController.the view LoansViewController works with the presenter's interface LoansPresenterProtocol by 'presenter', which nobody sets"]),
        ("", []),
    ])
    func whatAnAssemblyForgets(line: String, expected: [String]) throws {
        let others = """
            final class Other {
                var output, view, interactor, presenter: Int?
                static func fill(_ other: Other) { other.output = 1; other.view = 1; other.interactor = 1; other.presenter = 1 }
            }
            """
        let files = scene(interactor: "var interactor: LoansInteractorProtocol?", others: others).map { ($0, line.isEmpty ? $1 : $1.replacing(line, with: "")) }
        let found = try told(files)
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
        #expect(found.allSatisfy { $0.contains("in 'module()', where") })
    }

    /// Somebody else may set it, or it isn't used.
    @Test(arguments: [
        ("output = presenter", "func attach(_ presenter: LoansInteractorOutputProtocol) { output = presenter }", ""),
        ("output = presenter", "", "func connect(_ part: LoansInteractor, _ other: LoansInteractorOutputProtocol) { part.output = other }"),
        ("output = presenter", "", "protocol Answering: AnyObject { var output: LoansInteractorOutputProtocol? { get set } }\nextension LoansInteractor: Answering {}\n"
            + "func connect(_ part: Answering, _ other: LoansInteractorOutputProtocol) { part.output = other }"),
        ("output = presenter", "", "enum Wiring { static func connect(_ part: LoansInteractor, _ other: LoansInteractorOutputProtocol) { part.output = other } }"),
        ("output = presenter", "", "func connect(_ part: Any) { (part as AnyObject).output = nil; unknown.output = part }"),
        ("output = presenter", "", "func connect() { let spare = LoansInteractor(); print(spare) }\nfinal class LoansHost { let interactor = LoansInteractor() }"),
        ("output = presenter", "", "final class LoansMock: LoansInteractor {}"),
        ("output = presenter", "", LostPartTests.builder + "enum Wiring { static func connect(_ part: LoansInteractor, _ presenter: LoansPresenter) { Builder(part: part).output(presenter) } }"),
        ("output = presenter", "", LostPartTests.builder + "func connect(_ part: LoansInteractor, _ presenter: LoansPresenter) { Builder(part: part).output(presenter) }"),
    ])
    func whatMayBeSet(line: String, members: String, others: String) throws {
        let files = scene(interactor: "var interactor: LoansInteractorProtocol?", members: members, others: others).map { name, source in
            (name, source.replacing("interactor.\(line)\n", with: "\n").replacing("final class LoansInteractor:", with: "class LoansInteractor:"))
        }
        #expect(try told(files).isEmpty)
        let idle = scene(interactor: "var interactor: LoansInteractorProtocol?").map { name, source in
            (name, source.replacing("interactor.\(line)\n", with: "\n").replacing("func load() { output?.didLoad() }", with: "func load() {}"))
        }
        #expect(try told(idle).isEmpty)
    }

    /// What has the property's name and is somebody else's; what a statement unwraps is the property's.
    @Test(arguments: [
        ("func load() { tell(nil) }\nfunc tell(_ output: LoansInteractorOutputProtocol?) { output?.didLoad() }", 0),
        ("func load() { others.forEach { output in output.didLoad() } }\nvar others: [LoansInteractorOutputProtocol] = []", 0),
        ("func load() { let output = Stock(); output.didLoad() }", 0),
        ("func load() { guard let output else { return }; output.didLoad() }", 1), ("func load() { if let output = self.output { output.didLoad() } }", 1),
        ("func load() { let output = output; output?.didLoad() }", 1), ("func load() { later { [weak self] in self?.output?.didLoad() } }\nfunc later(_ work: () -> Void) {}", 1),
    ])
    func whoIsAsked(load: String, count: Int) throws {
        let files = scene(interactor: "var interactor: LoansInteractorProtocol?", others: "final class Stock { func didLoad() {} }").map { name, source in
            (name, source.replacing("interactor.output = presenter\n", with: "\n").replacing("func load() { output?.didLoad() }", with: load))
        }
        #expect(try told(files).count == count)
    }

    private static let builder = """
        @dynamicMemberLookup struct Builder<Part: AnyObject> {
            let part: Part
            subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Part, Value>) -> (Value) -> Builder<Part> { { part[keyPath: path] = $0; return self } }
        }

        """

    /// A builder that sets parts by what looks like their members sets those that are put together where it is used.
    @Test(arguments: [
        ("", 1), ("Builder(part: Stock()).output(1)", 1), ("Builder(part: LoansAssembly.interactor()).output(LoansPresenter())", 0),
        ("Builder(part: LoansPresenter().interactor).output(LoansPresenter())", 0), ("Builder(part: LoansPresenter().interactor).view(nil)", 1),
    ])
    func whatABuilderSets(use: String, expected: Int) throws {
        let files = scene(interactor: "var interactor: LoansInteractorProtocol?").map { ($0, $1.replacing("interactor.output = presenter\n", with: "\n")) }
        let stock = ("Stock.swift", "\(Self.builder)final class Stock { var output: Int? }\nenum StockAssembly { static func module() { \(use) } }")
        #expect(try told(files + [stock]).count == expected)
    }

    // MARK: - Scenes that are put together elsewhere

    private static let wiring = ["view.presenter = presenter", "presenter.view = view", "presenter.interactor = interactor", "interactor.output = presenter"]

    /// Without one of the lines that make the parts known to each other.
    private func scene(forgetting line: String, view: String = "var presenter: LoansPresenterProtocol!", others: String = "", assembly: (String) -> String) -> Files {
        let wiring = Self.wiring.filter { $0 != line }.joined(separator: "\n")
        return scene(view: view, interactor: "var interactor: LoansInteractorProtocol?").map { name, source in
            (name, source.split(separator: "enum LoansAssembly", maxSplits: 1)[0] + assembly(wiring) + "\n" + others)
        }
    }

    private func properties(_ found: [String]) -> [String] {
        found.map { String($0.split(separator: "by '").last?.prefix { $0 != "'" } ?? "") }
    }

    private static let forgotten = [
        ("view.presenter = presenter", ["presenter"]), ("presenter.view = view", ["view"]), ("presenter.interactor = interactor", ["interactor"]),
        ("interactor.output = presenter", ["output"]), ("", []),
    ]

    /// By a connector that keeps what it makes, and is handed the view.
    @Test(arguments: forgotten.filter { $0.1 != ["presenter"] }) func aConnector(line: String, expected: [String]) throws {
        let found = try told(
            scene(forgetting: line) { wiring in
                """
                final class LoansConnector {
                    private let view: LoansViewController
                    private let presenter: LoansPresenter
                    private let interactor: LoansInteractor
                    init(view: LoansViewController) {
                        self.view = view
                        presenter = LoansPresenter()
                        self.interactor = LoansInteractor()
                    }
                    func configure() {
                        \(wiring)
                    }
                }
                """
            })
        #expect(properties(found) == expected, "\(found)")
        #expect(found.allSatisfy { $0.contains(" in LoansConnector, which makes ") })
    }

    /// By a module that is handed all parts.
    @Test(arguments: forgotten) func aModuleThatIsHandedTheParts(line: String, expected: [String]) throws {
        let found = try told(
            scene(forgetting: line) { wiring in
                """
                final class LoansModule {
                    private var view: LoansViewController
                    private var presenter: LoansPresenter
                    private var interactor: LoansInteractor
                    init(view: LoansViewController, presenter: LoansPresenter, interactor: LoansInteractor) {
                        self.view = view
                        self.presenter = presenter
                        self.interactor = interactor
                    }
                    func assemble() -> UIViewController {
                        \(wiring)
                        return view
                    }
                }
                struct LoansAssembly {
                    func make() -> LoansModule {
                        let view = LoansViewController()
                        let presenter = LoansPresenter()
                        let interactor = LoansInteractor()
                        return LoansModule(view: view, presenter: presenter, interactor: interactor)
                    }
                }
                """
            })
        #expect(properties(found) == expected, "\(found)")
    }

    /// By a module whose initialiser makes what it isn't handed.
    @Test(arguments: forgotten) func aModuleThatMakesWhatItIsNotHanded(line: String, expected: [String]) throws {
        func module(_ wiring: String, making: String = "") -> String {
            """
            final class LoansModule {
                private var view: LoansViewController
                private var presenter: LoansPresenter
                private var interactor: LoansInteractor
                init(view: LoansViewController = LoansViewController(), presenter: LoansPresenter = LoansPresenter(), interactor: LoansInteractor = LoansInteractor()) {
                    self.view = view
                    self.presenter = presenter
                    self.interactor = interactor
                    \(making)
                }
                func assemble() -> UIViewController {
                    \(wiring)
                    return view
                }
            }
            """
        }
        let found = try told(scene(forgetting: line) { module($0) })
        #expect(properties(found) == expected, "\(found)")
        // The presenter's own, in case it is handed none, is another one.
        let presenter = "init(interactor: LoansInteractorProtocol? = LoansInteractor()) { self.interactor = interactor }\nfunc viewDidLoad() { interactor?.load()"
        let own = try told(scene(forgetting: line) { module($0) }.map { ($0, $1.replacing("func viewDidLoad() { interactor?.load()", with: presenter)) })
        #expect(properties(own) == expected.filter { $0 != "interactor" }, "\(own)")
        // What is only passed through to somebody else may be connected there.
        #expect(try told(scene(forgetting: line) { module($0).replacing("self.", with: "Shelf.") }).isEmpty)
    }

    /// By a wireframe that hands the presenter its view, and forgets the view.
    @Test(arguments: [
        ("", ["presenter"]), ("view.presenter = presenter", []), ("view.attach(presenter)", []), ("print(view.presenter as Any)", ["presenter"]),
    ])
    func aPresenterThatIsMadeWithItsView(line: String, expected: [String]) throws {
        let members = "var presenter: LoansPresenterProtocol!\n" + (line.contains("attach") ? "func attach(_ presenter: LoansPresenterProtocol) { self.presenter = presenter }" : "")
        func files(_ presenter: String) throws -> [String] {
            let files = scene(forgetting: "", view: members) { _ in
                """
                final class LoansRouter {
                    func open(on navigation: UINavigationController) {
                        let view = LoansViewController()
                        let presenter = \(presenter)
                        \(line)
                        navigation.pushViewController(view, animated: true)
                    }
                }
                """
            }
            return try told(files.map { name, source in
                (name, source.replacing("weak var view: LoansViewProtocol?", with: "private weak var view: LoansViewProtocol?\ninit(view: LoansViewProtocol?) { self.view = view }")
                    .replacing("var interactor: LoansInteractorProtocol?", with: "let interactor: LoansInteractorProtocol? = nil"))
            })
        }
        #expect(try properties(files("LoansPresenter(view: view)")) == expected)
        // Who isn't handed the view may stand beside it by chance.
        #expect(try files("LoansPresenter(view: nil)").isEmpty)
    }

    /// Who only hands on what it has to tell, tells nobody either.
    @Test(arguments: [
        ("func load() { Sender().send(output: output) }", 1), ("func load() { Sender().send(output: self.output) }", 1),
        ("func load(output: LoansInteractorOutputProtocol?) { Sender().send(output: output) }", 0), ("func load() { let output: LoansInteractorOutputProtocol? = nil; Sender().send(output: output) }", 0),
        ("func load() { print(output as Any) }", 0), ("func load() { all.forEach { output in Sender().send(output: output) } }\nvar all: [LoansInteractorOutputProtocol] = []", 0),
    ])
    func whatIsHandedOn(function: String, count: Int) throws {
        let files = scene(forgetting: "interactor.output = presenter", others: "final class Sender { func send(output: LoansInteractorOutputProtocol?) { output?.didLoad() } }") { wiring in
            """
            enum LoansAssembly {
                static func module() -> UIViewController {
                    let view = LoansViewController()
                    let presenter = LoansPresenter()
                    let interactor = LoansInteractor()
                    \(wiring)
                    return view
                }
            }
            """
        }
        #expect(try told(files.map { ($0, $1.replacing("func load() { output?.didLoad() }", with: function + (function.contains("load()") ? "" : "\nfunc load() {}"))) }).count == count)
    }
    // MARK: - Views that a storyboard makes

    private static let gettings = [
        "let view: LoansViewController = storyboard.instantiateViewController(identifier: \"Loans\")",
        "let view = storyboard.instantiateViewController(withIdentifier: \"Loans\") as! LoansViewController",
        "let view = storyboard.instantiateViewController(identifier: \"Loans\") { coder in LoansViewController(coder: coder) }",
        "let view = storyboard.instantiateViewController(identifier: \"Loans\", creator: { LoansViewController(coder: $0) })",
    ]

    /// A wireframe that makes the presenter with the view, and another one whose view is told its presenter.
    private func wireframes(_ getting: String, _ wiring: String, connecting: String = "") -> Files {
        let presenter = "init(view: LoansViewProtocol) { self.view = view }\nfunc viewDidLoad() { interactor?.load()"
        let other = """
            protocol StockPresenterProtocol: AnyObject { func viewDidLoad() }
            final class StockPresenter: StockPresenterProtocol { func viewDidLoad() {} }
            final class StockViewController: UIViewController {
                var presenter: StockPresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
            }
            final class StockWireframe {
                func open(_ storyboard: UIStoryboard) {
                    let view = storyboard.instantiateViewController(identifier: "Stock") { StockViewController(coder: $0) }
                    view.presenter = StockPresenter()
                }
            }
            """
        return scene(forgetting: "", others: other) { _ in
            """
            final class LoansWireframe {
                let storyboard = UIStoryboard(name: "Loans", bundle: nil)
                func open(on navigation: UINavigationController) {
                    \(getting)
                    \(wiring)
                    navigation.pushViewController(view, animated: true)
                }
            }
            \(connecting)
            """
        }.map { ($0, $1.replacing("func viewDidLoad() { interactor?.load()", with: connecting.isEmpty ? presenter : "func viewDidLoad() { interactor?.load()")) }
    }

    @Test(arguments: gettings) func aViewOfAStoryboard(getting: String) throws {
        let making = "let presenter = LoansPresenter(view: view)\npresenter.interactor = LoansInteractor()\n"
        #expect(properties(try told(wireframes(getting, making))).contains("presenter"))
        #expect(properties(try told(wireframes(getting, making + "view.presenter = presenter"))).contains("presenter") == false)
        // What is handed to nobody may be connected by whoever it is that gets it.
        #expect(try told(wireframes(getting, "print(view)")).isEmpty)
    }

    /// A container may give what it has connected.
    @Test(arguments: ["let view: LoansViewController = resolve()", "let view = container.resolve(\"Loans\") as! LoansViewController"])
    func aViewOfAContainer(getting: String) throws {
        #expect(try told(wireframes(getting, "let presenter = LoansPresenter(view: view)\npresenter.interactor = LoansInteractor()\n")).contains { $0.contains("'presenter'") } == false)
    }

    /// By a connector that is handed it.
    @Test(arguments: forgotten.map(\.0).filter { $0.isEmpty || $0 == "view.presenter = presenter" }, gettings.dropLast(2)) func aConnectorOfAStoryboardsView(line: String, getting: String) throws {
        let connector = """
            final class LoansConnector {
                private let view: LoansViewController
                private let presenter: LoansPresenter
                private let interactor: LoansInteractor
                init(view: LoansViewController) {
                    self.view = view
                    presenter = LoansPresenter()
                    interactor = LoansInteractor()
                }
                func configure() {
                    \(Self.wiring.filter { $0 != line }.joined(separator: "\n"))
                }
            }
            """
        #expect(properties(try told(wireframes(getting, "LoansConnector(view: view).configure()", connecting: connector))) == (line.isEmpty ? [] : ["presenter"]))
        #expect(try told(wireframes(getting, "print(view)", connecting: connector)).isEmpty)
    }

    /// A router that knows its screen as any controller.
    @Test(arguments: [
        ("", "", 1), ("router.host = view", "", 0), ("", "func connect(_ any: AnyObject) { any.host = nil }", 0),
        ("LoansSetup.connect(router, view)", "enum LoansSetup { static func connect(_ router: LoansRouter, _ host: UIViewController) { router.host = host } }", 0),
    ])
    func aRouterWithoutAScreen(line: String, others: String, count: Int) throws {
        let files = scene(forgetting: "", others: others) { wiring in
            """
            protocol LoansRouting: AnyObject { func open() }
            final class LoansRouter: LoansRouting {
                weak var host: UIViewController?
                func open() { host?.navigationController?.pushViewController(UIViewController(), animated: true) }
            }
            enum LoansAssembly {
                static func module() -> UIViewController {
                    let view = LoansViewController()
                    let presenter = LoansPresenter()
                    let interactor = LoansInteractor()
                    let router = LoansRouter()
                    \(wiring)
                    presenter.router = router
                    \(line)
                    return view
                }
            }
            """
        }.map { ($0, $1.replacing("func viewDidLoad() { interactor?.load()", with: "var router: LoansRouting?\nfunc viewDidLoad() { router?.open(); interactor?.load()")) }
        let found = try told(files)
        #expect(found.count == count, "\(found)")
    }
}
