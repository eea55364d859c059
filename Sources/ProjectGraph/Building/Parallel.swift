import Dispatch

/// Shares numbered tasks out among threads.
public enum Parallel {
    /// Runs every task once.
    ///
    /// - Parameters:
    ///   - tasks: how many there are; they are handed out in order, each to the next thread that is free.
    ///   - jobs: how many threads work; with one, or with one task, it is the calling one alone.
    ///   - makeWorker: called once a thread; what it gives keeps that thread's memory and runs the tasks it is handed.
    public static func run(tasks: Int, jobs: Int, makeWorker: @Sendable () -> (Int) -> Void) {
        guard tasks > 1, jobs > 1 else {
            let work = makeWorker()
            for task in 0..<tasks { work(task) }
            return
        }
        let next = Counter()
        DispatchQueue.concurrentPerform(iterations: min(jobs, tasks)) { _ in
            let work = makeWorker()
            while let task = next.next(below: tasks) { work(task) }
        }
    }

    /// Shares a list out in as many parts as threads work, and gives their results in the order of the list.
    ///
    /// - Parameters:
    ///   - count: how many elements there are.
    ///   - work: takes a range of them.
    static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let length = max(1, (count + jobs - 1) / max(1, jobs))
        return withoutActuallyEscaping(work) { work in
            map(tasks: (count + length - 1) / length, jobs: jobs) {
                { task in work(task * length..<min(count, (task + 1) * length)) }
            }
        }
    }

    /// Runs every task once and gives their results in the order of the tasks.
    public static func map<Result: Sendable>(
        tasks: Int, jobs: Int, makeWorker: @Sendable () -> (Int) -> Result
    ) -> [Result] {
        let results = Results<Result>(count: tasks)
        run(tasks: tasks, jobs: jobs) {
            let work = makeWorker()
            return { results.set(work($0), at: $0) }
        }
        return results.values()
    }
}

/// Hands out the numbers of tasks, each once.
private final class Counter: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var value = 0

    func next(below end: Int) -> Int? {
        lock.wait()
        defer { lock.signal() }
        guard value < end else { return nil }
        value += 1
        return value - 1
    }
}

private final class Results<Element>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var slots: [Element?]

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
    }

    func set(_ element: Element, at position: Int) {
        lock.wait()
        slots[position] = element
        lock.signal()
    }

    func values() -> [Element] { slots.compactMap { $0 } }
}
