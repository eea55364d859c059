/// Reads declarations, types and bodies out of a file's tokens.
///
/// Recursive descent after the Swift grammar. `parseX` reads what must be there and recovers where it is not;
/// `parseOptionalX` reads it only where it is there and says so. Every loop either moves on or stops, and nesting is
/// bounded, so any input gives an outline in time linear in its length.
///
/// What only looks ahead is `mutating` all the same, unless it is inlined: so large a struct is copied for each call that
/// borrows it, which took a twelfth of the time.
struct Parser: ~Copyable {
    // Valid only between `begin` and the end of `parseFile`.
    private(set) var base = Tokenizer.emptyBytes
    private(set) var tokens = UnsafeBufferPointer<Token>(start: nil, count: 0)
    let groupEnds = GroupEnds()
    var index = 0
    /// The current token; the rest of one where the parser has split it (`>>` closes two argument lists).
    var token = Token(offset: 0, length: 0, kind: .endOfFile, flags: [])
    /// Byte offset behind the token before.
    var previousEnd: UInt32 = 0
    var outline = OutlineParts()
    var interner = NameInterner()

    /// The declaration that the current position stands in.
    var parent = DeclarationIndex.none
    /// Whether it stands in a body.
    var isLocal = false
    /// Whether it stands in a branch of `#if`.
    var isConditional = false
    /// Whether it stands in an `@abi` attribute.
    var isABI = false
    var context: Context = []
    /// Whether the names of what code and types refer to are kept; the rows of an outline show none of them.
    var keepsUses = true
    private var depth = 0
    /// Keeps the stack within the 512 KiB of a Dispatch worker; real sources need a fraction of it.
    private static let maximumDepth = 128

    /// Indices of the `<` that open no generic arguments.
    var failedGenericArguments: Set<Int> = []
    var genericArgumentDepth = 0

    // Elements of the lists under construction, innermost last; finished lists move to the outline.
    var typeScratch = GrowableBuffer<TypeIndex>()
    var argumentScratch = GrowableBuffer<Argument>()
    var parameterScratch = GrowableBuffer<Parameter>()
    var attributeScratch = GrowableBuffer<Attribute>()

    /// What the place of an expression asks of it.
    struct Context: OptionSet {
        let rawValue: UInt8

        /// The condition of a statement: a `{` opens the statement's block.
        static let condition = Context(rawValue: 1 << 0)
        /// A pattern: `let` and `is` may open it, `=` ends it.
        static let pattern = Context(rawValue: 1 << 1)
        /// Behind `let` in a pattern: names are bound, not used.
        static let binding = Context(rawValue: 1 << 2)
    }

    /// Forgets the file before and stands at the first token of another one; the last of its tokens is `endOfFile`.
    mutating func begin(base: UnsafePointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
        self.base = base
        self.tokens = tokens
        groupEnds.begin(tokens)
        outline.removeAll()
        interner.removeAll()
        failedGenericArguments.removeAll(keepingCapacity: true)
        (index, previousEnd, parent) = (0, 0, .none)
        token = tokens.first ?? Token(offset: 0, length: 0, kind: .endOfFile, flags: [])
    }

    mutating func parseFile() {
        let start = outline.code.count
        parseStatements(until: .endOfFile)
        outline.topLevelCode = ListRange(start, outline.code.count)
    }

    // MARK: - Moving

    var atEnd: Bool { token.kind == .endOfFile }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    mutating func advance() {
        previousEnd = token.end
        if token.end < tokens[index].end { return takeRest() }
        guard index + 1 < tokens.count else { return }
        index += 1
        token = tokens[index]
    }

    func peek(_ distance: Int = 1) -> Token {
        tokens[min(index + distance, tokens.count - 1)]
    }

    /// - Returns: whether the token was there.
    mutating func consume(_ kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: TokenKind, _ description: StaticString) {
        if !consume(kind) { report("expected \(description)") }
    }

