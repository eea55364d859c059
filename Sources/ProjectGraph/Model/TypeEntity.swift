import Syntax

/// A class, struct, enum, protocol, actor or type alias, with all its extensions merged.
public struct TypeEntity: Sendable {
    /// What kind of type it is.
    public enum Kind: String, Sendable {
        case `class`
        case `struct`
        case `enum`
        case `protocol`
        case actor
        case alias = "typealias"
        /// A type that neither the project declares nor a known framework.
        case unknown

        /// Asked of the kind where it is asked often: for an answer of its own the whole entity is copied.
        public var isReference: Bool { self == .class || self == .actor }
        public var isValue: Bool { self == .struct || self == .enum }
    }

    /// A declaration or an extension of the type.
    public struct Part: Sendable, Hashable {
        public var file: FileID
        public var declaration: DeclarationIndex
    }

    /// A type that this one inherits from or conforms to.
    public struct Supertype: Sendable, Hashable {
        public var type: TypeID
        public var site: Site
    }

    public var kind: Kind
    public var name: Symbol
    /// With the names of the types around it, for example `Login.Presenter`.
    public var fullName: String
    /// The type that this one is nested in.
    public var outer: TypeID?
    /// The declaration first, then the extensions in source order; none for a type that is not the project's.
    public var parts: [Part] = [] {
        didSet { isExternal = parts.isEmpty }
    }
    /// As written, in source order: the superclass and protocols, those of extensions included.
    public var supertypes: [Supertype] = []
    public var members: [MemberID] = []
    /// What an alias stands for.
    public var alias: WrittenType?
    /// A protocol with associated types, some of them maybe inherited.
    public internal(set) var hasAssociatedTypes = false
    /// The framework that declares it, where it is a known one's.
    public var framework: String?
    /// Not declared in the project. Asked at every other edge, it is noted: to see whether the list of parts is empty, one
    /// has to look into it.
    public private(set) var isExternal = true

    /// For rules of one's own, which have few types to ask.
    public var isReference: Bool { kind.isReference }
    public var isValue: Bool { kind.isValue }
}

/// A function, property, initialiser, subscript or enum case of a type.
public struct Member: Sendable {
    public var owner: TypeID
    public var name: Symbol
    public var file: FileID
    public var declaration: DeclarationIndex
    public var kind: DeclarationKind
    /// Belongs to the type itself, not to its instances.
    public var isStatic: Bool
    /// Its type is written: for a function, what it returns.
    public var isTyped: Bool
    /// The next member of the same type with the same name: an overload.
    var next: MemberID = .none
}
