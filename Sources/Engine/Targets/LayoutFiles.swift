/// The files that tell which sources belong together.
struct LayoutFiles: Sendable {
    /// `Package.swift` and its variants for versions of the language, relative to the linted root.
    private(set) var manifests: [String] = []
    /// `….xcodeproj`, likewise.
    private(set) var projects: [String] = []

    mutating func note(file path: String, named name: String) {
        if name.hasPrefix("Package"), name == "Package.swift" || PackageManifest.version(ofFile: name) != nil { manifests.append(path) }
    }

    /// - Returns: whether the folder is a project.
    @discardableResult
    mutating func note(folder path: String, named name: String) -> Bool {
        guard name.hasSuffix(".xcodeproj") else { return false }
        projects.append(path)
        return true
    }

    mutating func add(_ other: LayoutFiles) {
        manifests += other.manifests
        projects += other.projects
    }
}

/// Above what was named: whoever lints one folder of a package, or three files, means the same targets as whoever lints
/// the whole repository.
extension LayoutFiles {
    /// - Parameters:
    ///   - root: absolute.
    ///   - walked: folders that have been walked, relative to the root.
    ///   - files: those that were named, relative to the root.
    mutating func noteThoseAbove(root: String, walked: [String], files: [String], tree: any FileTree = DiskTree()) {
        var folders: Set<String> = []
        for file in files where !file.hasPrefix("..") { folders.formUnion(PathText.upwards(from: PathText.folder(of: file))) }
        for folder in walked where !folder.isEmpty && !folder.hasPrefix("..") {
            folders.formUnion(PathText.upwards(from: PathText.folder(of: folder)))
        }
        for folder in folders.sorted() + Self.foldersAbove(root) { noteEntries(of: folder, root: root, tree) }
    }

    /// As `..`, `../..` up to the top of the repository; none where there is no repository, for above it anything may lie.
    private static func foldersAbove(_ root: String) -> [String] {
        let folders = RepositoryTop.upwards(from: root)
        guard let top = folders.last, RepositoryTop.isTop(top) else { return [] }
        return folders.indices.dropFirst().map { Array(repeating: "..", count: $0).joined(separator: "/") }
    }

    /// What can't be read here is reported where it was named.
    private mutating func noteEntries(of folder: String, root: String, _ tree: any FileTree) {
        guard let entries = try? tree.entries(inFolder: folder.isEmpty ? root : root + "/" + folder) else { return }
        for (name, kind) in entries {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch kind {
            case .file, .untold: note(file: path, named: name)
            case .folder: note(folder: path, named: name)
            case .link, .other: break
            }
        }
    }
}
