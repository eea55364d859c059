extension DialectExamples {
    static let eventHandler: [ExamplePair] = eventHandlerLayers + eventHandlerReferences + eventHandlerConduct

    private static let eventHandlerLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter looks whether its view is a certain one", ["presenter": "var isOnScreen: Bool { view is ↓LoanListViewController }"],
            good: "The presenter tells its view alone", ["presenter": "private func clear() { view.updateItems([]) }"]),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["interactor": "↓LoanListInteractor()"],
            good: "The wireframe makes it"),
        ExamplePair(
            "skipped-layer",
            bad: "The view asks the wireframe", ["view": "var wireframe: ↓LoanListWireframe?"],
            good: "The view keeps what it shows", ["view": "private var titles: [String] = []"]),
        ExamplePair(
            "foreign-module-type",
            bad: "The details hold the list's presenter", ["delegate": "↓LoanListPresenter"],
            good: "The details hold a delegate", others: [eventHandlerDetails]),
        ExamplePair(
            "module-cycle",
            bad: "The details are opened with a row of the list", ["opened": "data: ↓LoanListDisplayData", "title": "data.title"],
            good: "The details are opened with a title",
            both: [
                "imports": "struct LoanListDisplayData {\n    let title: String\n    let details: LoanDetailsDisplayData\n}\n",
                "shown": ", data: [LoanListDisplayData] = []", "argument": ", data: []",
            ], others: [eventHandlerDetails]),
        ExamplePair(
            "hidden-dependency",
            bad: "The interactor reaches for the shared session", ["work": "↓Session.shared.touch()"],
            good: "The session is handed in", ["useCase": "var session: Session?", "work": "session?.touch()"],
            others: [("Session.swift", "final class Session {\n    static let shared = Session()\n    func touch() {}\n}")]),
        ExamplePair(
            "forbidden-framework",
            bad: "The presenter keeps its preferences", ["presenter": "private var preferences: ↓UserDefaults?"],
            good: "The interactor keeps them", ["useCase": "private var preferences: UserDefaults?"]),
        ExamplePair(
            "unused-framework-import",
            bad: "The interactor imports UIKit for nothing", ["import": "↓UIKit"],
            good: "The interactor imports Foundation"),
        ExamplePair(
            "incomplete-module",
            bad: "A presenter that unlocks the scene without an interactor",
            ["imports": "import LocalAuthentication\n", "name": "↓LoanHelpPresenter", "works": "var lock: LAContext?"],
            good: "A presenter with an interactor", ["works": "var interactor: LoanHelpInteractor?"], others: [eventHandlerHelp]),
    ]

    private static let eventHandlerReferences = [
        ExamplePair(
            "reference-crossing",
            bad: "The view is handed a colour", ["imports": "import UIKit\n", "shown": ", tint: ↓UIColor", "argument": ", tint: .red"],
            good: "The view is told what the colour stands for", ["shown": ", isLate: Bool", "argument": ", isLate: true"]),
        ExamplePair(
            "entity-leak",
            bad: "The interactor hands out its entities",
            ["loaded": "loans: [↓Loan]", "items": "loans.map { (title: $0.title, isDue: false) }", "result": "loans: service?.fetchAll() ?? []"],
            good: "The interactor hands out what the output needs"),
        ExamplePair(
            "mutable-view-model",
            bad: "What the view shows can be changed", ["field": "var ↓isDue: Bool"],
            good: "What the view shows is made once", ["field": "let isDue: Bool"],
            both: ["shown": ", data: [LoanListDisplayData]", "argument": ", data: []"],
            others: [("LoanListDisplayData.swift", "struct LoanListDisplayData {\n    let title: String\n    ‹field|›\n}")]),
        ExamplePair(
            "strong-view-reference",
            bad: "The view holds its handler, which holds the view", ["handler": "var ↓eventHandler: LoanListViewEventHandler?"],
            good: "The view knows its handler weakly"),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor holds its output", ["output": "var ↓output: LoanListInteractorOutput?"],
            good: "The interactor knows it weakly"),
        ExamplePair(
            "retain-cycle",
            bad: "The wireframe keeps the presenter that asks it", ["routing": "var ↓presenter: LoanListPresenter?"],
            good: "The wireframe knows it weakly", ["routing": "weak var presenter: LoanListPresenter?"]),
    ]

    private static let eventHandlerConduct = [
        ExamplePair(
            "unprefixed-event",
            bad: "The view gives an order", ["event": "↓loadLoans"],
            good: "The view tells what it needs"),
        ExamplePair(
            "view-query",
            bad: "The presenter asks what was typed", ["question": "var ↓searchText: String? { get }", "answer": "var searchText: String? { title }"],
            good: "The presenter tells what to show", ["question": "func updateSearchText(_ text: String)", "answer": "func updateSearchText(_ text: String) { title = text }"]),
        ExamplePair(
            "formatting-outside-presenter",
            bad: "The interactor words the number", ["useCase": "private func text(for days: Int) -> String { ↓String(format: \"%d days\", days) }"],
            good: "The presenter words it", ["presenter": "private func text(for days: Int) -> String { String(format: \"%d days\", days) }"]),
        ExamplePair(
            "navigation-outside-router",
            bad: "The view pushes the next screen",
            ["view": "func open(_ next: UIViewController) { navigationController?.↓pushViewController(next, animated: true) }"],
            good: "The wireframe pushes it", ["next": "UITableViewController()"]),
    ]

    private static let eventHandlerDetails = (
        name: "LoanDetails.swift",
        source: """
            struct LoanDetailsDisplayData { let title: String }

            protocol LoanDetailsPresenterDelegate: AnyObject { func loanDetailsDidRenew() }
            protocol LoanDetailsView: AnyObject { func updateDetails(_ data: LoanDetailsDisplayData) }

            final class LoanDetailsInteractor { func renew() {} }

            final class LoanDetailsPresenter {
                private let view: LoanDetailsView
                private let interactor: LoanDetailsInteractor
                weak var delegate: ‹delegate|LoanDetailsPresenterDelegate›?

                init(view: LoanDetailsView, interactor: LoanDetailsInteractor) {
                    self.view = view
                    self.interactor = interactor
                }

                func loanDetailsViewDidOpen(‹opened|title: String›) { view.updateDetails(LoanDetailsDisplayData(title: ‹title|title›)) }
                func loanDetailsViewDidSelectRenewal() {
                    interactor.renew()
                    delegate?.loanDetailsDidRenew()
                }
            }

            extension LoanListPresenter: LoanDetailsPresenterDelegate { func loanDetailsDidRenew() {} }
            """
    )

    private static let eventHandlerHelp = (
        name: "LoanHelp.swift",
        source: """
            ‹imports|›import UIKit

            protocol LoanHelpViewEventHandler: AnyObject { func loanHelpViewDidSelectClose() }
            protocol LoanHelpView: AnyObject { func updateHelp(_ text: String) }

            final class LoanHelpInteractor { func load() {} }
            final class LoanHelpWireframe { func dismissHelp() {} }

            final class ‹name|LoanHelpPresenter›: LoanHelpViewEventHandler {
                private let view: LoanHelpView
                private let wireframe: LoanHelpWireframe
                ‹works|›

                init(view: LoanHelpView, wireframe: LoanHelpWireframe) {
                    self.view = view
                    self.wireframe = wireframe
                }

                func loanHelpViewDidSelectClose() { wireframe.dismissHelp() }
            }

            final class LoanHelpViewController: UIViewController, LoanHelpView {
                weak var eventHandler: LoanHelpViewEventHandler?
                func updateHelp(_ text: String) { title = text }
            }
            """
    )
}
