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
            guard let base = bytes.baseAddress else { return Outline() }
            var outline = tokenizer.tokens.withUnsafeBufferPointer { tokens in
                var parser = Parser(base: base, tokens: tokens)
                return parser.parseFile()
            }
            outline.lines = tokenizer.lines
            outline.directives = tokenizer.directives
            outline.problems = (tokenizer.problems + outline.problems).sorted { $0.offset < $1.offset }
            return outline
        }
    }
}
