// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Rivals",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        // The least that a linter on swift-syntax does.
        .executableTarget(
            name: "parse-and-visit",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
