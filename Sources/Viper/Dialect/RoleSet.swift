/// Some of the roles, as bits: they are made and asked for at every edge of a project.
public struct RoleSet: BitwiseCopyable, Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(_ role: Role) {
        bits = Self.bit(role)
    }

    /// Of some roles, in any order.
    public init(_ roles: some Sequence<Role>) {
        for role in roles { insert(role) }
    }

    public init(arrayLiteral roles: Role...) {
        self.init(roles)
    }

    private init(bits: UInt32) {
        self.bits = bits
    }

    private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(role.ordinal) }

    static let boundaries = RoleSet(Role.inOrder.filter(\.isBoundary))

    /// Whether there is none.
    public var isEmpty: Bool { bits == 0 }
    var count: Int { bits.nonzeroBitCount }

    /// Whether a role is among them.
    public func contains(_ role: Role) -> Bool { bits & Self.bit(role) != 0 }
    func isDisjoint(with other: RoleSet) -> Bool { bits & other.bits == 0 }
    func intersection(_ other: RoleSet) -> RoleSet { RoleSet(bits: bits & other.bits) }
    func subtracting(_ other: RoleSet) -> RoleSet { RoleSet(bits: bits & ~other.bits) }

    /// Adds a role.
    public mutating func insert(_ role: Role) { bits |= Self.bit(role) }
    mutating func remove(_ role: Role) { bits &= ~Self.bit(role) }
    /// How many of them stand before a role in the list of all.
    func count(before role: Role) -> Int { (bits & (Self.bit(role) - 1)).nonzeroBitCount }

    mutating func formUnion(_ other: RoleSet) { bits |= other.bits }
}

extension RoleSet: Sequence {
    /// In the order of the list of all roles.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: UInt32

        public mutating func next() -> Role? {
            guard rest != 0 else { return nil }
            let role = Role.inOrder[rest.trailingZeroBitCount]
            rest &= rest - 1
            return role
        }
    }

    /// In the order of the list of all roles.
    public func makeIterator() -> Iterator { Iterator(rest: bits) }
}

extension Role {
    /// All roles, made once; each stands at its ``ordinal``.
    static let inOrder = Array(allCases)
}
