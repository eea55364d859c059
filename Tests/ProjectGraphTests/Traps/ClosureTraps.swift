import ProjectGraph
import Testing

/// What a stored closure keeps alive: everything that it captures strongly. Each answer was seen at run time.
@Suite struct ClosureTraps {
    private static func source(_ statement: String) -> String {
        """
        func run(_ body: () -> Void) {}
        class A {
            var onTap: (() -> Void)?
            var handlers: [() -> Void] = []
            var byName: [String: () -> Void] = [:]
            var n = 1
            func tap() {}
            func set() { \(statement) }
        }
        """
    }

    @Test(arguments: [
        "onTap = { self.tap() }", "self.onTap = { self.tap() }", "onTap = { [self] in tap() }",
        "onTap = { [me = self] in me.tap() }", "onTap = tap",
        "onTap = self.tap", "handlers.append { self.tap() }", "handlers += [{ self.tap() }]", "byName[\"a\"] = { self.tap() }",
        // The inner list makes the outer closure capture self, strongly.
        "onTap = { run { [weak self] in self?.tap() } }", "func inner() { tap() }; onTap = inner",
        "let me = self; onTap = { me.tap() }", "let f = { self.tap() }; onTap = f", "onTap = { self.n += 1 }",
        "onTap = { print(self) }",
        "onTap = true ? { self.tap() } : nil", "if let f = Optional({ self.tap() }) { onTap = f }",
    ])
    func capturesThatHold(statement: String) throws {
        try expectCycle(Self.source(statement), "A → A")
    }

    @Test(arguments: [
        "onTap = { [weak self] in self?.tap() }", "onTap = { [unowned self] in tap() }",
        "onTap = { [unowned(unsafe) self] in tap() }",
        "onTap = { [weak self] in guard let self else { return }; tap() }", "onTap = { [weak self] in run { self?.tap() } }",
        "onTap = { [weak me = self] in me?.tap() }", "weak var me = self; onTap = { me?.tap() }", "onTap = { [n] in print(n) }",
        "let n = n; onTap = { print(n) }", "let f = { [weak self] in self?.tap() }; onTap = { f() }", "onTap = { _ = Self.self }",
        "onTap = nil",
        "onTap = {}", "run { self.tap() }", "let f = { self.tap() }; f()", "handlers.forEach { $0(); self.tap() }",
        "let x = A(); onTap = { x.tap() }",
        "func f() { tap() }; f()", "_ = { self.tap() }()", "defer { tap() }",
    ])
    func capturesThatDoNot(statement: String) throws {
        try expectNoCycle(Self.source(statement))
    }

    @Test func lazyClosures() throws {
        try expectCycle("class A { lazy var onTap: () -> Void = { self.tap() }\nfunc tap() {} }", "A → A")
        try expectNoCycle("class A { lazy var onTap: () -> Void = { [weak self] in self?.tap() }\nfunc tap() {} }")
        // Run once, and gone.
        try expectNoCycle("class A { lazy var n: Int = { self.m }()\nlet m = 1 }")
    }

    // MARK: - Between two

    private static func pair(_ statement: String, view: String = "") -> Files {
        [
            ("View.swift", "final class View { var onTap: (() -> Void)?\n\(view) }"),
            ("A.swift", "final class A { let view: View\ninit(view: View) { self.view = view; \(statement) }\nfunc tap() {} }"),
        ]
    }

    @Test(arguments: [
        ("view.onTap = { self.tap() }", ""), ("view.onTap = tap", ""),
        ("view.bind { self.tap() }", "func bind(_ f: @escaping () -> Void) { onTap = f }"),
        ("view.bind(then: { self.tap() })", "func bind(then f: @escaping () -> Void) { self.onTap = { f() } }"),
        (
            "view.bind { self.tap() }",
            "private var all: [() -> Void] = []\nfunc bind(_ f: @escaping () -> Void) { all.append(f) }"
        ),
    ])
    func aClosureThatAnotherTypeKeeps(statement: String, view: String) throws {
        try expectCycle(Self.pair(statement, view: view), "A → View → A")
    }

