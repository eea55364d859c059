import Syntax

/// What is on disk, but for one file, whose text an editor has.
struct BufferTree: FileTree {
    /// Absolute; there may be no such file yet.
    let path: String
    let bytes: [UInt8]

    func kind(of path: String, followsLink: Bool) -> FileSystem.Kind? {
        isBuffer(path) ? .file(size: bytes.count) : FileSystem.kind(of: path, followsLink: followsLink)
    }

    func entries(inFolder path: String) throws(FileSystem.Failure) -> [(name: String, kind: FileSystem.EntryKind)] {
        var entries = try FileSystem.entries(inFolder: path)
        guard PathText.joined("", path) == PathText.folder(of: self.path) else { return entries }
        let name = self.path.split(separator: "/").last.map(String.init) ?? self.path
        entries.removeAll { $0.name == name }
        return entries + [(name, .file)]
    }

    func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(FileSystem.Failure) {
        guard isBuffer(path) else { return try FileSystem.readFile(path, into: &bytes, limit: limit) }
        guard self.bytes.count <= limit else { throw FileSystem.Failure(description: "larger than \(limit >> 20) MiB") }
        bytes.replace(capacity: self.bytes.count) { buffer in
            buffer.copyBytes(from: self.bytes)
            return self.bytes.count
        }
    }

    private func isBuffer(_ path: String) -> Bool {
        path.utf8.elementsEqual(self.path.utf8) || path.contains("..") && PathText.joined("", path) == self.path
    }
}
