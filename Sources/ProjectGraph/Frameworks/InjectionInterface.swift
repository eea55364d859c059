/// What containers of services declare, as far as it leads to the service's type, where the project imports them.
///
/// Declarations in Swift itself, read with the standard library's, simplified like these.
struct InjectionInterface {
    private(set) var text = ""
    /// The types that have a `Value`.
    private(set) var generics: [String] = []

    /// - Parameter modules: that the project imports.
    init(of modules: [String]) {
        if modules.contains(where: { Self.factoryModules.contains($0) }) {
            text += Self.factory
            generics.append("Factory")
            for wrapper in Self.factoryWrappers { add(wrapper, "KeyPath<Container, Factory<Value>>") }
        }
        if modules.contains("Swinject") { text += Self.swinject }
        if modules.contains(where: { Self.dependencyModules.contains($0) }) { add("Dependency", "KeyPath<DependencyValues, Value>") }
        // Source: developer.apple.com/documentation/swiftui/environment
        if modules.contains("SwiftUI") {
            add("Environment", "KeyPath<EnvironmentValues, Value>", "Value.Type")
            text += Self.lists
        }
    }

    private mutating func add(_ wrapper: String, _ arguments: String...) {
        let initializers = arguments.map { "init(_ argument: \($0))\n" }.joined()
        text += "extension \(wrapper) {\n\(initializers)var wrappedValue: Value { get }\n}\n"
        generics.append(wrapper)
    }

    /// A closure is handed the elements of what is listed.
    /// Source: developer.apple.com/documentation/swiftui (ForEach, List).
    private static let lists = ["ForEach", "List"].map { list in
        """
        extension \(list) {
            init(content: () -> Void)
            init<Item>(_ data: [Item], rowContent: (Item) -> Void)
            init<Item>(_ data: [Item], id: Int, rowContent: (Item) -> Void)
            init<Item>(_ data: [Item], selection: Int, rowContent: (Item) -> Void)
            init<Item>(_ data: [Item], id: Int, selection: Int, rowContent: (Item) -> Void)
        }

        """
    }.joined()

    private static let factoryModules = ["Factory", "FactoryKit"]

    /// Source: github.com/hmlongco/Factory, Sources/Factory/Factory (Containers.swift, Factory.swift).
    private static let factory = """
        extension Container {
            static var shared: Container { get }
        }
        extension Factory {
            func callAsFunction() -> Value
            func resolve() -> Value
        }

        """

    /// Source: github.com/Swinject/Swinject, Sources (Resolver.swift, Container.swift).
    private static let swinject = ["Resolver", "Container"].map { container in
        """
        extension \(container) {
            func resolve<Service>(_ serviceType: Service.Type) -> Service?
            func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
        }

        """
    }.joined()

    /// Source: github.com/hmlongco/Factory, Sources/Factory/Factory/Injections.swift.
    private static let factoryWrappers = [
        "DynamicInjected", "Injected", "InjectedObject", "InjectedObservable", "InjectedType", "LazyInjected", "WeakLazyInjected",
    ]

    /// Source: github.com/pointfreeco/swift-dependencies, Sources/Dependencies (Dependency.swift); the Composable Architecture hands it on.
    private static let dependencyModules = ["ComposableArchitecture", "Dependencies"]
}
