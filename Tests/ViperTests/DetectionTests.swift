import ProjectGraph
import Syntax
import Testing
import Viper

/// Which dialect code shows, and whether any.
@Suite struct DetectionTests {
    private func detect(_ sources: String...) -> DialectDetection {
        let reader = OutlineReader()
        let files = sources.enumerated().map { SourceFile(path: "F\($0.offset).swift", outline: reader.read(PaddedBytes($0.element))) }
        return DialectDetection(graph: GraphBuilder.build(files), dialects: library.shelf().recognisable)
    }

    private func clean(_ name: String) -> String {
        """
        import UIKit
        protocol \(name)PresenterOutput: AnyObject { func showRows() }
        protocol \(name)UseCaseOutput: AnyObject { func presentRows() }
        final class \(name)UseCase { weak var output: \(name)UseCaseOutput?; func eventReady() { output?.presentRows() } }
        final class \(name)Presenter: \(name)UseCaseOutput {
            weak var output: \(name)PresenterOutput?
            let useCase = \(name)UseCase()
            func eventReady() { useCase.eventReady() }
            func presentRows() { output?.showRows() }
        }
        final class \(name)ViewController: UIViewController, \(name)PresenterOutput {
            var presenter: \(name)Presenter!
            override func viewDidLoad() { presenter.eventReady() }
            func showRows() {}
        }
        final class \(name)Connector {
            func configure(_ view: \(name)ViewController) { view.presenter = \(name)Presenter(); view.presenter.output = view }
        }
        """
    }

    /// - Parameter isFirst: whether the scene's name stands in front of the protocols' words.
    private func contract(_ name: String, isFirst: Bool = false) -> String {
        func by(_ words: String) -> String { isFirst ? name + words + "Protocol" : words + name + "Protocol" }
        return """
        import UIKit
        protocol \(by("PresenterToView")): AnyObject { func onFetchSuccess() }
        protocol \(by("ViewToPresenter")): AnyObject { func viewDidLoad() }
        protocol \(by("PresenterToInteractor")): AnyObject { func fetch() }
        protocol \(by("InteractorToPresenter")): AnyObject { func fetchSuccess() }
        protocol \(by("PresenterToRouter")): AnyObject { static func createModule() -> UIViewController }
        class \(name)Interactor: \(by("PresenterToInteractor")) {
            weak var presenter: \(by("InteractorToPresenter"))?
            func fetch() { presenter?.fetchSuccess() }
        }
        class \(name)Presenter: \(by("ViewToPresenter")), \(by("InteractorToPresenter")) {
            weak var view: \(by("PresenterToView"))?
            var interactor: \(by("PresenterToInteractor"))?
            var router: \(by("PresenterToRouter"))?
            func viewDidLoad() { interactor?.fetch() }
            func fetchSuccess() { view?.onFetchSuccess() }
        }
        class \(name)ViewController: UIViewController, \(by("PresenterToView")) {
            var presenter: \(by("ViewToPresenter"))?
            override func viewDidLoad() { presenter?.viewDidLoad() }
            func onFetchSuccess() {}
        }
        """
    }

    /// The scene's name stands inside the protocols' names, or in front of them.
    @Test(arguments: [(false, "PresenterToView…Protocol (2)"), (true, "PresenterToViewProtocol (2)")])
    func wordsAroundTheSceneAreSeen(isFirst: Bool, words: String) {
        let detection = detect(contract("Loan", isFirst: isFirst), contract("Shelf", isFirst: isFirst))
        #expect(detection.nearest == "xcode-templates")
        #expect(detection.verdict == .dialect)
        let evidence = detection.candidates.first?.evidence.joined() ?? ""
        #expect(evidence.contains(words), "\(evidence)")
    }

    private func book(_ name: String) -> String {
        """
        import UIKit
        protocol \(name)ViewInput: AnyObject { func show() }
        protocol \(name)ViewOutput: AnyObject { func didTriggerViewReadyEvent() }
        protocol \(name)InteractorInput: AnyObject { func obtainRows() }
        protocol \(name)InteractorOutput: AnyObject { func didObtainRows() }
        protocol \(name)RouterInput: AnyObject { func close() }
        final class \(name)Router: \(name)RouterInput { func close() {} }
        final class \(name)Interactor: \(name)InteractorInput {
            weak var output: \(name)InteractorOutput?
            func obtainRows() { output?.didObtainRows() }
        }
        final class \(name)Presenter: \(name)ViewOutput, \(name)InteractorOutput {
            weak var view: \(name)ViewInput?
            var interactor: \(name)InteractorInput!
            var router: \(name)RouterInput!
            func didTriggerViewReadyEvent() { interactor.obtainRows() }
            func didObtainRows() { view?.show(); router.close() }
        }
        final class \(name)ViewController: UIViewController, \(name)ViewInput {
            var output: \(name)ViewOutput!
            override func viewDidLoad() { output.didTriggerViewReadyEvent() }
            func show() {}
        }
        """
    }

