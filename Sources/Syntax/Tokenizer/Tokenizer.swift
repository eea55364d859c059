/// Turns the bytes of a file into tokens.
///
/// One switch over the current byte, no recursion and no allocation but the token buffer, which is reused for file
/// after file. Tokens are found exactly as the Swift compiler finds them, since a string or a regex literal taken for
/// something else makes a wrong outline of the rest of the file (The Swift Programming Language: Lexical Structure;
/// for operators and regex literals the compiler's own rules).
///
/// Any input gives tokens: what starts none becomes `unknown`, what never ends is cut off and flagged.
///
/// As in ``Parser``, what is asked for every operator is `mutating` although it only looks: so nothing is copied for it.
public struct Tokenizer: ~Copyable {
    private var found = GrowableBuffer<Token>(capacity: 1 << 12)
    var lineStarts = GrowableBuffer<UInt32>(capacity: 1 << 10)
    /// Comments addressed to this tool, in source order.
    public internal(set) var directives: [Directive] = []
    public private(set) var problems: [Problem] = []

    // Valid only while `tokenize` runs.
    var base: UnsafePointer<UInt8>
    var count: Int
    var position = 0
    var pendingFlags: Token.Flags = []
    /// The kind of the token before the current one; `endOfFile` stands for none.
    private(set) var previousKind = TokenKind.endOfFile
    /// The mark behind `try` looks like a postfix operator, yet an expression follows.
    private(set) var followsTryMark = false
    /// String literals whose interpolations are open, innermost last.
    private(set) var openStrings: [OpenString] = []
    var openRegexes = OpenRegexes()

    struct OpenString {
        var pounds: Int
        var isMultiline: Bool
        /// Parentheses opened inside the interpolation and not yet closed.
        var depth: Int
    }

    /// The tokens of the file that was read last.
    public var tokens: [Token] { found.array }
    /// The same, valid until the next file is read.
    var tokenBuffer: UnsafeBufferPointer<Token> { found.buffer }
    public var lines: LineTable { LineTable(starts: lineStarts.array) }

    public init() {
        // The tokenizer points at memory of its own whenever it points at nobody else's.
        base = Self.emptyBytes
        count = 0
    }

    /// Nothing but padding; lives as long as the process.
    static nonisolated(unsafe) let emptyBytes: UnsafePointer<UInt8> = {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: PaddedBytes.padding)
        bytes.initialize(repeating: 0, count: PaddedBytes.padding)
        return UnsafePointer(bytes)
    }()

    /// Tokenizes a file; the results replace those of the file before.
    ///
    /// The last token is always `endOfFile`. Files of 4 GiB and more are cut off there.
    public mutating func tokenize(_ source: borrowing PaddedBytes) {
        found.removeAll(keepingCapacity: 1 << 20)
        lineStarts.removeAll()
        lineStarts.append(0)
        directives.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        openStrings.removeAll(keepingCapacity: true)
        (position, pendingFlags, previousKind, followsTryMark) = (0, .startsLine, .endOfFile, false)
        openRegexes = OpenRegexes()
        source.withBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            base = start
            count = min(bytes.count, Int(UInt32.max) - PaddedBytes.padding)
            run()
            base = Self.emptyBytes
            count = 0
        }
    }

    private mutating func run() {
        skipShebang()
        repeat { skipTrivia() } while scanToken()
        append(.endOfFile, from: count)
    }

    // MARK: - Reading bytes

    /// The byte at an offset from the position; a NUL beyond the end, thanks to the padding.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 { base[position + distance] }

    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, flags: Token.Flags = []) {
        found.append(
            Token(
                offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: position - start), kind: kind,
                flags: pendingFlags.union(flags)))
        followsTryMark = previousKind == .tryKeyword && (kind == .postfixQuestion || kind == .exclamation)
        previousKind = kind
        pendingFlags = []
    }

    mutating func report(_ message: String, at offset: Int) {
        // A file of random bytes would otherwise give a problem for each of them.
        if problems.count < 20 { problems.append(Problem(offset: UInt32(truncatingIfNeeded: offset), message: message)) }
    }

    // MARK: - Tokens

    /// - Returns: whether a token was found; not at the end of the file.
    private mutating func scanToken() -> Bool {
        let start = position
        switch peek() {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            scanWord()
        case UInt8(ascii: "("):
            openParenthesis()
        case UInt8(ascii: ")"):
            closeParenthesis()
        case UInt8(ascii: "."):
            scanPeriod()
        case UInt8(ascii: ","): punctuation(.comma)
        case UInt8(ascii: ":"):
            if peek(1) == UInt8(ascii: ":") { punctuation(.moduleSelector, length: 2) } else { punctuation(.colon) }
        case UInt8(ascii: "{"): punctuation(.leftBrace)
        case UInt8(ascii: "}"): punctuation(.rightBrace)
        case UInt8(ascii: "["): punctuation(.leftBracket)
        case UInt8(ascii: "]"): punctuation(.rightBracket)
        case UInt8(ascii: ";"): punctuation(.semicolon)
        case UInt8(ascii: "@"): punctuation(.at)
        case UInt8(ascii: "\\"): punctuation(.backslash)
        case UInt8(ascii: "\""):
            scanString(pounds: 0)
        case UInt8(ascii: "#"):
            scanPound()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
        case UInt8(ascii: "`"):
            scanBackticks()
        case UInt8(ascii: "$"):
            scanDollar()
        case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "#") && scanPlaceholder():
            break
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            scanMark()
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "%"):
            scanOperator()
        case 0x80...:
            scanNonASCII()
        case 0 where position >= count:
            return false
        default:
            position += 1
            append(.unknown, from: start)
        }
        return true
    }

    @inline(__always)
    private mutating func punctuation(_ kind: TokenKind, length: Int = 1) {
        let start = position
        position += length
        append(kind, from: start)
    }

    private mutating func openParenthesis() {
        if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
        punctuation(.leftParenthesis)
    }

    private mutating func closeParenthesis() {
        guard let string = openStrings.last else { return punctuation(.rightParenthesis) }
        if string.depth > 0 {
            openStrings[openStrings.count - 1].depth -= 1
            punctuation(.rightParenthesis)
        } else {
            openStrings.removeLast()
            let start = position
            position += 1
            scanStringContent(from: start, pounds: string.pounds, isMultiline: string.isMultiline, isContinued: true)
        }
    }

    /// Called at the `\(` of an interpolation, which belongs to the token before.
    mutating func openInterpolation(pounds: Int, isMultiline: Bool) {
        openStrings.append(OpenString(pounds: pounds, isMultiline: isMultiline, depth: 0))
    }

    /// An interpolation in a string of one line ends with the line, or one missing `)` would swallow the file.
    mutating func abandonStringsOfOneLine() {
        while let string = openStrings.last, !string.isMultiline {
            report("this interpolation never ends", at: position)
            openStrings.removeLast()
        }
    }
}
