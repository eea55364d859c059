import Testing

/// Services that are there for everybody, whoever keeps them.
@Suite struct HiddenEnvironmentTests {
    private static let manager = """
        import Foundation
        struct Loan { let title: String }
        protocol LoanManager: AnyObject { func fetchAll() -> [Loan] }
        final class RemoteLoanManager: LoanManager {
            private let session: URLSession
            init(session: URLSession) { self.session = session }
            func fetchAll() -> [Loan] { [] }
        }

        """

    private func expect(_ declaration: String, _ useCase: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        try expectFindings(
            in: Scene(useCase: useCase, others: [("Services/LoanManager.swift", Self.manager), ("Common/World.swift", "import Foundation\n" + declaration)]).files,
            rule: "hidden-dependency", others: true, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("static var current = World()", "func eventAgain() { _ = ↓World.current.manager.fetchAll() }"),
        ("static var current: World = World()", "private let manager = ↓World.current.manager\nfunc eventAgain() { _ = manager.fetchAll() }"),
        // A constant is nobody's to change, and what is there besides is no service.
        ("static let current = World()", "func eventAgain() { _ = World.current.manager.fetchAll() }"),
        ("static var current = World()", "func eventAgain() { print(World.current.language) }"),
        ("static var current = World()", "func eventAgain() { print(World.current) }"),
    ])
    func aStructThatIsThereOnce(property: String, useCase: String) throws {
        try expect("struct World { var manager: LoanManager = RemoteLoanManager(session: .shared); var language = \"\"; \(property) }", useCase)
    }

    /// A framework's database that somebody has for everybody; what belongs to no instance is another matter where it is a value.
    @Test(arguments: [
        ("enum World { static var context: NSManagedObjectContext? }", "func eventAgain() { if ↓World.context == nil { return } }"),
        ("final class World { static let session = URLSession(configuration: .default) }", "func eventAgain() { print(↓World.session) }"),
        ("enum World { static let limit = 3 }", "func eventAgain() { print(World.limit) }"), ("enum World { static let queue = DispatchQueue(label: \"\") }", "func eventAgain() { print(World.queue) }"),
    ])
    func aDatabaseThatIsThereOnce(declaration: String, useCase: String) throws {
        try expect("import CoreData\n" + declaration, useCase)
        let found = try lint(Scene(useCase: useCase.filter { $0 != "↓" }, others: [("World.swift", "import CoreData\n" + declaration)]).files).filter { $0.rule == "hidden-dependency" }
        #expect(found.allSatisfy { $0.help == "Let a gateway or manager work with it, and take that in the initialiser, as a protocol." }, "\(found.map(\.help))")
    }

    /// What the whole app reports to may be at hand everywhere, whoever hands it out.
    @Test(arguments: [("enum World { static var tracker: LoanManager? }", "World"), ("struct World { var tracker: LoanManager?; static var current = World() }", "World.current")])
    func whatEverybodyReportsTo(declaration: String, place: String) throws {
        for (name, mark) in [("RemoteLoanManager", "↓"), ("AnalyticsManager", "")] {
            let manager = Self.manager.replacing("RemoteLoanManager", with: name)
            let world = "import Foundation\n" + declaration.replacing("LoanManager", with: name)
            let scene = Scene(
                useCase: "func eventAgain() { _ = \(mark)\(place).tracker?.fetchAll() }", others: [("Services/LoanManager.swift", manager), ("Common/World.swift", world)])
            try expectFindings(in: scene.files, rule: "hidden-dependency", others: true, settings: "rules:\n  hidden-dependency: {cross-cutting: [Analytics]}\n")
        }
    }

    /// Nobody hands in a transformer.
    @Test func aTransformerThatAllShare() throws {
        let transformer = "final class LoanListTransformer { static let shared = LoanListTransformer()\nfunc transform(output: LoanListUseCaseOutput?) { output?.presentLoans() } }"
        let found = try lint(Scene(useCase: "func eventCounted() { LoanListTransformer.shared.transform(output: output) }", others: [("LoanListTransformer.swift", transformer)]).files)
        #expect(found.map(\.help) == ["Make a LoanListTransformer in the event that it is for, which nobody shares."], "\(found.map(\.message))")
    }

    private static let world = "struct World { var manager: LoanManager = RemoteLoanManager(session: .shared); var language = \"\" }\n"

    @Test(arguments: [
        (world + "var Current = World()", "func eventAgain() { _ = ↓Current.manager.fetchAll() }"),
        (world + "let current: World = World()", "private let manager = ↓current.manager\nfunc eventAgain() { _ = manager.fetchAll() }"),
        ("let loanManager: LoanManager = RemoteLoanManager(session: .shared)", "func eventAgain() { _ = ↓loanManager.fetchAll() }"),
        ("let loanManager = RemoteLoanManager(session: .shared)", "private let manager: LoanManager = ↓loanManager\nfunc eventAgain() { _ = manager.fetchAll() }"),
        ("var loanManager: LoanManager!", "func eventAgain() { _ = ↓loanManager.fetchAll() }\nfunc eventMore() { _ = loanManager.fetchAll() }"),
        (world + "var Current = World()", "func eventAgain() { print(Current.language) }"), (world + "var Current = World()", "func eventAgain() { let Current = 3; print(Current) }"),
        // Who makes the instance may hand it another one, and what has its own is not asked for that of everybody.
        ("let loanManager = RemoteLoanManager(session: .shared)", "private let manager: LoanManager\ninit(manager: LoanManager = loanManager) { self.manager = manager }\nfunc eventAgain() { _ = manager.fetchAll() }"),
        ("let loanManager = RemoteLoanManager(session: .shared)", "private let loanManager: LoanManager\ninit(loanManager: LoanManager) { self.loanManager = loanManager }\nfunc eventAgain() { _ = loanManager.fetchAll() }"),
        ("let loans = [Loan(title: \"\")]", "func eventAgain() { print(loans) }"), ("let pageSize = 3", "func eventAgain() { print(pageSize) }"),
        ("let loanManager = RemoteLoanManager(session: .shared)", "func eventAgain(loanManager: LoanManager) { _ = loanManager.fetchAll() }"),
        ("final class LoanFormatter { func text() -> String { \"\" } }\nlet loanFormatter = LoanFormatter()", "func eventAgain() { print(loanFormatter.text()) }"),
    ])
    func aVariableAtTheTopLevel(declaration: String, useCase: String) throws { try expect(declaration, useCase) }

    @Test(arguments: [
        ("enum Services { static func makeLoans() -> LoanManager { RemoteLoanManager(session: .shared) } }", "func eventAgain() { _ = ↓Services.makeLoans().fetchAll() }"),
        ("enum Services { static func makeLoans(in session: URLSession) -> LoanManager { RemoteLoanManager(session: session) } }", "func eventAgain(session: URLSession) { _ = Services.makeLoans(in: session).fetchAll() }"),
        ("enum Services { static func makeTitle() -> String { \"\" } }", "func eventAgain() { _ = Services.makeTitle() }"),
        ("struct LoanRequest { static func all() -> LoanRequest { LoanRequest() } }", "func eventAgain() { _ = LoanRequest.all() }"),
    ])
    func aFunctionThatMakesThem(declaration: String, useCase: String) throws { try expect(declaration, useCase) }
}
