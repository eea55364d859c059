import Testing

/// Presenters that are handed another scene's assembler.
@Suite struct HandedAssemblerTests {
    private static func scene(_ name: String, _ members: String, opening: String = "", assembly: String = "") -> (name: String, source: String) {
        (
            "\(name).swift",
            """
            import UIKit
            protocol \(name)View: AnyObject { func show(_ text: String) }
            protocol \(name)Presenting: AnyObject { func viewDidLoad() }
            protocol \(name)Interacting: AnyObject { func text() -> String }
            protocol \(name)Routing: AnyObject { func close(); func show(_ screen: UIViewController) }
            final class \(name)Interactor: \(name)Interacting { func text() -> String { "" } }
            final class \(name)Router: \(name)Routing {
                weak var host: UIViewController?
                \(assembly)
                func show(_ screen: UIViewController) { host?.show(screen, sender: nil) }
                func close() { host?.dismiss(animated: true) }
            }
            final class \(name)Presenter: \(name)Presenting {
                weak var view: \(name)View?
                \(members)
                private let interactor: \(name)Interacting
                private let router: \(name)Routing
                init(interactor: \(name)Interacting, router: \(name)Routing) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { view?.show(interactor.text()); router.close(); \(opening) }
            }
            final class \(name)ViewController: UIViewController, \(name)View {
                private let presenter: \(name)Presenting
                init(presenter: \(name)Presenting) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ text: String) { title = text }
            }
            protocol \(name)Building { func build() -> UIViewController; func describe() -> String }
            struct \(name)Builder: \(name)Building {
                func describe() -> String { "" }
                func build() -> UIViewController {
                    let router = \(name)Router()
                    let presenter = \(name)Presenter(interactor: \(name)Interactor(), router: router)
                    let view = \(name)ViewController(presenter: presenter)
                    presenter.view = view
                    router.host = view
                    return view
                }
            }
            """
        )
    }

    /// By its class and by its protocol; its own router may.
    @Test(arguments: [
        ("var menu: MenuBuilder!", "router.show(menu.build())", "", 1), ("var menu: MenuBuilding!", "router.show(menu.build())", "", 1),
        ("private let menu: any MenuBuilding", "let next = menu.build(); router.show(next); router.show(menu.build())", "", 1),
        ("var menu: MenuBuilding!", "", "", 0), ("var menu: MenuBuilding!", "print(menu.describe())", "", 0), ("var list: ListBuilding!", "router.show(list.build())", "", 0),
        ("", "", "var menu: MenuBuilding!; func open() { show(menu.build()) }", 0),
    ])
    func whatIsOpened(property: String, opening: String, assembly: String, count: Int) throws {
        let files = [Self.scene("List", property, opening: opening, assembly: assembly), Self.scene("Menu", "")]
        let found = try lint(files, dialect: "common").filter { $0.rule == "foreign-module-type" }
        #expect(found.map(\.message) == Array(["the presenter ListPresenter opens another scene by 'build()' of the assembler MenuBuilder"].prefix(count)))
        // Where another presenter does so as well, it is the team's way.
        let others = files + [Self.scene("Cart", "var menu: MenuBuilding!", opening: "router.show(menu.build())")]
        #expect(try lint(others, dialect: "common").filter { $0.rule == "foreign-module-type" && $0.from.type == "ListPresenter" }.isEmpty)
    }
}
