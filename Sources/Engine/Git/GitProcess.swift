import Foundation
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of git. This is the only place that starts another program.
struct GitProcess {
    /// What a run left behind.
    struct Result {
        var status: Int32
        var output: [UInt8]
        /// Standard error without its last line break.
        var errors: String
    }

    /// One of git's settings, and what it is to be.
    struct Setting {
        var name: String
        var value: String
    }

    /// Why git could not be started.
    struct Failure: Error {
        var message: String
    }

    /// Settings by which git neither writes, nor asks, nor fetches, nor starts what a configuration names.
    private static let quietly = [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "LC_ALL": "C",
    ]
    private static let settings = [
        "core.fsmonitor=false", "core.untrackedCache=false", "submodule.recurse=false", "diff.relative=false",
    ]
    private static let withoutHooks = ["core.hooksPath=/dev/null"]

    private let child: pid_t
    private let output: Int32
    private let errors: Int32

    /// Starts git, which goes on while its caller does something else. Whoever starts one has to ask for its ``result()``.
    ///
    /// - Parameters:
    ///   - folder: where git is to look for its repository and paths start; absolute.
    ///   - input: what it reads from standard input.
    ///   - overrides: more settings, whatever characters their names have.
    ///   - knowsHooks: whether git sees where its hooks are; only for commands that start none.
    init(
        _ arguments: [String], in folder: String, input: [UInt8] = [], overrides: [Setting] = [], knowsHooks: Bool = false
    ) throws(Failure) {
        let settings = (Self.settings + (knowsHooks ? [] : Self.withoutHooks)).flatMap { ["-c", $0] }
        let words = ["git", "-C", folder, "--no-pager"] + settings + arguments
        // Files, not pipes, but for the output: what nobody reads can't block.
        let requests = try Self.scratchFile()
        defer { close(requests) }
        errors = try Self.scratchFile()
        var ends: [Int32] = [-1, -1]
        do throws(Failure) {
            guard FileSystem.write(input, to: requests), lseek(requests, 0, SEEK_SET) == 0, pipe(&ends) == 0 else { throw Self.lastFailure() }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            child = try Self.spawn(words, Self.environment(overrides), standard: [requests, ends[1], errors])
        } catch {
            for end in ends + [errors] where end >= 0 { close(end) }
            throw error
        }
        close(ends[1])
        output = ends[0]
    }

    /// What git wrote, once it has ended. To be asked for once.
    func result() -> Result {
        let written = Self.readAll(output)
        close(output)
        let status = Self.wait(for: child)
        lseek(errors, 0, SEEK_SET)
        let said = String(decoding: Self.readAll(errors), as: UTF8.self)
        close(errors)
        return Result(status: status, output: written, errors: said.split(separator: "\n").joined(separator: "; "))
    }

    /// A hook is told its repository by paths that start from the working directory, which `-C` leaves. The index' path alone
    /// starts from the top of the working tree, wherever a hook has gone meanwhile.
    private static func environment(_ overrides: [Setting]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        if environment["GIT_DIR"] != nil, environment["GIT_WORK_TREE"] == nil { environment["GIT_WORK_TREE"] = "." }
        let here = FileSystem.workingFolder
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"] {
            if let path = environment[name] { environment[name] = PathText.joined(here, path) }
        }
        // Git reads these since 2.31. Unlike `-c`, they take names with any character.
        var count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        for setting in overrides {
            environment["GIT_CONFIG_KEY_\(count)"] = setting.name
            environment["GIT_CONFIG_VALUE_\(count)"] = setting.value
            count += 1
        }
        if !overrides.isEmpty { environment["GIT_CONFIG_COUNT"] = "\(count)" }
        return environment.merging(quietly) { $1 }
    }

    private static func spawn(
        _ words: [String], _ environment: [String: String], standard: [Int32]
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in standard.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let failure = posix_spawnp(&child, "git", &actions, nil, &arguments, &variables)
        if failure == ENOENT { throw Failure(message: "git was not found on PATH, and this needs it") }
        if failure != 0 { throw Failure(message: "git could not be started: \(SystemError.text(of: failure))") }
        return child
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // A signal's number stands in the low bits; else the exit code above them.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    // MARK: - Descriptors

    /// A file that is gone from its folder at once and goes when it is closed.
    private static func scratchFile() throws(Failure) -> Int32 {
        let folder = NSTemporaryDirectory()
        // In place of its six last letters, `mkstemp` puts what no other file has.
        let letters = String(repeating: "X", count: 6)
        var name = Array((folder + "/viperlint-" + letters).utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else {
            throw Failure(message: "git needs the folder for temporary files: \(folder): \(SystemError.last)")
        }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    private static func lastFailure() -> Failure {
        Failure(message: "git could not be started: \(SystemError.last)")
    }
}
