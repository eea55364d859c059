/// What is known of Apple's frameworks and the Swift standard library without an SDK: which type names are classes,
/// structures, enumerations, protocols, actors or aliases. A name that isn't listed is unknown, never a guess.
///
/// Several frameworks, and many third-party modules, use the same short names (`Schema`, `Map`, `Future`). Ask with the
/// file's imports wherever they are known, and ask the project's own types first.
///
/// The names and kinds are those of Apple's developer documentation (developer.apple.com/documentation).
public enum FrameworkCatalogue {
    /// The type of this name in any framework. Nested types go by their full name: `UIControl.Event`.
    /// - Parameter name: UTF-8, without generic arguments and without the module's name.
    public static func type(named name: UnsafeBufferPointer<UInt8>) -> FrameworkType? {
        FrameworkIndex.shared.first(named: name) { _ in true }
    }

    /// The type of this name in one framework.
    public static func type(named name: UnsafeBufferPointer<UInt8>, in framework: Framework) -> FrameworkType? {
        FrameworkIndex.shared.first(named: name) { $0 == framework }
    }

    /// The type of this name that a file with these imports can mean.
    public static func type(
        named name: UnsafeBufferPointer<UInt8>, visibleTo imports: FrameworkImports
    ) -> FrameworkType? {
        FrameworkIndex.shared.first(named: name, where: imports.contains)
    }

    /// The same, by another form of the name.
    public static func type(named name: some StringProtocol) -> FrameworkType? {
        withUTF8(of: name) { type(named: $0) }
    }

    /// The same, by another form of the name.
    public static func type(named name: some StringProtocol, in framework: Framework) -> FrameworkType? {
        withUTF8(of: name) { type(named: $0, in: framework) }
    }

    /// The same, by another form of the name.
    public static func type(named name: some StringProtocol, visibleTo imports: FrameworkImports) -> FrameworkType? {
        withUTF8(of: name) { type(named: $0, visibleTo: imports) }
    }

    private static func withUTF8<Result>(
        of name: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if let result = name.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = String(name)
        return copy.withUTF8(body)
    }
}
