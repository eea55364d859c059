import Testing

/// Streams that don't end keep their listeners, and those that keep the streams are never released.
@Suite struct StreamCircleTests {
    /// A publisher of a key path keeps what it observes, and goes on.
    @Test(arguments: [
        ("table.publisher(for: \\.contentOffset).sink ↓{ _ in self.tap() }.store(in: &all)", ""),
        ("table.publisher(for: \\.contentOffset, options: [.new]).map { $0.y }.sink ↓{ _ in self.tap() }.store(in: &all)", ""),
        ("table.publisher(for: \\.contentOffset).first().sink { _ in self.tap() }.store(in: &all)", ""),
        ("table.publisher(for: \\.contentOffset).sink { [weak self] _ in self?.tap() }.store(in: &all)", ""),
        ("store.publisher(for: \\.count).sink { _ in self.tap() }.store(in: &all)", "func publisher(for path: KeyPath<Store, Int>) -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }"),
    ])
    func keyPaths(statement: String, function: String) throws {
        let view = """
            private let table = UITableView()
            private let store = Store()
            private var all = Set<AnyCancellable>()
            private func tap() { presenter.eventViewReady() }
            private func listen() { \(statement) }
            """
        let others = "import Combine\nfinal class Store: NSObject { @objc dynamic var count = 0; \(function) }"
        try expectFindings(in: Scene(view: view, others: [("Store.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    // MARK: - RxSwift

    /// What an operator is given, the subscription keeps: closures and methods that can't throw.
    @Test(arguments: [
        "relay.map(↓decorate).bind(onNext: { _ in }).disposed(by: bag)", "relay.map(self.↓decorate).subscribe().disposed(by: bag)",
        "relay.do(onNext: ↓{ self.show($0) }).subscribe().disposed(by: bag)",
        "relay.do(onNext: ↓{ self.show($0); self.show(\"\") }).subscribe().disposed(by: bag)",
        "relay.flatMapLatest ↓{ _ in self.load() }.subscribe().disposed(by: bag)",
        "relay.flatMapLatest ↓{ self.find($0) }.subscribe().disposed(by: bag)", "relay.flatMapLatest(↓find).subscribe().disposed(by: bag)",
        "relay.flatMapLatest ↓{ _ in self.drive() }.subscribe().disposed(by: bag)",
        "relay.flatMap ↓{ _ in self.service.all() }.subscribe().disposed(by: bag)",
        "bag.insert([relay.subscribe(onNext: ↓{ self.show($0) })])", "serial.disposable = relay.subscribe(onNext: ↓{ self.show($0) })",
        "relay.map(parse).bind(onNext: { _ in }).disposed(by: bag)", "relay.map(read).bind(onNext: { _ in }).disposed(by: bag)",
        "relay.do(onNext: { _ = try self.parse($0) }).subscribe().disposed(by: bag)",
        "relay.do(onNext: { service in service.show(self) }).subscribe().disposed(by: bag)",
        "relay.flatMapLatest { _ in self.request() }.subscribe().disposed(by: bag)", "relay.flatMapLatest { _ in self.service.one() }.subscribe().disposed(by: bag)",
        "relay.flatMapLatest { [weak self] _ in self?.load() ?? .empty() }.subscribe().disposed(by: bag)",
        "relay.flatMapLatest { [weak self] _ in self?.load() ?? .empty() }.subscribe(onNext: ↓{ _ in self.show(\"\") }).disposed(by: bag)",
        "relay.flatMapLatest { [weak self] _ in self?.request() ?? .empty() }.subscribe(onNext: { _ in self.show(\"\") }).disposed(by: bag)",
        "relay.map { return $0.count }.subscribe(onNext: ↓{ _ in self.show(\"\") }).disposed(by: bag)",
        "relay.map(decorate).take(1).subscribe().disposed(by: bag)", "relay.map { [weak self] in self?.decorate($0) ?? $0 }.subscribe().disposed(by: bag)",
        "bag.insert([relay.subscribe(onNext: { [weak self] in self?.show($0) })])",
        "bag.insert { relay.subscribe(onNext: ↓{ self.show($0) })\n relay.subscribe() }", "bag.insert { relay.subscribe(onNext: { [weak self] in self?.show($0) }) }",
        "bag.insert { if service.isOn { relay.subscribe(onNext: { self.show($0) }) } }", "bag.insert { relay.take(1).subscribe(onNext: { self.show($0) }) }",
        "bag.insert(relay.subscribe(onNext: { [weak self] in self?.show($0) }), relay.subscribe(onNext: ↓{ self.show($0) }))",
        "serial.disposable = relay.subscribe(onNext: { self.show($0) }); serial.disposable = Disposables.create()",
        "serial.disposable = relay.subscribe(onNext: { self.show($0) }); serial.dispose()",
    ])
    func operators(statement: String) throws {
        let presenter = """
            private let relay = BehaviorRelay<String>(value: "")
            private let serial = SerialDisposable()
            private let bag = DisposeBag()
            private let service: LoanService
            func eventStarted() { \(statement) }
            private func show(_ text: String) {}
            private func decorate(_ text: String) -> String { text }
            private func parse(_ text: String) throws -> String { text }
            private func read(_ text: String) -> String { text }
            private func read(_ data: Data) throws -> String { "" }
            private func load() -> Observable<Int> { .just(1) }
            private func find(_ text: String) -> Observable<Int> { load() }
            private func drive() -> Driver<Int> { let first = service.one(); return first.asDriver(onErrorJustReturn: 0) }
            private func request() -> Observable<Int> { URLSession.shared.rx.data().map { $0.count } }
            """
        let others = """
            import Foundation
            import RxCocoa
            import RxSwift
            protocol LoanService: AnyObject { func all() -> Observable<Int>; func one() -> Observable<Int> }
            final class Loans: LoanService {
                func all() -> Observable<Int> { one().catchAndReturn(0) }
                func one() -> Observable<Int> { URLSession.shared.rx.data().map { $0.count } }
            }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Loans.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    /// An operator's closure of several statements ends no subscription where all that it gives are streams that can't fail.
    @Test(arguments: [
        ("guard let self = self else { return .empty() }; return self.load()", true), ("guard let self else { return Observable.just(0) }; self.count += 1; return self.load()", true),
        ("self?.count += 1; return .just(1)", true), ("let next = self?.next() ?? 0; return .just(next)", true),
        ("guard let self else { return .empty() }; if self.count > 3 { return .empty() }; return self.service.one().catchAndReturn(0)", true),
        ("guard let self else { return .empty() }; return self.request()", false), ("guard let self else { return .empty() }; return self.service.one()", false),
        ("guard let self else { throw Ended() }; return self.load()", false), ("guard let self else { throw self.ended() }; return self.load()", false),
        ("guard let self else { return .empty() }; try self.check(); return self.load()", false), ("guard let self else { return .empty() }; return .just(try self.check())", false),
        ("guard let other = self?.others[0] else { return .empty() }; return other.load()", false), ("let load = make(); return load()", false),
        ("guard let self else { return .empty() }; return self.checked().catchAndReturn(0)", false),
    ])
    func operatorsOfSeveralStatements(body: String, isTold: Bool) throws {
        let presenter = """
            private let relay = PublishRelay<String>()
            private let bag = DisposeBag()
            private let service: LoanService
            private let others: [LoanAsking]
            private var count = 0
            func eventStarted() {
                relay.flatMapLatest { [weak self] _ -> Observable<Int> in \(body) }
                    .subscribe(onNext: \(isTold ? "↓" : ""){ _ in self.show() }).disposed(by: bag)
            }
            private func show() {}
            private func next() -> Int { count + 1 }
            private func load() -> Observable<Int> { .just(1) }
            private func ended() -> Error { Ended() }
            private func check() throws -> Int { 0 }
            private func checked() throws -> Observable<Int> { .just(0) }
            private func request() -> Observable<Int> { URLSession.shared.rx.data().map { $0.count } }
            """
        let others = """
            import Foundation
            import RxSwift
            struct Ended: Error {}
            protocol LoanService: AnyObject { func one() -> Observable<Int> }
            final class Loans: LoanService { func one() -> Observable<Int> { URLSession.shared.rx.data().map { $0.count } } }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Loans.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    /// A relay that a function makes and hands out never ends, and behind an operator a subscription keeps itself.
    @Test(arguments: [
        ("presenter.transform(1).failure.emit(onNext: ↓{ self.title = $0 }).disposed(by: bag)", "failure.asSignal()"),
        ("let output = presenter.transform(1); output.failure.emit(onNext: ↓{ self.title = $0 }).disposed(by: bag)", "failure.asSignal()"),
        ("let output = presenter.transform(1); output.failure.emit(onNext: ↓{ self.title = $0 }).disposed(by: bag)", "made"),
        ("presenter.transform(1).failure.emit(onNext: ↓{ self.title = $0 }).disposed(by: bag)", "kept.asSignal()"),
        ("presenter.transform(1).failure.emit(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)", "failure.asSignal()"),
        ("presenter.transform(1).failure.emit(with: self, onNext: { $0.title = $1 }).disposed(by: bag)", "failure.asSignal()"),
        ("presenter.transform(1).failure.subscribe(onNext: { self.title = $0 }).disposed(by: bag)", "failure.asObservable()"),
        ("presenter.transform(1).failure.emit(onNext: { self.title = $0 }).disposed(by: bag)", "failure.take(1).asSignal(onErrorJustReturn: \"\")"),
        ("presenter.transform(1).failure.emit(onNext: { self.title = $0 }).disposed(by: bag)", "Signal.just(\"\")"),
        ("presenter.transform(1).other.emit(onNext: { self.title = $0 }).disposed(by: bag)", "failure.asSignal()"),
        ("guest?.transform(1).failure.emit(onNext: { self.title = $0 }).disposed(by: bag)", "failure.asSignal()"),
    ])
    func outputs(statement: String, failure: String) throws {
        let module = """
            import RxCocoa
            import RxSwift
            import UIKit
            struct LoanListOutput { let failure: Signal<String>; let other: Signal<String> }
            protocol LoanListPresenting: AnyObject { func transform(_ input: Int) -> LoanListOutput }
            final class LoanListViewController: UIViewController {
                private let presenter: LoanListPresenting
                private weak var guest: LoanListPresenting?
                private let bag = DisposeBag()
                init(presenter: LoanListPresenting) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
            }
            final class LoanListPresenter: LoanListPresenting {
                private let interactor: LoanListInteractor
                private let kept = PublishRelay<String>()
                private let bag = DisposeBag()
                init(interactor: LoanListInteractor) { self.interactor = interactor }
                func transform(_ input: Int) -> LoanListOutput {
                    let failure = PublishRelay<String>()
                    let made = failure.asSignal()
                    interactor.failures().bind(to: failure).disposed(by: bag)
                    return LoanListOutput(failure: \(failure), other: .empty())
                }
            }
            final class LoanListInteractor { func failures() -> Observable<String> { .just("") } }
            """
        try expectFindings(in: [("LoanList.swift", module)], rule: "retain-cycle", others: true)
    }

    /// RxRealm's streams of collections go on.
    @Test(arguments: [
        ("loans.all().subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)", "Observable.array(from: realm.objects(Loan.self))"),
        ("loans.all().subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)", "Observable.changeset(from: realm.objects(Loan.self)).map { $0.0.count }"),
        ("loans.all().take(1).subscribe(onNext: { self.show($0) }).disposed(by: bag)", "Observable.array(from: realm.objects(Loan.self))"),
        ("loans.all().subscribe(onNext: { self.show($0) }).disposed(by: bag)", "Observable.from(realm.objects(Loan.self))"),
        ("loans.all().subscribe(onNext: { self.show($0) }).disposed(by: bag)", "Observable.array(of: realm.objects(Loan.self))"),
    ])
    func collectionsOfRealm(statement: String, source: String) throws {
        let presenter = """
            private let loans: Loans
            private let bag = DisposeBag()
            func eventStarted() { \(statement) }
            private func show(_ count: Int) {}
            """
        let others = """
            import RealmSwift
            import RxRealm
            import RxSwift
            final class Loan: Object {}
            final class Loans { func all() -> Observable<Int> { let realm = try! Realm(); return \(source) } }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Loans.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    // MARK: - Subjects

    /// A subject that is fed by what never ends doesn't either.
    @Test(arguments: [
        ("place.map { [\"\\($0)\"] }.subscribe(output)", "↓"), ("self.place.filter { $0 > 1 }.map { [\"\\($0)\"] }.subscribe(self.output)", "↓"),
        ("$query.debounce(for: 1, scheduler: RunLoop.main).map { [$0] }.subscribe(output)", "↓"), ("place.map { [\"\\($0)\"] }.prefix(2).subscribe(output)", ""),
        ("Just([\"\"]).subscribe(output)", ""), ("place.tryMap { try self.read($0) }.replaceError(with: []).subscribe(output)", ""),
        ("service.loans().subscribe(output)", ""), ("ended.map { [\"\\($0)\"] }.subscribe(output)", ""), ("open.map { [\"\\($0)\"] }.subscribe(output)", ""),
        ("place.map { [\"\\($0)\"] }.subscribe(output); output.send(completion: .finished)", ""), ("output.map { $0 }.subscribe(other); other.map { $0 }.subscribe(output)", ""),
        ("place.map { [\"\\($0)\"] }.receive(subscriber: output)", ""),
    ])
    func subjectsThatAreFed(statement: String, mark: String) throws {
        let module = """
            import Combine
            import UIKit
            final class LoanListViewController: UIViewController {
                private let presenter: LoanListPresenter
                private var all = Set<AnyCancellable>()
                init(presenter: LoanListPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() { super.viewDidLoad(); presenter.loans.sink \(mark){ self.show($0) }.store(in: &all) }
                private func show(_ loans: [String]) {}
            }
            final class LoanListPresenter {
                private let interactor: LoanListInteractor
                init(interactor: LoanListInteractor) { self.interactor = interactor }
                var loans: AnyPublisher<[String], Never> { interactor.loans }
            }
            final class LoanService { func loans() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() } }
            final class LoanListInteractor {
                @Published private var query = ""
                private let output = PassthroughSubject<[String], Never>()
                private let other = PassthroughSubject<[String], Never>()
                private let place = CurrentValueSubject<Int, Never>(0)
                private let ended = PassthroughSubject<Int, Never>()
                let open = PassthroughSubject<Int, Never>()
                private let service = LoanService()
                private var all = Set<AnyCancellable>()
                var loans: AnyPublisher<[String], Never> { output.eraseToAnyPublisher() }
                func load() { \(statement.split(separator: "; ").map { $0.hasSuffix("(output)") || $0.hasSuffix("(other)") ? "\($0).store(in: &all)" : String($0) }.joined(separator: "; ")) }
                func stop() { ended.send(completion: .finished) }
                private func read(_ number: Int) throws -> [String] { [] }
            }
            """
        try expectFindings(in: [("LoanList.swift", module)], rule: "retain-cycle", others: true)
    }

    /// What only is called like a subject doesn't end it: a local, another object's function, a case, another type's property.
    @Test(arguments: [
        ("func load() { interactor?.list().sink { coins in show(coins) }.store(in: &bag) }", true),
        ("func load() { interactor?.list().sink { coins in self.coins.send(coins) }.store(in: &bag) }", true),
        ("func load() { let coins = total(); show(coins) }", true), ("func load(coins: [String]) { self.coins.send(coins) }", true),
        ("func load() { guard let coins = saved else { return }; show(coins) }", true), ("func load() { for coins in [[\"\"]] { show(coins) } }", true),
        ("func load() { show(interactor?.coins() ?? []) }", true), ("func load() { open(.coins) }", true),
        ("struct Response { let coins: [String]; init(coins: [String]) { self.coins = coins }; func all() -> [String] { Array(coins) } }", true),
        ("func load() { hand(coins) }", false), ("func load() { guard let coins = coins as? Other else { return }; show(coins) }", false),
        ("func load() { hand { [coins] in keep(coins) } }", false), ("func load() { if let coins { show(coins) } }", false),
        ("func load() { if isOpen { let coins = [\"\"]; show(coins) }; hand(coins) }", false), ("func load() { hand { coins in show(coins) }; hand(coins) }", false),
        ("func load(coins: [String]) { hand(self.coins) }", false), ("func load(presenter: CoinPresenter) { hand(presenter.coins) }", false),
        ("func load(coins: [String]) { self.coins.send(completion: .finished) }", false),
    ])
    func namesakesOfASubject(function: String, isTold: Bool) throws {
        let module = """
            import Combine
            import UIKit
            final class CoinViewController: UIViewController {
                var presenter: CoinPresenter!
                private var all = Set<AnyCancellable>()
                override func viewDidLoad() { super.viewDidLoad(); presenter.coins.sink \(isTold ? "↓" : ""){ self.show($0) }.store(in: &all) }
                private func show(_ coins: [String]) {}
            }
            final class CoinPresenter {
                let coins = PassthroughSubject<[String], Never>()
                var interactor: CoinInteractor?
                private var bag = Set<AnyCancellable>()
                \(function)
            }
            final class CoinInteractor { func coins() -> [String] { [] }; func list() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() } }
            """
        try expectFindings(in: [("Coin.swift", module)], rule: "retain-cycle", others: true)
    }

    // MARK: - Controls

    /// What a control tells of, it tells for as long as it is there.
    @Test(arguments: [
        ("button.tapPublisher.sink ↓{ _ in self.open() }.store(in: &all)", "import CombineCocoa"),
        ("button.controlEventPublisher(for: .touchUpInside).sink ↓{ _ in self.open() }.store(in: &all)", "import CombineCocoa"),
        ("button.tapPublisher.sink { _ in self.open() }.store(in: &all)", "import Combine"),
        ("button.tapPublisher.sink { [weak self] _ in self?.open() }.store(in: &all)", "import CombineCocoa"),
        ("button.tapPublisher.first().sink { _ in self.open() }.store(in: &all)", "import CombineCocoa"),
        ("other?.tapPublisher.sink { _ in self.open() }.store(in: &all)", "import CombineCocoa"),
        ("let button = UIButton(); button.tapPublisher.sink { _ in self.open() }.store(in: &all)", "import CombineCocoa"),
    ])
    func controls(statement: String, line: String) throws {
        try expectOfView(statement, imports: line)
    }

    /// A project's own publishers of controls.
    @Test(arguments: [
        ("button.tapPublisher.sink ↓{ _ in self.open() }.store(in: &all)", "publisher(for: .touchUpInside).map { _ in () }.eraseToAnyPublisher()", ""),
        ("button.publisher(for: .touchUpInside).sink ↓{ _ in self.open() }.store(in: &all)", "publisher(for: .touchUpInside).eraseToAnyPublisher()", ""),
        ("outlet.tapPublisher.sink ↓{ _ in self.open() }.store(in: &all)", "publisher(for: .touchUpInside).map { _ in () }.eraseToAnyPublisher()", ""),
        ("outlet.publisher(for: .touchUpInside).sink ↓{ _ in self.open() }.store(in: &all)", "Just(()).eraseToAnyPublisher()", ""),
        ("button.tapPublisher.sink { _ in self.open() }.store(in: &all)", "publisher(for: .touchUpInside).first().eraseToAnyPublisher()", ""),
        ("button.tapPublisher.sink { _ in self.open() }.store(in: &all)", "publisher(for: .touchUpInside).eraseToAnyPublisher()", "subscriber?.receive(completion: .finished)"),
        ("button.tapPublisher.sink { _ in self.open() }.store(in: &all)", "Just(()).eraseToAnyPublisher()", ""),
    ])
    func publishersOfAProject(statement: String, taps: String, end: String) throws {
        let publisher = """
            import Combine
            import UIKit
            extension UIControl {
                struct EventPublisher: Publisher {
                    typealias Output = UIControl
                    typealias Failure = Never
                    let control: UIControl
                    func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == UIControl {
                        subscriber.receive(subscription: EventSubscription(subscriber: subscriber))
                    }
                }
                private final class EventSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
                    private var subscriber: S?
                    init(subscriber: S) { self.subscriber = subscriber }
                    func request(_ demand: Subscribers.Demand) {}
                    func cancel() { \(end) }
                }
                func publisher(for event: UIControl.Event) -> EventPublisher { EventPublisher(control: self) }
            }
            extension UIButton { var tapPublisher: AnyPublisher<Void, Never> { \(taps) } }
            """
        try expectOfView(statement, imports: "import Combine", others: [("UIControl+Publisher.swift", publisher)])
    }

    private func expectOfView(_ statement: String, imports: String, others: Files = []) throws {
        let view = """
            \(imports)
            import UIKit
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                private let button = UIButton()
                @IBOutlet private weak var outlet: UIButton!
                weak var other: UIButton?
                private var all = Set<AnyCancellable>()
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
                private func open() { presenter?.eventTapped() }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanListViewController.swift", view)] + others, rule: "retain-cycle", others: true)
    }

    // MARK: - ReactiveSwift

    /// Properties and actions keep their observers, whoever has the disposable.
    @Test(arguments: [
        "query.producer.startWithValues ↓{ self.show($0) }", "query.signal.skipRepeats().observe(on: UIScheduler()).observeValues ↓{ self.show($0) }",
        "save.values.observeValues ↓{ _ in self.show(\"\") }", "_ = save.isExecuting.producer.startWithValues ↓{ _ in self.show(\"\") }",
        "query.producer.map ↓{ self.decorate($0) }.startWithValues { _ in }",
        "query.producer.take(during: reactive.lifetime).startWithValues ↓{ self.show($0) }",
        "query.producer.take(duringLifetimeOf: self).startWithValues ↓{ self.show($0) }",
        "disposable = query.producer.startWithValues ↓{ self.show($0) }", "disposables += query.producer.startWithValues ↓{ self.show($0) }",
        "query.producer.startWithValues { [weak self] in self?.show($0) }", "query.producer.take(first: 1).startWithValues { self.show($0) }",
        "query.producer.take(during: other.reactive.lifetime).startWithValues { self.show($0) }",
        "query.producer.take(until: save.completed).startWithValues { self.show($0) }",
        "replaced.producer.startWithValues { self.show($0) }", "given.producer.startWithValues { self.show($0) }",
        "let query = MutableProperty(\"\"); query.producer.startWithValues { self.show($0) }",
        "ended = query.producer.startWithValues { self.show($0) }; ended?.dispose()", "save.apply(\"\").startWithResult { _ in self.show(\"\") }",
    ])
    func properties(statement: String) throws {
        let presenter = """
            private let query = MutableProperty("")
            private var replaced = MutableProperty("")
            private let given: Property<String>
            private let other: Other
            private let save = Action<String, Void, Never> { _ in .init(value: ()) }
            private var disposable: Disposable?
            private var ended: Disposable?
            private let disposables = CompositeDisposable()
            deinit { disposable?.dispose(); disposables.dispose() }
            func eventStarted() { \(statement) }
            private func show(_ text: String) {}
            private func decorate(_ text: String) -> String { text }
            """
        let others = "import ReactiveSwift\nfinal class Other {}"
        try expectFindings(in: Scene(presenter: presenter, others: [("Other.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    // MARK: - Key-value observing

    @Test(arguments: [
        "observation = queue.observe(\\.operationCount) ↓{ _, _ in self.show() }",
        "observation = queue.observe(\\OperationQueue.operationCount, options: .new, changeHandler: ↓{ _, _ in self.show() })",
        "observations.append(queue.observe(\\.operationCount) ↓{ _, _ in self.show() })",
        "observations = [queue.observe(\\.operationCount) { [weak self] _, _ in self?.show() }]",
        "observation = queue.observe(\\.operationCount) { [weak self] _, _ in self?.show() }", "ended = queue.observe(\\.operationCount) { _, _ in self.show() }",
        "let observation = queue.observe(\\.operationCount) { _, _ in self.show() }", "other = store.observe(\\.count) { _, _ in self.show() }",
        "queue.observe(\\.operationCount) { _, _ in self.show() }",
    ])
    func keyValueObserving(statement: String) throws {
        let presenter = """
            private let queue = OperationQueue()
            private let store: Store
            private var observation: NSKeyValueObservation?
            private var observations: [NSKeyValueObservation] = []
            private var ended: NSKeyValueObservation?
            private var other: Token?
            deinit { observation?.invalidate() }
            func eventStarted() { \(statement) }
            func eventEnded() { ended?.invalidate() }
            private func show() {}
            """
        let others = "import Foundation\nstruct Token {}\nfinal class Store { func observe(_ path: KeyPath<Store, Int>, _ change: (Store, Int) -> Void) -> Token { Token() }; let count = 0 }"
        try expectFindings(in: Scene(presenter: presenter, others: [("Store.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    /// What an initialiser is handed and keeps goes there by its parameter's name.
    @Test(arguments: [("self.feed = feed; ", "PublishSubject", "↓"), ("self.feed = feed; ", "PublishRelay", "↓"), ("self.feed = LoanFeed(); ", "PublishSubject", "")])
    func whatAnInitialiserIsHanded(putting: String, source: String, mark: String) throws {
        let presenter = """
            private let feed: LoanFeed
            private let bag = DisposeBag()
            init(feed: LoanFeed, useCase: LoanListUseCase) {
                \(putting)self.useCase = useCase
                feed.loans.subscribe(onNext: \(mark){ self.show($0) }).disposed(by: bag)
            }
            private func show(_ text: String) {}
            """
        let feed = ("LoanFeed.swift", "import RxRelay\nimport RxSwift\nfinal class LoanFeed { let loans = \(source)<String>() }")
        try expectFindings(in: Scene(presenter: presenter, others: [feed]).files, rule: "retain-cycle", others: true)
    }

    /// An assembly has no self: what its closure has is a constant.
    @Test(arguments: [
        ("{ presenter.didLoad($0) }", ["Capture it weakly: '[weak presenter]'."]),
        ("{ let text = $0; presenter.didLoad(text) }", ["Capture it weakly: '[weak presenter]'."]),
        ("presenter.didLoad", ["Hand over a closure that captures it weakly: '{ [weak presenter] in … }'."]), ("{ $0.split(separator: \",\").forEach { presenter in print(presenter) } }", []),
        ("{ presenter.didLoad($0); interactor.cancel() }", ["Capture it weakly: '[weak interactor]'.", "Capture it weakly: '[weak presenter]'."]),
    ])
    func whatAnAssemblyCaptures(closure: String, help: [String]) throws {
        let source = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show(_ text: String) }
            protocol CardPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol CardInteractorProtocol: AnyObject { func load(); func cancel() }
            final class CardViewController: UIViewController, CardViewProtocol {
                var presenter: CardPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(_ text: String) { title = text }
            }
            final class CardPresenter: CardPresenterProtocol {
                weak var view: CardViewProtocol?
                var interactor: CardInteractorProtocol?
                func viewDidLoad() { interactor?.load() }
                func didLoad(_ text: String) { view?.show(text) }
            }
            final class CardInteractor: CardInteractorProtocol {
                var onLoad: ((String) -> Void)?
                func load() { onLoad?("") }
                func cancel() {}
            }
            enum CardAssembly {
                static func build() -> UIViewController {
                    let view = CardViewController()
                    let presenter = CardPresenter()
                    let interactor = CardInteractor()
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = interactor
                    interactor.onLoad = \(closure)
                    return view
                }
            }
            """
        let found = try lint([("Card.swift", source)], dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.help).sorted() == help)
    }
}
