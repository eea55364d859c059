/// A string literal of one line with what its interpolations mean put in.
struct ManifestString {
    private var rest: ArraySlice<UInt8>

    /// - Parameter bytes: begin with the literal.
    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Nil where an interpolated part is not known, and for literals that no name or path is written in: raw ones and
    /// those of several lines.
    func text(interpolating parts: [String?]) -> String? {
        var rest = rest
        guard rest.popFirst() == UInt8(ascii: "\""), !rest.starts(with: "\"\"".utf8) else { return nil }
        var text: [UInt8] = []
        var parts = parts[...]
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            if escaped == UInt8(ascii: "(") {
                guard let part = parts.popFirst() ?? nil, Self.skipInterpolation(&rest) else { return nil }
                text += part.utf8
            } else {
                guard escaped == UInt8(ascii: "\\") || escaped == UInt8(ascii: "\"") else { return nil }
                text.append(escaped)
            }
        }
        return nil
    }

    /// To behind the closing parenthesis. Strings within interpolations are more than a name or a path needs.
    private static func skipInterpolation(_ rest: inout ArraySlice<UInt8>) -> Bool {
        var depth = 1
        while depth > 0, let byte = rest.popFirst(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        return depth == 0
    }
}
