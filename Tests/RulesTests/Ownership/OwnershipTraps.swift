import Diagnostics
import Testing

/// Code that is right although it looks wrong, and the reverse, in a whole stack.
@Suite struct OwnershipTraps {
    private func findings(_ scene: Scene) throws -> [Finding] { try lint(MarkedFiles(scene.files).plain) }

    // MARK: - Certainty

    /// A connector that holds everything lives only while it wires: no cycle leads through it.
    @Test func aConnectorThatHoldsEverything() throws {
        let badge = """
            import UIKit
            protocol LoanBadgePresenterOutput: AnyObject { func showBadge() }
            final class LoanBadgeView: UIView, LoanBadgePresenterOutput {
                var connector: LoanBadgeConnector?
                func showBadge() {}
            }
            final class LoanBadgeConnector {
                let presenter: LoanListPresenter
                let view: LoanListViewController
                let useCase: LoanListUseCase
                init(view: LoanListViewController) {
                    self.view = view
                    useCase = LoanListUseCase()
                    presenter = LoanListPresenter(useCase: useCase)
                }
            }
            """
        let findings = try findings(Scene(presenter: "var badge: LoanBadgePresenterOutput?", others: [("Badge.swift", badge)]))
        #expect(findings.map(\.rule) == ["strong-view-reference"])
        #expect(findings.map(\.severity) == [.warning])
    }

    private static let proxy = """
        final class WeakRefVirtualProxy<T: AnyObject> {
            private weak var object: T?
            init(_ object: T) { self.object = object }
        }
        extension WeakRefVirtualProxy: LoanListPresenterOutput where T: LoanListPresenterOutput {
            func showLoans() { object?.showLoans() }
        }
        final class LoanListConnector {
            func configure(_ view: LoanListViewController, _ presenter: LoanListPresenter) {
                presenter.screen = WeakRefVirtualProxy(view)
                view.presenter = presenter
            }
        }
        """

    /// The proxy is weak in the property's stead.
    @Test(arguments: [
        "var screen: LoanListPresenterOutput?", "private let screen: LoanListPresenterOutput\ninit(screen: LoanListPresenterOutput) { self.screen = screen }",
    ])
    func aWeakProxy(property: String) throws {
        let proxy = ("Proxy.swift", Self.proxy)
        #expect(try findings(Scene(presenter: property, others: [proxy])).map(\.message) == [])
    }

    @Test(arguments: ["LoanListPresenterOutput", "LoanListViewController", "AnyObject"])
    func aWeakProxyOfWhatIsNamed(kept: String) throws {
        let proxy = "final class LoanListProxy: LoanListPresenterOutput { weak var kept: \(kept)?; func showLoans() {} }"
        let files = Scene(presenter: "var screen: LoanListPresenterOutput?", others: [("Proxy.swift", proxy)])
        #expect(try findings(files).map(\.message) == [])
    }

    /// Others that implement the output excuse nothing, whatever they keep weakly.
    private static let recorder = """
        final class LoanListClock {}
        final class LoanListRecorder: LoanListPresenterOutput {
            private weak var clock: LoanListClock?
            private weak var session: URLSession?
            private var count = 0
            func showLoans() { count += 1 }
        }
        """

    @Test(arguments: [
        "func eventDone() { screen = nil }", "func eventDone() { self.screen = nil; useCase.eventViewReady() }",
        "func eventDone() { defer { screen = nil }; screen?.showLoans() }",
    ])
    func whatThePresenterSetsToNilIsNoCertainCycle(method: String) throws {
        let findings = try findings(
            Scene(presenter: "private var screen: LoanListPresenterOutput?\n\(method)", viewDidLoad: "presenter.eventDone()"))
        #expect(findings.map(\.rule) == ["strong-view-reference"])
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test func whatIsPossibleIsToldAsSuch() throws {
        let finding = try #require(
            findings(Scene(presenter: "var screen: LoanListPresenterOutput?", others: [("Recorder.swift", Self.recorder)])).first)
        #expect(finding.severity == .warning)
        #expect(finding.message.hasSuffix("; it may close LoanListPresenter → LoanListViewController → LoanListPresenter"))
        #expect(finding.because.hasSuffix("not everything that 'screen' may hold leads back, so no cycle is certain."))
    }

