import Diagnostics
import Testing

/// A presenter that knows its view by `unowned` outlives it where something waits for an answer in the meantime.
@Suite struct UnownedViewTests {
    private func told(_ statement: String, reference: String = "unowned let view: CardsViewInterface", members: String = "") throws -> [Finding] {
        let source = """
            import UIKit
            protocol CardsViewInterface: AnyObject { func show(_ text: String) }
            protocol CardsPresenterInterface: AnyObject { func viewDidLoad() }
            protocol CardsInteractorInterface: AnyObject {
                func cards() async throws -> [String]
                func find(_ completion: @escaping ([String]) -> Void)
                func listen(_ completion: (([String]) -> Void)?)
                func each(_ body: (String) -> Void)
            }
            protocol CardsWireframeInterface: AnyObject {}
            final class CardsWireframe: CardsWireframeInterface {}
            final class CardsInteractor: CardsInteractorInterface {
                func cards() async throws -> [String] { [] }
                func find(_ completion: @escaping ([String]) -> Void) { DispatchQueue.main.async { completion([]) } }
                func listen(_ completion: (([String]) -> Void)?) {}
                func each(_ body: (String) -> Void) { body("") }
            }
            final class CardsViewController: UIViewController, CardsViewInterface {
                var presenter: CardsPresenterInterface!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ text: String) { title = text }
            }
            final class CardsPresenter {
                private \(reference)
                private let interactor: CardsInteractorInterface
                private let wireframe: CardsWireframeInterface
                private var task: Task<Void, Never>?
                init(view: CardsViewInterface, interactor: CardsInteractorInterface, wireframe: CardsWireframeInterface) {
                    self.view = view
                    self.interactor = interactor
                    self.wireframe = wireframe
                }
                \(members)
            }
            extension CardsPresenter: CardsPresenterInterface {
                func viewDidLoad() { \(statement) }
            }
            """
        return try lint([("Cards.swift", source)], dialect: "infinum").filter { $0.rule == "strong-view-reference" }
    }

    @Test(arguments: [
        "Task { let cards = try await interactor.cards(); view.show(cards[0]) }", "Task { do { _ = try await interactor.cards(); self.view.show(\"\") } catch {} }",
        "Task { do { _ = try await interactor.cards() } catch { view.show(\"\") } }", "Task { @MainActor [self] in _ = try? await interactor.cards(); view.show(\"\") }",
        "Task { if let cards = try? await interactor.cards() { view.show(cards[0]) } }", "Task { guard let cards = try? await interactor.cards() else { return view.show(\"\") }; print(cards) }",
        "Task { _ = try await interactor.cards(); DispatchQueue.main.async { self.view.show(\"\") } }", "Task.detached { _ = try await self.interactor.cards(); await self.view.show(\"\") }",
        "interactor.find { cards in self.view.show(cards[0]) }", "interactor.find { [self] cards in view.show(cards[0]) }", "interactor.listen { self.view.show($0[0]) }",
        "interactor.find { cards in DispatchQueue.main.async { self.view.show(cards[0]) } }",
    ])
    func whatOutlivesTheView(statement: String) throws {
        let found = try told(statement)
        let message = "the presenter CardsPresenter knows the view's interface CardsViewInterface by the unowned 'view', and uses it when an answer comes"
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.help) == ["Declare 'view' weak, as an optional 'var'."])
        #expect(try told(statement, reference: "weak var view: CardsViewInterface!").isEmpty)
    }

    /// Who is not kept goes with the view, and what is used before the wait is there.
    @Test(arguments: [
        "view.show(\"\")", "Task { view.show(\"\"); _ = try await interactor.cards() }", "Task { [weak self] in _ = try await self?.interactor.cards(); self?.view.show(\"\") }",
        "Task { [view] in _ = try await interactor.cards(); view.show(\"\") }", "Task { [weak view] in _ = try await interactor.cards(); view?.show(\"\") }",
        "Task { [unowned self] in _ = try await interactor.cards(); view.show(\"\") }", "Task { let view = self.view; _ = try await interactor.cards(); view.show(\"\") }",
        "Task { _ = try await interactor.cards(); guard !Task.isCancelled else { return }; view.show(\"\") }", "Task { view.show(\"\") }",
        "Task { if task == nil { _ = try await interactor.cards() } else { view.show(\"\") } }", "task = Task { _ = try? await interactor.cards(); view.show(\"\") }",
        "Task { _ = try await interactor.cards(); DispatchQueue.main.async { [weak self] in self?.view.show(\"\") } }",
        "interactor.find { [weak self] cards in self?.view.show(cards[0]) }", "interactor.each { self.view.show($0) }", "interactor.find { print($0) }",
        "interactor.find { view in print(view) }", "[\"\"].forEach { self.view.show($0) }", "Task { _ = try await interactor.cards(); other.view.show(\"\") }",
    ])
    func whatIsThere(statement: String) throws {
        #expect(try told(statement, members: "private let other = Other()\nfinal class Other { let view: CardsViewInterface? = nil }").isEmpty)
    }
}
