import RuleKit

/// All rules, and the dialects that come with the tool.
public enum Catalog {
    /// Where two rules see the same fault, the one that stands first speaks: the one that tells more about it, but for those that
    /// speak first where they stand (``Violation/speaksFirst``). A team's contract comes before all of them: it says so in the team's words.
    public static let rules: [any Rule] = [
        // What a layer knows.
        OutwardDependency(),
        SelfAssembly(),
        EntityLeak(),
        SkippedLayer(),
        ForeignModuleType(),
        ConcreteBoundary(),
        MisplacedTransformer(),
        ExposedCollection(),
        // What crosses.
        ReferenceCrossing(),
        MutableViewModel(),
        WideEnumPayload(),
        RawEntityData(),
        ForbiddenFramework(),
        NavigationOutsideRouter(),
        // Behind those before: how a role got hold of what it may not have at all, or of what leads on, is no matter.
        HiddenDependency(),
        UnusedFrameworkImport(),
        FormattingOutsidePresenter(),
        // Who holds whom.
        StrongViewReference(),
        StrongOutputReference(),
        RetainCycle(),
        // Who says what.
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
        /// Made when it is asked for: the tool reads what is recorded.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
        private var bytes: [UInt8]
        /// What was recorded of the text, which takes a tenth of the time to read. Tests hold one against the other.
        public var recorded: String

        fileprivate init(_ name: String, _ text: [UInt8], recorded: [UInt8]) {
            self.name = name
            bytes = text
            self.recorded = String(decoding: recorded, as: UTF8.self)
        }
    }

    /// `common` is what the others have in common; they extend it.
    public static let dialects: [DialectFile] = [
        DialectFile("clean", PackageResources.clean_yml, recorded: PackageResources.clean_txt),
        DialectFile("infinum", PackageResources.infinum_yml, recorded: PackageResources.infinum_txt),
        DialectFile("module-factory", PackageResources.module_factory_yml, recorded: PackageResources.module_factory_txt),
        DialectFile("event-handler", PackageResources.event_handler_yml, recorded: PackageResources.event_handler_txt),
        DialectFile("book", PackageResources.book_yml, recorded: PackageResources.book_txt),
        DialectFile("swiftui", PackageResources.swiftui_yml, recorded: PackageResources.swiftui_txt),
        DialectFile(
            "xcode-templates", PackageResources.xcode_templates_yml, recorded: PackageResources.xcode_templates_txt),
        DialectFile("common", PackageResources.common_yml, recorded: PackageResources.common_txt),
    ]

    /// The right scene of each dialect that examples are made of, by file name.
    public static let scenes: [(dialect: String, files: [(name: String, source: String)])] =
        [("clean", [("LoanList.swift", ExampleStack.source())])] + DialectExamples.all.map { ($0.scene.dialect, $0.scene.plain) }
}
