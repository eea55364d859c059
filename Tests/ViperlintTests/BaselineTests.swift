import Foundation
import Testing

/// Findings to live with for now.
@Suite struct BaselineTests {
    private static let file = ".viperlint-baseline.json"
    private static let settings = "version: 1\ndialect: clean\n"

    /// The faulty project with a configuration.
    private func place(_ settings: String = "", _ others: [String: String] = [:]) throws -> Workplace {
        try Workplace(Projects.faulty.merging([".viperlint.yml": Self.settings + settings]) { $1 }.merging(others) { $1 })
    }

    private func baselined(_ settings: String = "") throws -> Workplace {
        let folder = try place(settings)
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        return folder
    }

    /// A second fault, in another file.
    private static let second = [UInt8](Projects.stack.replacing("weak var output: LoanListUseCaseOutput?", with: "var output: LoanListUseCaseOutput?").utf8)

    // MARK: - Known, new and fixed

    /// What is no baseline was named by mistake.
    @Test func onlyABaselineIsReplaced() throws {
        let folder = try Workplace(Projects.faulty.merging(["README.md": "# Read me\n", "report.json": "{\"findings\": []}", "empty": ""]) { $1 })
        for name in ["README.md", "report.json"] {
            let before = try folder.text(name)
            try expectRun(
                ["baseline", "write", "--baseline", name], in: folder, exit: 2, errors: ["\(name) is there and is no baseline; name another file"])
            #expect(try folder.text(name) == before)
        }
        for name in ["empty", "new", "new", "ci/deep/new"] { try expectRun(["baseline", "write", "--baseline", name], in: folder, exit: 0) }
        #expect(try folder.text("ci/deep/new") == folder.text("new").replacing("[\".\"]", with: "[\"../..\"]"))
    }

