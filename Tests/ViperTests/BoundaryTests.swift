import Testing
import Viper

/// Protocols between two parts that don't say in their names what they are.
@Suite struct BoundaryTests {
    private static let stack = """
        import UIKit
        protocol LoanFace: AnyObject { func show() }
        protocol LoanBrain: AnyObject { func load() }
        protocol LoanEars: AnyObject { func start() }
        protocol LoanAnswers: AnyObject { func loaded() }
        protocol LoanWays: AnyObject { func close() }
        final class LoanRouter: LoanWays { func close() {} }
        final class LoanInteractor: LoanBrain { weak var presenter: LoanAnswers?; func load() { presenter?.loaded() } }
        final class LoanPresenter: LoanEars, LoanAnswers {
            weak var view: LoanFace?
            var brain: LoanBrain?
            var ways: LoanWays?
            func start() { brain?.load() }
            func loaded() { view?.show(); ways?.close() }
        }
        final class LoanViewController: UIViewController, LoanFace { var presenter: LoanEars?; func show() {} }

        """

    @Test func whoeverStandsAroundThemTells() throws {
        try expectRoles(
            Self.stack,
            [
                "LoanFace": .viewInterface, "LoanBrain": .interactorInterface, "LoanEars": .presenterInterface,
                "LoanAnswers": .interactorOutput, "LoanWays": .routerInterface, "LoanPresenter": .presenter,
                "LoanInteractor": .interactor, "LoanRouter": .router,
            ])
    }

    /// What others implement as well serves more than the stack.
    @Test(arguments: ["final class Theme: LoanFace { func show() {} }", "extension LoanRouter: LoanFace { func show() {} }"])
    func whatOthersImplementToo(other: String) throws {
        try expectRoles(Self.stack + other, ["LoanFace": Role?.none])
    }

    @Test func whatNobodySpeaksTo() throws {
        try expectRoles(
            Self.stack + "protocol Reusable {}\nextension LoanViewController: Reusable {}", ["Reusable": Role?.none])
    }

    /// The name that a composition goes by speaks for its parts, whatever their own say.
    @Test(arguments: ["LoanViewable & Loadable", "(LoanViewable & Loadable)", "any (LoanViewable & Loadable)"])
    func compositionsBehindAnAlias(composition: String) throws {
        let source = """
            import UIKit
            typealias LoanViewProtocol = \(composition)
            typealias LoanPresenterProtocol = any LoanStarting & LoanPresenterServiceInteractable
            protocol LoanViewable: AnyObject { func show() }
            protocol Loadable: AnyObject { func spin() }
            protocol LoanStarting: AnyObject { func start() }
            protocol LoanPresenterServiceInteractable: AnyObject { func save() }
            protocol LoanInteractorProtocol: AnyObject { func load() }
            final class LoanInteractor: LoanInteractorProtocol { func load() {} }
            final class LoanPresenter: LoanStarting, LoanPresenterServiceInteractable {
                weak var view: LoanViewProtocol?
                var interactor: LoanInteractorProtocol?
                func start() { interactor?.load(); view?.show() }
                func save() {}
            }
            final class LoanViewController: UIViewController, LoanViewable {
                var presenter: LoanPresenterProtocol?
                func show() { presenter?.save() }
            }
            extension LoanViewController: Loadable { func spin() {} }
            """
        try expectRoles(
            [("A.swift", source)],
            [
                "LoanViewable": .viewInterface, "Loadable": .viewInterface, "LoanStarting": .presenterInterface,
                "LoanPresenterServiceInteractable": .presenterInterface,
            ], dialect: library["module-factory"]?.dialect ?? clean)
    }

    @Test func anAliasOfItself() throws {
        try expectRoles(
            Self.stack + "typealias AView = BView & LoanFace\ntypealias BView = AView", ["LoanFace": .viewInterface])
    }

    /// A name of several protocols says nothing of any.
    @Test func partsOfOneName() throws {
        let source = """
            enum A { protocol Part {} }
            enum B { protocol Part {} }
            typealias LoanPresenterOutput = Part
            """
        try expectRoles(Self.stack + source, ["A.Part": Role?.none, "B.Part": Role?.none])
    }