    @Test(arguments: [
        ("view.onTap = { [weak self] in self?.tap() }", ""), ("view.onTap = { [weak view] in view?.onTap = nil }", ""),
        ("view.load { self.tap() }", "func load(_ then: @escaping () -> Void) { then() }"),
        ("view.load { self.tap() }", "func load(_ then: () -> Void) { then() }"),
        ("view.bind { [weak self] in self?.tap() }", "func bind(_ f: @escaping () -> Void) { onTap = f }"),
    ])
    func aClosureThatAnotherTypeDoesNotKeep(statement: String, view: String) throws {
        try expectNoCycle(Self.pair(statement, view: view))
    }

    /// Whoever hands a closure on keeps it no longer than the object does that it is put into.
    @Test func aClosureThatIsHandedOn() throws {
        let parts = "final class Popup { var onClose: (() -> Void)? }\nstruct Row { let onTap: () -> Void }\n"
        let open = "func open(_ f: @escaping () -> Void) { let popup = Popup(); popup.onClose = f"
        try expectNoCycle(Self.pair("view.open { self.tap() }", view: parts + open + " }"))
        try expectNoCycle(Self.pair("view.rows { self.tap() }", view: parts + "func rows(_ f: @escaping () -> Void) -> [Row] { [Row(onTap: f)] }"))
        try expectNoCycle(Self.pair("view.open(f: { self.tap() })", view: parts + "func open(f: @escaping () -> Void) { let popup = Popup(); popup.onClose = { f() } }"))
        try expectCycle(Self.pair("view.open { self.tap() }", view: parts + "var popup: Popup?\n" + open + "; self.popup = popup }"), "A → View → View.Popup → A")
        try expectCycle(
            Self.pair("view.add { self.tap() }", view: parts + "var rows: [Row] = []\nfunc add(_ f: @escaping () -> Void) { rows.append(Row(onTap: f)) }"),
            "A → View → View.Row → A")
        // Handed on by an instance to itself.
        try expectCycle(
            "final class Popup { var onClose: (() -> Void)? }\nclass A { var popup: Popup?; func f() { open { self.tap() } }\n"
                + "func open(_ f: @escaping () -> Void) { let popup = Popup(); popup.onClose = f; self.popup = popup }\nfunc tap() {} }", "A → Popup → A")
    }

    @Test(arguments: [("item = DispatchWorkItem { self.tap() }", true), ("item = DispatchWorkItem { [weak self] in self?.tap() }", false),
        ("let search = DispatchWorkItem(qos: .default) { self.tap() }; item = search", true), ("item = DispatchWorkItem { self.tap() }; item = nil", false),
        ("let item = DispatchWorkItem { self.tap() }; item.perform()", false),
        ("let search = DispatchWorkItem { self.tap() }; queued = search", false), ("forwarded = DispatchWorkItem { self.tap() }", false)])
    func aWorkItem(statement: String, isCycle: Bool) throws {
        let source = "import Dispatch\nclass A { var item: DispatchWorkItem?\nweak var queued: DispatchWorkItem?\n"
            + "var forwarded: DispatchWorkItem? { get { nil } set { newValue?.perform() } }\nfunc f() { \(statement) }\nfunc tap() {} }"
        if isCycle { try expectCycle(source, "A → A") } else { try expectNoCycle(source) }
    }

