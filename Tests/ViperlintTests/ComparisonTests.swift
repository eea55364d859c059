import Foundation
import Testing

/// What a change brings in, and nothing else.
@Suite struct ComparisonTests {
    private static let configuration = [".viperlint.yml": "version: 1\ndialect: clean\n"]
    private static let clean = Projects.clean.merging(configuration) { $1 }
    private static let faulty = Projects.faulty.merging(configuration) { $1 }
    private static let strongOutput = Projects.stack.replacing("weak var output: LoanListUseCaseOutput?", with: "var output: LoanListUseCaseOutput?")

    // MARK: - A pull request

    /// A model in a file of its own, which the output hands on.
    private static let history: [String: String] = faulty.merging([
        "Rows.swift": "struct LoanRows { let rows: [String] }\n",
        "Output.swift": "protocol LoanListPresenterOutput: AnyObject { func showLoans(); func show(list: LoanRows) }\n",
    ]) { $1 }

    /// The model becomes a class: nothing is wrong in its own file, but the untouched output now hands an object across.
    private static let change = "final class LoanRows { let rows: [String] = [] }\n"
    private static let broken = "Output.swift:1 reference-crossing"

    @Test func aPullRequestThatBreaksAnUntouchedFile() throws {
        let repository = try Repository(Self.history)
        #expect(try repository.findings([], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        try repository.git("checkout", "--quiet", "-b", "feature")
        try repository.write(Self.change, to: "Rows.swift")
        try repository.commit("two")
        // Meanwhile main goes on, with a fault of its own that is none of the change's.
        try repository.git("checkout", "--quiet", "main")
        try repository.write(Self.strongOutput, to: "Stack.swift")
        try repository.commit("three")
        try repository.git("checkout", "--quiet", "feature")

        let run = try repository.run(["--base", "main"], exit: 1)
        #expect(run.findings == [Self.broken], "\(run.output)")
        #expect(run.output.contains("note: the change does not touch this file"))
        #expect(run.errors.contains("note: 'main' and HEAD part at ") && run.errors.contains("1 changed file"))

        // The same by way of a baseline, written where the branch starts.
        try repository.git("checkout", "--quiet", "main~1")
        try expectRun(["baseline", "write", "--baseline", "../\(repository.place.url.lastPathComponent).json"], in: repository.place, exit: 0)
        try repository.git("checkout", "--quiet", "feature")
        let baseline = "../\(repository.place.url.lastPathComponent).json"
        defer { try? FileManager.default.removeItem(atPath: repository.place.path(baseline)) }
        #expect(try repository.findings(["--baseline", baseline], exit: 1) == [Self.broken])
        #expect(try repository.findings(["--baseline", baseline, "--base", "main"], exit: 1) == [Self.broken])
    }

    @Test func whatTheBaselineHasIsToldByNoComparison() throws {
        let repository = try Repository(Self.history)
        try repository.write(Self.change, to: "Rows.swift")
        try repository.git("add", "--all")
        for comparison in [["--staged"], ["--base", "main"]] {
            #expect(try repository.findings(comparison, exit: 1) == [Self.broken])
        }
        try expectRun(["baseline", "write"], in: repository.place, exit: 0)
        for comparison in [["--staged"], ["--base", "main"]] {
            #expect(try repository.findings(comparison, exit: 0) == [])
        }
    }

    @Test func whatIsNotCommittedCounts() throws {
        let repository = try Repository(Self.history)
        try repository.write(Self.change, to: "Rows.swift")
        #expect(try repository.findings(["--base", "main"], exit: 1) == [Self.broken])
        try repository.git("add", "--all")
        #expect(try repository.findings(["--base", "HEAD"], exit: 1) == [Self.broken])
    }

    @Test func oldFindingsAreNoMatter() throws {
        let repository = try Repository(Self.faulty)
        #expect(try repository.findings(["--base", "main"], exit: 0) == [])
        try repository.write("// A comment.\n\n" + (Projects.faulty["Presenter.swift"] ?? ""), to: "Presenter.swift")
        #expect(try repository.findings(["--base", "main"], exit: 0) == [])
        try repository.git("mv", "Presenter.swift", "Renamed.swift")
        #expect(try repository.findings(["--base", "main"], exit: 0) == [])
        #expect(try repository.findings(["--staged"], exit: 0) == [])
    }

    @Test func aNewFile() throws {
        let repository = try Repository(Self.clean.filter { $0.key != "Presenter.swift" })
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        #expect(try repository.findings(["--base", "main"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        // It is no part of the next commit.
        #expect(try repository.findings(["--staged"], exit: 0) == [])
    }

