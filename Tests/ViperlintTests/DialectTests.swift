import Foundation
import Testing

/// `init`, `roles`, and where the dialect comes from.
@Suite struct DialectTests {
    // MARK: - lint

    @Test func lintTellsWhichDialectItTook() throws {
        let run = try expectRun(["lint"], in: Workplace(Projects.clean), exit: 0)
        #expect(run.errors.contains("no .viperlint.yml was found; the code looks like the dialect 'clean' ("))
        #expect(run.output.hasSuffix("dialect clean\n"))
        let configured = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\n"]) { $1 })
        #expect(try expectRun(["lint"], in: configured, exit: 0).errors.contains(".viperlint.yml names no dialect; the code looks like"))
        let named = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\ndialect: clean\n"]) { $1 })
        #expect(try expectRun(["lint"], in: named, exit: 0).errors.isEmpty)
    }

    /// Of dialects that don't fit, the one that fits least badly says nothing.
    @Test func codeThatIsNearToNoDialect() throws {
        let folder = try Workplace(["A.swift": """
            import UIKit
            protocol LoanWorking { func load() }
            final class LoanInteractor: LoanWorking { func load() {} }
            final class LoanPresenter { var work: LoanWorking?; func ready() { work?.load() } }
            final class LoanViewController: UIViewController { var presenter: LoanPresenter?; func go() { presenter?.ready() } }
            """])
        let run = try expectRun(["lint"], in: folder, exit: 0)
        #expect(run.errors.contains("no dialect shows clearly, so the code is held only to what all dialects have in common"))
        #expect(try Tool.run(["init", "--print"], in: folder).errors.hasPrefix("No dialect shows clearly, and none is near.\n"))
    }

