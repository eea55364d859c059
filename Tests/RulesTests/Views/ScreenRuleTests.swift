import Testing

/// What views do, which frameworks who uses, and what crosses to the screen.
@Suite struct ScreenRuleTests {
    private func expect(
        _ rule: String, _ scene: Scene, others: Bool = false, settings: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(in: scene.files, rule: rule, others: others, settings: settings, sourceLocation: sourceLocation)
    }

    // MARK: - navigation-outside-router

    @Test(arguments: [
        "↓dismiss(animated: true)", "self.↓dismiss(animated: true, completion: nil)", "↓present(UIViewController(), animated: true)",
        "navigationController?.↓popViewController(animated: true)", "self.navigationController!.↓pushViewController(next(), animated: true)",
        "↓performSegue(withIdentifier: \"detail\", sender: nil)", "↓show(next(), sender: self)",
        "view.window?.↓rootViewController = next()", "parentScene?.↓dismiss(animated: true)",
        "host.↓pushViewController(next(), animated: true)", "let scene = next(); ↓present(scene, animated: true)",
        "present(alert(), animated: true)", "present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)", "let a = alert(); a.title = nil; present(a, animated: true)", "search.dismiss(animated: true)",
        "order.present(order: 3)", "present(order: 3)", "order.dismiss()", "dismiss()", "show(order: 3)",
        "Registry.find(Any.self).present(next(), animated: true)", "menu.dismiss(animated: true)",
        "a { dismiss() }", "print(\"dismiss(animated: true)\")",
    ])
    func callsInAView(statement: String) throws {
        let own = """
            private var host = UINavigationController()
            private let search = UISearchController(searchResultsController: nil)
            private weak var parentScene: UIViewController?
            private var order: Order!
            private var menu: Menu!
            func next() -> UIViewController { UIViewController() }
            func alert() -> UIAlertController { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
            func present(order: Int) {}
            func show(order: Int) {}
            func dismiss() {}
            func a(_ work: () -> Void) { work() }
            func act() { \(statement) }
            """
        let others = (
            "Order.swift",
            "struct Order { func present(order: Int) {}; func dismiss() {} }\nfinal class Menu { func dismiss(animated: Bool) {} }"
        )
        try expect("navigation-outside-router", Scene(view: own, others: [others]))
    }

    /// The argument's type tells an alert; where it isn't known, the finding is a warning.
    @Test func whatIsPresentedIsNotKnown() throws {
        let findings = try lint(Scene(view: "func act() { present(Registry.make(), animated: true) }").files)
        #expect(findings.map(\.rule) == ["navigation-outside-router"])
        #expect(findings.map(\.severity) == [.warning])
    }

    /// Who has shown something of its own on itself may take it away.
    @Test func theEndOfAnAlert() throws {
        try expect(
            "navigation-outside-router",
            Scene(view: "func ask() { present(UIAlertController(), animated: true) }\nfunc end() { dismiss(animated: true) }"))
    }

    @Test func aContainerRoutesItsScene() throws {
        let container = """
            import UIKit
            protocol LoanListRouter: AnyObject { func eventSelected() }
            final class LoanListContainerViewController: UIViewController, LoanListRouter {
                var list: LoanListViewController?
                func eventSelected() { present(UIViewController(), animated: true) }
            }
            """
        try expect(
            "navigation-outside-router",
            Scene(
                presenter: "weak var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
                others: [("LoanListContainerViewController.swift", container)]))
    }

    /// The router's arm in a base class of all screens; what a screen does of its own accord is told.
    @Test func aTransitionHandler() throws {
        let handler = """
            import UIKit
            protocol TransitionHandler: AnyObject { func open(_ next: UIViewController); func close() }
            class ModuleViewController: UIViewController, TransitionHandler {
                func open(_ next: UIViewController) { present(next, animated: true) }
                func close() { dismiss(animated: true) }
                func leave() { dismiss(animated: true) }
            }
            protocol LoanListTransitionHandler: TransitionHandler { func leave() }
            extension ModuleViewController: LoanListTransitionHandler {}
            protocol LoanListRouter: AnyObject { func eventSelected() }
            final class LoanListRouterImpl: LoanListRouter {
                weak var transitionHandler: LoanListTransitionHandler?
                func eventSelected() { transitionHandler?.open(UIViewController()) }
            }
            """
        let scene = Scene(
            presenter: "var router: LoanListRouter?\nfunc eventSelected() { router?.eventSelected() }",
            view: "func tapped() { ↓dismiss(animated: true) }\nfunc close(animated: Bool) { ↓dismiss(animated: animated) }",
            others: [("TransitionHandler.swift", handler)])
        let files = scene.files.map { ($0.name, $0.source.replacing(": UIViewController, LoanListPresenterOutput", with: ": ModuleViewController, LoanListPresenterOutput")) }
        #expect(files.contains { $0.1.contains(": ModuleViewController, LoanListPresenterOutput") })
        try expectFindings(in: files, rule: "navigation-outside-router")
    }

    /// What a presenter tells its view to do is the view's, also where the router has the view.
    @Test func aViewThatARouterHolds() throws {
        let router = """
            import UIKit
            protocol LoanListRouter: AnyObject { func eventSelected() }
            final class LoanListRouterImpl: LoanListRouter {
                weak var view: LoanListPresenterOutput?
                func eventSelected() {}
            }
            """
        try expect(
            "navigation-outside-router",
            Scene(
                presenter: "var router: LoanListRouter?\nfunc eventSelected() { output?.showDetail() }", presenterOutput: "func showDetail()",
                view: "func showDetail() { ↓present(UIViewController(), animated: true) }", others: [("LoanListRouter.swift", router)]),
            others: true)
    }

    /// What a view may show on itself is no presenter's to show.
    @Test(arguments: ["UIAlertController()", "UIActivityViewController(activityItems: [], applicationActivities: nil)"])
    func aPresenterThatShows(controller: String) throws {
        let presenter = "weak var host: UIViewController?\nfunc show() { host?.↓present(\(controller), animated: true) }"
        try expect("navigation-outside-router", Scene(presenter: presenter), others: true)
    }

    /// It goes by itself, so that the view has nothing of its own to take away.
    @Test func theEndOfAShareSheet() throws {
        try expect(
            "navigation-outside-router",
            Scene(view: """
                func share() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
                func end() { ↓dismiss(animated: true) }
                """))
    }

    /// Nobody touches a button while an alert is up, so it is the scene that goes; anything else may take the alert away.
    @Test(arguments: [
        ("@IBAction func closeTouched() { ↓dismiss(animated: true) }", "UIAlertController()"),
        ("@IBAction func closeTouched() { dismiss(animated: true) }", "UIImagePickerController()"),
        ("@objc func timeIsUp() { dismiss(animated: true) }", "UIAlertController()"), ("func hide() { dismiss(animated: true) }", "UIAlertController()"),
        ("@IBAction func askTouched() { present(UIAlertController(), animated: true); dismiss(animated: true) }", "UIAlertController()"),
    ])
    func whatGoesUnderAnAlert(view: String, alert: String) throws {
        try expect("navigation-outside-router", Scene(view: "\(view)\nfunc ask() { present(\(alert), animated: true) }"))
    }

    /// An alert with buttons goes by itself: only where it is said to be the one, or another takes its place, is it taken away.
    @Test(arguments: [
        "func close() { ↓dismiss(animated: true) }", "func hide() { dismiss(animated: true) }", "func closeAlert() { dismiss(animated: true) }",
        "func again() { dismiss(animated: true); ask(); let other = UIAlertController(); other.addAction(UIAlertAction()); present(other, animated: true) }",
    ])
    func whatGoesBesideAnAlertWithButtons(view: String) throws {
        let ask = "func ask() { let alert = UIAlertController(); alert.addAction(UIAlertAction()); present(alert, animated: true) }"
        try expect("navigation-outside-router", Scene(view: "\(view)\n\(ask)"))
    }

    /// A library's alert leads as far as the system's.
    @Test(arguments: [
        ("PopupDialog(title: \"\", message: nil)", true), ("PMAlertController(title: \"\")", true), ("YPImagePicker()", true), ("SomeAlertView()", true),
        ("LoginScreenController()", false),
    ])
    func aLibrarysAlert(screen: String, isAllowed: Bool) throws {
        let view = "func ask() { let shown = \(screen); present(shown, animated: true) }"
        let found = try lint(Scene(view: view).files.map { ($0.name, $0.source.replacing("import UIKit", with: "import PopupDialog\nimport UIKit")) })
        #expect(found.contains { $0.rule == "navigation-outside-router" } == !isAllowed)
        let strict = try lint(Scene(view: view).files, settings: "rules:\n  navigation-outside-router: {allowed-types: []}\n")
        #expect(strict.contains { $0.rule == "navigation-outside-router" })
    }

