import Diagnostics

/// The lines of the base whose findings are gone, each to be taken for one finding of the newer side.
struct GoneLines {
    private var lines: [LineWords] = []
    private var isTaken: [Bool] = []
    private var byText: [Key: [Int]] = [:]
    private var byShape: [Key: [Int]] = [:]

    /// What is the same of a finding's line on both sides.
    private struct Key: Hashable {
        /// Its id.
        var rule: String
        var text: String
    }

    var isEmpty: Bool { lines.isEmpty }

    mutating func add(_ line: String, rule: String) {
        let words = LineWords(line)
        byText[Key(rule: rule, text: words.text), default: []].append(lines.count)
        byShape[Key(rule: rule, text: words.shape), default: []].append(lines.count)
        lines.append(words)
        isTaken.append(false)
    }

    /// Whether there was one left with the same text, however it is set in.
    mutating func take(_ line: LineWords, rule: String) -> Bool {
        !line.text.isEmpty && take(from: byText[Key(rule: rule, text: line.text)]) { _ in true }
    }

    /// Whether there was one left with other words in the places of the new ones.
    ///
    /// - Parameter isMeant: asked for the old words by the new.
    mutating func take(_ line: LineWords, rule: String, where isMeant: ([Substring: Substring]) -> Bool) -> Bool {
        take(from: byShape[Key(rule: rule, text: line.shape)]) { old in
            line.replacements(in: old).map { !$0.isEmpty && isMeant($0) } ?? false
        }
    }

    private mutating func take(from places: [Int]?, where isMeant: (LineWords) -> Bool) -> Bool {
        guard let place = places?.first(where: { !isTaken[$0] && isMeant(lines[$0]) }) else { return false }
        isTaken[place] = true
        return true
    }
}
