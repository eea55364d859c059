extension String {
    /// The words of the text in lines of at most so many columns; a word that is longer gets a line of its own.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(whereSeparator: { $0 == " " || $0 == "\t" || $0.isNewline }).map(\.harmless) {
            if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

/// `1 file`, `2 files`, `2 entities`, `0 files`.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : plural(of: noun))"
}

private func plural(of noun: String) -> String {
    guard noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) else { return noun + "s" }
    return noun.dropLast() + "ies"
}
