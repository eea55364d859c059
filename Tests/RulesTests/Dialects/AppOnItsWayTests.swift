import Diagnostics
import Testing

/// A large app of view models and coordinators, in which a team has begun with VIPER: nobody said that all of it was.
@Suite struct AppOnItsWayTests {
    private func scene(_ name: String, interactor: String = "") -> (name: String, source: String) {
        let source = """
            import UIKit
            protocol CardViewInput: AnyObject { func show(_ title: String) }
            protocol CardViewOutput: AnyObject { func viewDidLoad() }
            protocol CardInteractorInput: AnyObject { func load() }
            protocol CardInteractorOutput: AnyObject { func didLoad(_ title: String) }
            final class CardViewController: UIViewController, CardViewInput {
                var output: CardViewOutput?
                override func viewDidLoad() { super.viewDidLoad(); output?.viewDidLoad() }
                func show(_ title: String) { self.title = title }
            }
            final class CardPresenter: CardViewOutput, CardInteractorOutput {
                weak var view: CardViewInput?
                var interactor: CardInteractorInput?
                func viewDidLoad() { interactor?.load() }
                func didLoad(_ title: String) { view?.show(title) }
            }
            final class CardInteractor: CardInteractorInput {
                weak var output: CardInteractorOutput?
                \(interactor)
                func load() { output?.didLoad("") }
            }
            """
        return (name + ".swift", source.replacing("Card", with: name))
    }

    /// Two screens: a list, whose cells have models, and one that a flow opens.
    private static let loans = """
        import UIKit
        struct Loan: Codable { let id: Int; let due: Date; var badge: UIImage? { UIImage(systemName: "book") } }
        protocol LoanServiceProtocol { func loans() -> [Loan] }
        final class LoanService: LoanServiceProtocol {
            static let shared = LoanService()
            func loans() -> [Loan] { URLSession.shared.invalidateAndCancel(); return [] }
        }
        struct LoanCellViewModel { let loan: Loan; var due: String { "" } }
        final class LoanListViewModel {
            private let service: LoanServiceProtocol
            init(service: LoanServiceProtocol) { self.service = service }
            func rows() -> [LoanCellViewModel] { service.loans().map { LoanCellViewModel(loan: $0) } }
        }
        final class LoanListViewController: UIViewController {
            private let model = LoanListViewModel(service: LoanService.shared)
            private let opener = LoanFlowPresenter()
            @IBAction func open() { opener.present(from: self, animated: true) }
            override func viewDidLoad() { super.viewDidLoad(); title = model.rows().first?.due }
        }
        final class LoanFlowPresenter {
            private var coordinator: LoanFlowCoordinator?
            func present(from controller: UIViewController, animated: Bool) {
                let coordinator = LoanFlowCoordinator()
                controller.present(coordinator.toPresentable(), animated: animated)
                self.coordinator = coordinator
            }
            func dismiss(animated: Bool) { coordinator?.toPresentable().dismiss(animated: animated); coordinator = nil }
        }
        final class LoanFlowCoordinator {
            private let navigation = UINavigationController()
            func toPresentable() -> UIViewController { navigation }
            func start() { navigation.pushViewController(LoanDetailViewController(), animated: false) }
        }
        final class LoanDetailViewController: UIViewController {}
        """

    private func rules(_ files: Files) throws -> Set<String> {
        Set(try lint(files, dialect: "book").filter { $0.location.path == "Loans.swift" }.map(\.rule))
    }

    /// Where most screens are of scenes, one that isn't has slipped out of them.
    @Test(arguments: [
        (["Card"], []), (["Card", "Bill"], ["forbidden-framework", "skipped-layer", "self-assembly", "navigation-outside-router"]),
    ])
    func screensBesideScenes(scenes: [String], rules: [String]) throws {
        let found = try self.rules(scenes.map { scene($0) } + [("Loans.swift", Self.loans)])
        #expect(rules.isEmpty ? found.isEmpty : found.isSuperset(of: rules), "\(found)")
    }

    /// A scene is one wherever it stands.
    @Test func aSceneAmongOtherScreens() throws {
        let files = [scene("Card", interactor: "let label = UILabel()"), ("Loans.swift", Self.loans)]
        #expect(try lint(files, dialect: "book").map(\.rule) == ["forbidden-framework"])
    }

    /// A leak is one in every architecture.
    @Test func aCycleBesideTheScenes() throws {
        let leak = "final class LoanDetailViewController: UIViewController { var save: () -> Void = {}; func start() { save = { self.start() } } }"
        let loans = Self.loans.replacing("final class LoanDetailViewController: UIViewController {}", with: leak)
        #expect(try rules([scene("Card"), ("Loans.swift", loans)]) == ["retain-cycle"])
    }

    /// What an interactor asks is the scene's as well as everybody's, with what it hands over; what only others make of that is not.
    @Test(arguments: [
        ("var service: LoanServiceProtocol?; func refresh() { _ = service?.loans() }", ["forbidden-framework"]),
        ("var service: LoanService?; func refresh() { _ = service?.loans() }", ["forbidden-framework"]),
        ("var loan: Loan?", ["forbidden-framework"]), ("var service: LoanServiceProtocol?", []),
    ])
    func whatASceneUses(interactor: String, rules: [String]) throws {
        #expect(try self.rules([scene("Card", interactor: interactor), ("Loans.swift", Self.loans)]) == Set(rules))
    }

