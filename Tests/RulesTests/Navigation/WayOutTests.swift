import Diagnostics
import Rules
import Testing

/// Who leaves the app, and how that is told.
@Suite struct WayOutTests {
    private func scene(_ dialect: String, _ others: Files) throws -> Files {
        try #require(Catalog.scenes.first { $0.dialect == dialect }).files.map { ($0.name, $0.source) } + others
    }

    private func extended(_ type: String, _ member: String, dialect: String = "book", settings: String = "") throws -> [Finding] {
        let code = ("LoanListUse.swift", "import UIKit\nimport WebKit\nextension \(type) { \(member) }")
        return try lint(scene(dialect, [code]), dialect: dialect, settings: settings).filter { $0.rule != "unused-framework-import" }
    }

    private static let ask = "Ask the router for it, and let that call 'open'."

    /// Whatever is asked of the app before it is left, is there for that.
    @Test(arguments: [
        "UIApplication.shared.open(url)", "if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }",
        "if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }",
        "let app = UIApplication.shared; if app.canOpenURL(url) { app.open(url, options: [:]) }",
    ])
    func aPresenterThatLeavesTheApp(statement: String) throws {
        let found = try extended("LoanListPresenter", "func didTapHelp(url: URL) { \(statement) }")
        #expect(found.map { "\($0.severity) \($0.rule)" } == ["error forbidden-framework"])
        #expect(found.map(\.message) == ["the presenter LoanListPresenter leaves the app by itself, with 'open' in 'didTapHelp(url:)'"])
        #expect(found.map(\.help) == [Self.ask])
        #expect(found.allSatisfy { $0.location.line == 3 && $0.because.contains("router") && $0.related.isEmpty })
    }

