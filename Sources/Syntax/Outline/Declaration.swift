/// Swift grammar: declaration.
public enum DeclarationKind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
    case `import`
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case actor
    case `extension`
    case `func`
    case `init`
    case `deinit`
    case `subscript`
    case `var`
    case `let`
    /// One element of an enum case declaration.
    case `case`
    case `typealias`
    case `associatedtype`
    case `operator`
    case `precedencegroup`
    case macro

    /// The keyword that introduces it; `case` for an enum case element.
    public var keyword: String {
        switch self {
        case .import: "import"
        case .class: "class"
        case .struct: "struct"
        case .enum: "enum"
        case .protocol: "protocol"
        case .actor: "actor"
        case .extension: "extension"
        case .func: "func"
        case .`init`: "init"
        case .deinit: "deinit"
        case .subscript: "subscript"
        case .var: "var"
        case .let: "let"
        case .case: "case"
        case .typealias: "typealias"
        case .associatedtype: "associatedtype"
        case .operator: "operator"
        case .precedencegroup: "precedencegroup"
        case .macro: "macro"
        }
    }

    /// Class, struct, enum, protocol or actor.
    public var isNominalType: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .actor: true
        default: false
        }
    }

    /// What has a signature and a body.
    public var isFunction: Bool { self == .func || self == .`init` || self == .subscript }

    /// A nominal type or an extension: what has members.
    public var hasMembers: Bool { isNominalType || self == .extension }
}

/// One declaration as it is written, wherever it stands.
public struct Declaration: BitwiseCopyable, Sendable, Equatable {
    public var kind: DeclarationKind
    public var ownership = Ownership.strong
    public var modifiers: Modifiers = []
    public var traits: Traits = []
    /// The declaration that this one stands in; none at the top level of the file.
    public var parent: DeclarationIndex
    /// Byte offset of the introducing keyword; of the name for a binding and for an enum case element.
    public var offset: UInt32
    /// Byte offset of the name; the same as `offset` for declarations that have none.
    public var nameOffset: UInt32
    /// Byte offset behind the declaration's last token.
    public var end: UInt32 = 0
    /// Without backticks. The extended type of an extension, the module path of an import.
    public var name = NameID.none
    /// Bindings: the written type. Functions and subscripts: the result. Type aliases: the aliased type.
    /// Extensions: the extended type.
    public var type = TypeIndex.none
    /// In ``Outline/typeLists``.
    public var inheritedTypes = ListRange.empty
    /// In ``Outline/parameters``: of a function, initialiser, subscript or macro; the values of an enum case element.
    public var parameters = ListRange.empty
    /// In ``Outline/genericParameters``.
    public var genericParameters = ListRange.empty
    /// In ``Outline/requirements``.
    public var requirements = ListRange.empty
    /// In ``Outline/attributes``.
    public var attributes = ListRange.empty
    /// In ``Outline/code``: the body, or the initial value followed by the accessors' bodies.
    public var code = ListRange.empty
    /// The initial value of a binding.
    public var initialValue = CodeIndex.none

    public init(kind: DeclarationKind, parent: DeclarationIndex, offset: UInt32, nameOffset: UInt32) {
        self.kind = kind
        self.parent = parent
        self.offset = offset
        self.nameOffset = nameOffset
    }

    mutating func removeUses() {
        (type, initialValue) = (.none, .none)
        (inheritedTypes, parameters, genericParameters, requirements) = (.empty, .empty, .empty, .empty)
        (attributes, code) = (.empty, .empty)
    }

