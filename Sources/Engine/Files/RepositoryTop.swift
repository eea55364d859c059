/// Where a repository begins: the nearest folder upwards that has `.git`, a folder or, in submodules and worktrees, a file.
public enum RepositoryTop {
    /// The path of a folder as seen from the top of its repository; empty for the top itself, and absolute for a folder
    /// that is in none and not below the working directory either.
    ///
    /// - Parameter folder: an absolute path.
    public static func path(of folder: String) -> String {
        let top = top(above: folder) ?? FileSystem.canonicalPath(".")
        guard let top else { return folder }
        if folder == top { return "" }
        let start = top.hasSuffix("/") ? top : top + "/"
        return folder.utf8.starts(with: start.utf8) ? String(decoding: folder.utf8.dropFirst(start.utf8.count), as: UTF8.self) : folder
    }

    /// The repository that a file stands in by its path, whatever a link in its place leads to; its folder where there is none.
    static func home(of path: String) -> String {
        let folder = LayoutPath.folder(of: path.hasPrefix("/") ? path : "./" + path)
        let full = FileSystem.canonicalPath(folder.isEmpty ? "/" : folder) ?? folder
        return top(above: full) ?? full
    }

    private static func top(above folder: String) -> String? {
        var candidate = folder
        while !candidate.isEmpty {
            if FileSystem.kind(of: candidate == "/" ? "/.git" : candidate + "/.git") != nil { return candidate }
            guard candidate != "/", let slash = candidate.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
        }
        return nil
    }
}
