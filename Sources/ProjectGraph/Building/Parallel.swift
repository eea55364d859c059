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
    public static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        map(count, length: max(1, (count + jobs - 1) / max(1, jobs)), jobs: jobs, work)
    }

    /// Shares a list out in small parts, for results that are larger than what they are made of: gathered by the thousand,
    /// they would be moved again and again as they grow.
    ///
    /// - Parameters:
    ///   - count: how many elements there are.
    ///   - work: takes a range of them.
    static func map<Result: Sendable>(
        parts count: Int, jobs: Int, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        map(count, length: 64, jobs: jobs, work)
    }

    private static func map<Result: Sendable>(
        _ count: Int, length: Int, jobs: Int, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        withoutActuallyEscaping(work) { work in
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

    /// Runs every task once, and adds up the results in the order of the tasks: whenever some are in, by the thread that
    /// brought the last of them, while others go on with their tasks.
    ///
    /// - Parameters:
    ///   - jobs: how many threads work; with one, everything is added up at the end.
    ///   - start: what the first result is added to.
    ///   - add: never runs twice at a time.
    public static func reduce<Sum: Sendable, Result: Sendable>(
        tasks: Int, jobs: Int, into start: Sum, makeWorker: @Sendable () -> (Int) -> Result,
        add: @Sendable (inout Sum, Result) -> Void
    ) -> Sum {
        let sum = OrderedSum<Sum, Result>(start, tasks: tasks, batch: jobs > 1 ? 32 : tasks)
        withoutActuallyEscaping(add) { add in
            run(tasks: tasks, jobs: jobs) {
                let work = makeWorker()
                return { sum.take(work($0), at: $0, add) }
            }
        }
        return sum.value
    }

    /// The answers to two questions that have nothing to do with each other, found side by side where there are threads.
    public static func both<One: Sendable, Other: Sendable>(
        jobs: Int, _ one: @Sendable () -> One, _ other: @Sendable () -> Other
    ) -> (One, Other) {
        let answers = withoutActuallyEscaping(one) { one in
            withoutActuallyEscaping(other) { other in
                map(tasks: 2, jobs: jobs) { { $0 == 0 ? Answer.one(one()) : Answer<One, Other>.other(other()) } }
            }
        }
        guard case .one(let first)? = answers.first, case .other(let second)? = answers.last else { return (one(), other()) }
        return (first, second)
    }
}

private enum Answer<One: Sendable, Other: Sendable>: Sendable {
    case one(One)
    case other(Other)
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

private final class OrderedSum<Sum, Element>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    /// Those that have not been added yet, by task.
    private var waiting: [Int: Element] = [:]
    /// The task whose result is added next.
    private var next = 0
    private let tasks: Int
    /// How many are worth adding: going to and fro between a task and the sum empties the processor's caches each time.
    private let batch: Int
    private var isAdding = false
    /// Only for the thread that set ``isAdding``, and for everybody when all tasks are done.
    private(set) var value: Sum

    init(_ value: Sum, tasks: Int, batch: Int) {
        (self.value, self.tasks, self.batch) = (value, tasks, batch)
    }

    func take(_ element: Element, at position: Int, _ add: (inout Sum, Element) -> Void) {
        lock.wait()
        defer { lock.signal() }
        waiting[position] = element
        guard !isAdding, waiting.count >= batch || next + waiting.count == tasks else { return }
        isAdding = true
        while let element = waiting.removeValue(forKey: next) {
            next += 1
            lock.signal()
            add(&value, element)
            lock.wait()
        }
        isAdding = false
    }
}
