import Engine
import Foundation

/// Runs again and again, whenever what a run reads has changed; only a signal ends it.
struct Watch {
    /// In seconds. Somebody who saves a file is not to wait, and a machine is not to be kept busy by looking.
    private static let shortestPause = 0.3
    private static let shareOfTime = 0.05

    let stamps: () -> SourceStamps
    let run: () -> Void

    func start() -> Never {
        var seen: SourceStamps?
        while true {
            let start = Date()
            let current = stamps()
            let pause = max(Self.shortestPause, Date().timeIntervalSince(start) / Self.shareOfTime)
            if current != seen {
                seen = current
                run()
            }
            Thread.sleep(forTimeInterval: pause)
        }
    }
}