    /// By a protocol that one type conforms to, the closure can only go there.
    @Test func aClosureThatIsHandedToAProtocol() throws {
        func files(_ statement: String, _ requirement: String, view: String) -> Files {
            [
                ("Output.swift", "protocol Output: AnyObject { \(requirement) }"), ("View.swift", "final class View: Output { \(view) }"),
                ("A.swift", "final class A { let view: Output\ninit(view: Output) { self.view = view; \(statement) }\nfunc tap() {} }"),
            ]
        }
        let stored = "var onTap: (() -> Void)?"
        let (property, method) = ("var onTap: (() -> Void)? { get set }", "func bind(_ f: @escaping () -> Void)")
        let binding = stored + "\nfunc bind(_ f: @escaping () -> Void) { onTap = f }"
        try expectCycle(files("view.onTap = { self.tap() }", property, view: stored), "A → View → A")
        try expectCycle(files("view.bind { self.tap() }", method, view: binding), "A → View → A")
        try expectNoCycle(files("view.onTap = { [weak self] in self?.tap() }", property, view: stored))
        try expectNoCycle(files("view.onTap = { self.tap() }", property, view: "var onTap: (() -> Void)? { get { nil } set {} }"))
        let idle = [("Idle.swift", "final class Idle: Output { func bind(_ f: @escaping () -> Void) { f() } }")]
        try expectCycle(files("view.bind { self.tap() }", method, view: binding) + idle, "A → View → A", isCertain: false)
        let other = [("Other.swift", "final class Other: Output { \(binding) }")]
        try expectCycle(files("view.onTap = { self.tap() }", property, view: stored) + other, "A → Other → A", isCertain: false)
        try expectCycle(files("view.bind { self.tap() }", method, view: binding) + other, "A → Other → A", isCertain: false)
    }

    @Test func whatIsPassedOnToAnInitialiser() throws {
        let row = "final class Row { let onTap: () -> Void\ninit(onTap: @escaping () -> Void) { self.onTap = onTap } }\n"
        try expectCycle(
            row + "class A { var rows: [Row] = []; func f() { rows.append(Row { self.tap() }) }\nfunc tap() {} }", "A → Row → A")
        try expectCycle(
            row + "class A { var rows: [Row] = []; func f() { rows.append(Row(onTap: tap)) }\nfunc tap() {} }", "A → Row → A")
        try expectNoCycle(
            row + "class A { var rows: [Row] = []; func f() { rows.append(Row { [weak self] in self?.tap() }) }\nfunc tap() {} }")
    }

    /// Whoever assembles may tie the knot between others.
    @Test func aClosureThatCapturesALocal() throws {
        func files(_ statement: String) -> Files {
            [
                ("View.swift", "final class View { var onTap: (() -> Void)? }"),
                ("A.swift", "final class A { var view: View?\nfunc tap() {} }"),
                ("Builder.swift", "enum Builder { static func make() { let view = View(); let a = A(); a.view = view; \(statement) } }"),
            ]
        }
        try expectCycle(files("view.onTap = { a.tap() }"), "A → View → A")
        try expectCycle(files("view.onTap = a.tap"), "A → View → A")
        try expectNoCycle(files("view.onTap = { [weak a] in a?.tap() }"))
        try expectNoCycle(files("weak var b = a; view.onTap = { b?.tap() }"))
    }

    @Test func aClosureThatItsOwnerLetsGo() throws {
        try expectNoCycle("class A { var onTap: (() -> Void)?\nfunc set() { onTap = { self.tap() } }\nfunc tap() { onTap = nil } }")
    }

    @Test(arguments: ["pending.removeValue(forKey: 1)?()", "pending.removeAll()", "self.pending.removeAll(keepingCapacity: true)", "stop()"])
    func aClosureThatIsTakenOutAgain(statement: String) throws {
        let source = "class A { var pending: [Int: () -> Void] = [:]\nfunc f() { pending[1] = { self.tap() } }\nfunc tap() { \(statement) }\nfunc stop() {} }"
        if statement == "stop()" { try expectCycle(source, "A → A") } else { try expectNoCycle(source) }
    }

    /// Values with closures in them are let go of with their collection, unless that is filled again at once.
    @Test(arguments: [
        ("func close() { rows.removeAll() }", false), ("func close() { rows = [] }", false), ("func close() { print(rows.count) }", true),
        ("func close() { rows.removeAll(); rows.append(Row { self.tap() }) }", true), ("func close() { rows = []; rows.insert(Row { self.tap() }, at: 0) }", true),
        ("func close() { rows.removeAll(); rows = all() }\nfunc all() -> [Row] { [] }", true),
        ("deinit { rows.removeAll() }", true),
    ])
    func rowsThatAreTakenOutAgain(method: String, isCycle: Bool) throws {
        let source = "struct Row { let onTap: () -> Void }\nclass A { var rows: [Row] = []; func f() { rows = [Row { self.tap() }] }\nfunc tap() {}\n\(method) }"
        if isCycle { try expectCycle(source, "A → Row → A") } else { try expectNoCycle(source) }
    }

