import Rules
import Testing

/// What one decision made, told once.
@Suite struct RepeatedFindingTests {
    private static let manager = "protocol LoanManager { func all() -> [Loan] }"

    private static func files(_ loan: String, others: String = "") -> Files {
        Scene(
            presenter: "func present(loans: [Loan]) {}\nfunc present(loan: Loan) {}",
            presenterOutput: (1...9).map { "func show\($0)(loan: Loan)" }.joined(separator: "\n"), useCase: "var manager: LoanManager?",
            useCaseOutput: "func present(loans: [Loan])\nfunc present(loan: Loan)",
            others: [("Entities/Loan.swift", "\(loan)\n\(manager)\n\(others)")]
        ).files
    }

    /// A class of the team's in eleven messages of a scene.
    @Test(arguments: ["reference-crossing", "entity-leak"])
    func aClassInManyMessages(rule: String) throws {
        let settings = rule == "entity-leak" ? "" : "rules:\n  entity-leak: off\n"
        let findings = try lint(Self.files("class Loan: Decodable { var id = 0 }"), settings: settings).filter { $0.rule == rule }
        #expect(findings.count == 1, "\(findings.map(\.message))")
        let finding = try #require(findings.first)
        #expect(finding.from.type == "LoanListUseCaseOutput")
        #expect(finding.message.hasPrefix("'present(loan:)'"))
        // Its declaration and three others, the last of which tells of the rest.
        #expect(finding.related.count == 4)
        #expect(finding.related.last?.message.hasSuffix(", and 7 more") ?? false, "\(finding.related.map(\.message))")
    }

    /// How a presenter holds a screen of the system's is no matter once it makes none.
    @Test(arguments: [("func eventPlay() { player = AVPlayerViewController() }", "forbidden-framework"), ("", "strong-view-reference")])
    func aScreenThatAPresenterKeeps(function: String, rule: String) throws {
        let presenter = "import AVKit\nextension LoanListPresenter { \(function) }"
        let found = try lint(Scene(presenter: "private var player: AVPlayerViewController?", others: [("Player.swift", presenter)]).files)
        #expect(found.map(\.rule) == [rule], "\(found.map(\.message))")
    }

    /// A framework's class is another matter in each message, and so is a second class.
    @Test func severalClasses() throws {
        let scene = Scene(
            presenterOutput: "func show(one: UIColor)\nfunc show(other: UIColor)\nfunc show(loan: Loan)\nfunc show(next: Loan)\nfunc show(shelf: Shelf)",
            others: [("Objects.swift", "final class Loan { var id = 0 }\nfinal class Shelf { var id = 0 }")])
        let findings = try lint(scene.files).filter { $0.rule == "reference-crossing" }
        #expect(findings.map(\.to.type).sorted() == ["Loan", "Shelf", "UIColor", "UIColor"])
    }

    /// A presenter's own settings are one matter, what it fetches is another, and a list of those that are known must not hide a new one.
    @Test(arguments: [
        ("↓UserDefaults.standard.set(1, forKey: \"a\"); ↓URLSession.shared.dataTask(with: url).resume()", ""),
        ("↓URLSession.shared.dataTask(with: url).resume(); ↓NSUbiquitousKeyValueStore.default.synchronize()", ""),
        ("↓UserDefaults.standard.set(1, forKey: \"a\")", "UserDefaults.standard.set(2, forKey: \"b\")"),
        ("↓URLSession.shared.dataTask(with: url) { data, _, _ in print(JSONDecoder(), data as Any) }.resume()", ""),
    ])
    func settingsAndFetchingInOneFunction(first: String, second: String) throws {
        let source = """
            import Foundation
            extension LoanListPresenter {
                func load(url: URL) { \(first) }
                func other() { \(second) }
            }
            """
        try expectFindings(in: Scene(others: [("Load.swift", source)]).files, rule: "forbidden-framework", others: true)
    }

