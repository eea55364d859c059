import ProjectGraph
import Testing

/// What generic types hold of what they are made of.
@Suite struct GenericTraps {
    private static let c = "class C { let a: A? = nil }\n"

    // MARK: - Bases

    @Test func aGenericBaseThatIsStrong() throws {
        let base = "class Presenter<View> { var view: View? }\n"
        try expectCycle(Self.c + base + "class A: Presenter<C> {}", "A → C → A")
        try expectCycle(Self.c + base + "class Middle<V>: Presenter<V> {}\nclass A: Middle<C> {}", "A → C → A")
        try expectCycle(
            "protocol P: AnyObject {}\nclass C: P { let a: A? = nil }\n" + base + "class A: Presenter<any P> {}", "A → C → A")
    }

    @Test(arguments: [
        "class Presenter<View: AnyObject> { weak var view: View? }",
        "class Presenter<View: AnyObject> { unowned let view: View }",
        "class Presenter<View> { var view: View? { nil } }",
        "class Presenter<View> { private weak var object: AnyObject?; var view: View? { object as? View } }",
        "class Presenter<View> { var onShow: ((View) -> Void)? }", "class Presenter<View> { var type: View.Type? }",
        "class Presenter<View> {}",
        "class Presenter<View> { func attach(_ view: View) {} }", "class Presenter<View> { let key: KeyPath<View, Int>? = nil }",
    ])
    func aGenericBaseThatIsNot(base: String) throws {
        try expectNoCycle(Self.c + base + "\nclass A: Presenter<C> {}")
        try expectNoCycle(Self.c + base + "\nclass Middle<V: AnyObject>: Presenter<V> {}\nclass A: Middle<C> {}")
        try expectNoCycle(Self.c + base + "\nclass A { let presenter: Presenter<C> }")
    }

    /// The parameter of the middle one is not the base's, whatever they are called.
    @Test func parametersByPositionNotByName() throws {
        let bases =
            "class Base<View, Router> { var view: View? }\nclass Middle<Router, View>: Base<Router, View> {}\nclass D {}\n"
        try expectHolds(Self.c + bases + "class A: Middle<C, D> {}", ["C"])
        try expectNoCycle(Self.c + bases + "class A: Middle<D, C> {}")
    }

    /// `Presenter<View: ScreenProtocol>` holds whichever screen it is made of, not every screen there is.
    @Test func aConstraintThatNamesTheProtocol() throws {
        let source = """
            protocol Screen: AnyObject {}
            class C: Screen { let a: A? = nil }
            class D: Screen { let a: A? = nil }
            class Presenter<View: Screen> { var view: View? }
            class A: Presenter<D> {}
            """
        try expectHolds(source, ["D"])
        try expectNoCycle(source.replacing("Presenter<D>", with: "Presenter<Never>"))
    }

    @Test func aWireframesBase() throws {
        let files = [
            (
                "Base.swift",
                "class BaseWireframe<ViewController: AnyObject> { unowned let controller: ViewController\ninit(_ c: ViewController) { controller = c } }"
            ),
            ("Wireframe.swift", "final class LoginWireframe: BaseWireframe<LoginView> {}"),
            ("View.swift", "final class LoginView { let presenter: A? = nil }"),
            ("A.swift", "final class A { let wireframe: LoginWireframe }"),
        ]
        try expectNoCycle(files)
        expectEdges(
            files, from: "LoginWireframe",
            ["LoginWireframe inherits BaseWireframe, inheritance clause", "LoginWireframe names LoginView, generic argument"])
    }

    // MARK: - Boxes

    @Test(arguments: ["Box<C>", "Box<C?>?", "Box<[C]>", "[Box<C>]", "Box<Box<C>>", "Pair<Int, C>", "N.Box<C>"])
    func boxesThatHold(type: String) throws {
        let boxes =
            "class Box<T> { var t: T }\nstruct Pair<L, R> { let l: L; let r: R }\nenum N { enum Box<T> { case one(T) } }\n"
        try expectKeeps(Self.c + boxes + "class A { let box: \(type)\n}")
    }

