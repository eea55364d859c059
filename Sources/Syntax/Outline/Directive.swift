/// A comment addressed to this tool: `// viperlint:role presenter`.
public struct Directive: Sendable, Equatable {
    /// Byte offset of the comment.
    public var offset: UInt32
    /// What follows `viperlint:`.
    public var text: String

    public init(offset: UInt32, text: String) {
        self.offset = offset
        self.text = text
    }
}
