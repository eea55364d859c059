import Diagnostics
import Testing

/// What a team does nowhere else is a slip; what it does often is its way.
@Suite struct HabitTests {
    /// A scene of an app that has several, each alike but for what is given.
    func scene(
        _ name: String, shows: String = "row: Row", presenter: String = "", events: String = "didSelect()", outputs: String = "didLoad()"
    ) -> Files {
        [
            (
                "\(name)/\(name)Contract.swift",
                """
                struct \(name)Row { let title: String }
                protocol \(name)ViewInput: AnyObject { func show(\(shows.replacing("Row", with: "\(name)Row"))) }
                protocol \(name)ViewOutput: AnyObject { func viewIsReady(); func \(events) }
                protocol \(name)InteractorInput: AnyObject { func obtain() }
                protocol \(name)InteractorOutput: AnyObject { func didObtain(); func \(outputs) }
                protocol \(name)RouterInput: AnyObject { func close() }
                """
            ),
            (
                "\(name)/\(name)Parts.swift",
                """
                import UIKit
                final class \(name)ViewController: UIViewController, \(name)ViewInput {
                    var output: \(name)ViewOutput?
                    override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                    func show(\(shows.replacing("Row", with: "\(name)Row"))) {}
                }
                final class \(name)Presenter: \(name)ViewOutput, \(name)InteractorOutput {
                    weak var view: \(name)ViewInput?
                    var interactor: \(name)InteractorInput?
                    var router: \(name)RouterInput?
                    func viewIsReady() { interactor?.obtain() }
                    func \(events) {}
                    func didObtain() {}
                    func \(outputs) {}
                    \(presenter)
                }
                final class \(name)Interactor: \(name)InteractorInput {
                    weak var output: \(name)InteractorOutput?
                    private let service: LoanServicing
                    init(service: LoanServicing) { self.service = service }
                    func obtain() { service.loans { [weak output] _ in output?.didObtain() } }
                }
                final class \(name)Router: \(name)RouterInput {
                    weak var host: UIViewController?
                    func close() { host?.dismiss(animated: true) }
                }
                """
            ),
        ]
    }

    private static let service: Files = [
        (
            "Services/LoanService.swift",
            """
            protocol LoanServicing { func loans(_ done: @escaping ([Loan]) -> Void); func total(_ done: @escaping (Money) -> Void) }
            final class LoanService: LoanServicing {
                func loans(_ done: @escaping ([Loan]) -> Void) { done([]) }
                func total(_ done: @escaping (Money) -> Void) { done(Money(cents: 0)) }
            }
            struct Loan: Decodable { let id: Int; let title: String }
            struct Money { let cents: Int }
            """
        )
    ]

    private static let names = ["Alpha", "Beta", "Gamma", "Delta", "Kappa", "Sigma", "Theta", "Omega"]

    /// - Parameter odd: the scenes that are made the other way.
    func app(_ odd: Int, of count: Int, _ other: (String) -> Files) -> Files {
        Self.service + Self.names.prefix(count).enumerated().flatMap { $0 < odd ? other($1) : scene($1) }
    }

