import Testing

@Suite struct ConventionTests {
    @Test func nothingStopsTheProgramByForce() {
        #expect(Repository.files.flatMap { Conventions.traps(in: $0) } == [])
    }

    @Test func noFileIsTooLong() {
        #expect(Repository.files.filter { Conventions.isTooLong($0) }.map(\.path) == [])
    }

    @Test func namesSayWhatSomethingIsFor() {
        #expect(Repository.files.flatMap { Conventions.emptyNames(in: $0) } == [])
    }

    @Test func publicDeclarationsAreDocumented() {
        let documentation = Documentation(Repository.files)
        #expect(Repository.files.flatMap { documentation.undocumented(in: $0) } == [])
    }

    // MARK: - Made-up violations

    @Test(arguments: [
        ("let a = try! b()", ["A.swift:1 tries by force"]), ("let a = b!", ["A.swift:1 unwraps by force"]),
        ("let a = b as! C", ["A.swift:1 casts by force"]), ("func f() { fatalError() }", ["A.swift:1 calls fatalError"]),
        ("func f() {\n  g { [x!: y] }\n}", ["A.swift:2 unwraps by force"]),
        ("let s = \"\\(a!)\"", ["A.swift:1 unwraps by force"]),
        ("let a: B!", []), ("let a = b != c", []), ("let a = !b", []), ("let a = try? b()", []), ("let a = b as? C", []),
        ("// b! try! fatalError()\nlet s = \"b! as! C\"", []),
        ("#if DEBUG\nlet a = b!\n#endif", ["A.swift:2 unwraps by force"]),
    ])
    func traps(source: String, expected: [String]) {
        #expect(Conventions.traps(in: RepositoryFile(path: "A.swift", text: source + "\n")) == expected)
    }

    @Test func lengths() {
        let line = "// A line.\n"
        func file(_ count: Int) -> RepositoryFile { RepositoryFile(path: "A.swift", text: String(repeating: line, count: count)) }
        #expect(!Conventions.isTooLong(file(450)))
        #expect(Conventions.isTooLong(file(451)))
    }

    @Test func emptyNames() {
        func names(_ path: String, _ text: String) -> [String] {
            Conventions.emptyNames(in: RepositoryFile(path: path, text: text))
        }
        #expect(names("Sources/A/FileManager.swift", "") == ["Sources/A/FileManager.swift: FileManager"])
        #expect(names("A.swift", "enum B { struct StringUtils {} }") == ["A.swift: StringUtils"])
        #expect(names("A.swift", "let manager = FileManager.default; class Managers {}") == [])
    }

    @Test func documentation() {
        func undocumented(_ text: String) -> [String] {
            let file = RepositoryFile(path: "A.swift", text: text + "\n")
            return Documentation([file]).undocumented(in: file)
        }
        #expect(undocumented("public struct A {}") == ["A.swift:1: struct A"])
        #expect(undocumented("/// What it is.\npublic struct A {}") == [])
        #expect(undocumented("/// What it is.\n@frozen\npublic struct A {}") == [])
        #expect(undocumented("// A note.\npublic struct A {}") == ["A.swift:1: struct A".replacing(":1", with: ":2")])
        #expect(undocumented("struct A {}") == [])
        #expect(
            undocumented("/// P.\npublic protocol P {\n/// F.\nfunc f()\n}\n/// A.\npublic struct A: P {\npublic func f() {}\n}")
                == [])
        #expect(undocumented("/// A.\npublic struct A {\npublic func f() {}\n}") == ["A.swift:3: func f"])
    }
}
