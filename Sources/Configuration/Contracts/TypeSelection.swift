import Viper

/// Which types a contract speaks of: those for which everything holds that is written.
public struct TypeSelection: Sendable, Equatable {
    /// The kinds of type that can be asked for.
    public enum Kind: String, CaseIterable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, actor
    }

    /// How the module of a type stands to that of the type which depends on it.
    public enum ModuleRelation: String, CaseIterable, Sendable {
        case same, other
    }

    /// What is told by a pattern, any of several.
    public enum Property: String, CaseIterable, Sendable {
        /// The scene, as reports show it.
        case module
        /// What is compiled together, by the target's or the module's name.
        case target
        /// With or without the types around it.
        case name
        /// Of the file that declares the type.
        case path
        /// A superclass or protocol, however far up.
        case conformsTo = "conforms-to"
        /// On the type or on one of its extensions, without `@`.
        case attribute
        /// Of a type that the project does not declare; of an import, the module.
        case framework
    }

    /// Empty for any.
    public var roles: [Role]
    /// Empty for any.
    public var kinds: [Kind]
    public var moduleRelation: ModuleRelation?
    /// A property that is missing does not matter.
    public var patterns: [Property: [Located<PathPattern>]]
    /// What none of these selects.
    public var exclusions: [TypeSelection]
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int

    public init(
        roles: [Role] = [], kinds: [Kind] = [], moduleRelation: ModuleRelation? = nil,
        patterns: [Property: [Located<PathPattern>]] = [:], exclusions: [TypeSelection] = [], line: Int = 1, column: Int = 1
    ) {
        self.roles = roles
        self.kinds = kinds
        self.moduleRelation = moduleRelation
        self.patterns = patterns
        self.exclusions = exclusions
        self.line = line
        self.column = column
    }

    /// Speaks of frameworks rather than of the project's own types.
    public var isOfFrameworks: Bool { patterns[.framework] != nil }

    /// Speaks of nothing but frameworks, so that an import can be meant.
    public var isOfWholeFrameworks: Bool {
        Array(patterns.keys) == [.framework] && roles.isEmpty && kinds.isEmpty && moduleRelation == nil && exclusions.isEmpty
    }

    var firstPath: Located<PathPattern>? {
        patterns[.path]?.first ?? exclusions.lazy.compactMap(\.firstPath).first
    }
}
