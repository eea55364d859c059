/// The small scene that rules show their examples in: right, but for the part that an example replaces.
enum ExampleStack {
    /// - Parameters:
    ///   - presenterOutput: the presenter's reference to its view.
    ///   - useCaseOutput: the use case's reference to its presenter.
    ///   - show: the requirement of the presenter's output.
    ///   - presenter: what the view calls.
    ///   - viewDidLoad: what the view does when it is loaded.
    ///   - others: further declarations.
    static func source(
        presenterOutput: String = "weak var output: LoanListPresenterOutput?",
        useCaseOutput: String = "weak var output: LoanListUseCaseOutput?",
        show: String = "func show(title: String)",
        presenter: String = "func eventViewReady() { useCase.eventViewReady() }",
        viewDidLoad: String = "presenter.eventViewReady()",
        others: String = ""
    ) -> String {
        """
        import UIKit
        \(others)
        protocol LoanListPresenterOutput: AnyObject { \(show) }
        protocol LoanListUseCaseOutput: AnyObject { func present(count: Int) }

        final class LoanListUseCase {
            \(useCaseOutput)
            func eventViewReady() { output?.present(count: 3) }
        }

        final class LoanListPresenter: LoanListUseCaseOutput {
            \(presenterOutput)
            private let useCase: LoanListUseCase
            private var rows: [String] = []
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            \(presenter)
            func present(count: Int) { rows = ["\\(count) loans"] }
        }

        final class LoanListViewController: UIViewController, LoanListPresenterOutput {
            var presenter: LoanListPresenter!
            override func viewDidLoad() { super.viewDidLoad(); \(viewDidLoad) }
            \(show.filter { $0 != "↓" }) {}
        }
        """
    }
}
