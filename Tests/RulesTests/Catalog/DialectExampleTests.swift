import Engine
import RuleKit
@testable import Rules
import Testing

/// Each rule shows itself in the words of every dialect that has it.
@Suite struct DialectExampleTests {
    /// A dialect and a rule that is on in it.
    struct Pair: CustomTestStringConvertible, Sendable {
        var rule: RuleMetadata
        var dialect: String
        var testDescription: String { "\(rule.id) in \(dialect)" }
        var examples: [RuleMetadata.Example] { rule.examples.filter { $0.dialect == dialect } }
    }

    static let pairs = Catalog.rules.map(\.metadata).flatMap { rule in
        (RulePageTests.uses[rule.id] ?? []).filter { $0.severity != nil && $0.dialect != "common" }
            .map { Pair(rule: rule, dialect: $0.dialect) }
    }

    @Test(arguments: pairs)
    func theFaultAndItsAbsence(pair: Pair) {
        #expect(pair.examples.contains { $0.isFaulty }, "\(pair.rule.id) has no faulty example in \(pair.dialect)")
        #expect(pair.examples.contains { !$0.isFaulty }, "\(pair.rule.id) has no right example in \(pair.dialect)")
    }

    /// Most faults stand between two types, and types stand in files of their own.
    @Test func aThirdOfTheExamplesHasSeveralFiles() {
        let examples = Catalog.rules.flatMap(\.metadata.examples)
        #expect(3 * examples.count { $0.files.count + $0.background.count > 1 } >= examples.count)
    }

    @Test(arguments: Catalog.scenes.map(\.dialect))
    func aSceneWithoutAChangeIsRight(dialect: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect })
        #expect(try lint(scene.files, dialect: dialect).map { "\($0.place) \($0.rule)" } == [])
    }

    @Test(arguments: Catalog.scenes.map(\.dialect).filter { $0 != "clean" })
    func noMarkIsLeftInAScene(dialect: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect })
        for file in scene.files { #expect(!file.source.contains { "‹›↓".contains($0) }, "\(file.name)") }
    }

    @Test func everyChangeHasItsPlace() {
        for dialect in DialectExamples.all {
            for pair in dialect.pairs { #expect(pair.unknownPlaces(in: dialect.scene) == [], "\(pair.rule) in \(dialect.scene.dialect)") }
        }
    }

    @Test func everyExampleIsOfARule() {
        let ids = Set(Catalog.rules.map(\.metadata.id))
        for pair in DialectExamples.all.flatMap(\.pairs) { #expect(ids.contains(pair.rule)) }
    }
}
