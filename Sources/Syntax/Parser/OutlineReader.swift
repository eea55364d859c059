/// Reads file after file into outlines, reusing its memory. Make one for each thread.
public final class OutlineReader {
    private var tokenizer = Tokenizer()
    private var parser = Parser()

    public init() {}

    /// The tokens of the file that was read last.
    var tokens: [Token] { tokenizer.tokens }
    /// The same, valid until the next file is read.
    var tokenBuffer: UnsafeBufferPointer<Token> { tokenizer.tokenBuffer }

    /// Never fails: what could not be followed is among the outline's problems.
    public func read(_ source: borrowing PaddedBytes) -> Outline {
        read(source, keepsUses: true)
    }

    /// Reads what a file declares, and nothing that its code or its types refer to, in half of the time.
    ///
    /// The declarations are those of ``read(_:)``, with their kinds, modifiers, names and places.
    public func readDeclarations(_ source: borrowing PaddedBytes) -> Outline {
        read(source, keepsUses: false) { $0.removeUses() }
    }

    /// - Parameters:
    ///   - keepsUses: whether the names of what code and types refer to are there.
    ///   - leave: takes away what is not to be there.
    func read(_ source: borrowing PaddedBytes, keepsUses: Bool, _ leave: (inout OutlineParts) -> Void = { _ in }) -> Outline {
        parser.keepsUses = keepsUses
        tokenizer.tokenize(source)
        source.withBytes { bytes in
            // An empty file has no address, but a parser needs none for the end of a file.
            parser.begin(base: bytes.baseAddress ?? Tokenizer.emptyBytes, tokens: tokenizer.tokenBuffer)
            parser.parseFile()
        }
        if !keepsUses { parser.outline.removeCode() }
        leave(&parser.outline)
        let problems = (tokenizer.problems + parser.outline.problems).sorted { $0.offset < $1.offset }
        return Outline(
            parser.outline, names: parser.interner.table, lines: tokenizer.lines, directives: tokenizer.directives,
            problems: problems)
    }
}
