import Diagnostics
import Testing

/// One finding where two would ask for opposite mends, and none whose mend can't be written.
@Suite struct FittingAdviceTests {
    private static let appDelegate = """
        import CoreData
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            lazy var persistentContainer = NSPersistentContainer(name: "Loans")
            lazy var radio = Radio()
        }
        final class Radio { func tune() {} }
        """

    /// An app delegate that is reached for to come by its store is no second fault; what else it has is one.
    @Test(arguments: ["book", "common", "clean"], [
        ("_ = (UIApplication.shared.delegate as! AppDelegate).persistentContainer.viewContext", 1),
        ("let app = UIApplication.shared.delegate as? AppDelegate; _ = app?.persistentContainer.viewContext", 1),
        ("(UIApplication.shared.delegate as! AppDelegate).radio.tune()", 1),
    ])
    func aStoreOfTheAppDelegate(dialect: String, use: (statement: String, count: Int)) throws {
        let files = Scene(presenter: "func save() { \(use.statement) }", others: [("AppDelegate.swift", Self.appDelegate)]).files
        let found = try lint(files.map { ($0.name, $0.name == "LoanListPresenter.swift" ? "import UIKit\n" + $0.source : $0.source) }, dialect: dialect)
            .filter { ["forbidden-framework", "hidden-dependency"].contains($0.rule) && $0.from.type == "LoanListPresenter" }
        #expect(found.count == use.count, "\(found.map(\.message))")
        #expect(found.contains { $0.message.contains("works with CoreData") } == use.statement.contains("persistentContainer"))
    }

    /// What a container shows is made by its router: no enumeration can stand for it, and the presenter need not know of it.
    @Test func aContainerOfScreens() throws {
        let source = """
            import UIKit
            protocol HomeViewProtocol: AnyObject { func show(_ text: String); func embed(_ child: UIViewController) }
            protocol HomeInteractorProtocol: AnyObject { func load() }
            protocol HomeRouterProtocol: AnyObject { func showPanel() }
            final class HomeInteractor: HomeInteractorProtocol { func load() {} }
            final class HomePresenter {
                weak var view: HomeViewProtocol?
                private let interactor: HomeInteractorProtocol
                private let router: HomeRouterProtocol
                init(interactor: HomeInteractorProtocol, router: HomeRouterProtocol) { self.interactor = interactor; self.router = router }
                func didLoad() { interactor.load(); router.showPanel(); view?.show("") }
            }
            final class HomeRouter: HomeRouterProtocol {
                weak var screen: (UIViewController & HomeViewProtocol)?
                func showPanel() { screen?.embed(UIViewController()) }
            }
            final class HomeViewController: UIViewController, HomeViewProtocol {
                var presenter: HomePresenter?
                func show(_ text: String) { presenter?.didLoad() }
                func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view); child.didMove(toParent: self) }
            }
            """
        let found = try lint([("Home.swift", source)], dialect: "book").filter { $0.rule == "forbidden-framework" && $0.from.type == "HomeViewProtocol" }
        #expect(found.map(\.help) == ["Declare 'embed(_:)' in a protocol of its own, by which the router knows the view: nobody else calls it."])
    }

    /// No values stand for whoever wants to hear of something.
    @Test(arguments: [
        ("LoanPresenter", "", "Type it by a delegate protocol that LoanPresenter implements, with what it is to be told."),
        ("LoanPresenter", "LoanModuleOutput", "Type it by LoanModuleOutput, which LoanPresenter implements."), ("LoanModuleOutput", "LoanModuleOutput", nil),
    ])
    func aPresenterThatIsHandedOn(parameter: String, implemented: String, help: String?) throws {
        let source = """
            import UIKit
            protocol LoanViewInput: AnyObject { func show(_ text: String) }
            protocol LoanViewOutput: AnyObject { func viewIsReady() }
            protocol LoanInteractorInput: AnyObject { func obtainLoans() }
            protocol LoanRouterInput: AnyObject { func showRating(for presenter: \(parameter)) }
            protocol LoanModuleOutput: AnyObject { func didRate() }
            final class LoanInteractor: LoanInteractorInput { func obtainLoans() {} }
            final class LoanPresenter: LoanViewOutput {
                weak var view: LoanViewInput?
                var interactor: LoanInteractorInput?
                var router: LoanRouterInput?
                func viewIsReady() { interactor?.obtainLoans(); view?.show(""); router?.showRating(for: self) }
                func didRate() {}
            }
            \(implemented.isEmpty ? "" : "extension LoanPresenter: \(implemented) {}")
            final class LoanRouter: LoanRouterInput { func showRating(for presenter: \(parameter)) {} }
            final class LoanViewController: UIViewController, LoanViewInput { var output: LoanViewOutput?; func show(_ text: String) { output?.viewIsReady() } }
            """
        let found = try lint([("Loan.swift", source)], dialect: "book").filter { $0.rule == "reference-crossing" }
        #expect(found.map(\.help) == (help.map { [$0] } ?? []))
    }

