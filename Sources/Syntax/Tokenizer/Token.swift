/// One token as numbers into the text: no object, no string.
public struct Token: BitwiseCopyable, Sendable, Equatable {
    /// Byte offset of the token's first byte.
    public var offset: UInt32
    /// Bytes.
    public var length: UInt32
    public var kind: TokenKind
    public var flags: Flags

    /// What stands before the token, and how it ends.
    public struct Flags: OptionSet, BitwiseCopyable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A line break stands between the previous token and this one.
        public static let startsLine = Flags(rawValue: 1 << 0)
        /// White space or a comment stands between the previous token and this one.
        public static let followsTrivia = Flags(rawValue: 1 << 1)
        /// An identifier written between backticks.
        public static let backticks = Flags(rawValue: 1 << 2)
        /// A literal or comment that the end of the line or file cut off.
        public static let unterminated = Flags(rawValue: 1 << 3)
    }

    public var end: UInt32 { offset + length }
    public var startsLine: Bool { flags.contains(.startsLine) }

    /// - Parameter file: its first byte.
    func spells(_ text: StaticString, in file: UnsafePointer<UInt8>) -> Bool {
        guard Int(length) == text.utf8CodeUnitCount else { return false }
        let bytes = file + Int(offset)
        for index in 0..<text.utf8CodeUnitCount where bytes[index] != text.utf8Start[index] { return false }
        return true
    }
}
