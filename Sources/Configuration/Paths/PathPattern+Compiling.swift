extension PathPattern {
    /// - Throws: why the text is no pattern, or one that could never match.
    public init(_ text: String) throws(Invalid) {
        var compiler = PatternCompiler()
        try compiler.compile(Array(text.utf8))
        self.text = text
        segments = compiler.segments
        tokens = compiler.tokens
        sets = compiler.sets
        isFolderOnly = compiler.isFolderOnly
    }
}

private struct PatternCompiler {
    var segments: [PathPattern.Segment] = []
    var tokens: [PathPattern.Token] = []
    var sets: [PathPattern.CharacterSet] = []
    var isFolderOnly = false

    mutating func compile(_ bytes: [UInt8]) throws(PathPattern.Invalid) {
        try checkStart(of: bytes)
        let slash = UInt8(ascii: "/")
        let components = bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        isFolderOnly = bytes.last == slash && !components.isEmpty
        // A slash at the end does not tie a pattern to the root, as in .gitignore.
        let isAnchored = bytes[...(bytes.lastIndex { $0 != slash } ?? 0)].contains(slash)
        if !isAnchored || components.isEmpty { append(.anyFolders) }
        for component in components { try append(component) }
        takeClosingFolders()
        if segments.count > PathPattern.maximumComponents { throw .tooManyComponents }
    }

    private func checkStart(of bytes: [UInt8]) throws(PathPattern.Invalid) {
        guard let first = bytes.first else { throw .empty }
        if first == UInt8(ascii: "/") || bytes.starts(with: "~/".utf8) { throw .absolute }
        if first == UInt8(ascii: "!") { throw .negated }
    }

    private mutating func append(_ component: ArraySlice<UInt8>) throws(PathPattern.Invalid) {
        if component.elementsEqual("..".utf8) { throw .escapesRoot }
        if component.elementsEqual("**".utf8) { return append(.anyFolders) }
        let start = tokens.count
        let isLiteral = try appendTokens(of: component)
        let end = tokens.count
        segments.append(isLiteral ? .literal(start: start, end: end) : .wildcard(start: start, end: end))
    }

    /// Any number of `**` in a row is one.
    private mutating func append(_ segment: PathPattern.Segment) {
        if case .anyFolders = segments.last { return }
        segments.append(segment)
    }

    /// `Folder/**` is whatever lies below the folder, which is what `Folder/` means as well.
    private mutating func takeClosingFolders() {
        guard segments.count > 1, case .anyFolders = segments.last else { return }
        segments.removeLast()
        isFolderOnly = true
    }

    /// - Returns: whether the component stands for itself.
    private mutating func appendTokens(of component: ArraySlice<UInt8>) throws(PathPattern.Invalid) -> Bool {
        let start = tokens.count
        var rest = component
        var isLiteral = true
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): appendAnyText(componentStart: start)
            case UInt8(ascii: "?"): tokens.append(.anyCharacter)
            case UInt8(ascii: "["): try appendSet(&rest)
            case UInt8(ascii: "{"), UInt8(ascii: "}"): throw .braces
            case UInt8(ascii: "\\"): try tokens.append(.byte(escaped(&rest)))
            default: tokens.append(.byte(byte))
            }
            isLiteral = isLiteral && !"*?[".utf8.contains(byte)
        }
        return isLiteral
    }

    /// Any number of `*` in a row is one.
    /// - Parameter start: of the component's tokens; what stands before is another component's.
    private mutating func appendAnyText(componentStart start: Int) {
        if tokens.count > start, case .anyText = tokens.last { return }
        tokens.append(.anyText)
    }

    private func escaped(_ rest: inout ArraySlice<UInt8>) throws(PathPattern.Invalid) -> UInt8 {
        guard let byte = rest.popFirst(), "*?[]{}!#\\ ".utf8.contains(byte) else { throw .backslash }
        return byte
    }

    /// What follows `[`; a `]` that comes first is a member.
    private mutating func appendSet(_ rest: inout ArraySlice<UInt8>) throws(PathPattern.Invalid) {
        var set = PathPattern.CharacterSet()
        if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") {
            set.isNegated = true
            rest.removeFirst()
        }
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst {
                tokens.append(.set(sets.count))
                sets.append(set)
                return
            }
            isFirst = false
            try insertRange(from: byte, &rest, into: &set)
        }
        throw .unclosedSet
    }

    private func insertRange(
        from first: UInt8, _ rest: inout ArraySlice<UInt8>, into set: inout PathPattern.CharacterSet
    ) throws(PathPattern.Invalid) {
        let low = first == UInt8(ascii: "\\") ? try escaped(&rest) : first
        var high = low
        if rest.count >= 2, rest.first == UInt8(ascii: "-"), rest.dropFirst().first != UInt8(ascii: "]") {
            high = rest.dropFirst().first ?? low
            rest.removeFirst(2)
        }
        if low >= 0x80 || high >= 0x80 { throw .nonASCIISet }
        if high < low { throw .emptyRange }
        for byte in low...high { set.insert(byte) }
    }
}
