import ProjectGraph
import Syntax
import Testing
import Viper

/// What rules see beyond single roles.
@Suite struct ProjectTests {
    @Test func presentersAloneAreNoVIPER() {
        let mvp = """
            import UIKit
            protocol LoginPresenterOutput: AnyObject { func show() }
            final class LoginPresenter { weak var output: LoginPresenterOutput?; func load() { output?.show() } }
            final class LoginViewController: UIViewController, LoginPresenterOutput { var presenter: LoginPresenter!; func show() {} }
            """
        let project = project([("Login.swift", mvp)])
        #expect(!project.isVIPER)
        #expect(project.types(.presenter).count == 1)
    }

    @Test(arguments: [
        "", "class A {}",
        "import UIKit\nclass LoginViewController: UIViewController { let model = LoginViewModel() }\nclass LoginViewModel {}",
        "final class LoginUseCase { weak var output: LoginUseCaseOutput? }\nprotocol LoginUseCaseOutput: AnyObject {}",
    ])
    func otherArchitectures(source: String) {
        #expect(!project([("A.swift", source)]).isVIPER)
    }

    @Test func aStackIsVIPER() {
        let source = """
            protocol LoginUseCaseOutput: AnyObject {}
            final class LoginPresenter: LoginUseCaseOutput { let useCase = LoginUseCase() }
            final class LoginUseCase { weak var output: LoginUseCaseOutput? }
            """
        #expect(project([("A.swift", source)]).isVIPER)
    }

    // MARK: - Modules

    @Test func modulesAreWhatPresentersAreCalled() throws {
        let source = """
            protocol LoanUseCaseOutput: AnyObject {}
            protocol LoanListUseCaseOutput: AnyObject {}
            final class LoanPresenter: LoanUseCaseOutput { let useCase: LoanUseCase? = nil }
            final class LoanListPresenter: LoanListUseCaseOutput { let useCase: LoanListUseCase? = nil }
            final class LoanUseCase { weak var output: LoanUseCaseOutput? }
            final class LoanListUseCase { weak var output: LoanListUseCaseOutput? }
            struct LoanListRow { struct Icon {} }
            struct LoanerCard {}
            struct Card { struct Back {} }
            """
        let project = project([("A.swift", source)])
        let modules = Dictionary(
            uniqueKeysWithValues: project.graph.projectTypes.map { (project.graph[$0].fullName, project.module(of: $0)) })
        #expect(modules["LoanPresenter"] == "Loan")
        #expect(modules["LoanUseCaseOutput"] == "Loan")
        #expect(modules["LoanListUseCase"] == "LoanList")
        #expect(modules["LoanListRow.Icon"] == "LoanList")
        #expect(modules["LoanerCard"] == .some(nil))
        #expect(modules["Card"] == .some(nil))
    }

