/// How long the stages of a run took.
public struct StageTimes: Sendable {
    /// In the order in which they ended.
    public private(set) var stages: [(name: String, time: Duration)] = []

    /// No stage yet.
    public init() {}

    /// Runs a stage and notes its time.
    public mutating func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { stages.append((stage, ContinuousClock.now - start)) }
        return try work()
    }
}
