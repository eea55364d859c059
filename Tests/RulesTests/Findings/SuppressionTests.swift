import Diagnostics
import Engine
import Testing

/// Comments that keep findings out of the report, and comments that don't.
@Suite struct SuppressionTests {
    private static let fault = "var screen: LoanListPresenterOutput?"
    private static let rule = "strong-view-reference"

    /// What remains in the report of a presenter with some lines in its body, as `line rule`, the first of them being line 9.
    private func expect(
        _ lines: String, reports expected: [String], suppresses count: Int = 0, settings: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let report = try report(lines, settings: settings)
        #expect(report.findings.map { "\($0.location.line) \($0.rule)" } == expected, sourceLocation: sourceLocation)
        #expect(report.suppressed.count == count, sourceLocation: sourceLocation)
    }

    private func report(_ lines: String, settings: String = "") throws -> Report {
        let outcome = try outcome(of: Scene(presenter: lines).files, settings: settings)
        #expect(outcome.errors.isEmpty)
        return try #require(outcome.report)
    }

    // MARK: - Where they reach

    @Test(arguments: [
        "// viperlint:disable:next strong-view-reference -- it is shown once\n%",
        "//viperlint:disable:next strong-view-reference--it is shown once\n%",
        "/// viperlint:disable:next strong-view-reference -- it is shown once\n%",
        "/** viperlint:disable:next strong-view-reference -- it is shown once */\n%",
        "/* viperlint:disable:next strong-view-reference -- it is shown once */\n%",
        "/* viperlint:disable:next\n strong-view-reference --\n it is shown once */\n%",
        "// viperlint:disable:next strong-view-reference -- it is shown once\n\n// A comment.\n\n@objc\n@available(iOS 15,\n  *)\n%",
        "let rest = 1 // viperlint:disable:next strong-view-reference -- it is shown once\n%",
        "% // viperlint:disable:this strong-view-reference -- it is shown once",
        "/* viperlint:disable:this strong-view-reference -- it is shown once */ %",
        "%\n\n// A comment.\n// viperlint:disable:previous strong-view-reference -- it is shown once",
        "%\nlet rest = 1 // viperlint:disable:previous strong-view-reference -- it is shown once",
        "// viperlint:disable strong-view-reference -- it is shown once\nlet rest = 1\n%",
        "// viperlint:disable strong-view-reference -- it is shown once\n%\n// viperlint:enable strong-view-reference",
        "// viperlint: disable:next strong-view-reference -- it is shown once\n%",
        "// viperlint:disable:next strong-view-reference, -- it is shown once\n%",
    ])
    func whatReachesAFinding(lines: String) throws {
        try expect(lines.replacing("%", with: Self.fault), reports: [], suppresses: 1)
    }

    @Test(arguments: [
        ("// viperlint:disable:next strong-view-reference -- why\nlet rest = 1\n%", 11),
        ("%\n// viperlint:disable:next strong-view-reference -- why\nlet rest = 1", 9),
        ("// viperlint:disable:this strong-view-reference -- why\n%", 10),
        ("% // viperlint:disable:previous strong-view-reference -- why", 9),
        ("%\n// viperlint:disable strong-view-reference -- why", 9),
        ("// viperlint:disable strong-view-reference -- why\n// viperlint:enable strong-view-reference\n%", 11),
        ("/* viperlint:disable strong-view-reference -- why */ /* viperlint:enable strong-view-reference */ %", 9),
        ("// viperlint:disable:next outward-dependency -- why\n%", 10),
    ])
    func whatDoesNotReachIt(lines: String, fault: Int) throws {
        let findings = try report(lines.replacing("%", with: Self.fault)).findings
        #expect(findings.contains { $0.rule == Self.rule && $0.location.line == fault })
        #expect(findings.contains { $0.rule == "unused-suppression" && $0.severity == .warning })
        #expect(findings.count == 2)
    }

    @Test(arguments: [
        "let text = \"// viperlint:disable:next strong-view-reference -- why\"\n%",
        "let text = \"\"\"\n// viperlint:disable:next strong-view-reference -- why\n\"\"\"\n%",
        "// See viperlint:disable:next strong-view-reference -- why\n%",
        "// // viperlint:disable:next strong-view-reference -- why\n%",
    ])
    func whatOnlyLooksLikeADirective(lines: String) throws {
        let findings = try report(lines.replacing("%", with: Self.fault)).findings
        #expect(findings.map(\.rule) == [Self.rule])
    }

    @Test func severalRulesAtOnce() throws {
        try expect(
            """
            // viperlint:disable:next strong-view-reference, outward-dependency -- the old screen
            var screen: LoanListPresenterOutput?; weak var other: LoanListViewController?
            """, reports: [], suppresses: 2)
    }

    /// A finding with several places is where its main place is: the view controller holds its presenter in another file.
    @Test func otherPlacesOfAFindingDontCount() throws {
        let scene = Scene(presenter: Self.fault, view: "// viperlint:disable strong-view-reference -- why")
        let findings = try lint(scene.files)
        #expect(findings.map(\.rule) == [Self.rule, "unused-suppression"])
    }

    @Test func theInnermostCommentIsTheOneThatCounts() throws {
        try expect(
            """
            // viperlint:disable strong-view-reference -- all of it
            // viperlint:disable:next strong-view-reference -- this one
            var screen: LoanListPresenterOutput?
            // viperlint:enable strong-view-reference
            """, reports: ["9 unused-suppression"], suppresses: 1)
    }

    // MARK: - What is kept of them

