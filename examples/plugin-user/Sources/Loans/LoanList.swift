protocol LoanListPresenterOutput: AnyObject {
    func showLoans(_ names: [String])
}

protocol LoanListUseCaseOutput: AnyObject {
    func presentLoans(_ names: [String])
}

final class LoanListUseCase {
    weak var output: LoanListUseCaseOutput?

    func eventViewReady() { output?.presentLoans(["Bicycle", "Boat"]) }
}

final class LoanListPresenter: LoanListUseCaseOutput {
    // The one fault here: the view holds its presenter, so neither is ever released.
    var output: LoanListPresenterOutput?
    private let useCase: LoanListUseCase

    init(useCase: LoanListUseCase) { self.useCase = useCase }

    func eventViewReady() { useCase.eventViewReady() }

    func presentLoans(_ names: [String]) { output?.showLoans(names.sorted()) }
}

final class LoanListViewController: LoanListPresenterOutput {
    var presenter: LoanListPresenter?
    private var rows: [String] = []

    func viewDidLoad() { presenter?.eventViewReady() }

    func showLoans(_ names: [String]) { rows = names }
}
