import LintConfiguration
import ProjectGraph
import Syntax
import Testing
import Viper

@Suite("What a right configuration decodes to")
struct DecodingTests {
    @Test("The example of the README")
    func example() throws {
        var configuration = try expectConfiguration(try Fixture.text("example.yml"))
        #expect(configuration.words.map(\.value) == [WrittenWord(.name(of: .presenter), "Presenter"), WrittenWord(.folder(of: .presenter), "Presenter")])
        configuration.words = []
        #expect(
            configuration
                == Configuration(
                    dialect: Located("clean", line: 2, column: 10),
                    title: "An app of ours",
                    included: [
                        Located(try PathPattern("Sources"), line: 4, column: 12),
                        Located(try PathPattern("App/**"), line: 4, column: 21),
                    ],
                    excluded: [Located(try PathPattern("**/Generated/**"), line: 5, column: 12)],
                    failOn: .error,
                    rules: [
                        "outward-dependency": RuleSetting(severity: .error, line: 8),
                        "reference-crossing": RuleSetting(
                            severity: .warning, options: ["allowed-types": .strings(["UIImage"])], line: 9),
                    ],
                    roles: [
                        .presenter: VocabularyOverlay(suffixes: ["Presenter"], supertypes: [], folders: ["Presenter"])
                    ],
                    layers: [.view, .presenter, .interactor, .entity],
                    ownership: OwnershipTable([.presenter: [.view: [.weak]]]),
                    eventPrefixes: [.presenter: ["event"], .interactor: ["event"]]))
    }

    @Test("A version is all that a configuration needs")
    func versionAlone() throws {
        #expect(try expectConfiguration("version: 1") == Configuration())
    }

    @Test("Sections whose lines are all comments say nothing")
    func emptySections() throws {
        let yaml = """
            version: 1
            included:
            rules:
              # outward-dependency: off
            roles: {}
            layers: ~
            ownership:
            naming:
              events:
            """
        #expect(try expectConfiguration(yaml) == Configuration())
    }

    /// What stands below stays as it is; only a list that is written takes its place.
    @Test("Lists whose lines are all comments say nothing, and empty ones take the dialect's place")
    func emptyLists() throws {
        func yaml(_ list: String) -> String {
            """
            version: 1
            excluded: \(list)
            roles: {presenter: {suffixes: \(list), also: \(list), supertypes: \(list), folders: \(list)}}
            naming: {events: {presenter: \(list)}, interface-files: \(list)}
            rules:
              hidden-dependency: {allowed-types: \(list)}
              skipped-layer: {allow: \(list)}
              unprefixed-output: {interactor-output: \(list)}
            """
        }
        let silent = try expectConfiguration(yaml("~"))
        #expect(silent.roles[.presenter] == VocabularyOverlay())
        #expect(silent.eventPrefixes[.presenter] == nil && silent.interfaceFiles == nil)
        #expect(silent.rules.values.allSatisfy { $0.options.isEmpty })
        let emptied = try expectConfiguration(yaml("[]"))
        #expect(emptied.roles[.presenter] == VocabularyOverlay(suffixes: [], synonyms: [], supertypes: [], folders: []))
        #expect(emptied.eventPrefixes[.presenter] == [] && emptied.interfaceFiles == [])
        #expect(emptied.rules.values.allSatisfy { $0.options.values.allSatisfy { $0 == .strings([]) } && $0.options.count == 1 })
    }

    @Test("What is judged beside the team's own code")
    func alsoLinted() throws {
        #expect(try expectConfiguration("version: 1\nalso-lint: [tests, mocks]").alsoLinted == [.tests, .mocks])
        #expect(try expectConfiguration("version: 1\nalso-lint: []").alsoLinted == [])
        let everything = "[tests, mocks, generated, vendored, templates]"
        #expect(try expectConfiguration("version: 1\nalso-lint: \(everything)").alsoLinted.count == 5)
    }

    @Test("off is a severity, though YAML 1.1 takes it for false", arguments: ["off", "\"off\"", "'off'"])
    func off(written: String) throws {
        let configuration = try expectConfiguration("version: 1\nrules: {outward-dependency: \(written)}")
        #expect(configuration.rules["outward-dependency"]?.severity == .off)
    }

    @Test("Options of every kind, with and without a severity")
    func options() throws {
        let yaml = """
            version: 1
            rules:
              wide-enum-payload: {maximum: 3}
              skipped-layer:
                severity: warning
                entities-reach-presenter: true
                because: 5
            """
        let rules = try expectConfiguration(yaml).rules
        #expect(rules["wide-enum-payload"] == RuleSetting(options: ["maximum": .integer(3)], line: 3))
        #expect(
            rules["skipped-layer"]
                == RuleSetting(
                    severity: .warning,
                    options: ["entities-reach-presenter": .bool(true), "because": .string("5")], line: 4))
    }

    @Test("One ownership and a list of them")
    func ownerships() throws {
        let yaml = """
            version: 1
            ownership:
              presenter: {view: [weak, unowned], router: strong}
            """
        let table = try expectConfiguration(yaml).ownership
        #expect(table.allowed(owner: .presenter, held: .view) == [.weak, .unowned])
        #expect(table.allowed(owner: .presenter, held: .router) == [.strong])
        #expect(table.allowed(owner: .view, held: .presenter) == nil)
    }

    @Test("Every role, severity and failing severity can be written")
    func allNames() throws {
        let roles = Role.allCases.map { "  \($0.rawValue): {suffixes: [X\($0.rawValue.replacing("-", with: ""))]}" }.joined(separator: "\n")
        #expect(try expectConfiguration("version: 1\nroles:\n\(roles)").roles.count == Role.allCases.count)
        for name in FailingSeverity.allCases {
            #expect(try expectConfiguration("version: 1\nfail-on: \(name.rawValue)").failOn == name)
        }
        for name in RuleSeverity.allCases {
            let rules = try expectConfiguration("version: 1\nrules: {outward-dependency: \(name.rawValue)}").rules
            #expect(rules["outward-dependency"]?.severity == name)
        }
    }

    @Test(
        "Texts keep characters that could have meant something to YAML",
        arguments: ["R&D &co", "what ? this", "a *b"])
    func specialCharacters(title: String) throws {
        #expect(try expectConfiguration("version: 1\ntitle: \(title)").title == title)
        #expect(try expectConfiguration("version: 1\ntitle: |-\n  \(title)").title == title)
        #expect(try expectConfiguration("version: 1\ntitle: \" &x ? \(title)\"").title == " &x ? \(title)")
    }

    @Test("A byte order mark, carriage returns and comments change nothing")
    func editors() throws {
        let configuration = try expectConfiguration("\u{FEFF}version: 1 # one\r\n# two\r\ndialect: clean\r\n")
        #expect(configuration == Configuration(dialect: Located("clean", line: 3, column: 10)))
    }

    @Test("A setting laid over another keeps the options that it does not mention")
    func overlaidSettings() {
        let base = RuleSetting(severity: .error, options: ["a": .integer(1), "b": .bool(true)], line: 3)
        #expect(
            base.overlaid(with: RuleSetting(options: ["a": .integer(2)], line: 7))
                == RuleSetting(severity: .error, options: ["a": .integer(2), "b": .bool(true)], line: 7))
        #expect(base.overlaid(with: RuleSetting(severity: .off, line: 7)).severity == .off)
    }

    @Test("What is covered: included, all where nothing is included, and never what is excluded")
    func coverage() throws {
        let everything = try expectConfiguration("version: 1\nexcluded: [Pods, \"*.generated.swift\"]")
        #expect(everything.covers(file: "App/Login.swift"))
        #expect(!everything.covers(file: "Pods/Login.swift"))
        #expect(!everything.covers(file: "App/Login.generated.swift"))
        #expect(everything.prunes(folder: "App/Pods"))
        #expect(!everything.prunes(folder: "App"))
        let some = try expectConfiguration("version: 1\nincluded: [App]\nexcluded: [App/Old]")
        #expect(some.covers(file: "App/Login.swift"))
        #expect(!some.covers(file: "App/Old/Login.swift"))
        #expect(!some.covers(file: "Other/Login.swift"))
    }
}
