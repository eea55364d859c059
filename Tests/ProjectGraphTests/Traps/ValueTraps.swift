import ProjectGraph
import Testing

/// What stored properties hold through values, collections and bases, and what only looks stored.
@Suite struct ValueTraps {
    private static let c = "class C { let a: A? = nil\nstatic func make() -> C? { nil }\nstatic let shared = C() }\n"

    @Test(arguments: [
        "let c: (C)", "let c: ((C?))", "let c: any (AnyObject & C)", "let c: (any (C))?", "let c: [C?]", "let c: [[C]]", "let c: [String: [C]]", "let c: (Int, (C, Int))", "let c: Result<C, Error>", "let c: [C]?",
        "let c: ContiguousArray<C>", "let c: ArraySlice<C>", "let c: Dictionary<String, C>", "let c: Set<C>?",
        "let c: Optional<[C]>",
        "let c: [[String: (C?, Int)]]", "private(set) var c: C?; func set(_ c: C) { self.c = c }", "nonisolated(unsafe) var c: C?", "@MainActor var c: C?",
        "final let c: C",
        "@objc dynamic var c: C?", "@Published var c: C?", "var c: C? { didSet {} }", "var c: C? = nil { willSet {} didSet {} }",
        "var x: Int, c: C?",
        "var c, d: C?", "lazy var c: C = { C() }()", "lazy var c = C()", "let c = [C(), C()]", "let c: AnyObject & C",
        "@NSCopying var c: C", "let c = C() as C", "let c = true ? C() : C()", "let c = C.shared", "let c = C.make()",
        "let c = C.make() ?? C()", "lazy var c = { C() }()", "let c = [\"a\": C()]", "let c = (1, C())", "let c = Optional(C())",
        "let c = [C()].first", "let c: CollectionOfOne<C>", "let c: KeyValuePairs<String, C>", "let c = [C].init()",
    ])
    func whatHolds(member: String) throws {
        try expectCycle(Self.c + "class A { \(member)\n}", "A → C → A")
    }

    @Test(arguments: [
        "let c = if true { C() } else { C() }", "let (x, c) = (1, C())", "let (x, c): (Int, C)",
    ])
    func whatHoldsAsWell(member: String) throws {
        withKnownIssue("the types of tuple patterns and of what branches give are not known") {
            try expectCycle(Self.c + "class A { \(member)\n}", "A → C → A")
        }
    }

    @Test(arguments: [
        "let make = { C() }", "let make = C.init", "let make = C.make", "let kind: C.Type = C.self", "static var c: [C] = []",
        "static let c: C? = nil",
        "class var c: C? { nil }", "var c: C { get { C() } set {} }", "var c: C { _read { yield C() } }",
        "var c: C? { get async throws { nil } }",
        "weak var c: C? = nil { didSet {} }", "private weak var c: C! { willSet {} }", "@IBOutlet private weak var c: C!",
        "@IBOutlet weak private(set) var c: C?", "weak public internal(set) var c: C?", "unowned var c: C { didSet {} }",
        "unowned(unsafe) let c: C", "unowned(safe) let c: C", "unowned let c: C?", "nonisolated(unsafe) weak var c: C?",
        "subscript(i: Int) -> C? { nil }",
        "lazy var count: Int = { C().hashValue }()", "let name = C.shared.description", "enum Kind { case one(C) }",
        "struct Row { let c: C }",
        "let keys: [KeyPath<C, Int>] = []", "let key = \\C.a",
    ])
    func whatHoldsNothing(member: String) throws {
        try expectNoCycle(Self.c + "class A { \(member)\n}")
    }

    @Test(arguments: ["let kind = C.self", "let kinds = [C.self]"])
    func aMetatypeIsNoInstance(member: String) throws {
        try expectNoCycle(Self.c + "class A { \(member)\n}")
    }

    /// A property that overrides with observers stores nothing of its own.
    @Test func overridingProperties() throws {
        try expectNoCycle(
            Self.c + "class Base { var c: C? { get { nil } set {} } }\nclass A: Base { override var c: C? { didSet {} } }")
        try expectNoCycle(Self.c + "class Base { weak var c: C? }\nclass A: Base { override weak var c: C? { didSet {} } }")
        try expectNoCycle(
            Self.c
                + "class Base { weak var c: C? }\nclass A: Base { override var c: C? { get { super.c } set { super.c = newValue } } }"
        )
        try expectCycle(Self.c + "class Base { var c: C? }\nclass A: Base { override var c: C? { didSet {} } }", "A → C → A")
    }

    // MARK: - Through values

    @Test func structsAndEnumsInOtherFiles() throws {
        let files = [
            ("A.swift", "final class A { var state = State.idle }"),
            ("State.swift", "indirect enum State { case idle, shown(Parts), again(State, count: Int) }"),
            ("Parts.swift", "struct Parts { var screen: Screen? }"), ("Screen.swift", "final class Screen { let a: A? = nil }"),
        ]
        try expectCycle(files, "A → State → Parts → Screen → A")
        try expectNoCycle(files.map { ($0.0, $0.1.replacing("var screen", with: "weak var screen")) })
        try expectNoCycle(files.map { ($0.0, $0.1.replacing("var screen: Screen?", with: "var screen: Screen? { nil }")) })
    }

