import Foundation
import Testing

/// The files in `fixtures/configuration`.
enum Fixture {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("fixtures/configuration")

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Compares with a golden file, or rewrites it where `VIPERLINT_RECORD=1` is set.
    static func expectGolden(
        _ name: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
            try Data(actual.utf8).write(to: folder.appendingPathComponent(name))
        }
        #expect(actual == (try text(name)), sourceLocation: sourceLocation)
    }
}
