import Foundation
import Testing

/// What a run looks at where several paths are named, or one from another folder than its project's: each name means one file, and a
/// file is judged in its project wherever one stands.
@Suite struct NamedPathTests {
    private static let configuration = "version: 1\ndialect: clean\n"

    /// A project with an error, below a folder of its own.
    private func monorepo(_ projects: String...) throws -> Workplace {
        let files = projects.flatMap { project in
            Projects.faulty.map { ("\(project)/App/\($0.key)", $0.value) } + [("\(project)/.viperlint.yml", Self.configuration)]
        }
        return try Workplace(Dictionary(uniqueKeysWithValues: files + [("android/Tool.swift", "struct Tool {}"), ("ios/App/Entities/Loan.swift", "struct Loan {}")]))
    }

    private func findings(_ paths: [String], in folder: Workplace, from subfolder: String = "") throws -> [String] {
        let place = try Workplace(at: folder.path(subfolder))
        let run = try Tool.run(["lint", "--reporter", "xcode"] + paths, in: place)
        return run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            String(line.prefix { $0 != ":" }.dropFirst(folder.url.path.count + 1))
        }
    }

    @Test(arguments: [
        ("", ["ios/App/Presenter.swift"]), ("", ["ios/App/Presenter.swift", "ios/App/Stack.swift"]), ("android", ["../ios/App/Presenter.swift"]),
        ("ios/App", ["Presenter.swift"]), ("", ["ios/App"]), ("", ["ios/App/Presenter.swift", "ios/App/Entities"]),
        ("ios", ["App/Presenter.swift", "App/Entities"]), ("ios", ["App/Entities", "App"]), ("ios/App", ["..", "."]), ("ios/App", [".", ".."]),
        ("android", ["../ios/App", "../ios/App/Entities"]), ("android", ["../ios", "../ios/App/Presenter.swift"]), ("ios/App/Entities", ["..", "."]),
    ])
    func oneFindingWhereverOneStands(subfolder: String, paths: [String]) throws {
        #expect(try findings(paths, in: monorepo("ios"), from: subfolder) == ["ios/App/Presenter.swift"])
    }

    @Test(arguments: [
        ("ios", ["App/Stack.swift", "App/Entities"]), ("", ["ios/App/Stack.swift"]), ("ios", ["App/Entities"]),
    ])
    func nothingIsToldOfOthers(subfolder: String, paths: [String]) throws {
        #expect(try findings(paths, in: monorepo("ios"), from: subfolder) == [])
    }

    /// Reports are read by programs that know a repository's paths and nothing of the machine's.
    @Test func pathsOfReportsStartAtTheRepository() throws {
        let folder = try monorepo("ios")
        try folder.addFolder(".git")
        let run = try Tool.run(["lint", "--quiet", "--reporter", "gitlab", "../ios/App", "../ios/App/Entities"], in: Workplace(at: folder.path("android")))
        #expect(run.output.contains("\"ios\\/App\\/Presenter.swift\"") || run.output.contains("\"ios/App/Presenter.swift\""), "\(run.output)")
    }

    /// What an editor has, and what Xcode names, is judged by the configuration that is for it.
    @Test func textFromAnEditorAboveTheProject() throws {
        let folder = try monorepo("ios")
        let run = try Tool.run(["lint", "--stdin", "--stdin-path", "ios/App/Presenter.swift"], in: folder, input: folder.text("ios/App/Presenter.swift"))
        #expect(run.exitCode == 1 && run.output.contains("dialect clean") && !run.errors.contains("is not used"), "\(run.errors)")
        let xcode = try Tool.run(
            ["lint", "--use-script-input-files"], in: folder,
            environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": folder.path("ios/App/Presenter.swift")])
        #expect(xcode.exitCode == 1 && xcode.output.contains("dialect clean"), "\(xcode.errors)")
    }

    /// A script that is committed along with the app's files is no reason to stop a commit, nor to let a fault pass.
    @Test func filesOfNoProjectBesideThoseOfOne() throws {
        let run = try expectRun(["lint", "ios/App/Presenter.swift", "android/Tool.swift"], in: monorepo("ios"), exit: 1)
        #expect(run.errors.contains("ios/.viperlint.yml isn't for android/Tool.swift, so nothing is told of it"))
    }

    @Test func filesOfSeveralProjects() throws {
        let told = "the files that are named belong to several projects (ios/.viperlint.yml, mac/.viperlint.yml): lint each by itself"
        _ = try expectRun(["lint", "ios/App/Presenter.swift", "mac/App/Presenter.swift"], in: monorepo("ios", "mac"), exit: 2, errors: [told])
    }

    /// A configuration shared by a submodule that isn't checked out: to judge by another would let pass what the team forbids.
    @Test func aConfigurationThatIsALinkToNowhere() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addLink(".viperlint.yml", to: "../shared/viper.yml")
        _ = try expectRun(["lint"], in: folder, exit: 2, errors: [".viperlint.yml: could not be read: "])
    }
}
