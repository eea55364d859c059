import ProjectGraph
import Testing
import Viper

/// What stands around a type says more about its part than what the type is called.
@Suite struct SurroundingsTests {
    private func expect(
        _ source: String, _ expected: KeyValuePairs<String, Role?>, dialect: String = "clean", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectRoles(
            [("A.swift", loanStack + source)], expected, dialect: library[dialect]?.dialect ?? clean, sourceLocation: sourceLocation)
    }

    /// MVVM's view model asks for its data itself, and is its view's alone.
    @Test(arguments: [
        ("final class", "", Role?.none), ("final class", "extension LoanPresenter { func row() -> SearchViewModel { SearchViewModel() } }", .viewModel),
        ("struct", "", .viewModel), ("// viperlint:role view-model\nfinal class", "", .viewModel),
    ])
    func whoKnowsAViewModel(kind: String, others: String, role: Role?) throws {
        let source = "final class SearchViewController: UIViewController { let viewModel = SearchViewModel() }\n"
        try expect(source + kind + " SearchViewModel { init() {} }\n" + others, ["SearchViewModel": role])
    }

    /// The name of a presenter's composition covers all that the presenter implements.
    @Test func anInteractorsDelegateInAComposition() throws {
        let source = """
            typealias CardPresenterInterface = CardViewOutput & CardInteractorDelegate
            protocol CardViewOutput: AnyObject { func ready() }
            protocol CardInteractorDelegate: AnyObject { func loaded() }
            final class CardInteractor { weak var delegate: CardInteractorDelegate?; func load() { delegate?.loaded() } }
            final class CardPresenter: CardPresenterInterface {
                let interactor = CardInteractor()
                func ready() { interactor.load() }
                func loaded() {}
            }
            final class CardViewController: UIViewController { var output: CardViewOutput? }
            """
        try expect(source, ["CardViewOutput": .presenterInterface, "CardInteractorDelegate": .interactorOutput], dialect: "common")
    }

    /// What an interactor gets from its dependencies it works with, as if it held it itself.
    @Test(arguments: [
        ("HasCardService", "{ var cards: CardServicing { get } }", Role?.some(.managerInterface)), ("CardDependencies", "{ var cards: CardServicing { get } }", .managerInterface),
        ("CardDependencies", ": HasCards {}", .managerInterface), ("CardDependencies", ": CardServicing { var number: Int { get } }", nil),
        ("CardHolding", "{ var cards: CardServicing { get } }", nil), ("Hashing", "{ var cards: CardServicing { get } }", nil),
        ("HasCardService", "{ var cards: CardServicing { get }; func reset() }", nil),
    ])
    func whatIsHandedOut(name: String, requirements: String, role: Role?) throws {
        let source = """
            protocol CardServicing { func cards() -> [String] }
            final class CardService: CardServicing { func cards() -> [String] { [] } }
            protocol HasCards { var cards: CardServicing { get } }
            protocol \(name) \(requirements)
            final class CardInteractor { let dependencies: \(name)? = nil; func load() {} }
            final class CardPresenter { let interactor = CardInteractor(); func ready() { interactor.load() } }
            final class CardViewController: UIViewController { let presenter = CardPresenter() }
            """
        try expect(source, ["CardServicing": role], dialect: "common")
    }

    /// A presenter's own view speaks to it by what its module is said to offer; other modules' presenters do as a rule.
    @Test(arguments: [("var handler: CardModuleInterface?", Role.presenterInterface), ("", .moduleInterface)])
    func aModuleInterfaceThatAViewKeeps(property: String, role: Role) throws {
        let source = """
            protocol CardModuleInterface: AnyObject { func ready() }
            final class CardPresenter: CardModuleInterface { let useCase = LoanUseCase(); func ready() { useCase.eventReady() } }
            final class CardViewController: UIViewController { \(property) }
            extension LoanPresenter { func open(_ card: CardModuleInterface) { card.ready() } }
            """
        try expect(source, ["CardModuleInterface": role], dialect: "common")
    }

