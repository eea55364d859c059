// swift-tools-version: 6.1
import PackageDescription

/// Packages whose sources are read by the tests and built by nobody.
let corpus: [(url: String, version: Version, product: String)] = [
    ("https://github.com/apple/swift-algorithms", "1.2.0", "Algorithms"),
    ("https://github.com/apple/swift-argument-parser", "1.5.0", "ArgumentParser"),
    ("https://github.com/apple/swift-async-algorithms", "1.1.0", "AsyncAlgorithms"),
    ("https://github.com/apple/swift-certificates", "1.10.0", "X509"),
    ("https://github.com/apple/swift-collections", "1.1.4", "Collections"),
    ("https://github.com/apple/swift-crypto", "4.0.0", "Crypto"),
    ("https://github.com/apple/swift-nio", "2.80.0", "NIOCore"),
    ("https://github.com/apple/swift-nio-extras", "1.20.0", "NIOExtras"),
    ("https://github.com/apple/swift-nio-http2", "1.30.0", "NIOHTTP2"),
    ("https://github.com/apple/swift-nio-ssl", "2.25.0", "NIOSSL"),
    ("https://github.com/apple/swift-nio-transport-services", "1.20.0", "NIOTransportServices"),
    ("https://github.com/apple/swift-numerics", "1.0.2", "Numerics"),
    ("https://github.com/apple/swift-protobuf", "1.28.0", "SwiftProtobuf"),
    ("https://github.com/apple/swift-system", "1.4.0", "SystemPackage"),
    ("https://github.com/attaswift/BigInt", "6.0.0", "BigInt"),
    ("https://github.com/CoreOffice/XMLCoder", "0.18.0", "XMLCoder"),
    ("https://github.com/groue/GRDB.swift", "7.0.0", "GRDB"),
    ("https://github.com/grpc/grpc-swift-2", "2.0.0", "GRPCCore"),
    ("https://github.com/grpc/grpc-swift-nio-transport", "2.0.0", "GRPCNIOTransportHTTP2"),
    ("https://github.com/grpc/grpc-swift-protobuf", "2.0.0", "GRPCProtobuf"),
    ("https://github.com/hummingbird-project/hummingbird", "2.20.0", "Hummingbird"),
    ("https://github.com/hummingbird-project/swift-mustache", "2.0.0", "Mustache"),
    ("https://github.com/LebJe/TOMLKit", "0.6.0", "TOMLKit"),
    ("https://github.com/OpenCombine/OpenCombine", "0.14.0", "OpenCombine"),
    ("https://github.com/pointfreeco/swift-custom-dump", "1.3.0", "CustomDump"),
    ("https://github.com/stencilproject/Stencil", "0.15.0", "Stencil"),
    ("https://github.com/swhitty/FlyingFox", "0.27.0", "FlyingFox"),
    ("https://github.com/swift-server/async-http-client", "1.24.0", "AsyncHTTPClient"),
    ("https://github.com/swift-server/swift-service-lifecycle", "2.6.0", "ServiceLifecycle"),
    ("https://github.com/swiftlang/swift-docc-plugin", "1.4.0", "Swift-DocC"),
    ("https://github.com/swiftlang/swift-subprocess", "1.0.0", "Subprocess"),
    ("https://github.com/vapor/jwt-kit", "5.0.0", "JWTKit"),
]

extension Package.Dependency {
    static func corpus(_ entry: (url: String, version: Version, product: String)) -> Package.Dependency {
        .package(url: entry.url, from: entry.version)
    }
}

extension Target.Dependency {
    /// SwiftPM checks out what a target names and builds only what the platform asks for: a platform that the tests
    /// never run on leaves it at the checkout.
    static func corpus(_ entry: (url: String, version: Version, product: String)) -> Target.Dependency {
        let package = entry.url.split(separator: "/").last.map(String.init) ?? ""
        return .product(name: entry.product, package: package, condition: .when(platforms: [.openbsd]))
    }
}

let package = Package(
    name: "Oracle",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "outline-oracle", targets: ["outline-oracle"])],
    dependencies: [
        .package(name: "viperlint", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.29.0", traits: []),
    ] + corpus.map { .corpus($0) },
    targets: [
        // The rival: the outline as swift-syntax reads it.
        .target(
            name: "OutlineOracle",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(name: "outline-oracle", dependencies: ["OutlineOracle"]),

        // The contest: its outline and ours, row by row.
        .testTarget(
            name: "OracleTests",
            dependencies: ["OutlineOracle", .product(name: "Syntax", package: "viperlint")]
                + corpus.map { .corpus($0) }
                + [.product(name: "Benchmark", package: "benchmark", condition: .when(platforms: [.openbsd]))]),
    ],
    swiftLanguageModes: [.v6]
)
