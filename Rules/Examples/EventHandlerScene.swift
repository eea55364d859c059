extension DialectExamples {
    /// Seed 004 § View to Router: the view is an interface with an event handler that it knows weakly.
    static let eventHandlerScene = ExampleScene(
        dialect: "event-handler",
        files: [
            (
                "LoanListView.swift",
                """
                ‹imports|›
                protocol LoanListViewEventHandler: AnyObject {
                    func ‹event|loanListViewNeedsUpdate›()
                    func loanListViewDidSelectItemAtIndex(_ index: Int)
                }

                protocol LoanListView: AnyObject {
                    var eventHandler: LoanListViewEventHandler? { get set }
                    func updateItems(_ items: [(title: String, isDue: Bool)]‹shown|›)
                    ‹question|›
                }
                """
            ),
            (
                "LoanListViewController.swift",
                """
                import UIKit

                final class LoanListViewController: UIViewController, LoanListView {
                    ‹handler|weak var eventHandler: LoanListViewEventHandler?›
                    ‹view|›

                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        eventHandler?.‹event›()
                    }

                    func updateItems(_ items: [(title: String, isDue: Bool)]‹shown›) { title = items.first?.title }
                    ‹answer|›
                }
                """
            ),
            (
                "LoanListPresenter.swift",
                """
                import Foundation

                final class LoanListPresenter: LoanListViewEventHandler, LoanListInteractorOutput {
                    private let view: LoanListView
                    private let interactor: LoanListInteractor
                    private let wireframe: LoanListWireframe
                    ‹presenter|›

                    init(view: LoanListView, interactor: LoanListInteractor, wireframe: LoanListWireframe) {
                        self.view = view
                        self.interactor = ‹interactor|interactor›
                        self.wireframe = wireframe
                    }

                    func ‹event›() { interactor.loadLoans() }
                    func loanListViewDidSelectItemAtIndex(_ index: Int) { wireframe.presentDetails(of: index) }

                    func loanListInteractorDidFinishLoading(‹loaded›) {
                        view.updateItems(‹items|titles.map { (title: $0, isDue: false) }›‹argument|›)
                    }
                }
                """
            ),
            (
                "LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                protocol LoanListInteractorOutput: AnyObject {
                    func loanListInteractorDidFinishLoading(‹loaded|titles: [String]›)
                }

                final class LoanListInteractor {
                    ‹output|weak var output: LoanListInteractorOutput?›
                    private let service: LoanService?
                    ‹useCase|›

                    init(service: LoanService? = nil) { self.service = service }

                    func loadLoans() {
                        ‹work|›
                        output?.loanListInteractorDidFinishLoading(‹result|titles: (service?.fetchAll() ?? []).map(\\.title)›)
                    }
                }
                """
            ),
            (
                "LoanListWireframe.swift",
                """
                import UIKit

                final class LoanListWireframe {
                    weak var navigationController: UINavigationController?
                    ‹routing|›

                    func presentList(service: LoanService) {
                        let view = LoanListViewController()
                        let interactor = LoanListInteractor(service: service)
                        let presenter = LoanListPresenter(view: view, interactor: interactor, wireframe: self)
                        view.eventHandler = presenter
                        interactor.output = presenter
                        navigationController?.pushViewController(view, animated: true)
                    }

                    func presentDetails(of index: Int) { navigationController?.pushViewController(‹next|UIViewController()›, animated: true) }
                }
                """
            ),
            ("Entities/Loan.swift", "struct Loan { let title: String }"),
            ("Services/LoanService.swift", "protocol LoanService: AnyObject { func fetchAll() -> [Loan] }"),
        ])
}
