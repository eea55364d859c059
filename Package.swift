// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viperlint",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Diagnostics"),
        .target(name: "Syntax"),
        .target(name: "ProjectGraph", dependencies: ["Syntax"]),
    ],
    swiftLanguageModes: [.v6]
)
