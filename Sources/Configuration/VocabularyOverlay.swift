import Viper

/// What a configuration says about a role's vocabulary: a list that is written replaces the dialect's,
/// the others stay as they are.
public struct VocabularyOverlay: Sendable, Equatable {
    public var suffixes: [String]?
    public var synonyms: [String]?
    public var supertypes: [String]?
    public var folders: [String]?

    public init(
        suffixes: [String]? = nil, synonyms: [String]? = nil, supertypes: [String]? = nil, folders: [String]? = nil
    ) {
        self.suffixes = suffixes
        self.synonyms = synonyms
        self.supertypes = supertypes
        self.folders = folders
    }

    /// The vocabulary with the lists that are written here in place of its own.
    public func applied(to vocabulary: Vocabulary) -> Vocabulary {
        Vocabulary(
            suffixes: suffixes ?? vocabulary.suffixes, synonyms: synonyms ?? vocabulary.synonyms,
            supertypes: supertypes ?? vocabulary.supertypes, folders: folders ?? vocabulary.folders)
    }
}
