/// What a line of code calls, wherever it puts the answer: `formatter.string(from: date)` of `title = formatter.string(from: date)`, and of
/// `return formatter.string(from: date)` in a function that it was moved to.
struct AssignedValue {
    /// Without white space.
    private let text: String

    /// Nil for a line that is no such statement.
    init?(inLine line: String) {
        let line = line.drop(while: \.isWhitespace)
        var value = line
        if line.hasPrefix("return ") {
            value = line.dropFirst("return ".count)
        } else if let target = line.prefixMatch(of: /(?:(?:let|var) )?[\w.?!]+(?:: [\w.?]+)?\s=\s/) {
            value = line[target.range.upperBound...]
        }
        let text = value.filter { !$0.isWhitespace }
        // A name or a number alone may well mean something else there.
        guard text.hasSuffix(")"), text.contains(".") else { return nil }
        self.text = text
    }

    /// Whether another line has it as a whole: `view.show(formatter.string(from: date))`.
    func isPart(of line: String) -> Bool {
        let line = line.filter { !$0.isWhitespace }
        guard let place = line.firstRange(of: text) else { return false }
        let before = line[..<place.lowerBound]
        return before.isEmpty || before.hasSuffix("return") || before.last.map { "=([,:!{".contains($0) } ?? true
    }
}
