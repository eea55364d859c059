import Foundation
import Syntax

/// Holds viperlint's graph of packages against the index stores that a compiler wrote while it built them.
///
/// Reads a request from standard input: `{"library": …, "packages": [{"name": …, "folder": …, "store": …}]}`. Writes a
/// report for each package to standard output, as JSON.
@main
enum Main {
    struct Request: Codable {
        struct Package: Codable {
            var name: String
            /// Without symbolic links, as the compiler wrote it down.
            var folder: String
            var store: String
        }

        /// The path of libIndexStore.
        var library: String
        var packages: [Package]
    }

    struct Report: Codable {
        var name: String
        var files: Int
        var types: Int
        var inferredEdges: Int
        var results: [String: Outcome]
    }

    static func main() throws {
        let request = try JSONDecoder().decode(Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
        let library = try IndexStoreLibrary(path: request.library)
        let reports = try request.packages.map { try report(on: $0, library) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(reports))
    }

    private static func report(on package: Request.Package, _ library: IndexStoreLibrary) throws -> Report {
        let prefix = package.folder + "/"
        let index = try IndexStoreReader.read(package.store, library: library) { path in
            path.hasPrefix(prefix) && path.hasSuffix(".swift") && !path.hasPrefix(prefix + ".build/")
        }
        let reader = OutlineReader()
        let files = try index.occurrences.keys.map { String($0.dropFirst(prefix.count)) }.sorted().map {
            try ComparedFile(path: $0, in: package.folder, index: index, reader: reader)
        }
        let regions = files.map { Regions(of: $0, index: index) }
        let ours = GraphFacts(of: files, regions, index, targets: PackageTargets(of: package.folder))
        let comparison = Comparison(
            files: files, index: index, compiler: CompilerFacts.facts(of: files, regions, index), ours: ours.facts)
        let results = Dictionary(uniqueKeysWithValues: Claim.allCases.map { ($0.rawValue, comparison.outcome($0)) })
        return Report(name: package.name, files: files.count, types: ours.typeCount, inferredEdges: ours.inferred, results: results)
    }
}
