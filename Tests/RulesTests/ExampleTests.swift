import Engine
import RuleKit
import Rules
import Testing

/// The rules' documentation is their test.
@Suite struct ExampleTests {
    @Test(arguments: DocumentedExample.all)
    func findsExactlyTheMarkedPlaces(_ documented: DocumentedExample) throws {
        try expectFindings(
            in: documented.example.files, rule: documented.rule, dialect: documented.example.dialect, settings: documented.settings)
    }

    @Test(arguments: DocumentedExample.all.filter(\.example.isFaulty))
    func findsNothingInAComment(_ documented: DocumentedExample) throws {
        try expectSilence(documented) { "// " + $0 }
    }

    @Test(arguments: DocumentedExample.all.filter(\.example.isFaulty))
    func findsNothingInABlockComment(_ documented: DocumentedExample) throws {
        try expectSilence(documented) { "/* " + $0 + " /* nested */ */" }
    }

    @Test(arguments: DocumentedExample.all.filter(\.example.isFaulty))
    func findsNothingInAStringLiteral(_ documented: DocumentedExample) throws {
        try expectSilence(documented) { ##"private let quoted = #"\##($0)"#"## }
    }

    @Test(arguments: DocumentedExample.all.filter(\.example.isFaulty))
    func findsNothingInAMultilineStringLiteral(_ documented: DocumentedExample) throws {
        try expectSilence(documented) { "private let quoted = \"\"\"\n\($0)\n\"\"\"" }
    }

    /// A faulty example whose mended version is right shows that it is the marked line that the rule speaks of.
    @Test(arguments: Catalog.rules.map(\.metadata) + DirectiveRules.all)
    func faultyAndRightExamplesDifferInLittle(rule: RuleMetadata) {
        let right = Set(rule.examples.filter { !$0.isFaulty }.flatMap { $0.files.map(\.name) })
        for example in rule.examples where example.isFaulty {
            #expect(!right.isDisjoint(with: example.files.map(\.name)), "\(rule.id): \(example.title)")
        }
    }

    /// Lints the example with its marked lines rewritten: the rule must be silent about them.
    private func expectSilence(_ documented: DocumentedExample, rewriting: (String) -> String) throws {
        let marker = RuleMetadata.Example.marker
        var rewritten = 0
        let files: Files = documented.example.files.map { file in
            let lines = MarkedFiles.lines(of: file.source).map { line -> String in
                guard line.contains(marker) else { return String(line) }
                rewritten += 1
                return rewriting(line.filter { $0 != marker })
            }
            return (file.name, lines.joined(separator: "\n"))
        }
        try #require(rewritten > 0)
        let found = try lint(files, dialect: documented.example.dialect, settings: documented.settings).filter { $0.rule == documented.rule }.map(\.place)
        #expect(found == [])
    }
}

/// One example with its rule.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
    var rule: String
    var example: RuleMetadata.Example

    var testDescription: String { "\(rule): \(example.title)" }

    /// A rule that the dialect leaves off is shown all the same.
    var settings: String {
        "rules:\n  \(rule):\n    severity: error\n" + example.options.map { "    \($0)\n" }.joined()
    }

    static let all = (Catalog.rules.map(\.metadata) + DirectiveRules.all).flatMap { rule in
        rule.examples.map { DocumentedExample(rule: rule.id, example: $0) }
    }
}