    /// Where no module keeps a dialect clearly, there are none to list.
    @Test func modulesThatKeepNoDialect() throws {
        let scenes = ["Inbox", "Draft", "Search"].map { name in
            ("\(name).swift", """
                import UIKit
                protocol \(name)ViewProtocol: AnyObject { func show() }
                protocol \(name)PresenterProtocol: AnyObject { func ready() }
                final class \(name)Interactor { func load() {} }
                final class \(name)Presenter: \(name)PresenterProtocol {
                    weak var view: \(name)ViewProtocol?
                    var interactor: \(name)Interactor?
                    func ready() { interactor?.load(); view?.show() }
                }
                final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
                    var presenter: \(name)PresenterProtocol?
                    func show() { presenter?.ready() }
                }
                """)
        }
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: scenes))
        let page = try Tool.run(["init", "--print"], in: folder).errors
        #expect(page.hasPrefix("No dialect shows clearly; nearest is") && !page.contains("by module"), "\(page)")
    }

    /// Modules that all lean to one dialect say no more than the whole: that it is none, though.
    @Test func modulesThatLeanToOne() throws {
        let scenes = ["Inbox", "Draft"].map { name in
            ("\(name).swift", """
                import UIKit
                protocol \(name)ViewProtocol: AnyObject { func show() }
                protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
                protocol \(name)InteractorProtocol: AnyObject { func load() }
                protocol \(name)InteractorOutputProtocol: AnyObject { func loaded() }
                protocol \(name)RouterProtocol: AnyObject { func goBack() }
                final class \(name)Interactor: Interactor<\(name)InteractorOutputProtocol>, \(name)InteractorProtocol { func load() { presenter?.loaded() } }
                final class \(name)Presenter: Presenter<\(name)ViewProtocol, \(name)InteractorProtocol, \(name)RouterProtocol>, \(name)PresenterProtocol {
                    func viewDidLoad() { interactor.load() }
                }
                extension \(name)Presenter: \(name)InteractorOutputProtocol { func loaded() { view?.show(); router.goBack() } }
                final class \(name)ViewController: ViewController<\(name)PresenterProtocol>, \(name)ViewProtocol {
                    override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                    func show() {}
                }
                final class \(name)Router: Router, \(name)RouterProtocol { func goBack() { viewController?.dismiss(animated: true) } }
                """)
        }
        let bases = """
            import UIKit
            class Presenter<V, I, R> { var _view: (() -> V?)?; var view: V? { _view?() }; var interactor: I!; var router: R! }
            class Interactor<P> { var _presenter: (() -> P?)?; var presenter: P? { _presenter?() } }
            class Router { weak var viewController: UIViewController? }
            class ViewController<P>: UIViewController { var presenter: P! }
            """
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: scenes + [("Bases.swift", bases)]))
        let page = try Tool.run(["init", "--print"], in: folder).errors
        #expect(page.hasPrefix("No dialect shows clearly, and none is near.\n") && !page.contains("by module"), "\(page)")
    }

    @Test func codeThatIsNoVIPERIsNotJudged() throws {
        let folder = try Workplace(["A.swift": "import UIKit\nclass LoanViewController: UIViewController { let loans = [1] }"])
        let run = try expectRun(["lint"], in: folder, exit: 0)
        #expect(run.errors.contains("no VIPER stack was found"))
        #expect(!run.errors.contains("Clean Swift"))
        #expect(run.errors.contains("'viperlint roles' lists what the types were taken for") && run.errors.contains("the configuration's 'roles'"))
        #expect(run.output.hasPrefix("No findings") && run.output.contains("no VIPER stack to judge"))
        let survey = try expectRun(["init"], in: folder, exit: 0).output
        #expect(survey.hasPrefix("No VIPER: no presenter works with an interactor.\n") && survey.contains("the configuration's 'roles'"))
    }

    private static let cleanSwift = """
        import UIKit
        protocol LoanListBusinessLogic: AnyObject { func fetchLoans() }
        protocol LoanListPresentationLogic: AnyObject { func presentLoans(_ titles: [String]) }
        protocol LoanListDisplayLogic: AnyObject { func displayLoans(_ titles: [String]) }
        final class LoanListInteractor: LoanListBusinessLogic {
            var presenter: LoanListPresentationLogic?
            func fetchLoans() { presenter?.presentLoans(["Dune"]) }
        }
        final class LoanListPresenter: LoanListPresentationLogic {
            weak var viewController: LoanListDisplayLogic?
            func presentLoans(_ titles: [String]) { viewController?.displayLoans(titles) }
        }
        final class LoanListViewController: UIViewController, LoanListDisplayLogic {
            var interactor: LoanListBusinessLogic?
            override func viewDidLoad() { super.viewDidLoad(); interactor?.fetchLoans() }
            func displayLoans(_ titles: [String]) { title = titles.first }
        }
        """

    /// Clean Swift's names are VIPER's, but its interactors hold the presenter and its views the interactor.
    @Test func cleanSwiftIsCalledByItsName() throws {
        let folder = try Workplace(["LoanList.swift": Self.cleanSwift])
        let run = try expectRun(["lint"], in: folder, exit: 0)
        #expect(run.errors.contains("no VIPER stack was found"))
        #expect(run.errors.contains("Clean Swift's VIP"))
    }

    /// Nobody is to think that such a scene is looked at as the others are.
    @Test func cleanSwiftBesideVIPER() throws {
        let note = "judged only for cycles of strong references, since it follows another architecture than the VIPER stacks: CardList\n"
        let scene = Self.cleanSwift.replacing("Loan", with: "Card")
        let folder = try Workplace(Projects.clean.merging(["CardList.swift": scene]) { $1 })
        #expect(try expectRun(["lint", "--dialect", "clean"], in: folder, exit: 0).errors.contains(note))
        #expect(try expectRun(["explain", "CardListPresenter"], in: folder, exit: 0).output.contains("judged       only for cycles"))
        #expect(try expectRun(["lint", "--dialect", "clean"], in: Workplace(Projects.clean), exit: 0).errors.isEmpty)
    }

    private func package(_ folder: String, _ sources: [String: String]) -> [String: String] {
        let manifest = "// swift-tools-version:6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])\n"
        let files = sources.map { ("\(folder)/Sources/App/\($0.key)", $0.value) }
        return Dictionary(uniqueKeysWithValues: files + [("\(folder)/Package.swift", manifest)])
    }

    /// A repository may hold apps of several architectures: nobody promised anything about the MVP one.
    @Test func anAppWithoutAStackBesideOneWithOne() throws {
        let mvp = [
            "Presenter.swift": """
                protocol CardListPresenterOutput: AnyObject { func showCards() }
                final class CardListPresenter {
                    var output: CardListPresenterOutput?
                    func ready() { output?.showCards() }
                }
                """,
            "View.swift": """
                import UIKit
                final class CardListViewController: UIViewController, CardListPresenterOutput {
                    var presenter: CardListPresenter!
                    override func viewDidLoad() { super.viewDidLoad(); presenter.ready() }
                    func showCards() {}
                }
                """,
        ]
        let apart = try Workplace(package("Loans", Projects.clean).merging(package("Cards", mvp)) { $1 })
        let run = try expectRun(["lint", "--dialect", "clean"], in: apart, exit: 0)
        #expect(run.errors.contains("without a VIPER stack, and so not judged: App (Cards/Package.swift)"))
        let together = try Workplace(package("Loans", Projects.clean.merging(mvp) { "\($0)\n\($1)" }))
        #expect(try expectRun(["lint", "--dialect", "clean"], in: together, exit: 1).output.contains("[strong-view-reference]"))
    }

    /// Habits are a team's own: what the presenters of another app are handed says nothing of this one's.
    @Test func habitsOfAnotherApp() throws {
        let reaching = "extension LoanListUseCase { func limit() -> Int { UserDefaults.standard.integer(forKey: \"limit\") } }"
        let app = package("Loans", Projects.clean.merging(["UseCase.swift": "import Foundation\n" + reaching]) { "\($0)\n\($1)" })
        let others = (1...3).map { number in
            """
            protocol Card\(number)Output: AnyObject { func show() }
            final class Card\(number)Presenter {
                weak var output: Card\(number)Output?
                private let service: CardService
                init(service: CardService) { self.service = service }
                func ready() { output?.show() }
            }
            final class Card\(number)ViewController: UIViewController, Card\(number)Output {
                var presenter: Card\(number)Presenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.ready() }
                func show() {}
            }
            """
        }
        let other = package("Cards", ["Cards.swift": "import UIKit\nfinal class CardService { let session: URLSession; init(session: URLSession) { self.session = session } }\n" + others.joined(separator: "\n")])
        let alone = try Tool.run(["lint", "--dialect", "xcode-templates", "--reporter", "xcode"], in: Workplace(app)).output
        let beside = try Tool.run(["lint", "--dialect", "xcode-templates", "--reporter", "xcode"], in: Workplace(app.merging(other) { $1 })).output
        #expect(!alone.contains("[hidden-dependency]") && !beside.contains("[hidden-dependency]"))
    }

    /// That both use the same networking makes a feature of another architecture no part of a stack; a target whose models the
    /// stack works with belongs to it.
    @Test func targetsThatUseTheSameCore() throws {
        let legacy = """
            import Core
            import UIKit
            protocol CardOutput: AnyObject { func show() }
            final class CardPresenter { var output: CardOutput?; func load() { Client.shared.get(); output?.show() } }
            final class CardViewController: UIViewController, CardOutput {
                let presenter = CardPresenter()
                override func viewDidLoad() { super.viewDidLoad(); presenter.output = self; presenter.load() }
                func show() {}
            }
            """
        let manifest = """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "Core"), .target(name: "Legacy", dependencies: ["Core"]), .target(name: "Loans", dependencies: ["Core"]),
            ])
            """
        let stack = Projects.clean.mapValues { "import Core\n" + $0 }.map { ("Sources/Loans/\($0.key)", $0.value) }
        let others = [
            "Package.swift": manifest, "Sources/Legacy/Card.swift": legacy,
            "Sources/Core/Client.swift": "public final class Client { public static let shared = Client(); public func get() {} }",
        ]
        let run = try expectRun(["lint", "--dialect", "clean"], in: Workplace(others.merging(stack) { $1 }), exit: 0)
        #expect(run.errors.contains("without a VIPER stack, and so not judged: Legacy (Package.swift)"))
    }

    @Test func twoAppsMayEachHaveASceneOfOneName() throws {
        let sources = ["Protocols.swift": Projects.output + Projects.stack, "Presenter.swift": Projects.presenter("weak var output: LoanListPresenterOutput?")]
        let configuration = [".viperlint.yml": "version: 1\ndialect: clean\nrules: {scattered-interfaces: error}\n"]
        let folder = try Workplace(package("One", sources).merging(package("Two", sources)) { $1 }.merging(configuration) { $1 })
        try expectRun(["lint"], in: folder, exit: 0)
    }

    @Test func aDialectByName() throws {
        let folder = try Workplace(Projects.clean)
        #expect(try Tool.run(["lint", "--dialect", "book"], in: folder).output.hasSuffix("dialect book\n"))
        try folder.write(Array("version: 1\ndialect: clean\n".utf8), to: ".viperlint.yml")
        #expect(try Tool.run(["lint", "--dialect", "book"], in: folder).output.hasSuffix("dialect book\n"))
        try expectRun(["lint", "--dialect", "klean"], in: folder, exit: 2, errors: ["there is no dialect 'klean'; there are: book, clean,"])
    }

    // MARK: - extends and overrides

    @Test func aDialectOfOnesOwn() throws {
        let configuration = "version: 1\ndialect: ours\nextends: clean\nrules: {strong-view-reference: warning}\n"
        let run = try expectRun(
            ["lint"], in: Workplace(Projects.faulty.merging([".viperlint.yml": configuration]) { $1 }), exit: 0)
        #expect(run.output.contains("warning[strong-view-reference]") && run.output.hasSuffix("dialect ours\n"))
    }

    @Test func aFileThatOthersExtend() throws {
        let files = [
            "App/.viperlint.yml": "version: 1\nextends: ../shared/viper.yml\n",
            "shared/viper.yml": "version: 1\ndialect: house\nextends: clean\nrules: {strong-view-reference: off}\nfail-on: warning\n",
        ]
        let app = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("App/" + $0.key, $0.value) })
        let folder = try Workplace(files.merging(app) { $1 })
        #expect(try expectRun(["lint", "App"], in: folder, exit: 0).output.hasPrefix("No findings"))
        try folder.write(Array("version: 1\nextends: ../App/.viperlint.yml\n".utf8), to: "shared/viper.yml")
        try expectRun(["lint", "App"], in: folder, exit: 2, errors: ["shared/viper.yml:2:10: '../App/.viperlint.yml' extends itself in the end"])
        try folder.write(Array("version: 1\nextends: clean\nexcluded: [A]\n".utf8), to: "shared/viper.yml")
        try expectRun(["lint", "App"], in: folder, exit: 2, errors: ["shared/viper.yml:3:12: paths belong in the file that extends this one"])
        try folder.write(Array("version: 1\nextends: nowhere.yml\n".utf8), to: "shared/viper.yml")
        try expectRun(["lint", "App"], in: folder, exit: 2, errors: ["shared/viper.yml:2:10: 'nowhere.yml' could not be read"])
    }

    @Test func settingsForAFolder() throws {
        func run(_ override: String, exit: Int32, errors: [String] = [], _ arguments: [String] = []) throws -> Tool.Run {
            let configuration = "version: 1\ndialect: clean\noverrides:\n  - \(override)\n"
            let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": configuration]) { $1 })
            return try expectRun(["lint"] + arguments, in: folder, exit: exit, errors: errors)
        }
        let off = "{paths: [Presenter.swift], because: it is old, rules: {strong-view-reference: off}}"
        #expect(try run(off, exit: 0).output.hasPrefix("No findings"))
        let other = "{paths: [Stack.swift], because: it is old, rules: {strong-view-reference: off}}"
        #expect(try run(other, exit: 1).output.contains("strong-view-reference"))
        let warning = "{paths: [\"*.swift\"], because: it is old, rules: {strong-view-reference: warning}}"
        #expect(try run(warning, exit: 0).output.contains("warning[strong-view-reference]"))
        #expect(try run(warning, exit: 0, ["--reporter", "json"]).output.contains("released. This file has settings of its own: it is old.\""))
        #expect(try !run(other, exit: 1, ["--reporter", "json"]).output.contains("settings of its own"))
        _ = try run(
            "{paths: [Legacy], because: it is old, rules: {strong-view-reference: off}}", exit: 2,
            errors: [".viperlint.yml:4:14: the pattern 'Legacy' matches no Swift file"])
    }

    @Test func otherWordsInAFolder() throws {
        let files = [
            "Old/A.swift": """
                import UIKit
                protocol CardUseCaseOutput: AnyObject {}
                final class CardUseCase { weak var output: CardUseCaseOutput? }
                final class CardMediator: CardUseCaseOutput { let useCase = CardUseCase() }
                """,
            ".viperlint.yml": "version: 1\ndialect: clean\noverrides:\n  - {paths: [Old], because: older words, roles: {presenter: {suffixes: [Mediator]}}}\n",
        ]
        let run = try expectRun(["explain", "CardMediator"], in: Workplace(files), exit: 0)
        #expect(run.output.contains("role         presenter ("))
    }

    // MARK: - init

    /// A dialect of SwiftUI has points for its words, and is not the nearest where view controllers use them: that is said.
    @Test func whyMorePointsDoNotWin() throws {
        let scene = """
            import UIKit
            protocol LoanViewInput: AnyObject { func show(_ rows: [String]) }
            protocol LoanPresenting: AnyObject { func load() }
            protocol LoanInteracting: AnyObject { func rows() async -> [String] }
            protocol LoanRouterInput: AnyObject { func close() }
            final class LoanRouter: LoanRouterInput { weak var host: UIViewController?; func close() { host?.dismiss(animated: true) } }
            final class LoanInteractor: LoanInteracting { func rows() async -> [String] { [] } }
            final class LoanPresenter: LoanPresenting {
                weak var view: LoanViewInput?
                private let interactor: LoanInteracting
                private let router: LoanRouterInput
                init(interactor: LoanInteracting, router: LoanRouterInput) { self.interactor = interactor; self.router = router }
                func load() { Task { view?.show(await interactor.rows()); router.close() } }
            }
            final class LoanViewController: UIViewController, LoanViewInput {
                var presenter: LoanPresenting?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.load() }
                func show(_ rows: [String]) { title = rows.first }
            }
            """
        let files = ["Loan", "Shelf", "Reader"].map { ("\($0).swift", scene.replacing("Loan", with: $0)) }
        let page = try Tool.run(["init", "--print"], in: Workplace(Dictionary(uniqueKeysWithValues: files))).errors
        #expect(page.contains(/nearest is book, .*\n/) && page.contains(/: book [0-9.]+, swiftui [0-9.]+ \(but most views are not of its kind\),/), "\(page)")
    }

    @Test func aDialectOfOtherViewsThatIsBehindIsOutOfTheQuestion() throws {
        let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("fixtures/apps/book-spotless")
        let page = try Tool.run(["init", "--print", app.path], in: Workplace([:])).errors
        #expect(page.contains("Points for what only some dialects have: book ") && !page.contains("swiftui"), "\(page)")
    }

    @Test func initWritesAConfigurationThatHolds() throws {
        let folder = try Workplace(Projects.clean)
        let run = try expectRun(["init"], in: folder, exit: 0)
        #expect(run.output.hasPrefix("The code looks like the dialect clean, ") && run.output.contains("\nwrote .viperlint.yml\n"))
        #expect(try folder.text(".viperlint.yml").contains("\ndialect: clean\n"))
        #expect(try expectRun(["lint"], in: folder, exit: 0).errors.isEmpty)
    }

    @Test func initOverwritesOnlyByForce() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "# mine\n"]) { $1 })
        try expectRun(["init"], in: folder, exit: 2, errors: [".viperlint.yml is there already; --force overwrites it"])
        #expect(try folder.text(".viperlint.yml") == "# mine\n")
        try expectRun(["init", "--force", "--dialect", "book"], in: folder, exit: 0)
        #expect(try folder.text(".viperlint.yml").contains("\ndialect: book\n"))
    }

    @Test func initPrints() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "# mine\n"]) { $1 })
        let run = try Tool.run(["init", "--print"], in: folder)
        #expect(run.exitCode == 0 && run.output.hasPrefix("# How viperlint reads this code."))
        #expect(run.errors.contains("The code looks like the dialect clean, "))
        #expect(try folder.text(".viperlint.yml") == "# mine\n")
    }

    /// What the page itself tells is not told twice.
    @Test func initTellsWhatItCouldNotKnow() throws {
        let manifest = "import PackageDescription\nlet package = Package(name: \"Loans\", targets: [.target(name: names[0])])\n"
        let folder = try Workplace(Projects.clean.merging(["Package.swift": manifest]) { $1 })
        let run = try expectRun(["init"], in: folder, exit: 0)
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.hasPrefix("viperlint: note: Package.swift:2: a target's name"))
    }

    @Test func initOfHalfADeclaration() throws {
        let folder = try Workplace(Projects.clean.merging(["Half.swift": "struct Other {}\nclass {{{\n"]) { $1 })
        #expect(try expectRun(["init"], in: folder, exit: 0).output.contains("Without a role: Other.\n"))
    }

    @Test func initOfAnotherFolder() throws {
        let files = Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/" + $0.key, $0.value) })
        let folder = try Workplace(files)
        let run = try expectRun(["init", "App"], in: folder, exit: 0)
        #expect(folder.exists("App/.viperlint.yml") && !folder.exists(".viperlint.yml"))
        let steps = run.output.split(separator: "\n").suffix(3).map { $0.split(separator: "   ")[0].trimmingCharacters(in: .whitespaces) }
        #expect(steps == ["viperlint lint App", "viperlint baseline write App", "viperlint init --hook App"])
        try expectRun(["init", "Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
        try expectRun(["init", "App/Stack.swift"], in: folder, exit: 2, errors: ["App/Stack.swift: is no folder"])
        try expectRun(["init", "App", "--force", "--dialect", "klean"], in: folder, exit: 2, errors: ["there is no dialect 'klean'"])
    }

    @Test func initOfCodeThatIsNoVIPER() throws {
        let run = try expectRun(["init", "--print"], in: Workplace(["A.swift": "class A {}"]), exit: 0, errors: [
            "No VIPER: no presenter works with an interactor.", "words in the configuration's 'roles'", "", "Without a role: A.", "viperlint roles", ""
        ].filter { !$0.isEmpty })
        #expect(run.output.contains("\ndialect: common\n"))
    }

    /// What `init` writes is what the next run needs.
    @Test func initOfAStackByOtherWords() throws {
        let scenes = ["Pedidos", "Clientes"].map { name in
            (
                "\(name).swift",
                """
                import UIKit
                protocol \(name)Salida: AnyObject { func muestra() }
                protocol \(name)Eventos: AnyObject { func cargada() }
                final class \(name)Vista: UIViewController, \(name)Salida { var presentador: \(name)Eventos!; func muestra() {} }
                final class \(name)Presentador: \(name)Eventos {
                    var vista: \(name)Salida?
                    let interador = \(name)Interador()
                    func cargada() { interador.carga(); vista?.muestra() }
                }
                final class \(name)Interador { func carga() {} }
                extension \(name)Vista { static func crea() -> UIViewController {
                    let vista = \(name)Vista(); let presentador = \(name)Presentador()
                    vista.presentador = presentador; presentador.vista = vista
                    return vista
                } }
                """
            )
        }
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: scenes))
        let words = "ClientesVista, ClientesPresentador and ClientesInterador look like a stack by other words"
        #expect(try expectRun(["lint"], in: folder, exit: 0).errors.contains("\(words): 'viperlint init' writes"))
        let survey = try expectRun(["init"], in: folder, exit: 0).output
        #expect(survey.contains("\(words).\n  The configuration says so: *Presentador (presenter), *Interador (interactor)."))
        let run = try expectRun(["lint"], in: folder, exit: 1)
        #expect(run.output.contains("error[strong-view-reference]: the presenter ClientesPresentador"))
    }

    // MARK: - roles

    @Test func rolesForPrograms() throws {
        let run = try expectRun(["roles", "--format", "json"], in: Workplace(Projects.clean), exit: 0)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let types = try #require(document["types"] as? [[String: Any]])
        let presenter = try #require(types.first { $0["name"] as? String == "LoanListPresenter" })
        #expect(presenter["role"] as? String == "presenter" && presenter["module"] as? String == "LoanList")
        #expect(presenter["path"] as? String == "Presenter.swift" && presenter["line"] as? Int == 1)
        #expect((presenter["evidence"] as? [String])?.contains("its name ends in Presenter") == true)
        #expect(document["unassigned"] as? [String] != nil)
    }

    @Test func rolesOfAPart() throws {
        let other = "final class Loan {}\n"
        let folder = try Workplace(Projects.clean.merging(["Loan.swift": other]) { $1 })
        let presenters = try expectRun(["roles", "--role", "presenter"], in: folder, exit: 0).output
        #expect(presenters.contains("LoanListPresenter ") && !presenters.contains("LoanListUseCase ") && !presenters.contains("Without a role"))
        let module = try expectRun(["roles", "--module", "LoanList", "--format", "json"], in: folder, exit: 0).output
        #expect(module.contains("\"LoanListUseCase\"") && !module.contains("\"Loan\""))
        try expectRun(["roles", "--role", "presentr", "--module", "LoanLst"], in: folder, exit: 2, errors: [
            "there is no role 'presentr'; did you mean 'presenter'?", "there is no module 'LoanLst'; did you mean 'LoanList'?",
        ])
        try expectRun(["roles", "--role", "xyzzy"], in: folder, exit: 2, errors: ["there is no role 'xyzzy'; there are: view, presenter, "])
    }

    @Test func rolesForPeople() throws {
        let run = try expectRun(["roles"], in: Workplace(Projects.clean), exit: 0)
        #expect(run.output.hasPrefix("LoanList\n  "))
        #expect(run.output.hasSuffix("5 types with a role, 0 without · dialect clean\n"))
    }

    @Test func explainTellsWhatIsMissing() throws {
        let folder = try Workplace(Projects.clean.merging(["R.swift": "final class APIRouter {}"]) { $1 })
        let run = try expectRun(["explain", "APIRouter"], in: folder, exit: 0)
        #expect(run.output.contains("router: its name ends in Router; nothing else agrees: "))
    }
}
