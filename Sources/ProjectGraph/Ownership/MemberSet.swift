/// A set of members by their numbers: most that are asked for are many, and to hash each would take longer than what is
/// done with it.
struct MemberSet: Sendable {
    /// In the order in which they came, each once.
    private(set) var members: [MemberID] = []
    private var isIn: [Bool]

    /// - Parameter count: how many members there are in all.
    init(among count: Int) {
        isIn = Array(repeating: false, count: count)
    }

    var isEmpty: Bool { members.isEmpty }

    func contains(_ member: MemberID) -> Bool { member.exists && isIn[member.position] }

    mutating func insert(_ member: MemberID) {
        guard member.exists, !isIn[member.position] else { return }
        isIn[member.position] = true
        members.append(member)
    }
}
