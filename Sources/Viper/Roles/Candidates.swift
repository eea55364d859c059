import ProjectGraph

/// The roles that types are in the running for, before they are looked at together.
struct Candidates {
    /// By type.
    private var roles: [RoleSet]
    /// By type: the role that most speaks for.
    private var mains: [Role?]

    init(_ claims: ClaimTable, typeCount: Int) {
        roles = Array(repeating: [], count: typeCount)
        mains = Array(repeating: nil, count: typeCount)
        for position in 0..<typeCount { note(TypeID(position), claims) }
    }

    /// Whoever only stands in a folder of presenters is no candidate for one; models often have nothing but a folder.
    /// A container view controller may be called a router, so what a name says stays in the running.
    private mutating func note(_ type: TypeID, _ claims: ClaimTable) {
        guard let best = claims.best(of: type), best.kinds != EvidenceKinds(.folder) || !best.role.isPartOfStack else { return }
        mains[type.position] = best.role
        roles[type.position] = claims.rolesByName(of: type)
        roles[type.position].insert(best.role)
    }

    /// - Parameter role: the only one in the running; nil for none.
    mutating func set(_ role: Role?, for type: TypeID) {
        mains[type.position] = role
        roles[type.position] = role.map { RoleSet($0) } ?? []
    }

    subscript(type: TypeID) -> RoleSet { roles[type.position] }

    func main(of type: TypeID) -> Role? { mains[type.position] }
}
