extension DialectExamples {
    static let book: [ExamplePair] = bookLayers + bookReferences + bookConduct

    private static let bookLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter looks whether its view is a certain one", ["presenter": "var isOnScreen: Bool { view is ↓LoanListViewController }"],
            good: "The presenter looks whether there is a view", ["presenter": "var isOnScreen: Bool { view != nil }"]),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["made": "interactor = ↓LoanListInteractor()"],
            good: "The assembly makes it"),
        ExamplePair(
            "skipped-layer",
            bad: "The view asks the interactor", ["view": "var interactor: ↓LoanListInteractorInput?"],
            good: "The view keeps what it shows", ["view": "private var titles: [String] = []"]),
        ExamplePair(
            "foreign-module-type",
            bad: "The card holds the list's presenter", ["delegate": "↓LoanListPresenter"],
            good: "The card holds its module output", others: [bookCard]),
        ExamplePair(
            "module-cycle",
            bad: "The card is configured with a row of the list", ["opened": "row: ↓LoanListCellObject", "title": "row.title"],
            good: "The card is configured with a title",
            both: ["shown": ", rows: [LoanListCellObject]", "argument": ", rows: []"],
            others: [
                bookCard, ("View/LoanListCellObject.swift", "struct LoanListCellObject {\n    let title: String\n    let card: LoanCardCellObject\n}"),
            ]),
        ExamplePair(
            "concrete-boundary",
            bad: "The presenter holds the interactor's class", ["interactorType": "↓LoanListInteractor"],
            good: "The presenter holds its input"),
        ExamplePair(
            "hidden-dependency",
            bad: "The interactor reaches for the shared session", ["work": "↓Session.shared.touch()"],
            good: "The session is handed in", ["useCase": "var session: Session?", "work": "session?.touch()"],
            others: [("Session.swift", "final class Session {\n    static let shared = Session()\n    func touch() {}\n}")]),
        ExamplePair(
            "forbidden-framework",
            bad: "The presenter knows a colour", ["presenter": "private var tint: ↓UIColor?"],
            good: "The view knows it", ["view": "private var tint: UIColor?"]),
        ExamplePair(
            "unused-framework-import",
            bad: "The interactor imports UIKit for nothing", ["import": "↓UIKit"],
            good: "The interactor imports Foundation"),
        ExamplePair(
            "incomplete-module",
            bad: "A presenter that unlocks the scene without an interactor",
            ["imports": "import LocalAuthentication\n", "name": "↓LoanHelpPresenter", "works": "var lock: LAContext?"],
            good: "A presenter with an interactor", ["works": "var interactor: LoanHelpInteractorInput?"], others: [bookHelp]),
    ]

    private static let bookReferences = [
        ExamplePair(
            "reference-crossing",
            bad: "The view is handed text that can be changed", ["shown": ", header: ↓NSMutableAttributedString", "argument": ", header: .init(string: \"\")"],
            good: "The view is handed a text", ["shown": ", header: String", "argument": ", header: \"\""]),
        ExamplePair(
            "entity-leak",
            bad: "The interactor hands out model objects", ["loaded": "loans: [↓LoanModelObject]", "titles": "loans.map(\\.title)", "result": "loans: []"],
            good: "It hands out structs",
            ["loaded": "loans: [Loan]", "titles": "loans.map(\\.title)", "result": "loans: service?.obtainLoans() ?? []"],
            others: [("Entities/LoanModelObject.swift", "final class LoanModelObject {\n    var title = \"\"\n}")]),
        ExamplePair(
            "strong-view-reference",
            bad: "The presenter holds its view strongly", ["viewReference": "var ↓view: LoanListViewInput?"],
            good: "The presenter holds it weakly"),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor holds its output strongly", ["output": "var ↓output: LoanListInteractorOutput?"],
            good: "The interactor holds it weakly"),
        ExamplePair(
            "retain-cycle",
            bad: "The router keeps its screen", ["routing": "var ↓screen: LoanListViewController?\nfunc attach(_ screen: LoanListViewController) { self.screen = screen }"],
            good: "The router knows it weakly", ["routing": "weak var screen: LoanListViewController?\nfunc attach(_ screen: LoanListViewController) { self.screen = screen }"]),
    ]

    private static let bookConduct = [
        ExamplePair(
            "unprefixed-event",
            bad: "The view gives an order", ["event": "↓loadLoans"],
            good: "The view tells what happened"),
        ExamplePair(
            "unprefixed-output",
            bad: "The interactor gives an order", ["answered": "↓showLoans"],
            good: "The interactor tells what it obtained"),
        ExamplePair(
            "view-query",
            bad: "The presenter asks what was typed", ["question": "var ↓searchText: String? { get }", "answer": "var searchText: String? { title }"],
            good: "The presenter tells what to show", ["question": "func update(searchText: String)", "answer": "func update(searchText: String) { title = searchText }"]),
        ExamplePair(
            "formatting-outside-presenter",
            bad: "The interactor words the number", ["useCase": "private func text(for days: Int) -> String { ↓String(format: \"%d days\", days) }"],
            good: "The presenter words it", ["presenter": "private func text(for days: Int) -> String { String(format: \"%d days\", days) }"]),
        ExamplePair(
            "navigation-outside-router",
            bad: "The view pushes the next screen",
            ["view": "func open(_ next: UIViewController) { navigationController?.↓pushViewController(next, animated: true) }"],
            good: "The router pushes it", ["next": "UITableViewController()"]),
        ExamplePair(
            "busy-view",
            bad: "The view decides whether a tap counts",
            ["view": "@IBAction private func firstTapped(_ sender: UIButton) { if (title ?? \"\").count > 3 { output.↓didSelectLoan(at: 0) } }"],
            good: "The view tells of every tap",
            ["view": "@IBAction private func firstTapped(_ sender: UIButton) { output.didSelectLoan(at: 0) }"]),
    ]

    private static let bookCard = (
        name: "LoanCard.swift",
        source: """
            struct LoanCardCellObject { let title: String }

            protocol LoanCardModuleOutput: AnyObject { func didRenewLoan() }
            protocol LoanCardViewInput: AnyObject { func update(card: LoanCardCellObject) }
            protocol LoanCardInteractorInput: AnyObject { func performRenewal() }

            final class LoanCardInteractor: LoanCardInteractorInput { func performRenewal() {} }

            final class LoanCardPresenter {
                weak var view: LoanCardViewInput?
                var interactor: LoanCardInteractorInput!
                weak var moduleOutput: ‹delegate|LoanCardModuleOutput›?

                func didOpen(‹opened|title: String›) { view?.update(card: LoanCardCellObject(title: ‹title|title›)) }
                func didTapRenewal() {
                    interactor.performRenewal()
                    moduleOutput?.didRenewLoan()
                }
            }

            extension LoanListPresenter: LoanCardModuleOutput { func didRenewLoan() {} }
            """
    )

    private static let bookHelp = (
        name: "LoanHelp.swift",
        source: """
            ‹imports|›import UIKit

            protocol LoanHelpViewInput: AnyObject { func update(help: String) }
            protocol LoanHelpViewOutput: AnyObject { func didTapClose() }
            protocol LoanHelpInteractorInput: AnyObject { func obtainHelp() }
            protocol LoanHelpRouterInput: AnyObject { func close() }

            final class LoanHelpInteractor: LoanHelpInteractorInput { func obtainHelp() {} }
            final class LoanHelpRouter: LoanHelpRouterInput { func close() {} }

            final class ‹name|LoanHelpPresenter›: LoanHelpViewOutput {
                weak var view: LoanHelpViewInput?
                ‹works|›
                var router: LoanHelpRouterInput?
                func didTapClose() { router?.close() }
            }

            final class LoanHelpViewController: UIViewController, LoanHelpViewInput {
                var output: LoanHelpViewOutput?
                func update(help: String) { title = help }
            }
            """
    )
}
