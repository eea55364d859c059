import Testing

/// Streams that are made of several, and subscriptions that an object of the subscriber's keeps.
@Suite struct JoinedStreamTests {
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
