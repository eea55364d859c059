// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viperlint",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Diagnostics"),
        .target(name: "Syntax"),
    ],
    swiftLanguageModes: [.v6]
)
