import Testing

/// Tasks that wait for a stream of the app's own, which nobody ends.
@Suite struct EndlessStreamTests {
    private static let presenter = """
        private var task: Task<Void, Never>?
            private let feed: any PriceFeeding = PriceFeed()
            private let own = PriceFeed()
            private var last = 0
            func eventStarted() { task = Task TASK }
            private func show(_ price: Int) { last = price }
        """

    private func expect(
        _ prices: String, task: String = "↓{ for await price in feed.prices() { self.show(price) } }", others: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let feed = """
            protocol PriceFeeding { func prices() -> AsyncStream<Int>; var all: AsyncStream<Int> { get } }
            final class PriceFeed: PriceFeeding {
                private var continuation: AsyncStream<Int>.Continuation?
                func prices() -> AsyncStream<Int> { \(prices) }
                var all: AsyncStream<Int> { AsyncStream { feed in feed.yield(1) } }
                func keep(_ feed: AsyncStream<Int>.Continuation) {}
            }
            \(others)
            """
        let scene = Scene(presenter: Self.presenter.replacing("TASK", with: task), others: [("PriceFeed.swift", feed)])
        try expectFindings(in: scene.files, rule: "retain-cycle", others: true, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "AsyncStream { feed in feed.yield(1) }",
        "return AsyncStream<Int>(bufferingPolicy: .unbounded) { feed in let task = Task { while !Task.isCancelled { feed.yield(1) } }; feed.onTermination = { _ in task.cancel() } }",
        "let limit = 3; return AsyncStream { feed in feed.yield(limit) }",
    ])
    func streamsWithoutEnd(prices: String) throws { try expect(prices) }

    @Test(arguments: [
        "AsyncStream { feed in feed.yield(1); feed.finish() }", "AsyncStream { feed in self.continuation = feed }", "AsyncStream { feed in self.keep(feed); feed.yield(1) }",
        "AsyncStream { feed in Task { [feed] in feed.yield(1) } }", "AsyncStream { nil }", "AsyncStream(unfolding: { feed in 1 })",
        "if continuation == nil { return AsyncStream { feed in feed.yield(1) } }; return AsyncStream { feed in feed.finish() }",
        "let (stream, feed) = AsyncStream<Int>.makeStream(); feed.yield(1); return stream",
    ])
    func streamsThatMayEnd(prices: String) throws { try expect(prices, task: "{ for await price in feed.prices() { self.show(price) } }") }

    @Test(arguments: [
        "↓{ for await price in feed.all { self.show(price) } }", "↓{ for await price in self.feed.prices() { guard price > 3 else { continue }; self.show(price) } }",
        "↓{ for await price in own.prices() { self.show(price) } }", "↓{ for await price in feed.all { do { try self.check(price) } catch { self.show(price) } } }",
        "{ for await price in feed.prices() { if price > 3 { break }; self.show(price) } }", "{ [weak self, feed] in for await price in feed.prices() { self?.show(price) } }",
        "{ for await price in feed.prices() { self.show(price) } }; task?.cancel()", "{ for await price in feed.prices().prefix(2) { self.show(price) } }",
    ])
    func loops(task: String) throws { try expect("AsyncStream { feed in feed.yield(1) }", task: task) }

    /// A `deinit` that ends the stream doesn't come while somebody waits who keeps the stream's owner.
    @Test(arguments: [
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream.makeStream() }\n    deinit { feed.finish() }", "let all: AsyncStream<Int>", true),
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { let (all, feed) = AsyncStream<Int>.makeStream(); self.all = all; self.feed = feed }\n    func tell() { feed.yield(3) }", "let all: AsyncStream<Int>", true),
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream<Int>.makeStream() }\n    func hand(on feed: Int) {}", "let all: AsyncStream<Int>", true),
        ("private let (stream, feed) = AsyncStream.makeStream(of: Int.self)\n    func tell() { Task { [feed] in feed.yield(3) } }\n    deinit { feed.finish() }", "var all: AsyncStream<Int> { stream }", true),
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream.makeStream() }\n    func stop() { feed.finish() }", "let all: AsyncStream<Int>", false),
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream.makeStream() }\n    func hand(to other: Other) { other.feed = feed }", "let all: AsyncStream<Int>", false),
        ("let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream.makeStream() }", "let all: AsyncStream<Int>", false),
        ("private let feed: AsyncStream<Int>.Continuation\n    init() { (all, feed) = AsyncStream.makeStream() }\n    init(all: AsyncStream<Int>) { (_, feed) = AsyncStream.makeStream(); self.all = all }", "let all: AsyncStream<Int>", false),
    ])
    func whatOnlyADeinitEnds(code: String, stream: String, isEndless: Bool) throws {
        let mark = isEndless ? "↓" : ""
        let feed = """
            protocol PriceFeeding: AnyObject { var all: AsyncStream<Int> { get } }
            final class Other { var feed: AsyncStream<Int>.Continuation? }
            final class PriceFeed: PriceFeeding {
                \(stream)
                \(code)
            }
            """
        let presenter = Self.presenter.replacing("TASK", with: "\(mark){ for await price in feed.all { self.show(price) } }")
        try expectFindings(in: Scene(presenter: presenter, others: [("PriceFeed.swift", feed)]).files, rule: "retain-cycle", others: true)
        // What is asked of somebody else may end with that one.
        let others = "func eventFed(by other: any PriceFeeding) { task = Task { for await price in other.all { self.show(price) } } }"
        let handed = Self.presenter.replacing("TASK", with: "{}") + others
        try expectFindings(in: Scene(presenter: handed, others: [("PriceFeed.swift", feed)]).files, rule: "retain-cycle", others: true)
    }

    /// Any that conforms may be the one that is asked.
    @Test func oneThatEnds() throws {
        let others = """
            final class ClosedFeed: PriceFeeding {
                func prices() -> AsyncStream<Int> { AsyncStream { feed in feed.finish() } }
                var all: AsyncStream<Int> { prices() }
            }
            """
        try expect("AsyncStream { feed in feed.yield(1) }", task: "{ for await price in feed.prices() { self.show(price) } }", others: others)
    }
}
