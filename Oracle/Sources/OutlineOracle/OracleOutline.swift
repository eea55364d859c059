import SwiftParser
import SwiftSyntax

/// The outline of one file as swift-syntax reads it, in the format of `viperlint outline`.
public struct OracleOutline {
    /// A line for each declaration, tab-separated: `path, line, column, kind, name, detail`.
    public let rows: [UInt8]
    /// Whether swift-syntax found the file to be no Swift; the rows are then what its recovery made of it.
    public let hasError: Bool

    /// - Parameters:
    ///   - source: the bytes of the file.
    ///   - path: printed as the first field of every row.
    public init(of source: UnsafeBufferPointer<UInt8>, path: String) {
        let tree = Parser.parse(source: source)
        let visitor = OutlineVisitor(source: source, path: path)
        visitor.walk(tree)
        rows = visitor.rowsInSourceOrder()
        hasError = tree.hasError
    }
}