    @Test func oneModuleIsEnough() {
        let detection = detect(clean("Loan"))
        #expect(detection.verdict == .dialect && detection.nearest == "clean")
        #expect(detection.modules.map(\.name) == ["Loan"])
        #expect(detect(book("Card")).nearest == "book")
    }

    @Test func modulesOfTwoDialects() {
        let detection = detect(clean("Loan"), book("Card"))
        #expect(detection.verdict == .mixed)
        #expect(detection.modules.map { "\($0.name) \($0.dialect)" } == ["Card book", "Loan clean"])
    }

    /// A protocol called `…View` is anybody's, and where generic bases keep the parts, nothing is seen of how they are kept.
    /// An app on its way from MVP, most of whose presenters work with no interactor yet.
    @Test func scenesOfMVPSayNothing() {
        let others = ["Login", "Players", "Stats", "Teams", "Terms"].map { name in
            """
            protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
            protocol \(name)ViewProtocol: AnyObject { func reload() }
            final class \(name)Presenter: \(name)PresenterProtocol { var view: \(name)ViewProtocol?; func viewDidLoad() { view?.reload() } }
            final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
                var presenter: \(name)PresenterProtocol!
                override func viewDidLoad() { presenter.viewDidLoad() }
                func reload() {}
            }
            """
        }
        let (alone, beside) = (detect(book("Loans"), book("Readers")), detect(book("Loans"), book("Readers"), others.joined(separator: "\n")))
        #expect(beside.verdict == .dialect && beside.nearest == "book")
        #expect(beside.candidates.first?.evidence == alone.candidates.first?.evidence)
    }

    @Test func oneWordOfItsOwn() {
        let bases = """
            import UIKit
            class Presenter<View, Router, Interactor> {
                private weak var host: AnyObject?
                let router: Router
                let interactor: Interactor
                var view: View? { host as? View }
                init(view: View, router: Router, interactor: Interactor) { (host, self.router, self.interactor) = (view as AnyObject, router, interactor) }
                func viewDidLoad() {}
            }
            class Router { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            class ViewController<P>: UIViewController { var presenter: P! }
            """
        func scene(_ name: String) -> String {
            """
            protocol \(name)View: AnyObject { func show() }
            final class \(name)Interactor { func load() -> Int { 1 } }
            final class \(name)Router: Router {}
            final class \(name)Presenter: Presenter<\(name)View, \(name)Router, \(name)Interactor> {
                override func viewDidLoad() { if interactor.load() > 0 { view?.show() }; router.close() }
            }
            final class \(name)ViewController: ViewController<\(name)Presenter>, \(name)View {
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show() {}
            }
            """
        }
        let found = detect(bases, scene("Inbox"), scene("Draft"), scene("Search"))
        #expect(found.verdict == .unclear, "\(found.candidates.prefix(2)) \(found.confidence)")
    }

    /// Two outliers beside many that keep no dialect clearly don't make a mixture, and what has nobody whom its presenter works with is none.
    @Test(arguments: [(1, DialectDetection.Verdict.mixed), (4, .unclear)])
    func outliers(plainModules: Int, verdict: DialectDetection.Verdict) {
        let root = """
            import UIKit
            protocol RootViewInput: AnyObject { func show() }
            protocol RootViewOutput: AnyObject { func viewIsReady() }
            final class RootPresenter: RootViewOutput { weak var view: RootViewInput?; func viewIsReady() { view?.show() } }
            final class RootViewController: UIViewController, RootViewInput { var output: RootViewOutput?; func show() {} }
            """
        let plains = ["Login", "Orders", "Profile", "Help"].prefix(plainModules).map { name in
            """
            protocol \(name)Face: AnyObject { func show() }
            protocol \(name)Brain: AnyObject { func load() }
            protocol \(name)Ears: AnyObject { func start() }
            final class \(name)Interactor: \(name)Brain { func load() {} }
            final class \(name)Presenter: \(name)Ears { weak var view: \(name)Face?; var brain: \(name)Brain?; func start() { brain?.load() } }
            final class \(name)ViewController: UIViewController, \(name)Face { var presenter: \(name)Ears?; func show() {} }
            """
        }.joined(separator: "\n")
        let detection = detect(clean("Loan"), book("Card"), root, "import UIKit\n" + plains)
        #expect(detection.verdict == verdict)
        #expect(detection.modules.map(\.name) == ["Card", "Loan"])
        #expect(detection.undecidedModules == plainModules)
    }

