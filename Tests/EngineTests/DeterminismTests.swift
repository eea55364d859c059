import Diagnostics
import Engine
import Reporters
import Testing

/// Order never matters: shuffled files, any number of threads, the same bytes out.
@Suite struct DeterminismTests {
    @Test(arguments: App.all, [1, 2, 8])
    func anyNumberOfThreads(app: App, jobs: Int) throws {
        try #expect(bytes(app.lint(jobs: jobs)) == bytes(app.lint()))
    }

    /// More folders and files than a thread takes at a time, with a fault in each that reaches into another one.
    @Test(arguments: [2, 8])
    func manyFoldersOnAnyNumberOfThreads(jobs: Int) throws {
        var files: [String: String] = [:]
        for number in 0..<150 {
            files["Scenes/Scene\(number)/Scene\(number)Presenter.swift"] = """
                class Scene\(number)Presenter {
                    var view: Scene\((number + 75) % 150)ViewController?
                    var interactor: Scene\(number)Interactor?
                }
                class Scene\(number)Interactor { var presenter: Scene\(number)Presenter? }
                """
            files["Scenes/Scene\(number)/View/Scene\(number)ViewController.swift"] = """
                import UIKit
                class Scene\(number)ViewController: UIViewController { var presenter: Scene\(number)Presenter? }
                """
        }
        let tree = try SourceTree(files)
        let report = try tree.lint(jobs: 1)
        #expect(report.metrics.files == 300)
        #expect(report.findings.count >= 150)
        #expect(try bytes(tree.lint(jobs: jobs)) == bytes(report))
    }

    @Test(arguments: App.all, [1, 2, 8])
    func anyOrderOfFiles(app: App, jobs: Int) throws {
        let files = try app.sources().map { app.folder.path + "/" + $0 }
        let inOrder = try lint(files, jobs: 1)
        var random = Random(state: UInt64(jobs))
        try #expect(lint(files.shuffled(using: &random), jobs: jobs) == inOrder)
        try #expect(lint(files.reversed(), jobs: jobs) == inOrder)
    }

    @Test func filesNamedTwiceAreReadOnce() throws {
        let app = App(name: "clean-faulty")
        let files = try app.sources().map { app.folder.path + "/" + $0 }
        try #expect(lint(files + [app.folder.path] + files.reversed(), jobs: 2) == lint(files, jobs: 2))
    }

    /// Two runs in one process do not share anything either.
    @Test func oneRunAfterTheOther() throws {
        let faulty = App(name: "clean-faulty")
        let first = try bytes(faulty.lint())
        _ = try App(name: "clean-spotless").lint()
        #expect(try bytes(faulty.lint()) == first)
    }

    private func lint(_ files: [String], jobs: Int) throws -> String {
        try bytes(#require(App.linter.run(Linter.Options(paths: files, jobs: jobs)).report))
    }

    private func bytes(_ report: Report) -> String {
        TextReporter(colour: false).render(report) + XcodeReporter().render(report) + JSONReporter().render(report)
    }
}

/// The same shuffles on every run.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
