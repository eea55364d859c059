import Testing

/// Entities that interfaces hand views.
@Suite struct HandedEntityTests {
    private static func files(_ dialect: String, view: String, input: String = "func show(loans: [Loan])", others: String = "") -> Files {
        let names = dialect == "infinum"
            ? (view: "LoanListViewInterface", output: "LoanListPresenterInterface", interactor: "LoanListInteractorInterface")
            : (view: "LoanListViewInput", output: "LoanListViewOutput", interactor: "LoanListInteractorInput")
        return [
            ("Models/Loan.swift", "struct Loan: Decodable { let id: Int; let title: String }"),
            (
                "LoanList/LoanListInterfaces.swift",
                """
                protocol \(names.view): AnyObject { \(input) }
                protocol \(names.output): AnyObject { func viewDidLoad() }
                protocol \(names.interactor): AnyObject { func obtainLoans(_ done: @escaping ([Loan]) -> Void) }
                """
            ),
            (
                "LoanList/LoanListPresenter.swift",
                """
                final class LoanListPresenter: \(names.output) {
                    weak var view: \(names.view)?
                    var interactor: \(names.interactor)?
                    func viewDidLoad() { interactor?.obtainLoans { _ in } }
                }
                final class LoanListInteractor: \(names.interactor) { func obtainLoans(_ done: @escaping ([Loan]) -> Void) { done([]) } }
                """
            ),
            (
                "LoanList/LoanListViewController.swift",
                """
                import UIKit
                final class LoanListViewController: UIViewController, \(names.view) {
                    var presenter: \(names.output)!
                    \(view)
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show(loans: [Loan]) {}
                }
                \(others)
                """
            ),
        ]
    }

    private static let keeping = "private var loans: [Loan] = []\nprivate func title(of loan: Loan) -> String { loan.title }\nstruct Item { let loan: Loan }"

    /// The book's plain objects may reach the view, and it may keep what it was handed. Infinum's may not, which is told once.
    @Test(arguments: [("book", 0), ("infinum", 1)])
    func aViewThatKeepsWhatItWasHanded(dialect: String, count: Int) throws {
        let cell = "final class LoanCell: UITableViewCell { func show(_ loan: Loan) { textLabel?.text = loan.title } }"
        for (others, more) in [("", 0), (cell, 1)] {
            let view = Self.keeping + (others.isEmpty ? "" : "\nprivate var cell: LoanCell?")
            let found = try lint(Self.files(dialect, view: view, others: others), dialect: dialect).filter { $0.rule == "skipped-layer" }
            #expect(found.count == (count == 0 ? 0 : count + more), "\(found.map(\.message))")
            #expect(found.allSatisfy { $0.from.role == "view" })
        }
    }

    /// An entity that no interface hands it is another layer's, and one fault in each view, however often it is named there.
    @Test(arguments: ["book", "infinum"])
    func aViewThatTakesAnother(dialect: String) throws {
        let view = "private var reader: Reader?\nprivate func name(of reader: Reader) -> String { reader.name }"
        let reader = [("Models/Reader.swift", "struct Reader: Decodable { let name: String }\nprotocol ReaderService { func reader() -> Reader }")]
        let found = try lint(Self.files(dialect, view: view) + reader, dialect: dialect).filter { $0.rule == "skipped-layer" }
        #expect(found.map(\.to.type) == ["Reader"], "\(found.map(\.message))")
        #expect(found.first?.related.map(\.message).contains { $0.hasPrefix("and in ") } ?? false)
    }

    /// A view model is the presenter's, and no interactor stands between the two.
    @Test func aViewModelAroundAnEntity() throws {
        let model = "struct LoanViewModel { let loan: Loan }"
        let found = try lint(
            Self.files("infinum", view: "private var rows: [LoanViewModel] = []", input: "func show(loans: [LoanViewModel])", others: model),
            dialect: "infinum").filter { $0.rule == "skipped-layer" && $0.from.type == "LoanViewModel" }
        #expect(found.count == 1)
        #expect(found.first?.because.hasPrefix("A view model is what the view is shown") ?? false, "\(found.map(\.because))")
    }

    /// Where views and presenters may know entities, what a presenter makes of them for its view may have them as well.
    @Test(arguments: [("common", 0), ("swiftui", 0), ("infinum", 1)])
    func aRowWithTheValueThatItStandsFor(dialect: String, count: Int) throws {
        let source = """
            import SwiftUI
            struct Loan: Codable, Identifiable { let id: Int; let title: String }
            struct LoanRow: Identifiable { var id: Int { loan.id }; let loan: Loan; let due: String }
            struct LoanListState { var rows: [LoanRow] = [] }
            final class LoanService { func loans() async -> [Loan] { [] } }
            final class LoanListInteractor { let service: LoanService; init(service: LoanService) { self.service = service }; func load() async -> [Loan] { await service.loans() } }
            final class LoanListPresenter: ObservableObject {
                @Published private(set) var state = LoanListState()
                private let interactor: LoanListInteractor
                init(interactor: LoanListInteractor) { self.interactor = interactor }
                func appeared() async { state.rows = await interactor.load().map { LoanRow(loan: $0, due: "") } }
            }
            struct LoanListView: View {
                @ObservedObject var presenter: LoanListPresenter
                var body: some View { List(presenter.state.rows) { Text($0.loan.title) }.task { await presenter.appeared() } }
            }
            """
        let found = try lint([("LoanList.swift", source)], dialect: dialect).filter { $0.rule == "skipped-layer" && $0.from.type == "LoanRow" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A file that nobody is told of doesn't speak for the others.
    @Test func aPlaceThatIsSetAside() throws {
        let messages = (1...3).map { "func present\($0)(loan: Loan)" }.joined(separator: "; ")
        let loan = "class Loan { var id = 0 }\nprotocol LoanManager { func all() -> [Loan] }"
        let mock = "// Generated by mocks. DO NOT EDIT.\nprotocol LoanListAlphaUseCaseOutput: AnyObject { func present(loan: Loan) }\nextension LoanListPresenter: LoanListAlphaUseCaseOutput {}"
        let scene = Scene(
            presenter: (["", "1", "2", "3"].map { "func present\($0)(loan: Loan) {}" }).joined(separator: "\n"), useCase: "var manager: LoanManager?",
            useCaseOutput: messages, others: [("Entities/Loan.swift", loan), ("Alpha.generated.swift", mock)])
        let found = try lint(scene.files).filter { $0.rule == "entity-leak" }
        #expect(found.map(\.from.type) == ["LoanListUseCaseOutput"], "\(found.map(\.message))")
    }
}