    /// What is known stays known while its line does, whatever the member around it is called, and is written anew by whoever prunes.
    @Test func aMemberOfAnotherName() throws {
        func stack(_ members: String) -> [UInt8] { [UInt8](Projects.stack.replacing("func showLoans() {}", with: members).utf8) }
        let folder = try place()
        try folder.write(stack("func showLoans() {\n        title = DateFormatter().string(from: Date())\n    }"), to: "Stack.swift")
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        let written = try folder.text(Self.file)

        try folder.write(stack("func showLoans(now: Bool = true) {\n  title = DateFormatter().string(from: Date())\n    }"), to: "Stack.swift")
        try expectRun([], in: folder, exit: 0)
        #expect(try expectRun(["baseline", "diff"], in: folder, exit: 0).output.contains("0 new, 2 known, 0 fixed"))
        #expect(try expectRun(["baseline", "prune"], in: folder, exit: 0).output.contains("took 0 of 2 findings"))
        let pruned = try folder.text(Self.file)
        #expect(pruned != written)
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(try folder.text(Self.file) == pruned)

        try folder.write(stack("func showLoans(at date: Date = Date()) {\n        title = DateFormatter().string(from: date)\n    }"), to: "Stack.swift")
        #expect(try expectRun(["baseline", "diff"], in: folder, exit: 1).output.contains("1 new, 1 known, 1 fixed"))

        // An earlier version wrote no lines.
        try folder.write([UInt8](written.replacing(#/, "line": "[0-9a-f]*"/#, with: "").utf8), to: Self.file)
        try folder.write(stack("func showLoans(now: Bool = true) {\n  title = DateFormatter().string(from: Date())\n    }"), to: "Stack.swift")
        #expect(try expectRun(["baseline", "diff"], in: folder, exit: 1).output.contains("1 new, 1 known, 1 fixed"))
    }

    /// One file's findings are no agreement on all others, and all findings are none on one file.
    @Test func aBaselineIsOfFolders() throws {
        let folder = try place()
        try expectRun(["baseline", "write", "Presenter.swift"], in: folder, exit: 2, errors: ["Presenter.swift: is a file, and a baseline is of folders"])
        #expect(!folder.exists(Self.file))
    }

    /// A conflict holds what two branches have agreed on, and a later program's file what this one would lose.
    @Test(arguments: [
        (":4: a merge conflict stands here; take either side, then run 'viperlint baseline write'", "  \"findings\"", "<<<<<<< HEAD\n  \"findings\""),
        (":2: unsupported version 2; this viperlint reads version 1", "\"version\": 1", "\"version\": 2"),
    ])
    func aBaselineThatIsNotReplaced(message: String, old: String, new: String) throws {
        let folder = try baselined()
        try expectRun(["baseline", "write", "--baseline", "named.json"], in: folder, exit: 0)
        for (name, arguments) in [(Self.file, []), ("named.json", ["--baseline", "named.json"])] {
            let text = try folder.text(name).replacing(old, with: new)
            try folder.write(Array(text.utf8), to: name)
            for command in [[], ["baseline", "write"], ["baseline", "prune"]] {
                try expectRun(command + arguments, in: folder, exit: 2, errors: [name + message])
            }
            #expect(try folder.text(name) == text)
        }
    }

    @Test func whatIsKnownIsCountedAndNotReported() throws {
        let folder = try baselined()
        let run = try expectRun([], in: folder, exit: 0)
        #expect(run.output.hasPrefix("No findings in 3 files"))
        #expect(run.output.contains(" · 0 new, 1 known, 0 fixed since the baseline · "))
        #expect(run.errors.contains("note: findings that .viperlint-baseline.json has are known"))
    }

    @Test func whatIsNewFails() throws {
        let folder = try baselined()
        try folder.write(Self.second, to: "Stack.swift")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains("Stack.swift:4:9: error: ") && !run.output.contains(Projects.finding))
        #expect(try expectRun([], in: folder, exit: 1).output.contains(" · 1 new, 1 known, 0 fixed since the baseline · "))
    }

    @Test func whatIsFixedIsToldAndPruned() throws {
        let folder = try baselined()
        try folder.write(Array((Projects.clean["Presenter.swift"] ?? "").utf8), to: "Presenter.swift")
        let run = try expectRun([], in: folder, exit: 0)
        #expect(run.output.contains("0 new, 0 known, 1 fixed since the baseline"))
        #expect(run.errors.contains("1 entry of .viperlint-baseline.json is fixed; 'viperlint baseline prune' takes it out"))
        try expectRun(["--strict"], in: folder, exit: 1)
        try expectRun(["--strict", "--quiet"], in: folder, exit: 1, errors: ["1 entry of .viperlint-baseline.json is fixed"])
        try expectRun(["--quiet"], in: folder, exit: 0)
        let pruned = try expectRun(["baseline", "prune"], in: folder, exit: 0)
        #expect(pruned.output == "took 1 of 1 finding out of .viperlint-baseline.json\n")
        try expectRun(["--strict"], in: folder, exit: 0)
        try folder.write(Array((Projects.faulty["Presenter.swift"] ?? "").utf8), to: "Presenter.swift")
        try expectRun([], in: folder, exit: 1)
    }

    /// What nobody has looked for may be as it was, and comes back with the rule or the folder.
    @Test(arguments: [
        ("rules: {strong-view-reference: off}\n", "", "2 entries of .viperlint-baseline.json were not looked for and stay"),
        ("overrides: [{paths: [Old], because: old, rules: {strong-view-reference: off}}]\n", "", "1 entry of .viperlint-baseline.json was not"),
        ("excluded: [Old]\n", "", "1 entry of .viperlint-baseline.json was not"), ("excluded: [Old/Output.swift]\n", "", "1 entry of"),
        ("", "// viperlint:disable strong-view-reference -- old\n", ""),
    ])
    func whatIsNotLookedForIsNotFixed(settings: String, comment: String, note: String) throws {
        let detail = Projects.faulty.map { ("Old/" + $0.key, $0.value.replacing("LoanList", with: "LoanDetail")) }
        let folder = try place("", Dictionary(uniqueKeysWithValues: detail))
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        let before = try folder.text(Self.file)
        try folder.write(Array((Self.settings + settings).utf8), to: ".viperlint.yml")
        try folder.write(Array((comment + (try folder.text("Old/Presenter.swift"))).utf8), to: "Old/Presenter.swift")
        for (arguments, summary) in [
            (["--strict"], " 0 fixed since"), (["baseline", "diff"], " 0 fixed since"), (["baseline", "prune"], "took 0 of 2 findings out"),
        ] {
            let run = try expectRun(arguments, in: folder, exit: 0)
            #expect(run.output.contains(summary) && !run.errors.contains("'viperlint baseline prune'"), "\(run)")
            #expect(note.isEmpty ? !run.errors.contains("not looked for") : run.errors.contains(note), "\(run.errors)")
        }
        #expect(try folder.text(Self.file) == before)
    }

    /// The same, where it is gone: the type, or the rule.
    @Test(arguments: [("excluded: [Old]\n", ""), ("", "strong-screen-reference"), ("rules: {fat-output: off}\n", "")])
    func whatNobodyCanFindAnyMoreIsFixed(settings: String, rule: String) throws {
        let folder = try baselined()
        try folder.write(Array((Self.settings + settings).utf8), to: ".viperlint.yml")
        try folder.write(Array((Projects.clean["Presenter.swift"] ?? "").utf8), to: "Presenter.swift")
        try folder.write(Array("struct Other {}\n".utf8), to: "Old/Other.swift")
        let text = try folder.text(Self.file)
        if !rule.isEmpty { try folder.write(Array(text.replacing("strong-view-reference", with: rule).utf8), to: Self.file) }
        #expect(try expectRun(["baseline", "prune"], in: folder, exit: 0).output == "took 1 of 1 finding out of .viperlint-baseline.json\n")
    }

    @Test func pruningAddsNothing() throws {
        let folder = try baselined()
        try folder.write(Self.second, to: "Stack.swift")
        let before = try folder.text(Self.file)
        try expectRun(["baseline", "prune"], in: folder, exit: 0)
        #expect(try folder.text(Self.file) == before)
    }

    /// Nobody who renews the baseline of a folder means to give up the rest without a word.
    @Test func aBaselineOfAPart() throws {
        let folder = try Workplace(Dictionary(uniqueKeysWithValues: ["Old", "New"].flatMap { part in
            Projects.faulty.map { ("\(part)/\($0.key)", $0.value.replacing("Loan", with: part)) }
        }))
        _ = try expectRun(["baseline", "write", "--dialect", "clean"], in: folder, exit: 0)
        let run = try expectRun(["baseline", "write", "Old", "--dialect", "clean", "--baseline", ".viperlint-baseline.json"], in: folder, exit: 0)
        #expect(run.errors.contains("the older baseline was of ., this one is of Old: 1 finding of the older one isn't in it"), "\(run.errors)")
        let new = try Tool.run(["baseline", "diff", "New", "--dialect", "clean", "--baseline", ".viperlint-baseline.json"], in: folder)
        #expect(new.output.contains("(New/Presenter.swift:2)"), "\(new.output)")
    }

    @Test func diffTellsBoth() throws {
        let folder = try baselined()
        #expect(try expectRun(["baseline", "diff"], in: folder, exit: 0).output == "0 new, 1 known, 0 fixed since .viperlint-baseline.json\n")
        try folder.write(Self.second, to: "Stack.swift")
        try folder.write(Array((Projects.clean["Presenter.swift"] ?? "").utf8), to: "Presenter.swift")
        let run = try expectRun(["baseline", "diff"], in: folder, exit: 1)
        #expect(
            run.output == """
                + strong-output-reference: LoanListUseCase → LoanListUseCaseOutput (Stack.swift:4)
                - strong-view-reference: LoanListPresenter → LoanListPresenterOutput
                1 new, 0 known, 1 fixed since .viperlint-baseline.json

                """)
    }

    @Test func strictFailsOnWarnings() throws {
        let folder = try place("rules: {strong-view-reference: warning}\n")
        try expectRun([], in: folder, exit: 0)
        try expectRun(["--strict"], in: folder, exit: 1)
    }

    // MARK: - What it survives

    /// The whole faulty app, written down once, then turned upside down without a change of what it means.
    @Test func movedLinesRenamedFilesReformattingAndAnotherSeverity() throws {
        let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("fixtures/apps/clean-faulty")
        let sources = try #require(FileManager.default.enumerator(atPath: app.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }
        let folder = try Workplace([".viperlint.yml": Self.settings])
        for source in sources { try folder.write(Array(Data(contentsOf: app.appendingPathComponent(source))), to: source) }
        let written = try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(written.output.contains("wrote 106 findings"))
        for source in sources {
            let text = "// A comment.\r\n\r\n" + (try folder.text(source)).replacing("\n", with: "\r\n\t")
            try FileManager.default.removeItem(atPath: folder.path(source))
            let parts = source.split(separator: "/")
            // Folders tell roles and scenes, so files stay in theirs.
            try folder.write(Array(text.utf8), to: (parts.dropLast() + ["z\(parts.last ?? "")"]).joined(separator: "/"))
        }
        try folder.write(Array((Self.settings + "rules: {outward-dependency: warning}\n").utf8), to: ".viperlint.yml")
        let run = try expectRun(["--strict"], in: folder, exit: 0)
        #expect(run.output.contains(" · 0 new, 106 known, 0 fixed since the baseline"), "\(run.output.suffix(2000))")
    }

    // MARK: - The file

    @Test func theFileHasALineForEachFinding() throws {
        let folder = try baselined()
        let text = try folder.text(Self.file)
        let pattern = /\{\n  "version": 1,\n  "paths": \["\."\],\n  "findings": \[\n    \{"fingerprint": "[0-9a-f]{16}", "rule": "strong-view-reference", "from": "LoanListPresenter", "to": "LoanListPresenterOutput", "line": "[0-9a-f]{16}", "members": \["output"\]\}\n  \]\n\}\n/
        #expect(text.wholeMatch(of: pattern) != nil, "\(text)")
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(try folder.text(Self.file) == text)
    }

    @Test func anEmptyBaseline() throws {
        let folder = try Workplace(Projects.clean)
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(try folder.text(Self.file) == "{\n  \"version\": 1,\n  \"paths\": [\".\"],\n  \"findings\": [\n  ]\n}\n")
        try expectRun(["--strict"], in: folder, exit: 0)
    }

    /// Two branches that both add a finding leave it twice, or in no order.
    @Test func aMergedFileIsTolerated() throws {
        let folder = try baselined()
        let text = try folder.text(Self.file)
        let entry = try #require(text.split(separator: "\n").first { $0.contains("fingerprint") })
        try folder.write(Array(text.replacing(entry, with: entry + ",\n" + entry).utf8), to: Self.file)
        #expect(try expectRun(["--strict"], in: folder, exit: 0).output.contains("0 new, 1 known, 0 fixed"))
        try expectRun(["baseline", "prune"], in: folder, exit: 0)
        #expect(try folder.text(Self.file) == text)
    }

    @Test(arguments: [
        ("", ":1: the file ends too soon"), ("[]", ":1: expected an object"), ("{\n}", ":1: expected \"version\": 1"),
        ("{\n  \"version\": 2,\n  \"findings\": []\n}", ":2: unsupported version 2"), ("{\"version\": 1}", ":1: expected \"findings\""),
        ("{\"version\": 1,\n\"findings\": [\n{\"rule\": \"a\"}]}", ":3: this entry has no \"fingerprint\""),
        ("{\"version\": 1,\n\"findings\": [\n{\"fingerprint\": \"a\", \"rule\": \"a\", \"from\": \"\", \"to\": \"\"}]}", ":3: 'a' is no fingerprint"),
        // As nobody writes it, and as nothing would ever meet it.
        (
            "{\"version\": 1,\n\"findings\": [\n{\"fingerprint\": \"0123456789ABCDEF\", \"rule\": \"a\", \"from\": \"\", \"to\": \"\"}]}",
            ":3: '0123456789ABCDEF' is no fingerprint"
        ),
        ("{\"version\": 1,\n\"findings\": [\n{}\n{}]}", ":4: '{' is not expected here"),
        ("{\"version\": 1,\n\"findings\": [\n<<<<<<< HEAD\n{\"fingerprint\"}\n=======\n", ":3: a merge conflict stands here"),
        ("{\"version\": 1,\n\"findings\": [\n\"", ":3: this string never ends"), ("\u{0}", ":1: a byte of value 0"),
        (String(repeating: "[", count: 100_000), ":1: nested too deep"),
    ])
    func aBrokenFile(text: String, message: String) throws {
        let folder = try place("", [Self.file: text])
        let run = try expectRun([], in: folder, exit: 2, errors: [Self.file + message])
        #expect(run.output.isEmpty)
        try expectRun(["baseline", "prune"], in: folder, exit: 2, errors: [Self.file + message])
        guard !message.contains("conflict"), !message.contains("unsupported") else { return }
        // Writing it anew mends it.
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        try expectRun([], in: folder, exit: 0)
    }

    // MARK: - Which one

    @Test func theConfigurationNamesIt() throws {
        let folder = try place("baseline: ci/known.json\n")
        let missing = ".viperlint.yml:3:11: 'ci/known.json' could not be read: no such file or directory; 'viperlint baseline write' makes one"
        try expectRun([], in: folder, exit: 2, errors: [missing])
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(folder.exists("ci/known.json") && !folder.exists(Self.file))
        let run = try expectRun([], in: folder, exit: 0)
        #expect(!run.errors.contains("note: findings that"))
    }

    @Test func theCommandLineNamesIt() throws {
        let folder = try place("baseline: other.json\n")
        try expectRun(["baseline", "write", "--baseline", "known.json"], in: folder, exit: 0)
        try expectRun(["--baseline", "known.json"], in: folder, exit: 0)
        try expectRun(["--baseline", "none.json"], in: folder, exit: 2, errors: ["none.json: could not be read"])
    }

    @Test func someRulesAreNeverKnown() throws {
        let folder = try baselined()
        try folder.write(Array((Self.settings + "never-baseline: [strong-view-reference]\n").utf8), to: ".viperlint.yml")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains(Projects.finding))
        #expect(run.errors.contains("has findings of rules that no baseline may hold (strong-view-reference)"))
        let written = try expectRun(["baseline", "write"], in: folder, exit: 0)
        #expect(written.errors.contains("1 finding not written, of rules that no baseline may hold: strong-view-reference"))
        #expect(written.output == "wrote 0 findings to .viperlint-baseline.json\n")
        #expect(try expectRun(["baseline", "diff"], in: folder, exit: 0).output == "0 new, 0 known, 0 fixed since .viperlint-baseline.json\n")
        try folder.write(Array((Self.settings + "never-baseline: [strong-view-referense]\n").utf8), to: ".viperlint.yml")
        try expectRun([], in: folder, exit: 2, errors: ["3:18: unknown rule \"strong-view-referense\"; did you mean"])
    }

