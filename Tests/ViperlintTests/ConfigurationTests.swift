import Testing

@Suite struct ConfigurationTests {
    /// Whoever wrote a configuration believes that it counts.
    @Test func aConfigurationFurtherDown() throws {
        let settings = "version: 1\ndialect: clean\n"
        let folder = try Workplace([
            "App/.viperlint.yml": settings, "App/A.swift": "struct A {}\n", "Pods/.viperlint.yml": settings, "B.swift": "struct B {}\n",
        ])
        let note = "note: App/.viperlint.yml is not used for this run; 'viperlint App' uses it\n"
        let run = try expectRun([], in: folder, exit: 0)
        #expect(run.errors.contains(note) && !run.errors.contains("Pods"))
        #expect(try !Tool.run(["App"], in: folder).errors.contains("is not used"))
        #expect(try !Tool.run(["--config", "App/.viperlint.yml"], in: folder).errors.contains("is not used"))
        try folder.write(Array("version: 1\nextends: App/.viperlint.yml\n".utf8), to: ".viperlint.yml")
        #expect(try !Tool.run([], in: folder).errors.contains("is not used"))
        for name in 1...5 { try folder.write(Array(settings.utf8), to: "Lib\(name)/.viperlint.yml") }
        let many = try Tool.run([], in: folder).errors
        #expect(many.contains("'viperlint Lib3' uses it\n") && many.contains("note: nor are 2 more configurations further down\n"))
        #expect(try Tool.run([".."], in: Workplace(at: folder.path("Lib1"))).errors.contains("'viperlint ../Lib2' uses it\n"))
    }

    @Test func everyMistakeAtOnce() throws {
        let mistakes = """
            version: 1
            fail-on: eror
            rules:
              strong-view-referense: error
            roles:
              presentor: {suffixes: [Presenter]}

            """
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": mistakes]) { $1 })
        let run = try expectRun(
            [], in: folder, exit: 2,
            errors: [
                #".viperlint.yml:2:10: unknown severity "eror"; did you mean "error"?"#,
                #".viperlint.yml:4:3: unknown rule "strong-view-referense"; did you mean "strong-view-reference"?"#,
                #".viperlint.yml:6:3: unknown role "presentor"; did you mean "presenter"?"#,
            ])
        #expect(run.output.isEmpty)
    }

    /// The program reads it on its main thread, whose stack is not its own choice.
    @Test(arguments: [990, 100_000])
    func deepNesting(levels: Int) throws {
        let brackets = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\ntitle: \(brackets)\n"]) { $1 })
        let run = try Tool.run([], in: folder)
        #expect(run.errors.contains("nested more than 64 levels deep"))
        #expect(run.exitCode == 2)
    }

    @Test func aPatternThatMatchesNothingIsAnError() throws {
        let settings = "version: 1\nincluded: [Sources, \"*.swift\"]\n"
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": settings]) { $1 })
        let run = try expectRun(
            ["--reporter", "xcode"], in: folder, exit: 2,
            errors: [".viperlint.yml:2:12: the pattern 'Sources' matches no Swift file"])
        #expect(run.output.contains(Projects.finding))
        // Named files are a choice within what is included.
        try expectRun(["Presenter.swift", "Stack.swift", "Output.swift"], in: folder, exit: 1)
    }

    /// A run of a part doesn't see what the rest has; of what can only stand in that part it sees all.
    @Test(arguments: [
        (["."], ["App/None", "Other/None", "None"]), (["App", "Other", "."], ["App/None", "Other/None", "None"]),
        (["App"], ["App/None"]), (["Other"], ["Other/None"]), (["App", "Other"], ["App/None", "Other/None"]), (["App/Deep"], []),
    ])
    func aPatternThatMatchesNothingInAPart(paths: [String], told: [String]) throws {
        let settings = """
            version: 1
            dialect: clean
            included: [App, Other, App/None]
            overrides: [{paths: [Other, Other/None, None], because: old, rules: {fat-output: off}}]
            contracts: [{id: one, forbid: {from: {path: Other}, to: {name: Deep}}, because: x}]

            """
        let others = [".viperlint.yml": settings, "Other/A.swift": "struct Other {}\n", "App/Deep/B.swift": "struct Deep {}\n"]
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/" + $0.key, $0.value) }).merging(others) { $1 })
        try expectRun(paths, in: folder, exit: told.isEmpty ? 0 : 2, errors: told.map { "the pattern '\($0)' matches no Swift file" })
        guard let path = paths.first, paths.count == 1 else { return }
        let run = try Tool.run([], in: Workplace(at: folder.path(path)))
        #expect(run.errors.split(separator: "\n").count { $0.contains("matches no Swift file") } == told.count)
        #expect(!run.errors.contains("contract 'one'"))
    }

