import Testing

@Suite struct LayeringTests {
    @Test func everyFolderIsALayer() {
        let folders = Set(Repository.files.map(\.layer))
        #expect(folders == Set(Layering.viperlint.order))
    }

    @Test func importsPointDown() {
        #expect(Repository.files.flatMap { Layering.viperlint.violations(in: $0) } == [])
    }

    /// Imports are read at all: a layering over files without imports would always hold.
    @Test func importsAreSeen() {
        let imports = Set(Repository.files.flatMap(\.imports))
        #expect(imports.isSuperset(of: ["Syntax", "Diagnostics", "ArgumentParser", "Foundation"]))
    }

    @Test func everyFileIsReadWithoutProblems() {
        let problems = Repository.files.flatMap { file in
            file.outline.problems.map { "\(file.place(of: $0.offset)): \($0.message)" }
        }
        #expect(problems == [])
    }

    /// What ``Outline/name(at:in:)`` relies on, in more code than any fixture has.
    @Test func namesStandInSourceOrder() {
        for file in Repository.files {
            let offsets = file.outline.code.filter(\.isName).map(\.offset)
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "\(file.path)")
        }
    }

    // MARK: - Made-up violations

    @Test(
        arguments: [
            ("Sources/Syntax/Text/A.swift", "import Diagnostics", nil),
            ("Sources/Syntax/Text/A.swift", "import ProjectGraph", "ProjectGraph"),
            ("Sources/Diagnostics/A.swift", "import Syntax", "Syntax"),
            ("Sources/Syntax/A.swift", "import Foundation", "Foundation"),
            ("Sources/Syntax/A.swift", "import struct Foundation.URL", "Foundation"),
            (
                "Sources/Viper/Roles/A.swift", "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#endif",
                "FoundationEssentials"
            ),
            ("Sources/Viper/Roles/A.swift", "@preconcurrency import Dispatch", nil),
            ("Sources/Configuration/A.swift", "import Foundation", nil),
            ("Sources/Engine/A.swift", "@testable import Rules", "Rules"),
            ("Sources/Engine/A.swift", "import Configuration", nil),
            ("Sources/Engine/A.swift", "internal import Reporters", "Reporters"),
            ("Sources/Reporters/Text/A.swift", "import Syntax", "Syntax"),
            ("Sources/Reporters/A.swift", "import Dispatch", "Dispatch"),
            ("Sources/Reporters/A.swift", "import Foundation", nil),
            ("Sources/ViperlintTool/A.swift", "import Rules\nimport Engine", nil),
            ("Sources/Engine/A.swift", "import ViperlintKit", "ViperlintKit"),
            ("Rules/A.swift", "import Engine", "Engine"),
            ("Rules/A.swift", "import Foundation", "Foundation"),
            ("Rules/A.swift", "// import Engine\nlet a = \"import Engine\"\nlet b = \"\"\"\nimport Engine\n\"\"\"", nil),
            ("Sources/Syntax/A.swift", "import Syntax", "Syntax"),
        ] as [(String, String, String?)])
    func madeUp(path: String, source: String, violation: String?) {
        let found = Layering.viperlint.violations(in: RepositoryFile(path: path, text: source + "\n"))
        #expect(found == (violation.map { ["\(path) imports \($0)"] } ?? []))
    }

    @Test func aFolderOfItsOwnIsNoLayer() {
        let file = RepositoryFile(path: "Sources/Shared/A.swift", text: "")
        #expect(Layering.viperlint.violations(in: file) == ["Sources/Shared/A.swift is in no layer"])
    }
}
