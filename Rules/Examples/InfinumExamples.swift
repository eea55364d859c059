extension DialectExamples {
    static let infinum: [ExamplePair] = infinumLayers + infinumReferences + infinumConduct + infinumLayout

    private static let infinumLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter takes the view controller", ["presenter": "func isShown(on screen: ↓LoanListViewController) -> Bool { screen === view }"],
            good: "It takes the view's interface", ["presenter": "func isShown(on screen: LoanListViewInterface) -> Bool { screen === view }"]),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["interactor": "↓LoanListInteractor()"],
            good: "The wireframe makes it"),
        ExamplePair(
            "skipped-layer",
            bad: "The view asks the interactor", ["view": "var interactor: ↓LoanListInteractorInterface?"],
            good: "The view keeps what it shows", ["view": "private var titles: [String] = []"]),
        ExamplePair(
            "foreign-module-type",
            bad: "The details hold the list's presenter", ["delegate": "↓LoanListPresenter"],
            good: "The details hold a delegate", others: [infinumDetails]),
        ExamplePair(
            "module-cycle",
            bad: "The details are opened with a row of the list", ["opened": "item: ↓LoanListItemViewModel", "title": "item.title"],
            good: "The details are opened with a title",
            both: [
                "interfaces": "struct LoanListItemViewModel {\n    let title: String\n    let details: LoanDetailsViewModel\n}\n",
                "shown": ", items: [LoanListItemViewModel]", "argument": ", items: []",
            ], others: [infinumDetails]),
        ExamplePair(
            "concrete-boundary",
            bad: "The presenter holds the interactor's class", ["interactorType": "↓LoanListInteractor"],
            good: "The presenter holds its interface"),
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
    ]

    private static let infinumReferences = [
        ExamplePair(
            "reference-crossing",
            bad: "The view is handed a text that can change",
            ["shown": ", header: ↓NSMutableAttributedString", "argument": ", header: .init(string: \"\")"],
            good: "The view is handed one that can't", ["shown": ", header: NSAttributedString", "argument": ", header: .init(string: \"\")"]),
        ExamplePair(
            "strong-view-reference",
            bad: "The view is held strongly", ["viewReference": "private let ↓view: LoanListViewInterface"],
            good: "The view is unowned, and lives longer"),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor keeps whom it tells", ["useCase": "var ↓output: LoanListInteractorOutput?"],
            good: "The interactor knows it weakly", ["useCase": "weak var output: LoanListInteractorOutput?"],
            both: [
                "interfaces": "protocol LoanListInteractorOutput: AnyObject { func didLoad(count: Int) }\n", "work": "output?.didLoad(count: 3)",
                "assembly": """
                    let interactor = LoanListInteractor()
                            let presenter = LoanListPresenter(view: screen, interactor: interactor, wireframe: self)
                            interactor.output = presenter
                            screen.presenter = presenter
                    """,
            ],
            others: [("LoanListPresenter+Output.swift", "extension LoanListPresenter: LoanListInteractorOutput { func didLoad(count: Int) {} }")]),
        ExamplePair(
            "retain-cycle",
            bad: "The wireframe keeps its screen", ["routing": "var ↓screen: LoanListViewController?\n"],
            good: "The wireframe knows it weakly", ["routing": "weak var screen: LoanListViewController?\n"]),
    ]

    private static let infinumConduct = [
        ExamplePair(
            "unprefixed-event",
            bad: "The view gives an order", ["event": "↓openDetails"],
            good: "The view tells what was done"),
        ExamplePair(
            "formatting-outside-presenter",
            bad: "The interactor words the number", ["useCase": "private func text(for days: Int) -> String { ↓String(format: \"%d days\", days) }"],
            good: "The presenter words it", ["presenter": "private func text(for days: Int) -> String { String(format: \"%d days\", days) }"]),
        ExamplePair(
            "navigation-outside-router",
            bad: "The view pushes the next screen",
            ["view": "func open(_ next: UIViewController) { navigationController?.↓pushViewController(next, animated: true) }"],
            good: "The wireframe pushes it", ["navigation": "navigationController?.pushViewController(UITableViewController(), animated: true)"]),
        ExamplePair(
            "busy-view",
            bad: "The view decides whether a tap counts",
            ["view": "@IBAction private func lastTapped(_ sender: UIButton) { if (title ?? \"\").count > 3 { presenter.↓didSelectRow(at: 3) } }"],
            good: "The view tells of every tap",
            ["view": "@IBAction private func lastTapped(_ sender: UIButton) { presenter.didSelectRow(at: 3) }"]),
    ]

    private static let infinumLayout = [
        ExamplePair(
            "incomplete-module",
            bad: "A presenter without a view", ["name": "↓LoanHelpPresenter"],
            good: "A presenter with a view", ["shows": "private weak var view: LoanHelpViewInterface?"], others: [infinumHelp]),
        ExamplePair(
            "scattered-interfaces",
            bad: "One interface stands with the view", ["viewInterface": "protocol ↓LoanListHeaderViewInterface: ViewInterface { func show(header: String) }\n"],
            good: "It stands with the others", ["interfaces": "protocol LoanListHeaderViewInterface: ViewInterface { func show(header: String) }\n"],
            both: ["presenter": "weak var header: LoanListHeaderViewInterface?"],
            others: [
                (
                    "LoanListViewController+Header.swift",
                    "extension LoanListViewController: LoanListHeaderViewInterface { func show(header: String) { title = header } }"
                )
            ]),
        ExamplePair(
            "wrong-base-class",
            bad: "A wireframe of its own making", ["wireframe": "↓LoanListWireframe", "base": "", "navigation": ""],
            good: "A wireframe built on the base"),
    ]

    private static let infinumDetails = (
        name: "LoanDetails.swift",
        source: """
            struct LoanDetailsViewModel { let title: String }
            protocol LoanDetailsWireframeDelegate: AnyObject { func didRenewLoan() }
            protocol LoanDetailsViewInterface: ViewInterface { func show(_ details: LoanDetailsViewModel) }
            protocol LoanDetailsInteractorInterface: InteractorInterface { func renew(_ completion: @escaping () -> Void) }

            final class LoanDetailsInteractor: LoanDetailsInteractorInterface {
                func renew(_ completion: @escaping () -> Void) { completion() }
            }

            final class LoanDetailsPresenter {
                private weak var view: LoanDetailsViewInterface?
                private let interactor: LoanDetailsInteractorInterface
                private weak var delegate: ‹delegate|LoanDetailsWireframeDelegate›?

                init(view: LoanDetailsViewInterface, interactor: LoanDetailsInteractorInterface) {
                    self.view = view
                    self.interactor = interactor
                }

                func didOpen(‹opened|title: String›) { view?.show(LoanDetailsViewModel(title: ‹title|title›)) }
                func didTapRenew() { interactor.renew { [weak self] in self?.delegate?.didRenewLoan() } }
            }

            extension LoanListPresenter: LoanDetailsWireframeDelegate { func didRenewLoan() {} }
            """
    )

    private static let infinumHelp = (
        name: "LoanHelp.swift",
        source: """
            protocol LoanHelpViewInterface: ViewInterface { func show(help: String) }
            protocol LoanHelpWireframeInterface: WireframeInterface { func close() }
            protocol LoanHelpPresenterInterface: PresenterInterface { func didTapClose() }

            final class ‹name|LoanHelpPresenter›: LoanHelpPresenterInterface {
                ‹shows|›
                private let wireframe: LoanHelpWireframeInterface
                init(wireframe: LoanHelpWireframeInterface) { self.wireframe = wireframe }
                func viewDidLoad() {}
                func didTapClose() { wireframe.close() }
            }

            final class LoanHelpWireframe: BaseWireframe, LoanHelpWireframeInterface {
                func close() { navigationController?.popViewController(animated: true) }
            }
            """
    )
}
