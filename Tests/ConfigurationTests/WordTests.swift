import LintConfiguration
import Testing
import Viper

@Suite("Words for the parts of a scene")
struct WordTests {
    @Test("One ending for two roles")
    func sharedEndings() {
        expectProblems(
            "version: 1\nroles:\n  presenter: {suffixes: [Manager]}\n  manager: {suffixes: [Service, Manager]}\n",
            [#"4:33: "Manager" stands for presenter already, in line 3; a name's ending can speak for one role only"#])
        expectProblems(
            "version: 1\nroles:\n  view-interface: {also: [Input]}\n  router-interface: {suffixes: [\"*Input\"]}\n",
            [#"4:33: "*Input" stands for view-interface already, in line 3; a name's ending can speak for one role only"#])
    }

    @Test(
        "Endings that are told apart",
        arguments: [
            "manager: {suffixes: [Service]}\n  manager-interface: {suffixes: [Service]}", "presenter: {suffixes: [Presenter], also: [Presenter]}",
            "presenter: {suffixes: [Presenter]}\n  view: {suffixes: [PartPresenter]}", "presenter: {folders: [Logic]}\n  interactor: {folders: [Logic]}",
            "presenter-interface: {suffixes: [\"ViewToPresenter*Protocol\"]}\n  view-interface: {suffixes: [\"PresenterToView*Protocol\"]}",
        ])
    func endingsOfTwo(roles: String) throws {
        _ = try expectConfiguration("version: 1\nroles:\n  \(roles)\n")
    }

    /// Each holds for some files only, so both may have the word.
    @Test func endingsOfAnOverride() throws {
        let overrides = "overrides:\n  - {paths: [Old], because: old, roles: {manager: {suffixes: [Store]}}}\n"
        let configuration = try expectConfiguration("version: 1\nroles: {presenter: {suffixes: [Store]}}\n" + overrides)
        #expect(configuration.words.map(\.value) == [WrittenWord(.name(of: .presenter), "Store")])
    }

    @Test(
        "Words that can match nothing",
        arguments: [
            ("suffixes: [\"A*B*C\"]", #"a word has one "*" at most, between how names begin and how they end ("PresenterToView*Protocol")"#),
            ("suffixes: [\"Foo*\"]", #"nothing stands behind the "*", and a word says how names end ("Presenter")"#),
            ("also: [\"*\"]", #"nothing stands behind the "*", and a word says how names end ("Presenter")"#),
            ("suffixes: [My Presenter]", #"no name in Swift has " " in it"#), ("also: [Login.Presenter]", #"no name in Swift has "." in it"#),
            ("suffixes: [Präsenter, 表示, _Presenter, \"My*Presenter2\"]", nil), ("supertypes: [Login.Base]", nil),
            ("supertypes: [\"Base*\"]", #"write the whole name of a superclass or protocol, without "*""#),
            ("supertypes: [Base<View>]", #"write the name of the superclass or protocol alone, without "<""#),
            ("folders: [App/Views]", #"write the name of one folder, without "/""#), ("folders: [\"V*\"]", #"write how the folder's name ends, without "*""#),
            ("folders: [My Views]", nil),
        ] as [(String, String?)])
    func words(list: String, problem: String?) {
        let problems = decode("version: 1\nroles:\n  presenter: {\(list)}\n").problems
        #expect(problems.map { String($0.message.drop { $0 != ":" }.dropFirst(2)) } == (problem.map { [$0] } ?? []))
        #expect(problems.allSatisfy { $0.line == 3 && $0.message.contains("can match nothing") })
    }

    @Test("Names of messages and files that there can't be")
    func namings() throws {
        let advice = #"a "*" stands only before a word ("*Did"); names that begin with a word need none ("did")"#
        expectProblems(
            "version: 1\nnaming:\n  events: {presenter: [did, \"*Did\", \"did*\", \"*\", did load]}\n  interface-files: [Protocols, P.swift, \"*Interfaces\"]\n",
            [
                #"3:37: "did*" can match nothing: \#(advice)"#, #"3:45: "*" can match nothing: \#(advice)"#,
                #"3:50: "did load" can match nothing: no name in Swift has " " in it"#,
                #"4:32: "P.swift" can match nothing: write the end of the files' names without ".swift""#,
                #"4:41: "*Interfaces" can match nothing: write the end of the files' names alone, without "*""#,
            ])
        expectProblems("version: 1\nrules: {unprefixed-output: {interactor-output: [present, present*]}}\n", [#"2:58: "present*" can match nothing: \#(advice)"#])
    }

    @Test("Each word with its place")
    func places() throws {
        let configuration = try expectConfiguration(
            "version: 1\nroles: {view: {supertypes: [Screen], folders: [Screens]}}\nrules: {hidden-dependency: {allowed-types: [Clock]}, skipped-layer: {allow: [view -> entity]}}\n")
        #expect(configuration.words == [
            Located(WrittenWord(.supertype(of: .view), "Screen"), line: 2, column: 29), Located(WrittenWord(.folder(of: .view), "Screens"), line: 2, column: 48),
            Located(WrittenWord(.allowedType(rule: "hidden-dependency", option: "allowed-types"), "Clock"), line: 3, column: 45),
            Located(WrittenWord(.allowedRoles(rule: "skipped-layer", option: "allow"), "view -> entity"), line: 3, column: 78),
        ])
    }

    /// Of two roles that share a word only one would ever get it.
    @Test func whatATeamCallsAPart() throws {
        let infinum = Dialect(name: "infinum", vocabulary: [
            .router: Vocabulary(suffixes: ["Wireframe", "Router"], synonyms: ["Flow"]), .routerInterface: Vocabulary(suffixes: ["Wireframe"]),
        ])
        let team = try expectConfiguration("version: 1\nroles: {assembler: {suffixes: [Wireframe], also: [Flow]}}\n")
        let laid = infinum.applying(team).leaving(endingsOf: team)
        #expect(laid.vocabulary[.router] == Vocabulary(suffixes: ["Router"]))
        #expect(laid.vocabulary[.assembler] == Vocabulary(suffixes: ["Wireframe"], synonyms: ["Flow"]))
        #expect(laid.vocabulary[.routerInterface]?.suffixes == ["Wireframe"])
    }
}
