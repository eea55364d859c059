extension String {
    /// Whether a name begins with a word: `eventually…` starts with other letters, not with the word `event`.
    public func begins(withWord word: String) -> Bool {
        withASCII(of: word) { $0.begins(withWord: $1[...], at: 0) } ?? self[...].begins(withWord: word[...])
    }

    /// Whether a name is one that a dialect's pattern stands for: a word for names that begin with it; behind a `*` it may
    /// stand, or end, behind others, `*Did` for `loanViewDidClose`, `*ed` for `loanSelected`.
    public func isNamed(by pattern: String) -> Bool {
        pattern.hasPrefix("*") ? contains(laterWord: String(pattern.dropFirst())) : begins(withWord: pattern)
    }

    /// A pattern as people read it: what `*` stands for is the view's name, or the word that ends so.
    public var spelledNamePattern: String {
        replacing("*", with: dropFirst().first?.isUppercase ?? false ? "<view>" : "…")
    }

    /// A name that has the pattern, for what was called something else; nil where the pattern says how a word of the name's own ends.
    public func renamed(by pattern: String) -> String? {
        if pattern.hasPrefix("*"), pattern.dropFirst().first?.isLowercase ?? true { return nil }
        return pattern.spelledNamePattern + prefix(1).uppercased() + dropFirst()
    }

    /// Whether a name tells what happened or is about to, in whatever words: `keyboardWillShow`, `closeTapped`, `pickedImage`. An order
    /// names what to do.
    public var tellsWhatHappened: Bool {
        ["*Did", "*Will"].contains { isNamed(by: $0) } || firstWord.isParticiple || lastWord.isParticiple
    }

    private var firstWord: Substring { prefix { !$0.isUppercase } }

    private var lastWord: Substring { lastIndex(where: \.isUppercase).map { self[$0...] } ?? self[...] }

    /// Whether a name has a word behind one or more others, or behind the beginning of its own.
    private func contains(laterWord word: String) -> Bool {
        let isInside = withASCII(of: word) { name, word in name.indices.dropFirst().contains { name.begins(withWord: word[...], at: $0) } }
        return isInside ?? indices.dropFirst().contains { self[$0...].begins(withWord: word[...]) }
    }

    /// The bytes of a name and a word; nil where there are other letters than ASCII, which are for Unicode to compare.
    private func withASCII(of word: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool) -> Bool? {
        var (name, word) = (self, word)
        return name.withUTF8 { name in
            word.withUTF8 { word in name.allSatisfy(\.isASCII) && word.allSatisfy(\.isASCII) ? body(name, word) : nil }
        }
    }
}

extension Substring {
    /// Whether it is what became of something, as far as its letters tell: `tapped`, `shown`; `feed` and `embed` only end alike.
    fileprivate var isParticiple: Bool {
        let word = lowercased()
        if !word.hasSuffix("ed") { return participles.contains(word) }
        return !word.hasSuffix("eed") && word != "embed" && word.dropLast(2).contains { "aeiouy".contains($0) }
    }

    fileprivate func begins(withWord word: Substring) -> Bool {
        hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func begins(withWord word: Slice<Self>, at start: Int) -> Bool {
        let end = start + word.count
        guard end <= count, self[start..<end].elementsEqual(word) else { return false }
        return end == count || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self[end])
    }
}

/// Those without the ending, that events are named by; not those that are verbs or nouns as well.
private let participles: Set<String> = [
    "begun", "bought", "broken", "brought", "built", "caught", "chosen", "done", "drawn", "driven", "forgotten", "found", "frozen", "given", "gone",
    "hidden", "kept", "lost", "made", "overridden", "overwritten", "paid", "rebuilt", "sent", "shown", "sold", "spent", "spoken", "stolen", "stuck",
    "taken", "thrown", "undone", "withdrawn", "won", "written",
]

extension UInt8 {
    fileprivate var isASCII: Bool { self < 0x80 }
}
