#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Syntax

/// The folder in which a repository keeps what one run finds out for the next: `viperlint` in git's own folder, which no
/// commit, branch or pull request can bring along.
///
/// Everything in it goes by the names of contents, so nothing in it gets old; whatever is damaged, or another program's, is
/// as good as absent. What can't be written is left.
struct CacheFolder: Sendable {
    private static let name = "viperlint"

    private let path: String

    /// - Parameter repository: git's own folder, which all working trees share; absolute.
    init(in repository: String) {
        path = PathText.joined(repository, Self.name)
    }

    /// What tells one build of the program from another, which may see the same files in another light; nil where nothing does.
    static func edition(ofVersion version: String) -> String? {
        guard let program = FileSystem.program, let stamp = FileSystem.stamp(of: program) else { return nil }
        return "\(version) \(stamp.size) \(stamp.seconds).\(stamp.nanoseconds)"
    }

    /// Nil where there is none.
    func read(_ name: String, limit: Int) -> PaddedBytes? {
        guard case .folder? = FileSystem.kind(of: path), case .file? = FileSystem.kind(of: place(of: name)) else { return nil }
        var bytes = PaddedBytes(capacity: 0)
        do { try FileSystem.readFile(place(of: name), into: &bytes, limit: limit) } catch { return nil }
        return bytes
    }

    /// The same without reading it yet; nil for an empty one as well.
    func map(_ name: String, limit: Int) -> MappedFile? {
        guard case .folder? = FileSystem.kind(of: path) else { return nil }
        return MappedFile(place(of: name), limit: limit)
    }

    /// Puts a file to its place, whole or not at all.
    ///
    /// - Parameter write: hands over the file's bytes, piece by piece.
    func replace(_ name: String, _ write: (([UInt8]) -> Void) -> Void) {
        guard makeFolder() else { return }
        let passing = place(of: "\(name)-\(getpid())")
        let descriptor = open(passing, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        var isWhole = true
        write { isWhole = isWhole && FileSystem.write($0, to: descriptor) }
        isWhole = close(descriptor) == 0 && isWhole
        if !isWhole || rename(passing, place(of: name)) != 0 { unlink(passing) }
    }

    /// Adds to the end of a file, in one step: another run may do the same at this moment.
    func append(_ bytes: [UInt8], to name: String) {
        let descriptor = open(place(of: name), O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = FileSystem.write(bytes, to: descriptor)
        close(descriptor)
    }

    /// Notes that a file has been of use.
    func touch(_ name: String) { utimes(place(of: name), nil) }

    /// Keeps so many of the files whose names begin alike, those that were of use last. What an interrupted run was writing
    /// has a name that is longer.
    func prune(_ beginning: String, keeping count: Int) {
        let names = ((try? FileSystem.entries(inFolder: path)) ?? []).map(\.name).filter { $0.hasPrefix(beginning) }
        guard names.count > count else { return }
        let stamped = names.map { name in (name: name, stamp: FileSystem.stamp(of: place(of: name))) }
        let newest = stamped.sorted { ($0.stamp?.seconds ?? 0, $0.stamp?.nanoseconds ?? 0) > ($1.stamp?.seconds ?? 0, $1.stamp?.nanoseconds ?? 0) }
        for file in newest.dropFirst(count) { unlink(place(of: file.name)) }
    }

    private func place(of name: String) -> String { path + "/" + name }

    private func makeFolder() -> Bool {
        if case .folder? = FileSystem.kind(of: path) { return true }
        return mkdir(path, 0o777) == 0
    }
}
