import Testing

/// What a presenter publishes to views of SwiftUI, and how those keep it, in dialects that were made for UIKit.
@Suite struct PublishedStateTests {
    private func found(_ dialect: String, view: String) throws -> [String] {
        let scene = """
            import SwiftUI
            protocol LoanListInteracting: AnyObject { func eventViewReady() async -> [String] }
            final class LoanListInteractor: LoanListInteracting { func eventViewReady() async -> [String] { ["lent"] } }
            final class LoanListPresenter: ObservableObject {
                @Published private(set) var rows: [String] = []
                private let interactor: LoanListInteracting
                init(interactor: LoanListInteracting) { self.interactor = interactor }
                func eventViewReady() async { rows = await interactor.eventViewReady() }
            }
            \(view)
            """
        return try lint([("LoanList.swift", scene)], dialect: dialect).map(\.rule)
            .filter { ["exposed-collection", "strong-view-reference"].contains($0) }
    }

    /// Rows are told apart by SwiftUI, which needs all of them, and only a view can own what it shows.
    @Test(arguments: ["clean", "event-handler", "swiftui"], ["@StateObject", "@ObservedObject"])
    func aViewOfSwiftUI(dialect: String, wrapper: String) throws {
        let view = """
            struct LoanListView: View {
                \(wrapper) var presenter: LoanListPresenter
                var body: some View { List(presenter.rows, id: \\.self) { Text($0) }.task { await presenter.eventViewReady() } }
            }
            """
        #expect(try found(dialect, view: view) == [])
    }

    @Test(arguments: [("clean", "exposed-collection"), ("event-handler", "strong-view-reference")])
    func aViewOfUIKit(dialect: String, rule: String) throws {
        let view = """
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                func show() { title = presenter?.rows[0]; Task { await presenter?.eventViewReady() } }
            }
            """
        #expect(try found(dialect, view: view) == [rule])
    }
}
