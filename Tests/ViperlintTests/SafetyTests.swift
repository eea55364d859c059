import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a hostile pull request tries: it gains nothing. What single readers do with hostile bytes, patterns and YAML stands
/// in their own tests, as does what git is kept from (`ComparisonTests`) and what is no file (`HostileFileTests`).
@Suite struct SafetyTests {
    private func with(_ files: [String: String]) throws -> Workplace {
        try Workplace(Projects.faulty.merging(files) { $1 })
    }

    // MARK: - Configuration

    @Test(arguments: [
        "title: !!python/object/apply:os.system [\"touch trapped\"]", "title: !!python/name:os.system x",
        "dialect: !<tag:yaml.org,2002:js/function> \"touch trapped\"", "title: $(touch trapped)", "extends: \"| touch trapped\"",
        "extends: https://example.org/viper.yml", "included: [\"`touch trapped`\"]",
    ])
    func aConfigurationStartsNothing(line: String) throws {
        let folder = try with([".viperlint.yml": "version: 1\n\(line)\n"])
        let run = try Tool.run([], in: folder)
        // A tag alone is nothing: its text is text.
        #expect(run.exitCode == 2 || run.output.contains("strong-view-reference"))
        #expect(!folder.exists("trapped"))
    }

    @Test func noPipeOrDeviceIsRead() throws {
        let folder = try with(["config.yml": "version: 1\nextends: ./pipe\n", "device.yml": "version: 1\nextends: /dev/zero\n"])
        for name in ["pipe", "Package.swift", "App.xcodeproj/project.pbxproj"] {
            try folder.addFolder((name as NSString).deletingLastPathComponent)
            try folder.addPipe(name)
        }
        try folder.addLink("zero", to: "/dev/zero")
        try expectRun([], in: folder, exit: 1)
        for path in ["pipe", "zero"] {
            try expectRun(["--config", path], in: folder, exit: 2, errors: ["\(path): could not be read: not a regular file"])
            try expectRun(["--baseline", path], in: folder, exit: 2, errors: ["\(path): could not be read: not a regular file"])
        }
        try expectRun(["--config", "config.yml"], in: folder, exit: 2, errors: ["'./pipe' could not be read: not a regular file"])
        try expectRun(["--config", "device.yml"], in: folder, exit: 2, errors: ["'/dev/zero' could not be read: not a regular file"])
        try folder.addPipe(".viperlint.yml")
        try expectRun([], in: folder, exit: 2, errors: [".viperlint.yml: could not be read: not a regular file"])
    }

    /// A pull request could have a secret of the machine that lints it printed among the mistakes.
    @Test(arguments: ["fail-on: s3cr3t\n", "s3cr3t: 1\n", "- s3cr3t\n", "[core]\n\ts3cr3t = 1\n"])
    func aFileOutsideOfTheRepositoryIsNotQuoted(secret: String) throws {
        let outer = try Workplace(["secret": secret])
        let repository = Repository(in: try Workplace(at: outer.path("repository")))
        try outer.addFolder("repository/.git")
        for (name, text) in Projects.faulty { try repository.write(text, to: name) }
        try repository.write(secret, to: ".git/config")
        for base in ["../secret", "./.git/config", "./link"] {
            try repository.write("version: 1\nextends: \(base)\n", to: ".viperlint.yml")
            if base == "./link" { try repository.place.addLink("link", to: "../secret") }
            let run = try expectRun([], in: repository.place, exit: 2, errors: ["stands outside of the repository"])
            #expect(!run.errors.contains("s3cr3t"))
        }
        try repository.remove(".viperlint.yml")
        try repository.place.addLink(".viperlint.yml", to: "../secret")
        for arguments in [[], ["--config", ".viperlint.yml"]] {
            #expect(!(try expectRun(arguments, in: repository.place, exit: 2, errors: ["stands outside of the repository"]).errors.contains("s3cr3t")))
        }
        // Whoever names a file may read it.
        #expect(try Tool.run(["--config", "../secret"], in: repository.place).errors.contains("/secret:"))
    }

