import Testing

/// Scenes whose types begin like another scene's, told apart by their folders.
@Suite struct SceneHomeTests {
    /// A scene in a folder of its own, and what its view knows.
    private static func scene(_ name: String, in folder: String? = nil, view: String = "") -> (name: String, source: String) {
        (
            "Scenes/\(folder ?? name)/\(name).swift",
            """
            import UIKit
            protocol \(name)PresenterOutput: AnyObject { func showRows() }
            final class \(name)UseCase { func eventViewReady() {} }
            final class \(name)Presenter {
                weak var output: \(name)PresenterOutput?
                private let useCase: \(name)UseCase
                init(useCase: \(name)UseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady(); output?.showRows() }
            }
            final class \(name)ViewController: UIViewController, \(name)PresenterOutput {
                var presenter: \(name)Presenter?
                \(view)
                override func viewDidLoad() { super.viewDidLoad(); presenter?.eventViewReady() }
                func showRows() {}
            }
            """
        )
    }

    private func expect(_ files: Files, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: files, rule: "foreign-module-type", others: true, sourceLocation: sourceLocation)
        let others = try lint(MarkedFiles(files).plain).filter { $0.rule == "module-cycle" }
        #expect(others.isEmpty, sourceLocation: sourceLocation)
    }

    /// `OrderListBadge…` begins as `OrderList` does, and stands with `Order`.
    @Test(arguments: [("Order", ""), ("Order/Views", ""), ("OrderList", "↓"), ("OrderList/Views", "↓")])
    func aChildCalledLikeAnotherScene(folder: String, mark: String) throws {
        try expect([
            Self.scene("Order", view: "private let badge = \(mark)OrderListBadgeViewController()"), Self.scene("OrderList"),
            ("Scenes/\(folder)/Badge.swift", "import UIKit\nfinal class OrderListBadgeViewController: UIViewController {}"),
        ])
    }

    /// `ProfileEdit…` begins as `Profile` does, and stands with `EditProfile`.
    @Test(arguments: [("ProfileEdit", ""), ("Profile", "↓")])
    func aFolderWithTheWordsInAnotherOrder(folder: String, mark: String) throws {
        let header = "final class ProfileEditHeaderView: UIView { weak var presenter: \(mark)EditProfilePresenter? }"
        let view = folder == "Profile" ? "private let header = ProfileEditHeaderView()" : ""
        try expect([
            Self.scene("Profile", view: view), Self.scene("EditProfile", in: "ProfileEdit", view: "private let header = ProfileEditHeaderView()"),
            ("Scenes/\(folder)/Header.swift", "import UIKit\n\(header)"),
        ])
    }

    /// A scene's own parts are called as such, wherever they lie.
    @Test func partsOfAScene() throws {
        try expect([
            Self.scene("Order", view: "private var other: ↓OrderListPresenter?"), Self.scene("OrderList"),
            ("Scenes/Order/OrderListInteractor.swift", "final class OrderListConnector { func make() -> OrderListPresenter { OrderListPresenter(useCase: OrderListUseCase()) } }"),
        ])
    }

    /// Another presenter of a scene's view works with that view and its interactor, whatever it is called; one with a view of its own borrows them.
    @Test(arguments: ["HomePresenterProtocol", "FavouritesPresenterProtocol"])
    func anotherPresenterOfTheSameView(interface: String) throws {
        let mark = interface.hasPrefix("Home") ? "" : "↓"
        let home = """
            import UIKit
            protocol HomeViewProtocol: AnyObject { func show(_ text: String) }
            protocol HomePresenterProtocol: AnyObject { func viewDidLoad() }
            protocol HomeInteractorProtocol: AnyObject { func load() }
            protocol HomeInteractorOutput: AnyObject { func loaded() }
            final class HomeViewController: UIViewController, HomeViewProtocol {
                var presenter: HomePresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(_ text: String) {}
            }
            final class HomePresenter: HomePresenterProtocol, HomeInteractorOutput {
                weak var view: HomeViewProtocol?
                private let interactor: HomeInteractorProtocol
                init(interactor: HomeInteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { interactor.load() }
                func loaded() { view?.show("") }
            }
            final class HomeInteractor: HomeInteractorProtocol {
                weak var output: HomeInteractorOutput?
                func load() { output?.loaded() }
            }
            """
        let favourites = """
            import UIKit
            protocol FavouritesPresenterProtocol: AnyObject { func viewDidLoad() }
            final class FavouritesPresenter: \(interface), HomeInteractorOutput {
                weak var view: \(mark)HomeViewProtocol?
                private let interactor: \(mark)HomeInteractorProtocol
                init(interactor: HomeInteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { interactor.load() }
                func loaded() { view?.show("★") }
            }
            final class FavouritesViewController: UIViewController {
                var presenter: FavouritesPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
            }
            enum FavouritesBuilder {
                static func build() -> FavouritesPresenter { FavouritesPresenter(interactor: HomeInteractor()) }
            }
            """
        try expectFindings(
            in: [("Home/Home.swift", home), ("Favourites/Favourites.swift", favourites)], rule: "foreign-module-type", others: true, dialect: "common")
    }

    // MARK: - Protocols by the names of who speaks and who hears

    /// What a protocol of a scene is called: `PresenterToViewOrderProtocol`, `OrderPresenterToViewProtocol` or `OrderViewProtocol`.
    private static func name(_ part: String, of scene: String, _ style: Int) -> String {
        let ways = [
            "View": "PresenterToView", "Presenter": "ViewToPresenter", "Interactor": "PresenterToInteractor", "Output": "InteractorToPresenter",
            "Router": "PresenterToRouter",
        ]
        switch style {
        case 0: return "\(ways[part, default: part])\(scene)Protocol"
        case 1: return "\(scene)\(ways[part, default: part])Protocol"
        default: return "\(scene)\(part == "Output" ? "InteractorOutput" : part)Protocol"
        }
    }

    /// A scene's parts, with protocols between them.
    private static func stack(_ scene: String, _ style: Int, presenter: String = "", router: String = "", view: String = "Presenter") -> String {
        func name(_ part: String) -> String { Self.name(part, of: scene, style) }
        return """
            import UIKit
            protocol \(name("View")): AnyObject { func show(rows: [String]) }
            protocol \(name("Presenter")): AnyObject { func viewDidLoad(); func close() }
            protocol \(name("Interactor")): AnyObject { func load(); func toggle() }
            protocol \(name("Output")): AnyObject { func didLoad(_ rows: [String]) }
            protocol \(name("Router")): AnyObject { func open() }
            final class \(scene)ViewController: UIViewController, \(name("View")) {
                var presenter: \(view == "Presenter" ? name(view) : view)!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(rows: [String]) {}
            }
            final class \(scene)Presenter: \(name("Presenter")), \(name("Output")) {
                weak var view: \(name("View"))?
                private let interactor: \(name("Interactor"))
                private let router: \(name("Router"))
                \(presenter)
                init(interactor: \(name("Interactor")), router: \(name("Router"))) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load() }
                func close() { router.open() }
                func didLoad(_ rows: [String]) { view?.show(rows: rows) }
            }
            final class \(scene)Interactor: \(name("Interactor")) {
                weak var output: \(name("Output"))?
                private let service: LoanServiceProtocol
                init(service: LoanServiceProtocol) { self.service = service }
                func load() { service.fetch() }
                func toggle() {}
            }
            final class \(scene)Router: \(name("Router")) {
                weak var screen: UIViewController?
                \(router)
                func open() { screen?.dismiss(animated: true) }
                static func build() -> UIViewController {
                    let view = \(scene)ViewController()
                    let interactor = \(scene)Interactor(service: LoanService())
                    let router = \(scene)Router()
                    let presenter = \(scene)Presenter(interactor: interactor, router: router)
                    view.presenter = presenter
                    presenter.view = view
                    interactor.output = presenter
                    router.screen = view
                    return view
                }
            }
            """
    }

    private static func service(_ code: String = "") -> (name: String, source: String) {
        (
            "Data/LoanService.swift",
            """
            import Foundation
            protocol LoanServiceProtocol { func fetch() }
            final class LoanService: LoanServiceProtocol {
                \(code)
                func fetch() { _ = URLSession.shared }
            }
            """
        )
    }

    /// A scene is in its protocols' names, whatever stands before it.
    @Test(arguments: 0..<3)
    func protocolsThatSayWhoSpeaks(style: Int) throws {
        let router = "var interactor: \(Self.name("Interactor", of: "Order", style))?; func share() { interactor?.↓toggle() }"
        try expectFindings(
            in: [("Order.swift", Self.stack("Order", style, router: router)), Self.service()], rule: "skipped-layer", others: true, dialect: "common")
        let presenter = "var other: ↓\(Self.name("Interactor", of: "Order", style))?"
        try expectFindings(
            in: [("Order.swift", Self.stack("Order", style)), ("Loan.swift", Self.stack("Loan", style, presenter: presenter)), Self.service()],
            rule: "foreign-module-type", others: true, dialect: "common")
        try expectFindings(
            in: [("Order.swift", Self.stack("Order", style)), Self.service("weak var output: ↓\(Self.name("Output", of: "Order", style))?")],
            rule: "outward-dependency", others: true, dialect: "common")
        try expectFindings(
            in: [("Order.swift", Self.stack("Order", style, view: "↓OrderPresenter")), Self.service()], rule: "concrete-boundary", others: true, dialect: "common")
        try expectFindings(in: [("Order.swift", Self.stack("Order", style)), Self.service()], rule: "skipped-layer", dialect: "common")
    }
}
