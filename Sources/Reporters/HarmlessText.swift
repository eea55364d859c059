// Paths, names and source lines come from the linted repository. Written as they are, a line break in a path forges a
// finding, an escape sequence rewrites the terminal, and a bidirectional override shows code that is not there.

extension Unicode.Scalar {
    /// The scalar itself, or a visible stand-in of width 1 where a terminal or a log would obey it instead of showing it.
    var harmless: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"  // The block of control pictures: ␀ … ␟.
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: self
        }
    }
}

extension StringProtocol {
    /// The text on one line, with nothing in it that a terminal would obey.
    public var harmless: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.harmless) }
        return String(scalars)
    }
}
