import Testing

/// What players, sensors and monitors call until they are told otherwise.
@Suite struct DeviceCallbackTests {
    /// A player and the token of its observer, which one object keeps both.
    @Test(arguments: [
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) ↓{ _ in self.tick() }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil, using: ↓{ [self] _ in tick() })", "player.removeTimeObserver(token as Any)"),
        ("self.token = self.queue.addBoundaryTimeObserver(forTimes: [], queue: .main) ↓{ self.tick() }", "if let token { queue.removeTimeObserver(token) }"),
        ("tokens.append(player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) ↓{ _ in self.tick() })", ""),
        ("film = AVPlayer(url: url); token = film?.addPeriodicTimeObserver(forInterval: .zero, queue: .main) ↓{ _ in self.tick() }", "film = nil"),
        ("guard token == nil else { return }; token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) ↓{ _ in self.tick() }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { [weak self] _ in self?.tick() }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { [unowned self] _ in self.tick() }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in print(1) }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }; if let token { player.removeTimeObserver(token) }", ""),
        ("token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick(); self.token = nil }", ""),
        ("token = strip.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }", ""),
        ("let player = AVPlayer(); token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }", ""),
        ("let token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }; print(token)", ""),
        ("token = other?.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }", ""),
        ("token = lent?.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in self.tick() }", ""),
    ])
    func players(statement: String, end: String) throws {
        let members = """
            private let player = AVPlayer()
            private let queue: AVQueuePlayer = AVQueuePlayer()
            private let strip = Filmstrip()
            private var film: AVPlayer?
            private var other: AVPlayer?
            private weak var lent: AVPlayer?
            private let url = URL(fileURLWithPath: "/film")
            private var token: Any?
            private var tokens: [Any] = []
            func eventClosed() { other = nil }
            """
        try expect(statement, end: end, members: members, others: "final class Filmstrip {}")
    }

    @Test(arguments: [
        ("monitor.pathUpdateHandler = ↓{ _ in self.tick() }; monitor.start(queue: .main)", "monitor.cancel()"),
        ("self.monitor.pathUpdateHandler = ↓{ [self] path in if path.status == .satisfied { tick() } }", ""),
        ("monitor.pathUpdateHandler = { [weak self] _ in self?.tick() }", ""), ("monitor.pathUpdateHandler = { _ in print(1) }", ""),
        ("monitor.pathUpdateHandler = { _ in self.tick() }; monitor.cancel()", ""),
        ("monitor.pathUpdateHandler = { _ in self.tick(); self.monitor.pathUpdateHandler = nil }", ""),
        ("monitor.pathUpdateHandler = { _ in self.tick() }; stop(monitor)", ""),
        ("let monitor = NWPathMonitor(); monitor.pathUpdateHandler = { _ in self.tick() }", ""),
        ("other?.pathUpdateHandler = { _ in self.tick() }", ""),
        ("motion.accelerometerUpdateInterval = 1; motion.startAccelerometerUpdates(to: .main) ↓{ _, _ in self.tick() }", "motion.stopAccelerometerUpdates()"),
        ("pedometer.startUpdates(from: Date(), withHandler: ↓{ _, _ in self.tick() })", ""),
        ("motion.startAccelerometerUpdates(to: .main) { [weak self] _, _ in self?.tick() }", ""),
        ("motion.startAccelerometerUpdates(to: .main) { _, _ in self.tick() }; motion.stopAccelerometerUpdates()", ""),
        ("motion.startAccelerometerUpdates(to: .main) { _, _ in self.tick() }; motion.startAccelerometerUpdates(to: .main) { _, _ in }", ""),
        ("strip.startAccelerometerUpdates(to: .main) { _, _ in self.tick() }", ""),
    ])
    func sensors(statement: String, end: String) throws {
        let members = """
            private let monitor = NWPathMonitor()
            private var other: NWPathMonitor?
            private let strip = Strip()
            private let motion = CMMotionManager()
            private let pedometer: CMPedometer = CMPedometer()
            private func stop(_ monitor: NWPathMonitor) {}
            """
        let strip = "final class Strip { weak var last: Strip?; func startAccelerometerUpdates(to queue: Int, with: (Int, Int) -> Void) {} }"
        try expect(statement, end: end, members: members, others: strip)
    }

    /// A query of HealthKit's is kept by its property, and keeps what it calls until the store stops it.
    @Test(arguments: [
        ("let query = made(); query.updateHandler = ↓{ _, _, _, _, _ in self.tick() }; self.query = query; store.execute(query)", "store.stop(query!)"),
        ("query = made(); query?.updateHandler = ↓{ _, _, _, _, _ in self.tick() }", ""),
        ("guard query == nil else { return }; let asked = made(); self.query = asked; asked.updateHandler = ↓{ [self] _, _, _, _, _ in tick() }", ""),
        ("watch = HKObserverQuery(sampleType: steps, predicate: nil) ↓{ _, _, _ in self.tick() }", ""),
        ("let observer = HKObserverQuery(sampleType: steps, predicate: nil, updateHandler: ↓{ _, _, _ in self.tick() }); watch = observer; store.execute(observer)", ""),
        ("let query = made(); query.updateHandler = { [weak self] _, _, _, _, _ in self?.tick() }; self.query = query", ""),
        ("let query = made(); query.updateHandler = { _, _, _, _, _ in print(1) }; self.query = query", ""),
        ("let query = made(); query.updateHandler = { _, _, _, _, _ in self.tick() }; store.execute(query)", ""),
        ("let query = made(); query.updateHandler = { _, _, _, _, _ in self.tick() }; self.query = query; store.stop(query)", ""),
        ("let query = made(); query.updateHandler = { done, _, _, _, _ in self.tick(); self.store.stop(done) }; self.query = query", ""),
        ("let query = made(); query.updateHandler = { _, _, _, _, _ in self.tick(); self.query = nil }; self.query = query", ""),
        ("let asked = made(); asked.updateHandler = { _, _, _, _, _ in self.tick() }; self.query = asked; hand(asked)", ""),
        ("let query = made(); query.updateHandler = { _, _, _, _, _ in self.tick() }; lent = query", ""),
        ("watch = HKObserverQuery(sampleType: steps, predicate: nil) { _, _, _ in self.tick() }; watch = nil", ""),
        ("let observer = HKObserverQuery(sampleType: steps, predicate: nil) { _, _, _ in self.tick() }; store.execute(observer)", ""),
        ("strip.updateHandler = { self.tick() }", ""),
    ])
    func queriesOfHealth(statement: String, end: String) throws {
        let members = """
            private let store = HKHealthStore()
            private let steps = HKQuantityType(.stepCount)
            private let strip = Strip()
            private var query: HKAnchoredObjectQuery?
            private var watch: HKObserverQuery?
            private weak var lent: HKAnchoredObjectQuery?
            private func made() -> HKAnchoredObjectQuery { HKAnchoredObjectQuery(type: steps, predicate: nil, anchor: nil, limit: 0) { _, _, _, _, _ in } }
            private func hand(_ other: HKQuery) {}
            """
        try expect(statement, end: end, members: members, others: "final class Strip { weak var last: Strip?; var updateHandler: (() -> Void)? { get { nil } set {} } }")
    }

    /// The one centre of commands keeps whom it calls, if nobody takes that away.
    @Test(arguments: [
        ("MPRemoteCommandCenter.shared().playCommand.addTarget ↓{ _ in self.tick(); return .success }", "", ""),
        ("let center = MPRemoteCommandCenter.shared(); _ = center.pauseCommand.addTarget(handler: ↓{ _ in self.tick(); return .success })", "", ""),
        ("self.tick(); commands.nextTrackCommand.addTarget ↓{ [self] _ in tick(); return .success }", "commands.nextTrackCommand.removeTarget(nil)", ""),
        ("MPRemoteCommandCenter.shared().playCommand.addTarget { [weak self] _ in self?.tick(); return .success }", "", ""),
        ("MPRemoteCommandCenter.shared().playCommand.addTarget { _ in print(1); return .success }", "", ""),
        ("MPRemoteCommandCenter.shared().playCommand.addTarget(self, action: #selector(tick))", "", ""),
        ("commands.playCommand.addTarget { _ in self.tick(); return .success }; commands.playCommand.removeTarget(nil)", "", ""),
        ("commands.playCommand.addTarget { _ in self.tick(); return .success }", "", "func leave() { MPRemoteCommandCenter.shared().playCommand.removeTarget(nil) }"),
        ("let token = commands.playCommand.addTarget { _ in self.tick(); return .success }; print(token)", "", ""),
        ("session.remoteCommandCenter.playCommand.addTarget { _ in self.tick(); return .success }", "", ""),
        ("board.playCommand.addTarget { _ in self.tick(); return .success }", "", ""),
    ])
    func remoteCommands(statement: String, end: String, others: String) throws {
        let members = """
            private let commands = MPRemoteCommandCenter.shared()
            private let session = MPNowPlayingSession(players: [])
            private let board = Board()
            """
        try expect(statement, end: end, members: members, others: "final class Board { let playCommand = Command() }\nfinal class Command {}\n\(others)")
    }

    private func expect(_ statement: String, end: String, members: String, others: String) throws {
        let presenter = "\(members)\ndeinit { \(end) }\nfunc eventStarted() { \(statement) }\n@objc private func tick() {}"
        let imports = "import AVFoundation\nimport CoreMotion\nimport HealthKit\nimport MediaPlayer\nimport Network"
        let files = Scene(presenter: presenter, others: [("Others.swift", "\(imports)\n\(others)")]).files.map {
            ($0.name, $0.source.replacing("import Foundation\nfinal class LoanListPresenter", with: "\(imports)\nfinal class LoanListPresenter"))
        }
        let marked = MarkedFiles(files)
        let found = try lint(marked.plain).filter { $0.rule == "retain-cycle" }.map(\.place)
        #expect(found.sorted() == marked.places.sorted(), "\(statement)")
    }
}
