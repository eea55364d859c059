import LintConfiguration
import Testing
import Viper

@Suite("What is told about a wrong configuration")
struct MistakeTests {
    @Test("Everything at once")
    func threeMistakes() {
        expectProblems(
            "version: 1\nexclude: [Pods]\nrules:\n  outward-dependancy: error\n  skipped-layer: fatal\n",
            [
                #"2:1: unknown key "exclude"; did you mean "excluded"?"#,
                #"4:3: unknown rule "outward-dependancy"; did you mean "outward-dependency"?"#,
                #"5:18: unknown severity "fatal"; write off, warning or error"#,
            ])
    }

    @Test("Kinds of files that there are not")
    func kindsOfFiles() {
        expectProblems(
            "version: 1\nalso-lint: [test, own, tests, tests, [mocks]]\n",
            [
                #"2:13: unknown kind of file "test"; did you mean "tests"?"#,
                #"2:19: unknown kind of file "own"; write tests, mocks, generated, vendored or templates"#,
                #"2:38: "also-lint": expected a string, found a list"#,
            ])
        expectProblems(
            "version: 1\nalso-lint: tests\n",
            [#"2:12: "also-lint": expected a list of tests, mocks, generated, vendored or templates, found "tests""#])
        expectProblems("version: 1\nalso: [tests]\n", [#"2:1: unknown key "also"; did you mean "also-lint"?"#])
    }

    @Test("Roles that there are not")
    func roles() {
        expectProblems(
            "version: 1\nrules:\n  incomplete-module: {required: [view, interacter]}\n  skipped-layer: {allow: [presenter entity, presenter -> entities]}\n",
            [
                #"3:40: unknown role "interacter"; did you mean "interactor"?"#,
                #"4:27: expected two roles such as 'presenter -> entity', found "presenter entity""#,
                #"4:45: unknown role "entities"; did you mean "entity"?"#,
            ])
    }

    @Test("What there is instead, where nothing is near")
    func unknownNames() {
        expectProblems(
            "version: 1\nrules: {xyzzy: off, outward-dependency: {plugh: 1}}\nnever-baseline: [plugh]\nlayers: [xyzzy]\n",
            [
                #"2:9: unknown rule "xyzzy"; 'viperlint rules' lists them"#,
                #"2:42: unknown option "plugh"; this rule has none but severity"#,
                #"3:18: unknown rule "plugh"; 'viperlint rules' lists them"#,
                #"4:10: unknown role "xyzzy"; there are: \#(Role.allCases.map(\.rawValue).joined(separator: ", "))"#,
            ])
    }

    @Test("Numbers that can't be")
    func numbers() {
        expectProblems(
            "version: 1\nrules:\n  unprefixed-output: {exceptions: 250}\n  fat-output: {limit: -3}\n",
            [
                #"3:35: "exceptions": expected a percentage, 0 to 100, found "250""#,
                #"4:23: "limit": expected a whole number, 0 or more, found "-3""#,
            ])
        expectProblems(
            "version: 1\nrules:\n  unprefixed-output: {exceptions: -5}\n", [#"3:35: "exceptions": expected a percentage, 0 to 100, found "-5""#])
    }

    @Test("Frameworks that nothing can be called")
    func frameworkNames() {
        expectProblems(
            "version: 1\nrules: {forbidden-framework: {presenter: [UIKit, Product.products, \"UI*\", My Kit]}}\n",
            [
                #"2:68: "UI*" can match nothing: write the whole name of a framework or type, without "*""#,
                #"2:75: "My Kit" can match nothing: no name in Swift has " " in it"#,
            ])
    }

    @Test("What YAML makes of a missing space, a comma and a no-break space")
    func slipsOfYAML() {
        expectProblems("version: 1\nrules:\n  skipped-layer:off\n", [#"3:3: a space is missing behind "skipped-layer:""#])
        expectProblems(
            "version: 1\ncontracts:\n  - {id: a, forbid: {from: {role: view}, to: {role: entity}}, because: thin, always}\n",
            [#"3:78: unknown key "always"; there are: id, forbid, allow, require, except, because, severity; a text with a comma in it stands in quotation marks"#])
        expectProblems(
            "version: 1\nrules:\n\u{A0}\u{A0}skipped-layer: off\n", ["3:1: a no-break space stands here (\"\u{A0}\u{A0}skipped-layer\")"])
    }

    @Test("Who is told no events")
    func receivers() {
        expectProblems(
            "version: 1\nnaming: {events: {router: [show], presenter: [On, did, \"*Did\"]}}\n",
            [
                #"2:19: only presenters and interactors are told events, and "router" is neither"#,
                #"2:47: "On" can match nothing: members' names begin with a small letter ("on"), and further on it is "*On""#,
            ])
    }

    @Test("A comparison that is taken out")
    func comparisonInAnExclusion() {
        expectProblems(
            "version: 1\ncontracts:\n  - {id: a, because: b, forbid: {from: {role: view}, to: {role: entity, not: {module: same}}}}\n",
            [#"3:87: "not" takes no comparison with "from"; write "module: other" beside it instead of "not""#])
    }

    /// What the file describes has a name of its own, whatever is wrong with what it is laid over.
    @Test("A misspelt dialect below one's own is told once")
    func misspeltBase() {
        expectProblems("version: 1\ndialect: ours\nextends: cleen\n", [#"3:10: unknown dialect "cleen"; did you mean "clean"?"#])
        expectProblems("version: 1\ndialect: ours\nextends: [clean]\n", [#"3:10: "extends": expected a string, found a list"#])
        expectProblems("version: 1\ndialect: cleen\n", [#"2:10: unknown dialect "cleen"; did you mean "clean"?"#])
    }

    /// YAML takes key and value for one text, and stumbles only lines below.
    @Test(
        "A missing space behind a key",
        arguments: [
            ("version: 1\ndialect:clean\n", #"2:8: a space is missing behind "dialect:""#),
            ("version: 1\ndialect:clean\nrules: {}\n", #"2:8: a space is missing behind "dialect:""#),
            ("version:1\ndialect: clean\n", #"1:8: a space is missing behind "version:""#),
            ("version:1\ndialect:clean\n", #"1:1: a space is missing behind "version:""#),
            ("version: 1\nrules:\n  skipped-layer:off\n  x: off\n", #"3:16: a space is missing behind "skipped-layer:""#),
        ])
    func missingSpace(yaml: String, problem: String) {
        expectProblems(yaml, [problem])
    }

    @Test("A whole file of mistakes", arguments: ["mistakes", "duplicates", "other-linters"])
    func goldens(name: String) throws {
        let problems = decode(try Fixture.text("\(name).yml"), path: ".viperlint.yml").problems
        #expect(!problems.isEmpty)
        try Fixture.expectGolden("\(name).txt", problems.map { "\($0)\n" }.joined())
    }

    @Test(
        "A file without a version",
        arguments: ["", "\n\n", "# only a comment\n", "---\n", "dialect: clean\n", "{}", "null"])
    func missingVersion(yaml: String) {
        expectProblems(yaml, [#"1:1: the version of the format is missing; add "version: 1""#])
    }

    @Test("A version that cannot be read")
    func versions() {
        expectProblems("version: 2", ["1:10: unsupported version 2; this viperlint reads version 1"])
        expectProblems("version: one", [#"1:10: "version": expected a whole number, found "one""#])
        expectProblems("version:", [#"1:9: "version": expected a whole number, found nothing"#])
        expectProblems("version: [1]", [#"1:10: "version": expected a whole number, found a list"#])
    }

    @Test("A top level that is no mapping")
    func topLevel() {
        expectProblems("- version: 1", ["1:1: expected a mapping at the top level, found a list"])
        expectProblems("version", [#"1:1: expected a mapping at the top level, found "version""#])
    }

    @Test("Texts that are no YAML")
    func syntax() {
        expectProblems(
            "version: 1\nincluded: [a, b\n",
            [
                "3:1: not valid YAML: "
                    + "did not find expected ',' or ']' while parsing a flow sequence that starts in line 2"
            ])
        expectProblems(
            "version: 1\n title: x\n", ["2:7: not valid YAML: mapping values are not allowed in this context"])
        expectProblems("version: 1\nrules:\n\tx: off\n", ["3:1: not valid YAML: a tab; indent with spaces"])
        expectProblems("version: 1\n---\nversion: 1\n", ["2:1: a second YAML document; a configuration is one"])
        expectProblems("version: 1\ntitle: a\u{0}b", ["2:9: not valid YAML: a control character"])
    }

    @Test("Patterns without their quotation marks", arguments: ["*.swift", "**/Generated", "*Tests"])
    func unquotedPatterns(pattern: String) {
        expectProblems(
            "version: 1\nexcluded: [\(pattern)]\n",
            [#"2:12: not valid YAML: a text that starts with "*" must stand in quotation marks"#])
    }

    @Test("Values of the wrong type")
    func types() {
        expectProblems(
            "version: 1\nincluded: {a: b}\nexcluded: Pods\nrules: [a]\n",
            [
                #"2:11: "included": expected a list of strings, found a mapping"#,
                #"3:11: "excluded": expected a list of strings, found "Pods""#,
                #"4:8: "rules": expected a mapping of rules to severities, found a list"#,
            ])
        expectProblems(
            "version: 1\nincluded: [a, [b], '', ~]\ntitle: [x]\nfail-on: {}\n",
            [
                #"2:15: "included": expected a string, found a list"#,
                #"2:20: "included": an empty string"#,
                #"2:24: "included": expected a string, found nothing"#,
                #"3:8: "title": expected a string, found a list"#,
                #"4:10: "fail-on": expected error, warning or never, found a mapping"#,
            ])
        expectProblems("version: 1\n[a]: b\n", ["2:1: expected a string as key, found a list"])
    }

    @Test("Lists that say nothing without an element")
    func emptyLists() {
        expectProblems(
            "version: 1\nincluded: []\nlayers: []\nownership: {interactor: {presenter: []}}\noverrides: [{paths: [], because: b, rules: {}}]\n",
            [
                #"2:11: "included": expected a list of strings, found an empty list"#,
                #"3:9: "layers": expected a list of roles, found an empty list"#,
                #"4:37: "presenter": expected strong, weak or unowned, or a list of them, found an empty list"#,
                #"5:21: "paths": expected a list of patterns, found an empty list"#,
            ])
    }

    @Test("Severities that do not exist", arguments: ["on", "true", "yes"])
    func severities(name: String) {
        let message = "unknown severity \"\(name)\"; write off, warning or error"
        expectProblems("version: 1\nrules: {outward-dependency: \(name)}", ["2:29: \(message)"])
        expectProblems("version: 1\nrules: {outward-dependency: {severity: \(name)}}", ["2:40: \(message)"])
    }

    @Test("Options that do not exist or are of another kind")
    func options() {
        expectProblems(
            """
            version: 1
            rules:
              reference-crossing: {allowedTypes: [UIImage]}
              wide-enum-payload: {maximum: many}
              skipped-layer: {entities-reach-presenter: yes, because: [x]}
              outward-dependency: {severty: off}
            """,
            [
                #"3:24: unknown option "allowedTypes"; did you mean "allowed-types"?"#,
                #"4:32: "maximum": expected a whole number, found "many""#,
                #"5:45: "entities-reach-presenter": expected true or false, found "yes""#,
                #"5:59: "because": expected a string, found a list"#,
                #"6:24: unknown option "severty"; did you mean "severity"?"#,
            ])
    }

    @Test("Names that do not exist")
    func names() {
        expectProblems("version: 1\ndialect: infinium", [#"2:10: unknown dialect "infinium"; did you mean "infinum"?"#])
        expectProblems("version: 1\ndialect: mvvm", [#"2:10: unknown dialect "mvvm"; there are: clean, infinum; one of your own needs "extends: common", or another one, beside it"#])
        expectProblems(
            "version: 1\nlayers: [view, presentr]", [#"2:16: unknown role "presentr"; did you mean "presenter"?"#])
        expectProblems(
            "version: 1\nownership: {presenter: {view: [weak, unowed]}}",
            [#"2:38: unknown ownership "unowed"; did you mean "unowned"?"#])
        expectProblems("version: 1\nnaming: {event: {}}", [#"2:10: unknown key "event"; did you mean "events"?"#])
        expectProblems(
            "version: 1\nroles: {view: {sufixes: [X]}}",
            [#"2:16: unknown key "sufixes"; did you mean "suffixes"?"#])
    }

    @Test("Entries that would never apply")
    func deadEntries() {
        expectProblems(
            "version: 1\nlayers: [view, presenter, view]\nownership: {presenter: {view-interface: weak}}",
            [
                #"2:27: the layer "view" stands here twice"#,
                #"3:25: "view-interface" counts as the role behind it; did you mean "view"?"#,
            ])
    }

    @Test("Patterns that are none")
    func patterns() {
        expectProblems(
            #"version: 1\#nexcluded: [/tmp, ../Other, "a/[b", "!Pods", "{a,b}", 'a\b']"#,
            [
                #"2:12: invalid pattern "/tmp": it must be relative to the folder of the configuration"#,
                #"2:18: invalid pattern "../Other": "..""#
                    + " leads nowhere; patterns start at the folder of the configuration",
                #"2:28: invalid pattern "a/[b": the "[" is never closed"#,
                #"2:36: invalid pattern "!Pods": patterns cannot be negated; list what is wanted under "included""#,
                #"2:45: invalid pattern "{a,b}": braces are not expanded; write a pattern for each alternative"#,
                #"2:54: invalid pattern "a\b": "\" only stands before special characters; separate folders with "/""#,
            ])
    }

    @Test("Columns count UTF-8 bytes, lines as an editor does")
    func places() {
        expectProblems(
            "version: 1\ntitle: \"\u{2028}é\"\nincluded: [\"é\u{1F600}\", [x]]\r\nfoo: 1\n",
            [#"3:22: "included": expected a string, found a list"#, #"4:1: unknown key "foo""#])
    }

    @Test("Texts in messages are short and harmless to a terminal")
    func quoting() {
        expectProblems(
            "version: 1\n\"a\\e[31m\\n\": 1\n\(String(repeating: "k", count: 99)): 1\n",
            [
                "2:1: unknown key \"a\u{FFFD}[31m\u{FFFD}\"",
                "3:1: unknown key \"\(String(repeating: "k", count: 60))…\"",
            ])
    }
}