    /// A sheet of the system's in which something is sent off or noted down is no screen of the app's; a browser and a store are places to be.
    @Test(arguments: [
        ("MessageUI", "MFMailComposeViewController", 0), ("MessageUI", "MFMessageComposeViewController", 0), ("Social", "SLComposeViewController", 0),
        ("EventKitUI", "EKEventEditViewController", 0), ("UIKit", "UICloudSharingController", 0), ("UIKit", "UIActivityViewController", 0),
        ("PhotosUI", "PHPickerViewController", 0), ("UIKit", "UIDocumentPickerViewController", 0),
        ("SafariServices", "SFSafariViewController", 1), ("StoreKit", "SKStoreProductViewController", 1), ("QuickLook", "QLPreviewController", 1),
    ])
    func sheetsOfTheSystem(module: String, screen: String, count: Int) throws {
        let files = Scene(view: "func ask() { present(\(screen)(), animated: true) }").files.map { ($0.name, "import \(module)\n\($0.source)") }
        #expect(try lint(files).count { $0.rule == "navigation-outside-router" } == count)
    }

    // MARK: - busy-view

    private static let events = "func eventSaved() { useCase.eventViewReady() }\nfunc eventDiscarded() { rows = [] }\nfunc isValid(_ text: String) -> Bool { !text.isEmpty }"

    @Test(arguments: [
        "if limit > 3 { presenter.↓eventSaved() }", "guard limit > 3, title != nil else { return }; presenter.↓eventSaved()",
        "if limit > 3 { title = nil } else if let title { presenter.↓eventSaved(); print(title) }", "if limit > 3 { title = nil } else { presenter.↓eventSaved() }",
        "for _ in 0..<3 { presenter.↓eventSaved() }", "while limit > 0 { presenter.↓eventSaved() }",
        "for await _ in NotificationCenter.default.notifications(named: name) { presenter.eventSaved() }",
        "Task { for await _ in model.$title.values { presenter.eventSaved() } }", "for _ in table.values { presenter.↓eventSaved() }",
        "presenter.eventSaved(); presenter.↓eventDiscarded()",
        "presenter.eventSaved()", "if let title { presenter.eventSaved(); print(title) }",
        "guard title != nil else { return }; presenter.eventSaved()", "guard let title, !title.isEmpty else { return }; presenter.eventSaved()", "if limit > 3 { title = nil }; if let title { presenter.eventSaved(); print(title) }",
        "if sender == button { presenter.eventSaved() } else { presenter.eventDiscarded() }",
        "if sender.tag == 1 { presenter.eventSaved() }", "if #available(iOS 17, *) { presenter.eventSaved() }",
        "do { presenter.eventSaved() }", "if limit > 3 { title = nil }; presenter.eventSaved()",
        "UIView.animate(withDuration: 1) { self.presenter.eventSaved() }",
        "UIView.animate(withDuration: 1) { self.presenter.eventSaved() }; presenter.eventDiscarded()",
        "if limit > 3 { button.addAction(UIAction { [unowned self] _ in self.presenter.eventSaved() }, for: .touchUpInside) }",
        "button.addAction(UIAction { [unowned self] _ in if self.limit > 3 { self.presenter.↓eventSaved() } }, for: .touchUpInside)",
        "[1].forEach { _ in print(1) }; presenter.eventSaved(); presenter.↓eventDiscarded()",
        "if limit > 3 { title = \"short\"; return }; presenter.↓eventSaved()", "if limit > 3 { return } else { title = nil }; presenter.↓eventSaved()",
        "if limit > 3 { title = nil } else { return }; presenter.↓eventSaved()", "if title == nil { return }; presenter.eventSaved()", "if limit > 3 { [1].forEach { _ in return } }; presenter.eventSaved()",
        "if limit > 3 { if title == nil { return } }; presenter.eventSaved()", "if limit > 3 { func end() { return }; title = nil }; presenter.eventSaved()",
    ])
    func anAction(body: String) throws {
        let view = "private let button = UIButton()\nprivate var limit = 3\n@IBAction func touched(_ sender: UIButton) { \(body) }"
        try expect("busy-view", Scene(presenter: Self.events, view: view))
    }

    /// One comparison makes a condition a decision, whatever stands beside it; a closure's own comparisons are no condition around it.
    @Test(arguments: [
        "guard let code, code.count > 3, code.allSatisfy({ $0.isNumber }) else { return }; presenter.↓eventSaved()",
        "if let code, code.count > 3, code.allSatisfy({ $0.isNumber }) { presenter.↓eventSaved() }",
        "guard let code, code.allSatisfy({ $0.isNumber }), code.count > 3 else { return }; presenter.↓eventSaved()",
        "guard let code, code.allSatisfy({ $0.isNumber }) else { return }; presenter.eventSaved()",
        "guard let code, code.allSatisfy({ $0 > \"3\" }) else { return }; presenter.eventSaved()",
        "codes.removeAll { $0.count > 3 }; if let code { presenter.eventSaved(); print(code) }",
        "if code?.range(of: \"^[0-9]+$\", options: .regularExpression) == nil { title = nil; return }; presenter.↓eventSaved()",
        "guard code?.rangeOfCharacter(from: .letters) != nil else { return }; presenter.↓eventSaved()",
        "guard code?.wholeMatch(of: pattern) != nil else { return }; presenter.↓eventSaved()",
        "guard codes.first(where: { $0.count > 3 }) != nil else { return }; presenter.eventSaved()",
        "guard code?.first != nil else { return }; presenter.eventSaved()",
        "guard sender.currentTitle?.range(of: \"a\") != nil else { return }; presenter.eventSaved()",
    ])
    func aConditionWithClosures(body: String) throws {
        let view = "private var code: String?\nprivate var codes: [String] = []\n@IBAction func touched(_ sender: UIButton) { \(body) }"
        try expect("busy-view", Scene(presenter: Self.events, view: view))
    }

    /// What a view decides about data in a function of its own; where it may be of its looks alone, or be somebody else's, nobody knows.
    @Test(arguments: [
        ("private func isCode(_ text: String) -> Bool { text.count > 3 }", "↓"), ("private func isCode(_ text: String?) -> Bool { (text ?? \"\").count > 3 }", "↓"),
        ("private func isCode(_ text: String) -> Bool { guard text.count > 3 else { return false }; return true }", "↓"),
        ("private func isCode(_ text: String) -> Bool { return text.range(of: \"[0-9]\", options: .regularExpression) != nil }", "↓"),
        ("fileprivate func isCode(_ text: String) -> Bool { text.count > 3 }", "↓"),
        ("func isCode(_ text: String) -> Bool { text.count > 3 }", ""), ("private func isCode(_ text: String) -> Bool { presenter.isValid(text) }", ""),
        ("private func isCode(_ text: String) -> Bool { isViewLoaded }", ""), ("private func isCode(_ text: String) -> Bool { view.alpha > 0 }", ""),
        ("private func isCode(_ text: String) -> Bool { codes.contains { $0 == text } }", ""), ("private func isCode(_ text: String?) -> Bool { text != nil }", ""),
        ("private func isCode(_ text: String) -> Bool { text.count > 3 }; private func isCode(_ row: Int) -> Bool { true }", ""),
        ("private func isCode(_ text: CharSequence) -> Bool { text.count > 3 }", ""),
    ])
    func aPredicateOfItsOwn(predicate: String, mark: String) throws {
        for condition in ["guard let code, isCode(code) else { return }", "if let code, !isCode(code) { return }", "guard self.isCode(title ?? \"\") else { return }"] {
            let view = "private var code: String?\nprivate var codes: [String] = []\n\(predicate)\n"
                + "@IBAction func touched(_ sender: UIButton) { \(condition); presenter.\(mark)eventSaved() }"
            try expect("busy-view", Scene(presenter: Self.events, view: view))
        }
        let handed = "\(predicate)\n@IBAction func touched(_ sender: UIButton) { guard isCode(sender.currentTitle ?? \"\") else { return }; presenter.eventSaved() }"
        try expect("busy-view", Scene(presenter: Self.events, view: "private var codes: [String] = []\n" + handed))
    }

