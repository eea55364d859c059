extension String {
    /// The words that a name is made of, in small letters: `api`, `date` and `formatter` of `APIDateFormatter` and `api_date_formatter`.
    package var words: [String] {
        let letters = Array(self)
        var words = [""]
        for (position, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                words.append("")
                continue
            }
            let next = position + 1 < letters.count ? letters[position + 1] : nil
            // `iso8601Date`, `APIDate`: a word ends before a capital, and a run of them before its last one.
            if letter.isUppercase, position > 0, !letters[position - 1].isUppercase || next?.isLowercase ?? false { words.append("") }
            words[words.count - 1].append(contentsOf: letter.lowercased())
        }
        return words.filter { !$0.isEmpty }
    }
}
