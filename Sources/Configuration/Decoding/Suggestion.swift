/// Finds what somebody probably meant to write.
public enum Suggestion {
    /// Longer texts are no slip of the pen, and comparing them takes time.
    private static let maximumLength = 64

    /// The closest of some names, ties broken by the alphabet; nil where none is close.
    public static func closest(to written: String, among names: some Sequence<String>) -> String? {
        let text = Array(written.lowercased().utf8)
        guard !text.isEmpty, text.count <= maximumLength else { return nil }
        let ranked = names.compactMap { name in
            rank(of: Array(name.lowercased().utf8), for: text).map { (rank: $0, name: name) }
        }
        return ranked.min { ($0.rank, $0.name) < ($1.rank, $1.name) }?.name
    }

    /// `; did you mean 'name'?`, to stand behind a message; empty where no name is close.
    public static func question(for written: String, among names: some Sequence<String>) -> String {
        closest(to: written, among: names).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Lower is closer. A beginning of three letters counts like one slip: `exclude`, `excluded-files`.
    private static func rank(of name: [UInt8], for text: [UInt8]) -> Int? {
        let allowed = allowedDistance(forLength: text.count)
        let distance = editDistance(text, name)
        if distance <= allowed { return distance }
        let shorter = min(text.count, name.count)
        let isBeginning = text.starts(with: name) || name.starts(with: text)
        return shorter >= 3 && isBeginning ? allowed + 1 : nil
    }

    private static func allowedDistance(forLength length: Int) -> Int {
        switch length {
        case 8...: 3
        case 5...: 2
        case 3...: 1
        default: 0
        }
    }

    /// Insertions, deletions, replacements and swapped neighbours (optimal string alignment).
    static func editDistance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...rhs.count)
        for row in lhs.indices {
            var current = [row + 1]
            for column in rhs.indices {
                let replaced = previous[column] + (lhs[row] == rhs[column] ? 0 : 1)
                var best = min(previous[column + 1] + 1, current[column] + 1, replaced)
                let isSwap = row > 0 && column > 0 && lhs[row] == rhs[column - 1] && lhs[row - 1] == rhs[column]
                if isSwap { best = min(best, beforePrevious[column - 1] + 1) }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[rhs.count]
    }
}