    /// What stands in a control is tested, in a field that UIKit hands over as well; whether anything does is a question of the data.
    @Test(arguments: [
        "guard NSPredicate(format: \"SELF MATCHES %@\", \"[0-9]+\").evaluate(with: field.text) else { return }; presenter.↓eventSaved()",
        "let digits = NSPredicate(format: \"\"); if digits.evaluate(with: field.text ?? \"\") { presenter.↓eventSaved() }",
        "guard digitsOnly.evaluate(with: field.text) else { return }; presenter.↓eventSaved()",
        "if field.text?.contains(\"@\") == true { presenter.↓eventSaved() }", "guard let text = field.text, text.contains(\"@\") else { return }; presenter.↓eventSaved()",
        "guard let text = field.text, !text.hasPrefix(\"+\") else { return }; presenter.↓eventSaved()",
        "let text = field.text ?? \"\"; if text.lowercased().hasSuffix(\".com\") { presenter.↓eventSaved() }",
        "guard let text = field.text, text.isZip else { return }; presenter.↓eventSaved()", "guard let text = field.text, text.isMail() else { return }; presenter.↓eventSaved()",
        "guard (field.text ?? \"\").isCode else { return }; presenter.↓eventSaved()", "let text = field.text ?? \"\"; let isRight = text.isZip; if isRight { presenter.↓eventSaved() }",
        "guard let text = field.text, !text.isEmpty else { return }; presenter.eventSaved()", "guard let text = field.text, !text.isBlank else { return }; presenter.eventSaved()",
        "if codes.contains(\"@\") { presenter.eventSaved() }", "if ProcessInfo.processInfo.arguments.contains(\"-demo\") { presenter.eventSaved() }",
        "guard other.evaluate(with: field.text) else { return }; presenter.eventSaved()", "guard let text = field.text, codes.contains(text) else { return }; presenter.eventSaved()",
        "guard sender.text?.hasPrefix(\"+\") ?? false else { return }; presenter.eventSaved()", "guard let text = sender.text, text.isZip else { return }; presenter.↓eventSaved()",
        "guard digitsOnly.evaluate(with: codes) else { return }; presenter.eventSaved()", "guard let text = field.text, text.isShouted else { return }; presenter.eventSaved()",
    ])
    func aTestOfText(body: String) throws {
        let view = "private let field = UITextField()\nprivate let other = Registry()\nprivate let digitsOnly = NSPredicate(format: \"\")\nprivate var codes: [String] = []\n"
            + "@IBAction func touched(_ sender: UITextField) { \(body) }"
        let added = """
            import Foundation
            extension String {
                var isZip: Bool { range(of: "^[0-9]{5}$", options: .regularExpression) != nil }
                func isMail() -> Bool { contains("@") }
                var isCode: Bool { let codes = NSPredicate(format: "SELF MATCHES %@", "[A-Z]+"); return codes.evaluate(with: self) }
                var isBlank: Bool { trimmingCharacters(in: .whitespaces).isEmpty }
                var isShouted: Bool { self == uppercased() }
            }
            final class Registry { func evaluate(with text: String?) -> Bool { true } }
            """
        try expectFindings(in: Scene(presenter: Self.events, view: view, others: [("String+Tests.swift", added)]).files, rule: "busy-view", others: true)
    }

    /// That a view hands itself over is no event; that it has loaded is one, whatever it hands over with it.
    @Test(arguments: [
        "presenter.attach(self); presenter.eventSaved()", "presenter.bind(view: self); presenter.eventSaved()",
        "if limit > 3 { presenter.attach(self) }; presenter.eventSaved()", "presenter.attach(legend: legend); presenter.eventSaved()",
        "presenter.didLoad(view: self); presenter.↓eventSaved()", "presenter.attach(title); presenter.↓eventSaved()",
        "presenter.attach(self); presenter.eventSaved(); presenter.↓eventDiscarded()", "presenter.saveTapped(self); presenter.↓eventSaved()",
    ])
    func aViewThatHandsItselfOver(body: String) throws {
        let members = Self.events + """

            func attach(_ view: LoanListPresenterOutput?) { output = view }
            func attach(_ title: String?) { rows = [title ?? ""] }
            func attach(legend: AnyObject) { rows = [] }
            func bind(view: LoanListPresenterOutput) { output = view }
            func didLoad(view: LoanListPresenterOutput) { output = view }
            func saveTapped(_ view: LoanListPresenterOutput) { output = view }
            """
        let view = "private let legend = UIView()\nprivate var limit = 3\n@IBAction func touched(_ sender: UIButton) { \(body) }"
        try expectFindings(in: Scene(presenter: members, view: view).files, rule: "busy-view", others: true)
    }

    @Test(arguments: [
        "if attempts < 3 { presenter.↓eventSaved() }; return true", "presenter.eventSaved(); return true",
        "if textField == name { textField.resignFirstResponder() } else { presenter.eventSaved() }; return true",
    ])
    func theReturnKey(body: String) throws {
        let view = "private let name = UITextField()\nprivate var attempts = 0\nfunc textFieldShouldReturn(_ textField: UITextField) -> Bool { \(body) }"
        try expect("busy-view", Scene(presenter: Self.events, view: view))
    }

    /// What is taken from what UIKit hands over is data as well; a gesture's steps and the screen's traits are the view's own.
    @Test(arguments: [
        "let tag = sender.tag; if tag == 1 { presenter.eventSaved() }", "let tag: Int = sender.tag; guard tag > 1 else { return }; presenter.eventSaved()",
        "guard let text = sender.currentTitle, text != \"x\" else { return }; presenter.eventSaved()",
        "if let box = sender as? UIControl, box.tag == 1 { presenter.eventSaved() }",
        "if press.state == .began { presenter.eventSaved() }", "guard press.state == .ended else { return }; presenter.eventSaved()",
        "if traitCollection.horizontalSizeClass == .compact { presenter.eventSaved() }",
        "if view.traitCollection.userInterfaceIdiom == .pad { presenter.eventSaved() }",
        "let tag = limit; if tag == 1 { presenter.↓eventSaved() }", "guard let text = title, text != \"x\" else { return }; presenter.↓eventSaved()",
        "let most = limits[sender.tag]; if most > 3 { presenter.↓eventSaved() }", "if limits[sender.tag] > 3 { presenter.↓eventSaved() }",
        "[1].forEach { _ in let limit = sender.tag; print(limit) }; if limit > 3 { presenter.↓eventSaved() }",
        "if state == .began { presenter.↓eventSaved() }", "if loan.state == .due { presenter.↓eventSaved() }",
    ])
    func aConditionOnWhatIsTaken(body: String) throws {
        let view = """
            private let press = UILongPressGestureRecognizer()
            private let loan = LoanBadge()
            private var state = LoanBadge.State.began
            private var limit = 3
            private var limits = [3, 4]
            @IBAction func touched(_ sender: UIButton) { \(body) }
            """
        let badge = "struct LoanBadge { enum State { case began, due }; let state = State.due }"
        try expect("busy-view", Scene(presenter: Self.events, view: view, others: [("LoanBadge.swift", badge)]))
    }

    /// How UIKit tells that the user went back; what else the view asks is its own decision.
    @Test(arguments: [
        "if isMovingFromParent { presenter.eventSaved() }", "if isMovingFromParent || isBeingDismissed { presenter.eventSaved() }",
        "if self.isMovingFromParent || navigationController?.isBeingDismissed ?? false { presenter.eventSaved() }",
        "guard !isBeingPresented && !isMovingToParent else { return }; presenter.eventSaved()",
        "if isMovingFromParent && limit > 3 { presenter.↓eventSaved() }", "if isBeingDismissed || isEmpty { presenter.↓eventSaved() }",
    ])
    func aScreenThatGoes(body: String) throws {
        let view = """
            private var limit = 3
            private var isEmpty = false
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); \(body) }
            """
        try expect("busy-view", Scene(presenter: Self.events, view: view))
    }

    /// UIKit asks for results again and again, whether the text has changed or not.
    @Test func resultsOfASearch() throws {
        let view = """
            private var last = ""
            func updateSearchResults(for searchController: UISearchController) {
                let text = searchController.searchBar.text ?? ""
                guard text != last else { return }
                last = text
                presenter.eventSaved()
            }
            """
        try expect("busy-view", Scene(presenter: Self.events, view: view))
    }

    /// What a view was asked by goes, and the scene stays.
    @Test(arguments: [
        ("func picker(_ picker: PHPickerViewController) { picker.dismiss(animated: true) }", false),
        ("func picker(_ picker: UINavigationController) { picker.dismiss(animated: true) }", true),
        ("func picker(_ picker: PHPickerViewController) { dismiss(animated: true) }", false),
        ("func scanner(_ scanner: VNDocumentCameraViewController) { dismiss(animated: true) }", false),
        ("func picker(_ picker: UINavigationController) { dismiss(animated: true) }", true),
        ("func tableView(_ tableView: UITableView) { dismiss(animated: true) }", true),
        ("func wait() { present(LoanLoadingViewController(), animated: true) }\nfunc stop() { dismiss(animated: true) }", false),
        ("func wait() { present(LoanDetailViewController(), animated: true) }", true),
        ("func wait() { present(LoanAlertsViewController(), animated: true) }", true), ("func wait() { present(LoanHintTooltip(), animated: true) }", false),
        ("func wait() { present(LoanDatePickerController(), animated: true) }", false),
        ("func picker(_ picker: YPImagePicker) { dismiss(animated: true) }", false), ("func brush(_ brush: YPBrush) { dismiss(animated: true) }", true),
        ("func picker(_ picker: PHPickerViewController) { dismiss(animated: true) }\nfunc again(_ other: PHPickerViewController) { picker(other) }", true),
        ("private let detail = LoanDetailViewController()\nfunc stop() { detail.dismiss(animated: true) }", false),
        ("func stop(_ detail: LoanDetailViewController) { detail.dismiss(animated: true) }", true),
        ("func close() { presentedViewController?.dismiss(animated: true) }", false),
        ("func close() { presentingViewController?.dismiss(animated: true) }", true),
    ])
    func whatIsTakenAway(view: String, isTold: Bool) throws {
        let others = [("Loading.swift", "import UIKit\nfinal class LoanLoadingViewController: UIViewController {}\nfinal class LoanDetailViewController: UIViewController {}\nfinal class LoanAlertsViewController: UIViewController {}\nfinal class LoanHintTooltip: UIViewController {}\nfinal class LoanDatePickerController: UIViewController { var onPick: (() -> Void)? }")]
        let files = Scene(view: view, others: others).files.map { ($0.0, $0.1.replacing("import UIKit", with: "import PhotosUI\nimport UIKit")) }
        #expect(try lint(files).contains { $0.rule == "navigation-outside-router" } == isTold)
    }

