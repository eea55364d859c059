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

    @Test func anExcludedPatternThatMatchesNothing() throws {
        let settings = "version: 1\nexcluded: [Nowhere]\n"
        let folder = try Workplace(Projects.clean.merging([".viperlint.yml": settings]) { $1 })
        let run = try Tool.run([], in: folder)
        #expect(run.errors.contains("the pattern 'Nowhere' matches"))
    }

    @Test func whatIsExcludedIsNotLinted() throws {
        let settings = "version: 1\nexcluded: [Presenter.swift]\n"
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": settings]) { $1 })
        try expectRun([], in: folder, exit: 0)
        try expectRun(["Presenter.swift"], in: folder, exit: 2, errors: ["there is no Swift file in what was named"])
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

    @Test(arguments: ["", "Presenter.swift/none.yml", "/", "."])
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

    /// Whoever writes a directive believes that it counts.
    @Test(arguments: ["role presentor", "rule presenter", "role", "disable:next strong-view-referense"])
    func aDirectiveThatCannotBeFollowed(directive: String) throws {
        let folder = try Workplace(Projects.clean.merging(["A.swift": "// viperlint:\(directive)\nclass A {}\n"]) { $1 })
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains("A.swift:1:1: error: "))
        #expect(run.output.contains("[invalid-directive]"))
    }
}
