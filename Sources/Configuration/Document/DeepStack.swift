import Foundation

/// Runs work that recurses deeper than a thread's usual stack allows.
///
/// Yams composes nodes recursively. libyaml stops it at 1000 levels, which takes up to 4 MiB (Yams 6.2.2, optimised);
/// threads have as little as 512 KiB, and what overflows a stack cannot be caught.
enum DeepStack {
    private static let size = 16 << 20

    static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
        // A thread with fresh memory takes a tenth of a lint of a few files.
        if hasRoom { return work() }
        let result = Result<Output>()
        let thread = Thread {
            result.output = work()
            result.isReady.signal()
        }
        thread.stackSize = size
        thread.start()
        result.isReady.wait()
        return result.output
    }

    /// Whether this is the main thread, with the 8 MiB that systems usually give it: nothing runs deep before it reads
    /// a configuration.
    private static var hasRoom: Bool {
        #if canImport(Glibc)
        let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #else
        let stack = RLIMIT_STACK
        #endif
        var limit = rlimit()
        return Thread.isMainThread && getrlimit(stack, &limit) == 0 && limit.rlim_cur >= 8 << 20
    }

    /// Unchecked: the semaphore orders the only write before the only read.
    private final class Result<Output: Sendable>: @unchecked Sendable {
        let isReady = DispatchSemaphore(value: 0)
        var output: Output?
    }
}
