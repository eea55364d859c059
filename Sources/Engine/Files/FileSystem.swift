#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Syntax

/// The few calls to the operating system: Foundation's take several times as long for each file, and the start of a
/// run over three files shows it. What differs between Linux and macOS stands here and nowhere else.
enum FileSystem {
    enum Kind {
        case file(size: Int)
        case folder
        /// Links, devices, pipes, sockets: never followed, never read.
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
        default: return .other
        }
    }

    /// The names in a folder, in no order; `.` and `..` are left out.
    static func names(inFolder path: String) throws(Failure) -> [(name: String, isFolder: Bool?)] {
        guard let folder = opendir(path) else { throw lastFailure() }
        defer { closedir(folder) }
        var names: [(String, Bool?)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // Some file systems don't tell the kind here; then it is asked for.
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): names.append((name, true))
            case Int32(DT_REG): names.append((name, false))
            case Int32(DT_UNKNOWN): names.append((name, nil))
            default: continue
            }
        }
        return names
    }

    /// Reads a whole file into memory that is reused.
    static func read(_ path: String, into bytes: inout PaddedBytes, limit: Int) throws(Failure) {
        // A device or a pipe in a source's place would block for ever.
        guard case .file(let size)? = kind(of: path, followsLink: true) else { throw Failure(description: "not a regular file") }
        guard size <= limit else { throw Failure(description: "larger than \(limit >> 20) MiB") }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastFailure() }
        defer { close(descriptor) }
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

    /// An absolute path without links, `.` and `..`; nil where nothing stands there.
    static func canonicalPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    private static func lastFailure() -> Failure {
        Failure(description: String(cString: strerror(errno)).lowercased())
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
