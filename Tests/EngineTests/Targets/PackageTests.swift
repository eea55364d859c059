import Testing

/// Which file a `Package.swift` gives to which target.
@Suite struct PackageTests {
    private func manifest(_ targets: String, rest: String = "", tools: String = "5.9") -> String {
        """
        // swift-tools-version: \(tools)
        import PackageDescription
        let package = Package(name: "P", targets: [\(targets)])
        \(rest)
        """
    }

    @Test func usualPlaces() throws {
        try expectTargets(
            [
                "Package.swift": manifest(
                    """
                    .target(name: "Core", dependencies: [.product(name: "Log", package: "log"), .target(name: "Model")]),
                    .target(name: "Model"), .executableTarget(name: "tool", dependencies: ["Core"]),
                    .testTarget(name: "CoreTests", dependencies: ["Core"]), .macro(name: "Macros"),
                    .plugin(name: "Lint", capability: .buildTool()), .binaryTarget(name: "Blob", path: "Blob.zip"),
                    .systemLibrary(name: "CLib"),
                    """),
                "Sources/Core/A.swift": "", "Sources/Core/Deep/er/B.swift": "", "Source/Model/C.swift": "",
                "src/tool/main.swift": "", "Tests/CoreTests/T.swift": "", "Sources/Macros/M.swift": "",
                "Plugins/Lint/P.swift": "", "Sources/Other/O.swift": "", "Sources/Cor/X.swift": "", "Sources/CLib/Y.swift": "",
            ],
            [
                "Sources/Core/A.swift": "Core", "Sources/Core/Deep/er/B.swift": "Core", "Source/Model/C.swift": "Model",
                "src/tool/main.swift": "tool", "Tests/CoreTests/T.swift": "tests: CoreTests", "Sources/Macros/M.swift": "Macros",
                "Plugins/Lint/P.swift": "Lint", "Sources/Other/O.swift": "-", "Sources/Cor/X.swift": "-",
                "Sources/CLib/Y.swift": "-", "Package.swift": "-",
            ])
    }

    @Test func placesThatAreWritten() throws {
        try expectTargets(
            [
                "Package.swift": manifest(
                    """
                    .target(name: "App", path: "./App//Sources/", exclude: ["Old", "Skip.swift"]),
                    .target(name: "Part", path: "App/Sources/Part", sources: ["In", "One.swift"]),
                    .target(name: "Top", path: "Top", sources: nil), .testTarget(name: "T", path: "Checks")
                    """),
                "App/Sources/A.swift": "", "App/Sources/Old/B.swift": "", "App/Sources/Older.swift": "",
                "App/Sources/Skip.swift": "", "App/Sources/Part/In/C.swift": "", "App/Sources/Part/One.swift": "",
                "App/Sources/Part/Two.swift": "", "Top/D.swift": "", "Checks/E.swift": "",
            ],
            [
                "App/Sources/A.swift": "App", "App/Sources/Old/B.swift": "-", "App/Sources/Older.swift": "App",
                "App/Sources/Skip.swift": "-", "App/Sources/Part/In/C.swift": "Part", "App/Sources/Part/One.swift": "Part",
                "App/Sources/Part/Two.swift": "App", "Top/D.swift": "Top", "Checks/E.swift": "tests: T",
            ])
    }

