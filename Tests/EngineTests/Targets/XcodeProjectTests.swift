import ProjectGraph
import Testing

@testable import Engine

/// Which file an Xcode project gives to which target.
@Suite struct XcodeProjectTests {
    private func tree(_ files: [String], _ others: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0, "") }).merging(others) { $1 }
    }

    @Test(arguments: [Pbxproj.app, "\u{FEFF}" + Pbxproj.app.split(separator: "\n").joined(separator: "\r\n")])
    func lists(project: String) throws {
        try expectTargets(
            tree(Pbxproj.appFiles, ["App/Shop.xcodeproj/project.pbxproj": project]),
            [
                "App/Shop App/Ünï View.swift": "Shop", "App/Shop App/Sub/Cart.swift": "Shop", "App/Shop App/Texts.swift": "Shop",
                "App/Shared/Money.swift": "Shop, Widget", "App/Other/Root.swift": "Shop",
                "App/Checks/CartChecks.swift": "tests: Shop Tests", "App/Shop App/Sub/Up.swift": "Shop",
                "App/Loose.swift": "-", "App/Widget.swift": "Widget", "App/Products/Built.swift": "-",
            ])
    }

    @Test func factsOfTargets() throws {
        let files = tree(Pbxproj.appFiles, ["App/Shop.xcodeproj/project.pbxproj": Pbxproj.app])
        let graph = try #require(SourceTree(files).load().project).graph
        #expect(
            graph.targets.filter { !$0.isImplied } == [
                Target(name: "Shop", moduleName: "TheShop", kind: .app, origin: "App/Shop.xcodeproj"),
                Target(name: "Shop Tests", moduleName: "Shop_Tests", kind: .test, origin: "App/Shop.xcodeproj"),
                Target(name: "Widget", moduleName: "My_Widget", kind: .app, origin: "App/Shop.xcodeproj"),
            ])
    }

    @Test func synchronizedFolders() throws {
        let files = [
            "Shop/A.swift", "Shop/Deep/er/B.swift", "Shop/Not.swift", "Shop/Old Code/C.swift", "Shop/Old Codec.swift",
            "Shop/Models/Shared.swift", "ShopTests/T.swift", "Shop/Kit/Sources/Kit/K.swift", "Other/O.swift",
        ]
        let package = "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(targets: [.target(name: \"Kit\")])"
        try expectTargets(
            tree(files, ["Shop.xcodeproj/project.pbxproj": Pbxproj.synchronized, "Shop/Kit/Package.swift": package]),
            [
                "Shop/A.swift": "Shop", "Shop/Deep/er/B.swift": "Shop", "Shop/Not.swift": "-", "Shop/Old Code/C.swift": "-",
                "Shop/Old Codec.swift": "Shop", "Shop/Models/Shared.swift": "Shop, ShopTests", "ShopTests/T.swift": "tests: ShopTests",
                "Shop/Kit/Sources/Kit/K.swift": "Kit", "Other/O.swift": "-",
            ])
    }

    /// Both build the same files.
    @Test func aProjectBesideAPackage() throws {
        let package = "import PackageDescription\nlet package = Package(targets: [.target(name: \"Kit\", path: \"Shop\")])"
        try expectTargets(
            ["Shop.xcodeproj/project.pbxproj": Pbxproj.synchronized, "Package.swift": package, "Shop/A.swift": ""],
            ["Shop/A.swift": "Kit, Shop"])
    }

    @Test func severalProjects() throws {
        try expectTargets(
            [
                "One/A.xcodeproj/project.pbxproj": Pbxproj.synchronized, "One/Shop/A.swift": "",
                "Two/B.xcodeproj/project.pbxproj": Pbxproj.synchronized, "Two/Shop/A.swift": "", "Two/Shop/B.swift": "",
            ],
            ["One/Shop/A.swift": "Shop", "Two/Shop/A.swift": "Shop", "Two/Shop/B.swift": "Shop"])
    }

    @Test(arguments: [
        ("{ a = ", "could not be read, so its targets are not known: line 1: ends too early"),
        ("<<<<<<< HEAD\n", "could not be read"), ("{}", "describes no project"), ("", "could not be read"),
        ("{ rootObject = P; objects = { P = P; }; }", "describes no project"),
        ("{ rootObject = P; objects = (P); }", "describes no project"),
    ])
    func whatIsBroken(project: String, note: String) throws {
        try expectTargets(
            ["A.xcodeproj/project.pbxproj": project, "A.swift": "", "ATests/B.swift": ""],
            ["A.swift": "-", "ATests/B.swift": "tests: -"], notes: ["A.xcodeproj/project.pbxproj: \(note)"])
    }

    /// Parts that refer to nothing or to themselves.
    @Test(arguments: [
        "P = {isa = PBXProject; };", "P = {isa = PBXProject; mainGroup = P; targets = (P, T, T); };",
        "P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (G, H); }; H = {children = (G); };"
            + " T = {isa = PBXNativeTarget; };",
        "P = {isa = PBXProject; targets = (T); }; T = {isa = PBXNativeTarget; name = A; buildPhases = T; dependencies = (T, U); buildConfigurationList = T; };",
    ])
    func whatIsIncomplete(objects: String) throws {
        try expectTargets(["A.xcodeproj/project.pbxproj": Pbxproj.project(objects), "A.swift": ""], ["A.swift": "-"])
    }

    @Test func aProjectWithoutItsFile() throws {
        try expectTargets(["A.xcodeproj/x.txt": "", "A.swift": ""], ["A.swift": "-"])
    }

    /// The folder that is linted stands below the project.
    @Test func partsOfAProject() throws {
        let tree = try SourceTree([
            ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": Pbxproj.synchronized, "Shop/A.swift": "", "Shop/Models/Shared.swift": "",
        ])
        let graph = try #require(tree.load(["Shop/Models"]).project).graph
        #expect(graph.files.map { graph.summary(of: $0) } == ["Shop, ShopTests"])
    }
}
