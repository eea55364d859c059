import Foundation

/// Times each stage of a lint over the Swift files below a folder, in this process, and prints a JSON array of
/// `{"stage": …, "seconds": […]}` with the time of every round.
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
    private var stages: [(name: String, seconds: [Double])] = []
    var isRecording = true

    mutating func time<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try work()
        let elapsed = (clock.now - start).components
        if isRecording { note(name, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18) }
        return result
    }

    private mutating func note(_ name: String, _ seconds: Double) {
        if let position = stages.firstIndex(where: { $0.name == name }) {
            stages[position].seconds.append(seconds)
        } else {
            stages.append((name, [seconds]))
        }
    }

    var json: String {
        let rows = stages.map { "{\"stage\": \"\($0.name)\", \"seconds\": [\($0.seconds.map { "\($0)" }.joined(separator: ", "))]}" }
        return "[" + rows.joined(separator: ",\n ") + "]"
    }
}
