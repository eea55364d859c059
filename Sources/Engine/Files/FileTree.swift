import Syntax

/// The files of one side of a run: those on disk, or those of a revision. Paths are absolute, on both.
protocol FileTree: Sendable {
    /// Nil where nothing stands there.
    func kind(of path: String, followsLink: Bool) -> FileSystem.Kind?
    /// The names in a folder, in no order.
    func entries(inFolder path: String) throws(FileSystem.Failure) -> [(name: String, kind: FileSystem.EntryKind)]
    /// Reads a whole file into memory that is reused. Its folder's entries or ``kind(of:followsLink:)`` have told that it is one.
    func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(FileSystem.Failure)
    /// What git calls a file's content; nil where git has none, or nobody has asked it.
    func content(of path: String) -> ObjectName?
}

extension FileTree {
    func content(of path: String) -> ObjectName? { nil }
}

/// What is on disk.
struct DiskTree: FileTree {
    func kind(of path: String, followsLink: Bool) -> FileSystem.Kind? { FileSystem.kind(of: path, followsLink: followsLink) }

    func entries(inFolder path: String) throws(FileSystem.Failure) -> [(name: String, kind: FileSystem.EntryKind)] {
        try FileSystem.entries(inFolder: path)
    }

    func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(FileSystem.Failure) {
        try FileSystem.readFile(path, into: &bytes, limit: limit)
    }
}
