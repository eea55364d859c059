import Testing

/// `@Model`: a store keeps what views observe.
@Suite struct SwiftDataTests {
    private static func files(_ loan: String, in folder: String) -> Files {
        [
            ("\(folder)/Loan.swift", "import SwiftData\n\(loan)"), ("Services/LoanService.swift", "protocol LoanService { func all() async -> [Loan] }"),
            (
                "LoanList/LoanList.swift",
                """
                import SwiftUI
                protocol LoanListInteractorProtocol { func load() async -> [Loan] }
                final class LoanListInteractor: LoanListInteractorProtocol {
                    private let service: LoanService
                    init(service: LoanService) { self.service = service }
                    func load() async -> [Loan] { await service.all() }
                }
                final class LoanListPresenter: ObservableObject {
                    @Published private(set) var loans: [Loan] = []
                    private let interactor: LoanListInteractorProtocol
                    init(interactor: LoanListInteractorProtocol) { self.interactor = interactor }
                    func didAppear() async { loans = await interactor.load() }
                }
                struct LoanRow: View { let loan: Loan; var body: some View { Text(loan.title) } }
                struct LoanListView: View {
                    @ObservedObject var presenter: LoanListPresenter
                    var body: some View { List(presenter.loans) { LoanRow(loan: $0) }.task { await presenter.didAppear() } }
                }
                """
            ),
        ]
    }

    /// Wherever it lies; a class that nobody can observe is shared unseen.
    @Test(arguments: ["Services", "Models"], [("@Model ", true), ("", false)])
    func aModel(folder: String, macro: (String, Bool)) throws {
        let found = try lint(Self.files("\(macro.0)final class Loan { var id = 1; var title = \"\" }", in: folder), dialect: "swiftui")
        #expect(found.isEmpty == macro.1, "\(found.map(\.message))")
    }

    /// An actor with a context of its own is a store, whatever it is called.
    @Test(arguments: [
        ("@ModelActor actor LoanBook", "try? modelContext.save()", true), ("@ModelActor actor LoanBook", "_ = try? modelContext.fetch(FetchDescriptor<Loan>())", true),
        ("final class LoanBook", "_ = try? context.fetch(FetchDescriptor<Loan>())", true), ("actor LoanBook", "print(1)", false),
    ])
    func anActorWithAContext(book: String, work: String, isTold: Bool) throws {
        let source = """
            import SwiftData
            @Model final class Loan { var id = 1 }
            \(book) { func keep() { \(work) } }
            """
        let scene = """
            import SwiftUI
            final class LoanListInteractor { let book: LoanBook; init(book: LoanBook) { self.book = book }; func keep() async { await book.keep() } }
            final class LoanListPresenter: ObservableObject {
                private let interactor: LoanListInteractor
                private let book: LoanBook
                init(interactor: LoanListInteractor, book: LoanBook) { self.interactor = interactor; self.book = book }
                func didAppear() async { await interactor.keep() }
            }
            struct LoanListView: View { @ObservedObject var presenter: LoanListPresenter; var body: some View { Text("").task { await presenter.didAppear() } } }
            """
        let found = try lint([("LoanBook.swift", source), ("LoanList.swift", scene)], dialect: "swiftui").filter { $0.rule == "skipped-layer" }
        #expect(found.map(\.to.type) == (isTold ? ["LoanBook"] : []), "\(found.map(\.message))")
    }
}
