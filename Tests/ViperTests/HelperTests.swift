import Foundation
import Testing
import Viper

/// What is called a presenter and only presents something on a screen.
@Suite struct HelperTests {
    /// What presents on the view controller that it is handed is a helper of the view that has its own presenter, and its protocol none's
    /// interface; the only presenter of a view is that.
    @Test(arguments: [
        ("func present(_ error: Error, on controller: UIViewController)", "LoanViewController", Role?.none, Role?.none),
        ("func present(_ error: Error, in view: UIView)", "LoanViewController", .none, .none),
        ("func present(_ error: Error)", "LoanViewController", .presenter, .presenterInterface),
        ("func present(_ error: Error, on controller: UIViewController)", "ErrorViewController", .presenter, .presenterInterface),
    ])
    func whatPresentsOnAViewController(method: String, owner: String, role: Role?, interface: Role?) throws {
        let source = """
            import UIKit
            protocol ErrorPresenterProtocol: AnyObject { \(method) }
            final class ErrorPresenter: ErrorPresenterProtocol { \(method) {} }
            final class ErrorViewController: UIViewController {}
            """
        let errors = "{ let errors: ErrorPresenterProtocol = ErrorPresenter();"
        let files = [("Stack.swift", loanStack), ("Errors.swift", source)].map { path, source in
            (path: path, source: source.components(separatedBy: "\n").map { line in
                line.contains("class \(owner)") ? line.replacing("{", with: errors, maxReplacements: 1) : line
            }.joined(separator: "\n"))
        }
        try expectRoles(files, ["ErrorPresenter": role, "ErrorPresenterProtocol": interface], dialect: #require(library["common"]?.dialect))
    }
}
