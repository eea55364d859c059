import Testing

/// Parts of one scene that another one inherits from, is handed or casts to.
@Suite struct InheritedPartTests {
    private func files(items: String = "", stock: String, others: String = "", scene: String = "Stock") -> Files {
        func contracts(_ name: String) -> String {
            """
            protocol \(name)ViewInput: AnyObject { func show(text: String) }
            protocol \(name)ViewOutput: AnyObject { func didTap() }
            protocol \(name)InteractorInput: AnyObject { func obtain() }
            final class \(name)ViewController: UIViewController, \(name)ViewInput {
                var output: \(name)ViewOutput!
                @IBAction func tapped() { output.didTap() }
                func show(text: String) {}
            }
            final class \(name)Assembly {
                func module() -> UIViewController {
                    let (view, presenter, interactor) = (\(name)ViewController(), \(name)Presenter(), \(name)Interactor())
                    presenter.view = view
                    presenter.interactor = interactor
                    view.output = presenter
                    return view
                }
            }
            """
        }
        return [
            (
                "Item/Item.swift",
                """
                import UIKit
                \(contracts("Item"))
                class ItemPresenter: ItemViewOutput {
                    weak var view: ItemViewInput?
                    var interactor: ItemInteractorInput?
                    func didTap() { interactor?.obtain(); view?.show(text: "") }
                }
                class ItemInteractor: ItemInteractorInput { func obtain() {} }
                \(items)
                """
            ),
            ("\(scene)/\(scene).swift", "import UIKit\n\(contracts(scene))\n\(stock)"),
            ("Others/Others.swift", "import UIKit\n" + others),
        ]
    }

    private func presenter(_ more: String = "", base: String = "", scene: String = "Stock") -> String {
        """
        final class \(scene)Presenter: \(base)\(scene)ViewOutput {
            weak var view: \(scene)ViewInput?
            var interactor: \(scene)InteractorInput?
            func didTap() { interactor?.obtain(); view?.show(text: "") }
            \(more)
        }
        """
    }

    private func interactor(_ base: String = "", scene: String = "Stock") -> String {
        "final class \(scene)Interactor: \(base)\(scene)InteractorInput { \(base.isEmpty ? "" : "override ")func obtain() {} }"
    }

    private func expect(_ files: Files, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: files, rule: "foreign-module-type", others: true, dialect: "book", sourceLocation: sourceLocation)
    }

    @Test func whatAnotherSceneInherits() throws {
        try expect(files(stock: presenter() + "\n" + interactor("↓ItemInteractor, ")))
    }

    /// What several inherit from, what nobody assembles for itself, and a variant of the scene.
    @Test func bases() throws {
        try expect(files(stock: presenter() + "\n" + interactor("ItemInteractor, "), others: "final class CartInteractor: ItemInteractor {}"))
        try expect(files(stock: presenter() + "\n" + interactor("BaseInteractor, "), others: "class BaseInteractor { func obtain() {} }"))
        try expect(files(stock: presenter(scene: "EditItem") + "\n" + interactor("ItemInteractor, ", scene: "EditItem"), scene: "EditItem"))
    }

    @Test(arguments: [
        "func link(_ item: ↓ItemViewOutput) { item.didTap() }", "func link(_ item: ↓ItemViewInput) { item.show(text: \"\") }",
        "func link(_ item: AnyObject) { (item as? ↓ItemViewOutput)?.didTap() }",
    ])
    func whomAPresenterSpeaksTo(method: String) throws {
        try expect(files(stock: presenter(method) + "\n" + interactor()))
    }

    @Test(arguments: [
        // Its own scene's, whom nothing is sent, and whom a delegate is told of.
        ("func link(_ own: StockViewInput) { own.show(text: \"\") }", ""), ("func link(_ item: ItemViewOutput) {}", ""),
        ("func link(_ item: AnyObject) { print(item is ItemViewOutput) }", ""),
        ("func didFinish(_ item: ItemModuleInput) { item.reset() }", "protocol ItemModuleInput: AnyObject { func reset() }\nextension ItemPresenter: ItemModuleInput { func reset() {} }"),
    ])
    func whomItMayKnow(method: String, items: String) throws {
        try expect(files(items: items, stock: presenter(method) + "\n" + interactor()))
    }
}
