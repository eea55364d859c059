import Testing

/// 0 clean, 1 findings at or above the failing severity, 2 could not run.
@Suite struct ExitCodeTests {
    @Test func clean() throws {
        let run = try expectRun([], in: Workplace(Projects.clean), exit: 0)
        #expect(run.output.hasPrefix("No findings in 3 files, 5 types: 1 view, 1 interactor, 1 presenter, "))
        #expect(run.output.hasSuffix(" · dialect clean\n"))
    }

    @Test func findings() throws {
        let run = try expectRun(["--reporter", "xcode"], in: Workplace(Projects.faulty), exit: 1)
        #expect(run.output.contains(Projects.finding))
        #expect(run.output.contains("[strong-view-reference]"))
    }

    @Test func lintIsTheDefault() throws {
        let folder = try Workplace(Projects.faulty)
        let plain = try expectRun([], in: folder, exit: 1)
        let named = try expectRun(["lint", "."], in: folder, exit: 1)
        #expect(plain.output == named.output)
        #expect(plain.errors == named.errors)
    }

    @Test(arguments: [("error", 1), ("warning", 1), ("never", 0)] as [(String, Int32)])
    func failOn(severity: String, exit: Int32) throws {
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": "version: 1\nfail-on: \(severity)\n"]) { $1 })
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: exit)
        #expect(run.output.contains(Projects.finding))
    }

    @Test(arguments: [("error", 0), ("warning", 1), ("never", 0)] as [(String, Int32)])
    func failOnWithAWarning(severity: String, exit: Int32) throws {
        let settings = "version: 1\nfail-on: \(severity)\nrules:\n  strong-view-reference: warning\n"
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": settings]) { $1 })
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: exit)
        #expect(run.output.contains("Presenter.swift:2:9: warning: "))
    }

    @Test func aRuleThatIsOff() throws {
        let folder = try Workplace(
            Projects.faulty.merging([".viperlint.yml": "version: 1\nrules: {strong-view-reference: off}\n"]) { $1 })
        let run = try expectRun([], in: folder, exit: 0)
        #expect(run.output.hasPrefix("No findings in 3 files"))
    }

    @Test func aMissingPath() throws {
        let folder = try Workplace(Projects.faulty)
        let alone = try expectRun(["Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
        #expect(alone.output.isEmpty)
        // What could be linted has been.
        let besides = try expectRun(
            ["Nowhere", ".", "--reporter", "xcode"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
        #expect(besides.output.contains(Projects.finding))
    }

    @Test(arguments: [[""], ["lint", ""], ["Presenter.swift", ""]])
    func anEmptyPath(arguments: [String]) throws {
        try expectRun(arguments, in: Workplace(Projects.clean), exit: 2, errors: ["a path is empty"])
    }

    @Test func anEmptyFolder() throws {
        let folder = try Workplace()
        try folder.addFolder("Empty")
        let run = try expectRun(["Empty"], in: folder, exit: 2, errors: ["there is no Swift file in Empty"])
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        ["--reporter", "yaml"], ["--reporter", "sarif:"], ["--reporter", "text", "--reporter", "json"], ["--output", "a", "--reporter", "json:b"], ["--jobs", "0"], ["--jobs", "-1"], ["--jobs", "many"], ["--frobnicate"], ["explain"],
        ["outline"],
        ["--jobs", "99999999999999999999"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let run = try Tool.run(arguments, in: Workplace(Projects.clean))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Usage: viperlint"))
        #expect(run.exitCode == 2)
    }

    /// A named lint is parsed on its own first, and still answers as a part of the whole.
    @Test func aNamedLintAnswersAsASubcommand() throws {
        let folder = try Workplace(Projects.clean)
        let help = try expectRun(["lint", "--help"], in: folder, exit: 0).output
        #expect(help.contains("USAGE: viperlint lint ") && help.contains("--version"))
        #expect(try expectRun(["help", "lint"], in: folder, exit: 0).output.contains("USAGE: viperlint lint "))
        #expect(try expectRun(["lint", "--version"], in: folder, exit: 0).output == expectRun(["--version"], in: folder, exit: 0).output)
        #expect(try Tool.run(["lint", "--jobs", "0"], in: folder).errors.contains("Usage: viperlint lint "))
    }

    @Test func anUnknownReporterNamesThoseThereAre() throws {
        let run = try Tool.run(["--reporter", "yaml"], in: Workplace(Projects.clean))
        for name in ["text", "xcode", "sarif", "openmetrics"] { #expect(run.errors.contains(" \(name)\n")) }
    }

    @Test(arguments: [("lnt", "'lint'"), ("version", "'--version'"), ("grph", "'graph'"), ("baselin", "'baseline'")])
    func aMisspeltSubcommand(word: String, meant: String) throws {
        let folder = try Workplace(Projects.clean)
        let run = try expectRun([word], in: folder, exit: 2, errors: ["there is no subcommand, file or folder '\(word)'; did you mean \(meant)?"])
        #expect(run.output.isEmpty)
        // What is there is no slip.
        try folder.write(Array("struct A {}\n".utf8), to: word + "/One.swift")
        try expectRun([word], in: folder, exit: 0)
    }

    @Test(arguments: [
        (["help", "foo"], "there is no subcommand 'foo'"), (["help", "baseline", "prun"], "there is no subcommand 'prun'; did you mean 'prune'?"),
    ])
    func helpOnWhatThereIsnt(arguments: [String], message: String) throws {
        let run = try expectRun(arguments, in: Workplace(), exit: 2, errors: [message])
        #expect(run.output.isEmpty)
        for known in [["help"], ["help", "help"], ["help", "baseline", "prune"], ["help", "--help"]] { try expectRun(known, in: Workplace(), exit: 0) }
    }

    /// Whatever makes a run fail is told, also where the report goes elsewhere.
    @Test(arguments: [["--quiet"], ["--reporter", "json", "--output", "report"], ["--reporter", "json:report"]])
    func aStrictRunThatIsPartial(arguments: [String]) throws {
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/" + $0.key, $0.value) }))
        try folder.write([0xFE, 0xFF, 0, 0], to: "App/Old.swift")
        let message = "the run is partial: 1 file could not be read or followed whole, so findings may be missing: App/Old.swift: is UTF-16"
        try expectRun(["lint", "App", "--strict", "--dialect", "clean"] + arguments, in: folder, exit: 1, errors: [message])
        try expectRun(["lint", "App", "--strict", "--dialect", "clean"], in: folder, exit: 1)
    }

    @Test func onlyANearOptionIsSuggested() throws {
        let folder = try Workplace()
        #expect(try !Tool.run(["--nope"], in: folder).errors.contains("Did you mean"))
        #expect(try Tool.run(["--reporterr", "json"], in: folder).errors.contains("Did you mean '--reporter'?"))
        #expect(try Tool.run(["--jobs", "-1"], in: folder).errors.contains("--jobs takes a number from 1 up"))
    }

    /// A gate that forgot half of the command must not pass.
    @Test func halfACommand() throws {
        let run = try Tool.run(["baseline"], in: Workplace(Projects.clean))
        #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.contains("baseline takes one of: write, prune, diff"))
        try expectRun(["outline", "."], in: Workplace(), exit: 2, errors: ["there is no Swift file in ."])
    }

    @Test func theHelp() throws {
        let help = try expectRun(["lint", "--help"], in: Workplace(), exit: 0).output
        #expect(help.split(separator: "sonarqube").count == 2)
        #expect(try expectRun(["--help"], in: Workplace(), exit: 0).output.contains("viperlint [<paths> ...]"))
    }

    @Test func helpAndVersion() throws {
        let folder = try Workplace()
        #expect(try expectRun(["--help"], in: folder, exit: 0).output.contains("Exit codes: 0 clean, 1 findings"))
        #expect(try expectRun(["--version"], in: folder, exit: 0).output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    /// Presenters alone are MVP: nothing to judge, and the user is told so.
    @Test func withoutAStackThereIsNothingToJudge() throws {
        let run = try expectRun([], in: Workplace(["A.swift": "final class APresenter { var view: Any? }"]), exit: 0)
        #expect(run.errors.contains("note: no VIPER stack was found"))
    }
}
