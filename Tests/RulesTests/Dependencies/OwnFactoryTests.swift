import Testing

/// A collaborator's own class may make it as well, for whoever asks: who asks has it made.
@Suite struct OwnFactoryTests {
    @Test(arguments: [
        ("private lazy var spare = ↓LoanListUseCase.make()", "static func make() -> LoanListUseCase { LoanListUseCase() }"),
        ("func eventAgain() { let spare = ↓LoanListUseCase.make(); spare.eventViewReady() }", "static func make() -> Self? { LoanListUseCase() as? Self }"),
        ("private lazy var spare: LoanCounting = ↓LoanListUseCase.make()", "static func make() -> any LoanCounting { LoanListUseCase() }"),
        // What gives something else, or what there is already.
        ("private lazy var spare = LoanListUseCase.count()", "static func count() -> Int { LoanListUseCase().total }"),
        ("private lazy var spare = LoanListUseCase.shared", "static let shared = LoanListUseCase()"),
        ("private lazy var spare = LoanListUseCase.current()", "static let shared = LoanListUseCase()\nstatic func current() -> LoanListUseCase { shared }"),
    ])
    func whatAPresenterHasMade(presenter: String, useCase: String) throws {
        let counting = ("LoanCounting.swift", "protocol LoanCounting { var total: Int { get } }\nextension LoanListUseCase: LoanCounting { var total: Int { 1 } }")
        try expectFindings(in: Scene(presenter: presenter, useCase: useCase, others: [counting]).files, rule: "self-assembly", others: true)
    }
}
