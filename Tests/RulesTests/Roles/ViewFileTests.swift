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

    /// What an extension makes of an entity where views or presenters stand, or where the entity is compiled by itself, is not the entity's.
    @Test(arguments: [
        ("Loans/Entities/Loan+Row.swift", false, ["forbidden-framework", "formatting-outside-presenter", "skipped-layer"]), ("Loans/View/Loan+Row.swift", false, []),
        ("Loans/Interactor/Loan+Row.swift", false, ["forbidden-framework", "formatting-outside-presenter", "skipped-layer"]), ("Loans/Helpers/Loan+Row.swift", true, []),
        ("Loans/Helpers/Loan+Row.swift", false, ["forbidden-framework", "formatting-outside-presenter", "skipped-layer"]),
    ])
    func anEntitysRow(path: String, isOfPackage: Bool, rules: [String]) throws {
        let package = "import PackageDescription\nlet package = Package(targets: [.target(name: \"Core\", path: \"Core\"), .target(name: \"App\", dependencies: [\"Core\"], path: \"Loans\")])"
        let row = "import UIKit\nextension Loan { var row: LoanCell.Model { LoanCell.Model(title: String(format: NSLocalizedString(\"no\", comment: \"\"), id)) }; var tint: UIColor { UIColor.red } }"
        let scene = files("Loans/View/LoanListRow+Look.swift").filter { !$0.name.contains("Entities") } + [
            ("Loans/View/LoanCell.swift", "import UIKit\nfinal class LoanCell: UITableViewCell { struct Model { let title: String } }"), (path, row),
            ("Loans/Interactor/LoanListInteractor+Loan.swift", "extension LoanListInteractor { func use(_ loan: Loan) {} }\nfinal class LoanStore { func save(_ loan: Loan) {} }"),
        ]
        let all = scene.map { (name: $0.name, source: (isOfPackage ? "import Core\n" : "") + $0.source) }
            + [(isOfPackage ? "Core/Entities/Loan.swift" : "Loans/Entities/Loan.swift", "public struct Loan { public let id: Int }")] + (isOfPackage ? [("Package.swift", package)] : [])
        let found = try lint(all, dialect: "book").filter { $0.from.type == "Loan" }
        #expect(Set(found.map(\.rule)).sorted() == rules, "\(found.map(\.message))")
    }

    /// A view that words what it shows does so in its file, whatever it extends for that.
    @Test func anEntitysTextInAViewsFile() throws {
        let scene = files("Loans/View/LoanListRow+Look.swift").map { file in
            file.name.hasSuffix("ViewController.swift") ? (file.name, file.source + "\nprivate extension Loan { var text: String { String(format: NSLocalizedString(\"no\", comment: \"\"), id) } }") : file
        }
        let interactor = ("Loans/Interactor/LoanListInteractor+Loan.swift", "extension LoanListInteractor { func use(_ loan: Loan) {} }")
        let found = try lint(scene + [interactor], dialect: "book").filter { $0.rule == "formatting-outside-presenter" }
        #expect(found.map(\.help) == ["Let the presenter hand over the finished text."])
    }
}
