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
        tokenizer.tokenize(source)
        return parse(source, .whole)
    }

    /// Reads what a file declares, and nothing that its code or its types refer to, in half of the time.
    ///
    /// The declarations are those of ``read(_:)``, with their kinds, modifiers, names and places.
    public func readDeclarations(_ source: borrowing PaddedBytes) -> Outline {
        tokenizer.tokenize(source)
        return parse(source, .declarations)
    }

    /// Reads a file as ``readDeclarations(_:)`` does if it imports one of some modules, and whole if not.
    public func read(_ source: borrowing PaddedBytes, wholeUnlessImporting modules: [StaticString]) -> Outline {
        tokenizer.tokenize(source)
        return parse(source, imports(anyOf: modules, source) ? .declarations : .whole)
    }

    /// Without what code refers to, and without the names of types; only the places of these are there.
    func readForRows(_ source: borrowing PaddedBytes) -> Outline {
        tokenizer.tokenize(source)
        return parse(source, .rows)
    }

    private func imports(anyOf modules: [StaticString], _ source: borrowing PaddedBytes) -> Bool {
        let tokens = tokenizer.tokenBuffer
        return source.withBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return tokens.indices.dropLast(2).contains { position in
                guard tokens[position].kind == .importKeyword else { return false }
                return tokens[position + 2].kind != .period && modules.contains { tokens[position + 1].spells($0, in: base) }
            }
        }
    }

    /// What is left of a file's facts.
    private enum Extent { case whole, rows, declarations }

    private func parse(_ source: borrowing PaddedBytes, _ extent: Extent) -> Outline {
        parser.keepsUses = extent == .whole
        source.withBytes { bytes in
            // An empty file has no address, but a parser needs none for the end of a file.
            parser.begin(base: bytes.baseAddress ?? Tokenizer.emptyBytes, tokens: tokenizer.tokenBuffer)
            parser.parseFile()
        }
        switch extent {
        case .whole: break
        case .rows: parser.outline.removeCode()
        case .declarations: parser.outline.removeUses()
        }
        let problems = (tokenizer.problems + parser.outline.problems).sorted { $0.offset < $1.offset }
        return Outline(
            parser.outline, names: parser.interner.table, lines: tokenizer.lines, directives: tokenizer.directives,
            problems: problems)
    }
}