    /// A dialect that was taken up late is no measure for all that was there before.
    @Test(arguments: [(2, DialectDetection.Verdict.dialect), (5, .unclear)])
    func modulesFromBeforeTheDialect(olderModules: Int, verdict: DialectDetection.Verdict) {
        let older = ["Login", "Orders", "Profile", "Help", "Tax"].prefix(olderModules).map { name in
            """
            final class \(name)Interactor { weak var presenter: \(name)Presenter?; func load() { presenter?.loaded() } }
            final class \(name)Presenter {
                weak var view: \(name)ViewController?
                var interactor: \(name)Interactor?
                func start() { interactor?.load() }
                func loaded() { view?.show() }
            }
            final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter?; func show() { presenter?.start() } }
            """
        }.joined(separator: "\n")
        let detection = detect(book("Card"), book("Loan"), book("Branch"), "import UIKit\n" + older)
        #expect(detection.verdict == verdict && detection.nearest == "book", "\(detection.candidates.prefix(2)) \(detection.confidence)")
        #expect(detection.undecidedModules == olderModules && detection.confidence > 0.45, "\(detection.confidence)")
    }

    /// Where bases hold what scenes are made of, hardly a reference is left to count.
    @Test(arguments: ["weak var", "var"])
    func aWeakThatIsMissing(keyword: String) {
        let bases = """
            import UIKit
            class BasePresenter<View, Interactor, Router> {
                let view: View
                let interactor: Interactor
                let router: Router
                init(view: View, interactor: Interactor, router: Router) { self.view = view; self.interactor = interactor; self.router = router }
            }
            class BaseViewController<Presenter>: UIViewController { var presenter: Presenter! }
            """
        let scenes = ["Loans", "Branches"].map { name in
            """
            import UIKit
            protocol \(name)Viewable: AnyObject { func show() }
            protocol \(name)Presentable: AnyObject { func viewDidLoad() }
            protocol \(name)Interactable: AnyObject { func load() }
            protocol \(name)InteractorOutput: AnyObject { func loaded() }
            protocol \(name)Routable: AnyObject { func close() }
            final class \(name)Presenter: BasePresenter<\(name)Viewable, \(name)Interactable, \(name)Routable>, \(name)Presentable, \(name)InteractorOutput {
                func viewDidLoad() { interactor.load() }
                func loaded() { view.show() }
            }
            final class \(name)Interactor: \(name)Interactable {
                \(name == "Loans" ? keyword : "weak var") presenter: \(name)InteractorOutput?
                func load() { presenter?.loaded() }
            }
            final class \(name)Router: \(name)Routable { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }
            final class \(name)ViewController: BaseViewController<\(name)Presentable>, \(name)Viewable {
                override func viewDidLoad() { presenter.viewDidLoad() }
                func show() {}
            }
            """
        }
        let detection = detect(bases, scenes[0], scenes[1].replacing("weak var presenter: BranchesInteractorOutput?", with: "var output: (() -> Void)?"))
        #expect(detection.verdict == .dialect)
        #expect(detection.nearest == "module-factory")
    }