    /// A view reaches its presenter by what that hands out: `presenter.inputs`.
    @Test(arguments: ["common", "clean", "infinum", "module-factory", "event-handler", "book", "swiftui", "xcode-templates"])
    func whatAPresenterHandsOutOfItself(dialect: String) throws {
        let source = """
            protocol CardPresenterInputs { func ready() }
            protocol CardPresenterOutputs { var title: String { get } }
            protocol CardPresenterProtocol: AnyObject { var inputs: CardPresenterInputs { get }; var outputs: CardPresenterOutputs { get } }
            final class CardPresenter: CardPresenterProtocol, CardPresenterInputs, CardPresenterOutputs {
                var inputs: CardPresenterInputs { self }
                var outputs: CardPresenterOutputs { return self }
                let interactor = CardInteractor()
                var title: String { "" }
                func ready() { interactor.load() }
            }
            final class CardInteractor { func load() {} }
            final class CardViewController: UIViewController {
                var presenter: CardPresenterProtocol!
                override func viewDidLoad() { presenter.inputs.ready(); title = presenter.outputs.title }
            }
            """
        try expect(source, ["CardPresenterInputs": .presenterInterface, "CardPresenterOutputs": .presenterInterface], dialect: dialect)
    }

    /// By its class as well; where another presenter has to do with it, it may be the way between the two, and so may what is named so.
    @Test(arguments: [
        ("CardActions", "let presenter = CardPresenter()", "", Role.presenterInterface),
        ("CardActions", "", "", .moduleInterface),
        ("CardActions", "let presenter = CardPresenter()", "extension LoanPresenter { func open(_ card: CardActions) { card.ready() } }", .moduleInterface),
        ("CardModuleInput", "let presenter = CardPresenter()", "", .moduleInterface),
    ])
    func whatAClassHandsOutOfItself(name: String, property: String, others: String, role: Role) throws {
        let source = """
            protocol \(name) { func ready() }
            final class CardPresenter: \(name) {
                var actions: \(name) { self }
                let interactor = CardInteractor()
                func ready() { interactor.load() }
            }
            final class CardInteractor { func load() {} }
            final class CardViewController: UIViewController { \(property) }
            \(others)
            """
        try expect(source, [name: role], dialect: "common")
    }

    /// The delegate of a view that is used on several screens is implemented by views, whatever its name says.
    @Test(arguments: [("CardViewController", Role?.none), ("CardPresenter", .presenterInterface)])
    func theDelegateOfAView(implementer: String, role: Role?) throws {
        let source = """
            protocol EmptyStateViewDelegate: AnyObject { func emptyStateViewDidTap() }
            final class EmptyStateView: UIView { weak var delegate: EmptyStateViewDelegate?; func tap() { delegate?.emptyStateViewDidTap() } }
            final class CardPresenter { let interactor = LoanUseCase(); func ready() { interactor.eventReady() } }
            final class CardViewController: UIViewController { let presenter = CardPresenter(); let empty = EmptyStateView() }
            extension \(implementer): EmptyStateViewDelegate { func emptyStateViewDidTap() {} }
            """
        try expect(source, ["EmptyStateViewDelegate": role], dialect: "infinum")
    }

    /// Values that a gateway takes stand in its folder.
    @Test(arguments: [("struct", Role?.none), ("final class", .gateway)])
    func whatStandsInAGatewaysFolder(kind: String, role: Role?) throws {
        let files = [
            ("A.swift", loanStack), ("Entities/Loan.swift", "struct Loan {}"),
            ("Gateways/LoanQuery.swift", "\(kind) LoanQuery { var loan: Loan? }"),
        ]
        try expectRoles(files, ["LoanQuery": role], dialect: clean)
    }

