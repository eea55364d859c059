import Diagnostics
import ProjectGraph
import Syntax

extension ProjectGraph {
    /// The declaration of a type; nil for one that the project does not declare but may extend.
    func declaration(of type: TypeID) -> TypeEntity.Part? {
        self[type].parts.first.flatMap { self[$0.file].outline[$0.declaration].kind == .extension ? nil : $0 }
    }

    /// Where the project declares a type, at its introducing keyword; nil where it does not.
    func place(of type: TypeID) -> GraphReport.Place? {
        declaration(of: type).map { place(of: self[$0.file].outline[$0.declaration].offset, in: $0.file) }
    }

    /// Line and column of a byte offset.
    func place(of offset: UInt32, in file: FileID) -> GraphReport.Place {
        let (line, column) = self[file].outline.lines.position(of: offset)
        return GraphReport.Place(path: self[file].path, line: line, column: column)
    }
}
