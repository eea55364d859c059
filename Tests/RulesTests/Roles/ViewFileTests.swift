import Testing

/// What a model looks like, in an extension of it.
@Suite struct ViewFileTests {
    private func files(_ path: String, _ framework: String = "import UIKit", view: String = "Loans/View/LoanListViewController.swift") -> Files {
        let presenter = """
            import Foundation
            struct LoanListRow { let title: String; let isLate: Bool }
            protocol LoanListViewInput: AnyObject { func show(_ rows: [LoanListRow]) }
            protocol LoanListViewOutput { func viewIsReady() }
            protocol LoanListInteractorInput: AnyObject { func obtain() }
            final class LoanListInteractor: LoanListInteractorInput { func obtain() {} }
            final class LoanListPresenter: LoanListViewOutput {
                weak var view: LoanListViewInput?
                private let interactor: LoanListInteractorInput
                init(interactor: LoanListInteractorInput) { self.interactor = interactor }
                func viewIsReady() { interactor.obtain(); view?.show([LoanListRow(title: "", isLate: false)]) }
            }
            """
        let controller = """
            import UIKit
            final class LoanListViewController: UIViewController, LoanListViewInput {
                var output: LoanListViewOutput!
                override func viewDidLoad() { super.viewDidLoad(); output.viewIsReady() }
                func show(_ rows: [LoanListRow]) { view.tintColor = rows[0].tint }
            }
            """
        let look = "\(framework)\nextension LoanListRow { var tint: UIColor { isLate ? UIColor.red : UIColor.label } }"
        return [
            ("Loans/Presenter/LoanListPresenter.swift", presenter), (view, controller), (path, look),
            ("Loans/Entities/Loan.swift", "struct Loan { let id: Int }"),
        ]
    }

    private func isTold(_ files: Files) throws -> Bool { try lint(files, dialect: "book").contains { $0.rule == "forbidden-framework" && $0.from.type == "LoanListRow" } }

    @Test(arguments: [
        ("Loans/View/LoanListRow+Look.swift", false), ("Loans/View/LoanListViewController+Row.swift", false), ("Loans/Presenter/LoanListRow+Look.swift", true),
        ("Loans/LoanListRow+Look.swift", true), ("Loans/Entities/LoanListRow+Look.swift", true), ("Loans/Presenter/LoanListViewController+Row.swift", true),
    ])
    func aModelsLook(path: String, isTold: Bool) throws { #expect(try self.isTold(files(path)) == isTold) }

    /// A folder that is called after views may have none but what they look like.
    @Test(arguments: [("Loans/View/LoanListRow+Look.swift", false), ("Loans/Looks/LoanListRow+Look.swift", true)])
    func aFolderWithoutViews(path: String, isTold: Bool) throws {
        #expect(try self.isTold(files(path, view: "Loans/Presenter/LoanListViewController.swift")) == isTold)
    }

    /// Beside the presenter a file may be the presenter's, if it isn't called after the view.
    @Test(arguments: [("Loans/Presenter/LoanListRow+Look.swift", true), ("Loans/Presenter/LoanListViewController+Row.swift", false)])
    func aFolderOfAllParts(path: String, isTold: Bool) throws {
        #expect(try self.isTold(files(path, view: "Loans/Presenter/LoanListViewController.swift")) == isTold)
    }

    /// What a model declares in its own file is its own, wherever that stands.
    @Test func aModelInTheFolderOfViews() throws {
        let row = "import UIKit\nstruct LoanListItem { let title: String; var tint: UIColor { UIColor.red } }"
        let presenter = "extension LoanListViewInput { func show(_ item: LoanListItem) {} }\nextension LoanListPresenter { func item() -> LoanListItem { LoanListItem(title: \"\") } }"
        let scene = files("Loans/View/LoanListRow+Look.swift") + [("Loans/View/LoanListItem.swift", row), ("Loans/Presenter/LoanListPresenter+Item.swift", presenter)]
        #expect(try lint(scene, dialect: "book").contains { $0.rule == "forbidden-framework" && $0.from.type == "LoanListItem" })
    }
}