    /// What only says which of several a type is does not belong to the scene's name.
    @Test func prefixesOfHouses() {
        let source = """
            protocol ILoanInteractor: AnyObject {}
            protocol Inbox {}
            protocol AnyLoanView: AnyObject {}
            enum CardScene { final class Presenter { var interactor: Interactor? }; final class Interactor {} }
            final class CardPage {}
            final class DefaultLoanPresenter { var interactor: ILoanInteractor? }
            final class DefaultLoanInteractor: ILoanInteractor {}
            final class NboxPresenter { var interactor: NboxInteractor? }
            final class NboxInteractor {}
            final class BranchPresenterImp { var interactor: BranchInteractorImp? }
            final class BranchInteractorImp {}
            final class ShelfDefaultPresenter { var interactor: ShelfInteractor? }
            final class ShelfInteractor {}
            """
        let project = project([("A.swift", source)])
        let modules = Dictionary(
            uniqueKeysWithValues: project.graph.projectTypes.map { (project.graph[$0].fullName, project.module(of: $0)) })
        #expect(modules == [
            "ILoanInteractor": "Loan", "DefaultLoanPresenter": "Loan", "DefaultLoanInteractor": "Loan", "NboxPresenter": "Nbox",
            "NboxInteractor": "Nbox", "Inbox": nil, "AnyLoanView": "Loan", "CardScene": "Card", "CardScene.Presenter": "Card",
            "CardScene.Interactor": "Card", "CardPage": "Card", "BranchPresenterImp": "Branch", "BranchInteractorImp": "Branch",
            "ShelfDefaultPresenter": "Shelf", "ShelfInteractor": "Shelf",
        ])
    }

    /// That holds for what rules know of scenes, and before what a name begins with.
    @Test(arguments: ["Loan", "View"])
    func scenesWithinNames(scene: String) throws {
        let source = """
            protocol PresenterToView\(scene)Protocol: AnyObject { func show() }
            protocol ViewToPresenter\(scene)Protocol: AnyObject { func load() }
            protocol PresenterToInteractor\(scene)Protocol: AnyObject { func load() }
            final class \(scene)Presenter: ViewToPresenter\(scene)Protocol {
                weak var view: PresenterToView\(scene)Protocol?
                var interactor: PresenterToInteractor\(scene)Protocol?
                func load() { interactor?.load() }
            }
            final class \(scene)Interactor: PresenterToInteractor\(scene)Protocol { func load() {} }
            final class ViewPresenter { var interactor: PresenterToInteractor\(scene)Protocol? }
            final class ViewInteractor {}
            """
        let project = project([("All.swift", source)], dialect: try #require(library["xcode-templates"]?.dialect))
        let found = project.graph.projectTypes.filter { project.graph[$0].kind == .protocol }.map { project.scene(of: $0)?.name }
        #expect(found == [scene, scene, scene])
    }

    /// What a protocol is called between who speaks and to whom is the scene, where its folder has several.
    @Test(arguments: [("PresenterToViewLoanProtocol", "Loan"), ("PresenterToViewCardProtocol", "Card"), ("PresenterToViewShelfProtocol", nil)])
    func namesThatSayWhoSpeaks(name: String, module: String?) throws {
        let source = """
            protocol \(name): AnyObject { func show() }
            protocol PresenterToInteractorLoanProtocol: AnyObject { func load() }
            final class LoanPresenter { weak var view: \(name)?; var interactor: PresenterToInteractorLoanProtocol? }
            final class CardPresenter { weak var view: \(name)? }
            """
        let project = project([("Modules/Loan/Loan.swift", source)], dialect: try #require(library["xcode-templates"]?.dialect))
        let found = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == name })
        #expect(project.role(of: found) == .viewInterface)
        #expect(project.module(of: found) == module)
    }

    /// Where all parts are called after the view, the scene isn't; a row's presenter has no scene.
    @Test(arguments: [("final class LoanViewUseCase { weak var output: LoanOutput? }", "LoanViewPresenter", "Loan"), ("", "LoanViewPresenter", nil)])
    func partsThatAreCalledAfterTheView(useCase: String, name: String, module: String?) {
        let source = """
            import UIKit
            protocol LoanOutput: AnyObject {}
            final class LoanView: UIView { var presenter: LoanViewPresenter? }
            final class LoanViewPresenter: LoanOutput { let useCase: LoanViewUseCase? = nil }
            \(useCase)
            """
        let project = project([("A.swift", source)])
        let found = project.graph.projectTypes.first { project.graph[$0].fullName == name }.flatMap { project.module(of: $0) }
        #expect(found == module)
    }

    /// `LoanViewPresenter` beside a `LoanInteractor` or `LoanRouter` is the scene's presenter, unless there is one without the view's word.
    @Test(arguments: [("", "Loan"), ("final class LoanPresenter: LoanOutput { let useCase: LoanUseCase? = nil }", "LoanView")])
    func aPresenterThatIsCalledAfterItsView(other: String, module: String) {
        let source = """
            import UIKit
            protocol LoanOutput: AnyObject {}
            final class LoanUseCase { weak var output: LoanOutput? }
            final class LoanViewController: UIViewController { var presenter: LoanViewPresenter? }
            final class LoanViewPresenter: LoanOutput { let useCase: LoanUseCase? = nil }
            \(other)
            """
        let project = project([("A.swift", source)])
        func sceneName(of name: String) -> String? { project.graph.projectTypes.first { project.graph[$0].fullName == name }.flatMap { project.module(of: $0) } }
        #expect(sceneName(of: "LoanViewPresenter") == module)
        #expect(sceneName(of: "LoanUseCase") == "Loan" || !other.isEmpty)
    }

    /// What a view shows may be nested in it, which makes no scene of the view.
    @Test(arguments: [("UI/LoanCell.swift", String?.none), ("Loan/Cells/ShelfCell.swift", "Loan")])
    func whatIsNestedInAView(path: String, module: String?) throws {
        let cell = path.contains("Shelf") ? "ShelfCell" : "BubbleCell"
        let source = """
            protocol LoanOutput: AnyObject { func show(_ rows: [\(cell).Model]) }
            final class LoanPresenter { weak var output: LoanOutput?; let useCase = LoanUseCase(); func rows() -> [\(cell).Model] { [] } }
            final class LoanUseCase {}
            """
        let project = project([
            ("Loan/Loan.swift", source), (path, "import UIKit\nfinal class \(cell): UITableViewCell { struct Model { let text: String } }"),
        ])
        let model = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "\(cell).Model" })
        #expect(project.module(of: model) == module)
    }

    /// What stands behind all scenes is called like one, and is none; a scene's presenter that another one inherits from is.
    @Test(arguments: [("", String?.none), ("enum LoanBuilder { static func make() { print(BasePresenter<Int>()) } }", "Base")])
    func theBaseOfScenes(builder: String, module: String?) {
        let source = """
            protocol LoanUseCaseOutput: AnyObject {}
            final class LoanPresenter: BasePresenter<Int>, LoanUseCaseOutput { let useCase = LoanUseCase() }
            final class LoanUseCase { weak var output: LoanUseCaseOutput? }
            \(builder)
            """
        let project = project([("Loan.swift", source), ("Base.swift", "class BasePresenter<View> { func log() {} }")])
        let base = project.graph.projectTypes.first { project.graph[$0].fullName == "BasePresenter" }
        #expect(base.flatMap { project.role(of: $0) } == .presenter)
        #expect(base.flatMap { project.module(of: $0) } == module)
    }

    /// What stands in a scene's folder is the scene's; what serves several is no scene's, whatever it is called.
    @Test func modulesByFolder() {
        let scene = { (name: String) in
            """
            protocol \(name)UseCaseOutput: AnyObject {}
            final class \(name)Presenter: \(name)UseCaseOutput { let useCase: \(name)UseCase? = nil }
            final class \(name)UseCase { weak var output: \(name)UseCaseOutput?; var manager: LoanManager?; func all() -> [LoanEntity] { [] } }
            """
        }
        let project = project([
            ("App/Scenes/Loans/Presenter/LoanPresenter.swift", scene("Loan")), ("App/Scenes/Loans/View/RowCell.swift", "import UIKit\nfinal class RowCell: UITableViewCell {}"),
            ("App/Scenes/Loans/View/Row.swift", "struct Row {}"), ("App/Scenes/Card/CardPresenter.swift", scene("Card") + "\nstruct Beside {}"),
            ("App/Services/LoanManager.swift", "final class LoanManager { func all() -> [LoanEntity] { [] } }"),
            ("App/Entities/LoanEntity.swift", "struct LoanEntity {}"), ("App/AppDelegate.swift", "final class AppDelegate {}"),
            ("App/Scenes/Theme.swift", "struct Theme {}"), ("App/Scenes/AppSettings/AppSettingsPresenter.swift", scene("AppSettings")),
        ])
        let modules = Dictionary(
            uniqueKeysWithValues: project.graph.projectTypes.map { (project.graph[$0].fullName, project.module(of: $0)) })
        #expect(modules["RowCell"] == "Loan")
        #expect(modules["Row"] == "Loan")
        #expect(modules["Beside"] == "Card")
        #expect(modules["LoanUseCase"] == "Loan")
        for shared in ["LoanManager", "LoanEntity", "AppDelegate", "Theme"] { #expect(modules[shared] == .some(nil), "\(shared)") }
    }

    // MARK: - Depth

    @Test(
        arguments: [
            (.view, 0), (.viewInterface, 1), (.presenter, 1), (.presenterInterface, 1), (.moduleInterface, 1),
            (.routerInterface, 1),
            (.viewModel, 1), (.interactor, 2), (.interactorOutput, 2), (.interactorInterface, 2), (.gatewayInterface, 2),
            (.managerInterface, 2), (.presentationModel, 2), (.transformer, 2), (.entity, 3), (.router, nil), (.assembler, nil),
            (.gateway, nil), (.manager, nil),
        ] as [(Role, Int?)])
    func depths(role: Role, depth: Int?) {
        #expect(project([]).depth(of: role) == depth)
    }

    @Test func boundariesStandForTheirImplementers() {
        for role in Role.allCases {
            #expect(role.isBoundary == (role.implementer != nil))
            #expect(!role.reached.isBoundary)
        }
    }

    // MARK: - Evidence

    @Test func evidenceIsShownTheStrongestFirst() throws {
        let project = project([
            ("Routers/A.swift", "final class APIRouter {}"), ("B.swift", "import UIKit\nfinal class BPresenter: UIView {}"),
        ])
        let router = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "APIRouter" })
        #expect(project.assignment(of: router) == nil)
        #expect(project.evidence(of: router).map(\.role) == [.router])
        #expect(
            project.evidence(of: router).first?.evidence.map(\.text).sorted() == [
                "it stands in the folder Routers", "its name ends in Router",
            ])
        let view = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "BPresenter" })
        #expect(project.evidence(of: view).map(\.role) == [.view, .presenter])
        #expect(project.role(of: view) == .view)
    }

    @Test func confidenceIsAShare() {
        let project = project([("A.swift", "// viperlint:role presenter\nclass A {}")])
        let all = project.graph.projectTypes.compactMap { project.assignment(of: $0) }
        #expect(all.map(\.role) == [.presenter])
        #expect(all.allSatisfy { $0.confidence > 0 && $0.confidence <= 1 })
    }

    @Test func otherWordsForTheSameParts() throws {
        var dialect = clean
        dialect.vocabulary[.presenter] = Vocabulary(suffixes: ["Handler"])
        dialect.vocabulary[.interactor] = Vocabulary(suffixes: ["Logic"])
        try expectRoles(
            [
                (
                    "A.swift",
                    "final class LoginHandler: LoginUseCaseOutput { let logic = LoginLogic() }\nfinal class LoginLogic { weak var output: LoginUseCaseOutput? }\nprotocol LoginUseCaseOutput: AnyObject {}\nfinal class LoginPresenter: LoginUseCaseOutput { let logic: LoginLogic? = nil }"
                )
            ],
            ["LoginHandler": .presenter, "LoginLogic": .interactor, "LoginPresenter": Role?.none], dialect: dialect)
    }
}
