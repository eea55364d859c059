/// How long the stages of a run took.
public struct StageTimes: Sendable {
    /// In the order in which they ended.
    public private(set) var stages: [(name: String, time: Duration)] = []

    /// Hears of a stage before it begins, for whoever waits for a long run.
    public typealias Observer = @Sendable (_ stage: String) -> Void

    private let observer: Observer?

    /// No stage yet.
    public init(observer: Observer? = nil) {
        self.observer = observer
    }

    /// Runs a stage and notes its time.
    public mutating func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
        observer?(stage)
        let start = ContinuousClock.now
        defer { stages.append((stage, ContinuousClock.now - start)) }
        return try work()
    }

    /// Notes a stage that was measured elsewhere.
    mutating func note(_ stage: String, _ time: Duration) { stages.append((stage, time)) }
}
