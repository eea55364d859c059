import Diagnostics
import ProjectGraph
import Syntax

extension ProjectGraph {
    /// Where the project declares a type, at its introducing keyword; nil where it does not.
    func place(of type: TypeID) -> GraphReport.Place? {
        self[type].parts.first.map { place(of: self[$0.file].outline[$0.declaration].offset, in: $0.file) }
    }

    /// Line and column of a byte offset.
    func place(of offset: UInt32, in file: FileID) -> GraphReport.Place {
        let (line, column) = self[file].outline.lines.position(of: offset)
        return GraphReport.Place(path: self[file].path, line: line, column: column)
    }
}
