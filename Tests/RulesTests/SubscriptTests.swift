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
}
