import Diagnostics
import Testing

/// Presenters that make the cells of a list by themselves.
@Suite struct CellMakerTests {
    private static let cells = """
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        """

    private func scene(_ name: String, conformance: String) -> Files {
        let presenter = """
            import UIKit
            final class \(name)Presenter: NSObject, \(name)ViewOutput {
                weak var view: \(name)ViewInput?
                var interactor: \(name)InteractorInput?
                func viewIsReady() { interactor?.load(); view?.show("") }
            }
            \(conformance.isEmpty ? "" : "extension \(name)Presenter: \(conformance)")
            """
        return [
            (
                "\(name)/\(name).swift",
                """
                import UIKit
                protocol \(name)ViewInput: AnyObject { func show(_ text: String) }
                protocol \(name)ViewOutput: AnyObject { func viewIsReady() }
                protocol \(name)InteractorInput: AnyObject { func load() }
                final class \(name)Interactor: \(name)InteractorInput { func load() {} }
                final class \(name)ViewController: UIViewController, \(name)ViewInput {
                    var output: \(name)ViewOutput?
                    override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                    func show(_ text: String) {}
                }
                """
            ), ("\(name)/\(name)Presenter.swift", presenter),
        ]
    }

    private func found(_ files: Files, dialect: String) throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == "forbidden-framework" && $0.from.type.hasSuffix("Presenter") }
    }

    private static let names = ["Alpha", "Beta", "Gamma", "Delta", "Kappa", "Sigma"]

    /// One does at any size of the app; where several do, it is the team's way.
    @Test(arguments: [(1, 1, 1), (1, 2, 1), (1, 3, 1), (1, 6, 1), (2, 3, 0), (2, 2, 0), (3, 6, 0)], ["common", "infinum", "xcode-templates"])
    func howManyDo(count: (odd: Int, of: Int, told: Int), dialect: String) throws {
        let files = Self.names.prefix(count.of).enumerated().flatMap { scene($1, conformance: $0 < count.odd ? "UITableViewDataSource {\n\(Self.cells)\n}" : "") }
        let found = try found(files, dialect: dialect)
        #expect(found.count == count.told, "\(found.map(\.message))")
        guard let first = found.first else { return }
        #expect(first.message == "the presenter AlphaPresenter makes the cells of a table by itself, as its UITableViewDataSource")
        #expect(first.severity == .warning && first.location.line == 7)
    }

    /// Where presenters may use all of UIKit's else, they make no cells; where they may use none, each use is told as ever.
    @Test(arguments: ["clean", "event-handler"])
    func wherePresentersHaveNoHabit(dialect: String) throws {
        let found = try found(scene("Alpha", conformance: "UITableViewDataSource {\n\(Self.cells)\n}"), dialect: dialect)
        #expect(found.map(\.to.type) == ["UITableViewDataSource"])
    }

    /// Rows are counted for the view that makes the cells, and what is selected is told.
    @Test(arguments: [
        "UITableViewDelegate { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }",
        "CardSource { func cardCount() -> Int { 1 } }\nprotocol CardSource { func cardCount() -> Int }",
    ])
    func whoMakesNone(conformance: String) throws {
        #expect(try found(scene("Alpha", conformance: conformance), dialect: "event-handler").isEmpty)
    }
}
