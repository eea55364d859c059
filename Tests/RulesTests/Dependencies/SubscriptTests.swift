import Testing

/// What layers ask each other for in brackets.
@Suite struct SubscriptTests {
    @Test(arguments: [
        "↓subscript(row: Int) -> Bool { get }", "↓subscript(row: Int) -> String? { get }", "subscript(row: Int) -> Bool { get set }",
        "subscript(row: Int) -> UIView { get }", "static subscript(row: Int) -> Bool { get }",
    ])
    func ofAnOutput(requirement: String) throws {
        try expectFindings(in: Scene(presenterOutput: requirement).files, rule: "view-query", others: true)
    }

    private static let loan = ("Entities/Loan.swift", "struct Loan { let title: String; var isDue: Bool { true } }\nprotocol LoanManager { func loans() -> [Loan] }")

    /// Of several, which one is asked depends on types that aren't known.
    @Test(arguments: [
        ("subscript(row: Int) -> ↓Loan { loans[row] }", "if useCase[0].isDue { rows = [] }"), ("subscript(row: Int) -> ↓Loan? { loans.first }", "rows = [useCase[1]?.title ?? \"\"]"),
        ("private subscript(row: Int) -> Loan { loans[row] }", "print(useCase[0])"), ("subscript(row: Int) -> String { loans[row].title }", "rows = [useCase[0]]"),
        ("subscript(row: Int) -> Loan { loans[row] }", "rows = []"), ("subscript(loan: Loan) -> String { loan.title }", "rows = []"),
        ("subscript(row: Int) -> Loan { loans[row] }; subscript(name: String) -> String { name }", "rows = [useCase[\"due\"]]"),
    ])
    func ofAUseCase(subscript own: String, use: String) throws {
        let useCase = "private let manager: LoanManager! = nil\nprivate var loans: [Loan] = []\n\(own)"
        try expectFindings(
            in: Scene(presenter: "func eventOpened() { \(use) }", useCase: useCase, others: [Self.loan]).files, rule: "entity-leak", others: true)
    }

    /// `$loans` hands on what `loans` is.
    @Test(arguments: [
        ("@Published private(set) var loans: [↓Loan] = []", "print(useCase.$loans)"), ("@Published var last: ↓Loan?", "print(useCase.$last.map(\\.?.title))"),
        ("@Published private var loans: [Loan] = []", "print(useCase.$loans)"), ("@Published private(set) var titles: [String] = []", "print(useCase.$titles)"),
        ("@Published private(set) var last: Loan?", "print(useCase.$lastTitle)"),
    ])
    func whatIsPublished(property: String, use: String) throws {
        let files = Scene(presenter: "func eventOpened() { \(use) }", useCase: "private let manager: LoanManager! = nil\n\(property)", others: [Self.loan]).files
        try expectFindings(in: files.map { ($0.name, "import Combine\n\($0.source)") }, rule: "entity-leak", others: true)
    }
}
