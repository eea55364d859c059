import Engine
import Testing

/// The rules that teams write themselves.
@Suite struct ContractTests {
    private func expectBroken(
        _ contract: String, in files: Files, settings: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFindings(
            in: files, rule: "ours", others: true, settings: Self.section(contract) + settings, sourceLocation: sourceLocation)
    }

    private static func section(_ contract: String) -> String {
        "contracts:\n  - {id: ours, because: we want it so, \(contract)}\n"
    }

    private static let parts = """
        class Loan {}
        class Member: Loan {}
        protocol Storing { func save() }
        struct Store: Storing { func save() {}; static let shared = Store() }

        """

    // MARK: - Edges

    @Test(arguments: [
        ("names", "class ScreenA: ↓Loan { let a: ↓Storing? = nil; weak var b: ↓Loan?; func c() { _ = ↓Store() } }"),
        ("holds", "class ScreenA: Loan { let a: ↓Storing? = nil; weak var b: ↓Loan?; func c() { _ = Store() } }"),
        ("holds-strongly", "class ScreenA: Loan { let a: ↓Storing? = nil; weak var b: Loan?; func c() { _ = Store() } }"),
        ("creates", "class ScreenA: Loan { let a: Storing? = nil; weak var b: Loan?; func c() { _ = ↓Store() } }"),
        ("inherits", "class ScreenA: ↓Loan, Storing { func save() { _ = Store() } }"),
        ("conforms", "class ScreenA: Loan, ↓Storing { func save() { _ = Store() } }"),
        ("calls", "class ScreenA { let a: Storing; init(a: Storing) { self.a = a }\n func c() { a.↓save(); a.save() }; func d() { a.↓save() } }"),
        ("inherits, creates", "class ScreenA: ↓Loan { let a: Storing? = nil; func c() { _ = ↓Store() } }"),
    ])
    func kindsOfEdges(kinds: String, screen: String) throws {
        try expectBroken(
            "forbid: {from: {name: Screen*}, to: {name: [Loan, Stor*]}, edges: [\(kinds)]}",
            in: [("Parts.swift", Self.parts), ("Screen.swift", screen)])
    }

    @Test func oneFaultIsToldOnce() throws {
        try expectBroken(
            "forbid: {from: {name: Screen*}, to: {name: [Loan, Stor*]}}",
            in: [
                ("Parts.swift", Self.parts),
                (
                    "Screen.swift",
                    """
                    class ScreenA {
                        let store: ↓Storing
                        let made = ↓Store()
                        init(store: Storing) { self.store = store }
                        func c() { store.save(); made.save() }
                    }
                    class ScreenB {
                        func c(_ other: ScreenA) { other.store.↓save() }
                    }
                    """
                ),
            ])
    }

    @Test func imports() throws {
        let files: Files = [
            ("A.swift", "import Foundation\nimport ↓UIKit\nimport ↓Alamofire.Session\nclass ScreenA {}\nclass ScreenB {}"),
            ("B.swift", "import UIKit\nclass Other {}"),
        ]
        try expectBroken("forbid: {from: {name: Screen*}, to: {framework: [UIKit, Alamo*]}, edges: imports}", in: files)
        try expectBroken(
            "allow: {from: {name: Other}, to: {framework: Foundation}, edges: imports}",
            in: [("A.swift", "import UIKit\nclass A {}"), ("B.swift", "import Foundation\nimport ↓UIKit\nclass Other {}")])
    }

    @Test func frameworksTypes() throws {
        let files: Files = [
            ("A.swift", "import UIKit\nclass ScreenA { let a: ↓UIColor? = nil; let b: String = \"\"; let c: ↓URLSession? = nil; let d: Date? = nil }")
        ]
        try expectBroken("forbid: {from: {name: Screen*}, to: [{framework: UIKit}, {name: URLSession}]}", in: files)
        try expectBroken("forbid: {from: {name: Screen*}, to: {conforms-to: [NSObject]}}", in: files)
        try expectBroken(
            "allow: {from: {name: Screen*}, to: {framework: Foundation}}",
            in: [("A.swift", "import UIKit\nclass Loan {}\nclass ScreenA { let a: ↓UIColor? = nil; let b: Date? = nil; let c: Loan? = nil; let d: [Int] = [] }")])
    }

    // MARK: - Selections

    private static let forest: Files = [
        (
            "App/Core/Core.swift",
            """
            import UIKit
            protocol Shown {}
            protocol Drawn: Shown {}
            @MainActor class Board: UITableViewCell, Drawn {}
            class SmallBoard: Board {}
            actor Clock {}
            struct Point {}
            enum Side { struct Left {} }
            """
        )
    ]

