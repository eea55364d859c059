import Diagnostics
import Foundation
import Reporters
import Testing

/// The repository's root, found from this file.
private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Holds a rendered report against `fixtures/reporters/<golden>`; only VIPERLINT_RECORD=1 rewrites that file.
func expectReport(
    _ report: Report, by reporter: some Reporter, golden: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    try expectGolden(reporter.render(report), golden, sourceLocation: sourceLocation)
}

/// The same for a graph.
func expectGraph(
    _ graph: GraphReport, by reporter: some GraphReporter, golden: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    try expectGolden(reporter.render(graph), golden, sourceLocation: sourceLocation)
}

private func expectGolden(_ rendered: String, _ golden: String, sourceLocation: Testing.SourceLocation) throws {
    let file = root.appendingPathComponent("fixtures/reporters/\(golden)")
    if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(rendered.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(rendered == expected, "\(golden) differs", sourceLocation: sourceLocation)
}

/// Holds the lines of a rendered report, without the final line break, against those written in the test.
func expectLines(
    _ report: Report, by reporter: some Reporter, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    #expect(reporter.render(report) == expected + "\n", sourceLocation: sourceLocation)
}

/// Holds the source line and the marker below it, gutter taken off, of a finding at that place.
func expectSnippet(
    at location: Diagnostics.SourceLocation, maximumWidth: Int? = nil, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let reporter = TextReporter(colour: false, maximumWidth: maximumWidth, quiet: true)
    let lines = reporter.render(.with(findings: [.between(location: location)])).split(separator: "\n")
    let snippet = lines.dropFirst(3).map { $0.dropFirst("1 | ".count) }.joined(separator: "\n")
    #expect(snippet == expected, sourceLocation: sourceLocation)
}

/// The published schema of a JSON format: `report` or `graph`.
func publishedSchema(_ name: String = "report") throws -> JSON {
    try JSON(parsing: Data(contentsOf: root.appendingPathComponent("Sources/Reporters/Schemas/\(name).schema.json")))
}

/// What the program writes for a fixture app, as `EngineTests` records it.
func recordedOutput(_ file: String, ofApp app: String) throws -> JSON {
    try JSON(parsing: Data(contentsOf: root.appendingPathComponent("fixtures/apps/\(app)/\(file)")))
}
