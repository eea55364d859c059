import Diagnostics
import Testing

/// Who may ask a router, and what routers may ask of whom they put together.
@Suite struct RouterUseTests {
    // MARK: - SwiftUI

    private func swiftUI(_ attribute: String, _ router: String, body: String) -> Files {
        [
            (
                "CardList.swift",
                """
                import SwiftUI
                protocol CardListRouterProtocol: AnyObject { func showDetail(id: Int) }
                \(router) {
                    var path: [Int] = []
                    func showDetail(id: Int) { path.append(id) }
                    func didClose() {}
                    @ViewBuilder func detail(id: Int) -> some View { CardView(id: id) }
                    func help() -> AnyView { AnyView(Text("")) }
                }
                struct CardView: View { let id: Int; var body: some View { Text("\\(id)") } }
                protocol CardListInteractorProtocol { func cards() async -> [Int] }
                final class CardListInteractor: CardListInteractorProtocol { func cards() async -> [Int] { [] } }
                final class CardListPresenter: ObservableObject {
                    @Published private(set) var cards: [Int] = []
                    private let interactor: CardListInteractorProtocol
                    private let router: CardListRouterProtocol
                    init(interactor: CardListInteractorProtocol, router: CardListRouterProtocol) { self.interactor = interactor; self.router = router }
                    func onAppear() async { cards = await interactor.cards() }
                    func didSelect(_ id: Int) { router.showDetail(id: id) }
                }
                struct CardListView: View {
                    @ObservedObject var presenter: CardListPresenter
                    \(attribute) var router: CardListRouter
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            List(presenter.cards, id: \\.self) { id in \(body) }
                                .navigationDestination(for: Int.self) { router.detail(id: $0) }
                                .task { await presenter.onAppear() }
                        }
                    }
                }
                """
            )
        ]
    }

    /// What a presenter's route leads to, SwiftUI asks the view for; a view that names a route chooses one.
    @Test(arguments: [
        (".sheet(item: $presenter.route) { router.destination(for: $0) }", "", false), (".sheet(item: $presenter.route) { route in router.destination(for: route) }", "", false),
        (".sheet(isPresented: $isShown) { router.destination(for: .detail(1)) }", "@State private var isShown = false", true),
        (".sheet(item: $route) { router.destination(for: $0) }", "@State private var route: CardListRouter.Route?", true),
        (".sheet(isPresented: $isShown) { router.detail(id: 1) }", "@State private var isShown = false", true),
        (".sheet(item: $presenter.route) { router.destination(for: $0) }.onTapGesture { router.close() }", "", true),
    ])
    func aRouterThatMakesDestinations(modifier: String, state: String, isTold: Bool) throws {
        let source = """
            import SwiftUI
            struct CardListRouter {
                enum Route: Identifiable { case detail(Int); var id: Int { 0 } }
                @ViewBuilder func destination(for route: Route) -> some View { switch route { case .detail(let id): CardView(id: id) } }
                @ViewBuilder func detail(id: Int) -> some View { CardView(id: id) }
                func close() {}
            }
            struct CardView: View { let id: Int; var body: some View { Text("\\(id)") } }
            protocol CardListInteractorProtocol { func cards() async -> [Int] }
            final class CardListInteractor: CardListInteractorProtocol { func cards() async -> [Int] { [] } }
            final class CardListPresenter: ObservableObject {
                @Published private(set) var cards: [Int] = []
                @Published var route: CardListRouter.Route?
                private let interactor: CardListInteractorProtocol
                init(interactor: CardListInteractorProtocol) { self.interactor = interactor }
                func onAppear() async { cards = await interactor.cards() }
                func didSelect(_ id: Int) { route = .detail(id) }
            }
            struct CardListView: View {
                @StateObject var presenter: CardListPresenter
                let router: CardListRouter
                \(state)
                var body: some View {
                    List(presenter.cards, id: \\.self) { id in Button("") { presenter.didSelect(id) } }
                        .task { await presenter.onAppear() }
                        \(modifier)
                }
            }
            """
        let found = try lint([("CardList.swift", source)], dialect: "swiftui").filter { $0.rule == "skipped-layer" }
        #expect(found.isEmpty == !isTold && found.allSatisfy { $0.from.type == "CardListView" })
    }

