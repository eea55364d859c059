import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct WatchTests {
    @Test func aFileIsMendedAndBrokenAgain() throws {
        let folder = try Workplace(Projects.faulty.merging([".viperlint.yml": "version: 1\ndialect: clean\n"]) { $1 })
        let run = try InterruptibleRun(["lint", ".", "--watch", "--quiet", "--reporter", "text:report"], in: folder)
        defer { _ = run.end(with: SIGKILL) }
        let faulty = try #require(Projects.faulty["Presenter.swift"])
        let mended = try #require(Projects.clean["Presenter.swift"])
        #expect(wait { try folder.text("report").contains("strong-view-reference") })
        try folder.write(Array(mended.utf8), to: "Presenter.swift")
        #expect(wait { try !folder.text("report").contains("strong-view-reference") })
        try folder.write(Array(faulty.utf8), to: "Presenter.swift")
        #expect(wait { try folder.text("report").contains("strong-view-reference") })
        // A mistake in the configuration ends nothing.
        try folder.write(Array("version: 1\ndialect: klean\n".utf8), to: ".viperlint.yml")
        usleep(1_000_000)
        try folder.write(Array("version: 1\ndialect: clean\nrules:\n  strong-view-reference: off\n".utf8), to: ".viperlint.yml")
        #expect(wait { try !folder.text("report").contains("strong-view-reference") })
        #expect(run.end(with: SIGINT) == SIGINT)
    }

    @Test(arguments: ["--staged", "--stdin"])
    func whatCannotBeWatched(option: String) throws {
        let arguments = option == "--stdin" ? ["--stdin", "--stdin-path", "A.swift"] : [option]
        let run = try Tool.run(["lint", "--watch"] + arguments, in: try Workplace())
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("--watch looks at files"))
    }

    private func wait(for isSo: () throws -> Bool) -> Bool {
        for _ in 0..<3_000 {
            if (try? isSo()) == true { return true }
            usleep(10_000)
        }
        return false
    }
}