    /// One old module among many does not make a project mixed.
    /// Where generic bases keep all parts, words decide; what a presenter hears its view by is the one that dialects differ in.
    @Test(arguments: [("Presentation", DialectDetection.Verdict.unclear), ("EventHandler", .dialect)])
    func presentersBoundariesByAnotherWord(word: String, verdict: DialectDetection.Verdict) {
        let bases = """
            class BaseViewController<P>: UIViewController { var presenter: P! }
            class BasePresenter<V, I, R> { private(set) var interactor: I!; private(set) var router: R!; var view: V { anyView as! V }; weak var anyView: AnyObject? }
            class BaseInteractor<P> { weak var anyPresenter: AnyObject?; var presenter: P { anyPresenter as! P } }
            class BaseRouter { weak var viewController: UIViewController? }
            """
        func scene(_ name: String) -> String {
            """
            protocol \(name)View: AnyObject { func show(_ rows: [String]) }
            protocol \(name)\(word): AnyObject { func viewDidLoad() }
            protocol \(name)UseCase: AnyObject { func fetch() }
            protocol \(name)InteractorOutput: AnyObject { func fetched(_ rows: [String]) }
            protocol \(name)Wireframe: AnyObject { func showNext() }
            final class \(name)ViewController: BaseViewController<\(name)\(word)>, \(name)View {
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ rows: [String]) {}
            }
            final class \(name)Presenter: BasePresenter<\(name)View, \(name)UseCase, \(name)Wireframe>, \(name)\(word), \(name)InteractorOutput {
                func viewDidLoad() { interactor.fetch() }
                func fetched(_ rows: [String]) { view.show(rows) }
            }
            final class \(name)Interactor: BaseInteractor<\(name)InteractorOutput>, \(name)UseCase { func fetch() { presenter.fetched([]) } }
            final class \(name)Router: BaseRouter, \(name)Wireframe { func showNext() { viewController?.dismiss(animated: true) } }
            """
        }
        let found = detect(bases, scene("News"), scene("Tags"), scene("Article"))
        #expect(found.nearest == "event-handler")
        #expect(found.verdict == verdict)
    }

    @Test func oneOfManyModules() {
        let detection = detect(clean("A"), clean("B"), clean("C"), clean("D"), book("E"))
        #expect(detection.verdict == .dialect && detection.nearest == "clean")
    }

    /// What a lint makes of a large project by a sample, a survey makes of the whole: at whatever distance scenes of one kind follow each
    /// other. Only how sure it is may differ a little.
    @Test(arguments: [0, 3, 4, 5, 8, 1])
    func aSampleTellsTheSame(everyNthIsBook: Int) {
        let reader = OutlineReader()
        let files = (0..<550).map { number -> SourceFile in
            let isBook = everyNthIsBook > 0 && number % everyNthIsBook == 0
            let source = isBook ? book("Scene\(number)X") : clean("Scene\(number)X")
            return SourceFile(path: "\(number).swift", outline: reader.read(PaddedBytes(source)))
        }
        let graph = GraphBuilder.build(files)
        let dialects = library.shelf().recognisable
        let (sample, whole) = (DialectDetection(graph: graph, dialects: dialects, isThorough: false), DialectDetection(graph: graph, dialects: dialects))
        #expect(sample.modules.count < whole.modules.count)
        #expect((sample.verdict, sample.nearest) == (whole.verdict, whole.nearest))
        #expect(abs(sample.confidence - whole.confidence) < 0.15)
    }

    /// A few scenes in a large app of another architecture tell their dialect, by a sample and by the whole: neither its screens nor
    /// what is called a presenter and only shows a toast has a say.
    @Test(arguments: ["book", "clean"])
    func scenesAmongManyScreensOfAnotherArchitecture(dialect: String) {
        let reader = OutlineReader()
        let screens = (0..<900).map { number in
            """
            import SwiftUI
            struct Page\(number)Style { var width = 1 }
            final class Page\(number)ViewModel: ObservableObject { @Published var title = ""; let style = Page\(number)Style() }
            struct Page\(number)View: View {
                @ObservedObject var model: Page\(number)ViewModel
                @ObservedObject var toast: ToastPresenter
                var body: some View { Text(model.title) }
            }
            """
        }
        let scenes = ["Loan", "Offer", "Account", "Branch"].map { dialect == "book" ? book($0) : clean($0) }
        let toast = "import SwiftUI\nfinal class ToastPresenter: ObservableObject { @Published var text = \"\" }"
        let files = (screens + scenes + [toast]).enumerated().map { SourceFile(path: "\($0.offset).swift", outline: reader.read(PaddedBytes($0.element))) }
        let graph = GraphBuilder.build(files)
        for isThorough in [true, false] {
            let found = DialectDetection(graph: graph, dialects: library.shelf().recognisable, isThorough: isThorough)
            #expect((found.verdict, found.nearest) == (.dialect, dialect))
        }
    }

