import Foundation
import Testing

/// What a run tells, and of which rules and files.
@Suite struct OptionTests {
    private static let configuration = "version: 1\ndialect: clean\n"
    private static let files = Projects.faulty.merging([".viperlint.yml": configuration]) { $1 }
    private static let cleanPresenter = Projects.clean["Presenter.swift"] ?? ""
    private static let faultyPresenter = Projects.faulty["Presenter.swift"] ?? ""

    // MARK: - What is told

    @Test(arguments: ["text", "xcode"])
    func quiet(reporter: String) throws {
        let folder = try Workplace(Projects.clean.merging(["Wide.swift": "let a = \"\n"]) { $1 })
        #expect(!(try Tool.run(["--reporter", reporter], in: folder)).errors.isEmpty)
        let run = try Tool.run(["--quiet", "--reporter", reporter], in: folder)
        #expect(run.output.isEmpty && run.exitCode == 0)
        #expect(run.errors == "viperlint: warning: the run is partial: 1 file could not be read or followed whole, so findings may be missing: Wide.swift:1:9: this string never ends\n")
        let faulty = try Tool.run(["--quiet", "--reporter", reporter], in: Workplace(Projects.faulty))
        #expect(faulty.exitCode == 1 && faulty.errors.isEmpty)
        #expect(faulty.output.contains("strong") && !faulty.output.contains(" in 3 files"))
    }

    @Test func timingsTellEachStageAndRule() throws {
        let folder = try Workplace(Self.files)
        let plain = try Tool.run([], in: folder)
        let run = try Tool.run(["--timings"], in: folder)
        #expect(run.output == plain.output && run.exitCode == 1)
        for stage in ["walk", "targets", "read", "graph", "roles", "rule strong-view-reference", "rule fat-output", "suppressions", "report", "all stages"] {
            #expect(run.errors.split(separator: "\n").contains { $0.wholeMatch(of: /\ *\d+\.\d ms  (.*)/)?.output.1 == stage[...] }, "\(stage): \(run.errors)")
        }
    }

    // MARK: - Rules

    @Test(arguments: [
        (["--only", "strong-view-reference"], 1), (["--only", "fat-output"], 0), (["--only", "fat-output,strong-view-reference"], 1),
        (["--only", "fat-output", "--only", "strong-view-reference"], 1), (["--skip", "strong-view-reference"], 0), (["--skip", "fat-output"], 1),
        (["--only", "strong-view-reference", "--skip", "strong-view-reference"], 0),
    ] as [([String], Int32)])
    func rulesByName(arguments: [String], exit: Int32) throws {
        try expectRun(arguments, in: Workplace(Self.files), exit: exit)
    }

    @Test func rulesThatThereArent() throws {
        let folder = try Workplace(Self.files)
        try expectRun(
            ["--only", "strong-view-referense"], in: folder, exit: 2,
            errors: ["--only: there is no rule 'strong-view-referense'; did you mean 'strong-view-reference'?"])
        try expectRun(
            ["--skip", "all", "--only", "none", "--output", "report"], in: folder, exit: 2,
            errors: ["--only: there is no rule 'none'; 'viperlint rules' lists them", "--skip: there is no rule 'all'; 'viperlint rules' lists them"])
        // An older report is not replaced by the answer to a question that nobody had.
        #expect(!folder.exists("report"))
        let off = try Workplace(Self.files.merging([".viperlint.yml": Self.configuration + "rules: {fat-output: off}\n"]) { $1 })
        #expect(try expectRun(["--only", "fat-output"], in: off, exit: 0).errors.contains("the rule 'fat-output' is off here"))
    }

    /// What is left out is neither unused nor fixed.
    @Test func leavingOutARuleChangesNothingElse() throws {
        let comment = "// viperlint:disable strong-view-reference -- old\n"
        let suppressed = try Workplace(Self.files.merging(["Presenter.swift": comment + Self.faultyPresenter]) { $1 })
        try expectRun(["--strict", "--skip", "strong-view-reference"], in: suppressed, exit: 0)
        let known = try Workplace(Self.files)
        try expectRun(["baseline", "write"], in: known, exit: 0)
        try expectRun(["--strict", "--only", "fat-output"], in: known, exit: 0)
        try expectRun(["--strict", "--only", "strong-view-reference"], in: known, exit: 0)
    }

