import Foundation
import Testing

/// Reports go to standard output or to the named file, everything else to standard error.
@Suite struct OutputTests {
    @Test(arguments: ["text", "xcode", "json"])
    func theReportAndNothingElse(reporter: String) throws {
        let folder = try Workplace(Projects.faulty)
        let printed = try expectRun(["--reporter", reporter], in: folder, exit: 1)
        let written = try expectRun(["--reporter", reporter, "--output", "report"], in: folder, exit: 1)
        #expect(written.output.isEmpty)
        #expect(try folder.text("report") == printed.output)
        #expect(!printed.output.contains("viperlint: "))
        #expect(printed.output.hasSuffix("\n"))
    }

    /// A rule that found nothing has passed, in another form as well: an empty list of tests fails where JUnit's is read.
    @Test(arguments: [Projects.clean, Projects.faulty])
    func whatPassedIsInAllForms(files: [String: String]) throws {
        let folder = try Workplace(files)
        let forms = ["junit", "openmetrics", "sonarqube", "sarif"]
        let lint = ["lint", "--dialect", "clean", "--reporter", "json:report.json"] + forms.flatMap { ["--reporter", "\($0):lint.\($0)"] }
        #expect(try Tool.run(lint, in: folder).exitCode < 2)
        _ = try expectRun(["report", "report.json"] + forms.flatMap { ["--reporter", "\($0):report.\($0)"] }, in: folder, exit: 0)
        for form in forms { #expect(try folder.text("lint." + form) == folder.text("report." + form), "\(form)") }
    }

    /// As for most programs, a hyphen means standard output.
    @Test(arguments: [["--reporter", "xcode:-"], ["--reporter", "xcode", "--output", "-"]])
    func standardOutputByName(arguments: [String]) throws {
        let folder = try Workplace(Projects.faulty)
        #expect(try expectRun(arguments, in: folder, exit: 1).output.contains(Projects.finding) && !folder.exists("-"))
        #expect(try Tool.run(arguments + ["--reporter", "text:-"], in: folder).exitCode == 2)
        #expect(try expectRun(["roles", "--output", "-"], in: folder, exit: 0).output.contains("LoanListPresenter") && !folder.exists("-"))
    }

    @Test func severalReportsFromOneRun() throws {
        let folder = try Workplace(Projects.faulty)
        let reporters = ["sarif:a.sarif", "junit:b.xml", "text", "json:out/c.json", "gitlab:d.json"].flatMap { ["--reporter", $0] }
        let run = try expectRun(["lint", "--dialect", "clean"] + reporters, in: folder, exit: 2, errors: ["could not be written to out/c.json"])
        #expect(run.output.hasPrefix("error[strong-view-reference]"))
        #expect(try folder.text("a.sarif").contains("\"2.1.0\""))
        #expect(try folder.text("b.xml").contains("<testsuites "))
        // One that can't be written keeps back none of the others.
        #expect(try folder.text("d.json").contains("\"check_name\" : \"strong-view-reference\""))
    }

    /// What reads these reports knows files by their paths from the top of the repository, wherever the lint stood.
    @Test(arguments: ["gitlab", "sarif", "github", "checkstyle", "sonarqube", "markdown", "junit"])
    func pathsFromTheTopOfTheRepository(format: String) throws {
        let app = Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("App/Sources/" + $0.key, $0.value) })
        let folder = try Workplace(app.merging([".git/HEAD": ""]) { $1 })
        for path in ["App/Sources", folder.path("App/Sources")] {
            let report = try Tool.run(["lint", path, "--dialect", "clean", "--reporter", format], in: folder).output
            #expect(report.contains("App/Sources/Presenter.swift") && !report.contains(folder.path("App")), "\(report.prefix(400))")
        }
    }

    @Test func aStepSummaryOnGitHub() throws {
        let folder = try Workplace(Projects.faulty.merging(["summary.md": "before\n"]) { $1 })
        let run = try Tool.run(
            ["lint", "--dialect", "clean", "--reporter", "github"], in: folder, environment: ["GITHUB_STEP_SUMMARY": folder.path("summary.md")])
        #expect(run.output.hasPrefix("::error file=Presenter.swift,line=2,"))
        #expect(try folder.text("summary.md").hasPrefix("before\n### viperlint: 1 error\n"))
    }

    @Test func jsonIsOneObject() throws {
        let run = try expectRun(
            ["--reporter", "json", "Nowhere", "."], in: Workplace(Projects.faulty), exit: 2, errors: ["Nowhere"])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((report["findings"] as? [Any])?.count == 1)
        #expect(report["schemaVersion"] != nil)
    }

    @Test func xcodeGetsAbsolutePaths() throws {
        let folder = try Workplace(Projects.faulty)
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix(folder.url.path + "/") }, "\(run.output)")
    }

    @Test(arguments: [["."], ["../%/"], ["%"], ["Presenter.swift", "Stack.swift", "Output.swift"]])
    func pathsAreRelativeToTheRoot(paths: [String]) throws {
        let folder = try Workplace(Projects.faulty)
        let named = paths.map {
            $0.replacing("../%", with: "../" + folder.url.lastPathComponent).replacing("%", with: folder.url.path)
        }
        let run = try expectRun(named + ["--reporter", "json"], in: folder, exit: 1)
        #expect(run.output.contains("\"path\" : \"Presenter.swift\""))
    }

    @Test(arguments: ["missing/report", "Sub", "Presenter.swift/report"])
    func anUnwritablePlace(path: String) throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addFolder("Sub")
        let run = try expectRun(["--output", path], in: folder, exit: 2, errors: ["the report could not be written to \(path)"])
        #expect(run.output.isEmpty)
    }

    /// A slip on the command line must not cost anybody's code.
    @Test(arguments: [
        ["--output", "Presenter.swift"], ["--reporter", "json:Presenter.swift"], ["graph", "--output", "Presenter.swift"],
        ["roles", "--output", "Presenter.swift"], ["baseline", "write", "--baseline", "Presenter.swift"], ["baseline", "write", "--baseline", "New.swift"],
    ])
    func sourcesAreNeverReplaced(arguments: [String]) throws {
        let folder = try Workplace(Projects.faulty)
        let run = try Tool.run(arguments, in: folder)
        #expect(run.exitCode == 2 && run.output.isEmpty && !run.errors.isEmpty)
        #expect(try folder.text("Presenter.swift") == Projects.faulty["Presenter.swift"])
        #expect(!folder.exists("New.swift"))
    }

    @Test(arguments: [["json:one", "sarif:one"], ["json:one", "sarif:./Sub/../one"], ["text", "json:one", "junit:link"]])
    func twoReportsForOneFile(reporters: [String]) throws {
        let folder = try Workplace(Projects.faulty.merging(["one": "old"]) { $1 })
        try folder.addLink("link", to: "one")
        let run = try Tool.run(reporters.flatMap { ["--reporter", $0] }, in: folder)
        #expect(run.exitCode == 2 && run.errors.contains("two reports can't go to one file: "))
        #expect(try folder.text("one") == "old")
    }

    /// What could not be written, and why, in the words of what was asked for.
    @Test func whatCouldNotBeWritten() throws {
        let folder = try Workplace(Projects.faulty)
        for (arguments, noun) in [
            (["lint"], "report"), (["graph"], "graph"), (["roles"], "list"), (["stats"], "count"), (["config"], "configuration"),
        ] {
            // A folder stands there, so it can't be written; the name has one letter.
            try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("x"), withIntermediateDirectories: true)
            try expectRun(arguments + ["--output", "x"], in: folder, exit: 2, errors: ["the \(noun) could not be written to x: "])
            try expectRun(arguments + ["--output", "no/x"], in: folder, exit: 2, errors: ["the \(noun) could not be written to no/x: the folder no doesn't exist"])
        }
        try expectRun(
            ["baseline", "write", "--baseline", "Stack.swift/x"], in: folder, exit: 2, errors: ["the baseline could not be written to Stack.swift/x: "])
    }

    @Test func anOlderReportIsReplaced() throws {
        let folder = try Workplace(Projects.clean.merging(["report": String(repeating: "old\n", count: 10_000)]) { $1 })
        try expectRun(["--output", "report"], in: folder, exit: 0)
        #expect(try folder.text("report").hasPrefix("No findings"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                "Output.swift", "Presenter.swift", "Stack.swift", "report",
            ])
    }

    /// Where `--output` is a link, a pipe or a device, what stands there must not become a file.
    ///
    /// Never try this with `/dev/stdout` or `/dev/null`: the program replaces them.
    @Test func theOutputsPlaceStaysWhatItIs() throws {
        let folder = try Workplace(Projects.clean)
        try folder.write(Array("old".utf8), to: "target")
        try folder.addLink("link", to: "target")
        try expectRun(["--output", "link"], in: folder, exit: 0)
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
        let text = try folder.text("target")
        #expect(target == "target")
        #expect(text.hasPrefix("No findings"))
    }

    /// A full disk must not look like a clean project.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
        arguments: [[], ["init", "--print"], ["explain", "retain-cycle"]] as [[String]])
    func aFullDiskBehindStandardOutput(arguments: [String]) throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try Tool.run(arguments, in: Workplace(Projects.clean), output: full)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("could not be written"))
    }

    @Test(arguments: ["1", "2", "64", "100000"])
    func anyNumberOfJobs(jobs: String) throws {
        let folder = try Workplace(Projects.faulty)
        let plain = try expectRun([], in: folder, exit: 1)
        #expect(try expectRun(["--jobs", jobs], in: folder, exit: 1).output == plain.output)
    }

    // MARK: - Colour

    @Test(arguments: [[:], ["CLICOLOR_FORCE": "1"], ["TERM": "xterm-256color"], ["NO_COLOR": "1"]] as [[String: String]])
    func noColourWithoutATerminal(environment: [String: String]) throws {
        let run = try expectRun([], in: Workplace(Projects.faulty), environment: environment, exit: 1)
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func colourOnATerminalUnlessItIsNotWanted() throws {
        #expect(try onTerminal(["TERM": "xterm"]).contains("\u{1B}["))
        #expect(try onTerminal(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["))
        #expect(!(try onTerminal(["TERM": "xterm", "NO_COLOR": "1"])).contains("\u{1B}"))
        #expect(!(try onTerminal(["TERM": "dumb"])).contains("\u{1B}"))
    }

    private func onTerminal(_ environment: [String: String]) throws -> String {
        let terminal = try Terminal()
        _ = try Tool.run([], in: Workplace(Projects.faulty), environment: environment, output: terminal.screen)
        let text = terminal.text()
        try #require(text.contains("strong-view-reference"))
        return text
    }
}
