import Diagnostics
import Reporters
import Testing

@Suite struct SummaryTests {
    private func expectSummary(_ report: Report, _ expected: String) {
        let last = TextReporter(colour: false).render(report).split(separator: "\n").last
        #expect(last.map(String.init) == expected)
    }

    private static let finding = Finding.between(location: .marking("a", in: "let a"))
    private static let warning = Finding.between(severity: .warning, location: .marking("a", in: "let a"))

    @Test func singularsAndPlurals() {
        var report = Report.with(findings: [Self.finding], unresolved: ["unknown-type": 1])
        report.metrics.files = 1
        expectSummary(report, "1 finding (1 error) in 1 file · 1 reference unresolved · dialect clean")
        report.findings += [Self.finding, Self.warning]
        report.metrics.files = 2
        report.unresolved["ambiguous-name"] = 1
        expectSummary(report, "3 findings (2 errors, 1 warning) in 2 files · 2 references unresolved · dialect clean")
        report.findings = [Self.warning, Self.warning]
        report.unresolved = ["unknown-type": 0]
        expectSummary(report, "2 findings (2 warnings) in 2 files · dialect clean")
    }

    /// What there is most of shows on the first day, and a handful needs no counting.
    @Test func manyFindingsAreCountedByRule() {
        var other = Self.warning
        other.rule = "retain-cycle"
        func lastLines(_ findings: [Finding]) -> [Substring] {
            TextReporter(colour: false).render(.with(findings: findings)).split(separator: "\n", omittingEmptySubsequences: false).suffix(4)
        }
        let many = Array(repeating: Self.finding, count: 4) + Array(repeating: other, count: 6)
        #expect(lastLines(many) == ["", "6 retain-cycle · 4 outward-dependency", "10 findings (4 errors, 6 warnings) in 12 files · dialect clean", ""])
        let kinds = (1...8).map { number in
            var finding = Self.finding
            finding.rule = "rule-\(number)"
            return finding
        }
        #expect(lastLines(many + kinds)[1...].first == "6 retain-cycle · 4 outward-dependency · 1 rule-1 · 1 rule-2 · 1 rule-3 · 1 rule-4 · 4 more")
        #expect(lastLines(many.dropLast())[1...].first == "")
        #expect(!TextReporter(colour: false, quiet: true).render(.with(findings: many)).contains("6 retain-cycle"))
    }

    @Test func aCleanRunSaysWhatItUnderstood() {
        var report = Report.with()
        report.metrics.types = 9
        report.metrics.roles = ["view-interface": 2, "entity": 2, "gateway": 2, "presenter": 1, "router": 0]
        let roles = "1 presenter, 2 entities, 2 gateways, 2 view interfaces"
        expectSummary(report, "No findings in 12 files, 9 types: \(roles), 2 set aside · dialect clean")
        report.metrics.roles["manager"] = 1
        report.metrics.roles["router"] = 1
        report.metrics.roles["unassigned"] = 4
        report.metrics.types = 13
        let more = "1 presenter, 2 entities, 1 router, 2 gateways, 3 others, 4 unassigned"
        expectSummary(report, "No findings in 12 files, 13 types: \(more) · dialect clean")
        report.metrics.roles = ["unassigned": 1]
        report.metrics.types = 1
        expectSummary(report, "No findings in 12 files, 1 type: 1 unassigned · dialect clean")
        report.hasStack = false
        expectSummary(report, "No findings in 12 files, 1 type: 1 unassigned · no VIPER stack to judge · dialect clean")
    }

    @Test func theBaselinesDelta() {
        var report = Report.compared
        report.findings = [Self.finding]
        report.suppressed = []
        let rest = " · set aside: 3 tests, 1 generated · 3 references unresolved · dialect clean"
        // A comparison leaves out what is known before anybody counts it.
        expectSummary(report, "1 finding (1 error) in 12 files · 1 file changed since 1a2b3c4d5e" + rest)
        report.comparison = nil
        expectSummary(report, "1 finding (1 error) in 12 files · 1 new, 3 known, 1 fixed since the baseline" + rest)
    }

    @Test func quietKeepsToFindings() {
        let reporter = TextReporter(colour: false, quiet: true)
        #expect(reporter.render(.empty) == "")
        #expect(reporter.render(.with(problems: [.init(path: "A.swift", message: "is empty")])) == "")
        expectLines(.with(findings: [Self.finding]), by: reporter, """
            error[outward-dependency]: `A` names `B`
             --> A.swift:1:5
              |
            1 | let a
              |     ^
            """)
    }

