import Testing

/// Use cases that interactors alone ask: entities may pass between them.
@Suite struct InnerUseCaseTests {
    /// - Parameters:
    ///   - mark: what stands before an entity that is told of.
    ///   - presenter: what the presenter has beside its own interactor.
    private func expect(entity: String, mark: String, answersOutput: Bool = true, presenter: String = "", rule: String, dialect: String) throws {
        let source = """
            import UIKit
            \(entity)
            protocol LoanGateway { func fetchAll() -> [Loan] }
            final class APILoanGateway: LoanGateway { func fetchAll() -> [Loan] { [] } }
            protocol FetchLoansUseCaseProtocol { func fetch() -> [\(mark)Loan]; func fetch(_ completion: @escaping ([\(mark)Loan]) -> Void) }
            protocol FetchLoansUseCaseOutput: AnyObject { func didFetch(loans: [Loan]) }
            final class FetchLoansUseCase: FetchLoansUseCaseProtocol {
                \(answersOutput ? "weak var output: FetchLoansUseCaseOutput?" : "")
                private let gateway: LoanGateway
                init(gateway: LoanGateway) { self.gateway = gateway }
                func fetch() -> [Loan] { gateway.fetchAll() }
                func fetch(_ completion: @escaping ([Loan]) -> Void) { \(answersOutput ? "output?.didFetch(loans: gateway.fetchAll())" : "completion(gateway.fetchAll())") }
            }
            protocol LoanListInteractorProtocol: AnyObject { func load() }
            protocol LoanListInteractorOutput: AnyObject { func didLoad(titles: [String]) }
            final class LoanListInteractor: LoanListInteractorProtocol, FetchLoansUseCaseOutput {
                weak var output: LoanListInteractorOutput?
                private let fetchLoans: FetchLoansUseCaseProtocol
                init(fetchLoans: FetchLoansUseCaseProtocol) { self.fetchLoans = fetchLoans }
                func load() { output?.didLoad(titles: fetchLoans.fetch().map(\\.title)) }
                func didFetch(loans: [Loan]) { output?.didLoad(titles: loans.map(\\.title)) }
            }
            protocol LoanListView: AnyObject { func show(titles: [String]) }
            protocol LoanListPresenterProtocol: AnyObject { func viewDidLoad() }
            final class LoanListPresenter: LoanListPresenterProtocol, LoanListInteractorOutput {
                weak var view: LoanListView?
                private let interactor: LoanListInteractorProtocol
                init(interactor: LoanListInteractorProtocol) { self.interactor = interactor }
                \(presenter)
                func viewDidLoad() { interactor.load() }
                func didLoad(titles: [String]) { view?.show(titles: titles) }
            }
            final class LoanListViewController: UIViewController, LoanListView {
                var presenter: LoanListPresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(titles: [String]) {}
            }
            """
        try expectFindings(in: [("LoanList.swift", source)], rule: rule, others: true, dialect: dialect)
    }

    private static let value = "struct Loan { let title: String }"
    private static let object = "final class Loan { var title = \"\" }"

    @Test(arguments: ["clean", "event-handler"], [true, false])
    func entities(dialect: String, answersOutput: Bool) throws {
        try expect(entity: Self.value, mark: "", answersOutput: answersOutput, rule: "entity-leak", dialect: dialect)
    }

    @Test(arguments: ["common", "event-handler"], [true, false])
    func objects(dialect: String, answersOutput: Bool) throws {
        try expect(entity: Self.object, mark: "", answersOutput: answersOutput, rule: "reference-crossing", dialect: dialect)
    }

    /// Of one that a presenter asks as well, it is the presenter's interactor.
    @Test(arguments: ["clean", "event-handler"])
    func askedByAPresenterAsWell(dialect: String) throws {
        let presenter = "var fetchLoans: FetchLoansUseCaseProtocol?\n    func reload() { fetchLoans?.fetch { _ in } }"
        try expect(entity: Self.value, mark: "↓", presenter: presenter, rule: "entity-leak", dialect: dialect)
        try expect(entity: Self.object, mark: "↓", presenter: presenter, rule: "reference-crossing", dialect: dialect)
    }
}
