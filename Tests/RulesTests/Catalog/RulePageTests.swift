import Engine
import Foundation
import RuleKit
import Rules
import Testing

/// `docs/rules`, the README's table and `viperlint explain RULE` are made of what the rules tell about themselves.
@Suite struct RulePageTests {
    static let dialects = Catalog.dialects.map(\.name)
    static let linter = Linter(
        rules: Catalog.rules, dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }), version: "test")
    static let uses = linter.uses(by: dialects)
    /// All that findings are named after.
    static let documented = Catalog.rules.map(\.metadata) + DirectiveRules.all
    private static let index = RuleIndex(documented.map { ($0, uses[$0.id] ?? []) })

    private static func page(_ rule: RuleMetadata) -> RulePage {
        RulePage(rule, uses: uses[rule.id] ?? [])
    }

    // MARK: - What is recorded

    @Test(arguments: documented)
    func aPageForEachRule(rule: RuleMetadata) throws {
        try expectRecorded(Self.page(rule).markdown, "docs/rules/\(rule.id).md")
    }

    @Test func theIndex() throws {
        try expectRecorded(Self.index.markdown, "docs/rules/README.md")
    }

    @Test func theScenesOfTheExamples() throws {
        try expectRecorded(ScenesPage(Catalog.scenes).markdown, "docs/rules/scenes.md")
    }

    @Test func noPageIsLeftOver() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: repositoryFolder.appendingPathComponent("docs/rules").path)
        #expect(Set(names) == Set(Self.documented.map { $0.id + ".md" } + ["README.md", "scenes.md"]))
    }

    /// The README is where people choose.
    @Test func theReadmesTable() throws {
        let url = repositoryFolder.appendingPathComponent("README.md")
        let readme = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(readme.firstRange(of: "| rule | a finding when |"))
        let end = readme[start.lowerBound...].firstRange(of: "\n\n")?.lowerBound ?? readme.endIndex
        let written = readme[..<start.lowerBound] + Self.index.table.dropLast() + readme[end...]
        try expectRecorded(String(written), "README.md")
    }

    /// Only VIPERLINT_RECORD=1 writes.
    private func expectRecorded(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = repositoryFolder.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        #expect(text == recorded, "\(path) is stale", sourceLocation: sourceLocation)
    }

    // MARK: - What a page holds

    @Test(arguments: documented)
    func aPageHoldsAllThatTheRuleTells(rule: RuleMetadata) {
        let page = Self.page(rule).markdown
        #expect(page.contains("\n# \(rule.id)\n\n\(rule.summary)\n"))
        let options = rule.options.map { "`\($0.name)`: \($0.summary)" }
        for text in [rule.what, rule.why, rule.instead] + rule.limits + options { #expect(page.contains(text)) }
        #expect(page.contains("\nSource: "))
        for example in rule.examples { #expect(page.contains(": \(example.title)\n")) }
        for file in rule.examples.flatMap(\.files) { #expect(page.contains(file.source)) }
    }

    @Test(arguments: documented)
    func anExplanationHoldsTheExamplesOfOneDialect(rule: RuleMetadata) throws {
        for dialect in Set(rule.examples.map(\.dialect)) {
            let page = Self.page(rule).explanation(for: dialect)
            #expect(page.hasPrefix("# \(rule.id)\n\n\(rule.summary)\n"))
            #expect(page.hasSuffix("Source: \(rule.source)\n"))
            for example in rule.examples where example.dialect == dialect {
                for file in example.files { #expect(page.contains(file.source)) }
            }
        }
        #expect(Self.page(rule).explanation(for: "none") == Self.page(rule).explanation())
    }

    /// A source is one of the documents, by number and heading, or the code that others publish of their dialect.
    @Test(arguments: Catalog.rules.map(\.metadata))
    func everyRuleCitesItsSource(rule: RuleMetadata) {
        #expect(rule.source.contains(/seed 00[0-4], \w/), "\(rule.id): \(rule.source)")
    }
}
