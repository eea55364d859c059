@testable import LintConfiguration
import Foundation
import ProjectGraph
import RuleKit
import Testing
import Viper

/// The published schema of `.viperlint.yml` says what the decoder says.
@Suite struct ConfigurationSchemaTests {
    private let schema: JSON

    init() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        schema = try JSON(
            parsing: Data(
                contentsOf: repository.appendingPathComponent("Sources/Configuration/Schemas/configuration.schema.json")))
        self.repository = repository
    }

    private let repository: URL

    private func definition(_ name: String) -> JSON? { schema["$defs"]?[name] }

    private func expectKeys(_ object: JSON?, _ keys: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        guard case .object(let members)? = object?["properties"] else {
            Issue.record("there are no properties", sourceLocation: sourceLocation)
            return
        }
        #expect(members.keys.sorted() == keys.sorted(), sourceLocation: sourceLocation)
    }

    private func expectValues(_ list: JSON?, _ values: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(list?["enum"] == .array(values.map { .string($0) }), sourceLocation: sourceLocation)
    }

    private func oneOrMore(_ schema: JSON?) -> JSON? {
        if case .array(let choices)? = schema?["anyOf"] { choices.first } else { nil }
    }

    @Test func everyKeyOfTheFormatIsInIt() {
        typealias Decoder = ConfigurationDecoder
        expectKeys(schema, Decoder.Section.allCases.map(\.rawValue))
        expectKeys(definition("contract"), Decoder.ContractKey.allCases.map(\.rawValue))
        expectKeys(definition("demand"), Decoder.DemandKey.allCases.map(\.rawValue))
        expectKeys(definition("selection"), Decoder.selectionKeys)
        expectKeys(definition("override"), Decoder.OverrideKey.allCases.map(\.rawValue))
        expectKeys(definition("vocabulary"), Decoder.VocabularyKey.allCases.map(\.rawValue))
        expectKeys(definition("roles"), Role.allCases.map(\.rawValue))
        expectKeys(schema["properties"]?["naming"], Decoder.NamingKey.allCases.map(\.rawValue))
    }

    @Test func everyValueOfTheFormatIsInIt() {
        expectValues(definition("severity"), RuleSeverity.allCases.map(\.rawValue))
        expectValues(definition("role"), Role.allCases.map(\.rawValue))
        expectValues(oneOrMore(definition("ownership")), ConfigurationDecoder.OwnershipName.allCases.map(\.rawValue))
        expectValues(oneOrMore(definition("selection")?["properties"]?["kind"]), TypeSelection.Kind.allCases.map(\.rawValue))
        expectValues(oneOrMore(definition("demand")?["properties"]?["edges"]), Contract.EdgeKind.allCases.map(\.rawValue))
        expectValues(schema["properties"]?["fail-on"], FailingSeverity.allCases.map(\.rawValue))
        expectValues(
            schema["properties"]?["also-lint"]?["items"], SourceCategory.ofContents.map(\.rawValue))
        #expect(schema["properties"]?["version"]?["const"] == .integer(Configuration.supportedVersion))
    }

    // MARK: - What is written

    private func faults(_ yaml: String) throws -> [String] {
        SchemaValidator(schema).faults(in: Self.json(try #require(YAMLDocument.read(yaml).root)))
    }

    private static func json(_ value: YAMLValue) -> JSON {
        switch value.content {
        case .list(let elements): .array(elements.map { json($0) })
        case .mapping(let entries): .object(Dictionary(entries.map { ($0.key, json($0.value)) }) { first, _ in first })
        case .scalar(_, isPlain: true) where value.isNull: .null
        case .scalar(let text, isPlain: true): Int(text).map(JSON.integer) ?? Bool(text).map(JSON.bool) ?? .string(text)
        case .scalar(let text, isPlain: false): .string(text)
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(arguments: ["book", "clean", "common", "event-handler", "infinum", "module-factory", "swiftui", "xcode-templates"])
    func dialectsKeepToIt(name: String) throws {
        #expect(try faults(try text("Rules/Dialects/\(name).yml")) == [])
    }

    @Test func documentedConfigurationsKeepToIt() throws {
        #expect(try faults(try text("fixtures/configuration/example.yml")) == [])
        // A block that begins with the name of another file in a comment is that program's.
        let blocks = try text("README.md").components(separatedBy: "```").filter { $0.hasPrefix("yaml\n") && !$0.hasPrefix("yaml\n# .") }
            .map { $0.dropFirst(5) }
        #expect(blocks.count > 2)
        for block in blocks { #expect(try faults(block.hasPrefix("version") ? String(block) : "version: 1\n" + block) == []) }
    }

    @Test(arguments: [
        "dialect: clean", "version: 2", "version: 1\nexclude: []", "version: 1\ncontracts: [{id: a, because: b}]",
        "version: 1\ncontracts: [{id: A, because: b, forbid: {from: {role: view}, to: {role: entity}}}]",
        "version: 1\ncontracts: [{id: a, because: b, forbid: {from: {role: vieww}, to: {role: entity}}}]",
        "version: 1\ncontracts: [{id: a, because: b, forbid: {from: {role: view}}}]",
        "version: 1\ncontracts: [{id: a, because: b, forbid: {from: {role: view}, to: []}}]",
        "version: 1\nlayers: []", "version: 1\nincluded: []", "version: 1\nownership: {interactor: {presenter: []}}",
        "version: 1\nrules: {skipped-layer: fatal}", "version: 1\noverrides: [{paths: [a], because: b}]",
    ])
    func mistakesDoNot(yaml: String) throws {
        #expect(try faults(yaml) != [])
    }
}
