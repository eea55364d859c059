// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Compiler",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "viperlint", path: "../..")],
    targets: [
        .target(name: "CIndexStore"),
        .executableTarget(
            name: "compiler-comparison",
            dependencies: [
                "CIndexStore",
                .product(name: "Engine", package: "viperlint"),
                .product(name: "ProjectGraph", package: "viperlint"),
                .product(name: "Rules", package: "viperlint"),
                .product(name: "Syntax", package: "viperlint"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
