import Diagnostics
import Testing

/// Closures that keep another object than the one whose code writes them: what is told of them, and by which name.
@Suite struct CapturedObjectTests {
    private func circles(_ source: String) throws -> [Finding] {
        try lint([("Loans.swift", Self.stack + source)], dialect: "common").filter { $0.rule == "retain-cycle" }
    }

    /// A scene by which the code is known for VIPER.
    private static let stack = """
        import SwiftUI
        import UIKit
        protocol LoansViewProtocol: AnyObject { func show() }
        protocol LoansInteractorProtocol: AnyObject { func load() }
        final class LoansInteractor: LoansInteractorProtocol { func load() {} }
        final class LoansPresenter {
            weak var view: LoansViewProtocol?
            private let interactor: LoansInteractorProtocol
            init(interactor: LoansInteractorProtocol) { self.interactor = interactor }
            func ready() { interactor.load(); view?.show() }
        }

        """

    // MARK: - Names

    /// `[weak self]` is there already: it is the object at hand that the closure keeps.
    @Test(arguments: [
        ("{ [weak self] in self?.close(editor) }", "captures it strongly, as 'editor', and it keeps 'onDone'", "Capture it weakly as well: '[weak self, weak editor]'."),
        ("{ [weak self] in guard let self else { return }; self.close(editor) }", "captures it strongly, as 'editor', and it keeps 'onDone'", "Capture it weakly as well: '[weak self, weak editor]'."),
        ("{ [unowned self] in close(editor) }", "captures it strongly, as 'editor', and it keeps 'onDone'", "Capture it weakly as well: '[unowned self, weak editor]'."),
        ("{ editor.title = \"\" }", "captures it strongly, as 'editor', and it keeps 'onDone'", "Capture it weakly: '[weak editor]'."),
        ("{ self.ask { self.close(editor) } }", "captures it strongly, as 'editor', and it keeps 'onDone'", "Capture it weakly: '[weak editor]'."),
        ("{ [weak self, weak editor] in editor.map { self?.close($0) } }", nil, nil),
    ])
    func anObjectAtHand(closure: String, fault: String?, help: String?) throws {
        let found = try circles(
            """
            final class EditorViewController: UIViewController { var onDone: (() -> Void)? }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() }
                func show() {
                    let editor = EditorViewController()
                    editor.onDone = \(closure)
                    present(editor, animated: true)
                }
                private func ask(_ answer: @escaping () -> Void) { answer() }
                private func close(_ editor: UIViewController) { editor.dismiss(animated: true) }
            }
            """)
        #expect(found.map(\.message) == (fault.map { ["the closure in 'onDone' of the view EditorViewController \($0)"] } ?? []))
        #expect(found.map(\.help) == (help.map { [$0] } ?? []))
    }

    /// The object at hand is of its class, whatever inherits from that.
    @Test(arguments: ["EditorViewController", "BriefEditorViewController"])
    func anObjectOfABase(made: String) throws {
        let found = try circles(
            """
            final class BriefEditorViewController: EditorViewController {}
            class EditorViewController: UIViewController { var onDone: (() -> Void)? }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() }
                func show() {
                    let editor = \(made)()
                    editor.onDone = { editor.dismiss(animated: true) }
                    present(editor, animated: true)
                }
            }
            """)
        #expect(found.map(\.message) == ["the closure in 'onDone' of the view \(made) captures it strongly, as 'editor', and it keeps 'onDone'"])
        #expect(found.map(\.from.type) == [made])
    }

    /// Where what is captured keeps who keeps the closure, the circle is shown, and the name is told as well.
    @Test func anObjectThatLeadsBack() throws {
        let found = try circles(
            """
            final class EditorModel { var onDone: ((String) -> Void)? }
            final class EditorViewController: UIViewController {
                private let model: EditorModel
                init(model: EditorModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() }
                func show() {
                    let model = EditorModel()
                    let editor = EditorViewController(model: model)
                    model.onDone = { [weak self] _ in self?.close(editor) }
                    present(editor, animated: true)
                }
                private func close(_ editor: UIViewController) { editor.dismiss(animated: true) }
            }
            """)
        #expect(found.map(\.message) == ["the closure in 'onDone' of EditorModel closes a circle of strong references: EditorModel → EditorViewController → EditorModel"])
        #expect(found.map(\.help) == ["Capture it weakly as well: '[weak self, weak editor]'."])
    }

