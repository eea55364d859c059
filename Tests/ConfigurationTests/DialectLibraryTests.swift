import LintConfiguration
import Testing
import Viper

@Suite("Dialects that extend others")
struct DialectLibraryTests {
    private func library(_ texts: [String: String]) -> DialectLibrary {
        DialectLibrary(texts: texts.mapValues { "version: 1\n" + $0 }, vocabulary: testRules)
    }

    private let texts = [
        "base": "title: Base\nroles: {presenter: {also: [Presenter], folders: [P]}}\nlayers: [view, presenter]\nrules: {outward-dependency: warning}\n",
        "house": """
            extends: base
            title: House
            roles: {presenter: {suffixes: [Pres]}}
            naming: {events: {presenter: [did]}, interface-files: [Protocols]}
            rules: {outward-dependency: error, reference-crossing: {severity: error, allowed-types: [UIImage]}}

            """,
        "attic": "extends: house\ntitle: Attic\nrules: {reference-crossing: warning}\n",
    ]

    @Test("What is not said is inherited, from however far")
    func inheritance() throws {
        let attic = try #require(library(texts)["attic"])
        #expect(attic.dialect.name == "attic" && attic.dialect.title == "Attic")
        #expect(attic.dialect.vocabulary[.presenter] == Vocabulary(suffixes: ["Pres"], synonyms: ["Presenter"], folders: ["P"]))
        #expect(attic.dialect.layers == [.view, .presenter])
        #expect(attic.dialect.interfaceFiles == ["Protocols"])
        #expect(attic.rules["outward-dependency"]?.severity == .error)
        #expect(attic.rules["reference-crossing"]?.severity == .warning)
        #expect(attic.rules["reference-crossing"]?.options == ["allowed-types": .strings(["UIImage"])])
    }

    @Test("Only what extends something can be recognised; what extends nothing is common to all")
    func recognisable() {
        #expect(library(texts).shelf().recognisable.map(\.name) == ["attic", "house"])
        #expect(library(texts).shelf().common == "base")
        #expect(library(texts)["cellar"] == nil)
    }

    @Test("A circle is told with its place")
    func circles() {
        let library = library(["a": "extends: b\ntitle: A\n", "b": "extends: a\ntitle: B\n", "c": "extends: c\ntitle: C\n"])
        #expect(library.load("a").entry == nil)
        #expect(library.load("a").problems.map(\.description) == [#"b.yml:2:10: "a" extends itself in the end"#])
        #expect(library.load("c").problems.map(\.description) == [#"c.yml:2:10: "c" extends itself in the end"#])
    }

    @Test("What a team extends")
    func extends() throws {
        let named = try expectConfiguration("version: 1\ndialect: ours\nextends: infinum\n")
        #expect(named.dialect?.value == "ours" && named.extends?.value == "infinum")
        let file = try expectConfiguration("version: 1\nextends: ../shared/viper.yml\n")
        #expect(file.extends.map { Configuration.isPath($0.value) } == true)
        expectProblems("version: 1\nextends: infinium\n", [#"2:10: unknown dialect "infinium"; did you mean "infinum"?"#])
        expectProblems("version: 1\ndialect: ours\n", [#"2:10: unknown dialect "ours"; there are: clean, infinum; one of your own needs "extends: common", or another one, beside it"#])
        expectProblems("version: 1\nextend: clean\n", [#"2:1: unknown key "extend"; did you mean "extends"?"#])
        expectProblems("version: 1\nextends: [clean]\n", [#"2:10: "extends": expected a string, found a list"#])
    }
}

@Suite("Settings for some files")
struct OverrideTests {
    @Test("What an override says")
    func override() throws {
        let configuration = try expectConfiguration(
            """
            version: 1
            overrides:
              - paths: [Legacy, "Old/**/*.swift"]
                because: it is being rewritten
                rules: {outward-dependency: off, reference-crossing: {allowed-types: [UIImage]}}
              - paths: [New]
                because: another team
                roles: {interactor: {suffixes: [Worker]}}
            """)
        #expect(configuration.overrides.map(\.because) == ["it is being rewritten", "another team"])
        let first = try #require(configuration.overrides.first)
        #expect(first.paths.map { pattern in ["Legacy/A.swift", "Old/x/A.swift", "New/A.swift"].filter { pattern.value.matches($0) } } == [["Legacy/A.swift"], ["Old/x/A.swift"]])
        #expect(first.rules["outward-dependency"]?.severity == .off)
        #expect(configuration.overrides.last?.roles[.interactor]?.suffixes == ["Worker"])
    }

    @Test("Mistakes")
    func mistakes() {
        expectProblems(
            "version: 1\noverrides:\n  - rules: {outward-dependency: off}\n",
            [#"3:5: an override needs "paths""#, #"3:5: an override needs "because""#])
        expectProblems(
            "version: 1\noverrides:\n  - {paths: [A], because: ' '}\n",
            [#"3:5: an override needs "rules" or "roles""#, #"3:27: "because": an empty reason"#])
        expectProblems(
            "version: 1\noverrides:\n  - {path: [A], paths: [], because: x, rules: {outward-dependancy: off}}\n",
            [
                #"3:6: unknown key "path"; did you mean "paths"?"#, #"3:24: "paths": expected a list of patterns, found an empty list"#,
                #"3:48: unknown rule "outward-dependancy"; did you mean "outward-dependency"?"#,
            ])
        expectProblems(
            "version: 1\noverrides: {paths: [A]}\n",
            [#"2:12: "overrides": expected a list of overrides, each with paths, because and rules or roles, found a mapping"#])
    }
}
