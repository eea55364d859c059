import Foundation
import Testing

/// Names that a change gives away.
@Suite struct RenamingTests {
    private static let before = Projects.faulty.merging([".viperlint.yml": "version: 1\ndialect: clean\n"]) { $1 }

    /// What is only called something else is not new.
    @Test(arguments: [
        ("a protocol", ["LoanListPresenterOutput": "LoanListScreen"], nil), ("the class", ["LoanListPresenter": "LoansPresenter"], nil),
        ("a property", ["output": "screen"], "Presenter.swift"), ("all of its name", ["output": "screen"], nil), ("the scene", ["LoanList": "Wallet"], nil),
    ] as [(String, [String: String], String?)])
    func whatHasAnotherName(of what: String, names: [String: String], file: String?) throws {
        let after = Self.before.filter { $0.key != ".viperlint.yml" }.map { path, text in
            guard file == nil || file == path else { return (path, text) }
            return (what == "the scene" ? "Moved/" + path : path, names.reduce(text) { $0.replacing($1.key, with: $1.value) })
        }
        try expect([], of: after, "\(what)")
    }

    /// As many as nobody would hold against each other.
    @Test(.timeLimit(.minutes(5))) func manyAtOnce() throws {
        let numbers = 0..<300
        func stacks(_ verb: String) -> String {
            let orders = "ABCDEFGH".map { "\(verb)\($0)" }
            return numbers.map { number in
                """
                protocol L\(number)Presenting { \(orders.map { "\n    func \($0)()" }.joined()) }
                final class L\(number)Presenter: L\(number)Presenting {
                    let interactor = L\(number)Interactor() \(orders.map { "\n    func \($0)() { interactor.eventReady() }" }.joined())
                }
                final class L\(number)Interactor { func eventReady() {} }
                final class L\(number)ViewController: UIViewController {
                    var presenter: L\(number)Presenting?
                    override func viewDidLoad() { super.viewDidLoad(); \(orders.map { "presenter?.\($0)()" }.joined(separator: "; ")) }
                }

                """
            }.joined()
        }
        let repository = try Repository(Self.before.merging([
            "Stacks.swift": "import UIKit\n" + stacks("paint"),
            ".viperlint.yml": "version: 1\ndialect: clean\nrules: {busy-view: off, self-assembly: off, unprefixed-event: {exceptions: 100}}\n",
        ]) { $1 })
        try expectRun(["baseline", "write"], in: repository.place, exit: 0)
        let known = try expectRun([], in: repository.place, exit: 0).output
        #expect(known.contains("0 new, 2401 known, 0 fixed"), "\(known)")
        try repository.write("import UIKit\n" + stacks("draw"), to: "Stacks.swift")
        #expect(try expectRun([], in: repository.place, exit: 0).output == known)
        try repository.remove(".viperlint-baseline.json")
        #expect(try repository.run(["--base", "main"], exit: 0).findings.isEmpty)
    }

    /// What was mended here says nothing of what is broken there.
    @Test func anotherScene() throws {
        let scene = """
            protocol SearchPresenterOutput: AnyObject { func showLoans() }
            final class SearchPresenter: LoanListUseCaseOutput {
                var output: SearchPresenterOutput?
                func eventViewReady() {}
                func presentLoans() { output?.showLoans() }
            }
            final class SearchViewController: UIViewController, SearchPresenterOutput {
                var presenter: SearchPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.eventViewReady() }
                func showLoans() {}
            }

            """
        try expect(
            ["Search.swift:3 strong-view-reference"], of: [("Presenter.swift", Projects.clean["Presenter.swift"] ?? ""), ("Search.swift", scene)],
            "another scene")
    }

    @Test func anotherMemberOfTheSameType() throws {
        let mended = (Projects.clean["Presenter.swift"] ?? "").replacing("    private let", with: "    var other: LoanListPresenterOutput?\n    private let")
        try expect(["Presenter.swift:3 strong-view-reference"], of: [("Presenter.swift", mended)], "another member")
    }

    /// By all ways to tell what is new.
    private func expect(_ told: [String], of after: [(path: String, text: String)], _ what: Comment) throws {
        let repository = try Repository(Self.before)
        #expect(try repository.findings([], exit: 1) == ["Presenter.swift:2 strong-view-reference"])
        let baseline = "../\(repository.place.url.lastPathComponent).json"
        defer { try? FileManager.default.removeItem(atPath: repository.place.path(baseline)) }
        try expectRun(["baseline", "write", "--baseline", baseline], in: repository.place, exit: 0)
        for (path, text) in after {
            let old = String(path.split(separator: "/").last ?? "")
            if old != path, Self.before[old] != nil { try repository.remove(old) }
            try repository.write(text, to: path)
        }
        try repository.git("add", "--all")
        for way in [["--base", "main"], ["--staged"], ["--staged"], ["--baseline", baseline]] {
            let run = try repository.run(way, exit: told.isEmpty ? 0 : 1)
            #expect(run.findings == told, "\(what) by \(way): \(run.output)")
        }
    }
}
