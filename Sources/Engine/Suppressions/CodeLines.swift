import Syntax

/// The lines of a file that hold code: what stands behind and before a comment, whatever else lies between.
struct CodeLines {
    private let tokens: [Token]
    private let lines: LineTable
    /// Nobody writes more attributes than this before one declaration, and each of many comments may stand above them.
    private static let attributeTokens = 1000

    init(_ bytes: borrowing PaddedBytes) {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(bytes)
        tokens = tokenizer.tokens.dropLast()  // The end of the file is no code.
        lines = tokenizer.lines
    }

    /// The next line with code below the line that holds an offset; where attributes stand there by themselves, down to
    /// what they belong to.
    func next(after offset: UInt32) -> ClosedRange<Int>? {
        guard let below = lines.start(ofLine: lines.position(of: offset).line + 1) else { return nil }
        let start = firstIndex(from: below)
        guard start < tokens.count else { return nil }
        let target = min(indexBehindAttributes(from: start), tokens.count - 1)
        return line(of: tokens[start])...line(of: tokens[target])
    }

    /// The last line with code above the line that holds an offset.
    func previous(before offset: UInt32) -> Int? {
        guard let start = lines.start(ofLine: lines.position(of: offset).line) else { return nil }
        let index = firstIndex(from: start) - 1
        return index < 0 ? nil : line(of: tokens[index])
    }

    /// The first token that starts at an offset or behind it.
    private func firstIndex(from offset: UInt32) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func line(of token: Token) -> Int { lines.position(of: token.offset).line }

    /// `@name`, `@Module.Name` and `@name(…)`, one after the other.
    private func indexBehindAttributes(from start: Int) -> Int {
        var index = start
        let limit = start + Self.attributeTokens
        while index + 1 < tokens.count, index < limit, tokens[index].kind == .at {
            index += 2
            while index + 1 < tokens.count, tokens[index].kind == .period { index += 2 }
            guard index < tokens.count, tokens[index].kind == .leftParenthesis, !tokens[index].startsLine else { continue }
            let end = indexBehindParentheses(from: index)
            if end == index { return index }
            index = end
        }
        return index
    }

    private func indexBehindParentheses(from start: Int) -> Int {
        var depth = 0
        for index in start..<min(tokens.count, start + Self.attributeTokens) {
            if tokens[index].kind == .leftParenthesis { depth += 1 }
            if tokens[index].kind == .rightParenthesis { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return start
    }
}