    /// Problems behind the first few tell nothing that the first did not.
    mutating func report(_ message: String) {
        guard outline.problems.count < 8 else { return }
        outline.problems.append(Problem(offset: token.offset, message: message))
    }

    /// Runs `body` unless nesting is so deep that the stack would be at risk; then one group is skipped instead.
    @inline(__always)
    mutating func nested<Result>(or fallback: Result, _ body: (inout Parser) -> Result) -> Result {
        guard depth < Self.maximumDepth else {
            report("nested too deep to be followed")
            skipGroup()
            return fallback
        }
        depth += 1
        defer { depth -= 1 }
        return body(&self)
    }

    // MARK: - Parts of tokens

    /// Whether the current token is an operator that starts with a byte.
    func atOperator(_ byte: Character) -> Bool {
        token.kind.isOperator && base[Int(token.offset)] == byte.asciiValue
    }

    /// Consumes one byte of an operator and leaves the rest as a token of its own.
    mutating func consumeOperatorPrefix(_ byte: Character) -> Bool {
        guard atOperator(byte) else { return false }
        guard token.length > 1 else {
            advance()
            return true
        }
        previousEnd = token.offset + 1
        takeRest()
        return true
    }

    /// Reads what is left of an operator as the tokenizer would read it there: bound to what stands before it.
    private mutating func takeRest() {
        let whole = tokens[index]
        token.offset = previousEnd
        token.length = whole.end - previousEnd
        token.flags = []
        switch (base[Int(token.offset)], token.length) {
        case (UInt8(ascii: "?"), _):
            token.kind = .postfixQuestion
            token.length = 1
        case (UInt8(ascii: "!"), _):
            token.kind = .exclamation
            token.length = 1
        case (UInt8(ascii: "="), 1): token.kind = .equal
        case (UInt8(ascii: "-"), 2) where base[Int(token.offset) + 1] == UInt8(ascii: ">"): token.kind = .arrow
        default: token.kind = whole.kind == .postfixOperator ? .postfixOperator : .binaryOperator
        }
    }

    @inline(__always)
    func text(is text: StaticString, of token: Token) -> Bool { token.spells(text, in: base) }

    @inline(__always)
    func text(is text: StaticString) -> Bool { token.spells(text, in: base) }

    /// The token's name, without backticks.
    mutating func intern(_ token: Token) -> NameID {
        let ticks = token.flags.contains(.backticks) ? 1 : 0
        return interner.intern(
            UnsafeBufferPointer(start: base + Int(token.offset) + ticks, count: max(0, Int(token.length) - 2 * ticks)))
    }

    /// The name of what is used rather than declared: nobody asks for it where only declarations are.
    mutating func internUse(_ token: Token) -> NameID { keepsUses ? intern(token) : .none }

    mutating func intern(from start: UInt32, to end: UInt32) -> NameID {
        interner.intern(UnsafeBufferPointer(start: base + Int(start), count: Int(end) - Int(start)))
    }

    // MARK: - Trying

    struct Checkpoint {
        var index: Int
        var token = Token(offset: 0, length: 0, kind: .endOfFile, flags: [])
        var previousEnd: UInt32
        var types: Int
        var lists: Int
        var scratch: Int
        var problems: Int
    }

    /// Only types are read on trial, so only they are taken back.
    func checkpoint() -> Checkpoint {
        Checkpoint(
            index: index, token: token, previousEnd: previousEnd, types: outline.types.count,
            lists: outline.typeLists.count, scratch: typeScratch.count, problems: outline.problems.count)
    }

    mutating func rewind(to checkpoint: Checkpoint) {
        index = checkpoint.index
        token = checkpoint.token
        previousEnd = checkpoint.previousEnd
        outline.types.truncate(to: checkpoint.types)
        outline.typeLists.truncate(to: checkpoint.lists)
        typeScratch.truncate(to: checkpoint.scratch)
        outline.problems.removeLast(outline.problems.count - checkpoint.problems)
    }
}