    /// Who asks for it is held to it.
    @Test func aPartByTheTeamsOwnWord() throws {
        let loans = Self.loans.replacing("final class LoanFlowPresenter", with: "// viperlint:role presenter\nfinal class LoanFlowPresenter")
        #expect(try rules([scene("Card"), ("Loans.swift", loans)]).isSuperset(of: ["navigation-outside-router", "self-assembly"]))
    }

    /// What others inherit from, and what only shows them, is nobody's screen.
    @Test(arguments: [
        "class LoanDetailViewController: UIViewController {}\nfinal class OtherCardViewController: LoanDetailViewController, CardViewInput { func show(_ title: String) {} }",
        "final class LoanDetailViewController: UITabBarController {}",
    ])
    func whatIsNoScreen(detail: String) throws {
        let loans = Self.loans.replacing("final class LoanDetailViewController: UIViewController {}", with: detail)
        #expect(try rules([scene("Card"), ("Loans.swift", loans)]).contains("navigation-outside-router"))
    }

    /// SwiftUI's views are parts of each other, and those are screens that have a model of their own.
    @Test(arguments: [("@StateObject var model = MembersModel()", []), ("let name: String", ["forbidden-framework"])])
    func screensOfSwiftUI(state: String, rules: [String]) throws {
        let source = """
            import SwiftUI
            struct Member: Codable { let since: Date; var badge: UIImage? { UIImage(systemName: "person") } }
            protocol MemberServiceProtocol { func members() -> [Member] }
            final class MemberService: MemberServiceProtocol { func members() -> [Member] { URLSession.shared.invalidateAndCancel(); return [] } }
            final class MembersModel: ObservableObject { @Published var members: [Member] = []; var service: MemberServiceProtocol = MemberService() }
            struct MembersView: View { var body: some View { MemberView(); MemberDetailView() } }
            struct MemberView: View { \(state); var body: some View { Text("") } }
            struct MemberDetailView: View { \(state); var body: some View { Text("") } }
            """
        #expect(try lint([scene("Card"), ("Member.swift", source)], dialect: "book").map(\.rule) == rules)
    }

    /// A scene without an interactor is one, where a router is given to its presenter; a presenter that shows something on its view is MVP's.
    @Test(arguments: [("var router: BillRouterInput?", ["incomplete-module", "forbidden-framework"]), ("", [])])
    func aSceneWithoutAnInteractor(router: String, rules: [String]) throws {
        let bill = """
            import UIKit
            protocol BillViewInput: AnyObject { func show(_ title: String) }
            protocol BillViewOutput: AnyObject { func viewDidLoad() }
            protocol BillRouterInput: AnyObject { func close() }
            final class BillViewController: UIViewController, BillViewInput {
                var output: BillViewOutput?
                override func viewDidLoad() { super.viewDidLoad(); output?.viewDidLoad() }
                func show(_ title: String) { self.title = title }
            }
            final class BillRouter: BillRouterInput { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            final class BillPresenter: BillViewOutput {
                weak var view: BillViewInput?
                \(router)
                func viewDidLoad() { view?.show(UserDefaults.standard.string(forKey: "bill") ?? "") }
            }
            """
        let others = Self.loans + "\nfinal class LoanHistoryViewController: UIViewController {}\nfinal class LoanHelpViewController: UIViewController {}"
        let found = try lint([scene("Card"), ("Bill.swift", bill), ("Loans.swift", others)], dialect: "book")
        #expect(found.map(\.rule) == rules, "\(found.map(\.message))")
    }

    /// Whoever opens a scene, and asks its presenter for something, is not of it; its own view is, though the presenter may know no view.
    @Test(arguments: ["weak var view: CardViewInput?", "var title = \"\""])
    func aScreenThatAsksAPresenter(view: String) throws {
        let card = scene("Card")
        let source = card.source.replacing("weak var view: CardViewInput?", with: view)
            .replacing("view?.show(title)", with: view.hasPrefix("weak") ? "view?.show(title)" : "self.title = title")
            .replacing("var output: CardViewOutput?", with: "var output: CardViewOutput?\n    let service = LoanService.shared")
        let loans = Self.loans.replacing("final class LoanDetailViewController: UIViewController {", with: """
            final class LoanDetailViewController: UIViewController {
                var card: CardPresenter?
                let service = LoanService.shared
                func start() { card?.viewDidLoad() }
            """)
        let others = "\nfinal class LoanHelpViewController: UIViewController {}\nfinal class LoanTermsViewController: UIViewController {}"
        let found = try lint([(card.name, source), ("Loans.swift", loans + others)], dialect: "book").filter { $0.rule == "skipped-layer" }
        #expect(found.map(\.location.path) == ["Card.swift"], "\(found.map(\.message))")
    }
}
