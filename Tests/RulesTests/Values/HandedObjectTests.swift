import Testing

/// Objects that presenters known by their classes answer their views with.
@Suite struct HandedObjectTests {
    private func expect(_ presenter: String, view: String, others: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
        var scene = Scene(presenter: presenter, viewDidLoad: view, others: [("Others.swift", others)])
        scene.view = "let table = UITableView()"
        let files = scene.files.map { (name: $0.name, source: $0.name == "LoanListPresenter.swift" ? "import UIKit\n" + $0.source : $0.source) }
        try expectFindings(in: files, rule: "reference-crossing", others: true, sourceLocation: sourceLocation)
    }

    private static let state = "final class RowState { var isChosen = false; init() {} }"

    @Test(arguments: [
        ("func state(at row: Int) -> ↓RowState { RowState() }", "presenter.state(at: 0).isChosen = true"),
        ("let draft: ↓RowState = RowState()", "presenter.draft.isChosen = true"),
        ("let ↓draft = RowState()", "print(presenter.draft.isChosen)"),
        ("subscript(row: Int) -> ↓RowState { RowState() }", "presenter[0].isChosen = true"), ("subscript(row row: Int) -> ↓RowState? { RowState() }", "print(presenter[row: 0]!.isChosen)"),
        ("func cell(at row: Int, in table: ↓UITableView) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: rows[row])! }", "print(presenter.cell(at: 0, in: table))"),
    ])
    func whatIsHanded(presenter: String, view: String) throws {
        try expect(presenter, view: view, others: Self.state)
    }

    /// Another name of a value is no listener.
    @Test func whatHasAnAlias() throws {
        try expect(
            "func state(at row: Int) -> ↓RowState { RowState() }", view: "presenter.state(at: 0).title = \"\"",
            others: "typealias Title = String\nfinal class RowState { var title: Title = \"\" }\nfinal class Form { typealias Title = () -> Void }")
    }

    @Test(arguments: [
        // Nobody outside asks for it.
        ("func state(at row: Int) -> RowState { RowState() }", "", state), ("private let draft = RowState()", "", state),
        ("let draft = RowState()", "", state), ("subscript(row: Int) -> RowState { RowState() }", "", state), ("private subscript(row: Int) -> RowState { RowState() }", "print(presenter[0])", state),
        ("subscript(row: Int) -> RowState { RowState() }\nsubscript(name: String) -> String { name }", "print(presenter[\"due\"])", state),
        ("func state(at row: Int) -> RowState { RowState() }", "print(other.state(at: 0))", state),
        // What can't be changed, works, is observed, or is no object.
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { let isChosen = false }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { private(set) var isChosen = false }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { var isChosen = false; func load() {} }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { var isChosen = false; var onChange: (() -> Void)? }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "typealias Listener = () -> Void\nfinal class RowState { var isChosen = false; var onChange: Listener? }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { var isChosen = false; var listeners: [() -> Void] = [] }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState { typealias Listeners = [String: () -> Void]; var isChosen = false; var listeners: Listeners = [:] }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState: NSObject, UITableViewDataSource { var isChosen = false }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "struct RowState { var isChosen = false }"),
        ("func state(at row: Int) -> RowState { RowState() }", "print(presenter.state(at: 0))", "final class RowState: ObservableObject { @Published var isChosen = false }"),
    ])
    func whatIsNot(presenter: String, view: String, others: String) throws {
        try expect(presenter, view: view, others: "import UIKit\n" + others)
    }
}
