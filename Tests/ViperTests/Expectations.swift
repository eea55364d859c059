import Configuration
import ProjectGraph
import RuleKit
import Rules
import Syntax
import Testing
import Viper

/// The `clean` dialect, as the tool reads it.
let clean: Dialect = {
    let text = Catalog.dialects.first { $0.name == "clean" }?.text ?? ""
    let rules = RuleVocabulary(
        rules: Dictionary(
            uniqueKeysWithValues: Catalog.rules.map { rule in
                (rule.metadata.id, Dictionary(uniqueKeysWithValues: rule.metadata.options.map { ($0.name, $0.kind) }))
            }))
    return Dialect(Configuration.decode(text, path: "clean.yml", vocabulary: rules, dialects: ["clean"]).configuration)
}()

func project(_ files: [(path: String, source: String)], dialect: Dialect = clean) -> VIPERProject {
    let reader = OutlineReader()
    let sources = files.map { SourceFile(path: $0.path, outline: reader.read(PaddedBytes($0.source))) }
    return VIPERProject(graph: GraphBuilder.build(sources), dialect: dialect)
}

/// Holds the roles of the named types against those expected; nil for a type that must have none.
func expectRoles(
    _ files: [(path: String, source: String)], _ expected: KeyValuePairs<String, Role?>, dialect: Dialect = clean,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let project = project(files, dialect: dialect)
    for (name, role) in expected {
        let type = try #require(
            project.graph.projectTypes.first { project.graph[$0].fullName == name }, "no type \(name)",
            sourceLocation: sourceLocation)
        #expect(
            project.role(of: type) == role,
            "\(name): \(project.evidence(of: type).map { "\($0.role): \($0.evidence.map(\.text))" })",
            sourceLocation: sourceLocation)
    }
}

func expectRoles(
    _ source: String, _ expected: KeyValuePairs<String, Role?>, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectRoles([("A.swift", source)], expected, sourceLocation: sourceLocation)
}
