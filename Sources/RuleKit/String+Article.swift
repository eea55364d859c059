extension String {
    /// A type's name, or a part's ("interactor"), with the article that it is read with. Letters that are spelled out may begin with a vowel's sound:
    /// "an NSFetchRequest", "a UIColor", "an AVPlayer".
    public var withArticle: String {
        guard let first else { return self }
        let isSpelledOut = dropFirst().first?.isUppercase ?? false
        return ((isSpelledOut ? "AEFHILMNORSX" : "AEIOaeio").contains(first) ? "an " : "a ") + self
    }
}
