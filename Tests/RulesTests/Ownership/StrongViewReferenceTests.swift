import Diagnostics
import Testing

@Suite struct StrongViewReferenceTests {
    private func expect(
        _ presenter: String, others: Files = [], otherRules: Bool = false,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: Scene(presenter: presenter, others: others).files, rule: "strong-view-reference", others: otherRules,
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "var ↓screen: LoanListPresenterOutput?",
        "var ↓screen: LoanListPresenterOutput!",
        "let ↓screen: LoanListPresenterOutput",
        "var ↓screen: (any LoanListPresenterOutput)?",
        "private let ↓screen: any LoanListPresenterOutput",
        "var ↓screen: (LoanListPresenterOutput & AnyObject)?",
        "var ↓screen: LoanListPresenterOutput? { didSet { screen?.showLoans() } }",
        "var ↓screens: [LoanListPresenterOutput] = []",
        "var ↓screens: Array<LoanListPresenterOutput> = []",
        "var ↓screens: [String: LoanListPresenterOutput] = [:]",
        "private var ↓parts: (screen: LoanListPresenterOutput, row: Int)?",
        "lazy var ↓screen: LoanListPresenterOutput? = output",
        "@objc dynamic var ↓screen: LoanListPresenterOutput?",
        "var ↓`screen`: LoanListPresenterOutput?",
        "var ↓first: LoanListPresenterOutput?, ↓second: LoanListPresenterOutput?",
    ])
    func strong(presenter: String) throws {
        try expect(presenter)
    }

    /// What several scenes' interfaces inherit is a view where views alone implement it.
    @Test(arguments: [
        ("var ↓loader: Loadable?", ""), ("weak var loader: Loadable?", ""),
        ("var loader: Loadable?", "final class LoanDownload: Loadable { func startLoading() {} }"),
        ("var loader: Loadable?", "final class LoaderBox: Loadable { weak var target: Loadable?; func startLoading() { target?.startLoading() } }"),
    ])
    func whatSeveralInterfacesInherit(property: String, others: String) throws {
        let mixin = """
            import UIKit
            protocol Loadable: AnyObject { func startLoading() }
            extension Loadable where Self: UIViewController { func startLoading() { view.alpha = 0.5 } }
            protocol LoanListBusy: Loadable {}
            protocol LoanDetailBusy: Loadable {}
            extension LoanListViewController: LoanListBusy {}
            final class LoanDetailViewController: UIViewController, LoanDetailBusy {}
            \(others)
            """
        let wiring = "final class LoanListConnector { func connect(_ view: LoanListViewController) { view.presenter.loader = view } }"
        try expect("\(property)\nfunc eventPulled() { loader?.startLoading() }", others: [("Loadable.swift", mixin + "\n" + wiring)], otherRules: true)
    }

    /// What the team's own table says of others who know a view.
    @Test(arguments: [
        ("var view: LoanListViewController?", "router: {view: weak}", 1), ("weak var view: LoanListViewController?", "router: {view: weak}", 0),
        ("var view: LoanListViewController?", "router: {view: [weak, strong]}", 0), ("var view: LoanListViewController?", "router: {presenter: weak}", 0),
    ])
    func whoeverIsToKnowAViewWeakly(property: String, ownership: String, count: Int) throws {
        let router = """
            protocol LoanListRouter: AnyObject { func eventDetail() }
            final class LoanListRouterImpl: LoanListRouter { \(property)\nfunc eventDetail() { view?.show(UIViewController(), sender: nil) } }
            """
        let files = Scene(presenter: "weak var router: LoanListRouter?", others: [("Router.swift", "import UIKit\n" + router)]).files
        let found = try lint(files, settings: "ownership: {\(ownership)}\n").filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.from.type) == [String](repeating: "LoanListRouterImpl", count: count))
    }

    @Test(arguments: [
        "weak var screen: LoanListPresenterOutput?",
        "weak var view: LoanListPresenterOutput? { didSet { view?.showLoans() } }",
        "weak var view: LoanListPresenterOutput? { willSet {} }",
        "weak var screen: (any LoanListPresenterOutput)?",
        "private(set) weak var screen: LoanListPresenterOutput?",
        "public internal(set) weak var screen: LoanListPresenterOutput?",
        "unowned let screen: LoanListPresenterOutput",
        "unowned(safe) var screen: LoanListPresenterOutput",
        "unowned(unsafe) var screen: LoanListPresenterOutput",
        "var screen: LoanListPresenterOutput? { output }",
        "var screen: LoanListPresenterOutput? { get { output } set { output = newValue } }",
        "static var last: LoanListPresenterOutput?",
        "var onShow: ((LoanListPresenterOutput) -> Void)?",
        "private func find() { let screen: LoanListPresenterOutput? = output; screen?.showLoans() }",
        "private func use(_ screen: LoanListPresenterOutput) { screen.showLoans() }",
        "private var kinds: [LoanListPresenterOutput.Type] = []",
    ])
    func right(presenter: String) throws {
        try expect(presenter)
    }

    /// Advice that compiles.
    @Test(arguments: [
        ("var screen: LoanListPresenterOutput?", "Declare 'screen' weak."), ("var screen: (any LoanListPresenterOutput)!", "Declare 'screen' weak."),
        ("var screens: [LoanListPresenterOutput] = []", "Keep it in a property of its own that is weak or unowned, or in a box that refers to it weakly."),
        ("var screens = [LoanListPresenterOutput]()", "Keep it in a property of its own that is weak or unowned, or in a box that refers to it weakly."),
        ("var screens = Array<LoanListPresenterOutput>()", "Keep it in a property of its own that is weak or unowned, or in a box that refers to it weakly."),
        ("var screens: Array<LoanListPresenterOutput> = []", "Keep it in a property of its own that is weak or unowned, or in a box that refers to it weakly."),
        ("@Published var screen: LoanListPresenterOutput?", "Keep it in a property of its own that is weak or unowned, or in a box that refers to it weakly."),
    ])
    func whatToDo(presenter: String, help: String) throws {
        let findings = try lint(Scene(presenter: presenter).files).filter { $0.rule == "strong-view-reference" }
        #expect(findings.map(\.help) == [help])
    }

    /// A generic base names no view itself, whatever its role: whoever inherits from it does.
    @Test(arguments: ["", "// viperlint:role presenter\n"])
    func aGenericBase(role: String) throws {
        let source = """
            import UIKit
            protocol OrdersViewable: AnyObject { func show() }
            protocol OrdersPresentable: AnyObject { func eventReady() }
            \(role)class BasePresenter<V, I> {
                var view: V?
                let interactor: I
                init(interactor: I) { self.interactor = interactor }
            }
            protocol OrdersInteractable: AnyObject { func load() }
            final class OrdersInteractor: OrdersInteractable { func load() {} }
            final class OrdersPresenter: BasePresenter<OrdersViewable, OrdersInteractable>, OrdersPresentable {
                func eventReady() { interactor.load(); view?.show() }
            }
            final class OrdersViewController: UIViewController, OrdersViewable { var presenter: OrdersPresentable!; func show() {} }
            """
        let findings = try lint([("Orders.swift", source)], dialect: "book").filter { $0.rule == "strong-view-reference" }
        #expect(findings.map { "\($0.from.type) \($0.severity)" } == ["OrdersPresenter error"])
    }

    /// What the presenter makes itself is no scene's view: that it makes it is the fault.
    @Test(arguments: ["UILabel()", "UILabel(frame: .zero)", ".init()"])
    func aControlOfItsOwn(made: String) throws {
        let findings = try lint(Scene(presenter: "private let label: UILabel = \(made)").files, dialect: "book")
        #expect(!findings.contains { $0.rule == "strong-view-reference" })
        #expect(findings.filter { $0.rule == "forbidden-framework" }.count == 1)
    }

    /// Where nothing is put, nothing is kept.
    @Test(arguments: [
        ("private var screens: [LoanListPresenterOutput] = []", "", true), ("private var screens: [LoanListPresenterOutput] = []", "screens.forEach { $0.showLoans() }", true),
        ("private var screens: [String: LoanListPresenterOutput] = [:]", "print(screens.count)", true),
        ("private var screens: [LoanListPresenterOutput] = []", "for screen in screens { screen.showLoans() }", true),
        ("var screens: [LoanListPresenterOutput] = []", "", false), ("private var screens: [LoanListPresenterOutput] = []", "if let output { screens.append(output) }", false),
        ("private var screens: [LoanListPresenterOutput] = []", "fill(&screens)", false), ("private var screens: [LoanListPresenterOutput] = []", "screens += [output].compactMap { $0 }", false),
        ("private var screens: [String: LoanListPresenterOutput] = [:]", "screens[\"\"] = output", false),
        ("private var screens: [LoanListPresenterOutput] = []", "self.screens.insert(output!, at: 0)", false),
    ])
    func whatIsNeverFilled(property: String, body: String, isUncertain: Bool) throws {
        let presenter = "\(property)\nfunc eventAgain() { \(body) }\nprivate func fill(_ screens: inout [LoanListPresenterOutput]) {}"
        let found = try lint(Scene(presenter: presenter).files).filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.severity) == [isUncertain ? .warning : .error], "\(found.map(\.message))")
    }

    /// Where nobody agreed on which of the two references is the weak one.
    @Test(arguments: [("var ↓screen: LoanListPresenterOutput?", ""), ("var screen: LoanListPresenterOutput?", "func eventGone() { screen = nil }")])
    func onlyWhatClosesACycle(property: String, letGo: String) throws {
        try expectFindings(
            in: Scene(presenter: property + "\n" + letGo).files, rule: "strong-view-reference",
            settings: "rules: {strong-view-reference: {severity: error, only-cycles: true}}\n")
    }

    @Test func compositionsBehindAnAliasAreOneFault() throws {
        let aliases = """
            protocol LoanListTitlePresenterOutput: AnyObject { func show(title: String) }
            typealias LoanListScreen = LoanListPresenterOutput & LoanListTitlePresenterOutput
            typealias LoanListHost = LoanListScreen
            extension LoanListViewController: LoanListTitlePresenterOutput { func show(title: String) {} }
            """
        try expect("var ↓screen: LoanListScreen?", others: [("Screen.swift", aliases)])
        try expect("var ↓screen: (any LoanListHost)?", others: [("Screen.swift", aliases)])
        try expect("weak var screen: LoanListScreen?", others: [("Screen.swift", aliases)])
    }

    @Test func conformanceInAnotherFile() throws {
        try expect(
            "var ↓badge: LoanBadgePresenterOutput?",
            others: [
                ("LoanBadge.swift", "protocol LoanBadgePresenterOutput: AnyObject { func showBadge() }"),
                (
                    "LoanListViewController+Badge.swift",
                    "extension LoanListViewController: LoanBadgePresenterOutput { func showBadge() {} }"
                ),
            ])
    }

    @Test func aStructOfDataIsNoView() throws {
        try expect(
            "private var input: LoanListViewInput?",
            others: [
                ("ViewInput.swift", "struct LoanListViewInput { var title: String }\nstruct ViewInput { var title: String }")
            ])
    }

    @Test func weakBoxesHoldNothing() throws {
        let box =
            "final class WeakBox<Object: AnyObject> { weak var object: Object?\ninit(_ object: Object) { self.object = object } }"
        try expect("private var screens: [WeakBox<LoanListPresenterOutput>] = []", others: [("WeakBox.swift", box)])
    }

    @Test func aWrapperOfTheProjectThatIsWeakHoldsNothing() throws {
        let wrapper = """
            @propertyWrapper struct Weak<Object> {
                private weak var object: AnyObject?
                var wrappedValue: Object? { get { object as? Object } set { object = newValue as AnyObject } }
                init() {}
            }
            """
        try expect("@Weak var screen: LoanListPresenterOutput?", others: [("Weak.swift", wrapper)])
    }

    @Test(arguments: ["UIViewController", "UIView", "UITableView"])
    func aViewByItsFrameworksClass(type: String) throws {
        try expect("var ↓host: \(type)?", others: [("Import.swift", "import UIKit")])
    }

    @Test func throughAStruct() throws {
        try expect("private struct Parts { let ↓screen: LoanListPresenterOutput }\nprivate var parts: Parts?")
    }

    // MARK: - Bases

    @Test func aBaseThatHoldsStronglyIsAtFaultItself() throws {
        let base = """
            class BasePresenter {
                var ↓output: LoanListPresenterOutput?
                func eventViewReady() {}
            }
            final class LoanDetailPresenter: BasePresenter, LoanListUseCaseOutput {
                func presentLoans() { output?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)])
    }

    /// What holds the heir holds what it inherits.
    @Test(arguments: [("var", Severity.error), ("weak var", .warning)])
    func whatABaseHoldsForItsHeirs(presenter: String, severity: Severity) throws {
        let base = """
            import UIKit
            protocol BasePresenterOutput: AnyObject {}
            class BasePresenter { var base: BasePresenterOutput?; func attach(_ view: BasePresenterOutput) { base = view } }
            final class LoanDetailPresenter: BasePresenter { let useCase = LoanListUseCase(); func eventReady() { useCase.eventViewReady() } }
            final class LoanDetailViewController: UIViewController, BasePresenterOutput {
                \(presenter) presenter: LoanDetailPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.eventReady() }
            }
            """
        let found = try lint(Scene(others: [("Base.swift", base)]).files).filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.severity) == [severity])
        #expect(found.first?.message.contains("a cycle: LoanDetailPresenter → LoanDetailViewController → LoanDetailPresenter") == (severity == .error))
    }

    /// A router that knows the presenter by its protocol sets what the base has.
    @Test(arguments: [
        ("class BasePresenter<View> { var view: View? }", "BasePresenter<LoanDetailViewing>", "view.presenter?.view = view", 1),
        ("class BasePresenter { var view: LoanDetailViewing? }", "BasePresenter", "view.presenter?.view = view", 1),
        ("class BasePresenter<View> { var view: View? }", "BasePresenter<LoanDetailViewing>", "let wired: LoanDetailPresenting & AnyObject = presenter\nwired.view = view", 1),
        ("class BasePresenter { weak var view: LoanDetailViewing? }", "BasePresenter", "view.presenter?.view = view", 0),
        ("class BasePresenter<View: AnyObject> { weak var view: View? }", "BasePresenter<LoanDetailViewController>", "view.presenter?.view = view", 0),
    ])
    func whatABaseIsGivenByAProtocol(base: String, inherited: String, wiring: String, count: Int) throws {
        let source = """
            import UIKit
            protocol LoanDetailViewing: AnyObject { func show() }
            protocol LoanDetailPresenting: AnyObject { var view: LoanDetailViewing? { get set }; func eventReady() }
            \(base)
            final class LoanDetailPresenter: \(inherited), LoanDetailPresenting {
                let useCase = LoanListUseCase()
                func eventReady() { useCase.eventViewReady(); view?.show() }
            }
            final class LoanDetailViewController: UIViewController, LoanDetailViewing {
                var presenter: LoanDetailPresenting?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.eventReady() }
                func show() {}
            }
            enum LoanDetailAssembler {
                static func make() -> UIViewController {
                    let view = LoanDetailViewController()
                    let presenter = LoanDetailPresenter()
                    view.presenter = presenter
                    \(wiring)
                    return view
                }
            }
            """
        let found = try lint(Scene(others: [("LoanDetail.swift", source)]).files).filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.severity) == Array(repeating: .error, count: count), "\(found.map(\.message))")
    }

    @Test func computedReferencesForwardToAWeakBase() throws {
        let base = """
            class BasePresenter<View> {
                private weak var object: AnyObject?
                var view: View? { object as? View }
                func attach(_ view: View) { object = view as AnyObject }
            }
            final class LoanDetailPresenter: BasePresenter<LoanListPresenterOutput>, LoanListUseCaseOutput {
                var screen: LoanListPresenterOutput? { view }
                func presentLoans() { screen?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)])
    }

    @Test func genericBaseThatIsWeak() throws {
        let base = """
            class BasePresenter<View: AnyObject> { weak var view: View? }
            final class LoanDetailPresenter: BasePresenter<LoanListViewController>, LoanListUseCaseOutput {
                func presentLoans() { view?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)], otherRules: true)
    }

    /// What heirs share is told once, where it stands, with advice that compiles.
    @Test(arguments: [
        ("BasePresenter<V>", "V", "Keep it in a 'weak var' of type 'AnyObject?'"), ("BasePresenter<V: AnyObject>", "V", "Declare 'BasePresenter.view' weak"),
        ("BasePresenter<V> where V: UIViewController", "V", "Declare 'BasePresenter.view' weak"),
        ("BasePresenter<V: Showing>", "V", "Keep it in a 'weak var' of type 'AnyObject?'"),
    ])
    func aBaseOfSeveral(base: String, type: String, help: String) throws {
        let scenes = ["Bills", "Login", "Orders"].map { name in
            (
                "\(name).swift",
                """
                import UIKit
                protocol \(name)PresenterProtocol: AnyObject { func ready() }
                protocol \(name)InteractorProtocol: AnyObject { func load() }
                final class \(name)Interactor: \(name)InteractorProtocol { func load() {} }
                final class \(name)Presenter: BasePresenter<\(name)ViewController>, \(name)PresenterProtocol {
                    private let interactor: \(name)InteractorProtocol
                    init(interactor: \(name)InteractorProtocol) { self.interactor = interactor }
                    func ready() { interactor.load(); view?.wait() }
                }
                final class \(name)ViewController: UIViewController, Showing { var presenter: \(name)PresenterProtocol?; func wait() {}
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() } }
                """
            )
        }
        let source = "import UIKit\nprotocol Showing { func wait() }\nclass \(base) { var view: \(type)?; func attach(_ view: \(type)) { self.view = view } }"
        let found = try lint([("Base.swift", source)] + scenes, dialect: "module-factory").filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.location.path) == ["Base.swift"])
        #expect(found.allSatisfy { $0.help.hasPrefix(help) }, "\(found.map(\.help))")
        #expect(found.allSatisfy { $0.message.contains("BillsPresenter, LoginPresenter, OrdersPresenter") }, "\(found.map(\.message))")
        #expect(found.first?.related.map(\.location.path).suffix(3) == ["Bills.swift", "Login.swift", "Orders.swift"])
    }

    /// What stands behind a computed property is of that one's type.
    @Test(arguments: [
        ("private var ↓box: AnyObject?", "set { box = newValue as AnyObject }"), ("private var ↓box: AnyObject?", "set { self.box = newValue as AnyObject? }"),
        ("private weak var box: AnyObject?", "set { box = newValue as AnyObject }"), ("private var box: AnyObject?", "set { print(newValue as Any) }"),
    ])
    func aBaseThatBoxesItsView(property: String, setter: String) throws {
        let base = """
            class BasePresenter<View> {
                \(property)
                var view: View? { get { box as? View } \(setter) }
            }
            final class LoanDetailPresenter: BasePresenter<LoanListPresenterOutput>, LoanListUseCaseOutput {
                func presentLoans() { view?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)], otherRules: true)
    }

    /// So is what functions put there that take nothing else.
    @Test(arguments: [
        ("private var ↓box: AnyObject?", "func attach(_ view: View) { box = view as AnyObject }"),
        ("private var ↓box: AnyObject?", "func attach(_ view: View?) { self.box = view as AnyObject? }\nfunc other() {}"),
        ("private weak var box: AnyObject?", "func attach(_ view: View) { box = view as AnyObject }"),
        ("private var box: AnyObject?", "func attach(_ view: View) { box = view as AnyObject }\nfunc detach() { box = Weak(box) }"),
        ("private var box: AnyObject?", "func attach(_ view: AnyObject) { box = view }"), ("private var box: AnyObject?", ""),
        ("var box: AnyObject?", "func attach(_ view: View) { box = view as AnyObject }"),
        ("private var box: AnyObject?", "func attach(_ view: View) { box = Weak(view as AnyObject) }"),
    ])
    func aBaseThatIsHandedItsView(property: String, methods: String) throws {
        let base = """
            final class Weak { weak var object: AnyObject?; init(_ object: AnyObject?) { self.object = object } }
            class BasePresenter<View> {
                \(property)
                var view: View? { return box as? View }
                \(methods)
            }
            final class LoanDetailPresenter: BasePresenter<LoanListPresenterOutput>, LoanListUseCaseOutput {
                func presentLoans() { view?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)], otherRules: true)
    }

    @Test func genericBaseThatIsStrong() throws {
        let base = """
            class BasePresenter<View> { var ↓view: View? }
            final class LoanDetailPresenter: BasePresenter<LoanListPresenterOutput>, LoanListUseCaseOutput {
                func presentLoans() { view?.showLoans() }
            }
            """
        try expect("", others: [("BasePresenter.swift", base)])
    }

    // MARK: - Namespaces

    @Test func nestedNamespaces() throws {
        try expectFindings(
            in: [
                (
                    "Login.swift",
                    "enum Login {}\nprotocol LoginPresenterOutput: AnyObject { func show() }\nprotocol LoginUseCaseOutput: AnyObject { func present() }"
                ),
                (
                    "Login+Presenter.swift",
                    """
                    extension Login {
                        final class Presenter: LoginUseCaseOutput {
                            var ↓output: LoginPresenterOutput?
                            let useCase = UseCase()
                            func eventReady() { useCase.eventReady() }
                            func present() { output?.show() }
                        }
                    }
                    """
                ),
                (
                    "Login+UseCase.swift",
                    """
                    extension Login {
                        final class UseCase {
                            weak var output: LoginUseCaseOutput?
                            func eventReady() { output?.present() }
                        }
                    }
                    """
                ),
                (
                    "Login+View.swift",
                    """
                    import UIKit
                    extension Login {
                        final class ViewController: UIViewController, LoginPresenterOutput {
                            var presenter: Presenter!
                            func show() {}
                            override func viewDidLoad() { presenter.eventReady() }
                        }
                    }
                    """
                ),
            ], rule: "strong-view-reference", others: true)
    }

    // MARK: - Certainty

    @Test func aCycleIsAnErrorThatShowsItsChain() throws {
        let findings = try lint(Scene(presenter: "var screen: LoanListPresenterOutput?").files)
        let finding = try #require(findings.first)
        #expect(finding.severity == .error)
        #expect(finding.message.hasSuffix("a cycle: LoanListPresenter → LoanListViewController → LoanListPresenter"))
        #expect(finding.related.map(\.message) == ["LoanListViewController holds LoanListPresenter strongly"])
        #expect(finding.related.first?.location.line == 3)
    }

    @Test func withoutACycleItIsAWarningAtMost() throws {
        let cell = """
            import UIKit
            protocol LoanCellPresenterOutput: AnyObject { func show() }
            final class LoanCell: UITableViewCell, LoanCellPresenterOutput {
                weak var presenter: LoanCellPresenter?
                func show() { presenter?.eventReady() }
            }
            final class LoanCellPresenter: LoanListUseCaseOutput {
                let output: LoanCellPresenterOutput
                init(output: LoanCellPresenterOutput) { self.output = output }
                func eventReady() {}
                func presentLoans() { output.show() }
            }
            """
        let findings = try lint(Scene(others: [("LoanCell.swift", cell)]).files)
        #expect(findings.map(\.rule) == ["strong-view-reference"])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("cycle") == false)
    }

    // MARK: - The other way round

    private static func forecast(handler: String, view: String) -> Files {
        [
            (
                "View.swift",
                """
                import UIKit
                protocol ForecastViewEventHandler: AnyObject { func forecastViewDidLoad() }
                protocol ForecastView: AnyObject { func update() }
                final class ForecastViewController: UIViewController, ForecastView {
                    \(handler)
                    override func viewDidLoad() { eventHandler?.forecastViewDidLoad() }
                    func update() {}
                }
                """
            ),
            (
                "Presenter.swift",
                """
                protocol ForecastInteractorOutput: AnyObject { func done() }
                final class ForecastInteractor { weak var output: ForecastInteractorOutput?; func load() { output?.done() } }
                final class ForecastPresenter: ForecastViewEventHandler, ForecastInteractorOutput {
                    \(view)
                    let interactor: ForecastInteractor
                    init(view: ForecastView, interactor: ForecastInteractor) { self.view = view; self.interactor = interactor }
                    func forecastViewDidLoad() { interactor.load() }
                    func done() { view.update() }
                }
                """
            ),
        ]
    }

    /// Where the presenter holds its view, the view holds its event handler weakly.
    @Test(arguments: [("weak var eventHandler: ForecastViewEventHandler?", true), ("var ↓eventHandler: ForecastViewEventHandler?", false)])
    func viewsThatAreHeld(handler: String, isRight: Bool) throws {
        let files = Self.forecast(handler: handler, view: "let view: ForecastView")
        try expectFindings(in: files, rule: "strong-view-reference", settings: "dialect: event-handler\n")
        #expect(MarkedFiles(files).places.isEmpty == isRight)
    }

    /// An actor that isolates a property is no wrapper around it.
    @Test(arguments: [("@LoanActor var ↓output: LoanListPresenterOutput?", "@globalActor actor LoanActor { static let shared = LoanActor() }"),
        ("@LoanActor var output: LoanListPresenterOutput?", "@propertyWrapper struct LoanActor<Value> { var wrappedValue: Value { get { fatalError() } set {} } }")])
    func whatAnAttributeIs(reference: String, declaration: String) throws {
        let files = Scene(others: [("LoanActor.swift", declaration)]).files.map { name, source in
            (name, source.replacing("weak var output: LoanListPresenterOutput?", with: reference))
        }
        try expectFindings(in: files, rule: "strong-view-reference")
    }

    /// A team that wants it weak may be told of a reference without ownership in a review: it is no strong one.
    @Test func unownedIsNotStrong() throws {
        try expectFindings(
            in: Scene(presenter: "unowned let screen: LoanListPresenterOutput").files, rule: "strong-view-reference",
            settings: "ownership:\n  presenter: {view: weak}\n")
    }
}