    @Test func theNumberOfThreadsDoesNotMatter() {
        let reader = OutlineReader()
        let files = [clean("Loan"), book("Offer"), clean("Account")].enumerated().map { number, source in
            SourceFile(path: "\(number).swift", outline: reader.read(PaddedBytes(source)))
        }
        let graph = GraphBuilder.build(files)
        let dialects = library.shelf().recognisable
        let detected = [1, 2, 5].map { jobs in
            DialectDetection(graph: graph, dialects: dialects, jobs: jobs).candidates.map { "\($0.name) \($0.score) \($0.evidence)" }
        }
        #expect(detected[1] == detected[0] && detected[2] == detected[0])
        let projects = [1, 2].map { VIPERProject(graph: graph, dialect: dialects[0], jobs: $0) }
        for type in graph.projectTypes {
            #expect(projects[1].evidence(of: type) == projects[0].evidence(of: type))
            #expect(projects[1].scene(of: type)?.name == projects[0].scene(of: type)?.name)
        }
    }

    @Test func theOrderOfDialectsDoesNotMatter() {
        let reader = OutlineReader()
        let graph = GraphBuilder.build([SourceFile(path: "A.swift", outline: reader.read(PaddedBytes(clean("Loan"))))])
        let dialects = library.shelf().recognisable
        let scores = [dialects, dialects.reversed()].map { order in
            DialectDetection(graph: graph, dialects: order).candidates.map { "\($0.name) \($0.score)" }
        }
        #expect(scores[0] == scores[1])
    }

    @Test func wordsOfTheirOwn() {
        let detection = detect(
            """
            import UIKit
            protocol LoanFace: AnyObject { func show() }
            protocol LoanBrain: AnyObject { func load() }
            protocol LoanEars: AnyObject { func start() }
            final class LoanInteractor: LoanBrain { func load() {} }
            final class LoanPresenter: LoanEars { weak var view: LoanFace?; var brain: LoanBrain?; func start() { brain?.load() } }
            final class LoanViewController: UIViewController, LoanFace { var presenter: LoanEars?; func show() {} }
            """)
        #expect(detection.verdict == .unclear)
        #expect(detection.confidence < 0.5)
    }

    /// Half the apps there are say Protocol to everything: that is no sign of those who make modules by a factory.
    @Test(arguments: [(isMadeByFactory: false, DialectDetection.Verdict.unclear), (true, .dialect)])
    func everyInterfaceEndsInProtocol(isMadeByFactory: Bool, verdict: DialectDetection.Verdict) {
        let detection = detect(
            plain("Login", isMadeByFactory), plain("OrderList", isMadeByFactory), plain("Profile", isMadeByFactory),
            isMadeByFactory ? "import UIKit\nprotocol AppModule { func assemble() -> UIViewController? }" : "")
        #expect(detection.verdict == verdict)
        #expect(!isMadeByFactory || detection.nearest == "module-factory")
    }

    private func plain(_ name: String, _ isMadeByFactory: Bool) -> String {
        """
        import UIKit
        protocol \(name)ViewProtocol: AnyObject { func show(title: String) }
        protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
        protocol \(name)InteractorProtocol: AnyObject { func load() -> String }
        protocol \(name)RouterProtocol: AnyObject { func openNext() }
        final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
            var presenter: \(name)PresenterProtocol?
            override func viewDidLoad() { presenter?.viewDidLoad() }
            func show(title: String) {}
        }
        final class \(name)Presenter: \(name)PresenterProtocol {
            weak var view: \(name)ViewProtocol?
            var interactor: \(name)InteractorProtocol!
            var router: \(name)RouterProtocol!
            func viewDidLoad() { view?.show(title: interactor.load()); router.openNext() }
        }
        final class \(name)Interactor: \(name)InteractorProtocol { func load() -> String { "" } }
        final class \(name)Router: \(name)RouterProtocol { func openNext() {} }
        """ + (isMadeByFactory ? "\nfinal class \(name)Module: AppModule { func assemble() -> UIViewController? { \(name)ViewController() } }" : "")
    }

    // MARK: - What is no VIPER

    @Test func nothing() {
        let detection = detect("")
        #expect(detection.verdict == .none && detection.nearest == nil && detection.confidence == 0)
    }

    @Test func presentersAloneAreMVP() {
        let detection = detect(
            """
            import UIKit
            protocol LoanViewProtocol: AnyObject { func show() }
            protocol LoanPresenterProtocol: AnyObject { func load() }
            final class LoanPresenter: LoanPresenterProtocol { weak var view: LoanViewProtocol?; func load() { view?.show() } }
            final class LoanViewController: UIViewController, LoanViewProtocol { var presenter: LoanPresenterProtocol!; func show() {} }
            """)
        #expect(detection.verdict == .none)
    }

