extension StringProtocol {
    /// Whether a name begins with a word: `eventually…` starts with other letters, not with the word `event`.
    public func begins(withWord word: some StringProtocol) -> Bool {
        var rest = utf8.makeIterator()
        for expected in word.utf8 {
            guard let byte = rest.next() else { return false }
            // Two ASCII characters are equal or not, whatever stands behind them; all else is for Unicode to say.
            if byte != expected { return byte >= 0x80 || expected >= 0x80 ? hasWordPrefix(word) : false }
        }
        guard let next = rest.next() else { return true }
        return next < 0x80 ? !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) : hasWordPrefix(word)
    }

    private func hasWordPrefix(_ word: some StringProtocol) -> Bool {
        hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
    }
}
