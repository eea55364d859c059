import Testing

/// What previews are made of.
@Suite struct PreviewTests {
    private static func files(_ others: String, view: String = "") -> Files {
        [
            (
                "LoanList.swift",
                """
                import SwiftUI
                struct Loan: Identifiable { let id: Int }
                protocol LoanService { func all() async -> [Loan] }
                final class LiveLoanService: LoanService { func all() async -> [Loan] { [] } }
                final class LoanListInteractor {
                    let service: LoanService
                    init(service: LoanService) { self.service = service }
                    func load() async -> [Loan] { await service.all() }
                }
                final class LoanListPresenter: ObservableObject {
                    @Published private(set) var loans: [Loan] = []
                    private let interactor: LoanListInteractor
                    init(interactor: LoanListInteractor) { self.interactor = interactor }
                    func didAppear() async { loans = await interactor.load() }
                }
                struct LoanListView: View {
                    @ObservedObject var presenter: LoanListPresenter
                    var body: some View { List(presenter.loans) { Text("\\($0.id)") }.task { await presenter.didAppear() } }
                    \(view)
                }
                \(others)
                """
            )
        ]
    }

    private static let stack = "LoanListPresenter(interactor: LoanListInteractor(service: LiveLoanService()))"

    @Test(arguments: [
        ("#if DEBUG\nextension LoanListPresenter { static var preview: LoanListPresenter { \(stack) } }\n#endif", "", false),
        ("extension LoanListPresenter { static var preview: LoanListPresenter { \(stack) } }", "", false),
        ("extension LoanListPresenter { static func previewOfLoans() -> LoanListPresenter { \(stack) } }", "", false),
        ("#if DEBUG\nextension LoanListPresenter { static let sample = \(stack) }\n#endif", "", false),
        ("", "#if DEBUG\nstatic var example: LoanListView { LoanListView(presenter: \(stack)) }\n#endif", false),
        ("", "#if DEBUG\nstatic var example: some View { LoanListView(presenter: \(stack)) }\n#endif", false),
        ("", "static var preview: some View { LoanListView(presenter: \(stack)) }", false),
        ("", "static var standard: some View { LoanListView(presenter: \(stack)) }", true),
        ("", "struct Previews: PreviewProvider { static var previews: some View { LoanListView(presenter: \(stack)) } }", false),
        ("#Preview { LoanListView(presenter: \(stack)) }", "", false),
        ("extension LoanListPresenter { static var standard: LoanListPresenter { \(stack) } }", "", true),
        ("", "var example: LoanListView { LoanListView(presenter: \(stack)) }", true),
        ("extension LoanListPresenter { static let previewService = LiveLoanService() }", "", true),
        ("", "#if os(iOS)\nstatic func link(to interactor: LoanListInteractor) -> some View { Text(\"\") }\n#endif", true),
        ("", "#if DEBUG\nfunc reset() { print(\(stack)) }\n#endif", true),
    ])
    func aStackForPreviews(others: String, view: String, isTold: Bool) throws {
        let found = try lint(Self.files(others, view: view), dialect: "swiftui").filter { ["self-assembly", "skipped-layer"].contains($0.rule) }
        #expect(found.isEmpty != isTold, "\(found.map(\.message))")
    }
}