    /// View → interactor → presenter → view: the presenter asks nobody.
    @Test func aCircleInOneDirectionIsVIP() {
        let detection = detect(
            """
            import UIKit
            protocol LoanPresenterProtocol: AnyObject { func present() }
            protocol LoanInteractorProtocol: AnyObject { func load() }
            protocol LoanViewProtocol: AnyObject { func show() }
            final class LoanInteractor: LoanInteractorProtocol { var presenter: LoanPresenterProtocol?; func load() { presenter?.present() } }
            final class LoanPresenter: LoanPresenterProtocol { weak var view: LoanViewProtocol?; func present() { view?.show() } }
            final class LoanViewController: UIViewController, LoanViewProtocol { var interactor: LoanInteractorProtocol?; func show() {} }
            """)
        #expect(detection.verdict == .none)
    }

    /// The words alone are not SwiftUI's: a view controller is no view that observes.
    @Test func wordsOfSwiftUIInUIKit() {
        let scenes = ["Loan", "Shelf", "Reader"].map { name in
            """
            import UIKit
            protocol \(name)Viewing: AnyObject { func show(_ rows: [String]) }
            protocol \(name)Presenting: AnyObject { func load() }
            protocol \(name)Interacting: AnyObject { func rows() async -> [String] }
            protocol \(name)Routing: AnyObject { func close() }
            final class \(name)Router: \(name)Routing { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            final class \(name)Interactor: \(name)Interacting { func rows() async -> [String] { [] } }
            final class \(name)Presenter: \(name)Presenting {
                weak var view: \(name)Viewing?
                private let interactor: \(name)Interacting
                private let router: \(name)Routing
                init(interactor: \(name)Interacting, router: \(name)Routing) { self.interactor = interactor; self.router = router }
                func load() { Task { view?.show(await interactor.rows()); router.close() } }
            }
            final class \(name)ViewController: UIViewController, \(name)Viewing {
                var presenter: \(name)Presenting?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.load() }
                func show(_ rows: [String]) { title = rows.first }
            }
            """
        }
        let detection = detect(scenes[0], scenes[1], scenes[2])
        #expect(detection.verdict == .unclear && detection.nearest != "swiftui", "\(detection.candidates)")
    }

    @Test func viewsThatObserve() {
        let detection = detect(
            """
            import SwiftUI
            protocol LoanInteracting { func loans() async -> [String] }
            protocol LoanRouting { func open(_ loan: String) }
            struct LoanRouter: LoanRouting { func open(_ loan: String) {} }
            struct LoanInteractor: LoanInteracting { func loans() async -> [String] { [] } }
            @MainActor final class LoanPresenter: ObservableObject {
                @Published private(set) var rows: [String] = []
                private let interactor: LoanInteracting
                private let router: LoanRouting
                init(interactor: LoanInteracting, router: LoanRouting) { self.interactor = interactor; self.router = router }
                func load() async { rows = await interactor.loans() }
            }
            struct LoanView: View {
                @StateObject var presenter: LoanPresenter
                var body: some View { List(presenter.rows, id: \\.self) { Text($0) }.task { await presenter.load() } }
            }
            enum LoanBuilder {
                @MainActor static func build() -> LoanView {
                    LoanView(presenter: LoanPresenter(interactor: LoanInteractor(), router: LoanRouter()))
                }
            }
            """)
        #expect(detection.verdict == .dialect && detection.nearest == "swiftui", "\(detection.candidates)")
    }

    /// Views of UIKit that work with no presenter are nobody's scene.
    @Test func helpersOfUIKitAmongViewsThatObserve() {
        let scene = """
            import SwiftUI
            protocol LoanInteracting { func loans() async -> [String] }
            protocol LoanRouting { func open(_ loan: String) }
            struct LoanRouter: LoanRouting { func open(_ loan: String) {} }
            struct LoanInteractor: LoanInteracting { func loans() async -> [String] { [] } }
            final class LoanPresenter: ObservableObject {
                private let interactor: LoanInteracting
                private let router: LoanRouting
                init(interactor: LoanInteracting, router: LoanRouting) { self.interactor = interactor; self.router = router }
            }
            """
        let view = "import SwiftUI\nstruct LoanView: View { @StateObject var presenter: LoanPresenter; var body: some View { Text(\"\") } }"
        let charts = (1...5).map { "import UIKit\nfinal class Chart\($0)View: UIView {}" }.joined(separator: "\n")
        #expect(detect(scene, view, charts).nearest == "swiftui")
        #expect(detect(scene).nearest == "swiftui")
    }
}