    /// Swift grammar: declaration-modifier, access-level-modifier.
    public struct Modifiers: OptionSet, BitwiseCopyable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `private` = Modifiers(rawValue: 1 << 0)
        public static let `fileprivate` = Modifiers(rawValue: 1 << 1)
        public static let `internal` = Modifiers(rawValue: 1 << 2)
        public static let package = Modifiers(rawValue: 1 << 3)
        public static let `public` = Modifiers(rawValue: 1 << 4)
        public static let open = Modifiers(rawValue: 1 << 5)
        /// `private(set)` or `fileprivate(set)`.
        public static let privateSetter = Modifiers(rawValue: 1 << 6)
        public static let `static` = Modifiers(rawValue: 1 << 7)
        /// `class` before a member.
        public static let classMember = Modifiers(rawValue: 1 << 8)
        public static let final = Modifiers(rawValue: 1 << 9)
        public static let override = Modifiers(rawValue: 1 << 10)
        public static let lazy = Modifiers(rawValue: 1 << 11)
        public static let mutating = Modifiers(rawValue: 1 << 12)
        public static let required = Modifiers(rawValue: 1 << 13)
        public static let convenience = Modifiers(rawValue: 1 << 14)
        public static let indirect = Modifiers(rawValue: 1 << 15)
        public static let optional = Modifiers(rawValue: 1 << 16)
        public static let nonisolated = Modifiers(rawValue: 1 << 17)
        public static let dynamic = Modifiers(rawValue: 1 << 18)

        /// Members of the type itself, not of its instances.
        public var isTypeMember: Bool { !isDisjoint(with: [.static, .classMember]) }

        /// No other file sees the declaration (The Swift Programming Language: Access Control).
        public var isPrivate: Bool { !isDisjoint(with: [.private, .fileprivate]) }
    }

    /// What else the declaration's form tells.
    public struct Traits: OptionSet, BitwiseCopyable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// A binding with a getter of its own: it stores nothing.
        public static let computed = Traits(rawValue: 1 << 0)
        /// A setter is written, or asked for by a protocol.
        public static let setter = Traits(rawValue: 1 << 1)
        /// Stands inside a function body, an accessor or a closure.
        public static let local = Traits(rawValue: 1 << 2)
        /// Stands in a branch of `#if`.
        public static let conditional = Traits(rawValue: 1 << 3)
        /// The name stands in a tuple pattern.
        public static let tuplePattern = Traits(rawValue: 1 << 4)
        /// A function, initialiser or subscript with a body.
        public static let body = Traits(rawValue: 1 << 5)
        /// A failable initialiser.
        public static let failable = Traits(rawValue: 1 << 6)
        public static let `async` = Traits(rawValue: 1 << 7)
        /// Stands in an `@abi` attribute: tells how the declaration behind it is called in the binary, declares nothing.
        public static let abi = Traits(rawValue: 1 << 8)
        /// A binding whose type is written behind a later name: `let first, second: Int`.
        public static let sharedType = Traits(rawValue: 1 << 9)
        /// A function or initialiser that may throw, `rethrows` included.
        public static let `throws` = Traits(rawValue: 1 << 10)
    }
}

/// Swift grammar: parameter; an associated value of an enum case element.
public struct Parameter: BitwiseCopyable, Sendable, Equatable {
    /// The argument label; none for `_` and for an associated value without one.
    public var label: NameID
    /// The name inside the body.
    public var name: NameID
    /// Byte offset of its first name, or of the type where there is no name.
    public var offset: UInt32
    public var type: TypeIndex
    public var isVariadic: Bool
    /// The default value, in ``Outline/code``.
    public var defaultValue: CodeIndex
}

/// Swift grammar: generic-parameter.
public struct GenericParameter: BitwiseCopyable, Sendable, Equatable {
    public var name: NameID
    /// The constraint behind the colon.
    public var constraint: TypeIndex
}

/// Swift grammar: requirement of a generic-where-clause.
public struct GenericRequirement: BitwiseCopyable, Sendable, Equatable {
    public var subject: TypeIndex
    public var constraint: TypeIndex
    /// `==` rather than `:`.
    public var isSameType: Bool
}

/// Swift grammar: attribute.
public struct Attribute: BitwiseCopyable, Sendable, Equatable {
    /// Byte offset of the `@`.
    public var offset: UInt32
    /// The last part of the attribute's name.
    public var name: NameID
    public var type: TypeIndex
    /// The member of a key path that is its first argument: `store` of `@Injected(\.store)`.
    public var keyPath = NameID.none
    /// Where that path begins, if it is written: `Services` of `@Injected(\Services.store)`. Without a path, the type that is its first
    /// argument: `LoanStore` of `@Environment(LoanStore.self)`.
    public var root = TypeIndex.none
}
