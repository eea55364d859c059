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
        try expectReport(report, by: GitHubReporter(), golden: "\(name)/github.txt")
        try expectReport(report, by: SARIFReporter(), golden: "\(name)/report.sarif")
        try expectReport(report, by: GitLabReporter(), golden: "\(name)/gitlab.json")
        try expectReport(report, by: JUnitReporter(), golden: "\(name)/junit.xml")
        try expectReport(report, by: CheckstyleReporter(), golden: "\(name)/checkstyle.xml")
        try expectReport(report, by: SonarQubeReporter(), golden: "\(name)/sonarqube.json")
        try expectReport(report, by: MarkdownReporter(), golden: "\(name)/report.md")
        try expectReport(report, by: OpenMetricsReporter(), golden: "\(name)/metrics.txt")
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
