import Testing

/// Rows that presenters make of entities for their views.
@Suite struct RowEntityTests {
    private func expect(_ row: String, reading: String = "", others: String = "", dialect: String) throws {
        let source = """
            import UIKit
            protocol StatementListInteractorProtocol: AnyObject { func load() -> [Statement] }
            final class StatementListInteractor: StatementListInteractorProtocol {
                private let gateway: StatementGateway
                init(gateway: StatementGateway) { self.gateway = gateway }
                func load() -> [Statement] { gateway.fetchAll() }
            }
            \(row)
            \(others)
            protocol StatementListView: AnyObject { \(reading.isEmpty ? "func show(rows: [StatementRow])" : "func reload()") }
            protocol StatementListPresenterProtocol: AnyObject { func viewDidLoad(); \(reading) }
            final class StatementListPresenter: StatementListPresenterProtocol {
                weak var view: StatementListView?
                private let interactor: StatementListInteractorProtocol
                init(interactor: StatementListInteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { \(reading.isEmpty ? "view?.show(rows: interactor.load().map { StatementRow(statement: $0) })" : "view?.reload()") }
                \(reading.isEmpty ? "" : "\(reading) { StatementRow(statement: interactor.load()[index]) }")
            }
            final class StatementListViewController: UIViewController, StatementListView {
                var presenter: StatementListPresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                \(reading.isEmpty ? "func show(rows: [StatementRow]) {}" : "func reload() { print(presenter.row(at: 0)) }")
            }
            """
        let entity = """
            struct Statement { let title: String }
            protocol StatementGateway { func fetchAll() -> [Statement] }
            final class APIStatementGateway: StatementGateway { func fetchAll() -> [Statement] { [] } }
            """
        let plain = source.replacing("↓", with: "")
        let found = try lint([("StatementList.swift", plain), ("Entities/Statement.swift", entity)], dialect: dialect)
            .filter { $0.rule == "entity-leak" && $0.message.contains("to the view") }
        #expect(found.count == source.count { $0 == "↓" }, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message == "'statement' of the view model StatementRow carries the entity Statement to the view" })
    }

    @Test(arguments: ["clean", "event-handler"])
    func keptWhole(dialect: String) throws {
        try expect("struct StatementRow { let statement: ↓Statement }", dialect: dialect)
        try expect("struct StatementRow { let statement: ↓Statement }", reading: "func row(at index: Int) -> StatementRow", dialect: dialect)
    }

    /// What it is made of, and what nobody else gets, is no matter.
    @Test(arguments: [
        "struct StatementRow { let title: String; init(statement: Statement) { title = statement.title } }",
        "struct StatementRow { private let statement: Statement; init(statement: Statement) { self.statement = statement }; var title: String { statement.title } }",
    ])
    func madeOfIt(row: String) throws {
        try expect(row, dialect: "clean")
        try expect(row, dialect: "event-handler")
    }
}
