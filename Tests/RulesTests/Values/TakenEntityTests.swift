import Testing

/// What presenters take from interactors that they know by their classes.
@Suite struct TakenEntityTests {
    private static let data = (
        name: "Entities/Loan.swift",
        source: """
            struct Loan { let title: String; let cost: Int }
            enum LoanStatus { case due, atHome }
            protocol LoanManager { func fetchAll() -> [Loan]; func status() -> LoanStatus }
            """
    )

    private func expect(
        _ useCase: String, presenter: String, output: String = "", others: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: Scene(
                presenter: presenter, useCase: "var manager: LoanManager?\n" + useCase, useCaseOutput: output,
                others: [Self.data, ("Others.swift", "import Combine\n" + others)]).files,
            rule: "entity-leak", others: true, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("private(set) var last: ↓Loan?", "func eventAgain() { output?.show(text: useCase.last?.title) }"),
        ("private(set) var last: ↓Loan?", "func eventAgain() { if let last = self.useCase.last { print(last) } }"),
        ("var last: ↓Loan? { manager?.fetchAll().first }", "func eventAgain() { print(useCase.last!.cost) }"),
        ("static var last: ↓Loan?", "func eventAgain() { print(LoanListUseCase.last?.cost ?? 0) }"),
        ("var onSaved: ((↓Loan) -> Void)?", "func eventAgain() { useCase.onSaved = { [weak self] in self?.output?.show(text: $0.title) } }"),
        ("let saved = PassthroughSubject<↓Loan, Never>()", "func eventAgain() { _ = useCase.saved.sink { print($0.title) } }"),
        ("var saved: AnyPublisher<↓Loan, Never> { subject }", "func eventAgain() { _ = useCase.saved.sink { print($0.title) } }"),
    ])
    func whatIsTaken(property: String, presenter: String) throws {
        try expect(property, presenter: presenter)
    }

    @Test(arguments: [
        // Nobody outside takes it, or only asks whether there is one.
        ("private(set) var last: Loan?", ""), ("private var last: Loan?", "func eventAgain() { print(useCase.count) }"),
        ("private(set) var last: Loan?", "func eventAgain() { if useCase.last != nil { print(1) } }"),
        ("var last: Loan?", "private let other = LoanRow()\nfunc eventAgain() { print(other.last) }"),
        // What the presenter puts there leads inward, and so does what it answers with.
        ("var last: Loan?", "func eventAgain() { useCase.last = nil }"),
        ("var source: (() -> Loan?)?", "func eventAgain() { useCase.source = { nil } }"),
        // No entity, and an enumeration.
        ("var last: String?", "func eventAgain() { print(useCase.last ?? \"\") }"),
        ("var status: LoanStatus?", "func eventAgain() { print(useCase.status == .due) }"),
        ("var onSaved: ((String) -> Void)?", "func eventAgain() { useCase.onSaved = { print($0) } }"),
        ("var onSaved: ((Loan) -> Void)?", "func eventAgain() { print(useCase.onSaved == nil) }"),
        ("let saved = PassthroughSubject<String, Never>()", "func eventAgain() { _ = useCase.saved.sink { print($0) } }"),
    ])
    func whatIsNot(property: String, presenter: String) throws {
        try expect(property, presenter: presenter, others: "struct LoanRow { let last = 1 }")
    }

    /// Where exposed-collection says nothing of it, a collection is taken as one entity is.
    @Test(arguments: [
        ("private(set) var loans: [↓Loan] = []", "func eventAgain() { print(useCase.loans.map(\\.title)) }"),
        ("private(set) lazy var loans: [↓Loan] = []", "func eventAgain() { print(useCase.loans.count) }"),
        ("private(set) var titles: [String] = []", "func eventAgain() { print(useCase.titles.count) }"),
        ("var loans: [Loan] = []", "func eventAgain() { useCase.loans = [] }"), ("private var loans: [Loan] = []", "func eventAgain() { print(useCase.loans) }"),
    ])
    func aCollection(property: String, presenter: String) throws {
        let files = Scene(presenter: presenter, useCase: "var manager: LoanManager?\n" + property, others: [Self.data]).files
        try expectFindings(in: files, rule: "entity-leak", others: true, settings: "rules:\n  entity-leak: {collections: true}\n")
        try expectFindings(
            in: files.map { ($0.name, $0.source.replacing("↓", with: "")) }, rule: "entity-leak", others: true)
    }

    /// What a view is told in a value without a role is told all the same.
    @Test(arguments: [
        "struct ListState { let best: ↓Loan? }", "struct ListState { let part: Part }\nstruct Part { let best: ↓Loan }",
        "struct ListState { let title: String }", "struct ListState { private let best: Loan }", "struct ListState { let status: LoanStatus }",
    ])
    func whatAViewIsTold(state: String) throws {
        let others = [Self.data, ("LoanListState.swift", state)]
        let view = "func show(state: ListState) {}"
        try expectFindings(
            in: Scene(presenterOutput: "func show(state: ListState)", useCase: "var manager: LoanManager?", view: view, others: others).files, rule: "entity-leak", others: true)
    }

    /// A wrapper without a role carries the entity as far as it gets itself.
    @Test(arguments: [
        ("func present(summary: Summary)", "struct Summary { let count: Int; let best: ↓Loan }"),
        ("func present(summary: Summary)", "struct Summary { let bests: [↓Loan] }"),
        ("func present(summary: Summary)", "struct Summary { let part: Part }\nstruct Part { let best: ↓Loan? }"),
        ("func present(summaries: [Summary])\nfunc present(summary: Summary)", "enum Summary { case none, some(↓Loan) }"),
        ("func present(summary: Summary)", "struct Summary { let title: String; init(_ loan: Loan) { title = loan.title } }"),
        ("func present(summary: Summary)", "struct Summary { let title: String; var best: Loan? { nil } }"),
        ("func present(summary: Summary)", "struct Summary { private let best: Loan; var title: String { best.title } }"),
        ("func present(summary: Summary)", "struct Summary { let status: LoanStatus }"),
        ("func present(error: Failure)", "struct Failure: Error { let best: Loan }"),
        ("func present(count: Int)", "struct Summary { let best: Loan }"),
    ])
    func whatIsWrapped(output: String, others: String) throws {
        try expect("", presenter: "", output: output, others: others)
    }

    @Test func whatACompletionIsHanded() throws {
        try expect(
            "func eventSave(done: @escaping (Summary) -> Void) {}", presenter: "func eventSave() { useCase.eventSave { print($0.best) } }",
            others: "struct Summary { let best: ↓Loan }")
        try expect(
            "func eventSave(_ draft: Draft) {}", presenter: "func eventSave() { useCase.eventSave(Draft(best: nil)) }",
            others: "struct Draft { let best: Loan? }")
    }
}
