extension DialectExamples {
    /// Seed 001 § VIPER modules: interfaces in one file, a wireframe that assembles and navigates.
    static let infinumScene = ExampleScene(
        dialect: "infinum",
        files: [
            (
                "LoanListInterfaces.swift",
                """
                import UIKit

                ‹interfaces|›
                enum LoanListNavigationOption { case details(row: Int) }

                protocol LoanListWireframeInterface: WireframeInterface {
                    func navigate(to option: LoanListNavigationOption)
                }

                protocol LoanListViewInterface: ViewInterface {
                    func show(titles: [String]‹shown|›)
                }

                protocol LoanListPresenterInterface: PresenterInterface {
                    func ‹event|didSelectRow›(at row: Int)
                }

                protocol LoanListInteractorInterface: InteractorInterface {
                    func loadLoans(_ completion: @escaping ([Loan]) -> Void)
                }
                """
            ),
            (
                "LoanListViewController.swift",
                """
                import UIKit

                ‹viewInterface|›
                final class LoanListViewController: UIViewController {
                    var presenter: LoanListPresenterInterface!
                    ‹view|›

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter.viewDidLoad()
                    }

                    @IBAction private func firstTapped(_ sender: UIButton) { presenter.‹event›(at: 0) }
                }

                extension LoanListViewController: LoanListViewInterface {
                    func show(titles: [String]‹shown›) { title = titles.first }
                }
                """
            ),
            (
                "LoanListPresenter.swift",
                """
                import Foundation

                final class LoanListPresenter {
                    ‹viewReference|private unowned let view: LoanListViewInterface›
                    private let interactor: ‹interactorType|LoanListInteractorInterface›
                    private let wireframe: LoanListWireframeInterface
                    private var loans: [Loan] = []
                    ‹presenter|›

                    init(view: LoanListViewInterface, interactor: ‹interactorType›, wireframe: LoanListWireframeInterface) {
                        self.view = view
                        self.interactor = ‹interactor|interactor›
                        self.wireframe = wireframe
                    }
                }

                extension LoanListPresenter: LoanListPresenterInterface {
                    func viewDidLoad() {
                        interactor.loadLoans { [weak self] loans in self?.show(loans) }
                    }

                    func ‹event›(at row: Int) { wireframe.navigate(to: .details(row: row)) }

                    private func show(_ loans: [Loan]) {
                        self.loans = loans
                        view.show(titles: loans.map(\\.title)‹argument|›)
                    }
                }
                """
            ),
            (
                "LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                final class LoanListInteractor {
                    private let service: LoanService
                    ‹useCase|›

                    init(service: LoanService = LoanService()) { self.service = service }
                }

                extension LoanListInteractor: LoanListInteractorInterface {
                    func loadLoans(_ completion: @escaping ([Loan]) -> Void) {
                        ‹work|›
                        completion(service.fetchAll())
                    }
                }
                """
            ),
            (
                "LoanListWireframe.swift",
                """
                import UIKit

                final class ‹wireframe|LoanListWireframe: BaseWireframe› {
                    ‹routing|›
                    init() {
                        let screen = LoanListViewController()
                        ‹base|super.init(viewController: screen)›
                        ‹assembly|screen.presenter = LoanListPresenter(view: screen, interactor: LoanListInteractor(), wireframe: self)›
                    }
                }

                extension LoanListWireframe: LoanListWireframeInterface {
                    func navigate(to option: LoanListNavigationOption) {
                        ‹navigation|navigationController?.pushViewController(UIViewController(), animated: true)›
                    }
                }
                """
            ),
            (
                "BaseWireframe.swift",
                """
                import UIKit

                protocol WireframeInterface: AnyObject {}
                protocol ViewInterface: AnyObject {}
                protocol InteractorInterface: AnyObject {}
                protocol PresenterInterface: AnyObject { func viewDidLoad() }

                class BaseWireframe: WireframeInterface {
                    private unowned var shown: UIViewController
                    private var kept: UIViewController?

                    init(viewController: UIViewController) {
                        kept = viewController
                        shown = viewController
                    }

                    var viewController: UIViewController {
                        defer { kept = nil }
                        return shown
                    }
                    var navigationController: UINavigationController? { viewController.navigationController }
                }
                """
            ),
            ("Models/Loan.swift", "struct Loan { let title: String }"),
            ("Services/LoanService.swift", "final class LoanService { func fetchAll() -> [Loan] { [] } }"),
        ])
}
