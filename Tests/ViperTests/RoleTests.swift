import ProjectGraph
import Testing
import Viper

/// Who plays which part, and who only sounds like it.
@Suite struct RoleTests {
    private static let stack = """
        import UIKit
        protocol LoanListPresenterOutput: AnyObject { func show(row: LoanListRowViewModel) }
        protocol LoanListUseCaseOutput: AnyObject { func present(loan: LoanListPresentationModel) }
        protocol LoanDetailPresenterDelegate: AnyObject { func eventRenewed() }
        protocol LoanListRouter: AnyObject { func eventSelected(delegate: LoanDetailPresenterDelegate) }
        protocol EntityGateway { var loanManager: LoanManager { get } }
        protocol LoanManager { func loans() -> [Loan] }
        final class LoanListPresenter: LoanListUseCaseOutput, LoanDetailPresenterDelegate {
            weak var output: LoanListPresenterOutput?
            weak var router: LoanListRouter?
            let useCase: LoanListUseCase
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            func eventReady() { useCase.eventReady() }
            func present(loan: LoanListPresentationModel) { output?.show(row: LoanListRowViewModel(title: loan.title)) }
            func eventRenewed() {}
        }
        final class LoanListUseCase {
            weak var output: LoanListUseCaseOutput?
            let gateway: EntityGateway
            init(gateway: EntityGateway) { self.gateway = gateway }
            func eventReady() { LoanListUseCaseTransformer().transform(manager: gateway.loanManager, output: output) }
        }
        struct LoanListUseCaseTransformer {
            func transform(manager: LoanManager, output: LoanListUseCaseOutput?) {}
        }
        final class LoanListViewController: UIViewController, LoanListPresenterOutput {
            var presenter: LoanListPresenter!
            func show(row: LoanListRowViewModel) {}
        }
        final class LoanListConnector {
            func configure(_ view: LoanListViewController) {
                view.presenter = LoanListPresenter(useCase: LoanListUseCase(gateway: EntityGatewayImpl()))
            }
        }
        final class LoanListRouterImpl: LoanListRouter { func eventSelected(delegate: LoanDetailPresenterDelegate) {} }
        final class EntityGatewayImpl: EntityGateway { let loanManager: LoanManager = LoanManagerImpl() }
        final class LoanManagerImpl: LoanManager { func loans() -> [Loan] { [] } }
        struct LoanListRowViewModel { let title: String }
        struct LoanListPresentationModel { let title: String }

        """

    /// A storyboard's object that hands its view controller to the one who wires.
    @Test(arguments: [("LoanConfigurator().configure(loanViewController)", Role.assembler), ("", nil)])
    func anObjectOfAStoryboard(statement: String, role: Role?) throws {
        let source = Self.stack + """
            final class LoanConfigurator { func configure(_ view: LoanListViewController) { view.presenter = LoanListPresenter(useCase: LoanListUseCase(gateway: EntityGatewayImpl())) } }
            final class LoanListModuleInitializer: NSObject {
                @IBOutlet weak var loanViewController: LoanListViewController!
                override func awakeFromNib() { super.awakeFromNib(); \(statement) }
            }
            """
        try expectRoles(
            [("Scenes/LoanList.swift", source), ("Entities/Loan.swift", "struct Loan { let title: String }")],
            role.map { ["LoanListModuleInitializer": $0] } ?? [:])
    }

