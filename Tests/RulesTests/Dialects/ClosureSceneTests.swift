import Testing

/// Scenes whose parts know each other by closures only: whoever makes them ties them.
@Suite struct ClosureSceneTests {
    private func source(_ making: String, view: String = "LoanListViewController") -> String {
        """
        import UIKit
        struct Loan: Decodable { let title: String }
        final class LoanService { func loans() async -> [Loan] { _ = URLSession.shared; return [] } }
        final class LoanListInteractor { let service: LoanService; init(service: LoanService) { self.service = service }; func load() {} }
        struct LoanListPresenter { let interactor: LoanListInteractor; func tapped() { interactor.load() } }
        final class \(view): UIViewController { var onTap: (() -> Void)?; private let service = ↓LoanService() }
        enum LoanListAssembly { \(making) }
        """
    }

    private static let presenter = "let presenter = LoanListPresenter(interactor: LoanListInteractor(service: LoanService()))"

    @Test func madeTogether() throws {
        let making = "static func make() -> UIViewController { \(Self.presenter); let view = LoanListViewController(); view.onTap = presenter.tapped; return view }"
        try expectFindings(in: [("LoanList.swift", source(making))], rule: "skipped-layer", others: true, dialect: "common")
    }

    /// Who makes a screen alone says nothing of a presenter, nor does one of another name.
    @Test(arguments: [
        ("LoanListViewController", "static func make() -> UIViewController { LoanListViewController() }; static func other() -> LoanListPresenter { \(presenter); return presenter }"),
        ("HelpViewController", "static func make() -> UIViewController { \(presenter); let view = HelpViewController(); view.onTap = presenter.tapped; return view }"),
    ])
    func madeApart(view: String, making: String) throws {
        let files = [("LoanList.swift", source(making, view: view).replacing("↓", with: ""))]
        try expectFindings(in: files, rule: "skipped-layer", others: true, dialect: "common")
    }
}
