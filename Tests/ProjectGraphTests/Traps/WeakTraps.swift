import ProjectGraph
import Testing

/// References that are weaker than they look: proxies, wrappers, containers, what is only handed on.
@Suite struct WeakTraps {
    // MARK: - Proxies

    private static let proxied: Files = [
        ("Output.swift", "protocol Output: AnyObject { func show() }"),
        (
            "Proxy.swift",
            "final class WeakRefVirtualProxy<T: AnyObject> { private weak var object: T?\ninit(_ object: T) { self.object = object } }"
        ),
        ("Proxy+Output.swift", "extension WeakRefVirtualProxy: Output where T: Output { func show() { object?.show() } }"),
        ("View.swift", "final class View: Output { let presenter: A? = nil\nfunc show() {} }"),
        ("Composer.swift", "enum Composer { static func make(_ p: A, _ v: View) { p.output = WeakRefVirtualProxy(v) } }"),
    ]

    @Test func aProxyHoldsWeakly() throws {
        try expectHolds(Self.proxied, of: "WeakRefVirtualProxy", [])
        try expectNoCycle(Self.proxied + [("A.swift", "final class A { var output: WeakRefVirtualProxy<View>? }")])
        try expectNoCycle(Self.proxied + [("A.swift", "final class A { weak var output: Output? }")])
        // Where nobody is seen to set it, it may hold either.
        try expectHolds(
            Self.proxied.dropLast() + [("A.swift", "final class A { var output: Output? }")], ["View", "WeakRefVirtualProxy"])
    }

    /// The property may hold the view, or the proxy that stands in for it: the assembly shows that it's the proxy.
    @Test func aProxyBehindTheOutputsProtocol() throws {
        try expectNoCycle(Self.proxied + [("A.swift", "final class A { var output: Output? }")])
        try expectNoCycle(
            Self.proxied.dropLast() + [
                ("A.swift", "final class A { let output: Output\ninit(output: Output) { self.output = output } }"),
                (
                    "Composer.swift",
                    "enum Composer { static func make(_ v: View) -> A { A(output: WeakRefVirtualProxy(v)) } }"
                ),
            ])
    }

    /// Where nobody is seen to set it, what may stand there is told, though none of it is certain.
    @Test func whatAProxyMayStandInForIsPossible() throws {
        let unset = Self.proxied.dropLast() + [("A.swift", "final class A { var output: Output? }")]
        try expectCycle(Array(unset), "A → View → A", isCertain: false)
        let strong = ("Strong.swift", "final class Forwarder: Output { let a: A; func show() {} }")
        try expectCycle(
            [("Output.swift", "protocol Output: AnyObject { func show() }"), Self.proxied[3], strong]
                + [("A.swift", "final class A { var output: Output? }")], "A → Forwarder → A")
    }

    // MARK: - Computed references

    @Test(arguments: [
        "weak var stored: View?\nvar view: View? { stored }",
        "private weak var object: AnyObject?\nvar view: View? { object as? View }",
        "private weak var object: AnyObject?\nvar view: View? { get { object as? View } set { object = newValue } }",
        "unowned let stored: View\nvar view: View { return stored }",
        "weak var stored: View?\nvar view: View! { get { stored } }",
        "weak var stored: View?\nvar view: View? { @inline(__always) get { stored } }",
        "private let box = WeakBox<View>()\nvar view: View? { box.object }",
    ])
    func computedReferences(members: String) throws {
        let others = "class View { let presenter: A? = nil }\nclass WeakBox<T: AnyObject> { weak var object: T? }\n"
        try expectNoCycle(others + "class A { \(members)\n}")
        try expectNoCycle([
            ("Base.swift", others + "class Base { \(members)\n}"), ("A.swift", "class A: Base { var screen: View? { view } }"),
        ])
    }

    // MARK: - Wrappers

    private static let view = "class View { let presenter: A? = nil }\n"

