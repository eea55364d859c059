import Foundation
import Testing

/// `viperlint init --hook`, with git itself committing.
@Suite struct HookTests {
    private static let configuration = [".viperlint.yml": "version: 1\ndialect: clean\n"]
    private static let clean = Projects.clean.merging(configuration) { $1 }
    private static let fault = Projects.faulty["Presenter.swift"] ?? ""
    private static let hook = ".git/hooks/pre-commit"

    /// The environment of somebody who has installed the program.
    private static func installed() throws -> [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return ["PATH": try Tool.executable.get().deletingLastPathComponent().path + ":" + path]
    }

    private func install(
        in place: Workplace, _ arguments: [String] = [], exit: Int32 = 0, errors: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try expectRun(
            ["init", "--hook"] + arguments, in: place, environment: Repository.environment, exit: exit, errors: errors,
            sourceLocation: sourceLocation
        ).output
    }

    private func commit(_ repository: Repository, _ arguments: [String] = []) throws -> (status: Int32, output: String, errors: String) {
        try repository.attempt(["commit", "--quiet", "--message", "next"] + arguments, environment: try Self.installed())
    }

    private func expectStopped(_ repository: Repository, _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let before = try repository.git("rev-parse", "HEAD")
        let run = try commit(repository, arguments)
        #expect(run.status == 1, "\(run)", sourceLocation: sourceLocation)
        #expect((run.output + run.errors).contains("Presenter.swift:2:9"), "\(run)", sourceLocation: sourceLocation)
        #expect(run.errors.contains("viperlint: the commit is stopped; 'git commit --no-verify'"), sourceLocation: sourceLocation)
        #expect(try repository.git("rev-parse", "HEAD") == before, sourceLocation: sourceLocation)
    }

    private func expectCommitted(_ repository: Repository, _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let run = try commit(repository, arguments)
        #expect(run.status == 0, "\(run)", sourceLocation: sourceLocation)
    }

    // MARK: - Committing

    @Test func aCommitThatBringsInAFindingIsStopped() throws {
        let repository = try Repository(Self.clean)
        #expect(try install(in: repository.place).hasPrefix("wrote \(repository.place.path(Self.hook))"))
        try repository.write(Self.fault, to: "Presenter.swift")
        try repository.git("add", "--all")
        try expectStopped(repository)
        // What is staged counts, not what is on disk.
        try repository.write(Self.clean["Presenter.swift"] ?? "", to: "Presenter.swift")
        try expectStopped(repository)
        try expectCommitted(repository, ["--no-verify"])
        // What was there before stops nobody.
        try repository.git("checkout", "--quiet", "--", ".")
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        try expectCommitted(repository)
    }

    /// Git makes an index of its own for these.
    @Test func commitsOfAllAndOfSomeFiles() throws {
        let repository = try Repository(Self.clean)
        _ = try install(in: repository.place)
        try repository.write("// Right.\n" + Projects.output, to: "Output.swift")
        try repository.write(Self.fault, to: "Presenter.swift")
        try expectStopped(repository, ["--all"])
        try expectStopped(repository, ["Presenter.swift"])
        try expectCommitted(repository, ["Output.swift"])
    }

    @Test func theFirstCommit() throws {
        let repository = try Repository()
        _ = try install(in: repository.place)
        try repository.write("Loans\n", to: "README.md")
        try repository.git("add", "--all")
        try expectCommitted(repository)
        let faulty = try Repository()
        _ = try install(in: faulty.place)
        for (name, text) in Projects.faulty { try faulty.write(text, to: name) }
        try faulty.git("add", "--all")
        #expect(try commit(faulty).status == 1)
    }

    @Test func aBrokenConfigurationStopsACommitToo() throws {
        let repository = try Repository(Self.clean)
        _ = try install(in: repository.place)
        try repository.write("version: 1\nrulez: {}\n", to: ".viperlint.yml")
        try repository.git("add", "--all")
        let run = try commit(repository)
        #expect(run.status != 0)
        #expect(run.errors.contains(".viperlint.yml:2:1: unknown key"))
    }

