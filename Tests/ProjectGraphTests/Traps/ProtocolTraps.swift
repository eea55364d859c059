import ProjectGraph
import Testing

/// Protocols, compositions of them, and who stands behind them.
@Suite struct ProtocolTraps {
    private static let parts = """
        protocol P: AnyObject {}
        protocol Q: AnyObject {}
        typealias T = P & Q
        enum N { typealias T = P & Q; typealias M = (P & Q)? }
        final class C: P, Q { let a: A }

        """

    @Test(arguments: [
        "(P & Q)?", "any P & Q", "(any P)?", "[any P]", "(any P & Q)?", "Optional<any P & Q>", "T", "T?", "(any T)?", "[T]",
        "N.T", "N.T?",
        "N.M", "[String: N.M]", "(any N.T)!", "(T, Int)", "any (P & Q)",
    ])
    func everyWayToWriteIt(type: String) throws {
        try expectCycle(Self.parts + "final class A { var p: \(type) }", "A → C → A")
        if type.hasSuffix("?") || type.hasSuffix("!") {
            try expectHolds(Self.parts + "final class A { weak var p: \(type) }", [])
        }
    }

    @Test(arguments: [
        "var p: some P { fatalError() }", "func f(p: some P) {}", "func f() -> some P & Q { fatalError() }",
        "func f(_ p: (any T)?) {}",
        "var p: (any T)? { nil }", "var p: (any P).Type", "var p: any P.Type", "var p: [(any T) -> Void]",
    ])
    func whatHoldsNothing(member: String) throws {
        try expectHolds(Self.parts + "final class A { \(member) }", [])
    }

    @Test func anOpaquePropertyHolds() throws {
        try expectCycle("protocol P {}\nclass C: P { var a: A? }\nclass A { let p: some P = C(); func wire(_ c: C) { c.a = self } }", "A → C → A")
    }

    /// Whoever is only one half of `P & Q` cannot be held by it.
    @Test func aCompositionsConformersAreThoseOfAllItsParts() throws {
        let parts = "protocol P {}\nprotocol Q {}\nclass OnlyP: P { let a: A }\nclass OnlyQ: Q {}\nclass Both: P, Q {}\n"
        try expectHolds(parts + "class A { let x: P & Q }", ["Both"])
        try expectNoCycle(parts + "class A { let x: (P & Q)? }")
    }

    @Test func aCompositionWithASuperclass() throws {
        let parts = "protocol P {}\nclass Base {}\nclass Other: P { let a: A }\nclass Sub: Base, P {}\n"
        try expectHolds(parts + "class A { let x: Base & P }", ["Sub"])
        try expectNoCycle(parts + "class A { let x: Base & P }")
    }

    // MARK: - Conformances

    @Test func conformancesInOtherFiles() throws {
        let output = ("Output.swift", "protocol Output: AnyObject { func show() }")
        let presenter = ("Presenter.swift", "final class A { var output: Output? }")
        let view = ("View.swift", "final class View { let presenter: A }")
        try expectCycle(
            [output, presenter, view, ("View+Output.swift", "extension View: Output { func show() {} }")], "A → View → A")
        try expectNoCycle([output, presenter, view])
        // Through a composition's alias, a refinement, a base class and an extension of an alias.
        try expectCycle(
            [output, presenter, view, ("X.swift", "typealias All = Output & Sendable\nextension View: All { func show() {} }")],
            "A → View → A")
        try expectCycle(
            [
                output, presenter, view,
                ("X.swift", "protocol ListOutput: Output {}\nextension View: ListOutput { func show() {} }"),
            ],
            "A → View → A")
        try expectCycle(
            [output, presenter, view, ("X.swift", "typealias Screen = View\nextension Screen: Output { func show() {} }")],
            "A → View → A")
        try expectCycle(
            [
                output, presenter, ("Base.swift", "class Base<Model> {}"),
                ("View.swift", "final class View: Base<Int> { let presenter: A }"),
                ("X.swift", "extension Base: Output { func show() {} }"),
            ], "A → View → A", isCertain: false)
    }

    /// A default implementation makes nobody conform.
    @Test func extensionsOfTheProtocolConformNobody() throws {
        let source =
            "protocol P: AnyObject {}\nclass C { let a: A }\nextension P where Self: C { func f() {} }\nclass A { let p: P }"
        try expectNoCycle(source)
        try expectHolds(source, [])
    }

    @Test func aNestedNamespacesProtocol() throws {
        try expectCycle(
            [
                ("Login.swift", "enum Login {}\nprotocol Output {}"),
                ("Output.swift", "extension Login { protocol Output: AnyObject {} }"),
                ("A.swift", "extension Login { final class A { var output: Output? } }"),
                (
                    "View.swift",
                    "extension Login { final class View: Output { let a: A } }\nfinal class Other: Output { let a: Login.A }"
                ),
            ], of: "Login.A", "Login.A → Login.View → Login.A")
    }

