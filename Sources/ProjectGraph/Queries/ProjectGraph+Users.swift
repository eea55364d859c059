/// Who names a type, what stands in a member and what that calls: few questions go this way round.
extension ProjectGraph {
    /// The edges that lead to a type, in the order of the types they start from, then of their places.
    public func edges(to type: TypeID) -> some Sequence<Edge> {
        let positions = edgesByTarget.value {
            GroupedPositions(of: edges.count, groups: types.count) { edges[$0].to.exists ? edges[$0].to.position : nil }
        }
        return positions[type.exists ? type.position : nil].lazy.map { [edges] in edges[Int($0)] }
    }

    /// The edges of a type that stand in one of its members, in source order: where a type has thousands of each, all its edges are too many to be
    /// gone through for every member.
    public func edges(of member: MemberID, from type: TypeID) -> [Edge] {
        guard member.exists else { return edges(from: type).filter { !$0.member.exists } }
        let positions = edgesByMember.value {
            GroupedPositions(of: edges.count, groups: members.count) { edges[$0].member.exists ? edges[$0].member.position : nil }
        }
        return positions[member.position].compactMap { edges[Int($0)].from == type ? edges[Int($0)] : nil }
    }

    /// What a member's code calls, in the order of the members that are called.
    public func calls(by caller: MemberID) -> some Sequence<Call> {
        let positions = callsByCaller.value {
            GroupedPositions(of: calls.count, groups: members.count) { calls[$0].caller.exists ? calls[$0].caller.position : nil }
        }
        return positions[caller.exists ? caller.position : nil].lazy.map { [calls] in calls[Int($0)] }
    }
}
