import Engine

/// The stages of a run, a line each: milliseconds and what they were spent on.
struct TimingsTable {
    private let times: StageTimes

    init(_ times: StageTimes) {
        self.times = times
    }

    var text: String {
        let total = times.stages.map(\.time).reduce(.zero, +)
        let rows = times.stages.map { ($0.name, Self.milliseconds($0.time)) } + [("all stages", Self.milliseconds(total))]
        let width = rows.map(\.1.count).max() ?? 0
        return rows.map { name, time in
            String(repeating: " ", count: width - time.count) + time + " ms  " + name
        }.joined(separator: "\n")
    }

    /// With one digit behind the point.
    private static func milliseconds(_ time: Duration) -> String {
        let tenths = time.components.seconds * 10_000 + time.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
