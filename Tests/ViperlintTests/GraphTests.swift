import Foundation
import Testing

@Suite struct GraphTests {
    /// Two modules, a type of each name twice, and something of a framework.
    private static let scenes = [
        "Login.swift": """
            import UIKit
            enum Login {
                final class Presenter { weak var view: Screen?; let router = Router(); var user: User? }
                final class Screen: UIViewController { var presenter: Presenter? }
                final class Router { func f(_ s: Cart.Screen) {} }
            }
            """,
        "Cart.swift": """
            enum Cart {
                final class Presenter { unowned let view: Screen }
                final class Screen { var presenter: Presenter?; var user: User?; var other: User? }
                struct Alone {}
            }
            struct User {}
            """,
    ]

    private func graph(_ arguments: [String], of files: [String: String]) throws -> [String: Any] {
        let run = try expectRun(["graph"] + arguments, in: Workplace(files), exit: 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    /// Holds the edges of a graph, each as `A holds strong B`, against those expected, in any order.
    private func expectEdges(
        _ arguments: [String], of files: [String: String] = scenes, _ expected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let edges = try #require(try graph(arguments, of: files)["edges"] as? [[String: Any]])
        let found = edges.map { edge in
            ["from", "kind", "ownership", "to"].compactMap { edge[$0] as? String }.joined(separator: " ")
        }
        #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
    }

    private func nodes(_ arguments: [String], of files: [String: String] = scenes) throws -> [String] {
        let nodes = try #require(try graph(arguments, of: files)["nodes"] as? [[String: Any]])
        return nodes.compactMap { $0["id"] as? String }
    }

    // MARK: - What is shown

    @Test func theProjectsOwnTypesThatHaveAnEdge() throws {
        #expect(
            try nodes([]) == [
                "Cart", "Cart.Presenter", "Cart.Screen", "User", "Login.Presenter", "Login.Screen", "Login.Router",
            ])
    }

    @Test func frameworksOnRequest() throws {
        #expect(try nodes(["--frameworks"]).contains("UIViewController"))
        try expectEdges(
            ["--frameworks", "--around", "UIViewController"], ["Login.Screen inherits UIViewController"])
    }

    @Test func around() throws {
        try expectEdges(
            ["--around", "Login.Presenter"],
            [
                "Login.Presenter holds weak Login.Screen", "Login.Presenter holds strong Login.Router",
                "Login.Presenter holds strong User", "Login.Presenter creates Login.Router",
                "Login.Screen holds strong Login.Presenter",
            ])
    }

    @Test func depth() throws {
        #expect(try nodes(["--around", "Router"]) == ["Cart", "Cart.Screen", "Login.Presenter", "Login.Router"])
        #expect(try nodes(["--around", "Router", "--depth", "1"]) == nodes(["--around", "Router"]))
        #expect(
            try nodes(["--around", "Router", "--depth", "2"]) == [
                "Cart", "Cart.Presenter", "Cart.Screen", "User", "Login.Presenter", "Login.Screen", "Login.Router",
            ])
        #expect(try nodes(["--around", "Router", "--depth", "1000000"]).count == 7)
    }

    @Test func aTypeWithoutEdgesStandsAlone() throws {
        #expect(try nodes(["--around", "Alone"]) == ["Cart.Alone"])
    }

    @Test func module() throws {
        try expectEdges(
            ["--module", "Cart"], ["Cart.Presenter holds unowned Cart.Screen", "Cart.Screen holds strong Cart.Presenter"])
        try expectEdges(
            ["--module", "Cart", "--module", "Login", "--around", "Cart.Screen", "--kind", "names"],
            ["Login.Router names Cart.Screen"])
    }

    @Test func kind() throws {
        try expectEdges(["--kind", "creates"], ["Login.Presenter creates Login.Router"])
        try expectEdges(["--kind", "creates", "--kind", "inherits"], ["Login.Presenter creates Login.Router"])
        try expectEdges(["--kind", "conforms"], [])
    }

    @Test func everyPlaceIsAnEdgeOfItsOwn() throws {
        try expectEdges(
            [], of: ["A.swift": "struct S { var a: User?; var b: User? }\nstruct User {}"],
            ["S holds strong User", "S holds strong User"])
    }

    @Test func typesOfOneNameInSeveralFiles() throws {
        let files = [
            "A.swift": "private struct Row { var a: Cell? }\nstruct Cell {}", "B.swift": "private struct Row { var b: Cell? }",
        ]
        #expect(try nodes([], of: files) == ["Row@A.swift", "Cell", "Row@B.swift"])
        #expect(try nodes(["--around", "Row@B.swift"], of: files) == ["Cell", "Row@B.swift"])
        try expectRun(
            ["graph", "--around", "Row"], in: Workplace(files), exit: 2,
            errors: ["'Row' may be any of several types: 'Row@A.swift', 'Row@B.swift'"])
    }

    // MARK: - Where it goes

    @Test(arguments: ["json", "dot", "mermaid"])
    func theGraphAndNothingElse(format: String) throws {
        let folder = try Workplace(Projects.clean)
        let printed = try expectRun(["graph", "--format", format], in: folder, exit: 0)
        let written = try expectRun(["graph", ".", "--format", format, "--output", "graph"], in: folder, exit: 0)
        #expect(written.output.isEmpty)
        #expect(try folder.text("graph") == printed.output)
        #expect(printed.output.hasPrefix(["json": "{\n", "dot": "digraph viperlint {\n", "mermaid": "flowchart LR\n"][format] ?? "?"))
        #expect(!printed.output.contains("viperlint: "))
    }