    @Test func anActorBehindAProtocol() throws {
        try expectCycle("actor A { let out: any Out }\nprotocol Out: Actor {}\nactor B: Out { let a: A }", "A → B → A")
        try expectNoCycle("actor A { weak var out: (any Out)? }\nprotocol Out: Actor {}\nactor B: Out { let a: A }")
    }

    // MARK: - Protocols that sound like something else

    @Test func aProtocolCalledViewController() throws {
        let files = [
            ("P.swift", "import UIKit\nprotocol ListViewController: UIViewController { func show() }"),
            (
                "V.swift",
                "import UIKit\nfinal class LoanScreen: UIViewController, ListViewController { let a: A\nfunc show() {} }"
            ),
            ("A.swift", "final class A { var screen: ListViewController? }"),
        ]
        let graph = graph(of: files)
        #expect(graph[try graph.type("ListViewController")].kind == .protocol)
        expectEdges(files, from: "ListViewController", ["ListViewController conforms UIViewController, inheritance clause"])
        expectEdges(
            files, from: "LoanScreen",
            [
                "LoanScreen inherits UIViewController, inheritance clause",
                "LoanScreen conforms ListViewController, inheritance clause",
                "LoanScreen holds strong A, stored property",
            ])
        try expectCycle(files, "A → LoanScreen → A")
    }

    @Test func aWireframeThatIsAProtocol() throws {
        let wireframe = "protocol LoginWireframe: AnyObject {}\nfinal class LoginWireframeImpl: LoginWireframe { 0 }\n"
        try expectCycle(
            wireframe.replacing("0", with: "let presenter: A") + "final class A { let wireframe: LoginWireframe }",
            "A → LoginWireframeImpl → A")
        try expectNoCycle(
            wireframe.replacing("0", with: "unowned let presenter: A") + "final class A { let wireframe: LoginWireframe }")
    }

    /// Requirements are promises: only their implementer stores something.
    @Test func requirementsHoldNothing() throws {
        let source = """
            import UIKit
            protocol Screen: AnyObject { var controller: UIViewController { get }; var handler: A? { get set }; static var last: A? { get } }
            final class A { var screen: Screen? }
            final class List: UIViewController, Screen { var controller: UIViewController { self }; weak var handler: A?; static var last: A? }
            """
        try expectHolds(source, of: "Screen", [])
        try expectHolds(source, of: "List", [])
        try expectNoCycle(source)
        expectEdges(
            source, from: "Screen",
            [
                "Screen conforms AnyObject, inheritance clause", "Screen names UIViewController, computed property",
                "Screen names A, computed property",
                "Screen names A, computed property, static",
            ])
    }

    @Test func aWeakRequirementHoldsNothing() throws {
        try expectHolds("protocol View: AnyObject { weak var handler: A? { get set } }\nclass A {}", of: "View", [])
    }

    /// A view protocol that hands out its controller leads to UIKit, not to the project's own `present`.
    @Test func navigationThroughAHandedOutController() {
        let files = [
            ("Screen.swift", "import UIKit\nprotocol Screen: AnyObject { var controller: UIViewController { get } }"),
            (
                "Router.swift",
                "import UIKit\nfinal class Router { weak var screen: Screen?; func open(_ next: UIViewController) { screen?.controller.present(next, animated: true) } }"
            ),
            ("Output.swift", "protocol Output: AnyObject { func present(order: String) }"),
        ]
        expectCalls(files, [])
    }

    // MARK: - Modules

    @Test func aDelegateBetweenModules() throws {
        let delegate = ("Delegate.swift", "protocol DetailDelegate: AnyObject { func didRenew() }")
        let detail = (
            "Detail.swift",
            "final class DetailPresenter { let delegate: DetailDelegate }\nfinal class DetailView { let presenter: DetailPresenter }"
        )
        func list(_ member: String) -> (String, String) {
            ("List.swift", "final class ListPresenter: DetailDelegate { \(member)\nfunc didRenew() {} }")
        }
        try expectNoCycle([delegate, detail, list("")], of: "DetailPresenter")
        try expectNoCycle(
            [delegate, detail, list("func open() { let detail = DetailPresenter(delegate: self); _ = detail }")],
            of: "DetailPresenter")
        try expectNoCycle([delegate, detail, list("weak var detail: DetailPresenter?")], of: "DetailPresenter")
        try expectCycle(
            [delegate, detail, list("var detail: DetailView?")], of: "DetailPresenter",
            "DetailPresenter → ListPresenter → DetailView → DetailPresenter")
    }
}
