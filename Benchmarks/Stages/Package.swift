// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Stages",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "viperlint", path: "../..")],
    targets: [
        .executableTarget(
            name: "stages",
            dependencies: [
                .product(name: "LintConfiguration", package: "viperlint"),
                .product(name: "Diagnostics", package: "viperlint"),
                .product(name: "Engine", package: "viperlint"),
                .product(name: "ProjectGraph", package: "viperlint"),
                .product(name: "Reporters", package: "viperlint"),
                .product(name: "RuleKit", package: "viperlint"),
                .product(name: "Rules", package: "viperlint"),
                .product(name: "Syntax", package: "viperlint"),
                .product(name: "Viper", package: "viperlint"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
