import Syntax

/// Where a run's baseline is.
struct BaselineFile: Sendable {
    /// Absolute, or as the user named it.
    var path: String
    /// As the user would write it.
    var shownPath: String
    /// Whether nobody named it: it is taken where it is there.
    var isImplied: Bool
    /// The folder that it must stand in to be written, links followed; nil where the user named it.
    private let home: String?
    /// Where a configuration names it, for a path of its own: `.viperlint.yml:3:11`. Nil where none does.
    private let placeOfName: String?

    private static let sizeLimit = 64 << 20

    /// - Parameters:
    ///   - path: absolute, or relative to the working directory.
    ///   - isImplied: whether nobody named it.
    ///   - home: absolute, without links.
    ///   - placeOfName: where a configuration names it.
    init(_ path: String, isImplied: Bool = false, home: String? = nil, placeOfName: String? = nil) {
        self.path = path
        self.isImplied = isImplied
        self.home = home
        self.placeOfName = placeOfName
        shownPath = PathText.shown(path, from: FileSystem.workingFolder)
    }

    /// The folder that its paths start from; absolute.
    var folder: String {
        let folder = PathText.folder(of: PathText.joined(FileSystem.workingFolder, path))
        return FileSystem.canonicalPath(folder) ?? folder
    }

    var exists: Bool { FileSystem.kind(of: path, followsLink: true) != nil }

    /// Why it must not be written; nil where it may. A repository's settings and links lead to no file of the user's.
    var refusal: String? {
        guard let home else { return nil }
        // Folders that aren't there yet are made, so it is the nearest one that tells where they will be.
        let folders = PathText.upwards(from: PathText.folder(of: path))
        let nearest = FileSystem.kind(of: path) == nil ? folders.first { FileSystem.kind(of: $0) != nil } : path
        let place = nearest.flatMap { FileSystem.canonicalPath($0) }
        if let place, PathText.stands(place, in: home) { return nil }
        return "\(shownPath) leads out of the repository; '--baseline' and its own path make sure that it is meant"
    }

    /// Why what stands there must not be replaced; nil where it may.
    var refusalToReplace: String? {
        if shownPath.hasSuffix(".swift") { return "\(shownPath) is the name of a source; name another file" }
        guard case .file(let size)? = FileSystem.kind(of: path, followsLink: true), size > 0 else { return nil }
        var buffer = PaddedBytes()
        let isRead = (try? FileSystem.read(path, into: &buffer, limit: Self.sizeLimit)) != nil
        let bytes = isRead ? buffer.withBytes { Array($0) } : []
        if let reason = Baseline.reasonToKeep(bytes) { return "\(shownPath):\(reason.line): \(reason.message)" }
        // What is called a baseline is one, however broken: writing it anew mends it.
        if PathText.split(path).name == Baseline.name || (try? Baseline(parsing: bytes)) != nil { return nil }
        return "\(shownPath) is there and is no baseline; name another file, or remove it"
    }

    /// - Throws: what the user has to be told.
    func read() throws(FileSystem.Failure) -> Baseline {
        var bytes = PaddedBytes()
        do {
            try FileSystem.read(path, into: &bytes, limit: Self.sizeLimit)
        } catch {
            let advice = exists ? "" : "; 'viperlint baseline write' makes one"
            let subject = placeOfName.map { "\($0): '\(shownPath)'" } ?? "\(shownPath):"
            throw FileSystem.Failure(description: "\(subject) could not be read: \(error)\(advice)")
        }
        return try parse(bytes.withBytes { Array($0) })
    }

    /// Reads what the file holds, or holds elsewhere than on disk.
    func parse(_ bytes: [UInt8]) throws(FileSystem.Failure) -> Baseline {
        do {
            return try Baseline(parsing: bytes)
        } catch {
            throw FileSystem.Failure(description: "\(shownPath):\(error.line): \(error.message)")
        }
    }
}
