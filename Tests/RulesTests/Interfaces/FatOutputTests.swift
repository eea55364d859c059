import Testing

/// One output for each event, of presenters as of use cases.
@Suite struct FatOutputTests {
    private func expect(_ output: String, presenter: String, useCase: String = "", useCaseOutput: String = "", view: String) throws {
        let scene = Scene(presenter: presenter, useCase: useCase, useCaseOutput: useCaseOutput, view: view)
        let files = scene.files.map { file in
            file.name == "LoanListPresenterOutput.swift"
                ? (file.name, "import Foundation\nprotocol \(output)") : (file.name, file.source)
        }
        try expectFindings(in: files, rule: "fat-output", others: true, settings: "rules:\n  fat-output: {limit: 3}\n")
    }

    private static let view = "func showFound() {}\nfunc showNone() {}\nfunc showSaved() {}\n@IBAction func find(_ sender: Any) { presenter.eventFind() }\n@IBAction func save(_ sender: Any) { presenter.eventSave() }"

    @Test(arguments: [
        ("↓LoanListPresenterOutput: AnyObject { func showLoans(); func showFound(); func showNone(); func showSaved() }", "func eventFind() { output?.showFound(); output?.showNone() }\nfunc eventSave() { output?.showSaved() }"),
        // A helper that several events lead to makes them one.
        ("LoanListPresenterOutput: AnyObject { func showLoans(); func showFound(); func showNone(); func showSaved() }",
            "func eventFind() { output?.showFound(); tell() }\nfunc eventSave() { output?.showSaved(); tell() }\nprivate func tell() { output?.showNone(); output?.showLoans() }"),
        // One protocol an event, composed.
        ("LoanListPresenterOutput: LoanListFindPresenterOutput, LoanListSavePresenterOutput { func showLoans() }\nprotocol LoanListFindPresenterOutput: AnyObject { func showFound(); func showNone() }\nprotocol LoanListSavePresenterOutput: AnyObject { func showSaved() }",
            "func eventFind() { output?.showFound(); output?.showNone() }\nfunc eventSave() { output?.showSaved() }"),
        // All by one event, or short.
        ("LoanListPresenterOutput: AnyObject { func showLoans(); func showFound(); func showNone(); func showSaved() }", "func eventFind() { output?.showLoans(); output?.showFound(); output?.showNone(); output?.showSaved() }\nfunc eventSave() {}"),
        ("LoanListPresenterOutput: AnyObject { func showLoans(); func showFound() }", "func eventFind() { output?.showFound() }\nfunc eventSave() {}"),
    ])
    func ofPresenters(output: String, presenter: String) throws { try expect(output, presenter: presenter, view: Self.view) }

    /// What a view asks of a helper is no event of the presenter's.
    @Test func toldByHelpers() throws {
        try expect(
            """
            LoanListPresenterOutput: AnyObject { func showLoans(); func showFound(); func showNone(); func showSaved() }
            final class Finder { weak var output: LoanListPresenterOutput?; func find() { output?.showFound(); output?.showNone() } }
            final class Saver { weak var output: LoanListPresenterOutput?; func save() { output?.showSaved() } }
            """,
            presenter: "func eventFind() {}\nfunc eventSave() {}",
            view: "let finder = Finder()\nlet saver = Saver()\n" + Self.view.replacing("presenter.eventFind", with: "finder.find").replacing("presenter.eventSave", with: "saver.save"))
    }

    /// What the use case answers belongs to the event that asked it.
    @Test(arguments: [
        ("func eventFind() { output?.presentFound() }\nfunc eventSave() { output?.presentSaved() }", "↓"),
        ("func eventFind() { output?.presentFound(); output?.presentLoans() }\nfunc eventSave() { output?.presentSaved(); output?.presentFound(); output?.presentLoans() }", ""),
    ])
    func throughTheUseCase(useCase: String, mark: String) throws {
        try expect(
            "\(mark)LoanListPresenterOutput: AnyObject { func showLoans(); func showFound(); func showNone(); func showSaved() }",
            presenter: "func eventFind() { useCase.eventFind() }\nfunc eventSave() { useCase.eventSave() }\nfunc presentFound() { output?.showFound(); output?.showNone() }\nfunc presentSaved() { output?.showSaved() }",
            useCase: useCase, useCaseOutput: "func presentFound()\nfunc presentSaved()", view: Self.view)
    }
}
