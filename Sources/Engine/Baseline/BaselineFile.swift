import Syntax

/// Where a run's baseline is.
struct BaselineFile: Sendable {
    /// Absolute, or as the user named it.
    var path: String
    /// As the user would write it.
    var shownPath: String
    /// Whether nobody named it: it is taken where it is there.
    var isImplied: Bool

    private static let sizeLimit = 64 << 20

    /// - Parameters:
    ///   - path: absolute, or relative to the working directory.
    ///   - isImplied: whether nobody named it.
    init(_ path: String, isImplied: Bool = false) {
        let here = (FileSystem.canonicalPath(".") ?? "") + "/"
        self.path = path
        self.isImplied = isImplied
        shownPath = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    /// The folder that its paths start from; absolute.
    var folder: String {
        let full = path.hasPrefix("/") ? path : LayoutPath.joined(FileSystem.canonicalPath(".") ?? "", path)
        return FileSystem.canonicalPath(LayoutPath.folder(of: full)) ?? LayoutPath.folder(of: full)
    }

    var exists: Bool { FileSystem.kind(of: path, followsLink: true) != nil }

    /// - Throws: what the user has to be told.
    func read() throws(FileSystem.Failure) -> Baseline {
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(path, into: &bytes, limit: Self.sizeLimit)
        } catch {
            let advice = exists ? "" : "; 'viperlint baseline write' makes one"
            throw FileSystem.Failure(description: "\(shownPath): could not be read: \(error)\(advice)")
        }
        do {
            return try Baseline(parsing: bytes.withBytes { Array($0) })
        } catch {
            throw FileSystem.Failure(description: "\(shownPath):\(error.line): \(error.message)")
        }
    }
}
