import ProjectGraph
import Syntax
import Testing

/// What written types are behind their aliases.
@Suite struct WrittenTypeTests {
    private static let others = """
        typealias Listener = () -> Void
        typealias Answer<Value> = (Value) -> Void
        typealias Listeners = [Listener]
        typealias Circle = Round
        typealias Round = Circle
        enum Names { typealias Listener = String }
        """

    /// - Parameters:
    ///   - isKept: whether functions are kept in it.
    ///   - isHanded: whether it is one that is handed more than yes or no.
    @Test(arguments: [
        ("() -> Void", true, false), ("((String) -> Void)?", true, true), ("@MainActor (Bool) -> Void", true, false), ("Listener", true, false),
        ("Listener?", true, false), ("Optional<Listener>", true, false), ("Listeners", true, false), ("[String: [Listener]]", true, false),
        ("Answer<String>", true, true), ("Answer<Bool>?", true, false), ("Answer<Void>", true, false), ("[(String) -> Void]", true, false),
        ("String", false, false), ("[String]", false, false), ("Names.Listener", false, false), ("Circle", false, false), ("Missing", false, false),
        ("Box<Listener>", false, false),
    ])
    func functions(written: String, isKept: Bool, isHanded: Bool) throws {
        let graph = graph(of: [("A.swift", "class A { var a: \(written) }"), ("Others.swift", Self.others)])
        let place = try place(in: graph)
        #expect(graph.keepsFunctions(place) == isKept)
        #expect(graph.isHandedData(place) == isHanded)
    }

    /// What an alias stands for is still to be written.
    @Test(arguments: ["typealias Row", "typealias Row )"])
    func aliasOfNothing(alias: String) {
        expectEdges(
            "final class List {\n\(alias)\nlazy var row: Row = { Row { self.load() } }()\nfunc load() -> Row { Row { Loan() } }\n}\nfinal class Loan {}",
            ["List creates List.Row, instantiation", "List creates List.Row, instantiation", "List creates Loan, instantiation"])
    }

    /// A nested alias hides that of the file.
    @Test func nestedAliases() throws {
        let graph = graph(of: [("A.swift", "class A { typealias Listener = String; var a: Listener }"), ("Others.swift", Self.others)])
        #expect(try !graph.keepsFunctions(place(in: graph)))
    }

    private func place(in graph: ProjectGraph) throws -> TypePlace {
        let type = try graph.type("A")
        let member = try #require(graph[type].members.first { graph.symbols[graph[$0].name] == "a" })
        return TypePlace(file: graph[member].file, type: graph.declaration(of: member).type)
    }
}
