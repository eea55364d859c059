// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "plugin-user",
    platforms: [.macOS(.v13)],
    // Outside of this repository: .package(url: …, from: …). `swift package viperlint` needs no more than this.
    dependencies: [.package(name: "viperlint", path: "../..")],
    targets: [
        // One target is enough: the whole package is linted.
        .target(name: "Loans", plugins: [.plugin(name: "ViperlintBuildTool", package: "viperlint")])
    ],
    swiftLanguageModes: [.v6]
)
