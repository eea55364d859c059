import ProjectGraph

/// A dialect's words, arranged to be looked up.
struct RoleWords: Sendable {
    let suffixes: NameEndings
    let supertypes: [String: [Role]]
    let folders: [String: [Role]]

    init(_ dialect: Dialect) {
        suffixes = NameEndings(dialect)
        var supertypes: [String: [Role]] = [:]
        var folders: [String: [Role]] = [:]
        for role in Role.allCases {
            guard let words = dialect.vocabulary[role] else { continue }
            for word in words.supertypes { supertypes[word, default: []].append(role) }
            for word in words.folders { folders[word, default: []].append(role) }
        }
        self.supertypes = supertypes
        self.folders = folders
    }
}

/// Files in which other words are used than elsewhere.
public struct RoleRegion: Sendable {
    public var files: Set<FileID>
    /// The project's dialect with the region's words laid over it.
    public var dialect: Dialect

    public init(files: Set<FileID>, dialect: Dialect) {
        self.files = files
        self.dialect = dialect
    }
}
