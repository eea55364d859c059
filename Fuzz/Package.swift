// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "viperlint", path: "..")],
    targets: [
        // libFuzzer brings `main`; `run` builds with the flags that link it.
        .executableTarget(
            name: "Fuzz", dependencies: [.product(name: "Syntax", package: "viperlint")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ],
    swiftLanguageModes: [.v6]
)