    /// Whether a wrapper holds is its own affair; one that nobody here declares is not guessed.
    @Test(arguments: [
        "@Injected", "@LazyInjected", "@WeakInjected", "@Inject(\\.view)", "@Dependency(\\.view)", "@Environment(View.self)",
    ])
    func wrappersFromElsewhere(attribute: String) throws {
        try expectNoCycle(Self.view + "class A { \(attribute) var view: View }")
    }

    @Test(arguments: [
        "@propertyWrapper struct Own<T: AnyObject> { weak var wrappedValue: T? }",
        "@propertyWrapper struct Own<T> { private weak var object: AnyObject?; var wrappedValue: T? { get { object as? T } set {} } }",
        "@propertyWrapper struct Own<T> { var wrappedValue: T { Container.shared.resolve(T.self) } }",
        "@propertyWrapper struct Own<T: AnyObject> { unowned var wrappedValue: T }",
    ])
    func wrappersThatHoldNothing(wrapper: String) throws {
        try expectNoCycle([("Own.swift", wrapper), ("A.swift", Self.view + "class A { @Own var view: View? }")])
    }

    @Test(arguments: [
        "@propertyWrapper struct Own<T> { var wrappedValue: T }", "@propertyWrapper final class Own<T> { var wrappedValue: T }",
        "@propertyWrapper struct Own<T> { private var stored: T; var wrappedValue: T { get { stored } set { stored = newValue } } }",
    ])
    func wrappersThatHold(wrapper: String) throws {
        try expectKeeps(wrapper + "\n" + Self.view + "class A { @Own var view: View? }", alive: "View")
    }

    @Test(arguments: ["@Published", "@Published private(set)", "@State", "@StateObject", "@ObservedObject", "@IBOutlet", "@objc"])
    func wrappersThatAreKnownToHold(attribute: String) throws {
        try expectCycle(Self.view + "import SwiftUI\nclass A { \(attribute) var view: View? }", "A → View → A")
    }

    // MARK: - Containers

    private static let container = """
        import Swinject
        protocol P: AnyObject { func g() }
        final class C: P { let a: A? = nil; func g() {} }

        """

    @Test(arguments: [
        "private let p = container.resolve(P.self)!", "lazy var p = container.resolve(P.self)",
        "private let p = Container.shared.resolve(P.self)",
    ])
    func whatAContainerGivesIsNotGuessed(member: String) throws {
        try expectNoCycle(Self.container + "final class A { \(member)\n}")
        try expectHoldsNoneOf(["C", "P"], Self.container + "final class A { \(member)\n}")
    }

    private func expectHoldsNoneOf(_ names: [String], _ source: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let graph = graph(of: [("A.swift", source)])
        let held = graph.edges(from: try graph.type("A")).filter { $0.kind == .holds }.map { graph[$0.to].fullName }
        #expect(Set(held).isDisjoint(with: names), sourceLocation: sourceLocation)
    }

    /// Swinject's function says by its type what it gives; what another container's gives, nobody knows.
    @Test(arguments: [("import Swinject", ["A.f → P.g"]), ("import Locator", [])])
    func whatAContainerIsAskedFor(module: String, calls: [String]) {
        let source = Self.container.replacing("import Swinject", with: module)
            + "final class A { let container: Container\nfunc f() { let p = container.resolve(P.self); p?.g() } }"
        expectCalls(source, calls)
        #expect((graph(of: [("A.swift", source)]).unresolved[.unknownReceiver, default: 0] > 0) == calls.isEmpty)
    }

    @Test func whatAContainerIsNamedWith() {
        let source =
            Self.container + "final class A { let container: Container\nfunc f() { let p = container.resolve(P.self); p?.g() } }"
        expectEdges(source, from: "A", ["A holds strong Container, stored property", "A names P, metatype"])
    }

    @Test func aRegistrationHoldsNothing() throws {
        let source = Self.container + "final class A { func f() { container.register(P.self) { _ in C() } } }"
        try expectHolds(source, [])
        expectEdges(source, from: "A", ["A names P, metatype", "A creates C, instantiation"])
    }

