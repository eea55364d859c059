// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viperlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "viperlint", targets: ["viperlint"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        // Diagnostics: findings and reports as data.
        .target(name: "Diagnostics"),

        // Syntax: the text of one file to its outline. No Foundation.
        .target(name: "Syntax"),

        // ProjectGraph: the outlines of all files to types and edges.
        .target(name: "ProjectGraph", dependencies: ["Syntax"]),

        // Viper: roles, dialects, modules.
        .target(name: "Viper", dependencies: ["ProjectGraph", "Syntax"]),

        // Configuration: .viperlint.yml and the dialects, which are written in the same format.
        .target(
            name: "Configuration",
            dependencies: ["Diagnostics", "Syntax", "Viper", .product(name: "Yams", package: "Yams")]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Diagnostics", "Syntax", "Viper"]),

        // Reporters: a report to text. They see nothing but Diagnostics.
        .target(name: "Reporters", dependencies: ["Diagnostics"]),
        .testTarget(name: "ReportersTests", dependencies: ["Diagnostics", "Reporters"]),
    ],
    swiftLanguageModes: [.v6]
)
