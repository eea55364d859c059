extension DialectExamples {
    static let xcodeTemplates: [ExamplePair] = xcodeTemplatesLayers + xcodeTemplatesReferences + xcodeTemplatesConduct

    private static let xcodeTemplatesLayers = [
        ExamplePair(
            "outward-dependency",
            bad: "The presenter looks whether its view is a certain one", ["presenter": "var isOnScreen: Bool { view is ↓LoanListView }"],
            good: "The presenter looks whether there is a view", ["presenter": "var isOnScreen: Bool { view != nil }"]),
        ExamplePair(
            "self-assembly",
            bad: "The presenter makes its interactor", ["made": "interactor = ↓LoanListInteractor()"],
            good: "The wireframe makes it"),
        ExamplePair(
            "skipped-layer",
            bad: "The presenter has a data manager", ["presenter": "var remoteDataManager: ↓LoanListRemoteDataManagerInputProtocol?"],
            good: "The presenter asks its interactor"),
        ExamplePair(
            "foreign-module-type",
            bad: "The details hold the list's presenter", ["delegate": "↓LoanListPresenter"],
            good: "The details hold a delegate", others: [xcodeTemplatesDetail]),
        ExamplePair(
            "module-cycle",
            bad: "The details are configured by a protocol of the list", ["opened": "list: ↓LoanListViewProtocol", "title": "\"\""],
            good: "The details are configured with a title",
            both: ["protocols": "protocol LoanListDetailProtocol: AnyObject { func show(detail: LoanDetailViewProtocol) }", "presenter": "weak var detail: LoanListDetailProtocol?"],
            others: [
                xcodeTemplatesDetail,
                (
                    "LoanList/View/LoanListView+Detail.swift",
                    """
                    extension LoanListView: LoanListDetailProtocol {
                        func show(detail: LoanDetailViewProtocol) { detail.show(title: "") }
                    }
                    """
                ),
            ]),
        ExamplePair(
            "concrete-boundary",
            bad: "The presenter holds a second interactor by its class", ["presenter": "var cached: ↓LoanListInteractor?"],
            good: "The presenter holds it by its protocol", ["presenter": "var cached: LoanListInteractorInputProtocol?"]),
        ExamplePair(
            "hidden-dependency",
            bad: "The interactor reaches for the shared session", ["work": "↓Session.shared.touch()"],
            good: "The session is handed in", ["interactor": "var session: Session?", "work": "session?.touch()"],
            others: [("Session.swift", "final class Session {\n    static let shared = Session()\n    func touch() {}\n}")]),
        ExamplePair(
            "forbidden-framework",
            bad: "The view reads the settings", ["view": "var isLargeType: Bool { ↓UserDefaults.standard.bool(forKey: \"large\") }"],
            good: "The data manager reads them"),
        ExamplePair(
            "incomplete-module",
            bad: "The presenter holds the interactor weakly, which nobody else keeps", ["interactorReference": "weak var ↓interactor: LoanListInteractorInputProtocol?"],
            good: "The presenter holds it strongly"),
        ExamplePair(
            "scattered-interfaces",
            bad: "One protocol stands with the view", ["viewProtocol": "protocol ↓LoanListHeaderProtocol: AnyObject { func show(header: String) }\n"],
            good: "It stands with the others", ["protocols": "\nprotocol LoanListHeaderProtocol: AnyObject { func show(header: String) }"],
            both: ["presenter": "weak var header: LoanListHeaderProtocol?"],
            others: [
                (
                    "LoanList/View/LoanListView+Header.swift",
                    "extension LoanListView: LoanListHeaderProtocol { func show(header: String) { title = header } }"
                )
            ]),
    ]

    private static let xcodeTemplatesReferences = [
        ExamplePair(
            "reference-crossing",
            bad: "The view is handed text that can be changed",
            ["shown": "with titles: ↓NSMutableAttributedString", "first": "titles.string", "argument": "with: .init(string: loans[0].title)"],
            good: "The view is handed a text", ["shown": "with titles: String", "first": "titles", "argument": "with: loans[0].title"]),
        ExamplePair(
            "entity-leak",
            bad: "One of four views is shown models", ["shown": "with loans: [↓LoanModel]", "first": "loans.first?.title", "argument": "with: loans"],
            good: "All are shown what presenters make of them", others: [xcodeTemplatesScenes]),
        ExamplePair(
            "strong-view-reference",
            bad: "The presenter holds its view strongly", ["viewReference": "var ↓view: LoanListViewProtocol?"],
            good: "The presenter holds it weakly"),
        ExamplePair(
            "strong-output-reference",
            bad: "The interactor holds its presenter strongly", ["output": "var ↓presenter: LoanListInteractorOutputProtocol?"],
            good: "The interactor holds it weakly"),
        ExamplePair(
            "retain-cycle",
            bad: "The wireframe keeps its screen", ["routing": "var ↓screen: LoanListView?\n    func show(_ screen: LoanListView) { self.screen = screen }"],
            good: "The wireframe knows it weakly", ["routing": "weak var screen: LoanListView?"]),
    ]

    private static let xcodeTemplatesConduct = [
        ExamplePair(
            "formatting-outside-presenter",
            bad: "The interactor words the number", ["interactor": "private func text(for days: Int) -> String { ↓String(format: \"%d days\", days) }"],
            good: "The presenter words it", ["presenter": "private func text(for days: Int) -> String { String(format: \"%d days\", days) }"]),
        ExamplePair(
            "navigation-outside-router",
            bad: "The view pushes the next screen",
            ["view": "func open(_ next: UIViewController) { navigationController?.↓pushViewController(next, animated: true) }"],
            good: "The wireframe pushes it", ["next": "UITableViewController()"]),
    ]

    private static let xcodeTemplatesScenes = (
        name: "Others.swift",
        source: ["Shelf", "Reader", "Branch"].map { name in
            """
            struct \(name)ViewModel { let title: String }
            protocol \(name)ViewProtocol: AnyObject { func show(_ shown: \(name)ViewModel) }
            class \(name)View: UIViewController, \(name)ViewProtocol { func show(_ shown: \(name)ViewModel) { title = shown.title } }
            class \(name)Presenter {
                weak var view: \(name)ViewProtocol?
                func viewDidLoad() { view?.show(\(name)ViewModel(title: "")) }
            }
            """
        }.reduce("import UIKit") { $0 + "\n\n" + $1 }
    )

    private static let xcodeTemplatesDetail = (
        name: "LoanDetail/LoanDetail.swift",
        source: """
            import UIKit

            protocol LoanDetailDelegate: AnyObject { func didRenewLoan() }
            protocol LoanDetailViewProtocol: AnyObject { func show(title: String) }
            protocol LoanDetailInteractorInputProtocol: AnyObject { func renew() }

            class LoanDetailInteractor: LoanDetailInteractorInputProtocol { func renew() {} }

            class LoanDetailView: UIViewController, LoanDetailViewProtocol {
                func show(title: String) { self.title = title }
            }

            class LoanDetailPresenter {
                weak var view: LoanDetailViewProtocol?
                var interactor: LoanDetailInteractorInputProtocol?
                weak var delegate: ‹delegate|LoanDetailDelegate›?

                func configure(‹opened|title: String›) { view?.show(title: ‹title|title›) }
                func renewLoan() {
                    interactor?.renew()
                    delegate?.didRenewLoan()
                }
            }

            extension LoanListPresenter: LoanDetailDelegate { func didRenewLoan() {} }
            """
    )
}
