import ProjectGraph
import Syntax

/// What a `Package.swift` says about its targets.
///
/// A manifest is a program. It is read, never run: what it computes by more than constants and simple functions stays
/// unknown, and that is said.
struct PackageManifest: Sendable {
    struct DeclaredTarget: Sendable, Equatable {
        var name: String
        var kind: Target.Kind
        /// Nil where the target stands in its usual place.
        var path: String?
        /// Relative to the target's folder; nil for everything.
        var sources: [String]?
        var excluded: [String] = []
        /// Byte offset in the manifest.
        var offset: UInt32
    }

    struct Note: Sendable, Equatable {
        /// 1-based.
        var line: Int
        var message: String
    }

    var targets: [DeclaredTarget] = []
    var notes: [Note] = []

    /// - Returns: nil for a file that only has the name of a manifest.
    init?(_ outline: Outline, bytes: [UInt8]) {
        let isManifest = outline.declarations.contains {
            $0.kind == .import && outline.names.equals($0.name, "PackageDescription")
        }
        guard isManifest else { return nil }
        var reader = PackageTargetReader(ManifestValues(outline, bytes: bytes))
        reader.read()
        targets = reader.targets
        notes = reader.unread.map { offset in
            Note(
                line: outline.lines.position(of: offset).line,
                message: "a target's name or place is computed, so its files count as no target's")
        }
    }

    /// The version in `// swift-tools-version: 6.1` at the top of a manifest; empty where there is none.
    static func toolsVersion(_ bytes: [UInt8]) -> [Int] {
        let line = bytes.prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return [] }
        return version(String(decoding: line[(colon + 1)...].drop { $0 == 0x20 }, as: UTF8.self))
    }

    /// The version in `Package@swift-5.9.swift`; nil for other names.
    static func version(ofFile name: String) -> [Int]? {
        let (start, end) = ("Package@swift-", ".swift")
        guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
        return version(String(name.dropFirst(start.count).dropLast(end.count)))
    }

    private static func version(_ text: String) -> [Int] {
        text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    }
}
