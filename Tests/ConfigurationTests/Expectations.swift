import LintConfiguration
import Testing
import Viper

/// The rules that exist in these tests.
let testRules = RuleVocabulary(rules: [
    "outward-dependency": [:],
    "reference-crossing": ["allowed-types": .strings],
    "wide-enum-payload": ["maximum": .integer],
    "skipped-layer": ["entities-reach-presenter": .bool, "because": .string, "allow": .rolePairs],
    "incomplete-module": ["required": .roles],
    "unprefixed-output": ["interactor-output": .namePatterns, "exceptions": .percentage],
    "fat-output": ["limit": .count],
    "forbidden-framework": ["presenter": .frameworkNames],
    "hidden-dependency": ["allowed-types": .types],
])

func decode(_ yaml: String, path: String = "c.yml") -> Configuration.Decoded {
    Configuration.decode(yaml, path: path, vocabulary: testRules, dialects: ["clean", "infinum"])
}

/// Decodes a text and compares every problem, as a user reads it, without the path.
func expectProblems(_ yaml: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let problems = decode(yaml).problems.map { String($0.description.dropFirst("c.yml:".count)) }
    #expect(problems == expected, sourceLocation: sourceLocation)
}

/// Decodes a text that has no problems.
func expectConfiguration(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Configuration {
    let decoded = decode(yaml)
    try #require(decoded.problems.isEmpty, "\(decoded.problems)", sourceLocation: sourceLocation)
    return decoded.configuration
}
