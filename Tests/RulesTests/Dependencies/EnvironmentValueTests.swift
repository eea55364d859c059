import Rules
import Testing

/// What a view of SwiftUI takes from its environment without its type.
@Suite struct EnvironmentValueTests {
    private static let values = ("Values.swift", """
        import SwiftUI
        private struct LoanServiceKey: EnvironmentKey { static let defaultValue: LoanService? = nil }
        extension EnvironmentValues {
            var loanService: LoanService { get { self[LoanServiceKey.self]! } set { self[LoanServiceKey.self] = newValue } }
            @Entry var entered: LoanService = BankLoanService()
            @Entry var cornerRadius = 3.0
        }
        """)

    private static let others = ("Services/BankLoanService.swift", """
        import Observation
        @Observable final class BankLoanService: LoanService { func fetchAll() async -> [Loan] { [] } }
        @Observable final class LoanStore {
            private let service: LoanService
            private(set) var titles: [String] = []
            init(service: LoanService) { self.service = service }
            func reload() async { titles = await service.fetchAll().map(\\.title) }
        }
        @Observable final class Theme { var isDark = false }
        """)

    private func expect(_ property: String, _ statement: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let presenter = "@ObservedObject var presenter: LoanListPresenter\n"
        let added = presenter + "\(property)\nfunc act() async { \(statement) }\n"
        let scene = try #require(Catalog.scenes.first { $0.dialect == "swiftui" }).files.map { file -> (name: String, source: String) in
            (file.0, file.0 == "LoanListView.swift" ? file.1.replacing(presenter, with: added) : file.1)
        }
        try expectFindings(in: scene + [Self.values, Self.others], rule: "skipped-layer", others: true, dialect: "swiftui", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "@Environment(\\.loanService) private var ↓service", "@Environment(\\.entered) private var ↓service", "@Environment(\\EnvironmentValues.loanService) var ↓service",
        "@Environment(\\.loanService) private var service: ↓LoanService", "@Environment(BankLoanService.self) private var ↓service",
        "@Environment(\\.dismiss) private var dismiss", "@Environment(\\.cornerRadius) private var radius", "@Environment(Theme.self) private var theme",
        // A store in the same folder that plays no part for sure.
        "@Environment(LoanStore.self) private var store",
        "@Environment(\\.loanService.description) private var service", "@Environment(\\.unknown) private var service",
    ])
    func properties(property: String) throws { try expect(property) }

    /// A router that SwiftUI's views observe may be observed by this one too, and a presenter is its own.
    @Test(arguments: [
        ("@Environment(LoanListRouter.self) private var router", ""), ("@Environment(LoanListPresenter.self) private var other", "other.viewAppeared()"),
    ])
    func whatAViewMayObserve(property: String, statement: String) throws { try expect(property, statement) }
}
