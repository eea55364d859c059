extension String {
    /// The words that a name is made of, in small letters: `api`, `date` and `formatter` of `APIDateFormatter` and `api_date_formatter`.
    package var words: [String] {
        let scalars = Array(unicodeScalars)
        var words = [""]
        for (position, scalar) in scalars.enumerated() {
            guard scalar.isOfWord else {
                words.append("")
                continue
            }
            let next = position + 1 < scalars.count ? scalars[position + 1] : nil
            // `iso8601Date`, `APIDate`: a word ends before a capital, and a run of them before its last one.
            if scalar.isCapital, position > 0, !scalars[position - 1].isCapital || next?.isSmall ?? false { words.append("") }
            if scalar.isASCII {
                words[words.count - 1].unicodeScalars.append(scalar.isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
            } else {
                words[words.count - 1] += scalar.properties.lowercaseMapping
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Whether a text stands somewhere in this one, byte for byte. Names are looked through by the thousand, and a search that compares
    /// characters takes a hundred times as long.
    package func holds(_ text: String) -> Bool {
        var (own, text) = (self, text)
        return own.withUTF8 { own in
            text.withUTF8 { text in
                guard let first = text.first else { return true }
                guard own.count >= text.count else { return false }
                return (0...own.count - text.count).contains { own[$0] == first && own[$0..<$0 + text.count].elementsEqual(text) }
            }
        }
    }
}

extension Unicode.Scalar {
    /// A letter, a digit, or what belongs to the letter before it.
    fileprivate var isOfWord: Bool {
        guard isASCII else { return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend }
        return isCapital || isSmall || "0"..."9" ~= self
    }

    fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }

    fileprivate var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }
}
