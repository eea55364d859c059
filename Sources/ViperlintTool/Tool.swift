import ArgumentParser
import Engine
import Reporters
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the subcommands share.
enum Tool {
    static let version = "0.1.0"

    static let couldNotRun = ExitCode(2)

    /// Ends the process without a word.
    static func end(_ code: Int32) -> Never { exit(code) }

    /// Reports go to standard output, everything else here: on one line, whatever names of files the message holds.
    static func tell(_ kind: String, _ message: String) {
        tell("viperlint: \(kind): \(message.harmless)")
    }

    /// Without a line break, for what is taken back again.
    static func tellRaw(_ text: String) {
        writeAll(text, to: STDERR_FILENO)
    }

    /// Lines for people. All that stands on standard error comes through here, so nothing that a terminal or a log would
    /// obey does.
    static func tell(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        writeAll(lines.reduce(into: "") { $0 += $1.harmless + "\n" }, to: STDERR_FILENO)
    }

    /// - Returns: why it could not be written; nil where it was.
    @discardableResult
    static func write(_ text: String) -> String? {
        writeAll(text, to: STDOUT_FILENO)
    }

    @discardableResult
    static func write(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    }

    /// Writes into what stands at a path: a device or a pipe.
    static func write(_ text: String, into path: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return SystemError.last }
        defer { close(descriptor) }
        return writeAll(text, to: descriptor)
    }

    /// Writes behind what a file holds already.
    static func append(_ text: String, toFile path: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return SystemError.last }
        defer { close(descriptor) }
        return writeAll(text, to: descriptor)
    }

    /// All that is on standard input; nil where that is more than anybody means.
    static func readStandardInput() -> [UInt8]? {
        let (bytes, failure) = read(from: STDIN_FILENO)
        return failure == EFBIG ? nil : bytes
    }

    /// What is larger was never meant: a report of a million findings is some hundred MiB.
    private static let sizeLimit = 1 << 30

    /// Nil where it could not be read; the system's last error tells why.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let (bytes, failure) = read(from: descriptor)
        close(descriptor)
        errno = failure
        return failure == 0 ? bytes : nil
    }

    /// - Returns: what came until the end, or until it could not be read further, and the error that was why.
    private static func read(from descriptor: Int32) -> (bytes: [UInt8], failure: Int32) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return (bytes, count < 0 ? errno : 0) }
            if bytes.count + count > sizeLimit { return ([], EFBIG) }
            bytes += buffer[..<count]
        }
    }

    /// - Returns: why it could not be written whole; nil where it was.
    @discardableResult
    static func writeAll(_ text: String, to descriptor: Int32) -> String? {
        var text = text
        return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return SystemError.last }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    /// Whether to write colours: on a terminal, unless NO_COLOR says otherwise (no-color.org).
    static var usesColour: Bool {
        isatty(STDOUT_FILENO) == 1 && !hasValue("NO_COLOR") && environment("TERM") != "dumb"
    }

    static var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func hasValue(_ name: String) -> Bool {
        !(environment(name) ?? "").isEmpty
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
