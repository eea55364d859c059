import Testing

/// Coordinators keep their children and what they hear of them; who is let go of when it has finished closes no circle.
@Suite struct CoordinatorCircleTests {
    private func expect(_ statement: String, _ members: String = "") throws {
        let source = """
            import Combine
            import UIKit
            final class LoanListCoordinator {
                private let navigation: UINavigationController
                private let gateway: LoanListUseCase
                private var bag = Set<AnyCancellable>()
                \(members)
                init(navigation: UINavigationController, useCase: LoanListUseCase) { self.navigation = navigation; gateway = useCase }
                func start() {
                    let view = LoanListViewController()
                    let presenter = LoanListPresenter(useCase: gateway)
                    presenter.output = view
                    view.presenter = presenter
                    \(statement)
                    navigation.pushViewController(view, animated: true)
                }
                func finish() { navigation.popViewController(animated: true) }
            }
            struct LoanListParts { let presenter: LoanListPresenter }
            final class LoanDetailFlow { var onDone: (() -> Void)?; func start() { onDone?() } }
            """
        let presenter = """
            let finished = PassthroughSubject<Void, Never>()
            let failed = PassthroughSubject<Void, Error>()
            let ended = PassthroughSubject<Void, Never>()
            var closed: AnyPublisher<Void, Never> { finished.eraseToAnyPublisher() }
            func eventClosed() { finished.send(()); ended.send(completion: .finished) }
            """
        let files = Scene(presenter: presenter, others: [("LoanListCoordinator.swift", source)]).files
        try expectFindings(
            in: files.map { ($0.name, $0.name == "LoanListPresenter.swift" ? "import Combine\n\($0.source)" : $0.source) }, rule: "retain-cycle", others: true)
    }

    /// What is kept of a subscription keeps its closure, though the presenter is gone.
    @Test(arguments: [
        "presenter.finished.sink ↓{ self.finish() }.store(in: &bag)", "presenter.closed.sink ↓{ self.finish() }.store(in: &bag)",
        "presenter.finished.sink(receiveValue: ↓finish).store(in: &bag)", "presenter.closed.map { _ in 1 }.sink ↓{ _ in self.finish() }.store(in: &bag)",
        "presenter.closed.sink { [weak self] in self?.finish() }.store(in: &bag)", "presenter.closed.first().sink { self.finish() }.store(in: &bag)",
        "presenter.ended.sink { self.finish() }.store(in: &bag)",
        "let other = Just(1); other.sink { _ in self.finish() }.store(in: &bag)",
        "let scene = LoanListParts(presenter: presenter); scene.presenter.closed.sink ↓{ self.finish() }.store(in: &bag)",
    ])
    func whatItHearsOfAPresenter(statement: String) throws {
        try expect(statement)
    }

    /// A closure that lets go of the child runs when that has finished, after the child was put there.
    @Test(arguments: [
        "let child = LoanDetailFlow(); child.onDone = ↓{ self.finish() }; children.append(child); child.start()",
        "let child = LoanDetailFlow(); child.onDone = { self.finish(); self.children.removeAll() }; children.append(child); child.start()",
        "let child = LoanDetailFlow(); child.onDone = { [weak child] in self.children.removeAll { $0 === child } }; children.append(child)",
        "let child = LoanDetailFlow(); child.onDone = { self.children = [] }; children = [child]",
        "children.removeAll(); let child = LoanDetailFlow(); child.onDone = ↓{ self.finish() }; children.append(child)",
        "let child = LoanDetailFlow(); child.onDone = { [weak self] in self?.finish() }; children.append(child)",
    ])
    func whomItLetsGo(statement: String) throws {
        try expect(statement, "private var children: [LoanDetailFlow] = []")
    }
}
