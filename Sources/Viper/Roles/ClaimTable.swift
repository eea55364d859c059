import ProjectGraph

/// What speaks for the roles of types.
///
/// All claims stand in one list, in the order in which they were made, and for each type and role there is a summary,
/// which is all that roles are judged by.
struct ClaimTable: Sendable {
    private var entries: [Entry] = []
    /// By type: its latest claim; -1 for none.
    private var latest: [Int32]
    /// By type: the roles that something speaks for.
    private var roles: [RoleSet]
    /// By type and role.
    private var kinds: [EvidenceKinds]
    private static let stride = Role.inOrder.count

    private struct Entry: Sendable {
        var claim: Claim
        /// The one before it that speaks of the same type; -1 for the first.
        var previous: Int32
    }

    init(typeCount: Int) {
        latest = Array(repeating: -1, count: typeCount)
        roles = Array(repeating: [], count: typeCount)
        kinds = Array(repeating: [], count: typeCount * Self.stride)
    }

    mutating func add(_ fact: Claim.Fact, for role: Role, to type: TypeID) {
        let claim = Claim(role: role, fact: fact)
        entries.append(Entry(claim: claim, previous: latest[type.position]))
        latest[type.position] = Int32(truncatingIfNeeded: entries.count - 1)
        roles[type.position].insert(role)
        kinds[type.position * Self.stride + role.ordinal].formUnion(EvidenceKinds(claim.kind))
    }

    func kinds(for role: Role, of type: TypeID) -> EvidenceKinds { kinds[type.position * Self.stride + role.ordinal] }

    /// The role that most speaks for; equal scores are settled by the role's place in the list.
    func best(of type: TypeID) -> (role: Role, kinds: EvidenceKinds)? {
        var best: (role: Role, kinds: EvidenceKinds, score: Int)?
        for role in roles[type.position] {
            let kinds = kinds(for: role, of: type)
            let score = kinds.score
            if score > best?.score ?? -1 { best = (role, kinds, score) }
        }
        return best.map { ($0.role, $0.kinds) }
    }

    /// The role of a type, if enough speaks for one.
    func role(of type: TypeID) -> Role? {
        guard let best = best(of: type), best.kinds.isConvincing(for: best.role) else { return nil }
        return best.role
    }

    /// The roles that a type's name speaks for.
    func rolesByName(of type: TypeID) -> RoleSet {
        RoleSet(roles[type.position].lazy.filter { kinds(for: $0, of: type).contains(EvidenceKinds(.suffix)) })
    }

    /// What speaks for a type, in the order in which it was found; the same may stand there twice.
    ///
    /// - Parameter role: the role that the claims are for; nil for all.
    func claims(of type: TypeID, for role: Role? = nil) -> [Claim] {
        var found: [Claim] = []
        var next = Int(latest[type.position])
        while next >= 0 {
            let claim = entries[next].claim
            if role == nil || claim.role == role { found.append(claim) }
            next = Int(entries[next].previous)
        }
        found.reverse()
        return found
    }
}
