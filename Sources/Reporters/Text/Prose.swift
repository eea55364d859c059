extension String {
    /// The words of the text in lines of at most so many columns; a word that is longer gets a line of its own.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var columns = 0
        for word in utf8.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }).map({ Substring($0).harmless }) {
            let wide = word.displayWidth
            if !line.isEmpty, columns + 1 + wide > width {
                lines.append(line)
                line = ""
            }
            if line.isEmpty {
                columns = wide
            } else {
                line += " "
                columns += 1 + wide
            }
            line += word
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

extension [String] {
    /// The library's `joined(separator:)` for strings alone: that one is generic to the last, and the run-time looks up the
    /// types that it needs by their names among all that there are, which takes a fiftieth of a lint of a few files.
    func joined(by separator: String) -> String {
        var text = first ?? ""
        for part in dropFirst() {
            text += separator
            text += part
        }
        return text
    }
}

extension String {
    /// With blanks behind it, for a column of a table.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