    /// What nobody's router works through is one by what it makes.
    @Test func aRouterThatAssemblesItsScene() throws {
        let source = """
            final class LoanRouter {
                static func make() -> UIViewController {
                    let view = LoanViewController()
                    view.presenter = LoanPresenter()
                    return view
                }
            }
            final class LoanSessionRouter { let view: LoanViewController? = nil }
            """
        try expect(source, ["LoanRouter": .router, "LoanSessionRouter": Role?.none], dialect: "common")
    }

    @Test func classesThatAreCalledImplementations() throws {
        let source = """
            protocol CardPresenter: AnyObject { func ready() }
            protocol CardInteractor: AnyObject { func load() }
            protocol CardWireframe: AnyObject { func close() }
            final class CardInteractorImpl: CardInteractor { func load() {} }
            final class CardWireframeImpl: CardWireframe { func close() {} }
            final class CardPresenterImpl: CardPresenter {
                var interactor: CardInteractor?
                var wireframe: CardWireframe?
                func ready() { interactor?.load(); wireframe?.close() }
            }
            final class CardViewController: UIViewController { var presenter: CardPresenter? }
            """
        try expectRoles(
            [("A.swift", "import UIKit\n" + source)],
            [
                "CardPresenterImpl": .presenter, "CardInteractorImpl": .interactor, "CardWireframeImpl": .router,
                "CardPresenter": .presenterInterface, "CardInteractor": .interactorInterface, "CardWireframe": .routerInterface,
            ], dialect: library["common"]?.dialect ?? clean)
    }

    @Test(arguments: ["common", "clean", "infinum", "module-factory", "event-handler", "book", "swiftui", "xcode-templates"])
    func everyDialectKnows(dialect: String) throws {
        let source = """
            import WatchKit
            final class RunInterfaceController: WKInterfaceController { var presenter: RunPresenter? }
            final class RunPresenter { weak var view: RunInterfaceController?; let interactor = RunInteractor() }
            final class RunInteractor {}
            enum RunConfigurator { static func make(_ view: RunInterfaceController) { view.presenter = RunPresenter() } }
            enum RunBuilder { static func build(_ view: RunInterfaceController) { view.presenter = RunPresenter() } }
            enum RunAssembly { static func assemble(_ view: RunInterfaceController) { view.presenter = RunPresenter() } }
            """
        try expectRoles(
            [("A.swift", source)],
            [
                "RunInterfaceController": .view, "RunPresenter": .presenter, "RunConfigurator": .assembler, "RunBuilder": .assembler,
                "RunAssembly": .assembler,
            ], dialect: library[dialect]?.dialect ?? clean)
    }

