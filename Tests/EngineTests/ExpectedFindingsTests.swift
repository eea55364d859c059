import Diagnostics
import Rules
import Testing

/// The fixture apps say themselves, on each line, which findings it must have.
@Suite struct ExpectedFindingsTests {
    private struct Expectation: Hashable, Comparable, CustomStringConvertible {
        var path: String
        var line: Int
        var rule: String

        var description: String { "\(path):\(line) \(rule)" }

        static func < (lhs: Expectation, rhs: Expectation) -> Bool {
            (lhs.path, lhs.line, lhs.rule) < (rhs.path, rhs.line, rhs.rule)
        }
    }

    private static let rules = Set(Catalog.rules.map(\.metadata.id))
    /// What the apps' dialect leaves to others.
    private static let off: Set<String> = ["concrete-boundary", "scattered-interfaces", "wrong-base-class"]

    @Test(arguments: App.all)
    func findingsStandWhereTheCommentsSay(app: App) throws {
        let expected = try expectations(of: app)
        let found = try app.lint().findings
            .map { Expectation(path: $0.location.path, line: $0.location.line, rule: $0.rule) }
        #expect(found.sorted() == expected.sorted())
    }

    @Test func theFaultyAppHasEveryFault() throws {
        let expected = try expectations(of: App(name: "clean-faulty"))
        #expect(Set(expected.map(\.rule)) == Self.rules.subtracting(Self.off))
        for app in App.spotless { #expect(try expectations(of: app).isEmpty) }
    }

    private func expectations(of app: App) throws -> [Expectation] {
        try app.sources().flatMap { path -> [Expectation] in
            let lines = try app.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { number, line in
                Self.expectedRules(on: line).map { Expectation(path: path, line: number + 1, rule: $0) }
            }
        }
    }

    private static func expectedRules(on line: Substring) -> [String] {
        guard let comment = line.firstRange(of: "// expect: ") else { return [] }
        return line[comment.upperBound...].split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }
}