    @Test func reasonAndPlaceAreKept() throws {
        let report = try report("// viperlint:disable:next strong-view-reference --  it is   shown once \n" + Self.fault)
        let suppressed = try #require(report.suppressed.first)
        #expect(suppressed.finding.rule == Self.rule && suppressed.finding.location.line == 10)
        #expect(suppressed.reason == "it is shown once")
        #expect(suppressed.directive.line == 9)
    }

    /// What is suppressed keeps its number among equals, so that the others keep theirs.
    @Test func fingerprintsStayTheSame() throws {
        let two = "func show(a: UIColor)\n%func show(a: [UIColor])"
        func fingerprints(_ comment: String) throws -> [Fingerprint] {
            let scene = Scene(presenterOutput: two.replacing("%", with: comment), others: [("U.swift", "import UIKit")])
            let report = try #require(try outcome(of: scene.files).report)
            return (report.findings + report.suppressed.map(\.finding)).map(\.fingerprint).sorted { $0.description < $1.description }
        }
        let plain = try fingerprints("")
        #expect(plain.count == 2)
        #expect(try fingerprints("// viperlint:disable:this reference-crossing -- why\n").count == 3)
        #expect(try fingerprints("// viperlint:disable:next reference-crossing -- why\n") == plain)
    }

    // MARK: - What is wrong with them

    @Test(arguments: [
        ("disable:next strong-view-reference", "gives no reason"),
        ("disable:next strong-view-reference --", "gives no reason"),
        ("disable:next strong-view-reference because it is shown once", "gives no reason"),
        ("disable:next -- why", "names no rule"),
        ("disable:next strong-view-referense -- why", "there is no rule 'strong-view-referense'; did you mean 'strong-view-reference'?"),
        ("disable:nxt strong-view-reference -- why", "there is no directive 'disable:nxt'; did you mean 'disable:next'?"),
        ("disable all -- why", "there is no rule 'all'"),
        ("disable:next unused-suppression -- why", "can't be disabled by a comment"),
        ("disable:next invalid-directive -- why", "can't be disabled by a comment"),
        ("enable strong-view-reference", "no 'disable' before this 'enable' names 'strong-view-reference'"),
        ("role presentor", "there is no role 'presentor'; did you mean 'presenter'?"),
        ("role", "names no role"),
        (" frobnicate it", "there is no directive 'frobnicate'"),
    ])
    func whatCannotBeFollowed(directive: String, message: String) throws {
        let findings = try report("// viperlint:\(directive)\n" + Self.fault).findings
        #expect(findings.map(\.rule) == ["invalid-directive", Self.rule])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.message.contains(message) == true, "\(findings.first?.message ?? "")")
    }

    @Test(arguments: [
        "// viperlint:role view\nvar other: Int", "class Other { // viperlint:role view\n}", "// viperlint:role view\n\nclass Other {}",
        "// viperlint:role view\ntypealias Other = Int",
    ])
    func aRoleThatIsSaidOfNoType(lines: String) throws {
        let findings = try report(lines).findings
        #expect(findings.map(\.rule) == ["invalid-directive"])
        #expect(findings.first?.message == "no type is declared on the line below the directive 'role'")
        #expect(try report("// viperlint:role manager\n@objc\nfinal class Other {}").findings.isEmpty)
    }

    @Test func moreRulesThanThereAre() throws {
        let names = (1...100).map { "rule-\($0)" }.joined(separator: ", ")
        let findings = try report("// viperlint:disable:next \(names) -- why\nlet rest = 1").findings
        #expect(findings.map(\.message) == ["the directive names more rules than there are"])
    }

    @Test func knownRulesBesideAnUnknownOneCount() throws {
        try expect(
            "// viperlint:disable:next strong-view-reference, retain-circle -- why\n" + Self.fault, reports: ["9 invalid-directive"],
            suppresses: 1)
    }

    @Test func theConfigurationSetsTheirSeverity() throws {
        let comment = "// viperlint:disable:next strong-view-reference -- why\nlet rest = 1\n// viperlint:frobnicate"
        try expect(comment, reports: [], settings: "rules: {unused-suppression: off, invalid-directive: off}\n")
        let findings = try report(comment, settings: "rules: {unused-suppression: error, invalid-directive: warning}\n").findings
        #expect(findings.map(\.severity) == [.error, .warning])
    }

    /// Nobody can tell what a rule would find that doesn't run.
    @Test func aRuleThatIsOffIsNotUnused() throws {
        let comment = "// viperlint:disable:next strong-view-reference -- why\nlet rest = 1"
        try expect(comment, reports: ["9 unused-suppression"])
        try expect(comment, reports: [], settings: "rules: {strong-view-reference: off}\n")
        try expect(
            comment, reports: [],
            settings: "overrides: [{paths: [LoanListPresenter.swift], because: old, rules: {strong-view-reference: off}}]\n")
    }

    @Test func whatIsSetAsideIsNotLookedAt() throws {
        let comment = "// viperlint:disable:next strong-view-reference\nclass A {}"
        let findings = try lint(Scene(others: [("Tests/A.swift", comment)]).files)
        #expect(findings.isEmpty)
    }

    /// Presenters alone are MVP, where no rule runs; a directive is still to be one.
    @Test func withoutAStack() throws {
        let files = [(name: "A.swift", source: "// viperlint:disable:next outward-dependency -- why\nclass A {}\n// viperlint:disable a")]
        #expect(try lint(files).map(\.rule) == ["invalid-directive"])
    }

    @Test func manyDirectivesInOneFile() throws {
        let lines = String(repeating: "// viperlint:disable strong-view-reference -- why\n", count: 5000)
        let findings = try report(lines + Self.fault).findings
        #expect(findings.count == 4999)
    }
}
