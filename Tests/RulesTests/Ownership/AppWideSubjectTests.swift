import Testing

/// What lives as long as the app keeps who listens to it with a closure that has `self`, for the bag that would end that goes with `self`.
@Suite struct AppWideSubjectTests {
    private func expect(_ statement: String, members: String = "", bus: String = Self.bus, library: String = "Combine", bag: String = "private var bag = Set<AnyCancellable>()") throws {
        let presenter = "\(bag)\n\(members)\nfunc eventStarted() { \(statement) }\nprivate func show(_ price: Int) {}"
        let scene = Scene(presenter: presenter, others: [("PriceBus.swift", "import \(library)\n\(bus)")])
        let files = scene.files.map { ($0.name, $0.name == "LoanListPresenter.swift" ? "import \(library)\n\($0.source)" : $0.source) }
        try expectFindings(in: files, rule: "retain-cycle", others: true)
    }

    private static let bus = """
        final class PriceBus {
            static let shared = PriceBus()
            static var current = PriceBus()
            static let ticks = PassthroughSubject<Int, Never>()
            let updates = PassthroughSubject<Int, Never>()
            let last = CurrentValueSubject<Int, Never>(0)
        }
        """

    @Test(arguments: [
        "PriceBus.shared.updates.sink ↓{ self.show($0) }.store(in: &bag)", "PriceBus.ticks.sink ↓{ self.show($0) }.store(in: &bag)",
        "PriceBus.shared.last.map { $0 + 1 }.sink ↓{ [self] in show($0) }.store(in: &bag)",
        "PriceBus.shared.updates.sink { [weak self] in self?.show($0) }.store(in: &bag)", "PriceBus.shared.updates.first().sink { self.show($0) }.store(in: &bag)",
        "PriceBus.shared.updates.sink { print($0) }.store(in: &bag)", "PriceBus.current.updates.sink { self.show($0) }.store(in: &bag)",
        "PriceBus.shared.updates.prefix(2).sink { self.show($0) }.store(in: &bag)",
    ])
    func subjectsOfTheApp(statement: String) throws { try expect(statement) }

    /// Who cancels it, or ends it.
    @Test(arguments: [("func eventStopped() { bag.removeAll() }", bus), ("func eventStopped() { bag = [] }", bus), ("", bus + "\nextension PriceBus { func stop() { updates.send(completion: .finished) } }"),
        ("", bus.replacing("    let updates = PassthroughSubject<Int, Never>()", with: "    var updates: PassthroughSubject<Int, Never> { PassthroughSubject() }"))])
    func whatEnds(members: String, bus: String) throws {
        try expect("PriceBus.shared.updates.sink { self.show($0) }.store(in: &bag)", members: members, bus: bus)
    }

    @Test(arguments: [
        "PriceBus.shared.updates.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)", "PriceBus.ticks.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "PriceBus.shared.updates.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)",
        "PriceBus.shared.updates.take(1).subscribe(onNext: { self.show($0) }).disposed(by: bag)",
    ])
    func ofRxSwift(statement: String) throws {
        let bus = """
            final class PriceBus {
                static let shared = PriceBus()
                static let ticks = PublishSubject<Int>()
                let updates = PublishSubject<Int>()
            }
            """
        try expect(statement, bus: bus, library: "RxSwift", bag: "private let bag = DisposeBag()")
    }
}
