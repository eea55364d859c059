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
///   - dialect: the one that the files are written in.
///   - settings: further lines of a configuration.
func expectFindings(
    in files: Files, rule: String, others: Bool = false, dialect: String = "clean", settings: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = MarkedFiles(files)
    let findings = try lint(marked.plain, dialect: dialect, settings: settings)
    let found = findings.filter { $0.rule == rule || !others }.map { "\($0.place) \($0.rule)" }
    let expected = marked.places.map { "\($0) \(rule)" }
    #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

/// The findings of all rules, in report order.
func lint(
    _ files: Files, dialect: String = "clean", settings: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [Finding] {
    let outcome = try outcome(of: files, dialect: dialect, settings: settings)
    #expect(outcome.errors.isEmpty, sourceLocation: sourceLocation)
    let report = try #require(outcome.report, sourceLocation: sourceLocation)
    return report.findings
}

func outcome(of files: Files, dialect: String = "clean", settings: String = "") throws -> Linter.Outcome {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.source, to: file.name) }
    // A configuration of its own ends the search, so that nothing outside the folder matters.
    let named = settings.contains("dialect:") || settings.contains("extends:") ? "" : "dialect: \(dialect)\n"
    try folder.write("version: 1\n" + named + settings, to: ".viperlint.yml")
    let dialects = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
    return Linter(rules: Catalog.rules, dialects: dialects, version: "test")
        .run(Linter.Options(paths: [folder.path], jobs: 1))
}

extension Finding {
    /// `path:line:column`
    var place: String { "\(location.path):\(location.line):\(location.column)" }
}
