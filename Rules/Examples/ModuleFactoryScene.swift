extension DialectExamples {
    /// Seed 002 § Applying to our code: protocols composed of small ones, defaults in initialisers, a module a scene.
    static let moduleFactoryScene = ExampleScene(
        dialect: "module-factory",
        files: [
            (
                "LoanListProtocols.swift",
                """
                ‹imports|›
                typealias LoanListViewProtocol = LoanListViewable & LoanListViewConfigurable
                typealias LoanListPresenterProtocol = LoanListPresentable & LoanListPresenterServiceHandler
                typealias LoanListInteractorProtocol = LoanListInteractable & LoanListInteractorServiceRequester

                ‹protocols|›
                protocol LoanListViewable: AnyObject { var presenter: LoanListPresenterProtocol { get set } }
                protocol LoanListViewConfigurable: AnyObject { func show(titles: [String]‹shown|›) }
                protocol LoanListPresentable: AnyObject {
                    var view: LoanListViewProtocol? { get set }
                    var interactor: LoanListInteractorProtocol { get set }
                    var router: LoanListRouterProtocol { get set }
                    func viewDidLoad()
                    func selectRow(at index: Int)
                }
                protocol LoanListPresenterServiceHandler: AnyObject { func didLoad(_ loans: [LoanResponseModel]) }
                protocol LoanListInteractable: AnyObject { var presenter: LoanListPresenterProtocol? { get set } }
                protocol LoanListInteractorServiceRequester: AnyObject { func loadLoans() }
                protocol LoanListRouterProtocol: AnyObject { func showDetails(of row: Int) }
                """
            ),
            (
                "LoanListViewController.swift",
                """
                import UIKit

                ‹viewProtocol|›
                final class LoanListViewController: UIViewController, LoanListViewable {
                    var presenter: LoanListPresenterProtocol = LoanListPresenter()
                    ‹view|›

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter.viewDidLoad()
                    }
                }

                extension LoanListViewController: LoanListViewConfigurable {
                    func show(titles: [String]‹shown›) { title = titles.first }
                }
                """
            ),
            (
                "LoanListPresenter.swift",
                """
                import Foundation

                final class LoanListPresenter: LoanListPresentable {
                    ‹viewReference|weak var view: LoanListViewProtocol?›
                    var interactor: LoanListInteractorProtocol
                    var router: LoanListRouterProtocol
                    private var loans: [LoanResponseModel] = []
                    ‹presenter|›

                    init(
                        view: LoanListViewProtocol? = nil, interactor: LoanListInteractorProtocol = LoanListInteractor(),
                        router: LoanListRouterProtocol = LoanListRouter()
                    ) {
                        self.view = view
                        self.interactor = ‹interactor|interactor›
                        self.router = router
                    }

                    func viewDidLoad() { interactor.loadLoans() }
                    func selectRow(at index: Int) { router.showDetails(of: index) }
                }

                extension LoanListPresenter: LoanListPresenterServiceHandler {
                    func didLoad(_ loans: [LoanResponseModel]) {
                        self.loans = loans
                        view?.show(titles: loans.map(\\.title)‹argument|›)
                    }
                }
                """
            ),
            (
                "LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                final class LoanListInteractor: LoanListInteractable {
                    ‹output|weak var presenter: LoanListPresenterProtocol?›
                    private let service: LoanService
                    ‹useCase|›

                    init(service: LoanService = LoanService()) { self.service = service }
                }

                extension LoanListInteractor: LoanListInteractorServiceRequester {
                    func loadLoans() {
                        ‹work|›
                        presenter?.didLoad(service.fetchAll())
                    }
                }
                """
            ),
            (
                "LoanListRouter.swift",
                """
                import UIKit

                final class LoanListRouter: LoanListRouterProtocol {
                    private let navigationController: UINavigationController
                    ‹routing|›

                    init(navigationController: UINavigationController = UINavigationController()) {
                        self.navigationController = navigationController
                    }

                    func showDetails(of row: Int) { navigationController.pushViewController(‹next|UIViewController()›, animated: true) }
                }
                """
            ),
            (
                "LoanListModule.swift",
                """
                import UIKit

                protocol AppModule { func assemble() -> UIViewController? }

                final class ‹module|LoanListModule: AppModule› {
                    private let view: LoanListViewProtocol
                    private let presenter: LoanListPresenterProtocol

                    init(view: LoanListViewProtocol = LoanListViewController(), presenter: LoanListPresenterProtocol = LoanListPresenter()) {
                        self.view = view
                        self.presenter = presenter
                    }

                    func assemble() -> UIViewController? {
                        presenter.view = view
                        presenter.interactor.presenter = presenter
                        view.presenter = presenter
                        return view as? UIViewController
                    }
                }
                """
            ),
            ("Models/LoanResponseModel.swift", "struct LoanResponseModel { let title: String }"),
            ("Services/LoanService.swift", "final class LoanService { func fetchAll() -> [LoanResponseModel] { [] } }"),
        ])
}