    /// What wasn't looked at isn't fixed.
    @Test func anotherFolderTellsNothing() throws {
        let folder = try Workplace(
            Dictionary(uniqueKeysWithValues: Projects.faulty.map { ("App/" + $0.key, $0.value) })
                .merging(Dictionary(uniqueKeysWithValues: Projects.clean.map { ("Other/" + $0.key, $0.value) })) { $1 }
                .merging([".viperlint.yml": Self.settings]) { $1 })
        try expectRun(["baseline", "write", "App"], in: folder, exit: 0)
        try expectRun(["App", "--strict"], in: folder, exit: 0)
        let other = try expectRun(["Other", "--strict"], in: folder, exit: 0)
        #expect(other.errors.contains("which means nothing here: the baseline was written for App, not for Other"))
        try expectRun(["baseline", "prune", "Other"], in: folder, exit: 2, errors: ["can't be pruned: the baseline was written for App"])
    }

    @Test func errorsLeaveTheBaselineAlone() throws {
        let folder = try baselined()
        let before = try folder.text(Self.file)
        try expectRun(["baseline", "write", "Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file"])
        #expect(try folder.text(Self.file) == before)
    }

    // MARK: - With git

    /// The next commit will hold what is staged.
    @Test func theStagedBaselineCounts() throws {
        let repository = try Repository(Projects.clean.merging([".viperlint.yml": Self.settings]) { $1 })
        let place = repository.place
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.git("add", "--all")
        let finding = "Presenter.swift:2 strong-view-reference"
        try expectRun(["baseline", "write"], in: place, exit: 0)
        let unstaged = try repository.run(["--staged"], exit: 0)
        #expect(unstaged.errors.contains("\(Self.file) is not staged, so the next commit won't hold it; here it counts as it is on disk"))
        let full = try place.text(Self.file)
        try repository.write(full.replacing(/\ +\{"fingerprint.*\n/, with: ""), to: Self.file)
        try repository.git("add", "--all")
        try repository.write(full, to: Self.file)
        let staged = try repository.run(["--staged"], exit: 1)
        #expect(staged.findings == [finding] && staged.errors.contains("\(Self.file) counts as it is staged; on disk it is another"))
        // Who names a file means that one.
        #expect(try repository.findings(["--staged", "--baseline", Self.file], exit: 0) == [])
        #expect(try repository.findings(["--base", "HEAD"], exit: 0) == [])
        try repository.git("add", "--all")
        #expect(try repository.run(["--staged"], exit: 0).errors.contains(Self.file + " counts") == false)
        try repository.remove(Self.file)
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        try repository.write(full, to: Self.file)
        #expect(try !Tool.run(["--base", "HEAD"], in: place, environment: Repository.environment).output.contains(" known"))
    }
}
