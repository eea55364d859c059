import Syntax

/// One type depends on another.
public struct Edge: Sendable, Hashable {
    /// How one type depends on the other.
    public enum Kind: String, CaseIterable, Sendable {
        case inherits
        case conforms
        /// A stored property of the type, or of an optional or collection of it.
        case holds
        /// The type's name stands anywhere else.
        case names
        /// An instance is made.
        case creates

        var rank: Int {
            switch self {
            case .inherits: 0
            case .conforms: 1
            case .holds: 2
            case .names: 3
            case .creates: 4
            }
        }
    }

    /// Where the name stands.
    public enum Position: String, CaseIterable, Sendable {
        case inheritance = "inheritance clause"
        case storedProperty = "stored property"
        case computedProperty = "computed property"
        case parameter = "parameter"
        case result = "return type"
        case associatedValue = "associated value"
        case genericArgument = "generic argument"
        case genericConstraint = "generic constraint"
        case typeAlias = "type alias"
        case localVariable = "local variable"
        case cast = "cast"
        case typeCheck = "type check"
        case staticMember = "static member"
        /// A variable at the top level of a file stands for it.
        case globalVariable = "global variable"
        case metatype = "metatype"
        case instantiation = "instantiation"
        case defaultArgument = "default argument"
        case closureSignature = "closure signature"
        case namespace = "qualifier"
        case attribute = "attribute"
    }

    public var from: TypeID
    public var to: TypeID
    public var kind: Kind
    public var position: Position
    /// How a `holds` edge holds; strong for all others.
    public var ownership: Ownership
    public var site: Site
    /// The member of `from` that the name stands in.
    public var member: MemberID
    /// Reached through a type alias; ``site`` is where the alias stands.
    public var throughAlias: Bool
    /// Belongs to the type itself, not to its instances.
    public var isStatic: Bool
    /// Stands in a declaration's signature or written type, not in a body.
    public var isSignature: Bool
    /// An `inout` parameter's type.
    public var isInout: Bool

    /// Whether a signature names the type for an instance of it, rather than as the value `Loan.self` or before a type that is nested in it.
    public var namesInstance: Bool { isSignature && position != .metatype && position != .namespace }
}

/// A message from one type to another.
public struct Call: Sendable, Hashable {
    /// The type whose code calls.
    public var from: TypeID
    /// The member in which the call stands.
    public var caller: MemberID
    public var callee: MemberID
    /// The receiver's declared type, which may inherit the callee.
    public var receiver: TypeID
    public var site: Site
    /// The receiver is the calling instance itself.
    public var isSelf: Bool

    /// A message that no call of a method carries.
    public init(from: TypeID, caller: MemberID, callee: MemberID, receiver: TypeID, site: Site, isSelf: Bool) {
        (self.from, self.caller, self.callee, self.receiver, self.site, self.isSelf) = (from, caller, callee, receiver, site, isSelf)
    }
}

/// A property that is set from code.
public struct Assignment: Sendable, Hashable {
    public var from: TypeID
    public var caller: MemberID
    public var target: MemberID
    /// The declared type of what the property belongs to, which may inherit it.
    var receiver: TypeID
    /// The declared type of the value, where it is known.
    public var value: TypeID
    /// What the value shows, and keeps: `StatementsView` of `UIHostingController(rootView: StatementsView())`, the root of a navigation controller.
    public internal(set) var hosted = TypeID.none
    /// An initialiser sets it for a part that it is handed, and to another that it is handed, of which it knows protocols: `router.host = view`.
    var isWiring = false
    public var site: Site
    /// The property belongs to the calling instance itself.
    public var isSelf: Bool
    /// It belongs to a value that the calling instance stores: `draft.title = title`.
    public internal(set) var isOfOwnValue = false
    /// The value is `nil` or `.none`.
    public var isNil: Bool
    /// In an initialiser: the parameter that is put there, where that is nil unless it is passed.
    var defaultingParameter: Int32 = -1
}
