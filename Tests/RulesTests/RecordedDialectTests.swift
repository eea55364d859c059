import Foundation
import Rules
import Testing
import Viper

@testable import LintConfiguration

@Suite struct RecordedDialectTests {
    /// Only VIPERLINT_RECORD=1 writes.
    @Test(arguments: Catalog.dialects.map(\.name))
    func whatIsRecordedOfADialectIsWhatItsFileSays(name: String) throws {
        let file = try #require(Catalog.dialects.first { $0.name == name })
        let root = try #require(YAMLDocument.read(file.text).root)
        let text = try #require(RecordedDocument.text(of: root))
        if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
            let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            try text.write(to: package.appending(path: "Rules/Dialects/recorded/\(name).txt"), atomically: true, encoding: .utf8)
        }
        #expect(
            file.recorded == text,
            "Rules/Dialects/\(name).yml has changed; 'VIPERLINT_RECORD=1 swift test --filter RecordedDialectTests' records it")
    }

    /// The dialects as programs read them, places included, are those of the files.
    @Test func recordedDialectsSayTheSame() {
        let vocabulary = RuleVocabulary(rules: Dictionary(uniqueKeysWithValues: Catalog.rules.map(\.metadata).map { rule in
            (rule.id, Dictionary(uniqueKeysWithValues: rule.options.map { ($0.name, $0.kind) }))
        }))
        let written = DialectLibrary(
            texts: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }), vocabulary: vocabulary)
        let recorded = DialectLibrary(
            texts: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.recorded) }), vocabulary: vocabulary)
        for name in written.names {
            #expect(written[name]?.dialect == recorded[name]?.dialect)
            #expect(written[name]?.rules == recorded[name]?.rules)
        }
    }

    @Test(arguments: ["", "recorded document 1\n", "recorded document 1\n{1 1 2\n=1 1 a\n", "version: 1\n", "recorded document 1\n?1 1 a\n"])
    func whatIsNoRecordedDocumentIsNone(text: String) {
        #expect(RecordedDocument.value(of: text) == nil)
    }
}