    @Test func whatOthersShareIsExtended() throws {
        let outer = try Workplace(["shared.yml": "version: 1\ndialect: clean\nrules: {strong-view-reference: off}\n"])
        let repository = try Workplace(at: outer.path("repository"))
        try outer.addFolder("repository/.git")
        for (name, text) in Projects.faulty { try repository.write(Array(text.utf8), to: name) }
        try repository.write(Array("version: 1\nextends: ../shared.yml\n".utf8), to: ".viperlint.yml")
        try expectRun([], in: repository, exit: 0)
    }

    @Test func noBaselineIsWrittenOutsideOfTheRepository() throws {
        let outer = try Workplace(["profile": "precious"])
        let folder = try Workplace(at: outer.path("repository"))
        try outer.addFolder("repository/.git")
        for (name, text) in Projects.faulty { try folder.write(Array(text.utf8), to: name) }
        try folder.addLink(".viperlint-baseline.json", to: "../profile")
        try expectRun(["baseline", "write"], in: folder, exit: 2, errors: ["leads out of the repository"])
        for place in ["../profile", "../new.json"] {
            try folder.write(Array("version: 1\nbaseline: \(place)\n".utf8), to: ".viperlint.yml")
            try expectRun(["baseline", "write"], in: folder, exit: 2, errors: ["leads out of the repository"])
        }
        #expect(try outer.text("profile") == "precious" && !outer.exists("new.json"))
        try expectRun(["baseline", "write", "--baseline", "../new.json"], in: folder, exit: 0)
        #expect(outer.exists("new.json"))
    }

    @Test func patternsEnd() throws {
        let pattern = String(repeating: "*a", count: 30) + "*b"
        let name = "A" + String(repeating: "a", count: 200)
        let folder = try with([
            "\(name).swift": "class \(name) {}\n",
            ".viperlint.yml": """
                version: 1
                dialect: clean
                excluded: ["\(pattern)", "**/\(pattern)/**/\(pattern)", "**/**/**/**/**/\(pattern)"]
                contracts:
                  - {id: slow, forbid: {from: {name: "\(pattern)"}, to: {name: "\(pattern)"}}, because: it never ends}
                """,
        ])
        #expect(try Tool.run([], in: folder).errors.contains("matches nothing"))
    }

    // MARK: - Files

    /// Nothing of it is read: this many bytes would not fit into the memory of a small machine.
    @Test(arguments: ["Huge.swift", "Package.swift", ".viperlint.yml", ".viperlint-baseline.json", "A.xcodeproj/project.pbxproj"])
    func tenGigabytes(name: String) throws {
        let folder = try with([name: ""])
        let file = try folder.handle(forWriting: name)
        try file.truncate(atOffset: 10 << 30)
        try file.close()
        let run = try Tool.run([], in: folder)
        #expect((run.output + run.errors).contains("larger than ") || (run.output + run.errors).contains("read: larger"))
        #expect(run.exitCode == (name.hasPrefix(".") ? 2 : 1))
    }

    @Test func oneNameAgainAndAgain() throws {
        let folder = try with(["Again.swift": String(repeating: "class A {}\n", count: 50_000)])
        #expect(try expectRun(["--reporter", "xcode"], in: folder, exit: 1).output.contains(Projects.finding))
    }

    /// Each stands within all before it, and has their names in its path.
    @Test(.timeLimit(.minutes(20))) func groupsWithinGroups() throws {
        let groups = (0..<100_000).map { "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = a;};" }.joined()
        let project = "{objects = {R = {isa = PBXProject; mainGroup = G0; targets = ();}; \(groups)}; rootObject = R;}"
        try expectRun([], in: try with(["A.xcodeproj/project.pbxproj": project]), exit: 1)
    }

    // MARK: - Names

    private static let name = "a\nb\r::error::x\u{1B}[31m\u{9B}31m<script>\"&'|`@all\u{202E}%0A,:;]]>-->é.swift"

