import Diagnostics
import Testing

/// What serves a view as a view: pictures, looks, alerts, and what a screen forwards to UIKit.
@Suite struct ServedViewTests {
    private func found(view: String, others: String, router: String = "") throws -> [Finding] {
        let scene = """
            import UIKit
            struct Album: Codable { let id: Int; let title: String }
            protocol AlbumViewing: AnyObject { func show(_ titles: [String]) }
            protocol AlbumPresenting: AnyObject { func viewDidLoad(); func didTapClose() }
            protocol AlbumInteracting: AnyObject { func load() }
            protocol AlbumInteractorOutput: AnyObject { func didLoad(_ albums: [Album]) }
            protocol AlbumRouting: AnyObject { func close() }
            final class AlbumViewController: UIViewController, AlbumViewing {
                var presenter: AlbumPresenting!
                private let picture = UIImageView()
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ titles: [String]) { title = titles.first }
                \(view)
            }
            final class AlbumPresenter: AlbumPresenting, AlbumInteractorOutput {
                weak var view: AlbumViewing?
                private let interactor: AlbumInteracting
                private let router: AlbumRouting
                init(interactor: AlbumInteracting, router: AlbumRouting) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load() }
                func didTapClose() { router.close() }
                func didLoad(_ albums: [Album]) { view?.show(albums.map(\\.title)) }
            }
            final class AlbumInteractor: AlbumInteracting {
                weak var output: AlbumInteractorOutput?
                private let albums: AlbumService
                init(albums: AlbumService) { self.albums = albums }
                func load() { albums.albums { [weak self] in self?.output?.didLoad($0) } }
            }
            final class AlbumService {
                func albums(_ done: @escaping ([Album]) -> Void) {
                    URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { data, _, _ in done((try? JSONDecoder().decode([Album].self, from: data ?? Data())) ?? []) }.resume()
                }
            }
            final class AlbumRouter: AlbumRouting {
                weak var screen: UIViewController?
                static func build() -> UIViewController {
                    let (view, router, interactor) = (AlbumViewController(), AlbumRouter(), AlbumInteractor(albums: AlbumService()))
                    let presenter = AlbumPresenter(interactor: interactor, router: router)
                    view.presenter = presenter; presenter.view = view; interactor.output = presenter; router.screen = view
                    return view
                }
                func close() { \(router); screen?.navigationController?.popViewController(animated: true) }
            }
            """
        return try lint([("Album.swift", scene), ("Others.swift", "import UIKit\n" + others)], dialect: "common")
    }

    /// Whoever hands out pictures, fonts and colours, or does something to a view, may be asked by it, whatever it is called; whoever hands out data may not.
    @Test(arguments: [
        ("func avatar(for id: Int, done: @escaping (UIImage?) -> Void) { request { done(UIImage(data: $0)) } }", "avatar(for: 1) { _ in }", 0),
        ("func avatar(for id: Int) async -> UIImage? { request { _ in }; return nil }", "avatar(for: 1)", 0),
        ("var font: UIFont { UIFont.systemFont(ofSize: CGFloat(UserDefaults.standard.float(forKey: \"size\"))) }", "font", 0),
        ("func apply(to view: UIView) { view.isHidden = UserDefaults.standard.bool(forKey: \"dark\") }", "apply(to: view)", 0),
        ("func album(id: Int, done: @escaping (Album?) -> Void) { request { done(try? JSONDecoder().decode(Album.self, from: $0)) } }", "album(id: 1) { _ in }", 1),
        ("func avatar(for id: Int) -> UIImage? { nil }; func titles(_ done: @escaping ([String]) -> Void) { request { _ in done([]) } }", "titles { _ in }", 1),
        ("func upload(_ picture: UIImage, done: @escaping (Int) -> Void) { request { _ in done(1) } }", "upload(UIImage()) { _ in }", 1),
    ])
    func servicesOfLooks(member: String, use: String, count: Int) throws {
        let service = """
            final class AvatarManager {
                static let shared = AvatarManager()
                \(member)
                private func request(_ done: @escaping (Data) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { data, _, _ in done(data ?? Data()) }.resume() }
            }
            """
        let view = "func refresh() async { _ = await AvatarManager.shared.\(use) }".replacing("await ", with: use == "avatar(for: 1)" ? "await " : "")
        let found = try found(view: view, others: service).filter { $0.rule == "skipped-layer" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// The override of what UIKit does leads nowhere by itself, and a view's own stack inside of it nowhere else.
    @Test(arguments: [
        ("override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { super.present(screen, animated: animated, completion: completion) }", 0),
        ("override func show(_ screen: UIViewController, sender: Any?) { super.show(screen, sender: sender) }", 0),
        ("private lazy var steps = UINavigationController(rootViewController: UIViewController())\nfunc embed() { addChild(steps) }\nfunc next() { steps.pushViewController(UIViewController(), animated: true) }\nfunc back() { steps.popViewController(animated: true) }", 0),
        ("private lazy var steps = UINavigationController()\nfunc next() { steps.pushViewController(UIViewController(), animated: true) }", 1),
        ("@IBAction func dismiss(_ sender: UIButton) { dismiss(animated: true) }", 1),
        ("func showNext(_ screen: UIViewController) { super.present(screen, animated: true) }", 1),
    ])
    func whatIsForwarded(function: String, count: Int) throws {
        let found = try found(view: function, others: "").filter { $0.rule == "navigation-outside-router" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// Who shows alerts is called a presenter in many apps, and has no part in a scene; the presenter of a scene that is called so has.
    @Test(arguments: [("AlertPresenter", ""), ("ResultToastPresenter", ""), ("HUDPresenter", "")])
    func presentersOfAlerts(name: String, others: String) throws {
        let helper = """
            protocol \(name)Delegate: AnyObject { func show(_ alert: UIAlertController) }
            final class \(name) {
                weak var delegate: \(name)Delegate?
                func show(_ text: String) { delegate?.show(UIAlertController(title: text, message: nil, preferredStyle: .alert)) }
            }
            extension AlbumViewController: \(name)Delegate { func show(_ alert: UIAlertController) { present(alert, animated: true) } }
            """
        let view = "private let alerts = \(name)()\nfunc fail() { alerts.delegate = self; alerts.show(\"lost\") }"
        #expect(try found(view: view, others: helper).map(\.message) == [])
        let scene = "final class \(name.dropLast("Presenter".count))ViewController: UIViewController { var presenter: \(name)? }"
        #expect(try !found(view: view, others: helper + "\n" + scene).map(\.message).isEmpty)
    }

    /// Where the app is, is a router's to keep.
    @Test(arguments: [
        ("RouteStore", "RouteStore.shared.save(\"album\")", 0), ("OnboardingStore", "OnboardingStore.shared.isSeen = true", 0),
        ("DraftStore", "DraftStore.shared.save(\"album\")", 1), ("DraftStore", "DraftStore.shared.isSeen = true", 1),
    ])
    func whatARouterRemembers(store: String, statement: String, count: Int) throws {
        let kept = """
            final class \(store) {
                static let shared = \(store)()
                var isSeen: Bool { get { UserDefaults.standard.bool(forKey: "seen") } set { UserDefaults.standard.set(newValue, forKey: "seen") } }
                func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
            }
            """
        let found = try found(view: "", others: kept, router: statement).filter { $0.rule == "skipped-layer" }
        #expect(found.count == count, "\(found.map(\.message))")
    }
}