    @Test func anExcludedPatternThatMatchesNothing() throws {
        let settings = "version: 1\nexcluded: [Nowhere]\n"
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": settings]) { $1 })
        let run = try Tool.run([], in: folder)
        #expect(run.errors.contains("the pattern 'Nowhere' matches"))
    }

    /// A word that nothing is called counts for nothing; whoever wrote it is told, and no run fails for it.
    @Test func wordsThatMatchNothing() throws {
        let settings = """
            version: 1
            dialect: clean
            roles:
              presenter: {suffixes: [Presenter, Transformer, Mediator], folders: [Mediators]}
              interactor: {also: [UseCase, UseCaseImpl], supertypes: [BaseUseCase]}
            rules:
              reference-crossing: {allowed-types: [DataRequest, LoanBox]}
              skipped-layer: {allow: [view -> gateway, view -> presenter]}

            """
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": settings]) { $1 })
        let notes = [
            "4:37: no type is called '*Transformer', so the word finds no presenter", "4:50: no type is called '*Mediator', so the word finds no presenter",
            "4:71: no folder is called '*Mediators', so the word finds no presenter",
            "5:59: no type is called 'BaseUseCase', so the word finds no interactor",
            "7:53: no type is called 'LoanBox', so there is nothing that 'reference-crossing' would have to allow",
        ]
        let lines = try expectRun([], in: folder, exit: 0).errors.split(separator: "\n")
        #expect(lines == notes.map { "viperlint: note: .viperlint.yml:\($0)" } + ["viperlint: note: nor does anything match 1 more word of .viperlint.yml"])
        // What is named is a part of the code, and so is a folder.
        #expect(try expectRun(["Presenter.swift"], in: folder, exit: 0).errors == "")
        for (name, text) in Projects.clean { try folder.write(Array(text.utf8), to: "App/" + name) }
        #expect(try !Tool.run(["App"], in: folder).errors.contains("no type is called"))
    }

