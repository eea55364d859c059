import Testing

/// What is made by a mere `.init`, or by an initialiser that is handed on.
@Suite struct ImpliedCreationTests {
    @Test(arguments: [
        ("let other: LoanListUseCase = ↓.init()", "_ = other"), ("", "let other: LoanListUseCase = ↓.init(); other.eventViewReady()"),
        ("", "let other: LoanListUseCase? = ↓.init(); _ = other"), ("", "_ = [1, 2].map(↓LoanListUseCase.init)"), ("", "let make: (Int) -> LoanListUseCase = ↓LoanListUseCase.init; _ = make"),
        // Whatever has no part in the stack, and what is inferred from somewhere else.
        ("let row: Row = .init(title: \"\")", ""), ("", "_ = [\"\"].map(Row.init)"), ("", "take(.init(title: \"\"))"), ("", "let row: [Row] = .init(); _ = row"),
        ("let other: LoanListUseCase = .shared", ""),
    ])
    func whatAPresenterMakes(property: String, body: String) throws {
        // The name is told by what stands behind the dot.
        let scene = Scene(
            presenter: property.replacing("↓.init", with: ".↓init") + "\nfunc eventAgain() { \(body.replacing("↓.init", with: ".↓init")) }\nprivate func take(_ row: Row) {}",
            others: [("Row.swift", "struct Row { let title: String }\nextension LoanListUseCase { static let shared = LoanListUseCase.instance; static var instance: LoanListUseCase { shared } }")])
        try expectFindings(in: scene.files, rule: "self-assembly", others: true)
    }
}