    /// What stands beside a namespace belongs to its scene by the beginning of its name.
    @Test func protocolsBesideANamespace() throws {
        let source = """
            import UIKit
            enum Login {}
            protocol LoginViewInput: AnyObject { func show() }
            extension Login { final class Presenter { weak var view: LoginViewInput?; let interactor = Interactor() } }
            extension Login { final class Interactor {} }
            extension Login { final class ViewController: UIViewController, LoginViewInput { var presenter: Presenter?; func show() {} } }
            """
        let project = project([("A.swift", source)], dialect: library["book"]?.dialect ?? clean)
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "LoginViewInput" })
        #expect(project.module(of: type) == "Login")
    }

    private func scenes(_ source: String, of types: [String]) throws -> [String?] {
        let project = project([("A.swift", "import UIKit\n" + source)], dialect: library["common"]?.dialect ?? clean)
        return try types.map { name in
            let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == name }, "\(name)")
            return project.scene(of: type)?.name
        }
    }

    private static func parts(_ scene: String) -> String {
        """
        extension \(scene) { final class Interactor {} }
        extension \(scene) { final class Presenter { weak var view: ViewController?; let interactor = Interactor() } }
        extension \(scene) { final class ViewController: UIViewController { struct Row {}; var presenter: Presenter? } }

        """
    }

    /// A namespace around all scenes is none of them.
    @Test func scenesInANamespace() throws {
        let source = "enum Screens { enum Login {}; enum Profile {} }\n" + Self.parts("Screens.Login") + Self.parts("Screens.Profile")
        let types = ["Screens.Login.Interactor", "Screens.Profile.Interactor", "Screens.Login.Presenter", "Screens.Login.ViewController"]
        #expect(try scenes(source, of: types) == ["Login", "Profile", "Login", "Login"])
    }

    @Test func namesInANamespace() throws {
        let source = """
            enum Screens {
                final class LoginInteractor {}
                final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor() }
                final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
                final class ProfileInteractor {}
                final class ProfilePresenter { weak var view: ProfileViewController?; let interactor = ProfileInteractor() }
                final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
            }
            """
        #expect(try scenes(source, of: ["Screens.LoginInteractor", "Screens.ProfileViewController"]) == ["Login", "Profile"])
    }

    /// The only presenter of a namespace may be called after whatever is special about it.
    @Test(arguments: [("Default", "Default"), ("Default", "Mail"), ("Main", "Mail")])
    func onePresenterInANamespace(presenter: String, interactor: String) throws {
        func parts(_ scene: String) -> String {
            """
            enum \(scene) { protocol Interactor: AnyObject { func load() }; protocol View: AnyObject { func show() } }
            extension \(scene) { final class \(interactor)Interactor: Interactor { func load() {} } }
            extension \(scene) { final class \(presenter)Presenter { weak var view: View?; let interactor: Interactor = \(interactor)Interactor() } }
            extension \(scene) { final class ViewController: UIViewController, View { var presenter: \(presenter)Presenter?; func show() {} } }

            """
        }
        let types = ["Login.\(presenter)Presenter", "Login.ViewController", "Login.View", "Reset.\(presenter)Presenter", "Reset.\(interactor)Interactor", "Reset.ViewController"]
        #expect(try scenes(parts("Login") + parts("Reset"), of: types) == ["Login", "Login", "Login", "Reset", "Reset", "Reset"])
    }

    /// What a model consists of is where that is.
    @Test func modulesOfParts() throws {
        let source = "import UIKit\nstruct DetailsViewModel { struct Link { let id: Int }; let links: [Link] }\n" + Self.parts("Login")
            + "extension Login.Presenter { func show() { view?.show(DetailsViewModel(links: [])) } }\n"
            + "extension Login.ViewController { func show(_ details: DetailsViewModel) {} }"
        let project = project([("Login/Login.swift", "enum Login {}\n" + source)], dialect: library["common"]?.dialect ?? clean)
        let type = try #require(project.graph.projectTypes.first { project.graph[$0].fullName == "DetailsViewModel.Link" })
        #expect(project.module(of: type) == "Login")
    }

    /// Two of the same name are told apart by what is around them.
    @Test func scenesCalledTheSame() throws {
        let source = "enum Loans { enum Detail {} }\nenum Readers { enum Detail {} }\n" + Self.parts("Loans.Detail") + Self.parts("Readers.Detail")
        #expect(try scenes(source, of: ["Loans.Detail.Interactor", "Readers.Detail.ViewController"]) == ["Loans", "Readers"])
    }

    /// What stands in anything else is called after that.
    @Test func partsOfATypeThatAreCalledAsAScene() throws {
        let source = "enum Detail {}\nenum Order { case open; final class DetailViewController: UIViewController {} }\n" + Self.parts("Detail")
        #expect(try scenes(source, of: ["Detail.Interactor", "Order.DetailViewController"]) == ["Detail", nil])
    }

    /// What a service works through is data access as well; who hears of it is not.
    @Test(arguments: [("LoanTransport", Role?.some(.managerInterface)), ("LoanTransportObserver", nil), ("ImageLoading", nil)])
    func whatServicesWorkThrough(name: String, role: Role?) throws {
        let source = """
            protocol \(name) { func send() }
            final class SocketService: \(name) { func send() {} }
            final class LoanService { let transport: \(name); init(transport: \(name)) { self.transport = transport } }
            extension LoanUseCase { func use(_ one: LoanService, _ other: SocketService) {} }
            """
        try expect(source, [name: role], dialect: "common")
    }

    /// A gateway and its stand-in implement one protocol.
    @Test func aGatewayAndAService() throws {
        let source = """
            protocol Metering: Actor { func read() }
            actor MeterGateway: Metering { func read() {} }
            actor MeterService: Metering { func read() {} }
            extension LoanUseCase { func use(_ one: any Metering, _ other: MeterService, _ third: MeterGateway) {} }
            """
        try expect(source, ["Metering": .gatewayInterface], dialect: "common")
    }

    /// What moves between screens, and is called so, is a router; what only is called so is none.
    @Test(arguments: [("window?.rootViewController = UIViewController()", Role?.some(.router)), ("print(1)", nil)])
    func aCoordinatorWithoutAScene(statement: String, role: Role?) throws {
        try expect(
            "final class AppCoordinator { var window: UIWindow?; func start() { \(statement) } }", ["AppCoordinator": role], dialect: "common")
    }

    /// SwiftUI's presenters may have nothing but their view.
    @Test(arguments: [(": ObservableObject", Role?.some(.presenter)), ("", nil)])
    func aPresenterWithNothingBehind(base: String, role: Role?) throws {
        let source = """
            import SwiftUI
            final class CardPresenter\(base) { func use() {} }
            struct CardView: View { var presenter: CardPresenter; var body: some View { Text("") } }
            """
        try expect(source, ["CardPresenter": role], dialect: "swiftui")
    }

    /// What interactors of another name use alone routes no scenes.
    @Test(arguments: [("Audio", Role?.none), ("Loan", .some(.routerInterface))])
    func whatRoutesSomethingElse(word: String, role: Role?) throws {
        let source = """
            protocol \(word)Routing: AnyObject { func route() }
            final class \(word)Router: \(word)Routing { func route() {} }
            final class LoanInteractor { let routing: \(word)Routing; init(routing: \(word)Routing) { self.routing = routing } }
            extension LoanPresenter { func use(_ one: LoanInteractor) {} }
            """
        try expect(source, ["\(word)Routing": role], dialect: "common")
    }

    /// Who makes a scene, and is what its presenter leads on by, is its router; what makes scenes for others is not.
    @Test(arguments: [
        ("weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) }", "presenter.way = way", "Ways", Role?.some(.router)),
        ("weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) }", "presenter.way = way", "LoanFlow", .router),
        ("weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) }", "_ = way", "Other", nil),
        ("func close() {}", "presenter.way = way", "Ways", nil),
    ])
    func aRouterOfAnotherName(members: String, wiring: String, way: String, role: Role?) throws {
        let source = """
            import UIKit
            protocol Ways: AnyObject { func close() }
            protocol Other {}
            final class LoanFlow: Ways { \(members)
                static func module() -> UIViewController { let view = LoanViewController(); let way = LoanFlow()
                    let presenter = LoanPresenter(interactor: LoanInteractor()); \(wiring); view.presenter = presenter; return view } }
            final class LoanViewController: UIViewController { var presenter: LoanPresenter? }
            final class LoanInteractor { func load() {} }
            final class LoanPresenter { var way: \(way)?; let interactor: LoanInteractor; init(interactor: LoanInteractor) { self.interactor = interactor } }
            """
        try expectRoles([("A.swift", source)], ["LoanFlow": role, "Ways": role == nil || way == "LoanFlow" ? nil : .routerInterface], dialect: library["common"]?.dialect ?? clean)
    }

    /// What a game shows is a view as well.
    @Test(arguments: ["common", "clean", "book", "swiftui"])
    func gameScenes(dialect: String) throws {
        let source = """
            import SpriteKit
            protocol BoardShowing: AnyObject { func show() }
            final class BoardScene: SKScene, BoardShowing { var presenter: BoardPresenter?; func show() {} }
            final class BoardInteractor { func load() {} }
            final class BoardPresenter { weak var scene: BoardShowing?; let interactor: BoardInteractor; init(interactor: BoardInteractor) { self.interactor = interactor } }
            """
        try expectRoles([("A.swift", source)], ["BoardScene": .view, "BoardShowing": .viewInterface], dialect: library[dialect]?.dialect ?? clean)
    }

    /// Who moves between screens by it is a router, though interactors alone ask.
    @Test func aCoordinatorThatAnInteractorKnows() throws {
        let source = """
            import UIKit
            protocol MainCoordinating: AnyObject { func open() }
            final class MainCoordinator: MainCoordinating {
                let navigation = UINavigationController()
                func open() { navigation.pushViewController(UIViewController(), animated: true) }
            }
            final class LoanInteractor { weak var coordinator: MainCoordinating? }
            final class LoanPresenter { let interactor: LoanInteractor; init(interactor: LoanInteractor) { self.interactor = interactor } }
            """
        try expect(source, ["MainCoordinating": .routerInterface], dialect: "common")
    }

    /// A wrapper that keeps its value in the defaults makes data access of who has it.
    @Test(arguments: [("@Stored var isFirst: Bool", Role?.some(.manager)), ("var isFirst = true", nil)])
    func settingsBehindAWrapper(property: String, role: Role?) throws {
        let source = """

            import Foundation
            @propertyWrapper struct Stored { var wrappedValue: Bool { get { UserDefaults.standard.bool(forKey: "") } set {} } }
            final class Preferences { \(property) }
            extension LoanUseCase { func use(_ one: Preferences) {} }
            """
        try expect(source, ["Preferences": role], dialect: "common")
    }

    /// The delegate of a scene is who opened it, be it a view.
    @Test(arguments: [("LoanPickerDelegate", Role?.none), ("LoanDelegate", .some(.viewInterface))])
    func theDelegateThatAViewIs(name: String, role: Role?) throws {
        let source = """
            protocol \(name): AnyObject { func picked() }
            extension LoanViewController: \(name) { func picked() {} }
            extension LoanPresenter { func tell(_ delegate: \(name)) { delegate.picked() } }
            """
        try expect(source, [name: role], dialect: "common")
    }

    /// What stands for a part in a preview is none; a scene may well be called after one.
    @Test(arguments: [("private final class", Role?.none), ("final class", .some(.presenter))])
    func whatStandsInForAPart(kind: String, role: Role?) throws {
        try expect("\(kind) PreviewPresenter { let useCase = LoanUseCase(); func ready() { useCase.eventReady() } }", ["PreviewPresenter": role])
    }

    /// What shows what the camera sees is a view.
    @Test func thePreviewOfACamera() throws {
        try expect("private final class PreviewView: UIView { let presenter = LoanPresenter() }", ["PreviewView": .view])
    }

    /// A class among the services that interactors have do something; a value there is what they take and give.
    @Test(arguments: [("final class LoanPlayer { func play() {} }", Role?.some(.manager)), ("struct LoanPlayer { func play() {} }", nil)])
    func whatStandsAmongTheServices(declaration: String, role: Role?) throws {
        let common = try #require(library["common"]?.dialect)
        try expectRoles(
            [("A.swift", loanStack + "extension LoanUseCase { func use(_ one: LoanPlayer) { one.play() } }"), ("Services/LoanPlayer.swift", declaration)],
            ["LoanPlayer": role], dialect: common)
    }

    /// What views observe is what they show, though it is called a store.
    @Test(arguments: [(": ObservableObject", Role?.none), ("", .some(.manager))])
    func aStoreThatViewsObserve(base: String, role: Role?) throws {
        let source = """
            import Combine
            final class LoanViewStore\(base) { func put(_ title: String) {} }
            extension LoanUseCase { func use(_ one: LoanViewStore) {} }
            """
        try expect(source, ["LoanViewStore": role], dialect: "common")
    }
}
