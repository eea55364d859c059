import Foundation
import Testing

/// The page on the configuration, held against the program.
@Suite struct ConfigurationPageTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func examples() throws -> [String] {
        try text("docs/configuration.md").components(separatedBy: "```yaml\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }

    @Test func eachExampleIsRight() throws {
        let examples = try Self.examples()
        #expect(examples.count > 5)
        for example in examples {
            let folder = try Workplace(Projects.clean.merging([".viperlint.yml": example, "App/Legacy/A.swift": "", "B+Old.swift": ""]) { $1 })
            try expectRun(["config"], in: folder, exit: 0)
        }
    }

    @Test func eachKeyAndEachRoleHasAWord() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(Self.text("Sources/Configuration/Schemas/configuration.schema.json").utf8))
        let top = try #require(schema as? [String: Any])
        let keys = try #require((top["properties"] as? [String: Any])?.keys)
        let definitions = try #require(top["$defs"] as? [String: Any])
        let roles = try #require((definitions["role"] as? [String: Any])?["enum"] as? [String])
        let page = try Self.text("docs/configuration.md")
        #expect(keys.count > 10 && roles.count > 10)
        for word in Array(keys) + roles { #expect(page.contains("`\(word)`"), "\(word)") }
    }
}
