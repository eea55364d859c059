import ProjectGraph
import Testing

/// Names in bodies: which of two the compiler would take.
@Suite struct BodyTraps {
    private static let types = """
        class B { func g() {}; var next: B?; func own() -> Self { self }; static func make() -> B { B() }; init() {} }
        class C { func g() {}; var b: B? }
        enum E { case one(B), two(B, C), three(b: B?), none }
        func run(_ body: () -> Void) {}
        func each(_ body: (C) -> Void) {}

        """

    /// Who is sent `g` in A's method, in source order; `E` and `C` are parameters, `b` and `c` properties too.
    @Test(
        arguments: [
            // A local hides the property until its scope ends.
            ("do { let b = c; b.g() }; b.g()", "C B"), ("if let b = c.b { b.g() } else { b.g() }", "B B"),
            ("for b in cs { b.g() }; b.g()", "C B"),
            ("run { let b = c; b.g() }; b.g()", "C B"), ("switch e { case .one(let c): c.g(); default: c.g() }", "B C"),
            ("while let b = find() { b.g() }; b.g()", "C B"), ("guard let b = find() else { c.g(); return }; b.g()", "C C"),
            ("do { try t() } catch let b as C { b.g() } catch { b.g() }", "C B"),
            ("func f(b: C) { b.g() }; f(b: c); b.g()", "C B"), ("let b = self.c; b.g(); self.b.g()", "C B"),
            ("let c = self.b; c.g(); self.c.g()", "B C"), ("repeat { let b = c; b.g() } while b.own().next != nil; b.g()", "C B"),
            // Patterns.
            ("if case let .one(x) = e { x.g() }", "B"), ("if case let .two(_, x) = e { x.g() }", "C"),
            ("if case .three(b: let x?) = e { x.g() }", "B"),
            ("guard case E.two(let x, let y) = e else { return }; x.g(); y.g()", "B C"),
            ("for case .one(let x) in es { x.g() }", "B"),
            ("switch e { case .one(let x), .two(let x, _): x.g(); default: break }", "B"),
            ("switch e { case .two(let x, let y) where y.b != nil: x.g(); y.g(); default: break }", "B C"),
            ("switch (e) { case let .three(b: x): x?.g(); default: break }", "B"),
            // Self, and what is made of it.
            ("run { [weak self] in guard let self else { return }; b.g(); self.c.g() }", "B C"),
            ("run { [weak self] in if let self { b.g() } }", "B"),
            ("run { [weak self] in guard let me = self else { return }; me.b.g() }", "B"),
            ("run { [weak self] in self?.b.g(); self?.c.g() }", "B C"), ("run { [b = c] in b.g() }; b.g()", "C B"),
            ("run { [weak b = self.c] in b?.g() }", "C"), ("run { [b] in b.g() }", "B"), ("b.own().g()", "B"),
            ("B.make().own().g()", "B"),
            ("if let view = any as? C { view.g() }", "C"), ("(any as! B).g()", "B"), ("Self.shared.g()", "B"),
            ("super.base.g()", "C"), ("base.g()", "C"), ("self.base.g()", "C"),
            // Locals that come later, and functions that see them.
            ("func inner() { b.g() }; let c = 1; inner()", "B"), ("func inner() { func deep() { c.g() }; deep() }; inner()", "C"),
            ("each { b in b.g() }; b.g()", "C B"), ("each { $0.g(); b.g() }", "C B"),
            ("func b() -> C { c }; b().g(); self.b.g()", "C B"),
            ("let x: B; x = b; x.g()", "B"), ("var x: B?; x = b; x?.g()", "B"), ("let x = b, y = c; x.g(); y.g()", "B C"),
        ])
    func receivers(statement: String, receivers: String) {
        #expect(Self.receivers(of: statement) == receivers)
    }

    @Test(arguments: [
        ("let x = { self.b }; x().g()", "B"), ("type(of: self).shared.g()", "B"),
    ])
    func receiversThatAreNotKnown(statement: String, receivers: String) {
        withKnownIssue("what closures that are kept give is not known, nor what `type(of:)` does") {
            #expect(Self.receivers(of: statement) == receivers)
        }
    }

