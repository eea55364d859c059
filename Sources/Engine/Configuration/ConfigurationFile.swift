import Syntax

/// A configuration on disk.
struct ConfigurationFile {
    static let name = ".viperlint.yml"

    /// As the user would write it.
    var shownPath: String
    /// Absolute, so that one file has one name.
    var fullPath: String
    /// The absolute path of its folder.
    private(set) var folder: String
    /// Nil where it could not be read.
    private(set) var text: String?
    private(set) var failure = ""
    /// Where the failure shows, behind the path: `:3`; empty where that is nowhere.
    private(set) var placeOfFailure = ""
    /// The repository of the file that begins a chain, or that file's folder where there is none: absolute.
    private let home: String

    /// The file that the user named, else the nearest one from the root upwards; a repository's top ends the search.
    static func find(_ named: String?, root: String) -> ConfigurationFile? {
        if let named { return ConfigurationFile(reading: named) }
        return folder(above: root).map { ConfigurationFile(reading: PathText.joined($0, name)) }
    }

    /// The nearest folder with a configuration, from a folder upwards; nil where there is none. A link that leads nowhere is one that
    /// can't be read: its team has one, and thinks that it counts.
    static func folder(above folder: String) -> String? {
        RepositoryTop.upwards(from: folder).first { FileSystem.kind(of: PathText.joined($0, name)) != nil }
    }

    /// What is told of a nearer file that is not read for its ending: whoever wrote it believes that it counts.
    ///
    /// - Parameter team: what is read, and ends the search.
    static func noteOnOtherEnding(root: String, _ team: TeamConfiguration) -> String? {
        for folder in RepositoryTop.upwards(from: root) {
            let path = PathText.joined(folder, ".viperlint.yaml")
            if FileSystem.kind(of: path, followsLink: true) != nil, !team.files.contains(path) {
                return "\(PathText.shown(path, from: FileSystem.workingFolder)) is not read: a configuration is called \(name)"
            }
            if folder == team.folder { break }
        }
        return nil
    }

    /// A file that another one extends.
    init(reading path: String, from other: ConfigurationFile) {
        self.init(reading: path.hasPrefix("/") ? path : PathText.beginning(below: other.folder) + path, home: other.home)
    }

    private init(reading path: String, home: String? = nil) {
        self.home = home ?? RepositoryTop.home(of: path)
        let full = FileSystem.canonicalPath(path) ?? path
        shownPath = PathText.rest(of: full, below: FileSystem.workingFolder) ?? path
        fullPath = full
        folder = PathText.folder(of: full)
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(path, into: &bytes, limit: 1 << 20)
            take(bytes)
        } catch {
            failure = error.description
        }
    }

    private mutating func take(_ bytes: borrowing PaddedBytes) {
        if let encoding = bytes.foreignEncoding {
            failure = "it is \(encoding), not UTF-8"
        } else if let line = bytes.lineOfConflict {
            (failure, placeOfFailure) = ("a merge conflict stands here", ":\(line)")
        } else if let line = bytes.lineOfForeignBytes {
            (failure, placeOfFailure) = ("there are bytes here that are no UTF-8", ":\(line)")
        } else {
            text = bytes.withBytes { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Whether nobody but the repository's own people can have written it. Else it may be somebody's secret that a pull
    /// request points at, and what it says must not get into a log.
    var isOwn: Bool {
        PathText.rest(of: fullPath, below: home).map { !$0.split(separator: "/").contains(".git") } ?? false
    }

    /// What patterns see before a path of the root.
    func prefix(of root: String) -> String {
        PathText.rest(of: root, below: folder).map { $0 + "/" } ?? ""
    }
}
