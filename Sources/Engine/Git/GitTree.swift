import Syntax

/// The files of a revision or of the index, as far as they matter here: Swift files and descriptions of targets.
///
/// What is the same on disk is read there; only what differs is held in memory. Files of submodules, and those that the
/// repository ignores (generated code, mostly), belong to no revision: they count as they are on disk.
struct GitTree: FileTree {
    /// Where the bytes of a file come from.
    enum Content: Sendable {
        /// The object is nil for what belongs to no revision.
        case disk(object: ObjectName?)
        case blob(object: ObjectName, bytes: [UInt8])
        case link

        var object: ObjectName? {
            switch self {
            case .disk(let object): object
            case .blob(let object, _): object
            case .link: nil
            }
        }
    }

    private let repository: GitRepository
    /// What every path below the top begins with.
    private let beginning: String
    private var files: [String: Content] = [:]
    private var folders: [String: [(name: String, kind: FileSystem.EntryKind)]] = ["": []]
    private var submodules: Set<String> = []

    /// Absolute paths of files whose text is what git keeps, whatever a filter has made of it on disk.
    var keptPaths: Set<String> = []

    init(of repository: GitRepository) {
        self.repository = repository
        beginning = PathText.beginning(below: repository.top)
    }

    /// An absolute path, without links.
    private var top: String { repository.top }

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

    /// - Parameter folder: from the top of the repository.
    func hasSource(below folder: String) -> Bool {
        files.keys.contains { $0.utf8.suffix(6).elementsEqual(".swift".utf8) && PathText.stands($0, in: folder) }
    }

    /// What tells the files of one side from those of another, in whatever order they were added.
    var contents: SIMD2<UInt64> {
        var sum = SIMD2<UInt64>(UInt64(files.count), UInt64(submodules.count))
        for (path, content) in files {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            let words = object(of: content, at: path)?.words ?? SIMD4(repeating: 1)
            sum.x &+= Self.mixed(hash &+ words[0], words[1])
            sum.y &+= Self.mixed(hash ^ words[2], words[0] &+ words[3])
        }
        return sum
    }

    /// What belongs to no revision is named by what it is now.
    private func object(of content: Content, at path: String) -> ObjectName? {
        guard case .disk(nil) = content else { return content.object }
        var bytes = PaddedBytes(capacity: 0)
        do { try FileSystem.read(beginning + path, into: &bytes, limit: SourceReader.sizeLimit) } catch { return nil }
        return bytes.withBytes { ObjectName(ofFile: $0) }
    }

    private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: other | 1)
        return (product.high ^ product.low) &* 0xD6E8_FEB8_6659_FD93
    }

    /// Whether a file's bytes are the same on both sides, known without reading them.
    func shares(_ path: String, with other: GitTree?) -> Bool {
        guard let relative = relative(path), !isOnDisk(relative) else { return true }
        let theirs = other.map { $0.files[relative] } ?? .disk(object: nil)
        switch (files[relative], theirs) {
        case (.disk, .disk): return true
        case (.blob(let mine, _), .blob(let theirs, _)): return mine == theirs
        default: return false
        }
    }

    func content(of path: String) -> ObjectName? { relative(path).flatMap { files[$0]?.object } }

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
        let relative = relative(path)
        guard let relative, case .blob(_, let content)? = files[relative] else {
            // Known by the index; nobody has asked the disk yet.
            try FileSystem.read(path, into: &bytes, limit: limit)
            if keptPaths.contains(path), let object = relative.flatMap({ files[$0]?.object }) { try replace(&bytes, by: object) }
            return
        }
        guard content.count <= limit else { throw FileSystem.Failure(description: "larger than \(limit >> 20) MiB") }
        bytes.replace(capacity: content.count) { buffer in
            buffer.copyBytes(from: content)
            return content.count
        }
    }

    private func replace(_ bytes: inout PaddedBytes, by object: ObjectName) throws(FileSystem.Failure) {
        guard bytes.withBytes({ ObjectName(ofFile: $0) }) != object else { return }
        do {
            bytes = PaddedBytes(try repository.contents(of: [object])[object] ?? [])
        } catch {
            throw FileSystem.Failure(description: error.message)
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
