import Diagnostics
import Reporters
import Testing

@Suite struct GoldenTests {
    @Test(arguments: [("rich", Report.rich), ("empty", Report.empty), ("compared", Report.compared)])
    func everyFormat(name: String, report: Report) throws {
        try expectReport(report, by: TextReporter(colour: false), golden: "\(name)/text.txt")
        try expectReport(report, by: TextReporter(colour: true), golden: "\(name)/text-colour.txt")
        try expectReport(report, by: XcodeReporter(), golden: "\(name)/xcode.txt")
        try expectReport(report, by: JSONReporter(), golden: "\(name)/report.json")
    }

    /// Colour is laid over the text; it never changes a word or a column of it.
    @Test(arguments: [Report.rich, .empty])
    func colourChangesNothingElse(report: Report) {
        let coloured = TextReporter(colour: true).render(report)
        #expect(coloured.replacing(/\u{1B}\[[0-9;]+m/, with: "") == TextReporter(colour: false).render(report))
        #expect(coloured.contains("\u{1B}["))
    }

    @Test func namesOnTheCommandLine() {
        #expect([TextReporter.name, XcodeReporter.name, JSONReporter.name] == ["text", "xcode", "json"])
    }
}
