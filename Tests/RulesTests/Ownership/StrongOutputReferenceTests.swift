import Testing

@Suite struct StrongOutputReferenceTests {
    private func expect(
        _ useCase: String, others: Files = [], otherRules: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: Scene(useCase: useCase, others: others).files, rule: "strong-output-reference", others: otherRules,
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "var ↓listener: LoanListUseCaseOutput?",
        "var ↓listener: LoanListUseCaseOutput!",
        "private let ↓listener: any LoanListUseCaseOutput",
        "var ↓listener: (LoanListUseCaseOutput & AnyObject)?",
        "var ↓listeners: [LoanListUseCaseOutput] = []",
        "var ↓listeners: [String: any LoanListUseCaseOutput] = [:]",
        "var ↓listener: LoanListUseCaseOutput? { didSet {} }",
    ])
    func strong(useCase: String) throws {
        try expect(useCase)
    }

    @Test(arguments: [
        "weak var listener: LoanListUseCaseOutput?",
        "weak var listener: (any LoanListUseCaseOutput)! { didSet {} }",
        "unowned let listener: LoanListUseCaseOutput",
        "var listener: LoanListUseCaseOutput? { output }",
        "private var completion: ((Int) -> Void)?",
        "private var completion: ((LoanListUseCaseOutput) -> Void)?",
        "static var listener: LoanListUseCaseOutput?",
    ])
    func right(useCase: String) throws {
        try expect(useCase)
    }

    /// One fault, two rules: the class's name is outward, and the hold is strong.
    @Test func thePresenterByItsClass() throws {
        try expect("var ↓presenter: LoanListPresenter?", otherRules: true)
        try expectFindings(
            in: Scene(useCase: "weak var presenter: ↓LoanListPresenter?").files, rule: "outward-dependency")
    }

    /// A transformer gets its output as a parameter, for as long as it transforms.
    @Test func aTransformersParameterIsNoHold() throws {
        let transformer = """
            final class LoanListTransformer {
                func transform(output: LoanListUseCaseOutput?) { output?.presentLoans() }
            }
            """
        try expect("func eventList() { LoanListTransformer().transform(output: output) }", others: [("T.swift", transformer)])
    }

    @Test func compositionsThroughInheritedProtocols() throws {
        let outputs = """
            protocol LoanListAllUseCaseOutput: LoanListUseCaseOutput, LoanListRenewUseCaseOutput {}
            protocol LoanListRenewUseCaseOutput: AnyObject { func presentRenewed() }
            extension LoanListPresenter: LoanListAllUseCaseOutput { func presentRenewed() {} }
            """
        try expect("var ↓listener: LoanListAllUseCaseOutput?", others: [("Outputs.swift", outputs)])
        try expect("weak var listener: LoanListAllUseCaseOutput?", others: [("Outputs.swift", outputs)])
    }

    @Test func theChainLeadsThroughThePresenter() throws {
        let findings = try lint(Scene(useCase: "var listener: LoanListUseCaseOutput?").files)
        #expect(findings.first?.message.hasSuffix("a cycle: LoanListUseCase → LoanListPresenter → LoanListUseCase") == true)
        #expect(findings.map(\.severity) == [.error])
    }

    // MARK: - Module outputs

    /// - Parameter held: what the presenter of the first scene declares.
    private func modules(_ held: String, others: [String], listener: String = "") -> Files {
        ([held] + others).enumerated().map { number, declaration in
            let name = ["Promo", "Visit", "Guest", "Coach", "Locker", "Salad"][number]
            let source = """
                import Foundation
                protocol \(name)ViewInput: AnyObject { func show() }
                protocol \(name)ViewOutput: AnyObject { func didTapClose() }
                protocol \(name)InteractorInput: AnyObject { func obtainAll() }
                protocol \(name)ModuleInput: AnyObject { func configure() }
                protocol \(name)ModuleOutput: AnyObject { func didFinish\(name)() }
                final class \(name)Presenter: \(name)ViewOutput, \(name)ModuleInput\(number == 0 ? "" : listener) {
                    weak var view: \(name)ViewInput?
                    var interactor: \(name)InteractorInput?
                    \(declaration.replacing("#", with: name))
                    func didTapClose() {}
                    func configure() {}
                    func didFinishPromo() {}
                }
                final class \(name)Interactor: \(name)InteractorInput { func obtainAll() {} }
                """
            return ("\(name)/\(name).swift", source)
        }
    }

    private static let usual = "weak var moduleOutput: #ModuleOutput?"

    /// What only one presenter holds strongly is a slip; what several do may be the team's way.
    @Test(arguments: [
        ("var moduleOutput: #ModuleOutput?", [usual], 1), ("var moduleOutput: #ModuleOutput?", [usual, usual, usual], 1), ("weak var moduleOutput: #ModuleOutput?", [usual], 0),
        ("init(_ output: #ModuleOutput) { moduleOutput = output }; private let moduleOutput: #ModuleOutput", [usual], 1), ("unowned var moduleOutput: #ModuleOutput", [usual], 0), ("var moduleOutput: #ModuleOutput? { nil }", [usual], 0), ("var moduleOutputs: [#ModuleOutput] = []", [usual], 0),
        ("var moduleOutput: #ModuleOutput?", [], 0), ("var moduleOutput: #ModuleOutput?", ["var moduleOutput: #ModuleOutput?"], 0),
        ("var moduleOutput: #ModuleOutput?", ["var moduleOutput: #ModuleOutput?", usual], 0),
        // What a scene is asked by is kept by whoever opened it.
        ("var visit: VisitModuleInput?", [usual, usual], 0),
    ])
    func aModulesOutput(held: String, others: [String], count: Int) throws {
        for dialect in ["book", "common"] {
            let found = try lint(modules(held, others: others), dialect: dialect).filter { $0.rule == "strong-output-reference" }
            #expect(found.map(\.message) == Array(
                repeating: "the presenter PromoPresenter holds the module's interface PromoModuleOutput strongly in 'moduleOutput', as no other presenter does", count: count))
            let needs = held.contains("private let") ? ", as an optional 'var'" : ""
            #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Declare 'moduleOutput' weak\(needs)." })
        }
    }

    /// The only one has no others to go by: it is told where another scene's class is told, and only such.
    @Test(arguments: [
        ("var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "", 1), ("weak var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "", 0),
        ("var moduleOutput: #ModuleOutput?", "", "", 0), ("var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "struct Log: PromoModuleOutput { func didFinishPromo() {} }", 0),
        // Made for this presenter alone; kept by nobody else; of the whole app.
        ("var moduleOutput: #ModuleOutput?", "", "final class WeakPromoOutput: PromoModuleOutput { weak var target: PromoModuleOutput?; func didFinishPromo() { target?.didFinishPromo() } }", 0),
        ("var moduleOutput: #ModuleOutput?", "", "final class CheckoutFlow: PromoModuleOutput { weak var host: UIViewController?; func didFinishPromo() {} }", 0),
        ("var moduleOutput: #ModuleOutput?", "", "final class SessionManager: PromoModuleOutput { static let shared = SessionManager(); func didFinishPromo() {} }", 0),
        ("var moduleOutput: #ModuleOutput? = PromoRelay()", "", "final class PromoRelay: PromoModuleOutput { func didFinishPromo() {} }", 0),
    ])
    func theOnlyModulesOutput(held: String, listener: String, other: String, count: Int) throws {
        let files = modules(held, others: [""], listener: listener).map { name, source in
            let isOpen = other.contains("struct")
            return (name, (isOpen ? source.replacing("ModuleOutput: AnyObject", with: "ModuleOutput") : source) + (name.hasPrefix("Promo") ? "\n\(other)" : ""))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "strong-output-reference" }
        #expect(found.map(\.message) == Array(
            repeating: "the presenter PromoPresenter holds the module's interface PromoModuleOutput strongly in 'moduleOutput'", count: count))
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Declare 'moduleOutput' weak." })
    }

    /// A protocol that a struct could conform to keeps nobody from being told of: what conforms are other scenes' classes.
    @Test(arguments: [
        ("private let moduleOutput: #ModuleOutput; init(_ output: #ModuleOutput) { moduleOutput = output }", ", PromoModuleOutput", "", ", as an optional 'var', and its protocol for classes only (AnyObject)."),
        ("var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "", ", and its protocol for classes only (AnyObject)."),
        ("var moduleOutput: #ModuleOutput?", "", "", nil), ("var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "struct Log: PromoModuleOutput { func didFinishPromo() {} }", nil),
        ("var moduleOutput: #ModuleOutput?", ", PromoModuleOutput", "enum Log: PromoModuleOutput { case all; func didFinishPromo() {} }", nil),
        ("var moduleOutput: #ModuleOutput?", "", "final class PromoRelay: PromoModuleOutput { func didFinishPromo() {} }", nil),
    ])
    func aModulesOutputOpenToValues(held: String, listener: String, other: String, help: String?) throws {
        let files = modules(held, others: [""], listener: listener).map { name, source in
            (name, source.replacing("ModuleOutput: AnyObject", with: "ModuleOutput") + (name.hasPrefix("Promo") ? "\n\(other)" : ""))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "strong-output-reference" }
        #expect(found.map(\.help) == (help.map { ["Declare 'moduleOutput' weak\($0)"] } ?? []))
    }

    /// Coordinators are told as well where several presenters have theirs weakly: somebody else keeps them then. Not so one that is made and kept by nobody.
    @Test(arguments: [
        (usual, 4, "", 1), (usual, 4, "final class App { private var children: [PromoCoordinator] = []; func start() { children.append(PromoCoordinator()) } }", 1),
        (usual, 4, "final class App { private let main: Starting = PromoCoordinator() }", 1),
        (usual, 4, "final class App { func start() { PromoCoordinator().start() } }", 0),
        (usual, 4, "final class App { private weak var promo: PromoCoordinator?; func start() { promo = PromoCoordinator() } }", 0),
        (usual, 2, "", 0), ("var moduleOutput: #ModuleOutput?", 4, "", 0),
    ])
    func aCoordinatorThatIsTold(others: String, count: Int, app: String, found: Int) throws {
        let files = modules("var moduleOutput: #ModuleOutput?", others: Array(repeating: others, count: count)).map { name, source in
            let scene = name.split(separator: "/")[0]
            let coordinator = "final class \(scene)Coordinator: \(scene)ModuleOutput, Starting { private let navigation = UINavigationController(); "
                + "func start() { navigation.pushViewController(UIViewController(), animated: true) }; func didFinish\(scene)() { navigation.popViewController(animated: true) } }"
            return (name, "import UIKit\n\(source)\n\(coordinator)")
        }
        let shared = ("App.swift", "import UIKit\nprotocol Starting: AnyObject { func start() }\n\(app)")
        let told = try lint(files + [shared], dialect: "common").filter { $0.rule == "strong-output-reference" }
        #expect(told.map(\.from.type) == Array(repeating: "PromoPresenter", count: found), "\(told.map(\.message))")
    }

    /// What two do may be the team's way, whoever is told.
    @Test func twoModulesOutputs() throws {
        let held = "var moduleOutput: #ModuleOutput?"
        let found = try lint(modules(held, others: [held], listener: ", PromoModuleOutput"), dialect: "common")
        #expect(found.allSatisfy { $0.rule != "strong-output-reference" }, "\(found.map(\.message))")
    }

    /// Where the circle is certain, retain-cycle says so.
    @Test func aModulesOutputInACircle() throws {
        let parent = "weak var moduleOutput: #ModuleOutput?; private let promo = PromoPresenter(); func open() { promo.moduleOutput = self }"
        let files = modules("var moduleOutput: PromoModuleOutput?", others: [parent], listener: ", PromoModuleOutput")
        let rules = try lint(files, dialect: "common").map(\.rule)
        #expect(rules.contains("retain-cycle") && !rules.contains("strong-output-reference"), "\(rules)")
    }
}
