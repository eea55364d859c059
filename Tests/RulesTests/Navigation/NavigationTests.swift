import Testing

/// What leads from screen to screen, by which way soever it is reached.
@Suite struct NavigationTests {
    private func expect(_ scene: Scene, others: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: scene.files, rule: "navigation-outside-router", others: others, sourceLocation: sourceLocation)
    }

    private static let own = """
        private let sheet = LoanSheet()
        private var segments = Segments()
        private var stack = Stack()
        func next() -> UIViewController { UIViewController() }
        """

    private static let others = (
        "LoanSheet.swift",
        """
        import UIKit
        final class LoanSheet: UIViewController {}
        struct Segments { var selectedIndex = 0 }
        final class Stack { let navigationController = Pages(); var viewControllers: [Int] = [] }
        final class Pages { func pushViewController(_ page: UIViewController, animated: Bool) {} }
        """
    )

    private func expect(statement: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expect(Scene(view: "\(Self.own)\nfunc act() { \(statement) }", others: [Self.others]), sourceLocation: sourceLocation)
    }

    /// A view's interface that is for view controllers only is one for whoever knows it.
    @Test(arguments: ["LoanListScreen: UIViewController", "LoanListScreen: AnyObject where Self: UIViewController", "LoanListScreen where Self: UIViewController"])
    func aPresenterThatKnowsAViewController(declaration: String) throws {
        let screen = ("Screen.swift", "import UIKit\nprotocol \(declaration) {}\nextension LoanListViewController: LoanListScreen {}")
        let presenter = "weak var screen: LoanListScreen?\nfunc eventShare() { screen?.↓present(UIViewController(), animated: true) }"
        try expect(Scene(presenter: presenter, others: [screen]), others: true)
    }

    /// What UIKit's own properties lead to has a type, though nobody writes it down.
    @Test(arguments: [
        "guard let navigation = navigationController else { return }; navigation.↓pushViewController(next(), animated: true)",
        "if let navigation = self.navigationController { navigation.↓popViewController(animated: true) }",
        "let navigation = navigationController; navigation?.↓pushViewController(next(), animated: true)",
        "let tabs = navigationController; let navigation = tabs; navigation?.↓pushViewController(next(), animated: true)",
        "if let below = presentingViewController { below.↓dismiss(animated: true) }",
        "if let above = presentedViewController { above.dismiss(animated: true) }",
        "let host = presentingViewController ?? parent; host?.↓dismiss(animated: true)", "(presentingViewController ?? parent)?.↓dismiss(animated: true)",
        "let host = Registry.shared.host ?? parent; host?.dismiss(animated: true)", "let top = presentedViewController ?? parent; top?.dismiss(animated: true)",
        "guard let shown = view.window else { return }; shown.↓rootViewController = next()",
        "let pages = stack.navigationController; pages.pushViewController(next(), animated: true)",
        "let push = navigationController?.↓pushViewController; push?(next(), true)", "if let pop = self.navigationController?.↓popViewController { _ = pop(true) }",
        "let push = navigationController?.pushViewController; print(push as Any)", "let push = stack.navigationController.pushViewController; push(next(), true)",
        "let push = Registry.shared.pushViewController; push(next(), true)", "let shown = tabBarController?.selectedIndex; print(shown as Any)",
        "parent?.↓dismiss(animated: true)", "self.parent?.↓dismiss(animated: true, completion: nil)", "stack.parent?.dismiss(animated: true)",
        "Registry.all.forEach { parent in parent.dismiss(animated: true) }", "let parent = Registry.shared; parent.dismiss(animated: true)",
        "let registry = Registry.shared; registry.pushViewController(next(), animated: true)",
        "let made = Storyboards.shared.make(); ↓show(made!, sender: self)", "let made = Storyboards.shared.make(); show(made!, from: self)",
        "let made = Storyboards.shared.make(); ↓show(made, sender: self)", "let made = Storyboards.shared.make(); navigationController?.↓show(made, sender: self)",
        "let made = Storyboards.shared.make(); registry.show(made, sender: self)", "show(1, sender: self)", "let made = Storyboards.shared.make(); show(made, animated: true)",
    ])
    func localNames(statement: String) throws {
        try expect(statement: statement)
    }

    @Test(arguments: [
        "UIApplication.shared.windows.first?.↓rootViewController = next()", "UIApplication.shared.windows[0].↓rootViewController = next()",
        "UIApplication.shared.windows.first { $0.isKeyWindow }?.↓rootViewController = next()",
        "let shown = UIApplication.shared.windows.filter { $0.isKeyWindow }.first; shown?.↓rootViewController = next()",
        "guard let shown = UIApplication.shared.delegate?.window else { return }; shown?.↓rootViewController = next()",
        "let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene; scene?.windows.first?.↓rootViewController = next()",
        "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }?.↓rootViewController = next()",
        "Registry.shared.boxes.first?.rootViewController = next()",
    ])
    func windows(statement: String) throws {
        try expect(statement: statement)
    }

    /// What has no presenter, and stands with the view's own scene, may be a mere part of it; what is pushed is a screen.
    @Test(arguments: [
        ("present(LoanListBubble(), animated: true)", "", "shows a LoanListBubble by itself", "warning"),
        ("navigationController?.pushViewController(LoanListBubble(), animated: true)", "", "goes to another scene by itself", "error"),
        ("present(LoanListBubble(), animated: true)", "var presenter: LoanListPresenter?", "goes to another scene by itself", "error"),
        ("present(Bubble(), animated: true)", "", "goes to another scene by itself", "error"),
    ])
    func aPartOfTheView(statement: String, member: String, words: String, severity: String) throws {
        let bubble = "import UIKit\nfinal class LoanListBubble: UIViewController { \(member) }\nfinal class Bubble: UIViewController {}"
        let found = try lint(Scene(view: "func act() { \(statement) }", others: [("Others/Bubble.swift", bubble)]).files)
            .filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.severity.rawValue) == [severity])
        #expect(found.allSatisfy { $0.message.contains(words) }, "\(found.map(\.message))")
    }

    /// What happens later is no answer to whoever called the member in which it was set up.
    @Test(arguments: [
        ("go()", false), ("DispatchQueue.main.async { self.go() }", false), ("UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.go() })", false),
        ("navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"\", primaryAction: UIAction { [weak self] _ in self?.go() })", true),
        ("button.addAction(UIAction(handler: { _ in self.go() }), for: .touchUpInside)", true), ("row.onTap = { [weak self] in self?.go() }", true),
        ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.go() }", true),
    ])
    func handlers(statement: String, isByItself: Bool) throws {
        let push = statement.replacing("self?.go()", with: "self?.navigationController?.pushViewController(UIViewController(), animated: true)")
            .replacing("go()", with: "navigationController?.pushViewController(UIViewController(), animated: true)")
        let scene = Scene(
            presenter: "func eventShow() { output?.showMore() }", presenterOutput: "func showMore()",
            view: "private let button = UIButton()\nvar row = Row()\nstruct Row { var onTap: (() -> Void)? }\nfunc showMore() { \(push) }")
        let found = try lint(scene.files).filter { $0.rule == "navigation-outside-router" }
        #expect(found.map { $0.message.contains("by itself") } == [isByItself], "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.help.hasPrefix("Send the presenter an event") == isByItself })
    }

    /// A container that is put together leads nowhere yet.
    @Test(arguments: [
        "navigationController?.↓viewControllers = [next()]", "self.navigationController!.↓viewControllers.removeLast()",
        "navigationController?.↓viewControllers.append(next())", "tabBarController?.↓selectedIndex = 1",
        "tabBarController?.↓selectedViewController = next()", "splitViewController?.↓setViewController(next(), for: .secondary)",
        "let navigation = UINavigationController(); navigation.viewControllers = [next()]", "segments.selectedIndex = 1",
        "tabBarController?.↓selectedIndex += 1", "navigationController?.↓viewControllers += [next()]", "segments.selectedIndex += 1", "stack.viewControllers += [1]",
        "print((tabBarController?.selectedIndex ?? 0) + 1)", "let following = { self.tabBarController!.selectedIndex + 1 }; print(following())",
        "var count = 0; count += tabBarController!.selectedIndex",
        "stack.viewControllers = [1]", "stack.viewControllers.append(1)", "print(navigationController?.viewControllers.first as Any)",
    ])
    func whatContainersHold(statement: String) throws {
        try expect(statement: statement)
    }

    /// What a view has made itself is not its scene.
    @Test(arguments: [
        "sheet.dismiss(animated: true)", "let other = LoanSheet(); other.dismiss(animated: true, completion: nil)", "sheet.↓present(next(), animated: true)",
        "func end(_ scene: UINavigationController) { scene.↓dismiss(animated: true) }",
    ])
    func whatAViewHasMade(statement: String) throws {
        try expect(statement: statement)
    }

    /// Nor is what it hosts in a controller of UIKit's or SwiftUI's; which one a function gives, nobody sees.
    @Test(arguments: [("UIHostingController(rootView: LoanHelp())", 0), ("next()", 1)])
    func aPanelThatAViewHosts(made: String, count: Int) throws {
        let view = """
            private var panel: UIViewController?
            func open() { panel = \(made); if let panel { present(panel, animated: true) } }
            func done() { panel?.dismiss(animated: true) }
            func next() -> UIViewController { UIViewController() }
            """
        let scene = Scene(view: view, others: [("LoanHelp.swift", "import SwiftUI\nstruct LoanHelp: View { var body: some View { Text(\"\") } }")])
        let found = try lint(scene.files).filter { $0.rule == "navigation-outside-router" && $0.message.contains("'dismiss'") }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    @Test(arguments: [
        "view.window?.↓close()", "view.window?.↓performClose(nil)", "NSWindowController(window: nil).↓showWindow(nil)", "drawer.close()",
        "view.window?.close(animated: true)", "↓performSegue(withIdentifier: \"Loan\", sender: nil)", "view.window?.↓beginSheet(NSWindow()) { _ in }",
        "view.window?.sheetParent?.↓endSheet(NSWindow())", "view.window?.windowController?.↓close()",
    ])
    func windowsOfAppKit(statement: String) throws {
        let files = Scene(view: "private let drawer = LoanDrawer()\nfunc act() { \(statement) }", others: [("LoanDrawer.swift", "final class LoanDrawer { func close() {} }")]).files.map { file in
            (file.name, file.source.replacing("import UIKit", with: "import AppKit").replacing("UIViewController", with: "NSViewController"))
        }
        try expectFindings(in: files, rule: "navigation-outside-router")
    }

    /// AppKit's panels ask by themselves; a view may do so on itself.
    @Test(arguments: [
        ("LoanListPresenter", "let panel = NSSavePanel(); guard panel.↓runModal() == .OK else { return }"), ("LoanListPresenter", "NSOpenPanel().↓begin { _ in }"),
        ("LoanListPresenter", "let alert = NSAlert(); alert.↓beginSheetModal(for: window) { _ in }"), ("LoanListPresenter", "_ = NSSavePanel()"),
        ("LoanListPresenter", "UndoManager().begin()"), ("LoanListPresenter", "LoanAlert().runModal()"), ("LoanListViewController", "_ = NSAlert().runModal()"),
        ("LoanExporter", "_ = NSSavePanel().runModal()"),
    ])
    func panelsThatAsk(type: String, statement: String) throws {
        let asking = "import AppKit\nextension \(type) { func ask(window: NSWindow) { \(statement) } }\nfinal class LoanExporter {}\nstruct LoanAlert { func runModal() {} }"
        try expect(Scene(others: [("Asking.swift", asking)]), others: true)
    }

    /// What may not even be made there is told of once.
    @Test(arguments: ["book", "common"])
    func aPanelIsOneFault(dialect: String) throws {
        let asking = ("Asking.swift", "import AppKit\nextension LoanListPresenter { func ask() { _ = NSSavePanel().runModal() } }")
        let found = try lint(Scene(others: [asking]).files, dialect: dialect).filter { $0.location.path == "Asking.swift" }
        #expect(found.map(\.rule) == [dialect == "book" ? "forbidden-framework" : "navigation-outside-router"], "\(found.map(\.message))")
    }

    /// What comes next and how it comes up are one decision.
    @Test(arguments: ["navigationController?.pushViewController(LoanSheet(), animated: true)", "let next = LoanSheet(); present(next, animated: true)"])
    func whatIsMadeToBeShown(statement: String) throws {
        let files = Scene(view: "func act() { \(statement) }", others: [
            ("LoanSheet.swift", "import UIKit\nfinal class LoanSheet: UIViewController { var presenter: LoanSheetPresenter? }"),
            ("LoanSheetPresenter.swift", "final class LoanSheetPresenter { let useCase: LoanListUseCase? = nil }"),
        ]).files
        let found = try lint(files).filter { $0.location.path.contains("ViewController") }
        #expect(found.map(\.rule) == ["navigation-outside-router"])
        #expect(found.first?.related.map(\.message) == ["and what comes next is made here, by its name"])
    }

    /// What is pushed covers nothing, whatever it is called; what is presented may.
    @Test(arguments: ["LoanFilterSheet", "LoanPopup", "LoanDialogViewController", "LoanDatePicker", "LoanBanner"], [
        ("navigationController?.↓pushViewController(NAME(), animated: true)", ""), ("↓show(NAME(), sender: self)", ""),
        ("navigationController?.↓setViewControllers([self, NAME()], animated: true)", ""), ("present(NAME(), animated: true)", ""),
        ("↓present(NAME(), animated: true)", "var presenter: LoanSheetPresenter?"),
    ])
    func whatIsCalledAnOverlay(name: String, way: (statement: String, member: String)) throws {
        let scene = Scene(view: "func act() { \(way.statement.replacing("NAME", with: name)) }", others: [
            ("LoanOverlay.swift", "import UIKit\nfinal class \(name): UIViewController { \(way.member) }"),
            ("LoanSheetPresenter.swift", "final class LoanSheetPresenter { let useCase: LoanListUseCase? = nil }"),
        ])
        try expectFindings(in: scene.files, rule: "navigation-outside-router", others: true)
    }

    /// A team's own words for what UIKit does; what is shown by one may be anything.
    @Test(arguments: ["↓goBack()", "self.↓push(next())", "showError()", "bringUp(next())", "stack.goBack()"])
    func wordsOfOnesOwn(statement: String) throws {
        let words = (
            "UIViewController+Words.swift",
            """
            import UIKit
            extension UIViewController {
                func push(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
                func goBack() { navigationController?.popViewController(animated: true) }
                func showError() { present(UIAlertController(), animated: true) }
                func bringUp(_ next: UIViewController) { present(next, animated: true) }
            }
            extension Stack { func goBack() {} }
            """
        )
        try expect(Scene(view: "\(Self.own)\nfunc act() { \(statement) }", others: [Self.others, words]))
    }

    /// A word that does nothing but dismiss leaves the scene, unless something else may stand over it.
    @Test(arguments: [
        ("↓close()", "func close() { dismiss(animated: true) }"), ("self.↓close()", "func close() { dismiss(animated: true, completion: nil) }"),
        ("↓close()", "func close() { dismiss(animated: true) }\n    func ask() { let a = UIAlertController(); a.addAction(UIAlertAction()); present(a, animated: true) }"),
        ("close()", "func close() { dismiss(animated: true) }\n    func wait() { present(UIAlertController(), animated: true) }"),
        ("close()", "func close() { dismiss(animated: true) }\n    func bringUp(_ next: UIViewController) { present(next, animated: true) }"),
        ("close()", "func close() { presentedViewController?.dismiss(animated: true) }"), ("close()", "func close() { if presentedViewController != nil { dismiss(animated: true) } }"),
        ("hideWaiting()", "func hideWaiting() { dismiss(animated: false) }"), ("closeAlert()", "func closeAlert() { dismiss(animated: true) }"),
        ("endLoading()", "func endLoading() { dismiss(animated: true) }"), ("present(UIImagePickerController(), animated: true); close()", "func close() { dismiss(animated: true) }"),
        ("close()", "func close() { view.endEditing(true) }"), ("stack.close()", "func close() { dismiss(animated: true) }"),
    ])
    func wordsThatDismiss(statement: String, word: String) throws {
        let words = "import UIKit\nextension UIViewController {\n    \(word)\n}\nextension Stack { func close() {} }"
        try expect(Scene(view: "\(Self.own)\nfunc act() { \(statement) }", others: [Self.others, ("Words.swift", words)]))
    }

    /// A presenter that knows its view as UIKit's navigates by such words as by UIKit's own.
    @Test(arguments: [
        ("func eventTap() { (output as? UIViewController)?.goBack() }", ["goBack"]), ("func eventTap() { (output as? UIViewController)?.showError() }", ["showError"]),
        ("weak var screen: UIViewController?\nfunc eventTap() { screen?.goBack() }", ["goBack"]),
        ("func eventTap() { output?.goBack() }", []), ("func eventTap() { output?.showError() }", []),
        ("func eventTap() { (output as? UIViewController)?.endEditing() }", []), ("func eventTap() { (output as? UIViewController)?.hideLoader() }", []),
        ("func eventTap(on screen: UIViewController) { screen.goBack() }", []), ("func eventTap() { stack.goBack() }", []),
        ("func eventTap() { router?.goBack() }", []),
    ])
    func wordsThatAPresenterUses(statement: String, words: [String]) throws {
        let others = """
            import UIKit
            extension UIViewController {
                func goBack() { navigationController?.popViewController(animated: true) }
                func showError() { present(UIAlertController(), animated: true) }
                func hideLoader() { presentedViewController?.dismiss(animated: true) }
                func endEditing() { view.endEditing(true) }
            }
            final class Stack { func goBack() {} }
            protocol LoanListRouter: AnyObject { func goBack() }
            """
        let scene = Scene(
            presenter: "let stack = Stack()\nvar router: LoanListRouter?\n\(statement)", presenterOutput: "func goBack()\nfunc showError()", others: [("Words.swift", others)])
        let found = try lint(scene.files).filter { $0.rule == "navigation-outside-router" }
        #expect(found.map { finding in words.contains { finding.message.contains("'\($0)'") } } == words.map { _ in true }, "\(found.map(\.message))")
    }

    /// What a view does for its router it does not ask of itself.
    @Test(arguments: [
        ("@objc func act() { ↓push(next()) }", ""), ("@objc func act() { self.↓closeModule() }", ""), ("@objc func act() { ↓leave() }", ""),
        ("@objc func act() { showBusy() }", ""), ("@objc func act() { stack.closeModule() }", ""),
        ("@objc func act() { ↓leave() }", "func leave() { navigationController?.popViewController(animated: true) }"),
    ])
    func whatItDoesForItsRouter(action: String, arm: String) throws {
        let router = """
            import UIKit
            protocol TransitionHandler: AnyObject { func push(_ module: UIViewController); func closeModule(); func leave(); func showBusy() }
            extension TransitionHandler where Self: UIViewController {
                func push(_ module: UIViewController) { navigationController?.pushViewController(module, animated: true) }
                func closeModule() { dismiss(animated: true) }
                func showBusy() { present(UIAlertController(), animated: true) }
                \(arm.isEmpty ? "func leave() { navigationController?.popViewController(animated: true) }" : "")
            }
            extension LoanListViewController: TransitionHandler { \(arm) }
            extension Stack { func closeModule() {} }
            protocol LoanListRouter: AnyObject { func close() }
            final class LoanListRouterImpl: LoanListRouter {
                weak var handler: TransitionHandler?
                func close() { handler?.closeModule() }
            }
            """
        let asking = "var router: LoanListRouter?\nfunc eventClosed() { router?.close() }"
        try expect(Scene(presenter: asking, view: "\(Self.own)\n\(action)", others: [Self.others, ("Router.swift", router)]))
    }

    /// What a view has by a protocol's extension alone, its presenter decides, which asks it for that beside its router.
    @Test(arguments: [
        ("func leave() { navigationController?.popViewController(animated: true) }", "", true), ("func leave() { dismiss(animated: true) }", "", true),
        ("func leave() { view.endEditing(true) }", "", false), ("func leave() { presentedViewController?.dismiss(animated: true) }", "", false),
        ("func leave() { dismiss(animated: true) }\nfunc wait() { present(UIAlertController(), animated: true) }", "", false),
        ("func leave() { dismiss(animated: true) }", "func ask() { present(UIAlertController(), animated: true) }", false),
        ("func leave() { navigationController?.popViewController(animated: true) }", "func leave() { title = nil }", false),
    ])
    func whatItsPresenterAsksItForByDefault(word: String, own: String, isTold: Bool) throws {
        let leaving = """
            import UIKit
            protocol Leaving: AnyObject { func leave() }
            extension Leaving where Self: UIViewController { \(word) }
            protocol LoanListSearchPresenterOutput: Leaving { func showSearch() }
            extension LoanListViewController: LoanListSearchPresenterOutput { func showSearch() {}; \(own) }
            protocol LoanListRouter: AnyObject { func close() }
            """
        let presenter = "weak var search: LoanListSearchPresenterOutput?\nvar router: LoanListRouter?\nfunc eventClosed() { search?.\(isTold ? "↓" : "")leave() }"
        try expectFindings(in: Scene(presenter: presenter, others: [("Leaving.swift", leaving)]).files, rule: "navigation-outside-router", others: true)
        // Without a router it does what it can.
        let alone = Scene(
            presenter: presenter.replacing("var router: LoanListRouter?", with: "").replacing("↓", with: ""),
            others: [("Leaving.swift", leaving.replacing("protocol LoanListRouter", with: "protocol LoanListLeaver"))])
        try expectFindings(in: alone.files, rule: "navigation-outside-router", others: true)
    }

    /// An alert with actions goes by itself, so it is the scene that is left.
    @Test(arguments: [
        ("alert.addAction(ok)", "@objc func closeTouched() { ↓dismiss(animated: true) }"),
        ("", "@objc func closeTouched() { dismiss(animated: true) }"),
        ("", "@IBAction func closeTouched() { ↓dismiss(animated: true) }"),
        ("alert.addAction(ok)", "func hideAlert() { dismiss(animated: true) }"),
        ("alert.addAction(ok)", "func stopLoading() { dismiss(animated: true) }"),
        ("alert.addAction(ok)", "func showNext() { dismiss(animated: true); present(UIAlertController(), animated: true) }"),
        ("alert.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.↓dismiss(animated: true) })", ""),
    ])
    func anAlertOnTop(actions: String, member: String) throws {
        let view = """
            private let ok = UIAlertAction(title: nil, style: .default)
            func showError() {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                \(actions)
                present(alert, animated: true)
            }
            \(member)
            """
        try expect(Scene(view: view))
    }

    /// Data access shows nothing; what is there for the screen, or asks for something on a library's behalf, may.
    @Test(arguments: [
        ("LoanStorage", "host?.↓pushViewController(UIViewController(), animated: true)"), ("LoanStorage", "window?.↓rootViewController = UIViewController()"),
        ("LoanStorage", "host?.↓present(UIAlertController(), animated: true)"), ("LoanStorage", "host?.↓present(LoanListViewController(), animated: true)"),
        ("LoanStorage", "host?.present(UIViewController(), animated: true)"), ("LoanStorage", "host?.dismiss(animated: true)"),
        ("LoanNavigationStorage", "host?.pushViewController(UIViewController(), animated: true)"),
    ])
    func aService(name: String, statement: String) throws {
        let service = """
            import UIKit
            protocol LoanManager { func title() -> String? }
            final class \(name): LoanManager {
                weak var host: UINavigationController?
                weak var window: UIWindow?
                func title() -> String? { UserDefaults.standard.string(forKey: "title") }
                func fail() { \(statement) }
            }
            """
        try expect(Scene(useCase: "var manager: LoanManager?", others: [("LoanManager.swift", service)]), others: true)
    }

    /// A repository that keeps the app's own client works with data as well; what only asks the device doesn't.
    @Test(arguments: [("private let client: LoanClient", "client.title()", "↓"), ("private let clock: LoanClock", "clock.now()", "")])
    func aServiceByAnother(property: String, request: String, mark: String) throws {
        let service = """
            import UIKit
            protocol LoanClient { func title() -> String? }
            final class LoanDefaultsClient: LoanClient { func title() -> String? { UserDefaults.standard.string(forKey: "title") } }
            protocol LoanClock { func now() -> String? }
            struct LoanSystemClock: LoanClock { func now() -> String? { nil } }
            protocol LoanRepository { func title() -> String? }
            final class LoanDefaultRepository: LoanRepository {
                \(property)
                weak var host: UIViewController?
                init() {}
                func title() -> String? { \(request) }
                func fail() { host?.\(mark)present(UIAlertController(), animated: true) }
            }
            """
        try expect(Scene(useCase: "var repository: LoanRepository?", others: [("LoanRepository.swift", service)]), others: true)
    }

    /// What a view has presented goes, and its scene stays. Of a comparison with `nil`, nobody can tell which of the two it is.
    @Test(arguments: [
        "if presentedViewController is UIAlertController { dismiss(animated: true) }", "if presentedViewController != nil { dismiss(animated: true) }",
        "if let alert = presentedViewController as? UIAlertController { print(alert); dismiss(animated: true) }",
        "guard presentedViewController != nil else { return }; dismiss(animated: true)",
        "guard let shown = navigationController?.presentedViewController else { return }; print(shown); self.dismiss(animated: true)",
        "if presentedViewController == nil { print(1) } else { dismiss(animated: true) }",
        "if presentedViewController is UIAlertController, isDue { UIView.animate(withDuration: 1) { self.dismiss(animated: true) } }",
        "if presentedViewController is UIAlertController { print(1) }; ↓dismiss(animated: true)",
        "if presentedViewController is UIAlertController { print(1) } else { ↓dismiss(animated: true) }",
        "guard let shown = presentedViewController else { ↓dismiss(animated: true); return }; print(shown)",
        "if !(presentedViewController is UIAlertController) { ↓dismiss(animated: true) }",
        "if parent?.presentedViewController is UIAlertController { ↓dismiss(animated: true) }", "if isDue { ↓dismiss(animated: true) }",
        "if presentedViewController != nil { navigationController?.↓popViewController(animated: true) }",
    ])
    func whatIsPresented(statement: String) throws {
        try expect(Scene(view: "private let isDue = true\nfunc act() { \(statement) }"))
    }

    /// The sheet that tells its delegate that it has finished goes, whoever the delegate is.
    @Test(arguments: [
        ("_ controller: PKPaymentAuthorizationViewController", "controller.dismiss(animated: true)"),
        ("_ picker: MFMailComposeViewController", "picker.dismiss(animated: true)"),
        ("_ stack: UINavigationController", "stack.↓dismiss(animated: true)"), ("_ screen: UIViewController", "screen.↓dismiss(animated: true)"),
        ("_ controller: PKPaymentAuthorizationViewController", "controller.↓present(UIViewController(), animated: true)"),
        ("", "let controller = PKPaymentAuthorizationViewController(); controller.↓dismiss(animated: true)"),
    ])
    func whatIsHandedIn(parameter: String, statement: String) throws {
        let source = """
            import MessageUI
            import PassKit
            import UIKit
            extension LoanListPresenter { private func finish(\(parameter)) { \(statement) } }
            """
        let scene = Scene(others: [("LoanListPresenter+Payment.swift", source)])
        let findings = try lint(MarkedFiles(scene.files).plain).filter { $0.rule == "navigation-outside-router" }
        #expect(findings.count == (statement.contains("↓") ? 1 : 0))
    }

    /// The back button of a base takes the place of UIKit's, and there is no presenter that could be told.
    @Test(arguments: [
        ("", "navigationController?.popViewController(animated: true)"), ("", "dismiss(animated: true)"),
        ("", "navigationController?.↓pushViewController(UIViewController(), animated: true)"),
        ("var base: LoanListPresenter?", "navigationController?.↓popViewController(animated: true)"),
    ])
    func aBase(property: String, statement: String) throws {
        let base = "import UIKit\nclass BaseViewController: UIViewController { \(property)\n@objc func backTouched() { \(statement) } }"
        let files = Scene(others: [("BaseViewController.swift", base)]).files.map { file in
            (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController"))
        }
        try expectFindings(in: files, rule: "navigation-outside-router", others: true)
    }

    /// What a base of views does when it is asked to, the view decides that asks.
    @Test(arguments: [
        ("@objc func act() { ↓goBack() }", ""), ("@objc func act() { self.↓goBack() }", ""), ("override func goBack() { super.goBack() }", ""),
        ("@objc func act() { reload() }", ""), ("@objc func act() { helper.goBack() }", ""), ("", "@objc func backTouched() { goBack() }"),
    ])
    func whatABaseIsAskedFor(view: String, base: String) throws {
        let source = """
            import UIKit
            class BaseViewController: UIViewController {
                func goBack() { navigationController?.popViewController(animated: true) }
                func reload() {}
                \(base)
            }
            final class Helper { func goBack() {} }
            """
        let files = Scene(view: "let helper = Helper()\n\(view)", others: [("BaseViewController.swift", source)]).files.map { file in
            (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController"))
        }
        try expectFindings(in: files, rule: "navigation-outside-router", others: true)
    }

    /// A property without a written type is what it is taken from.
    @Test(arguments: [
        ("private lazy var stack = navigationController", "stack?.↓popViewController(animated: true)"),
        ("private lazy var stack = self.navigationController", "self.stack?.↓popViewController(animated: true)"),
        ("private lazy var below = presentingViewController!", "below.↓dismiss(animated: true)"),
        ("private lazy var stack = pages.navigationController", "stack.popViewController(animated: true)"),
        ("private lazy var stack = makePages()", "stack.popViewController(animated: true)"),
        ("let navigationController = Registry.shared.pages\nprivate lazy var stack = navigationController", "stack.popViewController(animated: true)"),
        ("private lazy var above = presentedViewController", "above?.dismiss(animated: true)"),
    ])
    func properties(property: String, statement: String) throws {
        try expect(Scene(view: "\(property)\nfunc act() { \(statement) }", others: [Self.others]))
    }

    /// That the root of a window is another scene's is told by what sets it.
    @Test func theRootOfAWindow() throws {
        let other = """
            import UIKit
            protocol CardRouter: AnyObject { func close() }
            final class CardRouterImpl: CardRouter {
                weak var screen: UIViewController?
                static func createModule() -> UIViewController { UIViewController() }
                func close() { screen?.dismiss(animated: true) }
            }
            final class CardPresenter { var router: CardRouter?; func eventClose() { router?.close() } }
            """
        let scene = Scene(view: "func act() { view.window?.rootViewController = CardRouterImpl.createModule() }", others: [("Card.swift", other)])
        #expect(try lint(scene.files).filter { $0.location.path == "LoanListViewController.swift" }.map(\.rule) == ["navigation-outside-router"])
    }

    /// A base of views that shows what it is handed, as a protocol asks for that nobody keeps, does it for a router that isn't among the files.
    @Test(arguments: [
        ("func open(_ module: UIViewController)", "", "", ""), ("func open(_ title: String)", "", "", "↓"),
        ("func open(_ module: UIViewController)", "", "var opening: Opening?", "↓"), ("func open(_ module: UIViewController)", ", Opening", "", "↓"),
    ])
    func aBaseThatOpensForRouters(requirement: String, refined: String, kept: String, mark: String) throws {
        let implementation = requirement.contains("UIViewController") ? "present(module, animated: true)" : "performSegue(withIdentifier: title, sender: nil)"
        let base = """
            import UIKit
            protocol Opening: AnyObject { \(requirement) }
            class BaseViewController: UIViewController, Opening { \(requirement) { \(implementation) } }
            """
        let files = Scene(presenter: kept, view: "@objc func act() { ↓performSegue(withIdentifier: \"card\", sender: nil) }", others: [("BaseViewController.swift", base)]).files
            .map { file in
                (file.name, file.source.replacing("LoanListViewController: UIViewController", with: "LoanListViewController: BaseViewController")
                    .replacing("LoanListPresenterOutput: AnyObject", with: "LoanListPresenterOutput: AnyObject\(refined)")
                    .replacing("{ present(module", with: "{ \(mark)present(module").replacing("{ performSegue(withIdentifier: title", with: "{ \(mark)performSegue(withIdentifier: title"))
            }
        try expectFindings(in: files, rule: "navigation-outside-router", others: true)
    }

    /// A stack that loses a screen beneath the one on top leads nowhere.
    @Test(arguments: [
        ("navigationController?.viewControllers.removeAll { $0 is LoanSheet }", "changes which screens are stacked by itself, with 'viewControllers'"),
        ("navigationController?.setViewControllers(navigationController?.viewControllers.dropLast() ?? [], animated: false)", "changes which screens are stacked by itself, with 'setViewControllers'"),
        ("var rest = navigationController?.viewControllers ?? []; rest.removeLast(); navigationController?.viewControllers = rest",
            "changes which screens are stacked by itself, with 'viewControllers'"),
        ("navigationController?.setViewControllers([LoanSheet()], animated: true)", "goes to another scene by itself, with 'setViewControllers'"),
        ("navigationController?.viewControllers = [next()]", "goes to another scene by itself, with 'viewControllers'"),
    ])
    func stacks(statement: String, told: String) throws {
        let scene = Scene(view: "\(Self.own)\nfunc act() { \(statement) }", others: [Self.others])
        let found = try lint(scene.files).filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.message) == ["the view LoanListViewController \(told) in 'act()'"])
    }

    /// What a presenter's view is besides its interface can be dismissed.
    @Test(arguments: [
        ("(LoanListPresenterOutput & UIViewController)?", "screen?.↓dismiss(animated: true)"),
        ("(UIViewController & LoanListPresenterOutput)?", "screen?.↓dismiss(animated: true)"),
        ("(LoanListPresenterOutput & Closing)?", "screen?.dismiss(animated: true)"),
        ("LoanListPresenterOutput?", "screen?.showLoans()"),
    ])
    func aViewThatIsAScreenAsWell(type: String, statement: String) throws {
        let closing = "import UIKit\nprotocol Closing: AnyObject { func dismiss(animated: Bool) }\nextension LoanListViewController: Closing { func dismiss(animated: Bool) {} }"
        let scene = Scene(presenter: "weak var screen: \(type)\nfunc eventDone() { \(statement) }", others: [("Closing.swift", closing)])
        let found = try lint(MarkedFiles(scene.files).plain).filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.from.type) == (statement.contains("↓") ? ["LoanListPresenter"] : []))
    }

    /// WatchKit's screens lead on by names.
    @Test(arguments: [
        "↓pushController(withName: \"Detail\", context: 1)", "↓presentController(withName: \"Detail\", context: nil)",
        "↓presentController(withNames: [\"Detail\"], contexts: nil)", "↓pop()", "↓popToRootController()", "↓dismiss()",
        "presentAlert(withTitle: nil, message: nil, preferredStyle: .alert, actions: [])", "rows.pop()", "presenter?.pushController(1)",
    ])
    func onAWatch(statement: String) throws {
        let card = """
            import WatchKit
            protocol CardRouting: AnyObject { func openDetail() }
            final class CardRouter: CardRouting {
                weak var controller: WKInterfaceController?
                func openDetail() { controller?.pushController(withName: "Detail", context: nil) }
            }
            protocol CardPresenterOutput: AnyObject { func showCard() }
            final class CardPresenter {
                weak var output: CardPresenterOutput?
                var router: CardRouting?
                let useCase: LoanListUseCase
                init(useCase: LoanListUseCase) { self.useCase = useCase }
                func eventTapped() { router?.openDetail() }
                func pushController(_ number: Int) { output?.showCard() }
            }
            struct Rows { func pop() {} }
            final class CardInterfaceController: WKInterfaceController, CardPresenterOutput {
                var presenter: CardPresenter?
                private let rows = Rows()
                func showCard() {}
                private func act() { \(statement) }
            }
            """
        let found = try lint(MarkedFiles(Scene(others: [("Card.swift", card)]).files).plain).filter { $0.rule == "navigation-outside-router" }
        #expect(found.map(\.from.type) == (statement.contains("↓") ? ["CardInterfaceController"] : []))
        #expect(found.allSatisfy { $0.help.hasPrefix("Send the presenter an event, and let its router call '") }, "\(found.map(\.help))")
    }

    /// What an optional is unwrapped to in a closure is what it is outside of it.
    @Test(arguments: [
        "navigationController.map { $0.↓popViewController(animated: true) }", "navigationController.map { stack in stack.↓popViewController(animated: true) }",
        "self.navigationController.flatMap { $0.↓popToRootViewController(animated: true) }",
        "(parent as? UIViewController).map { $0.↓dismiss(animated: true) }",
        "title.map { $0.popViewController(animated: true) }", "(parent as? LoanPlayer).map { $0.dismiss(animated: true) }",
        "navigationController.map { _ in player.dismiss(animated: true) }", "navigationController.map { (stack: LoanPlayer) in stack.dismiss(animated: true) }",
        "navigationController.map { print($0.viewControllers.map { $0.title }) }",
    ])
    func anOptionalInAClosure(body: String) throws {
        let view = "private let player = LoanPlayer()\n@IBAction func touched(_ sender: UIButton) { \(body) }"
        let player = ("LoanPlayer.swift", "final class LoanPlayer { func dismiss(animated: Bool) {}\nfunc popViewController(animated: Bool) {} }")
        try expectFindings(in: Scene(view: view, others: [player]).files, rule: "navigation-outside-router", others: true)
    }
}
