extension Tokenizer {
    /// `!` and `?` bound to what stands before them are tokens of their own, even in `a!!` and `a?!`.
    mutating func scanMark() {
        let start = position
        guard isLeftBound(start) else { return scanOperator() }
        position += 1
        append(base[start] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: start)
    }

    /// A period, or an operator that starts with one (`...`, `..<`, `.+`).
    mutating func scanPeriod() {
        if peek(1) == UInt8(ascii: ".") || operatorLength(at: position + 1) > 0 { return scanOperator() }
        let start = position
        position += 1
        append(.period, from: start)
    }

    mutating func scanOperator() {
        let start = position
        var end = endOfOperator(from: start)
        if let slash = firstSlash(from: start, to: end), startsRegex(at: slash, operatorStart: start, operatorEnd: end) {
            // `-/regex/`: the operator before the slash stands alone.
            if slash > start { appendOperator(from: start, to: slash) }
            return scanBareRegex(at: slash, isCertain: regexIsCertain(operatorStart: start, operatorEnd: end))
        }
        end = startOfComment(from: start, to: end) ?? end
        appendOperator(from: start, to: end)
    }

    private mutating func endOfOperator(from start: Int) -> Int {
        let allowsPeriods = base[start] == UInt8(ascii: ".")
        var end = start
        while true {
            if base[end] == UInt8(ascii: "."), !allowsPeriods { return end }
            if base[end] == UInt8(ascii: "<"), base[end + 1] == UInt8(ascii: "#"), end > start { return end }
            let length = base[end] == UInt8(ascii: ".") ? 1 : operatorLength(at: end, continues: end > start)
            if length == 0 { return end }
            end += length
        }
    }

    /// How many bytes of an operator character stand at an offset: 0 where none does.
    private mutating func operatorLength(at offset: Int, continues: Bool = false) -> Int {
        switch base[offset] {
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "!"), UInt8(ascii: "?"):
            return 1
        case 0x80...:
            let (scalar, length) = decodeScalar(at: offset)
            guard let scalar, continues ? scalar.continuesOperator : scalar.startsOperator else { return 0 }
            return length
        default:
            return 0
        }
    }

    private mutating func firstSlash(from start: Int, to end: Int) -> Int? {
        var offset = start
        while offset < end {
            if base[offset] == UInt8(ascii: "/") { return offset }
            offset += 1
        }
        return nil
    }

    /// A comment that starts inside an operator (`+//`) ends it.
    private mutating func startOfComment(from start: Int, to end: Int) -> Int? {
        var offset = start + 1
        while offset < end {
            if base[offset] == UInt8(ascii: "/"), base[offset + 1] == UInt8(ascii: "/") || base[offset + 1] == UInt8(ascii: "*") {
                return offset
            }
            offset += 1
        }
        return nil
    }

    private mutating func appendOperator(from start: Int, to end: Int) {
        let kind = operatorKind(from: start, to: end)
        position = end
        append(kind, from: start)
    }

    /// Bound on both sides or on neither: binary. On the left only: postfix. On the right only: prefix.
    private mutating func operatorKind(from start: Int, to end: Int) -> TokenKind {
        let left = isLeftBound(start)
        let right = isRightBound(end, leftBound: left)
        if end - start == 1 {
            switch base[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where !left && right: return .prefixAmpersand
            case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
            default: break
            }
        } else if end - start == 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
            return .arrow
        }
        return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
    }

    mutating func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch base[start - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return start < 2 || base[start - 2] != UInt8(ascii: "*")
        case 0xA0: return start < 2 || base[start - 2] != 0xC2
        default: return true
        }
    }

    mutating func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
        switch base[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !leftBound
        case UInt8(ascii: "/"): return base[end + 1] != UInt8(ascii: "/") && base[end + 1] != UInt8(ascii: "*")
        case 0xC2: return base[end + 1] != 0xA0
        default: return true
        }
    }
}