    private static func receivers(of statement: String) -> String {
        let source =
            types + """
                class Base { let base: C }
                class A: Base {
                    let b: B
                    let c: C
                    let cs: [C]
                    let es: [E]
                    static let shared = B()
                    func find() -> C? { nil }
                    func f(e: E, any: Any) { \(statement) }
                }
                """
        let graph = graph(of: [("A.swift", source)])
        let sent = graph.calls.filter { graph.name(of: $0.callee) == "g" }.sorted { $0.site < $1.site }.map {
            graph[$0.receiver].fullName
        }
        return sent.joined(separator: " ")
    }

    @Test(arguments: [
        ("_ = \\B.next", "names B, metatype"), ("_ = \\B.next?.next", "names B, metatype"),
        ("_ = [B]().map(\\.next)", "names B, generic argument"),
        ("_ = #selector(B.g)", "names B, static member"), ("_ = #keyPath(B.next)", "names B, static member"),
        ("_ = any is [B]", "names B, type check"),
        ("_ = any as? [String: B]", "names B, cast"), ("_ = unsafeBitCast(any, to: B.self)", "names B, metatype"),
        ("let make: () -> B = B.init; _ = make", "names B, closure signature"),
        ("typealias X = B; let x: X? = nil; _ = x", "names B, type alias"),
        ("func inner<T: B>(_ t: T) {}", "names B, generic constraint"), ("struct Local { let b: B }", ""),
        ("let B = 1; _ = B", ""), ("_ = f(any:B:)", ""), ("_ = f(B:)", ""), ("_ = f(_:)", ""), ("_ = f(_: B.self)", "names B, metatype"), ("_ = f(any: any, B: B.self)", "names B, metatype"),
        ("_ = any as? Missing<B>", "names B, generic argument"),
    ])
    func edges(statement: String, edge: String) {
        let source = Self.types + "class A { func f(any: Any) { \(statement) } }"
        let graph = graph(of: [("A.swift", source)])
        let found = Set(
            graph.edges.filter { graph[$0.from].fullName == "A" && graph[$0.to].fullName == "B" }.map { $0.text(in: graph) })
        let expected: Set<String> = edge.isEmpty ? [] : ["A " + edge]
        #expect(found.isSuperset(of: expected) && (found.isEmpty == expected.isEmpty))
    }

    // MARK: - What a framework's class inherits

    private static func screen(_ statement: String) -> String {
        """
        import UIKit
        class A: UIViewController {
            func present(order: String) {}
            func dismiss() {}
            func f(next: UIViewController) { \(statement) }
        }
        """
    }

    /// UIKit's `present(_:animated:)` is not the project's `present(order:)`, although both are called by one name.
    @Test(arguments: [
        "present(next, animated: true)", "self.present(next, animated: true, completion: nil)", "dismiss(animated: true)",
        "self.dismiss(animated: true, completion: nil)",
    ])
    func overloadsOfAFrameworksMethods(statement: String) {
        expectCalls(Self.screen(statement), [])
    }

    @Test(arguments: [
        "super.present(next, animated: true)", "next.present(self, animated: true)",
        "navigationController?.present(next, animated: true)",
    ])
    func aFrameworksOwnMethods(statement: String) {
        expectCalls(Self.screen(statement), [])
    }

    @Test func presentAndDismissOfTheProject() {
        let source = """
            import UIKit
            protocol Output: AnyObject { func present(order: String); func dismiss() }
            class A { weak var output: Output?; func f() { output?.present(order: ""); output?.dismiss(); present(1); dismiss() }
            func present(_ n: Int) {}; func dismiss() {} }
            """
        expectCalls(source, ["A.f → Output.present", "A.f → Output.dismiss", "A.f → A.present, self", "A.f → A.dismiss, self"])
    }

    // MARK: - Implicit members

    /// A nested type reaches the static members of the type around it, which are no messages to itself.
    @Test func staticMembersOfOuterTypes() {
        let source = "class A { static func g() {}\nclass Inner { func f() { g() } } }"
        expectCalls(source.replacing("g() } }", with: "A.g() } }"), ["A.Inner.f → A.g"])
        expectCalls(source, ["A.Inner.f → A.g"])
    }

    @Test func aLocalFunctionHidesAMethod() {
        expectCalls("class A { func g() {}\nfunc f() { func g() {}; g() } }", [])
        expectCalls("class A { func g() {}\nfunc f() { func g() {}; self.g() } }", ["A.f → A.g, self"])
    }
}
