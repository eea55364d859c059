import Testing

/// That others may know entities doesn't let these speak to them.
@Suite struct OutspokenEntityTests {
    private func expect(_ member: String, others: String = "") throws {
        let entity = "import Foundation\nstruct Loan { let title: String\n\(member)\n}\nprotocol LoanManager { func fetchAll() -> [Loan] }\n\(others)"
        try expectFindings(
            in: Scene(useCase: "var manager: LoanManager?", others: [("Entities/Loan.swift", entity)]).files, rule: "skipped-layer", others: true,
            settings: "rules:\n  skipped-layer: {allow: [presenter -> entity, view -> entity]}\n")
    }

    @Test(arguments: [
        "func show(in view: ↓LoanListPresenterOutput) { view.showLoans() }", "func tell(_ output: ↓LoanListUseCaseOutput) { output.presentLoans() }",
        "func describe(_ other: Loan) -> String { other.title }", "func tell(_ delegate: LoanDelegate) { delegate.changed() }",
    ])
    func whomAnEntityNames(member: String) throws {
        try expect(member, others: "protocol LoanDelegate { func changed() }")
    }

    /// The others still may know it.
    @Test func whoKnowsAnEntity() throws {
        let entity = ("Entities/Loan.swift", "struct Loan { let title: String }\nprotocol LoanManager { func fetchAll() -> [Loan] }")
        let scene = Scene(presenter: "private var loans: [Loan] = []", useCase: "var manager: LoanManager?", view: "private var loan: Loan?", others: [entity])
        try expectFindings(in: scene.files, rule: "skipped-layer", others: true, settings: "rules:\n  skipped-layer: {allow: [presenter -> entity, view -> entity]}\n")
    }

    /// What entities are made of is as deep inside as they are; an extension elsewhere is the code of those who have the file.
    @Test(arguments: [
        ("enum LoanKind { case book, film\nfunc makeView() -> ↓LoanListViewController { ↓LoanListViewController() } }", ""),
        ("enum LoanKind { case book, film\nfunc tell(_ presenter: ↓LoanListPresenter) { presenter.eventViewReady() } }", ""),
        ("enum LoanKind { case book, film\nfunc load() { _ = ↓LoanStorage().fetchAll() } }", ""),
        ("enum LoanKind { case book, film\nvar title: String { \"\" } }", "extension LoanKind { func makeView() -> LoanListViewController { LoanListViewController() } }"),
        ("enum LoanKind { case book(Loan.Author), film }\nextension Loan { struct Author { let name: String } }", ""),
    ])
    func enumerations(kind: String, others: String) throws {
        let entity = "import Foundation\nstruct Loan { let title: String; let kind: LoanKind }\nprotocol LoanManager { func fetchAll() -> [Loan] }\n\(kind)"
        let storage = "import Foundation\nfinal class LoanStorage: LoanManager { func fetchAll() -> [Loan] { _ = UserDefaults.standard.array(forKey: \"loans\"); return [] } }"
        let files: Files = [("Entities/Loan.swift", entity), ("LoanStorage.swift", storage), ("LoanKind+View.swift", "import UIKit\n\(others)")]
        try expectFindings(in: Scene(useCase: "var manager: LoanManager?", others: files).files, rule: "outward-dependency", others: true)
    }
}
