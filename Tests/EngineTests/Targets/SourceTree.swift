import Diagnostics
import Foundation
import ProjectGraph
import Testing

@testable import Engine

/// Files in a folder of their own; it goes when its last user does.
final class SourceTree {
    private let url: URL

    /// - Parameter files: their text by path.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for (path, text) in files { try write(Array(text.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// - Parameter paths: relative to the tree; none means the tree itself.
    func load(_ paths: [String] = []) -> LoadedProject {
        let paths = paths.isEmpty ? [url.path] : paths.map { url.path + "/" + $0 }
        return App.linter.load(Linter.Options(paths: paths))
    }

    func lint(jobs: Int? = nil, dialect: String? = nil) throws -> Report {
        try #require(App.linter.run(Linter.Options(paths: [url.path], jobs: jobs, dialect: dialect)).report)
    }
}

/// What a file is found to be: the names of its targets, behind the category where the file is not the team's own.
func expectTargets(
    _ files: [String: String], _ expected: [String: String], notes: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let loaded = try SourceTree(files).load()
    let graph = try #require(loaded.project, "\(loaded.errors)", sourceLocation: sourceLocation).graph
    for (path, expectation) in expected.sorted(by: { $0.key < $1.key }) {
        let file = try #require(graph.files.first { $0.path == path }, "no file \(path)", sourceLocation: sourceLocation)
        #expect(graph.summary(of: file) == expectation, "\(path)", sourceLocation: sourceLocation)
    }
    let found = loaded.notes.filter { !$0.hasPrefix("no .viperlint.yml") }
    #expect(found.count == notes.count, "\(found)", sourceLocation: sourceLocation)
    for (note, part) in zip(found, notes) { #expect(note.contains(part), sourceLocation: sourceLocation) }
}

extension ProjectGraph {
    /// `App, Widget`, `tests: AppTests`; a target that nobody declares is a dash.
    func summary(of file: SourceFile) -> String {
        let names = file.targets.map { self[$0].isImplied ? "-" : self[$0].name }.joined(separator: ", ")
        return file.category == .own ? names : "\(file.category.rawValue): \(names)"
    }
}