    /// What is cast to a class and what makes one are two faults, in one function as well.
    @Test(arguments: [
        ("_ = (presenter as? ↓LoanListViewController); _ = ↓LoanListViewController()", ""),
        ("_ = ↓LoanListViewController(); _ = (presenter as? ↓LoanListViewController)", ""),
        ("_ = (presenter as? ↓LoanListViewController); _ = (presenter as? LoanListViewController)", ""),
        ("let view: LoanListViewController = ↓LoanListViewController(); _ = view", ""),
        ("let view: LoanListViewController = .↓init(); _ = view", ""),
    ])
    func aCastBesideAMaking(first: String, second: String) throws {
        let source = "extension LoanListPresenter { func load(presenter: AnyObject) { \(first) } }"
        try expectFindings(in: Scene(others: [("Load.swift", source)]).files, rule: "outward-dependency", others: true)
    }

    /// Which message it is told of depends on no file's name.
    @Test func renamedFiles() throws {
        let files = Self.files("class Loan: Decodable { var id = 0 }")
        let renamed = files.reversed().enumerated().map { ("\($0.offset)\($0.element.name.split(separator: "/").last ?? "")", $0.element.source) }
        #expect(try Set(lint(files).map(\.fingerprint)) == Set(lint(renamed).map(\.fingerprint)))
    }

    private static let card = """
        import UIKit
        protocol CardRouter: AnyObject { func close() }
        final class CardRouterImpl: CardRouter {
            weak var screen: UIViewController?
            static func createModule() -> UIViewController { UIViewController() }
            func close() { screen?.dismiss(animated: true) }
        }
        final class CardPresenter { var router: CardRouter?; func eventClose() { router?.close() } }
        extension UIViewController {
            func go(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
            func bringUp(_ next: UIViewController) { present(next, animated: true) }
        }
        """

