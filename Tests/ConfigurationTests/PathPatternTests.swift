import LintConfiguration
import Testing

@Suite("Path patterns")
struct PathPatternTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var pattern: String
        var matching: [String]
        var other: [String]
        var testDescription: String { pattern }

        init(_ pattern: String, _ matching: [String], not other: [String]) {
            self.pattern = pattern
            self.matching = matching
            self.other = other
        }
    }

    static let files = [
        Row("Pods", ["Pods", "Pods/A.swift", "App/Pods/A/B.swift"], not: ["Pod/A.swift", "XPods/A.swift", "PodsX"]),
        Row("Pods/", ["Pods/A.swift", "App/Pods/A.swift"], not: ["Pods", "App/Pods"]),
        Row("App/Old", ["App/Old", "App/Old/A.swift"], not: ["X/App/Old/A.swift", "App/Older/A.swift", "App", "Old"]),
        Row("App/Old/", ["App/Old/A.swift"], not: ["App/Old", "X/App/Old/A.swift"]),
        Row("./App", ["App/A.swift"], not: ["X/App/A.swift"]),
        Row("App/./Old", ["App/Old/A.swift"], not: ["App/A.swift"]),
        Row(".", ["A.swift", "App/A.swift"], not: []),
        Row("**", ["A.swift", "App/A.swift"], not: []),
        Row("*", ["A.swift", "App/A.swift"], not: []),
        Row("*/", ["App/A.swift"], not: ["A.swift"]),
        Row("*.swift", ["A.swift", "App/A.swift", ".swift"], not: ["A.swift.txt", "A.swif", "swift"]),
        Row("App/*.swift", ["App/A.swift"], not: ["App/B/A.swift", "A.swift"]),
        Row("App/*", ["App/A.swift", "App/B/A.swift"], not: ["App", "X/App/A.swift"]),
        Row("*/*/*b", ["a/a/b", "a/a/ab/c"], not: ["a/b", "a/a/a", "x/a/a/b"]),
        Row("App/**", ["App/A.swift", "App/B/C/A.swift"], not: ["App", "X/App/A.swift", "Apps/A.swift"]),
        Row(
            "**/Generated/**", ["Generated/A.swift", "A/B/Generated/C/D.swift"],
            not: ["Generated", "A/Generated", "Generate/A"]),
        Row("**/*.generated.swift", ["A.generated.swift", "B/C/A.generated.swift"], not: ["A.swift"]),
        Row("App/**/Tests", ["App/Tests/A.swift", "App/B/C/Tests/A.swift"], not: ["Tests/A.swift", "App/B/A.swift"]),
        Row("App/**/**/T/*.swift", ["App/T/A.swift", "App/B/T/A.swift"], not: ["App/T/B/A.swift"]),
        Row("*Tests*", ["LoginTests.swift", "ATestsB/C.swift"], not: ["Test/A.swift"]),
        Row("a**b", ["ab", "axxb"], not: ["a/b"]),
        Row("?.swift", ["A.swift", "é.swift", "😀.swift"], not: ["AB.swift", ".swift"]),
        Row("*??", ["ab", "é😀", "abc"], not: ["é", "😀"]),
        Row("[ab]x", ["ax", "bx"], not: ["cx", "x", "abx"]),
        Row("[a-cx]1", ["a1", "b1", "c1", "x1"], not: ["d1", "-1"]),
        Row("[!a-c]1", ["d1", "é1", "-1"], not: ["a1", "1"]),
        Row("[^a]1", ["b1"], not: ["a1"]),
        Row("[]a]1", ["]1", "a1"], not: ["b1"]),
        Row("[a-]1", ["a1", "-1"], not: ["b1"]),
        Row(#"\*\[x\]"#, ["*[x]"], not: ["a[x]", "ax"]),
        Row(#"[\]]"#, ["]"], not: ["\\"]),
        Row("Über", ["Über/A.swift"], not: ["Uber/A.swift"]),
        Row("App//Old", ["App/Old/A"], not: ["App/A"]),
    ]

    @Test("Files", arguments: files)
    func matches(row: Row) throws {
        let pattern = try PathPattern(row.pattern)
        for path in row.matching { #expect(pattern.matches(path), "\(path)") }
        for path in row.other { #expect(!pattern.matches(path), "\(path)") }
    }

    static let folders = [
        Row("Pods", ["Pods", "App/Pods", "Pods/A"], not: ["App", "", "Pod"]),
        Row("Pods/", ["Pods", "App/Pods"], not: ["App"]),
        Row("App/**", ["App", "App/B"], not: ["X/App", ""]),
        Row("**/Generated/**", ["Generated", "A/Generated", "A/Generated/B"], not: ["A"]),
        Row("App/**/Tests", ["App/Tests", "App/B/Tests/C"], not: ["App", "App/B"]),
        Row("*.swift", ["A.swift"], not: ["App"]),
        Row("App/*.swift", ["App/Odd.swift"], not: ["App"]),
    ]

    @Test("Folders: only those below which every file matches", arguments: folders)
    func matchesFolder(row: Row) throws {
        let pattern = try PathPattern(row.pattern)
        for path in row.matching {
            #expect(pattern.matchesFolder(path), "\(path)")
            #expect(pattern.matches(path + "/any/file"), "\(path)")
        }
        for path in row.other { #expect(!pattern.matchesFolder(path), "\(path)") }
    }

    @Test("Parts of strings and bytes match like strings")
    func views() throws {
        let pattern = try PathPattern("App/*.swift")
        let line = "path: App/A.swift (new)"
        #expect(pattern.matches(line.dropFirst(6).prefix(11)))
        #expect(pattern.matches(utf8: Array("App/A.swift".utf8)))
        #expect(pattern.matches(utf8: Array("App/A.swift".utf8).lazy.map { $0 }))
    }

    @Test("Patterns on which a backtracking matcher never ends")
    func noBacktracking() throws {
        let text = String(repeating: "a", count: 20_000)
        #expect(!(try PathPattern(String(repeating: "*a", count: 60) + "b").matches(text)))
        #expect(try PathPattern(String(repeating: "*a", count: 60)).matches(text))
        let folders = String(repeating: "a/", count: 5_000) + "a"
        let anyFolders = String(repeating: "**/", count: 60)
        #expect(!(try PathPattern(anyFolders + "b").matches(folders)))
        #expect(try PathPattern(anyFolders + "a").matches(folders))
        #expect(!(try PathPattern(String(repeating: "**/a/", count: 30) + "b").matches(folders)))
    }

    @Test(
        "Folders that hold all that a pattern can match",
        arguments: [
            ("App/*Old", "", true), ("App/*Old", "App", true), ("App/*Old", "App/", true), ("App/Old", "App/Old", true), ("App/Old/**", "App/Old", true),
            ("Old", "", true), ("Old", "App", false), ("**/Old", "App", false), ("App/Old", "App/Old/Deep", false), ("App/Old", "Ap", false),
            ("A*/Old", "App", false), ("Other/Old", "App", false),
        ])
    func standsIn(text: String, folder: String, isAbout: Bool) throws {
        #expect(try PathPattern(text).isAbout(folder: folder) == isAbout)
    }

    @Test(
        "Texts that are no patterns",
        arguments: [
            ("", .empty), ("/tmp", .absolute), ("~/Code", .absolute), ("..", .escapesRoot), ("a/../b", .escapesRoot),
            ("!a", .negated), ("*.{h,m}", .braces), ("[a", .unclosedSet), ("[]", .unclosedSet), ("[a/b]", .unclosedSet),
            ("[z-a]", .emptyRange), ("[ä]", .nonASCIISet), ("a\\b", .backslash), ("a\\", .backslash),
            (String(repeating: "a/", count: 64), .tooManyComponents),
        ] as [(String, PathPattern.Invalid)])
    func invalid(text: String, reason: PathPattern.Invalid) {
        #expect(throws: reason) { try PathPattern(text) }
    }

    @Test("As many components as there may be")
    func manyComponents() throws {
        let path = String(repeating: "a/", count: 62) + "a"
        let pattern = try PathPattern(path)
        #expect(pattern.matches(path))
        #expect(pattern.matches(path + "/b"))
        #expect(!pattern.matches(path.dropLast(2)))
    }
}
