import Testing

/// What keeps or fetches data and is there for everybody by a variable at the top level of a file.
@Suite struct GlobalFrameworkUseTests {
    private func told(_ declarations: String, _ files: Files) throws -> [String] {
        try lint(files + [("Common/Globals.swift", declarations)], dialect: "common").filter { $0.rule == "forbidden-framework" }.map(\.message)
    }

    @Test(arguments: [
        ("import Foundation\nlet session = URLSession.shared", "session.invalidateAndCancel()", "URLSession by 'session'"),
        ("import Foundation\nlet settings: UserDefaults = .standard", "settings.removeObject(forKey: \"loans\")", "UserDefaults by 'settings'"),
        ("import Foundation\nlet settings = UserDefaults(suiteName: \"loans\")", "settings?.removeObject(forKey: \"loans\")", "UserDefaults by 'settings'"),
        ("import Moya\nlet api = MoyaProvider<LoanTarget>()\nenum LoanTarget { case all }", "api.request(.all) { _ in }", "MoyaProvider of Moya by 'api'"),
    ])
    func whoMayNotUseIt(declaration: String, statement: String, use: String) throws {
        let code = "func act() { \(statement) }"
        #expect(try told(declaration, Scene(presenter: code).files) == ["the presenter LoanListPresenter uses \(use)"])
        #expect(try told(declaration, Scene(view: code).files) == ["the view LoanListViewController uses \(use)"])
        #expect(try told(declaration, Scene(useCase: code).files).isEmpty)
    }

    /// What isn't the framework's, keeps no data, or is another one of that name.
    @Test(arguments: [
        ("import Foundation\nlet session = URLSession.shared", "let session = LoanBox(); session.act()"),
        ("import Foundation\nlet home = FileManager.default.temporaryDirectory", "print(home)"),
        ("import Foundation\nlet isFirst = UserDefaults.standard.bool(forKey: \"first\")", "print(isFirst)"),
        ("import Foundation\nlet box = LoanBox.shared", "box.act()"), ("import Foundation\nlet formatter = DateFormatter()", "print(formatter)"),
        ("import Foundation\nlet database = Realm()\nfinal class Realm { func act() {} }", "database.act()"),
        ("import Foundation\nlet database = Realm()", "database.refresh()"), ("import UIKit\nlet feedback = UIPasteboard.general", "print(feedback)"),
    ])
    func whatIsNoStore(declaration: String, statement: String) throws {
        let others: Files = [("LoanBox.swift", "final class LoanBox { static let shared = LoanBox(); func act() {} }")]
        let code = "func act() { \(statement) }"
        #expect(try told(declaration, Scene(presenter: code, others: others).files).isEmpty)
        #expect(try told(declaration, Scene(view: code, others: others).files).isEmpty)
    }

    /// A library's class may have something of that name.
    @Test(arguments: [("UIKit", "UIView", 1), ("ARKit", "ARSCNView", 0), ("SceneBase", "BaseView", 0)])
    func whatAClassMayInherit(module: String, base: String, count: Int) throws {
        let part = "import \(module)\nfinal class LoanListHeaderView: \(base) { var presenter: LoanListPresenter?; func act() { session.invalidateAndCancel() } }"
        let files = Scene(view: "private let header = LoanListHeaderView()", others: [("LoanListHeaderView.swift", part)]).files
        #expect(try told("import Foundation\nlet session = URLSession.shared", files).count == count)
    }

    /// A service that works by one is known by that.
    @Test(arguments: [("session.invalidateAndCancel()", 1), ("print(1)", 0)])
    func whoWorksByIt(statement: String, count: Int) throws {
        let others: Files = [
            ("LoanBook.swift", "final class LoanBook { static let shared = LoanBook(); func load() { \(statement) } }"),
            ("Common/Globals.swift", "import Foundation\nlet session = URLSession.shared"),
        ]
        let found = try lint(Scene(useCase: "func load() { LoanBook.shared.load() }", view: "func act() { LoanBook.shared.load() }", others: others).files, dialect: "common")
        #expect(found.filter { $0.rule == "skipped-layer" }.map(\.from.type) == Array(repeating: "LoanListViewController", count: count))
    }
}
