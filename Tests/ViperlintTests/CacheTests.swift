import Foundation
import Testing

/// What one run over the index leaves for the next one: nothing but time may show it. Each run here is a second one and one
/// without a cache, too: see ``Repository/run(_:in:exit:environment:sourceLocation:)``.
@Suite struct CacheTests {
    private static let configuration = [".viperlint.yml": "version: 1\ndialect: clean\n"]
    private static let clean = Projects.clean.merging(configuration) { $1 }
    private static let faulty = Projects.faulty.merging(configuration) { $1 }
    private static let told = ["Presenter.swift:2 strong-view-reference"]
    private static let folder = ".git/viperlint"

    private func names(in repository: Repository) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: repository.place.path(Self.folder)).sorted()
    }

    private func stageFault(in repository: Repository) throws {
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.git("add", "--all")
    }

    /// A clean app whose staged presenter is faulty, after a first run.
    private func repositoryWithCache() throws -> Repository {
        let repository = try Repository(Self.clean)
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        return repository
    }

    @Test func oneCommitAfterAnother() throws {
        let repository = try repositoryWithCache()
        try repository.commit("two")
        // It was there before.
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        // Mended, and brought in again.
        try repository.write(Projects.clean["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.commit("three")
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        try repository.git("checkout", "--quiet", "HEAD~1", "--", "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
    }

    /// The next run believes what the last one left of the commit.
    @Test func whatIsKnownOfTheCommitIsNotJudgedAgain() throws {
        let repository = try repositoryWithCache()
        let sides = try names(in: repository).filter { $0.hasPrefix("findings-") }
        #expect(sides.count == 2)
        let texts = try sides.map { try Data(contentsOf: repository.place.url.appendingPathComponent("\(Self.folder)/\($0)")) }
        let judged = try #require(texts.max { $0.count < $1.count })
        for side in sides { try repository.place.write(Array(judged), to: "\(Self.folder)/\(side)") }
        try expectRun(["--staged"], in: repository.place, environment: Repository.environment, exit: 0)
        try expectRun(["--staged", "--no-cache"], in: repository.place, environment: Repository.environment, exit: 1)
    }

    @Test func anotherConfiguration() throws {
        let repository = try repositoryWithCache()
        try repository.commit("two")
        try repository.write("version: 1\ndialect: clean\nrules: {strong-view-reference: off}\n", to: ".viperlint.yml")
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        try repository.commit("three")
        try repository.write(Self.configuration[".viperlint.yml"] ?? "", to: ".viperlint.yml")
        try repository.write("struct Another {}\n", to: "Another.swift")
        try repository.git("add", "--all")
        // Both sides are judged by the configuration on disk.
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        #expect(try repository.findings(["--staged", "--dialect", "book"], exit: 0) == [])
    }

    @Test func ignoredFilesThatChange() throws {
        let model = "struct LoanRows { let rows: [String] }\n"
        let repository = try Repository(Self.clean.merging([
            ".gitignore": "Rows.swift\n",
            "Output.swift": "protocol LoanListPresenterOutput: AnyObject { func showLoans(); func show(list: LoanRows) }\n",
        ]) { $1 })
        try repository.write(model, to: "Rows.swift")
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        // On both sides there is a fault now.
        try repository.write(model.replacing("struct", with: "final class"), to: "Rows.swift")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        try repository.commit("two")
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
    }

    /// Git keeps other bytes of a file than those on disk.
    @Test func lineEndsThatGitTurns() throws {
        let repository = try Repository(Self.clean.merging([".gitattributes": "*.swift text eol=crlf\n"]) { $1 })
        try repository.git("rm", "--quiet", "--cached", "-r", ".")
        try repository.git("reset", "--quiet", "--hard")
        #expect(try repository.place.text("Stack.swift").contains("\r\n"))
        try repository.write((Projects.faulty["Presenter.swift"] ?? "").replacing("\n", with: "\r\n"), to: "Presenter.swift")
        try repository.git("add", "--all")
        let place = "Presenter.swift:2:9: error: "
        #expect(try repository.run(["--staged"], exit: 1).output.contains(place))
        // What git keeps is read where the disk has something else, and known where it is the same again.
        try repository.write("struct Draft {}\r\n", to: "Presenter.swift")
        #expect(try repository.run(["--staged"], exit: 1).output.contains(place))
        try repository.git("checkout", "--quiet", "--", "Presenter.swift")
        #expect(try repository.run(["--staged"], exit: 1).output.contains(place))
    }

    /// Of a test no more is kept than what it declares, of the app's copy all.
    @Test(arguments: ["LoanTests/Presenter.swift", "A/LoanTests/Presenter.swift", "Z/LoanTests/Presenter.swift"])
    func oneContentInAnAppAndInItsTests(path: String) throws {
        let repository = try Repository(Self.clean)
        try stageFault(in: repository)
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: path)
        try repository.git("add", "--all")
        for _ in 0..<2 { #expect(try repository.findings(["--staged"], exit: 1) == Self.told) }
        // The project says something else of the folder than its name.
        try repository.git("mv", path, "Copy.swift")
        try repository.git("rm", "--quiet", "--force", "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Copy.swift:2 strong-view-reference"])
    }

    @Test func longNames() throws {
        let place = try Workplace(Self.clean)
        let repository = Repository(in: place)
        try repository.git("init", "--quiet", "--initial-branch=main", "--object-format=sha256")
        try repository.commit("one")
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
    }

    @Test func filesThatCanNotBeFollowed() throws {
        let repository = try repositoryWithCache()
        try repository.write("class A {\n<<<<<<< one\n", to: "Broken.swift")
        try repository.git("add", "--all")
        let problem = "Broken.swift:2:1: warning: a merge conflict stands here"
        let run = try repository.run(["--staged"], exit: 1)
        #expect(run.findings == Self.told && run.output.contains(problem))
        try repository.commit("two")
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.run(["--staged"], exit: 0).output.contains(problem))
    }

    // MARK: - Damage

    @Test(arguments: [
        "cut in its opening", "cut in a record", "cut between records", "a byte changed", "emptied", "another program's", "sizes without end",
    ])
    func damagedOutlines(_ damage: String) throws {
        let repository = try repositoryWithCache()
        let name = "\(Self.folder)/outlines"
        var bytes = Array(try Data(contentsOf: repository.place.url.appendingPathComponent(name)))
        let opening = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
        let first = opening + bytes[opening..<opening + 8].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        switch damage {
        case "cut in its opening": bytes.removeLast(bytes.count - 5)
        case "cut in a record": bytes.removeLast(3)
        case "cut between records": bytes.removeLast(bytes.count - first)
        case "a byte changed": for position in stride(from: opening + 60, to: bytes.count, by: 301) { bytes[position] ^= 0x55 }
        case "emptied": bytes = []
        case "another program's": bytes[opening - 2] ^= 1
        default: for position in opening..<opening + 8 { bytes[position] = 0xFF }
        }
        try repository.place.write(bytes, to: name)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        try repository.commit("two")
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
    }

    @Test func damagedFindings() throws {
        let repository = try repositoryWithCache()
        for text in ["", "viperlint", "\0\0\0\0", "viperlint findings 1\0x\0y\0z\0w\0"] {
            for name in try names(in: repository) where name.hasPrefix("findings-") {
                try repository.place.write(Array(text.utf8), to: "\(Self.folder)/\(name)")
            }
            #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        }
    }

    // MARK: - Where nothing can be left

    @Test func aFileInThePlaceOfTheFolder() throws {
        let repository = try Repository(Self.clean)
        try repository.write("mine\n", to: Self.folder)
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        #expect(try repository.place.text(Self.folder) == "mine\n")
    }

    /// A link leads nowhere, whether in the folder's place or in a file's.
    @Test func links() throws {
        let elsewhere = try Workplace(["outlines": "mine\n"])
        let repository = try Repository(Self.clean)
        try repository.place.addLink(Self.folder, to: elsewhere.url.path)
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        try repository.remove(Self.folder)
        try repository.place.addFolder(Self.folder)
        try repository.place.addLink("\(Self.folder)/outlines", to: elsewhere.path("outlines"))
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path) == ["outlines"])
        #expect(try elsewhere.text("outlines") == "mine\n")
    }

    @Test func aPipeInThePlaceOfTheOutlines() throws {
        let repository = try Repository(Self.clean)
        try repository.place.addFolder(Self.folder)
        try repository.place.addPipe("\(Self.folder)/outlines")
        try stageFault(in: repository)
        #expect(try repository.findings(["--staged"], exit: 1) == Self.told)
    }

    @Test func nothingIsLeftUnasked() throws {
        let repository = try Repository(Self.clean)
        try stageFault(in: repository)
        try expectRun(["--staged", "--no-cache"], in: repository.place, environment: Repository.environment, exit: 1)
        try expectRun(["--base", "main"], in: repository.place, environment: Repository.environment, exit: 1)
        try expectRun([], in: repository.place, environment: Repository.environment, exit: 1)
        #expect(!repository.place.exists(Self.folder))
    }

    /// Sides that nobody asks about any more go, and no half-written file stays.
    @Test func itDoesNotGrowForEver() throws {
        let repository = try repositoryWithCache()
        for number in 0..<34 {
            try repository.write("struct Other\(number) {}\n", to: "Other.swift")
            try repository.git("add", "--all")
            try expectRun(["--staged"], in: repository.place, environment: Repository.environment, exit: 1)
        }
        let names = try names(in: repository)
        #expect(names.contains("outlines") && names.count <= 33, "\(names)")
        #expect(names.allSatisfy { $0 == "outlines" || $0.hasPrefix("findings-") && $0.count == 49 })
    }
}
