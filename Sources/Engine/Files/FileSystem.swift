#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
import MachO
#endif
import Syntax

/// The few calls to the operating system: Foundation's take several times as long for each file, and the start of a
/// run over three files shows it. What differs between Linux and macOS stands here and nowhere else.
enum FileSystem {
    enum Kind {
        case file(size: Int)
        case folder
        /// Never followed below a root: it may lead out of the tree, or in a circle.
        case link
        /// Devices, pipes, sockets: never read.
        case other
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// - Parameter followsLink: whether a link itself or what it leads to is asked about.
    static func kind(of path: String, followsLink: Bool = false) -> Kind? {
        var status = stat()
        guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(size: Int(status.st_size))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// What changes whenever a file is written.
    struct Stamp: Equatable {
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// Nil where nothing stands.
    static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Stamp(size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }

    /// The program that runs; nil where the system doesn't tell.
    static var program: String? {
        #if canImport(Darwin)
        var path = [CChar](repeating: 0, count: 4 * Int(PATH_MAX))
        var size = UInt32(path.count)
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        #else
        return "/proc/self/exe"
        #endif
    }

    enum EntryKind {
        case file, folder, link, other
        /// Some file systems tell the kind only where it is asked for.
        case untold
    }

    /// The names in a folder, in no order; `.` and `..` are left out.
    static func entries(inFolder path: String) throws(Failure) -> [(name: String, kind: EntryKind)] {
        guard let folder = opendir(path) else { throw absence(of: path) }
        defer { closedir(folder) }
        var entries: [(String, EntryKind)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): entries.append((name, .folder))
            case Int32(DT_REG): entries.append((name, .file))
            case Int32(DT_LNK): entries.append((name, .link))
            case Int32(DT_UNKNOWN): entries.append((name, .untold))
            default: entries.append((name, .other))
            }
        }
        return entries
    }

    /// Reads a whole file into memory that is reused.
    static func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(Failure) {
        // A device or a pipe in a source's place would block for ever, and some do things when they are but opened.
        guard let kind = kind(of: path, followsLink: true) else { throw absence(of: path) }
        guard case .file = kind else { throw Failure(description: "not a regular file") }
        try readFile(path, into: &bytes, limit: limit)
    }

    /// Reads what has been seen to be a regular file: to ask for a path once more takes as long as to open it.
    static func readFile(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(Failure) {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw absence(of: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw lastFailure() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(description: "not a regular file") }
        let size = Int(status.st_size)
        guard size <= limit else { throw Failure(description: "larger than \(limit >> 20) MiB") }
        var failure: Failure?
        bytes.replace(capacity: size) { buffer in
            var filled = 0
            while filled < size {
                let count = systemRead(descriptor, buffer.baseAddress?.advanced(by: filled), size - filled)
                if count < 0, errno == EINTR { continue }
                if count < 0 { failure = lastFailure() }
                if count <= 0 { break }
                filled += count
            }
            return filled
        }
        if let failure { throw failure }
    }

    /// - Returns: whether all of it could be written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                written += count
            }
            return true
        }
    }

    /// An absolute path without links, `.` and `..`; nil where nothing stands there.
    static func canonicalPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// An absolute path without links; empty where the folder is gone.
    static var workingFolder: String { canonicalPath(".") ?? "" }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Where a folder is listed, bytes of names that are no UTF-8 are replaced, and nothing there is called what comes out.
    private static func absence(of path: String) -> Failure {
        errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}") ? Failure(description: "its name is no UTF-8") : lastFailure()
    }

    private static func lastFailure() -> Failure {
        Failure(description: SystemError.last)
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
