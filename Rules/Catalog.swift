import RuleKit

/// All rules, and the dialects that come with the tool.
public enum Catalog {
    /// Where two rules see the same fault, the one that stands first speaks.
    public static let rules: [any Rule] = [
        OutwardDependency(),
        ReferenceCrossing(),
        StrongViewReference(),
        StrongOutputReference(),
        UnprefixedEvent(),
    ]

    /// A dialect's file, in the format that teams write.
    public struct DialectFile: Sendable {
        public var name: String
        public var text: String
    }

    /// `common` is what the others have in common; they extend it.
    public static let dialects: [DialectFile] = [
        DialectFile(name: "book", text: String(decoding: PackageResources.book_yml, as: UTF8.self)),
        DialectFile(name: "clean", text: String(decoding: PackageResources.clean_yml, as: UTF8.self)),
        DialectFile(name: "common", text: String(decoding: PackageResources.common_yml, as: UTF8.self)),
        DialectFile(name: "event-handler", text: String(decoding: PackageResources.event_handler_yml, as: UTF8.self)),
        DialectFile(name: "infinum", text: String(decoding: PackageResources.infinum_yml, as: UTF8.self)),
        DialectFile(name: "module-factory", text: String(decoding: PackageResources.module_factory_yml, as: UTF8.self)),
        DialectFile(name: "swiftui", text: String(decoding: PackageResources.swiftui_yml, as: UTF8.self)),
    ]
}