    @Test(arguments: [
        ("name: Board", "↓Board SmallBoard Clock Point Drawn Side.Left"), ("name: \"*Board\"", "↓Board ↓SmallBoard Clock Point Drawn Side.Left"),
        ("name: Left", "Board SmallBoard Clock Point Drawn ↓Side.Left"), ("name: Side.Left", "Board SmallBoard Clock Point Drawn ↓Side.Left"),
        ("kind: [actor, protocol]", "Board SmallBoard ↓Clock Point ↓Drawn Side.Left"),
        ("conforms-to: Shown", "↓Board ↓SmallBoard Clock Point ↓Drawn Side.Left"),
        ("conforms-to: UIView", "↓Board ↓SmallBoard Clock Point Drawn Side.Left"),
        ("attribute: MainActor", "↓Board SmallBoard Clock Point Drawn Side.Left"),
        ("kind: class, attribute: MainActor", "↓Board SmallBoard Clock Point Drawn Side.Left"),
        ("kind: class, not: {attribute: MainActor}", "Board ↓SmallBoard Clock Point Drawn Side.Left"),
        ("kind: [class, struct], not: [{name: Board}, {name: Point}]", "Board ↓SmallBoard Clock Point Drawn ↓Side.Left"),
        ("path: App/Core/, name: Point", "Board SmallBoard Clock ↓Point Drawn Side.Left"),
    ])
    func selections(to: String, names: String) throws {
        let properties = names.split(separator: " ").enumerated().map { "    var p\($0): \($1)?\n" }.joined()
        try expectBroken(
            "forbid: {from: {name: Screen}, to: {\(to)}}",
            in: Self.forest + [("App/Screen.swift", "struct Screen {\n\(properties)}")])
    }

    @Test func whatIsNestedInATypeIsItsCode() throws {
        let scene = Scene(
            presenter: "struct Row { let loan: ↓Loan }", others: [("Loan.swift", "struct Loan {}")])
        try expectBroken("forbid: {from: {role: presenter}, to: {name: Loan}}", in: scene.files)
    }

    @Test func exceptions() throws {
        let files: Files = [
            ("New.swift", "class Loan {}\nclass ScreenA { let a: ↓Loan? = nil }"), ("Old/Old.swift", "class ScreenB { let a: Loan? = nil }"),
        ]
        try expectBroken("forbid: {from: {name: Screen*}, to: {name: Loan}}, except: {path: Old}", in: files)
        try expectBroken("forbid: {from: {name: Screen*}, to: {name: Loan}}, except: [{name: ScreenB}]", in: files)
    }

    // MARK: - Demands

    @Test func allow() throws {
        let scene = Scene(
            presenter: """
                let page = ↓Page()
                    struct Row {}
                    var first: Row?
                    var date: Date?
                    typealias Pages = [↓Page]
                    func pages() -> Pages { [] }
                """,
            others: [("Page.swift", "struct Page {}")])
        try expectBroken(
            "allow: {from: {role: presenter}, to: {role: [interactor, interactor-output, view-interface]}}", in: scene.files)
    }

    @Test func require() throws {
        let files: Files = [
            (
                "A.swift",
                """
                protocol Tracked {}
                protocol Named: Tracked {}
                class Base: Named { let log = Log() }
                struct Log {}
                class ScreenA: Base {}
                class ScreenB: Tracked { func a() { _ = Log() } }
                class ↓ScreenC { let a: ScreenA? = nil }
                """
            )
        ]
        try expectBroken("require: {from: {name: Screen*}, to: {name: Tracked}, edges: [conforms]}", in: files)
        try expectBroken("require: {from: {name: Screen*}, to: {name: Log}, edges: [creates, holds]}", in: files)
        try expectBroken(
            "require: {from: {name: Screen*}, to: {framework: os}, edges: imports}",
            in: [("A.swift", "import os\nclass ScreenA {}"), ("B.swift", "class ↓ScreenB {}")])
    }

    @Test func severalRequirementsOfOneType() throws {
        let contracts = """
            contracts:
              - {id: a-one, because: b, require: {from: {name: Screen}, to: {name: Log}}}
              - {id: a-two, because: b, require: {from: {name: Screen}, to: {name: Tracked}}}

            """
        let findings = try lint([("A.swift", "class Screen {}\nstruct Log {}\nprotocol Tracked {}")], settings: contracts)
        #expect(findings.map(\.rule).sorted() == ["a-one", "a-two"])
    }

    @Test func modulesComparedWithEachOther() throws {
        func files(_ same: String, _ other: String) -> Files {
            [
                (
                    "List.swift",
                    """
                    // viperlint:role presenter
                    class ListPresenter { let a: \(same)ListUseCase; let b: \(other)DetailUseCase; let c: Shared }
                    class ListUseCase {}
                    """
                ), ("Shared.swift", "class Shared {}"), ("Detail.swift", "// viperlint:role presenter\nclass DetailPresenter {}\nclass DetailUseCase {}"),
            ]
        }
        try expectBroken("forbid: {from: {name: ListPresenter}, to: {module: other}}", in: files("", "↓"))
        try expectBroken("forbid: {from: {name: ListPresenter}, to: {module: same, kind: class}}", in: files("↓", ""))
        try expectBroken("allow: {from: {name: ListPresenter}, to: [{module: same}, {name: Shared}]}", in: files("", "↓"))
        try expectBroken("forbid: {from: {module: List}, to: {module: Det*}}", in: files("", "↓"))
    }

