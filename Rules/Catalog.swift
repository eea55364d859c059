import RuleKit

/// All rules, and the dialects that come with the tool.
public enum Catalog {
    /// Where two rules see the same fault, the one that stands first speaks: the one that tells more about it. A team's
    /// contract comes before all of them: it says so in the team's words.
    public static let rules: [any Rule] = [
        // What a layer knows.
        OutwardDependency(),
        SelfAssembly(),
        EntityLeak(),
        SkippedLayer(),
        ForeignModuleType(),
        ConcreteBoundary(),
        HiddenDependency(),
        MisplacedTransformer(),
        ExposedCollection(),
        // What crosses.
        ReferenceCrossing(),
        MutableViewModel(),
        WideEnumPayload(),
        RawEntityData(),
        ForbiddenFramework(),
        UnusedFrameworkImport(),
        FormattingOutsidePresenter(),
        // Who holds whom.
        StrongViewReference(),
        StrongOutputReference(),
        RetainCycle(),
        // Who says what.
        NavigationOutsideRouter(),
        BusyView(),
        ViewQuery(),
        UnprefixedEvent(),
        UnprefixedOutput(),
        FatOutput(),
        // How scenes are laid out.
        ModuleCycle(),
        IncompleteModule(),
        ScatteredInterfaces(),
        WrongBaseClass(),
    ]

    /// A dialect's file, in the format that teams write.
    public struct DialectFile: Sendable {
        public var name: String
        public var text: String
    }

    /// `common` is what the others have in common; they extend it.
    public static let dialects: [DialectFile] = [
        DialectFile(name: "clean", text: String(decoding: PackageResources.clean_yml, as: UTF8.self)),
        DialectFile(name: "infinum", text: String(decoding: PackageResources.infinum_yml, as: UTF8.self)),
        DialectFile(name: "module-factory", text: String(decoding: PackageResources.module_factory_yml, as: UTF8.self)),
        DialectFile(name: "event-handler", text: String(decoding: PackageResources.event_handler_yml, as: UTF8.self)),
        DialectFile(name: "book", text: String(decoding: PackageResources.book_yml, as: UTF8.self)),
        DialectFile(name: "swiftui", text: String(decoding: PackageResources.swiftui_yml, as: UTF8.self)),
        DialectFile(name: "common", text: String(decoding: PackageResources.common_yml, as: UTF8.self)),
    ]

    /// The right scene of each dialect that examples are made of, by file name.
    public static let scenes: [(dialect: String, files: [(name: String, source: String)])] =
        [("clean", [("LoanList.swift", ExampleStack.source())])] + DialectExamples.all.map { ($0.scene.dialect, $0.scene.plain) }
}
