import Engine
import RuleKit
import Rules
import Testing
import Viper

@Suite struct CatalogTests {
    @Test func idsAreUniqueAndReadWell() {
        let ids = Catalog.rules.map(\.metadata.id)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(id) is not words joined by hyphens")
        }
    }

    @Test(arguments: Catalog.rules.map(\.metadata) + DirectiveRules.all)
    func everyRuleIsDocumented(rule: RuleMetadata) {
        for (part, text) in [
            ("summary", rule.summary), ("what", rule.what), ("why", rule.why), ("instead", rule.instead), ("source", rule.source),
        ] {
            #expect(text.contains { !$0.isWhitespace }, "\(rule.id) has no \(part)")
        }
        for option in rule.options { #expect(!option.summary.isEmpty, "\(rule.id): \(option.name)") }
    }

    @Test(arguments: Catalog.rules.map(\.metadata) + DirectiveRules.all)
    func everyRuleShowsTheFaultAndItsAbsence(rule: RuleMetadata) {
        #expect(rule.examples.contains { $0.isFaulty }, "\(rule.id) has no faulty example")
        #expect(rule.examples.contains { !$0.isFaulty }, "\(rule.id) has no right example")
        let titles = rule.examples.map { "\($0.dialect): \($0.title)" }
        #expect(Set(titles).count == titles.count, "\(rule.id) has two examples with one title")
    }

    @Test func dialectsAreNamedOnce() {
        let names = Catalog.dialects.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("clean"))
    }

    /// A rule that no dialect mentions would never run.
    @Test func theCleanDialectRunsEveryRuleOfItsTable() throws {
        let clean = try #require(Catalog.dialects.first { $0.name == "clean" }).text
        for id in Catalog.rules.map(\.metadata.id) {
            #expect(clean.contains("\n  \(id):"), "\(id) has no severity in clean.yml")
        }
    }
}

extension RuleMetadata: CustomTestStringConvertible {
    public var testDescription: String { id }
}
