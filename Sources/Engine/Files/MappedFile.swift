#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file's bytes where the system keeps them: a large one is there without being copied, and what nobody looks at is never read.
///
/// Only for files that are replaced as a whole or grow at their end: the bytes of one that is cut short under a reader are gone, and
/// the process with them.
struct MappedFile: ~Copyable, Sendable {
    // Nothing ever writes there.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// Nil for what is no regular file, is empty or larger than the limit, or can't be read.
    init?(_ path: String, limit: Int) {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard size > 0, size <= limit, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}
