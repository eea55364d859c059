extension DialectExamples {
    /// VIPER under SwiftUI: a view that observes its presenter, interactors that answer asynchronously, a builder.
    static let swiftuiScene = ExampleScene(
        dialect: "swiftui",
        files: [
            (
                "LoanListView.swift",
                """
                import SwiftUI

                struct LoanListView: View {
                    @ObservedObject var presenter: LoanListPresenter
                    ‹view|›

                    var body: some View {
                        List(presenter.titles, id: \\.self) { title in Text(title) }
                            .onAppear { presenter.viewAppeared() }
                    }
                }
                """
            ),
            (
                "LoanListPresenter.swift",
                """
                import Combine
                import Foundation

                final class LoanListPresenter: ObservableObject {
                    @Published private(set) var titles: [String] = []
                    private let interactor: ‹interactorType|LoanListInteractorProtocol›
                    private let router: LoanListRouterProtocol
                    ‹presenter|›

                    init(interactor: ‹interactorType›, router: LoanListRouterProtocol) {
                        self.interactor = ‹interactor|interactor›
                        self.router = router
                    }

                    @MainActor func viewAppeared() {
                        Task { titles = await interactor.loadLoans()‹read|› }
                    }

                    func selected(_ index: Int) { router.openLoan(at: index) }
                }
                """
            ),
            (
                "LoanListInteractor.swift",
                """
                import ‹import|Foundation›

                protocol LoanListInteractorProtocol: AnyObject {
                    func loadLoans() async -> [‹loaded|String›]
                    ‹request|›
                }

                final class LoanListInteractor: LoanListInteractorProtocol {
                    private let service: LoanService?
                    ‹useCase|›

                    init(service: LoanService? = nil) { self.service = service }

                    func loadLoans() async -> [‹loaded›] {
                        ‹work|›
                        return (await service?.fetchAll() ?? [])‹mapped|.map(\\.title)›
                    }
                    ‹answer|›
                }
                """
            ),
            (
                "LoanListRouter.swift",
                """
                import SwiftUI

                protocol LoanListRouterProtocol: AnyObject { func openLoan(at index: Int) }

                final class LoanListRouter: ObservableObject, LoanListRouterProtocol {
                    @Published var path: [Int] = []
                    ‹routing|›

                    func openLoan(at index: Int) { path.append(index) }
                }
                """
            ),
            (
                "LoanListBuilder.swift",
                """
                import SwiftUI

                enum LoanListBuilder {
                    static func build(service: LoanService) -> some View {
                        LoanListView(presenter: LoanListPresenter(interactor: LoanListInteractor(service: service), router: LoanListRouter()))
                    }
                }
                """
            ),
            ("Entities/Loan.swift", "struct Loan { let title: String }"),
            ("Services/LoanService.swift", "protocol LoanService: AnyObject { func fetchAll() async -> [Loan] }"),
        ])
}