    @Test func aPartialRunSaysSo() {
        let text = TextReporter(colour: false).render(.with(problems: [
            .init(path: "A.swift", message: "cannot be read"), .init(path: "B.swift", line: 3, message: "odd"),
            .init(path: "B.swift", line: 3, column: 9, message: "odd"),
        ]))
        #expect(text.hasPrefix("""
            warning: A.swift: cannot be read
            warning: B.swift:3: odd
            warning: B.swift:3:9: odd
            The run is partial: 2 files could not be read or followed whole, so findings may be missing.
            """))
    }
}

@Suite struct ProseTests {
    private static let because = "Dependencies point inward, so that the inner layers can be tested without the outer ones."

    @Test func reasonsAreWrappedWithAHangingIndent() {
        let location = SourceLocation(path: "A.swift", line: 100, column: 1, endColumn: 1, lineText: "")
        let finding = Finding.between(location: location, because: Self.because, help: "Use\na\t\tprotocol.\n")
        expectLines(.with(findings: [finding]), by: TextReporter(colour: false, maximumWidth: 50, quiet: true), """
            error[outward-dependency]: `A` names `B`
               --> A.swift:100:1
                |
                = why: Dependencies point inward, so that the
                       inner layers can be tested without the
                       outer ones.
                = instead: Use a protocol.
            """)
    }

    @Test(arguments: [Int.min, 0, 1, 40, 41, 60, 100])
    func snippetsAndReasonsKeepToTheWidth(width: Int) {
        let text = TextReporter(colour: false, maximumWidth: width, quiet: true).render(.rich)
        let lines = text.split(separator: "\n").filter { !$0.contains("-->") && !$0.contains(":::") && !$0.contains("]: ") }
        let wrappable = lines.filter { $0.split(separator: " ").count > 1 }
        #expect(wrappable.filter { $0.count > max(40, width) } == [])
    }

    @Test func noTerminalIsWideEnoughForLongerProse() {
        let text = TextReporter(colour: false, maximumWidth: .max, quiet: true).render(.rich)
        #expect(text.contains("be tested\n          without UIKit"))
    }

    @Test func aLabelWithoutRoomGoesBelowItsMarker() {
        let related = Finding.Related(
            location: .marking("View", in: "final class View: UIViewController {"), message: "`View` is declared here, by hand")
        let finding = Finding.between(location: .marking("a", in: "let a"), related: [related])
        expectLines(.with(findings: [finding]), by: TextReporter(colour: false, maximumWidth: 40, quiet: true), """
            error[outward-dependency]: `A` names `B`
             --> A.swift:1:5
              |
            1 | let a
              |     ^
              |
             ::: A.swift:1:13
              |
            1 | final class View: UIViewController {
              |             ----
              | `View` is declared here, by hand
            """)
    }
}

@Suite struct HostileTextTests {
    private static let hostile = "\u{1B}]0;x\u{7}\u{9B}31m\r\nB.swift:1:1: error: forged\u{2028}\u{202E}\u{7F}\u{0}\u{85}"

    private static let report: Report = {
        let location = SourceLocation(path: hostile, line: 1, column: 3, endColumn: 9, lineText: hostile)
        let endpoint = Finding.Endpoint(type: hostile, role: hostile, module: hostile)
        let finding = Finding.between(
            endpoint, endpoint, rule: hostile, location: location, message: hostile, because: hostile, help: hostile,
            related: [.init(location: location, message: hostile)])
        var report = Report.with(
            findings: [finding], problems: [.init(path: hostile, message: hostile)], unresolved: [hostile: 1], dialect: hostile)
        report.metrics.roles = [hostile: 1]
        return report
    }()

    private static var clean: Report {
        var clean = report
        clean.findings = []
        return clean
    }

    @Test(arguments: [report, clean])
    func nothingThatATerminalObeysGetsThrough(report: Report) {
        for text in [TextReporter(colour: false).render(report), XcodeReporter().render(report)] {
            let obeyed = text.unicodeScalars.filter { scalar in
                scalar != "\n" && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
            }
            #expect(obeyed.map(\.value) == [])
        }
    }

    @Test func inColourTheOnlySequencesAreOurs() {
        let text = TextReporter(colour: true).render(Self.report).replacing(/\u{1B}\[(0|1|36|1;3[123])m/, with: "")
        #expect(!text.utf8.contains(0x1B))
    }

    @Test func noLineOfAnXcodeReportIsForged() {
        let lines = XcodeReporter().render(Self.report).split(whereSeparator: \.isNewline)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { !$0.hasPrefix("B.swift") })
    }

    @Test func aSourceLineStaysOneLineAndKeepsItsMarker() {
        expectSnippet(at: .marking("B", in: "let a\u{1B}[31m\r: B"), "let a␛[31m␍: B\n             ^")
    }
}
