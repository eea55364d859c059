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

    /// A member, and the next one of its type and name.
    struct Link: Sendable {
        var member: MemberID
        var next: MemberID
    }

    /// - Returns: the index, and what the members are to be linked by.
    static func make(_ index: ProjectIndex, jobs: Int) -> (MemberIndex, [Link]) {
        let parts = Parallel.map(index.types.count, jobs: jobs) { rows(of: $0, index) }
        var made = MemberIndex()
        made.rows = RaggedArray(parts: parts.lazy.map { $0.rows })
        return (made, parts.flatMap { $0.links })
    }

    private static func rows(of types: Range<Int>, _ index: ProjectIndex) -> (rows: RaggedArray<Entry>, links: [Link]) {
        var rows = RaggedArray<Entry>()
        var links: [Link] = []
        var keys: [UInt64] = []
        for position in types {
            keys.removeAll(keepingCapacity: true)
            for member in index.types[position].members {
                keys.append(UInt64(index.members[member.position].name.rawValue) << 32 | UInt64(UInt32(bitPattern: member.rawValue)))
            }
            keys.sort()
            var previous: UInt64?
            for key in keys {
                let member = MemberID(rawValue: Int32(truncatingIfNeeded: key))
                if let previous, previous >> 32 == key >> 32 {
                    links.append(Link(member: MemberID(rawValue: Int32(truncatingIfNeeded: previous)), next: member))
                } else {
                    rows.appendElement(Entry(name: Symbol(rawValue: UInt32(truncatingIfNeeded: key >> 32)), first: member))
                }
                previous = key
            }
            rows.endRow()
        }
        return (rows, links)
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
