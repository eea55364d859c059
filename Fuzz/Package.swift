// swift-tools-version: 6.1
import PackageDescription

// What `run-project` needs of the product, which shows its inner layers where the variable is set.
let layers = ["LintConfiguration", "ProjectGraph", "RuleKit", "Rules", "Syntax", "Viper"]
let isWhole = Context.environment["VIPERLINT_BENCHMARKS"] != nil

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "viperlint", path: "..")],
    targets: [
        // libFuzzer brings `main`; `run` builds with the flags that link it.
        .executableTarget(
            name: "Fuzz", dependencies: [.product(name: "Syntax", package: "viperlint")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    ] + (isWhole
        ? [
            .executableTarget(
                name: "FuzzProject", dependencies: layers.map { .product(name: $0, package: "viperlint") },
                swiftSettings: [.unsafeFlags(["-parse-as-library"])])
        ] : []),
    swiftLanguageModes: [.v6]
)
