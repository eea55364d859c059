// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "own-rule",
    platforms: [.macOS(.v13)],
    // Outside of this repository: .package(url: …, from: …).
    dependencies: [.package(name: "viperlint", path: "../..")],
    targets: [
        .executableTarget(
            name: "own-rule", dependencies: [.product(name: "ViperlintKit", package: "viperlint")])
    ],
    swiftLanguageModes: [.v6]
)
