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
        let text = ([RecordedDocument.title] + Self.lines(of: root)).map { $0 + "\n" }.joined()
        // The form has no place for a scalar of several lines.
        #expect(!Self.lines(of: root).contains { $0.contains("\n") })
        if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
            try text.write(to: repositoryFolder.appending(path: "Rules/Dialects/recorded/\(name).txt"), atomically: true, encoding: .utf8)
        }
        #expect(
            file.recorded == text,
            "Rules/Dialects/\(name).yml has changed; 'VIPERLINT_RECORD=1 swift test --filter RecordedDialectTests' records it")
    }

    private static func lines(of value: YAMLValue) -> [String] {
        func line(_ sign: String, _ place: Place, _ rest: some CustomStringConvertible) -> String {
            "\(sign)\(place.line) \(place.column) \(rest)"
        }
        switch value.content {
        case .scalar(let text, let isPlain): return [line(isPlain ? "-" : "\"", value.place, text)]
        case .list(let values): return [line("[", value.place, values.count)] + values.flatMap(lines)
        case .mapping(let entries):
            return [line("{", value.place, entries.count)] + entries.flatMap { entry in
                let value = lines(of: entry.value)
                let length = value.reduce(0) { $0 + $1.utf8.count + 1 }
                return [line("=", entry.place, "\(length) \(entry.key)")] + value
            }
        }
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
            #expect(written.load(name).problems.isEmpty)
            #expect(written[name]?.dialect == recorded[name]?.dialect)
            #expect(written[name]?.rules == recorded[name]?.rules)
        }
        // What is read of them to tell them apart lacks the rules and nothing else.
        let shelf = recorded.shelf()
        #expect(shelf.problems.isEmpty && shelf.common == "common")
        #expect(shelf.recognisable == written.names.filter { $0 != "common" }.compactMap { written[$0]?.dialect })
        for name in written.names {
            let entry = recorded.load(name, from: shelf).entry
            #expect(entry?.dialect == written[name]?.dialect && entry?.rules == written[name]?.rules)
        }
    }

    @Test(arguments: [
        "", "recorded document 2\n", "recorded document 2\n{1 1 2\n=1 1 1 a\n", "version: 1\n", "recorded document 2\n?1 1 a\n",
        "recorded document 1\n-1 1 a\n",
    ])
    func whatIsNoRecordedDocumentIsNone(text: String) {
        #expect(RecordedDocument.value(of: text) == nil)
    }
}
