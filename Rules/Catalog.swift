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

    public static let dialects: [DialectFile] = [
        DialectFile(name: "clean", text: String(decoding: PackageResources.clean_yml, as: UTF8.self))
    ]
}