    /// What stands below an interactor is called a use case by its protocol alone, and is one where an assembler makes it.
    @Test(arguments: [
        ("LogoutUseCase", "Logout()", Role.interactor), ("LogoutUseCase & LoanManager", "Logout()", nil), ("LogoutUseCase", "Exit()", nil),
        ("LogoutTask", "Logout()", nil),
    ])
    func aUseCaseBelowAnInteractor(protocols: String, made: String, role: Role?) throws {
        let source = """
            protocol LogoutUseCase { func execute() }
            protocol LogoutTask { func execute() }
            final class Logout: \(protocols) { func execute() {}; func loans() -> [Loan] { [] } }
            final class Exit: LogoutUseCase, LogoutTask { func execute() {} }
            final class LoanExitUseCase {
                private let logout: LogoutUseCase
                private let task: LogoutTask
                weak var output: LoanListUseCaseOutput?
                init(logout: LogoutUseCase, task: LogoutTask) { (self.logout, self.task) = (logout, task) }
            }
            extension LoanListConnector { func exit() { _ = LoanExitUseCase(logout: \(made), task: \(made)) } }
            """
        try expectRoles(
            [("Scenes/LoanList.swift", Self.stack), ("Logout.swift", source), ("Entities/Loan.swift", "struct Loan { let title: String }")],
            ["Logout": role, "LogoutTask": Role?.none, "LogoutUseCase": .interactorInterface], dialect: #require(library["common"]?.dialect))
    }

    /// `URLClient` is called nothing, and what an interactor's gateway is implemented by is one.
    @Test(arguments: [("APIClient: LoanGateway", Role.manager), ("APIClient", nil), ("APIRouter: LoanGateway", nil)])
    func whatImplementsAGateway(declaration: String, role: Role?) throws {
        let source = """
            protocol LoanGateway { func fetch() }
            final class \(declaration) { func fetch() {} }
            extension LoanListUseCase { func reload(_ gateway: LoanGateway) { gateway.fetch() } }
            """
        let name = String(declaration.prefix { $0 != ":" })
        try expectRoles(
            [("Scenes/LoanList.swift", Self.stack), ("Gateway.swift", source), ("Entities/Loan.swift", "struct Loan { let title: String }")],
            [name: role, "LoanGateway": .gatewayInterface], dialect: #require(library["common"]?.dialect))
    }

    @Test func everyPartOfAStack() throws {
        try expectRoles(
            [("Scenes/LoanList.swift", Self.stack), ("Entities/Loan.swift", "struct Loan { let title: String }")],
            [
                "LoanListViewController": .view, "LoanListPresenter": .presenter, "LoanListUseCase": .interactor,
                "LoanListUseCaseTransformer": .transformer, "EntityGatewayImpl": .gateway,
                "LoanManagerImpl": .manager, "LoanListRouterImpl": .router, "LoanListConnector": .assembler,
                "LoanListRowViewModel": .viewModel, "LoanListPresentationModel": .presentationModel,
                "LoanListPresenterOutput": .viewInterface, "LoanListUseCaseOutput": .interactorOutput,
                "EntityGateway": .gatewayInterface,
                "LoanManager": .managerInterface, "LoanListRouter": .routerInterface,
                "LoanDetailPresenterDelegate": .moduleInterface,
                "Loan": .entity,
            ])
    }

    // MARK: - A suffix alone decides nothing

    @Test(arguments: [
        "enum APIRouter { case loans }", "struct APIRouter { let path: String }",
        "final class APIRouter { func route(_ path: String) {} }",
        "struct LoanListViewInput { let title: String }", "struct ViewInput {}",
        "final class DepositBuilder { func make() -> Int { 0 } }",
        "final class TourPresenter { func present() {} }", "final class HouseView { let rooms = 3 }", "class Presenter {}",
        "protocol LoanListView: AnyObject {}", "protocol HeaderView { var title: String { get } }", "struct Interactor {}",
        "final class USBConnector { let pins = 4 }", "enum LoanPresenter {}", "struct DateTransformer { func transform() {} }",
        "protocol ListViewController: UIViewController {}",
    ])
    func suffixes(declaration: String) throws {
        let name = try #require(declaration.split { " :{".contains($0) }.first { $0.first?.isUppercase == true })
        try expectRoles([("Scenes.swift", Self.stack), ("Other.swift", "import UIKit\n" + declaration)], ["\(name)": Role?.none])
    }

    /// A suffix and a folder are only words.
    @Test(arguments: [
        ("Routers/APIRouter.swift", "final class APIRouter {}", "APIRouter"),
        ("Presenters/A.swift", "final class APresenter {}", "APresenter"),
        ("Views/A.swift", "final class AView {}", "AView"), ("UseCases/A.swift", "final class AUseCase {}", "AUseCase"),
        ("Connectors/A.swift", "final class AConnector {}", "AConnector"),
    ])
    func suffixAndFolder(path: String, source: String, name: String) throws {
        try expectRoles([("Scenes.swift", Self.stack), (path, source)], [name: Role?.none])
    }

    /// Some misspell a part's name through the whole code base, whichever dialect they keep.
    @Test(arguments: ["Intractor", "Interacter", "Interector"], ["book", "clean", "common", "event-handler", "infinum", "module-factory", "swiftui", "xcode-templates"])
    func misspeltWords(interactor: String, dialect: String) throws {
        let source = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show() }
            protocol CardPresentorProtocol: AnyObject { func ready() }
            protocol Card\(interactor)InputProtocol: AnyObject { func load() }
            protocol Card\(interactor)OutputProtocol: AnyObject { func loaded() }
            final class CardViewController: UIViewController, CardViewProtocol { var presentor: CardPresentorProtocol?; func show() {} }
            final class CardPresentor: CardPresentorProtocol, Card\(interactor)OutputProtocol {
                weak var view: CardViewProtocol?
                var interactor: Card\(interactor)InputProtocol?
                func ready() { interactor?.load() }
                func loaded() { view?.show() }
            }
            final class Card\(interactor): Card\(interactor)InputProtocol {
                weak var presentor: Card\(interactor)OutputProtocol?
                func load() { presentor?.loaded() }
            }
            """
        try expectRoles(
            [("Card.swift", source)],
            [
                "CardPresentor": .presenter, "CardPresentorProtocol": .presenterInterface, "Card\(interactor)": .interactor,
                "Card\(interactor)InputProtocol": .interactorInterface, "Card\(interactor)OutputProtocol": .interactorOutput,
            ], dialect: #require(library[dialect]?.dialect))
    }

    @Test func presentationControllersAreNoPresenters() throws {
        try expectRoles(
            [
                ("Scenes.swift", Self.stack),
                (
                    "Card.swift",
                    "import UIKit\nfinal class CardPresentationController: UIPresentationController {}\nfinal class SheetPresenter: UIPresentationController {}"
                ),
            ],
            ["CardPresentationController": Role?.none, "SheetPresenter": Role?.none])
    }

    /// What a class is outweighs what it is called.
    @Test func aViewControllerCalledPresenter() throws {
        try expectRoles(
            [
                ("Scenes.swift", Self.stack),
                (
                    "Tour.swift",
                    "import UIKit\nfinal class TourPresenter: UIViewController {}\nclass Base: UIView {}\nfinal class Badge: Base {}"
                ),
            ],
            ["TourPresenter": .view, "Base": .view, "Badge": .view])
    }

    /// Nor do two that are called so make parts of each other.
    @Test func aViewCalledPresenterAndWhatItWorksWith() throws {
        let callout = """
            import UIKit
            class Callout: UIView {}
            final class CalloutPresenter: Callout { private let hover = HoverInteractor() }
            final class HoverInteractor: NSObject, UIInteraction { weak var view: UIView? }
            final class DragInteractor: UIPercentDrivenInteractiveTransition { var presenter: LoanListPresenter? }
            """
        try expectRoles(
            [("Scenes.swift", Self.stack), ("Callout.swift", callout)],
            ["CalloutPresenter": .view, "HoverInteractor": Role?.none, "DragInteractor": Role?.none])
    }

    /// Gestures and the window that they are made on give each other nothing but their names.
    @Test(arguments: [("", Role?.none), ("private let loans: LoanManager", .interactor), ("weak var output: LoanListUseCaseOutput?", .interactor)])
    func aHelperOnScreenCalledInteractor(member: String, role: Role?) throws {
        let toast = """
            import UIKit
            protocol LoanManager { func fetch() }
            final class LoanManagerImpl: LoanManager { func fetch() { URLSession.shared.invalidateAndCancel() } }
            final class ToastInteractor: NSObject, UIGestureRecognizerDelegate {
                \(member)
                func install(on view: UIView) { view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: nil)) }
            }
            final class ToastPresenter { private let window: UIWindow; let gestures: ToastInteractor }
            """
        try expectRoles([("Scenes.swift", Self.stack), ("Toast.swift", toast)], ["ToastInteractor": role, "ToastPresenter": role == nil ? nil : .presenter])
    }

    @Test func theLongestSuffixSpeaks() throws {
        try expectRoles(
            [
                ("Scenes.swift", Self.stack),
                ("T.swift", "final class RenewUseCaseTransformer { weak var output: LoanListUseCaseOutput? }"),
            ],
            ["RenewUseCaseTransformer": .transformer])
    }

    @Test func protocolsAreBoundariesAndClassesAreNot() throws {
        try expectRoles(
            [
                ("Scenes.swift", Self.stack),
                (
                    "Other.swift",
                    "protocol RenewPresenter: LoanListUseCaseOutput {}\nfinal class RenewPresenterOutput { let presenter: LoanListPresenter? = nil }"
                ),
            ], ["RenewPresenter": Role?.none, "RenewPresenterOutput": Role?.none])
    }

    // MARK: - Said outright

    @Test(
        arguments: [
            ("// viperlint:role presenter\nclass Brain {}", Role.presenter),
            ("/// Doc.\n// viperlint:role view-model\nstruct Brain {}", .viewModel),
            ("// viperlint:role router\nfinal class Brain {}", .router),
            ("    // viperlint:role view\n    public final class Brain {}", .view),
            ("// viperlint:role view-interface\nprotocol Brain {}", .viewInterface),
            ("// viperlint:role presenter -- it only sounds like a view\nclass Brain {}", .presenter),
            ("// viperlint:role presentor\nclass Brain {}", nil), ("// viperlint:role\nclass Brain {}", nil),
            ("// viperlint:role presenter\n\nclass Brain {}", nil), ("// viperlint:rolepresenter\nclass Brain {}", nil),
            ("let text = \"// viperlint:role presenter\"\nclass Brain {}", nil),
            ("class Brain {} // viperlint:role presenter", nil),
            ("// viperlint:role presenter\nclass Other {}\nclass Brain {}", nil),
        ] as [(String, Role?)])
    func directives(source: String, role: Role?) throws {
        try expectRoles(source, ["Brain": role])
    }

    @Test func aDirectiveOutweighsEverything() throws {
        let renamed = Self.stack.replacing(
            "final class LoanListPresenter:", with: "// viperlint:role assembler\nfinal class LoanListPresenter:")
        try expectRoles(renamed, ["LoanListPresenter": .assembler])
    }

    @Test func aDirectiveAboveAttributes() throws {
        try expectRoles("// viperlint:role presenter\n@MainActor\nfinal class Brain {}", ["Brain": .presenter])
    }

    // MARK: - Where types stand

    @Test func nestedNamespaces() throws {
        try expectRoles(
            [
                (
                    "Login.swift",
                    "enum Login { enum Cart {} }\nprotocol LoginPresenterOutput: AnyObject {}\nprotocol LoginUseCaseOutput: AnyObject {}"
                ),
                (
                    "Login+Parts.swift",
                    """
                    import UIKit
                    extension Login { final class Presenter: LoginUseCaseOutput { weak var output: LoginPresenterOutput?; let useCase = UseCase() } }
                    extension Login { final class UseCase { weak var output: LoginUseCaseOutput? } }
                    extension Login { final class ViewController: UIViewController, LoginPresenterOutput { var presenter: Presenter! } }
                    """
                ),
            ], ["Login.Presenter": .presenter, "Login.UseCase": .interactor, "Login.ViewController": .view, "Login": Role?.none])
    }

    @Test func conformancesInOtherFiles() throws {
        try expectRoles(
            [
                ("A.swift", Self.stack), ("B.swift", "final class RenewPresenter {}"),
                (
                    "C.swift",
                    "extension RenewPresenter: LoanListUseCaseOutput { func present(loan: LoanListPresentationModel) {} }"
                ),
                ("D.swift", "final class Table: NSObject {}"),
                ("E.swift", "import UIKit\nextension Table: UITableViewDataSource {}"),
            ], ["RenewPresenter": .presenter, "Table": .view])
    }

    @Test func twoTargetsWithTheSameNames() throws {
        let project = project([("App/A.swift", Self.stack), ("Widget/A.swift", Self.stack)])
        #expect(project.types(.presenter).count == 2)
        #expect(project.types(.interactor).count == 2)
        #expect(project.types(.view).count == 2)
    }

    @Test func aliasesHaveNoRole() throws {
        try expectRoles(
            [("A.swift", Self.stack), ("B.swift", "typealias OtherPresenter = LoanListPresenter")], ["OtherPresenter": Role?.none]
        )
    }

    /// A presenter may know nothing of a stack but the view controller that keeps it; a helper of a view is kept by one as well.
    @Test(arguments: [
        ("BillPresenter", "weak var screen: BillViewController?", "UIViewController", "var presenter: BillPresenter?", Role?.some(.presenter)),
        ("BillPresenter", "weak var screen: BillViewController?", "UIViewController", "", .none),
        ("BillPresenter", "weak var screen: BillViewController?", "UIViewController", "weak var presenter: BillPresenter?", .none),
        ("BillPresenter", "var screen: BillViewController?", "UIViewController", "var presenter: BillPresenter?", .none),
        ("AlertPresenter", "weak var screen: BillViewController?", "UIViewController", "var alerts: AlertPresenter?", .none),
        ("BillPresenter", "weak var screen: BillView?", "UIView", "var presenter: BillPresenter?", .none),
    ])
    func aPresenterThatKnowsItsViewOnly(name: String, reference: String, kind: String, keeping: String, role: Role?) throws {
        let view = kind == "UIView" ? "BillView" : "BillViewController"
        try expectRoles(
            [("A.swift", Self.stack), ("B.swift", "import UIKit\nfinal class \(name) { \(reference) }\nfinal class \(view): \(kind) { \(keeping) }")],
            [name: role])
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let files = Self.stack.split(separator: "\nfinal class ").enumerated().map { number, text in
            (path: "\(number).swift", source: (number == 0 ? "" : "final class ") + text)
        }
        let first = project(files)
        for _ in 0..<5 {
            let other = project(files.shuffled())
            #expect(
                other.graph.projectTypes.map { other.assignment(of: $0) }
                    == first.graph.projectTypes.map { first.assignment(of: $0) })
        }
    }
}