    /// Who casts its module's output has the protocol for what comes back.
    @Test func aCastModuleOutput() throws {
        let source = """
            import UIKit
            protocol CardModuleOutput: AnyObject { func didPick(_ card: String) }
            protocol CardInteractorInput: AnyObject { func obtainCards() }
            final class CardInteractor: CardInteractorInput { func obtainCards() {} }
            final class CardPresenter {
                weak var moduleOutput: CardModuleOutput?
                var interactor: CardInteractorInput?
                func viewIsReady() { interactor?.obtainCards() }
                func didSelect() { (moduleOutput as? LoanPresenter)?.didReload() }
            }
            final class CardViewController: UIViewController { var output: CardPresenter? }
            protocol LoanInteractorInput: AnyObject { func obtainLoans() }
            final class LoanInteractor: LoanInteractorInput { func obtainLoans() {} }
            final class LoanPresenter: CardModuleOutput {
                var interactor: LoanInteractorInput?
                func viewIsReady() { interactor?.obtainLoans() }
                func didReload() {}
                func didPick(_ card: String) {}
            }
            final class LoanViewController: UIViewController { var output: LoanPresenter? }
            """
        let found = try lint([("Loan.swift", source)], dialect: "book").filter { $0.rule == "foreign-module-type" }
        #expect(found.map(\.help) == ["Tell CardModuleOutput, which LoanPresenter implements, what has happened, and drop the cast."])
    }

    /// No assembler hands in a property wrapper.
    @Test func aPropertyThatIsKept() throws {
        let source = """
            import Foundation
            @propertyWrapper struct Stored<Value> {
                let key: String
                let initial: Value
                var wrappedValue: Value {
                    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
                    set { UserDefaults.standard.set(newValue, forKey: key) }
                }
            }
            protocol TourViewInput: AnyObject { func show() }
            protocol TourViewOutput: AnyObject { func viewIsReady() }
            protocol TourInteractorInput: AnyObject { func obtainTour() }
            protocol TourInteractorOutput: AnyObject { func didObtainTour() }
            final class TourInteractor: TourInteractorInput {
                weak var output: TourInteractorOutput?
                @Stored(key: "seen", initial: false) private var isSeen: Bool
                func obtainTour() { isSeen = true; output?.didObtainTour() }
            }
            final class TourPresenter: TourViewOutput, TourInteractorOutput {
                weak var view: TourViewInput?
                private let interactor: TourInteractorInput
                init(interactor: TourInteractorInput) { self.interactor = interactor }
                func viewIsReady() { interactor.obtainTour() }
                func didObtainTour() { view?.show() }
            }
            """
        let found = try lint([("Tour.swift", source)], dialect: "book").filter { $0.rule == "outward-dependency" }
        #expect(found.map(\.help) == ["Ask in the initialiser for a protocol with that property, and let whoever implements it keep it by '@Stored'."])
    }

    /// A struct can't be known weakly: that a presenter names a view at all is what is told of.
    @Test(arguments: [
        ("var list: CardList?", "struct CardList: View { @ObservedObject var presenter: CardPresenter", ["outward-dependency"]),
        ("var list: CardList?", "struct CardList: View { @StateObject var presenter: CardPresenter", ["outward-dependency"]),
    ])
    func aViewThatIsAStruct(property: String, view: String, rules: [String]) throws {
        let source = """
            import SwiftUI
            protocol CardInteractorProtocol { func load() async -> [Int] }
            final class CardInteractor: CardInteractorProtocol { func load() async -> [Int] { [] } }
            final class CardPresenter: ObservableObject {
                @Published private(set) var cards: [Int] = []
                \(property)
                private let interactor: CardInteractorProtocol
                init(interactor: CardInteractorProtocol) { self.interactor = interactor }
                func onAppear() async { cards = await interactor.load() }
            }
            \(view)
                var body: some View { List(presenter.cards, id: \\.self) { Text("\\($0)") }.task { await presenter.onAppear() } }
            }
            """
        let found = try lint([("Card.swift", source)], dialect: "swiftui").filter { ["outward-dependency", "retain-cycle", "strong-view-reference"].contains($0.rule) }
        #expect(found.map(\.rule) == rules, "\(found.map(\.message))")
    }

