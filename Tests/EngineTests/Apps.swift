import Diagnostics
import Engine
import Foundation
import Rules
import Testing

/// One of `fixtures/apps`.
struct App: CustomTestStringConvertible, Sendable {
    /// One for each dialect that the tests have an app of.
    static let spotless = ["clean", "infinum", "module-factory", "event-handler", "book", "swiftui", "xcode-templates"].map { App(name: $0 + "-spotless") }
    static let all = spotless + [App(name: "clean-faulty")]

    var name: String

    /// The dialect that the app keeps, more or less.
    var dialect: String { String(name[..<(name.lastIndex(of: "-") ?? name.endIndex)]) }

    var testDescription: String { name }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    var folder: URL { Self.repository.appendingPathComponent("fixtures/apps/\(name)") }

    /// Relative to the app's folder, sorted.
    func sources() throws -> [String] {
        let names = try #require(FileManager.default.enumerator(atPath: folder.path))
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    }

    func text(of source: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(source), encoding: .utf8)
    }

    /// - Parameter dialect: by name; else the one that the code shows.
    func lint(jobs: Int? = nil, dialect: String? = nil) throws -> Report {
        let outcome = Self.linter.run(Linter.Options(paths: [folder.path], jobs: jobs, dialect: dialect))
        #expect(outcome.errors.isEmpty)
        return try #require(outcome.report)
    }

    static var linter: Linter {
        let dialects = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
        return Linter(rules: Catalog.rules, dialects: dialects, version: "test")
    }
}

/// Holds a text against a file in the app's folder; only VIPERLINT_RECORD=1 rewrites that file.
func expectGolden(
    _ text: String, _ file: String, of app: App, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    // Goldens are read on every machine.
    #expect(!text.contains(App.repository.path), sourceLocation: sourceLocation)
    let golden = app.folder.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
        try Data(text.utf8).write(to: golden)
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
    #expect(text == recorded, "\(app.name)/\(file) differs: \(difference)", sourceLocation: sourceLocation)
}
