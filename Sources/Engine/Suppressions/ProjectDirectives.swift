import Diagnostics
import ProjectGraph
import Syntax

/// The comments of a project that are addressed to this tool, by file; those without any are left out.
struct ProjectDirectives {
    /// In the order of the files.
    let files: [(file: FileID, directives: FileDirectives)]
    private let positions: [FileID: Int]

    /// - Parameter rules: the ids that there are.
    init(of builder: inout FindingBuilder, rules: Set<String>) {
        let files = builder.project.graph.files
        self.files = files.indices.filter { !files[$0].outline.directives.isEmpty && !files[$0].isSetAside }.map { position in
            let file = FileID(position)
            return (file, FileDirectives(files[position].outline, bytes: PaddedBytes(builder.text(of: file)), rules: rules))
        }
        positions = Dictionary(uniqueKeysWithValues: self.files.indices.map { [files = self.files] in (files[$0].file, $0) })
    }

    /// Whether a comment keeps the rule quiet at a place.
    func cover(_ site: Site, rule: String) -> Bool {
        guard let position = positions[site.file] else { return false }
        return files[position].directives.number(covering: site.offset, rule: rule) != nil
    }
}
