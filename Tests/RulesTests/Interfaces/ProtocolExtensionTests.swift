@testable import Rules
import Testing

/// What a protocol's extension adds is code, and no message that somebody has to implement.
@Suite struct ProtocolExtensionTests {
    /// Each stands first in a file of its own.
    @Test(arguments: [("book", "View/LoanListViewController.swift", "LoanListViewInput"), ("clean", "LoanList.swift", "LoanListPresenterOutput")])
    func inAFileOfItsOwn(dialect: String, file: String, name: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect }).files
        let source = try #require(scene.first { $0.name == file }?.source)
        let declaration = try #require(source.firstRange(of: "protocol \(name)"))
        let end = try #require(source[declaration.lowerBound...].firstRange(of: "}\n"))
        let files = scene.map { ($0.name, $0.name == file ? source.replacing(source[declaration.lowerBound..<end.upperBound], with: "") : $0.source) } + [
            ("Boundary.swift", String(source[declaration.lowerBound..<end.upperBound])),
            ("Helpers.swift", "extension \(name) {\n    func reload() {}\n    func rowCount() -> Int { 0 }\n}"),
        ]
        #expect(try lint(files, dialect: dialect).map { "\($0.place) \($0.rule)" } == [])
    }

    /// `extension LoanListSearching where Self: LoanListPresenter` is the presenter's code, wherever it stands.
    @Test(arguments: [
        ("extension LoanListSearching where Self: LoanListUseCase { var isPad: Bool { ↓UIDevice.current.userInterfaceIdiom == .pad } }", "forbidden-framework"),
        ("extension LoanListSearching where Self: LoanListPresenter { func search(in store: ↓LoanStore) { store.load() } }", "skipped-layer"),
        // What it adds for others as well is nobody's in particular.
        ("extension LoanListSearching where Self: UIViewController { var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }", "forbidden-framework"),
        ("extension LoanListSearching where Self: LoanListViewController { var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }", "forbidden-framework"),
        ("extension Searching where Self: LoanListPresenter { func search(in store: LoanStore) { store.load() } }\nprotocol Searching {}", "skipped-layer"),
    ])
    func codeOfOneClass(added: String, rule: String) throws {
        let others = """
            import UIKit
            protocol LoanListSearching: AnyObject {}
            extension LoanListPresenter: LoanListSearching {}
            extension LoanListUseCase: LoanListSearching {}
            extension LoanListViewController: LoanListSearching {}
            protocol LoanStore: AnyObject { func load() }
            final class LoanStoreImpl: LoanStore { func load() {} }
            extension LoanListUseCase { func keep(_ store: LoanStore) { store.load() } }
            \(added)
            """
        try expectFindings(in: Scene(others: [("Searching.swift", others)]).files, rule: rule, others: true)
    }

    /// What is mixed into presenters alone, or into interactors, is their code; what others have as well is nobody's in particular.
    @Test(arguments: [
        (["LoanListPresenter"], "func remember() { ↓UserDefaults.standard.set(1, forKey: \"\") }"), (["LoanListUseCase"], "func remember() { UserDefaults.standard.set(1, forKey: \"\") }"),
        (["LoanListUseCase"], "var isPad: Bool { ↓UIDevice.current.userInterfaceIdiom == .pad }"), (["LoanListViewController"], "var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }"),
        (["LoanListPresenter", "LoanListUseCase"], "func remember() { UserDefaults.standard.set(1, forKey: \"\") }"), ([], "func remember() { UserDefaults.standard.set(1, forKey: \"\") }"),
        (["LoanListPresenter", "LoanMemory"], "func remember() { UserDefaults.standard.set(1, forKey: \"\") }"),
    ])
    func mixins(implementers: [String], added: String) throws {
        let others = "import UIKit\nprotocol Remembering {}\nextension Remembering { \(added) }\nfinal class LoanMemory {}\n"
            + implementers.map { "extension \($0): Remembering {}" }.joined(separator: "\n")
        let scene = Scene(others: [("Remembering.swift", others)])
        try expectFindings(in: scene.files, rule: "forbidden-framework", others: true)
        guard added.contains("↓"), implementers == ["LoanListPresenter"] else { return }
        let plain = scene.files.map { (name: $0.name, source: $0.source.replacing("↓", with: "")) }
        #expect(try lint(plain).filter { $0.rule == "forbidden-framework" }.map(\.message) == ["the presenter's protocol Remembering uses UserDefaults.standard"])
    }

    // MARK: - Interfaces

    private static func scene(_ name: String) -> (name: String, source: String) {
        (
            "\(name).swift",
            """
            import UIKit
            protocol \(name)View: AnyObject { func show(titles: [String]) }
            protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
            protocol \(name)InteractorProtocol: AnyObject { func load() -> [String] }
            final class \(name)Interactor: \(name)InteractorProtocol { func load() -> [String] { [] } }
            final class \(name)Presenter: \(name)PresenterProtocol {
                weak var view: \(name)View?
                private let interactor: \(name)InteractorProtocol
                init(interactor: \(name)InteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { view?.show(titles: interactor.load()) }
            }
            final class \(name)ViewController: UIViewController, \(name)View {
                var presenter: \(name)PresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(titles: [String]) {}
            }
            """
        )
    }

    /// What an interface does by default, its implementer does.
    @Test(arguments: [
        ("extension LoanListPresenterProtocol { func warn() { let alert = ↓UIAlertController(title: nil, message: nil, preferredStyle: .alert); print(alert) } }", "common"),
        ("extension LoanListPresenterProtocol { func paint() { print(↓UIColor.red) } }", "common"),
        ("extension LoanListPresenterProtocol { func paint() { print(↓UIColor.red) } }", "book"),
        ("extension LoanListInteractorProtocol { func paint() { print(↓UIColor.red) } }", "common"),
        ("extension LoanListView { func paint() { print(UIColor.red) } }", "common"),
        ("extension LoanListView { func paint() { print(UIColor.red) } }", "book"),
        ("extension LoanListView { func remember() { ↓UserDefaults.standard.set(1, forKey: \"loan\") } }", "book"),
        // Where the screens that a team shares have it as well, it is nobody's in particular.
        ("protocol Painting { }\nextension Painting { func paint() { print(UIColor.red) } }\nextension LoanListPresenter: Painting {}\nextension LoanListViewController: Painting {}", "common"),
    ])
    func interfaces(added: String, dialect: String) throws {
        let scenes = ["LoanList", "Card", "Book", "Film"].map { Self.scene($0) }
        try expectFindings(in: scenes + [("Added.swift", "import UIKit\n\(added)")], rule: "forbidden-framework", others: true, dialect: dialect)
    }
}