    /// An image view that loads its picture is a view of it, wherever it lies.
    @Test(arguments: [("UIImageView", false), ("UIView", true)])
    func aPictureThatIsLoaded(base: String, isTold: Bool) throws {
        let picture = "import UIKit\nfinal class LoanPictureView: \(base) { private var task: URLSessionDataTask?; private let session = URLSession.shared }"
        let files = Scene(view: "private let picture = LoanPictureView()", others: [("LoanPictureView.swift", picture)]).files
        #expect(try lint(files).contains { $0.rule == "forbidden-framework" } == isTold)
    }

    // MARK: - formatting-outside-presenter

    /// What ticks shows by itself how time goes by; a screen has a presenter for that.
    @Test(arguments: [("UIView", ""), ("UILabel", ""), ("UIViewController", "↓")])
    func aClock(base: String, mark: String) throws {
        let clock = """
            import UIKit
            final class LoanClockView: \(base) {
                private var timer: Timer?
                private let formatter = DateFormatter()
                func tick() -> String { formatter.\(mark)string(from: Date()) }
            }
            """
        let files = Scene(view: "private let clock = LoanClockView()", others: [("LoanClockView.swift", clock)]).files
        #expect(try lint(files.map { ($0.0, $0.1.replacing("↓", with: "")) }).contains { $0.rule == "formatting-outside-presenter" } == !mark.isEmpty)
    }

