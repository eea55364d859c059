// Swift grammar: identifier; reserved words.
extension Tokenizer {
    mutating func scanWord() {
        let start = position
        scanIdentifierTail()
        let length = position - start
        if length == 1, base[start] == UInt8(ascii: "_") { return append(.wildcard, from: start) }
        append(Keywords.kind(of: base + start, count: length), from: start)
    }

    /// Moves past what may continue an identifier.
    mutating func scanIdentifierTail() {
        var end = position
        while true {
            let run = EightBytes(at: base + end).leadingWordLength
            end += run
            if run == 8 { continue }
            if base[end] == UInt8(ascii: "$") {
                end += 1
                continue
            }
            guard base[end] >= 0x80 else { return position = end }
            let (scalar, length) = decodeScalar(at: end)
            guard let scalar, scalar.continuesIdentifier else { return position = end }
            end += length
        }
    }

    mutating func scanBackticks() {
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

    mutating func scanDollar() {
        let start = position
        position += 1
        let digits = position
        while case UInt8(ascii: "0")...UInt8(ascii: "9") = peek() { position += 1 }
        let endOfDigits = position
        scanIdentifierTail()
        append(position == endOfDigits && position > digits ? .dollarIdentifier : .identifier, from: start)
    }

    /// An editor placeholder such as `<#name#>`, which stands for an expression, a type or a name.
    mutating func scanPlaceholder() -> Bool {
        var end = position + 2
        while end < count, base[end] != UInt8(ascii: "\n"), base[end] != UInt8(ascii: "\r") {
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

    mutating func scanNonASCII() {
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