    /// A view has to show what its router has opened; what comes next is the presenter's to say.
    @Test(arguments: ["@ObservedObject", "@EnvironmentObject", "@Bindable"], [
        ("Button(\"\") { presenter.didSelect(id) }", 0), ("router.help()", 0), ("Button(\"\") { router.didClose() }", 0),
        ("Button(\"\") { router.showDetail(id: id) }", 1),
    ])
    func aRouterThatAViewObserves(attribute: String, body: (String, Int)) throws {
        let router = attribute == "@Bindable"
            ? "@Observable final class CardListRouter: CardListRouterProtocol" : "final class CardListRouter: ObservableObject, CardListRouterProtocol"
        let findings = try lint(swiftUI(attribute, router, body: body.0), dialect: "swiftui")
        #expect(findings.map(\.rule) == Array(repeating: "skipped-layer", count: body.1))
        #expect(findings.allSatisfy { $0.message.contains("calls 'showDetail(id:)' of the router CardListRouter") })
    }

    /// A view that opens something in the router's state has led on by itself; what is bound is handed its values.
    @Test(arguments: [
        ("Button(\"\") { router.path.append(id) }", "path"), ("Button(\"\") { self.router.isHelpShown = true }", "isHelpShown"),
        ("Button(\"\") { router.sheet = .help }", "sheet"), ("Button(\"\") { router.sheet = CardListRouter.Sheet.help }", "sheet"),
        ("Button(\"\") { [router] in router.path.append(id) }", "path"), ("Button(\"\") { if let router = router { router.path.append(id) } }", "path"),
        ("Group { stacks.forEach { router in router.path.append(id) } }", nil),
        ("Button(\"\") { router.sheets = [.help] }", "sheets"), ("Button(\"\") { router.sheets = [] }", nil), ("Button(\"\") { router.path = [id] }", nil),
        ("Button(\"\") { router.path.removeLast() }", nil), ("Button(\"\") { router.isHelpShown = false }", nil), ("Button(\"\") { router.sheet = nil }", nil),
        ("Toggle(\"\", isOn: Binding(get: { router.isHelpShown }, set: { router.isHelpShown = $0 }))", nil),
        ("Toggle(\"\", isOn: $router.isHelpShown)", nil), ("Button(\"\") { shown.append(id) }", nil), ("Button(\"\") { presenter.isReady = true }", nil),
    ])
    func aRoutersStateThatAViewChanges(body: String, property: String?) throws {
        let files = swiftUI("@ObservedObject", "final class CardListRouter: ObservableObject, CardListRouterProtocol", body: body).map { name, source in
            (name, source.replacing("var path: [Int] = []", with: "enum Sheet { case help }; var path: [Int] = []; var isHelpShown = false; var sheet: Sheet?; var sheets: [Sheet] = []")
                .replacing("@Published private(set) var cards", with: "var isReady = false; @Published private(set) var cards")
                .replacing("var body: some View {\n            NavigationStack", with: "@State var shown: [Int] = []\n        var body: some View {\n            NavigationStack"))
        }
        let found = try lint(files, dialect: "swiftui").filter { $0.rule == "skipped-layer" }
        let expected = property.map { "the view CardListView changes '\($0)' of the router CardListRouter, past the layer between them" }
        #expect(found.map(\.message) == [expected].compactMap { $0 })
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// Whether a view holds its router or takes it from the environment, it has led on by itself.
    @Test(arguments: ["@Environment(CardListRouter.self) private var router", "@Environment(CardListRouter.self) var router: CardListRouter", "@Bindable var router: CardListRouter"], [
        ("router.path.append(id)", "changes 'path'"), ("router.showDetail(id: id)", "calls 'showDetail(id:)'"), ("router.path.removeLast()", nil),
    ])
    func aRouterOfTheEnvironment(property: String, body: (code: String, message: String?)) throws {
        let files = swiftUI("", "@Observable final class CardListRouter: CardListRouterProtocol", body: "Button(\"\") { \(body.code) }").map { name, source in
            (name, source.replacing(" var router: CardListRouter\n", with: " \(property)\n").replacing("(path: $router.path)", with: ""))
        }
        let found = try lint(files, dialect: "swiftui").filter { $0.rule == "skipped-layer" }
        #expect(found.map(\.message).map { $0.hasPrefix("the view CardListView \(body.message ?? "") of the router CardListRouter") } == (body.message == nil ? [] : [true]))
    }

    /// A modifier stands on the screen as the view does that it is put on.
    @Test(arguments: [
        ("@ObservedObject var router: CardListRouter", "content.sheet(item: $router.sheet) { Text($0.id) }", nil),
        ("@ObservedObject var router: CardListRouter", "content.onTapGesture { router.showDetail(id: 1) }", "calls 'showDetail(id:)'"),
        ("@ObservedObject var router: CardListRouter", "content.onTapGesture { router.path.append(1) }", "changes 'path'"),
        ("let router: any CardListRouterProtocol", "content", "names the router's interface CardListRouterProtocol"),
    ])
    func aModifierThatObservesTheRouter(property: String, body: String, message: String?) throws {
        let modifier = """
            import SwiftUI
            struct CardListModifier: ViewModifier { \(property); func body(content: Content) -> some View { \(body) } }
            """
        let files = swiftUI("@ObservedObject", "final class CardListRouter: ObservableObject, CardListRouterProtocol", body: "Text(\"\").modifier(CardListModifier(router: router))")
        let found = try lint(files + [("Modifier.swift", modifier)], dialect: "swiftui").filter { ["concrete-boundary", "skipped-layer"].contains($0.rule) && $0.from.type == "CardListModifier" }
        #expect(found.map(\.message).map { $0.hasPrefix("the view CardListModifier \(message ?? "")") } == (message == nil ? [] : [true]), "\(found.map(\.message))")
    }

    /// What nobody observes is held to ask it.
    @Test func aRouterThatAViewHolds() throws {
        let files = swiftUI("private", "final class CardListRouter: CardListRouterProtocol", body: "Text(\"\")")
        #expect(try lint(files, dialect: "swiftui").map(\.message).contains { $0.contains("names the router CardListRouter as the type of a stored property") })
    }

    // MARK: - Routers that put a scene together

    private func templates(_ interactor: String, _ module: String, _ router: String) -> Files {
        [
            (
                "CardList.swift",
                """
                import UIKit
                struct Card { let id: Int }
                protocol CardListViewProtocol: AnyObject { func show(_ text: String) }
                protocol CardListPresenterProtocol: AnyObject { func viewDidLoad() }
                protocol CardListInteractorInputProtocol: AnyObject { func load() }
                protocol CardListInteractorOutputProtocol: AnyObject { func didLoad(_ text: String) }
                protocol CardListWireFrameProtocol: AnyObject { func open() }
                final class CardListViewController: UIViewController, CardListViewProtocol {
                    var presenter: CardListPresenterProtocol!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show(_ text: String) { title = text }
                }
                final class CardListPresenter: CardListPresenterProtocol, CardListInteractorOutputProtocol {
                    weak var view: CardListViewProtocol?
                    var interactor: CardListInteractorInputProtocol!
                    var wireFrame: CardListWireFrameProtocol!
                    func viewDidLoad() { interactor.load() }
                    func didLoad(_ text: String) { view?.show(text); wireFrame.open() }
                }
                final class CardListInteractor: CardListInteractorInputProtocol {
                    weak var output: CardListInteractorOutputProtocol?
                    func load() { output?.didLoad("") }
                    \(interactor)
                }
                final class CardService {
                    private let session = URLSession.shared
                    func setup(_ card: Card) {}
                    func save(_ card: Card) {}
                    func card(id: Int) -> Card { session.invalidateAndCancel(); return Card(id: id) }
                }
                final class CardListWireFrame: CardListWireFrameProtocol {
                    weak var screen: UIViewController?
                    static func createModule(card: Card) -> UIViewController {
                        let (view, presenter, interactor, wireFrame) = (CardListViewController(), CardListPresenter(), CardListInteractor(), CardListWireFrame())
                        let made = CardListInteractor()
                        \(module)
                        view.presenter = presenter; presenter.view = view; presenter.interactor = interactor; presenter.wireFrame = wireFrame
                        interactor.output = presenter; made.output = presenter; wireFrame.screen = view
                        return view
                    }
                    \(router)
                }
                """
            )
        ]
    }

    /// Whoever puts a scene together hands its parts what they work with, by a method as well.
    @Test(arguments: [
        ("func setCard(_ card: Card) {}", "made.setCard(card)", 0), ("func inject(card: Card) {}", "made.inject(card: card)", 0),
        ("var service: CardService?", "let service = CardService(); service.setup(card); made.service = service", 0),
        ("var service: CardService?", "let service = CardService(); service.save(card); made.service = service", 1),
        ("var card: Card?", "made.card = CardService().card(id: 1)", 1),
    ])
    func whatIsSetUp(interactor: String, module: String, count: Int) throws {
        let files = templates(interactor, module, "func open() { screen?.dismiss(animated: true) }")
        #expect(try lint(files, dialect: "xcode-templates").map(\.rule) == Array(repeating: "skipped-layer", count: count))
    }

    /// A router that keeps its interactor to set it to work or to ask it; to put the scene together is its part.
    @Test(arguments: ["CardListInteractorInputProtocol", "CardListInteractor"], [
        ("interactor?.load(); ", 1), ("", 0), ("interactor?.retrieve(); ", 1), ("guard interactor?.isFavorite(1) == true else { return }; ", 1),
        ("interactor?.output = nil; ", 0), ("CardListWireFrame.link(interactor); ", 0), ("session?.retrieve(); ", 0), ("other?.retrieve(); ", 0),
    ])
    func anInteractorThatARouterKeeps(type: String, use: (statement: String, count: Int)) throws {
        let router = """
            var interactor: \(type)?
            var session: SessionInteractor?
            var other: CardMapInteractor?
            static func link(_ interactor: \(type)?) { interactor?.retrieve() }
            func open() { \(use.statement)screen?.dismiss(animated: true) }
            """
        let files = templates("func retrieve() {}\nfunc isFavorite(_ id: Int) -> Bool { id > 0 }", "", router).map { name, source in
            (name, source.replacing("protocol CardListInteractorInputProtocol: AnyObject { func load()", with: """
                final class SessionInteractor { func retrieve() {} }
                final class CardMapPresenter { var interactor: CardMapInteractor? }
                final class CardMapInteractor { func retrieve() {} }
                protocol CardListInteractorInputProtocol: AnyObject { var output: CardListInteractorOutputProtocol? { get set }
                func retrieve(); func isFavorite(_ id: Int) -> Bool; func load()
                """))
        }
        #expect(try lint(files, dialect: "xcode-templates").count { $0.rule == "skipped-layer" } == use.count)
    }

    /// And nothing else of it.
    @Test(arguments: [("interactor?.load(); ", 1), ("", 0)])
    func whatARouterIsToldOf(statement: String, count: Int) throws {
        let files = templates("", "", "var interactor: CardListInteractorInputProtocol?\nfunc open() { \(statement)screen?.dismiss(animated: true) }")
        #expect(try lint(files, dialect: "xcode-templates").map(\.rule) == Array(repeating: "skipped-layer", count: count))
    }

    /// Another scene's screen that is brought up without the presenter that its assembly gives it has nobody behind it.
    @Test(arguments: [
        ("host?.present(ChatViewController(), animated: true)", "", "Ask ChatRouter for the scene.", 1),
        ("host?.present(UINavigationController(rootViewController: ChatViewController()), animated: true)", "", "Ask ChatRouter for the scene.", 1),
        ("host?.present(ChatRouter.build(), animated: true)", "", "", 0),
        ("let chat = ChatViewController(); chat.presenter = shared; host?.present(chat, animated: true)", "", "", 0),
        ("let chat = ChatViewController(); ChatConfigurator.configure(chat); host?.present(chat, animated: true)", "", "", 0),
        ("let chat = ChatViewController(); ChatRouter().wire(chat); host?.present(chat, animated: true)", "", "", 0),
        ("host?.present(ChatViewController(), animated: true)", "override func awakeFromNib() { presenter = ChatRouter.shared }", "", 0),
        ("host?.present(ChatViewController(), animated: true)", "override func awakeFromNib() { ChatConfigurator.configure(self) }", "", 0),
    ])
    func aBareScreen(statement: String, view: String, advice: String, count: Int) throws {
        let found = try foreign(statement: statement, view: view)
        #expect(found.count == count && found.allSatisfy { $0.help == advice }, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.contains("without its 'presenter'") })
    }

    /// What a router already has to ask is what it is told to ask.
    @Test(arguments: [("", "Ask ChatRouter for the scene."), ("var chat: ChatFeature?", "Ask ChatFeature, which ChatRouter implements, for the scene.")])
    func whoIsAskedForAScene(property: String, advice: String) throws {
        let found = try foreign(statement: "let chat = ChatViewController(); chat.presenter = ChatPresenter(); host?.present(chat, animated: true)", router: property)
            + foreign(statement: "host?.present(ChatViewController(), animated: true)", router: property)
        #expect(found.map(\.help) == [advice, advice], "\(found.map(\.message))")
    }

    private func foreign(statement: String, view: String = "", router: String = "") throws -> [Finding] {
        let source = """
            import UIKit
            protocol ChatFeature: AnyObject { func open() }
            protocol ChatViewProtocol: AnyObject { func show(_ text: String) }
            protocol ChatPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol ChatInteractorProtocol: AnyObject { func load() }
            final class ChatInteractor: ChatInteractorProtocol { func load() {} }
            final class ChatPresenter: ChatPresenterProtocol {
                weak var view: ChatViewProtocol?
                var interactor: ChatInteractorProtocol?
                func viewDidLoad() { interactor?.load(); view?.show("") }
            }
            final class ChatViewController: UIViewController, ChatViewProtocol {
                var presenter: ChatPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(_ text: String) { title = text }
                \(view)
            }
            enum ChatConfigurator { static func configure(_ view: ChatViewController) { view.presenter = ChatPresenter() } }
            final class ChatRouter: ChatFeature {
                static let shared: ChatPresenterProtocol? = nil
                weak var host: UIViewController?
                func open() { host?.dismiss(animated: true) }
                func wire(_ view: ChatViewController) { view.presenter = ChatPresenter() }
                static func build() -> UIViewController {
                    let view = ChatViewController()
                    let presenter = ChatPresenter()
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = ChatInteractor()
                    return view
                }
            }
            protocol ListPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol ListRouterProtocol: AnyObject { func openChat() }
            final class ListViewController: UIViewController {
                var presenter: ListPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
            }
            final class ListPresenter: ListPresenterProtocol {
                var router: ListRouterProtocol?
                func viewDidLoad() { router?.openChat() }
            }
            final class ListRouter: ListRouterProtocol {
                weak var host: UIViewController?
                var shared: ChatPresenterProtocol?
                \(router)
                func openChat() { \(statement) }
            }
            """
        return try lint([("Scenes.swift", source)], dialect: "common").filter { $0.rule == "foreign-module-type" }
    }
}