    /// One that is seen to be put there closes the cycle, whatever else may stand there.
    @Test(arguments: [
        ("func attach(_ presenter: LoanListPresenter) { self.presenter = presenter; presenter.screen = self }", Severity.error),
        ("func attach(_ presenter: LoanListPresenter) { presenter.screen = self }", .warning), ("func attach(_ presenter: LoanListPresenter) {}", .warning),
    ])
    func whatIsPutThere(method: String, severity: Severity) throws {
        let found = try findings(Scene(presenter: "var screen: LoanListPresenterOutput?", view: method, others: [("Recorder.swift", Self.recorder)]))
            .filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.severity) == [severity])
        #expect(found.allSatisfy { $0.message.contains(severity == .error ? "; a cycle: LoanListPresenter → LoanListViewController" : "; it may close") })
    }

    /// A view's interface stays one where what keeps a screen's state implements it as well.
    @Test(arguments: [("LoanCardView", Severity?.some(.error)), ("Refreshing", nil)])
    func anInterfaceOfTwoViews(name: String, severity: Severity?) throws {
        let card = """
            import UIKit
            protocol \(name): AnyObject { func show() }
            final class LoanCardPresenter: LoanListUseCaseOutput {
                var view: \(name)?
                private let useCase: LoanListUseCase
                init(useCase: LoanListUseCase) { self.useCase = useCase }
                func eventStarted() { useCase.eventViewReady() }
                func presentLoans() { view?.show() }
            }
            final class LoanCardViewController: UIViewController, \(name) {
                var presenter: LoanCardPresenter?
                func attach(_ presenter: LoanCardPresenter) { self.presenter = presenter; presenter.view = self }
                func show() {}
            }
            final class LoanCardState: \(name) { var isShown = false; func show() { isShown = true } }
            """
        let found = try lint(Scene(others: [("LoanCard.swift", card)]).files).filter { $0.rule == "strong-view-reference" }
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    }

    /// A box that holds stands in the presenter's property, and that is where it is told.
    @Test func aBoxThatHolds() throws {
        let box = ("Box.swift", "struct Box<T> { let value: T }\n@propertyWrapper struct Keep<T> { var wrappedValue: T }")
        for property in ["var ↓screen: Box<LoanListPresenterOutput>?", "@Keep var ↓screen: LoanListPresenterOutput?"] {
            try expectFindings(in: Scene(presenter: property, others: [box]).files, rule: "strong-view-reference")
        }
    }

    @Test func whatNobodySetsToNilIsCertain() throws {
        let findings = try findings(Scene(presenter: "private var screen: LoanListPresenterOutput?\nfunc attach(_ view: LoanListPresenterOutput) { screen = view }\ndeinit { screen = nil }"))
        #expect(findings.map(\.severity) == [.error])
    }

    @Test func aDelegateBetweenModulesClosesNoCycle() throws {
        let detail = """
            protocol LoanDetailPresenterDelegate: AnyObject { func eventRenewed() }
            final class LoanDetailPresenter: LoanListUseCaseOutput {
                private let delegate: LoanDetailPresenterDelegate
                init(delegate: LoanDetailPresenterDelegate) { self.delegate = delegate }
                func eventDone() { delegate.eventRenewed() }
                func presentLoans() {}
            }
            extension LoanListPresenter: LoanDetailPresenterDelegate { func eventRenewed() {} }
            """
        #expect(try findings(Scene(others: [("LoanDetail.swift", detail)])).isEmpty)
    }

    // MARK: - What to do

    @Test(arguments: [
        ("var screen: LoanListPresenterOutput?", "Declare 'screen' weak."),
        ("var screen: LoanListViewController?", "Declare 'screen' weak."),
        ("var screen: LoanListScreen?", "Declare 'screen' weak, and its protocol for classes only (AnyObject)."),
    ])
    func whatToDeclare(property: String, help: String) throws {
        let others = "protocol LoanListScreen { func blink() }\nextension LoanListViewController: LoanListScreen { func blink() {} }"
        let findings = try findings(Scene(presenter: property, others: [("Screen.swift", others)]))
        #expect(findings.first { $0.rule == "strong-view-reference" }?.help == help)
    }

    /// What Objective-C knows is for classes only, and so is what says so of its `Self`.
    @Test(arguments: [
        "@objc protocol LoanListScreen", "@objc\npublic protocol LoanListScreen", "@objc(LLScreen) protocol LoanListScreen",
        "@objc protocol Screen {}\nprotocol LoanListScreen: Screen", "protocol LoanListScreen where Self: UIViewController", "protocol LoanListScreen where Self: AnyObject",
        "protocol LoanListScreen: NSObjectProtocol", "protocol LoanListScreen where Self: UIViewController & UITableViewDelegate",
        "@objc protocol Screen where Self: LoanListScreen {}\nprotocol LoanListScreen where Self: Screen",
    ])
    func aProtocolThatIsForClassesAlready(declaration: String) throws {
        let others = "import UIKit\n\(declaration) { func blink() }\nextension LoanListViewController: LoanListScreen { func blink() {} }"
        let findings = try findings(Scene(presenter: "var screen: LoanListScreen?", others: [("Screen.swift", others)]))
        #expect(findings.first { $0.rule == "strong-view-reference" }?.help == "Declare 'screen' weak.")
    }

    // MARK: - Compositions

    /// The view is one part of the composition, and the one that answers both.
    @Test func aCompositionWithAStranger() throws {
        let others = """
            protocol LoanListHosting: AnyObject { func host() }
            final class LoanListHost: LoanListHosting { var presenter: LoanListPresenter?; func host() {} }
            extension LoanListViewController: LoanListHosting { func host() {} }
            """
        let findings = try findings(
            Scene(presenter: "var screen: (LoanListPresenterOutput & LoanListHosting)?", others: [("Host.swift", others)]))
        #expect(findings.map(\.rule) == ["strong-view-reference"])
        #expect(findings.first?.message.contains("LoanListPresenter → LoanListViewController → LoanListPresenter") == true)
    }

    // MARK: - Wrappers and containers

    @Test(arguments: [
        "@Injected var screen: LoanListPresenterOutput", "@LazyInjected private var screen: LoanListPresenterOutput",
        "private let screen = Container.shared.resolve(LoanListPresenterOutput.self)",
        "lazy var screen = container.resolve(LoanListPresenterOutput.self)",
    ])
    func whatAContainerGivesIsNotGuessed(presenter: String) throws {
        try expectFindings(in: Scene(presenter: presenter).files, rule: "strong-view-reference")
    }

    @Test(arguments: [
        "weak var screen: LoanListPresenterOutput?\nfunc eventAttached(_ screen: LoanListPresenterOutput) { self.screen = screen }",
        "private func didLoad(view: LoanListPresenterOutput) { view.showLoans() }",
        "weak var screen: LoanListPresenterOutput?\nprivate func setup(with screen: LoanListPresenterOutput) { self.screen = screen }",
    ])
    func methodInjection(presenter: String) throws {
        try expectFindings(in: Scene(presenter: presenter).files, rule: "strong-view-reference", others: true)
    }
}

/// Circles of strong references that no other rule tells.
@Suite struct RetainCycleTraps {
    private static func router(_ reference: String) -> Files {
        [
            (
                "LoanListRouter.swift",
                """
                import UIKit
                protocol LoanListRouter: AnyObject { func eventSelected() }
                final class LoanListRouterImpl: LoanListRouter {
                    \(reference)
                    func eventSelected() {}
                }
                """
            )
        ]
    }

