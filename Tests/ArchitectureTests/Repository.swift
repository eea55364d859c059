import Foundation

@testable import Syntax

/// One source file of this repository, read by its own parser.
struct RepositoryFile: Sendable {
    /// Relative to the repository.
    var path: String
    var text: String
    var outline: Outline
    var tokens: [Token]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        let reader = OutlineReader()
        outline = reader.read(PaddedBytes(text))
        tokens = reader.tokens
    }

    /// `Syntax` of `Sources/Syntax/Parser/Parser.swift`, `Rules` of `Rules/Catalog.swift`.
    var layer: String {
        let folders = path.split(separator: "/")
        return String(folders.first == "Sources" && folders.count > 2 ? folders[1] : folders[0])
    }

    /// The modules that the file imports, without what is imported of them.
    var imports: [String] {
        outline.declarations.filter { $0.kind == .import }.map { declaration in
            String(outline.names[declaration.name].prefix { $0 != "." })
        }
    }

    /// `path:line` of a byte offset.
    func place(of offset: UInt32) -> String { "\(path):\(outline.lines.position(of: offset).line)" }
}

enum Repository {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file in `Sources` and `Rules`, by path.
    static let files: [RepositoryFile] = ["Sources", "Rules"].flatMap { folder -> [RepositoryFile] in
        let names =
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = folder + "/" + name
            guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
            return RepositoryFile(path: path, text: text)
        }
    }
}