    /// A date for a server, and a name for an element of the screen, are for no people.
    @Test(arguments: [
        "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; return f.string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"yyyyMMdd'T'HHmmss\"; return f.string(from: Date())", "return wire.string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"yyyy\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); let g = DateFormatter(); g.dateFormat = \"yyyy-MM-dd\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = isShort ? \"HH:mm\" : \"yyyy-MM-dd\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; f.dateFormat = \"d MMM\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"EEE, dd MMM yyyy HH:mm:ss zzz\"; return f.string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"EEE',' dd' 'MMM' 'yyyy HH':'mm':'ss zzz\"; return f.string(from: Date())",
        "let f = DateFormatter(); f.locale = Locale.posix; f.dateFormat = \"ddMMyy\"; return f.string(from: Date())",
        "let f = DateFormatter(); f.locale = NSLocale(localeIdentifier: \"en_US_POSIX\"); f.dateFormat = \"ddMMyy\"; return f.string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"EEEE, d MMMM\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"EEEE, d. MMMM 'Uhrzeit' HH:mm:ss\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = \"EEEE HH:mm:ss\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.locale = Locale(identifier: \"en_US\"); f.dateFormat = \"d MMM\"; return f.↓string(from: Date())",
        "let f = DateFormatter(); f.locale = Locale.current; f.dateStyle = .full; return f.↓string(from: Date())",
        "let f = DateFormatter(), g = NumberFormatter(); g.locale = Locale(identifier: \"en_US_POSIX\"); return f.↓string(from: Date())",
        "let f = DateFormatter(); f.dateFormat = words(\"yyyy-MM-dd\"); return f.↓string(from: Date())",
    ])
    func aServersDate(body: String) throws {
        let useCase = """
            private let isShort = true
            private let wire: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f }()
            func day() -> String { \(body) }
            private func words(_ key: String) -> String { key }
            """
        let locale = ("Locale.swift", "import Foundation\nextension Locale { static let posix = Locale(identifier: \"en_US_POSIX\") }")
        try expect("formatting-outside-presenter", Scene(useCase: useCase, others: [locale]))
    }

    /// Headers, queries, keys, files, coordinates: what a server or the program itself reads.
    @Test(arguments: [
        "\"Bearer %@\"", "\"%@.json\"", "\"post.%d\"", "\"%@:%@\"", "\"%f,%f\"", "\"%d,%d\"", "\"%ld;%ld;%ld\"", "↓\"%d,%03d\"", "↓\"%d, %d\"", "\"%.4f\"", "\"%@%@%@\"", "\"{\\\"id\\\": %d}\"",
        "\"SELECT * FROM loans WHERE id = %d\"", "\"https://loans.example/due of/%d\"", "Api.detail", "Self.path", "\"name CONTAINS %@\"",
        "\"loan-%d\"", "\"user:%d\"", "\"image%d.png\"", "\"multipart/form-data; boundary=%@\"", "\"mailto:%@\"", "\"tel:%@\"", "\"date >= %@\"", "\"<loan id=\\\"%d\\\"/>\"",
        "↓\"Token expires in %d days\"", "↓\"Basic plan: %d loans\"", "↓\"[%d] new loans\"", "↓\"Total = %d euros\"", "↓\"%dkm/h\"", "↓\"%d left.\"",
        "↓\"Token %@ has expired\"", "↓\"Basic plan for %@\"", "↓\"1 USD = %.2f EUR\"", "↓\"%@–%@\"", "↓\"%.2f–%.2f\"", "↓\"%@(%@)\"", "↓\"%@%@\"",
        "↓\"%.2f\"", "↓\"%02d:%02d\"", "↓\"%d.\"", "↓\"v%d.%d\"", "↓\"%@ %@\"", "↓\"Mr. %@\"", "↓Api.wording", "↓Api.found", "↓\"%.1f,%d\"",
    ])
    func aTextForMachines(format: String) throws {
        let api = """
            enum Api {
                static let detail = "https://loans.example/%d"
                static let wording = "%d loans"
                static var found: String { "https://loans.example/%d" }
            }
            """
        let call = format.hasPrefix("↓") ? "↓String(format: \(format.dropFirst()), 1)" : "String(format: \(format), 1)"
        let useCase = "private static let path = \"loans/%@\"\nprivate func make() -> String { \(call) }"
        try expect("formatting-outside-presenter", Scene(useCase: useCase, others: [("Api.swift", api)]))
    }

    @Test(arguments: ["\"https://loans.example/covers/%@.jpg\"", "\"cell-%d\"", "\"loan_row_%d\"", "↓\"kr.%d\"", "↓\"%d-%d\"", "↓\"row %d\"", "↓\"Page-%d\"", "↓\"%d%%\""])
    func aNameOrAnAddressOnTheScreen(format: String) throws {
        let call = format.hasPrefix("↓") ? "↓String(format: \(format.dropFirst()), 1)" : "String(format: \(format), 1)"
        try expect("formatting-outside-presenter", Scene(view: "func name(_ cell: UIView) { cell.accessibilityLabel = \(call) }"))
    }

    /// Storyboards make cells, and the view that has them only knows what they all are.
    @Test(arguments: [("(cell as! LoanListRow).show(1)", "↓"), ("cell.isHidden = true", "")])
    func aCellKnownByItsProtocol(use: String, mark: String) throws {
        let cell = """
            import UIKit
            protocol LoanListRow: AnyObject { func show(_ number: Int) }
            final class LoanListLoanCell: UITableViewCell, LoanListRow {
                func show(_ number: Int) { _ = \(mark)URLSession.shared }
            }
            final class LoanListAssembler { func make() -> UIViewController { LoanListViewController() } }
            """
        try expect("forbidden-framework", Scene(view: "func fill(_ cell: UITableViewCell) { \(use) }", others: [("LoanListLoanCell.swift", cell)]))
    }

    /// How a presenter says what an entity is, is kept with the presenter.
    @Test(arguments: [("LoanListPresenter.swift", false), ("Entities/Loan.swift", true), ("Loan+Title.swift", true)])
    func anEntitysTextInThePresentersFile(file: String, isTold: Bool) throws {
        let text = "extension Loan { fileprivate var title: String { NSLocalizedString(key, comment: \"\") } }"
        let entity = "import Foundation\nstruct Loan { let key: String }\nprotocol LoanManager { func find() -> Loan }"
        var files = Scene(useCase: "var manager: LoanManager?").files + [("Entities/Loan.swift", entity)]
        if let known = files.firstIndex(where: { $0.0 == file }) { files[known].1 += "\n" + text } else { files.append((file, text)) }
        #expect(try lint(files).contains { $0.rule == "formatting-outside-presenter" } == isTold)
    }


    @Test(arguments: [
        "log.debug(\"\\(String(format: \"%d loans\", 3))\")", "NSLog(\"%@\", String(format: \"%d loans\", 3))", "print(formatter.string(for: 3))",
        "Self.networkLogger.info(\"\\(formatter.string(for: 3))\")", "dialog.info(↓String(format: \"%d loans\", 3))", "show(formatter.↓string(for: 3))",
        "_ = DateFormatter().↓string(from: Date())", "_ = formatter.↓string(for: 3)", "_ = ↓String(format: \"%d\", 3)",
        "_ = String(format: \"%02x\", 3)", "_ = [3].map { String(format: \"%02hhX\", $0) }", "let hex = \"%02x\"; _ = [3].map { String(format: hex, $0) }", "let words = \"%d loans\"; _ = [3].map { ↓String(format: words, $0) }", "var hex = \"%02x\"; hex += words.format; _ = ↓String(format: hex, 3)", "_ = String(format: Path.loan.rawValue, 3)", "_ = ↓String(format: Path.title.rawValue, 3)", "_ = ↓String(format: \"%d/%d loans\", 3, 4)", "_ = ↓String(format: \"%d/%d\", 3, 4)", "_ = String(format: \"%@/%d\", \"a\", 4)", "_ = ↓String(format: \"x%d\", 3)", "_ = String(format: \"loans/%@/%d\", \"a\", 3)", "_ = ↓String(format: words.format, 3)", "_ = ↓String(format: NSLocalizedString(\"a\", comment: \"\"), 3)",
        "_ = ↓NSLocalizedString(\"a\", comment: \"\")", "_ = ↓String(localized: \"a\")", "_ = DateFormatter.↓localizedString(from: day, dateStyle: .full, timeStyle: .none)",
        "_ = day.↓formatted()", "_ = day.↓formatted(.dateTime.year())", "_ = day.formatted(.iso8601)", "_ = day.formatted(.iso8601.year().month())",
        "_ = day.formatted(Date.ISO8601FormatStyle())", "_ = day.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))", "_ = formatter.date(from: \"\")", "_ = String(3)", "_ = String(describing: day)",
        "_ = NSDateFormatter().↓stringFromDate(day)", "_ = NSDateFormatter.↓localizedStringFromDate(day, dateStyle: .ShortStyle, timeStyle: .NoStyle)",
        "_ = NSNumberFormatter.↓localizedStringFromNumber(3, numberStyle: .DecimalStyle)", "_ = words.localizedStringFromDate(day)", "_ = [day].map(DateFormatter().↓string(from:))", "_ = [3].map(formatter.↓string(for:))", "_ = [day].map(words.string(from:))",
        "_ = apiDateFormatter.string(from: day)", "_ = dateISO.string(from: day)", "_ = isolation.↓string(from: day)", "_ = Self.wire.string(from: day)",
        "_ = Self.iso8601Full.string(from: day)", "_ = Self._APIDates.string(from: day)", "_ = Self.capital.↓string(from: day)",
        "_ = ISO8601DateFormatter().string(from: day)", "_ = words.string(from: day)", "_ = unknown.string(from: day)", "_ = words.formatted()",
    ])
    func callsInAUseCase(statement: String) throws {
        let words = ("Words.swift", "import Foundation\nstruct Words { func string(from: Date) -> String { \"\" }; func formatted() -> String { \"\" }; var format: String { \"\" } }\nenum Path: String { case loan = \"loans/%d/pages\", title = \"%d loans\" }")
        try expect(
            "formatting-outside-presenter",
            Scene(useCase: "private let apiDateFormatter = DateFormatter(), dateISO = DateFormatter(), isolation = DateFormatter()\nprivate static let wire = DateFormatter(), iso8601Full = DateFormatter(), _APIDates = DateFormatter(), capital = DateFormatter()\nprivate var formatter = NumberFormatter()\nprivate var words = Words()\nprivate func act(day: Date) { \(statement) }", others: [words]))
    }

    /// Which words stand on a button is no data; a value in the words is.
    @Test(arguments: [
        "title = NSLocalizedString(\"loans\", comment: \"\")", "title = String(localized: \"loans\")", "title = Bundle.main.localizedString(forKey: \"loans\", value: nil, table: nil)",
        "title = NSLocalizedString(\"All that you have lent, \" + \"and to whom.\", comment: \"\" + \"\")", "title = NSLocalizedString([\"All,\", \"and more\"].joined(separator: \" \"), comment: \"\")",
        "title = ↓NSLocalizedString(\"All \" + String(localized: \"\\(count) loans\"), comment: \"\")", "title = ↓NSLocalizedString(\"loans\" + \"\\(count)\", comment: \"\")",
        "title = ↓NSLocalizedString(\"loans\", value: \"All \" + \"\\(count)\", comment: \"\")", "let key = \"loans\"; title = NSLocalizedString(key, comment: \"\")",
        "title = NSLocalizedString(Words.loans, comment: \"\")", "title = NSLocalizedString(Words.Key.loans.rawValue, comment: \"\")", "title = ↓NSLocalizedString(Words.current, comment: \"\")",
        "title = ↓String(localized: \"\\(count) loans\")", "title = ↓String(localized: \"loans\", defaultValue: \"\\(count) loans\")",
        "let key = \"loans.\\(count)\"; title = ↓NSLocalizedString(key, comment: \"\")", "title = ↓String(format: NSLocalizedString(\"loans %d\", comment: \"\"), count)",
        "title = DateFormatter.↓localizedString(from: Date(), dateStyle: .full, timeStyle: .none)",
    ])
    func captionsOfAView(statement: String) throws {
        let words = ("Words.swift", "enum Words { static let loans = \"loans\"; static var current = \"loans\"; enum Key: String { case loans = \"loans\" } }")
        try expect("formatting-outside-presenter", Scene(view: "func caption(_ count: Int) { \(statement) }", others: [words]))
    }

    // MARK: - forbidden-framework

    @Test(arguments: [
        ("private let tint = ↓UIColor.red", ""), ("private var screen: ↓UIScreen?", ""), ("private var web: ↓WKWebView?", "import WebKit"),
        ("private let height: CGFloat = 3", ""), ("private let path = IndexPath(row: 1, section: 0)", ""), ("private var image: Image?", ""),
        ("private var list: List?", "struct List {}"), ("private var text: Text?", ""), ("private let now = Date()", ""),
    ])
    func whatAUseCaseUses(useCase: String, other: String) throws {
        try expect("forbidden-framework", Scene(useCase: useCase, others: [("Other.swift", other + "\nimport UIKit\nimport SwiftUI")]))
    }

    @Test func aTypeOfOnesOwnOfThatName() throws {
        try expect(
            "forbidden-framework", Scene(useCase: "private let tint: UIColor? = nil", others: [("UIColor.swift", "struct UIColor {}")]))
    }

    @Test func theDeviceIsNothingToShow() throws {
        let findings = try lint(Scene(useCase: "private let name = UIDevice.current.name").files)
        #expect(findings.map(\.rule) == ["forbidden-framework"])
        #expect(findings.first?.help.contains("service") == true)
    }

    /// An extension that is kept with a view is the view's; one beside the entity is the entity's.
    @Test(arguments: [("LoanCell.swift", "UIColor"), ("Entities/Loan+Colour.swift", "↓UIColor")])
    func whatAViewKnowsOfAnEntity(file: String, colour: String) throws {
        let cell = ("LoanCell.swift", "import UIKit\nfinal class LoanCell: UITableViewCell {}\n")
        let loan = ("Entities/Loan.swift", "struct Loan { enum State { case due, overdue }; let state: State }")
        let extra = "import UIKit\nextension Loan.State { var colour: \(colour) { .red } }\n"
        let others = file == cell.0 ? [(file, cell.1 + extra)] : [cell, (file, extra)]
        try expect("forbidden-framework", Scene(useCase: "private var loans: [Loan] = []", others: [loan] + others))
    }

    /// Named where they are imported; without the import a name may be anybody's.
    @Test(arguments: [
        ("import Alamofire", "private var request: ↓DataRequest?"), ("import RealmSwift", "private var rows: ↓Results<Row>?"),
        ("import RealmSwift\nimport SwiftUI", "private var token: ↓NotificationToken?"), ("", "private var request: DataRequest?"),
        ("import FirebaseDatabase", "private let root = ↓Database.database().reference()"), ("", "private let root = Database.database()"),
        ("import FirebaseStorage", "private var file: ↓StorageReference?"), ("import Parse", "private let query = ↓PFQuery(className: \"Loan\")"),
        ("import AFNetworking", "private let session = ↓AFHTTPSessionManager()"), ("import Realm", "private var realm: ↓RLMRealm?"),
        ("import Kingfisher", "private let covers = ↓KingfisherManager.shared"), ("import SDWebImage", "private let covers = ↓SDWebImageManager.shared"),
        ("import CoreLocation", "private let location = ↓CLLocationManager()"), ("import CoreLocation", "private var geocoder: ↓CLGeocoder?"),
        ("import SwiftUI", "@↓AppStorage(\"customer\") private var customer = \"\""),
        ("import CoreLocation", "private var place: CLLocationCoordinate2D?"), ("import FirebaseAnalytics", "private func track() { Analytics.logEvent(\"a\") }"),
        ("import Alamofire", "private var session: LoanSession?"), ("import Alamofire", "private var result: Result<Int, Error>?"),
    ])
    func librariesForDataInAPresenter(module: String, property: String) throws {
        let presenter = """
            \(module)
            struct Row {}
            final class LoanSession {}
            final class LoanEditPresenter {
                private let useCase: LoanListUseCase
                init(useCase: LoanListUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
                \(property)
            }
            """
        try expect("forbidden-framework", Scene(others: [("LoanEditPresenter.swift", presenter)]), others: true)
    }

    /// RealityKit calls what stands in its scenes an entity.
    @Test func anEntityOfAnotherKind() throws {
        let treasure = """
            import RealityKit
            import UIKit
            final class TreasureEntity: Entity, HasModel { let tint = UIColor.brown }
            class CastleEntity: Entity { let tint = UIColor.brown }
            final class PointerInteractor { private var treasure: TreasureEntity?; private let tap = UITapGestureRecognizer() }
            """
        let wall = "import UIKit\nfinal class WallEntity: CastleEntity { let paint = UIColor.gray }"
        try expect("forbidden-framework", Scene(others: [("Entities/Treasure.swift", treasure), ("Entities/Wall.swift", wall)]))
    }

    /// Once for each class: that is what has to go.
    @Test func oneFindingAClass() throws {
        let findings = try lint(Scene(useCase: "private let a = UIColor.red\nprivate let b = UIColor.blue\nprivate let c = UIFont.systemFont(ofSize: 3)").files)
        #expect(findings.map(\.rule) == ["forbidden-framework", "forbidden-framework"])
        #expect(findings.first?.related.map(\.message) == ["and here"])
    }

    /// One of the two is sent.
    @Test(arguments: [
        ("title == nil ? presenter.eventOpened() : presenter.eventClosed()", ""), ("presenter.eventOpened(); presenter.↓eventClosed()", ""),
        ("_ = title == nil ? 1 : 2; presenter.eventOpened(); presenter.↓eventClosed()", ""),
    ])
    func oneEventOfTwo(body: String, mark: String) throws {
        let scene = Scene(
            presenter: "func eventOpened() { useCase.eventViewReady() }\nfunc eventClosed() { useCase.eventViewReady() }",
            view: "@IBAction func touched(_ sender: UIButton) { \(body) }")
        try expectFindings(in: scene.files, rule: "busy-view")
    }

    /// An alert takes several classes, and is one decision; whoever looks at shared instances has nothing to add.
    @Test(arguments: [
        ("private func ask() { let alert = UIAlertController(); alert.addAction(UIAlertAction()); UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 1),
        ("private func ask() { _ = UIAlertController() }\nprivate func paint() { _ = UIColor.red }", 2),
        ("private func hear() { hear(UIApplication.didEnterBackgroundNotification) }\nprivate func hear(_ name: Notification.Name) {}", 0),
        ("private func ask() { _ = UIAlertController(); _ = UIColor.red }\nprivate func paint() { _ = UIColor.red }", 2),
    ])
    func oneFindingAFunction(useCase: String, count: Int) throws {
        let found = try lint(Scene(useCase: useCase).files)
        #expect(found.map(\.rule) == Array(repeating: "forbidden-framework", count: count))
    }

    @Test(arguments: [("CLLocationManager", 1), ("CLLocation", 0), ("HKHealthStore", 1), ("MKMapView", 0)])
    func whatAViewAsksOfTheSystem(type: String, count: Int) throws {
        let files = Scene(view: "private var tool: \(type)?", others: [("Imports.swift", "import CoreLocation\nimport HealthKit\nimport MapKit")]).files
        #expect(try lint(files).filter { $0.rule == "forbidden-framework" }.count == count)
    }

    // MARK: - navigation on a Mac

    @Test(arguments: ["presentAsSheet(next)", "presentAsModalWindow(next)", "next.presentAsSheet(next)", "Sheets().presentAsSheet(next)"])
    func sheetsOfAMac(call: String) throws {
        let mark = call.contains("Sheets") ? call : call.replacing("presentAs", with: "↓presentAs")
        let window = """
            import AppKit
            final class Sheets { func presentAsSheet(_ next: NSViewController) {} }
            final class NextViewController: NSViewController {}
            final class LoanListWindowController: NSViewController, LoanListPresenterOutput {
                var presenter: LoanListPresenter!
                func showLoans() { let next = NextViewController(); \(mark) }
            }
            """
        try expectFindings(in: Scene(others: [("Window.swift", window)]).files, rule: "navigation-outside-router", others: true)
    }

    // MARK: - unused-framework-import

    @Test(arguments: [
        ("↓UIKit", ""), ("UIKit", "private let tint: Any? = nil\nprivate let path = IndexPath(item: 1, section: 0)"),
        ("UIKit", "private func draw() { UIGraphicsBeginImageContext(.zero) }"), ("UIKit", "private var text: NSAttributedString?"),
        ("UIKit", "private func paint() { Brush.paint(.systemGreen) }"), ("↓UIKit", "private func paint() { Brush.paint(.thick) }"),
        ("UIKit", "private func paint() { Brush.paint(.red) }"), ("UIKit", "private func paint() { Brush.paint(.boldSystemFont(ofSize: 12)) }"),
        ("↓UIKit", "private let format = DateFormatter()\nprivate func set() { format.dateStyle = .short }"),
        ("↓UIKit", "private func start() { Brush.start(self, #selector(tick)) }\n@objc private func tick() {}"),
        ("UIKit", "private func start(_ brush: Brush) { brush.tap.addTarget(self, action: #selector(tick)) }\n@objc private func tick() {}"),
        ("UIKit", "private func start(_ brush: Brush) { brush.item.action = #selector(tick) }\n@objc private func tick() {}"),
        ("UIKit", "private func start() { NotificationCenter.default.addObserver(self, selector: #selector(tick), name: nil, object: nil) }\n@objc private func tick() {}"),
        ("↓SwiftUI", ""), ("SwiftUI", "private var cancellable: AnyCancellable?"), ("Combine", ""), ("MyUIKit", ""),
    ])
    func theImportsOfAUseCase(module: String, body: String) throws {
        let useCase = "import \(module)\nfinal class LoanDetailUseCase { \(body)\nfunc eventViewReady() {} }"
        let presenter = """
            final class LoanDetailPresenter {
                private let useCase: LoanDetailUseCase
                init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
            }
            """
        try expect(
            "unused-framework-import",
            Scene(others: [
                ("LoanDetailUseCase.swift", useCase), ("LoanDetailPresenter.swift", presenter),
                ("Brush.swift", "enum Brush { case thick; static func paint(_ brush: Brush) {} }"),
            ]))
    }

    /// A file that is called after none of its types goes by the part of a stack that stands in it, not by the protocol before that.
    @Test(arguments: [("LoanDetail.swift", "LoanDetailUseCase"), ("LoanDetailUseCaseOutput.swift", "LoanDetailUseCaseOutput")])
    func theTypeThatAFileGoesBy(name: String, type: String) throws {
        let source = """
            import UIKit
            protocol LoanDetailUseCaseOutput: AnyObject { func present() }
            final class LoanDetailUseCase { weak var output: LoanDetailUseCaseOutput?; func eventViewReady() { output?.present() } }
            """
        let presenter = """
            final class LoanDetailPresenter: LoanDetailUseCaseOutput {
                private let useCase: LoanDetailUseCase
                init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
                func present() {}
            }
            """
        let found = try lint(Scene(others: [(name, source), ("LoanDetailPresenter.swift", presenter)]).files)
        #expect(found.filter { $0.rule == "unused-framework-import" }.map(\.from.type) == [type])
    }

    /// Who uses an alias of what a framework declares uses that.
    @Test(arguments: [
        ("private func sort(_ rows: Rows) {}", 0), ("private var sections: [Sections] = []", 0), ("private func sort(_ places: Places) {}", 1),
        ("private func make() { _ = Rows() }", 0),
    ])
    func whatAnAliasStandsFor(body: String, count: Int) throws {
        let files = Scene(others: [
            ("LoanDetailUseCase.swift", "import UIKit\nfinal class LoanDetailUseCase { \(body)\nfunc eventViewReady() {} }"),
            ("LoanDetailPresenter.swift", "final class LoanDetailPresenter { let useCase: LoanDetailUseCase\ninit(useCase: LoanDetailUseCase) { self.useCase = useCase }\nfunc eventViewReady() { useCase.eventViewReady() } }"),
            ("Rows.swift", "import UIKit\ntypealias Rows = NSDiffableDataSourceSnapshot<Int, Int>\ntypealias Sections = [Rows]\ntypealias Places = [Date]"),
        ]).files
        #expect(try lint(files).count { $0.rule == "unused-framework-import" } == count)
    }

    /// SwiftData adds members to SwiftUI, which name nothing of it.
    @Test(arguments: [
        ("var body: some View { Text(\"\").modelContainer(container) }", ""), ("@Environment(\\.modelContext) private var context\nvar body: some View { Text(\"\") }", ""),
        ("var body: some View { Text(\"\").padding() }", "↓"),
    ])
    func membersThatSwiftDataAdds(body: String, mark: String) throws {
        let view = """
            import \(mark)SwiftData
            import SwiftUI
            struct NotesView: View {
                @State var presenter: NotesPresenter
                \(body)
            }
            """
        let presenter = """
            @Observable final class NotesPresenter { private let interactor: NotesInteractor; init(interactor: NotesInteractor) { self.interactor = interactor }; func load() { interactor.load() } }
            final class NotesInteractor { func load() {} }
            """
        try expectFindings(in: [("NotesView.swift", view), ("NotesPresenter.swift", presenter)], rule: "unused-framework-import", others: true, dialect: "swiftui")
    }

    /// The file is its main type's, whatever stands before that.
    @Test func theFileThatImports() throws {
        let useCase = "import UIKit\nstruct LoanAnswer: Decodable { let id: Int }\nfinal class LoanDetailUseCase { private let answer: LoanAnswer? = nil; func eventViewReady() {} }"
        let presenter = "final class LoanDetailPresenter { let useCase: LoanDetailUseCase\ninit(useCase: LoanDetailUseCase) { self.useCase = useCase }\nfunc eventViewReady() { useCase.eventViewReady() } }"
        let files = Scene(others: [("LoanDetailUseCase.swift", useCase), ("LoanDetailPresenter.swift", presenter)]).files
        let found = try lint(files).filter { $0.rule == "unused-framework-import" }
        #expect(found.map(\.from.type) == ["LoanDetailUseCase"])
    }

    @Test func aFileThatIsSharedWithOthers() throws {
        for other in ["extension UIColor {}", "struct Helper {}", "func tint() {}", "extension String {}"] {
            let file = ("LoanDetailUseCase.swift", "import UIKit\nfinal class LoanDetailUseCase { func eventViewReady() {} }\n\(other)")
            let presenter = "final class LoanDetailPresenter { let useCase: LoanDetailUseCase\ninit(useCase: LoanDetailUseCase) { self.useCase = useCase }\nfunc eventViewReady() { useCase.eventViewReady() } }"
            try expect("unused-framework-import", Scene(others: [file, ("LoanDetailPresenter.swift", presenter)]))
        }
    }

    /// Xcode's template for files imports UIKit; where a team never took that out again, it is one thing to decide, and not one a file.
    @Test(arguments: [(1, true), (2, true), (3, true), (5, false)])
    func whatTheFileTemplateImports(importing: Int, isTold: Bool) throws {
        let names = ["LoanDetail", "LoanEdit", "LoanSearch", "LoanShare", "LoanSort"]
        let useCases = names.enumerated().map { position, name in
            let imported = position < importing ? (isTold ? "↓UIKit" : "UIKit") : "Foundation"
            return ("\(name)UseCase.swift", "import \(imported)\nfinal class \(name)UseCase { func eventViewReady() {} }")
        }
        let presenters = names.map { name in
            let body = "private let useCase: \(name)UseCase\ninit(useCase: \(name)UseCase) { self.useCase = useCase }\nfunc eventViewReady() { useCase.eventViewReady() }"
            return ("\(name)Presenter.swift", "final class \(name)Presenter { \(body) }")
        }
        try expect("unused-framework-import", Scene(others: useCases + presenters))
    }

    /// What a view may not use it needn't import, but models are generated that no source declares.
    @Test(arguments: [
        ("↓CoreData", "navigationItem.title = nil; view.tintColor = .red; print(CGFloat.zero, Date())"), ("CoreData", "print(NSFetchRequest<NSManagedObject>.self)"),
        ("CoreData", "print(GeneratedLoan.self)"), ("CoreData", "print(LoanRecord.self)"), ("↓CoreData", "print(LoanShape.self)"),
        // Through what is the framework's elsewhere.
        ("CoreData", "try? Stack.shared.container.viewContext.save()"), ("CoreData", "Stack.shared.records.first?.delete()"), ("CoreData", "Stack.shared.store().reset()"),
        ("CoreData", "let record = Stack.shared.last; record?.delete()\nStack.shared.last?.delete()"), ("↓CoreData", "print(Stack.shared.number.description)"), ("↓CoreData", "print(Stack.shared.records)"),
    ])
    func theImportsOfAView(module: String, body: String) throws {
        let view = """
            import UIKit
            import \(module)
            final class LoanDetailViewController: UIViewController {
                var presenter: LoanDetailPresenter!
                override func viewDidLoad() { super.viewDidLoad(); \(body) }
            }
            """
        let presenter = """
            final class LoanDetailUseCase { func eventViewReady() {} }
            final class LoanDetailPresenter {
                private let useCase: LoanDetailUseCase
                init(useCase: LoanDetailUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
            }
            """
        let models = "import CoreData\nclass LoanRecord: NSManagedObject {}\nstruct LoanShape {}\n"
            + "final class Stack { static let shared = Stack(); let container = NSPersistentContainer(name: \"\"); let number = 1; var records: [LoanRecord] = []; var last: LoanRecord? { nil }; func store() -> NSManagedObjectContext { container.viewContext } }"
        try expect(
            "unused-framework-import",
            Scene(others: [("LoanDetailViewController.swift", view), ("LoanDetailPresenter.swift", presenter), ("Models.swift", models)]), others: true)
    }

    // MARK: - raw-entity-data

    @Test(arguments: [
        "let ↓url: String", "let ↓urlString: String?", "let ↓coverURL: String", "let ↓coverUrlString: String", "let ↓date: String", "let ↓dueDate: (String)", "let ↓dateString: String",
        "let ↓dueDate: String", "let ↓createdAt: String", "let ↓updated_at: String?", "let ↓paidAt: String", "let worksAt: String", "let format: String", "let lookat: String", "let candidate: String", "let curl: String", "let cover: URL", "let ↓answer: [String: Any]",
        "let ↓answer: Answer", "var ↓answer: Answer?", "var ↓answer = [String: Any]()", "var ↓createdAt = \"\"", "var ↓coverURL = \"\"",
        "let answer: Answers", "let answer: Title", "let answer: Twice", "var answer = [String: Int]()", "var answer: [String: Int] = [:]", "let createdAt = \"today\"",
        "let ↓answer: [String: AnyHashable]", "var ↓answer = [String: AnyHashable]()", "let ↓answer: (String, [String: Any])", "let ↓answer: (kind: String, fields: [String: Any]?)?",
        "let answer: (String, Int)", "let answer: [AnyHashable: String]", "let answer: [AnyHashable]", "let answer: ([String: Int], Int)",
        "let ↓feeAmount: String", "let ↓itemCount: String?", "let ↓price: String", "var ↓quantity: String", "let ↓seatIds: String", "let ↓seat_ids: String", "let ↓timestamp: String", "let ↓link: String",
        "let accountNumber: String", "let phoneNumber: String", "let zipCode: String", "let countryCode: String", "let amountText: String", "let discount: String", "let account: String",
        "let seatIds: [String]", "let amounts: [String]", "let counterName: String", "let priceTag: String", "let itemCount: Int", "let rapids: String", "let blink: String", "let seatId: String",
        "let localizedPrice: String", "let displayPrice: String", "let formattedAmount: String?", "let planLocalizedPrice: String", "let formattedDate: String", "let ↓displayURL: String", "let ↓localPrice: String",
        "@Persisted var imageURL: String?", "@objc dynamic var imageURL = \"\"", "@NSManaged var imageURL: String?", "@Persisted var ↓dueDate: String?", "@NSManaged var ↓dueDate: String", "@Attribute var ↓imageURL: String",
        "static var createdAt = \"\"", "var createdAt = Date()", "var title = \"\"", "var createdAt: String { \"\" }",
    ])
    func whatAnEntityKeeps(property: String) throws {
        let aliases = """
            typealias Answer = [String: Any]
            typealias Answers = [String: Int]
            typealias Title = String
            typealias Twice = [String: Any]
            struct Twice {}
            """
        let entity = "import Foundation\n\(aliases)\nstruct Loan { \(property) }\nprotocol LoanManager { func fetchAll() -> [Loan] }"
        try expect("raw-entity-data", Scene(useCase: "var manager: LoanManager?", others: [("Entities/Loan.swift", entity)]))
    }

    // MARK: - view-query

    @Test(arguments: [
        "var ↓text: String? { get }", "func ↓confirmed() -> Bool", "var offset: Double { get set }",
        "var presenter: LoanListPresenter! { get set }", "func showNothing() -> Void", "func showChoice() async -> Bool",
        // What reports by itself, and what is told by a stream.
        "var didTap: Signal<Void> { get }", "var typed: Observable<String> { get }", "var typed: AnyPublisher<String, Never>! { get }", "var rows: Binder<[String]> { get }",
        "func taps() -> AsyncStream<Int>", "var ↓typed: BehaviorRelay { get }", "var ↓typed: [Int] { get }",
        "var taps: any Publisher<Void, Never> { get }", "var taps: Combine.AnyPublisher<Void, Never> { get }", "func taps() -> some Publisher<Void, Never>",
        "var taps: Optional<AnyPublisher<Void, Never>> { get }", "var count: Published<Int>.Publisher { get }", "func taps() -> any AsyncSequence",
        "var taps: SignalProducer<Void, Never> { get }", "var taps: PublishRelay<Void> { get }", "typealias Taps = Signal<Void>\nvar taps: Taps? { get }",
        "var ↓typed: Optional<String> { get }", "var ↓typed: Form.Text { get }", "typealias Text = String\nvar ↓typed: Text { get }",
        // What gives nothing back is told.
        "var rows: ([String]) -> Void { get }", "var rows: (([String]) -> Disposable)? { get }", "typealias Rows = ([String]) -> Disposable\nvar rows: Rows { get }", "var ↓text: () -> String { get }",
        // What is answered later waits for the user, as an asynchronous method does.
        "func choice() -> Single<Bool>", "func choice() -> Future<Bool, Never>",
        // What isn't kept is called at once.
        "func ↓readText(_ answer: (String?) -> Void)", "func ↓readText(in row: Int, answer: (String, Bool) -> Void)", "func readText(_ answer: @escaping (String?) -> Void)",
        "func readText(_ answer: ((String?) -> Void)?)", "func update(_ changes: () -> Void)", "func update(_ change: (inout String) -> Void)", "func show(count: Int, text: (Int) -> String)",
        "typealias Answer = (String?) -> Void\nfunc readText(_ answer: @escaping Answer)", "func run(_ work: (() -> Void) -> Void)",
    ])
    func requirementsOfTheView(requirement: String) throws {
        try expect("view-query", Scene(presenterOutput: requirement), others: true)
    }

    @Test func conveniencesForWhoeverShows() throws {
        try expect("view-query", Scene(others: [("Extension.swift", "extension LoanListPresenterOutput { var isShown: Bool { true } }")]))
    }

    // MARK: - models

    @Test(arguments: [
        "struct Row { let title: String; var ↓isDue: Bool }", "struct Row { private(set) var ↓n = 0; mutating func add() { n = 1 } }", "struct Row { var n = 0 }", "final class ↓Row { let title = \"\" }",
        "struct Row { let image: ↓UIImage }", "struct Row { let price: NSDecimalNumber? }", "struct Row { let price: ↓NSMutableString }",
        "struct Row { let title: String; var isLong: Bool { title.count > 3 } }", "struct Row { static var count = 0; let title: String }",
        "struct Row { let title: String; lazy var ↓long = title + title }", "enum Row { case a(String), b }",
        "struct Row { let onTap: () -> Void }",
        "struct Row { private(set) var n = 0; func counted() -> Self { var copy = self; copy.n = 1; return copy } }",
        "struct Row { private(set) var ↓isOn = false; mutating func toggle() { isOn.toggle() } }", "struct Row { var ↓tags: [String] = []; mutating func add() { self.tags.append(\"a\") } }",
        "struct Row { var tags: [String] = []; mutating func add() { var tags = [\"a\"]; tags.append(\"b\"); print(tags) } }",
        "struct Row { var isOn = false; mutating func read() { print(isOn.description) } }", "struct Row { var tags: [String] = []; func added() -> [String] { tags.sorted() } }",
        "struct Row { private var ↓n = 0; var count: Int { get { n } set { n = newValue } } }",
        "struct Row { private(set) var ↓n = 0; mutating func add() { n += 1 } }", "struct Row { private(set) var ↓flags = 0; mutating func add() { flags |= 2 } }",
        "struct Row { var ↓tags = [\"a\"]; mutating func add() { tags[0] += \"b\" } }", "struct Row { var error: String? }", "struct Row { var error: String!; var ↓title: String }",
        "struct Row { var ↓error: String?; init(error: String?) { self.error = error } }", "struct Row { var ↓error: String?; mutating func clear() { error = nil } }",
        "struct Row { private var ↓error: String?; mutating func clear() { error = nil } }", "struct Row { var n = 0; mutating func next() -> Int { n + 1 } }",
    ])
    func viewModels(row: String) throws {
        let named = row.replacing("Row", with: "LoanListRowViewModel")
        try expect(
            "mutable-view-model",
            Scene(presenter: "private var models: [LoanListRowViewModel] = []", others: [("LoanListRowViewModel.swift", "import UIKit\n" + named)]))
    }

    /// That somebody sets it later makes a variable of what need not be named where the model is made.
    @Test func aModelThatIsSetLater() throws {
        let row = "struct LoanListRowViewModel { var ↓title = \"\"; var subtitle = \"\"; var ↓error: String?; var hint: String? }"
        let presenter = "private var model = LoanListRowViewModel()\nfunc eventNamed() { model.title = \"a\"; model.error = \"b\" }"
        try expect("mutable-view-model", Scene(presenter: presenter, others: [("LoanListRowViewModel.swift", row)]))
    }

    /// A row that has a part of the stack is no value, by whatever protocol it knows it. What rows themselves are is.
    @Test(arguments: [
        ("let router: ↓LoanListRouter", ""), ("let router: ↓LoanListRouter?", ""), ("let onTap: () -> Void", ""), ("let routed: String", ""),
        ("let shape: LoanShape", "protocol LoanShape { var edges: Int { get } }\nstruct Square: LoanShape { let edges = 4 }"),
        ("let tapped: LoanRowDelegate?", "protocol LoanRowDelegate: AnyObject { func tapped() }"),
        ("let tapped: ↓LoanRowDelegate?", "protocol LoanRowDelegate: AnyObject { func tapped() }\nextension LoanListPresenter: LoanRowDelegate { func tapped() {} }"),
        ("let shape: LoanShape", "protocol LoanShape { var edges: Int { get } }\nextension LoanListPresenter: LoanShape { var edges: Int { 1 } }\nstruct Square: LoanShape { let edges = 4 }"),
    ])
    func viewModelsWithPartsOfTheStack(property: String, others: String) throws {
        let row = "struct LoanListRowViewModel { let title: String; \(property) }\n\(others)"
        let router = "protocol LoanListRouter: AnyObject { func routeBack() }\nfinal class LoanListRootRouter: LoanListRouter { func routeBack() {} }"
        try expect(
            "mutable-view-model",
            Scene(
                presenter: "private var models: [LoanListRowViewModel] = []\nweak var router: LoanListRouter?\nfunc eventBack() { router?.routeBack() }",
                others: [("LoanListRowViewModel.swift", row), ("LoanListRouter.swift", router)]), others: true)
    }

    @Test func theLimitOfACase() throws {
        let row = "enum LoanListRowViewModel { case a(String, Int, ↓b: Bool), ↓c(String, Int, Bool, Int), d }".replacing("↓b: ", with: "")
        let scene = Scene(presenter: "private var models: [LoanListRowViewModel] = []", others: [("Row.swift", row)])
        try expect("wide-enum-payload", scene)
        // A tuple is as wide as what it is made of.
        let tuples = "enum LoanListRowViewModel { case ↓a((from: String, to: String, count: Int, isLate: Bool)), ↓b(Int, (String, String, Bool)), c((Int, Int)), d((Int)), e([(Int, Int, Int, Int)]), f([String: Int], Dictionary<String, Int>) }"
        try expect("wide-enum-payload", Scene(presenter: "private var models: [LoanListRowViewModel] = []", others: [("Row.swift", tuples)]))
        let strict = Scene(
            presenter: "private var models: [LoanListRowViewModel] = []",
            others: [("Row.swift", "enum LoanListRowViewModel { case ↓a(String, Int), c(String), d }")])
        try expect("wide-enum-payload", strict, settings: "rules:\n  wide-enum-payload: {limit: 1}\n")
    }
}
