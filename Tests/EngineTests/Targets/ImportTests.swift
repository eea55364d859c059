import ProjectGraph
import Testing

@testable import Engine

/// Whose types a file may name.
@Suite struct ImportTests {
    private static let manifest = """
        import PackageDescription
        let package = Package(targets: [
            .target(name: "Core"), .target(name: "Model"), .target(name: "Umbrella", dependencies: ["Core", "Model"]),
            .executableTarget(name: "App", dependencies: ["Umbrella"]), .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
        """

    private func imported(_ files: [String: String], by path: String) throws -> [String] {
        let loaded = try SourceTree(files).load()
        let graph = try #require(loaded.project).graph
        let file = try #require(graph.files.first { $0.path == path })
        return file.importedTargets.map { graph[$0].isImplied ? "-" : graph[$0].name }
    }

    private func imported(_ text: String, umbrella: String = "", in path: String = "Sources/App/A.swift") throws -> [String] {
        try imported(
            [
                "Package.swift": Self.manifest, "Sources/Core/A.swift": "", "Sources/Model/A.swift": "",
                "Sources/Umbrella/A.swift": umbrella, path: text,
            ], by: path)
    }

    @Test(arguments: [
        ("", []), ("import Foundation", []), ("import Core", ["Core"]), ("import struct Core.Money", ["Core"]),
        ("internal import Model\nimport Core\nimport Core", ["Core", "Model"]), ("import App", []),
        ("#if DEBUG\nimport Core\n#endif", ["Core"]),
    ])
    func byName(text: String, expected: [String]) throws {
        #expect(try imported(text) == expected)
    }

    /// A file that no target compiles takes nothing's name away.
    @Test(arguments: [("import SwiftUI\n", true), ("", false)])
    func whatNoTargetCompiles(imports: String, isFrameworks: Bool) throws {
        let files = [
            "Package.swift": Self.manifest, "Sources/App/A.swift": imports + "struct Row { let image: Image }", "Old/Image.swift": "public struct Image {}",
            "Old/Row.swift": imports + "struct OldRow { let image: Image }",
        ]
        let graph = try #require(SourceTree(files).load().project).graph
        let held = graph.edges.filter { $0.kind == .holds }.map { "\(graph[$0.from].fullName) \(graph[$0.to].isExternal)" }
        #expect(held == ["OldRow false", "Row \(isFrameworks)"])
    }

    @Test func testsSeeWhatTheyImport() throws {
        #expect(try imported("@testable import App\nimport XCTest", in: "Tests/AppTests/T.swift") == ["App"])
    }

    @Test func whatIsHandedOn() throws {
        #expect(try imported("import Umbrella", umbrella: "import Core") == ["Umbrella"])
        #expect(try imported("import Umbrella", umbrella: "@_exported import Core") == ["Core", "Umbrella"])
        #expect(try imported("import Umbrella", umbrella: "@_exported import Core\n@_exported import App") == ["Core", "Umbrella"])
    }

    /// Two packages of a repository may have a module of the same name; one's own comes first.
    @Test func twoModulesOfOneName() throws {
        let package = "import PackageDescription\nlet package = Package(targets: [.target(name: \"Core\"), .target(name: \"App\")])"
        let files = [
            "One/Package.swift": package, "Two/Package.swift": package, "One/Sources/Core/A.swift": "", "Two/Sources/Core/A.swift": "",
            "One/Sources/App/B.swift": "import Core", "Two/Sources/App/B.swift": "import Core", "Scripts/C.swift": "import Core",
        ]
        let graph = try #require(SourceTree(files).load().project).graph
        let origins = graph.files.filter { !$0.importedTargets.isEmpty && !graph[$0.targets[0]].isImplied }
            .map { file in file.importedTargets.map { graph[$0].origin } }
        #expect(origins == [["One/Package.swift"], ["Two/Package.swift"]])
        #expect(try imported(files, by: "Scripts/C.swift") == ["Core", "Core", "-"])
    }

    /// Without a manifest the code is one target; tests see it, and it doesn't see them.
    @Test func withoutAManifest() throws {
        let files = ["App/A.swift": "", "AppTests/B.swift": "", "ThirdParty/C.swift": ""]
        let graph = try #require(SourceTree(files).load().project).graph
        let (app, tests, vendored) = (graph.files[0], graph.files[1], graph.files[2])
        #expect(Set([app, tests, vendored].flatMap(\.targets)).count == 3)
        #expect(tests.importedTargets == app.targets + vendored.targets)
        #expect(app.importedTargets == vendored.targets && vendored.importedTargets == app.targets)
    }
}
