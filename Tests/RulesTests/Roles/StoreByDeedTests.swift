import Diagnostics
import Testing

/// Services that are known by what they do, whatever they are called.
@Suite struct StoreByDeedTests {
    private func told(_ store: String, presenter: String = "", useCase: String = "", dialect: String = "common") throws -> [String] {
        let others: Files = [("LoanFile.swift", "import Foundation\n" + store)]
        return try lint(Scene(presenter: presenter, useCase: useCase, others: others).files, dialect: dialect)
            .filter { $0.rule == "skipped-layer" }.map { "\($0.severity) \($0.from.type) -> \($0.to.type)" }
    }

    private static let file = """
        private let place = FileManager.default.temporaryDirectory.appendingPathComponent("loans.json")
        func titles() -> [String] { (try? Data(contentsOf: place)).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? [] }
        func keep(_ titles: [String]) { try? JSONEncoder().encode(titles).write(to: place) }
        """

    private static func shared(_ name: String, _ body: String) -> String { "final class \(name) { static let shared = \(name)(); \(body) }" }

    /// Whoever writes files and reads them again is a store, and so is who keeps something in the Keychain.
    @Test(arguments: [
        ("LoanBook", file, true), ("LoanShelf", "func titles() -> [String] { [] }\nfunc keep(_ titles: [String]) { _ = SecItemAdd([:] as CFDictionary, nil) }", true),
        // A log that is sent off, and what the app came with.
        ("LoanLog", file, false), ("LoanBook", "func titles() -> [String] { [] }\nfunc keep(_ titles: [String]) { try? JSONEncoder().encode(titles).write(to: URL(fileURLWithPath: \"\")) }", false),
        ("LoanBook", """
            func titles() -> [String] { (try? String(contentsOf: Bundle.main.url(forResource: "a", withExtension: "")!)).map { [$0] } ?? [] }
            func keep(_ titles: [String]) { try? titles.joined().write(to: URL(fileURLWithPath: ""), atomically: true, encoding: .utf8) }
            """, false),
        // What is written to a stream is in no file.
        ("LoanBook", """
            func titles() -> [String] { (try? String(contentsOf: URL(fileURLWithPath: ""))).map { [$0] } ?? [] }
            func keep(_ titles: [String]) { var all = ""; titles.joined().write(to: &all) }
            """, false),
        ("LoanBook", """
            func titles() -> [String] { (try? String(contentsOf: URL(fileURLWithPath: ""))).map { [$0] } ?? [] }
            func keep(_ titles: [String]) { try? titles.joined().write(to: URL(fileURLWithPath: ""), atomically: true, encoding: .utf8) }
            """, true),
        ("LoanImageBook", file, false),
        ("LoanBook", "private let database = CKContainer.default().privateCloudDatabase\nfunc titles() -> [String] { [] }", true),
        ("LoanBook", "private let client = ApolloClient(url: URL(fileURLWithPath: \"\"))\nfunc titles() -> [String] { [] }", true),
    ])
    func whatKeepsFiles(name: String, body: String, isTold: Bool) throws {
        let use = "func other() { print(\(name).shared.titles()) }"
        let expected = isTold ? ["warning LoanListPresenter -> \(name)"] : []
        for useCase in ["", use] {
            #expect(try told(Self.shared(name, body), presenter: use, useCase: useCase) == expected, "\(useCase)")
        }
    }

    /// A namespace around a store says nothing of it; what another type has inside is that one's affair.
    @Test(arguments: [("enum Storage", true), ("enum Storage { case one }\nstruct Shelf", false), ("struct Shelf", false)])
    func storesInside(around: String, isTold: Bool) throws {
        let outer = around.hasSuffix("Shelf") ? "Shelf" : "Storage"
        let store = "\(around) { \(Self.shared("LoanBook", Self.file)) }"
        let use = "func other() { print(\(outer).LoanBook.shared.titles()) }"
        #expect(try told(store, presenter: use, useCase: use) == (isTold ? ["warning LoanListPresenter -> \(outer).LoanBook"] : []))
    }

