import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The program as a user starts it, with signals as they are in a shell: tests may run with some of them blocked or
/// ignored, which `Process` hands on.
struct InterruptibleRun {
    private let child: pid_t

    init(_ arguments: [String], in folder: Workplace) throws {
        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        #else
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, reset) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&reset)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&reset, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &reset)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let program = try Tool.executable.get().path
        let words = ["sh", "-c", "cd \"$1\" && shift && exec \"$@\" 2>/dev/null", "sh", folder.url.path, program] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var child: pid_t = 0
        try #require(posix_spawn(&child, "/bin/sh", nil, &attributes, &pointers, environ) == 0)
        self.child = child
    }

    /// - Returns: the signal that ended the run; 0 where it ended by itself.
    func end(with signal: Int32) -> Int32 {
        kill(child, signal)
        var status: Int32 = 0
        for _ in 0..<1_000 {
            if waitpid(child, &status, WNOHANG) == child { return status & 0x7F }
            usleep(10_000)
        }
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return SIGKILL
    }
}
