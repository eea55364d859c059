extension String {
    /// Whether a name begins with a word: `eventually…` starts with other letters, not with the word `event`.
    public func begins(withWord word: String) -> Bool {
        withASCII(of: word) { $0.begins(withWord: $1[...], at: 0) } ?? self[...].begins(withWord: word[...])
    }

    /// Whether a name is one that a dialect's pattern stands for. A word stands for names that begin with it; behind a `*` it
    /// stands for a word behind others, `*Did` for `loanViewDidClose`, and in small letters for the end of a word, `*ed` for
    /// `loanSelected`.
    public func isNamed(by pattern: String) -> Bool {
        guard pattern.hasPrefix("*") else { return begins(withWord: pattern) }
        let rest = String(pattern.dropFirst())
        return rest.first?.isLowercase ?? false ? contains(wordEnding: rest) : contains(laterWord: rest)
    }

    private func contains(wordEnding ending: String) -> Bool {
        indices.contains { start in
            guard start > startIndex, self[start...].hasPrefix(ending) else { return false }
            return !(self[start...].dropFirst(ending.count).first?.isLowercase ?? false)
        }
    }

    /// Whether a name has a word behind one or more others.
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

extension UInt8 {
    fileprivate var isASCII: Bool { self < 0x80 }
}
