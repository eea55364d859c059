import Testing

/// What the system calls until it is told otherwise keeps what it calls; a `deinit` never gets to tell it.
@Suite struct SystemCallbackTests {
    /// Weakly captured, a timer goes on without anybody to stop it.
    @Test func whoStopsATimer() throws {
        let presenter = "private var timer: Timer?\nprivate var act: (() -> Void)?\nfunc tick() {}\nfunc eventStart() {"
        let timer = try lint(Scene(presenter: "\(presenter) timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }").files)
        #expect(timer.filter { $0.rule == "retain-cycle" }.map { $0.help.contains("let 'deinit' invalidate the timer") } == [true])
        let closure = try lint(Scene(presenter: "\(presenter) act = { self.tick() } }").files)
        #expect(closure.filter { $0.rule == "retain-cycle" }.map(\.help) == ["Capture it weakly: '[weak self]'."])
    }

    /// A display link takes no closure.
    @Test(arguments: [
        ("timer: Timer?", "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)", "the timer", "hand it a closure"),
        ("link: CADisplayLink?", "link = CADisplayLink(target: self, selector: #selector(tick))", "the display link", "let it call an object that knows self weakly"),
    ])
    func targets(property: String, statement: String, what: String, help: String) throws {
        let scene = Scene(presenter: "private var \(property)\n@objc func tick() {}\nfunc eventStart() { \(statement) }")
        let found = try lint(scene.files).filter { $0.rule == "retain-cycle" }
        #expect(found.map { $0.message.hasPrefix(what) && $0.help.contains(help) } == [true])
    }