    @Test func onlyOneTarget() throws {
        let files = ["Sources/A.swift": "", "Sources/Deep/B.swift": "", "Tests/OneTests/T.swift": ""]
        let one = manifest(#".target(name: "One"), .testTarget(name: "OneTests")"#)
        try expectTargets(
            files.merging(["Package.swift": one]) { $1 },
            ["Sources/A.swift": "One", "Sources/Deep/B.swift": "One", "Tests/OneTests/T.swift": "tests: OneTests"])
        let two = manifest(#".target(name: "One"), .target(name: "Two")"#)
        try expectTargets(files.merging(["Package.swift": two]) { $1 }, ["Sources/A.swift": "-"])
    }

    /// All of these are read: constants, what is put together of them, what is added later, simple functions.
    ///
    /// A function that calls another one with its own parameters is too much, and then `Other` is no only target.
    @Test(arguments: [
        (#".target(name: name)"#, #"let name = "Core""#), (#".target(name: "\(prefix)re")"#, #"let prefix = "Co""#),
        (#".target(name: .core)"#, #"extension String { static let core = "Core" }"#),
        (#".target(name: Names.core)"#, #"enum Names { static let core = "Core" }"#),
        (#"Target.target(name: "Core")"#, ""), (#".target(name: "Co" + "re")"#, ""),
        ("", #"package.targets.append(.target(name: "Core"))"#), ("", #"package.targets += [.target(name: "Core")]"#),
        ("", #"#if os(Linux)\#npackage.targets.append(.target(name: "Core"))\#n#endif"#),
        (#"feature("Core")"#, "func feature(_ name: String) -> Target {\n    .target(name: name)\n}"),
        (
            #".feature(name: "Core", in: "Sources")"#,
            #"extension Target { static func feature(name: String, in folder: String) -> Target { target(name, folder) } }"#
                + "\nfunc target(_ a: String, _ b: String) -> Target { .target(name: a, path: \"\\(b)/\\(a)\") }"
        ),
        (#".target(name: "Core", path: "\(root)/Core")"#, #"let root = "Sources""#),
        (".target(\r\n    name: /* here */ \"Core\" // and\r\n)", ""),
    ])
    func namesThatCanBeTold(targets: String, rest: String) throws {
        let twoCalls = targets.contains(", in:")
        try expectTargets(
            ["Package.swift": "\u{FEFF}" + manifest(targets + (targets.isEmpty ? "" : ",") + #".target(name: "Other")"#, rest: rest),
             "Sources/Core/A.swift": ""],
            ["Sources/Core/A.swift": twoCalls ? "-" : "Core"],
            notes: twoCalls ? ["Package.swift:5: a target's name or place is computed"] : [])
    }

    /// Nothing is guessed, and it is said.
    @Test(arguments: [
        #".target(name: names[0])"#, #".target(name: "Core", path: folder())"#, #".target(name: "\(computed)")"#,
        #".target(name: Module.core.rawValue)"#,
    ])
    func namesThatCannotBeTold(target: String) throws {
        try expectTargets(
            ["Package.swift": manifest(target + #", .target(name: "Other")"#), "Sources/Core/A.swift": "", "Sources/Other/B.swift": ""],
            ["Sources/Core/A.swift": "-", "Sources/Other/B.swift": "Other"],
            notes: ["Package.swift:3: a target's name or place is computed"])
    }

    @Test func dependenciesAreNoTargets() throws {
        try expectTargets(
            [
                "Package.swift": manifest(
                    """
                    .target(name: "Core", dependencies: [.target(name: "Gone", condition: .when(platforms: [.iOS])), log, .net],
                        plugins: [.plugin(name: "Lint")]),
                    .target(name: "Last")
                    """,
                    rest: """
                        let log: Target.Dependency = .target(name: "Log")
                        let all: [Target.Dependency] = [.target(name: "Log")]
                        extension Target.Dependency { static let net = Self.target(name: "Net")
                            static var image: Self { .target(name: "Image") } }
                        """),
                "Sources/Gone/A.swift": "", "Sources/Log/B.swift": "", "Sources/Net/C.swift": "", "Sources/Image/D.swift": "",
                "Sources/Lint/E.swift": "", "Sources/Core/F.swift": "",
            ],
            [
                "Sources/Gone/A.swift": "-", "Sources/Log/B.swift": "-", "Sources/Net/C.swift": "-", "Sources/Image/D.swift": "-",
                "Sources/Lint/E.swift": "-", "Sources/Core/F.swift": "Core",
            ])
    }

    @Test func theInnermostPackage() throws {
        try expectTargets(
            [
                "Package.swift": manifest(#".target(name: "App", path: ".")"#), "A.swift": "",
                "Packages/Kit/Package.swift": manifest(#".target(name: "Kit"), .target(name: "More")"#),
                "Packages/Kit/Sources/Kit/B.swift": "", "Packages/Kit/Scripts/C.swift": "",
            ],
            ["A.swift": "App", "Packages/Kit/Sources/Kit/B.swift": "Kit", "Packages/Kit/Scripts/C.swift": "-"])
    }

    /// The one that the newest Swift would take.
    @Test(arguments: [("5.9", "New"), ("6.2", "Plain")])
    func manifestsForVersions(tools: String, expected: String) throws {
        try expectTargets(
            [
                "Package.swift": manifest(#".target(name: "Plain", path: "Code")"#, tools: tools),
                "Package@swift-5.7.swift": manifest(#".target(name: "Old", path: "Code")"#),
                "Package@swift-6.0.swift": manifest(#".target(name: "New", path: "Code")"#), "Code/A.swift": "",
            ],
            ["Code/A.swift": expected])
    }

    /// A class may be called `Package`.
    @Test func aFileThatOnlyHasTheName() throws {
        try expectTargets(
            [
                "Package.swift": manifest(#".target(name: "Shop")"#),
                "Sources/Shop/Package.swift": #"class Package { let a = B.target(name: "C") }"#,
                "Sources/Shop/Box.swift": "",
            ],
            ["Sources/Shop/Package.swift": "Shop", "Sources/Shop/Box.swift": "Shop"])
    }

    @Test(arguments: [
        "", "import PackageDescription", "import PackageDescription\nlet package = Package(targets: [.target(name: \"A",
        "import PackageDescription\n.target(name: \"\\(\"\\(", "import PackageDescription\n.target(name:)", "\u{0}\u{0}import PackageDescription",
        "import PackageDescription\nlet a = b\nlet b = a\n.target(name: a)",
        "import PackageDescription\nfunc f(_ a: String) { f(a); .target(name: a) }",
    ])
    func brokenManifests(text: String) throws {
        let loaded = try SourceTree(["Package.swift": text, "Sources/A/B.swift": "class B {}"]).load()
        #expect(loaded.errors.isEmpty && loaded.project != nil)
    }

    @Test func constantsThatDouble() throws {
        let doubling = (1...60).map { "let a\($0) = \"\\(a\($0 - 1))\\(a\($0 - 1))\"\nlet b\($0) = b\($0 - 1) + b\($0 - 1)" }
        let rest = "let a0 = \"x\"\nlet b0 = [\"x\"]\n" + doubling.joined(separator: "\n")
        try expectTargets(
            ["Package.swift": manifest(#".target(name: a60, dependencies: b60)"#, rest: rest), "Sources/x/A.swift": ""],
            ["Sources/x/A.swift": "-"], notes: ["Package.swift:3"])
    }

    @Test func whatModulesAreCalled() throws {
        let tree = try SourceTree([
            "Package.swift": manifest(#".target(name: "my-kit.2", path: "A"), .target(name: "3D", path: "B"), .target(name: "Ünï", path: "C")"#),
            "A/A.swift": "", "B/B.swift": "", "C/C.swift": "",
        ])
        let graph = try #require(tree.load().project).graph
        #expect(graph.targets.filter { !$0.isImplied }.map(\.moduleName) == ["my_kit_2", "_D", "Ünï"])
    }

    /// Three files mean the same targets as the whole package.
    @Test func filesThatAreNamed() throws {
        let tree = try SourceTree([
            ".git/HEAD": "", "Package.swift": manifest(#".target(name: "Core"), .testTarget(name: "CoreTests")"#),
            "Sources/Core/Sub/A.swift": "", "Sources/Core/B.swift": "", "Tests/CoreTests/T.swift": "",
        ])
        for paths in [["Sources/Core/Sub"], ["Sources"], ["Sources/Core"]] {
            let graph = try #require(tree.load(paths).project).graph
            #expect(graph.files.allSatisfy { graph.summary(of: $0) == "Core" }, "\(paths)")
        }
    }
}
