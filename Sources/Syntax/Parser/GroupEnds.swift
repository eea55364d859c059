/// Where the groups of a file end: parentheses, brackets, braces and interpolated strings.
///
/// One pass over the file, made at the first group that is long. Where one bracket is missing, every group in front of
/// the gap reaches to the end of the file, and looking for each end by itself would read the file over and over.
final class GroupEnds {
    private var tokens = UnsafeBufferPointer<Token>(start: nil, count: 0)
    /// By the position of the opening token; zero for all others.
    private var ends: [Int32] = []

    func begin(_ tokens: UnsafeBufferPointer<Token>) {
        self.tokens = tokens
        ends.removeAll()
    }

    /// - Parameter start: the position of an opening token.
    /// - Returns: the position behind the closing token; that of the file's end where there is none.
    func end(of start: Int) -> Int {
        if ends.isEmpty { findAll() }
        return Int(ends[start])
    }

    private func findAll() {
        ends = Array(repeating: 0, count: tokens.count)
        var open: [Int] = []
        for (position, token) in tokens.enumerated() {
            if token.kind.opensGroup {
                open.append(position)
            } else if token.kind.closesGroup, let start = open.popLast() {
                ends[start] = Int32(truncatingIfNeeded: position + 1)
            }
        }
        for start in open { ends[start] = Int32(truncatingIfNeeded: tokens.count - 1) }
    }
}

extension TokenKind {
    var opensGroup: Bool {
        switch self {
        case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: true
        default: false
        }
    }

    var closesGroup: Bool {
        switch self {
        case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: true
        default: false
        }
    }
}