    /// A function has no capture list, and no weak reference leads to one.
    @Test(arguments: [
        ("func reload() { presenter?.ready() }\nonPull = { reload() }", "Capture self weakly in a closure that stands in place of 'reload': 'let reload = { [weak self] in … }'."),
        ("func reload() { again() }\nfunc again() { reload(); presenter?.ready() }\nonPull = reload", "Capture self weakly in a closure that stands in place of 'reload': 'let reload = { [weak self] in … }'."),
        ("let reload = { self.presenter?.ready() }\nonPull = { reload() }", "Capture self weakly in 'reload': '[weak self]'."),
        ("func reload() { presenter?.ready() }\nonPull = reload", "Capture self weakly in a closure that stands in place of 'reload': 'let reload = { [weak self] in … }'."),
    ])
    func aFunctionAtHand(code: String, help: String) throws {
        let found = try circles(
            """
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                private var onPull: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
                func show() {}
            }
            """)
        #expect(found.map(\.message) == ["the closure in 'onPull' of the view LoansViewController captures self strongly, and self keeps 'onPull'"])
        #expect(found.map(\.help) == [help])
    }

    // MARK: - Values

    /// No value can be captured weakly: of a view of SwiftUI a closure takes what it needs.
    @Test(arguments: [
        ("{ state.reload() }", "Capture what the closure needs by itself, '[weak state]': all of LoansScreen is captured now, and a value can't be captured weakly."),
        ("{ state.show(title) }", "Capture what the closure needs by itself, '[weak state, title]': all of LoansScreen is captured now, and a value can't be captured weakly."),
        ("{ reload() }", "Capture what the closure needs by itself: all of LoansScreen is captured now, and a value can't be captured weakly."),
        ("{ [state] in state.reload() }", nil), ("{ [weak state] in state?.reload() }", nil),
    ])
    func aViewOfSwiftUI(closure: String, help: String?) throws {
        let found = try circles(
            """
            final class LoansState: ObservableObject { func reload() {}; func show(_ title: String) {} }
            protocol LoansRouterProtocol: AnyObject { func open() }
            final class LoansRouter: LoansRouterProtocol { var onOpen: (() -> Void)?; func open() { onOpen?() } }
            extension LoansPresenter { func open(_ router: LoansRouterProtocol) { router.open() } }
            struct LoansScreen: View {
                @StateObject private var state = LoansState()
                @State private var router = LoansRouter()
                let title: String
                var body: some View { Text(title).onAppear { router.onOpen = \(closure) } }
                private func reload() { state.reload() }
            }
            """)
        #expect(found.map(\.message) == (help == nil ? [] : ["the closure in 'onOpen' of the router LoansRouter closes a circle of strong references: LoansRouter → LoansScreen → LoansRouter"]))
        #expect(found.map(\.help) == (help.map { [$0] } ?? []))
    }

    // MARK: - Other instances

