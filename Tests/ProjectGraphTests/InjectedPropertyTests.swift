import ProjectGraph
import Testing

/// Properties whose type stands at the other end of a key path.
@Suite struct InjectedPropertyTests {
    private static let store = "protocol Store { func save() }\nfinal class FileStore: Store { func save() {} }\n"
    private static let factory = "import Factory\nextension Container { var store: Factory<Store> { self { FileStore() }.singleton } }\n"
    private static let own = """
        struct Services { static var current = Services(); var store: Store { FileStore() } }
        @propertyWrapper struct Injected<T> {
            init(_ keyPath: WritableKeyPath<Services, T>) {}
            init(key: String) {}
            var wrappedValue: T { get { fatalError() } set {} }
        }

        """

    private func isSaved(_ container: String, _ property: String, _ call: String = "store.save()") -> Bool {
        let graph = graph(of: [("A.swift", Self.store + container), ("B.swift", "class A { \(property)\nfunc use() { \(call) } }")])
        return graph.calls.contains { graph.name(of: $0.callee) == "save" && graph[graph[$0.callee].owner].fullName == "Store" }
    }

    @Test(arguments: [
        "@Injected(\\.store) private var store", "@Injected(\\Container.store) private var store", "@LazyInjected(\\.store) var store",
        "@DynamicInjected(\\.store) var store", "@InjectedObject(\\.store) var store", "@Injected(\\.store, resolve: .now) var store",
    ])
    func factorys(property: String) {
        #expect(isSaved(Self.factory, property))
        #expect(!isSaved(Self.factory, property.replacing("store)", with: "other)").replacing("store,", with: "other,")))
        // Some other module may call its wrapper so.
        #expect(!isSaved(Self.factory.replacing("import Factory\n", with: ""), property))
    }

    @Test(arguments: ["@WeakLazyInjected(\\.store) var store"])
    func factorysThatMayBeGone(property: String) { #expect(isSaved(Self.factory, property, "store?.save()")) }

    @Test(arguments: [
        "Container.shared.store().save()", "Container.shared.store.resolve().save()", "let store = Container.shared.store()\nstore.save()",
        "let container: Container = .shared\ncontainer.store().save()",
    ])
    func factorysContainer(call: String) { #expect(isSaved(Self.factory, "", call)) }

    /// A container of one's own begins the path where it is written.
    @Test func aContainerOfOnesOwn() {
        let container = "import FactoryKit\nfinal class Shelf: SharedContainer { static let shared = Shelf(); var store: Factory<Store> { self { FileStore() } } }\n"
        #expect(isSaved(container, "@Injected(\\Shelf.store) var store"))
        #expect(isSaved(container, "", "Shelf.shared.store().save()"))
        #expect(!isSaved(container, "@Injected(\\.store) var store"))
    }

    @Test(arguments: ["@Injected(\\.store) var store", "@Injected(\\Services.store) var store", "@Injected(\\.store) private(set) var store"])
    func wrappersOfOnesOwn(property: String) { #expect(isSaved(Self.own, property)) }

    /// The initialiser has to take a key path, and what it leads to has to be there.
    @Test(arguments: ["@Injected(key: \"store\") var store", "@Injected(\\.store.copy) var store", "@Injected(\\.shelf) var store", "@Injected var store"])
    func wrappersThatTellNothing(property: String) { #expect(!isSaved(Self.own, property)) }

    @Test func dependencies() {
        let values = "extension DependencyValues { var store: Store { get { self[Key.self] } set { self[Key.self] = newValue } } }"
        #expect(isSaved("import Dependencies\n" + values, "@Dependency(\\.store) var store"))
        #expect(!isSaved(values, "@Dependency(\\.store) var store"))
    }

    private static let environment = """
        import SwiftUI
        extension EnvironmentValues { var store: Store { get { self[Key.self] } set { self[Key.self] = newValue } }; @Entry var kept = FileStore() }

        """

    @Test(arguments: ["@Environment(\\.store) private var store", "@Environment(\\EnvironmentValues.store) var store", "@Environment(Store.self) var store"])
    func swiftUIsEnvironment(property: String) {
        #expect(isSaved(Self.environment, property))
        // Whoever calls something of its own so means that.
        #expect(!isSaved(Self.environment + "enum Environment { case test, live }\n", property))
        #expect(!isSaved(Self.environment.replacing("import SwiftUI\n", with: ""), property))
    }

    @Test(arguments: ["@Environment(\\.colorScheme) var store", "@Environment(\\.store.copy) var store", "@Environment(Store.Type.self) var store", "@Environment var store"])
    func environmentsThatTellNothing(property: String) { #expect(!isSaved(Self.environment, property)) }

    @Test func wrappersThatAreHandedAType() {
        let own = "@propertyWrapper struct Resolved<T> { init(_ type: T.Type) {}; var wrappedValue: T { get { make() } } }\n"
        #expect(isSaved(own, "@Resolved(Store.self) var store"))
        #expect(!isSaved(own.replacing("T.Type", with: "String"), "@Resolved(Store.self) var store"))
    }

    /// As where the type is written, the property names it; whether the wrapper keeps it alive is its own affair.
    @Test func theEdge() {
        expectEdges(
            Self.store.replacing("final class FileStore: Store { func save() {} }\n", with: "")
                + "import Factory\nextension Container { var store: Factory<Store> { make() } }\nclass A { @Injected(\\.store) private var store }",
            ["A names Store, stored property", "Container names Factory, computed property", "Container names Store, generic argument"])
    }

    /// Paths that lead in a circle lead nowhere.
    @Test func circles() {
        let container = "import Factory\nextension Container { @Injected(\\.other) var store; @Injected(\\.store) var other }\n"
        #expect(!isSaved(container, "@Injected(\\.store) var store"))
    }
}
