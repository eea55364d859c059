/// Where a run takes place: the root that report paths start from, and what below it was asked for.
///
/// One folder is its own root; several paths share the working directory, and what lies outside of it is given by its
/// absolute path.
struct PlaceOfWork {
    private(set) var root: String
    /// How the user would write the root.
    private(set) var shownRoot: String
    /// Relative to the root; the root itself is empty.
    private(set) var folders: [String] = []
    private(set) var files: [String] = []
    private(set) var errors: [String] = []

    init(paths: [String]) {
        root = FileSystem.canonicalPath(".") ?? ""
        shownRoot = "."
        let paths = paths.isEmpty ? ["."] : paths
        if paths.count == 1, case .folder? = FileSystem.kind(of: paths[0], followsLink: true),
            let folder = FileSystem.canonicalPath(paths[0])
        {
            root = folder
            shownRoot = paths[0]
            folders = [""]
            return
        }
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        guard let kind = FileSystem.kind(of: path, followsLink: true), let full = FileSystem.canonicalPath(path) else {
            errors.append("\(path): there is no such file or folder")
            return
        }
        switch kind {
        case .folder: folders.append(relative(full))
        case .file: files.append(relative(full))
        case .link, .other: errors.append("\(path): is neither a file nor a folder")
        }
    }

    /// A path outside the root stays reachable from it.
    private func relative(_ path: String) -> String {
        if path == root { return "" }
        // By bytes, as the file system compares: characters of equal meaning may be spelled differently.
        if path.utf8.starts(with: (root + "/").utf8) { return String(decoding: path.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self) }
        let ups = root.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        return ups + path
    }
}
