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
}