    /// Of one who does not have the program, the hook asks nothing; but it says so, and only where there is something to say.
    @Test func withoutTheProgram() throws {
        let repository = try Repository(Self.clean)
        _ = try install(in: repository.place)
        try repository.write(Self.fault, to: "Presenter.swift")
        let run = try repository.attempt(["commit", "--quiet", "--all", "--message", "next"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.status == 0 && run.errors.contains("viperlint is not on PATH here: this commit is NOT checked."), "\(run)")
        try repository.write("Loans\n", to: "README.md")
        try repository.git("add", "--all")
        let other = try repository.attempt(["commit", "--quiet", "--message", "next"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(other.status == 0 && other.errors.isEmpty, "\(other)")
    }

    // MARK: - The place

    @Test func fromASubfolderOfATreeOfItsOwn() throws {
        let repository = try Repository(Self.clean.merging(["Sub/Deep/A.swift": "struct A {}\n"]) { $1 })
        try repository.git("worktree", "add", "--quiet", "-b", "other", "tree")
        let tree = Repository(in: try Workplace(at: repository.place.path("tree")))
        _ = try install(in: try Workplace(at: tree.place.path("Sub/Deep")))
        #expect(repository.place.exists(Self.hook))
        try tree.write(Self.fault, to: "Presenter.swift")
        try expectStopped(tree, ["--all"])
    }

    /// An app that stands beside others is judged by its own configuration, and it alone.
    @Test func theFolderOfTheConfiguration() throws {
        let app = "-it's an app"
        let repository = try Repository(Dictionary(uniqueKeysWithValues: Self.clean.map { ("\(app)/\($0.key)", $0.value) }))
        try repository.place.addFolder("\(app)/Sub")
        _ = try install(in: try Workplace(at: repository.place.path("\(app)/Sub")))
        for (name, text) in Projects.faulty { try repository.write(text, to: "Server/\(name)") }
        try repository.git("add", "--all")
        try expectCommitted(repository)
        try repository.write(Self.fault, to: "\(app)/Presenter.swift")
        try expectStopped(repository, ["--all"])
    }

    /// Two apps in one repository: neither's gate takes the other's away.
    @Test func severalFolders() throws {
        let folders = ["ios", "mac's"]
        let repository = try Repository(folders.reduce(into: [:]) { files, folder in
            for (name, text) in Self.clean { files["\(folder)/\(name)"] = text }
        })
        for folder in folders { _ = try install(in: try Workplace(at: repository.place.path(folder))) }
        #expect(try install(in: try Workplace(at: repository.place.path("ios"))).contains("runs viperlint already"))
        for folder in folders {
            try repository.write(Self.fault, to: "\(folder)/Presenter.swift")
            try expectStopped(repository, ["--all"])
            try repository.git("checkout", "--quiet", "--", ".")
        }
        try repository.write("// Right.\n" + Projects.output, to: "ios/Output.swift")
        try expectCommitted(repository, ["--all"])
    }

    /// Where a branch or a commit has no such folder, nothing in it can be wrong.
    @Test func aFolderThatIsGone() throws {
        let repository = try Repository(["Server/A.swift": "struct A {}\n"])
        try repository.git("branch", "old")
        for (name, text) in Self.clean { try repository.write(text, to: "ios/\(name)") }
        try repository.commit("app")
        _ = try install(in: try Workplace(at: repository.place.path("ios")))
        try repository.git("checkout", "--quiet", "old")
        try repository.write("struct B {}\n", to: "Server/B.swift")
        try repository.git("add", "--all")
        let other = try commit(repository)
        #expect(other.status == 0 && other.errors.isEmpty, "\(other)")
        try repository.git("checkout", "--quiet", "main")
        try repository.git("mv", "ios", "apple")
        let moved = try commit(repository)
        #expect(moved.status == 0 && moved.errors.contains("what it held is NOT checked"), "\(moved)")
    }

    /// Some programs have git take all paths as they are, in hooks too.
    @Test func literalPaths() throws {
        let repository = try Repository(Self.clean)
        _ = try install(in: repository.place)
        try repository.write(Self.fault, to: "Presenter.swift")
        try repository.git("add", "--all")
        let run = try repository.attempt(
            ["--literal-pathspecs", "commit", "--quiet", "--message", "next"], environment: try Self.installed())
        #expect(run.status == 1, "\(run)")
    }

    @Test func coreHooksPath() throws {
        let repository = try Repository(Self.clean)
        try repository.git("config", "core.hooksPath", ".team/hooks")
        #expect(try install(in: repository.place).contains("/.team/hooks/pre-commit: "))
        #expect(!repository.place.exists(Self.hook))
        try repository.write(Self.fault, to: "Presenter.swift")
        try expectStopped(repository, ["--all"])
    }

    /// One folder for all of a user's repositories, and one behind a link of the repository's.
    @Test func aFolderOfHooksThatIsNotTheRepositorysOwn() throws {
        let outside = try Workplace()
        let repository = try Repository(Self.clean)
        try repository.place.addLink("hooks", to: outside.url.path)
        for path in [outside.url.path, outside.path("new"), "hooks"] {
            try repository.git("config", "core.hooksPath", path)
            _ = try install(in: repository.place, exit: 2, errors: ["which is not this repository's own; to check commits from there, add this line to"])
        }
        try repository.git("config", "core.hooksPath", "/dev/null")
        _ = try install(in: repository.place, exit: 2, errors: ["/dev/null (core.hooksPath)"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == [])
    }

    @Test func whereNoHookCanBe() throws {
        let folder = try Workplace(Self.clean)
        let environment = Repository.environment.merging(["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path]) { $1 }
        try expectRun(["init", "--hook"], in: folder, environment: environment, exit: 2, errors: ["is in no git repository, so there is no place for a hook; 'git init' makes one"])
        try expectRun(["init", "--hook"], in: folder, environment: ["PATH": folder.url.path], exit: 2, errors: ["git was not found"])
        try expectRun(["init", "--hook", "Output.swift"], in: folder, environment: environment, exit: 2, errors: ["Output.swift: is no folder"])
        #expect(try Tool.run(["init", "--hook", "--force"], in: folder).errors.contains("--hook goes with no other option"))
    }

    // MARK: - What is there

    @Test func anExistingHookStays() throws {
        let repository = try Repository(Self.clean)
        let advice = "is there already and stays as it is; add this line to it, or to what writes it (pre-commit, husky): viperlint lint --staged"
        try repository.write("#!/bin/sh\n# viperlint lint --staged\nmake format\n", to: Self.hook)
        _ = try install(in: repository.place, exit: 2, errors: [advice])
        #expect(try repository.place.text(Self.hook) == "#!/bin/sh\n# viperlint lint --staged\nmake format\n")
        // Who follows the advice is done.
        try repository.write("#!/bin/sh\nmake format\nviperlint lint --staged\n", to: Self.hook)
        #expect(try install(in: repository.place).contains("runs viperlint already"))
        try repository.remove(Self.hook)
        try repository.place.addLink(Self.hook, to: repository.place.path("nowhere"))
        _ = try install(in: repository.place, exit: 2, errors: [advice])
        #expect(!repository.place.exists("nowhere"))
    }

    /// What stands in husky's own folder it writes itself; people write beside it.
    @Test func husky() throws {
        let repository = try Repository(Self.clean)
        try repository.git("config", "core.hooksPath", ".husky/_")
        try repository.write("#!/bin/sh\n. \"$(dirname \"$0\")/h\"\n", to: ".husky/_/pre-commit")
        _ = try install(in: repository.place, exit: 2, errors: ["/.husky/_ is husky's own; add this line to \(repository.place.path(".husky/pre-commit")): viperlint lint --staged"])
        try repository.write("viperlint lint --staged\n", to: ".husky/pre-commit")
        #expect(try install(in: repository.place).contains("runs viperlint already"))
    }

    @Test func aHookOfOursIsKeptUpToDate() throws {
        let repository = try Repository(Self.clean)
        _ = try install(in: repository.place)
        let text = try repository.place.text(Self.hook)
        #expect(try install(in: repository.place).contains("runs viperlint already"))
        try repository.write(text.replacing("exit \"$code\"", with: "exit 0"), to: Self.hook)
        #expect(try install(in: repository.place).hasPrefix("updated "))
        #expect(try repository.place.text(Self.hook) == text)
        try repository.place.setPermissions(0o600, of: Self.hook)
        #expect(try install(in: repository.place).hasPrefix("updated "))
        #expect(FileManager.default.isExecutableFile(atPath: repository.place.path(Self.hook)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: repository.place.path(".git/hooks")).filter { $0.hasPrefix(".") } == [])
    }
}