    /// The written type is known, whoever fills the property.
    @Test func aWrittenTypeIsHeldWhoeverGivesIt() throws {
        try expectCycle(Self.container + "final class A { private let p: P = container.resolve(P.self)! }", "A → C → A")
        try expectNoCycle(Self.container + "final class A { private weak var p: P? = container.resolve(P.self) }")
    }

    // MARK: - Methods that hand in

    @Test func methodInjection() throws {
        let out = "protocol Out: AnyObject {}\nclass View: Out { let presenter: A? = nil }\n"
        try expectNoCycle(out + "class A { weak var view: Out?\nfunc setup(with view: Out) { self.view = view } }")
        try expectNoCycle(out + "class A { func didLoad(view: Out) { view.show() } }")
        try expectNoCycle(out + "class A { func didLoad(view: Out) { let view = view; _ = view } }")
        try expectCycle(out + "class A { var view: Out?\nfunc setup(with view: Out) { self.view = view } }", "A → View → A")
        expectEdges(out + "class A { func didLoad(view: Out) {} }", from: "A", ["A names Out, parameter"])
    }

    @Test func whatAMethodSetsIsAnAssignment() throws {
        let graph = graph(of: [
            (
                "A.swift",
                "class A { weak var view: Out?\nfunc setup(with view: Out) { self.view = view } }\nprotocol Out: AnyObject {}"
            )
        ])
        let assignment = try #require(graph.assignments.first)
        #expect(graph.name(of: assignment.caller) == "setup" && graph.name(of: assignment.target) == "view")
        #expect(graph[assignment.value].fullName == "Out" && assignment.isSelf)
    }

    // MARK: - Assemblers

    /// What holds everything, and is held by nobody, keeps nobody alive for ever.
    @Test func anAssemblerThatHoldsEverything() throws {
        let files = [
            (
                "Connector.swift",
                "final class Connector { let view: View; let presenter: A; let useCase: UseCase\nfunc wire() { useCase.output = presenter; presenter.view = view; view.presenter = presenter } }"
            ),
            ("View.swift", "final class View { var presenter: A! }"),
            ("A.swift", "final class A { weak var view: View?; let useCase: UseCase }"),
            ("UseCase.swift", "final class UseCase { weak var output: A? }"),
        ]
        for type in ["Connector", "View", "A", "UseCase"] { try expectNoCycle(files, of: type) }
        try expectHolds(files, of: "Connector", ["A", "UseCase", "View"])
    }

    @Test func aCellsPresenter() throws {
        let files = [
            ("Cell.swift", "import UIKit\nfinal class Cell: UITableViewCell, CellOutput { weak var presenter: A? }"),
            ("A.swift", "protocol CellOutput: AnyObject {}\nfinal class A { let cell: CellOutput }"),
            ("List.swift", "final class ListPresenter { var cells: [A] = [] }"),
        ]
        try expectNoCycle(files)
        try expectNoCycle(files, of: "ListPresenter")
        try expectCycle(files.map { ($0.0, $0.1.replacing("weak var presenter", with: "var presenter")) }, "A → Cell → A")
    }

    @Test(arguments: [
        ("init(p: P = B()) {}", ["names P, parameter", "creates B, default argument"]),
        ("init(p: any P = B.shared) {}", ["names P, parameter", "names B, default argument"]),
        ("func f(make: () -> P = { B() }) {}", ["names P, closure signature", "creates B, default argument"]),
        ("init(p: P = N.B()) {}", ["names P, parameter", "names N, default argument", "creates N.B, default argument"]),
    ])
    func defaultArgumentsThatNameConcreteClasses(member: String, edges: [String]) throws {
        let source = "protocol P {}\nclass B: P { static let shared = B() }\nenum N { class B: P {} }\nclass A { \(member) }"
        expectEdges(source, from: "A", edges.map { "A " + $0 })
        try expectHolds(source, [])
    }
}