    @Test(arguments: ["text", "xcode", "github", "sarif", "gitlab", "junit", "checkstyle", "sonarqube", "markdown", "json", "openmetrics"])
    func namesInEveryReport(reporter: String) throws {
        var files = Projects.faulty
        files[Self.name] = files.removeValue(forKey: "Presenter.swift")
        let folder = try Workplace(files)
        // Its own problem is told as well.
        try folder.write([0xFF, 0xFE], to: "wide" + Self.name)
        let output = try expectRun(["--reporter", reporter], in: folder, exit: 1).output
        expectHarmless(output)
        if ["junit", "checkstyle", "markdown"].contains(reporter) { #expect(!output.contains("<script")) }
        if ["json", "sarif", "gitlab", "sonarqube"].contains(reporter) { _ = try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        if reporter == "github" {
            #expect(output.split(separator: "\n").allSatisfy { $0.firstMatch(of: /^::(error|warning|notice) (file|title)=/) != nil })
        } else {
            #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::") })
        }
    }

    @Test(arguments: [
        ["lint", name], ["lint", "--config", name], ["lint", "--baseline", name], ["lint", "--base", name], ["lint", "--output", "no/\(name)"],
        ["lint", "--dialect", name], ["lint", "--reporter", name], ["lint", "--jobs", name], ["explain", name], ["outline", name], ["init", name],
        ["init", "--hook", name], [name, name], ["baseline", "write", "--baseline", "no/" + name], ["graph", "--around", name],
    ])
    func namesOnStandardError(arguments: [String]) throws {
        let run = try Tool.run(arguments, in: with([:]), environment: Repository.environment)
        #expect(run.exitCode == 2)
        expectHarmless(run.errors)
        #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("b") }, "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    private func expectHarmless(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let obeyed = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}" }
        #expect(obeyed.isEmpty, "\(text)", sourceLocation: sourceLocation)
    }

    // MARK: - Whole or not at all

    /// As on a disk without room, and in a folder that takes no file.
    @Test func aReportThatDoesNotFit() throws {
        let folder = try with(["report": "old"])
        let program = try Tool.executable.get().path
        for format in ["json", "text"] {
            // Standard error goes through a pipe: as a file it would have no room either.
            let script = "{ ( trap '' XFSZ; ulimit -f 0; exec '\(program)' lint . --reporter \(format) --output report ); echo \"code $?\"; } 2>&1 | cat"
            let run = try Tool.run(["-c", script], in: folder, of: URL(fileURLWithPath: "/bin/sh"))
            #expect(run.output.contains("the report could not be written to report: file too large") && run.output.hasSuffix("code 2\n"), "\(run)")
        }
        #expect(try folder.text("report") == "old")
        #expect(try leftovers(in: folder).isEmpty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func aFullDevice() throws {
        let folder = try with([:])
        try folder.addLink("full", to: "/dev/full")
        try expectRun(["--output", "full"], in: folder, exit: 2, errors: ["the report could not be written to full: no space left on device"])
    }

    /// The pipe has no reader, so the run waits until it is interrupted, and comes to no other report.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func anInterruptedRun(signal: Int32) throws {
        let folder = try with(["report": "old"])
        try folder.addPipe("pipe")
        let run = try InterruptibleRun(
            ["lint", ".", "--reporter", "xcode:first", "--reporter", "json:pipe", "--reporter", "text:report"], in: folder)
        for _ in 0..<3_000 where !folder.exists("first") { usleep(10_000) }
        #expect(run.end(with: signal) == signal)
        #expect(folder.exists("first"))
        #expect(try folder.text("report") == "old")
        #expect(try leftovers(in: folder).isEmpty)
    }

    @Test func aReportKeepsThePermissionsOfTheOlder() throws {
        let folder = try with(["report": "old"])
        try folder.setPermissions(0o640, of: "report")
        try expectRun(["--output", "report"], in: folder, exit: 1)
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("report"))[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(try leftovers(in: folder).isEmpty)
    }

    private func leftovers(in folder: Workplace) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix(".viperlint-") }
    }
}
