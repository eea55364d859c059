#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a long run is doing, on a line of the terminal that is gone when it is done.
struct ProgressLine: Sendable {
    /// Nobody wonders before that.
    private static let patience: Duration = .milliseconds(700)
    private static let clearing = "\r\u{1B}[2K"

    private let start = ContinuousClock.now

    /// Nil where nobody watches: standard error is no terminal that understands it.
    init?() {
        guard isatty(STDERR_FILENO) == 1, let terminal = Tool.environment("TERM"), terminal != "dumb" else { return nil }
    }

    /// Nothing for a short run.
    @Sendable func show(_ stage: String) {
        guard isLong else { return }
        Tool.tellRaw("\(Self.clearing)viperlint: \(stage) …")
    }

    func clear() {
        if isLong { Tool.tellRaw(Self.clearing) }
    }

    private var isLong: Bool { ContinuousClock.now - start > Self.patience }
}
