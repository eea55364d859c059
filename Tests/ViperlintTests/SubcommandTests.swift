import Testing

@Suite struct SubcommandTests {
    // MARK: - explain

    @Test func explainARule() throws {
        // No project is needed for that.
        let run = try expectRun(["explain", "strong-view-reference"], in: Workplace(), exit: 0)
        #expect(run.output.hasPrefix("# strong-view-reference\n\nA presenter holds its view strongly.\n"))
        #expect(run.output.contains("- error: clean, "), "\(run.output)")
        #expect(run.errors.isEmpty)
    }

    @Test func explainARuleInADialectsWords() throws {
        let book = try expectRun(["explain", "outward-dependency", "--dialect", "book"], in: Workplace(), exit: 0).output
        #expect(book.contains("LoanListViewInput") && !book.contains("LoanListPresenterOutput"))
        let team = try Workplace([".viperlint.yml": "version: 1\ndialect: book\n"])
        #expect(try expectRun(["explain", "outward-dependency"], in: team, exit: 0).output == book)
        let off = try expectRun(["explain", "raw-entity-data", "--dialect", "book"], in: Workplace(), exit: 0).output
        #expect(off == (try expectRun(["explain", "raw-entity-data"], in: Workplace(), exit: 0).output))
        try expectRun(["explain", "outward-dependency", "--dialect", "boook"], in: Workplace(), exit: 2, errors: ["there is no dialect 'boook'"])
    }

