extension DialectExamples {
    /// What the template Swift-VIPER-Module generates, filled in: all protocols in one file, data managers, and a wireframe that
    /// creates the module.
    static let xcodeTemplatesScene = ExampleScene(
        dialect: "xcode-templates",
        files: [
            (
                "LoanList/LoanListProtocols.swift",
                """
                import UIKit

                protocol LoanListViewProtocol: AnyObject {
                    var presenter: LoanListPresenterProtocol? { get set }
                    func showLoans(‹shown|with titles: [String]›)
                    func showError()
                }

                protocol LoanListPresenterProtocol: AnyObject {
                    var view: LoanListViewProtocol? { get set }
                    var interactor: LoanListInteractorInputProtocol? { get set }
                    var wireFrame: LoanListWireFrameProtocol? { get set }
                    func viewDidLoad()
                    func didSelectLoan(at index: Int)
                }

                protocol LoanListInteractorInputProtocol: AnyObject {
                    var presenter: LoanListInteractorOutputProtocol? { get set }
                    var remoteDataManager: LoanListRemoteDataManagerInputProtocol? { get set }
                    func retrieveLoans()
                }

                protocol LoanListInteractorOutputProtocol: AnyObject {
                    func didRetrieveLoans(_ loans: [LoanModel])
                    func onError()
                }

                protocol LoanListRemoteDataManagerInputProtocol: AnyObject {
                    func retrieveLoans(completion: @escaping ([LoanModel]?) -> Void)
                }

                protocol LoanListWireFrameProtocol: AnyObject {
                    static func createLoanListModule() -> UIViewController
                    func presentLoanDetail(from view: LoanListViewProtocol, at index: Int)
                }
                ‹protocols|›
                """
            ),
            (
                "LoanList/View/LoanListView.swift",
                """
                import UIKit

                ‹viewProtocol|›
                class LoanListView: UIViewController, LoanListViewProtocol {
                    var presenter: LoanListPresenterProtocol?
                    ‹view|›

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter?.viewDidLoad()
                    }

                    func showLoans(‹shown›) { title = ‹first|titles.first› }
                    func showError() { title = nil }
                }
                """
            ),
            (
                "LoanList/Presenter/LoanListPresenter.swift",
                """
                import Foundation

                class LoanListPresenter: LoanListPresenterProtocol {
                    ‹viewReference|weak var view: LoanListViewProtocol?›
                    ‹interactorReference|var interactor: LoanListInteractorInputProtocol?›
                    var wireFrame: LoanListWireFrameProtocol?
                    ‹presenter|›

                    func viewDidLoad() {
                        ‹made|›
                        interactor?.retrieveLoans()
                    }

                    func didSelectLoan(at index: Int) {
                        guard let view = view else { return }
                        wireFrame?.presentLoanDetail(from: view, at: index)
                    }
                }

                extension LoanListPresenter: LoanListInteractorOutputProtocol {
                    func didRetrieveLoans(_ loans: [LoanModel]) { view?.showLoans(‹argument|with: loans.map { $0.title }›) }
                    func onError() { view?.showError() }
                }
                """
            ),
            (
                "LoanList/Interactor/LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                class LoanListInteractor: LoanListInteractorInputProtocol {
                    ‹output|weak var presenter: LoanListInteractorOutputProtocol?›
                    var remoteDataManager: LoanListRemoteDataManagerInputProtocol?
                    ‹interactor|›

                    func retrieveLoans() {
                        ‹work|›
                        remoteDataManager?.retrieveLoans { [weak self] loans in
                            guard let loans = loans else {
                                self?.presenter?.onError()
                                return
                            }
                            self?.presenter?.didRetrieveLoans(loans)
                        }
                    }
                }
                """
            ),
            (
                "LoanList/DataManager/LoanListRemoteDataManager.swift",
                """
                import Foundation

                class LoanListRemoteDataManager: LoanListRemoteDataManagerInputProtocol {
                    func retrieveLoans(completion: @escaping ([LoanModel]?) -> Void) { completion([]) }
                }
                """
            ),
            (
                "LoanList/WireFrame/LoanListWireFrame.swift",
                """
                import UIKit

                class LoanListWireFrame: LoanListWireFrameProtocol {
                    ‹routing|›

                    static func createLoanListModule() -> UIViewController {
                        let view = LoanListView()
                        let presenter: LoanListPresenterProtocol & LoanListInteractorOutputProtocol = LoanListPresenter()
                        let interactor: LoanListInteractorInputProtocol = LoanListInteractor()
                        view.presenter = presenter
                        presenter.view = view
                        presenter.wireFrame = LoanListWireFrame()
                        presenter.interactor = interactor
                        interactor.presenter = presenter
                        interactor.remoteDataManager = LoanListRemoteDataManager()
                        return UINavigationController(rootViewController: view)
                    }

                    func presentLoanDetail(from view: LoanListViewProtocol, at index: Int) {
                        guard let source = view as? UIViewController else { return }
                        source.navigationController?.pushViewController(‹next|UIViewController()›, animated: true)
                    }
                }
                """
            ),
            ("Models/LoanModel.swift", "struct LoanModel {\n    let id: Int\n    let title: String\n}"),
        ])
}
