import Diagnostics
import Syntax

/// One rule that one comment keeps quiet for some lines of a file.
struct Suppression {
    /// As people count: lines and columns from 1 up.
    struct Position: Comparable {
        var line: Int
        var column: Int

        static let endOfFile = Position(line: .max, column: 1)

        static func < (lhs: Position, rhs: Position) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
    }

    var rule: String
    var reason: String
    var directive: Directive
    var range: Range<Position>
    /// Whether it reaches from one comment to another instead of standing at what it is about.
    var isRegion: Bool
}
