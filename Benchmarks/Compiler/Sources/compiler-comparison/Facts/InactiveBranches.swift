/// Finds the branches of `#if` that the compiler did not take: nothing in them is indexed.
enum InactiveBranches {
    /// Whether each line, counted from 0, stands in one.
    static func lines(of bytes: [UInt8], indexed: Set<Int>) -> [Bool] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var isInactive = Array(repeating: false, count: lines.count)
        var open: [Int] = []
        for (number, line) in lines.enumerated() {
            let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if text.starts(with: "#if".utf8) {
                open.append(number)
            } else if text.starts(with: "#else".utf8) || text.starts(with: "#endif".utf8), let start = open.popLast() {
                let branch = start + 1..<number
                // Lines of the compiler count from 1.
                if !branch.contains(where: { indexed.contains($0 + 1) }) { for line in branch { isInactive[line] = true } }
                if text.starts(with: "#else".utf8) { open.append(number) }
            }
        }
        return isInactive
    }
}
