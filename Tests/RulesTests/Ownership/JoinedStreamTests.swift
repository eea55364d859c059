import Testing

/// Streams that are made of several, and subscriptions that an object of the subscriber's keeps.
@Suite struct JoinedStreamTests {
    // MARK: - RxSwift

    /// What joins sources that never end doesn't either.
    @Test(arguments: [
        "Observable.combineLatest(names, loans.counts).subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "Observable.combineLatest(names.asObservable(), loans.counts) { \"\\($0)\\($1)\" }.bind(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "Observable.combineLatest([names.asObservable(), others.asObservable()]).subscribe(onNext: ↓{ _ in self.end() }).disposed(by: bag)",
        "Observable<String>.merge(names.asObservable(), others.asObservable()).subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "Observable.merge([names.asObservable(), others.skip(1)]).map { $0 }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "Driver.combineLatest(names.asDriver(), others.asDriver()).drive(onNext: ↓{ _ in self.end() }).disposed(by: bag)",
        "names.withLatestFrom(loans.counts).subscribe(onNext: ↓{ _ in self.end() }).disposed(by: bag)",
        "names.withLatestFrom(loans.once().catchAndReturn(0)).subscribe(onNext: ↓{ _ in self.end() }).disposed(by: bag)",
        "names.withLatestFrom(others) { $0 + $1 }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "loans.both.subscribe(onNext: ↓{ _ in self.end() }).disposed(by: bag)", "loans.any().subscribe(onNext: ↓{ _ in self.end() }).disposed(by: bag)",
        "Observable.combineLatest(names.map ↓{ self.decorate($0) }, others).subscribe().disposed(by: bag)",
        "Observable.combineLatest(names, others, resultSelector: ↓join).subscribe().disposed(by: bag)",
        "names.withLatestFrom(others.map ↓{ self.decorate($0) }).subscribe().disposed(by: bag)",
        "Observable.combineLatest(names, others).subscribe(onNext: { [weak self] _ in self?.end() }).disposed(by: bag)",
        "Observable.combineLatest(names, others).take(1).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.combineLatest(names, loans.once()).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.combineLatest(names, others.take(1)).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.combineLatest(names, others) { try self.parse($0 + $1) }.subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.combineLatest(loans.list()).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.merge([names.asObservable(), loans.once().map { _ in \"\" }]).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.zip(names, others).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Observable.concat(names.asObservable(), others.asObservable()).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "names.withLatestFrom(loans.once()).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "names.withLatestFrom(others) { try self.parse($0 + $1) }.subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "loans.once().withLatestFrom(names).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "loans.half().subscribe(onNext: { _ in self.end() }).disposed(by: bag)", "loans.latest().subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "let others = loans.list(); Observable.combineLatest(names, others).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
        "Joiner.combineLatest(names, others).subscribe(onNext: { _ in self.end() }).disposed(by: bag)",
    ])
    func joined(statement: String) throws {
        let presenter = """
            private let names = BehaviorRelay<String>(value: "")
            private let others = BehaviorRelay<String>(value: "")
            private let bag = DisposeBag()
            private let loans: Loans
            func eventStarted() { \(statement) }
            private func show(_ text: String) {}
            private func end() {}
            private func decorate(_ text: String) -> String { text }
            private func join(_ text: String, _ other: String) -> String { text + other }
            private func parse(_ text: String) throws -> String { text }
            """
        let others = """
            import RxSwift
            final class Loans {
                private let first = PublishRelay<Int>()
                private let second = PublishSubject<Int>()
                var counts: Observable<Int> { first.asObservable() }
                var both: Observable<(Int, Int)> { Observable.combineLatest(first, second) }
                func any() -> Observable<Int> { Observable.merge(first.asObservable(), second.asObservable()) }
                func half() -> Observable<(Int, Int)> { let second = once(); return Observable.combineLatest(first, second) }
                func latest() -> Observable<Int> { let second = once(); return first.withLatestFrom(second) }
                func once() -> Observable<Int> { URLSession.shared.rx.data().map { $0.count } }
                func list() -> [Observable<Int>] { [once()] }
            }
            enum Joiner { static func combineLatest(_ name: BehaviorRelay<String>, _ other: BehaviorRelay<String>) -> Observable<String> { .just("") } }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Loans.swift", others)]).files, rule: "retain-cycle", others: true)
    }

    // MARK: - Bags

    /// A subscription that an object of the subscriber's keeps, in a set that nobody empties.
    @Test(arguments: [
        ("$name.sink ↓{ self.show($0) }.store(in: &bag.all)", "let bag = Bag()", ""), ("$name.sink ↓{ self.show($0) }.store(in: &self.bag.all)", "let bag: Bag", ""),
        ("bag.all.insert($name.sink ↓{ self.show($0) })", "let bag = Bag()", "deinit { all.forEach { $0.cancel() } }"),
        ("relay.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag.disposeBag)", "let bag = Bag()", ""),
        ("$name.sink { [weak self] in self?.show($0) }.store(in: &bag.all)", "let bag = Bag()", ""),
        ("$name.first().sink { self.show($0) }.store(in: &bag.all)", "let bag = Bag()", ""),
        ("$name.sink { self.show($0) }.store(in: &bag.all)", "let bag = Bag()", "func cancel() { all.removeAll() }"),
        ("$name.sink { self.show($0) }.store(in: &bag.all); bag.all = []", "let bag = Bag()", ""),
        ("$name.sink { self.show($0) }.store(in: &bag.all)", "var bag = Bag()", ""), ("$name.sink { self.show($0) }.store(in: &bag.all)", "weak var bag: Bag?", ""),
        ("let bag = Bag(); $name.sink { self.show($0) }.store(in: &bag.all)", "let bag = Bag()", ""),
        ("$name.sink { self.show($0) }.store(in: &bag.all)", "static let bag = Bag()", ""),
        ("$name.sink { self.show($0) }.store(in: &bag.made)", "let bag = Bag()", ""),
        ("$name.sink { self.show($0) }.store(in: &bag.all)", "let bag: Keeping", ""),
    ])
    func bags(statement: String, bag: String, member: String) throws {
        let presenter = """
            @Published private var name = ""
            private let relay = BehaviorRelay<String>(value: "")
            private \(bag)
            func eventStarted() { \(statement) }
            private func show(_ text: String) {}
            """
        let others = """
            import Combine
            import RxSwift
            protocol Keeping: AnyObject { var all: Set<AnyCancellable> { get set } }
            final class Bag {
                var all = Set<AnyCancellable>()
                var made: Set<AnyCancellable> { get { [] } set {} }
                let disposeBag = DisposeBag()
                \(member)
            }
            """
        try expectFindings(in: Scene(presenter: presenter, others: [("Bag.swift", others)]).files, rule: "retain-cycle", others: true)
    }
}
