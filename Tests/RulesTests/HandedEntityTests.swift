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

    /// An entity that no interface hands it is another layer's.
    @Test(arguments: ["book", "infinum"])
    func aViewThatTakesAnother(dialect: String) throws {
        let view = "private var reader: Reader?\nprivate func name(of reader: Reader) -> String { reader.name }"
        let reader = [("Models/Reader.swift", "struct Reader: Decodable { let name: String }\nprotocol ReaderService { func reader() -> Reader }")]
        let found = try lint(Self.files(dialect, view: view) + reader, dialect: dialect).filter { $0.rule == "skipped-layer" }
        #expect(found.map(\.to.type) == ["Reader", "Reader"], "\(found.map(\.message))")
    }
}
