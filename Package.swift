// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viperlint",
    platforms: [.macOS(.v13)],
    products: [.library(name: "Syntax", targets: ["Syntax"])],
    targets: [
        .target(name: "Diagnostics"),
        .target(name: "Syntax"),
        .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
    ],
    swiftLanguageModes: [.v6]
)