    @Test(arguments: [
        "var ↓host: LoanListViewController?", "private let ↓host: LoanListViewController! = nil", "var ↓hosts: [LoanListViewController] = []",
        "weak var host: LoanListViewController?", "unowned var host: LoanListViewController", "var host: UIViewController?",
        "var host: LoanListViewController? { nil }", "static var host: LoanListViewController?", "var next: LoanListRouterImpl?",
        "var host: LoanListViewController?\nfunc eventGone() { host = nil }",
    ])
    func whatARouterHolds(reference: String) throws {
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }", others: Self.router(reference))
        try expectFindings(in: scene.files, rule: "retain-cycle")
    }

    /// The property says little, and what is put into it all.
    @Test(arguments: [
        ("var ↓host: UIViewController?", "router.host = view"), ("weak var host: UIViewController?", "router.host = view"),
        ("var host: UIViewController?", "router.host = view; router.host = UIViewController()"),
        ("var host: UIViewController?", "router.host = view; router.host = OtherViewController()"),
        ("var host: UIViewController?", "router.host = view; router.host = nil"), ("var host: UIViewController?", "router.host = view.parent"),
        ("var host: UIViewController? = UIViewController()", "router.host = view"), ("var host: UIViewController?", ""),
        ("var hosts: [UIViewController] = []", "router.hosts = [view]"), ("var ↓host: UIViewController?", "router.host = view; hosted.host = nil"),
        ("var spare: UIViewController?", "router.spare = view; known.spare = nil"),
        ("var ↓host: TransitionHandler!", "router.host = view"), ("var ↓host: AnyObject?", "router.host = view"),
        ("weak var host: TransitionHandler?", "router.host = view"), ("var host: TransitionHandler?", "router.host = view; router.host = nil"),
        ("var ↓host: OwnHandler!", "router.host = view"), ("weak var host: OwnHandler!", "router.host = view"),
        ("var host: OwnHandler!", "router.host = view; router.host = OtherViewController()"), ("var host: OwnHandler!", "router.host = view.parent"),
    ])
    func whatIsPutIntoARouter(reference: String, wiring: String) throws {
        let builder = """
            import UIKit
            final class OtherViewController: UIViewController {}
            enum LoanListBuilder {
                static func build(_ view: LoanListViewController, _ router: LoanListRouterImpl, _ hosted: Hosted, _ known: Spared) { \(wiring) }
            }
            protocol Hosted: AnyObject { var host: UIViewController? { get set } }
            protocol Spared: AnyObject { var spare: UIViewController? { get set } }
            protocol OwnHandler: AnyObject {}
            extension UIViewController: OwnHandler {}
            \(reference.contains("spare") ? "extension LoanListRouterImpl: Spared {}" : "")
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
            others: Self.router(reference) + [("LoanListBuilder.swift", builder)])
        try expectFindings(in: scene.files, rule: "retain-cycle")
    }

    /// What a method is handed it may keep, and whoever calls it tells what that is.
    @Test(arguments: [
        ("func start(in screen: UIViewController) { host = screen }", "router.start(in: view)", true),
        ("func start(in screen: UIViewController) { self.host = screen }", "router.host = view; router.start(in: view)", true),
        ("func start(in screen: UIViewController) { host = screen }", "router.host = view", true),
        ("func start(in screen: UIViewController) { host = screen }", "started.start(in: view)", true),
        ("func start(in screen: UIViewController) { host = screen }", "", false),
        ("func start(in screen: UIViewController) { host = screen }", "router.start(in: view); router.start(in: UIViewController())", false),
        ("func start(in screen: UIViewController) { host = screen }", "router.start(in: view); router.start(in: OtherViewController())", false),
        ("func start(in screen: UIViewController) { host = screen }", "router.host = view; anything.start(in: OtherViewController())", false),
        ("func start(in screen: UIViewController) { host = screen }", "router.host = view; router.start(in: view.parent!)", false),
        ("func start(in screen: UIViewController?) { host = screen }", "router.start(in: view); router.start(in: nil)", false),
        ("func start(in screen: UIViewController) { host = screen }\nfunc stop() { host = nil }", "router.start(in: view)", false),
        ("func start(in screen: UIViewController) { host = screen; host = UIViewController() }", "router.start(in: view)", false),
        ("func start(in screen: UIViewController) { screen.title = \"\" }", "router.start(in: view)", false),
        ("public func start(in screen: UIViewController) { host = screen }", "router.host = view", false),
        ("@objc func start(in screen: UIViewController) { host = screen }", "router.host = view", false),
        ("func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) { host = screen }", "router.host = view", false),
    ])
    func whatARouterIsHanded(method: String, wiring: String, isTold: Bool) throws {
        let isDelegate = method.contains("didShow")
        let builder = """
            import UIKit
            final class OtherViewController: UIViewController {}
            protocol Started: AnyObject { func start(in screen: UIViewController) }
            enum LoanListBuilder {
                static func build(_ view: LoanListViewController, _ router: LoanListRouterImpl, _ started: Started, _ anything: Anything) { \(wiring) }
            }
            \(wiring.contains("started") ? "extension LoanListRouterImpl: Started {}" : "")
            \(isDelegate ? "extension LoanListRouterImpl: UINavigationControllerDelegate {}" : "")
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
            others: Self.router("var host: UIViewController?\n\(method)") + [("LoanListBuilder.swift", builder)])
        #expect(try lint(scene.files).contains { $0.rule == "retain-cycle" } == isTold)
    }

    /// Of several that are started by one protocol, nobody knows which one is handed what.
    @Test func whatOneOfSeveralRoutersIsHanded() throws {
        let builder = """
            import UIKit
            protocol Started: AnyObject { func start(in screen: UIViewController) }
            final class OtherRouter: Started { weak var host: UIViewController?; func start(in screen: UIViewController) { host = screen } }
            extension LoanListRouterImpl: Started {}
            enum LoanListBuilder { static func build(_ view: LoanListViewController, _ started: Started) { started.start(in: view) } }
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
            others: Self.router("var host: UIViewController?\nfunc start(in screen: UIViewController) { host = screen }") + [("LoanListBuilder.swift", builder)])
        #expect(try !lint(scene.files).contains { $0.rule == "retain-cycle" })
    }

    /// A method has no capture list.
    @Test(arguments: [("onTap = tap", "the function in 'onTap'", "{ [weak self] in … }"), ("onTap = { self.tap() }", "the closure in 'onTap'", "'[weak self]'"),
        ("let handler = { self.tap() }; onTap = handler", "the closure in 'onTap'", "'[weak self]'"), ("handlers = [tap]", "the function in 'handlers'", "{ [weak self] in … }"),
        ("onTap = isOn ? { self.tap() } : nil", "the closure in 'onTap'", "'[weak self]'")])
    func howToMendIt(statement: String, named: String, advice: String) throws {
        let presenter = "private let isOn = true\nvar handlers: [() -> Void] = []\nvar onTap: (() -> Void)?\nfunc eventStarted() { \(statement) }\nprivate func tap() {}"
        let found = try lint(Scene(presenter: presenter).files).filter { $0.rule == "retain-cycle" }
        #expect(found.map { $0.message.hasPrefix(named) && $0.help.contains(advice) } == [true])
    }

    /// A property that is published can be assigned to without keeping its owner.
    @Test(arguments: [("@Published var text = \"\"", "Write '.assign(to: &$text)' without '.store(in:)', which keeps nobody"), ("var text = \"\"", "Assign in a closure that captures it weakly")])
    func whatIsAssignedTo(property: String, advice: String) throws {
        let presenter = """
            @Published private var query = ""
            \(property)
            private var subscriptions = Set<AnyCancellable>()
            func eventStarted() { $query.assign(to: \\.text, on: self).store(in: &subscriptions) }
            """
        let found = try lint(Scene(presenter: presenter).files).filter { $0.rule == "retain-cycle" }
        #expect(found.map { $0.help.hasPrefix(advice) } == [true], "\(found.map(\.help))")
    }

    /// A base's property says nothing of any router, and what each of them is given all.
    @Test(arguments: [
        ("router.host = view; other.host = OtherViewController()", true), ("router.host = view; base.host = OtherViewController()", false),
        ("base.host = view", true), ("other.host = view", false), ("router.host = view; router.host = nil", false),
    ])
    func whatIsPutIntoARouterWithABase(wiring: String, isTold: Bool) throws {
        let routers = """
            import UIKit
            class BaseRouter { var host: UIViewController? }
            protocol LoanListRouter: AnyObject { func eventSelected() }
            final class LoanListRouterImpl: BaseRouter, LoanListRouter { func eventSelected() { host?.dismiss(animated: true) } }
            final class OtherRouter: BaseRouter {}
            final class OtherViewController: UIViewController {}
            enum LoanListBuilder {
                static func build(_ view: LoanListViewController, _ router: LoanListRouterImpl, _ other: OtherRouter, _ base: BaseRouter) { \(wiring) }
            }
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }", others: [("Routers.swift", routers)])
        #expect(try lint(scene.files).contains { $0.rule == "retain-cycle" } == isTold)
    }

    /// What never ends keeps its closures, and whoever keeps the subscription is kept by them.
    @Test(arguments: [
        "$query.sink ↓{ self.search($0) }.store(in: &subscriptions)", "$query.sink(receiveValue: ↓{ self.search($0) }).store(in: &subscriptions)",
        "$query.debounce(for: 1, scheduler: queue).removeDuplicates().map ↓{ self.trimmed($0) }.sink { print($0) }.store(in: &self.subscriptions)",
        "NotificationCenter.default.publisher(for: .loan).sink ↓{ _ in self.search(\"\") }.store(in: &subscriptions)",
        "Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink ↓{ _ in self.search(\"\") }.store(in: &subscriptions)",
        "relay.subscribe(onNext: ↓{ self.search($0) }).disposed(by: bag)", "relay.asObservable().skip(1).bind ↓{ self.search($0) }.disposed(by: bag)",
        "field.rx.text.orEmpty.subscribe(onNext: ↓{ text in self.search(text) }).disposed(by: bag)",
        "screen?.field.rx.text.subscribe(onNext: { text in self.search(text) }).disposed(by: bag)", "let field = Field(); field.rx.text.bind { self.search($0) }.disposed(by: bag)",
        "screen?.relay.subscribe(onNext: { self.search($0) }).disposed(by: bag)", "let relay = PublishRelay<String>(); relay.subscribe(onNext: { self.search($0) }).disposed(by: bag)",
        "relay.map { try self.checked($0) }.subscribe(onNext: { self.search($0) }).disposed(by: bag)", "$event.sink { self.search($0) }.store(in: &subscriptions)",
        "$query.sink { self.search($0) }.store(in: &open)", "$query.sink ↓{ self.search($0) }.store(in: &shared)", "$query.sink { self.search($0) }.store(in: cancelBag); cancelBag.cancel()",
        "screen?.$title.sink ↓{ self.search($0) }.store(in: &subscriptions)",
        "Observable<Int>.interval(.seconds(1), scheduler: queue).subscribe(onNext: ↓{ _ in self.search(\"\") }).disposed(by: bag)",
        "relay.subscribe(onNext: ↓{ self.search($0) }).disposed(by: kept); kept.insert(relay.subscribe())",
        "$query.sink { [weak self] in self?.search($0) }.store(in: &subscriptions)", "$query.sink { [unowned self] in search($0) }.store(in: &subscriptions)",
        "$query.sink { print($0) }.store(in: &subscriptions)", "$query.first().sink { self.search($0) }.store(in: &subscriptions)",
        "$query.prefix(2).sink { self.search($0) }.store(in: &subscriptions)", "loader.loans().sink { self.search($0) }.store(in: &subscriptions)",
        "loader.publisher.sink { self.search($0) }.store(in: &subscriptions)", "subject.subscribe(onNext: ↓{ self.search($0) }).disposed(by: bag)",
        "$query.sink { self.search($0) }.store(in: &subscriptions); subscriptions.removeAll()",
        "relay.subscribe(onNext: { self.search($0) }).disposed(by: bag); bag = DisposeBag()",
        "var local = Set<AnyCancellable>(); $query.sink { self.search($0) }.store(in: &local)", "$query.sink { self.search($0) }.store(in: &other.all)",
        "relay.subscribe(with: self) { owner, text in owner.search(text) }.disposed(by: bag)", "$query.sink { self.search($0) }.keep(in: &subscriptions)",
        "session.rx.data(request: request).subscribe(onNext: { self.search($0) }).disposed(by: bag)",
        "$query.map ↓{ self.trimmed($0) }.assign(to: \\.text, on: self).store(in: &subscriptions)",
        "$query.assign(to: \\.text, on: ↓self).store(in: &subscriptions)", "$query.assign(to: &$text)", "$query.assign(to: \\.text, on: other).store(in: &subscriptions)",
        "$query.first().assign(to: \\.text, on: self).store(in: &subscriptions)", "subject.assign(to: \\.text, on: self).store(in: &subscriptions)",
        "subscription = $query.sink ↓{ self.search($0) }", "self.subscription = $query.assign(to: \\.text, on: ↓self)",
        "subscription = $query.sink { self.search($0) }; subscription?.cancel()", "subscription = $query.sink { self.search($0) }; subscription = nil",
        "subscription = $query.sink { [weak self] in self?.search($0) }", "subscription = loader.loans().sink { self.search($0) }",
        "observer = NotificationCenter.default.addObserver(forName: .loan, object: nil, queue: .main) ↓{ _ in self.search(\"\") }",
        "observer = center.addObserver(forName: .loan, object: nil, queue: nil, using: ↓{ _ in self.search(\"\") })",
        "observer = center.addObserver(forName: .loan, object: nil, queue: nil) { [weak self] _ in self?.search(\"\") }",
        "observer = center.addObserver(forName: .loan, object: nil, queue: nil) { _ in print(1) }",
        "observer = query.addSnapshotListener ↓{ _, _ in self.search(\"\") }", "observer = query.addSnapshotListener(includeMetadataChanges: true) ↓{ _, _ in self.search(\"\") }",
        "open = query.addSnapshotListener { _, _ in self.search(\"\") }",
        "observer = bus.addObserver(forName: .loan, object: nil, queue: nil) { _ in self.search(\"\") }",
        "open = center.addObserver(forName: .loan, object: nil, queue: nil) { _ in self.search(\"\") }", "token = center.addObserver(forName: .loan, object: nil, queue: nil) { _ in self.search(\"\") }",
        "watcher = center.addObserver(forName: .loan, object: nil, queue: nil) { _ in self.search(\"\") }",
        "ended = $query.sink ↓{ self.search($0) }",
        "$query.sink(receiveValue: ↓search).store(in: &subscriptions)", "relay.subscribe(onNext: self.↓search).disposed(by: bag)",
        "relay.bind(onNext: ↓search).disposed(by: bag)", "relay.subscribe(onNext: Self.found).disposed(by: bag)", "relay.subscribe(onNext: found).disposed(by: bag)",
        "subscriptions.insert($query.sink ↓{ self.search($0) })", "kept.insert(relay.subscribe(onNext: ↓{ self.search($0) }))",
        "kept.insert(relay.subscribe(onNext: { [weak self] in self?.search($0) }))", "disposable = relay.subscribe(onNext: ↓{ self.search($0) })",
        "disposable = relay.subscribe(onNext: { self.search($0) }); disposable?.dispose()", "disposable = loader.loans().subscribe(onNext: { self.search($0) })",
        "observer = center.addObserver(forName: .loan, object: nil, queue: nil, using: ↓hear)",
        "$query.flatMap { Just($0) }.sink ↓{ self.search($0) }.store(in: &subscriptions)", "loader.loans().flatMap { Just($0) }.sink { self.search($0) }.store(in: &subscriptions)",
        "$query.map { loader.loans($0) }.switchToLatest().assign(to: \\.text, on: ↓self).store(in: &subscriptions)",
        "$query.catch { _ in Just(\"\") }.sink ↓{ self.search($0) }.store(in: &subscriptions)",
        "loader.loans().catch { _ in Just(\"\") }.sink { self.search($0) }.store(in: &subscriptions)",
        "$query.flatMap { loader.loans($0).catch { _ in Just(\"\") } }.sink ↓{ self.search($0) }.store(in: &subscriptions)",
        "$query.flatMap { loader.loans($0) }.catch { _ in Just(\"\") }.sink { self.search($0) }.store(in: &subscriptions)",
        "$query.flatMap { loader.loans($0) }.sink(receiveCompletion: { _ in }, receiveValue: { self.search($0) }).store(in: &subscriptions)",
        "guard subscriptions.isEmpty else { return }; $query.sink ↓{ self.search($0) }.store(in: &subscriptions)",
        "$query.sink { self.search($0) }.store(in: &subscriptions); if subscriptions.count > 1 { subscriptions.removeFirst() }",
        "NotificationCenter.default.rx.notification(.loan).subscribe(onNext: ↓{ _ in self.search(\"\") }).disposed(by: bag)",
        "session.rx.notification(.loan).subscribe(onNext: { _ in self.search(\"\") }).disposed(by: bag)", "self.relay.subscribe(onNext: ↓{ self.search($0) }).disposed(by: bag)",
        "known = $query.sink { self.search($0) }", "let subscription = $query.sink { self.search($0) }", "other.one = $query.sink { self.search($0) }",
    ])
    func subscriptions(statement: String) throws {
        let presenter = """
            @Published private var query = ""
            @Event private var event = ""
            weak var screen: LoanListScreen?
            private let field = Field()
            var open = Set<AnyCancellable>()
            var shared = Set<AnyCancellable>()
            private let cancelBag = CancelBag()
            private func checked(_ text: String) throws -> String { text }
            private var subscriptions = Set<AnyCancellable>()
            private var bag = DisposeBag()
            private let kept = DisposeBag()
            private let relay = PublishRelay<String>()
            private let subject = PublishSubject<String>()
            private var other = Subscriptions()
            private var text = ""
            private var subscription: AnyCancellable?
            weak var known: AnyCancellable?
            private let center = NotificationCenter()
            private var observer: NSObjectProtocol?
            private var watcher: NSObjectProtocol?
            var token: NSObjectProtocol?
            private let bus = Bus()
            private var ended: AnyCancellable?
            deinit { if let observer { center.removeObserver(observer) }; ended?.cancel() }
            func eventClosed() { if let watcher { center.removeObserver(watcher) } }
            func eventStarted() { \(statement) }
            private var disposable: Disposable?
            private let found: (String) -> Void = { _ in }
            private static func found(_ text: String) {}
            private func hear(_ note: Notification) {}
            private func search(_ text: String) {}
            private func trimmed(_ text: String) -> String { text }
            """
        let others = """
            import Combine
            import RxRelay
            import RxSwift
            struct Subscriptions { var all = Set<AnyCancellable>(); var one: AnyCancellable? }
            @propertyWrapper struct Event { var wrappedValue: String; var projectedValue: AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() } }
            final class Field {}
            final class LoanListScreen { let field = Field(); let relay = PublishRelay<String>(); @Published var title = "" }
            final class Bus {}
            final class Holder { let presenter = LoanListPresenter(); deinit { presenter.token = nil } }
            extension LoanListPresenter { func eventLeft() { open.removeAll() } }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Subscriptions.swift", others)]).files, rule: "retain-cycle")
    }

    /// A short circle is told beside a longer one, and though what is kept by its protocol may be anything.
    @Test(arguments: ["", ": NSObject"])
    func aCircleOfItsOwn(base: String) throws {
        let presenter = """
            import Foundation
            final class LoanDetailPresenter\(base) {
                private var other: LoanDetailInteractor?
                private var observer: NSObjectProtocol?
                func start() { observer = NotificationCenter.default.addObserver(forName: .loan, object: nil, queue: nil) { _ in self.stop() } }
                func stop() {}
            }
            final class LoanDetailInteractor\(base) { var other: LoanDetailPresenter?; func load() {} }
            final class LoanDetailViewController: UIViewController { var presenter: LoanDetailPresenter? }
            """
        #expect(try lint([("LoanDetailPresenter.swift", presenter)]).filter { $0.rule == "retain-cycle" }.map(\.location.line) == [5])
    }

    /// One circle hides no other, whichever file comes first, and who mends one has not made another.
    @Test(arguments: [("A.swift", "B.swift"), ("B.swift", "A.swift")], ["", "weak "])
    func twoCircles(names: (presenter: String, view: String), weakness: String) throws {
        let presenter = """
            final class LoanDetailPresenter: NSObject { \(weakness)var screen: LoanDetailViewController?; var interactor: LoanDetailInteractor?; func tap() {} }
            final class LoanDetailInteractor: NSObject { func load() {} }
            """
        let view = """
            import UIKit
            final class LoanDetailViewController: UIViewController {
                var presenter: LoanDetailPresenter?
                private var onTap: (() -> Void)?
                private var onSwipe: (() -> Void)?
                override func viewDidLoad() { super.viewDidLoad(); onTap = { self.presenter?.tap() } }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); onSwipe = { self.presenter?.tap() } }
            }
            """
        let findings = try lint([(names.presenter, "import UIKit\n" + presenter), (names.view, view)], dialect: "book")
        #expect(findings.filter { $0.rule == "retain-cycle" }.map(\.location.line).sorted() == [6, 7])
        #expect(findings.filter { $0.rule == "strong-view-reference" }.count == (weakness.isEmpty ? 1 : 0))
    }

    /// Whoever has three parts that keep it mends them in one place, whatever the files are called.
    @Test(arguments: [("A.swift", "B.swift"), ("B.swift", "A.swift")])
    func threePartsThatKeepTheirScreen(names: (screen: String, part: String)) throws {
        let screen = """
            import UIKit
            protocol LoanFieldDelegate: AnyObject {}
            final class LoanDetailViewController: UIViewController, LoanFieldDelegate {
                var presenter: LoanDetailPresenter?
                private let name = LoanField()
                private let city = LoanField()
                private let mail = LoanField()
                override func viewDidLoad() { super.viewDidLoad(); for field in [name, city, mail] { field.owner = self } }
            }
            final class LoanDetailPresenter: NSObject { var interactor: LoanDetailInteractor? }
            final class LoanDetailInteractor: NSObject { func load() {} }
            """
        let part = "import UIKit\nfinal class LoanField: UITextField { var owner: LoanFieldDelegate? }"
        let findings = try lint([(names.screen, screen), (names.part, part)], dialect: "book").filter { $0.rule == "retain-cycle" }
        #expect(findings.map(\.location.path) == [names.part])
    }

    /// A box of no role is not looked into by the rule about the view's reference, and it is the presenter that keeps it.
    @Test func aBoxAroundTheView() throws {
        let presenter = """
            private let ↓box = Box<LoanListPresenterOutput>()
            func attach(_ view: LoanListPresenterOutput) { box.value = view }
            """
        let others = """
            final class Box<Value> { var value: Value? }
            """
        try expectFindings(
            in: Scene(presenter: presenter, others: [("Box.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    /// What an interactor hands out ends when it says so.
    @Test(arguments: [
        ("loans.loans.sink ↓{ self.search($0) }.store(in: &all)", "var loans: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }"),
        ("loans.loans.sink { [weak self] in self?.search($0) }.store(in: &all)", "var loans: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }"),
        ("loans.loans.map { $0 + \"\" }.sink ↓{ self.search($0) }.store(in: &all)", "private(set) lazy var loans: AnyPublisher<String, Never> = subject.map { $0 }.eraseToAnyPublisher()"),
        ("loans.observe().sink ↓{ self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { return subject.eraseToAnyPublisher() }"),
        ("loans.observe().sink ↓{ self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }"),
        ("loans.observe().sink ↓{ self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { store.changes.eraseToAnyPublisher() }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { store.names.eraseToAnyPublisher() }"),
        (
            "loans.observe().sink ↓{ self.search($0) }.store(in: &all)",
            "func observe() -> AnyPublisher<String, Never> { let two = Just(1); return subject.combineLatest(two).map { $0.0 }.eraseToAnyPublisher() }"
        ),
        (
            "loans.observe().sink(receiveCompletion: { _ in }, receiveValue: { self.search($0) }).store(in: &all)",
            "func observe() -> AnyPublisher<String, Error> { subject.setFailureType(to: Error.self).combineLatest(request()).map { $0.0 }.eraseToAnyPublisher() }"
        ),
        (
            "loans.observe().sink(receiveCompletion: { _ in }, receiveValue: { self.search($0) }).store(in: &all)",
            "func observe() -> AnyPublisher<String, Error> { failing.combineLatest(request()).map { $0.0 }.eraseToAnyPublisher() }"
        ),
        (
            "loans.observe().sink(receiveCompletion: { _ in }, receiveValue: ↓{ self.search($0) }).store(in: &all)",
            "func observe() -> AnyPublisher<String, Error> { failing.eraseToAnyPublisher() }"
        ),
        (
            "loans.observe().sink { self.search($0) }.store(in: &all)",
            "func observe() -> AnyPublisher<String, Never> { let subject = Just(\"\"); return subject.eraseToAnyPublisher() }"
        ),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { subject.zip(Just(1)).map { $0.0 }.eraseToAnyPublisher() }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { Just(\"\").eraseToAnyPublisher() }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { ended.eraseToAnyPublisher() }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { given.eraseToAnyPublisher() }"),
        (
            "loans.observe().sink ↓{ self.search($0) }.store(in: &all)",
            "func observe() -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }\nfunc both() -> AnyPublisher<Int, Never> { Just(1).combineLatest(subject).map { $0.0 }.eraseToAnyPublisher() }"
        ),
        (
            "loans.observe().sink { self.search($0) }.store(in: &all)",
            "func observe() -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }\nfunc other() -> AnyPublisher<Int, Never> { Just(1).handle(subject).eraseToAnyPublisher() }"
        ),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { subject.first().eraseToAnyPublisher() }"),
        ("loans.observe().sink ↓{ self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { refresh(); return subject.eraseToAnyPublisher() }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { if isOpen { subject.eraseToAnyPublisher() } else { Just(\"\").eraseToAnyPublisher() } }"),
        ("loans.observe().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { observe() }"),
        ("loans.observe(1).sink ↓{ self.search($0) }.store(in: &all)", "func observe(_ number: Int) -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }"),
        ("loans.observe().first().sink { self.search($0) }.store(in: &all)", "func observe() -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }"),
        ("loans.titles.subscribe(onNext: ↓{ self.search($0) }).disposed(by: bag)", "var titles: Observable<String> { relay.asObservable() }"),
        ("loans.titles.drive(onNext: ↓{ self.search($0) }).disposed(by: bag)", "var titles: Driver<String> { relay.asDriver(onErrorJustReturn: \"\") }"),
        ("loans.titles.subscribe(onNext: { self.search($0) }).disposed(by: bag)", "var titles: Observable<String> { heard }"),
        ("loans.titles.subscribe(onNext: ↓{ self.search($0) }).disposed(by: bag)", "var titles: Observable<String> { heard.asObservable() }"),
        ("loans.titles.subscribe(onNext: { self.search($0) }).disposed(by: bag)", "var titles: Observable<String> { completed.asObservable() }"),
        ("known?.titles.subscribe(onNext: { self.search($0) }).disposed(by: bag)", "var titles: Observable<String> { heard.asObservable() }"),
        ("own.sink ↓{ self.search($0) }.store(in: &all)", ""), ("ownEnded.sink { self.search($0) }.store(in: &all)", ""),
    ])
    func subscriptionsToAnInteractor(statement: String, source: String) throws {
        let presenter = """
            private let loans: LoanSource
            weak var known: LoanSource?
            private var all = Set<AnyCancellable>()
            private let bag = DisposeBag()
            private let own = PassthroughSubject<String, Never>()
            private let ownEnded = PassthroughSubject<String, Never>()
            func eventStarted() { \(statement) }
            func eventEnded() { ownEnded.send(completion: .finished); own.send("") }
            private func search(_ text: String) {}
            """
        let requirement = source.prefix { $0 != "{" && $0 != "=" }.replacing("private(set) lazy ", with: "")
        let others = """
            import Combine
            import RxRelay
            import RxSwift
            protocol LoanSource: AnyObject { \(requirement)\(source.contains("var ") ? "{ get }" : "") }
            final class LoanStore { let changes = CurrentValueSubject<String, Never>(""); let names = Just("") }
            final class Loans: LoanSource {
                private let subject = PassthroughSubject<String, Never>()
                private let ended = PassthroughSubject<String, Never>()
                private let failing = PassthroughSubject<String, Error>()
                private let given = PassthroughSubject<String, Never>()
                private let relay = BehaviorRelay<String>(value: "")
                private let heard = PublishSubject<String>()
                private let completed = PublishSubject<String>()
                private let store = LoanStore()
                @Published private var name = ""
                private var isOpen = true
                \(source)
                private func refresh() { subject.send(""); heard.onNext("") }
                func end() { ended.send(completion: .finished); completed.onCompleted(); Just("").subscribe(given) }
            }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Subscriptions.swift", others)]).files, rule: "retain-cycle")
    }

    /// Where another type stands in, or one that isn't seen, what it hands out may end.
    @Test(arguments: [("Loans/Other.swift", false), ("LoansTests/Other.swift", true), ("", false)])
    func subscriptionsToOneOfSeveral(path: String, isTold: Bool) throws {
        let presenter = """
            private let loans: LoanSource
            private var all = Set<AnyCancellable>()
            func eventStarted() { loans.loans.sink \(isTold ? "↓" : ""){ self.search($0) }.store(in: &all) }
            private func search(_ text: String) {}
            """
        let interface = "import Combine\nprotocol LoanSource: AnyObject { var loans: AnyPublisher<String, Never> { get } }\n"
        let loans = """
            final class Loans: LoanSource {
                private let subject = PassthroughSubject<String, Never>()
                var loans: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
            }
            """
        let other = """
            import Combine
            final class FixedLoans: LoanSource { var loans: AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() } }
            """
        let others = path.isEmpty ? [("Subscriptions.swift", interface)] : [("Subscriptions.swift", interface + loans), (path, other)]
        try expectFindings(in: Scene(presenter: presenter, others: others).files, rule: "retain-cycle")
    }

    /// However long or round the way is on which it is handed on, the question ends.
    @Test(arguments: [(4, true, false), (60, false, false), (4, false, true), (20_000, false, false)])
    func sourcesThatAreHandedOn(length: Int, isTold: Bool, isCircle: Bool) throws {
        let presenter = """
            private let loans: Hand0
            private var all = Set<AnyCancellable>()
            func eventStarted() { loans.loans.sink \(isTold ? "↓" : ""){ self.search($0) }.store(in: &all) }
            private func search(_ text: String) {}
            """
        let hands = (0..<length).map { number in
            let next = isCircle ? (number + 1) % length : number + 1
            return "final class Hand\(number) { private let next: Hand\(next); var loans: AnyPublisher<String, Never> { next.loans.eraseToAnyPublisher() } }"
        }
        let last = "final class Hand\(length) { private let subject = PassthroughSubject<String, Never>(); var loans: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() } }"
        let files = Scene(presenter: presenter, others: [("Hands.swift", (["import Combine"] + hands + [last]).joined(separator: "\n"))]).files
        try expectFindings(in: files, rule: "retain-cycle", others: true)
    }

    /// Where nesting is too deep to be followed, a call has nothing that is called.
    @Test(arguments: ["store(in: &all)", "disposed(by: all)"])
    func subscriptionsInDeepCode(call: String) throws {
        for depth in stride(from: 100, through: 140, by: 1) {
            let nested = String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth)
            let presenter = "private func start() { _ = \(nested)(1).\(call); _ = (\(String(nested.dropLast()))(1).\(call))) }"
            #expect(try lint(Scene(presenter: presenter).files).isEmpty)
        }
    }

    /// What stands on the screen is kept by who shows it.
    @Test(arguments: [
        ("var ↓delegate: LoanCellDelegate?", "cell.delegate = self"), ("weak var delegate: LoanCellDelegate?", "cell.delegate = self"),
        ("var delegate: LoanCellDelegate?", "cell.delegate = nil; cell.delegate = self"), ("var delegate: LoanCellDelegate?", ""),
        ("var onTap: (() -> Void)?", "cell.onTap = ↓{ self.open() }"), ("var onTap: (() -> Void)?", "cell.onTap = { [weak self] in self?.open() }"),
        ("var onTap: (() -> Void)?", "cell.onTap = { print(1) }"), ("var onTap: (() -> Void)?\nfunc reset() { onTap = nil }", "cell.onTap = { self.open() }"),
    ])
    func whatStandsOnAScreen(property: String, wiring: String) throws {
        for base in ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "NSTableCellView"] { try expectHold(property, wiring, base: base) }
        // What pops up goes again.
        try expectHold(property.replacing("↓", with: ""), wiring.replacing("↓", with: ""), base: "UIControl")
    }

    /// A closure that is made in another one has `self` as that one has it.
    @Test(arguments: [
        "let wire = { [weak self] in cell.onTap = { self?.open() } }", "let wire = { [unowned self] in cell.onTap = { self.open() } }",
        "let wire = { [weak self] in cell.onTap = { { self?.open() }() } }",
        "let wire = { [weak self] in guard let self else { return }; cell.onTap = ↓{ self.open() } }",
        "let wire = { [weak self] in if let self { cell.onTap = ↓{ self.open() } } }",
        "let wire = { [weak self] in guard let me = self else { return }; cell.onTap = ↓{ me.open() } }",
        "let wire = { [weak self] in guard let self else { return }; cell.onTap = { [weak self] in let go = { self?.open() }; go() } }",
        "let wire = { [weak self] in guard let self else { return }; let next = { [weak self] in cell.onTap = { self?.open() } }; next(); self.open() }",
        "let wire = { [weak self] in print(self == nil) }; cell.onTap = ↓{ self.open() }",
        "let me = self; let wire = { [weak me] in cell.onTap = { me?.open() } }", "let wire = { [weak me = self] in cell.onTap = { me?.open() } }",
        "let wire = { [me = self] in cell.onTap = ↓{ me.open() } }",
    ])
    func closuresInClosures(wiring: String) throws {
        try expectHold("var onTap: (() -> Void)?", wiring + "; wire()", base: "UITableViewCell")
    }

    private func expectHold(_ property: String, _ wiring: String, base: String) throws {
        let cell = """
            import UIKit
            import AppKit
            protocol LoanCellDelegate: AnyObject { func open() }
            final class LoanCell: \(base) { private var presenter: LoanListPresenter?; \(property) }
            extension LoanListViewController: LoanCellDelegate {
                func show(_ table: UITableView, _ path: IndexPath) {
                    let cell = table.dequeueReusableCell(withIdentifier: "", for: path) as! LoanCell
                    \(wiring)
                }
                func open() {}
            }
            """
        let files = Scene(others: [("LoanCell.swift", cell)]).files
        try expectFindings(in: files, rule: "retain-cycle", others: true)
    }

    /// A library's class tells nothing by itself; that a view has UIKit's own method of a view controller does.
    @Test(arguments: [
        ("LibraryScreen", "override func viewDidLoad() { super.viewDidLoad() }", "↓"), ("LibraryScreen", "func viewDidLoad() {}", ""), ("LibraryScreen", "", ""),
        ("UIView", "override func viewDidLoad() {}", ""), ("OwnBase", "override func viewDidLoad() {}", ""),
    ])
    func aScreenOfALibrary(base: String, method: String, mark: String) throws {
        let source = """
            import Library
            import UIKit
            class OwnBase: LibraryObject { func viewDidLoad() {} }
            final class CardCell: UITableViewCell { var onTap: (() -> Void)? }
            final class CardListView: \(base), UITableViewDataSource {
                private var presenter: CardListPresenter?
                \(method)
                func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = table.dequeueReusableCell(withIdentifier: "", for: path) as! CardCell
                    cell.onTap = \(mark){ self.presenter?.didTap() }
                    return cell
                }
            }
            final class CardListPresenter { private let interactor = CardListInteractor(); func didTap() { interactor.load() } }
            final class CardListInteractor { func load() {} }
            """
        try expectFindings(in: [("CardList.swift", source)], rule: "retain-cycle", others: true, dialect: "common")
    }

    /// What only lives while it wires closes no circle.
    @Test func aConnectorHoldsEverybody() throws {
        let connector = """
            final class LoanListConnector {
                let viewController: LoanListViewController
                let presenter: LoanListPresenter
                init(viewController: LoanListViewController, presenter: LoanListPresenter) {
                    self.viewController = viewController
                    self.presenter = presenter
                }
                func configure() { viewController.presenter = presenter; viewController.connector = self }
            }
            """
        try expectFindings(
            in: Scene(view: "var connector: LoanListConnector?", others: [("LoanListConnector.swift", connector)]).files,
            rule: "retain-cycle")
    }
}
