import Foundation

/// Runs work that recurses deeper than a thread's usual stack allows.
///
/// Yams composes nodes recursively. libyaml stops it at 1000 levels, which takes up to 4 MiB (Yams 6.2.2, optimised);
/// threads have as little as 512 KiB, and what overflows a stack cannot be caught.
enum DeepStack {
    private static let size = 16 << 20

    static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
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

    /// Unchecked: the semaphore orders the only write before the only read.
    private final class Result<Output: Sendable>: @unchecked Sendable {
        let isReady = DispatchSemaphore(value: 0)
        var output: Output?
    }
}