    /// The router of the window is held by those of the scenes; what a network layer calls routers is not.
    @Test func theRouterBehindARouter() throws {
        let source = """
            final class RootRouter { func show() {} }
            extension LoanRouter { func open() { root.show() } }
            final class SessionRouter { let api = APIRouter() }
            final class APIRouter { weak var session: SessionRouter? }
            """
        let stack = Self.stack.replacing("LoanWays { func close", with: "LoanWays { let root = RootRouter(); func close")
        try expectRoles(
            stack + source, ["RootRouter": .router, "SessionRouter": Role?.none, "APIRouter": Role?.none])
    }

    /// What pops up in a scene speaks to the scene's presenter by a delegate of its own.
    @Test(arguments: [("LoanOptions", Role?.none), ("Loan", .presenterInterface)])
    func aDelegateOfWhatPopsUp(name: String, role: Role?) throws {
        let source = """
            protocol \(name)Delegate: AnyObject { func reset() }
            final class \(name)PopoverViewController: UIViewController { weak var delegate: \(name)Delegate? }
            extension LoanPresenter: \(name)Delegate { func reset() {} }
            """
        try expectRoles(
            [("A.swift", loanStack + source)], ["\(name)Delegate": role], dialect: library["xcode-templates"]?.dialect ?? clean)
    }

    /// Whose delegate it is shows in who implements and who speaks to it.
    @Test func delegatesWithinAScene() throws {
        let source = """
            protocol CoinViewDelegate: AnyObject { func show() }
            protocol CoinInteractorDelegate: AnyObject { func loaded() }
            protocol CoinPickerDelegate: AnyObject { func picked() }
            final class CoinInteractor { weak var delegate: CoinInteractorDelegate?; func load() { delegate?.loaded() } }
            final class CoinPresenter: CoinInteractorDelegate {
                weak var view: CoinViewDelegate?
                let interactor = CoinInteractor()
                weak var delegate: CoinPickerDelegate?
                func start() { interactor.load() }
                func loaded() { view?.show(); delegate?.picked() }
            }
            final class CoinViewController: UIViewController, CoinViewDelegate {
                let presenter = CoinPresenter()
                func show() { presenter.start() }
            }
            final class WalletInteractor { func load() {} }
            final class WalletPresenter: CoinPickerDelegate { let interactor = WalletInteractor(); func picked() { interactor.load() } }
            """
        try expectRoles(
            [("A.swift", source)],
            ["CoinViewDelegate": .viewInterface, "CoinInteractorDelegate": .interactorOutput, "CoinPickerDelegate": .moduleInterface],
            dialect: library["module-factory"]?.dialect ?? clean)
    }

    /// An interactor that hears of what another scene's presenter tells is not asked for anything there.
    @Test(arguments: [("weak var output: StoriesOutput?", Role?.none), ("var output: StoriesOutput?", .interactorInterface)])
    func anInteractorThatIsTold(output: String, role: Role?) throws {
        let source = """
            protocol StoriesOutput: AnyObject { func hide() }
            final class StoriesPresenter { weak var view: StoriesView?; \(output) }
            protocol StoriesView: AnyObject { func show() }
            final class StoriesViewController: UIViewController, StoriesView { var presenter: StoriesPresenter?; func show() {} }
            extension LoanUseCase: StoriesOutput { func hide() {} }
            """
        try expectRoles([("A.swift", loanStack + source)], ["StoriesOutput": role])
    }

    /// A cell's presenter heads no scene of its own.
    @Test func cellsAreNoScenes() throws {
        let source = """
            final class LoanTableViewCell: UITableViewCell { var presenter: LoanTableViewCellPresenter? }
            final class LoanTableViewCellPresenter { weak var view: LoanTableViewCell?; let brain: LoanBrain? = nil }
            """
        let project = project([("A.swift", Self.stack + source)])
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "LoanTableViewCellPresenter" })
        #expect(project.role(of: type) == .presenter)
        #expect(project.module(of: type) == "Loan")
    }
}
