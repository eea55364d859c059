/// Small projects with a known number of findings.
enum Projects {
    static let output = "protocol LoanListPresenterOutput: AnyObject { func showLoans() }\n"

    static let stack = """
        import UIKit
        protocol LoanListUseCaseOutput: AnyObject { func presentLoans() }
        final class LoanListUseCase {
            weak var output: LoanListUseCaseOutput?
            func eventViewReady() { output?.presentLoans() }
        }
        final class LoanListViewController: UIViewController, LoanListPresenterOutput {
            var presenter: LoanListPresenter!
            override func viewDidLoad() { super.viewDidLoad(); presenter.eventViewReady() }
            func showLoans() {}
        }

        """

    static func presenter(_ output: String) -> String {
        """
        final class LoanListPresenter: LoanListUseCaseOutput {
            \(output)
            private let useCase: LoanListUseCase
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
            func presentLoans() { output?.showLoans() }
        }

        """
    }

    /// No findings.
    static let clean = [
        "Output.swift": output, "Stack.swift": stack, "Presenter.swift": presenter("weak var output: LoanListPresenterOutput?"),
    ]

    /// An error in line 2 of `Presenter.swift`.
    static let faulty = [
        "Output.swift": output, "Stack.swift": stack, "Presenter.swift": presenter("var output: LoanListPresenterOutput?"),
    ]

    static let finding = "Presenter.swift:2:9: error: "
}
