/// Turns the bytes of a file into tokens.
///
/// One switch over the current byte, no recursion and no allocation but the token buffer, which is reused for file
/// after file. Tokens are found exactly as the Swift compiler finds them, since a string or a regex literal taken for
/// something else makes a wrong outline of the rest of the file (The Swift Programming Language: Lexical Structure;
/// for operators and regex literals the compiler's own rules).
///
/// Any input gives tokens: what starts none becomes `unknown`, what never ends is cut off and flagged.
public struct Tokenizer {
    public private(set) var tokens: [Token] = []
    public private(set) var lines = LineTable()
    /// Comments addressed to this tool, in source order.
    public private(set) var directives: [Directive] = []
    public private(set) var problems: [Problem] = []

    // Valid only while `tokenize` runs.
    var base: UnsafePointer<UInt8>
    var count: Int
    var position = 0
    private var pendingFlags: Token.Flags = []
    /// The kind of the token before the current one; `endOfFile` stands for none.
    private(set) var previousKind = TokenKind.endOfFile
    /// `try?` and `try!` end in what looks like a postfix operator, yet an expression follows.
    private(set) var followsTryMark = false
    /// String literals whose interpolations are open, innermost last.
    private var openStrings: [OpenString] = []

    struct OpenString {
        var pounds: Int
        var isMultiline: Bool
        /// Parentheses opened inside the interpolation and not yet closed.
        var depth: Int
    }

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
        tokens.removeAll(keepingCapacity: true)
        directives.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        openStrings.removeAll(keepingCapacity: true)
        lines = LineTable()
        (position, pendingFlags, previousKind, followsTryMark) = (0, .startsLine, .endOfFile, false)
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
        tokens.reserveCapacity(count / 5 + 16)
        skipByteOrderMark()
        skipShebang()
        repeat { skipTrivia() } while scanToken()
        append(.endOfFile, from: count)
    }

    // MARK: - Reading bytes

    /// The byte at an offset from the position; a NUL beyond the end, thanks to the padding.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 { base[position + distance] }

    var isAtEnd: Bool { position >= count }

    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, flags: Token.Flags = []) {
        tokens.append(
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

    // MARK: - Trivia

    private mutating func skipByteOrderMark() {
        if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position = 3 }
    }

    private mutating func skipShebang() {
        guard peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") else { return }
        skipToEndOfLine()
    }

    private mutating func skipTrivia() {
        while true {
            switch peek() {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
                position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !openStrings.isEmpty { abandonStringsOfOneLine() }
                skipLineBreak()
                pendingFlags.insert(.startsLine)
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                skipLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case 0 where position < count:
                position += 1  // The compiler takes a NUL inside a file for white space, with a warning.
            case 0xC2 where peek(1) == 0xA0:
                position += 2  // So it does with a no-break space.
            default:
                return
            }
            pendingFlags.insert(.followsTrivia)
        }
    }

    /// Counts the line; `\r\n` is one break, a lone `\r` is one as well.
    mutating func skipLineBreak() {
        position += peek() == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
        lines.beginLine(at: UInt32(truncatingIfNeeded: position))
    }

    private mutating func skipToEndOfLine() {
        while position < count, peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r") { position += 1 }
    }

    private mutating func skipLineComment() {
        let start = position
        skipToEndOfLine()
        noteDirective(from: start)
    }

    /// Comments nest, and so does a `/*` inside a string inside a comment: the compiler does not look at strings here.
    private mutating func skipBlockComment() {
        let start = position
        var depth = 0
        repeat {
            switch peek() {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where peek(1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                skipLineBreak()
                pendingFlags.insert(.startsLine)
            default:
                position += 1
            }
        } while depth > 0 && position < count
        if depth > 0 { report("this comment never ends", at: start) }
        position = min(position, count)
        noteDirective(from: start)
    }

    /// Keeps a comment that begins with `viperlint:`; all others are white space.
    private mutating func noteDirective(from start: Int) {
        var text = start + 2
        while text < position, base[text] == UInt8(ascii: " ") || base[text] == UInt8(ascii: "\t") { text += 1 }
        let prefix: StaticString = "viperlint:"
        let length = prefix.utf8CodeUnitCount
        guard position - text > length,
            UnsafeBufferPointer(start: base + text, count: length)
                .elementsEqual(UnsafeBufferPointer(start: prefix.utf8Start, count: length))
        else { return }
        let content = UnsafeBufferPointer(start: base + text + length, count: position - text - length)
        directives.append(
            Directive(offset: UInt32(truncatingIfNeeded: start), text: String(decoding: content, as: UTF8.self)))
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
    private mutating func abandonStringsOfOneLine() {
        while let string = openStrings.last, !string.isMultiline {
            report("this interpolation never ends", at: position)
            openStrings.removeLast()
        }
    }

    private mutating func scanWord() {
        let start = position
        scanIdentifierTail()
        let length = position - start
        if length == 1, base[start] == UInt8(ascii: "_") { return append(.wildcard, from: start) }
        append(Keywords.kind(of: base + start, count: length), from: start)
    }

    /// Moves past what may continue an identifier.
    mutating func scanIdentifierTail() {
        while true {
            switch peek() {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                position += 1
            case 0x80...:
                let (scalar, length) = decodeScalar(at: position)
                guard let scalar, scalar.continuesIdentifier else { return }
                position += length
            default:
                return
            }
        }
    }

    private mutating func scanBackticks() {
        let start = position
        position += 1
        // Since Swift 6.2 any text may stand between backticks, on one line.
        while position < count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r") {
            position += 1
        }
        if peek() == UInt8(ascii: "`"), position > start + 1 {
            position += 1
            append(.identifier, from: start, flags: .backticks)
        } else {
            position = start + 1
            append(.backtick, from: start)
        }
    }

    private mutating func scanDollar() {
        let start = position
        position += 1
        let digits = position
        while case UInt8(ascii: "0")...UInt8(ascii: "9") = peek() { position += 1 }
        let endOfDigits = position
        scanIdentifierTail()
        append(position == endOfDigits && position > digits ? .dollarIdentifier : .identifier, from: start)
    }

    /// An editor placeholder such as `<#name#>`, which stands for an expression, a type or a name.
    private mutating func scanPlaceholder() -> Bool {
        var end = position + 2
        while end < count, base[end] != UInt8(ascii: "\n") {
            if base[end] == UInt8(ascii: "#"), base[end + 1] == UInt8(ascii: ">") {
                let start = position
                position = end + 2
                append(.identifier, from: start)
                return true
            }
            if base[end] == UInt8(ascii: "<"), base[end + 1] == UInt8(ascii: "#") { return false }
            end += 1
        }
        return false
    }

    private mutating func scanNonASCII() {
        let start = position
        let (scalar, length) = decodeScalar(at: position)
        guard let scalar else {
            report("these bytes are no UTF-8", at: start)
            position += 1
            return append(.unknown, from: start)
        }
        if scalar.startsIdentifier {
            position += length
            scanIdentifierTail()
            append(.identifier, from: start)
        } else if scalar.startsOperator {
            scanOperator()
        } else {
            position += length
            append(.unknown, from: start)
        }
    }
}
