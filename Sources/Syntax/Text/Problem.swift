/// Something that kept the reader from following a file; the outline holds what could be followed.
public struct Problem: Sendable, Equatable {
    /// Byte offset.
    public var offset: UInt32
    /// One sentence without a capital or a full stop.
    public var message: String

    public init(offset: UInt32, message: String) {
        self.offset = offset
        self.message = message
    }
}
