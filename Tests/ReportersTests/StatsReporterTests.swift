import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct StatsReporterTests {
    private static let rich = StatsReport(
        toolVersion: "1.2.3", dialect: "clean",
        metrics: Report.Metrics(
            files: 9, lines: 120, types: 7, edges: 30, roles: ["presenter": 1, "view": 2, "unassigned": 1], setAside: ["tests": 2]),
        edges: ["holds": 4, "names": 9],
        modules: [
            StatsReport.Module(name: "Loan", types: 3, roles: ["view": 2, "presenter": 1], dependsOn: ["Shelf"], usedBy: []),
            StatsReport.Module(name: "Shelf\u{1B}", types: 12, roles: [:], dependsOn: [], usedBy: ["Loan"]),
        ],
        unresolved: ["unknown-type": 2], problems: [Report.Problem(path: "B.swift", message: "could not be read")])

    private static let empty = StatsReport(
        toolVersion: "1.2.3", dialect: "", metrics: Report.Metrics(files: 0, lines: 0, types: 0, edges: 0, roles: [:]), edges: [:],
        modules: [], unresolved: [:], problems: [])

    @Test(arguments: [rich, empty])
    func outputKeepsToThePublishedSchema(report: StatsReport) throws {
        let rendered = try JSON(parsing: Data(StatsJSONReporter().render(report).utf8))
        #expect(SchemaValidator(try publishedSchema("stats")).faults(in: rendered) == [])
    }

    @Test func textForPeople() {
        #expect(
            StatsTextReporter().render(Self.rich) == """
                files       9, 2 of them set aside: 2 tests
                lines       120
                types       7
                roles       2 view, 1 presenter, 1 unassigned
                edges       9 names, 4 holds
                unresolved  2: 2 unknown-type
                dialect     clean

                module  types  depends on  used by  parts
                Loan        3           1        0  2 view, 1 presenter
                Shelf␛     12           0        1

                """)
        #expect(StatsTextReporter().render(Self.empty) == "files       0\nlines       0\ntypes       0\nunresolved  0\n")
    }
}