    private func expectCircle(_ code: String, _ count: Int, keeper: String = "private var rows: [Row] = []", members: String = "") throws {
        let found = try circles(
            """
            struct Row { var title: String; var action: (() -> Void)?; func titled(_ title: String) -> Row { Row(title: title, action: action) }; func run() {} }
            struct Section { let rows: [Row] }
            final class PickerViewController: UIViewController {
                var onPick: (() -> Void)?
                init(onPick: @escaping () -> Void) { self.onPick = onPick; super.init(nibName: nil, bundle: nil) }
            }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                \(keeper)
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() }
                func show() { \(code) }
                func reload() {}
                \(members)
            }
            """)
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A property keeps one of its type: what a function makes and drops is another one.
    @Test(arguments: [
        ("let row = Row(title: \"\") { self.reload() }; row.action?()", 0), ("let row = Row(title: \"\") { self.reload() }; ask(row)", 0),
        ("ask(Row(title: \"\") { self.reload() })", 0), ("Self.ask(of: Row(title: \"\", action: { self.reload() }))", 0), ("Row(title: \"\") { self.reload() }.run()", 0),
        ("var row = Row(title: \"\"); row.action = { self.reload() }; row.run()", 0),
        ("rows = [Row(title: \"\") { self.reload() }]", 1), ("let row = Row(title: \"\") { self.reload() }; rows.append(row)", 1),
        ("let row = Row(title: \"\") { self.reload() }; var all: [Row] = []; all.append(row); rows = all", 1), ("keep(Row(title: \"\") { self.reload() })", 1),
        ("rows = [Row(title: \"\") { self.reload() }.titled(\"\")]", 1), ("rows = [row()]", 1), ("rows = [titled()]", 1), ("let row = Row(title: \"\") { self.reload() }; let later = { self.rows = [row] }; later()", 1),
        ("var row = Row(title: \"\"); row.action = { self.reload() }; rows = [row]", 1), ("rows = [1].map { _ in Row(title: \"\", action: { self.reload() }) }", 1),
    ])
    func aRow(code: String, count: Int) throws {
        let members = """
            private func ask(_ row: Row) { row.action?() }
            private static func ask(of row: Row) { row.run() }
            private func keep(_ row: Row) { rows.append(row) }
            \(code.contains("titled()") ? "private func titled() -> Row { Row(title: \"\") { self.reload() }.titled(\"\") }" : "")
            \(code.contains("row()") ? "private func row() -> Row { Row(title: \"\") { self.reload() } }" : "")
            """
        try expectCircle(code, count, members: members)
    }

    @Test(arguments: [
        ("let picker = PickerViewController { self.reload() }; present(picker, animated: true)", 0), ("present(PickerViewController { self.reload() }, animated: true)", 0),
        ("let picker = PickerViewController(onPick: {}); picker.onPick = { self.reload() }; picker.title = \"\"; navigationController?.pushViewController(picker, animated: true)", 0),
        ("let picker = PickerViewController(onPick: {}); picker.onPick = { [weak picker] in picker?.title = \"\"; self.reload() }; present(picker, animated: true)", 0),
        ("let picker = PickerViewController { self.reload() }; present(UINavigationController(rootViewController: picker), animated: true)", 0),
        ("let picker = PickerViewController { self.reload() }; present(picker, animated: true); self.picker = picker", 1), ("picker = PickerViewController { self.reload() }", 1),
        ("let picker = PickerViewController(onPick: {}); picker.onPick = { picker.title = \"\" }; present(picker, animated: true)", 1),
        ("let picker = PickerViewController { self.reload() }; addChild(picker)", 1),
        ("let picker = PickerViewController(onPick: {}); picker.onPick = { self.reload(); picker.title = \"\" }; present(picker, animated: true)", 1),
        ("let picker = PickerViewController { self.reload() }; later = { picker.title = \"\" }", 1),
    ])
    func aScreenThatIsShown(code: String, count: Int) throws {
        try expectCircle(code, count, keeper: "private var picker: PickerViewController?", members: "var later: (() -> Void)?\n    func other() { picker = PickerViewController {} }")
    }

    // MARK: - Cells

    /// A cell stands on the screen of whoever sets it up, not on the one that a tap opens.
    @Test(arguments: [
        ("let details = DetailsViewController()\ncell.onTap = { [weak self] in self?.show(details, sender: nil) }", 0),
        ("let details = DetailsViewController()\ncell.configure { [weak self] in self?.show(details, sender: nil) }", 0),
        ("let other = LoansViewController()\ncell.onTap = { [weak self] in self?.show(other, sender: nil) }", 0),
        ("cell.onTap = { self.show() }", 1), ("cell.configure { self.show() }", 1), ("cell.onTap = { [weak self] in self?.show() }", 0),
        ("let me = self\ncell.onTap = { me.show() }", 1),
    ])
    func aCell(code: String, count: Int) throws {
        let found = try circles(
            """
            final class DetailsViewController: UIViewController {}
            final class LoanCell: UITableViewCell {
                var onTap: (() -> Void)?
                func configure(_ onTap: @escaping () -> Void) { self.onTap = onTap }
            }
            final class LoansViewController: UITableViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready() }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "loan", for: indexPath) as! LoanCell
                    \(code)
                    return cell
                }
                func show() {}
            }
            """)
        #expect(found.map(\.message) == Array(
            repeating: "the closure in 'onTap' of the view LoanCell keeps the view LoansViewController, on whose screen it stands", count: count))
    }

    // MARK: - Outlets

    /// An outlet is connected in a nib or a storyboard: never that of an object which code makes, unless it owns what is loaded.
    @Test(arguments: [
        ("private let keys = LoanKeys()", "NSObject", "@IBOutlet var screen", "", 0),
        ("@IBOutlet private var keys: LoanKeys!", "NSObject", "@IBOutlet var screen", "", 1),
        ("private let keys = LoanKeys()", "NSObject", "var screen", "keys.screen = self", 1),
        ("private let keys = LoanKeys()", "NSObject", "@IBOutlet var screen", "keys.screen = self", 1),
        ("private let keys = LoanKeys()", "NSObject", "@IBOutlet var screen", "UINib(nibName: \"Keys\", bundle: nil).instantiate(withOwner: keys)", 1),
        ("private let keys = LoanKeys()", "NSObject", "@IBOutlet var screen", "UINib(nibName: \"Keys\", bundle: nil).instantiate(withOwner: self)", 1),
        ("private let keys = LoanKeys()", "NSObject", "@IBOutlet var screen", "Bundle.main.loadNibNamed(\"Keys\", owner: keys)", 1),
        ("private let keys = LoanKeys()", "UIView", "@IBOutlet var screen", "", 1),
    ])
    func anOutlet(keeper: String, base: String, outlet: String, code: String, count: Int) throws {
        let found = try circles(
            """
            final class LoanKeys: \(base) {
                \(outlet): LoansViewController?
            }
            final class LoansViewController: UIViewController, LoansViewProtocol {
                var presenter: LoansPresenter?
                \(keeper)
                override func viewDidLoad() { super.viewDidLoad(); presenter?.ready(); \(code) }
                func show() {}
            }
            """)
        #expect(found.map { $0.message.contains("closes a circle of strong references: LoanKeys") } == Array(repeating: true, count: count))
    }
}