    @Test func jsonIsTheDefault() throws {
        let folder = try Workplace(Projects.clean)
        let plain = try expectRun(["graph"], in: folder, exit: 0)
        #expect(try expectRun(["graph", "--format", "json"], in: folder, exit: 0).output == plain.output)
    }

    @Test func anUnwritablePlace() throws {
        let folder = try Workplace(Projects.clean)
        let run = try expectRun(
            ["graph", "--output", "missing/graph"], in: folder, exit: 2, errors: ["could not be written to missing/graph"])
        #expect(run.output.isEmpty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func aFullDiskBehindStandardOutput() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try Tool.run(["graph"], in: Workplace(Projects.clean), output: full)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("could not be written"))
    }

    @Test func aFileThatCannotBeReadMakesItPartial() throws {
        let folder = try Workplace(Projects.clean)
        try folder.write([0xFF, 0xFE, 0x41, 0x00], to: "Wide.swift")
        let run = try expectRun(["graph"], in: folder, exit: 0, errors: ["warning: Wide.swift: "])
        #expect(run.output.contains("\"partial\" : true"))
        #expect(run.output.contains("\"path\" : \"Wide.swift\""))
        #expect(run.output.contains("\"from\" : \"LoanListPresenter\""))
    }

    /// What could be read is shown, as with findings.
    @Test func aPathThatIsNotThere() throws {
        let run = try expectRun(
            ["graph", "Nowhere", "."], in: Workplace(Projects.clean), exit: 2, errors: ["Nowhere: there is no such file or folder"])
        #expect(run.output.contains("LoanListPresenter"))
    }

    @Test func theConfigurationCounts() throws {
        let folder = try Workplace(Self.scenes.merging(["other.yml": "version: 1\nexcluded: [Cart.swift]\n"]) { $1 })
        let run = try expectRun(["graph", "--config", "other.yml"], in: folder, exit: 0)
        #expect(run.output.contains("Login.Router") && !run.output.contains("Cart.Presenter"))
        try expectRun(["graph", "--config", "none.yml"], in: folder, exit: 2, errors: ["none.yml: could not be read"])
    }

    @Test func manyTypesOfOneNameStandOneALine() throws {
        let files = (1...12).map { ("App\($0)/Row.swift", "final class Row {}\n") }
        try expectRun(
            ["graph", "--around", "Row"], in: Workplace(Dictionary(uniqueKeysWithValues: files)), exit: 2,
            errors: ["error: 'Row' may be any of 12 types:", "error:   'Row@App1/Row.swift'", "error:   'Row@App10/Row.swift'"]
                + Array(repeating: "error:   'Row@App", count: 8) + ["error:   and 2 more"])
    }

    // MARK: - Errors

    @Test(arguments: [
        (["--around", "Presentr"], ["there is no type 'Presentr' in the project; did you mean 'Presenter'?"]),
        (["--around", "Login.Presentr"], ["there is no type 'Login.Presentr' in the project; did you mean 'Login.Presenter'?"]),
        (["--around", "Xyzzy"], ["there is no type 'Xyzzy' in the project"]),
        (["--around", "Presenter"], ["'Presenter' may be any of several types: 'Cart.Presenter', 'Login.Presenter'"]),
        (["--around", "UIViewController"], ["'UIViewController' is not declared in the project; --frameworks"]),
        (["--module", "Lgin"], ["there is no module 'Lgin'; did you mean 'Login'?"]),
        (["--kind", "hold"], ["there is no kind of edge 'hold'; did you mean 'holds'?"]),
        (["--around", "Login.Presenter", "--module", "Cart"], ["'Login.Presenter' is no type of the module Cart"]),
        (
            ["--around", "Xyzzy", "--module", "Plugh", "--kind", "eats"],
            ["no kind of edge 'eats'", "no module 'Plugh'", "no type 'Xyzzy'"]
        ),
    ])
    func namesThatMeanNothing(arguments: [String], errors: [String]) throws {
        let folder = try Workplace(Self.scenes)
        let run = try expectRun(["graph", "--output", "graph"] + arguments, in: folder, exit: 2, errors: errors)
        #expect(run.output.isEmpty)
        #expect(!folder.exists("graph"))
    }

    @Test(arguments: [
        ["--format", "svg"], ["--depth", "2"], ["--around", "User", "--depth", "0"], ["--around", "User", "--depth", "-1"],
        ["--around", "User", "--depth", "x"], ["--around"], ["--jobs", "0"], ["--reporter", "json"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let run = try Tool.run(["graph"] + arguments, in: Workplace(Self.scenes))
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }

    @Test func nothingToRead() throws {
        try expectRun(["graph"], in: Workplace(), exit: 2, errors: ["there is no Swift file"])
        try expectRun(
            ["graph", "--kind", "hold"], in: Workplace(), exit: 2, errors: ["there is no Swift file", "no kind of edge 'hold'"])
    }

    @Test func theHelpListsIt() throws {
        let run = try expectRun(["--help"], in: Workplace(), exit: 0)
        #expect(run.output.contains("\n  graph  "))
    }
}
