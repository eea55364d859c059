extension DialectExamples {
    static let moduleFactory: [ExamplePair] = moduleFactoryLayers + moduleFactoryReferences + moduleFactoryConduct + moduleFactoryLayout

    private static let moduleFactoryLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter looks whether its view is a certain one", ["presenter": "var isOnScreen: Bool { view is ↓LoanListViewController }"],
            good: "The presenter looks whether there is a view", ["presenter": "var isOnScreen: Bool { view != nil }"]),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["interactor": "↓LoanListInteractor()"],
            good: "A default that the module may replace"),
        ExamplePair(
            "skipped-layer",
            bad: "The view asks the interactor", ["view": "var interactor: ↓LoanListInteractorProtocol?"],
            good: "The view keeps what it shows", ["view": "private var titles: [String] = []"]),
        ExamplePair(
            "foreign-module-type",
            bad: "The details hold the list's presenter", ["delegate": "↓LoanListPresenter"],
            good: "The details hold a delegate", others: [moduleFactoryDetails]),
        ExamplePair(
            "module-cycle",
            bad: "The details are configured by a protocol of the list", ["opened": "list: ↓LoanListViewConfigurable", "title": "\"\""],
            good: "The details are configured with a title",
            both: ["protocols": "protocol LoanListDetailsViewable: AnyObject { func show(details: LoanDetailViewConfigurable) }", "presenter": "weak var details: LoanListDetailsViewable?"],
            others: [
                moduleFactoryDetails,
                (
                    "LoanListViewController+Details.swift",
                    """
                    extension LoanListViewController: LoanListDetailsViewable {
                        func show(details: LoanDetailViewConfigurable) { details.show(title: "") }
                    }
                    """
                ),
            ]),
        ExamplePair(
            "concrete-boundary",
            bad: "The presenter holds a second interactor by its class", ["presenter": "var cached: ↓LoanListInteractor?"],
            good: "The presenter holds it by its protocol", ["presenter": "var cached: LoanListInteractorProtocol?"]),
        ExamplePair(
            "hidden-dependency",
            bad: "The interactor reaches for the shared session", ["work": "↓Session.shared.touch()"],
            good: "The shared session is a default", ["useCase": "var session: Session = .shared", "work": "session.touch()"],
            others: [("Session.swift", "final class Session {\n    static let shared = Session()\n    func touch() {}\n}")]),
        ExamplePair(
            "forbidden-framework",
            bad: "The presenter knows a colour", ["presenter": "private var tint: ↓UIColor?"],
            good: "The view knows it", ["view": "private var tint: UIColor?"]),
        ExamplePair(
            "unused-framework-import",
            bad: "The interactor imports UIKit for nothing", ["import": "↓UIKit"],
            good: "The interactor imports Foundation"),
    ]

    private static let moduleFactoryReferences = [
        ExamplePair(
            "reference-crossing",
            bad: "The view is handed text that can be changed", ["imports": "import Foundation\n", "shown": ", header: ↓NSMutableAttributedString", "argument": ", header: .init(string: \"\")"],
            good: "The view is handed a text", ["shown": ", header: String", "argument": ", header: \"\""]),
        ExamplePair(
            "strong-view-reference",
            bad: "The presenter holds its view strongly", ["viewReference": "var ↓view: LoanListViewProtocol?"],
            good: "The presenter holds it weakly"),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor holds its presenter strongly", ["output": "var ↓presenter: LoanListPresenterProtocol?"],
            good: "The interactor holds it weakly"),
        ExamplePair(
            "retain-cycle",
            bad: "The router keeps its screen", ["routing": "var ↓screen: LoanListViewController?\nfunc attach(_ screen: LoanListViewController) { self.screen = screen }"],
            good: "The router knows it weakly", ["routing": "weak var screen: LoanListViewController?\nfunc attach(_ screen: LoanListViewController) { self.screen = screen }"]),
    ]

    private static let moduleFactoryConduct = [
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
            ["view": "@IBAction private func first(_ sender: Any) { if (title ?? \"\").count > 3 { presenter.↓selectRow(at: 0) } }"],
            good: "The view tells of every tap", ["view": "@IBAction private func first(_ sender: Any) { presenter.selectRow(at: 0) }"]),
    ]

    private static let moduleFactoryLayout = [
        ExamplePair(
            "incomplete-module",
            bad: "A presenter that unlocks the scene without an interactor",
            ["imports": "import LocalAuthentication\n", "name": "↓LoanHelpPresenter", "works": "var lock: LAContext?"],
            good: "A presenter with an interactor", ["works": "var interactor: LoanHelpInteractorProtocol?"], others: [moduleFactoryHelp]),
        ExamplePair(
            "scattered-interfaces",
            bad: "One protocol stands with the view", ["viewProtocol": "protocol ↓LoanListHeaderViewable: AnyObject { func show(header: String) }\n"],
            good: "It stands with the others", ["protocols": "protocol LoanListHeaderViewable: AnyObject { func show(header: String) }"],
            both: ["presenter": "weak var header: LoanListHeaderViewable?"],
            others: [
                (
                    "LoanListViewController+Header.swift",
                    "extension LoanListViewController: LoanListHeaderViewable { func show(header: String) { title = header } }"
                )
            ]),
        ExamplePair(
            "wrong-base-class",
            bad: "A module that the factory can't treat as one", ["module": "↓LoanListModule"],
            good: "A module like all others"),
    ]

    private static let moduleFactoryDetails = (
        name: "LoanDetail.swift",
        source: """
            import UIKit

            protocol LoanDetailDelegate: AnyObject { func didRenewLoan() }
            protocol LoanDetailViewConfigurable: AnyObject { func show(title: String) }
            protocol LoanDetailInteractorProtocol: AnyObject { func renew() }

            final class LoanDetailInteractor: LoanDetailInteractorProtocol { func renew() {} }

            final class LoanDetailViewController: UIViewController, LoanDetailViewConfigurable {
                func show(title: String) { self.title = title }
            }

            final class LoanDetailPresenter {
                weak var view: LoanDetailViewConfigurable?
                var interactor: LoanDetailInteractorProtocol
                private weak var delegate: ‹delegate|LoanDetailDelegate›?

                init(interactor: LoanDetailInteractorProtocol = LoanDetailInteractor()) { self.interactor = interactor }

                func configure(‹opened|title: String›) { view?.show(title: ‹title|title›) }
                func renewLoan() {
                    interactor.renew()
                    delegate?.didRenewLoan()
                }
            }

            extension LoanListPresenter: LoanDetailDelegate { func didRenewLoan() {} }
            """
    )

    private static let moduleFactoryHelp = (
        name: "LoanHelp.swift",
        source: """
            ‹imports|›import UIKit

            protocol LoanHelpViewProtocol: AnyObject { func show(help: String) }
            protocol LoanHelpPresenterProtocol: AnyObject { func close() }
            protocol LoanHelpInteractorProtocol: AnyObject { func loadHelp() }
            protocol LoanHelpRouterProtocol: AnyObject { func close() }

            final class LoanHelpInteractor: LoanHelpInteractorProtocol { func loadHelp() {} }
            final class LoanHelpRouter: LoanHelpRouterProtocol { func close() {} }

            final class ‹name|LoanHelpPresenter›: LoanHelpPresenterProtocol {
                weak var view: LoanHelpViewProtocol?
                ‹works|›
                var router: LoanHelpRouterProtocol = LoanHelpRouter()
                func close() { router.close() }
            }

            final class LoanHelpViewController: UIViewController, LoanHelpViewProtocol {
                var presenter: LoanHelpPresenterProtocol?
                func show(help: String) { title = help }
            }
            """
    )
}
