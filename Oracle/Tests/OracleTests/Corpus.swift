import Foundation
import OutlineOracle

/// The sources to compare: the checkouts of this package's dependencies, this repository's own, and the folders named
/// in the environment variable `VIPERLINT_ORACLE_PATHS`, separated by colons.
enum Corpus {
    struct File: Sendable {
        var folder: String
        /// Relative to the folder, beginning with the folder's own name: what reports show.
        var path: String

        var location: String { folder + "/" + path }
    }

    static func files() -> [File] {
        folders.flatMap { folder in
            let parent = folder.deletingLastPathComponent().path
            return SwiftFiles.below(folder.path).map { File(folder: parent, path: folder.lastPathComponent + "/" + $0) }
        }
    }

    private static var folders: [URL] {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let repository = package.deletingLastPathComponent()
        let own = ["Sources", "Tests", "Rules", "Plugins", "Benchmarks", "fixtures"].map { repository.appending(path: $0) }
        let named = ProcessInfo.processInfo.environment["VIPERLINT_ORACLE_PATHS"] ?? ""
        return checkouts(of: package) + own + named.split(separator: ":").map { URL(filePath: String($0)) }
    }

    private static func checkouts(of package: URL) -> [URL] {
        let folder = package.appending(path: ".build/checkouts")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }
}
