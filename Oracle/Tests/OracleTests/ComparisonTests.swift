import Foundation
import OutlineOracle
import Syntax
import Testing

/// Our outline is swift-syntax's outline, row by row, over whole packages.
struct ComparisonTests {
    @Test func everyRowOfEveryPackageIsEqual() throws {
        let files = Corpus.files()
        #expect(files.count >= 4000, "the packages are not checked out: swift package --package-path Oracle resolve")

        let contest = Contest.run(over: files)
        print(contest.summary)
        for difference in contest.differences.prefix(50) { print(difference) }
        #expect(contest.rows > 100_000)
        #expect(contest.differences.isEmpty, "\(contest.differences.count) files differ; the first are printed above")
    }
}
