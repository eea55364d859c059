/// A place in a source file, carrying the text of its line so that a reporter needs no disk.
public struct SourceLocation: Hashable, Sendable {
    /// Relative to the linted root, with `/` between the components.
    public var path: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes, of the first byte.
    public var column: Int
    /// 1-based, in UTF-8 bytes, of the first byte behind the range; never on another line.
    public var endColumn: Int
    /// The whole line without its line break; broken UTF-8 is repaired.
    public var lineText: String

    public init(path: String, line: Int, column: Int, endColumn: Int, lineText: String) {
        self.path = path
        self.line = line
        self.column = column
        self.endColumn = endColumn
        self.lineText = lineText
    }
}

extension SourceLocation: Comparable {
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        (lhs.path, lhs.line, lhs.column, lhs.endColumn) < (rhs.path, rhs.line, rhs.column, rhs.endColumn)
    }
}
