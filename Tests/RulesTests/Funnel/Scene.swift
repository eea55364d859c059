/// A stack of the clean dialect without a fault, a file a type, with room for what a test is about.
struct Scene {
    /// Further lines in the body of each type.
    var presenter = ""
    var presenterOutput = ""
    var useCase = ""
    var useCaseOutput = ""
    var view = ""
    /// What the view does when it is on the screen.
    var viewDidLoad = ""
    /// Further files.
    var others: Files = []

    var files: Files {
        [
            ("LoanListPresenter.swift", presenterSource), ("LoanListPresenterOutput.swift", presenterOutputSource),
            ("LoanListUseCase.swift", useCaseSource), ("LoanListUseCaseOutput.swift", useCaseOutputSource),
            ("LoanListViewController.swift", viewSource),
        ] + others
    }

    private var presenterSource: String {
        """
        import Foundation
        final class LoanListPresenter: LoanListUseCaseOutput {
            weak var output: LoanListPresenterOutput?
            private let useCase: LoanListUseCase
            private var rows: [String] = []
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
            func presentLoans() { output?.showLoans() }
            \(presenter)
        }
        """
    }

    private var presenterOutputSource: String {
        """
        import Foundation
        protocol LoanListPresenterOutput: AnyObject {
            func showLoans()
            \(presenterOutput)
        }
        """
    }

    private var useCaseSource: String {
        """
        import Foundation
        final class LoanListUseCase {
            weak var output: LoanListUseCaseOutput?
            func eventViewReady() { output?.presentLoans() }
            \(useCase)
        }
        """
    }

    private var useCaseOutputSource: String {
        """
        import Foundation
        protocol LoanListUseCaseOutput: AnyObject {
            func presentLoans()
            \(useCaseOutput)
        }
        """
    }

    private var viewSource: String {
        """
        import UIKit
        final class LoanListViewController: UIViewController, LoanListPresenterOutput {
            var presenter: LoanListPresenter!
            override func viewDidLoad() {
                super.viewDidLoad()
                presenter.eventViewReady()
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                \(viewDidLoad)
            }
            func showLoans() {}
            \(view)
        }
        """
    }
}
