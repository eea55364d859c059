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

    /// Whether a name tells what happened or is about to, in whatever words: `keyboardWillShow`, `closeTapped`, `pickedImage`, `onAppear`. An order
    /// names what to do.
    public var tellsWhatHappened: Bool {
        firstWord == "on" && count > 2 || ["*Did", "*Will"].contains { isNamed(by: $0) } || firstWord.isParticiple || lastWord.isParticiple || endsWithUnchangedParticiple
    }

    private var firstWord: Substring { prefix { !$0.isUppercase } }

    private var lastWord: Substring { self[...].lastWord }

    /// Whether what something has become stands behind its name, in a word that alone would be an order, or before a particle: `passwordReset`,
    /// `callHungUp`. Of an order's object it says nothing: `showUnread`, `confirmReset`.
    private var endsWithUnchangedParticiple: Bool {
        guard !orders.contains(String(firstWord)) else { return false }
        let name = particles.contains(lastWord.lowercased()) ? dropLast(lastWord.count) : self[...]
        let said = name.lastWord
        return said.count < name.count && (said.isUnchangedParticiple || name.count < count && said.isParticiple)
    }

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
        if !word.hasSuffix("ed") { return participles.contains(word) || word.withoutPrefix.map { participles.contains($0) } ?? false }
        return !word.hasSuffix("eed") && word != "embed" && word.dropLast(2).contains { "aeiouy".contains($0) }
    }

    fileprivate var isUnchangedParticiple: Bool {
        let word = lowercased()
        return unchangedParticiples.contains(word) || word.withoutPrefix.map { unchangedParticiples.contains($0) } ?? false
    }

    fileprivate var lastWord: Substring { lastIndex(where: \.isUppercase).map { self[$0...] } ?? self }

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

extension String {
    /// A verb without what says that it is done again, back, wrongly or too much: `sent` of `resent`. `output` is what has been put somewhere, and no
    /// news of it.
    fileprivate var withoutPrefix: String? {
        if self == "output" || self == "outset" { return nil }
        return prefixes.first(where: hasPrefix).map { String(dropFirst($0.count)) }
    }
}

/// Those without the ending, that events are named by; not those that are verbs or nouns as well.
private let participles: Set<String> = [
    "begun", "bitten", "blown", "born", "bought", "broken", "brought", "built", "caught", "chosen", "dealt", "done", "drawn", "driven", "eaten", "fallen",
    "forbidden", "forgiven", "forgotten", "fought", "found", "frozen", "given", "gone", "gotten", "grown", "heard", "held", "hidden", "hung", "kept",
    "lent", "lost", "made", "meant", "mistaken", "overridden", "overwritten", "paid", "prebuilt", "prepaid", "proven", "rebuilt", "ridden", "risen",
    "said", "sent", "shaken", "shown", "shrunk", "sold", "sought", "spent", "spoken", "sprung", "spun", "stolen", "struck", "stuck", "sunk", "sworn",
    "swept", "swum", "taken", "taught", "thrown", "told", "torn", "undone", "upheld", "withdrawn", "withheld", "woken", "won", "worn", "woven",
    "written",
]

/// Those that are verbs, nouns or adjectives as well, so that only what stands before them tells.
private let unchangedParticiples: Set<String> = [
    "become", "bound", "broadcast", "burst", "cast", "come", "cut", "hit", "hurt", "known", "left", "met", "put", "quit", "read", "run", "seen", "set",
    "shut", "split", "spread", "understood", "wound",
]

private let prefixes = ["mis", "out", "over", "re", "under", "un"]

/// What goes with a verb: `signedOut`, `cutShort`.
private let particles: Set<String> = ["away", "back", "down", "in", "off", "on", "out", "over", "short", "through", "up"]

/// Verbs that orders to a view or a router begin with.
private let orders: Set<String> = [
    "add", "animate", "apply", "ask", "begin", "bind", "cancel", "change", "check", "clear", "close", "configure", "confirm", "create", "delete", "disable",
    "display", "do", "draw", "enable", "end", "fill", "finish", "get", "go", "handle", "hide", "highlight", "insert", "load", "lock", "make", "mark", "move",
    "navigate", "notify", "offer", "open", "perform", "play", "pop", "prepare", "present", "push", "refresh", "reload", "remove", "render", "request",
    "restore", "retry", "save", "scroll", "select", "send", "set", "setup", "show", "start", "stop", "swipe", "switch", "toggle", "trigger", "turn",
    "undo", "unlock", "update", "use",
]

extension UInt8 {
    fileprivate var isASCII: Bool { self < 0x80 }
}
