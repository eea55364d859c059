import Engine
import ProjectGraph
import Rules
import Syntax

/// Which files of a package belong together, as a lint finds it out.
struct PackageTargets {
    let targets: [Target]
    private let files: [String: SourceFile]

    init(of folder: String) {
        let linter = Linter(
            rules: Catalog.rules, dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }), version: "")
        let graph = linter.load(Linter.Options(paths: [folder])).project?.graph
        targets = graph?.targets ?? []
        files = Dictionary(uniqueKeysWithValues: (graph?.files ?? []).map { ($0.path, $0) })
    }

    func sourceFile(_ path: String, _ outline: Outline) -> SourceFile {
        var file = files[path] ?? SourceFile(path: path, outline: outline)
        file.outline = outline
        return file
    }
}
