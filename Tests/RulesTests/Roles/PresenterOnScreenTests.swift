import Diagnostics
import Testing

/// Presenters that inherit from what is on the screen, and screens that are called presenters.
@Suite struct PresenterOnScreenTests {
    private func scene(base: String = "UIViewController", screen: String = "LoanViewController", viewBase: String = "UIViewController", held: String = "var presenter: LoanViewOutput?", interactor: String = "var interactor: LoanInteractorInput?") -> Files {
        let parts = """
            import UIKit
            protocol LoanViewInput: AnyObject { func show(title: String) }
            protocol LoanViewOutput: AnyObject { func didTapReload() }
            protocol LoanInteractorInput: AnyObject { func obtain() }
            protocol LoanInteractorOutput: AnyObject { func didObtain(title: String) }
            final class \(screen): \(viewBase), LoanViewInput {
                \(held)
                func reload() { presenter?.didTapReload() }
                func show(title: String) {}
            }
            final class LoanPresenter: \(base.isEmpty ? "" : base + ", ")LoanViewOutput, LoanInteractorOutput {
                weak var loans: LoanViewInput?
                \(interactor)
                func didTapReload() { UserDefaults.standard.set(1, forKey: "") }
                func didObtain(title: String) { loans?.show(title: title) }
            }
            final class LoanInteractor: LoanInteractorInput {
                weak var output: LoanInteractorOutput?
                func obtain() { output?.didObtain(title: "") }
            }
            final class CardViewController: UIViewController { var presenter: CardPresenter? }
            final class CardPresenter: LoanInteractorOutput { var interactor: LoanInteractorInput?; func didObtain(title: String) {} }
            """
        return [("Loan.swift", parts)]
    }

    private func found(_ files: Files, _ dialect: String) throws -> [String] {
        try lint(files, dialect: dialect).filter { $0.from.type == "LoanPresenter" && $0.from.role == "presenter" && $0.rule == "forbidden-framework" }.map(\.message)
    }

    /// A view controller of the scene keeps it, and it keeps the interactor.
    @Test(arguments: ["UIViewController", "UITableViewController", "UIView"])
    func aPresenterThatIsAScreen(base: String) throws {
        let common = try found(scene(base: base), "common")
        #expect(common.contains("the presenter LoanPresenter is a \(base) itself") && common.contains { $0.contains("UserDefaults") }, "\(common)")
        let book = try found(scene(base: base), "book")
        #expect(book.contains { $0.contains("uses \(base) of UIKit in its inheritance clause") } && book.contains { $0.contains("UserDefaults") }, "\(book)")
    }

    @Test(arguments: ["", "NSObject"])
    func aPresenterThatIsNone(base: String) throws {
        #expect(try found(scene(base: base), "common").allSatisfy { $0.contains("UserDefaults") })
    }

    /// A view's own view controller, one of another scene's, one without an interactor, a transition, and the team's word for screens.
    @Test func screensByThatName() throws {
        for files in [
            scene(viewBase: "UIView"), scene(screen: "CatalogViewController"), scene(base: "UIPresentationController"), scene(interactor: "var interactor: AnyObject?"),
            scene(held: "let presenter: LoanViewOutput? = nil", interactor: ""), scene(screen: "LoanListPresenter"), scene(held: "func presenter() -> LoanViewOutput? { nil }"),
        ] {
            let renamed = files.map { ($0.name, $0.source.replacing("func reload() { presenter?.didTapReload() }", with: "")) }
            #expect(try found(renamed, "common").isEmpty)
            #expect(try found(renamed, "book").isEmpty)
        }
    }
}