    /// Of what others keep, the advice names what can be done.
    @Test func aStructThatARouterKeeps() throws {
        let source = """
            import SwiftUI
            protocol CardRouterProtocol: AnyObject { func close() }
            protocol CardInteractorProtocol { func load() async -> [Int] }
            final class CardInteractor: CardInteractorProtocol { func load() async -> [Int] { [] } }
            final class CardPresenter: ObservableObject {
                @Published private(set) var cards: [Int] = []
                private let interactor: CardInteractorProtocol
                private let router: CardRouterProtocol
                init(interactor: CardInteractorProtocol, router: CardRouterProtocol) { self.interactor = interactor; self.router = router }
                func onAppear() async { cards = await interactor.load() }
                func onClose() { router.close() }
            }
            final class CardRouter: CardRouterProtocol {
                var list: CardList?
                func close() { print(1) }
                static func build() -> CardList {
                    let router = CardRouter()
                    let view = CardList(presenter: CardPresenter(interactor: CardInteractor(), router: router))
                    router.list = view
                    return view
                }
            }
            struct CardList: View {
                @ObservedObject var presenter: CardPresenter
                var body: some View { List(presenter.cards, id: \\.self) { Text("\\($0)") }.task { await presenter.onAppear() } }
            }
            """
        let found = try lint([("Card.swift", source)], dialect: "swiftui").filter { $0.rule == "retain-cycle" }
        #expect(found.allSatisfy { !$0.help.contains("weak,") && !$0.help.contains("declare") }, "\(found.map(\.help))")
    }

    /// What a framework's own view takes and nothing else, the view makes; what is said or asked, it is told.
    @Test(arguments: [
        ("func show(_ document: PDFDocument)", "func ready()", "Hand over the file's URL or its data, and let the view make the PDFDocument."),
        ("func show(link: LPLinkMetadata)", "func ready()", "Hand over the URL and what is to be said of it, and let the view make the LPLinkMetadata."),
        ("func show(film: AVPlayerItem)", "func ready()", "Hand over the URL, and let the view make the AVPlayerItem."),
        ("func show(film: AVURLAsset)", "func ready()", "Hand over the URL, and let the view make the AVURLAsset."),
        ("func show(scene: SCNScene)", "func ready()", "Hand over the scene's name or URL, and let the view make the SCNScene."),
        ("func run(_ set: ARWorldTrackingConfiguration)", "func ready()",
            "Hand over what is to be tracked, as an enumeration of your own, and let the view make the ARWorldTrackingConfiguration."),
        ("func show(alert: UIAlertController)", "func ready()", "Tell the view by its interface what to say or ask, or let the router show it."),
        ("func show(detail: UIViewController)", "func ready()",
            "Let the router put it on the screen, or embed it in a container that this view has for it: it knows the view controllers at both ends."),
        ("func toPresent() -> UIViewController", "func ready()",
            "Drop it, and let the router keep its scene's view controller weakly: then nobody has to hand that on."),
        ("func show(formatter: NumberFormatter)", "func ready()", "Pass a struct or enum of the values that the other side needs."),
        ("func show()", "func picked(_ document: PDFDocument)", "Pass a struct or enum of the values that the other side needs."),
    ])
    func whatTheViewMakes(shown: String, told: String, advice: String) throws {
        let source = """
            import ARKit
            import AVFoundation
            import LinkPresentation
            import PDFKit
            import SceneKit
            import UIKit
            protocol PageViewInput: AnyObject { \(shown) }
            protocol PageViewOutput: AnyObject { \(told) }
            protocol PageInteractorInput: AnyObject { func load() }
            final class PageInteractor: PageInteractorInput { func load() {} }
            final class PagePresenter: PageViewOutput {
                weak var view: PageViewInput?
                var interactor: PageInteractorInput?
                \(told) { interactor?.load() }
            }
            final class PageViewController: UIViewController, PageViewInput { var output: PageViewOutput?; \(shown) {} }
            """
        #expect(try lint([("Page.swift", source)], dialect: "common").filter { $0.rule == "reference-crossing" }.map(\.help) == [advice])
    }
}
