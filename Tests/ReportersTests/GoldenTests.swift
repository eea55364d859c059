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

    /// A pull request shows no more of a step than its annotations.
    @Test func nothingThatWasJudged() {
        var report = Report.empty
        report.hasStack = false
        let told = GitHubReporter().render(report)
        #expect(told.hasPrefix("::notice title=viperlint::no VIPER stack was found"))
        #expect(told.split(separator: "\n").count == GitHubReporter().render(.empty).split(separator: "\n").count + 1)
    }

    /// Colour is laid over the text; it never changes a word or a column of it.
    @Test(arguments: [Report.rich, .empty])
    func colourChangesNothingElse(report: Report) {
        let coloured = TextReporter(colour: true).render(report)
        #expect(coloured.replacing(/\u{1B}\[[0-9;]+m/, with: "") == TextReporter(colour: false).render(report))
        #expect(coloured.contains("\u{1B}["))
    }

    /// No test is red where the run is green.
    @Test(arguments: [(.error, 1, 1), (.warning, 2, 0), (nil, 0, 2)] as [(Severity?, Int, Int)])
    func whatFailsTheRunFailsATest(failing: Severity?, failures: Int, skipped: Int) {
        var report = Report.rich
        report.failingSeverity = failing
        let text = JUnitReporter().render(report)
        #expect(text.split(separator: "<failure ").count - 1 == failures && text.split(separator: "<skipped ").count - 1 == skipped)
        #expect(text.contains("failures=\"\(failures)\" errors=\"2\">"))
    }

    /// One rule may advise this here and that there.
    @Test func everyAdviceStandsInTheComment() {
        let place = SourceLocation.marking("A", in: "A")
        let findings = [("A", "a"), ("A", "b"), ("A", "a"), ("B", "c")].map { Finding.between(location: place, because: $0, help: $1) }
        let text = MarkdownReporter().render(.with(findings: findings))
        #expect(text.contains("- <code>outward-dependency</code>: A\n  - a\n  - b\n- <code>outward-dependency</code>: B c\n"), "\(text)")
    }
}
