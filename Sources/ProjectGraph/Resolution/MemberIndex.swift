/// The members of each type by their names.
///
/// A type has few names, and code asks for those of one type again and again: they stand together, where a table of
/// all names of the project would be looked into at another place each time.
struct MemberIndex: Sendable {
    /// By type: the members' names in their order, each with its first member in source order.
    private var rows = RaggedArray<Entry>()

    private struct Entry {
        var name: Symbol
        var first: MemberID
    }

    /// Beyond this many names halving beats going along them.
    private static let longestScan = 16

    init() {}

    /// - Parameter members: in source order; each is linked to the next one of its name.
    init(types: [TypeEntity], members: inout [Member]) {
        var keys: [UInt64] = []
        for position in types.indices {
            keys.removeAll(keepingCapacity: true)
            for member in types[position].members {
                keys.append(UInt64(members[member.position].name.rawValue) << 32 | UInt64(UInt32(bitPattern: member.rawValue)))
            }
            keys.sort()
            var previous = MemberID.none
            for key in keys {
                let member = MemberID(rawValue: Int32(truncatingIfNeeded: key))
                let name = members[member.position].name
                if previous.exists, members[previous.position].name == name {
                    members[previous.position].next = member
                } else {
                    rows.appendElement(Entry(name: name, first: member))
                }
                previous = member
            }
            rows.endRow()
        }
    }

    /// The first of a type's members of a name, in source order; others follow by ``Member/next``.
    func first(named name: Symbol, of owner: TypeID) -> MemberID {
        guard owner.position < rows.count else { return .none }
        var range = rows.indices(of: owner.position)
        while range.count > Self.longestScan {
            let middle = range.lowerBound + range.count / 2
            range = rows.elements[middle].name <= name ? middle..<range.upperBound : range.lowerBound..<middle
        }
        for position in range where rows.elements[position].name == name { return rows.elements[position].first }
        return .none
    }
}