    /// What all share keeps data by what it makes for itself, though it knows that by a protocol; what it is handed, and one that asks the device, say nothing.
    @Test(arguments: [
        ("UserDefaults", "static let shared = LoanSettings()", "DefaultsStorage()", true), ("CLLocationManager", "static let shared = LoanSettings()", "DefaultsStorage()", false),
        ("UserDefaults", "var text: String? { storage.text(\"a\") }", "DefaultsStorage()", false),
        ("UserDefaults", "static let shared = LoanSettings()\nlet other: Storing = DefaultsStorage()", "DefaultsStorage()", false), ("UserDefaults", "static let shared = LoanSettings(storage: OtherStorage())", "OtherStorage()", false),
    ])
    func whatAllShare(access: String, shared: String, made: String, isTold: Bool) throws {
        let store = """
            import CoreLocation
            protocol Storing { func text(_ key: String) -> String? }
            final class DefaultsStorage: Storing { private let access = \(access)(); func text(_ key: String) -> String? { nil } }
            final class OtherStorage: Storing { func text(_ key: String) -> String? { nil } }
            final class LoanSettings {
                \(shared)
                private let storage: Storing
                init(storage: Storing = \(made)) { self.storage = storage }
                func title() -> String? { storage.text("title") }
            }
            """
        let use = "func other() { print(LoanSettings\(shared.contains("shared") ? ".shared" : "()").title() as Any) }"
        #expect(try told(store, presenter: use, useCase: use).contains { $0.hasSuffix("LoanListPresenter -> LoanSettings") } == isTold)
    }

    /// Firebase's `Auth` is data access; an app's own, and another library's, may be anything.
    @Test(arguments: [("FirebaseAuth", true), ("Loans", false)])
    func whatSignsIn(module: String, isTold: Bool) throws {
        let store = "import \(module)\nfinal class LoanAccount { static let shared = LoanAccount(); func title() -> String? { Auth.auth().currentUser?.uid } }"
        let use = "func other() { print(LoanAccount.shared.title() as Any) }"
        #expect(try told(store, presenter: use, useCase: use).contains { $0.hasSuffix("LoanListPresenter -> LoanAccount") } == isTold)
    }

