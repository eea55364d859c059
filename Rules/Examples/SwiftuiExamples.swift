extension DialectExamples {
    static let swiftui: [ExamplePair] = swiftuiLayers + swiftuiOthers

    private static let swiftuiLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter makes its view", ["presenter": "func makeView() -> AnyView { AnyView(↓LoanListView(presenter: self)) }"],
            good: "The builder makes it"),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["interactor": "↓LoanListInteractor()"],
            good: "The builder makes it"),
        ExamplePair(
            "skipped-layer",
            bad: "The view asks the interactor", ["view": "var interactor: ↓LoanListInteractorProtocol?"],
            good: "The view keeps what it is about to do", ["view": "@State private var isEditing = false"]),
        ExamplePair(
            "foreign-module-type",
            bad: "The detail holds the list's presenter", ["list": "weak var list: ↓LoanListPresenter?", "done": "list?.selected(0)"],
            good: "The detail tells whoever asked", ["list": "var onRenewed: (() -> Void)?", "done": "onRenewed?()"], others: [swiftuiDetail]),
        ExamplePair(
            "module-cycle",
            bad: "The detail is opened with a row of the list", ["opened": "_ row: ↓LoanListViewState", "title": "row.title"],
            good: "The detail is opened with a title",
            both: ["presenter": "@Published private(set) var state: LoanListViewState?"],
            others: [
                swiftuiDetail, ("LoanListViewState.swift", "struct LoanListViewState {\n    let title: String\n    let detail: LoanDetailViewState\n}"),
            ]),
        ExamplePair(
            "concrete-boundary",
            bad: "The presenter holds the interactor's class", ["interactorType": "↓LoanListInteractor"],
            good: "The presenter holds its protocol, as others do",
            others: [
                swiftuiDetail,
                (
                    "LoanHistory.swift",
                    """
                    import Combine

                    protocol LoanHistoryInteractorProtocol: AnyObject { func loadAll() }
                    final class LoanHistoryInteractor: LoanHistoryInteractorProtocol { func loadAll() {} }

                    final class LoanHistoryPresenter: ObservableObject {
                        private let interactor: LoanHistoryInteractorProtocol
                        init(interactor: LoanHistoryInteractorProtocol) { self.interactor = interactor }
                    }
                    """
                ),
            ]),
        ExamplePair(
            "hidden-dependency",
            bad: "The interactor reaches for the shared session", ["work": "↓Session.shared.touch()"],
            good: "The session is handed in", ["useCase": "var session: Session?", "work": "session?.touch()"],
            others: [("Session.swift", "final class Session {\n    static let shared = Session()\n    func touch() {}\n}")]),
        ExamplePair(
            "forbidden-framework",
            bad: "The presenter knows a colour", ["presenter": "var tint: ↓UIColor?"],
            good: "The view knows it", ["view": "var tint: Color?"]),
        ExamplePair(
            "unused-framework-import",
            bad: "The interactor imports SwiftUI for nothing", ["import": "↓SwiftUI"],
            good: "The interactor imports Foundation"),
        ExamplePair(
            "incomplete-module",
            bad: "A presenter that unlocks the scene without an interactor",
            ["imports": "import LocalAuthentication\n", "name": "↓LoanHelpPresenter", "works": "var lock: LAContext?"],
            good: "A presenter with an interactor", ["works": "var interactor: LoanHelpInteractorProtocol?"], others: [swiftuiHelp]),
    ]

    private static let swiftuiOthers = [
        ExamplePair(
            "reference-crossing",
            bad: "The interactor hands out text that can be changed",
            ["request": "func loadHeader() async -> ↓NSMutableAttributedString", "answer": "func loadHeader() async -> NSMutableAttributedString { .init(string: \"\") }"],
            good: "The interactor hands out a text", ["request": "func loadHeader() async -> String", "answer": "func loadHeader() async -> String { \"\" }"]),
        ExamplePair(
            "entity-leak",
            bad: "The presenter has its view show an object", ["presenter": "@Published private(set) var newest: ↓LoanRecord?"],
            good: "The presenter has it show a value", ["presenter": "@Published private(set) var newest: Loan?"],
            others: [
                ("Entities/LoanRecord.swift", "final class LoanRecord {\n    var title = \"\"\n}"),
                ("Services/LoanRecordService.swift", "protocol LoanRecordService: AnyObject { func newest() async -> LoanRecord }"),
            ]),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor holds whom it tells", ["useCase": "var ↓output: LoanListInteractorOutput?"],
            good: "The interactor knows it weakly", ["useCase": "weak var output: LoanListInteractorOutput?"],
            both: ["work": "output?.didLoad(count: 3)"],
            others: [
                (
                    "LoanListInteractorOutput.swift",
                    """
                    protocol LoanListInteractorOutput: AnyObject { func didLoad(count: Int) }
                    extension LoanListPresenter: LoanListInteractorOutput { func didLoad(count: Int) {} }
                    """
                )
            ]),
        ExamplePair(
            "retain-cycle",
            bad: "The router keeps the presenter that asks it", ["routing": "var ↓presenter: LoanListPresenter?\nfunc attach(_ presenter: LoanListPresenter) { self.presenter = presenter }"],
            good: "The router knows it weakly", ["routing": "weak var presenter: LoanListPresenter?\nfunc attach(_ presenter: LoanListPresenter) { self.presenter = presenter }"]),
        ExamplePair(
            "formatting-outside-presenter",
            bad: "The interactor words the number", ["useCase": "private func text(for days: Int) -> String { ↓String(format: \"%d days\", days) }"],
            good: "The presenter words it", ["presenter": "private func text(for days: Int) -> String { String(format: \"%d days\", days) }"]),
        ExamplePair(
            "navigation-outside-router",
            bad: "The hosting screen pushes the next one", ["tapped": "navigationController?.↓pushViewController(UIViewController(), animated: true)"],
            good: "The hosting screen tells the presenter", ["tapped": "presenter?.selected(0)"],
            others: [
                (
                    "LoanListScreen.swift",
                    """
                    import UIKit

                    final class LoanListScreen: UIViewController {
                        var presenter: LoanListPresenter?
                        @IBAction private func nextTapped(_ sender: UIButton) { ‹tapped|› }
                    }
                    """
                )
            ]),
    ]

    private static let swiftuiDetail = (
        name: "LoanDetail.swift",
        source: """
            import Combine

            struct LoanDetailViewState { let title: String }

            protocol LoanDetailInteractorProtocol: AnyObject { func renew() }
            final class LoanDetailInteractor: LoanDetailInteractorProtocol { func renew() {} }

            final class LoanDetailPresenter: ObservableObject {
                @Published private(set) var state = LoanDetailViewState(title: "")
                private let interactor: LoanDetailInteractorProtocol
                ‹list|›

                init(interactor: LoanDetailInteractorProtocol) { self.interactor = interactor }

                func open(‹opened|title: String›) { state = LoanDetailViewState(title: ‹title|title›) }
                func renewTapped() {
                    interactor.renew()
                    ‹done|›
                }
            }
            """
    )

    private static let swiftuiHelp = (
        name: "LoanHelp.swift",
        source: """
            ‹imports|›import SwiftUI

            protocol LoanHelpInteractorProtocol: AnyObject { func load() }
            protocol LoanHelpRouterProtocol: AnyObject { func close() }

            final class LoanHelpInteractor: LoanHelpInteractorProtocol { func load() {} }
            final class LoanHelpRouter: LoanHelpRouterProtocol { func close() {} }

            final class ‹name|LoanHelpPresenter›: ObservableObject {
                ‹works|›
                var router: LoanHelpRouterProtocol?
                func closeTapped() { router?.close() }
            }

            struct LoanHelpView: View {
                @ObservedObject var presenter: LoanHelpPresenter
                var body: some View { Button("Close") { presenter.closeTapped() } }
            }
            """
    )
}
