import Diagnostics
import Testing

/// Protocols that stand behind a type alias as parts of one.
@Suite struct CompositionTests {
    private func files(view: String = "var presenter: LoanPresenterProtocol?", presenter: String = "", interactor: String = "", others: String = "") -> Files {
        [
            (
                "LoanProtocols.swift",
                """
                typealias LoanViewProtocol = LoanViewable & Loadable
                typealias LoanPresenterProtocol = LoanPresentable & LoanPresenterViewConfiguration
                protocol LoanViewable: AnyObject { func show(_ title: String) }
                protocol LoanPresentable: AnyObject { var view: LoanViewProtocol? { get set } }
                protocol LoanPresenterViewConfiguration: AnyObject { func viewDidLoad() }
                protocol LoanInteractorProtocol: AnyObject { func load() }
                protocol LoanInteractorDelegate: AnyObject { func didLoad(_ title: String) }
                protocol LoanRouterProtocol: AnyObject { func open() }
                """
            ),
            (
                "LoanViewController.swift",
                """
                import UIKit
                final class LoanViewController: UIViewController, LoanViewable, Loadable {
                    lazy var loadingView = LoadingView()
                    \(view)
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                    func show(_ title: String) { self.title = title }
                }
                """
            ),
            (
                "LoanPresenter.swift",
                """
                final class LoanPresenter: LoanPresentable, LoanPresenterViewConfiguration, LoanInteractorDelegate {
                    weak var view: LoanViewProtocol?
                    var interactor: LoanInteractorProtocol?
                    var router: LoanRouterProtocol?
                    \(presenter)
                    func viewDidLoad() { view?.showLoadingView(); interactor?.load() }
                    func didLoad(_ title: String) { view?.show(title) }
                }
                """
            ),
            (
                "LoanInteractor.swift",
                """
                final class LoanInteractor: LoanInteractorProtocol {
                    \(interactor.isEmpty ? "weak var presenter: LoanInteractorDelegate?" : interactor)
                    func load() { presenter?.didLoad("") }
                }
                """
            ),
            ("LoanRouter.swift", "final class LoanRouter: LoanRouterProtocol { func open() {} }"),
            (
                "LoanModule.swift",
                """
                import UIKit
                enum LoanModule {
                    static func assemble() -> UIViewController {
                        let (view, presenter, interactor) = (LoanViewController(), LoanPresenter(), LoanInteractor())
                        view.presenter = presenter
                        presenter.view = view
                        presenter.interactor = interactor
                        presenter.router = LoanRouter()
                        interactor.presenter = presenter
                        return view
                    }
                }
                """
            ),
            ("Common/Loadable.swift", others.isEmpty ? Self.loadable : others),
        ]
    }

    private static let loadable = """
        import UIKit
        final class LoadingView: UIView {}
        protocol Loadable: AnyObject { var loadingView: LoadingView { get set }; func showLoadingView() }
        extension Loadable where Self: UIViewController { func showLoadingView() { view.addSubview(loadingView) } }
        """

    private func found(_ files: Files, _ rules: Set<String>) throws -> [Finding] {
        try lint(files, dialect: "module-factory").filter { rules.contains($0.rule) }
    }

    /// What every screen can do, with code for all view controllers, is views' own.
    @Test(arguments: [("", 0), ("private ", 1)])
    func whatScreensShare(kind: String, count: Int) throws {
        let others = kind.isEmpty ? Self.loadable : Self.loadable.replacing(/extension Loadable.*/, with: "")
        #expect(try found(files(others: others), ["outward-dependency", "reference-crossing"]).count == count)
    }

    /// People have read the alias, not its parts.
    @Test func theNameThatStandsThere() throws {
        let held = "var presenter: (LoanPresenterProtocol & LoanInteractorDelegate)?"
        let finding = try #require(try found(files(interactor: held), ["strong-output-reference"]).first)
        #expect(finding.message.contains("the presenter's interface LoanPresenterProtocol strongly in 'presenter'"))
        let skipped = files(view: "var presenter: LoanPresenterProtocol?", presenter: "", others: Self.loadable) + [
            ("CardModule.swift", """
            import UIKit
            protocol CardInteractorProtocol: AnyObject { func load() }
            final class CardPresenter { var interactor: CardInteractorProtocol?; var loan: LoanPresenterProtocol?; func viewDidLoad() { interactor?.load() } }
            final class CardInteractor: CardInteractorProtocol { func load() {} }
            """)
        ]
        let foreign = try #require(try found(skipped, ["foreign-module-type"]).first)
        #expect(foreign.message.contains("the presenter's interface LoanPresenterProtocol of another scene"))
        #expect(foreign.related.map(\.message) == ["LoanPresenterProtocol is declared here"])
    }

    @Test func theNameThatIsOffered() throws {
        let finding = try #require(try found(files(view: "var presenter: LoanPresenter?"), ["concrete-boundary"]).first)
        #expect(finding.help == "Type the property LoanPresenterProtocol, which LoanPresenter already implements.")
    }
}