    @Test func aDeletedFile() throws {
        let repository = try Repository(Self.faulty.merging(["Other.swift": "struct Other {}\n"]) { $1 })
        try repository.remove("Other.swift")
        let run = try repository.run(["--base", "main"], exit: 0)
        #expect(run.findings == [] && run.errors.contains("1 changed file"))
    }

    /// The second of two equal faults is told once, at its own place.
    @Test func oneMoreOfTheSame() throws {
        let output = "import UIKit\nprotocol LoanListPresenterOutput: AnyObject {\n    func showLoans()\n%    func show(tint: UIColor)\n}\n"
        let view = Projects.stack.replacing("func showLoans() {}", with: "func showLoans() {}\n    func show(tint: UIColor) {}\n    func show(tint: [UIColor]) {}")
        let repository = try Repository(
            Self.clean.merging(["Output.swift": output.replacing("%", with: ""), "Stack.swift": view]) { $1 })
        let old = try repository.findings([], exit: 1)
        #expect(old == ["Output.swift:4 reference-crossing"])
        try repository.write(output.replacing("%", with: "    func show(tint: [UIColor])\n"), to: "Output.swift")
        #expect(try repository.findings([], exit: 1).count == 2)
        #expect(try repository.findings(["--base", "main"], exit: 1) == ["Output.swift:4 reference-crossing"])
    }

    /// A line at fault as it was is not new in a member with another label or type of another name, but where the old one stays.
    @Test(arguments: [
        ("func showLoans(animated: Bool = true) {\n        title = DateFormatter().string(from: Date())\n    }", []),
        ("func showLoans() {}\n    func showDate() { // no longer there\n  title = DateFormatter().string(from: Date())\n    }", []),
        ("func showLoans() {}\n}\nfinal class LoanDateCell: UITableViewCell {\n    var title: String?\n    func show() {\n"
            + "        title = DateFormatter().string(from: Date())\n    }", []),
        ("func showLoans() {}\n    func showDate() {\n        title = DateFormatter().string(from: Date.distantPast)\n    }",
            ["Stack.swift:12 formatting-outside-presenter"]),
        ("func showLoans() {\n        title = DateFormatter().string(from: Date())\n    }\n    func showDate() {\n"
            + "        title = DateFormatter().string(from: Date())\n    }", ["Stack.swift:14 formatting-outside-presenter"]),
    ])
    func theSameLineInAnotherMember(members: String, told: [String]) throws {
        func stack(_ members: String) -> String { Projects.stack.replacing("func showLoans() {}", with: members) }
        let old = stack("func showLoans() {\n        title = DateFormatter().string(from: Date())\n    }")
        let repository = try Repository(Self.clean.merging(["Stack.swift": old]) { $1 })
        #expect(try repository.findings([], exit: 1) == ["Stack.swift:11 formatting-outside-presenter"])
        try repository.write(stack(members), to: "Stack.swift")
        #expect(try repository.findings(["--base", "main"], exit: told.isEmpty ? 0 : 1) == told)
    }

