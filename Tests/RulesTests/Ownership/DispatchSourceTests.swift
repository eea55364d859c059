import Testing

/// Dispatch's sources keep their handlers until they are cancelled.
@Suite struct DispatchSourceTests {
    private func expect(_ body: String, members: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let presenter = """
            private let source = DispatchSource.makeTimerSource(queue: .main)
                private var timer: DispatchSourceTimer?
                private var file: (any DispatchSourceFileSystemObject)?
                func tick() {}
                func eventStart(_ other: DispatchSourceTimer) { \(body) }
                \(members)
            """
        try expectFindings(in: Scene(presenter: presenter).files, rule: "retain-cycle", others: true, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "source.setEventHandler ↓{ self.tick() }; source.resume()", "source.setEventHandler(handler: ↓tick); source.activate()",
        "source.setEventHandler(qos: .background, flags: []) ↓{ [self] in tick() }",
        "source.schedule(deadline: .now(), repeating: 1); source.setEventHandler ↓{ self.tick() }; if !source.isCancelled { source.resume() }",
        "source.setCancelHandler ↓{ self.tick() }; source.setEventHandler { [weak self] in self?.tick() }",
        "timer = DispatchSource.makeTimerSource(); timer?.setEventHandler ↓{ self.tick() }; timer?.resume()",
        "let timer = DispatchSource.makeTimerSource(); timer.setEventHandler ↓{ self.tick() }; timer.resume(); self.timer = timer",
        "let beat = DispatchSource.makeTimerSource(); beat.setEventHandler ↓{ self.tick() }; beat.resume(); timer = beat",
        "let watch = DispatchSource.makeFileSystemObjectSource(fileDescriptor: 1, eventMask: .write); watch.setEventHandler ↓{ self.tick() }; self.file = watch",
    ])
    func neverCancelled(body: String) throws { try expect(body, members: "deinit { source.cancel(); timer?.cancel() }") }

    @Test(arguments: [
        "source.setEventHandler { [weak self] in self?.tick() }; source.resume()", "source.setEventHandler { [unowned self] in tick() }",
        "source.setEventHandler { self.tick(); self.source.cancel() }", "source.setEventHandler { self.tick() }; source.setEventHandler(handler: nil)",
        "source.setRegistrationHandler { self.tick() }", "other.setEventHandler { self.tick() }; other.resume()",
        "let beat = DispatchSource.makeTimerSource(); beat.setEventHandler { self.tick(); beat.cancel() }; beat.resume(); timer = beat",
        "let beat = DispatchSource.makeTimerSource(); beat.setEventHandler { self.tick() }; beat.resume(); keep(beat)",
        "timer = DispatchSource.makeTimerSource(); timer?.setEventHandler { self.tick() }; timer = nil", "timer = other; timer?.setEventHandler { self.tick() }",
        "keep(source); source.setEventHandler { self.tick() }", "source.setEventHandler { print(1) }",
    ])
    func thatEndOrKeepNobody(body: String) throws { try expect(body, members: "func keep(_ source: DispatchSourceTimer) {}") }

    /// Who leaves the screen may end it.
    @Test(arguments: [
        ("func eventLeft() { source.cancel() }", 0), ("func eventLeft() { self.source.cancel() }", 0), ("deinit { source.cancel() }", 1),
    ])
    func whoCancels(member: String, count: Int) throws {
        let start = "source.setEventHandler \(count == 0 ? "" : "↓"){ self.tick() }; source.resume()"
        try expect(start, members: member)
    }

    /// What has the method's name and is no source of Dispatch's.
    @Test func otherClasses() throws {
        let presenter = "private let player = Player()\nfunc tick() {}\nfunc eventStart() { player.setEventHandler { self.tick() } }"
        try expectFindings(in: Scene(presenter: presenter, others: [("Player.swift", "import PlayerKit")]).files, rule: "retain-cycle", others: true)
    }
}
