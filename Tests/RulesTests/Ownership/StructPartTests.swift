import Diagnostics
import Testing

/// Routers that are structs: what they keep, the presenter keeps that has them, by their protocol as well.
@Suite struct StructPartTests {
    private func found(_ members: String, router: String = "LoanRouterProtocol", dialect: String) throws -> [String] {
        let source = """
            import UIKit
            protocol LoanViewProtocol: AnyObject { func show() }
            protocol LoanPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol LoanInteractorProtocol: AnyObject { func load() }
            protocol LoanRouterProtocol { func close() }
            struct LoanRouter: LoanRouterProtocol {
                \(members)
                func close() { source?.dismiss(animated: true) }
            }
            final class LoanInteractor: LoanInteractorProtocol { func load() {} }
            final class LoanPresenter: LoanPresenterProtocol {
                weak var view: LoanViewProtocol?
                private let router: \(router)
                private let interactor: LoanInteractorProtocol
                init(interactor: LoanInteractorProtocol, router: \(router)) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load(); view?.show(); router.close() }
            }
            final class LoanViewController: UIViewController, LoanViewProtocol {
                var presenter: LoanPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show() {}
            }
            enum LoanBuilder {
                static func build() -> UIViewController {
                    let view = LoanViewController()
                    let presenter = LoanPresenter(interactor: LoanInteractor(), router: LoanRouter(source: view))
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
            }
            """
        return try lint([("Loan.swift", source)], dialect: dialect).filter { ["retain-cycle", "strong-view-reference"].contains($0.rule) }.map { "\($0.rule) \($0.location.line)" }
    }

    @Test(arguments: ["common", "book", "xcode-templates"])
    func whatAStructKeeps(dialect: String) throws {
        #expect(try found("private let source: UIViewController?\n    init(source: UIViewController) { self.source = source }", dialect: dialect) == ["retain-cycle 7"])
        #expect(try found("let source: LoanViewController?", dialect: dialect) == ["retain-cycle 7"])
        #expect(try found("weak var source: UIViewController?", dialect: dialect) == [])
        #expect(try found("private unowned let source: LoanViewController\n    init(source: LoanViewController) { self.source = source }", dialect: dialect) == [])
    }

    /// By its own type the presenter is known to hold the view.
    @Test func aStructThatIsNamed() throws {
        #expect(try found("private let source: LoanViewController?\n    init(source: LoanViewController) { self.source = source }", router: "LoanRouter", dialect: "book") == ["strong-view-reference 7"])
    }
}