    /// Who goes to another scene by itself names that one's router for it, and takes its view for a screen.
    @Test(arguments: [
        ("", "func act() { go(CardRouterImpl.createModule()) }", ["navigation-outside-router"]),
        ("", "func act() { bringUp(CardRouterImpl.createModule()) }", ["skipped-layer"]),
        ("private func open() { (output as? UIViewController)?.present(CardRouterImpl.createModule(), animated: true) }", "", ["navigation-outside-router"]),
        ("private func open() { (output as? UIViewController)?.dismiss(animated: true) }", "", ["forbidden-framework"]),
        ("weak var host: UIViewController?\nprivate func open() { host?.dismiss(animated: true) }", "", ["forbidden-framework", "navigation-outside-router"]),
    ])
    func onTheWayToAnotherScene(presenter: String, view: String, rules: [String]) throws {
        let files = Scene(presenter: presenter, view: view, others: [("Card.swift", Self.card)]).files
        let settings = "rules:\n  forbidden-framework: {severity: error, presenter: [UIKit]}\n"
        let findings = try lint(files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) }, settings: settings)
        let own = findings.filter { ["LoanListPresenter", "LoanListViewController"].contains($0.from.type) }
        #expect(own.map(\.rule).sorted() == rules, "\(own.map(\.message))")
    }

    /// A service that is made with others is given up with them.
    @Test(arguments: [
        ("private let store = LoanStore(database: Database())", 1), ("private let store: LoanStoring = LoanStore(database: Database())", 1),
        ("private let store = LoanStore(database: .init())\nprivate let database = Database()", 2),
    ])
    func whatIsMadeWithOthers(member: String, count: Int) throws {
        let services = """
            import Foundation
            protocol LoanStoring { func all() -> [String] }
            final class Database { let session = URLSession(configuration: .default) }
            final class LoanStore: LoanStoring {
                private let database: Database
                init(database: Database) { self.database = database }
                func all() -> [String] { _ = database.session; return UserDefaults.standard.stringArray(forKey: "loans") ?? [] }
            }
            """
        let scene = Scene(presenter: member, useCase: "var storing: LoanStoring?\nvar database: Database?", others: [("LoanStore.swift", services)])
        let findings = try lint(scene.files, settings: "rules:\n  concrete-boundary: error\n")
            .filter { $0.from.type == "LoanListPresenter" && $0.to.type != "LoanListUseCase" }
        #expect(findings.count == count, "\(findings.map { ($0.rule, $0.message) })")
    }

    /// Who switches the rule off where it is told hears of the next place, and of nothing more where that is off as well.
    @Test(arguments: [([], ["LoanListUseCaseOutput"]), (["UseCase"], ["LoanListPresenterOutput"]), (["UseCase", "Presenter"], [String]())])
    func switchedOffWhereItIsTold(parts: [String], told: [String]) throws {
        let override = "overrides:\n  - because: legacy\n    paths: [\(parts.map { "'**/LoanList\($0)*'" }.joined(separator: ", "))]\n    rules: {entity-leak: off}\n"
        let findings = try lint(Self.files("class Loan: Decodable { var id = 0 }"), settings: parts.isEmpty ? "" : override)
        #expect(findings.filter { $0.rule == "entity-leak" }.map(\.from.type) == told, "\(findings.map(\.message))")
    }

    /// A comment speaks for the place at which it stands; one at a place that is not told has its use.
    @Test(arguments: [
        ([1], ["Second"], 1), ([2], ["First"], 0), ([1, 2], [], 2), ([], ["First"], 0),
    ] as [([Int], [String], Int)])
    func keptQuietWhereItIsTold(commented: [Int], told: [String], suppressed: Int) throws {
        let messages = [(1, "First"), (2, "Second")].map { number, name in
            (commented.contains(number) ? "// viperlint:disable:next reference-crossing -- why\n" : "") + "func show\(name)(loan: Loan)"
        }
        let scene = Scene(
            presenterOutput: messages.joined(separator: "\n"), others: [("Loan.swift", "final class Loan { var id = 0 }")])
        let report = try #require(outcome(of: scene.files).report)
        #expect(report.findings.map { "\($0.rule) \($0.message.dropFirst().prefix { $0 != "(" })" } == told.map { "reference-crossing show\($0)" })
        #expect(report.suppressed.count == suppressed)
    }

    /// One entity is a habit where there is no other, if it is mapped.
    @Test(arguments: [
        ("class Loan: Decodable { var id = 0 }", 0), ("class Loan: NSObject { var id = 0 }", 0), ("class Loan: Mappable { var id = 0 }", 0),
        ("class Loan { var id = 0 }", 1), ("class Loan: Decodable { var id = 0 }\nstruct Shelf: Decodable { var id = 0 }", 1),
    ])
    func theOnlyEntityIsAClass(models: String, count: Int) throws {
        let shelf = models.contains("Shelf") ? "protocol ShelfManager { func all() -> [Shelf] }" : ""
        let findings = try lint(
            Self.files("import Foundation\nimport ObjectMapper\n\(models)", others: shelf),
            settings: "rules:\n  reference-crossing: {leave-usual-classes: true}\n  entity-leak: off\n")
        #expect(findings.count { $0.rule == "reference-crossing" } == count, "\(findings.map(\.message))")
    }

    /// Who asks a service past the interactor has decided that once, in however many functions; a second service is another decision. A comment
    /// is about its own place.
    @Test(arguments: [
        ("LoanStore.shared.add(1)", "LoanStore.shared.all()", "", ["2 and here"]), ("LoanStore.shared.add(1)", "ShelfStore.shared.all()", "", ["2", "3"]),
        ("LoanStore.shared.add(1)", "LoanStore.shared.all()", "// viperlint:disable:this skipped-layer -- why", ["3"]),
        ("LoanStore.shared.add(1)", "rows", "", ["2"]),
    ])
    func aServiceInManyFunctions(first: String, second: String, comment: String, told: [String]) throws {
        func store(_ name: String) -> String {
            "final class \(name)Store { static let shared = \(name)Store(); func all() -> [String] { UserDefaults.standard.stringArray(forKey: \"\") ?? [] }; func add(_ id: Int) { UserDefaults.standard.set(id, forKey: \"\") } }"
        }
        let presenter = "extension LoanListPresenter {\nfunc eventAdd() { \(first) } \(comment)\nfunc eventShow() { _ = \(second) }\n}"
        let scene = Scene(
            useCase: "private let loans = LoanStore.shared\nprivate let shelves = ShelfStore.shared",
            others: [("Stores.swift", "import Foundation\n\(store("Loan"))\n\(store("Shelf"))"), ("LoanListPresenter+Store.swift", presenter)])
        let found = try lint(scene.files).filter { $0.rule == "skipped-layer" }
        #expect(found.map { ([String($0.location.line)] + $0.related.map(\.message).filter { $0.hasPrefix("and") }).joined(separator: " ") }.sorted() == told, "\(found.map(\.message))")
        // Who keeps something and asks for something is told of both.
        #expect(found.allSatisfy { $0.related.count < 2 || $0.help == "Send the interactor an event, and let it ask for the data." }, "\(found.map(\.help))")
    }

    /// A framework's object with an entity in it is one thing to replace, whichever of the two is looked at first; where the entity crosses
    /// without it as well, that is told.
    @Test(arguments: [
        ("func present(_ controller: NSFetchedResultsController<Loan>)", "", ["reference-crossing NSFetchedResultsController"]),
        ("func present(_ controller: NSFetchedResultsController<Loan>?, title: String)", "", ["reference-crossing NSFetchedResultsController"]),
        ("func apply(_ controller: NSFetchedResultsController<Loan>)", "func present(loans: [Loan])", ["entity-leak Loan", "reference-crossing NSFetchedResultsController"]),
        ("func apply(_ controller: NSFetchedResultsController<Loan>, _ loan: Loan)", "", ["entity-leak Loan", "reference-crossing NSFetchedResultsController"]),
        ("func present(loans: [Loan])", "", ["entity-leak Loan"]),
    ])
    func anEntityInAController(message: String, other: String, told: [String]) throws {
        let models = "import CoreData\nfinal class Loan: NSManagedObject { @NSManaged var id: Int }\nprotocol LoanManager { func all() -> [Loan] }"
        let scene = Scene(useCase: "var manager: LoanManager?", useCaseOutput: "\(message)\n\(other)", others: [("Entities/Loan.swift", models)])
        let settings = "rules:\n  entity-leak: {severity: error, only-objects: true}\n  reference-crossing: {severity: error, leave-entities: true}\n"
        let findings = try lint(scene.files.map { ($0.name, $0.source.replacing("import Foundation", with: "import CoreData")) }, settings: settings)
            .filter { ["entity-leak", "reference-crossing"].contains($0.rule) && $0.from.type == "LoanListUseCaseOutput" }
        #expect(findings.map { "\($0.rule) \($0.to.type)" }.sorted() == told, "\(findings.map(\.message))")
    }

    /// Who reaches into the scene that a segue brings has that to mend; another function, or another scene, is another matter.
    @Test(arguments: [
        ("((segue.destination as? CardViewController)?.presenter as? CardPresenter)?.id = 1", "", ["CardViewController and CardPresenter here"]),
        ("_ = segue.destination as? CardViewController; _ = segue.destination as? ShelfViewController", "", ["CardViewController", "ShelfViewController"]),
        ("_ = segue.destination as? CardViewController", "func act(_ other: AnyObject) { _ = other as? CardPresenter }", ["CardPresenter", "CardViewController"]),
    ])
    func castsInASegue(statement: String, other: String, told: [String]) throws {
        func scene(_ name: String) -> String {
            """
            protocol \(name)Router: AnyObject { func close() }
            final class \(name)Presenter { var id = 0; var router: \(name)Router?; func eventClose() { router?.close() } }
            final class \(name)ViewController: UIViewController { var presenter: AnyObject?; var own: \(name)Presenter?; @objc func act() { own?.eventClose() } }
            """
        }
        let view = "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(statement) }\n\(other)"
        let files = Scene(view: view, others: [("Card.swift", "import UIKit\n\(scene("Card"))"), ("Shelf.swift", "import UIKit\n\(scene("Shelf"))")]).files
        let findings = try lint(files).filter { $0.rule == "foreign-module-type" }
        #expect(findings.map { ([$0.to.type] + $0.related.map(\.message).filter { $0.hasPrefix("and") }).joined(separator: " ") }.sorted() == told, "\(findings.map(\.message))")
    }

    /// A presenter that makes its table's data source has decided that once, whatever type the property is written with.
    @Test(arguments: [
        ("private let rows = LoanRows()", "UITableViewDataSource", "makes the table's data source LoanRows by itself"),
        ("private lazy var rows = LoanRows()", "UICollectionViewDataSource", "makes the collection view's data source LoanRows by itself"),
        ("private let rows: LoanRows = LoanRows()", "UITableViewDataSource", "makes the table's data source LoanRows by itself"),
    ])
    func aDataSourceThatAPresenterMakes(property: String, conformance: String, told: String) throws {
        let rows = "import UIKit\nfinal class LoanRows: NSObject, \(conformance) { var titles: [String] = [] }"
        let files = try #require(Catalog.scenes.first { $0.dialect == "xcode-templates" }).files.map { name, source in
            (name, source.replacing("class LoanListPresenter: LoanListPresenterProtocol {", with: "class LoanListPresenter: LoanListPresenterProtocol {\n\(property)"))
        }
        let found = try lint(files + [("LoanRows.swift", rows)], dialect: "xcode-templates")
        #expect(found.map(\.message) == ["the presenter LoanListPresenter \(told)"])
        #expect(found.allSatisfy { $0.rule == "outward-dependency" && $0.help.hasPrefix("Let the view make the ") })
    }

    /// A function that is handed a store and works with it is mended as one; what another takes or keeps is another matter, and so is that a presenter's
    /// event carries one.
    @Test(arguments: [
        ("ViewController", "func count(_ context: NSManagedObjectContext) -> Int { (try? context.count(for: ↓NSFetchRequest<NSManagedObject>(entityName: \"A\"))) ?? 0 }"),
        ("ViewController", "func count(_ context: NSManagedObjectContext) { _ = ↓NSFetchRequest<NSManagedObject>(entityName: \"A\"); _ = NSBatchDeleteRequest(objectIDs: []) }"),
        ("ViewController", "func count(_ context: ↓NSManagedObjectContext) {}\nfunc load() { _ = ↓NSFetchRequest<NSManagedObject>(entityName: \"A\") }"),
        ("ViewController", "var context: ↓NSManagedObjectContext?\nfunc count(_ context: NSManagedObjectContext) { _ = ↓NSFetchRequest<NSManagedObject>(entityName: \"A\") }"),
        ("Presenter", "func eventCount(_ context: NSManagedObjectContext) { _ = ↓NSFetchRequest<NSManagedObject>(entityName: \"A\") }"),
    ])
    func aStoreThatAFunctionIsHanded(part: String, members: String) throws {
        let scene = part == "Presenter" ? Scene(presenter: members) : Scene(view: members)
        let marked = MarkedFiles(scene.files.map { ($0.name, "import CoreData\n" + $0.source) })
        let found = try lint(marked.plain)
        #expect(found.filter { $0.rule == "forbidden-framework" }.map(\.place).sorted() == marked.places.sorted())
        #expect(found.count { $0.rule == "reference-crossing" } == (part == "Presenter" ? 1 : 0))
    }

    /// What an interactor makes to put it on the screen is told where it is made.
    @Test(arguments: [
        "UIApplication.shared.keyWindow?.rootViewController = ↓UIViewController()", "window?.rootViewController = ↓UINavigationController()",
        "window?.rootViewController?.present(↓UIViewController(), animated: true)",
    ])
    func aScreenThatIsMadeAndShown(statement: String) throws {
        let useCase = ("LoanListWay.swift", "import UIKit\nextension LoanListUseCase { func eventOpen(window: UIWindow?) { \(statement) } }")
        let marked = MarkedFiles(Scene(others: [useCase]).files)
        let found = try lint(marked.plain).filter { $0.rule == "navigation-outside-router" || $0.rule == "forbidden-framework" && $0.message.contains("creates") }
        #expect(found.map { "\($0.place) \($0.rule)" } == marked.places.map { "\($0) forbidden-framework" })
    }

    /// Where something else is made beside that, both are told.
    @Test func aScreenThatIsShownBesideAnother() throws {
        let code = "import UIKit\nextension LoanListUseCase { func eventOpen(next: AnyObject) { _ = UIViewController(); UIApplication.shared.keyWindow?.rootViewController = next } }"
        let found = try lint(Scene(others: [("LoanListWay.swift", code)]).files).map(\.rule)
        #expect(Set(found).isSuperset(of: ["forbidden-framework", "navigation-outside-router"]))
    }
}