    @Test(arguments: [
        ("_ = UIApplication.openSettingsURLString", "uses UIApplication.openSettingsURLString", "Ask the router for the settings, and let it know their address."),
        ("UIApplication.shared.isIdleTimerDisabled = true", "uses UIApplication.shared",
            "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
        ("let app = UIApplication.shared; app.isIdleTimerDisabled = true; store.open()", "uses UIApplication.shared",
            "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
    ])
    func whatElseAPresenterAsksOfTheApp(statement: String, use: String, help: String) throws {
        let found = try extended("LoanListPresenter", "func didTapHelp() { \(statement) }")
        #expect(found.map(\.message) == ["the presenter LoanListPresenter \(use) of UIKit"])
        #expect(found.map(\.help) == [help])
    }

    /// Infinum's presenters may know UIKit; the app is no service to be handed in for that. What only one of a few asks of it is told of as a use first.
    @Test(arguments: [
        ("UIApplication.shared.open(url)", "", "navigation-outside-router", "leaves the app by itself, with 'open' in 'act(url:)'", ask),
        ("UIApplication.shared.open(url)", "  navigation-outside-router: off\n", "hidden-dependency", "leaves the app by itself, with 'open' in 'act(url:)'", ask),
        ("if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }", "  navigation-outside-router: off\n", "hidden-dependency",
            "leaves the app by itself, with 'open' in 'act(url:)'", ask),
        ("UIApplication.shared.isIdleTimerDisabled = true", "", "hidden-dependency", "reaches for UIApplication.shared in 'act(url:)'",
            "Take it in the initialiser, as a protocol, and let the assembler pass UIApplication.shared."),
    ])
    func wherePresentersMayKnowUIKit(statement: String, settings: String, rule: String, told: String, help: String) throws {
        let found = try extended(
            "LoanListPresenter", "private func act(url: URL) { \(statement) }", dialect: "infinum", settings: "rules:\n  forbidden-framework: off\n" + settings)
        #expect(found.map(\.rule) == [rule])
        #expect(found.map(\.message) == ["the presenter LoanListPresenter \(told)"])
        #expect(found.map(\.help) == [help])
    }

    /// What a web view or a text is asked about its own links is the view's to answer.
    @Test(arguments: [
        ("LoanListViewController", "@objc private func callTapped() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 1),
        ("LoanListViewController", "@objc private func callTapped() { UIApplication.shared.open(URL(fileURLWithPath: \"\"), options: [:], completionHandler: nil) }", 1),
        ("LoanListViewController", "@objc private func callTapped() { let app = UIApplication.shared; app.open(URL(fileURLWithPath: \"\")) }", 1),
        ("LoanListViewController", "private func isAble(url: URL) -> Bool { UIApplication.shared.canOpenURL(url) }", 0),
        ("LoanListViewController", "private func badge() { UIApplication.shared.applicationIconBadgeNumber = 0 }", 0),
        ("LoanListViewController",
            "func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: (WKNavigationActionPolicy) -> Void) { UIApplication.shared.open(action.request.url!) }", 0),
        ("LoanListViewController",
            "func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { UIApplication.shared.open(url); return false }", 0),
        ("LoanListRouter", "func openHelp(url: URL) { UIApplication.shared.open(url) }", 0),
    ])
    func aViewThatLeavesTheApp(type: String, member: String, count: Int) throws {
        let found = try extended(type, member)
        #expect(found.map { "\($0.severity) \($0.rule)" } == Array(repeating: "warning navigation-outside-router", count: count))
        #expect(found.allSatisfy { $0.help == "Send the presenter an event, and let its router call 'open'." })
    }

    /// Links are SwiftUI's own, and go where whoever the view stands in has them go; the app that is reached for past that leads out all the same.
    @Test(arguments: [
        ("func call(_ url: URL) { UIApplication.shared.open(url) }", 1), ("var help: some View { Button(\"Help\") { UIApplication.shared.open(URL(fileURLWithPath: \"\")) } }", 1),
        ("var help: some View { Link(\"Help\", destination: URL(fileURLWithPath: \"\")) }", 0), ("func call(_ openURL: OpenURLAction, _ url: URL) { openURL(url) }", 0),
        ("var text: some View { Text(\"\").environment(\\.openURL, OpenURLAction { url in UIApplication.shared.open(url); return .handled }) }", 0),
    ])
    func aViewOfSwiftUI(member: String, count: Int) throws {
        let code = ("LoanListUse.swift", "import SwiftUI\nimport UIKit\nextension LoanListView { \(member) }")
        let found = try lint(scene("swiftui", [code]), dialect: "swiftui").filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
        #expect(found.allSatisfy { $0.message.hasPrefix("the view LoanListView leaves the app by itself, with 'open' in '") })
    }

    /// Where nobody is there to be asked, the view can't ask; where other scenes have routers, it could have one. What its interface asks for,
    /// the presenter has decided.
    @Test(arguments: [
        ("var router: CardRouterInput?", "", "callTapped", 1), ("", "", "callTapped", 0), ("", "LoanList", "callTapped", 1), ("", "LoanList", "show", 0),
    ])
    func aSceneWithoutRouter(router: String, other: String, caller: String, count: Int) throws {
        let card = """
            import UIKit
            protocol CardViewInput: AnyObject { func show() }
            protocol CardViewOutput: AnyObject { func viewIsReady() }
            protocol CardInteractorInput: AnyObject { func obtainCard() }
            final class CardViewController: UIViewController, CardViewInput {
                var output: CardViewOutput?
                func \(caller == "show" ? "idle" : "show")() {}
                func \(caller)() { UIApplication.shared.open(URL(fileURLWithPath: "")) }
            }
            final class CardPresenter: CardViewOutput { weak var view: CardViewInput?; var interactor: CardInteractorInput?; \(router); func viewIsReady() { view?.show() } }
            final class CardInteractor: CardInteractorInput { func obtainCard() {} }
            """
        let routing = router.isEmpty ? "" : "\nprotocol CardRouterInput: AnyObject { func close() }\nfinal class CardRouter: CardRouterInput { weak var view: UIViewController?; func close() {} }"
        let found = try lint((other.isEmpty ? [] : scene("book", [])) + [("Card.swift", card + routing)], dialect: "book").filter { $0.rule == "navigation-outside-router" }
        #expect(found.count == count)
        let way = router.isEmpty ? "give the scene a router that calls 'open'." : "let its router call 'open'."
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Send the presenter an event, and \(way)" })
    }

    /// Whatever presenters may know of UIKit: one that has a router asks that. Where several do, it is the team's way.
    @Test(arguments: [
        ("private let router: CardRouting", "", 1), ("", "", 0), ("private let router: CardRouting", "UIApplication.shared.open(url)", 0),
        ("private let router: CardRouting", "router.leave(url)", 1),
    ])
    func thePresenterBesideItsRouter(router: String, other: String, count: Int) throws {
        func scene(_ name: String, _ router: String, _ statement: String) -> (String, String) {
            (
                "\(name).swift",
                """
                import UIKit
                protocol \(name)Displaying: AnyObject { func show() }
                protocol \(name)Presenting: AnyObject { func didLoad(); func didTapHelp(url: URL) }
                protocol \(name)Interacting: AnyObject { func load() }
                protocol \(name)Routing: AnyObject { func leave(_ url: URL) }
                final class \(name)ViewController: UIViewController, \(name)Displaying {
                    var presenter: \(name)Presenting?
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.didLoad() }
                    func show() {}
                }
                final class \(name)Presenter: \(name)Presenting {
                    weak var view: \(name)Displaying?
                    private let interactor: \(name)Interacting
                    \(router)
                    func didLoad() { interactor.load(); view?.show() }
                    func didTapHelp(url: URL) { \(statement) }
                }
                final class \(name)Interactor: \(name)Interacting { func load() {} }
                final class \(name)Router: \(name)Routing { func leave(_ url: URL) { UIApplication.shared.open(url) } }
                """
            )
        }
        let files = [scene("Card", router, "UIApplication.shared.open(url)")] + (other.isEmpty ? [] : [scene("Bill", "private let router: BillRouting", other)])
        let found = try lint(files, dialect: "common").filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.message) == Array(repeating: "the presenter CardPresenter leaves the app by itself, with 'open' in 'didTapHelp(url:)'", count: count))
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == Self.ask })
    }

    /// The map's app is another one as well.
    @Test(arguments: [
        ("MKMapItem(placemark: place).openInMaps()", "openInMaps"), ("let item = MKMapItem(placemark: place); item.name = \"\"; item.openInMaps(launchOptions: nil)", "openInMaps"),
        ("MKMapItem.openMaps(with: [], launchOptions: nil)", "openMaps"),
        ("router.openInMaps(MKMapItem(placemark: place))", nil), ("let item = MKMapItem(placemark: place); router.openInMaps(item)", nil), ("_ = MKMapItem.forCurrentLocation()", nil),
    ])
    func theMap(statement: String, exit: String?) throws {
        let source = """
            import MapKit
            import UIKit
            protocol PinDisplaying: AnyObject { func show() }
            protocol PinPresenting: AnyObject { func didLoad(); func didTapRoute(place: MKPlacemark) }
            protocol PinInteracting: AnyObject { func load() }
            protocol PinRouting: AnyObject { func openInMaps(_ item: MKMapItem) }
            final class PinViewController: UIViewController, PinDisplaying {
                var presenter: PinPresenting?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.didLoad() }
                func show() {}
            }
            final class PinPresenter: PinPresenting {
                weak var view: PinDisplaying?
                private let interactor: PinInteracting
                private let router: PinRouting
                func didLoad() { interactor.load(); view?.show() }
                func didTapRoute(place: MKPlacemark) { \(statement) }
            }
            final class PinInteractor: PinInteracting { func load() {} }
            final class PinRouter: PinRouting { func openInMaps(_ item: MKMapItem) { item.openInMaps(launchOptions: nil) } }
            """
        let found = try lint([("Pin.swift", source)], dialect: "common").filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.message) == (exit.map { ["the presenter PinPresenter leaves the app by itself, with '\($0)' in 'didTapRoute(place:)'"] } ?? []))
        #expect(found.map(\.help) == (exit.map { ["Ask the router for it, and let that call '\($0)'."] } ?? []))
    }

    /// A container is a part of the router's own screen, which it has to find by somebody.
    @Test(arguments: [
        ("func embed(in container: UIView)", "Let the router hold its view controller weakly, by a protocol that tells the place ('var container: UIView { get }'), and drop the parameter."),
        ("func open(from screen: UIViewController)", "Let the router hold its view controller weakly, and drop the parameter."),
        ("func show(badge: UIView)", "Pass the router plain values, and let it make what it shows."),
    ])
    func whereARouterShows(requirement: String, help: String) throws {
        let files = try scene("book", []).map { name, source in
            (name, name == "Router/LoanListRouter.swift" ? source.replacing("func openLoan(at index: Int) }", with: "func openLoan(at index: Int); \(requirement) }") : source)
        }
        #expect(try lint(files, dialect: "book").filter { $0.from.type == "LoanListRouterInput" }.map(\.help) == [help])
    }

    private static let catalogue = """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?; var badge = 0 }
        protocol ShelfRouterInput: AnyObject { func close() }
        final class ShelfRouter: ShelfRouterInput { weak var screen: UIViewController?; func close() { screen?.dismiss(animated: true) } }
        final class ShelfPresenter { var router: ShelfRouterInput?; func didTapClose() { router?.close() } }
        final class ShelfAssembly { func build() -> (UIViewController, Int) { (UIViewController(), 0) } }
        """

    /// Who asks the app for nothing but the window goes to another scene, whatever else is known of that scene.
    @Test(arguments: [
        ("(UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = next", ["navigation-outside-router"]),
        ("let app = UIApplication.shared.delegate as! AppDelegate; app.window?.rootViewController = next", ["navigation-outside-router"]),
        ("guard let app = UIApplication.shared.delegate as? AppDelegate else { return }; app.window!.rootViewController = next", ["navigation-outside-router"]),
        ("UIApplication.shared.delegate?.window??.rootViewController?.present(next, animated: true)", ["navigation-outside-router"]),
        ("UIApplication.shared.keyWindow?.rootViewController?.present(ShelfAssembly().build().0, animated: true)", ["navigation-outside-router"]),
        ("UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController?.dismiss(animated: true)", ["navigation-outside-router"]),
        ("let app = UIApplication.shared; app.keyWindow?.rootViewController = next", ["navigation-outside-router"]),
        ("let app = UIApplication.shared.delegate as? AppDelegate; app?.badge = 1", ["forbidden-framework"]),
        ("UIApplication.shared.isIdleTimerDisabled = true; UIApplication.shared.keyWindow?.rootViewController = next", ["forbidden-framework", "navigation-outside-router"]),
        ("UIApplication.shared.keyWindow?.rootViewController?.present(UIAlertController(), animated: true)", ["forbidden-framework"]),
        ("_ = UIApplication.shared.keyWindow?.rootViewController", ["forbidden-framework"]),
        ("(UIApplication.shared.delegate as? AppDelegate)?.badge = 1", ["forbidden-framework"]),
    ], ["LoanListInteractor", "LoanListPresenter"])
    func theWindowByTheApp(way: (statement: String, rules: [String]), type: String) throws {
        let next = way.statement.contains("next") ? "let next = ShelfAssembly().build().0; " : ""
        let code = "import UIKit\nextension \(type) { private func go() { \(next)\(way.statement) } }"
        let files = try scene("book", [("Shelf.swift", Self.catalogue), ("LoanListUse.swift", code)])
        let found = try lint(files, dialect: "book").filter { $0.from.type == type }
        #expect(found.map(\.rule).sorted() == way.rules, "\(found.map(\.message))")
    }

    /// Whoever of the screens that are there is asked to show the next one, that leads on.
    @Test(arguments: [
        ("navigationController?.viewControllers.last?.present(next, animated: true)", 1), ("navigationController?.viewControllers[0].dismiss(animated: true)", 1),
        ("let screens = navigationController?.viewControllers ?? []; screens.first?.present(next, animated: true)", 1),
        ("guard let last = navigationController?.viewControllers.last else { return }; last.present(next, animated: true)", 1),
        ("children.first?.present(next, animated: true)", 1), ("self.children[0].present(next, animated: true)", 1), ("childViewControllers.last?.present(next, animated: true)", 1),
        ("navigationController?.topViewController?.present(next, animated: true)", 1), ("navigationController?.visibleViewController?.dismiss(animated: true)", 1),
        ("tabBarController?.selectedViewController?.present(next, animated: true)", 1), ("tabBarController?.selectedViewController?.show(next, sender: self)", 1),
        ("let top = UIApplication.shared.windows.first?.rootViewController; top?.present(next, animated: true)", 1),
        ("navigationController?.viewControllers.last?.present(UIAlertController(), animated: true)", 0), ("children.first?.dismiss(animated: true)", 0),
        ("children.first?.present(UIAlertController(), animated: true)", 0), ("shelf.children.first?.present(next, animated: true)", 0), ("_ = navigationController?.viewControllers.last", 0),
        ("shelf.children.first?.dismiss(animated: true)", 0), ("children.first?.view.isHidden = true", 0),
    ])
    func aScreenThatIsThere(statement: String, count: Int) throws {
        let shelf = "final class Board { func present(_ other: UIViewController, animated: Bool) {}; func dismiss(animated: Bool) {} }\nfinal class Shelves { var children: [Board] = [] }"
        for (type, count) in [("LoanListViewController", count), ("LoanListRouter", 0)] {
            let code = "import UIKit\n\(shelf)\nextension \(type) { private func go(shelf: Shelves) { let next = ShelfAssembly().build().0; \(statement) } }"
            let found = try lint(scene("book", [("Shelf.swift", Self.catalogue), ("LoanListUse.swift", code)]), dialect: "book").filter { $0.from.type == type }
            #expect(found.map(\.rule).filter { $0 == "navigation-outside-router" }.count == count, "\(type): \(found.map(\.message))")
        }
    }

    /// A presenter that takes its view for a screen is told of that, with what it leads on by.
    @Test(arguments: ["viewControllers.last", "visibleViewController", "topViewController"])
    func aScreenThatAPresenterFinds(screen: String) throws {
        let code = "import UIKit\nextension LoanListPresenter { private func go(_ stack: UINavigationController) { stack.\(screen)?.present(ShelfAssembly().build().0, animated: true) } }"
        let found = try lint(scene("book", [("Shelf.swift", Self.catalogue), ("LoanListUse.swift", code)]), dialect: "book").filter { $0.from.type == "LoanListPresenter" }
        #expect(found.contains { $0.rule == "navigation-outside-router" }, "\(found.map(\.message))")
    }

    /// A view on a Mac leaves the app by its workspace.
    @Test(arguments: [("NSWorkspace.shared.open(url)", 1), ("NSWorkspace.shared.icon(forFile: url.path)", 0)])
    func aViewOnAMac(statement: String, count: Int) throws {
        let files = try scene("book", [("LoanListUse.swift", "import AppKit\nextension LoanListViewController { func act(url: URL) { \(statement) } }")])
            .map { ($0.name, $0.source.replacing("UIViewController", with: "NSViewController").replacing("import UIKit", with: "import AppKit")) }
        let found = try lint(files, dialect: "book").filter { $0.rule == "navigation-outside-router" && $0.location.path == "LoanListUse.swift" }
        #expect(found.map(\.message) == Array(repeating: "the view LoanListViewController leaves the app by itself, with 'open' in 'act(url:)'", count: count))
    }
}
