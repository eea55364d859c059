import ProjectGraph

/// The answers to two questions that have nothing to do with each other, found side by side where there are threads.
func both<One: Sendable, Other: Sendable>(
    jobs: Int, _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
) -> (One, Other) {
    let answers = Parallel.map(tasks: 2, jobs: jobs) {
        { $0 == 0 ? Answer.one(one()) : Answer<One, Other>.other(other()) }
    }
    guard case .one(let first)? = answers.first, case .other(let second)? = answers.last else { return (one(), other()) }
    return (first, second)
}

private enum Answer<One: Sendable, Other: Sendable>: Sendable {
    case one(One)
    case other(Other)
}