    @Test(arguments: [
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }",
        "timer = Timer(timeInterval: 1, repeats: true, block: ↓{ _ in self.tick() }); RunLoop.main.add(timer!, forMode: .common)",
        "timer = Timer.scheduledTimer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)",
        "if timer == nil { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() } }; timer?.tolerance = 0.1",
        "timer?.invalidate(); timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }",
        "self.timer?.invalidate(); self.timer = Timer.scheduledTimer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)",
        "timer?.invalidate(); link = CADisplayLink(target: self, selector: #selector(tick)); link?.add(to: .main, forMode: .common)",
        "if isEndless { timer?.invalidate() }; timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
        "timer?.invalidate(); timer = nil; timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
        "link = CADisplayLink(target: ↓self, selector: #selector(tick)); link?.add(to: .main, forMode: .common)",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: ↓tick)",
        "go { [weak self] in guard let self else { return }; self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() } }",
        "go { [weak self] in if let self = self { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in tick() } } }",
        "go { [weak self] in guard let self else { return }; self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }",
        "go { [weak self] in self?.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self?.tick() } }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: self.tack)",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: isEndless) { _ in self.tick() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }; timer?.fire()",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }; if timer?.isValid == true { tick() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { now in self.tick(); now.invalidate() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { self.tick(); $0.stop() }",
        "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tack), userInfo: nil, repeats: true)",
        "timer = Timer.scheduledTimer(timeInterval: 1, target: other, selector: #selector(tick), userInfo: nil, repeats: true)",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }; timer?.invalidate()",
        "timer = Scheduler.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
        "let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
        "timer = .scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }", "link = .init(target: ↓self, selector: #selector(tick))",
        "pulse = .init(target: self, selector: #selector(tick))", "timer = .init(timeInterval: 1, repeats: true) ↓{ _ in self.tick() }", "timer = .init(timeInterval: 1, repeats: false) { _ in self.tick() }",
        "timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }",
        "let beat = Timer(timeInterval: 1, repeats: true) ↓{ _ in self.tick() }; RunLoop.main.add(beat, forMode: .common); timer = beat",
        "let beat = CADisplayLink(target: ↓self, selector: #selector(tick)); beat.add(to: .main, forMode: .common); link = beat",
        "let beat = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }; RunLoop.main.add(beat, forMode: .common); timer = beat",
        "let beat = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }; timer = beat; beat.invalidate()",
        "let beat = Timer(timeInterval: 1, repeats: true) { now in self.tick(); now.invalidate() }; timer = beat",
    ])
    func timers(statement: String) throws {
        let stop = statement.contains("tack") ? "extension LoanListPresenter { @objc func tack(_ now: Timer) { now.invalidate() } }" : ""
        try expect(statement, end: "if timer != nil { timer?.invalidate() }; link?.invalidate()", stop: stop)
    }

    /// What a lazy property has for a value is kept from when it is first asked for.
    @Test(arguments: [
        ("timer = Timer(timeInterval: 1, repeats: true) ↓{ _ in self.tick() }", "RunLoop.main.add(timer, forMode: .common)"),
        ("timer: Timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }", "timer.fire()"),
        ("timer = Timer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)", "timer.fire()"),
        ("link = CADisplayLink(target: ↓self, selector: #selector(tick))", "link.add(to: .main, forMode: .common)"),
        ("timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }", "timer.fire()"),
        ("timer = Timer(timeInterval: 1, repeats: false) { _ in self.tick() }", "timer.fire()"),
        ("timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }", "timer.invalidate()"),
    ])
    func lazyValues(value: String, use: String) throws {
        let presenter = "private lazy var \(value)\n@objc func tick() {}\nfunc eventStart() { \(use) }"
        try expectFindings(in: Scene(presenter: presenter).files, rule: "retain-cycle", others: true)
    }

    /// What would end it is thrown away, so that nothing can.
    @Test(arguments: [
        "center.addObserver(forName: nil, object: nil, queue: .main) ↓{ _ in self.tick() }",
        "_ = center.addObserver(forName: nil, object: nil, queue: .main, using: ↓{ _ in self.tick() })",
        "Firestore.firestore().collection(\"loans\").addSnapshotListener ↓{ _, _ in self.tick() }",
        "Firestore.firestore().collection(\"loans\").addSnapshotListener { [weak self] _, _ in self?.tick() }",
        "if isEndless { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() } }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: ↓tick)",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }; tokens.forEach { ($0 as? Timer)?.invalidate() }",
        "Timer.scheduledTimer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)",
        "DispatchQueue.main.async { self.tick(); self.center.addObserver(forName: nil, object: nil, queue: nil) ↓{ _ in self.tick() } }",
        "center.addObserver(forName: nil, object: nil, queue: .main) { [weak self] _ in self?.tick() }",
        "tokens = names.map { _ in center.addObserver(forName: nil, object: nil, queue: nil) { _ in self.tick() } }",
        "center.addObserver(self, selector: #selector(tick), name: nil, object: nil)",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { now in self.tick(); now.invalidate() }",
        "let act = { (_: Timer) in self.tick() }; Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: ↓act)",
        "func act(_ now: Timer) { self.tick() }; Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: ↓act)",
        "let act = { (now: Timer) in self.tick(); now.invalidate() }; Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: act)",
        "func act(_ now: Timer) { self.tick(); now.invalidate() }; Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: act)",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: tack)",
        "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tack), userInfo: nil, repeats: true)",
        "Timer(timeInterval: 1, repeats: true, block: { _ in self.tick() })",
        "center.addObserver(forName: nil, object: nil, queue: .main) { _ in self.tick() }; static var shared",
    ])
    func thrownAway(statement: String) throws {
        let parts = statement.split(separator: "; static").map(String.init)
        let stop = statement.contains("tack") ? "extension LoanListPresenter { @objc func tack(_ now: Timer) { now.invalidate() } }" : ""
        let shared = parts.count > 1 ? "static var shared: LoanListPresenter?" : ""
        try expect(parts[0], end: "", stop: stop, members: "private var tokens: [Any] = []\nprivate let names = [\"\"]\n\(shared)")
    }

    /// A task that nobody has can't be cancelled.
    @Test(arguments: [
        "Task ↓{ for await _ in NotificationCenter.default.notifications(named: name) { self.tick() } }",
        "_ = Task.detached ↓{ for await _ in NotificationCenter.default.notifications(named: name) { self.tick() } }",
        "Task { [weak self] in guard let ↓self else { return }; for await _ in NotificationCenter.default.notifications(named: name) { self.tick() } }",
        "Task ↓{ while true { self.tick(); try? await Task.sleep(nanoseconds: 5) } }", "Task ↓{ while !Task.isCancelled { tick() } }",
        "if isEndless { Task(priority: .low) ↓{ for await text in $query.values { self.show(text) } } }",
        "Task { [weak self] in for await _ in NotificationCenter.default.notifications(named: name) { guard let self else { return }; self.tick() } }",
        "Task { [weak self] in for await _ in NotificationCenter.default.notifications(named: name) { self?.tick() } }",
        "Task { for await _ in NotificationCenter.default.notifications(named: name) { if isEndless { break }; self.tick() } }",
        "Task { while true { if isEndless { return }; self.tick() } }", "Task ↓{ while true { self.tick(); try await Task.sleep(nanoseconds: 5) } }",
        "Task { while true { do { try self.run() } catch { self.tick() } } }", "Task { for try await text in loans.all() { self.show(text) } }",
        "Task { for await text in loans.all() { self.show(text) } }", "Task { for try await line in URL(fileURLWithPath: \"/a\").lines { self.show(line) } }",
        "Task { for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { print(1) } }", "Task { self.tick() }", "Task { while isEndless { self.tick() } }",
        "let task = Task { while true { self.tick() } }; task.cancel()", "tasks.append(Task ↓{ while true { self.tick() } })", "keep(Task { while true { self.tick() } })",
        "Task { while true { self.tick() } }; static var shared",
    ])
    func tasksThrownAway(statement: String) throws {
        let parts = statement.split(separator: "; static").map(String.init)
        let members = "private var tasks: [Task<Void, Never>] = []\nprivate func keep(_ task: Task<Void, Never>) {}\nprivate let name = Notification.Name(\"a\")\n"
            + "private func run() throws {}\n" + (parts.count > 1 ? "static var shared: LoanListPresenter?" : "")
        try expect(parts[0], end: "", members: members)
    }

    /// What the app's delegate keeps is there for as long as the app is, and so is what SwiftUI's app keeps.
    @Test(arguments: [
        ("import UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate", "", "↓"),
        ("import UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate", "let presenter: LoanListPresenter", ""),
        ("import SwiftUI\nstruct LoansApp: App", "", "↓"), ("import SwiftUI\nstruct LoansApp: App", "@StateObject private var presenter: LoanListPresenter", ""),
    ])
    func tasksOfTheApps(declaration: String, member: String, mark: String) throws {
        let app = "\(declaration) { \(member) }"
        let scene = Scene(presenter: "private var count = 0\nfunc eventStarted() { Task \(mark){ while true { self.count += 1 } } }", others: [("App.swift", app)])
        try expectFindings(in: scene.files, rule: "retain-cycle", others: true)
    }

    @Test(arguments: [
        ("Task { while true { self.count += 1 } }", "Capture it weakly, '[weak self]', and unwrap it inside the loop, for each turn anew."),
        ("Task { [weak self] in guard let self else { return }; while true { self.count += 1 } }", "Unwrap it inside the loop, for each turn anew: 'guard let self else { return }'."),
    ])
    func wordsOfATaskThrownAway(statement: String, help: String) throws {
        let found = try lint(Scene(presenter: "private var count = 0\nfunc eventStarted() { \(statement) }").files).filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.message) == ["the task that is started in 'eventStarted()' of the presenter LoanListPresenter keeps self while its loop waits, and what would end that is thrown away"])
        #expect(found.map(\.help) == [help])
    }

    /// A token of Realm's keeps the closure till somebody invalidates it.
    @Test(arguments: [
        ("token = loans.observe ↓{ _ in self.tick() }", ""), ("self.token = loans.all.observe(on: .main) ↓{ _ in self.tick() }", ""),
        ("token = loans.addNotificationBlock ↓{ _ in self.tick() }", ""), ("token = loans.observe { [weak self] _ in self?.tick() }", ""),
        ("token = loans.observe { _ in print(1) }", ""), ("token = loans.observe { _ in self.tick() }; token?.invalidate()", ""),
        ("token = loans.observe { _ in self.tick() }; token = nil", ""), ("token = loans.load { _ in self.tick() }", ""),
        ("observation = loans.observe(\\.isOpen) ↓{ _, _ in self.tick() }", ""), ("let token = loans.observe { _ in self.tick() }", ""),
        ("loans.observe { _ in self.tick() }", ""), ("token = loans.observe { _ in self.tick() }", "final class NotificationToken {}"),
    ])
    func tokens(statement: String, others: String) throws {
        let members = "private var token: NotificationToken?\nprivate var observation: NSKeyValueObservation?"
        try expect(statement, end: "token?.invalidate()", stop: "import RealmSwift\n\(others)", members: members)
    }

    /// Firebase's database keeps what observes it till it is told otherwise, by the number that it gave for it or all at once.
    @Test(arguments: [
        ("rooms.observe(.childAdded) ↓{ _ in self.tick() }", "FirebaseDatabase", "", ""), ("rooms.observe(.value, with: ↓{ _ in self.tick() })", "Firebase", "", ""),
        ("_ = rooms.child(\"a\").observe(DataEventType.value, with: ↓{ _ in self.tick() }, withCancel: nil)", "FirebaseDatabase", "", ""),
        ("rooms.queryLimited(toLast: 1).observe(.childChanged) ↓{ _ in self.tick() }", "FirebaseDatabase", "rooms.removeAllObservers()", ""),
        ("rooms.observe(.childAdded) { [weak self] _ in self?.tick() }", "FirebaseDatabase", "", ""), ("rooms.observe(.childAdded) { _ in print(1) }", "FirebaseDatabase", "", ""),
        ("let handle = rooms.observe(.childAdded) { _ in self.tick() }; print(handle)", "FirebaseDatabase", "", ""),
        ("rooms.observe(.childAdded) { _ in self.tick() }; rooms.removeAllObservers()", "FirebaseDatabase", "", ""),
        ("rooms.observe(.childAdded) { _ in self.tick() }", "FirebaseDatabase", "", "func leave() { Database.database().reference().removeAllObservers() }"),
        ("rooms.observeSingleEvent(of: .value) { _ in self.tick() }", "FirebaseDatabase", "", ""), ("rooms.observe(.success) { _ in self.tick() }", "Firebase", "", ""),
        ("rooms.observe(.childAdded) { _ in self.tick() }", "Foundation", "", ""), ("rooms.observe { _ in self.tick() }", "FirebaseDatabase", "", ""),
        ("loans.observe(.value) { _ in self.tick() }", "FirebaseDatabase", "", "extension Loans { enum Event { case value }; func observe(_ event: Event, with: @escaping (Int) -> Void) {} }"),
    ])
    func databases(statement: String, module: String, end: String, others: String) throws {
        let members = "private let rooms = Database.database().reference(withPath: \"rooms\")"
        try expect(statement, end: end, stop: others, members: members, importing: module)
    }

    /// A function's value is whose it is handed to.
    @Test func whatAFunctionHandsOut() throws {
        let members = "func observe() -> NSObjectProtocol { center.addObserver(forName: nil, object: nil, queue: nil) { _ in self.tick() } }"
        try expect("", end: "", members: members)
    }

    /// A task that waits for what never ends keeps its closure for good.
    @Test(arguments: [
        "task = Task ↓{ for await _ in NotificationCenter.default.notifications(named: name) { self.tick() } }",
        "task = Task.detached(priority: .low) ↓{ [self] in for await _ in NotificationCenter.default.notifications(named: name) { tick() } }",
        "task = Task ↓{ for await text in $query.values { self.show(text) } }",
        "task = Task { [weak self] in guard let ↓self else { return }; for await _ in NotificationCenter.default.notifications(named: name) { tick() } }",
        "task = Task { [weak self] in guard let ↓me = self else { return }; for await _ in NotificationCenter.default.notifications(named: name) { me.tick() } }",
        "task = Task { [weak self] in for await _ in NotificationCenter.default.notifications(named: name) { guard let self else { return }; self.tick() } }",
        "task = Task { [weak self] in guard let self else { return }; self.tick(); for await _ in NotificationCenter.default.notifications(named: name) {} }",
        "task = Task { for await _ in NotificationCenter.default.notifications(named: name) { if isEndless { break }; self.tick() } }",
        "task = Task { if isEndless { for await _ in NotificationCenter.default.notifications(named: name) {} }; self.tick() }",
        "task = Task { for await text in loans.all() { self.show(text) } }", "task = Task { self.tick() }",
        "task = Task { for await _ in NotificationCenter.default.notifications(named: name) { self.tick() } }; task?.cancel()",
        "failing = Task { for await _ in NotificationCenter.default.notifications(named: name) { try self.run() } }",
    ])
    func tasks(statement: String) throws {
        try expectOfTask(statement)
    }

    /// Nobody cancels before the `deinit`, which never comes: the task is what keeps its owner.
    @Test(arguments: [
        "task = Task ↓{ while !Task.isCancelled { await self.load(); try? await Task.sleep(nanoseconds: 1) } }",
        "task = Task ↓{ while Task.isCancelled == false { await self.load() } }", "task = Task { while Task.isCancelled == isEndless { await self.load() } }",
        "task = Task ↓{ while true { await load() } }", "task = Task ↓{ self.tick(); while !Task.isCancelled, true { await load() } }",
        "task = Task ↓{ while true { for text in texts { self.show(text) }; await load() } }",
        "task = Task { [weak self] in guard let ↓self else { return }; while !Task.isCancelled { await self.load() } }",
        "task = Task { [weak self] in while !Task.isCancelled { guard let self else { return }; await self.load() } }",
        "task = Task { [weak self] in while !Task.isCancelled { await self?.load() } }",
        "task = Task { while !Task.isCancelled { await self.load(); if isEndless { break } } }",
        "task = Task { while !Task.isCancelled { guard isEndless else { return }; await self.load() } }",
        "failing = Task ↓{ while !Task.isCancelled { self.tick(); try await Task.sleep(nanoseconds: 5_000_000_000) } }",
        "failing = Task ↓{ while true { try Task.checkCancellation(); await self.load(); try await Task.sleep(for: .seconds(5)) } }",
        "failing = Task ↓{ while true { await self.load(); try await Task.sleep(nanoseconds: UInt64(seconds * 1_000)) } }",
        "failing = Task { while !Task.isCancelled { try self.run(); try await Task.sleep(nanoseconds: 5) } }",
        "failing = Task { while !Task.isCancelled { self.tick(); try await Task.sleep(nanoseconds: self.pause()) } }",
        "failing = Task { while !Task.isCancelled { self.tick(); try await Clock.sleep(nanoseconds: 5) } }",
        "failing = Task { while !Task.isCancelled { self.tick(); try await Task.sleep(nanoseconds: 5) } }; failing?.cancel()",
        "failing = Task { [weak self] in while !Task.isCancelled { self?.tick(); try await Task.sleep(nanoseconds: 5) } }",
        "failing = Task { while !Task.isCancelled { let text = try Words.first(); self.show(text); try await Task.sleep(nanoseconds: 5) } }",
        "task = Task { while !Task.isCancelled, isEndless { await self.load() } }", "task = Task { while isEndless { await self.load() } }",
        "task = Task { while let text = texts.first { self.show(text) } }", "task = Task { while !Job.isCancelled { await self.load() } }",
        "task = Task { repeat { await self.load() } while isEndless }", "task = Task { do { while true { try await self.run() } } catch {} }",
        "task = Task { while !Task.isCancelled { await self.load() } }; task?.cancel()", "failing = Task { while true { try await self.run() } }",
        "task = Task { for text in texts { self.show(text) } }", "let task = Task { while true { await self.load() } }",
    ])
    func loops(statement: String) throws {
        try expectOfTask(statement)
    }

    private func expectOfTask(_ statement: String) throws {
        let members = "private var task: Task<Void, Never>?\nprivate var failing: Task<Void, Error>?\nprivate let seconds = 5\nprivate func pause() throws -> UInt64 { 5 }\nprivate func run() throws {}\nprivate let name = Notification.Name(\"a\")\n"
            + "private func load() async {}\nprivate let texts = [\"\"]"
        try expect(statement, end: "task?.cancel()", members: members)
    }

    /// A closure that throws ends an RxSwift subscription.
    @Test(arguments: [
        "relay.map { $0 + \"1\" }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "relay.filter { !$0.isEmpty }.map(\\.count).subscribe(onNext: ↓{ self.show(\"\\($0)\") }).disposed(by: bag)",
        "relay.map { $0.split(separator: \" \").map { String($0) } }.do(onNext: { _ in }).subscribe(onNext: ↓{ self.show($0[0]) }).disposed(by: bag)",
        "relay.map ↓{ $0 + self.query }.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)",
        "relay.scan(0) { sum, _ in sum + 1 }.subscribe(onNext: ↓{ self.show(\"\\($0)\") }).disposed(by: bag)",
        "relay.share().subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "relay.flatMapLatest { Observable.just($0) }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)",
        "relay.flatMapLatest ↓{ loans.find($0).catchAndReturn([]) }.subscribe(onNext: { self.show($0[0]) }).disposed(by: bag)",
        "relay.map { try parse($0) }.subscribe(onNext: { self.show($0) }).disposed(by: bag)",
        "relay.map { text in if text.isEmpty { throw Failure() }; return text }.subscribe(onNext: { self.show($0) }).disposed(by: bag)",
        "relay.flatMapLatest { loans.find($0) }.subscribe(onNext: { self.show($0[0]) }).disposed(by: bag)",
        "relay.map(parse).subscribe(onNext: { self.show($0) }).disposed(by: bag)",
    ])
    func operatorsWithClosures(statement: String) throws {
        try expect(statement, end: "")
    }

    @Test(arguments: [
        "Publishers.CombineLatest($name, $query).sink ↓{ self.show($0 + $1) }.store(in: &all)",
        "Publishers.Merge($name, loans.published()).map { $0 }.sink ↓{ self.show($0) }.store(in: &all)",
        "Publishers.CombineLatest(loans.first(), loans.second()).sink { self.show($0 + $1) }.store(in: &all)",
        "Publishers.Zip($name, $query).sink { self.show($0 + $1) }.store(in: &all)",
        "relay.subscribe(onNext: ↓{ self.show($0) }).addDisposableTo(bag)",
    ])
    func combined(statement: String) throws {
        try expect(statement, end: "")
    }

    /// Whoever's view controller keeps the screen keeps what its outlets lead to.
    @Test(arguments: [
        "button.rx.tap.subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)",
        "table.rx.modelSelected(String.self).subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)",
        "table.rx.itemDeleted.subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)",
        "table.rx.contentOffset.subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)",
        "search.rx.cancelButtonClicked.subscribe(onNext: ↓{ self.presenter?.eventTapped() }).disposed(by: bag)",
        "press.rx.event.bind ↓{ _ in self.presenter?.eventTapped() }.disposed(by: bag)", "press.rx.event.bind { [weak self] _ in self?.presenter?.eventTapped() }.disposed(by: bag)",
        "button.rx.tap.subscribe(onNext: { _ in self.presenter?.eventTapped(); self.button.removeFromSuperview() }).disposed(by: bag)",
        "other?.rx.tap.subscribe(onNext: { _ in self.presenter?.eventTapped() }).disposed(by: bag)",
        "button.rx.tap.subscribe(onNext: { [weak self] _ in self?.presenter?.eventTapped() }).disposed(by: bag)",
    ])
    func outlets(statement: String) throws {
        let view = """
            import RxSwift
            import UIKit
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                @IBOutlet private weak var button: UIButton!
                @IBOutlet private var table: UITableView!
                private let search = UISearchBar()
                private let press = UILongPressGestureRecognizer()
                weak var other: UIButton?
                private let bag = DisposeBag()
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanListViewController.swift", view)], rule: "retain-cycle")
    }

    /// UIKit's own table of a table's controller is as much the controller's as one that it declares.
    @Test(arguments: [
        ("UITableViewController", "tableView.rx.itemSelected.subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
        ("UITableViewController", "self.tableView.rx.modelSelected(Int.self).subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
        ("UICollectionViewController", "collectionView.rx.itemSelected.subscribe(onNext: ↓{ _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
        ("UIViewController", "tableView.rx.itemSelected.subscribe(onNext: { _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
        ("UITableViewController", "let tableView = UITableView(); tableView.rx.itemSelected.subscribe(onNext: { _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
        ("UITableViewController", "next.tableView.rx.itemSelected.subscribe(onNext: { _ in self.presenter?.eventTapped() }).disposed(by: bag)"),
    ])
    func inheritedLists(superclass: String, statement: String) throws {
        let view = """
            import RxSwift
            import UIKit
            final class LoanListViewController: \(superclass) {
                var presenter: LoanListPresenter?
                let next = UITableViewController()
                private let bag = DisposeBag()
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanListViewController.swift", view)], rule: "retain-cycle")
    }

    /// Each kind of circle has words of its own, and so has the way out of it.
    @Test(arguments: [
        ("onTap = tap", "the function in 'onTap' of the presenter LoanListPresenter is a method of self, and self keeps 'onTap'", "Hand over a closure"),
        (
            "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: nil, repeats: true)",
            "the timer in 'timer' of the presenter LoanListPresenter keeps self, which it calls, and self keeps 'timer'", "Invalidate it"
        ),
        (
            "task = Task { [weak self] in guard let self else { return }; for await text in $query.values { self.show(text) } }",
            "the task in 'task' of the presenter LoanListPresenter holds self strongly while its loop waits",
            "Capture what the loop waits for by itself, '[weak self, query = $query]', and unwrap self inside the loop"
        ),
        (
            "task = Task { [weak self] in guard let self else { return }; for await text in self.store.$query.values { self.show(text) } }",
            "the task in 'task' of the presenter LoanListPresenter holds self strongly while its loop waits", "Capture what the loop waits for by itself, '[weak self, store]'"
        ),
        (
            "task = Task { for await text in store.$query.values { self.show(text) } }",
            "the closure in 'task' of the presenter LoanListPresenter captures self strongly, and self keeps 'task'",
            "Capture self weakly, and what the loop waits for by itself, '[weak self, store]'; unwrap self inside the loop"
        ),
        (
            "task = Task { [weak self] in guard let self else { return }; while !Task.isCancelled { await self.load() } }",
            "the task in 'task' of the presenter LoanListPresenter holds self strongly while its loop waits", "Unwrap it inside the loop, for each turn anew: 'guard let self"
        ),
        (
            "task = Task { while !Task.isCancelled { await self.load() } }",
            "the closure in 'task' of the presenter LoanListPresenter captures self strongly, and self keeps 'task'",
            "Capture it weakly, '[weak self]', and unwrap it inside the loop"
        ),
        (
            "$query.assign(to: \\.text, on: self).store(in: &all)", "the subscription in 'all' of the presenter LoanListPresenter assigns to self, and self keeps 'all'",
            "Assign in a closure"
        ),
    ])
    func wordsOfACircleOfOne(statement: String, message: String, help: String) throws {
        let presenter = """
            var onTap: (() -> Void)?
            private var timer: Timer?
            private var task: Task<Void, Never>?
            private var all = Set<AnyCancellable>()
            @Published private var query = ""
            private var text = ""
            private let store = Store()
            func eventStarted() { \(statement) }
            @objc private func tap() {}
            private func show(_ text: String) {}
            private func load() async {}
            """
        let store = "import Combine\nfinal class Store { @Published var query = \"\" }"
        let found = try lint(Scene(presenter: presenter, others: [("Store.swift", store)]).files).filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.message) == [message])
        #expect(found.allSatisfy { $0.help.hasPrefix(help) }, "\(found.map(\.help))")
    }

    /// What keeps a closure for good keeps what that calls, whoever handed it in.
    @Test(arguments: [
        ("registration = query.addSnapshotListener { _, _ in handler([]) }", 1), ("registration = query.addSnapshotListener { _, _ in handler([]) }; registration = nil", 0),
        ("query.getDocuments { _, _ in handler([]) }", 0), ("subscription = subject.map { $0 + [] }.sink { handler($0) }", 1), ("subscription = subject.first().sink { handler($0) }", 0),
        ("subscription = subject.sink { [weak self] in self?.last = $0 }", 0), ("let registration = query.addSnapshotListener { _, _ in handler([]) }", 0),
    ])
    func aHandlerThatIsHandedOn(statement: String, count: Int) throws {
        let source = """
            import Combine
            import FirebaseFirestore
            import UIKit
            protocol LoansView: AnyObject { func show(_ loans: [String]) }
            final class LoansViewController: UIViewController, LoansView {
                var presenter: LoansPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ loans: [String]) {}
            }
            final class LoansPresenter {
                weak var view: LoansView?
                let interactor = LoansInteractor()
                func viewDidLoad() { interactor.observe() }
            }
            final class LoansInteractor {
                weak var presenter: LoansPresenter?
                private let manager = LoansDataManager()
                func observe() { manager.observe { self.found($0) } }
                private func found(_ loans: [String]) {}
            }
            final class LoansDataManager {
                private var registration: ListenerRegistration?
                private var subscription: AnyCancellable?
                private let subject = PassthroughSubject<[String], Never>()
                private let query = Firestore.firestore().collection("loans")
                private var last: [String] = []
                func observe(_ handler: @escaping ([String]) -> Void) { \(statement) }
                deinit { registration?.remove() }
            }
            """
        let found = try lint([("Loans.swift", source)], dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    private func expect(_ statement: String, end: String, stop: String = "", members: String = "", importing module: String = "Foundation") throws {
        let presenter = """
            \(members)
            @Published private var name = ""
            @Published private var query = ""
            private let center = NotificationCenter()
            private let loans = Loans()
            private let other = Other()
            private let isEndless = true
            private let relay = PublishRelay<String>()
            private let bag = DisposeBag()
            private var all = Set<AnyCancellable>()
            private var timer: Timer?
            private var link: CADisplayLink?
            private var pulse: Pulse?
            deinit { \(end) }
            func eventStarted() { \(statement) }
            @objc private func tick() {}
            private func show(_ text: String) {}
            """
        let others = """
            import Combine
            import RxSwift
            import UIKit
            final class Other: NSObject {}
            final class Loans {}
            final class Pulse {}
            \(stop)
            """
        let files = Scene(presenter: presenter, others: [("Loans.swift", others)]).files.map { ($0.name, $0.source.replacing("import Foundation\nfinal class LoanListPresenter", with: "import \(module)\nfinal class LoanListPresenter")) }
        try expectFindings(in: files, rule: "retain-cycle", others: module != "Foundation")
    }
}
