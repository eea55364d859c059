import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct JSONReporterTests {
    private enum Missing: Error { case object, findings }

    private func rendered(_ report: Report) throws -> JSON {
        try JSON(parsing: Data(JSONReporter().render(report).utf8))
    }

    @Test(arguments: [Report.rich, .compared, .empty, .with(findings: [.between(location: .marking("\u{1B}\n\"/", in: "\u{1B}\n\"/"))])])
    func outputKeepsToThePublishedSchema(report: Report) throws {
        #expect(SchemaValidator(try publishedSchema()).faults(in: try rendered(report)) == [])
    }

    /// Whatever is added to or taken from an object of the report is a fault: the schema is strict at every depth.
    @Test(arguments: ["schemaVersion", "tool", "findings", "suppressed", "baseline", "comparison", "summary", "metrics", "unresolved", "partial", "problems"])
    func theSchemaWantsEveryKey(key: String) throws {
        guard case .object(var members) = try rendered(.rich) else { throw Missing.object }
        members[key] = nil
        #expect(SchemaValidator(try publishedSchema()).faults(in: .object(members)) == ["$: lacks \(key)"])
    }

    @Test func theSchemaIsStrictAtEveryDepth() throws {
        let validator = SchemaValidator(try publishedSchema())
        let valid = try rendered(.compared)
        let extended = Self.addingKey(to: valid)
        let places = validator.faults(in: extended).map { $0.prefix { $0 != ":" } }
        let open = ["$.metrics.roles.unforeseen", "$.unresolved.unforeseen"]  // By name and by reason: any key, but a count.
        #expect(places.count == Self.objects(in: valid))
        #expect(Set(open.map { $0[...] }).isSubset(of: places))
    }

    @Test func unknownRoleAndModuleAreNull() throws {
        guard case .array(let findings) = try rendered(.rich)["findings"], let last = findings.last else {
            throw Missing.findings
        }
        #expect(last["to"] == .object(["type": .string("ReportView"), "role": .null, "module": .null]))
    }

    @Test func pathsKeepTheirSlashesAndEveryByte() {
        let path = "Scenes/A\u{1B}\nB.swift"
        let text = JSONReporter().render(.with(problems: [.init(path: path, message: "")]))
        #expect(text.contains(#""path" : "Scenes/A\u001b\nB.swift""#) || text.contains(#""path" : "Scenes/A\u001B\nB.swift""#))
    }

    private static func addingKey(to value: JSON) -> JSON {
        switch value {
        case .object(let members):
            .object(members.mapValues(addingKey).merging(["unforeseen": .null]) { $1 })
        case .array(let elements): .array(elements.map(addingKey))
        default: value
        }
    }

    private static func objects(in value: JSON) -> Int {
        switch value {
        case .object(let members): 1 + members.values.map(objects).reduce(0, +)
        case .array(let elements): elements.map(objects).reduce(0, +)
        default: 0
        }
    }
}

@Suite struct SchemaValidatorTests {
    private func faults(_ value: String, _ schema: String) throws -> [String] {
        try SchemaValidator(JSON(parsing: Data(schema.utf8))).faults(in: JSON(parsing: Data(value.utf8)))
    }

    @Test(arguments: [
        (#""a""#, #"{"type": "integer"}"#),
        ("true", #"{"type": "integer"}"#),
        ("1", #"{"type": ["string", "null"]}"#),
        ("{}", #"{"required": ["a"]}"#),
        (#"{"a": 1}"#, #"{"properties": {"a": {"type": "string"}}}"#),
        (#"{"b": 1}"#, #"{"properties": {"a": true}, "additionalProperties": false}"#),
        (#"{"b": 1}"#, #"{"additionalProperties": {"type": "string"}}"#),
        ("[1, null]", #"{"items": {"type": "integer"}}"#),
        (#""info""#, #"{"enum": ["error", "warning"]}"#),
        ("2", #"{"const": 1}"#),
        ("0", #"{"minimum": 1}"#),
        (#""0123456789ABCDEF""#, #"{"pattern": "^[0-9a-f]{16}$"}"#),
        (#""0123456789abcdef0""#, #"{"pattern": "^[0-9a-f]{16}$"}"#),
        ("0", ##"{"$ref": "#/$defs/a", "$defs": {"a": {"minimum": 1}}}"##),
        ("0", ##"{"$ref": "#/$defs/b"}"##),
        ("0", #"{"maximum": 1}"#),
        (#""a""#, #"{"pattern": "a"}"#),
    ])
    func refuses(value: String, schema: String) throws {
        #expect(try faults(value, schema).count == 1)
    }

    @Test(arguments: [
        ("null", #"{"type": ["string", "null"]}"#),
        (#"{"a": 1}"#, #"{"required": ["a"], "properties": {"a": {"type": "integer"}}, "additionalProperties": false}"#),
        (#"{"b": 1}"#, #"{"additionalProperties": {"type": "integer"}}"#),
        (#""0123456789abcdef""#, #"{"pattern": "^[0-9a-f]{16}$"}"#),
        ("1", ##"{"$ref": "#/$defs/a", "$defs": {"a": {"minimum": 1}}}"##),
    ])
    func accepts(value: String, schema: String) throws {
        #expect(try faults(value, schema) == [])
    }
}
