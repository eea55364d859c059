/// A pattern of paths in the manner of `.gitignore`, compiled.
///
/// `*` and `?` stay within a component, `**` as a component stands for any number of them, `[a-z]` and `[!a-z]` for one
/// character. A pattern without `/` matches in any folder, one with `/` from the root on; a closing `/` matches folders
/// only. What matches a folder matches everything below it. `\` takes the meaning from the character that follows.
///
/// Matching takes time in proportion to the lengths of path and pattern at worst, and allocates nothing.
public struct PathPattern: Sendable {
    /// As written.
    public let text: String
    let segments: [Segment]
    let tokens: [Token]
    let sets: [CharacterSet]
    /// Only folders match, and so everything below them.
    let isFolderOnly: Bool

    /// What one component of a path is held against. Bounds are those in `tokens`.
    enum Segment: Sendable {
        /// `**`
        case anyFolders
        case literal(start: Int, end: Int)
        case wildcard(start: Int, end: Int)
    }

    enum Token: Sendable {
        case byte(UInt8)
        /// `?`
        case anyCharacter
        /// `*`
        case anyText
        /// An index in `sets`.
        case set(Int)
    }

    /// A set of ASCII characters, or of all characters but those.
    struct CharacterSet: Sendable {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var isNegated = false

        mutating func insert(_ byte: UInt8) {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }

        /// - Parameter byte: the first one of a character.
        func contains(_ byte: UInt8) -> Bool {
            guard byte < 0x80 else { return isNegated }
            let isMember = byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte - 64) & 1 == 1
            return isMember != isNegated
        }
    }

    /// Why a text is no pattern.
    public enum Invalid: Error, Sendable, Equatable, CustomStringConvertible {
        case empty
        case absolute
        case escapesRoot
        case negated
        case braces
        case unclosedSet
        case emptyRange
        case nonASCIISet
        case backslash
        case tooManyComponents

        /// What is wrong, as the end of a sentence.
        public var description: String {
            switch self {
            case .empty: "it is empty"
            case .absolute: "it must be relative to the folder of the configuration"
            case .escapesRoot: "\"..\" leads nowhere; patterns start at the folder of the configuration"
            case .negated: "patterns cannot be negated; list what is wanted under \"included\""
            case .braces: "braces are not expanded; write a pattern for each alternative"
            case .unclosedSet: "the \"[\" is never closed"
            case .emptyRange: "a range in brackets ends before it starts"
            case .nonASCIISet: "only ASCII characters may stand in brackets"
            case .backslash: "\"\\\" only stands before special characters; separate folders with \"/\""
            case .tooManyComponents: "it has more than \(maximumComponents) components"
            }
        }
    }

    /// As many as fit into the matcher's bits, with one left for the end.
    static let maximumComponents = 63
}

extension PathPattern: Equatable {
    public static func == (lhs: PathPattern, rhs: PathPattern) -> Bool { lhs.text == rhs.text }
}

extension PathPattern: CustomStringConvertible {
    public var description: String { text }
}
