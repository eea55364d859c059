import ProjectGraph

/// On which ways through a body an event is sent: one that is sent on each of them is sent, whatever the conditions say.
struct EventWays {
    /// A side of a condition, or of several that stand in one chain of `else if`.
    struct Side: Hashable {
        /// Where the first of them stands.
        var condition: Int
        var number: Int

        /// What no other side makes up for.
        static func only(of condition: Int) -> Side { Side(condition: condition, number: -1) }
    }

    /// What is sent in a closure that a touch calls is not sent with what stands around it.
    private struct Sent: Hashable {
        var event: MemberID
        var closure: Int
    }

    private var ways: [Sent: [[Side]]] = [:]
    /// Of those that leave none out.
    private var sideCounts: [Int: Int] = [:]

    mutating func note(_ event: MemberID, in closure: Int, on way: [Side]) {
        ways[Sent(event: event, closure: closure), default: []].append(way)
    }

    /// The condition has so many sides, and no other.
    mutating func close(_ condition: Int, sides count: Int) { sideCounts[condition] = count }

    func areAll(for event: MemberID, in closure: Int) -> Bool {
        isWhole((ways[Sent(event: event, closure: closure)] ?? []).map { $0[...] })
    }

    private func isWhole(_ ways: [ArraySlice<Side>]) -> Bool {
        if ways.contains(where: \.isEmpty) { return true }
        return Set(ways.compactMap(\.first?.condition)).contains { condition in
            guard let count = sideCounts[condition] else { return false }
            return (0..<count).allSatisfy { number in
                isWhole(ways.filter { $0.first == Side(condition: condition, number: number) }.map { $0.dropFirst() })
            }
        }
    }
}