    // MARK: - Comments

    @Test(arguments: [
        ("disable:next all -- old", "Name each rule; there is no 'all'."), ("disable:nxt fat-output -- old", "Write 'disable:next'."),
        ("disable:next fat-outptu -- old", "Write 'fat-output'."), ("disable:next fat-output", "Add ' -- ' and why the finding is right to stay."),
        ("disable:next fat-output - old", "Write two hyphens before the reason: ' -- '."), ("role presentor", "Write 'presenter'."),
        ("disable:next fat-output — old", "Write two hyphens before the reason: ' -- '."), ("role", "Name the role: '// viperlint:role presenter'."),
        ("enable fat-output", "Name a rule that is disabled above, or remove the comment."), ("disable:next xyzzy -- old", "'viperlint rules' lists those that"),
    ])
    func whatToWriteInstead(comment: String, advice: String) throws {
        let folder = try Workplace(Self.files.merging(["Presenter.swift": "// viperlint:\(comment)\n" + Self.cleanPresenter]) { $1 })
        let output = try expectRun([], in: folder, exit: 1).output
        #expect(output.contains("= instead: " + advice), "\(output)")
    }

    // MARK: - Files

    /// A file means its place in the project: by itself a presenter has no view to hold.
    @Test func aNamedFileIsJudgedInItsProject() throws {
        let folder = try Workplace(Self.files.merging(["App/Other.swift": "struct Other {}\n"]) { $1 })
        let run = try expectRun(["Presenter.swift", "--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains(Projects.finding))
        try expectRun(["Stack.swift", "App/Other.swift"], in: folder, exit: 0)
        let below = try Tool.run(["../Presenter.swift", "--reporter", "xcode"], in: Workplace(at: folder.path("App")))
        #expect(below.exitCode == 1 && below.output.hasPrefix(folder.path(Projects.finding)))
        #expect(try Tool.run(["../Presenter.swift"], in: Workplace(at: folder.path("App"))).output.contains(" --> ../Presenter.swift:2:9"))
    }

    /// What isn't told of isn't fixed.
    @Test func aNamedFileAndTheBaseline() throws {
        let folder = try Workplace(Self.files)
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        try expectRun(["Presenter.swift", "--strict"], in: folder, exit: 0)
        try expectRun(["Stack.swift", "--strict"], in: folder, exit: 0)
    }

    @Test func withoutAConfigurationANamedFileStandsAlone() throws {
        let run = try expectRun(["Presenter.swift"], in: Workplace(Projects.faulty), exit: 0)
        #expect(run.output.contains(" in 1 file"))
    }

    @Test func anEditorsBuffer() throws {
        let folder = try Workplace(Self.files)
        func lint(_ text: String, as path: String, _ more: [String] = []) throws -> Tool.Run {
            try Tool.run(["lint", "--stdin", "--stdin-path", path, "--reporter", "xcode"] + more, in: folder, input: text)
        }
        #expect(try lint(Self.cleanPresenter, as: "Presenter.swift").exitCode == 0)
        try folder.write(Array(Self.cleanPresenter.utf8), to: "Presenter.swift")
        for path in ["Presenter.swift", "./Presenter.swift", folder.path("Presenter.swift")] {
            let run = try lint("\n" + Self.faultyPresenter, as: path)
            #expect(run.exitCode == 1 && run.output.contains("Presenter.swift:3:9: error: "), "\(run.errors)")
        }
        // The buffer alone is told of, and it may be new.
        try folder.write(Array(Self.faultyPresenter.utf8), to: "Presenter.swift")
        #expect(try lint("struct Other {}\n", as: "Other.swift").exitCode == 0)
        try folder.remove("Presenter.swift")
        #expect(try lint(Self.faultyPresenter, as: "Presenter.swift").output.contains(Projects.finding))
        #expect(!folder.exists("Presenter.swift"))
    }

    @Test func whatIsHandedOverFromElsewhere() throws {
        let folder = try Workplace(Self.files.merging(["App/Other.swift": "struct Other {}\n"]) { $1 })
        let note = "Presenter.swift is not among what is linted, so nothing is told of it"
        let buffer = try Tool.run(["lint", "App", "--stdin", "--stdin-path", "Presenter.swift"], in: folder, input: Self.faultyPresenter)
        #expect(buffer.exitCode == 0 && buffer.errors.contains("note: " + note), "\(buffer.errors)")
        let named = ["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "Presenter.swift", "SCRIPT_INPUT_FILE_1": folder.path(".viperlint.yml")]
        let script = try Tool.run(["lint", "App", "--use-script-input-files"], in: folder, environment: named)
        #expect(script.exitCode == 0 && script.errors.contains("note: " + note), "\(script.errors)")
        #expect(try !Tool.run(["lint", "--use-script-input-files"], in: folder, environment: named).errors.contains("not among"))
        try folder.write(Array("version: 1\ndialect: clean\nexcluded: [Presenter.swift]\n".utf8), to: ".viperlint.yml")
        #expect(try Tool.run(["lint", "--stdin", "--stdin-path", "Presenter.swift"], in: folder, input: "").errors.contains(note))
    }

    /// A variable of CI's that is not set must not pass for 'all', nor what can't be meant for what is.
    @Test(arguments: [
        (["--only", ""], "--only names no rule"), (["--only", "skipped-layer", "--only", ","], "--only names no rule"), (["--skip", ""], "--skip names no rule"),
        (["--output", ""], "--output names no file"), ([""], "a path is empty"), (["--config", ""], "--config names no file"), (["--baseline", ""], "--baseline names no file"), (["--stdin", "--stdin-path", ""], "'' is no Swift file"), (["--stdin", "--stdin-path", "a.txt"], "'a.txt' is no Swift file"),
    ])
    func whatNamesNothing(arguments: [String], message: String) throws {
        let run = try Tool.run(["lint"] + arguments, in: Workplace(Projects.faulty))
        #expect(run.exitCode == 2 && run.errors.contains(message) && run.output.isEmpty, "\(run.errors)\(run.output)")
    }

    @Test func aFolderForAFile() throws {
        let folder = try Workplace(Projects.faulty.merging(["Odd.swift/A.swift": "struct A {}"]) { $1 })
        let run = try Tool.run(["lint", "--stdin", "--stdin-path", "Odd.swift"], in: folder, input: "struct A {}")
        #expect(run.exitCode == 2 && run.errors.contains("Odd.swift: is a folder, and no file"), "\(run.errors)")
    }

    @Test func aFileThatXcodeNamesAndIsNotThere() throws {
        let folder = try Workplace(Projects.faulty)
        let named = ["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": folder.path("Gone.swift"), "SCRIPT_INPUT_FILE_1": folder.path("Presenter.swift")]
        let run = try Tool.run(["lint", "--use-script-input-files"], in: folder, environment: named)
        #expect(run.exitCode == 2 && run.errors.contains("Gone.swift: there is no such file") && run.output.contains("[strong-view-reference]"), "\(run.errors)")
    }

    @Test(arguments: [["--stdin"], ["--stdin-path", "A.swift"], ["--stdin", "--stdin-path", "A.swift", "--staged"]])
    func halfAQuestion(arguments: [String]) throws {
        #expect(try Tool.run(arguments, in: Workplace(Self.files), input: "").exitCode == 2)
    }

    @Test func filesThatXcodeNames() throws {
        let folder = try Workplace(Self.files)
        func lint(_ variables: [String: String]) throws -> Tool.Run {
            try Tool.run(["--use-script-input-files", "--reporter", "xcode"], in: folder, environment: variables)
        }
        let faulty = try lint(["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": folder.path("Stack.swift"), "SCRIPT_INPUT_FILE_1": folder.path("Presenter.swift")])
        #expect(faulty.exitCode == 1 && faulty.output.contains(Projects.finding))
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": folder.path("Stack.swift")]).exitCode == 0)
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "0"]).exitCode == 0)
        try folder.write(Array("\(folder.path("Presenter.swift"))\n\(folder.path("Info.plist"))\n".utf8), to: "list.xcfilelist")
        #expect(try lint(["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": folder.path("list.xcfilelist")]).exitCode == 1)
        for broken in [[:], ["SCRIPT_INPUT_FILE_COUNT": "x"], ["SCRIPT_INPUT_FILE_COUNT": "1"], ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "none"]] {
            let run = try lint(broken)
            #expect(run.exitCode == 2 && run.errors.contains("--use-script-input-files: "), "\(broken)")
        }
    }
}

extension Workplace {
    fileprivate func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }
}