    /// What is old is left alone, and a contract may still forbid to name it.
    @Test func whatIsSetAside() throws {
        let contract = "contracts: [{id: no-old, because: b, forbid: {from: {path: New}, to: {path: Old}}}]\n"
        let settings = "version: 1\ndialect: clean\nset-aside: [Old]\n"
        let old = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("Old/" + $0.key, $0.value) })
        let folder = try Workplace(old.merging([".viperlint.yml": settings + contract, "New/A.swift": "let a = 1\nclass New { var old: LoanListUseCase? }\n"]) { $1 })
        let run = try expectRun(["--reporter", "text"], in: folder, exit: 1)
        #expect(run.output.contains("1 finding (1 error) in 4 files · set aside: 3 others"))
        #expect(run.output.hasPrefix("error[no-old]: New holds LoanListUseCase in 'old'"))
        try folder.write(Array("version: 1\ndialect: clean\nset-aside: [Older]\n".utf8), to: ".viperlint.yml")
        try expectRun([], in: folder, exit: 2, errors: [".viperlint.yml:3:13: the pattern 'Older' matches no Swift file"])
    }

    /// A rule that is switched on and has nothing to go by finds nothing for ever.
    @Test func rulesThatFindNothing() throws {
        let settings = """
            version: 1
            dialect: ours
            extends: common
            rules:
              unprefixed-event: error
              unprefixed-output: {severity: warning, exceptions: 10}
              wrong-base-class: warning
              forbidden-framework: {presenter: [UIKitt, UIKit, LoanListUseCase, UserDefaults.standard]}

            """
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": settings]) { $1 })
        let notes = [
            "5: 'unprefixed-event' is on, and finds nothing without 'naming: events:'",
            "6: 'unprefixed-output' is on, and finds nothing without its lists 'interactor-output' and 'view-interface'",
            "7: 'wrong-base-class' is on, and finds nothing without a list of bases for a role",
            "8:37: no framework or type is known as 'UIKitt', so there is nothing that 'forbidden-framework' would look for; did you mean 'UIKit'?",
        ]
        let lines = try expectRun([], in: folder, exit: 0).errors.split(separator: "\n")
        #expect(lines == notes.map { "viperlint: note: .viperlint.yml:\($0)" })
        let words = "naming: {events: {presenter: [event]}}\nrules: {unprefixed-event: error}\n"
        try folder.write(Array("version: 1\ndialect: ours\nextends: common\n\(words)".utf8), to: ".viperlint.yml")
        #expect(try expectRun([], in: folder, exit: 0).errors == "")
    }

    @Test func aBuiltInDialectsNameForAnother() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\ndialect: common\nextends: clean\n"]) { $1 })
        try expectRun(
            [], in: folder, exit: 2, errors: [".viperlint.yml:2:10: 'common' is a dialect by itself; what extends 'clean' needs another name, or none"])
        try folder.write(Array("version: 1\ndialect: house\n".utf8), to: ".viperlint.yml")
        try expectRun([], in: folder, exit: 2, errors: ["one of your own needs \"extends: common\", or another one, beside it"])
    }

    @Test func wordsThatMatchSomething() throws {
        let settings = """
            version: 1
            dialect: clean
            roles: {manager: {suffixes: [Store], folders: [Data]}, view: {supertypes: [BaseScreen]}}
            rules: {hidden-dependency: {allowed-types: [Clock]}}

            """
        let others = "import Loans\nclass LoanStoreImpl {}\nclass Screen: BaseScreen { let clock = Clock.shared }\n"
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": settings, "AppData/Other.swift": others]) { $1 })
        #expect(try expectRun([], in: folder, exit: 0).errors == "")
    }

    /// A mistake is where it stands, whoever extends it.
    @Test func aMistakeInAFileThatIsExtended() throws {
        let house = "version: 1\nextends: clean\nroles: {presenter: {suffixes: [Mediator]}, manager: {suffixes: [Mediator]}}\nrules: {skiped-layer: off}\n"
        let team = "version: 1\nextends: ./our-dialect.yml\nnaming: {events: {presenter: [\"on*\"]}}\n"
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": team, "our-dialect.yml": house]) { $1 })
        try expectRun([], in: folder, exit: 2, errors: [#".viperlint.yml:3:31: "on*" can match nothing: "#])
        try folder.write(Array("version: 1\nextends: ./our-dialect.yml\n".utf8), to: ".viperlint.yml")
        try expectRun(
            [], in: folder, exit: 2,
            errors: [#"our-dialect.yml:3:65: "Mediator" stands for presenter already, in line 3"#, #"our-dialect.yml:4:9: unknown rule "skiped-layer"; did you mean "skipped-layer"?"#])
    }

    @Test func whatIsExcludedIsNotLinted() throws {
        let settings = "version: 1\nexcluded: [Presenter.swift]\n"
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": settings]) { $1 })
        try expectRun([], in: folder, exit: 0)
    }

    /// Hooks and editors hand on the names of files and don't know what is excluded.
    @Test(arguments: [
        (["Old/Presenter.swift"], ".viperlint.yml excludes Old/Presenter.swift, so nothing is told of it"),
        (["Old/Presenter.swift", "Old/Stack.swift"], ".viperlint.yml excludes Old/Presenter.swift, Old/Stack.swift, so nothing is told of them"),
        (["Output.swift", "Old/Presenter.swift"], ".viperlint.yml excludes Old/Presenter.swift, so nothing is told of it"),
        (["Old"], "there is no Swift file in Old but what .viperlint.yml excludes"),
    ])
    func whatIsNamedAndExcluded(paths: [String], note: String) throws {
        let settings = "version: 1\ndialect: clean\nexcluded: [Old]\n"
        let files = ["Old/Presenter.swift", "Old/Stack.swift"].map { ($0, Projects.faulty[String($0.dropFirst(4))] ?? "") }
        let folder = try Workplace(Projects.clean.merging(files) { $1 }.merging([".viperlint.yml": settings]) { $1 })
        let run = try expectRun(paths, in: folder, exit: 0)
        #expect(run.errors == "viperlint: note: \(note)\n" && run.output.hasPrefix("No findings"))
        #expect(try Tool.run(paths + ["--reporter", "json"], in: folder).output.contains("\"findings\" : ["))
        // What isn't there is a mistake whatever is excluded.
        try expectRun(paths + ["Old/None.swift"], in: folder, exit: 2, errors: ["Old/None.swift: there is no such file or folder"])
        if paths == ["Old"] { try expectRun(["roles", "Old"], in: folder, exit: 2, errors: [note]) }
    }

    @Test func aConfigurationThatExcludesEverything() throws {
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": "version: 1\nexcluded: [\"*.swift\"]\n"]) { $1 })
        try expectRun([], in: folder, exit: 2, errors: ["there is no Swift file in . but what .viperlint.yml excludes"])
    }

    /// Letters that take several bytes stand above the configuration.
    @Test func pathsBelowAFolderWithForeignLetters() throws {
        var files = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("jörgßé/Sources/" + $0.key, $0.value) })
        files["jörgßé/.viperlint.yml"] = "version: 1\nexcluded: [Sources/Presenter.swift]\n"
        let folder = try Workplace(files)
        let place = try Workplace(at: folder.path("jörgßé"))
        let run = try expectRun(["lint", "Sources"], in: place, exit: 0)
        #expect(!run.errors.contains("matches nothing to exclude"))
        let weighed = "version: 1\nincluded: [Sources]\noverrides: [{paths: [Sources/*], because: old, rules: {strong-view-reference: off}}]\n"
        try place.write(Array(weighed.utf8), to: ".viperlint.yml")
        try expectRun(["lint", "Sources"], in: place, exit: 0)
    }

    /// Whoever wrote one believes that it counts.
    @Test func aConfigurationOfAnotherEnding() throws {
        let note = ".viperlint.yaml is not read: a configuration is called .viperlint.yml"
        let folder = try Workplace(Projects.clean.merging([".viperlint.yaml": "version: 1\ndialect: clean\n", "App/A.swift": "struct A {}\n"]) { $1 })
        for path in [".", "App"] { #expect(try expectRun([path], in: folder, exit: 0).errors.contains(note)) }
        try folder.write(Array("version: 1\nextends: ./.viperlint.yaml\n".utf8), to: ".viperlint.yml")
        #expect(try !expectRun([], in: folder, exit: 0).errors.contains(note))
        try folder.write(Array("version: 1\n".utf8), to: "App/.viperlint.yml")
        #expect(try !expectRun(["App"], in: folder, exit: 0).errors.contains(note))
    }

    @Test func anOutlyingConfiguration() throws {
        let folder = try Workplace(
            Projects.faulty.merging(["ci/strict.yml": "version: 1\nrules: {strong-view-reference: warning}\n"]) { $1 })
        let run = try expectRun(["--config", "ci/strict.yml", "--reporter", "xcode"], in: folder, exit: 0)
        #expect(run.output.contains("Presenter.swift:2:9: warning: "))
        #expect(!run.errors.contains("no .viperlint.yml was found"))
    }

    /// The nearest one from the linted folder upwards.
    @Test func theNearestConfigurationCounts() throws {
        let mild = "version: 1\nrules: {strong-view-reference: warning}\n"
        var files = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("App/" + $0.key, $0.value) })
        files[".viperlint.yml"] = mild
        let folder = try Workplace(files)
        try expectRun(["App"], in: folder, exit: 0)
        try folder.write(Array("version: 1\n".utf8), to: "App/.viperlint.yml")
        try expectRun(["App"], in: folder, exit: 1)
        try expectRun(["App", "--config", ".viperlint.yml"], in: folder, exit: 0)
    }

    @Test func aRepositoryEndsTheSearch() throws {
        var files = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("App/" + $0.key, $0.value) })
        files[".viperlint.yml"] = "version: 1\nrules: {strong-view-reference: warning}\n"
        files["App/.git/HEAD"] = ""
        let run = try expectRun(["App"], in: Workplace(files), exit: 1)
        #expect(run.errors.contains("no .viperlint.yml was found"))
    }

    @Test func aConfigurationThatIsMissing() throws {
        let folder = try Workplace(Projects.clean)
        let run = try expectRun(["--config", "none.yml"], in: folder, exit: 2, errors: ["none.yml: could not be read"])
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("no such file"))
    }

    @Test(arguments: ["Presenter.swift/none.yml", "/", "."])
    func aConfigurationThatIsNoFile(path: String) throws {
        try expectRun(["--config", path], in: Workplace(Projects.clean), exit: 2, errors: ["could not be read"])
    }

    @Test(arguments: [
        "", "\n", "a", "[1, 2]", "version: 1\nrules: [\n", "version: 2\n", "\u{0}", "version: 1\nversion: 1\n",
        "version: 1\n--- \nversion: 1\n",
    ])
    func textsThatAreNoConfiguration(text: String) throws {
        let folder = try Workplace(Projects.clean.merging(["c.yml": text]) { $1 })
        let run = try Tool.run(["--config", "c.yml"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.wholeMatch(of: /(viperlint: error: c\.yml:\d+:\d+: .+\n)+/) != nil, "\(run.errors)")
    }

    @Test(arguments: [
        (Array("version: 1\n<<<<<<< HEAD\ndialect: clean\n=======\n".utf8), "c.yml:2: could not be read: a merge conflict stands here"),
        (Array("version: 1\nexcluded: [D".utf8) + [0xE9] + Array("tail]\n".utf8), "c.yml:2: could not be read: there are bytes here that are no UTF-8"),
        ([0xFF, 0xFE, 0x76, 0], "c.yml: could not be read: it is UTF-16, not UTF-8"),
    ])
    func bytesThatAreNoConfiguration(bytes: [UInt8], message: String) throws {
        let folder = try Workplace(Projects.clean)
        try folder.write(bytes, to: "c.yml")
        try expectRun(["--config", "c.yml"], in: folder, exit: 2, errors: [message])
    }

    /// Whoever writes a directive believes that it counts.
    @Test(arguments: ["role presentor", "rule presenter", "role", "disable:next strong-view-referense"])
    func aDirectiveThatCannotBeFollowed(directive: String) throws {
        let folder = try Workplace(Projects.clean.merging(["A.swift": "// viperlint:\(directive)\nclass A {}\n"]) { $1 })
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains("A.swift:1:1: error: "))
        #expect(run.output.contains("[invalid-directive]"))
    }
}
