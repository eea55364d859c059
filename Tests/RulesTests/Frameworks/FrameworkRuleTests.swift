import Diagnostics
import Rules
import Testing

/// What forbidden-framework leaves, folds and advises.
@Suite struct FrameworkRuleTests {
    private func found(_ files: Files, dialect: String = "clean") throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == "forbidden-framework" }
    }

    private func scene(_ dialect: String, _ replacements: [String: String], others: Files = []) throws -> Files {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect })
        return scene.files.map { file in
            (file.name, replacements.reduce(file.source) { $0.replacing($1.key, with: $1.value) })
        } + others
    }

    /// What a router makes is handed on as any view, and an alert is made of what may be said.
    @Test(arguments: [
        ("func makeDetail() -> AnyView { AnyView(Text(\"\")) }", 0), ("var title: LocalizedStringKey { \"loans\" }", 0), ("func ask() -> Alert { Alert(title: Text(\"\")) }", 0),
        ("var answer: Alert.Button? { nil }", 0), ("func host() -> UIView { UIView() }", 1),
    ])
    func whatPresentersHandOn(member: String, count: Int) throws {
        let presenter = "import SwiftUI\nimport UIKit\nextension LoanListPresenter { \(member) }"
        #expect(try found(scene("swiftui", [:], others: [("LoanListPresenter+More.swift", presenter)]), dialect: "swiftui").count == count)
    }

    /// What lays out a screen is the view's; what a router makes, the view hands in or the team declares is handed on.
    @Test(arguments: [
        ("func help() -> some View { VStack { Text(\"\") } }", 1), ("var help: some View { HStack { Image(systemName: \"a\"); Spacer() } }", 1),
        ("func link<Content: View>(@ViewBuilder content: () -> Content) -> some View { HStack { content() } }", 0),
        ("func link(@ViewBuilder content: () -> some View) -> some View { HStack { content() } }", 0),
        ("func add() -> some View { Button(action: {}) { Image(systemName: \"plus\") } }", 0), ("func badge() -> some View { VStack { LoanBadge() } }", 0),
        ("func link(_ maker: LoanMaker) -> some View { VStack { maker.screen() } }", 0),
    ])
    func whatPresentersLayOut(member: String, count: Int) throws {
        let presenter = "import SwiftUI\nextension LoanListPresenter { \(member) }"
        let others = "import SwiftUI\nstruct LoanBadge: View { var body: some View { Text(\"\") } }\ntypealias LoanMaker = LoanListRouter\n"
            + "extension LoanListRouter { func screen() -> some View { LoanBadge() } }"
        let found = try found(scene("swiftui", [:], others: [("LoanListPresenter+More.swift", presenter), ("Others.swift", others)]), dialect: "swiftui")
        #expect(found.count == count, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.help == "Let the view lay that out, and give it plain values to show." })
    }

    /// Each role may have a list; models follow the one who makes them unless they have their own.
    @Test(arguments: [
        ("final class LoanManagerImpl: LoanManager { func loans() -> [String] { UIDevice.current.beginGeneratingDeviceOrientationNotifications(); return [] } }", "manager: [UIKit]", 1),
        ("final class LoanManagerImpl: LoanManager { func loans() -> [String] { UIDevice.current.beginGeneratingDeviceOrientationNotifications(); return [] } }", "gateway: [UIKit]", 0),
        ("struct LoanRowViewModel { let style: UIBarStyle }\nextension LoanListPresenter { func row() -> LoanRowViewModel? { nil } }", "view-model: [UIKit]", 1),
        ("struct LoanRowViewModel { let style: UIBarStyle }\nextension LoanListPresenter { func row() -> LoanRowViewModel? { nil } }", "view-model: [WebKit]", 0),
    ])
    func listsOfOtherRoles(code: String, list: String, count: Int) throws {
        let others = "import UIKit\nprotocol LoanManager { func loans() -> [String] }\nextension LoanListUseCase { func all(_ manager: LoanManager) -> [String] { manager.loans() } }\n"
        let files = Scene(others: [("More.swift", others + code)]).files
        let settings = "rules: {forbidden-framework: {severity: error, presenter: [UIKit], \(list)}}\n"
        let found = try lint(files, settings: settings).filter { $0.rule == "forbidden-framework" && $0.location.path == "More.swift" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A document is a store, whoever subclasses it; what an interactor or a store opens is where it belongs.
    @Test(arguments: [
        ("extension LoanListPresenter { func pick(_ url: URL) { LoanDocument(fileURL: url).open() } }", ["warning"]),
        ("extension LoanListPresenter { func pick(_ url: URL) { UIManagedDocument(fileURL: url).open() } }", ["error"]),
        ("extension LoanListInteractor { func pick(_ url: URL) { LoanDocument(fileURL: url).open() } }", []),
        ("extension LoanListPresenter { func pick(_ url: URL) { _ = LoanPaper(fileURL: url) } }", []),
    ])
    func documents(code: String, severities: [String]) throws {
        let others = "import UIKit\nfinal class LoanDocument: UIDocument {}\nfinal class LoanPaper { init(fileURL: URL) {} }\n\(code)"
        let found = try found(scene("swiftui", [:], others: [("LoanDocument.swift", others)]), dialect: "swiftui")
        #expect(found.map { "\($0.severity)" } == severities, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.help == "Ask the interactor, and let it ask a gateway or manager behind a protocol." })
    }

    /// A picture that is picked is data on its way inward; one that is made is what a screen looks like.
    @Test(arguments: [("func didPick(image: UIImage) {}", 0), ("func didPick() { _ = UIImage(named: \"a\") }", 1), ("func didPick(colour: UIColor) {}", 1)])
    func aPictureOnItsWay(member: String, count: Int) throws {
        let presenter = ("LoanListPresenter+Picture.swift", "import UIKit\nextension LoanListPresenter { \(member) }")
        #expect(try found(scene("book", [:], others: [presenter]), dialect: "book").count == count)
    }

    /// Infinum's presenters may know UIKit: what it draws with is as good as a value.
    @Test(arguments: [("infinum", 0), ("common", 1)])
    func aColourInOnePresenter(dialect: String, count: Int) throws {
        let others = "import UIKit\nextension LoanListPresenter { var accent: UIColor { UIColor.red } }\n" + ["A", "B"].map { name in
            "protocol \(name)ViewInterface: AnyObject {}\nprotocol \(name)InteractorInterface {}\nfinal class \(name)Presenter { var interactor: \(name)InteractorInterface?; weak var view: \(name)ViewInterface? }"
        }.joined(separator: "\n")
        #expect(try found(scene("infinum", [:], others: [("Others.swift", others)]), dialect: dialect).count == count)
    }

    /// What a framework's protocol asks for is mended with the conformance, and an answer with its parameters.
    @Test(arguments: [
        ("extension LoanListViewController: NSFetchedResultsControllerDelegate { func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {} }", 1),
        ("extension LoanListViewController: NSFetchedResultsControllerDelegate {}\nextension LoanListViewController { func show(_ rows: NSFetchedResultsController<NSFetchRequestResult>) {} }", 2),
    ])
    func aFrameworksDelegate(code: String, count: Int) throws {
        let view = ("LoanListViewController+Rows.swift", "import CoreData\n" + code)
        #expect(try found(Scene(others: [view]).files).count == count)
    }

    @Test func anAnswerAndItsParameters() throws {
        let found = try found(Scene(useCase: "private func row(in table: UITableView) -> UITableViewCell { row(in: table) }").files)
        #expect(found.map { $0.related.count } == [1])
    }

    @Test(arguments: [
        ("_ = UIAlertController()", "Tell the output what came out, and let the presenter ask the router or its view to show something."),
        ("_ = UIImagePickerController()", "Tell the output what came out, and let the presenter ask the router or its view to show something."),
        ("_ = NSSavePanel()", "Tell the output what came out, and let the presenter ask the router or its view to show something."),
        ("_ = UIWindow()", "Tell the output what came out, and let the presenter ask the router or its view to show something."),
        ("_ = UITableView()", "Tell the output what came out, and let the view show it."),
        ("UIApplication.shared.isNetworkActivityIndicatorVisible = true", "Tell the output that loading began, and that it ended, and let the view show it."),
        ("_ = UIColor.red", "Pass a plain value, such as an enumeration of your own, and let the view choose what stands for it."),
        ("_ = UIScreen.main.bounds", "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
        ("NSApplication.shared.hide(nil)", "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
        ("UIApplication.shared.keyWindow?.rootViewController?.present(UIAlertController(), animated: true)", "Tell the output what came out, and let the presenter ask the router or its view to show something."),
        ("NSApp.activate()", "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
    ])
    func whatAnInteractorIsAdvised(statement: String, help: String) throws {
        let imports = ("Imports.swift", "import AppKit\nimport UIKit")
        #expect(try found(Scene(useCase: "private func act() { \(statement) }", others: [imports]).files).map(\.help) == [help])
    }

    /// What a text looks like is worded with it, by Foundation's own means; a colour is not needed for that.
    @Test(arguments: [("_ = NSUnderlineStyle.single.rawValue", Severity.warning), ("let way: NSTextAlignment = .center; use(way)", .warning), ("_ = UIColor.red", .error)])
    func anAttributeOfAText(statement: String, severity: Severity) throws {
        let use = ("LoanListTitle.swift", "import UIKit\nextension LoanListPresenter { private func title() { \(statement) } }")
        #expect(try found(scene("book", [:]) + [use], dialect: "book").map(\.severity) == [severity])
    }

    @Test func aDelegateThatARouterIsHanded() throws {
        let files = try scene("book", ["protocol LoanListRouterInput: AnyObject {": "protocol LoanListRouterInput: AnyObject {\n    func openCamera(for delegate: UIImagePickerControllerDelegate & UINavigationControllerDelegate)"])
        let found = try found(files.map { ($0.0, "import UIKit\n" + $0.1) }, dialect: "book").filter { $0.from.type == "LoanListRouterInput" }
        #expect(found.map(\.help) == ["Let whoever shows it be its delegate, the router or the view, and hand on plain values of what comes back."])
    }

    /// A record that fetches and keeps itself; what only keeps others is data access by another name.
    @Test(arguments: [
        ("struct Loan { let id: Int; func keep() { ↓UserDefaults.standard.set(id, forKey: \"\") } }", ""),
        ("struct Loan { let id: Int; func load() { ↓URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() } }", ""),
        ("struct Loan { let id: Int }", "extension Loan { func keep() { UserDefaults.standard.set(id, forKey: \"\") } }"),
        ("struct Loan { static var last: Int { UserDefaults.standard.integer(forKey: \"\") } }", ""),
        ("final class Loan { private(set) var ids: [Int] = []; func keep() { UserDefaults.standard.set(ids, forKey: \"\") } }", ""),
        ("struct Loan { let id: Int; func write() throws -> Data { try JSONEncoder().encode(id) } }", ""),
    ])
    func aRecordThatKeepsItself(entity: String, other: String) throws {
        let files = Scene(useCase: "private var loan: Loan?", others: [("Entities/Loan.swift", "import Foundation\n\(entity)"), ("Loan+Keeping.swift", other)]).files
        try expectFindings(in: files, rule: "forbidden-framework", others: true, dialect: "common")
    }

    /// What an entity is made of is as much of it as the entity.
    @Test(arguments: [("let state: LoanState", 1), ("let key: String", 0)])
    func anEnumerationOfAnEntity(property: String, count: Int) throws {
        let loan = ("Entities/Loan.swift", "import UIKit\nstruct Loan { \(property) }\nenum LoanState { case due, paid; var colour: UIColor { .red } }")
        let found = try found(Scene(useCase: "private var loan: Loan?", others: [loan]).files)
        #expect(found.map(\.message) == Array(repeating: "the entity's enumeration LoanState uses UIColor of UIKit as the type of a computed property", count: count))
    }

    /// What a library answers with reaches the presenter by the output that it implements.
    @Test(arguments: [("DataResponse<Data, AFError>", 1), ("Result<Data, Error>", 0)])
    func whatAnOutputCarries(type: String, count: Int) throws {
        let files = Scene(presenter: "func presentAnswer(_ answer: \(type)) {}", useCaseOutput: "func presentAnswer(_ answer: \(type))").files
        let found = try found(files.map { ($0.0, "import Alamofire\n" + $0.1) })
        #expect(found.map(\.help) == Array(repeating: "Hand out values of your own, made where the data was fetched.", count: count))
    }

    @Test(arguments: ["KeychainAccess", "KeychainSwift", "SwiftKeychainWrapper"])
    func aKeychain(library: String) throws {
        let use = ["KeychainAccess": "Keychain(service: \"a\")", "KeychainSwift": "KeychainSwift()", "SwiftKeychainWrapper": "KeychainWrapper.standard"][library, default: ""]
        let presenter = "import \(library)\nextension LoanListPresenter { func keep() { _ = \(use) } }"
        let view = presenter.replacing("LoanListPresenter", with: "LoanListViewController")
        #expect(try found(Scene(others: [("Presenter+Key.swift", presenter), ("View+Key.swift", view)]).files).count == 2)
    }

    @Test(arguments: ["SocketIO", "Starscream"])
    func aConnection(library: String) throws {
        let use = ["SocketIO": "SocketManager(socketURL: url)", "Starscream": "WebSocket(request: URLRequest(url: url))"][library, default: ""]
        let presenter = "import \(library)\nextension LoanListPresenter { func connect(_ url: URL) { _ = \(use) } }"
        let view = presenter.replacing("LoanListPresenter", with: "LoanListViewController")
        #expect(try found(Scene(others: [("Presenter+Socket.swift", presenter), ("View+Socket.swift", view)]).files).count == 2)
        // Whoever keeps the connection is a service, whatever it is called.
        let service = """
            import Foundation
            import \(library)
            protocol LoanConnecting: AnyObject { func send(_ text: String) }
            final class LoanConnection: LoanConnecting {
                private lazy var socket = \(use.replacing("url)", with: "URL(fileURLWithPath: \"\"))"))
                func send(_ text: String) { print(socket, text) }
            }
            """
        let scene = Scene(presenter: "var connection: ↓LoanConnecting?", useCase: "var connection: LoanConnecting?", others: [("LoanConnection.swift", service)])
        try expectFindings(in: scene.files, rule: "skipped-layer", others: true)
    }

    /// A screen of SwiftUI is one as much as UIKit's.
    @Test(arguments: [("func open() { _ = UIHostingController(rootView: Text(\"\")) }", 1), ("func row() -> some View { Text(\"\") }", 0)])
    func aScreenThatOnePresenterMakes(member: String, count: Int) throws {
        let others = "import SwiftUI\nextension LoanListPresenter { \(member) }\n" + ["A", "B"].map { name in
            "protocol \(name)ViewInterface: AnyObject {}\nprotocol \(name)InteractorInterface {}\nfinal class \(name)Presenter { var interactor: \(name)InteractorInterface?; weak var view: \(name)ViewInterface? }"
        }.joined(separator: "\n")
        #expect(try found(scene("infinum", [:], others: [("Others.swift", others)]), dialect: "infinum").count == count)
    }

    /// That one presenter fills a table for its view is no habit of asking the device.
    @Test(arguments: [
        ("UIImpactFeedbackGenerator(style: .light).impactOccurred()", "Tell the view what came out, and let it give the feedback."),
        ("UISelectionFeedbackGenerator().selectionChanged()", "Tell the view what came out, and let it give the feedback."),
        ("UIPasteboard.general.string = \"\"", "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."),
        ("", nil),
    ])
    func theDeviceThatOnePresenterAsks(statement: String, help: String?) throws {
        func presenter(_ name: String, _ members: String) -> String {
            "protocol \(name)ViewInterface: AnyObject {}\nprotocol \(name)InteractorInterface {}\nfinal class \(name)Presenter { var interactor: \(name)InteractorInterface?; weak var view: \(name)ViewInterface?; \(members) }"
        }
        let table = "private func fill(_ table: UITableView) { table.reloadData() }"
        let others = "import UIKit\nextension LoanListPresenter { private func vibrate() { \(statement) } }\n\(presenter("A", table))\n\(presenter("B", table))\n\(presenter("C", ""))"
        let found = try found(scene("infinum", [:], others: [("Others.swift", others)]), dialect: "infinum").filter { $0.from.type == "LoanListPresenter" }
        #expect(found.map(\.help) == (help.map { [$0] } ?? []), "\(found.map(\.message))")
    }

    /// An interactor knows no view: what came out it tells whom it tells, or answers.
    @Test(arguments: [
        ("", "Tell LoanListUseCaseOutput what came out, and let the view give the feedback."),
        ("weak var output: LoanListUseCaseOutput?", "Answer with what came out, and let the view give the feedback."),
    ])
    func feedbackOfAnInteractor(dropped: String, help: String) throws {
        let scene = Scene(useCase: "func work() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }")
        let files = scene.files.map { name, source in
            (name, dropped.isEmpty || name != "LoanListUseCase.swift" ? source : source.replacing(dropped, with: "").replacing("output?.presentLoans()", with: ""))
        }
        #expect(try found(files).map(\.help) == [help])
    }

    /// A height is a number, whoever's constant says it.
    @Test(arguments: [("UITableView.automaticDimension", 0), ("UIFont.systemFontSize", 1)])
    func aHeightThatUIKitChooses(height: String, count: Int) throws {
        #expect(try found(Scene(useCase: "var height: Double { \(height) }").files).count == count)
    }

    /// What a view of SwiftUI reads and sets goes both ways.
    @Test(arguments: [(": ObservableObject", 0), ("", 1)])
    func aBindingOfAPresenters(base: String, count: Int) throws {
        let source = """
            import SwiftUI
            final class FilterPresenter\(base) { let useCase: LoanListUseCase; init(useCase: LoanListUseCase) { self.useCase = useCase }
                func isOn() -> Binding<Bool> { .constant(useCase.output == nil) } }
            """
        let findings = try found(
            Scene(others: [("Filter.swift", source)]).files.map { ($0.name, $0.source) }, dialect: "module-factory")
        #expect(findings.count { $0.to.type == "Binding" } == count, "\(findings.map(\.message))")
    }

    // MARK: - What is used without its name

    /// Whoever loads by an address asks a server; what lies in the bundle or in a file doesn't.
    @Test(arguments: [
        ("_ = try? Data(contentsOf: URL(string: text)!)", Severity.error), ("_ = try? String(contentsOf: URL(string: text)!)", .error), ("_ = try? Data(contentsOf: url)", .warning),
        ("let url = Bundle.main.url(forResource: text, withExtension: nil); _ = try? Data(contentsOf: url!)", nil), ("_ = try? Data(contentsOf: URL(fileURLWithPath: text))", nil),
        ("_ = try? Data(contentsOf: fileURL)", nil), ("_ = url.startAccessingSecurityScopedResource(); _ = try? Data(contentsOf: url)", nil), ("_ = try? String(contentsOfFile: text)", nil), ("_ = Data()", nil),
        ("_ = try? Data(contentsOf: profileURL); _ = try? Data(contentsOf: URL(string: text)!)", .error),
    ])
    func aDownloadByAnAddress(statement: String, severity: Severity?) throws {
        let member = "private func load(_ url: URL, _ fileURL: URL, _ profileURL: URL, _ text: String) { \(statement) }"
        let expected = severity.map { [$0] } ?? []
        #expect(try found(Scene(view: member).files).map(\.severity) == expected)
        #expect(try found(Scene(presenter: member).files).map(\.severity) == expected)
        #expect(try found(Scene(useCase: member).files).isEmpty)
    }

    private static let delegate = ("AppDelegate.swift", """
        import CoreData
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            static let shared = AppDelegate()
            lazy var container = NSPersistentContainer(name: "Loans")
            var context: NSManagedObjectContext? { container.viewContext }
            static var background: NSManagedObjectContext { shared.container.viewContext }
            var window: UIWindow?
            lazy var names: [String] = []
        }
        """)

    @Test(arguments: [
        ("let app = UIApplication.shared.delegate as! AppDelegate; try? app.container.viewContext.save()", "AppDelegate.container"),
        ("(UIApplication.shared.delegate as? AppDelegate)?.context?.reset()", "AppDelegate.context"), ("_ = AppDelegate.shared.container.viewContext", "AppDelegate.container"),
        ("AppDelegate.background.reset()", "AppDelegate.background"), ("_ = AppDelegate.shared.names", nil), ("_ = AppDelegate.shared.window", nil),
    ])
    func aDatabaseByTheAppsDelegate(statement: String, property: String?) throws {
        let member = "private func load() { \(statement) }"
        let found = try found(Scene(view: member, others: [Self.delegate]).files)
        #expect(found.map(\.message) == (property.map { ["the view LoanListViewController works with CoreData by '\($0)'"] } ?? []))
        #expect(try self.found(Scene(presenter: member, others: [Self.delegate]).files).count == (property == nil ? 0 : 1))
        #expect(try !self.found(Scene(useCase: member, others: [Self.delegate]).files).contains { $0.message.contains("CoreData") })
    }

    /// What the type's own lines tell of a framework already is told once.
    @Test func aDatabaseThatIsNamedAsWell() throws {
        let member = "private func load() { _ = try? AppDelegate.shared.container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: \"Loan\")) }"
        #expect(try found(Scene(view: member, others: [Self.delegate]).files).map(\.message).filter { $0.contains("works with") }.isEmpty)
    }

    @Test(arguments: [
        ("SwiftData", "@Environment(\\.modelContext) private var modelContext", 1), ("SwiftData", "@Environment(\\.modelContext) private var context", 1),
        ("CoreData", "@Environment(\\.managedObjectContext) var viewContext", 1), ("CoreData", "@Environment(\\.managedObjectContext) var moc", 1),
        ("CoreData", "@Environment(\\.dismiss) private var dismiss", 0), ("SwiftUI", "@Environment(\\.drawing) private var context", 0),
    ])
    func aDatabaseByTheEnvironment(module: String, property: String, count: Int) throws {
        let view = "struct LoanListView: View {"
        let files = try scene("swiftui", [view: "\(view)\n    \(property)"]).map { ($0.0, "import \(module)\n" + $0.1) }
        #expect(try found(files, dialect: "swiftui").count { $0.from.type == "LoanListView" } == count)
    }

    /// SwiftUI has the key path by itself, whatever the property is called; a team's own needs SwiftData beside it.
    @Test(arguments: [
        ("@Environment(\\.managedObjectContext) private var store", "", 1), ("@Environment(\\.managedObjectContext) private var context", "", 1),
        ("@Environment(\\.modelContext) private var context", "import SwiftData", 1), ("@Environment(\\.modelContext) private var context", "", 0),
        ("@Environment(\\.drawing) private var context", "import CoreData", 0), ("@Environment(Loans.self) private var context", "import CoreData", 0),
    ])
    func aDatabaseByItsKeyPath(property: String, module: String, count: Int) throws {
        let view = "struct LoanListView: View {"
        let files = try scene("swiftui", [view: "\(view)\n    \(property)"]) + [("Loans.swift", module)]
        #expect(try found(files, dialect: "swiftui").count { $0.from.type == "LoanListView" } == count)
    }

    /// How a view likes to be seen may be nobody else's.
    @Test(arguments: [("private ", "false", nil), ("private ", "\"\"", Severity.warning), ("", "false", nil), ("", "\"\"", .warning), ("public ", "false", .error)])
    func aStoredPreference(access: String, value: String, severity: Severity?) throws {
        let view = "struct LoanListView: View {"
        let files = try scene("swiftui", [view: "\(view)\n    @AppStorage(\"isLarge\") \(access)var isLarge = \(value)"])
        #expect(try found(files, dialect: "swiftui").map(\.severity) == (severity.map { [$0] } ?? []))
    }

    // MARK: - What is handed over

    /// What an interactor's interface answers with is no choice of the presenter's.
    @Test(arguments: [
        ("func send(_ done: @escaping (Result<Int, AFError>) -> Void) -> DataRequest", "private var request: DataRequest?; private func end(_ error: AFError) {}", 0),
        ("func send()", "private var request: DataRequest?; private func end(_ error: AFError) {}", 2), ("func send() -> DataRequest", "private func ask() { AF.request(\"\") }", 1),
    ])
    func whatAnInteractorAnswersWith(requirement: String, member: String, count: Int) throws {
        let code = """
            import Alamofire
            protocol LoanViewInterface: AnyObject {}
            protocol LoanInteractorInterface { \(requirement) }
            final class LoanInteractor: LoanInteractorInterface { \(requirement) { fatalError() } }
            final class LoanPresenter { weak var view: LoanViewInterface?; let interactor: LoanInteractorInterface; \(member) }
            """
        #expect(try found([("Loan.swift", code)], dialect: "infinum").filter { $0.from.type == "LoanPresenter" }.count == count)
    }

    /// A router asks for nothing; what it was given it may hand on.
    @Test(arguments: [
        ("Alamofire.request(\"https://loans.example\").resume()", 1), ("AF.request(\"https://loans.example\").resume()", 1), ("open(Alamofire.SessionManager.default)", 0),
    ])
    func aRouterThatAsks(statement: String, count: Int) throws {
        let code = ["LoanListWireframeInterface {": "LoanListWireframeInterface {\n    func send() { \(statement) }\n    func open(_ anything: Any) {}"]
        let files = try scene("infinum", code).map { ($0.0, "import Alamofire\n" + $0.1) }
        #expect(try found(files, dialect: "infinum").count == count)
    }

    /// Where a popover points to can be said by a view only.
    @Test(arguments: [("sourceView: UIView", 0), ("from button: UIBarButtonItem", 0), ("sender: UIView", 0), ("in container: UIView", 1), ("from source: UIViewController", 1)])
    func anAnchorForARouter(parameter: String, count: Int) throws {
        let requirement = "protocol LoanListRouterInput: AnyObject {"
        let files = try scene("book", [requirement: "\(requirement)\n    func share(\(parameter))"])
        #expect(try found(files.map { ($0.0, "import UIKit\n" + $0.1) }, dialect: "book").filter { $0.from.type == "LoanListRouterInput" }.count == count)
    }

    // MARK: - What serves every layer

    /// In which words and form something is said is asked by whoever says it; what is told something answers nothing.
    @Test(arguments: [
        ("LanguageManager", false), ("LocalizationService", false), ("DateFormatterManager", false), ("ErrorHandlerService", false), ("AnalyticsManager", false), ("StoreReviewManager", false),
        ("SoundManager", false), ("SoundCloudService", true), ("InformationManager", true),
    ])
    func whatEverybodyMayReach(type: String, isTold: Bool) throws {
        let service = ("Managers/Service.swift", "final class \(type) { static let shared = \(type)(); func say(_ key: String) -> String { key } }")
        let files = Scene(
            presenter: "private func say() { _ = \(type).shared.say(\"\") }", useCase: "private func say() { _ = \(type).shared.say(\"\") }", others: [service]).files
        let rules: Set = ["hidden-dependency", "outward-dependency", "skipped-layer"]
        #expect(try lint(files).contains { rules.contains($0.rule) } == isTold)
    }

    /// What a list shows is plain data in it, and one decision where the view's interface asks for the snapshot.
    @Test(arguments: [
        ("func show(_ rows: NSDiffableDataSourceSnapshot<Int, String>)", "func show() { view?.show(NSDiffableDataSourceSnapshot<Int, String>()) }", ["LoanListViewInput"]),
        ("func show(_ rows: [String])", "func show() { _ = NSDiffableDataSourceSnapshot<Int, String>() }", ["LoanListPresenter"]),
    ])
    func aSnapshot(asked: String, member: String, types: [String]) throws {
        let files = try scene("book", ["protocol LoanListViewInput: AnyObject {": "protocol LoanListViewInput: AnyObject {\n    \(asked)"], others: [
            ("LoanListPresenter+Rows.swift", "import UIKit\nextension LoanListPresenter { \(member) }"),
            ("LoanListViewController+Rows.swift", "import UIKit\nextension LoanListViewController { \(asked) {} }"),
        ]).map { ($0.name, "import UIKit\n" + $0.source) }
        let found = try found(files, dialect: "book")
        #expect(found.map(\.from.type) == types)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.help) == ["Pass the sections and items, and let the view make the snapshot."])
    }

    /// How a change looks is the view's part, by whatever function of SwiftUI's that is said.
    @Test(arguments: [
        ("SwiftUI", "func act() { ↓withAnimation { count += 1 } }", "Presenter"), ("SwiftUI", "func act() { ↓withTransaction(.init()) { count += 1 }; withAnimation { count = 0 } }", "Presenter"),
        ("SwiftUI", "func act() { let look: ↓Color = .red; withAnimation { take(look) } }", "Presenter"),
        ("Foundation", "func act() { withAnimation { count += 1 } }", "Presenter"), ("SwiftUI", "func row() -> some View { withAnimation { Text(\"\") } }", "Presenter"),
        ("SwiftUI", "func act() { withAnimation { count += 1 } }\n    func withAnimation(_ change: () -> Void) { change() }", "Presenter"),
        ("SwiftUI", "func act() { stage.withAnimation { count += 1 } }", "Presenter"), ("SwiftUI", "func act() { withAnimation { count += 1 } }", "ViewController"),
    ])
    func animations(module: String, member: String, part: String) throws {
        let file = "import \(module)\nextension LoanList\(part) {\n    \(member)\n}"
        try expectFindings(
            in: Scene(presenter: "var count = 0; var stage: Stage?", view: "var count = 0", others: [("Act.swift", file)]).files, rule: "forbidden-framework", others: true,
            dialect: "swiftui")
    }
}