    /// Two apps with the same names: the one that was faulty before is not told for the other's change.
    @Test(arguments: [("A", "Z"), ("Z", "A")])
    func oneMoreOfTheSameInAnotherApp(changed: String, faulty: String) throws {
        func app(_ folder: String, _ files: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
        }
        let repository = try Repository(app(changed, Projects.clean).merging(app(faulty, Projects.faulty)) { $1 })
        #expect(try repository.findings([], exit: 1) == ["\(faulty)/Presenter.swift:2 strong-view-reference"])
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "\(changed)/Presenter.swift")
        #expect(try repository.findings([], exit: 1).count == 2)
        #expect(try repository.findings(["--base", "main"], exit: 1) == ["\(changed)/Presenter.swift:2 strong-view-reference"])
    }

    // MARK: - Habits

    /// Code that was excused as the team's way is none of the fault of who changes that way.
    @Test func namesThatBecomeUnusual() throws {
        let repository = try Repository(Self.clean.merging(["Search.swift": Self.scene("Search", told: ["find", "sort"])]) { $1 })
        #expect(try repository.findings([], exit: 0) == [])
        let old = ["Search.swift:12 unprefixed-event", "Search.swift:13 unprefixed-event"]
        try expectComparisons(in: repository, after: ["Login.swift": Self.scene("Login", told: ["eventA", "eventB", "eventC"])], all: old, new: [])
        let slip = "Login.swift:14 unprefixed-event"
        try expectComparisons(
            in: repository, after: ["Login.swift": Self.scene("Login", told: ["eventA", "eventB", "skip"])], all: [slip] + old, new: [slip])
    }

    @Test func importsThatBecomeUnusual() throws {
        func useCase(_ number: Int, importing framework: String) -> (path: String, text: String) {
            let name = "Scene\(number)UseCase"
            return (
                "\(name).swift",
                """
                import \(framework)
                protocol \(name)Output: AnyObject { func presentLoans() }
                final class \(name) {
                    weak var output: \(name)Output?
                    func eventReady() { output?.presentLoans() }
                }

                """
            )
        }
        func files(_ imports: [(Int, String)]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: imports.map { useCase($0, importing: $1) })
        }
        let settings = [".viperlint.yml": "version: 1\ndialect: clean\nrules:\n  unused-framework-import: {severity: error, exceptions: 25}\n"]
        let repository = try Repository(
            Self.clean.merging(settings) { $1 }.merging(files([(1, "UIKit"), (2, "UIKit"), (3, "UIKit")])) { $1 })
        #expect(try repository.findings([], exit: 0) == [])
        let (second, third) = ("Scene2UseCase.swift:1 unused-framework-import", "Scene3UseCase.swift:1 unused-framework-import")
        try expectComparisons(in: repository, after: files([(1, "Foundation")]), all: [second, third], new: [])
        let fourth = "Scene4UseCase.swift:1 unused-framework-import"
        try expectComparisons(in: repository, after: files([(2, "Foundation"), (4, "UIKit")]), all: [third, fourth], new: [fourth])
    }

    /// - Parameters:
    ///   - all: what a plain run tells then.
    ///   - new: what the change has brought in, whether the older side is judged or known from the run before.
    private func expectComparisons(in repository: Repository, after change: [String: String], all: [String], new: [String]) throws {
        for (path, text) in change { try repository.write(text, to: path) }
        try repository.git("add", "--all")
        #expect(try repository.findings([], exit: 1) == all)
        for comparison in [["--base", "main"], ["--staged"], ["--staged"]] {
            #expect(try repository.findings(comparison, exit: new.isEmpty ? 0 : 1) == new, "\(comparison)")
        }
    }

    /// A view and the presenter that it tells so, the first in the twelfth line.
    private static func scene(_ name: String, told messages: [String]) -> String {
        """
        protocol \(name)UseCaseOutput: AnyObject { func presentLoans() }
        final class \(name)UseCase {
            weak var output: \(name)UseCaseOutput?
            func eventViewReady() { output?.presentLoans() }
        }
        protocol \(name)PresenterOutput: AnyObject { func show() }
        final class \(name)Presenter: \(name)UseCaseOutput {
            weak var output: \(name)PresenterOutput?
            private let useCase: \(name)UseCase
            init(useCase: \(name)UseCase) { self.useCase = useCase }
            func presentLoans() { output?.show() }
        \(messages.map { "    func \($0)() { useCase.eventViewReady() }" }.joined(separator: "\n"))
        }
        final class \(name)ViewController: UIViewController, \(name)PresenterOutput {
            var presenter: \(name)Presenter!
            func show() {}
        \(messages.map { "    @objc func on\($0.capitalized)() { presenter.\($0)() }" }.joined(separator: "\n"))
        }

        """
    }

    // MARK: - Suppressions

    @Test func suppressionsCountOnBothSides() throws {
        let comment = "// viperlint:disable strong-view-reference -- old\n"
        let repository = try Repository(
            Self.faulty.merging(["Presenter.swift": comment + (Projects.faulty["Presenter.swift"] ?? "")]) { $1 })
        try repository.write("\n" + comment + (Projects.faulty["Presenter.swift"] ?? ""), to: "Presenter.swift")
        #expect(try repository.findings(["--base", "main"], exit: 0) == [])
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        #expect(try repository.findings(["--base", "main"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        try repository.write(comment + (Projects.clean["Presenter.swift"] ?? ""), to: "Presenter.swift")
        #expect(try repository.findings(["--base", "main", "--strict"], exit: 1) == ["Presenter.swift:1 unused-suppression"])
    }

    // MARK: - The index

    @Test func stagedIsWhatIsJudged() throws {
        let repository = try Repository(Self.clean)
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        try repository.git("add", "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        // Mended on disk, not in the index.
        try repository.write(Projects.clean["Presenter.swift"] ?? "", to: "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        #expect(try repository.findings(["--base", "HEAD"], exit: 0) == [])
        try repository.remove("Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
    }

    @Test func stagedFilesAndUntouchedOnes() throws {
        let repository = try Repository(Self.history)
        try repository.write(Self.change, to: "Rows.swift")
        try repository.write(Self.strongOutput, to: "Stack.swift")
        try repository.git("add", "Rows.swift")
        let run = try repository.run(["--staged"], exit: 1)
        #expect(run.findings == [Self.broken])
        #expect(run.errors.contains("note: what is staged is compared with HEAD (") && run.errors.contains("): 1 changed file"))
    }

    /// Neither the index nor anything else is written.
    @Test func nothingIsTouched() throws {
        let repository = try Repository(Self.history)
        try repository.write(Self.change, to: "Rows.swift")
        try repository.git("add", "--all")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: repository.place.path("Stack.swift"))
        let before = try Data(contentsOf: repository.place.url.appendingPathComponent(".git/index"))
        #expect(try repository.findings(["--staged"], exit: 1) == [Self.broken])
        #expect(try repository.findings(["--base", "main"], exit: 1) == [Self.broken])
        #expect(try Data(contentsOf: repository.place.url.appendingPathComponent(".git/index")) == before)
        #expect(!FileManager.default.fileExists(atPath: repository.place.path(".git/index.lock")))
    }

    /// A hook's variables are relative to the top of the working tree.
    @Test func insideOfAHook() throws {
        let repository = try Repository(Self.history)
        try repository.write(Self.change, to: "Rows.swift")
        try repository.git("add", "--all")
        let environment = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
        #expect(try repository.findings(["--staged"], exit: 1, environment: environment) == [Self.broken])
        #expect(try repository.findings(["--base", "main"], exit: 1, environment: environment) == [Self.broken])
    }

    /// Git hands a hook its index by a path from the top of the working tree, wherever the hook goes.
    @Test func insideOfAHookThatHasGoneToAFolder() throws {
        let repository = try Repository(Dictionary(uniqueKeysWithValues: Self.clean.map { ("ios/\($0.key)", $0.value) }))
        try repository.write(Self.faulty["Presenter.swift"] ?? "", to: "ios/Presenter.swift")
        try repository.git("add", "--all")
        let environment = ["GIT_INDEX_FILE": ".git/index"]
        #expect(try repository.findings(["--staged"], in: "ios", exit: 1, environment: environment) == ["ios/Presenter.swift:2 strong-view-reference"])
    }

    /// Git takes its word for these, so what is on disk tells nothing of what is staged.
    @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
    func filesThatGitDoesNotLookAt(mark: String) throws {
        let repository = try Repository(Self.clean)
        try repository.write(Self.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.git("add", "--all")
        try repository.git("update-index", mark, "Presenter.swift")
        try repository.write(Self.clean["Presenter.swift"] ?? "", to: "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
    }

    /// What lies outside of a sparse checkout is in the index all the same; what isn't in the clone either is nobody's to judge.
    @Test func aSparseCheckout() throws {
        let views = ["Views/Output.swift": Self.clean["Output.swift"] ?? "", "App/A.swift": "struct A {}\n"]
        let repository = try Repository(Self.clean.filter { $0.key != "Output.swift" }.merging(views) { $1 })
        try repository.git("sparse-checkout", "set", "App")
        #expect(!repository.place.exists("Views/Output.swift"))
        let clean = try repository.run(["--staged", "--strict"], exit: 0)
        #expect(!clean.output.contains("warning") && !clean.output.contains("partial"), "\(clean.output)")
        try repository.write(Self.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.git("add", "Presenter.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        // The working tree has no output that could tell what a presenter holds, on either side.
        #expect(!(try repository.run(["--base", "HEAD"], exit: 0).output.contains("could not be read")))
    }

    /// Git holds the pointer alone, whatever has been fetched.
    @Test func aPointerToALargeFile() throws {
        let repository = try Repository(Self.clean.merging(["Large.swift": HostileFileTests.pointer]) { $1 })
        try repository.write(Self.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.git("add", "--all")
        let staged = try repository.run(["--staged"], exit: 1)
        #expect(staged.findings == ["Presenter.swift:2 strong-view-reference"])
        #expect(staged.output.contains("Large.swift:1:1: warning: stands for a content in Git LFS that was not fetched"))
        try repository.write("struct Large {}\n", to: "Large.swift")
        let base = try repository.run(["--base", "HEAD"], exit: 1)
        #expect(base.findings == staged.findings && !base.output.contains("Git LFS"))
        #expect(base.errors.contains("Large.swift could not be read or followed whole on the older side"))
    }

    @Test func aPartialClone() throws {
        let origin = try Repository(Self.clean)
        try origin.git("config", "uploadpack.allowFilter", "true")
        try origin.git("checkout", "--quiet", "-b", "topic")
        try origin.write(Self.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try origin.commit("two")
        let scratch = try Repository()
        try scratch.git("clone", "--quiet", "--filter=blob:none", "--branch=topic", "file://" + origin.place.url.path, "clone")
        let clone = Repository(in: try Workplace(at: scratch.place.path("clone")))
        let run = try clone.run(["--base", "origin/main"], exit: 2)
        #expect(run.errors.contains("this clone lacks the older content of changed files ("))
        #expect(run.errors.contains("'git fetch --refetch --no-filter' gets it"))
    }

    /// It runs hooks on revisions and on all files as well, with nothing staged, and shows nothing of one that passes.
    @Test func insideOfPreCommit() throws {
        let repository = try Repository(Self.clean)
        try repository.write(Self.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.commit("two")
        let found = ["Presenter.swift:2 strong-view-reference"]
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        #expect(try repository.findings(["--staged"], exit: 1, environment: ["PRE_COMMIT": "1", "PRE_COMMIT_FROM_REF": "HEAD~1"]) == found)
        #expect(try repository.findings(["--staged"], exit: 0, environment: ["PRE_COMMIT": "1", "PRE_COMMIT_FROM_REF": "HEAD"]) == [])
        let all = try repository.run(["--staged"], exit: 1, environment: ["PRE_COMMIT": "1"])
        #expect(all.findings == found && all.errors.contains("note: nothing is staged, so all is judged"))
        // A commit of anything else is a commit.
        try repository.write("Loans\n", to: "README.md")
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 0, environment: ["PRE_COMMIT": "1"]) == [])
    }

    @Test func nothingIsLeft() throws {
        let repository = try Repository(Self.clean)
        try repository.git("rm", "--quiet", "*.swift")
        let run = try repository.run(["--staged", "--reporter", "json:report.json"], exit: 0)
        #expect(run.errors.contains("note: what is staged leaves no Swift file, so there is nothing to judge"))
        #expect(repository.place.exists("report.json"))
    }

    /// A folder that never had any was named by mistake, whatever is staged elsewhere.
    @Test func nothingWasThere() throws {
        let repository = try Repository(Self.clean.merging(["docs/README.md": "Loans\n"]) { $1 })
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.git("add", "--all")
        #expect(try repository.run(["--staged", "docs"], exit: 2).errors.contains("there is no Swift file in docs"))
    }

    @Test func conflictsMustBeSettledFirst() throws {
        let repository = try Repository(Self.clean)
        try repository.git("checkout", "--quiet", "-b", "other")
        try repository.write("struct A {}\n", to: "Output.swift")
        try repository.commit("two")
        try repository.git("checkout", "--quiet", "main")
        try repository.write("struct B {}\n", to: "Output.swift")
        try repository.commit("three")
        let index = try repository.git("ls-tree", "HEAD", "Output.swift").split(separator: " ")[2].prefix(40)
        try repository.place.write(
            Array((1...3).map { "100644 \(index) \($0)\tOutput.swift\n" }.joined().utf8), to: "../conflict-\(repository.place.url.lastPathComponent)")
        defer { try? FileManager.default.removeItem(atPath: repository.place.path("../conflict-\(repository.place.url.lastPathComponent)")) }
        try repository.git("rm", "--quiet", "--cached", "Output.swift")
        try repository.gitReading("../conflict-\(repository.place.url.lastPathComponent)", "update-index", "--index-info")
        let run = try repository.run(["--staged"], exit: 2)
        #expect(run.errors.contains("Output.swift has conflicts that are not settled"))
    }

    // MARK: - Places

    @Test func fromAFolderBelow() throws {
        let inside = Dictionary(uniqueKeysWithValues: Self.history.map { ("App/Loans/" + $0.key, $0.value) })
        let repository = try Repository(inside.merging(["README.md": "An app.\n"]) { $1 })
        try repository.write(Self.change, to: "App/Loans/Rows.swift")
        try repository.write("An old app.\n", to: "README.md")
        let broken = "App/Loans/" + Self.broken
        for (folder, arguments) in [("", ["App"]), ("App", []), ("App/Loans", ["."]), ("App", ["Loans"]), ("App/Loans", [".."]), ("", ["App/Loans", "App"])] {
            let run = try repository.run(arguments + ["--base", "main"], in: folder, exit: 1)
            #expect(run.findings == [broken], "\(folder) \(arguments)")
            #expect(run.errors.contains(": 1 changed file\n"))
        }
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], in: "App/Loans", exit: 1) == [broken])
    }

    @Test func anotherWorkingTree() throws {
        let repository = try Repository(Self.history)
        try repository.git("worktree", "add", "--quiet", "-b", "feature", "trees/feature")
        try repository.write(Self.change, to: "trees/feature/Rows.swift")
        #expect(try repository.findings(["--base", "main"], in: "trees/feature", exit: 1) == ["trees/feature/" + Self.broken])
    }

    /// A file that git ignores is no part of the change, whatever it is: most are generated.
    @Test func ignoredFilesCountOnBothSides() throws {
        let repository = try Repository(
            Self.history.filter { $0.key != "Output.swift" }.merging([".gitignore": "Output.swift\n"]) { $1 })
        try repository.write(Self.history["Output.swift"]?.replacing("LoanRows", with: "inout [Int]") ?? "", to: "Output.swift")
        try repository.write("struct Other {}\n", to: "Other.swift")
        #expect(try repository.findings(["--base", "main"], exit: 0) == [])
        try repository.git("add", "Other.swift")
        #expect(try repository.findings(["--staged"], exit: 0) == [])
    }

    @Test func submodulesCountAsTheyAreOnDisk() throws {
        let library = try Repository(["Rows.swift": "struct LoanRows { let rows: [String] }\n"])
        let repository = try Repository(Self.history.filter { $0.key != "Rows.swift" })
        try repository.git("submodule", "--quiet", "add", library.place.url.path, "Models")
        try repository.commit("two")
        try repository.write(Self.change, to: "Models/Rows.swift")
        let run = try repository.run(["--base", "main"], exit: 0)
        #expect(run.findings == [])
        #expect(run.errors.contains("files of submodules count as they are on disk, on both sides: Models"))
        try repository.write(Self.strongOutput, to: "Stack.swift")
        try repository.git("add", "Stack.swift")
        #expect(try repository.findings(["--staged"], exit: 1) == ["Stack.swift:4 strong-output-reference"])
        #expect(try repository.findings(["--base", "main"], exit: 1) == ["Stack.swift:4 strong-output-reference"])
    }

    @Test func aSubmoduleThatTheBranchAdds() throws {
        let library = try Repository(["Rows.swift": "struct LoanRows { let rows: [String] }\n"])
        let repository = try Repository(Self.history.filter { $0.key != "Rows.swift" })
        try repository.git("checkout", "--quiet", "-b", "feature")
        try repository.git("submodule", "--quiet", "add", library.place.url.path, "Models")
        try repository.commit("two")
        try repository.write(Self.strongOutput, to: "Stack.swift")
        let run = try repository.run(["--base", "main"], exit: 1)
        #expect(run.findings == ["Stack.swift:4 strong-output-reference"])
        #expect(run.errors.contains("files of submodules count as they are on disk, on both sides: Models"))
    }

    @Test func namesThatNobodyWouldChoose() throws {
        let name = "A \"quoted\"\tname\nof Ünïcode.swift"
        let repository = try Repository(Self.history.filter { $0.key != "Rows.swift" }.merging([name: Self.history["Rows.swift"] ?? ""]) { $1 })
        try repository.write(Self.change, to: name)
        #expect(try repository.findings(["--base", "main"], exit: 1) == [Self.broken])
        try repository.git("add", "--all")
        #expect(try repository.findings(["--staged"], exit: 1) == [Self.broken])
    }

    #if os(Linux)
    /// Names of other bytes that a reader can't tell apart; Apple's file systems hold only one of them.
    @Test(arguments: [["--base", "HEAD"], ["--staged"]])
    func twoSpellingsOfOneName(arguments: [String]) throws {
        let repository = try Repository(Projects.clean)
        for content in ["class Old", "class New"] {
            for (number, name) in ["\u{E9}.swift", "e\u{301}.swift"].enumerated() { try repository.write("\(content)\(number) {}\n", to: name) }
            if content == "class Old" { try repository.commit("two") }
        }
        try repository.write(Projects.presenter("var output: LoanListPresenterOutput?"), to: "Presenter.swift")
        try repository.git("add", "--all")
        #expect(try repository.git("diff", "--cached", "--name-only").split(separator: "\n").count == 3)
        let run = try expectRun(["lint", "--dialect", "clean", "--reporter", "xcode"] + arguments, in: repository.place, exit: 1)
        #expect(run.output.contains(Projects.finding))
    }
    #endif

    /// Each side has the targets that its own files describe.
    @Test func targetsOfEachSide() throws {
        let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"A\")%])\n"
        var files = Dictionary(uniqueKeysWithValues: Self.history.map { ("A/" + $0.key, $0.value) })
        files["Package.swift"] = manifest.replacing("%", with: "")
        files["B/Rows.swift"] = "final class LoanRows {}\n"
        let repository = try Repository(files)
        try repository.git("mv", "A/Rows.swift", "B/Old.swift")
        try repository.write("import B\n" + (Self.history["Output.swift"] ?? ""), to: "A/Output.swift")
        try repository.write("public final class LoanRows {}\n", to: "B/Rows.swift")
        try repository.write("", to: "B/Old.swift")
        try repository.write(manifest.replacing("%", with: ", .target(name: \"B\", path: \"B\")"), to: "Package.swift")
        #expect(try repository.findings(["--base", "main"], exit: 1).contains("A/Output.swift:2 reference-crossing"))
    }

    @Test func anotherConfigurationIsTold() throws {
        let repository = try Repository(Self.clean.merging([".viperlint.yml": "version: 1\ndialect: clean\nrules: {strong-view-reference: off}\n"]) { $1 })
        try repository.write(Projects.faulty["Presenter.swift"] ?? "", to: "Presenter.swift")
        try repository.commit("two")
        try repository.write(Self.configuration[".viperlint.yml"] ?? "", to: ".viperlint.yml")
        try repository.write("struct Other {}\n", to: "Other.swift")
        let run = try repository.run(["--base", "HEAD"], exit: 0)
        #expect(run.findings == [] && run.errors.contains("note: the working tree is compared with HEAD ("))
        #expect(run.errors.contains("both sides are judged by the configuration on disk, which differs from the other side's: .viperlint.yml"))
    }

    /// Git calls what is younger than its index another file, whatever is in it.
    @Test(arguments: [["--staged"], ["--base", "HEAD"]])
    func aConfigurationThatWasOnlyTouched(arguments: [String]) throws {
        let repository = try Repository(Self.clean)
        try expectRun(["baseline", "write"], in: repository.place, exit: 0)
        try repository.write("struct Other {}\n", to: "Other.swift")
        try repository.commit("two")
        for path in [".viperlint.yml", ".viperlint-baseline.json", "Other.swift"] {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: repository.place.path(path))
        }
        let run = try repository.run(arguments, exit: 0)
        #expect(run.errors.contains("0 changed files") && !run.errors.contains("differs") && !run.errors.contains("another"), "\(run.errors)")
    }

    // MARK: - What there is nothing to compare with

    @Test func aRepositoryWithoutACommit() throws {
        let repository = try Repository()
        for (name, text) in Self.faulty { try repository.write(text, to: name) }
        #expect(try repository.run(["--staged"], exit: 0).errors.contains("note: no Swift file is staged, so there is nothing to judge"))
        try repository.git("add", "--all")
        let run = try repository.run(["--staged"], exit: 1)
        #expect(run.findings == ["Presenter.swift:2 strong-view-reference"])
        #expect(run.errors.contains("HEAD has no commit yet, so everything is new: 3 changed files"))
        #expect(try repository.run(["--base", "main"], exit: 2).errors.contains("there is no revision 'main'"))
        #expect(try repository.run(["--base", "HEAD"], exit: 2).errors.contains("HEAD has no commit yet, so there is nothing to compare with"))
    }

    @Test(arguments: [
        ("nowhere", "there is no revision 'nowhere'; fetch it first ('git fetch'), or name the remote's: 'origin/nowhere'"),
        ("HEAD~5", "there is no revision 'HEAD~5'; the history of 'HEAD' is shorter than that"), ("~5", "there is no revision '~5'; fetch it"), ("origin/main", "there is no revision 'origin/main'; fetch it first ('git fetch')"),
        ("--output=/tmp/x", "'--output=/tmp/x' is no revision"), ("main:Stack.swift", "'main:Stack.swift' is no commit"),
        ("main^{tree}", "'main^{tree}' is no commit"), ("main...HEAD", "'main...HEAD' is a range, no revision: name 'main'; where it and HEAD part is found anyway"),
        ("..main", "'..main' is a range, no revision; "),
    ])
    func anUnknownRevision(name: String, message: String) throws {
        let repository = try Repository(Self.clean)
        let run = try repository.run(["--base=" + name], exit: 2)
        #expect(run.errors.contains("viperlint: error: " + message), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    /// In CI a branch is mostly there as the remote's only.
    @Test func aBranchThatOnlyTheRemoteHas() throws {
        let repository = try Repository(Self.clean)
        try repository.git("update-ref", "refs/remotes/origin/release", "HEAD")
        #expect(try repository.run(["--base", "release"], exit: 2).errors.contains("there is no revision 'release'; there is 'origin/release'"))
    }

    @Test func noCommonAncestor() throws {
        let repository = try Repository(Self.clean)
        try repository.git("checkout", "--quiet", "--orphan", "other")
        try repository.commit("other")
        let run = try repository.run(["--base", "main"], exit: 2)
        #expect(run.errors.contains("'main' (") && run.errors.contains(") and HEAD have no common ancestor"))
    }

    @Test func aShallowClone() throws {
        let origin = try Repository(Self.clean)
        try origin.git("checkout", "--quiet", "-b", "feature")
        try origin.write("struct A {}\n", to: "A.swift")
        try origin.commit("two")
        try origin.git("checkout", "--quiet", "main")
        try origin.write("struct B {}\n", to: "B.swift")
        try origin.commit("three")
        let outer = try Workplace()
        try Repository(in: outer).git(
            "clone", "--quiet", "--depth=1", "--no-single-branch", "--branch=feature", "file://" + origin.place.url.path, "clone")
        let clone = Repository(in: try Workplace(at: outer.path("clone")))
        let run = try clone.run(["--base", "origin/main"], exit: 2)
        #expect(run.errors.contains("this clone is shallow and does not reach back to where 'origin/main' and HEAD part; 'git fetch --unshallow', or fetch-depth: 0"))
        #expect(try clone.run(["--base", "origin/none"], exit: 2).errors.contains("this clone is shallow: fetch it first"))
        try clone.git("fetch", "--quiet", "--unshallow")
        #expect(try clone.findings(["--base", "origin/main"], exit: 0) == [])
    }

    @Test func noRepositoryAtAll() throws {
        let folder = try Workplace(Self.clean)
        let environment = Repository.environment.merging(["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path]) { $1 }
        for arguments in [["--base", "main"], ["--staged"]] {
            let run = try expectRun(arguments, in: folder, environment: environment, exit: 2, errors: ["is in no git repository, so there is nothing to compare with"])
            #expect(run.output.isEmpty)
        }
    }

    /// What git has to say is put into a file for the time being.
    @Test func noFolderForTemporaryFiles() throws {
        let repository = try Repository(Self.clean)
        let run = try repository.run(["--staged"], exit: 2, environment: ["TMPDIR": repository.place.path("gone")])
        #expect(run.errors.contains("git needs the folder for temporary files: \(repository.place.path("gone"))"))
        #expect(run.errors.contains("no such file or directory"))
    }

    @Test func aBareRepository() throws {
        let origin = try Repository(Self.clean)
        let outer = try Workplace()
        try Repository(in: outer).git("clone", "--quiet", "--bare", origin.place.url.path, "bare")
        try outer.write(Array("struct A {}\n".utf8), to: "bare/A.swift")
        try expectRun(
            ["--base", "main"], in: try Workplace(at: outer.path("bare")), environment: Repository.environment, exit: 2,
            errors: ["is a bare repository: it has no working tree"])
    }

    @Test func noGit() throws {
        let repository = try Repository(Self.clean)
        let run = try repository.run(["--base", "main"], exit: 2, environment: ["PATH": repository.place.url.path])
        #expect(run.errors.contains("git was not found"))
        #expect(try repository.findings([], exit: 0, environment: ["PATH": ""]) == [])
    }

    @Test func twoQuestionsAtOnce() throws {
        let repository = try Repository(Self.clean)
        #expect(try repository.run(["--base", "main", "--staged"], exit: 2).errors.contains("--base tells what came in since a revision, --staged what the next commit would bring in"))
    }

    /// A repository's own settings name programs; none of them is started.
    @Test func noProgramOfTheRepositoryIsStarted() throws {
        let repository = try Repository(Self.history.merging([".gitattributes": "*.swift diff=evil filter=e=vil\nStack.swift filter=evil\n"]) { $1 })
        let trap = "touch \(repository.place.path("trapped")); cat"
        // No older than the index, so that git looks into the files themselves, by way of their filters.
        for name in ["Presenter.swift", "Stack.swift"] {
            try FileManager.default.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: repository.place.path(name))
        }
        try repository.git("add", "--all")
        for name in [
            "core.fsmonitor", "diff.external", "diff.evil.command", "diff.evil.textconv", "core.pager", "core.sshCommand",
            "core.editor", "filter.e=vil.clean", "filter.e=vil.smudge", "filter.evil.process",
        ] {
            try repository.git("config", name, trap)
        }
        try repository.git("config", "filter.evil.required", "true")
        for hook in ["post-index-change", "post-checkout", "pre-commit"] {
            try repository.write("#!/bin/sh\n\(trap)\n", to: ".git/hooks/\(hook)")
            try repository.place.setPermissions(0o755, of: ".git/hooks/\(hook)")
        }
        try repository.write(Self.change, to: "Rows.swift")
        #expect(try repository.findings(["--base", "main"], exit: 1) == [Self.broken])
        #expect(try repository.findings(["--staged"], exit: 0) == [])
        try expectRun(["init", "--hook"], in: repository.place, environment: Repository.environment, exit: 2, errors: ["pre-commit is there already"])
        #expect(!repository.place.exists("trapped"))
        // The trap would have caught something.
        _ = try repository.attempt(["status"])
        #expect(repository.place.exists("trapped"))
    }
}

extension Repository {
    /// With a file for standard input.
    fileprivate func gitReading(_ path: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = place.url
        process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
        let input = FileHandle(forReadingAtPath: place.path(path))
        defer { try? input?.close() }
        process.standardInput = input
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        ended.wait()
    }
}
