import Testing

@Suite struct StrongOutputReferenceTests {
    private func expect(
        _ useCase: String, others: Files = [], otherRules: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: Scene(useCase: useCase, others: others).files, rule: "strong-output-reference", others: otherRules,
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "var ↓listener: LoanListUseCaseOutput?",
        "var ↓listener: LoanListUseCaseOutput!",
        "private let ↓listener: any LoanListUseCaseOutput",
        "var ↓listener: (LoanListUseCaseOutput & AnyObject)?",
        "var ↓listeners: [LoanListUseCaseOutput] = []",
        "var ↓listeners: [String: any LoanListUseCaseOutput] = [:]",
        "var ↓listener: LoanListUseCaseOutput? { didSet {} }",
    ])
    func strong(useCase: String) throws {
        try expect(useCase)
    }

    @Test(arguments: [
        "weak var listener: LoanListUseCaseOutput?",
        "weak var listener: (any LoanListUseCaseOutput)! { didSet {} }",
        "unowned let listener: LoanListUseCaseOutput",
        "var listener: LoanListUseCaseOutput? { output }",
        "private var completion: ((Int) -> Void)?",
        "private var completion: ((LoanListUseCaseOutput) -> Void)?",
        "static var listener: LoanListUseCaseOutput?",
    ])
    func right(useCase: String) throws {
        try expect(useCase)
    }

    /// One fault, two rules: the class's name is outward, and the hold is strong.
    @Test func thePresenterByItsClass() throws {
        try expect("var ↓presenter: LoanListPresenter?", otherRules: true)
        try expectFindings(
            in: Scene(useCase: "weak var presenter: ↓LoanListPresenter?").files, rule: "outward-dependency")
    }

    /// A transformer gets its output as a parameter, for as long as it transforms.
    @Test func aTransformersParameterIsNoHold() throws {
        let transformer = """
            final class LoanListTransformer {
                func transform(output: LoanListUseCaseOutput?) { output?.presentLoans() }
            }
            """
        try expect("func eventList() { LoanListTransformer().transform(output: output) }", others: [("T.swift", transformer)])
    }

    @Test func compositionsThroughInheritedProtocols() throws {
        let outputs = """
            protocol LoanListAllUseCaseOutput: LoanListUseCaseOutput, LoanListRenewUseCaseOutput {}
            protocol LoanListRenewUseCaseOutput: AnyObject { func presentRenewed() }
            extension LoanListPresenter: LoanListAllUseCaseOutput { func presentRenewed() {} }
            """
        try expect("var ↓listener: LoanListAllUseCaseOutput?", others: [("Outputs.swift", outputs)])
        try expect("weak var listener: LoanListAllUseCaseOutput?", others: [("Outputs.swift", outputs)])
    }

    @Test func theChainLeadsThroughThePresenter() throws {
        let findings = try lint(Scene(useCase: "var listener: LoanListUseCaseOutput?").files)
        #expect(findings.first?.message.hasSuffix("a cycle: LoanListUseCase → LoanListPresenter → LoanListUseCase") == true)
        #expect(findings.map(\.severity) == [.error])
    }
}
