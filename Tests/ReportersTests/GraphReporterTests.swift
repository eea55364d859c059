import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct GraphReporterTests {
    @Test(arguments: [("graph-rich", GraphReport.rich), ("graph-empty", .empty)])
    func everyFormat(name: String, graph: GraphReport) throws {
        try expectGraph(graph, by: GraphJSONReporter(), golden: "\(name)/graph.json")
        try expectGraph(graph, by: GraphDOTReporter(), golden: "\(name)/graph.dot")
        try expectGraph(graph, by: GraphMermaidReporter(), golden: "\(name)/graph.mmd")
    }

    // MARK: - JSON

    @Test(arguments: [GraphReport.rich, .empty, .named("\u{1B}\n\"/")])
    func outputKeepsToThePublishedSchema(graph: GraphReport) throws {
        let rendered = try JSON(parsing: Data(GraphJSONReporter().render(graph).utf8))
        #expect(SchemaValidator(try publishedSchema("graph")).faults(in: rendered) == [])
    }

    @Test func realOutputKeepsToThePublishedSchema() throws {
        let recorded = try recordedOutput("expected-graph.json", ofApp: "clean-spotless")
        #expect(SchemaValidator(try publishedSchema("graph")).faults(in: recorded) == [])
    }

    private enum Missing: Error { case object }

    @Test(arguments: ["schemaVersion", "tool", "dialect", "nodes", "edges", "unresolved", "partial", "problems"])
    func theSchemaWantsEveryKey(key: String) throws {
        let rendered = try JSON(parsing: Data(GraphJSONReporter().render(.rich).utf8))
        guard case .object(var members) = rendered else { throw Missing.object }
        members[key] = nil
        #expect(SchemaValidator(try publishedSchema("graph")).faults(in: .object(members)) == ["$: lacks \(key)"])
    }

    // MARK: - Drawings

    private func arrows(_ graph: GraphReport) -> [String] {
        let lines = GraphMermaidReporter().render(graph).split(separator: "\n")
        return lines.filter { $0.contains(/-->|==>|-\.->/) }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func severalPlacesAreOneArrowWithTheirNumber() {
        #expect(arrows(.rich).filter { $0.hasSuffix("t_Loan") } == [
            #"t_LoanListPresenter -->|"×2"| t_Loan"#, #"t_LoanListPresenter -->|"creates"| t_Loan"#,
        ])
    }

    @Test func weakAndStrongHoldsAreDrawnApart() {
        #expect(arrows(.rich).filter { $0.hasPrefix("t_LoanListPresenter") && $0.hasSuffix("t_LoanListOutput") } == [
            #"t_LoanListPresenter -.->|"weak"| t_LoanListOutput"#, #"t_LoanListPresenter ==>|"holds"| t_LoanListOutput"#,
        ])
        let dot = GraphDOTReporter().render(.rich)
        #expect(dot.contains(#""LoanListPresenter" -> "LoanListOutput" [style=dashed, arrowhead=vee, label="weak"]"#))
        #expect(dot.contains(#""LoanListPresenter" -> "LoanListOutput" [style=bold]"#))
    }

    /// All these were held against Graphviz 2.43 and Mermaid 11.16, which show the name as it is.
    @Test(arguments: [
        (#"say "hi""#, #""say \"hi\"""#, #""say \"hi\"""#, "t_say_20_22hi_22", "say #34;hi#34;"),
        (#"back\slash\"#, #""back\\slash\\""#, #""back\\slash\\""#, "t_back_5cslash_5c", "back#92;slash#92;"),
        (#"&quot;\N"#, #""&quot;\\N""#, #""&amp;quot;\\N""#, "t__26quot_3b_5cN", "#38;quot#59;#92;N"),
        ("Box<A, B>", #""Box<A, B>""#, #""Box<A, B>""#, "t_Box_3cA_2c_20B_3e", "Box#60;A#44; B#62;"),
        ("`end`", #""`end`""#, #""`end`""#, "t__60end_60", "#96;end#96;"),
        ("end", #""end""#, #""end""#, "t_end", "end"),
        ("#35;", ##""#35;""##, ##""#35;""##, "t__2335_3b", "#35;35#59;"),
        ("__a__", #""__a__""#, #""__a__""#, "t__5f_5fa_5f_5f", "#95;#95;a#95;#95;"),
        ("日本.語", #""日本.語""#, #""日本.語""#, "t__e6_97_a5_e6_9c_ac_2e_e8_aa_9e", "日本.語"),
        ("\u{202E}a", "\"\u{FFFD}a\"", "\"\u{FFFD}a\"", "t__e2_80_aea", "\u{FFFD}a"),
    ])
    func hostileNames(name: String, dotID: String, dotLabel: String, mermaidID: String, mermaidLabel: String) {
        let dot = GraphDOTReporter().render(.named(name))
        #expect(dot.contains("    \(dotID) [label=\(dotLabel)]\n"), "\(dot)")
        #expect(dot.contains("  \(dotID) -> \(dotID) [style=bold]\n"), "\(dot)")
        #expect(dot.contains("    label=\(dotLabel)\n"), "\(dot)")
        let mermaid = GraphMermaidReporter().render(.named(name))
        #expect(mermaid.contains("    \(mermaidID)[\"\(mermaidLabel)\"]\n"), "\(mermaid)")
        #expect(mermaid.contains("  subgraph module\(mermaidID.dropFirst())[\"\(mermaidLabel)\"]\n"), "\(mermaid)")
        #expect(mermaid.contains("  \(mermaidID) ==>|\"holds\"| \(mermaidID)\n"), "\(mermaid)")
    }

    /// A path may hold a line break, and is part of the id where types share a name.
    @Test func everyLineStaysOne() {
        let node = GraphReport.Node.own("Row", "class", id: "Row@A\nB.swift", path: "A\nB.swift")
        let graph = GraphReport(
            toolVersion: "", dialect: "", nodes: [node], edges: [.between(node.id, node.id, "names", line: 1)], unresolved: [:],
            problems: [])
        #expect(GraphDOTReporter().render(graph).split(separator: "\n").count == 7)
        #expect(GraphMermaidReporter().render(graph).split(separator: "\n").count == 3)
    }

    @Test func differentNamesHaveDifferentIDs() {
        let names = ["A.B", "A_B", "A_2eB", "A-B", "A B", "AB", "A__B"]
        let ids = names.map { GraphMermaidReporter().render(.named($0)).split(separator: "\n").last }
        #expect(Set(ids).count == names.count)
    }

    @Test func aGraphThatReadersRefuse() {
        func isTooLarge(_ graph: GraphReport) -> Bool {
            GraphMermaidReporter.isTooLarge(graph, rendered: GraphMermaidReporter().render(graph))
        }
        var graph = GraphReport.empty
        graph.edges = (0..<500).map { .between("A", "B\($0)", "names", line: 1) }
        #expect(!isTooLarge(graph))
        graph.edges.append(.between("A", "C", "names", line: 1))
        #expect(isTooLarge(graph))
        #expect(isTooLarge(.named(String(repeating: "a", count: 20_000))))
    }
}
