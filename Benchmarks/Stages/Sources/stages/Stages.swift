import Foundation

/// Times each stage of a lint over the Swift files below a folder, in this process, and prints a JSON array of
/// `{"stage": …, "seconds": […], "cpu": […]}` with the times of every round.
///
/// Built with `-enable-testing`, since walking, reading and making findings are internal to the engine.
@main
struct Stages {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rounds = Int(arguments[1]), rounds > 0 else {
            FileHandle.standardError.write(Data("usage: stages ROUNDS FOLDER\n".utf8))
            exit(2)
        }
        var clock = StageClock()
        let pipeline = try Pipeline(root: arguments[2])
        // The first round fills caches and is thrown away.
        for round in 0...rounds {
            clock.isRecording = round > 0
            try pipeline.run(&clock)
        }
        print(clock.json)
    }
}

/// The times of stages, in the order in which they were first met.
struct StageClock {
    private struct Stage {
        var name: String
        var seconds: [Double] = []
        var cpuSeconds: [Double] = []
    }

    private var stages: [Stage] = []
    var isRecording = true

    mutating func time<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let startOfWork = Self.cpuSeconds
        let result = try work()
        let cpuSeconds = Self.cpuSeconds - startOfWork
        let elapsed = (clock.now - start).components
        if isRecording { note(name, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18, cpuSeconds) }
        return result
    }

    private mutating func note(_ name: String, _ seconds: Double, _ cpuSeconds: Double) {
        if !stages.contains(where: { $0.name == name }) { stages.append(Stage(name: name)) }
        for position in stages.indices where stages[position].name == name {
            stages[position].seconds.append(seconds)
            stages[position].cpuSeconds.append(cpuSeconds)
        }
    }

    /// Of all threads of the process, the system's time for it included.
    private static var cpuSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    var json: String {
        let rows = stages.map { "{\"stage\": \"\($0.name)\", \"seconds\": \($0.seconds), \"cpu\": \($0.cpuSeconds)}" }
        return "[" + rows.joined(separator: ",\n ") + "]"
    }
}
