import Diagnostics
import Testing

/// An app that is half on its way to VIPER has screens of MVP and MVVM beside its scenes.
@Suite struct OtherArchitectureTests {
    private func found(_ source: String) throws -> [Finding] {
        let scene = CommonDialectTests().files()
        return try lint(scene + [("Settings.swift", source)], dialect: "common").filter { $0.location.path == "Settings.swift" }
    }

    /// - Parameter presenter: further lines in its body.
    private func settings(presenter: String = "", view: String = "weak var view: SettingsView?") -> String {
        """
        import UIKit
        protocol SettingsView: AnyObject { func show(version: String) }
        final class SettingsPresenter {
            \(view)
            private unowned let controller: SettingsViewController
            \(presenter)
            init(controller: SettingsViewController) { self.controller = controller; view = controller }
            func load() { UserDefaults.standard.set(true, forKey: ""); view?.show(version: "") }
            func open() { controller.navigationController?.pushViewController(UIViewController(), animated: true) }
        }
        final class SettingsViewController: UIViewController, SettingsView {
            lazy var presenter = SettingsPresenter(controller: self)
            override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
            func show(version: String) { title = version }
        }
        """
    }

    @Test func aPresenterThatItsViewMakes() throws {
        #expect(try found(settings()).map(\.message) == [])
    }

    /// A leak is one in every architecture.
    @Test func aPresenterThatLeaks() throws {
        #expect(try found(settings(view: "var view: SettingsView?")).map(\.rule) == ["strong-view-reference"])
    }

    /// A scene may do without an interactor, and without an assembler.
    @Test func aSceneWithARouter() throws {
        let router = "\nfinal class SettingsRouter { weak var controller: UIViewController?; func open() { controller?.navigationController?.popViewController(animated: true) } }"
        let rules = Set(try found(settings(presenter: "var router: SettingsRouter?") + router).map(\.rule))
        #expect(rules.isSuperset(of: ["outward-dependency", "navigation-outside-router", "self-assembly"]))
    }

    @Test(arguments: [("ProfileViewModel", 0), ("ProfilePresenter", 1)])
    func aUseCase(user: String, count: Int) throws {
        let source = """
            import Foundation
            protocol ProfileServicing { func load(_ done: @escaping (String) -> Void) }
            final class ProfileService: ProfileServicing { func load(_ done: @escaping (String) -> Void) { URLSession.shared.invalidateAndCancel() } }
            final class LoadProfileUseCase {
                let service: ProfileServicing
                init(service: ProfileServicing) { self.service = service }
                func execute(_ done: @escaping (String) -> Void) { service.load { done(String(format: NSLocalizedString("hi %@", comment: ""), $0)) } }
            }
            final class \(user) { let load: LoadProfileUseCase; init(load: LoadProfileUseCase) { self.load = load }; func start() { load.execute { _ in } } }
            """
        #expect(try found(source).count { $0.rule == "formatting-outside-presenter" } == count)
    }
}
