import Testing

/// A scene without a router, whose view leads back as its presenter tells it.
@Suite struct RouterlessSceneTests {
    @Test(arguments: [
        (3, 1, "", "dismiss(animated: true)", 1), (4, 1, "", "navigationController?.popViewController(animated: true)", 1), (8, 2, "", "dismiss(animated: true)", 2),
        // Few have routers, or several have none.
        (2, 1, "", "dismiss(animated: true)", 0), (4, 2, "", "dismiss(animated: true)", 0),
        // Whoever is told leads on.
        (4, 1, "protocol Scene0ModuleOutput: AnyObject { func didFinish() }", "dismiss(animated: true)", 0), (4, 1, "", "title = nil", 0),
    ])
    func aViewThatIsTold(routed: Int, routerless: Int, other: String, statement: String, count: Int) throws {
        let told = (0..<routerless).map { ("Scene\($0).swift", scene("Scene\($0)", statement: statement, router: false, told: !other.isEmpty) + "\n" + other) }
        let led = (0..<routed).map { ("Led\($0).swift", scene("Led\($0)", statement: "title = nil", router: true)) }
        let found = try lint(told + led, dialect: "common").filter { $0.rule == "navigation-outside-router" }
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.severity == .warning && $0.help.hasPrefix("Give the scene a router, as the others have") }, "\(found.map(\.help))")
    }

    /// A function of the view's own does a part of what the view is told, unless somebody else calls it.
    @Test(arguments: [
        ("leave() }\nprivate func leave() { dismiss(animated: true)", 0), ("self.leave() }\nfunc leave() { dismiss(animated: true)", 0),
        ("leave() }\n@IBAction func closeTapped() { leave() }\nprivate func leave() { dismiss(animated: true)", 1),
        ("leave() }\n@objc private func leave() { dismiss(animated: true)", 1),
        ("onClose = { [weak self] in self?.leave() } }\nprivate var onClose: (() -> Void)?\nprivate func leave() { dismiss(animated: true)", 1),
    ])
    func aPartOfWhatAViewIsTold(statement: String, count: Int) throws {
        let files = ["Scene0": statement, "Scene1": "title = nil"].map { ("\($0.key).swift", scene($0.key, statement: $0.value, router: false)) }
        let found = try lint(files, dialect: "common").filter { $0.rule == "navigation-outside-router" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    private func scene(_ name: String, statement: String, router: Bool, told: Bool = false) -> String {
        """
        import UIKit
        protocol \(name)ViewInterface: AnyObject { func showDone() }
        protocol \(name)PresenterInterface: AnyObject { func doneTapped() }
        protocol \(name)InteractorInput: AnyObject { func finish() }
        final class \(name)Interactor: \(name)InteractorInput { func finish() {} }
        final class \(name)Presenter: \(name)PresenterInterface {
            weak var view: \(name)ViewInterface?
            var interactor: \(name)InteractorInput?
            \(router ? "var router: \(name)RouterInterface?" : "")
            \(told ? "weak var moduleOutput: \(name)ModuleOutput?" : "")
            func doneTapped() { interactor?.finish(); view?.showDone()\(told ? "; moduleOutput?.didFinish()" : "")\(router ? "; router?.close()" : "") }
        }
        final class \(name)ViewController: UIViewController, \(name)ViewInterface {
            var presenter: \(name)PresenterInterface?
            func showDone() { \(statement) }
        }
        \(router ? """
        protocol \(name)RouterInterface: AnyObject { func close() }
        final class \(name)Router: \(name)RouterInterface {
            weak var viewController: UIViewController?
            func close() { viewController?.dismiss(animated: true) }
        }
        """ : "")
        """
    }
}
