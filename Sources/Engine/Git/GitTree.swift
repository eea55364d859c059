import Syntax

/// The files of a revision or of the index, as far as they matter here: Swift files and descriptions of targets.
///
/// What is the same on disk is read there; only what differs is held in memory. Files of submodules, and those that the
/// repository ignores (generated code, mostly), belong to no revision: they count as they are on disk.
struct GitTree: FileTree {
    /// Where the bytes of a file come from.
    enum Content: Sendable {
        case disk
        case blob(object: String, bytes: [UInt8])
        case link
    }

    /// An absolute path, without links.
    private let top: String
    /// What every path below the top begins with.
    private let beginning: String
    private var files: [String: Content] = [:]
    private var folders: [String: [(name: String, kind: FileSystem.EntryKind)]] = ["": []]
    private var submodules: Set<String> = []

    init(top: String) {
        self.top = top
        beginning = PathText.beginning(below: top)
    }

    // MARK: - Building

    /// - Parameter path: from the top of the repository; each once.
    mutating func add(_ path: String, _ content: Content) {
        guard files.updateValue(content, forKey: path) == nil else { return }
        let kind: FileSystem.EntryKind = if case .link = content { .link } else { .file }
        note(path, kind)
    }

    mutating func add(submodule path: String) {
        if submodules.insert(path).inserted { note(path, .folder) }
    }

    private mutating func note(_ path: String, _ kind: FileSystem.EntryKind) {
        let (folder, name) = PathText.split(path)
        guard folders[folder]?.append((name, kind)) == nil else { return }
        folders[folder] = [(name, kind)]
        note(folder, .folder)
    }

    // MARK: - Asking

    /// Whether a file's bytes are the same on both sides, known without reading them.
    func shares(_ path: String, with other: GitTree?) -> Bool {
        guard let relative = relative(path), !isOnDisk(relative) else { return true }
        let theirs = other.map { $0.files[relative] } ?? .disk
        switch (files[relative], theirs) {
        case (.disk, .disk): return true
        case (.blob(let mine, _), .blob(let theirs, _)): return mine == theirs
        default: return false
        }
    }

    func kind(of path: String, followsLink: Bool) -> FileSystem.Kind? {
        guard let relative = relative(path), !isOnDisk(relative) else {
            return FileSystem.kind(of: path, followsLink: followsLink)
        }
        switch files[relative] {
        case .disk: return FileSystem.kind(of: path, followsLink: followsLink)
        case .blob(_, let bytes): return .file(size: bytes.count)
        case .link: return .link
        case nil: return folders[relative] == nil ? nil : .folder
        }
    }

    func entries(inFolder path: String) throws(FileSystem.Failure) -> [(name: String, kind: FileSystem.EntryKind)] {
        guard let relative = relative(path), !isOnDisk(relative) else { return try FileSystem.entries(inFolder: path) }
        // A folder that is there on disk only has no files on this side.
        return folders[relative] ?? []
    }

    func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(FileSystem.Failure) {
        guard let relative = relative(path), case .blob(_, let content)? = files[relative] else {
            // Known by the index; nobody has asked the disk yet.
            return try FileSystem.read(path, into: &bytes, limit: limit)
        }
        guard content.count <= limit else { throw FileSystem.Failure(description: "larger than \(limit >> 20) MiB") }
        bytes.replace(capacity: content.count) { buffer in
            buffer.copyBytes(from: content)
            return content.count
        }
    }

    /// From the top of the repository; nil for what stands elsewhere.
    private func relative(_ path: String) -> String? {
        if path == top { return "" }
        guard let rest = PathText.rest(of: path, behind: beginning) else { return nil }
        return PathText.isPlain(rest) ? rest : PathText.relative(PathText.joined("", path), to: top)
    }

    private func isOnDisk(_ path: String) -> Bool {
        guard !submodules.isEmpty else { return false }
        return PathText.upwards(from: path).contains { submodules.contains($0) }
    }
}