    /// What a base class does counts for all that inherit from it, but as seen from their module.
    @Test(arguments: [("let useCase = ListUseCase()", "creates"), ("let useCase: ListUseCase\ninit(useCase: ListUseCase) { self.useCase = useCase }\nfunc a() { useCase.run() }", "calls")])
    func aRequirementOfTheSameModuleAndABaseClass(body: String, kind: String) throws {
        let files: Files = [
            ("List.swift", "// viperlint:role presenter\nclass ListPresenter { \(body) }\nclass ListUseCase { func run() {} }"),
            ("Detail.swift", "// viperlint:role presenter\nclass ↓DetailPresenter: ListPresenter {}\nclass DetailUseCase {}"),
        ]
        try expectBroken("require: {from: {name: \"*Presenter\"}, to: {module: same, name: \"*UseCase\"}, edges: \(kind)}", in: files)
    }

    // MARK: - What is said

    @Test func messages() throws {
        func message(_ contract: String, _ source: String) throws -> [String] {
            try lint([("A.swift", Self.parts + source)], settings: Self.section(contract)).map(\.message)
        }
        let from = "from: {name: Screen}"
        #expect(
            try message("forbid: {\(from), to: {name: Store}}", "class Screen { func a() { Store.shared.save() }\n func b(_ c: Store) {} }")
                == [
                    "Screen names Store in 'Store.shared'", "Screen names Store as the type of a parameter",
                ])
        #expect(
            try message("forbid: {\(from), to: {name: Loan}, edges: holds-strongly}", "class Screen { var a: Loan? }")
                == ["Screen holds Loan strongly in 'a'"])
        #expect(
            try message("allow: {\(from), to: {name: [Loan, Member]}}", "class Screen { func b() { _ = Store() } }")
                == ["Screen creates Store in 'b()', which is no type named Loan or Member"])
        #expect(
            try message("allow: {\(from), to: {framework: Foundation}, edges: imports}", "class Screen {}").isEmpty)
        #expect(
            try message("allow: {\(from), to: {framework: [Foundation, os]}, edges: imports}", "import UIKit\nclass Screen {}")
                == ["Screen stands in a file that imports UIKit and may only import Foundation or os"])
        #expect(
            try message("allow: {\(from), to: {name: [Loan, Member], kind: [class, struct, enum, protocol, actor]}}", "class Screen { var a: Store? }")
                == ["Screen holds Store in 'a', which is none of what it may depend on"])
        #expect(
            try message("require: {\(from), to: {kind: protocol}, edges: [conforms, holds]}", "class Screen {}")
                == ["Screen conforms to or holds no protocol"])
        let finding = try #require(
            try lint([("A.swift", Self.parts + "class Screen { var a: Loan? }")], settings: Self.section("forbid: {\(from), to: {name: Loan}}"))
                .first)
        #expect(finding.because == "we want it so")
        #expect(finding.help == "Do without Loan here, or except Screen from 'ours'.")
        #expect(finding.related.map(\.message) == ["Loan is declared here"])
        #expect(finding.from.type == "Screen" && finding.to.type == "Loan")
    }

    // MARK: - Beside the built-in rules

    @Test func aContractSpeaksFirstAndNeverSoftens() throws {
        let files = Scene(presenter: "weak var screen: ↓LoanListViewController?").files
        let contract = "forbid: {from: {role: presenter}, to: {role: view}}"
        // One finding, and as heavy as the built-in rule's.
        for severity in ["warning", "error"] {
            try expectFindings(in: files, rule: "ours", settings: Self.section(contract + ", severity: \(severity)"))
            let findings = try lint(MarkedFiles(files).plain, settings: Self.section(contract + ", severity: \(severity)"))
            #expect(findings.map(\.severity) == [.error])
        }
        try expectFindings(in: files, rule: "outward-dependency", settings: Self.section(contract + ", severity: off"))
        try expectFindings(
            in: files, rule: "outward-dependency",
            settings: Self.section(contract) + "overrides:\n  - {paths: [LoanListPresenter.swift], because: old, rules: {ours: off}}\n")
    }

    @Test func codeWithoutAStackIsJudgedByContractsAlone() throws {
        let files: Files = [("A.swift", "import UIKit\nclass ScreenA: UIViewController { let a: ↓Loan? = nil }\nclass Loan {}")]
        try expectFindings(in: files, rule: "ours", settings: Self.section("forbid: {from: {conforms-to: UIViewController}, to: {name: Loan}}"))
        let outcome = try outcome(of: MarkedFiles(files).plain, settings: Self.section("forbid: {from: {kind: class}, to: {name: Loan}}"))
        #expect(outcome.notes.contains { $0.contains("nothing but the configuration's contracts is judged") })
    }

    @Test func whatIsSetAsideIsNotJudged() throws {
        let files: Files = [
            ("App/A.swift", "class Loan {}\nclass ScreenA { let a: ↓Loan? = nil }"),
            ("AppTests/B.swift", "import XCTest\nclass ScreenTests: XCTestCase { let a: Loan? = nil }"),
        ]
        try expectBroken("forbid: {from: {name: Screen*}, to: {name: Loan}}", in: files)
    }
}
