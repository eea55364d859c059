import ProjectGraph

/// A word of a dialect that speaks for a role: a number in place of its text, as there is one for every other type.
struct RoleWord: BitwiseCopyable, Hashable, Sendable {
    /// In a ``RoleWordTable``.
    let number: Int32

    /// For people: `PresenterToView…Protocol`, or `…Presenter`, of which all that a name has before is left out.
    static func shown(_ text: String) -> String {
        text.contains("*") ? text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: "…") : "…" + text
    }

    /// `APIClient` of `APIClientImpl`; nil for a name that says nothing of the kind.
    static func implemented(by name: String) -> String? {
        // By bytes: nearly every name of a project is asked.
        var copy = name
        let ending = copy.withUTF8 { name in implementations.first { name.ends(with: $0) } }
        return ending.map { String(name.dropLast($0.count)) }
    }

    private static let implementations = ["Impl", "Implementation", "Imp", "Default", "Live", "Concrete"].map { Array($0.utf8) }

    /// `Fetcher` in `HistoryFetcher` of the scene `History`; nil for what is not called after the scene.
    static func rest(of name: String, behind scene: Substring) -> String? {
        guard name.hasPrefix(scene), let first = name.dropFirst(scene.count).first, first.isUppercase else { return nil }
        return String(name.dropFirst(scene.count))
    }

    /// What a name has beside a dialect's word: `Loans` in `PresenterToViewLoansProtocol`; nil where the word isn't in it.
    static func rest(of name: String, without text: String) -> Substring? {
        // By bytes: every presenter's name is held against all words of the role.
        let star = text.utf8.firstIndex(of: UInt8(ascii: "*"))
        let beginning = text.utf8[..<(star ?? text.startIndex)]
        let ending = text.utf8[(star.map { text.utf8.index(after: $0) } ?? text.startIndex)...]
        let start = name.utf8.dropLast(ending.count)
        guard name.utf8.count >= beginning.count + ending.count, name.utf8.suffix(ending.count).elementsEqual(ending), start.starts(with: beginning)
        else { return nil }
        return name[name.utf8.index(name.startIndex, offsetBy: beginning.count)..<start.endIndex]
    }
}

/// The words of the dialects that are used in a project.
struct RoleWordTable: Sendable {
    private var texts: [String] = []

    mutating func add(_ text: String) -> RoleWord {
        texts.append(text)
        return RoleWord(number: Int32(truncatingIfNeeded: texts.count - 1))
    }

    subscript(word: RoleWord) -> String { texts[Int(word.number)] }
}

/// A dialect's words, arranged to be looked up.
struct RoleWords: Sendable {
    let suffixes: NameEndings
    let folders: FolderWords
    private let supertypes: [String: RoleSet]
    /// By type: what it speaks for as a supertype; nil where nobody has asked yet.
    private var known: [RoleSet?]

    init(_ dialect: Dialect, typeCount: Int, _ words: inout RoleWordTable) {
        suffixes = NameEndings(dialect, &words)
        folders = FolderWords(dialect, &words)
        var supertypes: [String: RoleSet] = [:]
        for (role, vocabulary) in dialect.vocabulary {
            for text in vocabulary.supertypes { supertypes[text, default: []].insert(role) }
        }
        self.supertypes = supertypes
        known = Array(repeating: supertypes.isEmpty ? RoleSet?.some([]) : nil, count: typeCount)
    }

    /// The roles that a supertype speaks for.
    mutating func roles(ofSupertype type: TypeID, in graph: ProjectGraph) -> RoleSet {
        if let known = known[type.position] { return known }
        let roles = supertypes[graph[type].fullName] ?? []
        known[type.position] = roles
        return roles
    }
}

/// The names of folders that speak for roles.
struct FolderWords: Sendable {
    private struct Folder: Sendable {
        var name: [UInt8]
        var word: RoleWord
        var roles: RoleSet
    }

    /// By their lengths: every folder of a project is asked.
    private let folders: [[Folder]]

    init(_ dialect: Dialect, _ words: inout RoleWordTable) {
        var folders: [[Folder]] = []
        for (role, vocabulary) in dialect.vocabulary {
            for text in vocabulary.folders {
                let length = text.utf8.count
                while folders.count <= length { folders.append([]) }
                if let known = folders[length].firstIndex(where: { $0.name.elementsEqual(text.utf8) }) {
                    folders[length][known].roles.insert(role)
                } else {
                    folders[length].append(Folder(name: Array(text.utf8), word: words.add(text), roles: [role]))
                }
            }
        }
        self.folders = folders
    }

    /// What the folders of a path speak for, the outermost first.
    func found(in path: UnsafeBufferPointer<UInt8>) -> [(roles: RoleSet, word: RoleWord)] {
        var found: [(roles: RoleSet, word: RoleWord)] = []
        var start = 0
        while start <= path.count {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
            let name = UnsafeBufferPointer(rebasing: path[start..<end])
            if !name.isEmpty, name.count < folders.count {
                for folder in folders[name.count] where name.ends(with: folder.name) { found.append((folder.roles, folder.word)) }
            }
            start = end + 1
        }
        return found
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
