extension DialectExamples {
    /// The Book of VIPER: inputs and outputs of view, interactor and router, and an assembly beside the module.
    static let bookScene = ExampleScene(
        dialect: "book",
        files: [
            (
                "View/LoanListViewController.swift",
                """
                import UIKit

                protocol LoanListViewInput: AnyObject {
                    func setupInitialState()
                    func update(titles: [String]‹shown|›)
                    ‹question|›
                }

                protocol LoanListViewOutput: AnyObject {
                    func ‹event|didTriggerViewReadyEvent›()
                    func didSelectLoan(at index: Int)
                }

                final class LoanListViewController: UIViewController, LoanListViewInput {
                    var output: LoanListViewOutput!
                    ‹view|›

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        output.‹event›()
                    }

                    func setupInitialState() { title = "" }
                    func update(titles: [String]‹shown›) { title = titles.first }
                    ‹answer|›
                }
                """
            ),
            (
                "Presenter/LoanListPresenter.swift",
                """
                import Foundation

                final class LoanListPresenter: LoanListViewOutput, LoanListInteractorOutput {
                    ‹viewReference|weak var view: LoanListViewInput?›
                    var interactor: ‹interactorType|LoanListInteractorInput›!
                    var router: LoanListRouterInput!
                    ‹presenter|›

                    func ‹event›() {
                        ‹made|›
                        view?.setupInitialState()
                        interactor.obtainLoans()
                    }

                    func didSelectLoan(at index: Int) { router.openLoan(at: index) }
                    func ‹answered›(‹loaded›) { view?.update(titles: ‹titles|titles›‹argument|›) }
                    func didFailToObtainLoans() { view?.setupInitialState() }
                }
                """
            ),
            (
                "Interactor/LoanListInteractorInput.swift",
                """
                protocol LoanListInteractorInput: AnyObject { func obtainLoans() }
                """
            ),
            (
                "Interactor/LoanListInteractorOutput.swift",
                """
                protocol LoanListInteractorOutput: AnyObject {
                    func ‹answered|didObtain›(‹loaded|titles: [String]›)
                    func didFailToObtainLoans()
                }
                """
            ),
            (
                "Interactor/LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                final class LoanListInteractor: LoanListInteractorInput {
                    ‹output|weak var output: LoanListInteractorOutput?›
                    var service: LoanService?
                    ‹useCase|›

                    func obtainLoans() {
                        ‹work|›
                        output?.‹answered›(‹result|titles: (service?.obtainLoans() ?? []).map(\\.title)›)
                    }
                }
                """
            ),
            (
                "Router/LoanListRouter.swift",
                """
                import UIKit

                protocol LoanListRouterInput: AnyObject { func openLoan(at index: Int) }

                final class LoanListRouter: LoanListRouterInput {
                    weak var transitionHandler: UIViewController?
                    ‹routing|›

                    func openLoan(at index: Int) {
                        transitionHandler?.navigationController?.pushViewController(‹next|UIViewController()›, animated: true)
                    }
                }
                """
            ),
            (
                "Assembly/LoanListAssembly.swift",
                """
                import UIKit

                final class LoanListAssembly {
                    func module() -> UIViewController {
                        let view = LoanListViewController()
                        let presenter = LoanListPresenter()
                        let interactor = LoanListInteractor()
                        let router = LoanListRouter()
                        view.output = presenter
                        presenter.view = view
                        presenter.interactor = interactor
                        presenter.router = router
                        interactor.output = presenter
                        router.transitionHandler = view
                        return view
                    }
                }
                """
            ),
            ("Entities/Loan.swift", "struct Loan { let title: String }"),
            ("Services/LoanService.swift", "protocol LoanService: AnyObject { func obtainLoans() -> [Loan] }"),
        ])
}
