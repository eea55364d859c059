/// A comment addressed to this tool: `// viperlint:role presenter`.
public struct Directive: Sendable, Equatable {
    /// Byte offset of the comment.
    public var offset: UInt32
    /// Byte offset behind the comment.
    public var end: UInt32
    /// What follows `viperlint:`, without the end of a block comment.
    public var text: String

    public init(offset: UInt32, end: UInt32, text: String) {
        self.offset = offset
        self.end = end
        self.text = text
    }
}
