/// Where a repository begins: the nearest folder upwards that has `.git`, a folder or, in submodules and worktrees, a file.
public enum RepositoryTop {
    /// The path of a folder as seen from the top of its repository; empty for the top itself, and absolute for a folder
    /// that is in none and not below the working directory either.
    ///
    /// - Parameter folder: an absolute path.
    public static func path(of folder: String) -> String {
        let top = top(above: folder) ?? FileSystem.workingFolder
        return folder == top ? "" : PathText.shown(folder, from: top)
    }

    /// The repository that a file stands in by its path, whatever a link in its place leads to; its folder where there is none.
    static func home(of path: String) -> String {
        let folder = PathText.folder(of: path.hasPrefix("/") ? path : "./" + path)
        let full = FileSystem.canonicalPath(folder) ?? folder
        return top(above: full) ?? full
    }

    /// A folder and those around it up to the top of the repository, or to `/` where there is none.
    ///
    /// - Parameter folder: an absolute path.
    static func upwards(from folder: String) -> [String] {
        let folders = Array(PathText.upwards(from: folder))
        return folders.firstIndex(where: isTop).map { Array(folders[...$0]) } ?? folders
    }

    static func isTop(_ folder: String) -> Bool { FileSystem.kind(of: PathText.joined(folder, ".git")) != nil }

    private static func top(above folder: String) -> String? {
        PathText.upwards(from: folder).first(where: isTop)
    }
}