    @Test(arguments: [(1, 6, "row: Loan", 1), (1, 3, "row: Loan", 0), (3, 6, "row: Loan", 0), (1, 6, "rows: [Loan]", 1), (1, 6, "row: Money", 0), (1, 6, "title: String", 0)])
    func entitiesThatAreShown(odd: Int, count: Int, shows: String, told: Int) throws {
        let found = try lint(app(odd, of: count) { scene($0, shows: shows) }, dialect: "common")
        #expect(found.map(\.rule) == Array(repeating: "entity-leak", count: told))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// Where there are few messages, what the same view is told otherwise is the habit.
    @Test(arguments: [
        ("func highlight(_ loan: Loan)", 1), ("func highlight(_ loan: Loan); func select(_ loan: Loan)", 0), ("func highlight(_ total: Money)", 0),
        ("func highlight(_ id: Int)", 0),
    ])
    func anEntityBesideARow(message: String, told: Int) throws {
        let files = app(0, of: 1) { scene($0) }.map { name, source in
            let said = name.contains("Contract") ? source.replacing("func show(row: AlphaRow)", with: "func show(row: AlphaRow); \(message)") : source
            return (name, said.replacing("AlphaRow", with: "AlphaRowViewModel"))
        }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "entity-leak" }.map(\.severity) == Array(repeating: .warning, count: told))
    }

    /// One of three is the odd one out where both others are shown view models.
    @Test(arguments: [(3, "ViewModel", 1), (2, "ViewModel", 0), (3, "Money", 0)])
    func anEntityAmongFewScenes(count: Int, others: String, told: Int) throws {
        let files = app(1, of: count) { scene($0, shows: "row: Loan") }.map { name, source in
            (name, name.hasPrefix("Alpha") ? source : source.replacing(": BetaRow", with: ": Beta\(others)").replacing(": GammaRow", with: ": Gamma\(others)")
                .replacing("struct BetaRow", with: "struct Beta\(others)").replacing("struct GammaRow", with: "struct Gamma\(others)"))
        }
        #expect(try lint(files, dialect: "common").count { $0.rule == "entity-leak" } == told)
    }

    /// What is said by an enumeration is said all the same.
    @Test(arguments: [("case row(Loan)", 1), ("case row(AlphaRow)", 0), ("case row(Money)", 0), ("case count(Int)", 0)])
    func entitiesThatAreSaid(message: String, told: Int) throws {
        let files = app(0, of: 6) { scene($0) }.map { name, source in
            guard name.hasPrefix("Alpha/") else { return (name, source) }
            let said = source.replacing("show(row: AlphaRow)", with: "handle(_ message: AlphaMessage)")
                .replacing("func didObtain() {}", with: "func didObtain() { view?.handle(.\(message.contains("row") ? "row" : "count")(known!)) }; private let known: Any?")
            return (name, name.contains("Contract") ? said + "\nenum AlphaMessage { \(message) }" : said)
        }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "entity-leak" }.count == told)
    }

    /// By the presenter's interface as well, whichever way the view reads it.
    @Test(arguments: [
        ("var onShare: ((Loan) -> Void)? { get set }", 1), ("var shared: Loan? { get }", 1), ("var stream: AnyPublisher<Loan, Never> { get }", 1),
        ("func didSelect(_ loan: Loan)", 0),
        ("func didSelect(_ id: Result<Loan, Error>)", 0), ("func didSelect(_ id: Tagged<Loan, Int>)", 0), ("func selected() -> Result<Loan, Error>", 1), ("var shared: Money? { get }", 0),
    ])
    func entitiesThatAreRead(requirement: String, told: Int) throws {
        let files = app(0, of: 6) { scene($0) }.map { name, source in
            (name, name.contains("AlphaContract") ? "import Combine\n" + source.replacing("func viewIsReady();", with: "func viewIsReady(); \(requirement);") : source)
        }
        #expect(try lint(files, dialect: "common").filter { $0.rule == "entity-leak" }.count == told)
    }

    /// What is worse than an entity is told as such, and once; the book says of entities themselves that they are no objects.
    @Test(arguments: [("common", "reference-crossing"), ("book", "entity-leak")])
    func objectsThatAreShown(dialect: String, rule: String) throws {
        let files = app(1, of: 6) { scene($0, shows: "row: Loan") }.map { name, source in
            (name, source.replacing("struct Loan: Decodable { let id: Int; let title: String }", with: "final class Loan { var id = 1; var title = \"\" }"))
        }
        #expect(try lint(files, dialect: dialect).map(\.rule) == [rule])
    }

    @Test(arguments: [
        (1, 6, "func open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 1),
        (1, 6, "func ask() { let alert = UIAlertController(); alert.addAction(UIAlertAction()); alert.view.tintColor = .red }", 1),
        (2, 6, "func open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 0), (1, 6, "var colour = UIColor.red", 1),
        // That a view is handed over is told for itself, and hides no more than that.
        (1, 6, "func ask(on view: UIView) {}\nfunc open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 1),
        (1, 6, "func tint() -> UIFont { UIFont(name: \"\", size: 1)! }", 1), (2, 6, "var colour = UIColor.red", 0),
        (1, 6, "var colour: UIColor?; func show(_ new: UIColor) { colour = new }", 0),
        (1, 4, "func open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 1),
        (1, 4, "let size = UIScreen.main.bounds.size", 1), (2, 4, "let size = UIScreen.main.bounds.size", 0), (1, 1, "let size = UIScreen.main.bounds.size", 1),
        (1, 2, "func open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 0),
    ])
    func presentersWithUIKit(odd: Int, count: Int, code: String, told: Int) throws {
        let found = try lint(app(odd, of: count) { scene($0, presenter: code) }, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.count == told)
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// What one uses is no habit of another who uses something else, until most use something.
    @Test(arguments: [
        (["UIPasteboard.general.string = nil", "UIApplication.shared.isIdleTimerDisabled = true"], 5, 2),
        (["UIPasteboard.general.string = nil", "UIPasteboard.general.string = nil"], 5, 0),
        (["UIPasteboard.general.string = nil", "UIPasteboard.general.string = nil"], 8, 2),
        (["_ = UITableView()", "_ = UITableViewCell()"], 5, 0), (["_ = UIColor.red", "_ = UIFont.systemFont(ofSize: 1)"], 5, 0),
        (["UIPasteboard.general.string = nil", "UIApplication.shared.isIdleTimerDisabled = true", "_ = UIDevice.current", "_ = UISwitch()"], 7, 0),
        (["UIPasteboard.general.string = nil", "UIPasteboard.general.string = nil", "_ = UIDevice.current"], 6, 1),
    ])
    func presentersWithUIKitOfTheirOwn(statements: [String], count: Int, told: Int) throws {
        let files = Self.service + Self.names.prefix(count).enumerated().flatMap { number, name in
            scene(name, presenter: number < statements.count ? "func use() { \(statements[number]) }" : "")
        }
        #expect(try lint(files, dialect: "common").count { $0.rule == "forbidden-framework" } == told)
    }

    /// Who chooses a colour without the type's name chooses it all the same.
    @Test(arguments: [
        ("_ = BetaMark(tint: isOn ? .systemRed : .systemGray)", 0), ("_ = BetaMark(tint: .systemRed.withAlphaComponent(0.5))", 0), ("mark.tint = .systemRed", 0),
        ("let tint: UIColor = .systemRed; _ = tint", 0), ("paint(.systemRed)", 0), ("_ = BetaMark(state: .red)", 1), ("_ = BetaMark.self", 1), ("_ = mark.tint", 1),
    ])
    func presentersThatChooseColours(statement: String, told: Int) throws {
        let mark = """
            import UIKit
            enum BetaState { case red }
            struct BetaMark { var tint = UIColor.black; init(tint: UIColor) { self.tint = tint }; init(state: BetaState) {} }
            final class BetaPainter { func paint(_ colour: UIColor) {} }
            """
        let files = Self.service + [("Mark.swift", mark)] + Self.names.prefix(3).enumerated().flatMap { number, name in
            scene(name, presenter: number == 0 ? "let colour = UIColor.red" : number == 1 ? "private func use(_ mark: inout BetaMark, isOn: Bool) { \(statement) }" : "")
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == Array(repeating: "the presenter AlphaPresenter uses UIColor.red, as no other presenter does", count: told))
    }

    /// A colour is chosen as well where only what takes it names the type: the view's interface, a model's initialiser, one that a struct has by itself.
    @Test(arguments: [
        ("view?.paint(isOn ? .systemRed : .systemGray)", 1, 3, 1), ("view?.paint(.systemRed.withAlphaComponent(0.5))", 1, 3, 1), ("_ = Badge(tint: .systemRed)", 1, 3, 1),
        ("_ = Mark(tint: .systemRed)", 1, 3, 1), ("view?.paint(.systemRed)", 2, 3, 0), ("view?.paint(.systemRed)", 1, 2, 0), ("view?.paint(colour)", 1, 3, 0),
        ("view?.fill(.red)", 1, 3, 0), ("view?.mark(.red)", 1, 3, 0), ("_ = Mark(state: .red)", 1, 3, 0), ("_ = Badge(state: .red, tint: .none)", 1, 3, 0),
        ("view?.paint(state == .red ? colour : colour)", 1, 3, 0),
    ])
    func presentersThatHandColours(statement: String, odd: Int, count: Int, told: Int) throws {
        let mark = """
            import UIKit
            enum State { case red }
            struct Badge { var state = State.red; var tint: UIColor? }
            struct Mark { let tint: UIColor; init(tint: UIColor) { self.tint = tint }; init(state: State) { tint = .black } }
            protocol Painted: AnyObject { func paint(_ colour: UIColor); func fill(_ state: State); func mark(_ colour: UIColor); func mark(_ state: State) }
            """
        let files = [("Mark.swift", mark)] + app(odd, of: count) { name in
            scene(name, presenter: "private func use(_ view: Painted?, isOn: Bool, colour: UIColor, state: State) { \(statement) }")
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == Array(repeating: "the presenter AlphaPresenter uses UIColor.systemRed, as no other presenter does", count: told))
    }

    /// A picture that is chosen by its name, beside one that is made of data or handed on.
    @Test(arguments: [
        ("func icon() -> UIImage? { UIImage(named: \"star\") }", 1, 3, 1), ("func icon() -> UIImage? { UIImage(systemName: \"star\") }", 2, 3, 0),
        ("func icon() -> UIImage? { UIImage(named: \"star\") }", 1, 2, 0), ("func icon(_ data: Data) -> UIImage? { UIImage(data: data) }", 1, 3, 0),
        ("func icon(_ image: UIImage) -> UIImage { image }", 1, 3, 0),
    ])
    func presentersThatChoosePictures(code: String, odd: Int, count: Int, told: Int) throws {
        let found = try lint(app(odd, of: count) { scene($0, presenter: code) }, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == Array(repeating: "the presenter AlphaPresenter creates a UIImage, as no other presenter does", count: told))
        #expect(found.allSatisfy { $0.help.hasPrefix("Pass the picture's name") })
    }

    /// Where presenters are too few to have a habit, none keeps a part of the screen all the same; who leaves the app may be the team's way.
    @Test(arguments: [
        ("weak var table: UITableView?", 1, 1, "keeps a UITableView in 'table'"), ("private let label = UILabel()", 1, 2, "creates a UILabel"),
        ("func row() { _ = UIStackView() }", 1, 2, "creates a UIStackView"), ("weak var table: UITableView?", 3, 3, nil), ("weak var window: UIWindow?", 1, 2, nil),
        ("weak var cell: (AlphaViewInput & UIView)?", 1, 2, nil), ("func show(in view: UIView) {}", 1, 2, nil), ("weak var screen: UIViewController?", 1, 2, nil),
    ])
    func presentersThatKeepViews(code: String, odd: Int, count: Int, use: String?) throws {
        let found = try lint(app(odd, of: count) { scene($0, presenter: code) }, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == (use.map { ["the presenter AlphaPresenter \($0)"] } ?? []))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// Where presenters are too few to have a habit, the only one that asks the system for something does so whatever scenes stand beside it.
    @Test(arguments: [
        ("UIApplication.shared.registerForRemoteNotifications()", 1, 1, "uses UIApplication.shared"),
        ("UIApplication.shared.registerForRemoteNotifications()", 1, 2, "uses UIApplication.shared"),
        ("UIApplication.shared.registerForRemoteNotifications()", 2, 2, nil),
        ("UINotificationFeedbackGenerator().notificationOccurred(.success)", 1, 1, "creates a UINotificationFeedbackGenerator"),
        ("UIPasteboard.general.string = nil; UISelectionFeedbackGenerator().selectionChanged()", 1, 2, "uses UIPasteboard.general"),
        ("UIApplication.shared.open(URL(fileURLWithPath: \"\"))", 1, 1, nil), ("_ = UIApplication.shared.canOpenURL(URL(fileURLWithPath: \"\"))", 1, 1, nil),
        ("_ = UIApplication.openSettingsURLString", 1, 1, nil), ("_ = UIApplication.didEnterBackgroundNotification", 1, 1, nil),
        ("_ = UIColor.red", 1, 1, nil), ("_ = UIMenu()", 1, 1, nil),
    ])
    func presentersThatAskTheSystem(statement: String, odd: Int, count: Int, use: String?) throws {
        let found = try lint(app(odd, of: count) { scene($0, presenter: "func use() { \(statement) }") }, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == (use.map { ["the presenter AlphaPresenter \($0)"] } ?? []))
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    /// Behind a protocol of the team's own, which others may stand in for.
    @Test(arguments: [("LinkOpening", 0), ("UIApplication", 1)])
    func presentersThatAskTheSystemByAProtocol(type: String, told: Int) throws {
        let code = "private let links: \(type); init(links: \(type) = UIApplication.shared) { self.links = links }; func use() { links.refresh() }"
        let links = ("Links.swift", "import UIKit\nprotocol LinkOpening { func refresh() }\nextension UIApplication: LinkOpening { func refresh() {} }")
        let found = try lint(app(1, of: 3) { scene($0, presenter: code) } + [links], dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.count == told, "\(found.map(\.message))")
    }

    /// A table's data source among presenters whose views fill their own, by the interface or by the class.
    @Test(arguments: ["AnyObject", "UITableViewDataSource"], [(1, 3, 1), (2, 3, 0), (1, 2, 0)])
    func presentersThatFillTables(interface: String, _ scenes: (odd: Int, count: Int, told: Int)) throws {
        let rows = """
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "", for: indexPath)
                cell.textLabel?.text = ""
                return cell
            }
            """
        let files = app(scenes.odd, of: scenes.count) { name in
            scene(name, presenter: rows).map { ($0, $1.replacing("ViewOutput: AnyObject", with: "ViewOutput: \(interface)")) }
        }
        let found = try lint(files, dialect: "xcode-templates").filter { $0.rule == "forbidden-framework" }
        #expect(found.map(\.message) == Array(
            repeating: "the presenter AlphaPresenter uses UITableView as the type of a parameter, as no other presenter does", count: scenes.told))
        #expect(found.allSatisfy { $0.help.hasPrefix("Let the view, or a data source of its own, be the table's data source") })
    }

    /// Views of SwiftUI are no more a presenter's to make than UIKit's; who is observed by them hands on links and labels.
    @Test(arguments: [
        (1, "func header() -> AnyView { AnyView(VStack { Text(\"\").font(.title) }) }", "", 1), (2, "func header() -> AnyView { AnyView(VStack { Text(\"\") }) }", "", 0),
        (1, "func header() -> some View { VStack { Text(\"\") } }", "ObservableObject, ", 1), (1, "func footer() -> AnyView { AnyView(Text(\"\")) }", "", 0),
        (1, "func wrapped(_ content: () -> AnyView) -> AnyView { AnyView(HStack { content() }) }", "", 0),
        (1, "func title() -> AttributedString { AttributedString(\"\") }", "", 0),
    ])
    func presentersWithSwiftUI(odd: Int, code: String, base: String, told: Int) throws {
        let files = app(odd, of: 6) { scene($0, presenter: code) }.map { name, source in
            (name, source.replacing("import UIKit", with: "import SwiftUI\nimport UIKit").replacing("AlphaPresenter: ", with: "AlphaPresenter: \(base)"))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "forbidden-framework" }
        #expect(found.count == told, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Let the view lay that out, and give it plain values to show." })
    }

    /// One in ten may be named otherwise, and is told of.
    @Test(arguments: [
        (1, 6, "load()", 1), (2, 6, "load()", 0), (1, 1, "load()", 1), (2, 2, "load()", 0), (6, 6, "rowSelected()", 0), (6, 6, "picked()", 0),
        (2, 6, "configure(_ view: BetaViewInput)", 0),
    ])
    func eventsByOtherNames(odd: Int, count: Int, name: String, told: Int) throws {
        let found = try lint(app(odd, of: count) { scene($0, events: name) }, dialect: "book")
        #expect(found.map(\.rule) == Array(repeating: "unprefixed-event", count: told))
    }

    @Test func whatAnOutputIsNamedLike() throws {
        let found = try lint(app(1, of: 6) { scene($0, outputs: "load()") }, dialect: "book").filter { $0.rule == "unprefixed-output" }
        #expect(found.map(\.because) == ["In this dialect the methods of this protocol tell what happened: 'did…', 'found…', 'will…', '…ed' and the like."])
        #expect(found.map(\.help) == ["Name it after what happened."])
    }

    /// `obtain` fetches and `perform` does: who has no word for one kind of requests names it as it comes.
    @Test(arguments: [("obtain()", 0), ("performLogin()", 1)])
    func requestsByOtherNames(other: String, told: Int) throws {
        let files = app(0, of: 6) { scene($0) }.map { name, source in
            let request = name.hasPrefix("Alpha/") ? "reply()" : name.hasPrefix("Beta/") && other != "obtain()" ? other : ""
            if request.isEmpty { return (name, source) }
            return (name, source.replacing("func obtain() }", with: "func obtain(); func \(request) }").replacing("func obtain() {", with: "func \(request) {}\n        func obtain() {"))
        }
        #expect(try lint(files, dialect: "book").map(\.rule) == Array(repeating: "unprefixed-event", count: told))
    }

    /// Where protocols stand between the parts everywhere else, the one place without is told, if there is a protocol for it; elsewhere what passes
    /// by a protocol that serves nobody.
    @Test(arguments: [
        (1, 6, "AlphaViewOutput", ["Alpha, as is done nowhere else"]), (1, 6, "BetaViewOutput", []), (1, 4, "AlphaViewOutput", ["Alpha, as is done nowhere else"]),
        (2, 6, "AlphaViewOutput", ["Alpha, and nothing is typed by AlphaViewOutput", "Beta, and nothing is typed by BetaViewOutput"]),
        (1, 3, "AlphaViewOutput", ["Alpha, and nothing is typed by AlphaViewOutput"]), (0, 6, "AlphaViewOutput", []),
    ])
    func partsByTheirClass(odd: Int, count: Int, interface: String, told: [String]) throws {
        let files = app(0, of: count) { scene($0) }.map { name, source in
            guard name.hasSuffix("Parts.swift"), Self.names.prefix(odd).contains(where: { name.hasPrefix($0 + "/") }) else { return (name, source) }
            let scene = name.prefix { $0 != "/" }
            let held = source.replacing("var output: \(scene)ViewOutput?", with: "var output: \(scene)Presenter?")
            return (name, interface == "AlphaViewOutput" ? held : held.replacing("\(scene)Presenter: \(scene)ViewOutput, ", with: "\(scene)Presenter: "))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.message) == told.map { words in
            let scene = words.prefix { $0 != "," }
            return "the view \(scene)ViewController holds the presenter \(scene)Presenter by its class in 'output'" + words.dropFirst(scene.count)
        })
        #expect(found.allSatisfy { $0.severity == .warning && $0.help.contains("ViewOutput") })
    }

    /// Half is no habit by itself; beside another part that the same class holds so, it is the same in the next line.
    @Test(arguments: [
        ("var interactor: AlphaInteractor?\n    var router: AlphaRouter?", ["AlphaInteractor", "AlphaRouter"]), ("var interactor: AlphaInteractor?\n    var router: AlphaRouterInput?", []),
        ("var interactor: AlphaInteractorInput?\n    var router: AlphaRouter?", ["AlphaRouter"]),
    ])
    func partsInTheNextLine(held: String, told: [String]) throws {
        let files = ["Alpha", "Beta", "Gamma", "Delta"].flatMap { scene($0) }.map { name, source in
            let scene = name.prefix { $0 != "/" }
            let isByClass = scene == "Beta" || scene == "Gamma" && !held.contains("AlphaInteractor?")
            var source = source
            if isByClass { source = source.replacing("var interactor: \(scene)InteractorInput?", with: "var interactor: \(scene)Interactor?") }
            if scene == "Alpha" {
                source = source.replacing("var interactor: AlphaInteractorInput?\n    var router: AlphaRouterInput?", with: held)
            }
            return (name, source)
        }
        let found = try lint(files + Self.service, dialect: "book").filter { $0.rule == "concrete-boundary" && $0.from.type == "AlphaPresenter" }
        #expect(found.map(\.to.type).sorted() == told)
    }

    /// Who casts a protocol away meant to have it, where there is a habit of protocols or the property itself says so.
    @Test(arguments: [
        (6, "output as? AlphaPresenter", "The team's parts know each other by protocols"), (2, "output as? AlphaPresenter", "A protocol stands between the two"),
        (6, "guest as? AlphaPresenter", "The team's parts know each other by protocols"), (2, "guest as? AlphaPresenter", nil), (2, "output as? AlphaViewOutput", nil),
    ])
    func partsBehindACast(count: Int, cast: String, because: String?) throws {
        let files = app(0, of: count) { scene($0) }.map { name, source in
            let held = cast.hasPrefix("guest") && name.hasPrefix("Alpha/") ? source.replacing("var output: AlphaViewOutput?", with: "var guest: AnyObject?") : source
            return (name, held.replacing("func show(row: AlphaRow) {}", with: "func show(row: AlphaRow) { (\(cast))?.didLoad() }"))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "concrete-boundary" }
        #expect(found.map { "\($0.from.type) \($0.severity)" } == (because == nil ? [] : ["AlphaViewController warning"]))
        #expect(found.allSatisfy { $0.because.hasPrefix(because ?? "") })
    }

    /// `BaseScreen<AlphaViewOutput>` says what the property is typed by, as the property itself does.
    @Test(arguments: [("AlphaViewOutput", true), ("AnyObject", false)])
    func aCastBehindABase(argument: String, isTold: Bool) throws {
        let base = ("Base.swift", "import UIKit\nclass BaseScreen<Output>: UIViewController { var output: Output? }")
        let files = app(0, of: 2) { scene($0) }.map { name, source in
            guard name.hasPrefix("Alpha/") else { return (name, source) }
            return (name, source.replacing("var output: AlphaViewOutput?", with: "var guest: AlphaViewInput?").replacing(
                "AlphaViewController: UIViewController", with: "AlphaViewController: BaseScreen<\(argument)>")
                .replacing("output?.viewIsReady()", with: "(output as? AlphaPresenter)?.viewIsReady()"))
        }
        let found = try lint(files + [base], dialect: "common").filter { $0.rule == "concrete-boundary" && $0.message.contains("casts") }
        #expect(found.map(\.from.type) == (isTold ? ["AlphaViewController"] : []), "\(found.map(\.message))")
    }

    @Test(arguments: [(1, 6, "load()", 1), (2, 6, "load()", 0), (6, 6, "loansLoaded()", 0), (6, 6, "interactorDidLoad()", 0), (1, 6, "found()", 0), (1, 6, "loansWereFound()", 0),
        (1, 6, "contentWillChange()", 0), (1, 6, "willReload()", 0), (1, 6, "bought()", 0), (1, 6, "photoSent()", 0), (1, 6, "cameraReady(session: Int)", 0),
        (1, 6, "camerasUnavailable()", 0), (1, 6, "buy()", 1), (1, 6, "send()", 1), (1, 6, "willpower()", 1), (1, 6, "readyCamera()", 1),
    ])
    func outputsByOtherNames(odd: Int, count: Int, name: String, told: Int) throws {
        let found = try lint(app(odd, of: count) { scene($0, outputs: name) }, dialect: "book")
        #expect(found.map(\.rule) == Array(repeating: "unprefixed-output", count: told))
    }
}
