import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct RulesReporterTests {
    private static let rich = RulesReport(
        toolVersion: "1.2.3", dialect: "clean", isDialectNamed: true, configurationPath: ".viperlint.yml",
        entries: [
            RulesReport.Entry(id: "fat-output", severity: .warning, summary: "An output is fat."),
            RulesReport.Entry(id: "retain-cycle", severity: nil, summary: "A cycle."),
            RulesReport.Entry(id: "no-views", severity: .error, summary: "no views\u{1B}", contractPath: ".viperlint.yml"),
        ])
    private static let plain = RulesReport(
        toolVersion: "1.2.3", dialect: "common", isDialectNamed: false, configurationPath: nil,
        entries: [RulesReport.Entry(id: "fat-output", severity: .error, summary: "An output is fat.")])

    @Test(arguments: [rich, plain])
    func outputKeepsToThePublishedSchema(report: RulesReport) throws {
        let rendered = try JSON(parsing: Data(RulesJSONReporter().render(report).utf8))
        #expect(SchemaValidator(try publishedSchema("rules")).faults(in: rendered) == [])
    }

    @Test func textForPeople() {
        let advice = "viperlint explain RULE tells what a rule looks at, why, and what to do instead."
        #expect(
            RulesTextReporter().render(Self.rich) == """
                fat-output    warning  An output is fat.
                retain-cycle  off      A cycle.

                Contracts of .viperlint.yml:
                no-views  error    no views␛

                Severities are those of the dialect clean, with .viperlint.yml over it.
                \(advice)

                """)
        #expect(
            RulesTextReporter().render(Self.plain) == """
                fat-output  error    An output is fat.

                Severities are those of the dialect common: no dialect is named, and lint holds the code to this one; --dialect NAME shows another's.
                \(advice)

                """)
    }
}
