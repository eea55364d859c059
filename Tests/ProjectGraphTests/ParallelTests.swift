import Testing

@testable import ProjectGraph

@Suite struct ParallelTests {
    /// The sum is told by the tasks alone, whatever thread is done first.
    @Test(arguments: [0, 1, 2, 500], [1, 2, 8])
    func sumsKeepTheOrderOfTheTasks(tasks: Int, jobs: Int) {
        let sum = Parallel.reduce(tasks: tasks, jobs: jobs, into: [Int]()) {
            { task in task * task }
        } add: {
            $0.append($1)
        }
        #expect(sum == (0..<tasks).map { $0 * $0 })
    }

    @Test(arguments: [0, 1, 63, 64, 65, 1000], [1, 2, 8])
    func partsCoverTheList(count: Int, jobs: Int) {
        #expect(Parallel.map(parts: count, jobs: jobs) { Array($0) }.flatMap { $0 } == Array(0..<count))
    }

    @Test(arguments: [1, 2])
    func bothAnswersStandInTheirPlaces(jobs: Int) {
        let (one, other) = Parallel.both(jobs: jobs, { 1 }, { "other" })
        #expect(one == 1)
        #expect(other == "other")
    }
}
