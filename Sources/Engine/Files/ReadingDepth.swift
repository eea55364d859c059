import ProjectGraph
import Syntax

/// How much of a file is read.
enum ReadingDepth: Sendable {
    case whole
    /// What it declares, and no more.
    case declarations
    /// The same if what it imports makes it a test, else all.
    case declarationsOfTests

    func read(_ bytes: borrowing PaddedBytes, by reader: OutlineReader) -> Outline {
        switch self {
        case .whole: return reader.read(bytes)
        case .declarations: return reader.readDeclarations(bytes)
        case .declarationsOfTests:
            let outline = reader.read(bytes, wholeUnlessImporting: SourceCategory.testFrameworks)
            // The outline has the last word on what the file is.
            return isThat(of: outline) ? outline : reader.read(bytes)
        }
    }

    /// Whether an outline has as much of its file.
    func isThat(of outline: Outline) -> Bool {
        switch self {
        case .whole: outline.hasUses
        case .declarations: !outline.hasUses
        case .declarationsOfTests: outline.hasUses != (SourceCategory(outline: outline) == .tests)
        }
    }
}