    @Test func aClosureThatAnotherEmptiesOrReplaces() throws {
        let view = "var all: [() -> Void] = []\nfunc add(_ f: @escaping () -> Void) { all.append(f) }"
        try expectCycle(Self.pair("view.add { self.tap() }", view: view), "A → View → A")
        try expectNoCycle(Self.pair("view.add { self.tap() } }\nfunc close() { view.all.removeAll()", view: view))
        try expectNoCycle(Self.pair("view.onTap = { self.tap() } }\nfunc close() { view.onTap = {}", view: ""))
    }

    /// The closure holds its own owner, whoever else is there.
    @Test func aClosureThatCapturesItsOwner() throws {
        try expectCycle(Self.pair("view.onTap = { view.onTap = nil }"), of: "View", "View → View")
    }

    @Test func aStructThatKeepsAClosure() throws {
        let row = ("Row.swift", "struct Row { let onTap: () -> Void }")
        try expectCycle(
            [
                row,
                (
                    "A.swift",
                    "class A { var rows: [Row] = []; func f() { rows = [Row(onTap: { self.tap() })] }\nfunc tap() {} }"
                ),
            ], "A → Row → A")
        for call in ["Row(title: \"\") { self.tap() }", "Row(title: \"\", onTap: { self.tap() })"] {
            try expectCycle(
                "struct Row { let title: String; let hint: String?; let onTap: () -> Void }\n"
                    + "class A { var rows: [Row] = []; func f() { rows = [\(call)] }\nfunc tap() {} }", "A → Row → A")
        }
        try expectNoCycle(
            [
                row,
                (
                    "A.swift",
                    "class A { var rows: [Row] = []; func f() { rows = [Row(onTap: { [weak self] in self?.tap() })] }\nfunc tap() {} }"
                ),
            ])
        try expectNoCycle([
            row, ("A.swift", "class A { func f() { let row = Row(onTap: { self.tap() }); row.onTap() }\nfunc tap() {} }"),
        ])
    }

    // MARK: - Streams

    /// Whether and how long a framework keeps a closure, only the framework knows.
    @Test(arguments: [
        "subject.sink { self.tap() }.store(in: &bag)", "subject.sink { [weak self] _ in self?.tap() }.store(in: &bag)",
        "bag = [subject.sink { _ in self.tap() }]", "token = subject.sink { self.tap() }",
        "subject.assign(to: \\.n, on: self).store(in: &bag)",
        "observable.subscribe(onNext: { self.tap() }).disposed(by: disposeBag)", "DispatchQueue.main.async { self.tap() }",
        "UIView.animate(withDuration: 1) { self.tap() }",
        "Task { self.tap() }",
        "task = Task { await self.tap() }",
    ])
    func frameworksAreNotCertain(statement: String) throws {
        let source = """
            import Combine
            import UIKit
            import RxSwift
            class A {
                let subject: AnyPublisher<Int, Never>
                let observable: Observable<Int>
                let disposeBag = DisposeBag()
                var bag: Set<AnyCancellable> = []
                var token: AnyCancellable?
                var task: Task<Void, Never>?
                var n = 1
                func tap() {}
                func f() { \(statement) }
            }
            """
        try expectNoCycle(source)
    }

    @Test func whatAStreamCarriesIsNotCertain() throws {
        for type in [
            "AnyPublisher<B, Never>", "CurrentValueSubject<B, Never>", "PassthroughSubject<B, Never>", "Observable<B>",
            "AsyncStream<B>",
        ] {
            try expectNoCycle("import Combine\nclass A { let stream: \(type)\n}\nclass B { let a: A? = nil }")
        }
    }
}
