import Engine
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Brings a file to its place whole or not at all: nobody ever reads half of it, and what stood there stays until then.
///
/// Who interrupts the program gets their way when the file is in its place or gone.
struct FileReplacement {
    /// Where it belongs; a link there would be replaced, not followed.
    let path: String
    /// Whether it can be run, whatever stands there already. Any other file keeps the permissions that it has.
    var isProgram = false

    /// - Returns: why it could not be written; nil where it was.
    func write(_ text: String) -> String? {
        let interruptions = DeferredInterruptions()
        defer { interruptions.end() }
        guard let (descriptor, name) = temporaryFile() else { return SystemError.last }
        if let failure = fill(descriptor, text) {
            unlink(name)
            return failure
        }
        guard rename(name, path) != 0 else { return nil }
        let failure = SystemError.last
        unlink(name)
        return failure
    }

    /// In the folder of the file: to another one a file can't be renamed in one step.
    private func temporaryFile() -> (descriptor: Int32, name: String)? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? ""
        for _ in 0..<100 {
            let name = folder + ".viperlint-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isProgram ? 0o777 : 0o666)
            if descriptor >= 0 { return (descriptor, name) }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    /// Closes the file, whatever comes of it.
    private func fill(_ descriptor: Int32, _ text: String) -> String? {
        let failure = keepPermissions(descriptor) ?? Tool.writeAll(text, to: descriptor)
        // Some file systems tell only now that there is no room.
        return close(descriptor) == 0 ? failure : failure ?? SystemError.last
    }

    private func keepPermissions(_ descriptor: Int32) -> String? {
        var present = stat()
        guard !isProgram, lstat(path, &present) == 0, fchmod(descriptor, present.st_mode & 0o777) != 0 else { return nil }
        return SystemError.last
    }
}

/// Keeps signals that end the program from doing so for a moment.
///
/// Handlers, not a mask: a mask is a thread's, and any thread may get the signal.
private struct DeferredInterruptions {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var actions: [(signal: Int32, action: sigaction)] = []

    init() {
        arrivedSignal = 0
        for signal in Self.signals {
            var (handler, former) = (sigaction(), sigaction())
            #if canImport(Darwin)
            handler.__sigaction_u.__sa_handler = { arrivedSignal = $0 }
            #else
            handler.__sigaction_handler.sa_handler = { arrivedSignal = $0 }
            #endif
            handler.sa_flags = Int32(SA_RESTART)
            guard sigaction(signal, nil, &former) == 0, !Self.ignores(former), sigaction(signal, &handler, nil) == 0 else { continue }
            actions.append((signal, former))
        }
    }

    /// What has arrived meanwhile does now what it would have done.
    func end() {
        for (signal, action) in actions {
            var action = action
            sigaction(signal, &action, nil)
        }
        if arrivedSignal != 0 { raise(arrivedSignal) }
    }

    /// `nohup` asks for that, for example.
    private static func ignores(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// Unsafe only to the compiler: a signal handler may write nothing else, and one file at a time is written.
nonisolated(unsafe) private var arrivedSignal: Int32 = 0
