import Testing

/// Where SwiftUI's views lead to other scenes by themselves.
@Suite struct NavigationLinkTests {
    private func scene(_ name: String, body: String = "Text(\"\")", router: String = "func open() {}", presenter: String = "") -> Files {
        [
            ("\(name)/\(name)View.swift", """
                import SwiftUI
                struct \(name)View: View {
                    @ObservedObject var presenter: \(name)Presenter
                    init(presenter: \(name)Presenter = \(name)Assembly.presenter()) { self.presenter = presenter }
                    var body: some View { \(body) }
                }
                """),
            ("\(name)/\(name)Presenter.swift", """
                import SwiftUI
                final class \(name)Presenter: ObservableObject {
                    @Published var isOpen = false
                    private let interactor: \(name)Interactor
                    private let router: \(name)Router
                    init(interactor: \(name)Interactor, router: \(name)Router) { self.interactor = interactor; self.router = router }
                    func load() { interactor.load(); router.open() }
                    \(presenter)
                }
                """),
            ("\(name)/\(name)Interactor.swift", "import Foundation\nfinal class \(name)Interactor { func load() {} }"),
            ("\(name)/\(name)Router.swift", "import SwiftUI\nfinal class \(name)Router { \(router) }"),
            ("\(name)/\(name)Assembly.swift", """
                import SwiftUI
                enum \(name)Assembly {
                    static func presenter() -> \(name)Presenter { \(name)Presenter(interactor: \(name)Interactor(), router: \(name)Router()) }
                    static func view() -> some View { \(name)View(presenter: presenter()) }
                }
                """),
        ]
    }

    private static let row = ("LoanRow.swift", "import SwiftUI\nstruct LoanRow: View { let title: String; var body: some View { Text(title) } }")

    @Test(arguments: [
        "NavigationLink(destination: ↓DetailView()) { Text(\"\") }", "NavigationLink(\"\", destination: ↓DetailView())", "NavigationLink { ↓DetailView() } label: { Text(\"\") }",
        "NavigationLink(destination: { ↓DetailView() }, label: { Text(\"\") })", "NavigationLink(\"\") { ↓DetailView() }", "List { NavigationLink(destination: ↓DetailView().padding()) { Text(\"\") } }",
        "NavigationLink(isActive: $isOpen) { if presenter.isOpen { ↓DetailView() } } label: { Text(\"\") }",
        "Text(\"\").navigationDestination(isPresented: $isOpen) { ↓DetailView() }", "Text(\"\").navigationDestination(isPresented: $presenter.isOpen) { DetailView() }",
        "NavigationLink(isActive: $presenter.isOpen) { DetailView() } label: { Text(\"\") }", "Text(\"\").navigationDestination(for: Int.self) { _ in DetailView() }",
        "NavigationLink(destination: AnyView(↓DetailView())) { Text(\"\") }",
        "VStack { DetailView() }", "NavigationLink(destination: LoanRow(title: \"\")) { Text(\"\") }", "NavigationLink(destination: Text(\"\")) { DetailView() }",
        "NavigationLink { Text(\"\") } label: { DetailView() }", "NavigationLink(value: 1) { DetailView() }", "presenter.link { Text(\"\") }",
    ])
    func links(body: String) throws {
        let maker = "func link<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { NavigationLink(destination: DetailView()) { label() } }"
        let files = scene("Loans", body: body, router: "func open() {}\n\(maker)", presenter: "func link<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { router.link(label) }")
            + scene("Detail") + [Self.row]
        try expectFindings(in: files, rule: "navigation-outside-router", others: true, dialect: "swiftui")
    }
}
