import Engine
import RuleKit
import Rules
import Testing

/// The rules' documentation is their test.
@Suite struct ExampleTests {
    @Test(arguments: DocumentedExample.all)
    func findsExactlyTheMarkedPlaces(_ documented: DocumentedExample) throws {
        try expectFindings(
            in: documented.files, rule: documented.rule, dialect: documented.example.dialect, settings: documented.settings)
    }

    /// What stands in a comment or a string is as if it weren't there at all.
    @Test(arguments: DocumentedExample.all.filter(\.example.isFaulty))
    func findsNothingInCommentsAndStrings(_ documented: DocumentedExample) throws {
        let removed = try fingerprints(of: documented) { _ in "" }
        let rewritings: [(String) -> String] = [
            { "// " + $0 }, { "/* " + $0 + " /* nested */ */" }, { ##"private let quoted = #"\##($0)"#"## },
            { "private let quoted = \"\"\"\n\($0)\n\"\"\"" },
        ]
        for rewriting in rewritings { #expect(try fingerprints(of: documented, rewriting: rewriting) == removed) }
    }

    /// A comment before each marked line keeps the rule quiet, and none of the comments is about nothing.
    @Test(arguments: DocumentedExample.all.filter { $0.example.isFaulty && !DirectiveRules.all.map(\.id).contains($0.rule) })
    func findsNothingWhereItIsSuppressed(_ documented: DocumentedExample) throws {
        let files = rewritten(documented) { "// viperlint:disable:next \(documented.rule) -- it is an example\n\($0)" }
        let found = try lint(files, dialect: documented.example.dialect, settings: documented.settings)
        #expect(found.filter { $0.rule == documented.rule || $0.rule == DirectiveRules.unused.id }.map(\.place) == [])
    }

    /// A faulty example whose mended version is right shows that it is the marked line that the rule speaks of.
    @Test(arguments: Catalog.rules.map(\.metadata) + DirectiveRules.all)
    func faultyAndRightExamplesDifferInLittle(rule: RuleMetadata) {
        let right = Set(rule.examples.filter { !$0.isFaulty }.flatMap { $0.files.map(\.name) })
        for example in rule.examples where example.isFaulty {
            #expect(!right.isDisjoint(with: example.files.map(\.name)), "\(rule.id): \(example.title)")
        }
    }

    /// Of what the rule finds with the example's marked lines rewritten.
    private func fingerprints(of documented: DocumentedExample, rewriting: (String) -> String) throws -> [String] {
        try lint(rewritten(documented, rewriting), dialect: documented.example.dialect, settings: documented.settings)
            .filter { $0.rule == documented.rule }.map { "\($0.location.path) \($0.fingerprint)" }.sorted()
    }

    /// The example's files with their marked lines rewritten.
    private func rewritten(_ documented: DocumentedExample, _ rewriting: (String) -> String) -> Files {
        let marker = RuleMetadata.Example.marker
        return documented.files.map { file in
            let lines = MarkedFiles.lines(of: file.source)
                .map { $0.contains(marker) ? rewriting($0.filter { $0 != marker }) : String($0) }
            return (file.name, lines.joined(separator: "\n"))
        }
    }
}

/// One example with its rule.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
    var rule: String
    var example: RuleMetadata.Example

    var testDescription: String { "\(rule) (\(example.dialect)): \(example.title)" }

    var files: Files { example.files + example.background }

    /// A rule that the dialect leaves off is shown all the same.
    var settings: String {
        "rules:\n  \(rule):\n    severity: error\n" + example.options.map { "    \($0)\n" }.joined()
    }

    static let all = (Catalog.rules.map(\.metadata) + DirectiveRules.all).flatMap { rule in
        rule.examples.map { DocumentedExample(rule: rule.id, example: $0) }
    }
}
