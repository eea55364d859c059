/// Some of the roles, as bits: they are made and asked for at every edge of a project.
struct RoleSet: BitwiseCopyable, Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(_ role: Role) {
        bits = Self.bit(role)
    }

    init(_ roles: some Sequence<Role>) {
        for role in roles { insert(role) }
    }

    init(arrayLiteral roles: Role...) {
        self.init(roles)
    }

    private init(bits: UInt32) {
        self.bits = bits
    }

    private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(role.ordinal) }

    static let boundaries = RoleSet(Role.inOrder.filter(\.isBoundary))

    var isEmpty: Bool { bits == 0 }
    var count: Int { bits.nonzeroBitCount }

    func contains(_ role: Role) -> Bool { bits & Self.bit(role) != 0 }
    func isDisjoint(with other: RoleSet) -> Bool { bits & other.bits == 0 }
    func intersection(_ other: RoleSet) -> RoleSet { RoleSet(bits: bits & other.bits) }
    func subtracting(_ other: RoleSet) -> RoleSet { RoleSet(bits: bits & ~other.bits) }

    mutating func insert(_ role: Role) { bits |= Self.bit(role) }
    mutating func formUnion(_ other: RoleSet) { bits |= other.bits }
}

extension RoleSet: Sequence {
    /// In the order of the list of all roles.
    struct Iterator: IteratorProtocol {
        fileprivate var rest: UInt32

        mutating func next() -> Role? {
            guard rest != 0 else { return nil }
            let role = Role.inOrder[rest.trailingZeroBitCount]
            rest &= rest - 1
            return role
        }
    }

    func makeIterator() -> Iterator { Iterator(rest: bits) }
}

extension Role {
    /// All roles, made once; each stands at its ``ordinal``.
    static let inOrder = Array(allCases)
}
