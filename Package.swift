// swift-tools-version: 6.1
import PackageDescription

let layers = ["LintConfiguration", "Diagnostics", "Engine", "ProjectGraph", "Reporters", "RuleKit", "Rules", "Syntax", "Viper"]

// For packages of this repository: the oracle and the fuzzer need the first layer, the benchmarks (which set the
// variable) all of them.
let internals = Context.environment["VIPERLINT_BENCHMARKS"] == nil ? ["Syntax"] : layers

let package = Package(
    name: "viperlint",
    platforms: [.macOS(.v13)],
    products: [
        // With all layers, which nobody need import: SwiftPM renames (`moduleAliases`) only what a product names itself,
        // and a target with a name as plain as `Diagnostics` may be another package's as well.
        .library(name: "ViperlintKit", targets: ["ViperlintKit", "ViperlintTool"] + layers),
        .plugin(name: "ViperlintCommand", targets: ["ViperlintCommand"]),
        .plugin(name: "ViperlintBuildTool", targets: ["ViperlintBuildTool"]),
    ] + internals.map { .library(name: $0, targets: [$0]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        // Diagnostics: findings and reports as data.
        .target(name: "Diagnostics"),

        // Syntax: the bytes of one file to its outline. No Foundation.
        .target(name: "Syntax"),
        .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),

        // ProjectGraph: the outlines of all files to types and edges.
        .target(name: "ProjectGraph", dependencies: ["Syntax"]),
        .testTarget(name: "ProjectGraphTests", dependencies: ["ProjectGraph", "Syntax"]),

        // Viper: roles, dialects, modules.
        .target(name: "Viper", dependencies: ["ProjectGraph", "Syntax"]),
        .testTarget(name: "ViperTests", dependencies: ["LintConfiguration", "ProjectGraph", "RuleKit", "Rules", "Syntax", "Viper"]),

        // RuleKit: what a rule is.
        .target(name: "RuleKit", dependencies: ["Diagnostics", "ProjectGraph", "Syntax", "Viper"]),

        // Configuration: .viperlint.yml and the dialects, which are written in the same format.
        // Not called as its folder, for swift-configuration has a module of that name, and most servers depend on it.
        .target(
            name: "LintConfiguration",
            dependencies: [
                "Diagnostics", "ProjectGraph", "RuleKit", "Syntax", "Viper", .product(name: "Yams", package: "Yams"),
            ], path: "Sources/Configuration", exclude: ["Schemas"]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: ["LintConfiguration", "Diagnostics", "ProjectGraph", "Syntax", "Viper"]),

        // Rules: one file a rule, and the dialects' data.
        .target(
            name: "Rules", dependencies: ["Diagnostics", "ProjectGraph", "RuleKit", "Syntax", "Viper"], path: "Rules",
            resources: ["book", "clean", "common", "event-handler", "infinum", "module-factory", "swiftui", "xcode-templates"]
                .flatMap { [.embedInCode("Dialects/\($0).yml"), .embedInCode("Dialects/recorded/\($0).txt")] }),
        .testTarget(
            name: "RulesTests", dependencies: ["LintConfiguration", "Diagnostics", "Engine", "RuleKit", "Rules", "Viper"]),

        // Engine: files in, a report out.
        .target(
            name: "Engine",
            dependencies: ["LintConfiguration", "Diagnostics", "ProjectGraph", "RuleKit", "Syntax", "Viper"]),
        .testTarget(
            name: "EngineTests",
            dependencies: [
                "LintConfiguration", "Diagnostics", "Engine", "ProjectGraph", "Reporters", "RuleKit", "Rules", "Syntax", "Viper",
            ]),

        // Reporters: a report to text. They see nothing but Diagnostics.
        .target(name: "Reporters", dependencies: ["Diagnostics"], exclude: ["Schemas"]),
        .testTarget(
            name: "ReportersTests",
            dependencies: ["LintConfiguration", "Diagnostics", "ProjectGraph", "Reporters", "RuleKit", "Viper"]),

        // ViperlintTool: the command line, one file a subcommand.
        .target(
            name: "ViperlintTool",
            dependencies: [
                "LintConfiguration", "Diagnostics", "Engine", "ProjectGraph", "Reporters", "RuleKit", "Rules", "Syntax", "Viper",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // ViperlintKit: all that a rule of one's own needs, by one import.
        .target(
            name: "ViperlintKit",
            dependencies: ["Diagnostics", "ProjectGraph", "RuleKit", "Syntax", "Viper", "ViperlintTool"]),

        // viperlint: the program.
        .executableTarget(name: "viperlint", dependencies: ["ViperlintTool"]),
        .testTarget(name: "ViperlintTests", dependencies: ["viperlint"]),

        // The plugins: `swift package viperlint`, and a lint in each build.
        .plugin(
            name: "ViperlintCommand",
            capability: .command(intent: .custom(verb: "viperlint", description: "Runs viperlint in the package; 'lint' and all its other subcommands")),
            dependencies: ["viperlint"]),
        .plugin(name: "ViperlintBuildTool", capability: .buildTool(), dependencies: ["viperlint"]),

        // ArchitectureTests: this repository held to its own layers, by its own parser.
        .testTarget(name: "ArchitectureTests", dependencies: ["Syntax"]),
    ],
    swiftLanguageModes: [.v6]
)
