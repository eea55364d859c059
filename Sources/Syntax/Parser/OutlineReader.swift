/// Reads file after file into outlines, reusing its memory. Make one for each thread.
public struct OutlineReader {
    private var tokenizer = Tokenizer()

    public init() {}

    /// The tokens of the file that was read last.
    var tokens: [Token] { tokenizer.tokens }

    /// Never fails: what could not be followed is among the outline's problems.
    public mutating func read(_ source: borrowing PaddedBytes) -> Outline {
        tokenizer.tokenize(source)
        return source.withBytes { bytes in
            // An empty file has no address, but a parser needs none for the end of a file.
            let base = bytes.baseAddress ?? Tokenizer.emptyBytes
            return tokenizer.tokens.withUnsafeBufferPointer { tokens in
                var parser = Parser(base: base, tokens: tokens)
                parser.parseFile()
                let problems = (tokenizer.problems + parser.outline.problems).sorted { $0.offset < $1.offset }
                return Outline(
                    parser.outline, names: parser.interner.table, lines: tokenizer.lines,
                    directives: tokenizer.directives, problems: problems)
            }
        }
    }
}
