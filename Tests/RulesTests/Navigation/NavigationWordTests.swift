import Testing

/// A team's own words for navigation: beside view controllers also containers and windows have them, and bases and mixins of views.
@Suite struct NavigationWordTests {
    private static let screens = (
        "Screens.swift",
        """
        import UIKit
        final class MapViewController: UIViewController {}
        final class WaitingOverlay: UIViewController {}
        class BaseRouter { let screen = UIViewController() }
        protocol MapRouting: AnyObject { func open() }
        final class MapRouter: BaseRouter, MapRouting { weak var host: UIViewController?; func open() { host?.present(MapViewController(), animated: true) } }
        final class MapPresenter { var router: MapRouting?; func eventOpen() { router?.open() } }
        """
    )

    private func expect(_ view: String, _ words: String, base: String? = nil) throws {
        let files = Scene(view: view, others: [Self.screens, ("Words.swift", "import UIKit\n\(words)")]).files.map { file in
            (file.name, base.map { file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: \($0)") } ?? file.source)
        }
        try expectFindings(in: files, rule: "navigation-outside-router", others: true)
    }

    // MARK: - Of containers and windows

    private static let containers = """
        extension UINavigationController {
            func goBackTwice() { popViewController(animated: false); popViewController(animated: true) }
            func tint() { navigationBar.tintColor = nil }
            func restart(with screen: UIViewController) { setViewControllers([screen], animated: false) }
        }
        extension UINavigationController {
            func pushViewController(viewController: UIViewController, completion: () -> Void) { pushViewController(viewController, animated: true); completion() }
        }
        extension UIWindow { func replaceRoot(_ screen: UIViewController) { rootViewController = screen } }
        extension UITabBarController { func selectHome() { selectedIndex = 0 } }
        final class Stack { func goBackTwice() {}; func selectHome() {} }
        """

    @Test(arguments: [
        "@objc func act() { navigationController?.↓goBackTwice() }", "@objc func act() { navigationController?.↓restart(with: MapViewController()) }",
        "@objc func act() { view.window?.↓replaceRoot(MapViewController()) }", "@objc func act() { self.tabBarController?.↓selectHome() }",
        "@objc func act() { navigationController?.↓pushViewController(MapViewController(), animated: true) }",
        "@objc func act() { navigationController?.↓pushViewController(viewController: MapViewController(), completion: {}) }",
        "@objc func act() { navigationController?.tint() }", "let stack = Stack()\n@objc func act() { stack.goBackTwice(); stack.selectHome() }",
        "let tabs = UITabBarController()\n@objc func act() { tabs.selectHome() }", "let steps = UINavigationController()\n@objc func act() { steps.restart(with: MapViewController()) }",
    ])
    func ofContainers(view: String) throws { try expect(view, Self.containers) }

    /// Their router may.
    @Test func ofARouter() throws {
        let router = "final class LoanListRouter { weak var screen: UIViewController?; func back() { screen?.navigationController?.goBackTwice(); screen?.tabBarController?.selectHome() } }"
        try expect("", Self.containers + "\n" + router)
    }

    /// What a base of views has no router can call.
    @Test func ofABase() throws {
        let base = "import UIKit\nclass BaseViewController: UIViewController { func goBack() { navigationController?.popViewController(animated: true) } }\nfinal class NotesViewController: BaseViewController {}"
        let files = Scene(view: "@objc func act() { goBack() }", others: [Self.screens, ("Base.swift", base)]).files.map { file in
            (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController"))
        }
        let found = try lint(files).filter { $0.rule == "navigation-outside-router" }
        #expect(found.count == 1 && found[0].message.contains("with 'goBack'") && found[0].help.contains("'popViewController'"), "\(found.map(\.help))")
    }

    @Test(arguments: [
        ("↓open(\"Help\")", "func open(_ name: String) { let next = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()!; show(next, sender: nil) }"),
        ("↓open(MapViewController())", "func open(_ next: UIViewController) { show(next, sender: self) }"),
        ("open(MapViewController())", "func open(_ next: UIViewController) { show(next, animated: true) }\nfunc show(_ screen: UIViewController, animated: Bool) {}"),
        ("open(1)", "func open(_ count: Int) { show(count) }\nfunc show(_ count: Int) {}"),
    ])
    func whatIsShown(statement: String, word: String) throws {
        try expect("@objc func act() { \(statement) }", "extension UIViewController {\n\(word)\n}")
    }

    // MARK: - What they present

    private static let presenting = """
        extension UIViewController {
            func presentNext(_ screen: UIViewController) { present(screen, animated: true) }
            func presentRouter(_ router: BaseRouter, animated: Bool = true) { present(router.screen, animated: animated) }
            func presentSheet(_ screen: UIViewController) { let sheet = screen; present(sheet, animated: true) }
        }
        """

    @Test(arguments: [
        "@objc func act() { ↓presentNext(MapViewController()) }", "@objc func act() { self.↓presentNext(MapViewController()) }",
        "@objc func act() { let next = MapViewController(); ↓presentNext(next) }",
        "var next: BaseRouter?\n@objc func act() { guard let next else { return }; ↓presentRouter(next) }", "@objc func act() { ↓presentRouter(MapRouter(), animated: false) }",
        // A view's own, and what isn't known.
        "@objc func act() { presentNext(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }", "@objc func act() { presentNext(WaitingOverlay()) }",
        "@objc func act() { presentNext(UIActivityViewController(activityItems: [], applicationActivities: nil)) }", "@objc func act() { presentNext(makeNext()) }\nfunc makeNext() -> UIViewController { UIViewController() }",
        "@objc func act(next: UIViewController) { presentNext(next) }", "@objc func act() { let alert = UIAlertController(); presentNext(alert) }",
        "@objc func act() { presentSheet(MapViewController()) }", "var next: UIViewController?\n@objc func act() { presentNext(next!) }",
    ])
    func whatTheyPresent(view: String) throws { try expect(view, Self.presenting) }

    // MARK: - Of bases and mixins

    private static func base(_ members: String) -> String { "class BaseViewController: UIViewController {\n\(members)\n}" }

    @Test(arguments: [
        ("@objc func act() { ↓closeModule() }", "func closeModule() { dismiss(animated: true) }"), ("@objc func act() { self.↓closeModule() }", "func closeModule() { navigationController?.dismiss(animated: true) }"),
        ("@objc func act() { ↓closeModule() }", "func closeModule() { dismiss(animated: true, completion: nil) }"),
        // What stands over the scene may be what goes.
        ("@objc func act() { hideLoader() }", "func hideLoader() { dismiss(animated: true) }"), ("@objc func act() { closeModule() }", "func closeModule() { presentedViewController?.dismiss(animated: true) }"),
        ("@objc func act() { closeModule() }", "func closeModule() { if isBusy { dismiss(animated: true) } }\nvar isBusy = true"),
        ("@objc func act() { closeModule() }", "func closeModule() { dismiss(animated: true) }\nfunc wait() { present(WaitingOverlay(), animated: true) }"),
        ("@objc func act() { present(WaitingOverlay(), animated: true) }\nfunc end() { closeModule() }", "func closeModule() { dismiss(animated: true) }"),
        ("override func closeModule() { super.closeModule() }", "func closeModule() { dismiss(animated: true) }"),
        ("", "func closeModule() { dismiss(animated: true) }\n@objc func closeTouched() { closeModule() }"),
    ])
    func ofABase(view: String, members: String) throws { try expect(view, Self.base(members), base: "BaseViewController") }

    @Test(arguments: [
        ("@objc func act() { ↓closeSheet() }", "func closeSheet() { dismiss(animated: true) }", ""), ("@objc func act() { ↓closeSheet() }", "func closeSheet() { navigationController?.dismiss(animated: true) }", ""),
        ("@objc func act() { closeSheet() }", "func closeSheet() { presentedViewController?.dismiss(animated: true) }", ""), ("@objc func act() { stopWaiting() }", "func stopWaiting() { dismiss(animated: true) }", ""),
        ("@objc func act() { closeSheet() }", "func closeSheet() { dismiss(animated: true) }\nfunc wait() { present(WaitingOverlay(), animated: true) }", ""),
        ("@objc func act() { closeSheet() }", "func closeSheet() { dismiss(animated: true) }", "extension UIViewController { func wait() { present(WaitingOverlay(), animated: true) } }"),
    ])
    func ofAMixin(view: String, members: String, others: String) throws {
        try expect(view, "protocol SheetClosing: AnyObject {}\nextension SheetClosing where Self: UIViewController {\n\(members)\n}\nextension LoanListViewController: SheetClosing {}\n\(others)")
    }

    @Test(arguments: [
        ("↓closeModule()", "func closeModule() { navigationController?.dismiss(animated: true) }"), ("closeModule()", "func closeModule() { other?.dismiss(animated: true) }\nvar other: UIViewController? { nil }"),
        ("closeWaiting()", "func closeWaiting() { navigationController?.dismiss(animated: true) }\nfunc wait() { present(WaitingOverlay(), animated: true) }"),
    ])
    func ofTheNavigationController(statement: String, members: String) throws {
        try expect("@objc func act() { \(statement) }", "extension UIViewController {\n\(members)\n}")
    }
}
