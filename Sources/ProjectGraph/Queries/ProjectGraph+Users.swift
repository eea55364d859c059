/// Who names a type and what a member calls: few questions go this way round.
extension ProjectGraph {
    /// The edges that lead to a type, in the order of the types they start from, then of their places.
    public func edges(to type: TypeID) -> some Sequence<Edge> {
        let positions = edgesByTarget.value {
            GroupedPositions(of: edges.count, groups: types.count) { edges[$0].to.exists ? edges[$0].to.position : nil }
        }
        return positions[type.exists ? type.position : nil].lazy.map { [edges] in edges[Int($0)] }
    }

    /// What a member's code calls, in the order of the members that are called.
    public func calls(by caller: MemberID) -> some Sequence<Call> {
        let positions = callsByCaller.value {
            GroupedPositions(of: calls.count, groups: members.count) { calls[$0].caller.exists ? calls[$0].caller.position : nil }
        }
        return positions[caller.exists ? caller.position : nil].lazy.map { [calls] in calls[Int($0)] }
    }
}
