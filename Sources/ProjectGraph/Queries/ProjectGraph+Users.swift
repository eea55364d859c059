import Dispatch

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

/// The positions of a list's elements, by what they belong to.
struct GroupedPositions: Sendable {
    private let positions: [UInt32]
    /// By group: where its positions begin; they end where the next group's begin.
    private let starts: [Int]

    /// - Parameter group: nil for an element that belongs to none.
    init(of count: Int, groups: Int, group: (Int) -> Int?) {
        var starts = Array(repeating: 0, count: groups + 1)
        for position in 0..<count {
            if let group = group(position) { starts[group + 1] += 1 }
        }
        for group in 0..<groups { starts[group + 1] += starts[group] }
        var positions = [UInt32](repeating: 0, count: starts[groups])
        var next = starts
        for position in 0..<count {
            guard let group = group(position) else { continue }
            positions[next[group]] = UInt32(position)
            next[group] += 1
        }
        (self.positions, self.starts) = (positions, starts)
    }

    /// In the order of the list.
    subscript(group: Int?) -> ArraySlice<UInt32> {
        group.map { positions[starts[$0]..<starts[$0 + 1]] } ?? []
    }
}

/// What is made when it is first asked for, since most runs never do. Other threads wait for it meanwhile.
final class MadeWhenAsked<Value: Sendable>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var made: Value?

    func value(_ make: () -> Value) -> Value {
        lock.wait()
        defer { lock.signal() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