    @Test func explainAType() throws {
        let run = try expectRun(["explain", "LoanListPresenter"], in: Workplace(Projects.clean), exit: 0)
        #expect(
            run.output.hasPrefix(
                "class LoanListPresenter\n  declared in  Presenter.swift:1\n  module       LoanList\n  role         presenter ("))
        #expect(run.errors.isEmpty)
    }

    /// Enough may speak for a role, and nothing that a type works with be a scene's; of several, all are named.
    @Test func explainATypeWithoutARole() throws {
        var files = Projects.clean
        files["Chart.swift"] = """
            import UIKit
            protocol ChartPresenterProtocol: AnyObject { func show() }
            final class ChartPresenter: ChartPresenterProtocol { weak var host: UIViewController?; func show() {} }
            """
        let page = try expectRun(["explain", "ChartPresenter", "--dialect", "infinum"], in: Workplace(files), exit: 0).output
        #expect(page.contains("; but what it has to do with is no scene's\n"), "\(page)")
    }

    @Test func explainSomethingMisspelt() throws {
        let folder = try Workplace(Projects.clean)
        let type = try expectRun(
            ["explain", "LoanListPresentr"], in: folder, exit: 2,
            errors: ["'LoanListPresentr' is neither a rule nor a type of the project; did you mean 'LoanListPresenter'?"])
        #expect(type.output.isEmpty)
        try expectRun(
            ["explain", "strong-view-referense"], in: folder, exit: 2,
            errors: ["'strong-view-referense' is neither a rule nor a type of the project; did you mean 'strong-view-reference'?"]
        )
        for (ending, types) in [("Case", "LoanListUseCase"), ("t", "LoanListPresenterOutput, LoanListUseCaseOutput")] {
            let message = "'\(ending)' is neither a rule nor a type of the project; types whose names end so: \(types)"
            #expect(try expectRun(["explain", ending], in: folder, exit: 2, errors: [message]).errors.hasSuffix(types + "\n"))
        }
        try expectRun(["explain", "Xyzzy"], in: folder, exit: 2, errors: ["'Xyzzy' is neither a rule nor a type of the project"])
    }

    @Test func explainWithoutAProject() throws {
        let folder = try Workplace()
        try expectRun(["explain", "LoanListPresenter"], in: folder, exit: 2, errors: ["there is no Swift file"])
        try expectRun(
            ["explain", "LoanListPresenter", "Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"]
        )
    }

    /// A rule needs no project, and so a misspelt one deserves its suggestion without one.
    @Test func explainAMisspeltRuleWithoutAProject() throws {
        let run = try Tool.run(["explain", "strong-view-referense"], in: Workplace())
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("did you mean 'strong-view-reference'?"))
    }

    @Test func explainAQualifiedAndAnAmbiguousName() throws {
        let folder = try Workplace(["A.swift": "enum Login { final class Presenter {} }\nenum Cart { final class Presenter {} }"])
        let one = try expectRun(["explain", "Login.Presenter"], in: folder, exit: 0)
        #expect(one.output.hasPrefix("class Login.Presenter\n"))
        let both = try expectRun(["explain", "Presenter"], in: folder, exit: 0)
        #expect(both.output.contains("class Login.Presenter\n") && both.output.contains("class Cart.Presenter\n"))
    }

    /// What graphs call a type names it here as well.
    @Test func explainATypeByWhatGraphsCallIt() throws {
        let folder = try Workplace(["A.swift": "final class Row {}\n", "B.swift": "final class Row {}\n"])
        let page = try expectRun(["explain", "Row@B.swift"], in: folder, exit: 0).output
        #expect(page.contains("declared in  B.swift:1") && !page.contains("A.swift"))
    }

    // MARK: - rules

    @Test func rules() throws {
        let run = try expectRun(["rules"], in: Workplace(), exit: 0)
        for id in [
            "outward-dependency", "reference-crossing", "strong-view-reference", "strong-output-reference", "unprefixed-event",
        ] {
            #expect(run.output.split(separator: "\n").contains { $0.hasPrefix(id + " ") })
        }
        #expect(run.errors.isEmpty)
    }

    /// Which of them are on is the first question about them.
    @Test func whatRulesWeigh() throws {
        func lines(_ arguments: [String] = [], under configuration: String? = nil) throws -> [Substring] {
            let files = configuration.map { [".viperlint.yml": "version: 1\n" + $0] } ?? [:]
            return try Tool.run(["rules"] + arguments, in: Workplace(files)).output.split(separator: "\n")
        }
        func weight(of rule: String, in lines: [Substring]) -> Substring? {
            lines.first { $0.hasPrefix(rule + " ") }?.split(separator: " ").dropFirst().first
        }
        let plain = try lines()
        #expect(weight(of: "outward-dependency", in: plain) == "error" && weight(of: "unused-suppression", in: plain) == "warning")
        #expect(plain.contains { $0.hasPrefix("Severities are those of the dialect common: no dialect is named") })
        #expect(weight(of: "unprefixed-event", in: plain) == "off")
        #expect(try weight(of: "unprefixed-event", in: lines(["--dialect", "clean"])) == "error")
        // What lint holds the code to is what it has to show here.
        let shown = try Tool.run(["rules"], in: Workplace(Projects.clean)).output
        #expect(shown.contains("\nSeverities are those of the dialect clean: no dialect is named, and lint holds the code to this one;"))
        let team = try lines(under: "dialect: clean\nrules: {outward-dependency: off, invalid-directive: warning}\n")
        #expect(weight(of: "outward-dependency", in: team) == "off" && weight(of: "invalid-directive", in: team) == "warning")
        #expect(team.contains("Severities are those of the dialect clean, with .viperlint.yml over it."))
        // The mistake may be that there is no such rule.
        let mistaken = try lines(under: "dialect: clean\nrules: {xyzzy: off}\n")
        #expect(weight(of: "outward-dependency", in: mistaken) == "error")
        try expectRun(["rules", "--dialect", "nope"], in: Workplace(), exit: 2, errors: ["there is no dialect 'nope'"])
    }

    // MARK: - stats

    @Test func statsOfAProject() throws {
        let folder = try Workplace(Projects.clean)
        let text = try expectRun(["stats"], in: folder, exit: 0).output
        #expect(text.hasPrefix("files       \(Projects.clean.count)\n") && text.contains("\nLoanList  "))
        let json = try expectRun(["stats", "--format", "json", "--output", "stats.json"], in: folder, exit: 0)
        #expect(json.output.isEmpty)
        #expect(try folder.text("stats.json").contains("\"name\" : \"LoanList\""))
        var files = Projects.clean
        files["Endpoint.swift"] = "struct Endpoint { let path: String; enum Method { case get, post } }"
        let modules = try expectRun(["stats"], in: Workplace(files), exit: 0).output
        #expect(modules.contains("\nLoanList ") && !modules.contains("\nEndpoint "))
        // Behind the last line break stands no line.
        #expect(try expectRun(["stats"], in: Workplace(["A.swift": "struct A {}\n", "B.swift": "\nstruct B {}\n"]), exit: 0).output.contains("lines       3\n"))
        try expectRun(["stats", "Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
    }

    // MARK: - config

    private static let configured = """
        version: 1
        extends: clean
        dialect: house
        title: 'Our house: "VIPER"'
        excluded: ["**/Old/**"]
        fail-on: warning
        also-lint: [tests]
        roles:
          presenter: {suffixes: [Presenter, "off"], folders: []}
        naming: {events: {presenter: ["*Did"]}}
        rules:
          fat-output: {severity: warning, limit: 3}
        contracts:
          - id: views-stay-thin
            forbid:
              from: {role: view, name: "*Cell"}
              to: [{role: entity, not: {kind: enum}}, {module: other}]
              edges: [holds, creates]
            except: {path: App/Legacy}
            because: "views show what they are given: nothing else"
            severity: warning
        overrides:
          - paths: [App/Legacy]
            because: "#1 it is being rewritten"
            rules: {retain-cycle: off}
          - paths: [App/Old]
            because: nothing yet
            rules: {}
        never-baseline: [retain-cycle]

        """

    /// What is shown says the same as what it was made of, and is its own whole: shown again it is the same.
    @Test func configIsAConfiguration() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": Self.configured]) { $1 })
        let shown = try expectRun(["config"], in: folder, exit: 0)
        #expect(shown.errors.isEmpty && shown.output.hasPrefix("# What goes for .: .viperlint.yml over its dialect.\nversion: 1\ndialect: house\nextends: clean\n"))
        for line in [
            "excluded: [\"**/Old/**\"]", "fail-on: warning", "    suffixes: [Presenter, off]",
            "    folders: []", "id: views-stay-thin", "title: \"Our house: \\\"VIPER\\\"\"",
        ] { #expect(shown.output.contains(line), "\(line)") }
        let again = try Workplace(Projects.clean.merging([".viperlint.yml": shown.output]) { $1 })
        #expect(try expectRun(["config"], in: again, exit: 0).output == shown.output)
    }

    @Test func configTellsMistakes() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\nrulez: {}\n"]) { $1 })
        let run = try expectRun(["config"], in: folder, exit: 2, errors: [".viperlint.yml:2:1: unknown key \"rulez\"; did you mean \"rules\"?"])
        #expect(run.output.isEmpty)
    }

    // MARK: - report

    /// What comes of the JSON is what the lint itself would have written.
    @Test(arguments: ["text", "xcode", "github", "gitlab", "markdown", "checkstyle", "json"])
    func reportInAnotherForm(format: String) throws {
        let folder = try Workplace(Projects.faulty)
        let direct = try expectRun(["lint", "--reporter", format, "--reporter", "json:report.json"], in: folder, exit: 1).output
        #expect(direct.contains("strong-view-reference"))
        #expect(try expectRun(["report", "report.json", "--reporter", format], in: folder, exit: 0).output == direct)
    }

    @Test(arguments: [
        ("", "is no report of 'viperlint lint --reporter json': it is no JSON"),
        ("{\"schemaVersion\": 2}", "is of version 2 of the format; this viperlint reads version 1"),
        ("{\"schemaVersion\": 1}", "is no report of 'viperlint lint --reporter json': tool is missing"),
    ])
    func reportOfSomethingElse(text: String, message: String) throws {
        try expectRun(["report", "report.json"], in: Workplace(["report.json": text]), exit: 2, errors: ["report.json: \(message)"])
    }

    @Test func reportWithoutTheSources() throws {
        let folder = try Workplace(Projects.faulty)
        try expectRun(["lint", "--reporter", "json:report.json"], in: folder, exit: 1)
        try folder.addFolder("Sub")
        let below = try expectRun(["report", "../report.json"], in: Workplace(at: folder.path("Sub")), exit: 0)
        #expect(below.errors.contains("note: the sources are not in ., so the report can't show them; --root names the folder"))
        #expect(try expectRun(["report", "../report.json", "--root", ".."], in: Workplace(at: folder.path("Sub")), exit: 0).errors.isEmpty)
    }

    @Test func reportOfNothing() throws {
        try expectRun(
            ["report", "report.json"], in: Workplace(), exit: 2, errors: ["report.json: could not be read: no such file or directory"])
        try expectRun(["report", "Sub"], in: Workplace(["Sub/One.swift": ""]), exit: 2, errors: ["Sub: could not be read: is a directory"])
        try expectRun(["report", "-", "--root", "Nowhere"], in: Workplace(), exit: 2, errors: ["Nowhere: there is no such folder"])
    }

    /// Nobody knows who wrote the file: it shows nothing of what lies outside, and no number in it stops the program.
    @Test func reportOfAHostileFile() throws {
        let folder = try Workplace(Projects.faulty.merging(["App/A.swift": "", "secret.txt": "the key"]) { $1 })
        try expectRun(["lint", "--reporter", "json:report.json"], in: folder, exit: 1)
        let report = try folder.text("report.json")
        try folder.write(Array(report.replacing("\"Presenter.swift\"", with: "\"../secret.txt\"").utf8), to: "outside.json")
        let run = try expectRun(["report", "outside.json", "--root", "App"], in: folder, exit: 0)
        #expect(run.output.contains("secret.txt") && !run.output.contains("the key"))
        try folder.write(Array(report.replacing("\"column\" : 9", with: "\"column\" : -9").utf8), to: "numbers.json")
        let broken = try Tool.run(["report", "numbers.json"], in: folder)
        #expect(broken.exitCode == 2 && broken.errors.contains("which is no place in a text"))
    }

    // MARK: - outline

    @Test func outlineOfAFile() throws {
        let source =
            "import UIKit\nclass A<T>: B, C {\n\tweak var x: T?\n  func f(_ a: Int, b c: inout [String]) throws -> Bool { true }\n}\n"
        let run = try expectRun(["outline", "A.swift"], in: Workplace(["A.swift": source]), exit: 0)
        #expect(
            run.output
                == """
                A.swift\t1\t1\timport\tUIKit\t
                A.swift\t2\t1\tclass\tA\tB,C
                A.swift\t3\t11\tvar\tx\tweak T?
                A.swift\t4\t3\tfunc\tf\t(_:Int,b:inout [String])->Bool

                """.replacing("inout [", with: "inout["))
        #expect(run.errors.isEmpty)
    }

    @Test func outlineOfAFolder() throws {
        let folder = try Workplace(["Sub/B.swift": "class B {}", "Sub/A.swift": "class A {}", "Sub/note.txt": "class N {}"])
        for path in ["Sub", "Sub/"] {
            #expect(
                try expectRun(["outline", path], in: folder, exit: 0).output
                    == "Sub/A.swift\t1\t1\tclass\tA\t\nSub/B.swift\t1\t1\tclass\tB\t\n")
        }
    }

    @Test func outlineTellsWhatCouldNotBeRead() throws {
        let folder = try Workplace(["A.swift": "class A {}"])
        let run = try expectRun(
            ["outline", "Nowhere", "A.swift"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
        #expect(run.output == "A.swift\t1\t1\tclass\tA\t\n")
    }

    @Test func outlineOfAForeignEncoding() throws {
        let folder = try Workplace()
        try folder.write(
            [0xFF, 0xFE] + Array("class A {}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "Wide.swift")
        let run = try Tool.run(["outline", "Wide.swift"], in: folder)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("UTF-16"))
        #expect(run.exitCode == 2)
    }

    @Test func outlineOfAPipe() throws {
        let folder = try Workplace()
        try folder.addPipe("Pipe.swift")
        let run = try Tool.run(["outline", "Pipe.swift"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("is neither a file nor a folder"))
    }

    /// One declaration is one line of six columns, whatever a file is called.
    @Test func outlineOfAFileWithABreakInItsName() throws {
        let run = try expectRun(["outline", "."], in: Workplace(["a\nb\tc.swift": "class A {}"]), exit: 0)
        #expect(
            run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [6]
        )
    }
}
