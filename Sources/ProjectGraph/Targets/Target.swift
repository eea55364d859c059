import Syntax

/// A set of source files that are compiled together: one module.
///
/// Within a target a type's name is known everywhere; other targets know it only if they import the module. So the same
/// name in two targets is two types.
public struct Target: Hashable, Sendable {
    /// What a target is built into.
    public enum Kind: String, CaseIterable, Sendable {
        /// App extensions included.
        case app
        case framework, library, executable
        /// Unit and user interface tests.
        case test
        case plugin, macro
        /// Said by nobody.
        case unknown
    }

    /// As the manifest or the project writes it.
    public var name: String
    /// What `import` calls it. Several targets of a project may have one module name: an app and its staging twin.
    public var moduleName: String
    public var kind: Kind
    /// The package manifest or the Xcode project that declares it, relative to the linted root; empty for a target that
    /// only stands for the files that none declares.
    public var origin: String

    public init(name: String, moduleName: String? = nil, kind: Kind, origin: String = "") {
        self.name = name
        self.moduleName = moduleName ?? Self.moduleName(for: name)
        self.kind = kind
        self.origin = origin
    }

    /// Whether no manifest and no project declares the target. What others import then can't be held against a list of
    /// modules, so its types are a last resort for every file.
    public var isImplied: Bool { origin.isEmpty }

    /// The module name that the build systems make of a target's name: what can't stand in an identifier is a `_`.
    public static func moduleName(for name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let isDigit = "0"..."9" ~= scalar
            let fits = scalar == "_" || isDigit || "a"..."z" ~= scalar || "A"..."Z" ~= scalar || scalar.value >= 0x80
            scalars.append(fits && !(scalars.isEmpty && isDigit) ? scalar : "_")
        }
        return String(scalars)
    }
}

/// A target of the project, by its place in the list of all targets.
public struct TargetID: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