    /// What a list, a map, a transition or a menu of the screen consists of is made by views, whatever it remembers.
    @Test(arguments: [
        ("IGListKit", "ListSectionController", 0), ("UIKit", "UICollectionViewFlowLayout", 0), ("UIKit", "NSObject, UIViewControllerAnimatedTransitioning", 0),
        ("UIKit", "UITableViewDiffableDataSource<Int, Int>", 0), ("MapKit", "NSObject, MKAnnotation", 0), ("UIKit", "UIDocument", 1), ("Foundation", "NSObject", 1),
        ("Networking", "BaseService", 1),
    ])
    func whatAScreenConsistsOf(module: String, base: String, count: Int) throws {
        let part = """
            import \(module)
            final class LoanRows: \(base) {
                var loan: Loan?
                func remember() { UserDefaults.standard.set(loan?.title, forKey: "last") }
            }
            """
        let others: Files = [("LoanRows.swift", part), ("Entities/Loan.swift", "struct Loan { let title: String }")]
        let found = try lint(Scene(view: "private func fill() { _ = LoanRows() }", others: others).files, dialect: "common").filter { $0.rule == "skipped-layer" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// What shows a section of a list is a part of the view, as a cell is.
    @Test(arguments: [
        ("ListSectionController", "UserDefaults.standard.set(1, forKey: \"last\")", ["forbidden-framework"]),
        ("ListBindingSectionController<LoanRow>", "UserDefaults.standard.set(1, forKey: \"last\")", ["forbidden-framework"]),
        ("ListSectionController", "LoanBook.shared.load()", ["skipped-layer"]), ("ListSectionController", "presenter?.eventViewReady()", []),
        ("ListAdapterUpdater", "UserDefaults.standard.set(1, forKey: \"last\")", []),
    ])
    func aSectionOfAList(base: String, statement: String, rules: [String]) throws {
        let part = """
            import IGListKit
            final class LoanListSectionController: \(base) {
                var presenter: LoanListPresenter?
                override func cellForItem(at index: Int) -> UICollectionViewCell { \(statement); return UICollectionViewCell() }
            }
            """
        let book = "import Foundation\nfinal class LoanBook { static let shared = LoanBook(); func load() { URLSession.shared.invalidateAndCancel() } }"
        let others: Files = [("LoanListSectionController.swift", part), ("Services/LoanBook.swift", book)]
        let scene = Scene(useCase: "func load() { LoanBook.shared.load() }", view: "private func sections() { _ = LoanListSectionController() }", others: others)
        let found = try lint(scene.files, dialect: "common").filter { $0.from.type == "LoanListSectionController" }
        #expect(found.map(\.rule) == rules, "\(found.map(\.message))")
    }

    /// Who keeps entities in a file, and stands among them, may be part of the model.
    @Test(arguments: [("Storing", 1), ("Entities", 0)])
    func aFileAmongEntities(folder: String, count: Int) throws {
        let others: Files = [
            ("\(folder)/LoanFile.swift", "import Foundation\nstruct LoanFile { \(Self.file) }"), ("Entities/Loan.swift", "struct Loan { let title: String }"),
            ("Entities/LoanModel.swift", "final class LoanModel { private let file = LoanFile()\nvar loans: [Loan] = []\nfunc load() { print(file.titles()) } }"),
        ]
        let useCase = "let model = LoanModel()\nfunc load() { print(LoanFile().titles()) }"
        let found = try lint(Scene(useCase: useCase, others: others).files, dialect: "common")
        #expect(found.filter { $0.from.type == "LoanModel" }.count == count, "\(found.map(\.message))")
    }

    /// A presenter that has an interactor, and asks a store that nobody else asks, passes the interactor by.
    @Test(arguments: [
        ("enum LoanMemory { static var token: String? { get { UserDefaults.standard.string(forKey: \"\") } set { UserDefaults.standard.set(newValue, forKey: \"\") } } }", "print(LoanMemory.token ?? \"\")", true),
        ("enum LoanMemory { static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }", "print(LoanMemory.titles())", true),
        ("struct LoanMemory { let defaults = UserDefaults.standard; func titles() -> [String] { defaults.stringArray(forKey: \"\") ?? [] } }", "print(LoanMemory().titles())", true),
        ("final class LoanMemory { func titles(_ done: @escaping ([String]) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")) { _, _, _ in done([]) }.resume() } }", "LoanMemory().titles { print($0) }", true),
        ("typealias Completion = ([String]) -> Void\nfinal class LoanMemory { func titles(_ done: @escaping Completion) { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")) { _, _, _ in done([]) }.resume() } }", "LoanMemory().titles { print($0) }", true),
        ("typealias Answer<Value> = (Value) -> Void\nfinal class LoanMemory { func titles(_ done: Answer<[String]>?) { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")) { _, _, _ in done?([]) }.resume() } }", "LoanMemory().titles { print($0) }", true),
        // Yes or no, and what is only told, serve every layer.
        ("typealias Completion = () -> Void\nfinal class LoanMemory { func seen(_ done: @escaping Completion) { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")) { _, _, _ in done() }.resume() } }", "LoanMemory().seen {}", false),
        ("typealias Answer<Value> = (Value) -> Void\nfinal class LoanMemory { func ask(_ done: @escaping Answer<Bool>) { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")) { _, _, _ in done(true) }.resume() } }", "LoanMemory().ask { print($0) }", false),
        ("enum LoanMemory { static var isNew: Bool { UserDefaults.standard.bool(forKey: \"\") } }", "print(LoanMemory.isNew)", false),
        ("final class LoanMemory { var user: String? { nil }; func seen(_ screen: String) { URLSession.shared.dataTask(with: URL(fileURLWithPath: screen)).resume() } }", "LoanMemory().seen(\"\")", false),
        // Pictures are delivered to views, and a value that keeps itself is a model.
        ("enum LoanMemory { static func face() -> UIImage? { UserDefaults.standard.data(forKey: \"\").flatMap { UIImage(data: $0) } } }", "print(LoanMemory.face() as Any)", false),
        ("struct LoanMemory { var title: String; func titles() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }", "print(LoanMemory(title: \"\").titles())", false),
        ("enum LoanMemory { static func text(of sum: Int) -> String { UserDefaults.standard.string(forKey: \"\") ?? \"\\(sum)\" } }", "print(LoanMemory.text(of: 1))", false),
        ("enum LoanMemory { static var style: UIUserInterfaceStyle { UserDefaults.standard.bool(forKey: \"\") ? .dark : .light } }", "print(LoanMemory.style)", false),
        // Cases are values, and who hands out services is none.
        ("enum LoanMemory { case one; static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }", "print(LoanMemory.titles())", false),
        ("final class LoanBox {}\nenum LoanMemory { static let box = LoanBox(); static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }", "print(LoanMemory.titles())", false),
        // The device is asked by whoever has to know.
        ("import CoreLocation\nenum LoanMemory { static func titles() -> [String] { _ = CLLocationManager(); return [] } }", "print(LoanMemory.titles())", false),
        ("enum LoanTheme { static var name: String { UserDefaults.standard.string(forKey: \"\") ?? \"\" } }", "print(LoanTheme.name)", false),
        ("enum LoanMemory { static let key = \"\"; static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: key) ?? [] } }", "print(LoanMemory.key)", false),
    ])
    func aStoreThatOnlyAPresenterAsks(store: String, use: String, isTold: Bool) throws {
        let found = try told("import UIKit\n" + store, presenter: "func other() { \(use) }")
        #expect(found == (isTold ? ["warning LoanListPresenter -> LoanMemory"] : []))
    }

    /// Among many constants and addresses one may be kept: the whole is no store for that.
    @Test(arguments: [(1, true), (2, true), (12, false)])
    func aStoreAmongConstants(constants: Int, isTold: Bool) throws {
        let others = (1...constants).map { "static var address\($0): String { \"\($0)\" }" }.joined(separator: "; ")
        let store = "enum LoanMemory { \(others); static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] } }"
        #expect(try told("import UIKit\n" + store, presenter: "func other() { print(LoanMemory.titles()) }") == (isTold ? ["warning LoanListPresenter -> LoanMemory"] : []))
    }

    /// A store's own parts ask it by way of each other.
    @Test func aStoreOfManyTitles() throws {
        let titles = (1...12).map { "static func titles\($0)() -> [String] { kept.stringArray(forKey: \"\($0)\") ?? [] }" }.joined(separator: "; ")
        let store = "enum LoanMemory { \(titles); static var kept: UserDefaults { UserDefaults.standard } }"
        #expect(try told("import UIKit\n" + store, presenter: "func other() { print(LoanMemory.titles1()) }") == ["warning LoanListPresenter -> LoanMemory"])
    }

    /// What a namespace has for all to read is no question to it.
    @Test(arguments: [("LoanAPI.key", false), ("LoanAPI.limit", false), ("LoanAPI.titles()", true), ("LoanAPI.token ?? \"\"", true)])
    func aConstantOfANamespace(use: String, isTold: Bool) throws {
        let store = """
            enum LoanAPI {
                static let key = "", limit = 20
                static var token: String? { UserDefaults.standard.string(forKey: key) }
                static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: key) ?? [] }
            }
            """
        let found = try told(store, presenter: "func other() { print(\(use)) }", useCase: "func load() { print(LoanAPI.titles()) }")
        #expect(found == (isTold ? ["warning LoanListPresenter -> LoanAPI"] : []))
    }

    /// Who has no interactor may be of another architecture.
    @Test func aPresenterWithoutInteractor() throws {
        let store = """
            import UIKit
            enum LoanMemory { static func titles() -> [String] { UserDefaults.standard.stringArray(forKey: "") ?? [] } }
            final class LoanCardPresenter { weak var view: LoanCardView?; func show() { print(LoanMemory.titles()) } }
            final class LoanCardView: UIView { var presenter: LoanCardPresenter? }
            """
        #expect(try told(store).isEmpty)
    }
}