    @Test(arguments: [
        ("enum S { case a(C) }", true), ("enum S { case a(label: [C?], Int) }", true),
        ("indirect enum S { case a(S), b((Int, C)) }", true),
        ("enum S { indirect case a(C, S); case b }", true), ("enum S { case a(T); struct T { let c: C } }", true),
        ("enum S { case a((C) -> Void) }", false), ("enum S { case a(C.Type) }", false),
        ("enum S { case a; var c: C? { nil } }", false),
        ("enum S { case a; static let c = C() }", false), ("enum S { case a; func f(c: C) -> C { c } }", false),
        ("struct S { weak var c: C? }", false), ("struct S { unowned let c: C }", false),
        ("struct S { let make: () -> C }", false),
        ("struct S { static var c: C? }", false), ("struct S { var c: C { C() } }", false), ("struct S { init(c: C) {} }", false),
    ])
    func values(value: String, holds: Bool) throws {
        try expectKeeps(Self.c + value + "\nclass A { var s: S }", holds)
    }

    /// The existential's box is a value that holds.
    @Test func aStructBehindAProtocol() throws {
        let sink = "protocol Sink {}\nclass A { let sink: any Sink }\n"
        try expectCycle(sink + "struct Forward: Sink { let a: A }", "A → Forward → A")
        try expectNoCycle(sink + "struct Forward: Sink { weak var a: A? }")
        try expectCycle(sink + "enum Forward: Sink { case none, to(A) }", "A → Forward → A")
        try expectCycle(
            [("A.swift", sink), ("F.swift", "struct Forward { let a: A }"), ("F+Sink.swift", "extension Forward: Sink {}")],
            "A → Forward → A")
    }

    // MARK: - Through bases

    @Test func inheritedProperties() throws {
        try expectCycle(
            [
                ("Base.swift", Self.c + "class Root { var c: C? }"), ("Middle.swift", "class Middle: Root {}"),
                ("A.swift", "class A: Middle {}"),
            ], "A → C → A")
        try expectNoCycle(Self.c + "class Root { weak var c: C? }\nclass Middle: Root {}\nclass A: Middle {}")
        // What a sibling holds is not the base's.
        try expectNoCycle(Self.c + "class Root {}\nclass Sibling: Root { let c: C }\nclass A: Root {}")
    }

    @Test func aHoldByABaseReachesItsSubclass() throws {
        let source = "class Root {}\nclass A: Root { let b: B }\nclass B { let root: Root }"
        try expectCycle(source, "A → B → A", isCertain: false)
    }

    // MARK: - What its owner lets go again

    /// The way of a wireframe's base: it keeps the controller until it is first asked for it.
    @Test func whatAnAccessEndsIsNoCertainCycle() throws {
        func files(_ base: String) -> Files {
            [
                ("Base.swift", base), ("Wireframe.swift", "final class LoginWireframe: BaseWireframe {}"),
                ("Presenter.swift", "final class A { unowned let view: LoginView; let wireframe: LoginWireframe }"),
                ("View.swift", "import UIKit\nfinal class LoginView: UIViewController { var presenter: A! }"),
            ]
        }
        let base = """
            import UIKit
            class BaseWireframe {
                private unowned var _viewController: UIViewController
                private var _temporaryStoredViewController: UIViewController?
                init(viewController: UIViewController) {
                    _temporaryStoredViewController = viewController
                    _viewController = viewController
                }
                var viewController: UIViewController {
                    defer { _temporaryStoredViewController = nil }
                    return _viewController
                }
            }
            """
        try expectNoCycle(files(base), of: "LoginView")
        try expectNoCycle(files(base.replacing(": UIViewController", with: ": LoginView")), of: "LoginView")
    }

    @Test(arguments: [
        "func end() { c = nil }", "func end() { self.c = nil }", "func end() { c = .none }",
        "var last: C? { defer { c = nil }; return c }",
        "func end() { run { [weak self] in self?.c = nil } }", "func end() { let old = c; c = nil; _ = old }",
    ])
    func whatItsOwnerSetsToNilIsNoCertainCycle(member: String) throws {
        try expectNoCycle(Self.c + "func run(_ body: @escaping () -> Void) {}\nclass A { private var c: C?\n\(member) }")
    }

    @Test(arguments: [
        // A cycle keeps `deinit` from ever running.
        "deinit { c = nil }", "func end() { c?.n = nil }", "func end() { let c: C? = nil; _ = c }",
        "func end() { var c: C?; c = nil; _ = c }",
        "func begin() { c = C() }", "init() { c = nil }",
    ])
    func whatDoesNotEndAHold(member: String) throws {
        try expectCycle("class C { let a: A? = nil; var n: Int? }\nclass A { private var c: C?\nfunc set(_ new: C) { c = new }\n\(member) }", "A → C → A")
    }
}
