/// A line of code as its words and what stands between them, however it is set in.
struct LineWords: Hashable {
    /// Names, keywords and numbers, in their order.
    private(set) var words: [Substring] = []
    /// The line without white space, each word as a blank.
    private(set) var shape = ""

    init(_ line: String) {
        var rest = line[...]
        while let first = rest.first {
            let word = rest.prefix { Self.isOfWord($0) }
            if word.isEmpty {
                if !first.isWhitespace { shape.append(first) }
                rest = rest.dropFirst()
            } else {
                words.append(word)
                shape.append(" ")
                rest = rest[word.endIndex...]
            }
        }
    }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// What stands in another line in the place of words of this one, by these; nil where the lines differ in more than words, or one word
    /// would stand for two.
    func replacements(in other: LineWords) -> [Substring: Substring]? {
        guard shape == other.shape else { return nil }
        var replaced: [Substring: Substring] = [:]
        for (word, theirs) in zip(words, other.words) {
            if let known = replaced.updateValue(theirs, forKey: word), known != theirs { return nil }
        }
        guard Set(replaced.values).count == replaced.count else { return nil }
        return replaced.filter { $0.key != $0.value }
    }

    /// The line without white space.
    var text: String { text(replacing: [:]) }

    /// The line without white space, with other words.
    func text(replacing replacements: [Substring: Substring]) -> String {
        var words = words.makeIterator()
        return shape.reduce(into: "") { text, character in
            guard character == " ", let word = words.next() else { return text.append(character) }
            text += replacements[word] ?? word
        }
    }
}
