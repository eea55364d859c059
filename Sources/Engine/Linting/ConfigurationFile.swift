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
    var text: String?
    var failure = ""
    /// The repository of the file that begins a chain, or that file's folder where there is none: absolute.
    private let home: String

    /// The file that the user named, else the nearest one from the root upwards; a repository's top ends the search.
    static func find(_ named: String?, root: String) -> ConfigurationFile? {
        if let named { return ConfigurationFile(reading: named) }
        var folder = root
        while true {
            let path = folder + "/" + name
            if FileSystem.kind(of: path, followsLink: true) != nil { return ConfigurationFile(reading: path) }
            guard FileSystem.kind(of: folder + "/.git") == nil, let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
                return nil
            }
            folder = String(folder[..<slash])
        }
    }

    /// A file that another one extends.
    init(reading path: String, from other: ConfigurationFile) {
        self.init(reading: path.hasPrefix("/") ? path : other.folder + "/" + path, home: other.home)
    }

    private init(reading path: String, home: String? = nil) {
        self.home = home ?? RepositoryTop.home(of: path)
        let full = FileSystem.canonicalPath(path) ?? path
        let here = (FileSystem.canonicalPath(".") ?? "") + "/"
        shownPath = full.hasPrefix(here) ? String(full.dropFirst(here.count)) : path
        fullPath = full
        folder = full.lastIndex(of: "/").map { String(full[..<$0]) } ?? ""
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(path, into: &bytes, limit: 1 << 20)
            text = bytes.withBytes { String(decoding: $0, as: UTF8.self) }
        } catch {
            failure = error.description
        }
    }

    /// Whether nobody but the repository's own people can have written it. Else it may be somebody's secret that a pull
    /// request points at, and what it says must not get into a log.
    var isOwn: Bool {
        LayoutPath.stands(fullPath, in: home) && !fullPath.dropFirst(home.count).split(separator: "/").contains(".git")
    }

    /// What patterns see before a path of the root.
    func prefix(of root: String) -> String {
        root.hasPrefix(folder + "/") ? root.dropFirst(folder.utf8.count + 1) + "/" : ""
    }
}