    @Test(arguments: [
        "Box<(C) -> Void>", "Box<() -> C>", "Box<C.Type>", "Token<C>", "[Token<C>]", "Weak<C>", "[Weak<C>]", "Pair<C, Int>",
        "KeyPath<C, Int>",
        "Unmanaged<C>", "NSHashTable<C>", "ObjectIdentifier",
    ])
    func boxesThatHoldNothing(type: String) throws {
        let boxes =
            "import Foundation\nclass Box<T> { var t: T }\nclass Token<T> {}\nstruct Weak<T: AnyObject> { weak var t: T? }\nstruct Pair<L, R> { let r: R }\n"
        try expectNoCycle(Self.c + boxes + "class A { let box: \(type)\n}")
        try expectKeeps(Self.c + boxes + "class A { let box: \(type)\n}", false)
    }

    @Test func aTypeNestedInAGenericOne() throws {
        try expectCycle(
            Self.c
                + "class Store<T> { struct Entry { let t: T }\nlet entries: [Entry] = [] }\nclass A { let store: Store<C> }",
            "A → Store → Store.Entry → C → A")
    }

    /// What a subclass makes of a parameter is its own.
    @Test func siblingsOfAGenericBase() throws {
        let base = "class Presenter<View> { var view: View? }\nclass D {}\n"
        try expectNoCycle(Self.c + base + "class A: Presenter<D> {}\nclass B: Presenter<C> {}")
        try expectHolds(Self.c + base + "class A: Presenter<D> {}\nclass B: Presenter<C> {}", ["D"])
        try expectHolds(Self.c + base + "class A { let presenter: Presenter<D> }\nclass B: Presenter<C> {}\nclass E: Presenter<D> {}", ["E", "Presenter"])
    }

    @Test func typesThatNeverEnd() throws {
        try expectKeeps(Self.c + "class Node<T> { let next: Node<Node<T>>?; let t: T }\nclass A { let node: Node<C> }")
        try expectNoCycle("class A<T> { let next: A<A<T>>? }")
    }

    // MARK: - Aliases

    @Test(arguments: [
        ("typealias List<T> = [T]", "List<C>"), ("typealias Maybe<T> = T?", "Maybe<C>"),
        ("typealias Pair<T> = (T, Int)", "Pair<C>"),
        ("typealias Named<T> = [String: T]", "Named<C>"), ("typealias Id<T> = T", "Id<C>"),
    ])
    func aliasesWithParametersThatHold(alias: String, type: String) throws {
        try expectCycle(Self.c + alias + "\nclass A { let x: \(type)\n}", "A → C → A")
    }

    @Test(arguments: [
        ("typealias Handler<T> = (T) -> Void", "Handler<C>"), ("typealias Maker<T> = () -> T", "Maker<C>"),
        ("typealias Kind<T> = T.Type", "Kind<C>"), ("typealias Boxed = Weak<C>", "Boxed"),
        ("typealias Boxed<T> = Weak<T>", "Boxed<C>"),
        ("typealias Ignoring<T> = Int", "Ignoring<C>"), ("typealias First<L, R> = L", "First<Int, C>"),
    ])
    func aliasesWithParametersThatHoldNothing(alias: String, type: String) throws {
        try expectNoCycle(Self.c + "class Weak<T: AnyObject> { weak var t: T? }\n" + alias + "\nclass A { let x: \(type)\n}")
    }

    @Test func anAliasOfAGenericTypeLeadsToIt() throws {
        try expectCycle(
            "class Box<T> { let a: A? = nil }\ntypealias Numbers = Box<Int>\nclass A { let box: Numbers }", "A → Box → A")
    }

    // MARK: - Associated types

    @Test func anAssociatedTypeThatIsGivenByAnAlias() throws {
        let own = "protocol Presents { associatedtype View; var view: View? { get } }\n"
        try expectCycle(Self.c + own + "class A: Presents { typealias View = C; var view: View? }", "A → C → A")
        try expectNoCycle(Self.c + own + "class A: Presents { typealias View = C; weak var view: View? }")
        try expectCycle(
            [
                ("C.swift", Self.c + own), ("A.swift", "class A { var view: View? }"),
                ("A+P.swift", "extension A: Presents { typealias View = C }"),
            ],
            "A → C → A")
    }
}
