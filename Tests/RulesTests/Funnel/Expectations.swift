import Diagnostics
import Engine
import RuleKit
import Rules
import Testing

/// By file name; `↓` stands before each place where a finding must start.
typealias Files = [(name: String, source: String)]

/// Lints files and holds the findings of one rule against the marks.
///
/// - Parameters:
///   - others: whether other rules of the catalogue may find something as well; otherwise a finding of theirs is a failure.
///   - settings: lines of a configuration behind `version: 1`.
func expectFindings(
    in files: Files, rule: String, others: Bool = false, settings: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = MarkedFiles(files)
    let findings = try lint(marked.plain, settings: settings)
    let found = findings.filter { $0.rule == rule || !others }.map { "\($0.place) \($0.rule)" }
    let expected = marked.places.map { "\($0) \(rule)" }
    #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

/// The findings of all rules, in report order.
func lint(
    _ files: Files, settings: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [Finding] {
    let outcome = try outcome(of: files, settings: settings)
    #expect(outcome.errors.isEmpty, sourceLocation: sourceLocation)
    let report = try #require(outcome.report, sourceLocation: sourceLocation)
    return report.findings
}

func outcome(of files: Files, settings: String = "") throws -> Linter.Outcome {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.source, to: file.name) }
    // A configuration of its own ends the search, so that nothing outside the folder matters.
    let dialect = settings.contains("dialect:") || settings.contains("extends:") ? "" : "dialect: clean\n"
    try folder.write("version: 1\n" + dialect + settings, to: ".viperlint.yml")
    let dialects = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
    return Linter(rules: Catalog.rules, dialects: dialects, version: "test")
        .run(Linter.Options(paths: [folder.path], jobs: 1))
}

extension Finding {
    /// `path:line:column`
    var place: String { "\(location.path):\(location.line):\(location.column)" }
}
